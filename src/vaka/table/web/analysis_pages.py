"""The analysis of a game that is over: a page, and what it asks for."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from vaka.engine.names import SPECTATOR
from vaka.table.game.refusals import Refused
from vaka.table.gate.languages import language_of
from vaka.table.protocol.shapes import AnalysisShape
from vaka.table.shown.records import record_text
from vaka.table.store.analyses import analysis_of, keep_analysis
from vaka.table.web.api import REFUSALS, Language, PictureShape, TableId
from vaka.table.web.help_api import Eyes
from vaka.table.web.server import Server
from vaka.table.workers.analyses import part_elsewhere, unfinished

if TYPE_CHECKING:
    from vaka.table.live.table import Live
    from vaka.table.web.pages import Pages

KEPT = {"cache-control": "no-store"}


def build_analysis_pages(server: Server, pages: Pages) -> APIRouter:
    """The page, and its two routes under /api/v1."""
    router = APIRouter(responses=REFUSALS)

    @router.get("/t/{table}/analysis", include_in_schema=False)
    async def page(request: Request, table: str) -> Response:
        """Where the game was won, what was luck, and which decisions cost most."""
        live = await server.rooms.get(table)
        check_over(live)
        names = live.room.names(language_of(request))
        return pages.write(request, "analysis.html", table=table, title=live.room.game.title, names=names)

    @router.get("/api/v1/tables/{table}/analysis", response_model=AnalysisShape)
    async def analysis(
        request: Request, table: TableId, lang: Language = None, eyes: Eyes = None, shape: PictureShape = None
    ) -> JSONResponse:
        """The analysis of a game that is over, or how far it is: `part` is null if nobody has asked for one.

        With `eyes` the curve is that of one seat, by what it knew itself.
        """
        return JSONResponse(await found(request, table, eyes, shape), headers=KEPT)

    @router.post("/api/v1/tables/{table}/analysis", status_code=202, response_model=AnalysisShape)
    async def begin(request: Request, table: TableId, lang: Language = None) -> JSONResponse:
        """Let a game that is over be analysed. It is kept with the game, so it is paid for once."""
        known = await found(request, table)
        if known["part"] is not None:
            return JSONResponse(known, 202, headers=KEPT)
        live = await server.rooms.get(table)
        text = await server.works.aside(record_text, live.room, SPECTATOR, lock=live.lock)

        async def keep(data: dict[str, Any]) -> None:
            await asyncio.to_thread(keep_analysis, server.store.engine, table, data)

        server.analysing.begin(table, text, keep)
        return JSONResponse(unfinished(0.0), 202, headers=KEPT)

    async def found(request: Request, table: str, eyes: int | None = None, shape: str | None = None) -> AnalysisShape:
        live = await server.rooms.get(table)
        check_over(live)
        if eyes is not None and eyes >= len(live.room.seats):
            raise Refused("not-your-seat", 403)
        part = server.analysing.part(table)
        if part is not None:
            return unfinished(part)
        data = await asyncio.to_thread(analysis_of, server.store.engine, table)
        if data is not None and "part" in data:
            return unfinished(part_elsewhere(data))
        if data is None or data["plies"] != len(live.room.history) or data["rules"] != live.room.game.version:
            return unfinished(None)  # the game went on after it was over, or its rules have changed
        text = await server.works.aside(record_text, live.room, SPECTATOR, lock=live.lock)
        return await server.works.aside(server.analysing.tell, table, text, data, language_of(request), eyes, shape == "tall")

    return router


def check_over(live: Live) -> None:
    """Raise Refused for a game that runs: its analysis would help those who play it. And for one that can only be looked at."""
    if live.room.over is None or live.room.over.how == "record" or live.room.is_frozen:
        raise Refused("not-over", 409)
