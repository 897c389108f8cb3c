"""Tests of the room `picture`."""
