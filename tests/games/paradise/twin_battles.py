"""The slow twin of Conquest of Paradise: a battle until one side has no Battle Piece left (rulebook 8.1, 8.2, 8.5)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.paradise import twin_after_battle, twin_kept, twin_solo_war
from tests.games.paradise.twin_box import PIECES, PRINTED
from tests.games.paradise.twin_parts import Battle
from tests.games.paradise.twin_table import Pieces, Question, Table, total
from tests.games.paradise.twin_telling import tell

FIGHTERS = ("war", "warrior", "local")


def start_battle(table: Table, hex_: str) -> None:
    """RB 8.2: the pieces are laid out; Rumours return to their owners."""
    attacker = str(table.active)
    stack = table.stacks.pop(hex_, None)
    raid = table.raids.pop(hex_)
    attack = raid.pieces
    defender = stack.owner if stack else table.groups[hex_].control
    defence: Pieces = stack.pieces if stack else Counter()
    attack_front = +Counter(war=attack["war"], warrior=raid.fighters)
    defence_front = defenders_in_front(table, hex_, defence)
    table.faced = without_rumours(defence)
    locals_ = local_warriors(table, hex_, defender)
    table.battle = Battle(
        hex_,
        attacker,
        defender,
        attack_front,
        without_rumours(attack - attack_front),
        defence_front + Counter(local=locals_),
        without_rumours(defence - defence_front),
    )
    tell_battle(table)
    if twin_solo_war.nobody(table, defender) and (table.solo.cards > 0 or table.closed(str(defender))):
        table.samoa = twin_solo_war.defend(table)
    else:
        begin_questions(table)


def tell_battle(table: Table) -> None:
    """RB 8.2: everybody may look at the pieces."""
    battle: Any = table.battle
    lines = ("attack_front", "attack_back", "defence_front", "defence_back")
    kinds = [*(kind for kind in PIECES if kind != "rumour"), "local"]
    seen = {line: ", ".join(kind for kind in kinds for _ in range(getattr(battle, line)[kind])) for line in lines}
    if battle.defender:
        tell(table, "battle", seat=battle.attacker, other_seat=battle.defender, hex=battle.hex, **seen)
    else:
        tell(table, "battle-independent", seat=battle.attacker, hex=battle.hex, **seen)


def begin_questions(table: Table) -> None:
    """Nobody is asked anything where the defender has nothing at all."""
    battle: Any = table.battle
    if table.is_independent(battle.hex):
        twin_kept.ask_leader(table, battle.attacker)
    elif battle.defender and total(battle.defence_front) + total(battle.defence_back) > 0:
        twin_kept.ask_leader(table, battle.defender)
    else:
        next_round(table)


def without_rumours(pieces: Pieces) -> Pieces:
    return Counter({kind: count for kind, count in pieces.items() if kind != "rumour" and count > 0})


def defenders_in_front(table: Table, hex_: str, pieces: Pieces) -> Pieces:
    """RB 8.2, ruling 50: on an Island Group all Warrior Bands, at sea as many as there are War Canoes."""
    bands = min(pieces["warrior"], pieces["war"]) if table.is_sea(hex_) else pieces["warrior"]
    return +Counter(war=pieces["war"], warrior=bands)


def local_warriors(table: Table, hex_: str, defender: str | None) -> int:
    """RB 8.2, 8.5: one for one or two Villages, two for three or four; on an Independent group as printed. TAPU: one more."""
    if table.is_independent(hex_):
        return PRINTED[hex_][2]
    if defender is None or table.groups[hex_].control != defender:
        return 0
    tapu = table.players[defender].home == hex_ and table.has_open(defender, "tapu")
    return (table.groups[hex_].villages + 1) // 2 + tapu


# --- Cards at the start (ruling 53) ---


def start_cards(table: Table, seat: str) -> set[str]:
    """ARIOI and TAPU for the defender, MAKUTU for both."""
    battle: Any = table.battle
    found = set()
    if table.holds_unspent(seat, "makutu"):
        found.add("makutu")
    if seat == battle.defender:
        if table.holds_unspent(seat, "arioi"):
            found.add("arioi")
        if table.holds_closed(seat, "tapu") and table.players[seat].home == battle.hex:
            found.add("tapu")
    return found


def ask_at_start(table: Table, seat: str) -> None:
    """First the defender, then the attacker: whoever has a card face down, or an open one that can be used."""
    battle: Any = table.battle
    if twin_solo_war.nobody(table, seat):
        answer_at_start(table, seat, None if seat in battle.silenced else twin_solo_war.start_card(table))
        return
    usable_open = table.has_open_unspent(seat, "makutu")
    if seat == battle.defender:
        usable_open = usable_open or table.has_open_unspent(seat, "arioi")
    if seat not in battle.silenced and (table.closed(seat) or usable_open):
        table.questions.append(Question(seat, "start", battle.hex))
    elif seat == battle.defender:
        ask_at_start(table, battle.attacker)
    else:
        next_round(table)


def answer_at_start(table: Table, seat: str, card: str | None) -> None:
    """A card is used, or none."""
    battle: Any = table.battle
    if card is None:
        if seat == battle.defender:
            ask_at_start(table, battle.attacker)
        else:
            next_round(table)
        return
    table.open_card(seat, card, spend=card != "tapu")
    if card == "arioi":
        battle.arioi = True
        twin_after_battle.retreat(table, battle.attacker)
        return
    if card == "tapu":
        battle.defence_front["local"] += 1
    else:
        battle.silenced.add(battle.attacker if seat == battle.defender else battle.defender)
    ask_at_start(table, seat)


# --- Rounds (RB 8.2) ---


def next_round(table: Table) -> None:
    """Until one side has no Battle Piece in front."""
    battle: Any = table.battle
    battle.stage = "rounds"
    if total(battle.defence_front) == 0 and table.events.leading_defence is None:
        twin_after_battle.attacker_wins(table)
    elif total(battle.attack_front) == 0 and table.events.leading_attack is None:
        twin_after_battle.retreat(table, battle.attacker)
    else:
        table.questions.append(Question("chance", "die", battle.hex))


def roll(table: Table, number: int) -> None:
    """RB 9.5: the defender chooses a card before the attacker; HAKA's second roll stands."""
    battle: Any = table.battle
    tell(table, "roll", seat=battle.attacker, pips=number)
    stands = battle.die == "again"
    battle.die = number
    if stands:
        take_effect(table)
    elif battle.defender:
        ask_after_roll(table, battle.defender)
    else:
        ask_after_roll(table, battle.attacker)


def roll_cards(table: Table, seat: str) -> set[str]:
    """The cards that can change this roll, each once in a Battle."""
    battle: Any = table.battle
    attacks = seat == battle.attacker
    fits = {
        "haka": True,
        "patu": battle.die < 6 if attacks else battle.die > 1,
        "cannibalism": battle.die in ((4, 5) if attacks else (2, 3)),
        "kahuna-healing": battle.die == (1 if attacks else 6),
    }
    return {name for name, fit in fits.items() if fit and name not in battle.used and table.card(seat, name)}


def ask_after_roll(table: Table, seat: str) -> None:
    """Whoever has a card face down, or an open one that fits."""
    battle: Any = table.battle
    if twin_solo_war.nobody(table, seat):
        answer_after_roll(table, seat, None if seat in battle.silenced else twin_solo_war.roll_card(table))
        return
    open_ones = any(table.has_open(seat, name) for name in roll_cards(table, seat))
    if seat not in battle.silenced and (table.closed(seat) or open_ones):
        table.questions.append(Question(seat, "roll", battle.hex))
    else:
        answer_after_roll(table, seat, None)


def answer_after_roll(table: Table, seat: str, card: str | None) -> None:
    """RB 9.5: one card for a roll."""
    battle: Any = table.battle
    if card is None:
        if seat == battle.attacker:
            take_effect(table)
        else:
            ask_after_roll(table, battle.attacker)
        return
    table.open_card(seat, card)
    battle.used.add(card)
    if card == "haka":
        battle.die = "again"
        table.questions.append(Question("chance", "die", battle.hex))
        return
    if card == "patu":
        battle.die += 1 if seat == battle.attacker else -1
    take_effect(table, changed_by=card)


def take_effect(table: Table, changed_by: str = "") -> None:
    """RB 8.2: 1 the attacker loses a piece, 2 and 3 one panics; 4 and 5 one of the defender panics, 6 it loses one."""
    battle: Any = table.battle
    battle.kills = battle.die in (1, 6)
    if changed_by in ("cannibalism", "kahuna-healing"):
        battle.kills = not battle.kills
    owner = battle.attacker if battle.die <= 3 else battle.defender
    kinds = losable(table, owner)
    if twin_solo_war.nobody(table, owner):
        lose(table, twin_solo_war.piece_to_lose(kinds, battle.kills))
    elif len(kinds) > 1:
        table.questions.append(Question(owner, "lose", battle.hex))
    else:
        lose(table, kinds[0])


def losable(table: Table, seat: str | None) -> list[str]:
    """The owner chooses; WAR LEADER can only panic, and is hit when nobody else is left."""
    battle: Any = table.battle
    front = battle.attack_front if seat == battle.attacker else battle.defence_front
    leads = table.events.leading_attack if seat == battle.attacker else table.events.leading_defence
    found = [kind for kind in FIGHTERS if front[kind] > 0]
    return [*found, "leader"] if leads and not (battle.kills and found) else found


def lose(table: Table, kind: str) -> None:
    """RB 8.2: eliminated to the stock, panicked to the back row; Local Warriors are gone either way (RB 8.4)."""
    battle: Any = table.battle
    attacks = battle.die <= 3
    if kind == "leader":
        tell(table, "leader-panics", seat=battle.attacker if attacks else battle.defender)
        if attacks:
            table.events.leading_attack = None
        else:
            table.events.leading_defence = None
        next_round(table)
        return
    front = battle.attack_front if attacks else battle.defence_front
    back = battle.attack_back if attacks else battle.defence_back
    owner, fate = battle.attacker if attacks else battle.defender, "fall" if battle.kills else "panic"
    if owner:
        tell(table, fate, seat=owner, piece=kind)
    else:
        tell(table, f"{fate}-independent", piece=kind)
    front[kind] -= 1
    if not battle.kills and kind != "local":
        back[kind] += 1
    next_round(table)
