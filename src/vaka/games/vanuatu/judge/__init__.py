"""What is good in Vanuatu: compiled."""
