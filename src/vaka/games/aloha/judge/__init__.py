"""What is good in Aloha: compiled."""
