"""The sequence of play as a script, and the verbs of the contract: the only module that knows what comes next.

A game: lots for the first player, six commodities each, the open row, the display (§2); then turn after turn, clockwise (§3): draw,
one action or none, discard down to the limit; until the final round is played out (§7).
"""

from __future__ import annotations

from typing import Any, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from vaka.engine.events import Obstacle
from vaka.engine.names import ASKED, CHANCE, NOBODY, OVER
from vaka.games.moorea.rules import chance, checking, explaining, reading, secrets, telling, writing
from vaka.games.moorea.rules.acquiring_products import buy, legal_buy
from vaka.games.moorea.rules.acquiring_tools import acquire_tool, legal_tool
from vaka.games.moorea.rules.actions import (
    BUYS,
    BUYS_TOOL,
    DISCARDS,
    DRAWS,
    EXCHANGES,
    LAYS,
    PASS,
    STOPS,
    TAKES,
    VEILED,
    Action,
    card_discarded,
    card_gained,
    card_taken,
    deposit_made,
    kind_of,
    pair_given,
    payment_made,
    tool_acquired,
    tool_currency,
)
from vaka.games.moorea.rules.box import TABLES, Seat
from vaka.games.moorea.rules.discarding import discard, is_over_limit, legal_discard
from vaka.games.moorea.rules.drawing import (
    AS_CHOSEN,
    FROM_PILE,
    draw,
    enough,
    legal_draw,
    needs_row_card,
    next_card,
    shuffle_if_empty,
    take,
)
from vaka.games.moorea.rules.ending import count_turn, is_played_out
from vaka.games.moorea.rules.exchanging import exchange, legal_exchange
from vaka.games.moorea.rules.hands import hand, hand_size
from vaka.games.moorea.rules.laying import lay, legal_lay
from vaka.games.moorea.rules.position import (
    ACTING,
    DEALING,
    DISCARDING,
    DISPLAY_CARD,
    DRAWING,
    FIRST_PLAYER,
    HAND_CARD,
    NOTHING,
    NOWHERE,
    ROW_CARD,
    MooreaPosition,
    copy_fields,
    points,
)
from vaka.games.moorea.rules.reasons import OPEN
from vaka.games.moorea.rules.scoring import leaders

# --- The script ---


def go_on(position: MooreaPosition) -> None:
    """§2, §3: what comes next. Open cards are replaced at once, then the turn goes on where it stands, up to the next question."""
    while position.asked != OVER:
        if position.part == DEALING and deals_on(position):
            await_commodity(position, HAND_CARD)
            return
        if needs_row_card(position):
            await_commodity(position, ROW_CARD)
            return
        if position.gap != NOWHERE:
            await_chance(position, DISPLAY_CARD)
            return
        if position.part == DEALING:
            if position.events is not None:
                tell_deal(position)
            begin_turn(position, position.first)
        elif position.part == DRAWING:
            coming = next_card(position, position.turn)
            if coming == AS_CHOSEN:
                ask(position, position.turn)
                return
            if coming == FROM_PILE:
                await_commodity(position, HAND_CARD)
                return
            position.part = ACTING
        elif position.part == ACTING or is_over_limit(position, position.turn):
            ask(position, position.turn)
            return
        else:
            end_turn(position)


def come_out(position: MooreaPosition, outcome: i64) -> None:
    """What was drawn takes its effect; §2.1: behind the first player, cards are dealt from the first seat of the table on."""
    if position.wanted == FIRST_PLAYER:
        position.turn = 0
    chance.come_out(position, outcome)


def deals_on(position: MooreaPosition) -> bool:
    """§2.1: six commodities each, from seat to seat. Is a hand still to be dealt?"""
    while position.turn < position.seats:
        if hand_size(position, position.turn) < TABLES.hand:
            return True
        position.turn += 1
    return False


def tell_deal(position: MooreaPosition) -> None:
    """§2: all cards are dealt: what lies open, and to each what it holds."""
    telling.dealt(position)
    for seat in range(position.seats):
        telling.dealt_hand(position, seat, hand(position, seat))


def begin_turn(position: MooreaPosition, seat: Seat) -> None:
    """§3.1: draw first, always."""
    position.turn = seat
    position.part = DRAWING
    position.drawn = 0


def end_turn(position: MooreaPosition) -> None:
    """§2.5, §7.1: the next seat clockwise, unless this was the last turn of the final round."""
    count_turn(position)
    if is_played_out(position):
        position.wanted = NOTHING
        position.asked = OVER
        if position.events is not None:
            telling.end(position, leaders(position))
        return
    following = position.turn + 1
    begin_turn(position, 0 if following == position.seats else following)


def ask(position: MooreaPosition, seat: Seat) -> None:
    """A seat is asked next."""
    position.wanted = NOTHING
    position.asked = seat


def await_chance(position: MooreaPosition, wanted: i64) -> None:
    """Chance is asked next."""
    position.wanted = wanted
    position.asked = CHANCE


def await_commodity(position: MooreaPosition, wanted: i64) -> None:
    """§3.1: the commodity pile is asked for a card, shuffled before where it is empty (A9)."""
    shuffle_if_empty(position)
    await_chance(position, wanted)


# --- The decisions of a turn ---


def legal(position: MooreaPosition, seat: Seat) -> vec[i64]:
    """§3: what the part of the turn allows, sorted by id."""
    found = vec[i64](capacity=32)
    if position.part == DRAWING:
        return legal_draw(position, seat, found)
    if position.part == DISCARDING:
        return legal_discard(position, seat, found)
    found = append(found, PASS)
    found = legal_exchange(position, seat, found)
    found = legal_tool(position, seat, found)
    found = legal_buy(position, seat, found)
    return legal_lay(position, seat, found)


def decide(position: MooreaPosition, seat: Seat, action: Action) -> None:
    """§3: one decision, and what follows it."""
    kind = kind_of(action)
    if kind == DRAWS:
        draw(position, seat)
        await_commodity(position, HAND_CARD)
        return
    if kind == TAKES:
        take(position, seat, card_taken(action))
    elif kind == STOPS:
        enough(position, seat)
        position.part = ACTING
    elif kind == DISCARDS:
        discard(position, seat, card_discarded(action))
    else:
        act(position, seat, kind, action)
        position.part = DISCARDING
    go_on(position)


def act(position: MooreaPosition, seat: Seat, kind: i64, action: Action) -> None:
    """§3.2, §4: the one action of the turn, or none (§4.5)."""
    if kind == EXCHANGES:
        exchange(position, seat, pair_given(action), card_gained(action))
    elif kind == BUYS_TOOL:
        acquire_tool(position, seat, tool_acquired(action), tool_currency(action))
    elif kind == BUYS:
        buy(position, seat, payment_made(action))
    elif kind == LAYS:
        lay(position, seat, deposit_made(action))
    elif position.events is not None:
        telling.pass_on(position, seat)


# --- The verbs of the contract ---


@final
@mypyc_attr(free_list_len=1)  # a playout copies one position and drops it: its memory is used again
class Moorea(MooreaPosition):
    """One position of Moorea."""

    def copy(self) -> Moorea:
        """An independent twin."""
        twin = Moorea(self.game, self.seats, self.options)
        self.copy_frame(twin)
        copy_fields(self, twin)
        return twin

    # --- Who is asked, and what is open ---

    def actor(self) -> i64:
        """The seat whose turn it is, CHANCE where a card is drawn, or OVER."""
        return self.asked

    def moves(self, seat: i64 = ASKED) -> vec[i64]:
        """What the part of the turn allows."""
        who = self.answering(seat)
        if who == NOBODY:
            return vec[i64]()
        return chance.outcomes(self) if who == CHANCE else legal(self, who)

    def odds(self) -> vec[i64]:
        """The weights of the outcomes."""
        return chance.odds(self) if self.answering(ASKED) == CHANCE else vec[i64]()

    def source(self) -> str:
        """What decides: the lot for the first player, the commodities, or the products."""
        if self.asked != CHANCE:
            return ""
        if self.wanted == FIRST_PLAYER:
            return "first player"
        return "commodity pile" if self.wanted == HAND_CARD or self.wanted == ROW_CARD else "product pile"

    def is_open(self, action: i64, seat: i64) -> bool:
        """Is this id open now?"""
        who = self.answering(seat)
        if who == NOBODY:
            return False
        return chance.can_come_out(self, action) if who == CHANCE else explaining.why_not(self, who, action) == OPEN

    def find_obstacle(self, action: i64, seat: i64) -> Obstacle | None:
        """Why this id is not open."""
        return explaining.obstacle(self, action, seat)

    def obstacles(self, seat: i64) -> list[Obstacle]:
        """One reason for each kind of action that is not open to this seat."""
        return explaining.obstacles(self, seat)

    # --- What is done ---

    def play(self, action: i64, seat: i64) -> None:
        """One decision of the turn, or one card."""
        if seat == CHANCE:
            come_out(self, action)
            go_on(self)
        else:
            self.last_seat = seat
            self.last_action = action
            decide(self, seat, action)

    def seen(self, action: i64, viewer: i64, seat: i64 = ASKED) -> i64:
        """A card drawn blind is one card like another to everybody but who draws it."""
        if self.asked == CHANCE and self.wanted == HAND_CARD and viewer != self.turn:
            return VEILED
        return action

    # --- Secrets ---

    def hide(self, viewer: i64) -> None:
        """Others' blind draws and the pile."""
        secrets.hide(self, viewer)

    def deal(self, rng: Random, viewer: i64) -> None:
        """What the viewer has not seen, dealt again."""
        secrets.deal(self, rng)

    def hidden(self) -> dict[str, Any]:
        """Every slot of another's hand with the commodities that it can be."""
        return secrets.hidden(self)

    # --- How it stands ---

    def scores(self) -> list[int]:
        """The points of each seat as they lie on the table now."""
        return [points(self, seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """All who have the most points."""
        return leaders(self) if self.asked == OVER else []

    def census(self) -> dict[str, int]:
        """All cards of the game."""
        return checking.census(self)

    def check_position(self) -> None:
        """Raise BadPosition where this cannot be a position of Moorea."""
        checking.check(self)

    def write(self) -> dict[str, Any]:
        """The position as JSON data."""
        return writing.write(self)

    def read(self, data: dict[str, Any]) -> None:
        """Take over what `write` wrote."""
        reading.read(self, data)
