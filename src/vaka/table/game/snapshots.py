"""Snapshots: how a room stands, as JSON data, so that it need not be read from its first entry on."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from vaka.table.game.history import DECIDED
from vaka.table.game.people import Line, Over, Request

if TYPE_CHECKING:
    from vaka.table.game.room import Room


def write(room: Room) -> dict[str, Any]:
    """How it stands."""
    return {
        "entry": room.entry,
        "date": room.date,
        "counted": [room.counted, room.step_began],
        "record_date": room.record_date,
        "seats": [[seat.name, seat.bot, seat.owned, seat.is_guest, seat.is_open, seat.kind] for seat in room.seats],
        "history": room.history.write(),
        "seen": room.seen,
        "asked_since": room.asked_since,
        "chat_lines": room.chat_lines,
        "redo": [[seat, moves] for seat, moves in room.redo.items()],
        "returned": [[to, moves] for to, moves in room.returned],
        "cut": room.cut,
        "request": asdict(room.request) if room.request else None,
        "held": room.held,
        "steps": room.steps,
        "asks_all": sorted(room.asks_all),
        "public": [room.is_public, room.was_public, sorted(room.hushed)],
        "declined": [[seat, scope] for seat, scope in room.declined.items()],
        "chat": [list(line) for line in room.chat],
        "over": list(room.over) if room.over else None,
        "next_table": room.next_table,
        "done": [[seat, keys] for seat, keys in room.done.items()],
        "thought": room.thought.write(),
        "paused": [room.is_paused, room.resumed],
    }


def read(room: Room, data: dict[str, Any]) -> None:
    """Take over what `write` wrote, on a room that is new."""
    for seat, (name, bot, *more) in zip(room.seats, data["seats"], strict=True):
        seat.name, seat.bot = name, bot
        seat.owned, seat.is_guest, seat.is_open = more[:3] or (seat.kind == "human", False, False)
        seat.kind = more[3] if len(more) > 3 else seat.kind
    room.history.read(data["history"], any_rules=room.is_frozen)
    room.entry, room.date, room.record_date = data["entry"], data["date"], data["record_date"]
    room.counted, room.step_began = data.get("counted", (0.0, 0.0))
    room.seen, room.asked_since = list(data["seen"]), list(data["asked_since"])
    room.chat_lines = data["chat_lines"]
    room.redo = {seat: [again if isinstance(again, list) else [again] for again in moves] for seat, moves in data["redo"]}
    room.returned = [
        (to, [(seat, action, *(link or (DECIDED,))) for seat, action, *link in moves]) for to, moves in data.get("returned", [])
    ]
    room.cut = data.get("cut", 0)
    room.request = Request(**data["request"]) if data["request"] else None
    room.held = (data["held"][0], data["held"][1]) if data["held"] else None
    room.steps = data.get("steps", 0)
    room.declined = dict(data["declined"])
    room.asks_all = set(data.get("asks_all", ()))
    room.is_public, room.was_public, hushed = data.get("public", (False, False, ()))
    room.hushed = set(hushed)
    room.chat = [Line(*line) for line in data["chat"]]
    room.over = Over(*data["over"]) if data["over"] else None
    room.next_table = data["next_table"]
    room.done = {seat: list(keys) for seat, keys in data.get("done", [])}  # snapshots of before have none
    room.thought.read(data.get("thought"))
    room.is_paused, room.resumed = data.get("paused", (False, 0.0))
