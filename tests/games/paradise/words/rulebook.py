"""The tables of the rules in a language, and the worked examples as moves."""

from __future__ import annotations

import vaka
from vaka.engine.testing import Table

GAME = vaka.game("paradise")


class Rulebook:
    """The rules of Conquest of Paradise as a reader of one language has them."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.text = GAME.rules(lang).replace("\N{NO-BREAK SPACE}", " ") if lang == "de" else GAME.rules(lang)

    def rows(self, start: str, end: str) -> list[list[str]]:
        """The rows of the tables between two headings."""
        part = self.text[self.text.index(f"# {start} ") : self.text.index(f"# {end} ")]
        return [[cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines() if line.startswith("| ")]

    def said(self, key: str) -> str:
        """A message without parameters."""
        return GAME.words.say(key, {}, self.lang)


def play(table: Table, *moves: str) -> None:
    """`red explore 0604` is a move, `! die 5` a draw or a roll."""
    for move in moves:
        seat, text = move.split(" ", 1)
        if seat == "!":
            table.chance(text)
        else:
            table.play(seat, text)
