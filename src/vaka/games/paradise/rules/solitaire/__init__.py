"""The solitaire game (§12)."""
