"""Hints: what a strong player would consider in the place of whoever asks, thought out in a bot's process from that seat's view."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

from vaka.bots.hints import hints
from vaka.bots.levels import advise
from vaka.engine.registry import game
from vaka.table.game.refusals import Refused
from vaka.table.gate.addresses import PAYER
from vaka.table.protocol.phrases import say
from vaka.table.workers.processes import TooSlow
from vaka.table.workers.turns import Who

if TYPE_CHECKING:
    from vaka.bots.hints import Hint
    from vaka.table.game.room import Room
    from vaka.table.protocol.shapes import HintShape
    from vaka.table.workers.bots import Thinking

MOST: Final = 5
KEPT: Final = 200
"""So many hints are known again, for whoever asks twice."""
WAITING: Final = 4
"""So many hints of one address wait; whoever asks for more is refused."""


def thought(game_id: str, view: dict[str, Any], lang: str) -> dict[str, Any]:
    """The candidates as JSON data. Runs in a worker."""
    position = game(game_id).load(view)
    found = advise(position)
    told = [_plain(hint) for hint in hints(position, found, lang, MOST)]
    return {"iterations": found.iterations, "candidates": told}


def _plain(hint: Hint) -> dict[str, Any]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in vars(hint).items()}


class Hinting:
    """Who has asked, and what was answered."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._asking: set[tuple[str, int]] = set()
        self._known: OrderedDict[tuple[str, int, int, str], HintShape] = OrderedDict()

    async def hint(self, room: Room, lock: asyncio.Lock, seat: int, lang: str) -> HintShape:
        """What a seat that is asked could play; raise Refused if its table has no hints, or it is not asked."""
        if not room.hints:
            raise Refused("hints-off", 403)
        async with lock:
            if seat not in room.waiting() or (room.held is not None and room.held[0] == seat):
                raise Refused("not-asked")
            entry, view = room.entry_of(seat), room.view(seat)
        key = (room.id, seat, entry, lang)
        if key in self._known:
            return self._known[key]
        if (room.id, seat) in self._asking:
            raise Refused("too-fast", 429)
        who = Who(PAYER.get(), room.id, is_hint=True)
        if self._thinking.turns.waiting(who.address, hints=True) >= WAITING:
            raise Refused("too-fast", 429)
        self._asking.add((room.id, seat))
        try:
            found = await self._thinking.work(who, thought, room.game.id, await asyncio.to_thread(view.dump), lang)
        except TooSlow:
            raise Refused("no-hint", 503) from None
        finally:
            self._asking.discard((room.id, seat))
        self._known[key] = _written(found, entry, room.names(lang), lang)
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        return self._known[key]


def _written(found: dict[str, Any], entry: int, names: list[str], lang: str) -> HintShape:
    """The hint with the players' names, and a sentence for who cannot see the board."""
    for candidate in found["candidates"]:
        candidate["line"] = [{"seat": seat, "name": names[seat], "notation": words} for seat, words in candidate["line"]]
    best = found["candidates"][0]
    text = say("hint", lang, sentence=best["sentence"].rstrip("."), result=round(100 * best["result"]))
    return {"entry": entry, "iterations": found["iterations"], "candidates": found["candidates"], "text": text}
