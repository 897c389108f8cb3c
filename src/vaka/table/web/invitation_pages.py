"""The pages by which somebody comes to a seat: an invitation, and all tables of another browser at once."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from vaka.table.game.refusals import Refused
from vaka.table.gate.addresses import address_of
from vaka.table.gate.languages import language_of
from vaka.table.live.ownership import bring_all, invitations_of, use, use_pass
from vaka.table.protocol.messages import clean
from vaka.table.seats.browser import Visitor
from vaka.table.seats.tokens import hashed, new_token, typed
from vaka.table.shown import catalogue
from vaka.table.web.forms import form_of, with_form
from vaka.table.web.my_tables import my_tables
from vaka.table.web.server import Server
from vaka.table.web.visitors import (
    VISITOR_COOKIE,
    device_of,
    held_seats,
    is_in_doubt,
    is_secure,
    keep,
    name_of,
    secret_of,
    visitor_of,
)

if TYPE_CHECKING:
    from vaka.table.live.table import Live
    from vaka.table.seats.owners import Invitation
    from vaka.table.web.pages import Pages

QUIET = {"cache-control": "no-store"}
ONWARD = re.compile(r"/s/[A-Za-z0-9_-]{32}|/with|/new/[a-z0-9_-]{1,64}")


def build_invitation_pages(server: Server, pages: Pages) -> APIRouter:
    """The routes of these pages. To look changes nothing, so that previews and scanners of links may."""
    router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

    @router.get("/s/{token}")
    async def invited(request: Request, token: str) -> Response:
        """The table, the seat, and *Sit down*."""
        first = (await invitations_of(server.rooms, token))[0]
        live = await server.rooms.get(first.table)
        if first.seat in held_seats(request, live):
            return RedirectResponse(f"/t/{first.table}?seat={first.seat}", 303, headers=QUIET)
        known = _invitation(live, first, language_of(request))
        return with_form(pages.write(request, "invited.html", **known | {"name": known["name"] or await name_of(server, request)}))

    @router.post("/s/{token}")
    async def sit(request: Request, token: str) -> Response:
        """Use the invitation up: this browser holds the seat from now on."""
        name = clean((await form_of(request)).get("name", ""), server.settings.name_length)
        for table, seat in await asyncio.to_thread(server.store.spent, hashed(token)):
            if seat in held_seats(request, await server.rooms.get(table)):
                return RedirectResponse(f"/t/{table}?seat={seat}", 303, headers=QUIET)  # pressed twice
        found = await invitations_of(server.rooms, token)
        visitor = await visitor_of(server, request)
        ways: dict[tuple[str, int], str] = {}
        for invitation in found:
            ways |= await use(server.rooms, invitation, visitor, name)
        first = found[0]
        answer = RedirectResponse(f"/t/{first.table}?seat={first.seat}", 303, headers=QUIET)
        keep(visitor, answer, request, ways)
        return answer

    @router.get("/with")
    @router.get("/with/{code}")
    async def other_device(request: Request, code: str = "") -> Response:
        """Where a code, or the key for the way back, is typed in or confirmed."""
        return with_form(pages.write(request, "with.html", given=typed(code)))

    @router.post("/with")
    async def bring(request: Request) -> Response:
        """All seats of the other browser are this one's as well."""
        if not server.limits.may_try(address_of(request)):
            raise Refused("too-fast", 429)
        code = typed((await form_of(request)).get("code", ""))
        visitor = await visitor_of(server, request)
        ways, back = await use_pass(server.rooms, code, visitor)
        answer = pages.write(request, "back.html", key=back) if back is not None else RedirectResponse("/", 303, headers=QUIET)
        keep(visitor, answer, request, ways)
        return answer

    @router.get("/whose")
    async def whose(request: Request) -> Response:
        """Is what this browser holds yours?"""
        if not await is_in_doubt(server, request):
            return RedirectResponse(_onward(request.query_params.get("next", "")), 303, headers=QUIET)
        tables = await my_tables(server, request)
        return with_form(pages.write(request, "whose.html", tables=tables, next=_onward(request.query_params.get("next", ""))))

    @router.post("/whose")
    async def said(request: Request) -> Response:
        """It is, or not: either way this browser has a secret of its own from now on, which nobody else knows."""
        if not server.limits.may_try(address_of(request)):
            raise Refused("too-fast", 429)
        form, secret = await form_of(request), secret_of(request)
        answer = RedirectResponse(_onward(form.get("next", "")), 303, headers=QUIET)
        if secret is None or not await is_in_doubt(server, request):
            return answer
        visitor = Visitor(new_token(), is_new=False, label=device_of(request))
        if form.get("whose") == "mine":
            await bring_all(server.rooms, hashed(secret), visitor, told=False)  # whoever has the secret held them already
        visitor.is_new = True
        if is_secure(request):
            answer.delete_cookie(VISITOR_COOKIE, path="/", secure=True, httponly=True, samesite="lax")
        keep(visitor, answer, request)
        return answer

    return router


def _onward(path: str) -> str:
    """Where somebody was who was asked something in between: at an invitation, where a code is typed in, or nowhere special."""
    return path if ONWARD.fullmatch(path) else "/"


def _invitation(live: Live, invitation: Invitation, lang: str) -> dict[str, Any]:
    room = live.room
    words = room.game.seat_words(len(room.seats))
    seats = [
        {
            "word": words[number],
            "name": name,
            "label": room.game.seat_name(len(room.seats), number, lang),
            "is_bot": sitting.kind == "bot",
            "yours": number == invitation.seat,
            "taken": sitting.owned or sitting.kind == "bot",
        }
        for number, (name, sitting) in enumerate(zip(room.names(lang), room.seats, strict=True))
    ]
    own_name = room.seats[invitation.seat].name
    return {
        "game": catalogue.described(room.game, lang),
        "seats": seats,
        "kind": invitation.kind,
        "name": own_name if invitation.kind == "sit" else "",
        "over": room.over is not None,
        "table": room.id,
    }
