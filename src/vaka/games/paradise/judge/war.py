"""Threats, attacks, and battles that are being fought, in hundredths of a victory point."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.paradise.judge.danger import REACH, fighters, guard, leaving, storm
from vaka.games.paradise.judge.odds import CERTAIN, chance_to_win
from vaka.games.paradise.judge.survey import Survey
from vaka.games.paradise.judge.weights import WEIGHTS
from vaka.games.paradise.judge.worth import Plans, piece_worth, room_worth
from vaka.games.paradise.rules import stages
from vaka.games.paradise.rules.board import hexes, places, sets
from vaka.games.paradise.rules.board.pieces import all_of, front_of, warriors, wars
from vaka.games.paradise.rules.board.sets import Hexes
from vaka.games.paradise.rules.movement import fleets, trips
from vaka.games.paradise.rules.options import SAMOA_SEAT
from vaka.games.paradise.rules.packed import ZERO
from vaka.games.paradise.rules.position import NO_SEAT, ParadisePosition
from vaka.games.paradise.rules.solitaire import samoa

# --- Attacks ---


def spoils(position: ParadisePosition, seat: i64, plans: Plans, where: i64, strength: i64) -> i64:
    """What a won attack with so many pieces brings: Villages saved, and what the other loses."""
    if samoa.is_solo(position):
        return prize(position, plans, where, strength)
    weights = WEIGHTS
    if sets.in_set(position, sets.INDEPENDENT, where):
        villages = hexes.CHART.green[where]
        saved = max(0, min(villages, strength - 1))
        return saved * (plans.village - weights.taken) + (weights.link // 2 if saved > 0 else ZERO)
    villages = places.villages_at(position, where)
    owner = places.control_at(position, where)
    if owner == NO_SEAT or owner == seat:
        return weights.clearing
    saved = max(0, min(villages, strength // 2))
    return (
        villages * plans.village * weights.rivalry // 100
        + saved * (plans.village - weights.taken)
        + weights.point * weights.rivalry // 100
    )


def prize(position: ParadisePosition, plans: Plans, where: i64, strength: i64) -> i64:
    """In the solitaire game: the Villages that can be saved, the room for more, and a group that is free for a Colony at least."""
    weights = WEIGHTS
    green = places.green_boxes(position, where)
    boxes = green + places.brown_boxes(position, where)
    villages = places.villages_at(position, where)
    saved = min(villages, strength // 2)
    if sets.in_set(position, sets.INDEPENDENT, where):
        saved = min(hexes.CHART.green[where], strength - 1)
    if saved <= 0:
        return plans.village * weights.cleared // 100 if boxes > 0 else weights.clearing
    room = max(saved, green + places.agriculture_at(position, where))
    worth = saved * (plans.village - weights.taken) + weights.link // 2 + room_worth(plans, room - saved, boxes - room)
    return worth * weights.prize // 100


def attack_worth(position: ParadisePosition, seat: i64, plans: Plans, where: i64, strength: i64, guards: i64) -> i64:
    """What may come of an attack with so many pieces in front: spoils by the odds, less the pieces that it may cost."""
    weights = WEIGHTS
    win = chance_to_win(strength, guards)
    cost = strength * (weights.loss_alone if samoa.is_solo(position) else weights.loss) + guards * weights.resistance
    return (spoils(position, seat, plans, where, strength) * win - cost * (CERTAIN - win)) // CERTAIN


def enemy_groups(position: ParadisePosition, seat: i64) -> Hexes:
    """Independent groups and those of others."""
    found = sets.of(position, sets.INDEPENDENT)
    for other in range(position.sides):
        if other != seat:
            found = sets.join(found, sets.of(position, sets.CONTROL + other))
    if samoa.is_solo(position):
        ashore = sets.without(sets.of(position, sets.STACKS + SAMOA_SEAT), sets.of(position, sets.SEA))
        found = sets.join(found, ashore)
    return found


def guards_at(position: ParadisePosition, where: i64) -> i64:
    """Who defends a hex now."""
    return guard(position, where, places.pieces_at(position, where) if places.owner_at(position, where) != NO_SEAT else ZERO)


def best_attack(position: ParadisePosition, survey: Survey, plans: Plans, start: i64, strength: i64, reach: i64) -> i64:
    """The best attack that a stack with so many pieces in front can make, or hope for a little farther on."""
    best: i64 = 0
    enemies = enemy_groups(position, survey.seat)
    while not sets.is_none(enemies):
        where = sets.first(enemies)
        enemies = sets.rest(enemies)
        far = hexes.distance(start, where)
        if far <= reach + 2:
            worth = attack_worth(position, survey.seat, plans, where, strength, guards_at(position, where))
            best = max(best, worth if far <= reach else worth * reach // (far + 1))
    return best


def best_along(position: ParadisePosition, survey: Survey, plans: Plans, strength: i64) -> i64:
    """The best attack that a stack could make from any hex of the chain: in Transit nothing is lifted only to be put down."""
    best: i64 = 0
    for where in sets.listed(survey.up):
        best = max(best, best_attack(position, survey, plans, where, strength, REACH))
    return best


def landing(position: ParadisePosition, survey: Survey, plans: Plans, where: i64, strength: i64) -> i64:
    """In the solitaire game: what the fleet in hand may take where it is, a group with pieces of Samoa but no Village."""
    if not samoa.is_solo(position) or places.owner_at(position, where) != SAMOA_SEAT or sets.in_set(position, sets.SEA, where):
        return 0
    return attack_worth(position, survey.seat, plans, where, strength, guards_at(position, where)) * WEIGHTS.declared // 100


def in_hand(position: ParadisePosition) -> i64:
    """How many pieces of the fleet in hand would stand in front: War Canoes, and who is aboard them."""
    return wars(position.fleet - position.dropped + position.loaded) + trips.bands_at_arms(position)


def hexes_left(position: ParadisePosition, seat: i64) -> i64:
    """How far the fleet in hand can still come."""
    return max(1, min(REACH, fleets.speed(position, seat) - max(0, trips.farthest_in_hand(position, trips.CANOES))))


def campaigns(position: ParadisePosition, survey: Survey, plans: Plans) -> i64:
    """What the seat's War Canoes may take: those in hand are nearer to it."""
    weights = WEIGHTS
    worth: i64 = 0
    active = position.active == survey.seat
    number: i64 = len(survey.hexes)
    for place in range(number):
        pieces = survey.pieces[place]
        worth += piece_worth(pieces)
        if wars(pieces) == 0:
            continue
        where = survey.hexes[place]
        if active and where == position.fleet_at:
            crew = position.fleet - position.dropped + position.loaded
            if wars(crew) > 0 and position.stage == stages.AT_TRANSIT and not samoa.is_solo(position):
                worth += best_along(position, survey, plans, storm(pieces)) * weights.ready // 100
                continue
            if wars(crew) > 0:
                strength = in_hand(position)
                share = min(weights.ready_most, weights.ready + weights.ready_piece * strength)
                ready = strength if position.fleet_steps > 0 else storm(pieces)  # what still lies there may come along
                hope = best_attack(position, survey, plans, where, ready, hexes_left(position, survey.seat))
                if position.fleet_steps == 0:
                    hope = max(0, hope - leaving(position, survey, plans, place, fighters(pieces)))
                worth += max(hope * share // 100, landing(position, survey, plans, where, strength))
                continue
        hope = best_attack(position, survey, plans, where, storm(pieces), REACH)
        worth += max(0, hope - leaving(position, survey, plans, place, fighters(pieces))) * weights.ready // 100
    for raid in position.raids:
        where = places.raid_hex(raid)
        pieces = places.raiders(raid)
        if active:
            worth += piece_worth(pieces)
            strength = wars(pieces) + places.bands_in(raid)
            worth += (
                attack_worth(position, survey.seat, plans, where, strength, guards_at(position, where)) * weights.declared // 100
            )
        elif places.control_at(position, where) == survey.seat or places.owner_at(position, where) == survey.seat:
            win = chance_to_win(wars(pieces) + places.bands_in(raid), guards_at(position, where))
            worth -= (places.villages_at(position, where) * plans.village + weights.link) * win // CERTAIN
    return worth


# --- A battle ---


def battle_worth(position: ParadisePosition, survey: Survey, plans: Plans) -> i64:
    """A battle that is being fought: the pieces in it, and what is at stake."""
    if position.battle == stages.NO_BATTLE:
        return 0
    seat = survey.seat
    where = position.battle_hex
    if where == hexes.NOWHERE or (seat != position.active and seat != position.defender):
        return 0
    attackers = storm_line(front_of(position.attack))
    guards = storm_line(front_of(position.defence)) + position.local
    if seat == position.active:
        worth = piece_worth(all_of(position.attack))
        if position.die == 0 and position.saved == 0 and not position.arioi:  # as it was before: ending the moves brings nothing
            return worth + attack_worth(position, seat, plans, where, attackers, guards) * WEIGHTS.declared // 100
        if position.battle >= stages.BATTLE_SAVE:
            return worth + saved_worth(position, plans, where)
        win = chance_to_win(attackers, guards)
        return worth + spoils(position, seat, plans, where, attackers) * win // CERTAIN
    worth = piece_worth(all_of(position.defence))
    if position.arioi or places.control_at(position, where) != seat:
        return worth
    stake = places.villages_at(position, where) * plans.village + WEIGHTS.link
    return worth - stake * chance_to_win(attackers, guards) // CERTAIN


def saved_worth(position: ParadisePosition, plans: Plans, where: i64) -> i64:
    """After a won attack: the Villages saved so far, and what there will be besides, so that ending it at once brings no more."""
    weights = WEIGHTS
    saved = position.saved
    if samoa.is_solo(position):
        return saved * (plans.village - weights.saved) + (weights.link // 2 if saved > 0 else ZERO)
    worth = places.villages_at(position, where) * weights.point * 3 // 2 * weights.rivalry // 100
    if saved > 0:
        room = max(saved, places.green_boxes(position, where) + places.agriculture_at(position, where))
        boxes = places.green_boxes(position, where) + places.brown_boxes(position, where)
        worth += saved * (plans.village - weights.saved) + weights.link + room_worth(plans, room - saved, boxes - room)
    return worth


def storm_line(front: i64) -> i64:
    """How many Battle Pieces stand in a front line."""
    return wars(front) + warriors(front)
