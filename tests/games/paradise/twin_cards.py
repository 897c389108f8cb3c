"""The slow twin of Conquest of Paradise: cards shown at any time, DEFORESTATION, KAVA CEREMONY (rulebook 9.5, rulings 52, 53)."""

from __future__ import annotations

from collections import Counter

from tests.games.paradise import twin_exploring
from tests.games.paradise.twin_after_battle import lose_villages
from tests.games.paradise.twin_table import Table

ANY_TIME = ("order", "explore", "transit", "moving", "turning")


def deforestations(table: Table, seat: str) -> set[str]:
    """A Village of another player, but never the last one."""
    if not table.holds_unspent(seat, "deforestation"):
        return set()
    others = [other for other in table.colours if other != seat and table.villages(other) > 1]
    return {f"deforest {hex_}" for other in others for hex_ in table.controlled(other)}


def deforest(table: Table, seat: str, hex_: str) -> None:
    """A Village less."""
    table.open_card(seat, "deforestation", spend=True)
    lose_villages(table, hex_, 1)


def kava(table: Table, seat: str) -> set[str]:
    """All pieces in one hex, or all cards of one player; alone nothing lies face down (RB 12, ruling 65)."""
    if table.alone or not table.holds_unspent(seat, "kava-ceremony"):
        return set()
    found = {f"kava {hex_}" for hex_, stack in table.stacks.items() if stack.owner != seat}
    return found | {f"kava {other}" for other in table.colours if other != seat and table.closed(other)}


def drink_kava(table: Table, seat: str, target: str) -> None:
    """Only who drinks it learns anything."""
    table.open_card(seat, "kava-ceremony", spend=True)
    if target in table.colours:
        for card in table.closed(target):
            card.known.add(seat)
        return
    table.looked = target
    stack = table.stacks[target]
    stack.known.bounds[seat] = Counter(stack.pieces)
    if stack.pieces["war"] == 0:
        stack.known.no_war.add(seat)


def asides(table: Table, seat: str) -> set[str]:
    """What a player may do unasked (RB 6.3, 9.5): not in the midst of a move, a question, a Battle, Building or Victory.

    The active player, who is asked, may do more: in a voyage everything, with a new tile or a fleet in hand turn up others.
    """
    question = table.question()
    if question:
        mine = question.about == "tile" and question.seat == seat
        return twin_exploring.turnable(table, seat) - {f"turn {question.hex}"} if mine else set()
    if table.fleet:
        mine = table.stage == "moving" and seat == table.active
        return twin_exploring.turnable(table, seat) if mine else set()
    if table.stage in ANY_TIME or (table.stage == "voyage" and seat == table.active):
        return any_time(table, seat)
    return set()


def any_time(table: Table, seat: str) -> set[str]:
    """Show a card, turn a tile up, DEFORESTATION."""
    shown = {f"show {card.name}" for card in table.closed(seat)}
    return shown | twin_exploring.turnable(table, seat) | deforestations(table, seat)
