"""Tests of the room `rules`."""
