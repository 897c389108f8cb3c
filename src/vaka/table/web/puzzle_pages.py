"""Puzzles: their pages, and what those ask for. The server keeps nothing of who has solved what."""

from __future__ import annotations

from datetime import UTC, date, datetime
from itertools import groupby
from typing import TYPE_CHECKING, Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import JSONResponse, Response
from pydantic import BaseModel, Field

from vaka.table.game.refusals import Refused, known_game
from vaka.table.gate.guard import PICTURE_POLICY
from vaka.table.gate.languages import language_of
from vaka.table.protocol.messages import Number, Text
from vaka.table.protocol.shapes import AboutShape, HelpShape, PuzzleShape, TriedShape, ViewShape
from vaka.table.shown import answers, puzzles
from vaka.table.web.api import REFUSALS, Language, PictureShape
from vaka.table.web.help_api import Called
from vaka.table.web.server import Server

if TYPE_CHECKING:
    from vaka.engine.game import Game
    from vaka.table.web.pages import Pages

MOST: Final = 100
"""So many actions a whole move has at most."""
Name = Annotated[str, Path(max_length=64)]
Step = Annotated[int, Query(ge=1, le=puzzles.STEPS, description="the first hint, the second or the solution")]
Played = Annotated[list[Number], Field(max_length=MOST)]
SEVERAL: Final = rf"^(\d{{1,9}}(,\d{{1,9}}){{0,{MOST - 1}}})?$"
After = Annotated[str, Query(pattern=SEVERAL, description="actions that were played there, with commas between them")]
KEPT = {"cache-control": "no-store"}


class Try(BaseModel):
    """What somebody would play: an action by its number, several, or as it is typed; `done` is how the move has begun."""

    action: Number | None = None
    actions: Played = []
    notation: Text | None = None
    done: Played = []


def today() -> date:
    """The day, which is the same for everybody: that of UTC."""
    return datetime.now(UTC).date()


def build_puzzle_pages(server: Server, pages: Pages) -> APIRouter:
    """The two pages, and the routes under /api/v1."""
    router = APIRouter(responses=REFUSALS)

    @router.get("/puzzles", include_in_schema=False)
    async def index(request: Request) -> Response:
        """All of them, and that of the day."""
        lang, day = language_of(request), today()
        shown = await server.works.aside(_listed, lang, day)
        return pages.write(request, "puzzles.html", day=day.isoformat(), **shown)

    @router.get("/puzzles/{game}/{puzzle}", include_in_schema=False)
    async def page(request: Request, game: Name, puzzle: Name) -> Response:
        """One of them: the table in its position."""
        known, lang = known_game(game), language_of(request)
        view = await server.works.aside(puzzles.view_of, server.boards, known, puzzle, lang, None, ())
        about = await server.works.aside(puzzles.described, known, puzzle, lang, today())
        return pages.write(
            request,
            "table.html",
            view=view,
            picture="",
            covered=False,
            url=f"/puzzles/{game}/{puzzle}",
            of="",
            lesson="",
            lessons=0,
            puzzle=about,
            alone=False,
            open_tables=False,
        )

    _add_answers(router, server)
    return router


def _listed(lang: str, day: date) -> dict[str, Any]:
    daily = puzzles.of_the_day(day)
    return {"today": None if daily is None else _daily(*daily, lang), "games": [_of_game(game) for game in puzzles.with_puzzles()]}


def _daily(game: Game, key: str, lang: str) -> dict[str, Any]:
    picture = f"/api/v1/games/{game.id}/puzzles/{key}.svg?lang={lang}" if game.board is not None else None
    return {"game": game.id, "title": game.title, "key": key, "picture": picture, **puzzles.missed_by(game, key, lang)}


def _of_game(game: Game) -> dict[str, Any]:
    listed = puzzles.listed(game)
    numbered = [(one["level"], number, one["key"]) for number, one in enumerate(listed, 1)]
    levels = [
        (level, [(number, key) for _, number, key in those]) for level, those in groupby(numbered, key=lambda entry: entry[0])
    ]
    return {"id": game.id, "title": game.title, "count": len(listed), "first": listed[0]["key"], "levels": levels}


def _add_answers(router: APIRouter, server: Server) -> None:
    root = "/api/v1/games/{game}/puzzles"

    @router.get(root, response_model=list[PuzzleShape])
    async def listed(game: Name, lang: Language = None) -> JSONResponse:
        """The puzzles of a game, the easiest first."""
        return JSONResponse(await server.works.aside(puzzles.listed, known_game(game)))

    @router.get(root + "/{puzzle}.svg", response_class=Response)
    async def picture(request: Request, game: Name, puzzle: Name, lang: Language = None) -> Response:
        """The position of a puzzle."""
        drawing = await server.works.aside(puzzles.picture, known_game(game), puzzle, language_of(request))
        if drawing is None:
            raise Refused("no-picture", 404)
        headers = {"cache-control": "public, max-age=3600", "content-security-policy": PICTURE_POLICY}
        return Response(drawing, media_type="image/svg+xml", headers=headers)

    @router.get(root + "/{puzzle}/view", response_model=ViewShape)
    async def view(
        request: Request, game: Name, puzzle: Name, lang: Language = None, shape: PictureShape = None, after: After = ""
    ) -> JSONResponse:
        """The table of a puzzle, as the seat that is asked sees it."""
        found, reader = known_game(game), language_of(request)
        shown = await server.works.aside(puzzles.view_of, server.boards, found, puzzle, reader, shape, _played(after))
        return JSONResponse(shown, headers=KEPT)

    @router.get(root + "/{puzzle}/about", response_model=AboutShape)
    async def about(
        request: Request, game: Name, puzzle: Name, of: Called, lang: Language = None, after: After = ""
    ) -> JSONResponse:
        """What there is to know of a place on the board of a puzzle."""
        found, reader = known_game(game), language_of(request)
        told = await server.works.aside(lambda: answers.about(*puzzles.room_of(found, puzzle, _played(after)), reader, of))
        if told is None:
            raise Refused("no-such-place", 404)
        return JSONResponse(told, headers=KEPT)

    @router.get(root + "/{puzzle}/places", response_model=list[AboutShape])
    async def places(request: Request, game: Name, puzzle: Name, lang: Language = None, after: After = "") -> JSONResponse:
        """What there is to know of every place on the board of a puzzle."""
        found, reader = known_game(game), language_of(request)
        told = await server.works.aside(lambda: answers.everything(*puzzles.room_of(found, puzzle, _played(after)), reader))
        return JSONResponse(told, headers=KEPT)

    @router.get(root + "/{puzzle}/hint", response_model=HelpShape)
    async def hint(request: Request, game: Name, puzzle: Name, step: Step, lang: Language = None) -> JSONResponse:
        """A hint: what kind of action it is, where it begins, and at last which it is."""
        found, reader = known_game(game), language_of(request)
        return JSONResponse(await server.works.aside(puzzles.hint, found, puzzle, step, reader), headers=KEPT)

    @router.post(root + "/{puzzle}/try", response_model=TriedShape)
    async def attempt(request: Request, game: Name, puzzle: Name, said: Try, lang: Language = None) -> JSONResponse:
        """Whether a decision is the solution; if not, what it costs; `on`: more belongs to it. The solution is not told here."""
        found, reader = known_game(game), language_of(request)
        actions = said.actions or ([] if said.action is None else [said.action])
        told = await server.works.aside(puzzles.tried, found, puzzle, said.done, actions, said.notation, reader)
        return JSONResponse(told, headers=KEPT)


def _played(after: str) -> tuple[int, ...]:
    """The actions in an address."""
    return tuple(int(number) for number in after.split(",") if number)
