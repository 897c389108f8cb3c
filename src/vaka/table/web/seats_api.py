"""Whose seat it is, over HTTP: invitations, devices, and all seats of a browser on another one."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, Literal

import segno
from fastapi import APIRouter, Path, Request
from fastapi.responses import JSONResponse
from pydantic import BaseModel

from vaka.table.live.ownership import add_device, end_devices, exchange, invite, new_pass
from vaka.table.protocol.messages import Number, Word
from vaka.table.protocol.shapes import DeviceShape, KeyShape, LinkShape, PassShape
from vaka.table.web.api import REFUSALS, Language, OwnSeat, TableId
from vaka.table.web.server import Server
from vaka.table.web.visitors import come, device_of, shown_by, visitor_of

if TYPE_CHECKING:
    from vaka.table.live.table import Live
    from vaka.table.seats.owners import Shown

SECRET = {"cache-control": "no-store"}


class SeatMeant(BaseModel):
    """Which seat."""

    seat: Number


class DeviceMeant(BaseModel):
    """Which device; without one, all but the one that asks."""

    device: Word | None = None


class PassWish(BaseModel):
    """A `code` for ten minutes, or a key to write down for the way `back`."""

    kind: Literal["code", "back"] = "code"


def build_seats_api(server: Server) -> APIRouter:
    """The routes under /api/v1."""
    api = APIRouter(prefix="/api/v1", responses=REFUSALS)

    @api.post("/invitations/{token}", status_code=201, response_model=KeyShape)
    async def take_up(request: Request, token: Annotated[str, Path(max_length=64)], lang: Language = None) -> JSONResponse:
        """Take up an invitation: a bearer key for its seat. It is good once."""
        seat, key = await exchange(server.rooms, token, device_of(request))
        return JSONResponse({"table": seat.table, "seat": seat.seat, "token": key}, 201, headers=SECRET)

    @api.post("/tables/{table}/invitation", status_code=201, response_model=LinkShape)
    async def invite_again(request: Request, table: TableId, meant: SeatMeant, lang: Language = None) -> JSONResponse:
        """A new invitation: the host's, to a seat that never moved; any owner's, once all the others have agreed."""
        live = await server.rooms.get(table)
        token = await invite(live, shown_by(request), meant.seat)
        return JSONResponse(link_to(request, f"s/{token}", None), 201, headers=SECRET)

    @api.get("/tables/{table}/devices", response_model=list[DeviceShape])
    async def devices(request: Request, table: TableId, seat: OwnSeat, lang: Language = None) -> JSONResponse:
        """The devices of your seat."""
        live = await server.rooms.get(table)
        await come(request, live, seat)
        return JSONResponse(_listed(live, seat, shown_by(request)), headers=SECRET)

    @api.post("/tables/{table}/devices", status_code=201, response_model=LinkShape)
    async def add(request: Request, table: TableId, seat: OwnSeat, lang: Language = None) -> JSONResponse:
        """A link for one more device of your seat: good once, for ten minutes."""
        live = await server.rooms.get(table)
        await come(request, live, seat)
        token = await add_device(live, seat, shown_by(request))
        return JSONResponse(link_to(request, f"s/{token}", server.settings.code_time), 201, headers=SECRET)

    @api.post("/tables/{table}/devices/end", response_model=list[DeviceShape])
    async def end(request: Request, table: TableId, seat: OwnSeat, meant: DeviceMeant, lang: Language = None) -> JSONResponse:
        """End one device of your seat, or all but this one."""
        live = await server.rooms.get(table)
        await come(request, live, seat)
        await end_devices(live, seat, shown_by(request), meant.device)
        return JSONResponse(_listed(live, seat, shown_by(request)), headers=SECRET)

    @api.post("/passes", status_code=201, response_model=PassShape)
    async def bring(request: Request, wish: PassWish, lang: Language = None) -> JSONResponse:
        """A code that brings all seats of this browser to another one."""
        code = await new_pass(server.rooms, await visitor_of(server, request), wish.kind)
        seconds = server.settings.code_time if wish.kind == "code" else None
        return JSONResponse({**link_to(request, f"with/{code}", seconds), "code": code}, 201, headers=SECRET)

    return api


def link_to(request: Request, path: str, seconds: float | None) -> dict[str, Any]:
    """A link that can be copied or photographed."""
    picture: str = segno.make(f"{request.base_url}{path}", error="m").svg_data_uri(border=3, scale=4, light="#fff", omitsize=True)
    return {"link": f"/{path}", "qr": picture, "seconds": seconds}


def _listed(live: Live, seat: int, shown: Shown) -> list[dict[str, Any]]:
    return [
        {
            "id": device.id,
            "kind": device.kind,
            "label": device.label,
            "created": datetime.fromtimestamp(device.created, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "here": shown.fits(device),
            "online": device.secret_hash in live.secrets_elsewhere or any(watcher.shown.fits(device) for watcher in live.watchers),
        }
        for device in live.owners.of(seat)
    ]
