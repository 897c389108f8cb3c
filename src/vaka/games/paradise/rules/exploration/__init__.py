"""Exploration (§6), the search for Kumara (§11.5), the South Island (§11.3)."""
