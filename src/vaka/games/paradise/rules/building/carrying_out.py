"""What comes of the building orders (§9.3, §9.4), when the last of them are in."""

from __future__ import annotations

from vaka.games.paradise.rules import cards
from vaka.games.paradise.rules.battle import conquest
from vaka.games.paradise.rules.board import places, seats, sets
from vaka.games.paradise.rules.board.hexes import NOWHERE
from vaka.games.paradise.rules.board.knowledge import NO_WAR, with_shown, without_one
from vaka.games.paradise.rules.board.pieces import COLONY, ONE_COLONY, ONE_TRANSPORT, total
from vaka.games.paradise.rules.box import Hex, Seat
from vaka.games.paradise.rules.building import items, orders
from vaka.games.paradise.rules.events import malaria
from vaka.games.paradise.rules.movement.sailing import dismiss
from vaka.games.paradise.rules.packed import bit, lowest, without_lowest
from vaka.games.paradise.rules.position import ParadisePosition
from vaka.games.paradise.rules.telling.turn import tell_at, tell_built, tell_card


def carry_out(position: ParadisePosition, seat: Seat) -> None:
    """§9.3, §9.4: cards and focus are shown, everything ordered is placed, and at last the Colonies settle."""
    show_plan(position, seat)
    hexes = sets.of(position, sets.STACKS + seat)
    while not sets.is_none(hexes):
        for _rumour in range(orders.ordered_dismissals(position, sets.first(hexes))):
            take_back(position, seat, sets.first(hexes))
        hexes = sets.rest(hexes)
    hexes = sets.of(position, sets.CONTROL + seat)
    while not sets.is_none(hexes):
        if orders.has_orders(position, sets.first(hexes)):
            place_orders(position, seat, sets.first(hexes))
        hexes = sets.rest(hexes)
    hexes = sets.of(position, sets.STACKS + seat)
    while not sets.is_none(hexes):
        if orders.is_settled(position, sets.first(hexes)):
            found_village(position, seat, sets.first(hexes))
        hexes = sets.rest(hexes)
    orders.forget_orders(position, seat)


def show_plan(position: ParadisePosition, seat: Seat) -> None:
    """The cards used lie open; an Explorer whose people look inwards goes to the Lost Box; a card is drawn later."""
    planned = items.BUILDING_CARDS
    while planned != 0:
        card = lowest(planned)
        planned = without_lowest(planned)
        if orders.is_planned(position, seat, items.plan_bit(card)):
            if card == cards.TARO_TERRACES:
                cards.open_card(position, seat, card)
            else:
                cards.spend_card(position, seat, card)
            tell_card(position, "use", seat, card)
    if orders.is_planned(position, seat, orders.PLAN_FOCUS):
        position.lost |= bit(seat)
        tell_at(position, "focus", seat, NOWHERE)
    if orders.card_pool(position, seat) != NOWHERE:
        position.buyers |= bit(seat)
        tell_at(position, "buy", seat, NOWHERE)


def take_back(position: ParadisePosition, seat: Seat, where: Hex) -> None:
    """§7.6: a Rumour goes off the map; what else is ordered here stays."""
    ordered = orders.ordered_pieces(position, where)
    places.set_moved(position, where, 0)
    dismiss(position, seat, where)
    places.set_moved(position, where, ordered)
    orders.forget_dismissal(position, where)


def place_orders(position: ParadisePosition, seat: Seat, where: Hex) -> None:
    """Improved Agriculture, Villages and pieces of one group."""
    agriculture = orders.ordered_agriculture(position, where)
    villages = orders.ordered_villages(position, where)
    pieces = orders.ordered_pieces(position, where)
    chain = orders.is_chain_ordered(position, where)
    places.set_agriculture(position, where, places.agriculture_at(position, where) + agriculture)
    places.set_villages(position, where, places.villages_at(position, where) + villages)
    places.set_moved(position, where, 0)
    if pieces != 0:
        known = places.known_at(position, where) & ~NO_WAR
        seats.to_stock(position, seat, -pieces)
        places.set_pieces(position, where, seat, places.pieces_at(position, where) + pieces)
        if chain:
            places.set_up(position, where, True)
            known = with_shown(known, ONE_TRANSPORT, 1)
        places.set_known(position, where, known)
    if villages + agriculture + pieces > 0:
        tell_built(position, seat, where, villages, agriculture, total(pieces), chain)


def found_village(position: ParadisePosition, seat: Seat, where: Hex) -> None:
    """§9.4: a Colony becomes a Village, and the group is the seat's (§10.2)."""
    known = without_one(places.known_at(position, where), COLONY)
    rest = places.pieces_at(position, where) - ONE_COLONY
    places.set_pieces(position, where, seat, rest)
    if rest != 0:
        places.set_known(position, where, known)
    seats.to_stock(position, seat, ONE_COLONY)
    places.set_villages(position, where, places.villages_at(position, where) + 1)
    if places.control_at(position, where) != seat:
        places.set_control(position, where, seat)
        malaria.note_malaria(position)
    orders.clear_orders(position, where)
    sets.add_to(position, sets.SETTLED, where)
    tell_at(position, "settle", seat, where)
    conquest.settle_home(position, seat, where)
