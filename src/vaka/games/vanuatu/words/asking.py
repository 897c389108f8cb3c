"""Who asks of the board, and in which words: a view with its messages, and what is closed to the seat that looks at it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from vaka.engine import About, BadNotation, Obstacle
from vaka.engine.names import CHANCE, FULL, OVER
from vaka.games.vanuatu.rules.box import BOX

if TYPE_CHECKING:
    from vaka.engine import State

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "space": ("effect", "price", "points"),
    "island": ("effect", "points"),
    "island-huts": ("effect", "price", "points"),
    "island-drawings": ("effect", "points"),
    "island-tourists": ("effect", "points"),
    "island-goods": ("effect", "price", "points"),
    "island-dikes": ("effect", "price"),
    "submerged": ("effect",),
    "ocean": ("effect", "price", "points"),
    "cell": ("effect",),
    "waiting": ("effect",),
    "ship": ("effect", "points"),
    "berth": ("effect",),
    "market": ("effect",),
    "office": ("effect", "points"),
    "rest": ("effect",),
    "round": ("effect",),
    "first": ("effect", "points"),
    "waters": ("effect", "price"),
    "character": ("effect",),
    "boat": ("effect", "price"),
    "seat": ("effect", "points"),
    "seat-vatus": ("effect", "points"),
    "seat-huts": ("effect", "price", "points"),
    "seat-fish": ("effect",),
    "seat-treasures": ("effect", "points"),
    "seat-markers": ("effect",),
    "seat-token": ("effect",),
}
"""What is told of each kind of place beside its name: the messages `place-<kind>` and `place-<kind>-<field>`."""

GENERAL: Final = ("not-your-turn", "not-now", "chance", "game-over")
"""Obstacles that do not say more of a place than its own paragraph does."""


def has(view: State, option: str) -> bool:
    """Is the game played with this?"""
    return view.options[option] == "yes"


class Asking:
    """A view with its words, and the seat that asks."""

    def __init__(self, view: State, lang: str) -> None:
        self.view, self.lang, self.game = view, lang, view.game
        self.data = view.write()
        self.colours = self.game.seat_words(view.seats)
        actor = int(view.actor())
        self.seat = int(view.viewer) if view.viewer != FULL else actor
        self.me: dict[str, Any] | None = self.data["players"][self.colours[self.seat]] if self.seat >= 0 else None

    def say(self, key: str, **params: Any) -> str:
        """A message of the game."""
        return self.game.say(key, params, self.lang, self.view.seats)

    def tell(self, kind: str, params: dict[str, Any], rule: str, closed: Obstacle | None = None, more: str = "") -> About:
        """A place of a kind: what its messages say, and why it cannot be used now, with the paragraph for that."""
        told = {field: self.say(f"place-{kind}-{field}", **params) for field in FIELDS[kind]}
        told["effect"] = " ".join([text for text in (told["effect"], more) if text])
        why = ""
        if closed is not None:
            why = self.game.explain(closed, self.view.seats, self.lang)
            rule = closed.rule if closed.rule and closed.key not in GENERAL else rule
        return About(self.say(f"place-{kind}", **params), why_not=why, rule=rule, **told)

    def is_playing(self) -> bool:
        """Does a player ask, while players are asked? Only then can something be open or closed."""
        return self.seat >= 0 and self.view.actor() not in (CHANCE, OVER)

    def closed(self, *notations: str, plans: str = "") -> Obstacle | None:
        """Why none of these is open to the seat that asks; None if one is, or if nobody is asked anything.

        While it is planned, an action that is performed later is told of by why it cannot be planned.
        """
        if not self.is_playing():
            return None
        if plans and self.data["stage"] == "planning":
            return self.closed_space(plans)
        found = None
        for text in notations:
            try:
                found = self.view.obstacle(self.game.parse(self.view, text, self.seat), self.seat)
            except BadNotation:
                continue
            if found is None:
                return None
        return found

    def closed_space(self, action: str) -> Obstacle | None:
        """Why nothing can be done on an action space."""
        if not self.is_playing():
            return None
        kinds = {obstacle.params["kind"]: obstacle for obstacle in self.view.obstacles(self.seat)}
        return kinds.get(action) or kinds.get("any")

    def helped(self, character: str) -> bool:
        """Does the character of the seat that asks still help it?"""
        return self.me is not None and helps(self.me, character)

    def huts(self, island: str) -> tuple[int, str]:
        """The huts on an island, and whose they are."""
        owned = {seat: player["huts"].get(island, 0) for seat, player in enumerate(self.data["players"].values())}
        named = [f"{self.game.seat_name(self.view.seats, seat, self.lang)} {count}" for seat, count in owned.items() if count]
        return sum(owned.values()), ", ".join(named) or "none"

    def worth(self, island: str) -> int:
        """What a hut on this island is worth at the end, as it stands now."""
        there = self.data["islands"][island]
        lost = (0, *BOX.water_penalty)[there["water"]] if has(self.view, "waters") else 0
        return int(BOX.final_tourist * there["tourists"] - lost)


def helps(player: dict[str, Any], character: str) -> bool:
    """Has the player this character, unused?"""
    return bool(player["character"] == character and not player["face_down"])


def hut_price(player: dict[str, Any] | None) -> int:
    """What a hut costs a player."""
    return BOX.hut_price[1 if player is not None and helps(player, "builder") else 0]
