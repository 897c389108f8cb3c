"""What to do now: an instruction to whoever looks."""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from vaka.engine.names import CHANCE, OVER
from vaka.games.aloha.rules.actions import KINDS
from vaka.games.aloha.rules.box import ACTIONS
from vaka.games.aloha.rules.position import AlohaPosition
from vaka.games.aloha.rules.sea import NOWHERE, square_name
from vaka.games.aloha.rules.telling import ending
from vaka.games.aloha.words.text import turn_params

if TYPE_CHECKING:
    from vaka.engine.game import Game

CHOICES = {"launch": "pirogue", "hop": "tiki", "reveal": "tile"}
"""What a person chooses for each kind of action (a launch and a sail have the same ids)."""


def prompt(position: AlohaPosition, lang: str) -> str:
    """What the viewer has to do; or who is waited for, or what chance decides, or how it ended."""
    if position.asked == OVER:
        key, params = ending(position)
        return say(position, f"event-{key}", params, lang)
    if position.asked == CHANCE:
        if position.revealing == NOWHERE:
            return say(position, "prompt-first", {}, lang)
        return say(position, "prompt-tile", {"tile": square_name(position.revealing)}, lang)
    open_now = position.legal()
    if position.viewer != position.asked or not open_now:
        return say(position, "prompt-wait", turn_params(position), lang)
    return _choose(position.game, position.seats, kinds_among(open_now), int(position.left), lang)


def kinds_among(actions: list[int]) -> frozenset[str]:
    """The kinds of these actions, whose ids are sorted: one look for each kind, not for each action."""
    found, place = [], 0
    while place < len(actions):
        kind = KINDS.kind(actions[place])
        found.append(kind.name)
        place = bisect_left(actions, kind.ids.stop, place)
    return frozenset(found)


@lru_cache(1 << 10)
def _choose(game: Game, seats: int, kinds: frozenset[str], left: int, lang: str) -> str:
    """What there is to choose from."""
    choices = [game.say(f"choice-{chosen}", {}, lang, seats) for kind, chosen in CHOICES.items() if kind in kinds]
    params = {"left": left, "actions": ACTIONS, "choices": listed(game, choices, lang)}
    if not choices:
        return game.say("prompt-pass", params, lang, seats)
    return game.say("prompt-coral" if "push" in kinds else "prompt-turn", params, lang, seats)


def listed(game: Game, choices: list[str], lang: str) -> str:
    """One, another or a third."""
    if len(choices) < 2:
        return "".join(choices)
    return game.words.say("reason-or", {"first": ", ".join(choices[:-1]), "last": choices[-1]}, lang)


def say(position: AlohaPosition, key: str, params: dict[str, Any], lang: str) -> str:
    """A message of the game."""
    return position.game.say(key, params, lang, position.seats)
