"""Tests of Starter, room by room."""
