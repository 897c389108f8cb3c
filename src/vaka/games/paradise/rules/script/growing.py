"""The solitaire game (§12.3): what the Expand side of a chit gives to Samoa, one thing after the other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.games.paradise.rules import cards
from vaka.games.paradise.rules.board import hexes, seats
from vaka.games.paradise.rules.board.annex import CHIT_COUNT, CHIT_NOW, CHIT_STEP, annex, annexed
from vaka.games.paradise.rules.board.pieces import TRANSPORT, WARRIOR, count
from vaka.games.paradise.rules.box import ADVANCED_BOX, Hex
from vaka.games.paradise.rules.options import SAMOA_SEAT
from vaka.games.paradise.rules.position import ParadisePosition
from vaka.games.paradise.rules.script.picking import PICK_LINK, PICK_VILLAGE, PICK_WARRIOR, PICKS, UNDECIDED, Pick, settle
from vaka.games.paradise.rules.solitaire import samoa

# In the order of `box.EXPANSIONS`.
A_CARD: Final[i64] = 0
A_VILLAGE: Final[i64] = 1
VILLAGE_EACH: Final[i64] = 2
A_CHAIN: Final[i64] = 3
TWO_WARRIORS: Final[i64] = 4
A_WARRIOR: Final[i64] = 5
WARRIOR_EACH: Final[i64] = 6


def expand(position: ParadisePosition, what: i64) -> bool:
    """§12.3: one thing that Samoa gets. True if that is all."""
    if what == A_CARD:
        if cards.cards_free(position) > 0:
            seats.set_seat(position, SAMOA_SEAT, seats.CARDS_HELD, seats.of_seat(position, SAMOA_SEAT, seats.CARDS_HELD) + 1)
    elif what == A_VILLAGE:
        return settle(position, PICK_VILLAGE) == hexes.NOWHERE
    elif what == VILLAGE_EACH:
        samoa.villages_everywhere(position)
    elif what == A_CHAIN:
        return expand_chain(position)
    elif what == TWO_WARRIORS or what == A_WARRIOR:
        return expand_warriors(position, 2 if what == TWO_WARRIORS else 1)
    elif what == WARRIOR_EACH:
        samoa.warriors_everywhere(position)
    else:
        samoa.war_canoe_at_home(position)
    return True


def next_part(position: ParadisePosition) -> None:
    """§12.2: on to the next part of the chit; after the Action it is done."""
    step = annexed(position, CHIT_STEP)
    sides = len(ADVANCED_BOX.chit_sides[annexed(position, CHIT_NOW) - 1])
    annex(position, CHIT_COUNT, 0)
    if step < sides:
        annex(position, CHIT_STEP, step + 1)
    else:
        annex(position, CHIT_STEP, 0)
        annex(position, CHIT_NOW, 0)


class VillagePlace(Pick):
    """§12.3: a Village, which is all of this part."""

    def best(self, position: ParadisePosition) -> samoa.Best:
        return samoa.village_places(position)

    def take(self, position: ParadisePosition, where: Hex) -> None:
        samoa.gain_village(position, where)
        next_part(position)


def expand_chain(position: ParadisePosition) -> bool:
    """§12.3: canoe by canoe, until all of Samoa's lands that can be are connected with its home."""
    while has_left(position, TRANSPORT):
        where = settle(position, PICK_LINK)
        if where < 0:
            return where != UNDECIDED
    return True


class ChainLink(Pick):
    """§12.3: one canoe more."""

    def best(self, position: ParadisePosition) -> samoa.Best:
        return samoa.links(position)

    def take(self, position: ParadisePosition, where: Hex) -> None:
        samoa.link(position, where)
        annex(position, CHIT_COUNT, annexed(position, CHIT_COUNT) + 1)


def expand_warriors(position: ParadisePosition, number: i64) -> bool:
    """§12.3: one Warrior Band after the other, by the preferences."""
    while annexed(position, CHIT_COUNT) < number and has_left(position, WARRIOR):
        where = settle(position, PICK_WARRIOR)
        if where < 0:
            return where != UNDECIDED
    return True


class WarriorPlace(Pick):
    """§12.3: one Warrior Band."""

    def best(self, position: ParadisePosition) -> samoa.Best:
        return samoa.warrior_places(position)

    def take(self, position: ParadisePosition, where: Hex) -> None:
        samoa.gain(position, where, WARRIOR, samoa.warrior_why(samoa.warrior_places(position).rank))
        annex(position, CHIT_COUNT, annexed(position, CHIT_COUNT) + 1)


PICKS.add(PICK_VILLAGE, "village", VillagePlace())
PICKS.add(PICK_LINK, "chain", ChainLink())
PICKS.add(PICK_WARRIOR, "warrior", WarriorPlace())


def has_left(position: ParadisePosition, kind: i64) -> bool:
    """Ruling 46: a piece that is missing is not placed, so no die is rolled for its place."""
    return count(seats.of_seat(position, SAMOA_SEAT, seats.STOCK), kind) > 0
