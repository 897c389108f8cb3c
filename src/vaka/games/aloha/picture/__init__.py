"""The picture of Aloha."""
