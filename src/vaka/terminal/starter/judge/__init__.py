"""What is good: for bots and hints."""
