"""What lies on the map, and what everybody knows of it, by functions that hide how it is packed."""
