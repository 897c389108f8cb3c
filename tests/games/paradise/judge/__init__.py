"""The judge of Conquest of Paradise."""
