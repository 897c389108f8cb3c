"""The sequence of play: whose turn it is, what is open, and what follows what. Nobody else knows what comes next.

lots are drawn for the first player
a turn: three actions (or a pass), each of them
    launch, sail, push, hop         done at once
    reveal                          chance turns the tile up, then the turn goes on
the next seat clockwise; after thirty rounds the nearest Tiki wins
whenever a Tiki is on its arrival, the game is over
"""

from __future__ import annotations

from typing import Any, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from vaka.engine.events import Obstacle
from vaka.engine.names import ASKED, CHANCE, NOBODY, OVER
from vaka.games.aloha.rules import checking, explaining, reading, telling, writing
from vaka.games.aloha.rules.actions import ACTION_COUNT, FIRST, FLEET, HOP, PASS, PUSH, REVEAL, TILE, Found, empty_list
from vaka.games.aloha.rules.beginning import begin, can_begin, first_turn_actions
from vaka.games.aloha.rules.box import ACTIONS, ROUNDS, Seat
from vaka.games.aloha.rules.ending import arrived, nearest, progress
from vaka.games.aloha.rules.hopping import hop, legal_hop, why_not_hop
from vaka.games.aloha.rules.launching import launch, legal_launch, why_not_launch
from vaka.games.aloha.rules.passing import give_up, why_not_pass
from vaka.games.aloha.rules.position import AlohaPosition, copy_fields, in_stock, pirogue_of, winning_seats
from vaka.games.aloha.rules.pushing import legal_push, push, why_not_push
from vaka.games.aloha.rules.reasons import NO_SUCH_ACTION, OPEN, Reason
from vaka.games.aloha.rules.revealing import can_turn_up, legal_reveal, reveal, turn_up, why_not_reveal
from vaka.games.aloha.rules.sailing import legal_sail, sail, why_not_sail
from vaka.games.aloha.rules.sea import BEACH, NOWHERE, SQUARES


@final
@mypyc_attr(free_list_len=1)  # a playout copies one position and drops it: its memory is used again
class Aloha(AlohaPosition):
    """A position of Aloha with the verbs of the contract."""

    def copy(self) -> Aloha:
        """An independent twin."""
        twin = Aloha(self.game, self.seats, self.options)
        self.copy_frame(twin)
        copy_fields(self, twin)
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
        return outcomes(self) if who == CHANCE else legal_actions(self, who)

    def is_open(self, action: i64, seat: i64) -> bool:
        """Is this id open now?"""
        who = self.answering(seat)
        if who == NOBODY:
            return False
        return can_come_out(self, action) if who == CHANCE else why_not(self, action, who) == OPEN

    def odds(self) -> vec[i64]:
        """The weights of the outcomes."""
        return odds(self) if self.answering(ASKED) == CHANCE else vec[i64]()

    def source(self) -> str:
        """What decides: the lot for the first player, or the face-down tiles."""
        if self.asked != CHANCE:
            return ""
        return "first player" if self.revealing == NOWHERE else "face-down tiles"

    def find_obstacle(self, action: i64, seat: i64) -> Obstacle | None:
        """Why this id is not open to the seat; None exactly when it is."""
        who = self.answering(seat)
        if who == NOBODY:
            return explaining.why_unasked(self)
        if who == CHANCE:
            return None if can_come_out(self, action) else Obstacle("not-open")
        reason = why_not(self, action, who)
        return None if reason == OPEN else explaining.explain(self, action, reason)

    def obstacles(self, seat: i64) -> list[Obstacle]:
        """One reason for each kind of action that is not open to this seat."""
        return explaining.obstacles(self, seat, self.asked != CHANCE and self.answering(seat) == seat)

    # --- What is done ---

    def play(self, action: i64, seat: i64) -> None:
        """One action of the turn, or one outcome."""
        if seat == CHANCE:
            come_out(self, action)
        else:
            act(self, action, seat)

    # --- How it stands ---

    def scores(self) -> list[int]:
        """The steps that each Tiki has behind it, 0 to 5."""
        return [progress(self, seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """Whoever's Tiki arrived; both partners in teams; all level seats in a draw."""
        return winning_seats(self)

    def census(self) -> dict[str, int]:
        """Tiles, pirogues and Tikis."""
        return checking.census(self)

    def check_position(self) -> None:
        """Raise BadPosition where pieces are where they cannot be."""
        checking.check(self)

    def write(self) -> dict[str, Any]:
        """The position as JSON data."""
        return writing.write(self)

    def read(self, data: dict[str, Any]) -> None:
        """Take over what `write` wrote."""
        reading.read(self, data)


# --- What is open ---


def legal_actions(position: AlohaPosition, seat: Seat) -> vec[i64]:
    """§4: everything that the seat whose turn it is may do, in the order of ids."""
    found = empty_list()
    for slot in range(FLEET):
        legal_voyage(position, seat, slot, found)
    legal_push(position, seat, found)
    legal_hop(position, seat, found)
    legal_reveal(position, found)
    found.add(PASS)
    return found.take()


def legal_voyage(position: AlohaPosition, seat: Seat, slot: i64, found: Found) -> None:
    """§4.1, §4.2: a pirogue is launched if it lies on the beach, and sails if it is afloat."""
    if position.place[pirogue_of(seat, slot)] == BEACH:
        legal_launch(position, seat, slot, found)
    else:
        legal_sail(position, seat, slot, found)


def why_not(position: AlohaPosition, action: i64, seat: Seat) -> Reason:
    """The reason why the seat whose turn it is cannot do this, or OPEN."""
    if action < 0 or action >= ACTION_COUNT:
        return NO_SUCH_ACTION
    if action < PUSH:
        pirogue = pirogue_of(seat, action // SQUARES)
        if position.place[pirogue] == BEACH:
            return why_not_launch(position, seat, pirogue, action % SQUARES)
        return why_not_sail(position, seat, pirogue, action % SQUARES)
    if action < HOP:
        return why_not_push(position, seat, (action - PUSH) // 8, (action - PUSH) % 8)
    if action < REVEAL:
        return why_not_hop(position, seat, action - HOP)
    return why_not_reveal(position, action - REVEAL) if action < PASS else why_not_pass()


# --- What chance decides ---


def outcomes(position: AlohaPosition) -> vec[i64]:
    """What chance can decide: who begins (§2), or which tile is turned up (§4.5)."""
    found = vec[i64]()
    if position.revealing == NOWHERE:
        for seat in range(position.seats):
            found = append(found, FIRST + seat)
        return found
    for kind in range(4):
        if can_turn_up(position, kind):
            found = append(found, TILE + kind)
    return found


def odds(position: AlohaPosition) -> vec[i64]:
    """Every seat alike; every face-down tile alike."""
    found = vec[i64]()
    if position.revealing == NOWHERE:
        for _ in range(position.seats):
            found = append(found, 1)
        return found
    for kind in range(4):
        if can_turn_up(position, kind):
            found = append(found, in_stock(position, kind))
    return found


def can_come_out(position: AlohaPosition, outcome: i64) -> bool:
    """Is this an outcome that chance can have now?"""
    if position.revealing == NOWHERE:
        return outcome < TILE and can_begin(position, outcome - FIRST)
    return can_turn_up(position, outcome - TILE)


def come_out(position: AlohaPosition, outcome: i64) -> None:
    """The first player takes the first turn (§2); a tile that was turned up is an action of the turn that goes on (§4.5)."""
    if position.revealing == NOWHERE:
        begin(position, outcome - FIRST)
        begin_turn(position, outcome - FIRST, first_turn_actions(position))
    else:
        turn_up(position, outcome - TILE)
        position.asked = position.turn
        end_action(position)


# --- The turn ---


def begin_turn(position: AlohaPosition, seat: Seat, actions: i64) -> None:
    """§3: a seat has so many actions, and all its pirogues may move."""
    position.turn = seat
    position.asked = seat
    position.left = actions
    position.moved = 0
    position.corail_ready = False


def suppose_turn(position: AlohaPosition, seat: Seat, actions: i64) -> None:
    """For whoever plans: as if it were this seat's turn, with so many actions left; its own goes on as it is."""
    if seat != position.turn:
        begin_turn(position, seat, actions)
    position.asked = seat
    position.left = actions


def act(position: AlohaPosition, action: i64, seat: Seat) -> None:
    """§4: one action; a reveal waits for chance, a pass ends the turn."""
    if action < PUSH:
        voyage(position, seat, action // SQUARES, action % SQUARES)
    elif action < HOP:
        pirogue = (action - PUSH) // 8
        push(position, seat, pirogue, (action - PUSH) % 8)
        end_or_win(position, arrived(position, pirogue))
    elif action < REVEAL:
        hop(position, seat, action - HOP)
        end_or_win(position, arrived(position, action - HOP))
    elif action < PASS:
        reveal(position, seat, action - REVEAL)
        position.asked = CHANCE
    else:
        give_up(position, seat)
        end_turn(position)


def voyage(position: AlohaPosition, seat: Seat, slot: i64, square: i64) -> None:
    """§4.1, §4.2: a pirogue is launched if it lies on the beach, and sails if it is afloat."""
    pirogue = pirogue_of(seat, slot)
    if position.place[pirogue] == BEACH:
        launch(position, seat, pirogue, square)
        end_action(position)  # two tiles from the beach nobody has arrived
    else:
        sail(position, seat, pirogue, square)
        end_or_win(position, arrived(position, pirogue))


def end_or_win(position: AlohaPosition, winners: i64) -> None:
    """§6: a Tiki on its arrival ends the game at once; otherwise the turn goes on."""
    if winners != 0:
        position.left -= 1
        end_game(position, winners)
    else:
        end_action(position)


def end_action(position: AlohaPosition) -> None:
    """§3: one of the turn's actions is used; with the last, the turn is over."""
    position.left -= 1
    if position.left == 0:
        end_turn(position)


def end_turn(position: AlohaPosition) -> None:
    """§3: the next seat clockwise follows; when it is the first player's turn again, a round is complete."""
    begin_turn(position, (position.turn + 1) % position.seats, ACTIONS)
    if position.turn == position.first:
        end_round(position)


def end_round(position: AlohaPosition) -> None:
    """§6: after the last round the Tiki nearest to its arrival wins."""
    if position.round < ROUNDS:
        position.round += 1
        return
    if position.events is not None:
        telling.last_round(position)
    end_game(position, nearest(position))


def end_game(position: AlohaPosition, winners: i64) -> None:
    """§6: nobody is asked any more."""
    position.won = winners
    position.asked = OVER
    if position.events is not None:
        telling.end(position)
