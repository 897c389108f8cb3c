"""The picture of Vanuatu."""
