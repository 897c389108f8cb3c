"""Many games in one Parquet file: the actions and outcomes of each, and what came of it. `dataset` plays them again.

A row is a game: `index` is its number under the seed, `actions` are all actions and outcomes in their order, `returns`, `scores`
and `winners` what came of it. What all games have in common stands in the file's metadata under `vaka`, as JSON: game, rules,
seats, options, seed, bots. There are no legal ids and no observations: they follow from the actions.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from vaka.arena.games import bot_moves, random_moves
from vaka.arena.simulation import planned
from vaka.arena.spread import Where, in_order, spread
from vaka.engine.errors import BadRecord
from vaka.engine.extras import missing
from vaka.engine.registry import game as find_game
from vaka.engine.slots import Replay

try:
    import numpy as np
    import pyarrow as pa
    from pyarrow import parquet
except ModuleNotFoundError as error:
    raise missing(error) or error from None

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from typing import SupportsIndex

    from numpy.typing import NDArray

    from vaka.engine.game import Game

KEY: Final = b"vaka"
GROUP: Final = 2_000
"""So many games are a row group of a file, and a share of a process."""


class Series(NamedTuple):
    """What the games of a file have in common."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    seed: int
    bots: list[str] | None


class Share(NamedTuple):
    """Some of the games, so described that another process can play them."""

    series: Series
    first: int
    end: int


def write_games(
    path: str | Path,
    game: Game | str,
    seats: SupportsIndex | None = None,
    options: Mapping[str, object] | None = None,
    games: int = 1000,
    seed: int = 0,
    jobs: int = 1,
    bots: Sequence[str] | None = None,
    progress: Callable[[int], None] | None = None,
    cluster: str | None = None,
) -> Series:
    """Play so many games, at random or among bots, into a Parquet file; the same seed gives the same file whatever `jobs`."""
    rules, count, checked = planned(game, seats, options, games, seed, jobs, bots)
    series = Series(rules.id, rules.version, count, checked, seed, None if bots is None else list(bots))
    shares = [Share(series, first, min(first + GROUP, games)) for first in range(0, games, GROUP)]
    draft = Path(path).with_name(Path(path).name + ".part")
    try:
        with parquet.ParquetWriter(draft, schema(series, rules), compression="zstd", compression_level=9) as file:
            for table in in_order(spread(play_share, shares, Where(min(jobs, len(shares)), cluster))):
                file.write_table(table)
                if progress:
                    progress(len(table))
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
    return series


def schema(series: Series, game: Game) -> Any:
    """The columns of a file."""
    ids = pa.uint8() if max(game.action_count, game.outcome_count) <= 256 else pa.uint16()
    columns = [
        ("index", pa.int64()),
        ("actions", pa.list_(ids)),
        ("returns", pa.list_(pa.float32())),
        ("scores", pa.list_(pa.int32())),
        ("winners", pa.list_(pa.int8())),
    ]
    return pa.schema(columns, {KEY: json.dumps(series._asdict()).encode()})


def play_share(share: Share) -> Any:
    """The games of a share as a table."""
    series = share.series
    game = find_game(series.game)
    numbers = range(share.first, share.end)
    actions, ends, results = [], [0], []
    for index in numbers:
        if series.bots is None:
            state, moves = random_moves(game, series.seats, series.options, series.seed, index)
        else:
            state, moves = bot_moves(game, series.seats, series.options, series.seed, index, series.bots)
        actions.append(np.array(moves, np.uint16))
        ends.append(ends[-1] + len(moves))
        results.append((state.returns(), state.scores(), state.winners()))
    wanted = schema(series, game)
    flat = pa.array(np.concatenate(actions)).cast(wanted.field("actions").type.value_type)
    columns = [pa.array(numbers, pa.int64()), pa.ListArray.from_arrays(pa.array(ends, pa.int32()), flat)]
    columns += [pa.array(list(column), wanted.field(2 + place).type) for place, column in enumerate(zip(*results, strict=True))]
    return pa.Table.from_arrays(columns, schema=wanted)


# --- Reading ---


def series_of(path: str | Path) -> Series:
    """What the games of a file have in common; raise BadRecord if it is no file of games, or of other rules."""
    try:
        found = (parquet.read_schema(path).metadata or {}).get(KEY)
    except pa.ArrowInvalid:
        found = None
    if found is None:
        raise BadRecord(f"{path}: no file of games: `vaka simulate --out` writes one")
    series = Series(**json.loads(found))
    now = find_game(series.game).version
    if series.rules != now:
        raise BadRecord(f"{path}: written under version {series.rules} of the rules; this is version {now}")
    return series


def read_games(path: str | Path) -> Iterator[dict[str, Any]]:
    """The games of a file, one by one: `index`, `actions`, `returns`, `scores` and `winners`."""
    series_of(path)
    with parquet.ParquetFile(path) as file:
        for batch in file.iter_batches(GROUP):
            yield from batch.to_pylist()


class Decisions(NamedTuple):
    """Some decisions of recorded games: an array each, with a row for each decision."""

    observations: NDArray[np.uint8]
    masks: NDArray[np.uint8]
    actions: NDArray[np.int64]
    actors: NDArray[np.int64]
    returns: NDArray[np.float32]
    """What the actor got in the end."""
    games: NDArray[np.int64]


def dataset(*paths: str | Path, size: int = 4096, relative: bool = False) -> Iterator[Decisions]:
    """The decisions of all games in these files, about `size` at a time, played again by compiled code.

    Raise BadRecord if a file is none of ours, or if its games do not follow the rules.
    """
    for path in paths:
        series = series_of(path)
        game = find_game(series.game)
        encoding = game.observations(series.seats).encoding
        replay = Replay(game.new(series.seats, series.options), encoding, size, relative)
        parts: list[Decisions] = []
        for row in read_games(path):
            replay.begin()
            while True:
                try:
                    count = int(replay.play(row["actions"]))
                except ValueError as error:
                    raise BadRecord(f"{path}: game {row['index']}, {error}") from None
                parts.append(_copied(replay, game, count, row))
                if count < size:
                    break
            if not replay.is_over():
                raise BadRecord(f"{path}: game {row['index']} is not over")
            if sum(len(part.actions) for part in parts) >= size:
                yield _joined(parts)
                parts = []
        if parts:
            yield _joined(parts)


def _copied(replay: Replay, game: Game, count: int, row: dict[str, Any]) -> Decisions:
    """What a replay has written, in arrays of its own."""
    rows: Any = replay.rows.words
    masks: Any = replay.masks.words
    actors_seen: Any = replay.actors
    actions_seen: Any = replay.actions
    size, width = int(replay.encoding.size), int(replay.width)
    actors = np.frombuffer(actors_seen, np.int64)[:count].copy()
    return Decisions(
        np.frombuffer(rows, np.uint8).reshape(-1, size)[:count].copy(),
        np.frombuffer(masks, np.uint8).reshape(-1, width)[:count, : game.action_count].copy(),
        np.frombuffer(actions_seen, np.int64)[:count].copy(),
        actors,
        np.array(row["returns"], np.float32)[actors],
        np.full(count, row["index"], np.int64),
    )


def _joined(parts: list[Decisions]) -> Decisions:
    return Decisions(*(np.concatenate(column) for column in zip(*parts, strict=True)))
