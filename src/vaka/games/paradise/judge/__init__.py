"""What is good in Conquest of Paradise."""
