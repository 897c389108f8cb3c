"""Open tables: the list, sitting down there, and what a host may do about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Path, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from pydantic import BaseModel, StrictBool

from vaka.table.game.refusals import Refused
from vaka.table.gate.addresses import address_of
from vaka.table.gate.languages import language_of
from vaka.table.live.doors import hush, join, join_by_key, remove, set_door
from vaka.table.protocol.messages import Number, Text
from vaka.table.protocol.shapes import KeyShape, OpenTableShape
from vaka.table.web.api import REFUSALS, Language, TableId
from vaka.table.web.forms import form_of
from vaka.table.web.open_list import open_list
from vaka.table.web.seats_api import SeatMeant
from vaka.table.web.server import Server
from vaka.table.web.visitors import device_of, held_seats, keep, shown_by, visitor_of

if TYPE_CHECKING:
    from vaka.table.web.pages import Pages

SECRET = {"cache-control": "no-store"}


class NameWish(BaseModel):
    """Under which name."""

    name: Text = ""


class DoorWish(BaseModel):
    """May anybody on this server sit down on a free seat?"""

    on: StrictBool


class HushWish(BaseModel):
    """Of which seat nobody is to hear what it says, or (not `on`) everybody again."""

    seat: Number
    on: StrictBool = True


def build_doors_api(server: Server) -> APIRouter:
    """The routes under /api/v1."""
    api = APIRouter(prefix="/api/v1", responses=REFUSALS)

    @api.get("/open", response_model=list[OpenTableShape])
    async def listed(request: Request, lang: Language = None) -> JSONResponse:
        """The tables where anybody may sit down, the newest first; none on a server that has no open tables."""
        return JSONResponse(await open_list(server, language_of(request)), headers=SECRET)

    @api.post("/tables/{table}/join", status_code=201, response_model=KeyShape)
    async def sit_down(request: Request, table: TableId, wish: NameWish, lang: Language = None) -> JSONResponse:
        """Sit down at an open table: a bearer key for the first of its free seats."""
        if not server.limits.may_join(address_of(request)):
            raise Refused("too-fast", 429)
        seat, key = await join_by_key(server.rooms, table, device_of(request), wish.name)
        return JSONResponse({"table": table, "seat": seat, "token": key}, 201, headers=SECRET)

    @api.post("/tables/{table}/door", status_code=204)
    async def door(request: Request, table: TableId, wish: DoorWish, lang: Language = None) -> Response:
        """Open the free seats of your table to anybody on this server, or close them again. The host's."""
        await set_door(server.rooms, await server.rooms.get(table), shown_by(request), on=wish.on)
        return Response(status_code=204)

    @api.post("/tables/{table}/remove", status_code=204)
    async def take_off(request: Request, table: TableId, meant: SeatMeant, lang: Language = None) -> Response:
        """Remove a player from your table, if it was ever open to anybody. The host's; everybody reads it.

        Anybody may sit down there then; where the player has seen what others must not, a bot plays on.
        """
        await remove(await server.rooms.get(table), shown_by(request), meant.seat)
        return Response(status_code=204)

    @api.post("/tables/{table}/hush", status_code=204)
    async def silence(request: Request, table: TableId, wish: HushWish, lang: Language = None) -> Response:
        """Let nobody at your table hear what a player says, or everybody again. The host's; everybody reads it."""
        await hush(await server.rooms.get(table), shown_by(request), wish.seat, on=wish.on)
        return Response(status_code=204)

    return api


def build_doors_pages(server: Server, pages: Pages) -> APIRouter:
    """The pages: the list by itself, which the first page renews, and sitting down."""
    router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

    @router.get("/open")
    async def fresh(request: Request) -> Response:
        """The list as it stands on the first page."""
        return pages.write(request, "open_tables.html", open_tables=await open_list(server, language_of(request)))

    @router.post("/join/{table}")
    async def sit(request: Request, table: Annotated[str, Path(max_length=64)]) -> Response:
        """Sit down under the name that was filled in; whoever sits there already goes back to their seat."""
        live = await server.rooms.get(table)
        if held := held_seats(request, live):
            return RedirectResponse(f"/t/{table}?seat={held[0]}", 303, headers=SECRET)
        if not server.limits.may_join(address_of(request)):
            raise Refused("too-fast", 429)
        name, visitor = (await form_of(request)).get("name", ""), await visitor_of(server, request)
        seat, ways = await join(server.rooms, table, visitor, name)
        answer = RedirectResponse(f"/t/{table}?seat={seat}", 303, headers=SECRET)
        keep(visitor, answer, request, ways)
        return answer

    return router
