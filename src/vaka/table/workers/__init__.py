"""What is done beside the loop: processes and threads, whose turn it is, bots and hints."""
