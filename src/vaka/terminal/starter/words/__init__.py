"""What is typed and read, in three languages."""
