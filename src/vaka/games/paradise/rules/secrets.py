"""What is hidden: pieces face down, cards, tiles that not everybody has found, fleets in hand, and building orders."""

from __future__ import annotations

from typing import Any

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from vaka.engine.names import FULL, OPEN_ENDED, UNHEARD
from vaka.games.paradise.rules import stages
from vaka.games.paradise.rules.actions import (
    BUILD,
    CARD_HIDDEN,
    DONE,
    EVENT,
    EVENT_HIDDEN,
    LAND,
    LIFT,
    LOAD,
    LOSE,
    SWAP,
    TILE_HIDDEN,
    WALK,
    WALK_HIDDEN,
)
from vaka.games.paradise.rules.board import hexes, places, seats, sets
from vaka.games.paradise.rules.board.knowledge import forget_private
from vaka.games.paradise.rules.board.pieces import total
from vaka.games.paradise.rules.box import CARDS, EVENTS, HEXES, SEATS, TILES, Hex, Seat
from vaka.games.paradise.rules.building import items, orders
from vaka.games.paradise.rules.cards import dealt_cards, is_known_to
from vaka.games.paradise.rules.dealing import deal_pieces
from vaka.games.paradise.rules.events import deck, kept
from vaka.games.paradise.rules.exploration import south_island
from vaka.games.paradise.rules.movement import fleets, trips
from vaka.games.paradise.rules.movement.sailing import is_seen_landing
from vaka.games.paradise.rules.packed import ZERO, bit, has, lowest, size_of, without_lowest
from vaka.games.paradise.rules.position import (
    CARD_COUNT,
    CARD_UNKNOWN,
    NO_HEXES,
    NO_SEAT,
    NO_TILE,
    TILE_COUNT,
    TILE_UNKNOWN,
    ParadisePosition,
    card_at,
    card_owner,
    set_card,
)
from vaka.games.paradise.rules.script.ordering import give_order, legal_orders
from vaka.games.paradise.rules.writing import is_veiled

# --- Hiding ---


def knows_tile(position: ParadisePosition, viewer: i64, where: Hex) -> bool:
    """§6.3: who has found a tile knows it; so does who has just drawn or looked at it."""
    if viewer >= 0 and (
        has(places.found_by(position, where), viewer) or (position.advanced != 0 and kept.has_peeked(position, viewer, where))
    ):
        return True
    if viewer < 0 or not position.is_pending() or position.pending_question() != stages.ASK_TILE:
        return False
    return position.pending_seat() == viewer and position.pending_one() == where


def hide(position: ParadisePosition, viewer: i64) -> None:
    """Write over everything that the viewer does not know; of others' pieces their number stays."""
    if position.seats == 1:
        return
    hide_fleet(position, viewer)
    hide_stacks(position, viewer)
    for seat in range(position.seats):
        if seat != viewer:
            if position.stage == stages.AT_BUILDING:
                orders.forget_orders(position, seat)
            seats.set_seat(position, seat, seats.STOCK, seats.STOCK_UNKNOWN)
            seats.set_seat(position, seat, seats.PLAN, 0)
    hide_cards(position, viewer)
    for where in sets.hexes_in(position, sets.FACE_DOWN):
        tile = places.tile_at(position, where)
        if tile != TILE_UNKNOWN and not knows_tile(position, viewer, where):
            position.lid |= bit(tile)
            places.set_tile(position, where, TILE_UNKNOWN)
    if position.advanced != 0:
        hide_advanced(position, viewer)


def hide_stacks(position: ParadisePosition, viewer: i64) -> None:
    """Of others' stacks the number of pieces, and of those that have moved, in their place; of all, what a look of others told."""
    counted: i64 = 0
    for seat in range(position.seats):
        if seat == viewer or is_counted(position, seat):
            counted |= bit(seat)
    moves_show = position.stage == stages.AT_TRANSIT
    is_told = viewer == position.kava_seat
    stack = position.stack
    for where in range(hexes.HEX_COUNT):
        word = stack[where]
        owner = places.owner_in(word)
        if owner == NO_SEAT:
            continue
        if not has(counted, owner):
            moved = total(places.moved_in(word)) if moves_show else ZERO
            stack[where] = places.with_counts(word, total(places.stack_in(word)), moved)
        if not is_told:
            places.set_known(position, where, forget_private(places.known_at(position, where)))


def is_counted(position: ParadisePosition, seat: Seat) -> bool:
    """Are this seat's pieces already hidden? A view can be hidden once more, from spectators."""
    return seats.of_seat(position, seat, seats.STOCK) == seats.STOCK_UNKNOWN


def hide_fleet(position: ParadisePosition, viewer: i64) -> None:
    """What is loaded and dropped is the owner's secret, and so is a fleet that has not sailed."""
    seat = position.active
    if seat == NO_SEAT or seat >= position.seats:
        return
    if viewer != position.kava_seat:
        forget_looks(position)
    if seat == viewer:
        return
    position.trips = NO_HEXES
    if position.fleet_at != hexes.NOWHERE:
        trips.clear_hand(position)
        if position.stage == stages.AT_MOVING:
            places.set_moved(position, position.fleet_at, 0)
        position.dropped = 0
        position.loaded = 0
        if position.fleet_steps == 0:
            fleets.put_down(position)
        elif not is_counted(position, seat):
            position.fleet = total(position.fleet)
    for where in places.raid_hexes(position):
        pieces = places.raid_at(position, where)
        places.set_raid(
            position, where, pieces if is_counted(position, seat) else total(pieces), places.raid_known(position, where), 0
        )


def forget_looks(position: ParadisePosition) -> None:
    """What somebody knows of pieces under way by a look of their own is theirs alone; the owner does not keep it for them."""
    position.fleet_known = forget_private(position.fleet_known)
    for where in places.raid_hexes(position):
        known = forget_private(places.raid_known(position, where))
        places.set_raid(position, where, places.raid_at(position, where), known, places.raid_bands(position, where))


def hide_cards(position: ParadisePosition, viewer: i64) -> None:
    """Cards that lie face down before others, unless the viewer has seen them."""
    for slot in range(position.dealt):
        card = card_at(position, slot)
        if card != CARD_UNKNOWN and not is_known_to(position, slot, viewer):
            owner = card_owner(position, slot)
            seats.set_seat(position, owner, seats.HAND, seats.of_seat(position, owner, seats.HAND) & ~bit(card))
            set_card(position, slot, CARD_UNKNOWN)


# --- What is noticed ---


def seen(position: ParadisePosition, action: i64, viewer: i64, seat: Seat) -> i64:
    """§6.3, §9.5: others see that a tile or a card is drawn. §7, §9.3: they see nothing of fleets in hand and of orders."""
    if position.seats == 1:
        return action
    if position.chance != stages.NO_CHANCE:
        if position.chance == stages.FOR_TILE and viewer != position.active:
            return TILE_HIDDEN
        if position.chance == stages.FOR_CARD and viewer != seats.seat_in_order(position, position.place):
            return CARD_HIDDEN
        if position.chance == stages.FOR_EVENT and viewer != position.active and deck.is_kept(action - EVENT):
            return EVENT_HIDDEN
        return action
    if viewer == seat:
        return action
    if position.stage == stages.AT_BUILDING:
        return action if action == DONE else UNHEARD
    if WALK <= action < WALK_HIDDEN:
        return WALK_HIDDEN + (action - WALK) % 100
    if action == LAND and not is_seen_landing(position):
        return UNHEARD
    return UNHEARD if LIFT <= action < BUILD or LOAD <= action < LOSE or action >= SWAP else action


# --- What may be hidden where ---


def hidden(position: ParadisePosition) -> dict[str, Any]:
    """Each hidden place with what it may be: cards and tiles by counting, pieces and orders without end."""
    found: dict[str, Any] = {}
    if position.stage == stages.AT_END or position.viewer == FULL or position.seats == 1:
        return found
    cards = [CARDS[card] for card in range(CARD_COUNT) if not has(dealt_cards(position), card)]
    for slot in range(position.dealt):
        if card_at(position, slot) == CARD_UNKNOWN:
            found[f"cards/{slot}/card"] = cards
    tiles = [TILES[tile] for tile in range(TILE_COUNT) if has(position.lid, tile)]
    for where in sets.hexes_in(position, sets.FACE_DOWN):
        if places.tile_at(position, where) == TILE_UNKNOWN:
            found[f"hexes/{HEXES[where]}/tile"] = tiles
    if position.advanced != 0:
        found |= hidden_advanced(position, tiles)
    for seat in range(position.seats):
        if is_veiled(position, seat):
            for where in sets.hexes_in(position, sets.STACKS + seat):
                found[f"stacks/{HEXES[where]}/pieces"] = OPEN_ENDED
                if position.stage == stages.AT_TRANSIT and places.moved_at(position, where) > 0:
                    found[f"stacks/{HEXES[where]}/moved"] = OPEN_ENDED
            if position.stage == stages.AT_BUILDING:
                found[f"orders/{SEATS[seat]}/sealed"] = OPEN_ENDED
    if position.active != NO_SEAT and is_veiled(position, position.active):
        for where in places.raid_hexes(position):
            found[f"raids/{HEXES[where]}/pieces"] = OPEN_ENDED
            found[f"raids/{HEXES[where]}/fighters"] = OPEN_ENDED
        if position.fleet_at != hexes.NOWHERE:
            found["fleet/pieces"] = OPEN_ENDED
            found["fleet/crew"] = OPEN_ENDED
        if position.stage == stages.AT_MOVING:
            found["trips"] = OPEN_ENDED
    return found


def hidden_odds(position: ParadisePosition) -> dict[str, dict[str, float]]:
    """Of each hidden card and tile the chance of each value: any of those that are not in sight, all alike."""
    found: dict[str, dict[str, float]] = {}
    for path, values in hidden(position).items():
        if values != OPEN_ENDED:
            odds: dict[str, float] = {}
            for value in values:
                odds[value] = odds.get(value, 0.0) + 1.0 / float(len(values))
            found[path] = odds
    return found


# --- Dealing again ---


def deal(position: ParadisePosition, rng: Random, viewer: i64) -> None:
    """Cards and tiles all alike; pieces by what is known of them; sealed orders as the seat could have given them."""
    if position.seats == 1:
        return
    deal_cards(position, rng)
    deal_tiles(position, rng)
    if position.advanced != 0:
        deal_advanced(position, rng)
    for seat in range(position.seats):
        if seat != viewer:
            deal_pieces(position, rng, seat, viewer == position.kava_seat and viewer >= 0)
    if position.stage == stages.AT_BUILDING:
        for seat in range(position.seats):
            if seat != viewer:
                items.find_pools(position, seat)
                if has(position.ended, seat):
                    deal_orders(position, rng, seat)


def deal_orders(position: ParadisePosition, rng: Random, seat: Seat) -> None:
    """Ruling 55: any orders that were open to the seat, one after the other until it has enough."""
    while True:
        actions = legal_orders(position, seat, vec[i64]())
        number: i64 = len(actions)
        action = actions[rng.randrange(number)]
        if action == DONE:
            return
        give_order(position, action, seat)


def deal_cards(position: ParadisePosition, rng: Random) -> None:
    """Unknown cards are any of those that nobody has been seen with."""
    left = ((bit(CARD_COUNT)) - 1) & ~dealt_cards(position)
    for slot in range(position.dealt):
        if card_at(position, slot) == CARD_UNKNOWN:
            card = pick(left, rng)
            left &= ~bit(card)
            owner = card_owner(position, slot)
            set_card(position, slot, card)
            seats.set_seat(position, owner, seats.HAND, seats.of_seat(position, owner, seats.HAND) | bit(card))


def deal_tiles(position: ParadisePosition, rng: Random) -> None:
    """Unknown tiles are any of those that are not in sight."""
    for where in sets.hexes_in(position, sets.FACE_DOWN):
        if places.tile_at(position, where) == TILE_UNKNOWN:
            tile = pick(position.lid, rng)
            position.lid &= ~bit(tile)
            places.set_tile(position, where, tile)


# --- What the advanced rules hide: a tile that left the game unseen, and the Event cards that players keep ---


def pick(mask: i64, rng: Random) -> i64:
    """One of a set, all alike."""
    left: i64 = rng.randrange(size_of(mask))
    while left > 0:
        mask = without_lowest(mask)
        left -= 1
    return lowest(mask)


def hide_advanced(position: ParadisePosition, viewer: i64) -> None:
    """Write over what the viewer does not know."""
    tile = south_island.buried_tile(position)
    if tile != NO_TILE and tile != TILE_UNKNOWN and not (viewer >= 0 and has(south_island.buried_known_by(position), viewer)):
        position.lid |= bit(tile)
        south_island.note_buried(position, TILE_UNKNOWN, south_island.buried_known_by(position))
    for slot in range(deck.kept_count(position)):
        owner = deck.kept_owner(position, slot)
        if owner != viewer:
            deck.set_kept(position, slot, owner, deck.KEPT_UNKNOWN)


def hidden_advanced(position: ParadisePosition, tiles: list[str]) -> dict[str, Any]:
    """Each hidden place with what it may be."""
    found: dict[str, Any] = {"advanced/south/buried": tiles} if south_island.buried_tile(position) == TILE_UNKNOWN else {}
    events = [EVENTS[deck.KEPT_EVENTS[number]] for number in range(deck.MOST_KEPT) if has(unseen_events(position), number)]
    for slot in range(deck.kept_count(position)):
        if deck.kept_number(position, slot) == deck.KEPT_UNKNOWN:
            found[f"advanced/events/kept/{slot}/event"] = events
    return found


def unseen_events(position: ParadisePosition) -> i64:
    """The cards that are kept or in the deck, for all that the view knows, by their numbers in KEPT_EVENTS."""
    found: i64 = 0
    out = deck.events_out(position)
    for number in range(deck.MOST_KEPT):
        if not has(out, deck.KEPT_EVENTS[number]):
            found |= bit(number)
    return found


def deal_advanced(position: ParadisePosition, rng: Random) -> None:
    """Any of the tiles that are not in sight, and any of the cards that nobody has been seen with."""
    if south_island.buried_tile(position) == TILE_UNKNOWN:
        tile = pick(position.lid, rng)
        position.lid &= ~bit(tile)
        south_island.note_buried(position, tile, south_island.buried_known_by(position))
    for slot in range(deck.kept_count(position)):
        if deck.kept_number(position, slot) == deck.KEPT_UNKNOWN:
            deck.set_kept(position, slot, deck.kept_owner(position, slot), pick(unseen_events(position), rng))
