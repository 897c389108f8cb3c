"""What browsers and chats ask of a site beside its pages: an app that can be installed, and a picture for a link."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from vaka.engine.names import SPECTATOR
from vaka.table.game.refusals import Refused

if TYPE_CHECKING:
    from vaka.table.live.table import Live
    from vaka.table.web.pages import Pages
    from vaka.table.web.server import Server
    from vaka.table.workers.works import Works

WIDTH: Final = 800
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
            from vaka.draw.png import to_png  # resvg is loaded when a picture is wanted

            self._known[key] = await self._works.aside(to_png, drawing, WIDTH)
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        return self._known[key]


def build_site_files(server: Server, pages: Pages) -> APIRouter:
    """The routes."""
    router = APIRouter(include_in_schema=False)
    previews = Previews(server.works)

    @router.get("/t/{table}/picture.png")
    async def preview(table: str) -> Response:
        """The board as a spectator sees it."""
        picture = await previews.of(await server.rooms.get(table))
        return Response(picture, media_type="image/png", headers={"cache-control": "public, max-age=60"})

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

    @router.get("/sw.js")
    async def worker() -> Response:
        """Keeps the shell of the pages. It speaks for the whole site, so it lies at its root."""
        return pages.file("sw.js", "text/javascript")

    @router.get("/offline")
    async def offline(request: Request) -> Response:
        """What is shown without a line."""
        return pages.write(request, "offline.html")

    return router
