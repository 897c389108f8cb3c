"""The table over HTTP, as JSON: create, sit, watch, act, undo, export. The same verbs as over WebSocket."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Path, Query, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from pydantic import BaseModel, Field, StrictBool, StrictStr, model_validator

from vaka.engine.names import SPECTATOR
from vaka.table.game.away import LONGEST, Away
from vaka.table.game.clocks import Clock
from vaka.table.game.refusals import Refused, known_game
from vaka.table.gate.addresses import address_of
from vaka.table.gate.guard import PICTURE_POLICY
from vaka.table.gate.languages import language_of
from vaka.table.live.new_tables import Opened, Place, open_record, open_table, rematch
from vaka.table.live.outgoing import Where
from vaka.table.live.screens import Watcher
from vaka.table.live.table import Live
from vaka.table.protocol.messages import VERBS, Message, Text, Word
from vaka.table.protocol.shapes import (
    BotShape,
    GameShape,
    HintShape,
    OpenedShape,
    RefusedShape,
    RematchShape,
    TableShape,
    ViewShape,
)
from vaka.table.seats.owners import HOST
from vaka.table.settings import Settings
from vaka.table.shown import catalogue
from vaka.table.shown.records import record_text
from vaka.table.web.server import Server
from vaka.table.web.visitors import come, held_seats, keep, shown_by, visitor_of

Language = Annotated[Literal["en", "fr", "de"] | None, Query(description="of what is shown; without it the browser's")]
PictureShape = Annotated[Literal["wide", "tall"] | None, Query(description="of the picture, where a game has several")]
TableId = Annotated[str, Path(max_length=64, description="the public name of a table")]
Seat = Annotated[int | None, Query(ge=0, le=63, description="a seat that you hold; without it you are a spectator")]
OwnSeat = Annotated[int, Query(ge=0, le=63, description="the seat that you hold and play")]
LONG = "public, max-age=31536000, immutable"
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": RefusedShape, "description": meaning}
    for status, meaning in {
        403: "not your seat, or a foreign page",
        404: "no such table, seat, game or ply",
        409: "not possible now: the reason, and the rule's paragraph",
        413: "too large",
        422: "not understood",
        429: "too fast, or too many",
        500: "something went wrong on the server",
        503: "the store does not answer",
    }.items()
}


class SeatWish(BaseModel):
    """Who is to sit on a seat; that of a human belongs to whoever takes up its invitation, or to you from the start.

    By `key`: the answer has a bearer key for it. At your `screen`: the cookie of your browser is the key.
    """

    kind: Literal["human", "bot"] = "human"
    name: Text = ""
    bot: Word | None = None
    owner: Literal["invited", "screen", "key"] = "invited"


class AwayWish(BaseModel):
    """What happens when an owner is away: the table waits, or a bot plays after so many seconds until they are back."""

    then: Literal["wait", "bot"] = "bot"
    after: Annotated[float, Field(ge=0, le=LONGEST)] | None = None
    bot: Word = "greedy"


class ClockWish(BaseModel):
    """For how long everybody may think: a `bank` of seconds for the whole game, or so many for each `move`.

    A bank may grow by an `increment` of seconds with every turn that its player has ended. Clocks run once all have sat down.
    Who has no time left is treated as whoever is away: the table waits, or a bot plays on.
    """

    kind: Literal["bank", "move"]
    seconds: Annotated[float, Field(ge=1, le=LONGEST)]
    increment: Annotated[float, Field(ge=0, le=3600)] = 0.0

    @model_validator(mode="after")
    def _only_banks_grow(self) -> ClockWish:
        if self.kind == "move" and self.increment:
            raise ValueError("a clock for each move has no increment")
        return self


class TableWish(BaseModel):
    """A table to be opened."""

    game: Word
    options: dict[Word, StrictStr | StrictBool] = Field(default_factory=dict, max_length=64)
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=16)]
    shuffle: StrictBool = False
    away: AwayWish | None = None
    clock: ClockWish | None = None
    hook: Annotated[StrictStr, Field(max_length=500, pattern=r"^https?://[^\s]+$")] | None = None
    hints: StrictBool = True
    public: Annotated[StrictBool, Field(description="may anybody on this server sit down on a free seat?")] = False
    host: Literal["screen", "key"] = "key"


def build_api(server: Server) -> APIRouter:
    """The routes under /api/v1."""
    api = APIRouter(prefix="/api/v1", responses=REFUSALS)
    _add_catalogue(api, server)
    _add_tables(api, server)
    _add_verbs(api, server)
    return api


def _add_catalogue(api: APIRouter, server: Server) -> None:
    @api.get("/games", response_model=list[GameShape])
    async def games(request: Request, lang: Language = None) -> JSONResponse:
        """Every game, with its options and their meaning."""
        return JSONResponse(catalogue.games(language_of(request)))

    @api.get("/bots", response_model=list[BotShape])
    async def bots(request: Request, lang: Language = None) -> JSONResponse:
        """Every bot."""
        return JSONResponse(catalogue.bot_list(language_of(request)))

    @api.get("/games/{game}/picture.svg", response_class=Response)
    async def picture(
        game: Annotated[str, Path(max_length=64)], theme: Annotated[Literal["auto", "light", "dark"], Query()] = "auto"
    ) -> Response:
        """What a game looks like at its start."""
        drawing = catalogue.picture(known_game(game), theme)
        if drawing is None:
            raise Refused("no-picture", 404)
        return _svg(drawing, "public, max-age=3600")

    @api.get("/games/{game}/lessons/{lesson}.svg", response_class=Response)
    async def lesson_picture(
        request: Request,
        game: Annotated[str, Path(max_length=64)],
        lesson: Annotated[str, Path(max_length=64)],
        lang: Language = None,
    ) -> Response:
        """The position of a lesson; rules texts show them."""
        drawing = catalogue.lesson_picture(known_game(game), lesson, language_of(request))
        if drawing is None:
            raise Refused("no-picture", 404)
        return _svg(drawing, "public, max-age=3600")

    @api.get("/boards/{name}.svg", response_class=Response)
    async def board(name: Annotated[str, Path(max_length=64)]) -> Response:
        """The static part of a game's picture; views tell its address."""
        drawing = server.boards.get(name)
        if drawing is None:
            raise Refused("no-such-table", 404)
        return _svg(drawing, LONG)


def _svg(drawing: str, cache: str) -> Response:
    headers = {"cache-control": cache, "content-security-policy": PICTURE_POLICY}
    return Response(drawing, media_type="image/svg+xml", headers=headers)


def _add_tables(api: APIRouter, server: Server) -> None:
    @api.post("/tables", status_code=201, response_model=OpenedShape)
    async def open_a_table(request: Request, wish: TableWish, lang: Language = None) -> JSONResponse:
        """Open a table. Keys of seats that are yours and invitations to the others are told here, once."""
        if not server.limits.may_open(address_of(request)):
            raise Refused("too-many-tables", 429)
        if wish.hook is not None:
            _check_hook(wish.hook, server.settings)
        places = [Place(seat.kind, seat.name, seat.bot, seat.owner) for seat in wish.seats]
        at_screen = wish.host == "screen" or any(place.owner == "screen" for place in places)
        visitor = await visitor_of(server, request) if at_screen else None
        opened = await open_table(
            server.rooms,
            wish.game,
            wish.options,
            places,
            shuffle=wish.shuffle,
            away=_away(wish.away, server.settings.away_time)._replace(clock=_clock(wish.clock), hook=wish.hook),
            hints=wish.hints,
            public=wish.public,
            visitor=visitor,
        )
        answer = JSONResponse(_opened(opened), 201, headers={"cache-control": "no-store"})
        if visitor is not None:
            keep(visitor, answer, request, opened.ways)
        return answer

    @api.post("/records", status_code=201, response_model=TableShape)
    async def open_a_record(
        request: Request, text: Annotated[str, Body(media_type="text/plain")] = "", lang: Language = None
    ) -> JSONResponse:
        """Open a record: a table where it can be looked at."""
        if not server.limits.may_open(address_of(request)):
            raise Refused("too-many-tables", 429)
        table = await open_record(server.rooms, text)
        return JSONResponse({"table": table, "link": f"/t/{table}"}, 201)

    @api.get("/tables/{table}", response_model=ViewShape)
    async def view(
        request: Request, table: TableId, seat: Seat = None, lang: Language = None, shape: PictureShape = None
    ) -> Response:
        """What you may see of a table now."""
        live = await server.rooms.get(table)
        return await shown(live, request, await come(request, live, seat), shape)

    @api.get("/tables/{table}/positions/{ply}", response_model=ViewShape)
    async def position(
        request: Request,
        table: TableId,
        ply: Annotated[int, Path(ge=0, le=2**31 - 1)],
        seat: Seat = None,
        lang: Language = None,
        shape: PictureShape = None,
        eyes: Seat = None,
    ) -> JSONResponse:
        """How a table stood after so many plies; after the end, when nothing is secret, also as the seat `eyes` saw it."""
        live = await server.rooms.get(table)
        viewer = await come(request, live, seat)
        if eyes is not None:
            if live.room.over is None or eyes >= len(live.room.seats):
                raise Refused("not-your-seat", 403)
            viewer = eyes
        return JSONResponse(await live.past(viewer, language_of(request), ply, held_seats(request, live), shape))

    @api.get("/tables/{table}/hint", response_model=HintShape)
    async def hint(request: Request, table: TableId, seat: OwnSeat, lang: Language = None) -> JSONResponse:
        """What a strong player would consider in your place now, from what your seat knows alone."""
        live = await server.rooms.get(table)
        viewer = await come(request, live, seat)
        found = await server.hinting.hint(live.room, live.lock, viewer, language_of(request))
        return JSONResponse(found, headers={"cache-control": "no-store"})

    @api.get("/tables/{table}/record", response_class=PlainTextResponse)
    async def record(request: Request, table: TableId, seat: Seat = None) -> PlainTextResponse:
        """The record: your share while the game runs, all of it after the end."""
        live = await server.rooms.get(table)
        viewer = await come(request, live, seat)
        text = await server.works.aside(record_text, live.room, viewer, lock=live.lock)
        name = f'attachment; filename="{live.room.game.id}-{table}.vaka"'
        return PlainTextResponse(text, headers={"content-disposition": name, "cache-control": "no-store"})


def _opened(opened: Opened) -> dict[str, Any]:
    room, words = opened.room, opened.room.game.seat_words(len(opened.room.seats))
    seats: list[dict[str, Any]] = []
    for seat, sitting in enumerate(room.seats):
        shown: dict[str, Any] = {
            "seat": seat,
            "word": words[seat],
            "kind": sitting.kind,
            "name": sitting.name,
            "place": opened.places[seat],
        }
        if key := opened.keys.get(seat):
            shown["token"] = key
        if invitation := opened.invitations.get(seat):
            shown["link"] = f"/s/{invitation}"
        seats.append(shown)
    return {"table": room.id, "seats": seats, "spectator": f"/t/{room.id}", "host": opened.keys.get(HOST)}


def _clock(wish: ClockWish | None) -> Clock | None:
    return None if wish is None else Clock(wish.kind, wish.seconds, wish.increment)


def _away(wish: AwayWish | None, otherwise: float) -> Away:
    if wish is None:
        return Away("bot", otherwise)
    return Away("wait") if wish.then == "wait" else Away("bot", wish.after if wish.after is not None else otherwise, wish.bot)


def _check_hook(url: str, settings: Settings) -> None:
    try:
        Where.read(url, settings.hook_ports)
    except ValueError:
        raise Refused("bad-hook", 422) from None


async def shown(live: Live, request: Request, viewer: int, shape: str | None = None) -> Response:
    """The whole view of a viewer."""
    watcher = Watcher(viewer, language_of(request), held_seats(request, live), shape, shown=shown_by(request))
    return Response(await live.message(watcher), media_type="application/json", headers={"cache-control": "no-store"})


async def view_of(live: Live, request: Request, viewer: int, shape: str | None = None) -> dict[str, Any]:
    """The same as data."""
    view: dict[str, Any] = json.loads(bytes((await shown(live, request, viewer, shape)).body))
    return view


def _add_verbs(api: APIRouter, server: Server) -> None:
    def add(verb: str, model: type[Message]) -> None:
        async def perform(
            request: Request, table: TableId, seat: OwnSeat, said: Message, lang: Language = None, shape: PictureShape = None
        ) -> Response:
            live = await server.rooms.get(table)
            request.state.room = live.room
            viewer = await come(request, live, seat)
            await live.perform(viewer, said, shown_by(request))  # type: ignore[arg-type]
            return await shown(live, request, viewer, shape)

        perform.__annotations__["said"] = model
        perform.__doc__ = model.__doc__
        perform.__name__ = verb
        api.add_api_route(f"/tables/{{table}}/{verb}", perform, methods=["POST"], response_model=ViewShape)

    for verb, model in VERBS.items():
        add(verb, model)

    @api.post("/tables/{table}/rematch", status_code=201, response_model=RematchShape)
    async def again(request: Request, table: TableId, seat: OwnSeat) -> JSONResponse:
        """After the end: the same players again, one seat further. Your key holds for the new seat as well."""
        live = await server.rooms.get(table)
        viewer = await come(request, live, seat)
        if viewer == SPECTATOR:
            raise Refused("no-seat", 403)
        following = await rematch(server.rooms, live, lambda: server.limits.may_open(address_of(request)))
        return JSONResponse({**(live.rematch(viewer) or {}), "table": following, "seat": (viewer + 1) % len(live.room.seats)}, 201)
