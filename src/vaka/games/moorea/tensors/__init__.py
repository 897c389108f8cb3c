"""Observations of Moorea as numbers: compiled."""
