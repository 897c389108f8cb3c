"""Building (§9), saved resources (§11.4), what Events do to building (§11.2)."""
