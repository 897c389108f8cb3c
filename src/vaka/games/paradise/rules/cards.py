"""Arts & Culture cards (§9.5): who holds what, what lies open, what is spent, and when a seat is asked for a card."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules import actions, reasons
from vaka.games.paradise.rules.board import places, seats, sets
from vaka.games.paradise.rules.board.knowledge import seen_privately
from vaka.games.paradise.rules.box import BOX, Card, Hex, Seat
from vaka.games.paradise.rules.options import RULE_SOLO, SAMOA_SEAT
from vaka.games.paradise.rules.packed import ZERO, bit, has, lowest, size_of, without_lowest
from vaka.games.paradise.rules.position import CARD_COUNT, NO_SEAT, ParadisePosition, card_at, card_owner, set_card
from vaka.games.paradise.rules.reasons import Reason
from vaka.games.paradise.rules.telling.turn import (
    tell_card,
    tell_deforested,
    tell_drawn_card,
    tell_look_at_cards,
    tell_look_at_stack,
)

ARIOI: Final[i64] = 0
BIRD_SIGNS: Final[i64] = 1
BREADFRUIT: Final[i64] = 2
CANNIBALISM: Final[i64] = 3
DEFORESTATION: Final[i64] = 4
DOUBLE_HULLED_CANOES: Final[i64] = 5
HAKA: Final[i64] = 7
KAHUNA_HEALING: Final[i64] = 10
KAVA_CEREMONY: Final[i64] = 11
MAKAHIKI: Final[i64] = 12
MAKUTU: Final[i64] = 13
NAVIGATION: Final[i64] = 15
OCEAN_CHART: Final[i64] = 16
PATU: Final[i64] = 17
POI: Final[i64] = 19
TAPU: Final[i64] = 23
TARO_TERRACES: Final[i64] = 24
TOKI: Final[i64] = 27


# --- Who holds what ---


def hand(position: ParadisePosition, seat: Seat) -> i64:
    """The cards of a seat; on a view of another's, those that are known."""
    return position.chest[seat * seats.CHEST + seats.HAND]


def is_held(position: ParadisePosition, seat: Seat, card: Card) -> bool:
    """Does the seat hold the card, face up or down?"""
    return has(position.chest[seat * seats.CHEST + seats.HAND], card)


def lies_open(position: ParadisePosition, seat: Seat, card: Card) -> bool:
    """Does this card lie face up before the seat?"""
    return has(position.chest[seat * seats.CHEST + seats.HAND] & position.opened, card)


def face_down_cards(position: ParadisePosition, seat: Seat) -> i64:
    """How many cards of the seat lie face down: everybody can see that."""
    base = seat * seats.CHEST
    held = position.chest[base + seats.CARDS_HELD]
    return held - size_of(position.chest[base + seats.HAND] & position.opened) if held > 0 else ZERO


def open_unspent(position: ParadisePosition, seat: Seat, card: Card) -> bool:
    """Does a one-use card lie open and unused before the seat?"""
    return has(position.chest[seat * seats.CHEST + seats.HAND] & position.opened & ~position.spent, card)


def why_not_hold(position: ParadisePosition, seat: Seat, card: Card) -> Reason:
    """Why the seat cannot use this card at all: it does not hold it, or it is spent."""
    if not is_held(position, seat, card):
        return reasons.NOT_HELD
    return reasons.CARD_SPENT if has(position.spent, card) else reasons.OPEN


def why_not_use_poi(position: ParadisePosition, seat: Seat, card: Card) -> Reason:
    """POI: one hex more for all canoes in this step."""
    if card != POI:
        return reasons.CARD_USELESS if is_held(position, seat, card) else reasons.NOT_HELD
    return why_not_hold(position, seat, POI)


def cards_left(position: ParadisePosition) -> i64:
    """How many cards are in the deck."""
    return CARD_COUNT - position.dealt


def cards_free(position: ParadisePosition) -> i64:
    """How many of them nobody holds: Samoa's unseen cards are drawn only when somebody sees them (ruling 65)."""
    left = cards_left(position)
    return left - unseen_cards(position) if position.advanced & RULE_SOLO != 0 else left


def unseen_cards(position: ParadisePosition) -> i64:
    """Ruling 65: how many cards Samoa holds that nobody has seen: they are a count, and not drawn yet."""
    base = SAMOA_SEAT * seats.CHEST
    return position.chest[base + seats.CARDS_HELD] - size_of(position.chest[base + seats.HAND])


def draw_unseen(position: ParadisePosition, card: Card) -> None:
    """Ruling 65: one of Samoa's unseen cards is drawn: it is counted as a card in the hand now."""
    position.chest[SAMOA_SEAT * seats.CHEST + seats.CARDS_HELD] -= 1
    take_card(position, SAMOA_SEAT, card)


# --- Drawing ---


def draw_card(position: ParadisePosition, seat: Seat, card: Card) -> None:
    """§9.5: the seat draws a card and shows it to nobody; alone it lies face up (§12.1)."""
    take_card(position, seat, card)
    tell_drawn_card(position, seat, card)
    if position.seats == 1:
        open_card(position, seat, card)


def take_card(position: ParadisePosition, seat: Seat, card: Card) -> None:
    """The card is out of the deck, and the seat's."""
    slot = position.dealt
    set_card(position, slot, card)
    position.drawn_by |= seat << (slot * 2)
    position.dealt = slot + 1
    position.chest[seat * seats.CHEST + seats.HAND] |= bit(card)
    position.chest[seat * seats.CHEST + seats.CARDS_HELD] += 1


def card_outcomes(position: ParadisePosition) -> vec[i64]:
    """The cards that are still in the deck, as outcomes."""
    gone = dealt_cards(position)
    found = vec[i64]()
    for card in range(CARD_COUNT):
        if not has(gone, card):
            found = append(found, actions.CARD + card)
    return found


def dealt_cards(position: ParadisePosition) -> i64:
    """The cards that somebody has drawn."""
    cards: i64 = 0
    for slot in range(position.dealt):
        cards |= bit(card_at(position, slot))
    return cards


# --- Showing ---


def open_card(position: ParadisePosition, seat: Seat, card: Card) -> None:
    """A card is turned face up, and stays so: who knew it before does not matter any more."""
    position.opened |= bit(card)
    position.raise_floor()


def spend_card(position: ParadisePosition, seat: Seat, card: Card) -> None:
    """A one-use card is used: it lies open, and does nothing more."""
    open_card(position, seat, card)
    position.spent |= bit(card)


def why_not_show(position: ParadisePosition, seat: Seat, card: Card) -> Reason:
    """§9.5: a card may be revealed at any time."""
    if not is_held(position, seat, card):
        return reasons.NOT_HELD
    return reasons.CARD_OPEN if has(position.opened, card) else reasons.OPEN


def show(position: ParadisePosition, seat: Seat, card: Card) -> None:
    """Turn it face up without using it."""
    open_card(position, seat, card)
    tell_card(position, "show", seat, card)


def legal_show(position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """The face-down cards of the seat."""
    cards = position.chest[seat * seats.CHEST + seats.HAND] & ~position.opened
    while cards != 0:
        found = append(found, actions.SHOW + lowest(cards))
        cards = without_lowest(cards)
    return found


def legal_uses(cards: i64, found: vec[i64]) -> vec[i64]:
    """Decline, or use one of these."""
    found = append(found, actions.NO_CARD)
    while cards != 0:
        found = append(found, actions.USE + lowest(cards))
        cards = without_lowest(cards)
    return found


# --- KAVA CEREMONY ---


def why_not_kava_hex(position: ParadisePosition, seat: Seat, where: Hex) -> Reason:
    """KAVA CEREMONY: look at another's pieces in one hex."""
    reason = why_not_hold(position, seat, KAVA_CEREMONY)
    if reason != reasons.OPEN:
        return reason
    owner = places.owner_at(position, where)
    return reasons.NO_TARGET if owner in (NO_SEAT, seat) or owner >= position.seats else reasons.OPEN


def kava_hex(position: ParadisePosition, seat: Seat, where: Hex) -> None:
    """The seat alone learns what the stack is; all others see at which it looks."""
    spend_card(position, seat, KAVA_CEREMONY)
    position.kava_seat = seat
    position.kava_hex = where
    places.set_known(position, where, seen_privately(places.known_at(position, where), places.pieces_at(position, where)))
    tell_look_at_stack(position, seat, where, places.pieces_at(position, where), KAVA_CEREMONY)


def why_not_kava_seat(position: ParadisePosition, seat: Seat, other: i64) -> Reason:
    """KAVA CEREMONY: look at all face-down cards of one player."""
    reason = why_not_hold(position, seat, KAVA_CEREMONY)
    if reason != reasons.OPEN:
        return reason
    if other == seat or other >= position.sides:
        return reasons.NO_TARGET
    if position.seats == 1:  # what KAVA CEREMONY has shown once is known
        return reasons.OPEN if unseen_cards(position) > 0 else reasons.NO_TARGET
    return reasons.OPEN if face_down_cards(position, other) > 0 else reasons.NO_TARGET


def kava_seat(position: ParadisePosition, seat: Seat, other: i64) -> None:
    """The seat alone learns the cards. In the solitaire game they are drawn for it (ruling 65)."""
    spend_card(position, seat, KAVA_CEREMONY)
    position.kava_seat = seat
    for slot in range(position.dealt):
        if card_owner(position, slot) == other and not has(position.opened, card_at(position, slot)):
            position.chest[seat * seats.CHEST + seats.KNOWS] |= bit(slot)
    tell_look_at_cards(position, seat, other, KAVA_CEREMONY)


def legal_kava(position: ParadisePosition, seat: Seat, found: vec[i64], hexes: bool) -> vec[i64]:
    """The players, or the hexes, that the seat may look at."""
    if why_not_hold(position, seat, KAVA_CEREMONY) != reasons.OPEN:
        return found
    if not hexes:
        for other in range(position.sides):
            if why_not_kava_seat(position, seat, other) == reasons.OPEN:
                found = append(found, actions.KAVA_SEAT + other)
        return found
    stacks = sets.none()
    for other in range(position.seats):
        if other != seat:
            stacks = sets.join(stacks, sets.of(position, sets.STACKS + other))
    return sets.ids(actions.KAVA_HEX, stacks, found)


# --- DEFORESTATION ---


def villages_of(position: ParadisePosition, seat: Seat) -> i64:
    """How many Villages a seat has on the map."""
    number: i64 = 0
    for where in sets.hexes_in(position, sets.CONTROL + seat):
        number += places.villages_at(position, where)
    return number


def why_not_deforest(position: ParadisePosition, seat: Seat, where: Hex) -> Reason:
    """DEFORESTATION: another player loses a Village, never the last one."""
    reason = why_not_hold(position, seat, DEFORESTATION)
    if reason != reasons.OPEN:
        return reason
    for other in range(position.sides):
        if other != seat and sets.in_set(position, sets.CONTROL + other, where):
            return reasons.OPEN if villages_of(position, other) > 1 else reasons.LAST_VILLAGE
    return reasons.NO_TARGET


def legal_deforest(position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """The groups where it can strike."""
    if why_not_hold(position, seat, DEFORESTATION) != reasons.OPEN:
        return found
    groups = sets.none()
    for other in range(position.sides):
        if other != seat and villages_of(position, other) > 1:
            groups = sets.join(groups, sets.of(position, sets.CONTROL + other))
    return sets.ids(actions.DEFOREST, groups, found)


def spend_deforestation(position: ParadisePosition, seat: Seat, where: Hex, owner: Seat) -> None:
    """The card is used; the Village goes by `conquest.lose_village`."""
    spend_card(position, seat, DEFORESTATION)
    tell_deforested(position, seat, where, owner, DEFORESTATION)


# --- Points (§10.1) ---


def card_points(position: ParadisePosition, seat: Seat, cards: i64) -> i64:
    """What these cards of the seat are worth, in half points; some are worth more with a certain group."""
    points: i64 = 0
    while cards != 0:
        card = lowest(cards)
        cards = without_lowest(cards)
        points += 2 * DECK.points[card]
        if DECK.groups[card] != 0 and DECK.groups[card] & controlled_tiles(position, seat) != 0:
            points += 2
    return points


def controlled_tiles(position: ParadisePosition, seat: Seat) -> i64:
    """The tiles that the seat controls."""
    tiles: i64 = 0
    for where in sets.hexes_in(position, sets.CONTROL + seat):
        tile = (position.site[where] & 31) - 1
        if tile >= 0:
            tiles |= bit(tile)
    return tiles


class Deck:
    """Points of each card, the tiles that make it worth more, and the cards that are worth anything."""

    def __init__(self) -> None:
        self.points = vec[i64]()
        self.groups = vec[i64]()
        self.worth: i64 = 0
        for card in range(len(BOX.cards)):
            self.points = append(self.points, BOX.card_points[card])
            self.groups = append(self.groups, sum([1 << tile for tile in BOX.card_groups[card]]))
            if BOX.card_points[card] > 0:
                self.worth |= bit(card)


DECK: Final = Deck()


def is_known_to(position: ParadisePosition, slot: i64, viewer: i64) -> bool:
    """Does this viewer know the card that was drawn as number `slot`?"""
    card = card_at(position, slot)
    if card >= CARD_COUNT:
        return False
    if has(position.opened, card) or card_owner(position, slot) == viewer:
        return True
    return viewer >= 0 and has(position.chest[viewer * seats.CHEST + seats.KNOWS], slot)
