"""The slow twin of Conquest of Paradise: retreat, saving Villages, conquest, regrouping, a new home (rulebook 8.3-8.5)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.paradise import twin_malaria, twin_solo, twin_solo_war
from tests.games.paradise.twin_box import PIECES, PRINTED, distance
from tests.games.paradise.twin_knowing import add_to_stack, all_seen
from tests.games.paradise.twin_table import Pieces, Question, Stack, Table, in_capacity, total
from tests.games.paradise.twin_telling import tell


def pieces_of(table: Table, seat: str) -> Pieces:
    """What a side has left in the Battle, Local Warriors apart."""
    battle: Any = table.battle
    rows = (battle.attack_front, battle.attack_back) if seat == battle.attacker else (battle.defence_front, battle.defence_back)
    return Counter({kind: rows[0][kind] + rows[1][kind] for kind in PIECES if rows[0][kind] + rows[1][kind] > 0})


def take_off(table: Table, seat: str, kind: str) -> None:
    """One piece leaves the Battle, from the back row first."""
    battle: Any = table.battle
    rows = (battle.attack_back, battle.attack_front) if seat == battle.attacker else (battle.defence_back, battle.defence_front)
    tell(table, "leave", seat=seat, piece=kind)
    next(row for row in rows if row[kind] > 0)[kind] -= 1


def clear(table: Table, seat: str) -> None:
    """All pieces of a side leave the Battle; Local Warriors stand there until it is over (RB 8.4)."""
    battle: Any = table.battle
    if seat == battle.attacker:
        battle.attack_front, battle.attack_back = Counter(), Counter()
    else:
        battle.defence_front, battle.defence_back = Counter(local=battle.defence_front["local"]), Counter()


def attacker_wins(table: Table) -> None:
    """RB 8.2: the defender's survivors retreat first."""
    battle: Any = table.battle
    if battle.defender:
        retreat(table, battle.defender)
    else:
        save(table)


# --- Retreat (RB 8.3) ---


def retreat_targets(table: Table, seat: str) -> list[str]:
    """The nearest own controlled groups without enemy Battle Pieces."""
    battle: Any = table.battle
    safe = [hex_ for hex_ in table.controlled(seat) if hex_ != battle.hex and (hex_ not in table.raids or seat == table.active)]
    nearest = min((distance(battle.hex, hex_) for hex_ in safe), default=0)
    return [hex_ for hex_ in safe if distance(battle.hex, hex_) == nearest]


def retreat(table: Table, seat: str) -> None:
    """RB 8.3: without a group to go to all are eliminated; without canoes those who need them. ARIOI: no loss."""
    battle: Any = table.battle
    battle.stage = "retreat"
    targets = [battle.target] if battle.target else retreat_targets(table, seat)
    afoot = on_foot(table)
    if not targets:
        if total(pieces_of(table, seat)) > 0:
            tell(table, "no-refuge", seat=seat)
        clear(table, seat)
    elif afoot in targets and not battle.arioi:
        if len(targets) > 1 and total(pieces_of(table, seat)) > 0:  # whether canoes are needed depends on where they go
            ask_retreat(table, seat, targets)
            return
    elif not battle.arioi and ask_who_stays_behind(table, seat):
        return
    if total(pieces_of(table, seat)) == 0:
        after_retreat(table, seat)
    elif len(targets) == 1:
        retreat_to(table, seat, targets[0])
    else:
        ask_retreat(table, seat, targets)


def ask_retreat(table: Table, seat: str, targets: list[str]) -> None:
    """RB 8.3: its owner chooses; the die for Samoa (RB 12)."""
    battle: Any = table.battle
    if twin_solo_war.nobody(table, seat):
        twin_solo.pick_answer(table, targets, lambda hex_: choose_retreat(table, seat, hex_))
    else:
        table.questions.append(Question(seat, "retreat", battle.hex))


def on_foot(table: Table) -> str | None:
    """RB 11.3: from one of the two islands to the other nobody needs a canoe."""
    battle: Any = table.battle
    return table.south.other(battle.hex)


def choose_retreat(table: Table, seat: str, hex_: str) -> None:
    """RB 8.3, 11.3: whoever has to leave by canoe may lose some now."""
    battle: Any = table.battle
    battle.target = hex_
    if on_foot(table) is not None and not battle.arioi:
        retreat(table, seat)
    else:
        retreat_to(table, seat, hex_)


def ask_who_stays_behind(table: Table, seat: str) -> bool:
    """RB 7.4, 8.3: Colonies without Transport Canoe are lost; of Colonies and Warrior Bands the owner chooses."""
    battle: Any = table.battle
    while not in_capacity(pieces_of(table, seat)):
        pieces = pieces_of(table, seat)
        if pieces["colony"] > pieces["transport"]:
            take_off(table, seat, "colony")
        elif pieces["colony"] == 0 or twin_solo_war.nobody(table, seat):
            take_off(table, seat, "warrior")
        elif pieces["warrior"] == 0:
            take_off(table, seat, "colony")
        else:
            table.questions.append(Question(seat, "leave", battle.hex))
            return True
    return False


def leave_behind(table: Table, seat: str, kind: str) -> None:
    """RB 8.3: that one is eliminated; then on with the retreat, or the regrouping."""
    battle: Any = table.battle
    take_off(table, seat, kind)
    if battle.stage == "retreat":
        retreat(table, seat)
    else:
        regroup(table, seat)


def retreat_to(table: Table, seat: str, hex_: str) -> None:
    """RB 8.3: they lie there face up, so everybody knows them; a Transport Canoe among them is part of a chain."""
    pieces = pieces_of(table, seat)
    tell(table, "retreat", seat=seat, hex=hex_, count=total(pieces))
    stack = add_to_stack(table, seat, hex_, pieces, all_seen(table, seat, pieces))
    stack.up = stack.up or pieces["transport"] > 0
    clear(table, seat)
    after_retreat(table, seat)


def after_retreat(table: Table, seat: str) -> None:
    battle: Any = table.battle
    if seat == battle.attacker:
        regroup(table, battle.defender)
    else:
        save(table)


# --- Conquest (RB 8.4, 8.5) ---


def villages_at_stake(table: Table) -> int:
    """RB 8.4, 8.5: the enemy Villages there; on an Independent group one on each green box."""
    battle: Any = table.battle
    if table.is_independent(battle.hex):
        return PRINTED[battle.hex][0]
    return table.groups[battle.hex].villages


def savings(table: Table) -> set[str]:
    """RB 8.4: a Battle Piece of the front row for each Village; RB 8.5, ruling 23: not the last piece on a printed group."""
    battle: Any = table.battle
    if battle.saved >= villages_at_stake(table):
        return set()
    if battle.hex in PRINTED and total(pieces_of(table, battle.attacker)) == 1:
        return set()
    return {f"save {kind}" for kind in ("war", "warrior") if battle.attack_front[kind] > 0}


def save(table: Table) -> None:
    """RB 8.4: decided at once, Village by Village."""
    battle: Any = table.battle
    battle.stage = "save"
    if twin_solo_war.nobody(table, battle.attacker):
        save_for_samoa(table)
    elif savings(table):
        table.questions.append(Question(battle.attacker, "save", battle.hex))
    else:
        conquer(table)


def save_for_samoa(table: Table) -> None:
    """RB 12: one Village, a Warrior Band before a War Canoe."""
    battle: Any = table.battle
    kinds = [kind for kind in ("warrior", "war") if f"save {kind}" in savings(table)]
    answer_save(table, kinds[0] if kinds and battle.saved == 0 else None)


def answer_save(table: Table, kind: str | None) -> None:
    """RB 8.4: the piece is out of the game, or, with that option, in the stock (ruling 20)."""
    battle: Any = table.battle
    if kind is None:
        conquer(table)
        return
    tell(table, "save", seat=battle.attacker, hex=battle.hex, piece=kind)
    battle.attack_front[kind] -= 1
    battle.saved += 1
    if table.options["given_up"] == "gone":
        table.players[battle.attacker].gone[kind] += 1
    save(table)


def conquer(table: Table) -> None:
    """RB 8.4, 8.5: Villages that were not saved vanish, Improved Agriculture stays; the loser of a home needs another."""
    battle: Any = table.battle
    group = table.groups[battle.hex]
    battle.stage = "regroup"
    if battle.hex in PRINTED:
        group.taken = battle.attacker
    if table.is_independent(battle.hex) or group.control is not None:
        if table.is_independent(battle.hex):
            table.conquered.add(battle.hex)
        tell_conquest(table)
        group.villages = battle.saved
        group.control = battle.attacker if battle.saved > 0 else None
        winner = table.players[battle.attacker]
        if winner.home is None and battle.saved > 0:
            set_home(table, battle.attacker, battle.hex)
        if battle.saved > 0 and battle.defender in table.kumara:  # RB 11.5
            table.kumara.add(battle.attacker)
    twin_malaria.breaks_out(table)
    loser = battle.defender
    if loser and table.players[loser].home == battle.hex:
        new_home(table, loser)
        if table.questions:
            return
    regroup(table, battle.attacker)


def tell_conquest(table: Table) -> None:
    battle: Any = table.battle
    if battle.saved > 0:
        tell(table, "conquer", seat=battle.attacker, hex=battle.hex, count=battle.saved)
    else:
        tell(table, "lay-waste", seat=battle.attacker, hex=battle.hex)


def set_home(table: Table, seat: str, hex_: str) -> None:
    """RB 8.4: the disc lies there."""
    table.players[seat].home = hex_
    tell(table, "home", seat=seat, hex=hex_)


def new_home(table: Table, seat: str) -> None:
    """RB 8.4, ruling 24: another controlled group at once; its owner chooses."""
    groups = table.controlled(seat)
    table.players[seat].home = None
    if len(groups) == 1:
        set_home(table, seat, groups[0])
    elif len(groups) > 1 and twin_solo_war.nobody(table, seat):
        villages = {hex_: table.groups[hex_].villages for hex_ in groups}
        largest = [hex_ for hex_ in groups if villages[hex_] == max(villages.values())]
        if len(largest) == 1:
            set_home(table, seat, largest[0])
        else:
            twin_solo.pick_answer(table, largest, lambda hex_: answer_home(table, seat, hex_))
    elif len(groups) > 1:
        table.questions.append(Question(seat, "home"))


def lose_villages(table: Table, hex_: str, count: int) -> None:
    """RB 10.2: without Village nobody controls the group; ruling 24: a lost home is replaced at once."""
    group = table.groups[hex_]
    group.villages -= count
    if group.villages == 0:
        owner = str(group.control)
        group.control = None
        if table.players[owner].home == hex_:
            new_home(table, owner)


def answer_home(table: Table, seat: str, hex_: str) -> None:
    """RB 8.4: the disc lies there; in a Battle the victor regroups now."""
    set_home(table, seat, hex_)
    if table.battle and table.battle.stage == "regroup":
        regroup(table, table.battle.attacker)


# --- Regrouping (RB 8.4) ---


def regroup(table: Table, seat: str) -> None:
    """All pieces of the winner together, face down but seen by all; at sea those without canoe are lost (ruling 18)."""
    battle: Any = table.battle
    battle.stage = "regroup"
    if table.is_sea(battle.hex) and ask_who_stays_behind(table, seat):
        return
    pieces = pieces_of(table, seat)
    clear(table, seat)
    if total(pieces) > 0:
        table.stacks[battle.hex] = Stack(seat, pieces, all_seen(table, seat, pieces))
    if pieces["transport"] > 0 and table.alone:  # RB 12: everything lies face up
        answer_face(table, "up")
    elif pieces["transport"] > 0:
        table.questions.append(Question(seat, "face", battle.hex))
    else:
        end_battle(table)


def answer_face(table: Table, way: str) -> None:
    """RB 8.4: a Transport Canoe may be placed face up."""
    battle: Any = table.battle
    table.stacks[battle.hex].up = way == "up"
    end_battle(table)


def end_battle(table: Table) -> None:
    """WAR LEADER leaves after the Battle (RB 11.2)."""
    table.battle = None
    table.events.leading_attack = table.events.leading_defence = None
