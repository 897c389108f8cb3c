"""The questions and draws before anybody acts: characters (§5), neutral markers (§13), plans (§6)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules.actions import AT_CHARACTERS, AT_NEUTRAL, AT_OFFER, AT_PLANNING, OFFER, PLAN, SAIL_TO, TAKE
from vaka.games.vanuatu.rules.box import CHARACTER_COUNT, Seat
from vaka.games.vanuatu.rules.packed import ZERO, has
from vaka.games.vanuatu.rules.plans import characters, planning
from vaka.games.vanuatu.rules.position import VanuatuPosition
from vaka.games.vanuatu.rules.reasons import NOT_NOW, OPEN, Reason
from vaka.games.vanuatu.rules.script import phases
from vaka.games.vanuatu.rules.script.asking import ONE, Ask, Lot, asked_at, drawn_at


class Offer(Lot):
    """§13: one more character for two players to choose from."""

    def weight(self, position: VanuatuPosition, number: i64) -> i64:
        return ONE if has(characters.drawable(position), number) else ZERO

    def come_out(self, position: VanuatuPosition, outcome: i64) -> None:
        characters.offer(position, outcome - OFFER)
        phases.after_offer(position)


class Character(Ask):
    """§5: everybody takes one of the characters that are left."""

    def legal(self, position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return characters.legal_take(position, found)

    def why_not(self, position: VanuatuPosition, action: i64, seat: Seat) -> Reason:
        return characters.why_not_take(position, seat, action - TAKE) if TAKE <= action < PLAN else NOT_NOW

    def answer(self, position: VanuatuPosition, action: i64, seat: Seat) -> None:
        characters.take(position, seat, action - TAKE)
        phases.after_character(position)


class Neutral(Ask):
    """§13: neutral markers, anywhere."""

    def legal(self, position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return planning.legal_neutral(found)

    def why_not(self, position: VanuatuPosition, action: i64, seat: Seat) -> Reason:
        return OPEN if PLAN <= action < SAIL_TO else NOT_NOW

    def answer(self, position: VanuatuPosition, action: i64, seat: Seat) -> None:
        planning.place_neutral(position, seat, action - PLAN)
        phases.after_neutral(position)


@final
class Marker(Ask):
    """§6: a marker where the action can come true."""

    def legal(self, position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return planning.legal_plan(position, seat, found)

    def why_not(self, position: VanuatuPosition, action: i64, seat: Seat) -> Reason:
        return planning.why_not_plan(position, seat, action - PLAN) if PLAN <= action < SAIL_TO else NOT_NOW

    def answer(self, position: VanuatuPosition, action: i64, seat: Seat) -> None:
        planning.place_marker(position, seat, action - PLAN)
        phases.after_marker(position)


MARKER: Final = Marker()


def add_rows() -> None:
    """Put all of these into the tables."""
    drawn_at(AT_OFFER, Offer("characters", OFFER, CHARACTER_COUNT))
    asked_at(AT_CHARACTERS, Character())
    asked_at(AT_NEUTRAL, Neutral())
    asked_at(AT_PLANNING, MARKER)
