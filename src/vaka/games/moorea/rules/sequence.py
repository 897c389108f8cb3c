"""A position of Moorea: piles, row, display, the mats of the seats and the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from vaka.engine.events import Obstacle
from vaka.engine.names import ASKED, CHANCE, NOBODY, OVER
from vaka.engine.state import State
from vaka.games.moorea.rules import chance, checking, explaining, knowing, playing, writing
from vaka.games.moorea.rules.ending import leaders
from vaka.games.moorea.rules.layout import (
    BASKET,
    DEALING,
    FIRST_PLAYER,
    HAND,
    HAND_CARD,
    KINDS,
    LANE_MASK,
    MAT,
    NEW_COUNT,
    NOT_FINAL,
    NOTHING,
    NOWHERE,
    OPEN,
    ROW_CARD,
    SITES,
    SIZE,
    SLOT_COUNT,
    SLOTS,
    TABLES,
    TOOLS,
    VEILED,
    bit,
    count_of,
    has,
)
from vaka.games.moorea.rules.reasons import ALLOWED

if TYPE_CHECKING:
    from vaka.engine.game import Game


class Moorea(State):
    """One position. Sets of cards are packed (see layout); what a seat has lies in `mat`, seat by seat."""

    def __init__(self, game: Game, seats: i64, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        nothing = TABLES.nothing
        self.cart_cost: i64 = 0
        self.strict = False
        # Commodities.
        self.deck: i64 = 0  # the face-down pile: what is left in it, in no order; nothing on a view
        self.deck_size: i64 = 0
        self.fresh: i64 = 0  # what the pile was last shuffled of, less what has surely been seen of it since
        self.doubts: vec[i64] = nothing  # cards laid down that could be older or newer than the pile; shared by copies
        self.discard: i64 = 0
        self.discard_size: i64 = 0
        self.row: i64 = 0  # four bits a place: commodity + 1, or 0
        self.row_gaps: i64 = 0
        # Products.
        self.display: i64 = 0  # five bits a place: product + 1, or 0
        self.gap: i64 = NOWHERE  # the place that is refilled next
        self.piles: vec[i64] = nothing  # what is left of pile I and then of pile II, by product
        self.first_left: i64 = 0
        self.second_left: i64 = 0
        self.gone: i64 = 0  # intermediates out of the game
        self.mat: vec[i64] = nothing
        # The turn.
        self.asked: i64 = CHANCE
        self.wanted: i64 = FIRST_PLAYER  # what chance is asked for
        self.part: i64 = DEALING
        self.turn: i64 = 0  # whose turn it is; while dealing, who is dealt to
        self.first: i64 = 0
        self.drawn: i64 = 0  # commodities drawn in this turn; while dealing, by this seat
        self.idle: i64 = 0  # turns since the last purchase from the display
        self.final: i64 = NOT_FINAL  # turns to the end, this one included
        self.last_seat: i64 = NOBODY
        self.last_action: i64 = 0
        self.last_place: i64 = NOWHERE  # of the display

    def copy(self) -> Moorea:
        """An independent twin."""
        twin = Moorea(self.game, self.seats, self.options)
        twin.viewer = self.viewer
        twin.ply = self.ply
        twin.floor = self.floor
        twin.cart_cost = self.cart_cost
        twin.strict = self.strict
        twin.deck = self.deck
        twin.deck_size = self.deck_size
        twin.fresh = self.fresh
        twin.doubts = self.doubts
        twin.discard = self.discard
        twin.discard_size = self.discard_size
        twin.row = self.row
        twin.row_gaps = self.row_gaps
        twin.display = self.display
        twin.gap = self.gap
        twin.piles = self.piles[:]
        twin.first_left = self.first_left
        twin.second_left = self.second_left
        twin.gone = self.gone
        twin.mat = self.mat[:]
        twin.asked = self.asked
        twin.wanted = self.wanted
        twin.part = self.part
        twin.turn = self.turn
        twin.first = self.first
        twin.drawn = self.drawn
        twin.idle = self.idle
        twin.final = self.final
        twin.last_seat = self.last_seat
        twin.last_action = self.last_action
        twin.last_place = self.last_place
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
        return chance.outcomes(self) if who == CHANCE else playing.legal(self, who)

    def odds(self) -> vec[i64]:
        """The weights of the outcomes."""
        return chance.outcome_odds(self) if self.answering(ASKED) == CHANCE else vec[i64]()

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
        return chance.can_come_out(self, action) if who == CHANCE else playing.why_not(self, who, action) == ALLOWED

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
            chance.come_out(self, action)
        else:
            self.last_seat = seat
            self.last_action = action
            playing.play(self, seat, action)

    def seen(self, action: i64, viewer: i64, seat: i64 = ASKED) -> i64:
        """A card drawn blind is one card like another to everybody but who draws it."""
        if self.asked == CHANCE and self.wanted == HAND_CARD and viewer != self.turn:
            return VEILED
        return action

    # --- Secrets ---

    def hide(self, viewer: i64) -> None:
        """Others' blind draws and the pile."""
        knowing.hide(self, viewer)

    def deal(self, rng: Random, viewer: i64) -> None:
        """What the viewer has not seen, dealt again."""
        knowing.deal(self, rng, viewer)

    def hidden(self) -> dict[str, list[Any]]:
        """Every slot of another's hand with the commodities that it can be."""
        return knowing.hidden(self)

    # --- Small questions and changes that the rules are written with ---

    def hand(self, seat: i64) -> i64:
        """The cards of a hand, packed; on a view of another's, those that are known."""
        return self.mat[seat * MAT + HAND]

    def held(self, seat: i64, card: i64) -> i64:
        """How many of one card a seat holds."""
        return count_of(self.mat[seat * MAT + HAND], card)

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds: everybody can see that."""
        return self.mat[seat * MAT + SIZE]

    def hand_limit(self, seat: i64) -> i64:
        """Six, or eight with the basket."""
        return TABLES.limit_basket if self.has_tool(seat, BASKET) else TABLES.limit

    def has_tool(self, seat: i64, tool: i64) -> bool:
        """Does this seat own the tool?"""
        return has(self.mat[seat * MAT + TOOLS], tool)

    def rate(self, seat: i64) -> i64:
        """What the seat's sites and net make of the prices (see Payments)."""
        base = seat * MAT
        return self.mat[base + SITES] * 2 + ((self.mat[base + TOOLS] >> 2) & 1)

    def tool_cost(self, tool: i64) -> i64:
        """How many alike commodities a tool costs."""
        return self.cart_cost if tool == 3 else TABLES.tool_cost[tool]

    def pile_has_cards(self) -> bool:
        """Can a commodity be drawn, after a shuffle if need be?"""
        return self.deck_size + self.discard_size > 0

    def row_at(self, place: i64) -> i64:
        """The commodity at a place of the row, or NO_CARD."""
        return ((self.row >> (place * 4)) & 15) - 1

    def set_row(self, place: i64, card: i64) -> None:
        """Put a commodity, or NO_CARD, at a place of the row."""
        shift = place * 4
        self.row += ((card + 1) << shift) - (self.row & (bit(shift) * 15))

    def display_at(self, place: i64) -> i64:
        """The product at a place of the display, or NO_CARD."""
        return ((self.display >> (place * 5)) & 31) - 1

    def set_display(self, place: i64, product: i64) -> None:
        """Put a product, or NO_CARD, at a place of the display."""
        shift = place * 5
        self.display += ((product + 1) << shift) - (self.display & (bit(shift) * 31))

    def gain_blind(self, seat: i64, card: i64) -> None:
        """A card comes into the hand that nobody else sees."""
        base = seat * MAT
        mat = self.mat
        mat[base + HAND] += TABLES.one[card]
        mat[base + SIZE] += 1
        count = mat[base + SLOT_COUNT]
        mat[base + SLOTS] += card << (count * 4)
        mat[base + SLOT_COUNT] = count + 1
        mat[base + NEW_COUNT] += 1

    def gain_open(self, seat: i64, card: i64) -> None:
        """A card comes into the hand before everybody's eyes."""
        base = seat * MAT
        self.mat[base + HAND] += TABLES.one[card]
        self.mat[base + OPEN] += TABLES.one[card]
        self.mat[base + SIZE] += 1

    def lay_down(self, seat: i64, cards: i64) -> None:
        """Cards leave the hand for all to see; one that nobody knew of cannot be taken back alone."""
        base = seat * MAT
        self.mat[base + HAND] -= cards
        card: i64 = 0
        while cards:
            for _copy in range(cards & LANE_MASK):
                self.mat[base + SIZE] -= 1
                if count_of(self.mat[base + OPEN], card) > 0:
                    self.mat[base + OPEN] -= TABLES.one[card]
                else:
                    knowing.reveal_slot(self, seat, card)
                    self.raise_floor()
            cards >>= 7
            card += 1

    def put_away(self, cards: i64) -> None:
        """Paid or discarded cards: commodities onto the open discard, the others out of the game."""
        card: i64 = 0
        while cards:
            count = cards & LANE_MASK
            if count > 0:
                if card < KINDS:
                    self.discard += TABLES.one[card] * count
                    self.discard_size += count
                else:
                    self.gone += TABLES.one[card] * count
            cards >>= 7
            card += 1

    def await_chance(self, wanted: i64) -> None:
        """Chance is asked next."""
        self.wanted = wanted
        self.asked = CHANCE

    def ask(self, seat: i64) -> None:
        """A seat is asked next."""
        self.wanted = NOTHING
        self.asked = seat

    # --- How it stands ---

    def scores(self) -> list[int]:
        """The points of each seat as they lie on the table now."""
        return [self.mat[seat * MAT + 8] for seat in range(self.seats)]

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
        writing.read(self, data)


def moorea(state: State) -> Moorea:
    """The same object, known to be of Moorea."""
    return cast("Moorea", state)
