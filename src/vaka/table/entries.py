"""One row of a game's log. A game is its entries: whatever is known of it follows from reading them in order."""

from __future__ import annotations

import json
from typing import Any, Literal, NamedTuple

Kind = Literal[
    "start",
    "act",
    "hold",
    "undo",
    "request",
    "consent",
    "refuse",
    "end",
    "chat",
    "rename",
    "bot",
    "seat",
    "decline",
    "rematch",
    "record",
]
"""The kinds of entries: only ever added to, since stored games are made of them."""


class Entry(NamedTuple):
    """What happened at a table.

    start    {chance, owned}                the draws before the first decision, and whose seats are theirs from the start
    act      {seat, action, chance, redo?}  a seat's action and the draws that followed it
    hold     {seat, action}                 the last order of a simultaneous step, waiting for the opening
    undo     {seat, plies} or {seat, to, chance} or {seat, held}
    request  {seat, what, ...}              an undo beyond the floor, an end by concession or agreement: needs consent
    consent  {seat}    refuse {seat}
    end      {how, winners, scores}
    chat     {seat, text}    rename {seat, name}    decline {seat, scope}
    bot      {seat, bot, by}                by: the seat that asked for it, -1 for the table itself
    seat     {seat, what, label?}           sat, device, freed, open, kept, anew, rotated: what became of whose it is
    rematch  {table}
    record   {moves, date, ended?}          a whole game opened from a file

    What a client said with a key has it too, as `key`, with the seat that said it as `speaker`: said again, it is not done again.
    """

    number: int
    kind: Kind
    payload: dict[str, Any]
    created: float

    def row(self, table: str) -> dict[str, object]:
        """The entry as it is stored."""
        return {
            "game_id": table,
            "entry": self.number,
            "kind": self.kind,
            "payload": written(self.payload),
            "created": self.created,
        }


def written(data: object) -> str:
    """Compact JSON."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)
