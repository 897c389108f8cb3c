"""The sequence of play (§4) as a script: the only module that knows what comes next.

1. Turn order (§5)  2. Exploration (§6)  3. Movement (§7) and battle (§8)  4. Building (§9)  5. Victory (§10)
"""

from __future__ import annotations

from mypy_extensions import i64

from vaka.engine.names import CHANCE, OVER
from vaka.games.paradise.rules.battle import (
    REROLLED,
    all_of,
    draw_up,
    front_kinds,
    hits_attacker,
    is_asked_at_start,
    is_asked_on_roll,
    is_fatal,
    is_front_empty,
    lines_of,
    lose,
    only_loss,
    use_roll_card,
)
from vaka.games.paradise.rules.building import begin_building, carry_out
from vaka.games.paradise.rules.cards import (
    BIRD_SIGNS,
    CANNIBALISM,
    HAKA,
    KAHUNA_HEALING,
    face_down_cards,
    open_unspent,
    spend_deforestation,
)
from vaka.games.paradise.rules.conquest import can_save, conquer, end_battle, lose_village, regroup, set_home
from vaka.games.paradise.rules.exploration import (
    LOOK_KNOTS,
    add_knots,
    discover,
    drift_hexes,
    is_new_tile,
    knot_limit,
    look_at_tile,
    place_tile,
    resolve,
)
from vaka.games.paradise.rules.fleets import has_chain
from vaka.games.paradise.rules.hexes import NOWHERE, next_hex
from vaka.games.paradise.rules.movement import end_moves
from vaka.games.paradise.rules.packed import bit, has, size_of
from vaka.games.paradise.rules.places import control_at, raid_hexes
from vaka.games.paradise.rules.position import (
    ASK_ANSWER,
    ASK_DRIFT,
    ASK_FACE,
    ASK_HOME,
    ASK_KNOTS,
    ASK_LEAVE,
    ASK_LOSE,
    ASK_RETREAT,
    ASK_ROLL,
    ASK_SAVE,
    ASK_START,
    ASK_TILE,
    AT_BATTLES,
    AT_BUILDING,
    AT_CARDS,
    AT_CUP,
    AT_END,
    AT_EXPLORE,
    AT_HOMES,
    AT_MOVING,
    AT_ORDER,
    AT_TRANSIT,
    AT_TURNING,
    AT_VICTORY,
    AT_VOYAGE,
    BATTLE_REGROUP,
    BATTLE_RETREAT,
    BATTLE_ROUNDS,
    BATTLE_SAVE,
    BATTLE_START,
    CONTROL,
    FOR_AID,
    FOR_CARD,
    FOR_CUP,
    FOR_DIE,
    FOR_MARKER,
    FOR_TILE,
    NO_CHANCE,
    NO_SEAT,
    OFF_COURSE,
    SEA,
    STACKS,
    TURNED,
    UNKNOWN,
    ParadisePosition,
    clear_set,
    hexes_in,
    in_set,
    is_empty,
    seat_in_order,
)
from vaka.games.paradise.rules.retreat import (
    eliminate_all,
    excess,
    has_choice,
    leave_the_only_kind,
    lose_colonies,
    retreat,
    retreat_hexes,
)
from vaka.games.paradise.rules.setting_up import draw_setup_marker, free_nations, give_home, is_cup_ready, lay_map, lay_out
from vaka.games.paradise.rules.telling import tell_at, tell_roll, tell_step, tell_turn
from vaka.games.paradise.rules.turn_order import last_seat
from vaka.games.paradise.rules.victory import finish, groups_of, has_reached, is_asked_to_answer, may_reach, move_track


def see_who_is_asked(position: ParadisePosition) -> None:
    """Chance first, then what is pending, then the step itself."""
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


# --- Set-up ---


def begin_game(position: ParadisePosition) -> None:
    """§3: the map is laid, and the homes are given."""
    lay_map(position)
    position.stage = AT_HOMES
    position.place = 0
    position.chance = NO_CHANCE if position.homes_agreed else FOR_AID
    see_who_is_asked(position)


def take_home(position: ParadisePosition, nation: i64) -> None:
    """§3.2: one home after the other; the last player takes what is left."""
    give_home(position, position.place, nation)
    position.place += 1
    if position.place < position.seats - 1:
        return
    give_home(position, position.place, free_nations(position, 0)[0])
    lay_out(position)
    position.place = 0
    position.stage = AT_CUP
    position.chance = FOR_CUP
    if is_cup_ready(position):
        begin_turn(position)


def draw_from_cup(position: ParadisePosition, kind: i64) -> None:
    """§3.2: the next marker of the set-up."""
    draw_setup_marker(position, kind)
    position.place += 1
    if is_cup_ready(position):
        begin_turn(position)


# --- 1. Turn order ---


def begin_turn(position: ParadisePosition) -> None:
    """§5: the last player takes the marker."""
    position.turn += 1
    position.stage = AT_ORDER
    position.chance = NO_CHANCE
    position.active = NO_SEAT
    position.place = 0
    position.marker = last_seat(position)
    tell_turn(position)


# --- 2. Exploration ---


def begin_exploration(position: ParadisePosition, place: i64) -> None:
    """§6.1: from this place on, the first player who can explore is asked; fetching a lost Explorer is the whole step."""
    while place < position.seats:
        seat = seat_in_order(position, place)
        if has(position.lost, seat):
            position.lost &= ~bit(seat)
            tell_at(position, "fetch", seat, NOWHERE)
        elif not is_empty(position, CONTROL + seat):
            position.stage = AT_EXPLORE
            position.place = place
            position.active = seat
            return
        place += 1
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
            left = seat + 1 if seat + 1 < position.seats else 0
            position.push(left, ASK_DRIFT, where)


def draw_tile(position: ParadisePosition, tile: i64) -> None:
    """§6.3: the tile is looked at; then it is kept secret or revealed."""
    position.chance = NO_CHANCE
    place_tile(position, position.active, tile)
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
    if place == position.seats:
        begin_orders(position)
        return
    seat = seat_in_order(position, place)
    position.place = place
    position.active = seat
    position.poi = False
    position.stage = AT_TRANSIT if has_chain(position, seat) else AT_MOVING


def end_stage(position: ParadisePosition) -> None:
    """§7.1-7.3: transit, moving, turning canoes, battles."""
    seat = position.active
    if position.stage == AT_TRANSIT:
        end_moves(position, seat)
        position.stage = AT_MOVING
        tell_at(position, "end-transit", seat, NOWHERE)
        return
    if position.stage == AT_MOVING:
        tell_at(position, "end-moving", seat, NOWHERE)
        position.stage = AT_TURNING
        if not is_empty(position, STACKS + seat):
            return
    else:
        tell_at(position, "end-turning", seat, NOWHERE)
    clear_set(position, TURNED)
    end_moves(position, seat)
    position.poi = False
    position.stage = AT_BATTLES
    next_battle(position)


def next_battle(position: ParadisePosition) -> None:
    """§8.1: the attacker chooses; without raids the next player moves."""
    raids: i64 = len(position.raids)
    if raids == 0:
        begin_movement(position, position.place + 1)
    elif raids == 1:
        begin_battle(position, raid_hexes(position)[0])


def begin_battle(position: ParadisePosition, where: i64) -> None:
    """§8.2: the lines are drawn up, and cards may be played before the first roll."""
    draw_up(position, position.active, where)
    position.battle = BATTLE_START
    ask_at_start(position, position.defender)


def ask_at_start(position: ParadisePosition, seat: i64) -> None:
    """Ruling 53: the defender first, then the attacker."""
    if is_asked_at_start(position, seat):
        position.push(seat, ASK_START, position.battle_hex)
    elif seat != position.active:
        ask_at_start(position, position.active)
    else:
        position.battle = BATTLE_ROUNDS
        next_round(position)


def next_round(position: ParadisePosition) -> None:
    """§8.2: a battle ends when a front line is empty; until then the attacker rolls."""
    if is_front_empty(position, position.defender):
        position.battle = BATTLE_RETREAT
        fall_back(position, position.defender)
    elif is_front_empty(position, position.active):
        position.battle = BATTLE_RETREAT
        fall_back(position, position.active)
    else:
        position.chance = FOR_DIE


def roll(position: ParadisePosition, pips: i64) -> None:
    """§8.2, §9.5: the die; one card may change it, the defender chooses first. HAKA's second roll stands."""
    position.chance = NO_CHANCE
    again = position.die < 0
    position.die = pips
    tell_roll(position, pips)
    if again:
        take_effect(position, is_fatal(pips))
    else:
        ask_on_roll(position, position.defender)


def ask_on_roll(position: ParadisePosition, seat: i64) -> None:
    """The defender, then the attacker, then the effect."""
    if is_asked_on_roll(position, seat):
        position.push(seat, ASK_ROLL, position.battle_hex)
    elif seat != position.active:
        ask_on_roll(position, position.active)
    else:
        take_effect(position, is_fatal(position.die))


def play_on_roll(position: ParadisePosition, seat: i64, card: i64) -> None:
    """§9.5: a card changes the roll."""
    position.pop()
    use_roll_card(position, seat, card)
    if card == HAKA:
        position.die = REROLLED
        position.chance = FOR_DIE
    elif card == CANNIBALISM:
        take_effect(position, True)
    elif card == KAHUNA_HEALING:
        take_effect(position, False)
    else:
        take_effect(position, is_fatal(position.die))


def take_effect(position: ParadisePosition, fatal: bool) -> None:
    """§8.2: the owner of the front line that is hit chooses who panics or falls."""
    seat = position.active if hits_attacker(position.die) else position.defender
    if front_kinds(position, seat) > 1:
        position.push(seat, ASK_LOSE, position.battle_hex, 1 if fatal else 0)
    else:
        lose(position, seat, only_loss(position, seat), fatal)
        next_round(position)


def fall_back(position: ParadisePosition, seat: i64) -> None:
    """§8.3: the survivors of a side retreat, as far as canoes carry them."""
    if seat == NO_SEAT or all_of(lines_of(position, seat)) == 0:
        after_retreat(position)
        return
    low, high = retreat_hexes(position, seat)
    if low == 0 and high == 0:
        eliminate_all(position, seat)
        after_retreat(position)
        return
    if not position.arioi:
        lose_colonies(position, seat)
        if leaves_behind(position, seat):
            return
    find_refuge(position, seat)


def leaves_behind(position: ParadisePosition, seat: i64) -> bool:
    """§8.3: while canoes are too few somebody stays behind. True if the owner has to choose."""
    while excess(position, seat) > 0:
        if has_choice(position, seat):
            position.push(seat, ASK_LEAVE, position.battle_hex)
            return True
        leave_the_only_kind(position, seat)
    return False


def find_refuge(position: ParadisePosition, seat: i64) -> None:
    """§8.3: to the nearest group; of several the owner chooses."""
    if all_of(lines_of(position, seat)) != 0:
        low, high = retreat_hexes(position, seat)
        if size_of(low) + size_of(high) > 1:
            position.push(seat, ASK_RETREAT, position.battle_hex)
            return
        retreat(position, seat, next_hex(low, high))
    after_retreat(position)


def winner_of(position: ParadisePosition) -> i64:
    """Who keeps the hex: the defender, if ARIOI stopped the attack or the attacker's front line is empty."""
    return position.defender if position.arioi or is_front_empty(position, position.active) else position.active


def after_retreat(position: ParadisePosition) -> None:
    """§8.4: a winning attacker decides which Villages to save."""
    if winner_of(position) != position.active:
        begin_regroup(position, position.defender)
        return
    position.battle = BATTLE_SAVE
    if can_save(position):
        position.push(position.active, ASK_SAVE, position.battle_hex)
    else:
        take_hex(position)


def take_hex(position: ParadisePosition) -> None:
    """§8.4: conquest; a lost home is replaced at once."""
    home_lost = conquer(position, position.active)
    position.battle = BATTLE_REGROUP
    if not (home_lost and must_choose_home(position, position.defender)):
        begin_regroup(position, position.active)


def must_choose_home(position: ParadisePosition, seat: i64) -> bool:
    """§8.4: another controlled group becomes the home. True if the owner has to choose which."""
    number = groups_of(position, seat)
    if number > 1:
        position.push(seat, ASK_HOME)
        return True
    if number == 1:
        set_home(position, seat, hexes_in(position, CONTROL + seat)[0])
    return False


def begin_regroup(position: ParadisePosition, seat: i64) -> None:
    """§8.4: the winner gathers in the hex; at sea only as many as canoes carry (ruling 18)."""
    position.battle = BATTLE_REGROUP
    if seat == NO_SEAT:
        finish_battle(position)
        return
    if in_set(position, SEA, position.battle_hex):
        lose_colonies(position, seat)
        if leaves_behind(position, seat):
            return
    gather(position, seat)


def gather(position: ParadisePosition, seat: i64) -> None:
    """§8.4: a Transport Canoe may be placed face up."""
    if regroup(position, seat):
        position.push(seat, ASK_FACE, position.battle_hex)
    else:
        finish_battle(position)


def finish_battle(position: ParadisePosition) -> None:
    """The next battle, or the next player."""
    end_battle(position)
    next_battle(position)


# --- 4. Building ---


def begin_orders(position: ParadisePosition) -> None:
    """§9.3: all build at the same time."""
    position.stage = AT_BUILDING
    position.active = NO_SEAT
    position.place = 0
    position.ended = 0
    position.buyers = 0
    begin_building(position)
    tell_step(position, "building")


def end_orders(position: ParadisePosition, seat: i64) -> None:
    """§9.3: when the last orders are in, all are carried out in turn order; then cards are drawn."""
    position.ended |= bit(seat)
    tell_at(position, "ready", seat, NOWHERE)
    if position.ended != bit(position.seats) - 1:
        return
    position.raise_floor()
    for place in range(position.seats):
        carry_out(position, seat_in_order(position, place))
    position.ended = 0
    position.stage = AT_CARDS
    position.place = -1
    next_card(position)


def next_card(position: ParadisePosition) -> None:
    """§9.5: in turn order each buyer draws."""
    if position.place >= 0:
        position.buyers &= ~bit(seat_in_order(position, position.place))
    position.place += 1
    while position.place < position.seats and not has(position.buyers, seat_in_order(position, position.place)):
        position.place += 1
    if position.place < position.seats:
        position.chance = FOR_CARD
        return
    position.chance = NO_CHANCE
    position.buyers = 0
    begin_victory(position)


# --- 5. Victory ---


def begin_victory(position: ParadisePosition) -> None:
    """§10.1: the track; then who may have enough is asked in turn order."""
    position.stage = AT_VICTORY
    move_track(position)
    ask_to_declare(position, 0)


def ask_to_declare(position: ParadisePosition, place: i64) -> None:
    """§10.4: from this place on; after the last the next turn begins, or the game ends (ruling 61)."""
    position.declared = NO_SEAT
    position.answered = 0
    while place < position.seats:
        seat = seat_in_order(position, place)
        if may_reach(position, seat):
            position.place = place
            position.active = seat
            return
        place += 1
    if position.turn >= position.last_turn:
        end_game(position)
    else:
        begin_turn(position)


def ask_for_answers(position: ParadisePosition) -> None:
    """§10.4: the others may answer a declaration; if it still holds, the game is over."""
    for place in range(position.seats):
        seat = seat_in_order(position, place)
        if not has(position.answered, seat):
            if is_asked_to_answer(position, seat):
                position.push(seat, ASK_ANSWER)
                return
            position.answered |= bit(seat)
    if has_reached(position, position.declared):
        end_game(position)
    else:
        tell_at(position, "not-enough", position.declared, NOWHERE)
        ask_to_declare(position, position.place + 1)


def end_game(position: ParadisePosition) -> None:
    """§10.4: all cards are revealed."""
    position.stage = AT_END
    position.active = NO_SEAT
    finish(position)


# --- DEFORESTATION, at any time ---


def deforest(position: ParadisePosition, seat: i64, where: i64) -> None:
    """A Village is lost; with the last one of a home a new home is chosen."""
    owner = control_at(position, where)
    spend_deforestation(position, seat, where, owner)
    if lose_village(position, where):
        must_choose_home(position, owner)
