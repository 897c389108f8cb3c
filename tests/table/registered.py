"""Importing this makes the toys known: the server under test and its bots' processes load it."""

from tests.table.games import register_all

register_all()
