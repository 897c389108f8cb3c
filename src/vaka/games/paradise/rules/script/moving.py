"""The script of the Movement Step (§7): transit, moves, battles, player by player; and who is asked for a kept Event before it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules import actions, cards, reasons, stages
from vaka.games.paradise.rules.board import hexes, places, seats
from vaka.games.paradise.rules.board.pieces import COLONY, WARRIOR
from vaka.games.paradise.rules.box import Seat
from vaka.games.paradise.rules.events import kept
from vaka.games.paradise.rules.exploration import south_island
from vaka.games.paradise.rules.movement import fleets, lifting, resting, sailing
from vaka.games.paradise.rules.options import RULE_EVENTS, RULE_SOUTH
from vaka.games.paradise.rules.packed import bit
from vaka.games.paradise.rules.position import NO_SEAT, ParadisePosition
from vaka.games.paradise.rules.reasons import Reason
from vaka.games.paradise.rules.script.asking import QUESTIONS, STEPS, Ask, Pause, Waiver, decline
from vaka.games.paradise.rules.script.fighting import begin_battle
from vaka.games.paradise.rules.telling.turn import tell_at, tell_card, tell_step

# --- The step ---


def begin_movement(position: ParadisePosition, place: i64) -> None:
    """§7.1: transit, if there is a chain; movement; battles. After the last player Building is about to begin."""
    if place == 0:
        tell_step(position, "movement")
    if place == position.seats:
        position.stage = stages.AT_EVE
        position.active = NO_SEAT
        position.place = 0
    else:
        position.place = place
        position.active = seats.seat_in_order(position, place)
        position.poi = False
        position.stage = stages.AT_TRANSIT if fleets.has_chain(position, position.active) else stages.AT_MOVING
    ask_before(position, 0)


def end_transit(position: ParadisePosition, seat: Seat) -> None:
    """§7.1, §7.2: moves follow."""
    sailing.end_transit(position, seat)
    position.stage = stages.AT_MOVING
    tell_at(position, "end-transit", seat, hexes.NOWHERE)


def end_moving(position: ParadisePosition, seat: Seat) -> None:
    """§7.1, §7.3: battles follow."""
    tell_at(position, "end-moving", seat, hexes.NOWHERE)
    sailing.end_moves(position, seat)
    position.poi = False
    position.stage = stages.AT_BATTLES


def next_battle(position: ParadisePosition) -> None:
    """§8.1: while nothing is to be decided: of several battles the attacker chooses one, without any the next player moves."""
    while position.stage == stages.AT_BATTLES and position.battle == stages.NO_BATTLE and not position.is_pending():
        raids: i64 = len(position.raids)
        if raids > 1:
            return
        if raids == 1:
            begin_battle(position, places.raid_hexes(position)[0])
        else:
            begin_movement(position, position.place + 1)


def leave_cut_chain(position: ParadisePosition) -> None:
    """§7.2: where TANIWHA has cut the last chain, there is no transit any more."""
    if position.stage == stages.AT_TRANSIT and not position.is_pending() and not fleets.has_chain(position, position.active):
        sailing.end_moves(position, position.active)
        position.stage = stages.AT_MOVING


def hear_alone(position: ParadisePosition, seat: Seat) -> None:
    """Nobody else hears of it; in the solitaire game there are no secrets (§12.1)."""
    if position.seats > 1:
        position.hear(bit(seat))


# --- What a player may do with a fleet in hand, and without ---


@final
class Transit(Ask):
    """§7.2: pieces go along the chain."""

    def legal(self, position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        if position.fleet_at == hexes.NOWHERE:
            return lifting.legal_ship(position, seat, append(found, actions.DONE))
        return sailing.legal_transit(position, seat, lifting.legal_cargo(position, seat, append(found, actions.LAND)))

    def why_not(self, position: ParadisePosition, action: i64, seat: Seat) -> Reason:
        if position.fleet_at == hexes.NOWHERE:
            return self.why_not_at_rest(position, action, seat)
        if action == actions.LAND:
            return reasons.OPEN
        if actions.LOAD <= action < actions.DROP:
            return lifting.why_not_load(position, seat, action - actions.LOAD)
        if actions.SAIL <= action < actions.DISMISS:
            return sailing.why_not_transit(position, seat, action - actions.SAIL)
        return reasons.NOT_NOW if is_with_fleet(action) else reasons.FLEET_IN_HAND

    def why_not_at_rest(self, position: ParadisePosition, action: i64, seat: Seat) -> Reason:
        """Without a fleet in hand."""
        if action == actions.DONE:
            return reasons.OPEN
        if actions.LIFT <= action < actions.BUILD:
            return lifting.why_not_lift(position, seat, (action - actions.LIFT) // 100, (action - actions.LIFT) % 100)
        return reasons.NO_FLEET if is_with_fleet(action) else reasons.NOT_NOW

    def answer(self, position: ParadisePosition, action: i64, seat: Seat) -> None:
        if take_in_hand(position, action, seat):
            return
        if action == actions.DONE:
            end_transit(position, seat)
        else:
            sailing.transit(position, seat, action - actions.SAIL)


@final
class Moving(Ask):
    """§7.3-7.6: canoes sail, are turned up and down; POI; one walks between the two islands."""

    def legal(self, position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        if position.fleet_at != hexes.NOWHERE:
            found = lifting.legal_cargo(position, seat, append(found, actions.LAND))
            return lifting.legal_rarely(position, seat, sailing.legal_sail(position, seat, found))
        found = append(found, actions.DONE)
        if seats.of_seat(position, seat, seats.CARDS_HELD) > 0 and cards.why_not_use_poi(position, seat, cards.POI) == reasons.OPEN:
            found = append(found, actions.USE + cards.POI)
        found = resting.legal_at_rest(position, seat, found)
        return south_island.legal_walk(position, seat, found) if position.advanced & RULE_SOUTH != 0 else found

    def why_not(self, position: ParadisePosition, action: i64, seat: Seat) -> Reason:
        if position.fleet_at == hexes.NOWHERE:
            return self.why_not_at_rest(position, action, seat)
        if action == actions.LAND:
            return reasons.OPEN
        if actions.LOAD <= action < actions.DROP:
            return lifting.why_not_load(position, seat, action - actions.LOAD)
        if actions.DROP <= action < actions.LOSE:
            return lifting.why_not_drop(position, seat, action - actions.DROP)
        if actions.SAIL <= action < actions.DISMISS:
            return sailing.why_not_sail(position, seat, action - actions.SAIL)
        if action == actions.LOAD_BEHIND:
            return lifting.why_not_load_behind(position, seat)
        return (
            lifting.why_not_swap(position, seat, lifting.swapped(action - actions.SWAP))
            if action >= actions.SWAP
            else reasons.FLEET_IN_HAND
        )

    def why_not_at_rest(self, position: ParadisePosition, action: i64, seat: Seat) -> Reason:
        """Without a fleet in hand."""
        if action == actions.DONE:
            return reasons.OPEN
        if actions.LIFT <= action < actions.BUILD:
            return lifting.why_not_lift(position, seat, (action - actions.LIFT) // 100, (action - actions.LIFT) % 100)
        if actions.UP <= action < actions.ATTACK:
            return sailing.why_not_turn_canoe(position, seat, (action - actions.UP) % 100, action < actions.DOWN)
        if actions.USE <= action < actions.SHOW:
            return cards.why_not_use_poi(position, seat, action - actions.USE)
        if actions.WALK <= action < actions.WALK_HIDDEN:
            return south_island.why_not_walk(position, seat, walker(action), (action - actions.WALK) % 100)
        return reasons.NO_FLEET if is_with_fleet(action) else reasons.NOT_NOW

    def answer(self, position: ParadisePosition, action: i64, seat: Seat) -> None:
        if take_in_hand(position, action, seat):
            return
        if actions.SAIL <= action < actions.DISMISS:
            if sailing.sail(position, seat, action - actions.SAIL):
                sailing.land(position, seat)
        elif actions.UP <= action < actions.ATTACK:
            sailing.turn_canoe(position, seat, (action - actions.UP) % 100, action < actions.DOWN)
        elif action == actions.DONE:
            end_moving(position, seat)
        elif actions.WALK <= action < actions.WALK_HIDDEN:
            south_island.walk(position, seat, walker(action), (action - actions.WALK) % 100)
        else:
            cards.spend_card(position, seat, cards.POI)
            position.poi = True
            tell_card(position, "use", seat, cards.POI)


def is_with_fleet(action: i64) -> bool:
    """Is it something that is done with a fleet in hand?"""
    return (
        action == actions.LAND
        or actions.LOAD <= action < actions.LOSE
        or actions.SAIL <= action < actions.DISMISS
        or action >= actions.SWAP
    )


def walker(action: i64) -> i64:
    """Who walks."""
    return WARRIOR if action < actions.WALK + 100 else COLONY


def take_in_hand(position: ParadisePosition, action: i64, seat: Seat) -> bool:
    """§7.2-7.4: a fleet is formed, loaded, changed or put down, in secret as long as it has not sailed. False if it is not that."""
    if actions.LIFT <= action < actions.BUILD:
        hear_alone(position, seat)
        lifting.lift(position, seat, (action - actions.LIFT) // 100, (action - actions.LIFT) % 100)
    elif actions.LOAD <= action < actions.DROP:
        hear_alone(position, seat)
        lifting.load(position, seat, action - actions.LOAD)
    elif actions.DROP <= action < actions.LOSE:
        hear_alone(position, seat)
        lifting.drop(position, seat, action - actions.DROP)
    elif action == actions.LAND:
        if not sailing.is_seen_landing(position):
            hear_alone(position, seat)
        sailing.land(position, seat)
    elif action == actions.LOAD_BEHIND:
        hear_alone(position, seat)
        lifting.load_behind(position, seat)
    elif action >= actions.SWAP:
        hear_alone(position, seat)
        lifting.swap(position, seat, lifting.swapped(action - actions.SWAP))
    else:
        return False
    return True


TRANSIT: Final = Transit()
STEPS.add(stages.AT_TRANSIT, "transit", TRANSIT)
MOVING: Final = Moving()
STEPS.add(stages.AT_MOVING, "moving", MOVING)
STEPS.add(stages.AT_EVE, "eve", Pause())

# --- Before a movement, before Building, before the points are counted ---


def ask_before(position: ParadisePosition, place: i64) -> None:
    """Ruling 62: who keeps a card is asked in turn order, from this place on."""
    while position.advanced & RULE_EVENTS != 0 and place < position.seats:
        seat = seats.seat_in_order(position, place)
        if kept.is_asked_before(position, seat):
            position.push(seat, stages.ASK_BEFORE, hexes.NOWHERE, place)
            return
        place += 1


class Before(Waiver):
    """Ruling 62: kept Events are played at any time now, until their owner has enough; the second number is the place in order."""

    quiet = True

    def answer(self, position: ParadisePosition, action: i64, seat: Seat) -> None:
        decline(position, seat)
        self.ask_next(position)

    def passes(self, position: ParadisePosition) -> bool:
        if kept.is_asked_before(position, position.pending_seat()):
            return False
        self.ask_next(position)
        return True

    def ask_next(self, position: ParadisePosition) -> None:
        """A seat plays nothing more: the next one is asked."""
        place = position.pending_two() + 1
        position.pop()
        ask_before(position, place)
        leave_cut_chain(position)


QUESTIONS.add(stages.ASK_BEFORE, "before", Before())
