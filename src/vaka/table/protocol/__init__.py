"""What a client and the server say to each other: messages, the shapes of answers, and sentences in three languages."""
