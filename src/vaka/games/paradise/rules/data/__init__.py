"""Parts of a position as JSON, and back."""
