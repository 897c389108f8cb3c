"""Push messages: whoever is not here is told that it is their turn, that somebody sat down, that the game is over.

What is told is nothing that a spectator would not see. One turn is told once: no more until the player has been here again.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import OrderedDict
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol
from urllib.parse import urlsplit

from vaka.engine.words import listed
from vaka.table.live.outgoing import Call, Outgoing
from vaka.table.live.web_push import Sender, new_key, sealed
from vaka.table.protocol.phrases import say
from vaka.table.seats.owners import BROWSER
from vaka.table.store.rows import Rows
from vaka.table.store.schema import StoreFailure
from vaka.table.store.subscriptions import sender_key, subscriptions_of

if TYPE_CHECKING:
    from collections.abc import Collection

    from vaka.table.game.room import Room
    from vaka.table.live.common import Common
    from vaka.table.live.presence import Presence
    from vaka.table.live.screens import Watcher
    from vaka.table.seats.owners import Owners
    from vaka.table.seats.subscription import Subscription
    from vaka.table.settings import Settings
    from vaka.table.store.reader import Store
    from vaka.table.store.writer import Writer

LOG = logging.getLogger("vaka.table")
GONE: Final = (404, 410)
"""What a push service answers where there is nobody any more."""
KEEPS: Final = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is not there."""
REMEMBERED: Final = 10_000
"""So many seats of tables are known to have been told."""


class Told(Protocol):
    """A table at which something has happened."""

    room: Room
    owners: Owners
    presence: Presence
    watchers: set[Watcher]
    secrets_elsewhere: frozenset[str]
    common: Common


class Pushes(Outgoing):
    """Tells browsers, by the push service of each."""

    what = "a push message"

    def __init__(self, settings: Settings, store: Store, writer: Writer) -> None:
        super().__init__(settings.push, settings.push_ports)
        self.sender: Sender | None = None if settings.push == "none" else Sender(sender_key(store.engine, new_key))
        self._contact = settings.push_contact
        self._store = store
        self._writer = writer
        self._told: OrderedDict[tuple[str, int, str], None] = OrderedDict()
        self._asking: set[asyncio.Task[None]] = set()

    def came(self, live: Told, seats: set[int], before: Collection[int]) -> None:
        """These players are here, and some of them were before: what comes next is told anew."""
        table = live.room.id
        for key in [key for key in self._told if key[0] == table and key[1] in seats]:
            del self._told[key]
        if self.sender is not None and (new := seats - set(before)):
            live.common.came(table, new)

    def turn(self, live: Told, seats: set[int]) -> None:
        """It is the turn of these seats; those who are here see it."""
        for seat in seats & live.presence.away().keys():
            self._tell(live, seat, "turn", "turn")

    def sat_down(self, live: Told, who: int) -> None:
        """Somebody has sat down: the others who sit there are told."""
        for seat in live.presence.away().keys() - {who}:
            self._tell(live, seat, "sat", f"sat {who}", who)

    def over(self, live: Told) -> None:
        """The game has ended."""
        for seat in live.presence.away():
            self._tell(live, seat, "over", "over")

    def _tell(self, live: Told, seat: int, what: str, key: str, who: int | None = None) -> None:
        room, sitting = live.room, live.room.seats[seat]
        known = (room.id, seat, key)
        if self.sender is None or known in self._told or not sitting.owned or (what == "turn" and not sitting.is_human):
            return
        self._told[known] = None
        if len(self._told) > REMEMBERED:
            self._told.popitem(last=False)
        here = {watcher.shown.browser for watcher in live.watchers} | live.secrets_elsewhere  # at another seat of this table
        browsers = {device.secret_hash for device in live.owners.of(seat) if device.kind == BROWSER} - here
        if browsers:
            texts = {lang: message(room, seat, what, who, lang) for lang in ("en", "fr", "de")}
            task = asyncio.create_task(self._find(live, seat, key, browsers, texts))
            self._asking.add(task)
            task.add_done_callback(self._asking.discard)

    async def _find(self, live: Told, seat: int, key: str, browsers: set[str], texts: dict[str, bytes]) -> None:
        topic = f"{live.room.id}-{seat}"
        try:
            if not await live.common.is_new(live.room.id, seat, key):
                return
            for one in await asyncio.to_thread(subscriptions_of, self._store.engine, browsers):
                self.push(one, texts[one.lang], topic)
        except StoreFailure as error:
            LOG.warning("nobody was told: %s", error)

    def push(self, one: Subscription, text: bytes, topic: str) -> None:
        """Send one message; a later one about the same seat takes its place if it has not been fetched."""
        assert self.sender is not None
        contact = self._contact or _contact(one.site)
        headers = {
            "authorization": self.sender.authorization(one.endpoint, contact, time.time()),
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(KEEPS),
            "urgency": "normal",
            "topic": topic[:32],
        }
        body = sealed(text, one.p256dh, one.auth)
        self.send(Call(one.endpoint, body, one.secret_hash, headers, partial(self._answered, one)))

    def _answered(self, one: Subscription, status: int) -> None:
        if status in GONE:
            task = asyncio.create_task(self._forget(one))
            self._asking.add(task)
            task.add_done_callback(self._asking.discard)
        elif status >= 300:
            LOG.info("a push service answered %d", status)

    async def _forget(self, one: Subscription) -> None:
        try:
            await self._writer.write(Rows(unsubscribed=[one.endpoint_hash]))
        except StoreFailure as error:
            LOG.warning("a subscription that is gone is still kept: %s", error)

    async def close(self) -> None:
        """Wait for nobody."""
        for task in list(self._asking):
            task.cancel()
        await super().close()


def message(room: Room, seat: int, what: str, who: int | None, lang: str) -> bytes:
    """What a browser shows: the game, and what everybody may know. The next one about the same table takes its place (`tag`)."""
    names = room.names(lang)
    others = listed([name for number, name in enumerate(names) if number != seat], lang)
    text = say(f"push-{what}", lang, names=others, name=names[who] if who is not None else "")
    told = {"title": room.game.title, "body": text, "url": f"/t/{room.id}?seat={seat}", "tag": f"vaka-{room.id}", "lang": lang}
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()


def _contact(site: str) -> str:
    """Push services want an address of https, or one to write to."""
    return f"https://{urlsplit(site).hostname or 'localhost'}"
