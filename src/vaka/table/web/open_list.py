"""The open tables, as everybody sees them."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from vaka.engine.errors import UnknownGame
from vaka.engine.registry import game as find_game
from vaka.table.shown.catalogue import chosen
from vaka.table.store.doors import open_tables

if TYPE_CHECKING:
    from vaka.table.store.doors import OpenTable
    from vaka.table.web.server import Server


async def open_list(server: Server, lang: str) -> list[dict[str, Any]]:
    """What everybody may know of the open tables, the newest first."""
    settings, now = server.settings, time.time()
    if not settings.open_tables:
        return []
    found = await asyncio.to_thread(open_tables, server.store.engine, now - settings.open_time, settings.open_listed)
    return [shown for one in found if (shown := _shown(one, lang, now)) is not None]


def _shown(one: OpenTable, lang: str, now: float) -> dict[str, Any] | None:
    try:
        game = find_game(one.game)
    except UnknownGame:
        return None
    count = len(one.seats)
    seats = [
        {
            "word": word,
            "name": "" if is_free else name or game.seat_name(count, seat, lang),
            "free": is_free,
            "bot": kind == "bot",
        }
        for seat, (word, (name, kind, is_free)) in enumerate(zip(game.seat_words(count), one.seats, strict=True))
    ]
    return {
        "table": one.id,
        "link": f"/t/{one.id}",
        "game": game.id,
        "title": game.title,
        "picture": f"/api/v1/games/{game.id}/picture.svg" if game.board is not None else None,
        "options": chosen(game, one.options, lang),
        "seats": seats,
        "since": datetime.fromtimestamp(one.opened, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        "minutes": max(0, int((now - one.opened) / 60)),
    }
