"""Random Events (§11.2): when they begin, whom and what each may strike, and what it does."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules.advanced import BEGUN
from vaka.games.paradise.rules.advanced_actions import NAME, STRIKE
from vaka.games.paradise.rules.advanced_box import ADVANCED_BOX
from vaka.games.paradise.rules.annex import annex, annexed
from vaka.games.paradise.rules.cards import villages_of
from vaka.games.paradise.rules.conquest import lose_village
from vaka.games.paradise.rules.event_deck import (
    BECALMED,
    BOUNTIFUL_FISHING,
    CASTAWAYS,
    CULT_OF_WAR,
    DROUGHT,
    FRESHWATER_SPRING,
    GREAT_KAURI_TREES,
    INVASIVE_WEEDS,
    MALARIA_CASE,
    PELES_WRATH,
    RATS,
    REBELLION,
    ROTTEN_LASHINGS,
    ROYAL_MARRIAGE,
    SEVERE_EROSION,
    SHAMAN,
    SUCCESSION_DISPUTE,
    TANIWHA,
    TSUNAMI,
    TYPHOON,
    TYPHOON_SWELL,
    VOLCANIC_ASH,
    marker_hex,
    place_marker,
    set_marker,
)
from vaka.games.paradise.rules.event_notes import (
    BRIDE,
    CALMED,
    DRAWER,
    GROOM,
    WARDED,
    WINDED,
    forget,
    note_struck,
    noted,
    was_struck,
)
from vaka.games.paradise.rules.fleets import chain_of
from vaka.games.paradise.rules.hexes import CHART, HEX_COUNT, NOWHERE, distance
from vaka.games.paradise.rules.knowledge import public_bound, with_a_transport, with_shown, without_kinds, without_one
from vaka.games.paradise.rules.packed import ZERO
from vaka.games.paradise.rules.pieces import (
    COLONY,
    ONE_COLONY,
    ONE_TRANSPORT,
    ONE_WAR,
    ONE_WARRIOR,
    TRANSPORT,
    WAR,
    WARRIOR,
    colonies,
    count,
    in_capacity,
    one,
    total,
    transports,
    wars,
)
from vaka.games.paradise.rules.places import (
    agriculture_at,
    brown_boxes,
    control_at,
    green_boxes,
    is_group,
    is_up,
    known_at,
    owner_at,
    pieces_at,
    set_known,
    set_pieces,
    size_at,
    villages_at,
)
from vaka.games.paradise.rules.position import (
    CONTROL,
    HOME,
    KNOWN,
    NO_SEAT,
    SEA,
    STOCK,
    TRACK,
    ParadisePosition,
    hexes_in,
    in_set,
    of_seat,
    to_stock,
)
from vaka.games.paradise.rules.reach import in_halves
from vaka.games.paradise.rules.reasons import NO_SUCH_TARGET, OPEN
from vaka.games.paradise.rules.telling_advanced import tell_fortune, tell_fortune_gain, tell_fortune_loss

CANOES: Final[i64] = 127  # the fields of Transport and War Canoes
SAFE_VILLAGES: Final[i64] = ADVANCED_BOX.safe_villages
EVENTS_BEGIN: Final[i64] = ADVANCED_BOX.events_begin


# --- The turn ---


def open_events(position: ParadisePosition) -> None:
    """§11.2: at the start of a turn what lasted until then ends; after a Victory Step with five points Events begin."""
    for place in range(2):
        event = TYPHOON if place == 0 else TANIWHA
        if marker_hex(position, event) != NOWHERE:
            set_marker(position, event, NOWHERE)
    for note in (CALMED, WINDED, BRIDE, GROOM, DRAWER):
        what: i64 = note
        forget(position, what)
    for seat in range(position.seats):
        if of_seat(position, seat, TRACK) >= EVENTS_BEGIN:
            annex(position, BEGUN, 1)


def end_season(position: ParadisePosition) -> None:
    """After the Building Step droughts and eruptions are over."""
    for place in range(2):
        event = DROUGHT if place == 0 else PELES_WRATH
        if marker_hex(position, event) != NOWHERE:
            set_marker(position, event, NOWHERE)


def has_begun(position: ParadisePosition) -> bool:
    """§11.2: are Events drawn?"""
    return annexed(position, BEGUN) != 0


# --- What an Event may strike ---


def is_immune(position: ParadisePosition, where: i64) -> bool:
    """SHAMAN: the group is immune while who placed the marker controls it."""
    return marker_hex(position, SHAMAN) == where and control_at(position, where) == noted(position, WARDED)


def strike_rank(position: ParadisePosition, seat: i64, event: i64, where: i64) -> i64:
    """0: this Event cannot strike here; else the higher the better: only the best hexes may be chosen."""
    if event == TYPHOON or event == TANIWHA:
        return 1 if in_set(position, SEA, where) else 0
    if event == BOUNTIFUL_FISHING:
        return 1 if in_set(position, KNOWN, where) and not is_group(position, where) else 0
    if event == ROTTEN_LASHINGS:
        return 1 if in_set(position, SEA, where) and owner_at(position, where) != NO_SEAT else 0
    control = control_at(position, where)
    if control == NO_SEAT and CHART.locals[where] > 0:  # §11.2: a printed independent group, conquered or not (ruling 68)
        return 0
    if event == CASTAWAYS:
        return 1 if is_shore(position, seat, where) else 0
    if event in (FRESHWATER_SPRING, VOLCANIC_ASH, SHAMAN, CULT_OF_WAR, GREAT_KAURI_TREES):
        return 1 if control == seat and not was_struck(position, where) else 0
    if is_immune(position, where):
        return 0
    if event == SEVERE_EROSION:
        return 1 if is_group(position, where) and green_boxes(position, where) + brown_boxes(position, where) >= 3 else 0
    if event == TSUNAMI and control == NO_SEAT:
        return 1 if may_hold_canoes(position, where) else 0
    return ZERO if control == NO_SEAT else group_rank(position, seat, event, where)


def group_rank(position: ParadisePosition, seat: i64, event: i64, where: i64) -> i64:
    """The same for a group that somebody controls."""
    owner = control_at(position, where)
    villages = villages_at(position, where)
    if event == TYPHOON_SWELL:
        beside = (CHART.near_low[where] & position.sets[SEA * 2]) | (CHART.near_high[where] & position.sets[SEA * 2 + 1])
        if villages < 2 or beside == 0:
            return 0
        return 1 if owner == seat else 2
    if event == INVASIVE_WEEDS:
        return 2 if agriculture_at(position, where) > 0 and villages > green_boxes(position, where) else 1
    if event == PELES_WRATH:
        return min(villages, 3) - 1
    if event == REBELLION:
        home = of_seat(position, owner, HOME)
        low, high = chain_of(position, owner, home) if home != NOWHERE else (0, 0)
        return 0 if where == home or in_halves(low, high, where) else 1
    return 1


def may_hold_canoes(position: ParadisePosition, where: i64) -> bool:
    """TSUNAMI: land, atolls too, with pieces that may be canoes, for all that everybody knows: what they are is a secret."""
    if owner_at(position, where) == NO_SEAT or in_set(position, SEA, where):
        return False
    return size_at(position, where) > total(public_bound(known_at(position, where)) & ~CANOES)


def is_shore(position: ParadisePosition, seat: i64, where: i64) -> bool:
    """CASTAWAYS: a free group with boxes, without another's pieces, within two hexes of an own Village."""
    if not is_group(position, where) or control_at(position, where) != NO_SEAT:
        return False
    owner = owner_at(position, where)
    if owner != NO_SEAT and owner != seat:
        return False
    for home in hexes_in(position, CONTROL + seat):  # noqa: SIM110 (a generator is slow where it is compiled)
        if distance(home, where) <= 2:
            return True
    return False


def best_rank(position: ParadisePosition, seat: i64, event: i64) -> i64:
    """The best that there is on the map."""
    best: i64 = 0
    for where in range(HEX_COUNT):
        best = max(best, strike_rank(position, seat, event, where))
    return best


def has_stock(position: ParadisePosition, seat: i64, event: i64) -> bool:
    """Ruling 46: is there a piece to place?"""
    stock = of_seat(position, seat, STOCK)
    if event == CASTAWAYS:
        return count(stock, COLONY) > 0
    if event == CULT_OF_WAR:
        return count(stock, WARRIOR) > 0
    return event != GREAT_KAURI_TREES or count(stock, WAR) > 0


def why_not_strike(position: ParadisePosition, seat: i64, event: i64, where: i64) -> i64:
    """§11.2: who carries out an Event chooses where it strikes, as far as the card allows."""
    rank = strike_rank(position, seat, event, where)
    return OPEN if rank > 0 and rank == best_rank(position, seat, event) else NO_SUCH_TARGET


def legal_strike(position: ParadisePosition, seat: i64, event: i64, found: vec[i64]) -> vec[i64]:
    """All of the best."""
    best = best_rank(position, seat, event)
    for where in range(HEX_COUNT):
        if best > 0 and strike_rank(position, seat, event, where) == best:
            found = append(found, STRIKE + where)
    return found


def why_not_name(position: ParadisePosition, seat: i64, event: i64, other: i64) -> i64:
    """SUCCESSION DISPUTE: a player with more points on the track. BECALMED, ROYAL MARRIAGE: any other player."""
    if other >= position.seats or other == seat:
        return NO_SUCH_TARGET
    if event == ROYAL_MARRIAGE or event == BECALMED:
        return OPEN
    is_ahead = event == SUCCESSION_DISPUTE and of_seat(position, other, TRACK) > of_seat(position, seat, TRACK)
    return OPEN if is_ahead else NO_SUCH_TARGET


def legal_name(position: ParadisePosition, seat: i64, event: i64, found: vec[i64]) -> vec[i64]:
    """All of them."""
    for other in range(position.seats):
        if why_not_name(position, seat, event, other) == OPEN:
            found = append(found, NAME + other)
    return found


def names_a_player(event: i64) -> bool:
    """Is a player chosen, not a hex?"""
    return event == SUCCESSION_DISPUTE or event == ROYAL_MARRIAGE or event == BECALMED


# --- Whom it hits, and whether it is void ---


def whom_it_hits(position: ParadisePosition, event: i64, where: i64) -> i64:
    """The player who would rather not have it, or NO_SEAT."""
    if event == TYPHOON or event == ROTTEN_LASHINGS:
        return owner_at(position, where)
    if event == TSUNAMI and control_at(position, where) == NO_SEAT:
        return owner_at(position, where)
    hostile = (TYPHOON_SWELL, TSUNAMI, INVASIVE_WEEDS, SEVERE_EROSION, DROUGHT, PELES_WRATH, REBELLION, RATS, MALARIA_CASE)
    return control_at(position, where) if event in hostile else NO_SEAT


def villages_lost(position: ParadisePosition, event: i64, where: i64) -> i64:
    """How many Villages it would take."""
    villages = villages_at(position, where)
    if event == PELES_WRATH:
        return 2 if villages > 2 else 1
    if event == TYPHOON_SWELL or event == REBELLION:
        return 1
    return min(villages, 1) if event == SEVERE_EROSION or event == TSUNAMI else ZERO


def is_void(position: ParadisePosition, event: i64, where: i64) -> bool:
    """§11.2: an Event that would leave a player with fewer than two Villages is as if it had not been."""
    lost = villages_lost(position, event, where)
    return lost > 0 and villages_of(position, control_at(position, where)) - lost < SAFE_VILLAGES


# --- What it does ---


def strike(position: ParadisePosition, seat: i64, event: i64, where: i64) -> bool:
    """§11.2: the Event strikes a hex. True if its owner's home is lost with it."""
    tell_fortune(position, "fortune-hex", seat, event, where)
    home_lost = False
    for _village in range(villages_lost(position, event, where)):
        tell_fortune_loss(position, control_at(position, where), where, 1, "village")
        home_lost = lose_village(position, where) or home_lost
    if event in (TYPHOON, TSUNAMI, ROTTEN_LASHINGS):
        position.raise_floor()  # what goes down, or does not, tells of a stack that nobody had seen
    if event == TYPHOON:
        sink_all(position, where)
    elif event == TSUNAMI:
        sink_canoes(position, where)
    elif event == ROTTEN_LASHINGS:
        sink_transport(position, where)
    elif event == CASTAWAYS:
        gain_piece(position, seat, where, COLONY)
    elif event == CULT_OF_WAR:
        gain_piece(position, seat, where, WARRIOR)
        note_struck(position, where)
    elif event == GREAT_KAURI_TREES:
        gain_piece(position, seat, where, WAR)
    if event < len(ADVANCED_BOX.marked) and ADVANCED_BOX.marked[event]:
        place_marker(position, event, where)
    return home_lost


def sink_all(position: ParadisePosition, where: i64) -> None:
    """TYPHOON: every canoe in the hex is lost with all that it carries."""
    seat = owner_at(position, where)
    if seat != NO_SEAT:
        pieces = pieces_at(position, where)
        to_stock(position, seat, pieces)
        set_pieces(position, where, seat, 0)
        tell_fortune_loss(position, seat, where, total(pieces), "piece")


def sink_canoes(position: ParadisePosition, where: i64) -> None:
    """TSUNAMI: all canoes of the group are lost; who is ashore stays, and everybody sees that no canoe is left."""
    seat = owner_at(position, where)
    if seat == NO_SEAT:
        return
    canoes = pieces_at(position, where) & CANOES
    known = known_at(position, where)
    rest = pieces_at(position, where) - canoes
    to_stock(position, seat, canoes)
    set_pieces(position, where, seat, rest)
    if rest != 0:
        set_known(position, where, without_kinds(known, CANOES))
    if canoes != 0:
        tell_fortune_loss(position, seat, where, transports(canoes) + wars(canoes), "canoe")


def sink_transport(position: ParadisePosition, where: i64) -> None:
    """ROTTEN LASHINGS: one Transport Canoe goes down, with whom the others cannot take aboard; without one nothing happens."""
    seat = owner_at(position, where)
    pieces = pieces_at(position, where)
    if transports(pieces) == 0:
        tell_fortune_loss(position, seat, where, 0, "piece")
        return
    known = without_one(known_at(position, where), TRANSPORT)
    lost = ONE_TRANSPORT
    if not in_capacity(pieces - lost):
        drowned = COLONY if colonies(pieces) > transports(pieces) - 1 else WARRIOR
        lost += one(drowned)
        known = without_one(known, drowned)
    to_stock(position, seat, lost)
    set_pieces(position, where, seat, pieces - lost)
    if pieces != lost:
        set_known(position, where, with_a_transport(known) if is_up(position, where) else known)
    tell_fortune_loss(position, seat, where, total(lost), "piece")


def gain_piece(position: ParadisePosition, seat: i64, where: i64, kind: i64) -> None:
    """A piece for nothing, which everybody sees."""
    piece = ONE_COLONY if kind == COLONY else ONE_WAR if kind == WAR else ONE_WARRIOR
    there = pieces_at(position, where)
    known = with_shown(known_at(position, where), piece, total(there))
    to_stock(position, seat, -piece)
    set_pieces(position, where, seat, there + piece)
    set_known(position, where, known)
    tell_fortune_gain(position, seat, where, kind)
