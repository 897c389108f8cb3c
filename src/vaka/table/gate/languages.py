"""The language of a reader: asked for in the address, chosen before, or the browser's."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from vaka.engine.words import LANGUAGES
from vaka.table.gate.cookies import cookies_of

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

LANGUAGE_COOKIE: Final = "vaka_lang"


def known_language(wanted: str | None, otherwise: str = "en") -> str:
    """The language if there is such a one."""
    return wanted if wanted in LANGUAGES else otherwise


@lru_cache(maxsize=512)
def accepted_language(header: str) -> str:
    """The best language of an Accept-Language header.

    >>> accepted_language("pt-BR,de-CH;q=0.8,en;q=0.9")
    'en'
    """
    wished: list[tuple[float, str]] = []
    for part in header.split(","):
        tag, _, quality = part.partition(";q=")
        try:
            wished.append((-float(quality or 1), tag.strip().lower()[:2]))
        except ValueError:
            continue
    return next((tag for quality, tag in sorted(wished, key=lambda wish: wish[0]) if tag in LANGUAGES and quality < 0), "en")


def language_of(connection: HTTPConnection) -> str:
    """The language of a reader: asked for in the address, chosen before, or the browser's."""
    query = connection.query_params.get("lang")
    cookie = cookies_of(connection).get(LANGUAGE_COOKIE)
    return known_language(query, known_language(cookie, accepted_language(connection.headers.get("accept-language", "")[:400])))
