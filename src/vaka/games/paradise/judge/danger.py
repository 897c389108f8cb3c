"""Who stands in a front line, and what others may take: War Canoes in reach, in the solitaire game (§12) the chits."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.judge.odds import CERTAIN, chance_to_win
from vaka.games.paradise.judge.survey import Survey
from vaka.games.paradise.judge.weights import WEIGHTS
from vaka.games.paradise.judge.worth import Plans
from vaka.games.paradise.rules.board import hexes, places, seats, sets
from vaka.games.paradise.rules.board.annex import CHITS, CHITS_DRAWN, annexed
from vaka.games.paradise.rules.board.pieces import ONE_WAR, ONE_WARRIOR, warriors, wars
from vaka.games.paradise.rules.box import ADVANCED_BOX
from vaka.games.paradise.rules.options import SAMOA_SEAT
from vaka.games.paradise.rules.packed import size_of
from vaka.games.paradise.rules.position import ParadisePosition
from vaka.games.paradise.rules.solitaire import samoa
from vaka.games.paradise.rules.solitaire.war import SAMOA_HEX, reached_from

REACH: Final[i64] = 2


def storm(pieces: i64) -> i64:
    """The front line of an attack: War Canoes and who fights from them."""
    war = wars(pieces)
    warrior = warriors(pieces)
    return war + (warrior if warrior < war else war)


def fighters(pieces: i64) -> i64:
    """The pieces of that front line."""
    war = wars(pieces)
    return war * ONE_WAR + min(war, warriors(pieces)) * ONE_WARRIOR


def guard(position: ParadisePosition, where: i64, pieces: i64) -> i64:
    """The front line of a defence, with Local Warriors."""
    if sets.in_set(position, sets.INDEPENDENT, where):
        return hexes.CHART.locals[where]
    if sets.in_set(position, sets.SEA, where):
        return storm(pieces)
    return wars(pieces) + warriors(pieces) + hexes.CHART.locals_of_villages[places.villages_at(position, where)]


# --- Threats ---


def danger(position: ParadisePosition, survey: Survey, plans: Plans) -> i64:
    """What War Canoes of others may take from the seat."""
    if samoa.is_solo(position):
        return chit_danger(position, survey, plans)
    lost: i64 = 0
    seat = survey.seat
    for other in range(position.sides):
        if other != seat:
            for start in sets.hexes_in(position, sets.STACKS + other):
                strength = storm(places.pieces_at(position, start))
                if strength > 0:
                    lost += worst_raid(position, survey, plans, start, strength)
    return lost


def worst_raid(position: ParadisePosition, survey: Survey, plans: Plans, start: i64, strength: i64) -> i64:
    """What a stack of another, so strong, may take within its reach."""
    weights = WEIGHTS
    worst: i64 = 0
    for where in sets.hexes_in(position, sets.CONTROL + survey.seat):
        far = hexes.distance(start, where)
        if far <= REACH + 1:
            stake = places.villages_at(position, where) * plans.village + weights.link
            loss = stake * chance_to_win(strength, guard(position, where, own_at(survey, where))) // CERTAIN
            worst = max(worst, loss if far <= REACH else loss * weights.raid_later // 100)
    return worst * weights.raid // 100


def own_at(survey: Survey, where: i64) -> i64:
    """The seat's pieces in a hex, with what is ordered."""
    number: i64 = len(survey.hexes)
    for place in range(number):
        if survey.hexes[place] == where:
            return survey.pieces[place]
    return 0


# --- The solitaire game ---


def threat(position: ParadisePosition) -> i64:
    """How much an attack counts, in hundredths: the more, the likelier the next chit is one."""
    drawn = annexed(position, CHITS_DRAWN)
    if drawn < ADVANCED_BOX.attack_after:
        return WEIGHTS.foresight * drawn // ADVANCED_BOX.attack_after
    cup = annexed(position, CHITS)
    return WEIGHTS.alarm * size_of(cup & samoa.ATTACKS) // max(1, size_of(cup))


def chit_danger(position: ParadisePosition, survey: Survey, plans: Plans) -> i64:
    """§12.5: what an attack would take: the canoes of each hex go where the fewest defend, one more starts at Samoa's home."""
    share = threat(position)
    if share == 0:
        return 0
    strength = vec[i64]()
    for _where in range(hexes.HEX_COUNT):
        strength = append(strength, 0)
    home = seats.of_seat(position, SAMOA_SEAT, seats.HOME)
    for start in sets.hexes_in(position, sets.STACKS + SAMOA_SEAT):
        pieces = samoa.samoan_pieces(position, start)
        if start == home:
            pieces += ONE_WAR + ONE_WARRIOR
        force = storm(pieces)
        if force > 0:
            aim = target_of(position, survey, start)
            if aim != hexes.NOWHERE:
                strength[aim] += force
    lost: i64 = 0
    for where in sets.hexes_in(position, sets.CONTROL + survey.seat):
        if strength[where] > 0:
            stake = places.villages_at(position, where) * plans.village + WEIGHTS.link
            lost += stake * chance_to_win(strength[where], guard(position, where, own_at(survey, where))) // CERTAIN
    return lost * share // 100


def target_of(position: ParadisePosition, survey: Survey, start: i64) -> i64:
    """§12.5: of the seat's groups in reach the one with the fewest defenders, of several the nearest to Samoa."""
    reached = reached_from(position, start)
    aim: i64 = hexes.NOWHERE
    least: i64 = 0
    for where in sets.hexes_in(position, sets.CONTROL + survey.seat):
        if sets.has(reached, where):
            rank = 100 * guard(position, where, own_at(survey, where)) + hexes.distance(where, SAMOA_HEX)
            if aim == hexes.NOWHERE or rank < least:
                aim = where
                least = rank
    return aim


def leaving(position: ParadisePosition, survey: Survey, plans: Plans, place: i64, fleet: i64) -> i64:
    """How much more may be taken when these pieces leave their hex, the survey's so-manieth."""
    if not samoa.is_solo(position):
        return 0
    before = chit_danger(position, survey, plans)
    survey.pieces[place] -= fleet
    after = chit_danger(position, survey, plans)
    survey.pieces[place] += fleet
    return max(0, after - before)
