"""What a person at a table asks for, over HTTP: words about the board, and a hint."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse

from vaka.table import helping
from vaka.table.api import REFUSALS, Language, Seat, TableId
from vaka.table.deciding import Refused
from vaka.table.messages import Word
from vaka.table.phrases import language_of
from vaka.table.server import Server, come
from vaka.table.shapes import AboutShape

Ply = Annotated[int | None, Query(ge=0, le=2**31 - 1, description="of an earlier position")]
KEPT = {"cache-control": "no-store"}
Called = Annotated[list[Word], Query(max_length=12, description="names of the part that is pointed at, the innermost first")]


def build_help_api(server: Server) -> APIRouter:
    """The routes under /api/v1."""
    api = APIRouter(prefix="/api/v1", responses=REFUSALS)

    @api.get("/tables/{table}/about", response_model=AboutShape)
    async def about(
        request: Request, table: TableId, of: Called, seat: Seat = None, lang: Language = None, ply: Ply = None
    ) -> JSONResponse:
        """What there is to know of a place on the board: the first of these names that is one."""
        live = await server.rooms.get(table)
        told = helping.about(live.room, await come(request, live, seat), language_of(request), of, ply)
        if told is None:
            raise Refused("no-such-place", 404)
        return JSONResponse(told, headers=KEPT)

    @api.get("/tables/{table}/places", response_model=list[AboutShape])
    async def places(request: Request, table: TableId, seat: Seat = None, lang: Language = None, ply: Ply = None) -> JSONResponse:
        """What there is to know of every place on the board."""
        live = await server.rooms.get(table)
        viewer = await come(request, live, seat)
        return JSONResponse(helping.everything(live.room, viewer, language_of(request), ply), headers=KEPT)

    return api
