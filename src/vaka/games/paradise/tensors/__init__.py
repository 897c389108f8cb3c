"""Observations of Conquest of Paradise as numbers: compiled."""
