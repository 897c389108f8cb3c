"""The set-up of the game (§2) and of every round (§4)."""
