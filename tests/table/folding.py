"""A client that keeps its views, as docs/table.md describes it: a view of what has changed since the last one."""

from __future__ import annotations

from typing import Any, NamedTuple


class Kept(NamedTuple):
    """The last view, and the pieces of what moves in its picture."""

    view: dict[str, Any]
    pieces: list[str]


NOTHING = Kept({}, [])


def fold(last: Kept, changes: dict[str, Any]) -> Kept:
    """The next view; the last one stays as it is."""
    view = {**last.view, **changes["parts"]}
    view["log"] = changes.get("log", [])
    view["log_from"] = changes["log_from"] if "log_from" in changes else last.view["log_from"] + len(last.view["log"])
    view["chat"] = changes.get("chat")
    if "seats" in changes:
        view["seats"] = [seat | more for seat, more in zip(view["seats"], changes["seats"], strict=True)]
    pieces = mended(last.pieces, changes["moving"]) if "moving" in changes else last.pieces
    if view["board"] is not None:
        view["board"] = view["board"] | changes.get("board", {}) | {"moving": "".join(pieces)}
    return Kept(view, pieces)


def mended(old: list[str], made: list[int | str]) -> list[str]:
    """The pieces of a picture: two numbers are pieces of the old one, a text is a new one."""
    pieces: list[str] = []
    parts = iter(made)
    for part in parts:
        if isinstance(part, str):
            pieces.append(part)
        else:
            upto = next(parts)
            assert isinstance(upto, int)
            pieces += old[part:upto]
    return pieces
