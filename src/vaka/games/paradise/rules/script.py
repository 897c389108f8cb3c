"""The sequence of play (§4) as a script: the only modules that know what comes next.

1. Turn order (§5)  2. Exploration (§6)  3. Movement (§7) and battle (§8)  4. Building (§9)  5. Victory (§10)

What comes after the last battle stands in `closing`.
"""

from __future__ import annotations

from mypy_extensions import i64

from vaka.engine.names import CHANCE, OVER
from vaka.games.paradise.rules.advanced import (
    ASK_FETCH,
    AT_CHIT,
    AT_EVE,
    FOR_OCCUPY,
    OWED,
)
from vaka.games.paradise.rules.annex import annex, annexed
from vaka.games.paradise.rules.cards import BIRD_SIGNS, face_down_cards, open_unspent
from vaka.games.paradise.rules.closing import go_on_quietly
from vaka.games.paradise.rules.event_playing import ask_for_duty, begins_event, end_event, is_event_over
from vaka.games.paradise.rules.exploration import (
    LOOK_KNOTS,
    add_knots,
    discover,
    drift_hexes,
    fetch,
    is_new_tile,
    knot_limit,
    look_at_tile,
    place_tile,
    resolve,
    reveal,
)
from vaka.games.paradise.rules.fighting import begin_battle
from vaka.games.paradise.rules.fleets import has_chain
from vaka.games.paradise.rules.hexes import NOWHERE
from vaka.games.paradise.rules.kept_events import ask_before, is_asked_to_fetch
from vaka.games.paradise.rules.kumara import go_on_searching
from vaka.games.paradise.rules.movement import end_moves, end_transit
from vaka.games.paradise.rules.packed import ZERO, has
from vaka.games.paradise.rules.places import raid_hexes
from vaka.games.paradise.rules.position import (
    ASK_DRIFT,
    ASK_KNOTS,
    ASK_TILE,
    AT_BATTLES,
    AT_BUILDING,
    AT_END,
    AT_EXPLORE,
    AT_HOMES,
    AT_MOVING,
    AT_ORDER,
    AT_TRANSIT,
    AT_VOYAGE,
    CONTROL,
    FOR_MARKER,
    FOR_TILE,
    NO_BATTLE,
    NO_CHANCE,
    NO_SEAT,
    OFF_COURSE,
    UNKNOWN,
    ParadisePosition,
    in_set,
    is_empty,
    seat_in_order,
)
from vaka.games.paradise.rules.solitaire import is_solo
from vaka.games.paradise.rules.south_island import await_isle, lay_south_island
from vaka.games.paradise.rules.telling import tell_at, tell_step


def see_who_is_asked(position: ParadisePosition) -> None:
    """§4: chance first, then what is pending, then the step itself."""
    next_battle(position)
    go_on_quietly(position)
    if position.advanced != 0:
        if is_event_over(position):
            end_event(position)
            begin_exploration(position, 0)
        go_on_searching(position)
        ask_for_duty(position)
    stage = position.stage
    if stage == AT_END:
        position.asked = OVER
    elif position.chance != NO_CHANCE:
        position.asked = CHANCE
    elif position.is_pending():
        position.asked = position.pending_seat()
    elif stage == AT_BUILDING:
        seat: i64 = 0
        while has(position.ended, seat):
            seat += 1
        position.asked = seat
    elif stage == AT_ORDER:
        position.asked = position.marker
    elif stage == AT_HOMES:
        position.asked = position.place
    else:
        position.asked = position.active


# --- 1. Turn order ---


def after_order(position: ParadisePosition) -> None:
    """§4, §11.2: the Event, if one is drawn, then exploration."""
    if not begins_event(position):
        begin_exploration(position, 0)


# --- 2. Exploration ---


def begin_exploration(position: ParadisePosition, place: i64) -> None:
    """§6.1: from this place on, the first player who can explore is asked; fetching a lost Explorer is the whole step."""
    if place == 0:
        tell_step(position, "exploration")
    while place < position.seats:
        seat = seat_in_order(position, place)
        asked = has(position.lost, seat) and is_asked_to_fetch(position, seat)
        if has(position.lost, seat) and not asked:
            fetch(position, seat)
        elif asked or not is_empty(position, CONTROL + seat):
            position.stage = AT_EXPLORE
            position.place = place
            position.active = seat
            if asked:
                position.push(seat, ASK_FETCH, NOWHERE)
            return
        place += 1
    if is_solo(position) and annexed(position, OWED) > 0:
        annex(position, OWED, annexed(position, OWED) | 16)
        position.stage = AT_CHIT
        position.active = NO_SEAT
    else:
        begin_movement(position, 0)


def enter(position: ParadisePosition, where: i64) -> None:
    """§6.3, §6.5: the Explorer enters a hex: unknown, face down, or known."""
    seat = position.active
    position.stage = AT_VOYAGE
    position.voyage_at = where
    if in_set(position, UNKNOWN, where):
        position.chance = FOR_MARKER
        return
    add_knots(position, where, LOOK_KNOTS)
    if is_new_tile(position, seat, where):
        position.raise_floor()
        if not look_at_tile(position, seat, where):
            position.push(seat, ASK_TILE, where)
            return
        lay_south_island(position, seat, where)
    count_knots(position)


def draw_discovery(position: ParadisePosition, kind: i64) -> None:
    """§6.3: a marker is drawn: an Island Group brings a tile, Off Course another hex."""
    seat = position.active
    where = position.voyage_at
    position.chance = NO_CHANCE
    discover(position, seat, kind)
    if kind < 3:
        position.chance = FOR_TILE
    elif kind != OFF_COURSE:
        count_knots(position)
    else:
        low, high = drift_hexes(position, seat)
        if low == 0 and high == 0:
            add_knots(position, where, LOOK_KNOTS)
            count_knots(position)
        else:
            left = seat + 1 if seat + 1 < position.sides else ZERO
            position.push(left, ASK_DRIFT, where)


def draw_tile(position: ParadisePosition, tile: i64) -> None:
    """§6.3: the tile is looked at; then it is kept secret or revealed."""
    position.chance = NO_CHANCE
    place_tile(position, position.active, tile)
    if is_solo(position):
        reveal(position, position.active, position.voyage_at)
        lay_south_island(position, position.active, position.voyage_at)
        await_isle(position, position.voyage_at)
        position.chance = FOR_OCCUPY
        return
    position.push(position.active, ASK_TILE, position.voyage_at)


def count_knots(position: ParadisePosition) -> None:
    """§6.4: with five knots the Explorer returns, with more it is lost; cards may help (ruling 53)."""
    seat = position.active
    if position.knots < knot_limit(position, seat):
        return
    if face_down_cards(position, seat) > 0 or open_unspent(position, seat, BIRD_SIGNS):
        position.push(seat, ASK_KNOTS)
    else:
        end_voyage(position)


def end_voyage(position: ParadisePosition) -> None:
    """§6.6: resolution; the next player explores."""
    resolve(position, position.active)
    begin_exploration(position, position.place + 1)


# --- 3. Movement and battle ---


def begin_movement(position: ParadisePosition, place: i64) -> None:
    """§7.1: transit, if there is a chain; movement; battles."""
    if place == 0:
        tell_step(position, "movement")
    if place == position.seats:
        position.stage = AT_EVE
        position.active = NO_SEAT
        position.place = 0
        ask_before(position, 0)
        return
    seat = seat_in_order(position, place)
    position.place = place
    position.active = seat
    position.poi = False
    set_out(position)
    ask_before(position, 0)


def set_out(position: ParadisePosition) -> None:
    """§7.1: transit comes first, if there is a chain."""
    position.stage = AT_TRANSIT if has_chain(position, position.active) else AT_MOVING


def end_stage(position: ParadisePosition) -> None:
    """§7.1-7.3: transit, moving, battles."""
    seat = position.active
    if position.stage == AT_TRANSIT:
        end_transit(position, seat)
        position.stage = AT_MOVING
        tell_at(position, "end-transit", seat, NOWHERE)
        return
    tell_at(position, "end-moving", seat, NOWHERE)
    end_moves(position, seat)
    position.poi = False
    position.stage = AT_BATTLES


def next_battle(position: ParadisePosition) -> None:
    """§8.1: while nothing is to be decided: of several battles the attacker chooses one, without any the next player moves."""
    while position.stage == AT_BATTLES and position.battle == NO_BATTLE and not position.is_pending():
        raids: i64 = len(position.raids)
        if raids > 1:
            return
        if raids == 1:
            begin_battle(position, raid_hexes(position)[0])
        else:
            begin_movement(position, position.place + 1)
