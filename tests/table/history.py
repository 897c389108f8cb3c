"""Is what all clients of a table saw one history? Each saw positions of the one log, none older than it had seen before.

The log is folded entry by entry. A client's views, over all its connections and servers, have to be found in it in the order in
which they came. And what was acknowledged before a connection was opened has to be in the first view that it brings: so each
deed happened once, at one moment between being said and being acknowledged, for everybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vaka.table.game.replay import _blank

if TYPE_CHECKING:
    from tests.table.crash import Game
    from vaka.table.store.reader import Store


def broken(store: Store, game: Game) -> list[str]:
    """What contradicts one history; nothing if all is well."""
    stored = store.game(game.table)
    assert stored is not None
    entries = store.log_without_snapshot(game.table).entries
    if [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
        return [f"{game.table}: the entries are no row"]
    times = [entry.counted for entry in entries]
    faults = [] if times == sorted(times) else [f"{game.table}: time went back"]
    done = {entry.key: entry.number for entry in entries if entry.key is not None}
    seats = range(len(game.tokens))
    positions: dict[int, list[tuple[int, str]]] = {seat: [] for seat in seats}
    room = _blank(stored, 200)
    for entry in entries:
        room.fold(entry)
        for seat in seats:
            positions[seat].append((room.entry_of(seat), room.game.text(room.view(seat), "en")))
    for seat in seats:
        at = 0
        for seen in game.saw[seat]:
            floor = max((done.get(key, 0) for key in seen.after), default=0) if seen.is_first else 0
            start = max(at, floor - 1, 0)
            found = next((k for k in range(start, len(entries)) if positions[seat][k] == (seen.entry, seen.text)), None)
            if found is None:
                what = "an older position than before" if (seen.entry, seen.text) in positions[seat] else "what never was"
                faults.append(f"{game.table}: seat {seat} was shown {what} (entry {seen.entry}, from {start + 1} on)")
                break
            at = found
    return faults
