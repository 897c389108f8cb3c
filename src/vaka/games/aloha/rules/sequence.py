"""A position of Aloha: the sea, the pirogues, the Tikis and the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from vaka.engine.events import Obstacle
from vaka.engine.names import ASKED, CHANCE, NOBODY, OVER
from vaka.engine.state import State
from vaka.games.aloha.rules import explaining, hopping, pushing, revealing, sailing, turn, writing
from vaka.games.aloha.rules.ending import progress
from vaka.games.aloha.rules.layout import BEACH, FIRST, NOWHERE, SQUARES, TABLES, TILE, bit, empty_list, has
from vaka.games.aloha.rules.reasons import OPEN

if TYPE_CHECKING:
    from vaka.engine.game import Game


class Aloha(State):
    """One position. Sets of squares, and of pirogues, are the bits of an integer."""

    def __init__(self, game: Game, seats: i64, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.expert = False
        self.teams = False
        self.same_tile = True
        # The sea: what lies face down has no kind yet; it is drawn from the stock when it is turned up.
        self.face_down: i64 = 0
        self.alize: i64 = 0
        self.dauphin: i64 = 0
        self.corail: i64 = 0
        self.stock: i64 = 0  # how many of each kind lie face down, 8 bits a kind
        # The pieces.
        self.place: vec[i64] = NO_PLACES  # of each pirogue: a square, or BEACH
        self.tiki: vec[i64] = NO_PLACES  # of each seat: the pirogue that its Tiki is aboard
        self.taken: i64 = 0  # squares with a pirogue
        self.pairs: i64 = 0  # squares with two
        self.laden: i64 = 0  # pirogues with a Tiki
        self.home: vec[i64] = NO_PLACES  # of each seat: the corner of its beach
        self.goal: vec[i64] = NO_PLACES  # of each seat: its arrival
        # The turn.
        self.asked: i64 = CHANCE
        self.turn: i64 = 0
        self.first: i64 = 0
        self.round: i64 = 0
        self.left: i64 = 0  # actions
        self.moved: i64 = 0  # pirogues
        self.corail_ready = False  # an own pirogue has just arrived on a Corail
        self.revealing: i64 = NOWHERE
        self.won: i64 = 0  # seats
        self.last_from: i64 = NOWHERE
        self.last_to: i64 = NOWHERE

    def copy(self) -> Aloha:
        """An independent twin."""
        twin = Aloha(self.game, self.seats, self.options)
        twin.viewer = self.viewer
        twin.ply = self.ply
        twin.floor = self.floor
        twin.expert = self.expert
        twin.teams = self.teams
        twin.same_tile = self.same_tile
        twin.face_down = self.face_down
        twin.alize = self.alize
        twin.dauphin = self.dauphin
        twin.corail = self.corail
        twin.stock = self.stock
        twin.place = self.place[:]
        twin.tiki = self.tiki[:]
        twin.taken = self.taken
        twin.pairs = self.pairs
        twin.laden = self.laden
        twin.home = self.home  # never changes
        twin.goal = self.goal
        twin.asked = self.asked
        twin.turn = self.turn
        twin.first = self.first
        twin.round = self.round
        twin.left = self.left
        twin.moved = self.moved
        twin.corail_ready = self.corail_ready
        twin.revealing = self.revealing
        twin.won = self.won
        twin.last_from = self.last_from
        twin.last_to = self.last_to
        return twin

    # --- Who is asked, and what is open ---

    def actor(self) -> i64:
        """The seat whose turn it is, CHANCE for the first player and for a tile, or OVER."""
        return self.asked

    def moves(self, seat: i64 = ASKED) -> vec[i64]:
        """Launches and moves, pushes, hops, reveals, and the pass that is always open."""
        who = self.answering(seat)
        if who == NOBODY:
            return vec[i64]()
        if who == CHANCE:
            return turn.outcomes(self)
        found = empty_list()
        sailing.legal_sail(self, who, found)
        pushing.legal_push(self, who, found)
        hopping.legal_hop(self, who, found)
        revealing.legal_reveal(self, found)
        turn.legal_pass(found)
        return found.take()

    def odds(self) -> vec[i64]:
        """The weights of the outcomes."""
        return turn.outcome_odds(self) if self.answering(ASKED) == CHANCE else vec[i64]()

    def source(self) -> str:
        """What decides: the lot for the first player, or the face-down tiles."""
        if self.asked != CHANCE:
            return ""
        return "first player" if self.revealing == NOWHERE else "face-down tiles"

    def is_open(self, action: i64, seat: i64) -> bool:
        """Is this id open now?"""
        who = self.answering(seat)
        if who == NOBODY:
            return False
        if who == CHANCE:
            return self.can_come_out(action)
        return self.why_not(action, who) == OPEN

    def can_come_out(self, outcome: i64) -> bool:
        """Is this an outcome that chance can have now?"""
        if self.revealing == NOWHERE:
            return FIRST <= outcome < FIRST + self.seats
        return TILE <= outcome < TILE + 4 and self.in_stock(outcome - TILE) > 0

    def why_not(self, action: i64, seat: i64) -> i64:
        """The reason why the seat that is asked cannot do this, or OPEN."""
        if action < 0 or action >= TABLES.action_count:
            return -1
        if action < TABLES.push:
            return sailing.why_not_sail(self, seat, action // SQUARES, action % SQUARES)
        if action < TABLES.hop:
            number = action - TABLES.push
            return pushing.why_not_push(self, seat, number // 8, number % 8)
        if action < TABLES.reveal:
            return hopping.why_not_hop(self, seat, action - TABLES.hop)
        if action < TABLES.stop:
            return revealing.why_not_reveal(self, action - TABLES.reveal)
        return OPEN

    def find_obstacle(self, action: i64, seat: i64) -> Obstacle | None:
        """Why this id is not open."""
        return explaining.obstacle(self, action, seat)

    def obstacles(self, seat: i64) -> list[Obstacle]:
        """One reason for each kind of action that is not open to this seat."""
        return explaining.obstacles(self, seat)

    # --- What is done ---

    def play(self, action: i64, seat: i64) -> None:
        """One action of the turn, or one outcome."""
        if seat == CHANCE:
            if action < TILE:
                turn.begin(self, action - FIRST)
            else:
                revealing.turn_up(self, action - TILE)
                turn.resume(self)
        elif action < TABLES.push:
            sailing.sail(self, seat, action // SQUARES, action % SQUARES)
            turn.spend_action(self)
        elif action < TABLES.hop:
            number = action - TABLES.push
            pushing.push(self, seat, number // 8, number % 8)
            turn.spend_action(self)
        elif action < TABLES.reveal:
            hopping.hop(self, seat, action - TABLES.hop)
            turn.spend_action(self)
        elif action < TABLES.stop:
            revealing.reveal(self, seat, action - TABLES.reveal)
            turn.await_tile(self)
        else:
            turn.give_up_rest(self, seat)

    # --- Small questions and changes that the rules are written with ---

    def is_adverse(self, seat: i64, owner: i64) -> bool:
        """Is this another side's seat? Partners in teams are not adverse (ruling 20)."""
        if seat == owner:
            return False
        return not self.teams or (seat - owner) % 2 != 0

    def guarded(self, seat: i64) -> i64:
        """The squares where an adverse pirogue carries a Tiki, whoever's: no pirogue with a Tiki may join it."""
        squares: i64 = 0
        tiki = self.tiki
        fleet = TABLES.fleet
        for other in range(self.seats):
            pirogue = tiki[other]
            here = self.place[pirogue]
            if here != BEACH and self.is_adverse(seat, pirogue // fleet):
                squares |= bit(here)
        return squares

    def set_place(self, pirogue: i64, square: i64) -> None:
        """Move a pirogue, keeping count of who is where."""
        here = self.place[pirogue]
        if here != BEACH:
            if has(self.pairs, here):
                self.pairs &= ~bit(here)
            else:
                self.taken &= ~bit(here)
        if has(self.taken, square):
            self.pairs |= bit(square)
        else:
            self.taken |= bit(square)
        self.place[pirogue] = square

    def set_tiki(self, seat: i64, pirogue: i64) -> None:
        """Put a Tiki aboard another pirogue."""
        self.laden &= ~bit(self.tiki[seat])
        self.laden |= bit(pirogue)
        self.tiki[seat] = pirogue

    def in_stock(self, kind: i64) -> i64:
        """How many tiles of a kind lie face down."""
        return (self.stock >> (kind * 8)) & 255

    def take_from_stock(self, kind: i64) -> None:
        """One tile of this kind is no longer face down."""
        self.stock -= bit(kind * 8)

    def mark_last(self, here: i64, there: i64) -> None:
        """Remember the last move for the picture."""
        self.last_from = here
        self.last_to = there

    # --- How it stands ---

    def scores(self) -> list[int]:
        """The steps that each Tiki has behind it, 0 to 5."""
        return [progress(self, seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """Whoever's Tiki arrived; both partners in teams; all level seats in a draw."""
        return [seat for seat in range(self.seats) if has(self.won, seat)] if self.asked == OVER else []

    def census(self) -> dict[str, int]:
        """Tiles, pirogues and Tikis."""
        return writing.census(self)

    def check_position(self) -> None:
        """Raise BadPosition where pieces are where they cannot be."""
        writing.check(self)

    def write(self) -> dict[str, Any]:
        """The position as JSON data."""
        return writing.write(self)

    def read(self, data: dict[str, Any]) -> None:
        """Take over what `write` wrote."""
        writing.read(self, data)


NO_PLACES: vec[i64] = vec[i64]()


def aloha(state: State) -> Aloha:
    """The same object, known to be of Aloha."""
    return cast("Aloha", state)
