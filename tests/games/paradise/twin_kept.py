"""The slow twin of Conquest of Paradise: Events that are kept, and when they are played (rulebook 11.2, ruling 62)."""

from __future__ import annotations

from typing import Any

from tests.games.paradise import twin_battles, twin_building, twin_events, twin_exploring, twin_moving
from tests.games.paradise.twin_box import HEXES
from tests.games.paradise.twin_table import Question, Table
from tests.games.paradise.twin_telling import tell

AT_ANY_TIME = ("taniwha", "becalmed", "royal-marriage", "favorable-winds", "shaman", "drift-voyage")


# --- Before a Movement, before Building, before the Victory count ---


def ask_before(table: Table, place: int) -> None:
    """Every keeper of a card, in turn order from this place on; then the step begins."""
    for seat in table.turn_order()[place:]:
        if is_asked_before(table, seat):
            table.questions.append(Question(seat, "before"))
            return
    match table.eve:
        case "building":
            twin_building.begin_building(table)
        case "victory":
            table.stage = "count"
        case _:
            twin_moving.set_out(table)


def is_asked_before(table: Table, seat: str) -> bool:
    """Every keeper of a card; before Building and before the count only while one of the cards may be TANIWHA."""
    return table.events.keeps(seat) and not (table.eve and "taniwha" in table.events.played)


def begin_eve(table: Table, step: str) -> None:
    """Ruling 62: keepers are asked before Building, and before the points are counted; there first who has bought a card."""
    table.active, table.eve = None, step
    if step == "victory":
        ask_to_show(table, 0)
    else:
        table.stage = "eve"
        ask_before(table, 0)


def ask_to_show(table: Table, place: int) -> None:
    """RB 9.5, ruling 53: whoever has just bought a card may show it before the points are counted; in turn order from here on."""
    for seat in table.turn_order()[place:]:
        if seat in table.bought and table.closed(seat):
            table.questions.append(Question(seat, "show"))
            return
    table.bought = set()
    ask_before(table, 0)


# --- At any time ---


def playable(table: Table, seat: str) -> set[str]:
    """RB 11.2: whenever their holder likes; SHAMAN needs a group, DRIFT VOYAGE a lost Explorer, or a tile to look at."""
    useless = {"shaman": not table.controlled(seat), "drift-voyage": not table.players[seat].lost}
    return {f"play {event}" for event in AT_ANY_TIME if table.events.holds(seat, event) and not useless.get(event)}


def play(table: Table, seat: str, event: str) -> None:
    """It takes effect, or something has to be named first."""
    events = table.events
    twin_events.play_kept(table, seat, event)
    if event == "favorable-winds":
        events.winded = seat
    elif event == "shaman":
        table.questions.append(Question(seat, "ward"))
    elif event == "drift-voyage":
        question = table.question()
        table.players[seat].lost = False
        tell(table, "fetch", seat=seat)
        if question and question.about == "fetch" and question.seat == seat:
            table.questions.pop()
            twin_exploring.begin_exploration(table, seat)
    elif event == "becalmed" and is_before_movement(table):
        becalm(table, seat, str(table.active))
    else:
        table.aiming = event
        table.questions.append(Question(seat, "target"))


def is_before_movement(table: Table) -> bool:
    question = table.question()
    return question is not None and question.about == "before" and table.stage != "eve"


def becalm(table: Table, seat: str, other: str) -> None:
    tell(table, "fortune-seat", seat=seat, event="becalmed", other_seat=other)
    table.events.becalmed = other


def kept_targets(table: Table, seat: str) -> set[str]:
    """TANIWHA: any sea; BECALMED and ROYAL MARRIAGE: any other player."""
    if table.aiming == "taniwha":
        return {f"strike {hex_}" for hex_ in HEXES if table.is_sea(hex_)}
    return {f"name {other}" for other in table.seats if other != seat}


def aim(table: Table, seat: str, target: str) -> None:
    events = table.events
    if table.aiming == "taniwha":
        tell(table, "fortune-hex", seat=seat, event="taniwha", hex=target)
        twin_events.mark(table, "taniwha", target)
    elif table.aiming == "becalmed":
        becalm(table, seat, target)
    else:
        tell(table, "fortune-seat", seat=seat, event="royal-marriage", other_seat=target)
        events.bride, events.groom = seat, target


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
    twin_events.play_kept(table, seat, "drift-voyage")
    tell(table, "peek", seat=seat, hex=hex_)
    table.events.peeked = (seat, hex_)


def answer_fetch(table: Table, seat: str) -> None:
    """RB 6.1: the Explorer is back, and that is all."""
    table.players[seat].lost = False
    tell(table, "fetch", seat=seat)
    table.stage = "explored"


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
        twin_events.play_kept(table, seat, event)
        if seat == battle.attacker:
            table.events.leading_attack = seat
        else:
            table.events.leading_defence = seat
    after_leader(table, seat)
