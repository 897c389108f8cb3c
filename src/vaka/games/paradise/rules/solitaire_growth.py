"""The solitaire game (§12.3): what the Expand side of a chit gives to Samoa, one thing after the other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.games.paradise.rules.advanced import (
    CHIT_COUNT,
    SAMOA_SEAT,
)
from vaka.games.paradise.rules.annex import annex, annexed
from vaka.games.paradise.rules.cards import (
    cards_free,
)
from vaka.games.paradise.rules.hexes import NOWHERE
from vaka.games.paradise.rules.pieces import TRANSPORT, WARRIOR, count
from vaka.games.paradise.rules.position import (
    CARDS_HELD,
    STOCK,
    ParadisePosition,
    of_seat,
    set_seat,
)
from vaka.games.paradise.rules.solitaire import (
    gain,
    gain_village,
    link,
    villages_everywhere,
    war_canoe_at_home,
    warrior_places,
    warrior_why,
    warriors_everywhere,
)
from vaka.games.paradise.rules.solitaire_war import (
    PICK_LINK,
    PICK_VILLAGE,
    PICK_WARRIOR,
    UNDECIDED,
    choose,
)

# In the order of `advanced_box.EXPANSIONS`.
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
        if cards_free(position) > 0:
            set_seat(position, SAMOA_SEAT, CARDS_HELD, of_seat(position, SAMOA_SEAT, CARDS_HELD) + 1)
    elif what == A_VILLAGE:
        where = choose(position, PICK_VILLAGE)
        if where == UNDECIDED:
            return False
        if where != NOWHERE:
            gain_village(position, where)
    elif what == VILLAGE_EACH:
        villages_everywhere(position)
    elif what == A_CHAIN:
        return expand_chain(position)
    elif what == TWO_WARRIORS or what == A_WARRIOR:
        return expand_warriors(position, 2 if what == TWO_WARRIORS else 1)
    elif what == WARRIOR_EACH:
        warriors_everywhere(position)
    else:
        war_canoe_at_home(position)
    return True


def expand_chain(position: ParadisePosition) -> bool:
    """§12.3: canoe by canoe, until all of Samoa's lands that can be are connected with its home."""
    while has_left(position, TRANSPORT):
        where = choose(position, PICK_LINK)
        if where == UNDECIDED:
            return False
        if where == NOWHERE:
            return True
        place_link(position, where)
    return True


def has_left(position: ParadisePosition, kind: i64) -> bool:
    """Ruling 46: a piece that is missing is not placed, so no die is rolled for its place."""
    return count(of_seat(position, SAMOA_SEAT, STOCK), kind) > 0


def place_link(position: ParadisePosition, where: i64) -> None:
    """One canoe more."""
    link(position, where)
    annex(position, CHIT_COUNT, annexed(position, CHIT_COUNT) + 1)


def expand_warriors(position: ParadisePosition, number: i64) -> bool:
    """§12.3: one Warrior Band after the other, by the preferences."""
    while annexed(position, CHIT_COUNT) < number and has_left(position, WARRIOR):
        where = choose(position, PICK_WARRIOR)
        if where == UNDECIDED:
            return False
        if where == NOWHERE:
            return True
        place_warrior(position, where)
    return True


def place_warrior(position: ParadisePosition, where: i64) -> None:
    """One Warrior Band."""
    gain(position, where, WARRIOR, warrior_why(warrior_places(position).rank))
    annex(position, CHIT_COUNT, annexed(position, CHIT_COUNT) + 1)
