"""What is good in Conquest of Paradise: Villages and what they bring in, groups that the chain connects, and plans for more.

Everything is counted in hundredths of a victory point, in integers, so that a bot plays the same game compiled and interpreted.
A turn is a long row of small steps. So what is in hand counts as if it had landed, what is ordered as if it were built, and a step
towards a plan is worth a little more than standing still: then one step ahead is far enough to see.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.judge import Judge
from vaka.engine.names import OVER
from vaka.engine.state import State
from vaka.engine.tensors import Row
from vaka.games.paradise.judge.danger import danger
from vaka.games.paradise.judge.survey import Survey
from vaka.games.paradise.judge.traits import TRAITS, tell_traits
from vaka.games.paradise.judge.war import battle_worth, campaigns
from vaka.games.paradise.judge.weights import WEIGHTS
from vaka.games.paradise.judge.worth import (
    Plans,
    all_pieces,
    find_free,
    holdings,
    prospects,
    spare_canoes,
    turns_left,
    under_way,
)
from vaka.games.paradise.rules import stages, victory
from vaka.games.paradise.rules.board import hexes, seats, sets
from vaka.games.paradise.rules.board.annex import AFTER_EXPLORATION, OWED, annexed
from vaka.games.paradise.rules.board.pieces import RUMOUR, colonies, total, transports, wars
from vaka.games.paradise.rules.building import orders
from vaka.games.paradise.rules.cards import card_points, hand, lies_open, villages_of
from vaka.games.paradise.rules.kinds import KINDS
from vaka.games.paradise.rules.packed import ZERO, bit, has, size_of
from vaka.games.paradise.rules.position import NO_SEAT, ParadisePosition
from vaka.games.paradise.rules.solitaire import samoa

WIN: Final[i64] = 100_000
ONE_USE: Final[i64] = 134_756_375
"""The bits of the cards that are used up."""
DOUBLE_HULLED: Final[i64] = 5
"""The card of the Double Hulled Canoes."""
APPEAL: Final = {
    "declare": 99, "settle": 60, "up": 50, "build": 40, "save": 40, "use": 30, "buy": 26, "explore": 24, "sail": 20, "load": 18,
    "land": 16, "keep": 14, "lift": 12, "reveal": 10, "attack": 10, "return": 9, "no-card": 8, "done": 7, "rest": 3, "drop": 2,
    "play": 2, "show": -5, "peek": -5, "kava-hex": -6, "kava-seat": -6, "down": -9, "dismiss": -9,
}  # fmt: skip
"""Doing something looks best; asides and undoing look worst."""


def evaluate(state: State, seat: i64) -> float:
    """How good the position is for a seat: what it stands at, less a share of the best rival's."""
    position = cast("ParadisePosition", state)
    if position.asked == OVER:
        return float(WIN if has(position.won, seat) else -WIN)
    rival: i64 = 0
    for other in range(position.seats):
        if other != seat:
            rival = max(rival, position_of(position, other))
    return float(standing(position, seat) - rival * WEIGHTS.rival // 100 + verdict(position, seat))


def position_of(position: ParadisePosition, other: i64) -> i64:
    """What a rival shows: points, and what Villages will bring."""
    weights = WEIGHTS
    return victory.public_points(position, other) * weights.point // 2 + villages_of(position, other) * weights.rival_village


def verdict(position: ParadisePosition, seat: i64) -> i64:
    """Somebody has declared victory, and whoever has most wins; or nobody has enough any more."""
    if position.declared == NO_SEAT or not victory.has_anybody_reached(position):
        return 0
    own = victory.true_points(position, seat)
    for other in range(position.seats):
        if other != seat and victory.true_points(position, other) > own:
            return -WIN // 10
    return WIN // 10


def standing(position: ParadisePosition, seat: i64) -> i64:
    """Everything that a seat has and plans."""
    weights = WEIGHTS
    alone = samoa.is_solo(position)
    survey = Survey(position, seat)
    plans = Plans()
    left = turns_left(position)
    plans.village = weights.point + (weights.income_alone if alone else weights.income) * left
    find_free(position, survey, plans)
    worth = holdings(position, survey, plans)
    worth += under_way(position, survey, plans)
    worth += prospects(position, survey, plans)
    worth += spare_canoes(position, survey, plans)
    worth += campaigns(position, survey, plans) + battle_worth(position, survey, plans)
    worth -= danger(position, survey, plans)
    worth += cards_worth(position, seat)
    worth -= explorer_cost(position, seat, plans, left)
    worth -= (weights.rumour_alone if alone else weights.rumour) * all_pieces(survey, RUMOUR)
    if position.stage == stages.AT_BUILDING:
        worth += unspent(position, seat)
    elif is_before_building(position):
        worth += weights.build_point * villages_of(position, seat)  # else it would hurry on to the Building Step
    if position.fleet_at != hexes.NOWHERE and position.active == seat:
        crew = position.fleet - position.dropped + position.loaded
        worth -= weights.idle + total(crew)  # a fleet in hand has to go somewhere
        if alone and wars(crew) > 0:
            worth -= weights.mixed * (transports(crew) + colonies(crew))
    return worth


def cards_worth(position: ParadisePosition, seat: i64) -> i64:
    """Points of all cards, and a little for those that can still be used; secrets are worth keeping."""
    weights = WEIGHTS
    cards = hand(position, seat)
    worth = card_points(position, seat, cards) * weights.point // 2
    worth += weights.one_use * size_of(cards & ONE_USE & ~position.spent)
    worth += weights.face_down * size_of(cards & ~position.opened)
    if lies_open(position, seat, DOUBLE_HULLED):
        worth += weights.swift
    return worth


def explorer_cost(position: ParadisePosition, seat: i64, plans: Plans, left: i64) -> i64:
    """What a lost Explorer costs: the more groups are known and free, the less. Alone it is always worth the risk."""
    if samoa.is_solo(position):
        return 0
    away = has(position.lost, seat) or (
        position.stage == stages.AT_BUILDING and orders.is_planned(position, seat, orders.PLAN_FOCUS)
    )
    if not away:
        return 0
    weights = WEIGHTS
    free = sets.size(plans.free)
    cost = weights.explorer_few if free < 2 else weights.explorer_some if free < 4 else weights.explorer_many
    return cost * (2 + min(left, 4)) // 6


def unspent(position: ParadisePosition, seat: i64) -> i64:
    """In building: the points that can still be spent, and the card that is ordered."""
    weights = WEIGHTS
    worth = weights.card if orders.card_pool(position, seat) != hexes.NOWHERE else ZERO
    if has(position.ended, seat):
        return worth
    for where in sets.hexes_in(position, sets.CONTROL + seat):
        if orders.pool_of(position, where) == where:
            worth += weights.build_point * orders.points_in(position, where)
    return worth


def is_before_building(position: ParadisePosition) -> bool:
    """Is the Building Step of this turn still to come, and its points to be spent?"""
    if position.stage == stages.AT_CHIT:
        return annexed(position, OWED) >= AFTER_EXPLORATION
    if position.stage == stages.AT_SEARCH or position.stage == stages.AT_EVE:
        return True
    return position.stage >= stages.AT_EXPLORE and position.stage < stages.AT_BUILDING


class Looks:
    """Of every action: how promising it looks before it is tried."""

    def __init__(self) -> None:
        self.appeal = vec[i64]()
        for kind in KINDS:
            for _action in kind.ids if not kind.form_of else ():
                self.appeal = append(self.appeal, APPEAL.get(kind.name, 5))


LOOKS: Final = Looks()


class ParadiseJudge(Judge):
    """The judge of Conquest of Paradise."""

    def rate(self, state: State, seat: i64) -> float:
        """How good the position is for a seat."""
        return evaluate(state, seat)

    def appeal(self, state: State, action: i64) -> float:
        """How promising an action looks before it is tried."""
        return float(LOOKS.appeal[action])

    def is_indifferent(self, state: State, seat: i64) -> bool:
        """The set-up, and cards that others draw."""
        position = cast("ParadisePosition", state)
        if position.chance == stages.FOR_AID or position.chance == stages.FOR_CUP:
            return False
        return (
            position.chance == stages.FOR_CARD
            and seats.seat_in_order(position, position.place) != seat
            and position.buyers == bit(seats.seat_in_order(position, position.place))
        )

    def is_settled(self, state: State, seat: i64) -> bool:
        """Chits of the solitaire game, malaria and Events come every turn; a battle that begins is rated before its first roll."""
        position = cast("ParadisePosition", state)
        chance = position.chance
        if chance == stages.FOR_DIE:
            return position.battle == stages.BATTLE_ROUNDS and position.die == 0
        return chance == stages.FOR_CHIT or chance == stages.FOR_MALARIA or chance == stages.FOR_EVENT

    def moment(self, state: State) -> i64:
        """Alone nobody else is ever asked: exploring, moving and building, turn by turn."""
        position = cast("ParadisePosition", state)
        if position.seats > 1:
            return 0
        stage = position.stage
        part: i64 = 0
        if stages.AT_TRANSIT <= stage <= stages.AT_BATTLES:
            part = 1
        elif stages.AT_BUILDING <= stage <= stages.AT_END or stage == stages.AT_EVE:
            part = 2
        return position.turn * 4 + part

    def write_traits(self, state: State, seat: i64, row: Row) -> None:
        """What it has, by kinds, and what its plans are worth."""
        tell_traits(cast("ParadisePosition", state), seat, standing(cast("ParadisePosition", state), seat), row)


JUDGE: Final = ParadiseJudge(1000.0, 1)
JUDGE.traits = TRAITS
