"""The questions while actions are performed (§7), and after them (§9, §12)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import asides, telling
from vaka.games.vanuatu.rules.actions import (
    AT_BEGGING,
    AT_DIKE,
    AT_PERFORMING,
    AT_TOKEN,
    BEG,
    BUILD_DIKE,
    BUILD_HUT,
    GO_EXPLORE,
    GO_REST,
    GOVERN,
    RETRIEVE,
    SAIL_TO,
    STOP,
    TAKE_HIDDEN,
    TAKE_TOKEN,
    WAIVE,
    space_of,
)
from vaka.games.vanuatu.rules.box import SIDES, SPACE_COUNT, Seat
from vaka.games.vanuatu.rules.position import VanuatuPosition
from vaka.games.vanuatu.rules.reasons import NOT_NOW, OPEN, Reason
from vaka.games.vanuatu.rules.script import phases
from vaka.games.vanuatu.rules.script.asking import Ask, asked_at
from vaka.games.vanuatu.rules.turns import bonuses, majority, performing, resting, waters
from vaka.games.vanuatu.rules.turns.performing import DEEDS


@final
class Turn(Ask):
    """§7: a space with a majority is resolved: performed if that is possible, else retrieved; or a character is used (§9)."""

    def legal(self, position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        major = majority.majorities(position, seat)
        found = performing.legal_ways(position, seat, majority.performable(position, seat, major), found)
        found = performing.legal_retrieve(position, seat, major, found)
        found = bonuses.legal_govern(position, seat, found)
        return bonuses.legal_waive(position, seat, found)

    def why_not(self, position: VanuatuPosition, action: i64, seat: Seat) -> Reason:
        if SAIL_TO <= action < RETRIEVE:
            return performing.why_not_perform(position, action, seat)
        if RETRIEVE <= action < GOVERN:
            return performing.why_not_retrieve(position, seat, action - RETRIEVE, majority.majorities(position, seat))
        if GOVERN <= action < WAIVE:
            return bonuses.why_not_govern(position, seat, (action - GOVERN) // SPACE_COUNT, (action - GOVERN) % SPACE_COUNT)
        return bonuses.why_not_waive(position, seat) if action == WAIVE else NOT_NOW

    def answer(self, position: VanuatuPosition, action: i64, seat: Seat) -> None:
        if action < RETRIEVE:
            space = space_of(action)
            DEEDS[space].perform(position, action, seat)
            performing.settle(position, seat, space)
            if BUILD_HUT <= action < BUILD_DIKE:
                phases.after_hut(position, action - BUILD_HUT)
            elif action == GO_REST:
                phases.after_look(position)
            else:
                phases.after_action(position)
        elif action < GOVERN:
            performing.retrieve(position, seat, action - RETRIEVE)
            phases.next_turn(position)
        elif action < WAIVE:
            bonuses.govern(position, seat, (action - GOVERN) // SPACE_COUNT, (action - GOVERN) % SPACE_COUNT)
            phases.next_turn(position)
        else:
            bonuses.waive(position, seat)


class Dike(Ask):
    """§12: a dike after a hut, on the same island, or none."""

    def legal(self, position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return append(waters.legal_dike(position, seat, found), STOP)

    def why_not(self, position: VanuatuPosition, action: i64, seat: Seat) -> Reason:
        if BUILD_DIKE <= action < GO_EXPLORE:
            return waters.why_not_dike(position, seat, (action - BUILD_DIKE) // SIDES, (action - BUILD_DIKE) % SIDES)
        return OPEN if action == STOP else NOT_NOW

    def answer(self, position: VanuatuPosition, action: i64, seat: Seat) -> None:
        if action == STOP:
            waters.build_no_dike(position, seat)
        else:
            waters.build_dike(position, seat, (action - BUILD_DIKE) // SIDES, (action - BUILD_DIKE) % SIDES)
        phases.after_action(position)


class Token(Ask):
    """§8.9: one of the tokens that the rester sees."""

    def legal(self, position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return resting.legal_token(position, found)

    def why_not(self, position: VanuatuPosition, action: i64, seat: Seat) -> Reason:
        # What others notice of a token, TAKE_HIDDEN, is nothing that anybody can do.
        return resting.why_not_token(position, action - TAKE_TOKEN) if TAKE_TOKEN <= action < TAKE_HIDDEN else NOT_NOW

    def answer(self, position: VanuatuPosition, action: i64, seat: Seat) -> None:
        resting.take_token(position, seat, action - TAKE_TOKEN)
        phases.after_action(position)


class Begging(Ask):
    """§9 Beggar: the last chance to beg in this round. The points themselves are an aside."""

    def legal(self, position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return append(found, STOP)

    def why_not(self, position: VanuatuPosition, action: i64, seat: Seat) -> Reason:
        return OPEN if action == STOP else NOT_NOW

    def answer(self, position: VanuatuPosition, action: i64, seat: Seat) -> None:
        if action == STOP:
            telling.begged_no_more(position, seat)
        else:
            asides.beg(position, seat, action - BEG + 1)
        phases.end_round(position)


TURN: Final = Turn()


def add_rows() -> None:
    """Put all of these into the tables."""
    asked_at(AT_PERFORMING, TURN)
    asked_at(AT_DIKE, Dike())
    asked_at(AT_TOKEN, Token())
    asked_at(AT_BEGGING, Begging())
