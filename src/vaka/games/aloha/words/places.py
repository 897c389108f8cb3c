"""What a person asks of the board: every place by its name, and what there is to know of it.

Places are the squares (`c4`), the beaches (`beach-red`), the pirogues (`pirogue-red-1`), the Tikis (`tiki-red`) and the plate that
tells whose turn it is (`turn`). The picture marks its parts with the same names.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from vaka.engine.events import Obstacle
from vaka.engine.game import About
from vaka.engine.names import FULL, NOBODY, OVER
from vaka.engine.words import joined
from vaka.games.aloha.rules.actions import FLEET, KINDS
from vaka.games.aloha.rules.box import BOX, LETTERS, TILES
from vaka.games.aloha.rules.ending import progress
from vaka.games.aloha.rules.packed import has
from vaka.games.aloha.rules.position import AlohaPosition, first_alike, in_stock, owner_of, pirogue_of, slot_of, tiki_place
from vaka.games.aloha.rules.sea import BEACH, SEA, SPAN, SQUARES, square_name, square_of
from vaka.games.aloha.rules.telling import cargo, ending
from vaka.games.aloha.rules.writing import CORNER, FACE_DOWN, letter, spot
from vaka.games.aloha.words.text import fleet_params, turn_params

TURN: Final = "turn"
CALLED: Final = dict(zip(LETTERS, TILES, strict=True)) | {FACE_DOWN: "face-down", CORNER: "corner"}
"""What a tile shows, by its letter."""
TOO_FAR: Final = ("launch-two", "one-tile", "wind-two", "off-the-sea")
RULES: Final = {"ocean": "5.1", "alize": "5.2", "dauphin": "5.3", "corail": "5.4", "corner": "5.5", "face-down": "4.5"}


def places(position: AlohaPosition) -> list[str]:
    """Everything on the board that has words."""
    colours = position.game.seat_words(position.seats)
    found = [square_name(square) for square in range(SQUARES)]
    found += [f"beach-{colour}" for colour in colours]
    found += [pirogue_name(position, pirogue) for pirogue in range(position.seats * FLEET)]
    return [*found, *(f"tiki-{colour}" for colour in colours), TURN]


def pirogue_name(position: AlohaPosition, pirogue: int) -> str:
    """The place that a pirogue is: its colour, and its number from 1."""
    return f"pirogue-{position.game.seat_words(position.seats)[owner_of(pirogue)]}-{slot_of(pirogue) + 1}"


def about(position: AlohaPosition, place: str, lang: str) -> About:
    """What there is to know of a place; raise LookupError if there is no such place."""
    if place not in places(position):
        raise LookupError(f"Aloha has no place called {place!r}")
    guide = Guide(position, lang)
    kind, *rest = place.split("-")
    if kind == TURN:
        return guide.turn()
    if not rest:
        return guide.tile(square_of(place))
    seat = position.game.seat_words(position.seats).index(rest[0])
    if kind == "beach":
        return guide.beach(seat)
    return guide.tiki(seat) if kind == "tiki" else guide.pirogue(pirogue_of(seat, int(rest[1]) - 1))


class Guide:
    """Tells what there is to know, to the viewer of a position; where all of it is seen, to whoever is asked."""

    def __init__(self, position: AlohaPosition, lang: str) -> None:
        self.position = position
        self.game = position.game
        self.lang = lang
        asked = position.asked if position.asked >= 0 else NOBODY
        self.viewer = asked if position.viewer == FULL else position.viewer

    def say(self, key: str, params: dict[str, Any]) -> str:
        """A message of the game."""
        return self.game.say(key, params, self.lang, self.position.seats)

    def explain(self, obstacle: Obstacle | None) -> str:
        """An obstacle in words; nothing where there is none."""
        return "" if obstacle is None else self.game.explain(obstacle, self.position.seats, self.lang)

    def why_no(self, kind: str) -> str:
        """Why no action of this kind is open to the viewer; nothing if one is."""
        if self.viewer < 0:
            return ""
        closed = [obstacle for obstacle in self.position.obstacles(self.viewer) if obstacle.params["kind"] == kind]
        return self.explain(closed[0] if closed else None)

    def tile(self, square: int) -> About:
        """A tile: its effect, and who is on it."""
        position, shown = self.position, CALLED[letter(self.position, square)]
        name = self.say("about-tile", {"tile": square_name(square), "name": self.say(f"tile-{shown}", {})})
        crew = [
            self.say("about-crew", {"owner_seat": owner_of(pirogue)} | cargo(position, pirogue))
            for pirogue in range(position.seats * FLEET)
            if position.place[pirogue] == square
        ]
        here = f" {self.say('about-here', {'pirogues': joined(crew, self.lang)})}" if crew else ""
        effect = self.say(f"effect-{shown}", self.tile_params(square, shown)) + here
        if shown != "face-down":
            return About(name, effect, rule=RULES[shown])
        reveal = KINDS.id("reveal", tile=square)
        why_not = self.explain(position.obstacle(reveal, self.viewer)) if self.viewer >= 0 else ""
        return About(name, effect, price=self.say("price-reveal", {}), why_not=why_not, rule=RULES[shown])

    def tile_params(self, square: int, shown: str) -> dict[str, Any]:
        """What the effect of a tile tells besides."""
        if shown == "face-down":
            return {kind: in_stock(self.position, number) for number, kind in enumerate(TILES)}
        if shown != "corner":
            return {}
        arriving = BOX.corners[(list(SEA.corners).index(square) + 2) % 4]
        return {"tiki": arriving if arriving in self.game.seat_words(self.position.seats) else "none"}

    def beach(self, seat: int) -> About:
        """A beach: the pirogues that lie there."""
        params = fleet_params(self.position, seat) | {"owner_seat": seat}
        why_not = self.why_no("launch") if seat == self.viewer else ""
        effect = self.say("effect-beach", params)
        return About(self.say("about-beach", params), effect, price=self.say("price-launch", {}), why_not=why_not, rule="4.1")

    def pirogue(self, pirogue: int) -> About:
        """A pirogue: how far it goes, and whose Tiki is aboard."""
        position, here = self.position, self.position.place[pirogue]
        goes = "launch" if here == BEACH else "wind" if has(position.alize, here) else "sail"
        params: dict[str, Any] = {"owner_seat": owner_of(pirogue), "place": spot(here), "goes": goes} | cargo(position, pirogue)
        price, rule = {"launch": ("launch", "4.1"), "wind": ("sail", "5.2"), "sail": ("sail", "4.2")}[goes]
        if self.viewer >= 0 and owner_of(pirogue) != self.viewer:
            price, rule = "push", "5.4"
        return About(
            self.say("about-pirogue", params),
            self.say("effect-pirogue", params),
            price=self.say(f"price-{price}", {}),
            why_not=self.why_not_pirogue(pirogue, price),
            rule=rule,
        )

    def why_not_pirogue(self, pirogue: int, kind: str) -> str:
        """Why the viewer can do nothing with a pirogue, own or adverse; nothing if there is something.

        Of all its ways the reason that most have is told; that a way is too far says nothing of the pirogue.
        """
        if self.viewer < 0:
            return ""
        row, alike = KINDS["push" if kind == "push" else "launch"], first_alike(self.position, pirogue)
        which = {"pirogue": alike} if kind == "push" else {"slot": slot_of(alike)}
        ways = [action for action in row.ids if which.items() <= row.numbers(action).items()]
        reasons = [self.position.obstacle(action, self.viewer) for action in ways]
        if None in reasons:
            return ""
        told = [reason for reason in reasons if reason is not None and reason.key not in TOO_FAR]
        often = Counter(reason.key for reason in told)
        return self.explain(max(told, key=lambda reason: often[reason.key])) if told else self.why_no(kind)

    def tiki(self, seat: int) -> About:
        """A Tiki: what it is aboard, and how far it has come."""
        position = self.position
        params = {
            "seat": seat,
            "owner_seat": owner_of(position.tiki[seat]),
            "place": spot(tiki_place(position, seat)),
            "steps": progress(position, seat),
            "span": SPAN,
            "goal": square_name(position.goal[seat]),
        }
        return About(
            self.say("about-tiki", params),
            self.say("effect-tiki", params),
            price=self.say("price-hop", {}),
            points=self.say("points-tiki", params),
            why_not=self.why_no("hop") if seat == self.viewer else "",
            rule="4.4",
        )

    def turn(self) -> About:
        """The plate: the round, and whose turn it is."""
        position = self.position
        if position.asked == OVER:
            key, params = ending(position)
            return About(self.say("about-end", {}), self.say(f"event-{key}", params), rule="6")
        if position.round == 0:
            return About(self.say("about-start", {}), self.say("prompt-first", {}), rule="2")
        params = turn_params(position)
        return About(self.say("about-turn", params), self.say("effect-turn", params), rule="3")
