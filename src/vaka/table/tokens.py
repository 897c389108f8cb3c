"""The secrets of seats: drawn here, stored as hashes, kept in cookies."""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Final

COOKIE: Final = "vaka-{table}-{seat}"
COOKIE_NAME: Final = re.compile(r"vaka-([a-z2-7]{16})-(\d{1,2})")
TABLE: Final = re.compile(r"[a-z2-7]{16}")
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{32}")
_ALPHABET: Final = "abcdefghijklmnopqrstuvwxyz234567"


def new_table() -> str:
    """The public name of a table: 80 random bits, so that nobody finds a game that was not shown to them."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(16))


def new_token() -> str:
    """The secret of a seat: 192 random bits.

    >>> bool(TOKEN.fullmatch(new_token()))
    True
    """
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is stored of a token: enough to know it again, not to use it."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def fits(token: str, stored: str | None) -> bool:
    """Is this the token of that hash?"""
    return stored is not None and hmac.compare_digest(hashed(token), stored)


def cookie_name(table: str, seat: int) -> str:
    """Each seat has a cookie of its own: one browser may hold several."""
    return COOKIE.format(table=table, seat=seat)


def tables_in(cookies: Mapping[str, str]) -> dict[str, dict[int, str]]:
    """The tokens that a browser holds, by table and seat.

    >>> tables_in({"vaka-aaaabbbbccccdddd-1": "secret", "theme": "dark"})
    {'aaaabbbbccccdddd': {1: 'secret'}}
    """
    found: dict[str, dict[int, str]] = {}
    for name, token in cookies.items():
        if match := COOKIE_NAME.fullmatch(name):
            found.setdefault(match[1], {})[int(match[2])] = token
    return found


def bearer(header: str | None) -> str | None:
    """The token of an `Authorization: Bearer ...` header."""
    kind, _, token = (header or "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token.strip() else None
