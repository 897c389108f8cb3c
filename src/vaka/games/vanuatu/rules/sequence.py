"""Vanuatu: the verbs of the contract."""

from __future__ import annotations

from typing import Any, cast, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from vaka.engine.events import Obstacle
from vaka.engine.names import ASKED, CHANCE, NOBODY, OVER
from vaka.engine.state import State
from vaka.games.vanuatu.rules import asides, checking, explaining, reading, secrets, writing
from vaka.games.vanuatu.rules.actions import BEG, is_marker
from vaka.games.vanuatu.rules.packed import has
from vaka.games.vanuatu.rules.position import VanuatuPosition, copy_fields
from vaka.games.vanuatu.rules.reasons import NOT_NOW, OPEN
from vaka.games.vanuatu.rules.script import deciding


@final
@mypyc_attr(free_list_len=1)  # a playout copies one position and drops it: its memory is used again
class Vanuatu(VanuatuPosition):
    """A position with the verbs of the contract."""

    def copy(self) -> Vanuatu:
        """An independent twin."""
        twin = Vanuatu(self.game, self.seats, self.options)
        self.copy_frame(twin)
        copy_fields(self, twin)
        return twin

    # --- Who is asked, and what is open ---

    def actor(self) -> i64:
        """The seat that is asked, CHANCE for every draw, or OVER."""
        return self.asked

    def moves(self, seat: i64 = ASKED) -> vec[i64]:
        """What the stage of the round asks for, and the asides."""
        who = self.answering(seat)
        if who == NOBODY:
            return vec[i64]()
        if who == CHANCE:
            return deciding.drawn(self).outcomes(self)
        return deciding.legal(self, who)

    def odds(self) -> vec[i64]:
        """The weights of the outcomes."""
        return deciding.drawn(self).odds(self) if self.answering(ASKED) == CHANCE else vec[i64]()

    def source(self) -> str:
        """What decides: a stack, the die, or the lot."""
        return deciding.drawn(self).source() if self.asked == CHANCE else ""

    def is_open(self, action: i64, seat: i64) -> bool:
        """Is this id open now?"""
        who = self.answering(seat)
        if who == NOBODY:
            return False
        if who == CHANCE:
            return deciding.drawn(self).can_come_out(self, action)
        return deciding.why_not(self, action, who) == OPEN

    def asides(self, seat: i64) -> list[int]:
        """Treasures can be sold, and the Beggar can beg, at any time."""
        if self.asked < 0 or seat < 0 or seat >= self.seats:
            return []
        return [action for action in asides.legal_asides(self, seat, vec[i64]())]  # noqa: C416 (a comprehension unboxes)

    def find_obstacle(self, action: i64, seat: i64) -> Obstacle | None:
        """Why this id is not open."""
        who = self.answering(seat)
        if who == NOBODY and action >= BEG and 0 <= seat < self.seats and self.asked >= 0:
            who = seat  # an aside waits for nobody
        if who == NOBODY:
            return explaining.unasked(self)
        if who == CHANCE:
            return None if deciding.drawn(self).can_come_out(self, action) else Obstacle("not-open")
        reason = deciding.why_not(self, action, who)
        nearer = deciding.why_never(self, action, who) if reason == NOT_NOW else OPEN
        return explaining.obstacle(self, action, who, reason if nearer == OPEN else nearer)

    def obstacles(self, seat: i64) -> list[Obstacle]:
        """One reason for each kind of action that is not open to this seat."""
        return explaining.obstacles(self, seat)

    def keeps_notes(self, action: i64) -> bool:
        """The judge's notes hold while only markers are placed."""
        return self.asked != CHANCE and is_marker(action)

    def play(self, action: i64, seat: i64) -> None:
        """One decision, or one outcome."""
        if seat == CHANCE:
            deciding.drawn(self).come_out(self, action)
        else:
            deciding.decide(self, action, seat)

    # --- Secrets ---

    def hide(self, viewer: i64) -> None:
        """Rest tokens of others, and what others saw."""
        secrets.hide(self, viewer)

    def deal(self, rng: Random, viewer: i64) -> None:
        """Rest tokens as their holders may have chosen them."""
        secrets.deal(self, rng, viewer)

    def hidden(self) -> dict[str, list[Any]]:
        """Each hidden rest token, with what it may be."""
        return secrets.hidden(self)

    def seen(self, action: i64, viewer: i64, seat: i64 = ASKED) -> i64:
        """Others notice that a rest token is taken, not which."""
        return secrets.seen(self, action, viewer, seat)

    # --- How it stands ---

    def scores(self) -> list[int]:
        """The prosperity points; after the end with the final count."""
        return [self.prosperity[seat] for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """The most points, then huts, then vatus; nobody when the islands are lost."""
        return [seat for seat in range(self.seats) if has(self.won, seat)] if self.asked == OVER else []

    def census(self) -> dict[str, int]:
        """Every component, wherever it lies."""
        return checking.census(self)

    def check_position(self) -> None:
        """Raise BadPosition where pieces are where they cannot be."""
        checking.check(self)

    def write(self) -> dict[str, Any]:
        """The position as JSON data."""
        return writing.write(self)

    def read(self, data: dict[str, Any]) -> None:
        """Take over what `write` wrote."""
        reading.read(self, data)


def vanuatu(state: State) -> Vanuatu:
    """The same object, known to be of Vanuatu."""
    return cast("Vanuatu", state)
