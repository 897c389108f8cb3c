"""The game at a table: pure data and logic, no input or output. A room changes by folding entries, and in no other way."""
