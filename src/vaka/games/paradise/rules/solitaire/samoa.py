"""The solitaire game (§12): what Samoa has, the chits, and how it expands. Ties are left to the die."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules import actions
from vaka.games.paradise.rules.battle import conquest
from vaka.games.paradise.rules.board import places, seats, sets
from vaka.games.paradise.rules.board.annex import AFTER_EXPLORATION, CHITS, CHITS_DRAWN, OWED, annex, annexed
from vaka.games.paradise.rules.board.hexes import HEX_COUNT, NOWHERE, is_near
from vaka.games.paradise.rules.board.knowledge import known_exactly
from vaka.games.paradise.rules.board.pieces import TRANSPORT, WAR, WARRIOR, count, one, transports, warriors, wars
from vaka.games.paradise.rules.box import ADVANCED_BOX, CHIT_ACTIONS, Hex
from vaka.games.paradise.rules.events import malaria
from vaka.games.paradise.rules.movement import fleets
from vaka.games.paradise.rules.options import RULE_SOLO, SAMOA_SEAT
from vaka.games.paradise.rules.packed import ZERO, bit, has
from vaka.games.paradise.rules.position import NO_SEAT, ParadisePosition
from vaka.games.paradise.rules.telling.samoa import tell_samoa, tell_samoa_piece

CHIT_COUNT_ALL: Final[i64] = 15
ATTACKS: Final[i64] = sum(1 << chit for chit, action in enumerate(ADVANCED_BOX.chit_actions) if CHIT_ACTIONS[action] == "attack")
FAR: Final[i64] = 999


def is_solo(position: ParadisePosition) -> bool:
    """Is this the solitaire game?"""
    return position.advanced & RULE_SOLO != 0


# --- Chits (§12.2) ---


def lay_out_chits(position: ParadisePosition) -> None:
    """§12.1: the four Attack! chits are set aside."""
    annex(position, CHITS, (bit(CHIT_COUNT_ALL) - 1) & ~ATTACKS)


def chit_outcomes(position: ParadisePosition) -> vec[i64]:
    """The chits in the cup."""
    found = vec[i64]()
    for chit in range(CHIT_COUNT_ALL):
        if has(annexed(position, CHITS), chit):
            found = append(found, actions.CHIT + chit)
    return found


def take_chit(position: ParadisePosition, chit: i64) -> None:
    """§12.2: a chit is drawn; after the sixth the Attack! chits join the others."""
    drawn = annexed(position, CHITS_DRAWN) + 1
    left = annexed(position, CHITS) & ~bit(chit)
    if drawn == ADVANCED_BOX.attack_after:
        left |= ATTACKS
    annex(position, CHITS, left)
    annex(position, CHITS_DRAWN, drawn)


def chits_owed(position: ParadisePosition) -> i64:
    """§12.2, §12.4: how many chits are to be drawn now."""
    return annexed(position, OWED) & (AFTER_EXPLORATION - 1)


def chits_left(position: ParadisePosition) -> i64:
    """§12.6: how many of the fifteen were not drawn yet."""
    return CHIT_COUNT_ALL - annexed(position, CHITS_DRAWN)


# --- What Samoa has ---


def is_samoan(position: ParadisePosition, where: Hex) -> bool:
    """Ruling 38: land with a Village or a piece of Samoa."""
    if not places.is_land(position, where) or sets.in_set(position, sets.INDEPENDENT, where):
        return False
    control = places.control_at(position, where)
    return control == SAMOA_SEAT or (control == NO_SEAT and places.owner_at(position, where) == SAMOA_SEAT)


def samoan_pieces(position: ParadisePosition, where: Hex) -> i64:
    """Samoa's pieces in a hex."""
    return places.pieces_at(position, where) if places.owner_at(position, where) == SAMOA_SEAT else ZERO


def empty_boxes(position: ParadisePosition, where: Hex) -> i64:
    """§12.3: boxes without a Village, green and brown."""
    return places.green_boxes(position, where) + places.brown_boxes(position, where) - places.villages_at(position, where)


def gain_village(position: ParadisePosition, where: Hex) -> None:
    """§12.3: a Village for Samoa; in a brown box Improved Agriculture comes with it. Without a home this is its home."""
    villages = places.villages_at(position, where) + 1
    places.set_villages(position, where, villages)
    if villages > places.green_boxes(position, where) + places.agriculture_at(position, where):
        places.set_agriculture(position, where, places.agriculture_at(position, where) + 1)
    if places.control_at(position, where) != SAMOA_SEAT:
        places.set_control(position, where, SAMOA_SEAT)
        malaria.note_malaria(position)
    tell_samoa(position, "solo-village", where)
    conquest.settle_home(position, SAMOA_SEAT, where)


def gain(position: ParadisePosition, where: Hex, kind: i64, why: str) -> bool:
    """A piece for Samoa, face up like everything; ruling 46: if there is none left, it is not placed."""
    if count(seats.of_seat(position, SAMOA_SEAT, seats.STOCK), kind) == 0:
        return False
    seats.to_stock(position, SAMOA_SEAT, -one(kind))
    pieces = samoan_pieces(position, where) + one(kind)
    places.set_pieces(position, where, SAMOA_SEAT, pieces)
    places.set_known(position, where, known_exactly(pieces))
    if kind == TRANSPORT and not places.is_up(position, where):
        places.set_up(position, where, True)
    tell_samoa_piece(position, where, kind, why)
    return True


# --- Where something goes: sets of the best hexes ---


class Best:
    """The hexes that rank highest."""

    def __init__(self) -> None:
        self.hexes = sets.none()
        self.rank: i64 = 0

    def see(self, where: Hex, rank: i64) -> None:
        """A hex of this rank; 0 does not count."""
        if rank <= 0 or rank < self.rank:
            return
        if rank > self.rank:
            self.rank = rank
            self.hexes = sets.none()
        self.hexes = sets.join(self.hexes, sets.just(where))

    def see_all(self, hexes: sets.Hexes) -> None:
        """All of these are alike."""
        self.rank = 1
        self.hexes = hexes

    def number(self) -> i64:
        """How many there are."""
        return sets.size(self.hexes)


def pick_outcomes(best: Best) -> vec[i64]:
    """The hexes between which the die decides."""
    return sets.ids(actions.PICK, best.hexes, vec[i64]())


def village_places(position: ParadisePosition) -> Best:
    """§12.3: Samoa's group with the most empty boxes."""
    best = Best()
    for where in range(HEX_COUNT):
        if is_samoan(position, where) and places.is_group(position, where):
            best.see(where, empty_boxes(position, where))
    return best


def warrior_rank(position: ParadisePosition, where: Hex) -> i64:
    """§12.3: the five preferences for a Warrior Band, the first highest; within the second and the fifth the most Villages."""
    pieces = samoan_pieces(position, where)
    if wars(pieces) > warriors(pieces):
        return 50
    if not is_samoan(position, where):
        return 0
    villages = places.villages_at(position, where)
    if not places.is_group(position, where):
        return 20 if warriors(pieces) == 0 else 0
    if villages > warriors(pieces):
        return 40 + villages
    if villages == 0:
        return 30 if warriors(pieces) == 0 else 0
    return 10 + villages


def warrior_places(position: ParadisePosition) -> Best:
    """§12.3: where the next Warrior Band goes."""
    best = Best()
    for where in range(HEX_COUNT):
        best.see(where, warrior_rank(position, where))
    return best


def warrior_why(rank: i64) -> str:
    """The preference, as a word."""
    if rank == 50:
        return "canoe"
    if rank > 40:
        return "villages"
    if rank == 30:
        return "empty"
    return "atoll" if rank == 20 else "rest"


# --- The chain (§12.3) ---


def can_hold_canoe(position: ParadisePosition, where: Hex) -> bool:
    """§12.3: a known hex that the player does not hold."""
    if (
        not sets.in_set(position, sets.KNOWN, where)
        or sets.in_set(position, sets.INDEPENDENT, where)
        or sets.in_set(position, sets.BARRED, where)
    ):
        return False
    control = places.control_at(position, where)
    owner = places.owner_at(position, where)
    return control in (NO_SEAT, SAMOA_SEAT) and owner in (NO_SEAT, SAMOA_SEAT)


def canoe_cost(position: ParadisePosition, where: Hex) -> i64:
    """How many canoes the chain needs in this hex: none where one lies face up."""
    return 0 if places.owner_at(position, where) == SAMOA_SEAT and places.is_up(position, where) else 1


def links(position: ParadisePosition) -> Best:
    """§12.3: the next hex for a canoe, on a shortest way from the home's chain to the nearest of Samoa's lands outside it."""
    best = Best()
    home = seats.of_seat(position, SAMOA_SEAT, seats.HOME)
    if home == NOWHERE:
        return best
    chain = fleets.chain_of(position, SAMOA_SEAT, home)
    is_begun = not sets.is_none(chain)
    away = ways(position, chain, home)
    for where in range(HEX_COUNT):
        if sets.has(chain, where) or away[where] >= FAR:
            continue
        if where == home if not is_begun else not sets.is_none(sets.meet(sets.near(where), chain)):
            best.see(where, FAR - away[where])
    return best


def ways(position: ParadisePosition, chain: sets.Hexes, home: Hex) -> vec[i64]:
    """From each hex, how many canoes are needed, its own included, to reach one of Samoa's lands outside the chain."""
    away = vec[i64]()
    for where in range(HEX_COUNT):
        is_goal = is_samoan(position, where) and where != home and not sets.has(chain, where)
        away = append(away, canoe_cost(position, where) if is_goal else FAR)
    changed = True
    while changed:
        changed = False
        for where in range(HEX_COUNT):
            if not can_hold_canoe(position, where):
                continue
            cost = canoe_cost(position, where)
            for other in range(HEX_COUNT):
                if is_near(where, other) and away[other] + cost < away[where]:
                    away[where] = away[other] + cost
                    changed = True
    return away


def link(position: ParadisePosition, where: Hex) -> bool:
    """§12.3: a Transport Canoe lies face up there; one that is there already is turned up. False if there is none left."""
    if transports(samoan_pieces(position, where)) > 0:
        places.set_up(position, where, True)
        return True
    return gain(position, where, TRANSPORT, "chain")


# --- All at once ---


def villages_everywhere(position: ParadisePosition) -> None:
    """§12.3: a Village on each of Samoa's groups with an empty box."""
    for where in range(HEX_COUNT):
        if is_samoan(position, where) and places.is_group(position, where) and empty_boxes(position, where) > 0:
            gain_village(position, where)


def warriors_everywhere(position: ParadisePosition) -> None:
    """§12.3: on each of Samoa's groups at least one Warrior Band for each Village."""
    for where in range(HEX_COUNT):
        if places.control_at(position, where) == SAMOA_SEAT:
            while places.villages_at(position, where) > warriors(samoan_pieces(position, where)):
                if not gain(position, where, WARRIOR, "villages"):
                    return


def war_canoe_at_home(position: ParadisePosition) -> None:
    """§12.3: a War Canoe on Samoa's home."""
    home = seats.of_seat(position, SAMOA_SEAT, seats.HOME)
    if home != NOWHERE:
        gain(position, home, WAR, "home")
