"""A browser's own page: a name that lasts without an account, its games, and how they went against whom."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from vaka.engine.errors import UnknownGame
from vaka.engine.registry import game as find_game
from vaka.table.game.refusals import Refused
from vaka.table.gate.languages import language_of
from vaka.table.live.forgetting import forget
from vaka.table.protocol.messages import clean
from vaka.table.protocol.phrases import bot_label
from vaka.table.seats.tokens import hashed, new_table
from vaka.table.shown.views import ending
from vaka.table.store.people import Naming, played_by
from vaka.table.store.rows import Rows
from vaka.table.web.forms import form_of, with_form
from vaka.table.web.visitors import name_of, shown_by, visitor_of

if TYPE_CHECKING:
    from vaka.engine.game import Game
    from vaka.table.store.people import Opponent, Played
    from vaka.table.web.pages import Pages
    from vaka.table.web.server import Server

COUNTED: Final = 1000
"""So many of the last games are counted."""
LISTED: Final = 50
"""So many of them are listed."""


@dataclass
class Tally:
    """How games went."""

    games: int = 0
    won: int = 0
    lost: int = 0

    def add(self, *, won: bool, lost: bool) -> None:
        """One more."""
        self.games += 1
        self.won += won
        self.lost += lost


def build_my_page(server: Server, pages: Pages) -> APIRouter:
    """The routes. The page is shown to this browser alone."""
    router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

    @router.get("/me")
    async def mine(request: Request) -> Response:
        """The name, the games and the results of whoever uses this browser."""
        secret_hash, lang = shown_by(request).browser, language_of(request)
        engine = server.store.engine
        played = await asyncio.to_thread(played_by, engine, secret_hash, COUNTED) if secret_hash else []
        known = bool(secret_hash and await asyncio.to_thread(server.store.labels_of, secret_hash))
        told = await asyncio.to_thread(summary, played, lang)
        return with_form(pages.write(request, "me.html", name=await name_of(server, request), known=known, **told))

    @router.post("/me")
    async def call_me(request: Request) -> Response:
        """Keep a name for this browser, or change it."""
        name = clean((await form_of(request)).get("name", ""), server.settings.name_length)
        if not name:
            raise Refused("empty", 422)
        visitor = await visitor_of(server, request)
        if visitor.is_new:
            raise Refused("no-tables", 409)
        naming = Naming(hashed(visitor.secret), visitor.label, time.time(), name, new_table())
        await server.writer.write(Rows(namings=[naming]))
        return RedirectResponse("/me", 303, headers={"cache-control": "no-store"})

    @router.post("/me/forget")
    async def forget_me(request: Request) -> Response:
        """Forget the name and the games that are over, on all browsers that go by it."""
        visitor = await visitor_of(server, request)
        if not visitor.is_new:
            await forget(server.rooms, hashed(visitor.secret))
        return RedirectResponse("/me", 303, headers={"cache-control": "no-store"})

    return router


def summary(played: list[Played], lang: str) -> dict[str, Any]:
    """What the page tells of the games that are over. Games that one browser played on several seats count for nobody."""
    games: dict[str, Tally] = {}
    against: dict[tuple[str, str], tuple[str, Tally]] = {}
    lines: list[dict[str, Any]] = []
    for one in played:
        try:
            game = find_game(one.game)
        except UnknownGame:
            continue
        names = [_name(game, other, len(one.seats), lang) for other in one.seats]
        if len(lines) < LISTED:
            lines.append(_line(game, one, names, lang))
        if one.result is None or len(one.held) != 1:
            continue
        own, winners = one.held[0], one.result.winners
        won = own in winners
        games.setdefault(one.game, Tally()).add(won=won, lost=bool(winners) and not won)
        for other in one.seats:
            if other.seat != own:
                _, tally = against.setdefault(_key(other, names), (names[other.seat], Tally()))
                beaten = other.seat in winners
                tally.add(won=won and not beaten, lost=beaten and not won)
    rivals = sorted(against.items(), key=lambda item: (-item[1][1].games, item[1][0]))
    return {
        "games": [{"name": find_game(name).title, "bot": False, "tally": tally} for name, tally in games.items()],
        "rivals": [{"name": name, "bot": kind == "bot", "tally": tally} for (kind, _), (name, tally) in rivals[:LISTED]],
        "lines": lines,
    }


def _key(other: Opponent, names: list[str]) -> tuple[str, str]:
    """Who it was: a person with a name that lasts, a bot, or somebody by the name at the table."""
    if other.kind == "bot":
        return "bot", other.bot or ""
    return ("person", other.person) if other.person is not None else ("name", names[other.seat])


def _name(game: Game, other: Opponent, count: int, lang: str) -> str:
    if other.kind == "bot" and not other.name:
        return bot_label(other.bot or "", lang)
    return other.name or game.seat_name(count, other.seat, lang)


def _line(game: Game, one: Played, names: list[str], lang: str) -> dict[str, Any]:
    words = game.seat_words(len(one.seats))
    return {
        "url": f"/t/{one.id}?seat={one.held[0]}",
        "title": game.title,
        "picture": f"/api/v1/games/{game.id}/picture.svg" if game.board is not None else None,
        "day": time.strftime("%Y-%m-%d", time.gmtime(one.ended)),
        "ending": "" if one.result is None else ending(one.result.how, one.result.winners, names, lang),
        "won": one.result is not None and len(one.held) == 1 and one.held[0] in one.result.winners,
        "seats": [
            {"word": words[other.seat], "name": names[other.seat], "bot": other.kind == "bot", "mine": other.seat in one.held}
            for other in one.seats
        ],
    }
