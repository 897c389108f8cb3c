"""Analyses of games that are over, thought out one at a time in a process of their own, and told in the reader's language."""

from __future__ import annotations

import asyncio
import logging
import tempfile
import time
from collections import OrderedDict
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from vaka.engine.record import Record
from vaka.insight import Analysis, analyse
from vaka.insight.chart import draw
from vaka.insight.telling import costly, line_of, made_by, name_of, percent, sum_line
from vaka.table.game.refusals import Refused
from vaka.table.gate.addresses import PAYER
from vaka.table.workers.bots import Thinking
from vaka.table.workers.processes import TooSlow
from vaka.table.workers.turns import Who

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from vaka.table.gate.limits import Limits
    from vaka.table.protocol.shapes import AnalysisShape

LOG = logging.getLogger("vaka.table")
PATIENCE: Final = 1200.0
"""Seconds: on a busy machine an analysis may take three times as long on the clock."""
WAITING: Final = 2
"""So many analyses of one address wait; whoever asks for more is refused."""
TOLD_EVERY: Final = 3.0
"""Seconds."""
FORGOTTEN: Final = 20.0
"""Seconds after which an analysis that nobody tells of any more has been given up."""
FRESH: Final = ".new"
KEPT: Final = 100
"""So many told analyses are known again."""


def thought(text: str, level: str, file: str) -> dict[str, Any]:
    """The analysis of a record as data; the part that is done goes into the file. Runs in a process."""
    path, shown = Path(file), -1

    def tell(part: float) -> None:
        nonlocal shown
        if int(100 * part) > shown:
            shown = int(100 * part)
            fresh = path.with_suffix(FRESH)
            fresh.write_text(str(shown), encoding="utf-8")
            fresh.replace(path)  # nobody reads half of it

    return analyse(Record.parse(text), level, progress=tell).data()


def told(text: str, data: dict[str, Any], lang: str, own: int | None = None, narrow: bool = False) -> AnalysisShape:
    """An analysis as a page shows it, with everybody's curve, or one seat's own."""
    record, analysis = Record.parse(text), Analysis.of(data)
    worst = costly(record, analysis, lang)
    return {
        "part": 1.0,
        "picture": draw(record, analysis, lang, theme="auto", interactive=True, own=own, narrow=narrow),
        "seats": [
            {
                "seat": seat,
                "name": name_of(record, seat, lang),
                "text": sum_line(analysis.sums(seat), name_of(record, seat, lang), lang),
                "costly": [
                    {
                        "ply": one.ply,
                        "played": one.played,
                        "better": one.better,
                        "cost": percent(one.cost, lang),
                        "error": percent(2 * one.error, lang),
                        "line": line_of(record, one.line, lang),
                    }
                    for one in worst[seat]
                ],
            }
            for seat in range(record.seats)
        ],
        "made": made_by(analysis, lang),
    }


def part_elsewhere(data: dict[str, Any]) -> float | None:
    """How far an analysis is that another server makes; None if it has stopped."""
    is_told = "part" in data and time.time() - float(data["when"]) < FORGOTTEN
    return float(data["part"] or 0.0) if is_told else None


def unfinished(part: float | None) -> AnalysisShape:
    """What is told before there is an analysis: how far it is, or that nobody has asked for one."""
    return {"part": part, "picture": "", "seats": [], "made": ""}


class Analysing:
    """Which games are being analysed, and what was found."""

    def __init__(self, limits: Limits, modules: Sequence[str] = (), level: str = "hard") -> None:
        self._limits = limits
        self._level = level
        self._thinking = Thinking(1, modules, PATIENCE)
        self._running: dict[str, tuple[asyncio.Task[None], Path]] = {}
        self._told: OrderedDict[tuple[str, int, str, int | None, bool], AnalysisShape] = OrderedDict()

    def part(self, table: str) -> float | None:
        """How much of an analysis is done; None if none is under way."""
        if table not in self._running:
            return None
        try:
            return min(0.99, int(self._running[table][1].read_text(encoding="utf-8") or 0) / 100)
        except (OSError, ValueError):
            return 0.0

    def begin(self, table: str, text: str, keep: Callable[[dict[str, Any]], Awaitable[None]]) -> None:
        """Begin to analyse a game, unless that is under way; raise Refused for an address that asks for too many."""
        if table in self._running:
            return
        payer = PAYER.get()
        if self._thinking.turns.waiting(payer, hints=True) >= WAITING or not self._limits.may_analyse(payer):
            raise Refused("too-fast", 429)
        with tempfile.NamedTemporaryFile("w", prefix="vaka-analysis-", delete=False) as file:
            path = Path(file.name)
        self._running[table] = (asyncio.create_task(self._think(table, text, path, Who(payer, table, is_hint=True), keep)), path)

    async def _tell_others(self, table: str, keep: Callable[[dict[str, Any]], Awaitable[None]], done: asyncio.Event) -> None:
        """Other servers, which may be asked as well, read in the store how far it is."""
        while not done.is_set():
            await keep({"part": self.part(table), "when": time.time()})
            with suppress(TimeoutError):
                await asyncio.wait_for(done.wait(), TOLD_EVERY)

    async def _think(self, table: str, text: str, path: Path, who: Who, keep: Callable[[dict[str, Any]], Awaitable[None]]) -> None:
        done = asyncio.Event()
        telling = asyncio.create_task(self._tell_others(table, keep, done))
        try:
            found = await self._thinking.work(who, thought, text, self._level, str(path))
            done.set()
            await asyncio.wait([telling])  # what it is writing must not come after what was found
            await keep(found)
        except TooSlow:
            LOG.warning("the analysis of table %s was given up: it took too long, or its process died", table)
        except Exception:
            LOG.exception("the analysis of table %s failed", table)
        finally:
            done.set()
            self._running.pop(table, None)
            path.unlink(missing_ok=True)
            path.with_suffix(FRESH).unlink(missing_ok=True)

    def tell(
        self, table: str, text: str, data: dict[str, Any], lang: str, own: int | None = None, narrow: bool = False
    ) -> AnalysisShape:
        """An analysis in words. It replays the game: call it in a thread."""
        key = (table, len(text), lang, own, narrow)
        if key not in self._told:
            self._told[key] = told(text, data, lang, own, narrow)
            while len(self._told) > KEPT:
                self._told.popitem(last=False)
        return self._told[key]

    def close(self) -> None:
        """Stop the process."""
        self._thinking.close()
        for _, path in list(self._running.values()):
            path.unlink(missing_ok=True)
