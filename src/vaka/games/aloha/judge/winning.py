"""Who can win within one turn: exact for what lies open, by sailing, hopping and pushing.

A turn has three actions, and a Tiki arrives with the last one: by a hop into a pirogue on its arrival, aboard an own pirogue that
sails there, or aboard an adverse one that is pushed there. Almost all ways to such an end are found in a few sets of squares,
worked out backwards from the arrival. A few rare ones, in which a pirogue must first make room, are tried one by one.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from vaka.engine.names import ASKED, OVER
from vaka.engine.state import State
from vaka.games.aloha.judge.sets import ALL, around, rebounds, ring
from vaka.games.aloha.rules.actions import FLEET, REVEAL
from vaka.games.aloha.rules.box import Pirogue, Seat, Square, Squares
from vaka.games.aloha.rules.launching import launch_squares
from vaka.games.aloha.rules.packed import EMPTY, bit, has
from vaka.games.aloha.rules.position import AlohaPosition, aloha, is_adverse, owner_of, pirogue_of
from vaka.games.aloha.rules.sailing import sail_squares
from vaka.games.aloha.rules.sea import BEACH, SEA
from vaka.games.aloha.rules.sequence import suppose_turn


def can_win(position: AlohaPosition, seat: Seat, actions: i64) -> bool:
    """Can this seat's Tiki arrive within so many actions of a turn of its own, without revealing anything?"""
    return Prospect(position, seat, free_squares(position)).wins(actions)


def free_squares(position: AlohaPosition) -> Squares:
    """The squares with a pirogue that carries no Tiki."""
    one: Squares = 0
    two: Squares = 0
    for seat in range(position.seats):
        square = bit(position.place[position.tiki[seat]])
        two |= one & square
        one |= square
    return (position.taken & ~one) | (position.pairs & one & ~two)


def trial_turn(position: AlohaPosition, seat: Seat, actions: i64) -> State:
    """A copy in which it is this seat's turn, with so many actions left and one to spare, so that it does not end meanwhile."""
    trial = aloha(position.copy())
    suppose_turn(trial, seat, actions + 1)
    return trial


@final
class Prospect:
    """What one seat could do for its Tiki in a turn of its own."""

    def __init__(self, position: AlohaPosition, seat: Seat, free: Squares) -> None:
        self.position = position
        self.seat: Seat = seat
        self.host: Pirogue = position.tiki[seat]
        self.here: Square = position.place[self.host]
        self.goal: Square = position.goal[seat]
        self.free: Squares = free
        self.is_own: bool = owner_of(self.host) == seat
        self.can_sail: bool = self.is_own and not has(position.moved, self.host)
        self.can_be_pushed: bool = not self.is_own and is_adverse(position, seat, owner_of(self.host))
        self.can_push: bool = position.corail_ready and seat == position.turn
        fleet: Squares = 0
        moved: Squares = 0
        for pirogue in range(seat * FLEET, seat * FLEET + FLEET):
            if not has(position.laden, pirogue):
                square = bit(position.place[pirogue])
                if has(position.moved, pirogue):
                    moved |= square
                else:
                    fleet |= square
        self.own: Squares = fleet & ALL  # where own pirogues without a Tiki are that have not moved
        self.fleet: Squares = (fleet | moved) & ALL  # and those that have
        self.has_beached: bool = fleet > ALL
        self.is_goal_taken: bool = has(position.taken, self.goal)
        self.near_goal: Squares = SEA.near_mask[self.goal]
        self.far_goal: Squares = SEA.far_mask[self.goal]
        self.by_hop: Squares = self.hops(bit(self.goal))  # from where a hop leads to the arrival
        # From where a Tiki wins by a hop now.
        self.winning: Squares = self.by_hop if has(free, self.goal) else EMPTY

    # --- Steps of sets ---

    def hops(self, squares: Squares) -> Squares:
        """Where a Tiki on any of these can hop to; hops lead as well back as forth."""
        found = around(squares)
        if found & self.position.dauphin:
            found |= rebounds(squares, self.position.dauphin)
        return found | squares if self.position.same_tile else found

    def entries(self, is_laden: bool) -> Squares:
        """From where an own pirogue sails to the arrival: next to it, or off an Alizé."""
        position = self.position
        found: Squares = EMPTY if self.is_goal_taken else self.near_goal & ~position.alize
        if not has(position.pairs, self.goal) and not (is_laden and has(self.guards(), self.goal)):
            found |= self.far_goal & position.alize
        return found

    def guards(self) -> Squares:
        """Where an adverse pirogue carries another's Tiki: this seat's Tiki does not join it."""
        position = self.position
        squares: Squares = 0
        for other in range(position.seats):
            pirogue = position.tiki[other]
            if other != self.seat and is_adverse(position, self.seat, owner_of(pirogue)):
                squares |= bit(position.place[pirogue])
        return squares & ALL

    def sails(self, squares: Squares) -> Squares:
        """Where own pirogues without a Tiki on any of these squares can sail to."""
        position = self.position
        windy = squares & position.alize
        found = around(squares & ~windy) & ~position.taken
        return found | (ring(windy) & ~position.pairs) if windy else found

    def waters(self) -> Squares:
        """Where the pirogue with the Tiki can sail or be launched to, if it may."""
        if not self.can_sail:
            return 0
        if self.here == BEACH:
            return launch_squares(self.position, self.seat, self.host)
        return sail_squares(self.position, self.seat, self.host)

    # --- Winning ---

    def wins(self, actions: i64) -> bool:
        """Does the Tiki arrive within so many actions?"""
        if actions <= 0:
            return False
        if self.here == BEACH:
            return actions >= 3 and (self.waters() & self.before_hop()) != 0
        if self.wins_at_once():
            return True
        if actions == 1:
            return False
        if self.wins_by_two():
            return True
        if actions == 2:
            return self.may_make_room(actions) and self.wins_by_trying(actions)
        return self.wins_by_three() or (self.may_make_room(actions) and self.wins_by_trying(actions))

    def wins_at_once(self) -> bool:
        """One action: a hop, a sail or a push onto the arrival."""
        if has(self.winning, self.here):
            return True
        if self.can_sail:
            return has(self.near_goal | self.far_goal, self.here) and has(self.entries(True), self.here)
        return self.can_push and self.can_be_pushed and not self.is_goal_taken and has(self.near_goal, self.here)

    def before_hop(self) -> Squares:
        """From where a hop leads into a pirogue that wins with the next action: by another hop, or by sailing."""
        return self.hops((self.free & self.winning) | (self.own & self.entries(True)))

    def wins_by_two(self) -> bool:
        """Two actions: the first one moves the Tiki, brings a pirogue to the arrival, or pushes."""
        if has(self.before_hop(), self.here) or (self.waters() & self.winning) != 0:
            return True
        if has(self.by_hop, self.here) and (self.own & self.entries(False)) != 0:
            return True
        if self.can_push and (self.wins_by_push() or (self.is_goal_taken and self.is_cleared(0))):
            return True
        return self.can_be_pushed and not self.is_goal_taken and has(self.near_goal, self.here) and self.corails() != 0

    def wins_by_push(self) -> bool:
        """A push, then a hop: the Tiki's own pirogue is pushed near, or a free one onto the arrival."""
        if self.can_be_pushed and (SEA.near_mask[self.here] & ~self.position.taken & self.winning) != 0:
            return True
        return not self.is_goal_taken and has(self.by_hop, self.here) and (self.pushable() & self.near_goal) != 0

    def wins_by_three(self) -> bool:
        """Three actions; every way but those that `may_make_room` knows."""
        waters = self.waters()
        before = self.before_hop()
        hops = self.hops(bit(self.here))
        boarded = hops & self.free
        if ((waters | boarded) & before) != 0:
            return True
        if (hops & self.own & self.before_sail()) != 0 or self.is_met(hops):
            return True
        return self.is_fetched(waters, boarded) or (self.position.corail != 0 and self.wins_by_corail(waters, hops))

    def before_sail(self) -> Squares:
        """From where an own pirogue with the Tiki sails to where the next hop wins."""
        position = self.position
        found = around(self.winning & ~position.taken) & ~position.alize
        if position.alize:
            found |= ring(self.winning & ~position.pairs & ~self.guards()) & position.alize
        return found

    def is_met(self, hops: Squares) -> bool:
        """An own pirogue comes to where the Tiki boards it, and from there the next hop wins."""
        meeting = hops & self.winning
        if meeting == 0:
            return False
        if (self.sails(self.own & ~bit(self.goal)) & meeting) != 0:
            return True
        home = self.position.home[self.seat]
        return self.has_beached and (SEA.far_mask[home] & ~self.position.pairs & meeting) != 0

    def is_fetched(self, waters: Squares, boarded: Squares) -> bool:
        """An own pirogue sails to the arrival, the Tiki comes next to it and hops."""
        boarded &= self.by_hop
        if self.can_sail and boarded != 0 and has(self.entries(False), self.here):
            return True  # the pirogue that it leaves, which could not go there with a Tiki
        fetching = self.own & self.entries(False)
        if fetching == 0:
            return False
        if (waters & self.by_hop) != 0 or (boarded & ~fetching) != 0:
            return True
        # Both are the same square: then there must be two squares, or two pirogues on it.
        return boarded != 0 and ((fetching & (fetching - 1)) != 0 or self.count_free(boarded) > 1)

    def wins_by_corail(self, waters: Squares, hops: Squares) -> bool:
        """An own pirogue arrives on a Corail, and something is pushed: before the last hop, or as the last action."""
        if self.can_be_pushed and self.is_pushed_near():
            return True
        if self.is_goal_taken:
            if not self.can_sail or not has(self.approaches(), self.here):
                return False
            corails = self.corails()
            return corails != 0 and self.is_cleared(corails)
        helped = (self.pushable() & self.near_goal) != 0
        if helped and (waters & self.position.corail & self.by_hop) != 0:
            return True
        corails = self.corails()
        if corails != 0 and helped and has(self.by_hop, self.here):
            return True
        if (hops & self.near_goal & self.pushable()) == 0:
            return False
        return corails != 0 or (self.can_sail and (self.sails(bit(self.here)) & self.position.corail) != 0)

    def is_pushed_near(self) -> bool:
        """An own pirogue arrives on a Corail, the Tiki's adverse one is pushed to where the last hop wins."""
        targets = SEA.near_mask[self.here] & ~self.position.taken & self.winning
        if targets == 0:
            return False
        corails = self.corails()
        return corails != 0 and ((targets | corails) & ((targets | corails) - 1)) != 0

    def corails(self) -> Squares:
        """The face-up Corail tiles that own pirogues without this seat's Tiki can arrive on."""
        position = self.position
        found: Squares = 0
        if position.corail == 0:
            return 0
        for slot in range(FLEET):
            pirogue = pirogue_of(self.seat, slot)
            here = position.place[pirogue]
            if pirogue == self.host or here == self.goal or has(position.moved, pirogue):
                continue
            if here == BEACH:
                found |= launch_squares(position, self.seat, pirogue)
            else:
                found |= sail_squares(position, self.seat, pirogue)
        return found & position.corail

    def pushable(self) -> Squares:
        """Where adverse pirogues are that carry no Tiki."""
        position = self.position
        found: Squares = 0
        for pirogue in range(position.seats * FLEET):
            if is_adverse(position, self.seat, owner_of(pirogue)) and not has(position.laden, pirogue):
                found |= bit(position.place[pirogue])
        return found & ALL

    def count_free(self, squares: Squares) -> i64:
        """How many pirogues without a Tiki are on these squares."""
        position = self.position
        count: i64 = 0
        for pirogue in range(position.seats * FLEET):
            if has(squares, position.place[pirogue]) and not has(position.laden, pirogue):
                count += 1
        return count

    # --- Making room ---

    def is_cleared(self, corails: Squares) -> bool:
        """An adverse pirogue is pushed off the arrival, then the Tiki's sails there. `corails`: where another arrives before."""
        position = self.position
        room = self.near_goal & ~position.taken
        if not self.can_sail or room == 0 or room == corails:
            return False
        if not has(self.approaches() & self.far_goal, self.here):
            is_pair = has(position.pairs, self.goal)
            return not is_pair and has(self.approaches(), self.here) and self.guests(self.goal) == 1
        # Off an Alizé it joins one that stays, unless that is adverse and carries a Tiki.
        guarding = self.count_guards(self.goal)
        return self.guests(self.goal) > 0 and guarding < 2

    def approaches(self) -> Squares:
        """From where a pirogue could sail to the arrival if nobody was there."""
        alize = self.position.alize
        return (self.near_goal & ~alize) | (self.far_goal & alize)

    def guests(self, square: Square) -> i64:
        """How many adverse pirogues are on a square."""
        position = self.position
        count: i64 = 0
        for pirogue in range(position.seats * FLEET):
            if position.place[pirogue] == square and is_adverse(position, self.seat, owner_of(pirogue)):
                count += 1
        return count

    def count_guards(self, square: Square) -> i64:
        """How many adverse pirogues on a square carry another's Tiki."""
        position = self.position
        count: i64 = 0
        for other in range(position.seats):
            pirogue = position.tiki[other]
            if other != self.seat and position.place[pirogue] == square and is_adverse(position, self.seat, owner_of(pirogue)):
                count += 1
        return count

    def may_make_room(self, actions: i64) -> bool:
        """Could a pirogue that leaves its square make a way that the sets do not know? Then all is tried, one by one.

        An own one on the arrival, one with another's Tiki aboard, one on a Corail; or one next to the arrival, where a pirogue that
        is pushed off it needs room. And of a push that is due at the beginning of a turn no game knows, only tests.
        """
        position = self.position
        others: Squares = 0  # where own pirogues are that have not moved, but for the Tiki's
        for slot in range(FLEET):
            pirogue = pirogue_of(self.seat, slot)
            if pirogue != self.host and not has(position.moved, pirogue):
                others |= bit(position.place[pirogue])
        if has(others, self.goal) and self.gains_by_leaving():
            return True
        if actions == 2:
            return False
        if self.can_push:
            return True
        laden = others & ~self.own & (SEA.near_mask[self.here] | SEA.far_mask[self.here])
        if (laden & self.winning) != 0:
            return True
        if position.corail == 0:
            return False
        if self.is_goal_taken and self.can_sail and has(self.approaches(), self.here):
            room = self.near_goal & ~position.taken
            if (room & (room - 1)) == 0 and (others & (self.near_goal | position.corail)) != 0:
                return True
        if not self.can_be_pushed:
            return False
        return (laden != 0 and has(position.corail, self.here)) or (
            (others & position.corail) != 0 and has(self.near_goal, self.here)
        )

    def gains_by_leaving(self) -> bool:
        """If an own pirogue left the arrival, could the Tiki's sail there, or one be pushed there?"""
        hops = self.hops(bit(self.here))
        sailing = (hops & self.own) | bit(self.here) if self.can_sail else hops & self.own
        if (sailing & self.approaches()) != 0:
            return True
        if self.position.corail == 0:
            return False
        if has(self.by_hop, self.here) or (self.can_be_pushed and has(self.near_goal, self.here)):
            return True
        return (hops & self.near_goal & self.pushable()) != 0

    def wins_by_trying(self, actions: i64) -> bool:
        """Every first action but reveals, and what can be done after it."""
        trial = trial_turn(self.position, self.seat, actions)
        moves: vec[i64] = trial.moves(ASKED)
        for action in moves:
            if action >= REVEAL:
                break
            after = aloha(trial.copy())
            after.step(action, ASKED)
            if after.asked == OVER:
                if has(after.won, self.seat):
                    return True
            elif can_win(after, self.seat, actions - 1):
                return True
        return False
