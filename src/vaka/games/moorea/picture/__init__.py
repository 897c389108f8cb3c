"""The picture of Moorea."""
