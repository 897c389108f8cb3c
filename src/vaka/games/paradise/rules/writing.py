"""Positions as JSON, in the words of the box."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from vaka.engine.names import CHANCE, FULL, HIDDEN, OVER
from vaka.games.paradise.rules import cards, stages
from vaka.games.paradise.rules.board import hexes, places, seats, sets
from vaka.games.paradise.rules.board.knowledge import NO_WAR_PRIVATE, NO_WAR_PUBLIC, private_bound, public_bound
from vaka.games.paradise.rules.board.pieces import back_of, front_of, total
from vaka.games.paradise.rules.box import CARDS, HEXES, MARKERS, NATIONS, SEATS, TILES, Hex, Seat
from vaka.games.paradise.rules.building import items, orders
from vaka.games.paradise.rules.data.extras import write_advanced, write_advanced_plan
from vaka.games.paradise.rules.data.trips import write_hand, write_trips
from vaka.games.paradise.rules.data.words import card_list, hex_list, hex_word, seat_list, seat_word
from vaka.games.paradise.rules.exploration import south_island
from vaka.games.paradise.rules.packed import has, size_of
from vaka.games.paradise.rules.position import (
    CARD_UNKNOWN,
    MARKER_COUNT,
    NO_SEAT,
    NO_TILE,
    TILE_UNKNOWN,
    ParadisePosition,
    card_at,
    card_owner,
    in_cup,
)
from vaka.games.paradise.rules.script.asking import CHANCES, QUESTIONS
from vaka.games.paradise.rules.script.deciding import STAGE_WORDS
from vaka.games.paradise.rules.telling.turn import counts

PLAN_CARDS: Final = (cards.BREADFRUIT, cards.MAKAHIKI, cards.TARO_TERRACES, cards.TOKI)


def write(position: ParadisePosition) -> dict[str, Any]:
    """The position as JSON data; what the advanced rules add only where there are any."""
    data = {
        "turn": position.turn,
        "stage": STAGE_WORDS[position.stage],
        "active": seat_word(position.active),
        "marker": seat_word(position.marker),
        "first": seat_word(position.first),
        "direction": None if position.first == NO_SEAT else "counter" if position.counter else "clockwise",
        "track": {SEATS[seat]: seats.of_seat(position, seat, seats.TRACK) for seat in range(position.seats)},
        "cup": {MARKERS[kind]: in_cup(position, kind) for kind in range(MARKER_COUNT)},
        "lid": lid_size(position),
        "hexes": {HEXES[where]: write_hex(position, where) for where in range(hexes.HEX_COUNT) if is_told(position, where)},
        "groups": {HEXES[where]: write_group(position, where) for where in range(hexes.HEX_COUNT) if is_used(position, where)},
        "conquered": [HEXES[where] for where in range(hexes.HEX_COUNT) if is_conquered(position, where)],
        "stacks": {
            HEXES[where]: write_stack(position, where)
            for where in range(hexes.HEX_COUNT)
            if places.owner_at(position, where) != NO_SEAT
        },
        "raids": {HEXES[where]: write_raid(position, where) for where in places.raid_hexes(position)},
        "fleet": write_fleet(position),
        "voyage": None if position.voyage_at == hexes.NOWHERE else {"at": HEXES[position.voyage_at], "knots": position.knots},
        "battle": write_battle(position) if position.battle != stages.NO_BATTLE else None,
        "trips": HIDDEN if is_moving_unseen(position) else write_trips(position),
        "unloaded": position.unloaded,
        "turned": {"up": hex_list(position, sets.RAISED), "down": hex_list(position, sets.LOWERED)},
        "settled": hex_list(position, sets.SETTLED),
        "poi": position.poi,
        "looked": None if position.kava_hex == hexes.NOWHERE else HEXES[position.kava_hex],
        "faced": counts(position.faced),
        "declared": seat_word(position.declared),
        "answered": seat_list(position.answered),
        "buyers": seat_list(position.buyers),
        "bought": seat_list(position.bought),
        "cards": [write_card(position, slot) for slot in range(position.dealt)],
        "seats": {SEATS[seat]: write_seat(position, seat) for seat in range(position.sides)},
        "orders": write_orders(position) if position.stage == stages.AT_BUILDING else None,
        "question": write_question(position),
        "won": seat_list(position.won) if position.stage == stages.AT_END else None,
    }
    if position.advanced != 0:
        data["advanced"] = write_advanced(position)
    return data


def is_veiled(position: ParadisePosition, seat: Seat) -> bool:
    """Are this seat's secrets hidden from the viewer of this view?"""
    return position.viewer != FULL and position.viewer != seat and position.seats > 1 and position.stage != stages.AT_END


def is_moving_unseen(position: ParadisePosition) -> bool:
    """Does another move, who alone knows how far each canoe has come and what it carries?"""
    return position.stage == stages.AT_MOVING and is_veiled(position, position.active)


# --- Hexes ---


def lid_size(position: ParadisePosition) -> int:
    """How many tiles are in the lid; on a view those that lie somewhere unseen count among what it might hold."""
    unseen = 0
    for where in sets.hexes_in(position, sets.FACE_DOWN):
        if places.tile_at(position, where) == TILE_UNKNOWN:
            unseen += 1
    if position.advanced != 0 and south_island.buried_tile(position) == TILE_UNKNOWN:
        unseen += 1
    return size_of(position.lid) - unseen


def is_told(position: ParadisePosition, where: Hex) -> bool:
    """Is something to be told of a hex that is printed as unknown, or do knots lie in any hex?"""
    if places.knots_at(position, where) > 0 or places.tile_at(position, where) != NO_TILE:
        return True
    return places.is_unknown_print(where) and not sets.in_set(position, sets.UNKNOWN, where)


def write_hex(position: ParadisePosition, where: Hex) -> dict[str, Any]:
    """What was discovered, and the knots there."""
    data: dict[str, Any] = {}
    tile = places.tile_at(position, where)
    if tile == TILE_UNKNOWN:
        data["tile"] = HIDDEN
    elif tile != NO_TILE:
        data["tile"] = TILES[tile]
    elif places.is_unknown_print(where) and sets.in_set(position, sets.SEA, where):
        data["ocean"] = True
    if tile != NO_TILE:
        data["up"] = not sets.in_set(position, sets.FACE_DOWN, where)
        data["found"] = seat_list(places.found_by(position, where))
    if places.knots_at(position, where) > 0:
        data["knots"] = places.knots_at(position, where)
    return data


def is_used(position: ParadisePosition, where: Hex) -> bool:
    """Is there a Village, Improved Agriculture, or a duty to keep a piece?"""
    return (
        places.villages_at(position, where) + places.agriculture_at(position, where) > 0
        or places.taken_by(position, where) != NO_SEAT
    )


def write_group(position: ParadisePosition, where: Hex) -> dict[str, Any]:
    """Villages and who controls them."""
    return {
        "control": seat_word(places.control_at(position, where)),
        "villages": places.villages_at(position, where),
        "agriculture": places.agriculture_at(position, where),
        "taken": seat_word(places.taken_by(position, where)),
    }


def is_conquered(position: ParadisePosition, where: Hex) -> bool:
    """Is this a printed independent group that is independent no more?"""
    return hexes.CHART.locals[where] > 0 and not sets.in_set(position, sets.INDEPENDENT, where)


# --- Pieces ---


def write_pieces(position: ParadisePosition, seat: Seat, pieces: i64) -> dict[str, Any]:
    """How many there are, and of which kinds; a view of another's has the number alone."""
    if is_veiled(position, seat):
        return {"count": pieces, "pieces": HIDDEN if pieces > 0 else {}}
    return {"count": total(pieces), "pieces": counts(pieces)}


def write_known(position: ParadisePosition, seat: Seat, known: i64) -> dict[str, Any]:
    """What others know of a stack."""
    public = public_bound(known)
    private = private_bound(known)
    data: dict[str, Any] = {"public": counts(public)} if public != 0 else {}
    looker = position.kava_seat
    if looker == NO_SEAT or looker == seat:
        return {"known": data, "no_war": ["public"] if known & NO_WAR_PUBLIC != 0 else []}
    if private != public:
        data[SEATS[looker]] = counts(private)
    free = ["public"] if known & NO_WAR_PUBLIC != 0 else [SEATS[looker]] if known & NO_WAR_PRIVATE != 0 else []
    return {"known": data, "no_war": free}


def write_stack(position: ParadisePosition, where: Hex) -> dict[str, Any]:
    """A stack."""
    seat = places.owner_at(position, where)
    moved = places.moved_at(position, where) if position.stage == stages.AT_TRANSIT else 0
    shown = write_pieces(position, seat, moved)
    return (
        {"owner": SEATS[seat], "up": places.is_up(position, where), "moved_count": shown["count"], "moved": shown["pieces"]}
        | write_pieces(position, seat, places.pieces_at(position, where))
        | write_known(position, seat, places.known_at(position, where))
    )


def write_raid(position: ParadisePosition, where: Hex) -> dict[str, Any]:
    """Pieces of the active seat in an enemy hex."""
    shown = write_pieces(position, position.active, places.raid_at(position, where))
    shown["fighters"] = HIDDEN if is_veiled(position, position.active) else places.raid_bands(position, where)
    return shown | write_known(position, position.active, places.raid_known(position, where))


def write_fleet(position: ParadisePosition) -> dict[str, Any] | None:
    """The fleet in hand: as it came to its hex, and what is dropped and loaded there."""
    if position.fleet_at == hexes.NOWHERE:
        return None
    return (
        {"at": HEXES[position.fleet_at], "steps": position.fleet_steps, "up": position.fleet_up}
        | {"crew": HIDDEN if is_moving_unseen(position) else write_hand(position)}
        | {"dropped": counts(position.dropped), "loaded": counts(position.loaded)}
        | write_pieces(position, position.active, position.fleet)
        | write_known(position, position.active, position.fleet_known)
    )


def write_battle(position: ParadisePosition) -> dict[str, Any]:
    """The battle: everybody sees all of it."""
    front = counts(front_of(position.defence))
    if position.local > 0:
        front["local"] = position.local
    die: int | str | None = position.die
    if position.die <= 0:
        die = "again" if position.die < 0 else None
    return {
        "hex": HEXES[position.battle_hex],
        "attacker": SEATS[position.active],
        "defender": seat_word(position.defender),
        "attack": {"front": counts(front_of(position.attack)), "back": counts(back_of(position.attack))},
        "defence": {"front": front, "back": counts(back_of(position.defence))},
        "stage": stages.BATTLE_STAGES[position.battle],
        "die": die,
        "used": card_list(position.used),
        "silenced": seat_list(position.silenced),
        "saved": position.saved,
        "arioi": position.arioi,
    }


# --- Cards and seats ---


def write_card(position: ParadisePosition, slot: i64) -> dict[str, Any]:
    """A card in the order in which it was drawn."""
    card = card_at(position, slot)
    return {
        "seat": SEATS[card_owner(position, slot)],
        "card": HIDDEN if card == CARD_UNKNOWN else CARDS[card],
        "open": card != CARD_UNKNOWN and has(position.opened, card),
        "spent": card != CARD_UNKNOWN and has(position.spent, card),
        "known": [SEATS[seat] for seat in range(position.seats) if has(seats.of_seat(position, seat, seats.KNOWS), slot)],
    }


def write_seat(position: ParadisePosition, seat: Seat) -> dict[str, Any]:
    """What a player is and has besides."""
    nation = seats.of_seat(position, seat, seats.NATION)
    return {
        "nation": None if nation < 0 else NATIONS[nation],
        "home": hex_word(seats.of_seat(position, seat, seats.HOME)),
        "lost": has(position.lost, seat),
        "gone": counts(seats.of_seat(position, seat, seats.GONE)),
    }


def write_orders(position: ParadisePosition) -> dict[str, Any]:
    """The building orders of each seat; on a view those of others are sealed."""
    data: dict[str, Any] = {}
    for seat in range(position.seats):
        done = has(position.ended, seat)
        data[SEATS[seat]] = {"done": done, "sealed": HIDDEN} if is_veiled(position, seat) else write_plan(position, seat, done)
    return data


def write_plan(position: ParadisePosition, seat: Seat, done: bool) -> dict[str, Any]:
    """The orders of one seat."""
    groups = sets.hexes_in(position, sets.CONTROL + seat)
    pools = [where for where in groups if orders.pool_of(position, where) == where]
    ordered = [where for where in groups if orders.items_at(position, where)]
    used = [card for card in PLAN_CARDS if orders.is_planned(position, seat, items.plan_bit(card))]
    return {
        "done": done,
        "points": {HEXES[pool]: orders.points_in(position, pool) for pool in pools},
        "items": {HEXES[where]: orders.items_at(position, where) for where in ordered},
        "settle": [HEXES[where] for where in sets.hexes_in(position, sets.STACKS + seat) if orders.is_settled(position, where)],
        "dismiss": [
            HEXES[where]
            for where in sets.hexes_in(position, sets.STACKS + seat)
            for _ in range(orders.ordered_dismissals(position, where))
        ],
        "buy": hex_word(orders.card_pool(position, seat)),
        "focus": orders.is_planned(position, seat, orders.PLAN_FOCUS),
        "used": [CARDS[card] for card in used],
        "free": orders.free_transports(position, seat),
    } | write_advanced_plan(position, seat)


def write_question(position: ParadisePosition) -> dict[str, Any] | None:
    """What is asked in the middle of something, and of whom."""
    if position.asked == OVER:
        return None
    if position.asked == CHANCE:
        kind = CHANCES.at(position.chance)
        return {"seat": "chance", "about": kind.word, "hex": hex_word(kind.where(position))}
    if not position.is_pending():
        return None
    question = QUESTIONS.at(position.pending_question())
    at = position.pending_one() if question.names_hex else hexes.NOWHERE
    return {"seat": SEATS[position.asked], "about": question.word, "hex": hex_word(at)}
