"""What a person at a table asks for, over HTTP: words about the board, and a first game."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field, StrictStr

from vaka.table.game.refusals import Refused, known_game
from vaka.table.gate.addresses import address_of
from vaka.table.gate.languages import language_of
from vaka.table.live.new_tables import resume
from vaka.table.protocol.messages import Number, Word
from vaka.table.protocol.shapes import AboutShape, BeliefShape, LessonShape, LinkShape, RematchShape, ViewShape
from vaka.table.shown import answers, beliefs, course
from vaka.table.shown.answers import When
from vaka.table.web.api import REFUSALS, Language, PictureShape, Seat, TableId
from vaka.table.web.seats_api import link_to
from vaka.table.web.server import Server
from vaka.table.web.visitors import come, keep, visitor_of

Ply = Annotated[int | None, Query(ge=0, le=2**31 - 1, description="of an earlier position")]
Eyes = Annotated[int | None, Query(ge=0, le=63, description="after the end: as this seat saw it")]
Name = Annotated[str, Path(max_length=64)]
After = Annotated[int | None, Query(ge=0, le=2**31 - 1, description="an action that was played there")]
Alone = Annotated[bool, Query(description="the lessons of the game that one plays alone")]
KEPT = {"cache-control": "no-store"}
Called = Annotated[list[Word], Query(max_length=12, description="names of the part that is pointed at, the innermost first")]


class LinkMeant(BaseModel):
    """An invitation, as it stands in the address."""

    link: Annotated[StrictStr, Field(pattern=r"^/s/[\w-]{1,64}$")]


class PlyMeant(BaseModel):
    """After how many plies, and on which seat; without one, where somebody is asked there."""

    ply: Number
    seat: Number | None = None


def build_help_api(server: Server) -> APIRouter:
    """The routes under /api/v1."""
    api = APIRouter(prefix="/api/v1", responses=REFUSALS)

    @api.get("/tables/{table}/about", response_model=AboutShape)
    async def about(
        request: Request,
        table: TableId,
        of: Called,
        seat: Seat = None,
        lang: Language = None,
        ply: Ply = None,
        eyes: Eyes = None,
    ) -> JSONResponse:
        """What there is to know of a place on the board: the first of these names that is one."""
        live = await server.rooms.get(table)
        viewer = await come(request, live, seat)
        told = await server.works.aside(answers.about, live.room, viewer, language_of(request), of, When(ply, eyes))
        if told is None:
            raise Refused("no-such-place", 404)
        return JSONResponse(told, headers=KEPT)

    @api.get("/tables/{table}/places", response_model=list[AboutShape])
    async def places(
        request: Request, table: TableId, seat: Seat = None, lang: Language = None, ply: Ply = None, eyes: Eyes = None
    ) -> JSONResponse:
        """What there is to know of every place on the board."""
        live = await server.rooms.get(table)
        viewer = await come(request, live, seat)
        told = await server.works.aside(answers.everything, live.room, viewer, language_of(request), When(ply, eyes))
        return JSONResponse(told, headers=KEPT)

    @api.get("/tables/{table}/belief", response_model=BeliefShape)
    async def belief(
        request: Request,
        table: TableId,
        of: Annotated[Word, Query(description="a place of the board that hides something")],
        seat: Seat = None,
        lang: Language = None,
        ply: Ply = None,
        eyes: Eyes = None,
    ) -> JSONResponse:
        """What could lie hidden at a place, with chances, from what you know alone; of a game that is over, also what did."""
        live = await server.rooms.get(table)
        viewer = await come(request, live, seat)
        if not live.room.hints:
            raise Refused("hints-off", 403)
        asked, dump = await server.works.aside(beliefs.asked, live.room, viewer, of, When(ply, eyes), lock=live.lock)
        rows = await server.believing.rows(live.room, dump)
        told = await server.works.aside(beliefs.told, asked, rows[asked.place], language_of(request))
        return JSONResponse(told, headers=KEPT)

    @api.post("/links", response_model=LinkShape)
    async def link(request: Request, meant: LinkMeant) -> JSONResponse:
        """An invitation that you have, as a picture to be photographed."""
        return JSONResponse(link_to(request, meant.link.removeprefix("/"), None), headers=KEPT)

    @api.post("/tables/{table}/resume", status_code=201, response_model=RematchShape)
    async def play_on(request: Request, table: TableId, meant: PlyMeant, lang: Language = None) -> JSONResponse:
        """Play on from a position of a game that is over, or of a record: a new table, with bots on the other seats."""
        if not server.limits.may_open(address_of(request)):
            raise Refused("too-many-tables", 429)
        live, visitor = await server.rooms.get(table), await visitor_of(server, request)
        opened, seat, ways = await resume(server.rooms, live.room, meant.ply, visitor, meant.seat)
        told = {"table": opened, "link": f"/t/{opened}?seat={seat}", "seat": seat}
        answer = JSONResponse(told, 201, headers=KEPT)
        keep(visitor, answer, request, ways)
        return answer

    _add_lessons(api, server)
    return api


def _add_lessons(api: APIRouter, server: Server) -> None:
    @api.get("/games/{game}/lessons", response_model=list[LessonShape])
    async def lessons(request: Request, game: Name, lang: Language = None, alone: Alone = False) -> JSONResponse:
        """A first game, step by step."""
        return JSONResponse(await server.works.aside(course.lessons, known_game(game), language_of(request), alone))

    @api.get("/games/{game}/lessons/{lesson}/view", response_model=ViewShape)
    async def lesson(
        request: Request, game: Name, lesson: Name, lang: Language = None, shape: PictureShape = None, after: After = None
    ) -> JSONResponse:
        """The table of a step, as whoever learns sees it."""
        found = known_game(game)
        step, reader = course.find(found, lesson), language_of(request)
        shown = await server.works.aside(course.lesson_view, server.boards, found, step, reader, shape, after)
        return JSONResponse(shown, headers=KEPT)

    @api.get("/games/{game}/lessons/{lesson}/about", response_model=AboutShape)
    async def lesson_about(
        request: Request, game: Name, lesson: Name, of: Called, lang: Language = None, after: After = None
    ) -> JSONResponse:
        """What there is to know of a place on the board of a step."""
        found = known_game(game)
        step, reader = course.find(found, lesson), language_of(request)
        told = await server.works.aside(lambda: answers.about(*course.room_of(found, step, after), reader, of))
        if told is None:
            raise Refused("no-such-place", 404)
        return JSONResponse(told, headers=KEPT)

    @api.get("/games/{game}/lessons/{lesson}/places", response_model=list[AboutShape])
    async def lesson_places(request: Request, game: Name, lesson: Name, lang: Language = None, after: After = None) -> JSONResponse:
        """What there is to know of every place on the board of a step."""
        found = known_game(game)
        step, reader = course.find(found, lesson), language_of(request)
        told = await server.works.aside(lambda: answers.everything(*course.room_of(found, step, after), reader))
        return JSONResponse(told, headers=KEPT)
