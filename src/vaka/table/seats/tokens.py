"""The secrets of seats: drawn here, stored as hashes, kept in cookies."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from typing import Final

COOKIE: Final = "vaka-{table}-{seat}"
COOKIE_NAME: Final = re.compile(r"vaka-([a-z2-7]{16})-(\d{1,2})")
TABLE: Final = re.compile(r"[a-z2-7]{16}")
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{32}")
_ALPHABET: Final = "abcdefghijklmnopqrstuvwxyz234567"
_TYPED: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""Without what looks alike on paper."""
_MISREAD: Final = str.maketrans({"l": "i", "1": "i", "o": "q", "0": "q"})


def new_table() -> str:
    """The public name of a table: 80 random bits, so that nobody finds a game that was not shown to them."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(16))


def new_token() -> str:
    """The secret of a seat: 192 random bits.

    >>> bool(TOKEN.fullmatch(new_token()))
    True
    """
    return secrets.token_urlsafe(24)


def new_code(length: int) -> str:
    """A code that somebody types: 5 bits a sign, in groups of five.

    >>> len(new_code(10))
    11
    """
    signs = "".join(secrets.choice(_TYPED) for _ in range(length))
    return "-".join(signs[start : start + 5] for start in range(0, length, 5))


def typed(code: str) -> str:
    """A code as somebody has typed it, as it was given out.

    >>> typed(" ABCDE fgh1j ")
    'abcde-fghij'
    """
    signs = "".join(sign for sign in code.lower().translate(_MISREAD) if sign in _TYPED)[:40]
    return "-".join(signs[start : start + 5] for start in range(0, len(signs), 5))


def hashed(token: str) -> str:
    """What is stored of a token: enough to know it again, not to use it."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def cookie_name(table: str, seat: int) -> str:
    """Each seat has a cookie of its own: one browser may hold several."""
    return COOKIE.format(table=table, seat=seat)


def bearer(header: str | None) -> str | None:
    """The token of an `Authorization: Bearer ...` header."""
    kind, _, token = (header or "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token.strip() else None
