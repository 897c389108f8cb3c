"""Obstacles in words: what every game's teacher does alike."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from vaka.engine.events import Obstacle
from vaka.engine.names import CHANCE, OVER


def worded(words: Mapping[int, tuple[str, str]], reason: int, params: dict[str, Any]) -> Obstacle:
    """A reason with its words; `words` has, by the number of a reason, its key and its paragraph.

    >>> worded({3: ("occupied", "5.2")}, 3, {"to": "c4"})
    Obstacle(key='occupied', params={'to': 'c4'}, rule='5.2')
    """
    key, rule = words[reason]
    return Obstacle(key, params, rule)


def unasked(asked: int, over: str = "", turn: str = "") -> Obstacle:
    """Why nothing at all is open to a seat: the game is over, chance decides, or another is asked. The paragraphs are the game's.

    >>> unasked(OVER, over="6").key, unasked(CHANCE).key, unasked(1, turn="3").rule
    ('game-over', 'chance', '3')
    """
    if asked == OVER:
        return Obstacle("game-over", {}, over)
    return Obstacle("chance") if asked == CHANCE else Obstacle("not-your-turn", {}, turn)


def of_each_kind(obstacle: Obstacle, kinds: Iterable[str]) -> list[Obstacle]:
    """The same obstacle, listed under each of these kinds of action.

    >>> [one.params for one in of_each_kind(Obstacle("chance"), ("sail", "fish"))]
    [{'kind': 'sail'}, {'kind': 'fish'}]
    """
    return [Obstacle(obstacle.key, {"kind": kind} | obstacle.params, obstacle.rule) for kind in kinds]


def closed_kinds(words: Mapping[int, tuple[str, str]], reasons: Iterable[tuple[str, int]], is_open: int = 0) -> list[Obstacle]:
    """One obstacle for each kind that has a reason; `reasons` are pairs of a kind and the number of its reason.

    >>> closed_kinds({3: ("no-boat", "4.1")}, [("sail", 0), ("fish", 3)])
    [Obstacle(key='no-boat', params={'kind': 'fish'}, rule='4.1')]
    """
    return [worded(words, reason, {"kind": kind}) for kind, reason in reasons if reason != is_open]
