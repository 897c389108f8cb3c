"""The script of one battle (§8): what comes after what, from drawing up the lines to regrouping."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.paradise.rules.advanced import RULE_KUMARA, RULE_MALARIA
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
    loss_kinds,
    only_loss,
    use_roll_card,
)
from vaka.games.paradise.rules.cards import CANNIBALISM, HAKA, KAHUNA_HEALING
from vaka.games.paradise.rules.conquest import can_save, conquer, end_battle, regroup, set_home
from vaka.games.paradise.rules.event_notes import LEADING_ATTACK, LEADING_DEFENCE, forget
from vaka.games.paradise.rules.hexes import NOWHERE, next_hex
from vaka.games.paradise.rules.kept_events import ask_for_leaders
from vaka.games.paradise.rules.kumara import capture_kumara
from vaka.games.paradise.rules.malaria import note_malaria
from vaka.games.paradise.rules.packed import size_of
from vaka.games.paradise.rules.position import (
    ASK_FACE,
    ASK_HOME,
    ASK_LEAVE,
    ASK_LOSE,
    ASK_RETREAT,
    ASK_ROLL,
    ASK_SAVE,
    ASK_START,
    BATTLE_REGROUP,
    BATTLE_RETREAT,
    BATTLE_ROUNDS,
    BATTLE_SAVE,
    BATTLE_START,
    CONTROL,
    FOR_DIE,
    NO_CHANCE,
    NO_SEAT,
    SEA,
    ParadisePosition,
    hexes_in,
    in_set,
)
from vaka.games.paradise.rules.reach import in_halves
from vaka.games.paradise.rules.retreat import (
    eliminate_all,
    excess,
    has_choice,
    leave_the_only_kind,
    lose_colonies,
    retreat,
    retreat_hexes,
)
from vaka.games.paradise.rules.south_island import sister_of
from vaka.games.paradise.rules.telling import tell_roll
from vaka.games.paradise.rules.victory import groups_of


def begin_battle(position: ParadisePosition, where: i64) -> None:
    """§8.2: the lines are drawn up, and cards may be played before the first roll."""
    draw_up(position, position.active, where)
    position.battle = BATTLE_START
    if not ask_for_leaders(position, position.defender):
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
    if front_kinds(position, seat) > 1 and (position.advanced == 0 or loss_kinds(position, seat, fatal) > 1):
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
    sister = sister_of(position, position.battle_hex)
    if not position.arioi and sister != NOWHERE and in_halves(low, high, sister):
        if size_of(low) + size_of(high) > 1:
            position.push(seat, ASK_RETREAT, position.battle_hex, 1)
        else:
            go_to_refuge(position, seat, sister)
        return
    if not position.arioi:
        lose_colonies(position, seat)
        if leaves_behind(position, seat, 0):
            return
    find_refuge(position, seat)


def choose_refuge(position: ParadisePosition, seat: i64, where: i64, first: bool) -> None:
    """§8.3, §11.3: the refuge is chosen; `first` if it was before counting canoes: nobody needs one to the other island."""
    if first and where != sister_of(position, position.battle_hex):
        lose_colonies(position, seat)
        if leaves_behind(position, seat, where + 1):
            return
    go_to_refuge(position, seat, where)


def go_to_refuge(position: ParadisePosition, seat: i64, where: i64) -> None:
    """§8.3: whoever is left retreats there."""
    if all_of(lines_of(position, seat)) != 0:
        retreat(position, seat, where)
    after_retreat(position)


def leaves_behind(position: ParadisePosition, seat: i64, refuge: i64) -> bool:
    """§8.3: while canoes are too few somebody stays behind. True if the owner must choose. `refuge`: its hex and one, or 0."""
    while excess(position, seat) > 0:
        if has_choice(position, seat):
            position.push(seat, ASK_LEAVE, position.battle_hex, refuge)
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
    if position.advanced & RULE_MALARIA != 0:
        note_malaria(position)
    if position.advanced & RULE_KUMARA != 0:
        capture_kumara(position, position.active)
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
        if leaves_behind(position, seat, 0):
            return
    gather(position, seat)


def gather(position: ParadisePosition, seat: i64) -> None:
    """§8.4: a Transport Canoe may be placed face up; alone it always is (§12.1)."""
    if regroup(position, seat) and position.seats > 1:
        position.push(seat, ASK_FACE, position.battle_hex)
    else:
        finish_battle(position)


def finish_battle(position: ParadisePosition) -> None:
    """The hex is decided; the script goes on with the next battle, or the next player."""
    if position.advanced != 0:
        forget(position, LEADING_ATTACK)
        forget(position, LEADING_DEFENCE)
    end_battle(position)
