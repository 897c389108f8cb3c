"""Push messages, over HTTP: a browser says where it is reached, and that it wants to be told nothing more."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from pydantic import BaseModel, Field, StrictStr

from vaka.table.game.refusals import Refused
from vaka.table.gate.languages import language_of
from vaka.table.live.outgoing import Where
from vaka.table.live.web_push import check_keys
from vaka.table.protocol.shapes import PushShape
from vaka.table.seats.subscription import Subscription
from vaka.table.seats.tokens import hashed
from vaka.table.store.rows import Rows
from vaka.table.store.subscriptions import subscriptions_of
from vaka.table.web.api import REFUSALS, Language
from vaka.table.web.visitors import shown_by, visitor_of

if TYPE_CHECKING:
    from vaka.table.web.server import Server

Endpoint = Annotated[StrictStr, Field(max_length=1000, pattern=r"^https?://[!-~]+$")]
Key = Annotated[StrictStr, Field(max_length=200, pattern=r"^[A-Za-z0-9_-]+=*$")]


class Keys(BaseModel):
    """The keys of a browser, as its push manager names them."""

    p256dh: Key
    auth: Key


class SubscriptionWish(BaseModel):
    """What a browser's push manager gives: where it is reached, and by which keys."""

    endpoint: Endpoint
    keys: Keys


class EndpointMeant(BaseModel):
    """Which one."""

    endpoint: Endpoint


def build_push_api(server: Server) -> APIRouter:
    """The routes under /api/v1."""
    api = APIRouter(prefix="/api/v1", responses=REFUSALS)
    pushes = server.rooms.pushes

    @api.get("/push", response_model=PushShape)
    async def push(request: Request, lang: Language = None) -> JSONResponse:
        """The key of this server, null where it sends nothing; and the subscriptions of this browser, as hashes."""
        secret = shown_by(request).browser
        found = await asyncio.to_thread(subscriptions_of, server.store.engine, [secret]) if secret and pushes.sender else []
        own = [one.endpoint_hash for one in found if one.lang == language_of(request)]
        return JSONResponse({"key": pushes.sender.public if pushes.sender else None, "known": own})

    @api.post("/push", status_code=204)
    async def subscribe(request: Request, wish: SubscriptionWish, lang: Language = None) -> Response:
        """Tell this browser, in its language, when it is its turn, when somebody sits down and when a game is over."""
        if pushes.sender is None:
            raise Refused("no-push", 409)
        try:
            if not Where.read(wish.endpoint, pushes.ports).secure and pushes.allowed != "all":
                raise ValueError("no address of https")
            check_keys(wish.keys.p256dh, wish.keys.auth)
        except ValueError:
            raise Refused("bad-push", 422) from None
        visitor = await visitor_of(server, request)
        if visitor.is_new:
            raise Refused("no-tables", 409)
        one = Subscription(
            hashed(wish.endpoint),
            hashed(visitor.secret),
            wish.endpoint,
            wish.keys.p256dh,
            wish.keys.auth,
            language_of(request),
            str(request.base_url).rstrip("/"),
            time.time(),
        )
        await server.writer.write(Rows(subscribed=[one]))
        return Response(status_code=204)

    @api.post("/push/end", status_code=204)
    async def unsubscribe(request: Request, meant: EndpointMeant, lang: Language = None) -> Response:
        """Tell this browser nothing more."""
        secret, endpoint_hash = shown_by(request).browser, hashed(meant.endpoint)
        found = await asyncio.to_thread(subscriptions_of, server.store.engine, [secret]) if secret else []
        if any(one.endpoint_hash == endpoint_hash for one in found):
            await server.writer.write(Rows(unsubscribed=[endpoint_hash]))
        return Response(status_code=204)

    return api
