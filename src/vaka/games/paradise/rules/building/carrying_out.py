"""What comes of the building orders (§9.3, §9.4), when the last of them are in."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.paradise.rules.battle.conquest import settle_home
from vaka.games.paradise.rules.board.hexes import NOWHERE
from vaka.games.paradise.rules.board.knowledge import NO_WAR, with_shown, without_one
from vaka.games.paradise.rules.board.pieces import COLONY, ONE_COLONY, ONE_TRANSPORT, total
from vaka.games.paradise.rules.board.places import (
    agriculture_at,
    control_at,
    known_at,
    pieces_at,
    set_agriculture,
    set_control,
    set_known,
    set_moved,
    set_pieces,
    set_up,
    set_villages,
    villages_at,
)
from vaka.games.paradise.rules.building.items import plan_bit
from vaka.games.paradise.rules.building.orders import (
    PLAN_FOCUS,
    card_pool,
    clear_orders,
    forget_dismissal,
    forget_orders,
    has_orders,
    is_chain_ordered,
    is_planned,
    is_settled,
    ordered_agriculture,
    ordered_dismissals,
    ordered_pieces,
    ordered_villages,
)
from vaka.games.paradise.rules.cards import TARO_TERRACES, open_card, spend_card
from vaka.games.paradise.rules.events.malaria import note_malaria
from vaka.games.paradise.rules.movement.sailing import dismiss
from vaka.games.paradise.rules.packed import bit
from vaka.games.paradise.rules.position import CARD_COUNT, CONTROL, SETTLED, STACKS, ParadisePosition, add_to, hexes_in, to_stock
from vaka.games.paradise.rules.telling.turn import tell_at, tell_built, tell_card


def carry_out(position: ParadisePosition, seat: i64) -> None:
    """§9.3, §9.4: cards and focus are shown, everything ordered is placed, and at last the Colonies settle."""
    show_plan(position, seat)
    for where in hexes_in(position, STACKS + seat):
        for _rumour in range(ordered_dismissals(position, where)):
            take_back(position, seat, where)
    hexes = hexes_in(position, CONTROL + seat)
    for where in hexes:
        if has_orders(position, where):
            place_orders(position, seat, where)
    for where in hexes_in(position, STACKS + seat):
        if is_settled(position, where):
            found_village(position, seat, where)
    forget_orders(position, seat)


def show_plan(position: ParadisePosition, seat: i64) -> None:
    """The cards used lie open; an Explorer whose people look inwards goes to the Lost Box; a card is drawn later."""
    for card in range(CARD_COUNT):
        place = plan_bit(card)
        if place >= 0 and is_planned(position, seat, place):
            if card == TARO_TERRACES:
                open_card(position, seat, card)
            else:
                spend_card(position, seat, card)
            tell_card(position, "use", seat, card)
    if is_planned(position, seat, PLAN_FOCUS):
        position.lost |= bit(seat)
        tell_at(position, "focus", seat, NOWHERE)
    if card_pool(position, seat) != NOWHERE:
        position.buyers |= bit(seat)
        tell_at(position, "buy", seat, NOWHERE)


def take_back(position: ParadisePosition, seat: i64, where: i64) -> None:
    """§7.6: a Rumour goes off the map; what else is ordered here stays."""
    ordered = ordered_pieces(position, where)
    set_moved(position, where, 0)
    dismiss(position, seat, where)
    set_moved(position, where, ordered)
    forget_dismissal(position, where)


def place_orders(position: ParadisePosition, seat: i64, where: i64) -> None:
    """Improved Agriculture, Villages and pieces of one group."""
    agriculture = ordered_agriculture(position, where)
    villages = ordered_villages(position, where)
    pieces = ordered_pieces(position, where)
    chain = is_chain_ordered(position, where)
    set_agriculture(position, where, agriculture_at(position, where) + agriculture)
    set_villages(position, where, villages_at(position, where) + villages)
    set_moved(position, where, 0)
    if pieces != 0:
        known = known_at(position, where) & ~NO_WAR
        to_stock(position, seat, -pieces)
        set_pieces(position, where, seat, pieces_at(position, where) + pieces)
        if chain:
            set_up(position, where, True)
            known = with_shown(known, ONE_TRANSPORT, 1)
        set_known(position, where, known)
    if villages + agriculture + pieces > 0:
        tell_built(position, seat, where, villages, agriculture, total(pieces), chain)


def found_village(position: ParadisePosition, seat: i64, where: i64) -> None:
    """§9.4: a Colony becomes a Village, and the group is the seat's (§10.2)."""
    known = without_one(known_at(position, where), COLONY)
    rest = pieces_at(position, where) - ONE_COLONY
    set_pieces(position, where, seat, rest)
    if rest != 0:
        set_known(position, where, known)
    to_stock(position, seat, ONE_COLONY)
    set_villages(position, where, villages_at(position, where) + 1)
    if control_at(position, where) != seat:
        set_control(position, where, seat)
        note_malaria(position)
    clear_orders(position, where)
    add_to(position, SETTLED, where)
    tell_at(position, "settle", seat, where)
    settle_home(position, seat, where)
