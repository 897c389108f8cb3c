"""A client that keeps its views, as docs/table.md describes it: a view of what has changed since the last one."""

from __future__ import annotations

from typing import Any

MARK = "<g "


def fold(last: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """The next view; the last one stays as it is."""
    view = {**last, **changes["parts"]}
    view["log"] = changes.get("log", [])
    view["log_from"] = changes.get("log_from", last["log_from"] + len(last["log"]))
    view["chat"] = changes.get("chat")
    if "seats" in changes:
        view["seats"] = [seat | more for seat, more in zip(last["seats"], changes["seats"], strict=True)]
    if "board" in changes or "moving" in changes:
        view["board"] = last["board"] | changes.get("board", {})
    if "moving" in changes:
        view["board"]["moving"] = mended(last["board"]["moving"], changes["moving"])
    return view


def mended(old: str, made: list[int | str]) -> str:
    """The picture: two numbers are pieces of the old one, a text is new."""
    pieces, fresh = old.split(MARK), list[str]()
    parts = iter(made)
    for part in parts:
        if isinstance(part, str):
            fresh.append(part)
        else:
            upto = next(parts)
            assert isinstance(upto, int)
            fresh += pieces[part:upto]
    return MARK.join(fresh)
