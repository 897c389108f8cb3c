"""What a network is told of a seat: what it has, by kinds, what its plans are worth, and in the solitaire game how Samoa stands.

These are the parts from which the judge makes its one number, each as a byte. A network that learns may weigh them otherwise.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.engine.tensors import Row
from vaka.games.paradise.judge.danger import danger, guard, own_at, storm
from vaka.games.paradise.judge.survey import FAR, Survey
from vaka.games.paradise.judge.war import battle_worth, campaigns
from vaka.games.paradise.judge.weights import WEIGHTS
from vaka.games.paradise.judge.worth import (
    Plans,
    all_pieces,
    boxes_of,
    find_free,
    holdings,
    prospects,
    spare_canoes,
    turns_left,
    under_way,
)
from vaka.games.paradise.rules import stages, victory
from vaka.games.paradise.rules.board import hexes, places, seats, sets
from vaka.games.paradise.rules.board.annex import CHITS, annexed
from vaka.games.paradise.rules.board.pieces import COLONY, RUMOUR, TRANSPORT, WAR, WARRIOR
from vaka.games.paradise.rules.building import orders
from vaka.games.paradise.rules.cards import card_points, face_down_cards, hand, villages_of
from vaka.games.paradise.rules.options import SAMOA_SEAT
from vaka.games.paradise.rules.packed import has, size_of
from vaka.games.paradise.rules.position import ParadisePosition
from vaka.games.paradise.rules.solitaire import samoa

TRAITS: Final[i64] = 48
OWN: Final[i64] = 37
"""So many of them are the seat's own; the others tell of Samoa."""


def tell_traits(position: ParadisePosition, seat: i64, stands_at: i64, row: Row) -> None:
    """Write all of them: what is worth something in steps of a tenth or a quarter of a point."""
    end = row.at + TRAITS
    alone = samoa.is_solo(position)
    survey = Survey(position, seat)
    plans = Plans()
    left = turns_left(position)
    plans.village = WEIGHTS.point + (WEIGHTS.income_alone if alone else WEIGHTS.income) * left
    find_free(position, survey, plans)
    points = victory.true_points(position, seat)
    row.byte(points)
    row.byte(max(0, position.threshold - points))
    row.byte(victory.public_points(position, seat))
    row.byte(villages_of(position, seat))
    row.byte(victory.group_points(position, seat))
    row.byte(victory.atoll_points(position, seat))
    cards = hand(position, seat)
    row.byte(card_points(position, seat, cards))
    row.byte(size_of(cards))
    row.byte(size_of(cards & ~position.spent))
    row.byte(face_down_cards(position, seat))
    row.byte(all_pieces(survey, TRANSPORT))
    row.byte(all_pieces(survey, WAR))
    row.byte(all_pieces(survey, WARRIOR))
    row.byte(all_pieces(survey, COLONY))
    row.byte(all_pieces(survey, RUMOUR))
    row.byte(holdings(position, survey, plans) // 25)
    row.byte(under_way(position, survey, plans) // 10)
    row.byte(prospects(position, survey, plans) // 10)
    row.byte(spare_canoes(position, survey, plans) // 10)
    row.byte(plans.gaps)
    row.byte(plans.waiting)
    row.byte(sets.size(plans.free))
    row.byte(sets.size(survey.secret))
    row.byte(sets.size(survey.up))
    row.byte((campaigns(position, survey, plans) + battle_worth(position, survey, plans)) // 10 + 20)
    row.byte(danger(position, survey, plans) // 10)
    row.byte(stands_at // 25)
    row.byte(left)
    row.byte(1 if has(position.lost, seat) else 0)
    row.byte(1 if position.stage == stages.AT_BUILDING and orders.is_planned(position, seat, orders.PLAN_FOCUS) else 0)
    tell_groups(position, survey, row)
    if alone:
        row.at = end - TRAITS + OWN
        tell_samoa(position, survey, row)
    row.at = end


def tell_groups(position: ParadisePosition, survey: Survey, row: Row) -> None:
    """How many groups, how many of them are open to attack, what room they have, and the strongest stack at sea or ashore."""
    groups: i64 = 0
    bare: i64 = 0
    cut_off: i64 = 0
    room: i64 = 0
    brown: i64 = 0
    for where in sets.hexes_in(position, sets.CONTROL + survey.seat):
        groups += 1
        green = places.green_boxes(position, where) + places.agriculture_at(position, where)
        room += max(0, green - places.villages_at(position, where))
        brown += max(0, boxes_of(position, where) - green)
        if guard(position, where, own_at(survey, where)) < 2:
            bare += 1
        if survey.distance[where] > 0 and survey.distance[where] < FAR:
            cut_off += 1
    row.byte(groups)
    row.byte(bare)
    row.byte(cut_off)
    row.byte(room)
    row.byte(brown)
    strongest: i64 = 0
    for pieces in survey.pieces:
        strongest = max(strongest, storm(pieces))
    row.byte(strongest)
    row.byte(position.turn)


def tell_samoa(position: ParadisePosition, survey: Survey, row: Row) -> None:
    """The chits, and what Samoa has."""
    row.byte(samoa.chits_left(position))
    row.byte(samoa.chits_owed(position))
    row.byte(size_of(annexed(position, CHITS) & samoa.ATTACKS))
    groups: i64 = 0
    villages: i64 = 0
    weak: i64 = 0
    for where in sets.hexes_in(position, sets.CONTROL + SAMOA_SEAT):
        groups += 1
        villages += places.villages_at(position, where)
        if guard(position, where, places.pieces_at(position, where)) < 2:
            weak += 1
    row.byte(groups)
    row.byte(villages)
    row.byte(weak)
    canoes: i64 = 0
    bands: i64 = 0
    for where in sets.hexes_in(position, sets.STACKS + SAMOA_SEAT):
        pieces = samoa.samoan_pieces(position, where)
        canoes += storm(pieces)
        bands += guard(position, where, pieces)
    row.byte(canoes)
    row.byte(bands)
    row.byte(sets.size(sets.of(position, sets.INDEPENDENT)))
    row.byte(sets.size(sets.of(position, sets.UNKNOWN)))
    near: i64 = 0
    for where in sets.hexes_in(position, sets.CONTROL + survey.seat):
        if hexes.distance(where, seats.of_seat(position, SAMOA_SEAT, seats.HOME)) <= 4:
            near += 1
    row.byte(near)
