"""docs/tensors.md: the fields in the rows of each game. `python tools/tensors.py` writes it from the encoders."""

from __future__ import annotations

from pathlib import Path

import vaka
from vaka.engine.registry import own_games

PAGE = Path(__file__).parents[1] / "docs" / "tensors.md"
HEAD = """\
# Rows: what a seat knows, as numbers

`state.observe(viewer)` gives a row of bytes (`uint8`); `game.observations(seats).spec` lists the fields, and
`game.observations(seats).part(row, name)` gives one field in its shape. This page is written by `python tools/tensors.py`.

A row is written from the viewer's view, so it can hold nothing that the seat does not know. `check_game` tests this: equal
views have equal rows, different views different ones, and no value is larger than its field says. Every field begins at a multiple
of eight; the bytes between fields are 0.

**Seats.** By default seats are absolute: seat 0 is first everywhere, `viewer` says who looks, and ids are those of `legal()`. With
`relative=True` (`observe`, `action_mask`, `vaka.arena.Batch`) seats are counted from the viewer, and so are the ids that name
seats: Aloha's pushes and hops name pirogues, and the order and the Kava Ceremony of Conquest of Paradise name seats.
`game.observations(seats).absolute(action, viewer)` gives the id for `apply`, and `relative(action, viewer)` is the reverse.

The tables are for the largest number of seats. With fewer, the fields of seats are shorter, and those behind them begin earlier.
"""


def page() -> str:
    """The page."""
    lines = [HEAD]
    for name in own_games():
        game = vaka.game(name)
        seats = game.seats.stop - 1
        rows = game.observations(seats)
        lines += [f"## {game.title}", "", f"{rows.size} bytes for {seats} seats, {game.action_count} actions.", ""]
        if rows.omitted:
            lines += [f"Not included, though `state.dump()` has it: {', '.join(f'`{path}`' for path in rows.omitted)}.", ""]
        lines += ["| name | bytes | shape | largest | meaning |", "|---|---|---|---|---|"]
        for part in rows.spec:
            shape = " x ".join(map(str, part.shape))
            span = f"{part.slice.start}-{part.slice.stop - 1}"
            lines.append(f"| {part.name} | {span} | {shape} | {part.largest} | {part.meaning} |")
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
