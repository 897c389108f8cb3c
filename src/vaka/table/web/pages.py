"""The pages that a browser reads. They are written by the server and work without script as far as reading goes."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from fastapi import APIRouter, Query, Request
from fastapi import Path as Part
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from fastapi.staticfiles import StaticFiles
from jinja2 import Environment, FileSystemLoader, StrictUndefined, TemplateNotFound
from markupsafe import Markup

from vaka.engine.words import Words
from vaka.table.game.refusals import Refused, known_game
from vaka.table.gate.cookies import cookies_of
from vaka.table.gate.languages import LANGUAGE_COOKIE, language_of
from vaka.table.shown import catalogue
from vaka.table.shown.boards import SHAPES
from vaka.table.shown.course import is_alone, lesson_view
from vaka.table.shown.views import hides_something
from vaka.table.web.api import Seat, view_of
from vaka.table.web.forms import with_form
from vaka.table.web.my_tables import my_tables
from vaka.table.web.open_list import open_list
from vaka.table.web.server import Server
from vaka.table.web.visitors import come, held_seats, is_in_doubt, name_of

if TYPE_CHECKING:
    from starlette.types import Scope


HERE: Final = Path(__file__).parent
STATIC: Final = HERE.parent / "static"
"""What `tools/client.py` builds."""
LANGUAGES: Final = [("en", "English"), ("fr", "Français"), ("de", "Deutsch")]
THEMES: Final = ("light", "dark")
WORDS: Final = Words(HERE)


class Static(StaticFiles):
    """The files of the client; under an address that names what is in them they never change."""

    def file_response(self, full_path: Any, stat_result: Any, scope: Scope, status_code: int = 200) -> Response:
        """A file, and for how long it is good."""
        answer = super().file_response(full_path, stat_result, scope, status_code)
        is_named = scope["query_string"].startswith(b"v=")
        answer.headers["cache-control"] = "public, max-age=31536000, immutable" if is_named else "public, max-age=300"
        return answer


class Pages:
    """Writes pages from templates."""

    def __init__(self) -> None:
        self._templates = Environment(
            loader=FileSystemLoader(HERE / "templates"),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self._versions: dict[str, tuple[float, str]] = {}

    def write(self, request: Request, template: str, code: int = 200, **context: Any) -> HTMLResponse:
        """A page in the reader's language."""
        lang = language_of(request)
        theme = cookies_of(request).get("vaka_theme", "")

        def t(key: str, **params: Any) -> str:
            return WORDS.say(key, params, lang) if WORDS.has(key, lang) else key

        known = {
            "lang": lang,
            "languages": LANGUAGES,
            "theme": theme if theme in THEMES else "system",
            "t": t,
            "static": self.static,
            "path": self._path(request),
            "origin": str(request.base_url).rstrip("/"),
        }
        try:
            html = self._templates.get_template(template).render({**known, **context})
        except TemplateNotFound:
            html = f"<!doctype html><title>Vaka</title><p>{code}"
        response = HTMLResponse(html, code, headers={"cache-control": "no-store", "vary": "accept-language, cookie"})
        if request.query_params.get("lang") == lang:
            response.set_cookie(LANGUAGE_COOKIE, lang, max_age=365 * 24 * 3600, samesite="lax", path="/")
        return response

    @staticmethod
    def _path(request: Request) -> str:
        """The address of this page on this server: two slashes at its beginning would name another one."""
        seat, path = request.query_params.get("seat", ""), "/" + request.url.path.lstrip("/\\")
        return f"{path}?seat={seat}" if seat.isascii() and seat.isdigit() else path

    def file(self, name: str, kind: str) -> Response:
        """A file of the client under an address of its own, asked for anew each time."""
        try:
            return Response((STATIC / name).read_bytes(), media_type=kind, headers={"cache-control": "no-cache"})
        except OSError:
            raise Refused("no-such-page", 404) from None

    def static(self, name: str) -> str:
        """The address of a file of the client, which changes with what is in it."""
        path = STATIC / name
        try:
            changed = path.stat().st_mtime
            if self._versions.get(name, (0.0, ""))[0] != changed:
                self._versions[name] = (changed, sha256(path.read_bytes()).hexdigest()[:12])
            return f"/static/{name}?v={self._versions[name][1]}"
        except OSError:
            return f"/static/{name}"


def shape_of(request: Request) -> str:
    """The shape of the picture that a screen has room for: as its page said last time, else what its browser calls itself."""
    said = cookies_of(request).get("vaka_shape", "")
    if said in SHAPES:
        return said
    return "tall" if "Mobi" in request.headers.get("user-agent", "") else "wide"


def build_pages(server: Server, pages: Pages) -> APIRouter:
    """The routes of the pages."""
    router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

    @router.get("/")
    async def first(request: Request) -> Response:
        """Choose a game, or go on with one."""
        mine = await my_tables(server, request)
        doubt = bool(mine) and await is_in_doubt(server, request)
        lang, listed = language_of(request), await open_list(server, language_of(request))
        page = pages.write(
            request,
            "first.html",
            games=catalogue.games(lang),
            tables=mine,
            doubt=doubt,
            open_tables=listed if server.settings.open_tables else None,
            name=await name_of(server, request),
        )
        return with_form(page) if server.settings.open_tables else page

    @router.get("/new/{game}")
    async def set_up(request: Request, game: Annotated[str, Part(max_length=64)]) -> Response:
        """Seats and options."""
        known, lang = known_game(game), language_of(request)
        return pages.write(
            request,
            "setup.html",
            game=catalogue.described(known, lang),
            bots=catalogue.bot_list(lang, known),
            open_tables=server.settings.open_tables,
            name=await name_of(server, request),
        )

    @router.get("/learn/{game}")
    async def learn(request: Request, game: Annotated[str, Part(max_length=64)], alone: bool = False) -> Response:
        """A first game, with others or alone: the table, with somebody who explains."""
        known, lang = known_game(game), language_of(request)
        steps = known.course(alone)
        if not steps:
            return RedirectResponse(f"/rules/{game}", 303)
        view = await server.works.aside(lesson_view, server.boards, known, steps[0], lang, None, None)
        return pages.write(
            request,
            "table.html",
            view=view,
            picture="",
            covered=False,
            url=f"/learn/{game}",
            of="",
            lesson=game,
            lessons=len(steps),
            puzzle=None,
            alone=alone,
            open_tables=server.settings.open_tables,
        )

    @router.get("/t/{table}")
    async def table_page(request: Request, table: str, seat: Seat = None) -> Response:
        """The table; a browser that holds a seat sits down there by itself."""
        live = await server.rooms.get(table)
        held = held_seats(request, live)
        if seat is None and held and "watch" not in request.query_params:
            return RedirectResponse(f"/t/{table}?seat={held[0]}{_looked_at(request)}", 303)
        if seat is not None and seat not in held:  # an address that was copied from somebody's bar
            return RedirectResponse(f"/t/{table}?watch&of={seat}{_looked_at(request)}", 303)
        stray = request.query_params.get("of", "")
        names = live.room.names(language_of(request))
        of = names[int(stray)] if stray.isascii() and stray.isdigit() and int(stray) < len(names) and seat is None else ""
        viewer = await come(request, live, seat)
        view, covered = await view_of(live, request, viewer, shape_of(request)), hides_something(live.room, held)
        if covered:  # who of those at this screen has opened it?
            view |= {"log": [], "text": "", "ask": ""}
        alone = is_alone(live.room.game, len(live.room.seats))
        return pages.write(
            request,
            "table.html",
            view=view,
            picture="" if covered else server.boards.whole(view["board"]),
            covered=covered,
            url=f"/t/{table}",
            of=of,
            lesson="",
            lessons=len(live.room.game.course(alone)),
            puzzle=None,
            alone=alone,
            open_tables=server.settings.open_tables,
        )

    @router.get("/t/{table}/next")
    async def next_table(request: Request, table: str, seat: Annotated[int, Query(ge=0, le=63)]) -> Response:
        """The rematch, one seat further: its owners hold it by the same devices."""
        live = await server.rooms.get(table)
        viewer, following = await come(request, live, seat), live.room.next_table
        if following is None:
            return RedirectResponse(f"/t/{table}?seat={seat}", 303)
        return RedirectResponse(f"/t/{following}?seat={(viewer + 1) % len(live.room.seats)}", 303)

    @router.get("/waiting")
    async def waiting(request: Request, but: Annotated[str, Query(max_length=64)] = "") -> Response:
        """The next table that waits for this browser, the oldest first; the first page if none does."""
        asked = [table for table in await my_tables(server, request) if table["you"] and table["id"] != but]
        return RedirectResponse(asked[-1]["url"] if asked else "/", 303, headers={"cache-control": "no-store"})

    @router.get("/rules/{game}")
    async def rules(request: Request, game: Annotated[str, Part(max_length=64)]) -> Response:
        """The rules of a game, in our own words."""
        known, lang = known_game(game), language_of(request)
        body = Markup(catalogue.rules_html(known, lang))  # our own text, by a renderer that lets no HTML through
        return pages.write(request, "rules.html", game=catalogue.described(known, lang), body=body)

    @router.get("/favicon.ico")
    async def icon() -> Response:
        """What browsers ask for unasked."""
        return RedirectResponse("/static/icon.svg", 308)

    return router


def _looked_at(request: Request) -> str:
    """The step of a finished game that an address leads to, and whose eyes it is seen with: what a redirection keeps of it."""
    asked = {name: request.query_params.get(name, "") for name in ("step", "eyes")}
    return "".join(f"&{name}={value}" for name, value in asked.items() if value.isascii() and value.isdigit() and len(value) < 7)
