"""Movement (§7)."""
