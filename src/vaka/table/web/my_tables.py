"""The tables of a browser, as its first page lists them."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final

from vaka.engine.names import SPECTATOR
from vaka.engine.words import listed
from vaka.table.game.refusals import Refused, known_game
from vaka.table.gate.languages import language_of
from vaka.table.shown.views import ending
from vaka.table.store.people import results_of
from vaka.table.web.visitors import shown_by

if TYPE_CHECKING:
    from fastapi import Request

    from vaka.table.game.stored import StoredGame
    from vaka.table.store.people import Result
    from vaka.table.web.server import Server

MINE: Final = 20
"""So many of a visitor's tables are listed on the first page."""


async def my_tables(server: Server, request: Request) -> list[dict[str, Any]]:
    """The tables where this browser holds a seat, or which it has set up, the newest first."""
    secret = shown_by(request).browser
    if secret is None:
        return []
    found = await asyncio.to_thread(server.store.held_games, secret, MINE)
    over = [stored.id for stored, _ in found if stored.ended is not None]
    results = await asyncio.to_thread(results_of, server.store.engine, over) if over else {}
    return [await _listed(server, stored, seats, language_of(request), results.get(stored.id)) for stored, seats in found]


async def _listed(server: Server, stored: StoredGame, held: list[int], lang: str, result: Result | None) -> dict[str, Any]:
    """A table of one's own, in a line. Games that are over need not be read again."""
    url = f"/t/{stored.id}?seat={held[0]}" if held else f"/t/{stored.id}"
    try:
        game = known_game(stored.game)
        words = game.seat_words(len(stored.seats))
        names, asked, turn, step = [who.name for who in stored.seats], False, "", 0
        if stored.ended is None:
            room = (await server.rooms.get(stored.id)).room
            turn, step = (
                listed([room.names(lang)[seat] for seat in room.waiting()], lang),
                room.history.heard(SPECTATOR, len(room.history)),
            )
            names, asked = room.names(lang), any(seat in held and room.seats[seat].is_human for seat in room.waiting())
    except Refused:
        unknown = {"seats": [], "you": False, "turn": "", "step": 0, "day": "", "over": True, "picture": None, "ending": ""}
        return {"id": stored.id, "url": url, "title": stored.game, **unknown}
    seats = [
        {"word": word, "name": name or game.seat_name(len(words), number, lang), "bot": stored.seats[number].kind == "bot"}
        for number, (word, name) in enumerate(zip(words, names, strict=True))
    ]
    return {
        "id": stored.id,
        "url": url,
        "title": game.title,
        "seats": seats,
        "you": asked,
        "turn": turn,
        "step": step,
        "day": time.strftime("%Y-%m-%d", time.gmtime(stored.ended or stored.created)),
        "picture": f"/api/v1/games/{game.id}/picture.svg" if game.board is not None else None,
        "ending": ending(result.how, result.winners, [str(seat["name"]) for seat in seats], lang) if result is not None else "",
        "over": stored.ended is not None,
    }
