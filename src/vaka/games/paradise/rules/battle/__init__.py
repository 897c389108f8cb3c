"""Battle (§8)."""
