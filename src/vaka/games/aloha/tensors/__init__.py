"""Observations of Aloha as numbers: compiled."""
