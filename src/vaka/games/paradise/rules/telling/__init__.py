"""What happens, as events: what is told, and to whom."""
