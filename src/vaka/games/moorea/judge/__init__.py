"""What is good in Moorea: compiled."""
