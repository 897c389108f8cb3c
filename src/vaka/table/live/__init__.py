"""What this process has in memory: tables in play, who is here, what they are sent. What has to last goes to the store."""
