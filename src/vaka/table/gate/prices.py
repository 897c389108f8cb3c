"""What everything costs that somebody may ask of the server, in thousandths of a second of its time.

`python bench/prices.py` measures it. What is here is at least what was measured on the loop; what takes long is done beside it and
paid for by what it took (`workers/works.py`), on top of its price here. A route, a message or a frame without a price fails a test.
"""

from __future__ import annotations

import re
from typing import Final

ROUTES: Final[dict[str, float]] = {
    # Free, and nothing else is: whoever watches over the server asks for these. They have a pace of their own.
    "GET /health": 0.0,
    "GET /ready": 0.0,
    # Files, and what changes seldom
    "GET /static/{file}": 3.0,
    "GET /sw.js": 2.0,
    "GET /favicon.ico": 2.0,
    "GET /app.webmanifest": 2.0,
    "GET /apple-touch-icon.png": 3.0,
    "GET /api/v1/boards/{name}.svg": 1.0,
    "GET /api/v1/games": 8.0,
    "GET /api/v1/bots": 4.0,
    "GET /api/v1/games/{game}/picture.svg": 4.0,
    "GET /api/v1/games/{game}/lessons/{lesson}.svg": 4.0,
    "GET /api/v1/openapi.json": 20.0,
    "GET /metrics": 5.0,
    # Pages
    "GET /": 15.0,
    "GET /new/{game}": 8.0,
    "GET /rules/{game}": 8.0,
    "GET /offline": 4.0,
    "GET /waiting": 15.0,
    "GET /learn/{game}": 30.0,
    "GET /puzzles": 15.0,
    "GET /puzzles/{game}/{puzzle}": 30.0,
    "GET /t/{table}": 15.0,
    "GET /t/{table}/next": 5.0,
    "GET /t/{table}/picture.png": 100.0,
    "GET /t/{table}/result.svg": 40.0,
    "GET /t/{table}/result.png": 250.0,
    "GET /s/{token}": 12.0,
    "POST /s/{token}": 15.0,
    "GET /me": 15.0,
    "POST /me": 10.0,
    "POST /me/forget": 15.0,
    "GET /whose": 4.0,
    "POST /whose": 25.0,
    "GET /with": 4.0,
    "GET /with/{code}": 4.0,
    "POST /with": 25.0,
    # What a table shows
    "GET /api/v1/tables/{table}": 8.0,
    "GET /api/v1/tables/{table}/positions/{ply}": 12.0,
    "GET /api/v1/tables/{table}/about": 5.0,
    "GET /api/v1/tables/{table}/places": 25.0,
    "GET /api/v1/tables/{table}/record": 15.0,
    "GET /api/v1/tables/{table}/hint": 100.0,
    "GET /api/v1/tables/{table}/belief": 100.0,
    "GET /api/v1/tables/{table}/analysis": 25.0,
    "POST /api/v1/tables/{table}/analysis": 40.0,
    "GET /t/{table}/analysis": 8.0,
    "GET /api/v1/tables/{table}/devices": 5.0,
    "GET /api/v1/games/{game}/lessons": 25.0,
    "GET /api/v1/games/{game}/lessons/{lesson}/view": 25.0,
    "GET /api/v1/games/{game}/lessons/{lesson}/about": 12.0,
    "GET /api/v1/games/{game}/lessons/{lesson}/places": 25.0,
    "GET /api/v1/games/{game}/puzzles": 4.0,
    "GET /api/v1/games/{game}/puzzles/{puzzle}.svg": 15.0,
    "GET /api/v1/games/{game}/puzzles/{puzzle}/view": 25.0,
    "GET /api/v1/games/{game}/puzzles/{puzzle}/about": 12.0,
    "GET /api/v1/games/{game}/puzzles/{puzzle}/places": 25.0,
    "GET /api/v1/games/{game}/puzzles/{puzzle}/hint": 12.0,
    "POST /api/v1/games/{game}/puzzles/{puzzle}/try": 12.0,
    # What changes something
    "POST /api/v1/tables": 25.0,
    "POST /api/v1/records": 40.0,
    "POST /api/v1/tables/{table}/resume": 40.0,
    "POST /api/v1/tables/{table}/rematch": 25.0,
    "GET /api/v1/open": 6.0,
    "GET /open": 8.0,
    "POST /join/{table}": 20.0,
    "POST /api/v1/tables/{table}/join": 20.0,
    "POST /api/v1/tables/{table}/door": 12.0,
    "POST /api/v1/tables/{table}/remove": 15.0,
    "POST /api/v1/tables/{table}/hush": 12.0,
    "POST /api/v1/links": 8.0,
    "POST /api/v1/invitations/{token}": 15.0,
    "POST /api/v1/passes": 12.0,
    "GET /api/v1/push": 4.0,
    "POST /api/v1/push": 12.0,
    "POST /api/v1/push/end": 8.0,
    "POST /api/v1/tables/{table}/invitation": 12.0,
    "POST /api/v1/tables/{table}/devices": 12.0,
    "POST /api/v1/tables/{table}/devices/end": 12.0,
    **{
        f"POST /api/v1/tables/{{table}}/{verb}": 12.0
        for verb in ("act", "undo", "restart", "redo", "request", "answer", "chat", "rename", "bot", "decline", "passing")
    },
    # A connection that lasts
    "WS /api/v1/tables/{table}/live": 15.0,
}
NOTHING: Final = 8.0
"""An address where there is nothing, under whatever price it was asked for: the page that says so is written like any other."""
MESSAGES: Final[dict[str, float]] = {
    **dict.fromkeys(("act", "undo", "restart", "redo", "request", "answer", "chat", "rename", "bot", "decline", "passing"), 12.0),
    "rematch": 25.0,
    "lang": 12.0,
    "shape": 12.0,
    "words": 12.0,
    "ping": 0.0,
    "hello": 0.0,
}
"""What a message on a socket costs by its type, beside being read: for another language or shape everything is drawn anew."""
MESSAGE: Final = 1.0
"""To read a message, whatever it turns out to be."""
FRAMES: Final[dict[str, float]] = {"TEXT": 0.1, "BINARY": 0.1, "CONT": 0.1, "PING": 0.2, "PONG": 0.1, "CLOSE": 0.1}
"""What a frame on a socket costs by its kind, before anybody hears what is in it; most are answered, or dropped, unheard."""


def _pattern(template: str) -> re.Pattern[str]:
    parts = re.split(r"\{\w+\}", template)
    return re.compile("[^/]+".join(map(re.escape, parts)))


_PATTERNS: Final[dict[tuple[str, int], list[tuple[re.Pattern[str], str]]]] = {}
for _route in ROUTES:
    _method, _, _path = _route.partition(" ")
    _PATTERNS.setdefault((_method, _path.count("/")), []).append((_pattern(_path), _route))


def route_of(method: str, path: str) -> str | None:
    """The route that answers, as it stands in the list of prices; None where there is nothing.

    >>> route_of("GET", "/api/v1/tables/abc/positions/7")
    'GET /api/v1/tables/{table}/positions/{ply}'
    >>> route_of("HEAD", "/health"), route_of("GET", "/healthy"), route_of("GET", "/health/")
    ('GET /health', None, None)
    """
    method = "GET" if method == "HEAD" else method
    if method == "GET" and path.startswith("/static/"):
        return "GET /static/{file}"
    known = _PATTERNS.get((method, path.count("/")), ())
    return next((route for pattern, route in known if pattern.fullmatch(path)), None)


def price_of(method: str, path: str) -> float:
    """What a request costs.

    >>> price_of("GET", "/static/app.js"), price_of("GET", "/health"), price_of("POST", "/api/v1/tables/x/act")
    (3.0, 0.0, 12.0)
    >>> price_of("GET", "/healthy") == price_of("PATCH", "/health") == NOTHING
    True
    """
    route = route_of(method, path)
    return NOTHING if route is None else ROUTES[route]
