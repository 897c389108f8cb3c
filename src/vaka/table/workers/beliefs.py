"""Beliefs: what could lie where a viewer sees nothing, thought out in a bot's process from that viewer's view alone."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

from vaka.bots import holdings
from vaka.engine.registry import game
from vaka.table.game.refusals import Refused
from vaka.table.gate.addresses import PAYER
from vaka.table.workers.processes import TooSlow
from vaka.table.workers.turns import Who

if TYPE_CHECKING:
    from vaka.table.game.room import Room
    from vaka.table.workers.bots import Thinking

KEPT: Final = 200
"""So many beliefs are known again: whoever asks about the next stack does not wait."""
WAITING: Final = 4
"""So many questions of one address wait; whoever asks for more is refused."""
Row = tuple[str, float, float]
"""A thing, the chance that it is there, and how many there are on average."""


def thought(game_id: str, view: dict[str, Any]) -> dict[str, list[Row]]:
    """Of every place that hides something, what could lie there, the likeliest first. Runs in a worker."""
    rules = game(game_id)
    position = rules.load(view)
    found = holdings(position, rules.secrets(position))
    return {place: [(held.thing, held.chance, held.mean) for held in rows] for place, rows in found.items()}


class Believing:
    """Who has asked, and what was found."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._asking: dict[str, asyncio.Task[dict[str, list[Row]]]] = {}
        self._known: OrderedDict[str, dict[str, list[Row]]] = OrderedDict()

    async def rows(self, room: Room, view: dict[str, Any]) -> dict[str, list[Row]]:
        """What could lie in the hidden places of the dump of a view; raise Refused if it takes too long, or too much is asked."""
        key = hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        if key not in self._asking:
            who = Who(PAYER.get(), room.id, is_hint=True)
            if self._thinking.turns.waiting(who.address, hints=True) >= WAITING:
                raise Refused("too-fast", 429)
            self._asking[key] = asyncio.create_task(self._think(who, room.game.id, view, key))
        try:
            return await asyncio.shield(self._asking[key])  # others may wait for it, too
        except TooSlow:
            raise Refused("no-belief", 503) from None

    async def _think(self, who: Who, game_id: str, view: dict[str, Any], key: str) -> dict[str, list[Row]]:
        try:
            found: dict[str, list[Row]] = await self._thinking.work(who, thought, game_id, view)
        finally:
            del self._asking[key]
        self._known[key] = found
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        return found
