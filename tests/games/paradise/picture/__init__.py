"""The picture of Conquest of Paradise."""
