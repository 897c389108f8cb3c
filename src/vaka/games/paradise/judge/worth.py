"""What Villages, groups, Colonies and canoes are worth to a seat, in hundredths of a victory point."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.judge.survey import FAR, GAP, Survey, steps_to, toll
from vaka.games.paradise.judge.weights import WEIGHTS
from vaka.games.paradise.rules import stages
from vaka.games.paradise.rules.board import hexes, places, seats, sets
from vaka.games.paradise.rules.board.annex import AFTER_EXPLORATION, ISLE, OWED, annexed
from vaka.games.paradise.rules.board.pieces import ALL_FIELDS, ONE_TRANSPORT, colonies, count, transports, warriors, wars
from vaka.games.paradise.rules.board.sets import Hexes
from vaka.games.paradise.rules.box import ADVANCED_BOX
from vaka.games.paradise.rules.building import orders
from vaka.games.paradise.rules.exploration import south_island
from vaka.games.paradise.rules.packed import ZERO
from vaka.games.paradise.rules.position import NO_SEAT, ParadisePosition
from vaka.games.paradise.rules.solitaire import samoa, war

USUAL: Final[i64] = 13
"""Games last about so many turns."""
FEWEST: Final[i64] = 3
MOST: Final[i64] = 9


class Plans:
    """What a seat wants: groups to settle, and hexes where its chain lacks a canoe."""

    def __init__(self) -> None:
        self.free: Hexes = sets.none()  # groups that can be settled
        self.gap: Hexes = sets.none()  # hexes that want a canoe
        self.gaps: i64 = 0
        self.path: Hexes = sets.none()  # hexes on the ways from home to what is ours or will be
        self.waiting: i64 = 0  # Colonies without a canoe
        self.village: i64 = 0  # what a Village is worth now


def turns_left(position: ParadisePosition) -> i64:
    """In how many turns a new Village may still pay. It changes with the turn order, where nothing else hangs on it."""
    if samoa.is_solo(position):
        owed = annexed(position, OWED)
        if position.stage == stages.AT_CHIT and owed < AFTER_EXPLORATION:
            owed = 0  # the turn's own chit is drawn anyway
        return max(0, samoa.chits_left(position) - ADVANCED_BOX.chits_left - owed % AFTER_EXPLORATION)
    turn = position.turn - 1 if position.stage == stages.AT_ORDER or position.stage == stages.AT_CHIT else position.turn
    return max(0, min(max(FEWEST, min(MOST, USUAL - turn)), position.last_turn - turn))


def boxes_of(position: ParadisePosition, where: i64) -> i64:
    """Green and brown boxes of a hex."""
    return places.green_boxes(position, where) + places.brown_boxes(position, where)


def find_free(position: ParadisePosition, survey: Survey, plans: Plans) -> None:
    """Groups that nobody holds: known, or known to the seat alone."""
    held = sets.join(sets.of(position, sets.SEA), sets.of(position, sets.INDEPENDENT))
    for other in range(position.sides):
        held = sets.join(held, sets.of(position, sets.CONTROL + other))
        if other != survey.seat:
            held = sets.join(held, sets.of(position, sets.STACKS + other))
    open_to_all = sets.join(sets.without(sets.of(position, sets.KNOWN), held), survey.secret)
    while not sets.is_none(open_to_all):
        where = sets.first(open_to_all)
        open_to_all = sets.rest(open_to_all)
        if boxes_of(position, where) > 0 and not is_coming(position, where):
            plans.free = sets.join(plans.free, sets.just(where))


def is_coming(position: ParadisePosition, where: i64) -> bool:
    """Is a Colony ordered to settle here?"""
    return position.stage == stages.AT_BUILDING and orders.is_settled(position, where)


# --- Groups ---


def link_worth(gap: i64, full: i64) -> i64:
    """A group so far from the chain of home."""
    return full * GAP // (GAP + gap) if gap < FAR else ZERO


def group_worth(position: ParadisePosition, plans: Plans, where: i64) -> i64:
    """Villages with what they bring in, and room for more."""
    villages = places.villages_at(position, where)
    room = places.green_boxes(position, where) + places.agriculture_at(position, where)
    ordered: i64 = 0
    if position.stage == stages.AT_BUILDING:
        ordered = orders.ordered_villages(position, where) + (1 if orders.is_settled(position, where) else 0)
        room += orders.ordered_agriculture(position, where)
    worth = (villages + ordered) * plans.village
    return worth + room_worth(plans, room - villages - ordered, boxes_of(position, where) - room)


def room_worth(plans: Plans, left: i64, brown: i64) -> i64:
    """Boxes that are free, and brown ones that could be."""
    weights = WEIGHTS
    if left > 0:
        return plans.village * (weights.room + weights.room_each * left + weights.room_brown * brown) // 100
    return plans.village * weights.brown // 100 if brown > 0 else ZERO


def free_worth(position: ParadisePosition, survey: Survey, plans: Plans, where: i64) -> i64:
    """A free group, once it is settled."""
    room = places.green_boxes(position, where) + places.agriculture_at(position, where)
    more = room_worth(plans, room - 1, boxes_of(position, where) - room)
    return plans.village + more + link_worth(survey.distance[where], WEIGHTS.link)


def holdings(position: ParadisePosition, survey: Survey, plans: Plans) -> i64:
    """All groups of a seat, connected or not, and the atolls that its chain has or may have."""
    seat = survey.seat
    home = seats.of_seat(position, seat, seats.HOME)
    worth: i64 = 0
    for where in sets.hexes_in(position, sets.CONTROL + seat):
        worth += group_worth(position, plans, where)
        gap = survey.distance[where]
        if where != home or position.home_point:
            worth += link_worth(gap, WEIGHTS.link)
        note_gaps(survey, plans, where)
    if position.stage == stages.AT_BUILDING:
        for where in sets.hexes_in(position, sets.STACKS + seat):
            if orders.is_settled(position, where) and places.control_at(position, where) != seat:
                worth += group_worth(position, plans, where) + link_worth(survey.distance[where], WEIGHTS.link)
                note_gaps(survey, plans, where)
    return worth + atolls(position, survey, plans)


def atolls(position: ParadisePosition, survey: Survey, plans: Plans) -> i64:
    """Half a point for each atoll in the chain; those beside it are within reach."""
    atolls = sets.meet(sets.without(sets.of(position, sets.KNOWN), sets.of(position, sets.SEA)), survey.free)
    worth: i64 = 0
    while not sets.is_none(atolls):
        where = sets.first(atolls)
        atolls = sets.rest(atolls)
        if boxes_of(position, where) == 0 and survey.distance[where] <= 2 * GAP:
            worth += WEIGHTS.atoll * 4 // (4 + survey.distance[where])
            if survey.distance[where] <= GAP + 1:
                note_gaps(survey, plans, where)
    return worth


def note_gaps(survey: Survey, plans: Plans, where: i64) -> None:
    """The hexes that want a canoe on the way from home to this one."""
    if survey.distance[where] >= FAR:
        return
    while where != hexes.NOWHERE and not sets.has(plans.path, where):
        plans.path = sets.join(plans.path, sets.just(where))
        if toll(survey, where) == GAP:
            plans.gaps += 1
            plans.gap = sets.join(plans.gap, sets.just(where))
        where = survey.parent[where]


def prospects(position: ParadisePosition, survey: Survey, plans: Plans) -> i64:
    """Free groups that are known: the more there are, the less each is worth."""
    weights = WEIGHTS
    worth: i64 = 0
    number: i64 = 0
    free = plans.free
    while not sets.is_none(free):
        where = sets.first(free)
        free = sets.rest(free)
        number += 1
        far = min(survey.distance[where], 8 * GAP)
        fair = free_worth(position, survey, plans, where) * 3 * GAP // (3 * GAP + far)
        if position.chance == stages.FOR_OCCUPY and is_undecided(position, where):
            fair = fair * free_rolls(where) // 6
        worth += fair
        if sets.has(survey.secret, where):
            worth += weights.secrecy * 100 // max(1, weights.prospect)
    if number > 4:
        worth = worth * 4 // number
    return worth * weights.prospect // 100


def is_undecided(position: ParadisePosition, where: i64) -> bool:
    """§12.4: is a die still to say whose this group is? Te Waka Maui waits for Aotearoa."""
    if where == south_island.finding_hex(position):
        return True
    return (
        where == south_island.south_hex(position)
        and annexed(position, ISLE) == south_island.ISLE_WAITS
        and places.owner_at(position, where) == NO_SEAT
    )


def free_rolls(where: i64) -> i64:
    """§12.4: on how many of the six rolls a group that is found here is nobody's."""
    far = hexes.distance(where, war.TONGA_HEX)
    near = hexes.distance(where, war.SAMOA_HEX)
    return max(0, min(6, 7 - far - (2 if near < far else 1 if near == far else 0)))


# --- Colonies and canoes ---


def under_way(position: ParadisePosition, survey: Survey, plans: Plans) -> i64:
    """Colonies on their way to free groups: each has its own, those that are nearest choose first."""
    waiting = vec[i64]()  # of each hex, how many Colonies have no aim yet
    canoes = vec[i64]()  # and the canoes that can carry them
    number: i64 = len(survey.hexes)
    most: i64 = 0
    for place in range(number):
        where = survey.hexes[place]
        pieces = survey.pieces[place]
        left = colonies(pieces) - (1 if is_coming(position, where) else 0)
        waiting = append(waiting, left)
        most += left
        is_link = sets.has(survey.up, where)
        canoes = append(canoes, transports(pieces) - (1 if is_link else 0))
    free = plans.free
    worth: i64 = 0
    while most > 0:
        most -= 1
        chosen: i64 = hexes.NOWHERE
        aim: i64 = hexes.NOWHERE
        steps: i64 = FAR
        for place in range(number):
            if waiting[place] > 0:
                found, far = steps_to(survey, survey.hexes[place], free)
                if found != hexes.NOWHERE and far < steps:
                    chosen, aim, steps = place, found, far
        if chosen == hexes.NOWHERE:
            return worth + WEIGHTS.aimless * (most + 1)
        waiting[chosen] -= 1
        canoes[chosen] -= 1
        free = sets.without(free, sets.just(aim))
        worth += passage(position, survey, plans, survey.hexes[chosen], aim, steps, canoes[chosen] >= 0)
    return worth


def passage(position: ParadisePosition, survey: Survey, plans: Plans, where: i64, aim: i64, steps: i64, is_carried: bool) -> i64:
    """One Colony and its aim."""
    weights = WEIGHTS
    hope = hope_of(steps)
    if steps > 0 and not is_carried:
        hope = hope * weights.carrier // 100
        plans.waiting += 1
    if sets.has(survey.secret, aim):
        hope = hope * weights.own_secret // 100
    note_gaps(survey, plans, aim)
    worth = free_worth(position, survey, plans, aim) * hope // 100
    if position.active == survey.seat and position.fleet_at == where:
        worth += eagerness(position, steps)
    return worth


def hope_of(steps: i64) -> i64:
    """How likely, in hundredths, a Colony so many hexes away becomes a Village soon."""
    weights = WEIGHTS
    if steps == 0:
        return weights.arrived
    return max(weights.voyage_least, weights.voyage - weights.voyage_step * steps - weights.voyage_turn * ((steps - 1) // 2))


def eagerness(position: ParadisePosition, steps: i64) -> i64:
    """A Colony and its canoe that are in hand are nearer to leaving than those that lie ashore; at the aim they should land."""
    cargo = WEIGHTS.cargo
    crew = position.fleet - position.dropped + position.loaded
    if transports(crew) == 0 and position.stage != stages.AT_TRANSIT:
        return 0
    if steps == 0:
        return -cargo
    if position.stage == stages.AT_TRANSIT and (colonies(crew) == 0 or transports(crew) > colonies(crew)):
        return 0
    load = cargo * (2 if colonies(crew) > 0 else 1)
    return load - cargo * max(0, transports(crew) - max(1, colonies(crew)))


def spare_canoes(position: ParadisePosition, survey: Survey, plans: Plans) -> i64:
    """Transport Canoes that are no links yet: as many as there is work for, the nearer the better."""
    weights = WEIGHTS
    wanted = plans.gaps + plans.waiting
    worth: i64 = 0
    extra: i64 = 0
    in_hand = position.fleet_at if position.active == survey.seat and is_alone(position) else hexes.NOWHERE
    number: i64 = len(survey.hexes)
    for place in range(number):
        where = survey.hexes[place]
        pieces = survey.pieces[place]
        spare = transports(pieces)
        if spare == 0:
            continue
        if sets.has(plans.path, where) or sets.has(survey.up, where):
            spare -= 1  # it lies where the chain leads
            worth += weights.chain_canoe
        while spare > 0:
            spare -= 1
            if wanted > 0:
                wanted -= 1
                _gap, steps = steps_to(survey, where, plans.gap)
                worth += weights.gap_canoe - weights.gap_step * min(steps, 6)
                if in_hand == where and steps > 0 and position.stage == stages.AT_MOVING and spare == 0:
                    worth += weights.lone_canoe
            else:
                extra += 1
                worth += weights.spare_canoe if extra <= 2 else weights.extra_canoe
    return worth


def is_alone(position: ParadisePosition) -> bool:
    """Is the fleet in hand a single Transport Canoe?"""
    return position.fleet - position.dropped + position.loaded == ONE_TRANSPORT


def piece_worth(pieces: i64) -> i64:
    """Warriors and War Canoes for what they are."""
    weights = WEIGHTS
    return weights.warrior * warriors(pieces) + weights.war_canoe * wars(pieces)


def all_pieces(survey: Survey, kind: i64) -> i64:
    """How many of a kind the seat has on the map."""
    number: i64 = 0
    for pieces in survey.pieces:
        number += count(pieces & ALL_FIELDS, kind)
    return number
