"""Observations as numbers: a row tells what the view tells, no more and no less, within its spec."""

from __future__ import annotations

import random
from functools import partial
from typing import TYPE_CHECKING, Any

from vaka.engine.names import OVER
from vaka.engine.testing.probe import Probe, after, canonical, viewer_name, viewers

if TYPE_CHECKING:
    from vaka.engine.encoding import Observations
    from vaka.engine.state import State

FEW = 4


def check_rows(probe: Probe, state: State) -> None:
    """Rows of every viewer: within the spec, equal for equal views, different for different ones; and masks say what is legal."""
    if probe.game.encoder is None:
        return
    try:
        import numpy  # noqa: F401
    except ModuleNotFoundError:  # rows are arrays of numpy
        return
    rows = probe.ask("rows", "observations()", partial(probe.game.observations, state.seats))
    check_mask(probe, rows, state)
    for viewer in viewers(state):
        view = state.redact(viewer)
        check_spec(probe, rows, view, viewer)
        check_equal(probe, state, view, viewer)
    check_different(probe, rows, state)


def row_of(probe: Probe, state: State, viewer: int, relative: bool = False) -> bytes:
    """A row as bytes."""
    whom = viewer_name(viewer)
    found = probe.ask("rows", f"observe() for {whom}", partial(state.observe, viewer, relative=relative))
    return bytes(found)


def check_spec(probe: Probe, rows: Observations, view: State, viewer: int) -> None:
    """The encoder writes as many bytes as its fields have, and no value is larger than they say."""
    row = row_of(probe, view, viewer)
    written = rows.encoding.row.at
    if not rows.size - 8 < written <= rows.size:
        probe.fail("rows", f"the fields of a row have {rows.size} bytes, but the encoder wrote {written}")
    for part in rows.spec:
        largest = max(row[part.slice])
        if largest > part.largest:
            probe.fail("rows", f"{part.name} is at most {part.largest}, but {largest} was written")


def check_equal(probe: Probe, state: State, view: State, viewer: int) -> None:
    """Equal views have equal rows: those of resampled twins, and one that was written down and read back."""
    whom = viewer_name(viewer)
    for relative in (False, True):
        row = row_of(probe, state, viewer, relative)
        if row_of(probe, probe.game.load(view.dump()), viewer, relative) != row:
            probe.fail("rows", f"the row of {whom} tells what the view does not: it is another after dump and load")
        for seed in range(2):
            twin = view.resample(random.Random(f"{probe.seed}/{seed}")) if state.actor() != OVER else state
            if twin.redact(viewer) == view and row_of(probe, probe.game.load(twin.dump()), viewer, relative) != row:
                probe.fail("rows", f"the row of {whom} tells what is hidden: a position with the same view has another row")


def told(rows: Observations, view: State) -> str:
    """What a row has to tell of a view."""
    data = view.dump()
    position = data["position"]
    for path in rows.omitted:
        drop(position, path.split("/"))
    return canonical([position, data["options"], data.get("pending"), view.actor()])


def drop(data: Any, path: list[str]) -> None:
    """Take a path out of JSON data; `*` stands for any key."""
    if not isinstance(data, dict):
        return
    names = list(data) if path[0] == "*" else [path[0]]
    for name in names:
        if len(path) == 1:
            data.pop(name, None)
        else:
            drop(data.get(name), path[1:])


def check_different(probe: Probe, rows: Observations, state: State) -> None:
    """What an action changes in a view, it changes in the row."""
    for action in probe.sample(state.legal(), FEW):
        later, _ = after(state, action)
        for viewer in viewers(state):
            one, other = state.redact(viewer), later.redact(viewer)
            if told(rows, one) == told(rows, other):
                continue
            for relative in (False, True):
                if row_of(probe, one, viewer, relative) == row_of(probe, other, viewer, relative):
                    name = probe.name(state, action)
                    probe.fail("rows", f"{name!r} changes the view of {viewer_name(viewer)}, but not its row")


def check_mask(probe: Probe, rows: Observations, state: State) -> None:
    """A mask has 1 for what is legal, and relative ids lead back to the same actions."""
    open_now = state.legal() if state.actor() >= 0 else []
    if state.action_mask().nonzero()[0].tolist() != open_now:
        probe.fail("mask", "action_mask() and legal() do not agree")
    seat = state.actor()
    shifted = [rows.relative(action, seat) for action in open_now]
    if sorted(shifted) != state.action_mask(relative=True).nonzero()[0].tolist():
        probe.fail("mask", "the relative mask is not of the relative ids")
    if [rows.absolute(action, seat) for action in shifted] != open_now:
        probe.fail("mask", "a relative id does not lead back to its action")
