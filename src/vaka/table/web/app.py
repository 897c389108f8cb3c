"""All of it together: an ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, RedirectResponse, Response
from pydantic import TypeAdapter
from starlette.exceptions import HTTPException

from vaka import __version__
from vaka.table.game.refusals import Refused
from vaka.table.gate.compression import Packing
from vaka.table.gate.cookies import OwnCookies
from vaka.table.gate.guard import Guard
from vaka.table.gate.head_method import Heads
from vaka.table.gate.hosts import Hosts
from vaka.table.gate.languages import language_of
from vaka.table.protocol.shapes import ChangesShape
from vaka.table.server_log import NAMES, NoTokens
from vaka.table.settings import Settings
from vaka.table.shown.reasons import refused_message
from vaka.table.store.schema import StoreFailure
from vaka.table.web.analysis_pages import build_analysis_pages
from vaka.table.web.api import build_api
from vaka.table.web.doors_api import build_doors_api, build_doors_pages
from vaka.table.web.help_api import build_help_api
from vaka.table.web.invitation_pages import build_invitation_pages
from vaka.table.web.my_page import build_my_page
from vaka.table.web.operators import Watch, build_operators
from vaka.table.web.pages import STATIC, Pages, Static, build_pages
from vaka.table.web.push_api import build_push_api
from vaka.table.web.puzzle_pages import build_puzzle_pages
from vaka.table.web.seats_api import build_seats_api
from vaka.table.web.server import Server
from vaka.table.web.site_files import build_site_files
from vaka.table.web.sockets import build_sockets
from vaka.table.web.visitors import SeatCookies

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

LOG = logging.getLogger("vaka.table")
WHOSE: Final = {"location": "/whose"}
"""Where a browser says whose its secret is."""


class Application(FastAPI):
    """The application. Its description has what the live route sends, too, which is no answer of another route."""

    def openapi(self) -> dict[str, Any]:
        """The description, made once."""
        has_begun = self.openapi_schema is not None
        described = super().openapi()
        if not has_begun:
            changes = TypeAdapter(ChangesShape).json_schema(ref_template="#/components/schemas/{model}")
            described["components"]["schemas"] |= {**changes.pop("$defs"), "ChangesShape": changes}
        return described


def build_app(settings: Settings | None = None) -> FastAPI:
    """The application of a server with these settings; its state has the `server`."""
    server = Server(settings or Settings())

    @contextlib.asynccontextmanager
    async def living(_: FastAPI) -> AsyncIterator[None]:
        server.rooms.start()
        sweeper = asyncio.create_task(server.rooms.keep_sweeping())
        try:
            yield
        finally:
            sweeper.cancel()
            await server.close()

    app = Application(
        title="Vaka",
        version=__version__,
        description="Play at a table of Vaka from a program: open, sit, watch, act, undo, export. Everything that is live "
        "comes over the WebSocket `/api/v1/tables/{table}/live?seat=0`, which takes the same messages with a `type`.",
        openapi_url="/api/v1/openapi.json",
        docs_url=None,
        redirect_slashes=False,
        redoc_url=None,
        lifespan=living,
    )
    app.state.server = server
    pages = Pages()
    app.include_router(build_api(server))
    app.include_router(build_help_api(server))
    app.include_router(build_seats_api(server))
    app.include_router(build_push_api(server))
    app.include_router(build_doors_api(server))
    app.include_router(build_doors_pages(server, pages))
    app.include_router(build_sockets(server))
    app.include_router(build_operators(server))
    app.include_router(build_invitation_pages(server, pages))
    app.include_router(build_my_page(server, pages))
    app.include_router(build_analysis_pages(server, pages))
    app.include_router(build_puzzle_pages(server, pages))
    app.include_router(build_site_files(server, pages))
    app.include_router(build_pages(server, pages))
    app.mount("/static", Static(directory=STATIC, check_dir=False), name="static")
    _add_refusals(app, pages)
    app.add_middleware(Unforeseen, pages=pages)
    app.add_middleware(SeatCookies, server=server)
    app.add_middleware(Packing)
    app.add_middleware(Hosts, settings=server.settings)
    app.add_middleware(Watch, server=server)
    app.add_middleware(Heads)
    app.add_middleware(Guard, settings=server.settings, limits=server.limits, metrics=server.metrics)
    app.add_middleware(OwnCookies)
    for name in NAMES:
        logging.getLogger(name).addFilter(NoTokens())
    return app


def _answer(pages: Pages, request: Request, refused: Refused) -> Response:
    """Programs get JSON, browsers a page."""
    of = request.url.path.rpartition("/")[2] if request.method == "POST" else None
    message = refused_message(refused, language_of(request), of, getattr(request.state, "room", None))
    if request.url.path.startswith("/api/"):
        return JSONResponse(message, refused.status, WHOSE if refused.key == "whose-browser" else None)
    if refused.key == "whose-browser":
        return RedirectResponse(f"/whose?next={quote(request.url.path)}", 303, headers={"cache-control": "no-store"})
    return pages.write(request, "problem.html", refused.status, status=refused.status, message=message["reason"])


class Unforeseen:
    """Nobody gets a traceback: the reader is told in a sentence, and the server's log keeps the rest."""

    def __init__(self, app: ASGIApp, pages: Pages) -> None:
        self.app = app
        self.pages = pages

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        has_begun = False

        async def send_on(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self.app(scope, receive, send_on)
        except Exception:
            if scope["type"] != "http" or has_begun:
                raise
            LOG.exception("%s %s failed", scope["method"], scope["path"])
            await _answer(self.pages, Request(scope), Refused("failed", 500))(scope, receive, send)


def _add_refusals(app: FastAPI, pages: Pages) -> None:
    def answer(request: Request, refused: Refused) -> Response:
        return _answer(pages, request, refused)

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        return answer(request, error)

    @app.exception_handler(StoreFailure)
    async def store(request: Request, error: StoreFailure) -> Response:
        LOG.error("%s", error)
        return answer(request, Refused("store", 503))

    @app.exception_handler(RequestValidationError)
    async def broken(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return answer(request, Refused("broken", 422, reason=f"{where}: {first['msg']}"))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404:
            return answer(request, Refused("no-such-page", 404))
        if error.status_code == 413:
            return answer(request, Refused("too-long", 413))
        return answer(request, Refused("broken", error.status_code, reason=str(error.detail)))
