"""What browsers and chats ask of a site beside its pages: an app that can be installed, and a picture for a link."""

from __future__ import annotations

import re
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from vaka.engine.names import SPECTATOR
from vaka.table.game.refusals import Refused
from vaka.table.gate.languages import language_of
from vaka.table.shown.result import result

if TYPE_CHECKING:
    from vaka.table.live.table import Live
    from vaka.table.web.pages import Pages
    from vaka.table.web.server import Server
    from vaka.table.workers.works import Works

WIDTH: Final = 800
RESULT: Final = 1600
"""Pixels of the picture of an end."""
TOUCH: Final = 180
"""Pixels of the symbol on a home screen."""
KEPT: Final = 64
"""So many pictures of tables are known again."""


class Previews:
    """The board of a table as a spectator sees it, as PNG: chats show it beside a link."""

    def __init__(self, works: Works) -> None:
        self._works = works
        self._known: OrderedDict[tuple[str, int], bytes] = OrderedDict()

    async def of(self, live: Live) -> bytes:
        """The picture of how it stands; raise Refused where a game has none."""
        room = live.room
        key = (room.id, room.entry_of(SPECTATOR))
        if key not in self._known:
            view = room.view(SPECTATOR)
            drawing = await self._works.aside(lambda: view.game.picture(view, theme="light", interactive=False))
            if drawing is None:
                raise Refused("no-picture", 404)
            self._known[key] = await self._works.aside(_painted, drawing, WIDTH)
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        return self._known[key]


def build_site_files(server: Server, pages: Pages) -> APIRouter:
    """The routes."""
    router = APIRouter(include_in_schema=False)
    previews = Previews(server.works)
    icon: bytes | None = None

    @router.get("/t/{table}/picture.png")
    async def preview(table: str) -> Response:
        """The board as a spectator sees it."""
        picture = await previews.of(await server.rooms.get(table))
        return Response(picture, media_type="image/png", headers={"cache-control": "public, max-age=60"})

    @router.get("/t/{table}/result.svg")
    async def result_drawn(request: Request, table: str) -> Response:
        """How the game ended: the board, who has won, where the points come from."""
        room = (await server.rooms.get(table)).room
        drawing = await server.works.aside(result, room, language_of(request))
        return Response(drawing, media_type="image/svg+xml", headers=_named(room.game.id, table, "svg"))

    @router.get("/t/{table}/result.png")
    async def result_painted(request: Request, table: str) -> Response:
        """The same as PNG, which every chat shows."""
        room = (await server.rooms.get(table)).room
        lang = language_of(request)
        picture = await server.works.aside(lambda: _painted(result(room, lang), RESULT, fonts=True))
        return Response(picture, media_type="image/png", headers=_named(room.game.id, table, "png"))

    @router.get("/app.webmanifest")
    async def manifest(request: Request) -> Response:
        """What a browser needs to install the site as an app."""
        icons = [
            {"src": pages.static("icon.svg"), "sizes": "any", "type": "image/svg+xml", "purpose": purpose}
            for purpose in ("any", "maskable")
        ]
        told = {"name": "Vaka", "short_name": "Vaka", "start_url": "/", "scope": "/", "display": "standalone"}
        colours = {"background_color": "#f7efdf", "theme_color": "#5a3825"}
        return JSONResponse({**told, **colours, "icons": icons}, media_type="application/manifest+json")

    @router.get("/apple-touch-icon.png")
    async def touch_icon() -> Response:
        """The symbol of the site on a home screen of iOS, which takes no SVG and rounds the corners itself."""
        nonlocal icon
        if icon is None:
            icon = await server.works.aside(_drawn, pages.file("icon.svg", "image/svg+xml").body)
        return Response(icon, media_type="image/png", headers={"cache-control": "public, max-age=86400"})

    @router.get("/sw.js")
    async def worker() -> Response:
        """Keeps the shell of the pages. It speaks for the whole site, so it lies at its root."""
        return pages.file("sw.js", "text/javascript")

    @router.get("/offline")
    async def offline(request: Request) -> Response:
        """What is shown without a line."""
        return pages.write(request, "offline.html")

    return router


def _named(game: str, table: str, kind: str) -> dict[str, str]:
    """The headers of a picture that may be kept under a name; what has ended may be taken back."""
    return {"cache-control": "no-cache", "content-disposition": f'inline; filename="{game}-{table}.{kind}"'}


def _painted(drawing: str, width: int, *, fonts: bool = False) -> bytes:
    """A picture as PNG. Takes a while."""
    from vaka.draw.png import to_png  # resvg is loaded when a picture is wanted

    return to_png(drawing, width, fonts=fonts)


def _drawn(icon: bytes) -> bytes:
    """The symbol of the site, its ground out to the corners."""
    return _painted(re.sub(r' rx="\d+"', "", icon.decode(), count=1), TOUCH)
