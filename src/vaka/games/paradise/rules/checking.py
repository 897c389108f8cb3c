"""Checks on what is read or arranged, and the census: nothing is lost, nothing appears."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.engine.errors import BadPosition
from vaka.games.paradise.rules import cards, stages
from vaka.games.paradise.rules.board import hexes, places, seats, sets
from vaka.games.paradise.rules.board.knowledge import public_bound
from vaka.games.paradise.rules.board.pieces import PIECE_KINDS, all_of, count, in_capacity, transports, warriors, wars
from vaka.games.paradise.rules.box import BOX, HEXES, PIECES, SEATS, Hex, Seat
from vaka.games.paradise.rules.exploration import south_island, voyage
from vaka.games.paradise.rules.movement import trips
from vaka.games.paradise.rules.packed import size_of
from vaka.games.paradise.rules.position import NO_SEAT, NO_TILE, ParadisePosition, in_cup
from vaka.games.paradise.rules.writing import is_veiled


def on_map(position: ParadisePosition, seat: Seat, kind: i64) -> i64:
    """How many pieces of a kind a seat has on the map, in hand and in battle."""
    number: i64 = 0
    for where in sets.hexes_in(position, sets.STACKS + seat):
        number += count(places.pieces_at(position, where), kind)
    if seat == position.active:
        number += count(position.fleet, kind) + count(all_of(position.attack), kind)
        for where in places.raid_hexes(position):
            number += count(places.raid_at(position, where), kind)
    if seat == position.defender and position.battle != stages.NO_BATTLE:
        number += count(all_of(position.defence), kind)
    return number


def census(position: ParadisePosition) -> dict[str, int]:
    """All pieces of each colour, Island Group and Open Ocean markers, tiles and cards."""
    found: dict[str, int] = {}
    for seat in range(position.sides):
        for kind in range(PIECE_KINDS):
            spare = count(seats.of_seat(position, seat, seats.STOCK), kind) + count(seats.of_seat(position, seat, seats.GONE), kind)
            found[f"{SEATS[seat]} {PIECES[kind]}"] = on_map(position, seat, kind) + spare
    found["tiles"] = size_of(position.lid) + tiles_out(position) + tiles_gone(position)
    found["island markers"] = island_markers(position)
    found["ocean markers"] = in_cup(position, 3) + in_cup(position, 4) + in_cup(position, 5) + oceans_found(position)
    found["cards"] = size_of(cards.dealt_cards(position)) + cards.cards_left(position)
    return found


def tiles_out(position: ParadisePosition) -> i64:
    """How many tiles lie on the map."""
    number: i64 = 0
    for where in range(hexes.HEX_COUNT):
        if places.tile_at(position, where) != NO_TILE:
            number += 1
    return number


def tiles_gone(position: ParadisePosition) -> i64:
    """Tiles out of the game: Te Waka Maui where it is not on the map, and what it has replaced."""
    return (1 if south_island.south_hex(position) == hexes.NOWHERE else 0) + (
        1 if south_island.replaced(position) == south_island.REPLACED_TILE else 0
    )


def island_markers(position: ParadisePosition) -> i64:
    """Island Group markers: in the cup, or out of the game, one for each tile on the map; in set-up and draws one comes first."""
    number = in_cup(position, 0) + in_cup(position, 1) + in_cup(position, 2) + tiles_out(position) + tiles_gone(position) - 1
    if position.chance == stages.FOR_TILE or position.chance == stages.FOR_SOLO_TILE:
        number += 1
    if position.stage == stages.AT_CUP:
        number -= max(0, BOX.islands_removed[int(position.seats)] - position.place)
    return number


def oceans_found(position: ParadisePosition) -> i64:
    """How many hexes were found to be Open Ocean."""
    number: i64 = 1 if south_island.replaced(position) == south_island.REPLACED_OCEAN else 0
    for where in range(hexes.HEX_COUNT):
        if places.is_unknown_print(where) and sets.in_set(position, sets.SEA, where):
            number += 1
    return number


# --- Checks ---


def check(position: ParadisePosition) -> None:
    """Raise BadPosition where this cannot be a position of the game."""
    for where in range(hexes.HEX_COUNT):
        check_group(position, where)
        check_stack(position, where)
    for seat in range(position.sides):
        check_seat(position, seat)
    check_step(position)
    check_trips(position)


def check_group(position: ParadisePosition, where: Hex) -> None:
    """Villages stand in boxes, and belong to who controls them."""
    name = HEXES[where]
    villages = places.villages_at(position, where)
    if (villages > 0) != (places.control_at(position, where) != NO_SEAT):
        raise BadPosition(f"{name}: a group is controlled by whoever has a Village there")
    if villages > 0 and sets.in_set(position, sets.INDEPENDENT, where):
        raise BadPosition(f"{name} is independent")
    improved = places.agriculture_at(position, where)
    if villages > 0 or improved > 0:
        if not places.is_group(position, where):
            raise BadPosition(f"{name} is no group with boxes")
        if improved > places.brown_boxes(position, where) or villages > places.green_boxes(position, where) + improved:
            raise BadPosition(f"{name} has too few boxes")


def check_stack(position: ParadisePosition, where: Hex) -> None:
    """Pieces stand on known hexes, and only a Transport Canoe lies face up."""
    seat = places.owner_at(position, where)
    if seat == NO_SEAT:
        return
    name = HEXES[where]
    if not sets.in_set(position, sets.KNOWN, where) or sets.in_set(position, sets.INDEPENDENT, where):
        raise BadPosition(f"no stack can be in {name}")
    if places.control_at(position, where) != NO_SEAT and places.control_at(position, where) != seat:
        raise BadPosition(f"{name} is controlled by another")
    if is_veiled(position, seat):
        return
    pieces = places.pieces_at(position, where)
    if places.is_up(position, where) and transports(pieces) == 0:
        raise BadPosition(f"no Transport Canoe in {name} can lie face up")
    if sets.in_set(position, sets.SEA, where) and not in_capacity(pieces):
        raise BadPosition(f"the canoes in {name} cannot carry all")
    here = pieces - position.loaded + position.dropped if where == position.fleet_at else pieces
    if position.stage != stages.AT_BUILDING:
        for kind in range(PIECE_KINDS):
            if count(places.moved_at(position, where), kind) > count(here, kind):
                raise BadPosition(f"more pieces in {name} have moved than there are")
    for kind in range(PIECE_KINDS):
        if count(public_bound(places.known_at(position, where)), kind) > count(pieces, kind):
            raise BadPosition(f"more is known of {name} than is there")


def check_trips(position: ParadisePosition) -> None:
    """Canoes move in a Movement; all cargo has its canoe, and what is in hand is what the fleet is."""
    if len(position.trips) > 0 and position.stage != stages.AT_MOVING:
        raise BadPosition("canoes move in the Movement Step")
    for word in position.trips:
        where = trips.hex_of(word)
        here = where == position.fleet_at
        if places.owner_at(position, where) != position.active and not here:
            raise BadPosition(f"nothing has moved to {HEXES[where]}")
        if trips.steps_of(word) != trips.PUT_DOWN and not here and (not trips.in_order(word) or trips.is_waited_for(word)):
            raise BadPosition(f"the canoes in {HEXES[where]} cannot carry all that is aboard")
    if position.active == NO_SEAT or is_veiled(position, position.active):
        return
    for where in places.raid_hexes(position):
        raid = places.raid_at(position, where)
        if places.raid_bands(position, where) > min(wars(raid), warriors(raid)):
            raise BadPosition(f"the War Canoes in {HEXES[where]} cannot carry so many Warrior Bands")
    if position.fleet_at == hexes.NOWHERE or position.stage != stages.AT_MOVING:
        return
    crew: i64 = 0
    for steps in range(8):
        if not trips.in_order(position.sets[sets.IN_HAND + steps]):
            raise BadPosition("the canoes of the fleet cannot carry all that is aboard")
        crew += trips.pieces_in(position.sets[sets.IN_HAND + steps])
    if crew != position.fleet - position.dropped + position.loaded:
        raise BadPosition("the crew of the fleet is another one")


def check_seat(position: ParadisePosition, seat: Seat) -> None:
    """No more pieces than in the box; a home is controlled; three Discovered Island markers."""
    word = SEATS[seat]
    home = seats.of_seat(position, seat, seats.HOME)
    if home != hexes.NOWHERE and places.control_at(position, home) != seat and position.battle == stages.NO_BATTLE:
        raise BadPosition(f"{word} does not control its home")
    if voyage.markers_out(position, seat) > BOX.found_markers:
        raise BadPosition(f"{word} has too many Discovered Island markers")
    if is_veiled(position, seat):
        return
    for kind in range(PIECE_KINDS):
        number = on_map(position, seat, kind) + count(seats.of_seat(position, seat, seats.GONE), kind)
        if number > BOX.pieces[kind]:
            raise BadPosition(f"{word} has {number} pieces of the kind {PIECES[kind]}, the box {BOX.pieces[kind]}")


def check_step(position: ParadisePosition) -> None:
    """What is under way belongs to a seat; where markers or cards are to be drawn there are some."""
    stage = position.stage
    if stages.AT_EXPLORE <= stage <= stages.AT_BATTLES and position.active == NO_SEAT:
        raise BadPosition("it is nobody's step")
    if (stage == stages.AT_VOYAGE or stage == stages.AT_SEARCH) != (position.voyage_at != hexes.NOWHERE):
        raise BadPosition("an Explorer is under way in a voyage, and only then")
    if stage >= stages.AT_ORDER and (position.marker == NO_SEAT or (position.first == NO_SEAT and stage != stages.AT_ORDER)):
        raise BadPosition("the turn order is not set")
    if position.fleet_at != hexes.NOWHERE and stage != stages.AT_MOVING and stage != stages.AT_TRANSIT:
        raise BadPosition("fleets sail in transit and movement")
    if (stage == stages.AT_EVE or stage == stages.AT_CARDS) and position.chance == stages.NO_CHANCE and not position.is_pending():
        raise BadPosition("nobody is asked, and nothing is drawn")
    if position.bought != 0 and stage != stages.AT_CARDS:
        raise BadPosition("whoever bought a card is asked before the points are counted, and only then")
    if position.chance == stages.FOR_CARD and position.buyers == 0:
        raise BadPosition("nobody draws a card")
    if position.chance == stages.FOR_MARKER and position.cup == 0:
        raise BadPosition("the cup is empty")
