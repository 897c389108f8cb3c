"""The slow twin of Conquest of Paradise: Events that are kept, and when they are played (rulebook 11.2, ruling 62)."""

from __future__ import annotations

from typing import Any

from tests.games.paradise import twin_battles, twin_events, twin_exploring, twin_moving
from tests.games.paradise.twin_box import HEXES
from tests.games.paradise.twin_table import Question, Table

BEFORE_MOVEMENT = ("taniwha", "becalmed", "royal-marriage")


# --- Before a Movement ---


def ask_before(table: Table, place: int) -> None:
    """Every keeper of a card, in turn order from this place on; then the Movement begins."""
    for seat in table.turn_order()[place:]:
        if table.events.keeps(seat):
            table.questions.append(Question(seat, "before"))
            return
    twin_moving.set_out(table)


def answers_before(table: Table, seat: str) -> set[str]:
    return {"no card"} | {f"play {event}" for event in BEFORE_MOVEMENT if table.events.holds(seat, event)}


def answer_before(table: Table, seat: str, event: str | None) -> None:
    """A card is played, and the same player is asked again; or none."""
    events = table.events
    place = table.turn_order().index(seat)
    if event is None:
        ask_before(table, place + 1)
        return
    events.spend(seat, event)
    if event == "becalmed":
        events.becalmed = table.active
        ask_before(table, place)
    else:
        table.aiming = event
        table.questions.append(Question(seat, "target"))


def kept_targets(table: Table, seat: str) -> set[str]:
    """TANIWHA: any sea; ROYAL MARRIAGE: any other player."""
    if table.aiming == "taniwha":
        return {f"strike {hex_}" for hex_ in HEXES if table.is_sea(hex_)}
    return {f"name {other}" for other in table.seats if other != seat}


def aim(table: Table, seat: str, target: str) -> None:
    events = table.events
    if table.aiming == "taniwha":
        twin_events.mark(table, "taniwha", target)
    else:
        events.bride, events.groom = seat, target
    ask_before(table, table.turn_order().index(seat))


def married_to(table: Table, seat: str) -> str | None:
    """ROYAL MARRIAGE: whom this player does not attack."""
    events = table.events
    return {events.bride: events.groom, events.groom: events.bride}.get(seat)


# --- Exploration: DRIFT VOYAGE ---


def peeks(table: Table, seat: str) -> set[str]:
    """A tile that lies face down anywhere."""
    if not table.events.holds(seat, "drift-voyage"):
        return set()
    return {f"peek {hex_}" for hex_, tile in table.tiles.items() if not tile.up and seat not in tile.found}


def peek(table: Table, seat: str, hex_: str) -> None:
    table.events.spend(seat, "drift-voyage")
    table.events.peeked = (seat, hex_)


def answer_fetch(table: Table, seat: str, event: str | None) -> None:
    """The Explorer is back, and may explore with DRIFT VOYAGE."""
    table.players[seat].lost = False
    if event is None:
        table.stage = "explored"
    else:
        table.events.spend(seat, event)
        twin_exploring.begin_exploration(table, seat)


# --- Battle: WAR LEADER ---


def ask_leader(table: Table, seat: str | None) -> None:
    """First the defender, then the attacker, then the cards of both."""
    battle: Any = table.battle
    if seat and table.events.keeps(seat):
        table.questions.append(Question(seat, "leader", battle.hex))
    else:
        after_leader(table, seat)


def after_leader(table: Table, seat: str | None) -> None:
    battle: Any = table.battle
    if seat == battle.defender:
        ask_leader(table, battle.attacker)
    elif battle.defender:
        twin_battles.ask_at_start(table, battle.defender)
    else:
        twin_battles.next_round(table)


def answer_leader(table: Table, seat: str, event: str | None) -> None:
    battle: Any = table.battle
    if event is not None:
        table.events.spend(seat, event)
        if seat == battle.attacker:
            table.events.leading_attack = seat
        else:
            table.events.leading_defence = seat
    after_leader(table, seat)
