"""The position as text, for terminals and screen readers."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from vaka.engine.game import Game
    from vaka.games.paradise.rules.sequence import Paradise


def in_words(game: Game, params: dict[str, Any], lang: str) -> dict[str, Any]:
    return params


def text(state: Paradise, game: Game, lang: str) -> str:
    return json.dumps(state.write(), indent=1)


def panel(state: Paradise, game: Game, seat: int, lang: str) -> str:
    return ""


def points(state: Paradise, game: Game, seat: int, lang: str) -> list[tuple[str, int]]:
    return []
