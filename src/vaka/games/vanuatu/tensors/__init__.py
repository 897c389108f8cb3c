"""Observations of Vanuatu as numbers: compiled."""
