"""A browser is forgotten: its name, and the games that are over. Those in play stay its own."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from vaka.table.seats.owners import BROWSER, Change, Device
from vaka.table.store.people import browsers_of
from vaka.table.store.rows import Rows

if TYPE_CHECKING:
    from vaka.table.live.memory import Rooms
    from vaka.table.live.table import Live
    from vaka.table.seats.owners import Owners


async def forget(rooms: Rooms, secret_hash: str) -> None:
    """Forget the name of a browser, on all that go by it, and that they played the games that are over."""
    held: dict[str, list[Device]] = {}
    for browser in await asyncio.to_thread(browsers_of, rooms.store.engine, secret_hash):
        for table, device in await asyncio.to_thread(rooms.store.seats_of, browser):
            if device.kind == BROWSER:
                held.setdefault(table, []).append(device)
    games = await asyncio.to_thread(rooms.store.games, list(held))
    for table in [game.id for game in games if game.ended is not None]:
        live = rooms.loaded(table)
        if live is not None:
            await live.in_turn(partial(_leave, live, held[table]))
        else:
            owners = await asyncio.to_thread(rooms.store.owners, table)
            await rooms.writer.write(Rows().own(table, _leaving(owners, held[table])))
    await rooms.writer.write(Rows(nameless=[secret_hash]))


async def _leave(live: Live, devices: list[Device]) -> None:
    await live.hand_on(_leaving(live.owners, devices))


def _leaving(owners: Owners, devices: list[Device]) -> Change:
    """These devices go, and the second ways that would bring them back."""
    gone = {device.secret_hash for device in devices}
    return Change(ended=devices, used=[one for one in owners.invitations if any(map(one.replaces, gone))])
