"""The slow twin of Conquest of Paradise: cards shown at any time, DEFORESTATION, KAVA CEREMONY (rulebook 9.5, rulings 52, 53)."""

from __future__ import annotations

from collections import Counter

from tests.games.paradise import twin_after_battle, twin_exploring, twin_kept, twin_moving, twin_solo
from tests.games.paradise.twin_box import PIECES
from tests.games.paradise.twin_table import Table
from tests.games.paradise.twin_telling import tell

QUIET_STAGES = ("order", "explore", "transit", "moving", "battles", "victory")
QUIET_QUESTIONS = ("answer", "before", "duty", "fetch", "show")


def deforestations(table: Table, seat: str) -> set[str]:
    """A Village of another player, but never the last one."""
    if not table.holds_unspent(seat, "deforestation"):
        return set()
    others = [other for other in table.colours if other != seat and table.villages(other) > 1]
    return {f"deforest {hex_}" for other in others for hex_ in table.controlled(other)}


def deforest(table: Table, seat: str, hex_: str) -> None:
    """A Village less."""
    tell(table, "deforest", seat=seat, other_seat=table.groups[hex_].control, hex=hex_)
    table.open_card(seat, "deforestation", spend=True)
    twin_after_battle.lose_villages(table, hex_, 1)


def kava(table: Table, seat: str) -> set[str]:
    """All pieces in one hex, or all cards of one player; alone only Samoa's cards lie face down (RB 12, ruling 65)."""
    if not table.holds_unspent(seat, "kava-ceremony"):
        return set()
    if table.alone:
        return {f"kava {twin_solo.SAMOA}"} if table.solo.cards > 0 else set()
    found = {f"kava {hex_}" for hex_, stack in table.stacks.items() if stack.owner != seat}
    return found | {f"kava {other}" for other in table.colours if other != seat and table.closed(other)}


def drink_kava(table: Table, seat: str, target: str) -> None:
    """Only who drinks it learns anything."""
    table.open_card(seat, "kava-ceremony", spend=True)
    if target in table.colours:
        if table.alone:
            table.samoa = twin_solo.look(table)
            return
        tell(table, "kava-seat", seat=seat, other_seat=target)
        for card in table.closed(target):
            card.known.add(seat)
        return
    table.looked = target
    stack = table.stacks[target]
    tell(table, "kava-hex", seat=seat, hex=target, **{kind: stack.pieces[kind] for kind in PIECES})
    stack.known.bounds[seat] = Counter(stack.pieces)
    if stack.pieces["war"] == 0:
        stack.known.no_war.add(seat)


def asides(table: Table, seat: str) -> set[str]:
    """What a player may do unasked (RB 6.3, 7.6, 9.5, 11.2): not in another's unfinished move, in a Battle, or under sealed orders.

    With a new tile or a fleet in hand a player may still turn up other tiles.
    """
    question = table.question()
    if question and question.about == "tile" and question.seat == seat:
        return twin_exploring.turnable(table, seat) - {f"turn {question.hex}"}
    if question is None and table.fleet:
        mine = table.stage == "moving" and seat == table.active
        return twin_exploring.turnable(table, seat) if mine else set()
    return any_time(table, seat) if is_open_to(table, seat) else set()


def is_open_to(table: Table, seat: str) -> bool:
    """Rulings 53 and 62: is nothing unfinished, or only this player's own voyage?"""
    question = table.question()
    if question:
        return question.about in QUIET_QUESTIONS or (question.about == "steer" and question.seat == seat)
    return table.stage in QUIET_STAGES or (table.stage == "voyage" and seat == table.active)


def any_time(table: Table, seat: str) -> set[str]:
    """Show a card, turn a tile up, DEFORESTATION, KAVA, a Rumour taken off, a kept Event."""
    found = {f"show {card.name}" for card in table.closed(seat)}
    found |= twin_exploring.turnable(table, seat) | deforestations(table, seat) | kava(table, seat)
    return found | twin_moving.dismissals(table, seat) | twin_kept.playable(table, seat) | twin_kept.peeks(table, seat)
