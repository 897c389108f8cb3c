"""Networks in their files: `judge/network-2.bin` in a game's folder is what was learned for two players.

Such a file is compressed by zlib: a line of JSON, which says for what it was made, from what and with what success, and behind it
the arrays of `vaka.bots.layers`. Of an array of small numbers the low bytes come first, then the high ones: that compresses better.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from vaka.bots.network import Network
from vaka.engine.errors import VakaError
from vaka.engine.tensors import Encoding

try:
    from vaka.bots._layers import Layers
except ImportError:  # the pure-Python build
    from vaka.bots.layers import Layers  # type: ignore[assignment]

if TYPE_CHECKING:
    from pathlib import Path

    from vaka.engine.game import Game
    from vaka.engine.state import State

ARRAYS: Final = {
    "kinds": "B",
    "steps": "B",
    "ranks": "B",
    "first": "i",
    "table": "h",
    "bias": "i",
    "dense": "h",
    "second": "h",
    "second_bias": "i",
    "last": "h",
    "last_bias": "i",
}
"""The arrays in their order, each with its type."""


class BadNetwork(VakaError):
    """A file that holds no network, or one that does not fit the game."""


@dataclass(frozen=True)
class Learned:
    """What stands in a file."""

    about: dict[str, Any]
    """For what it was made (`game`, `seats`, `options`, `fields`, `spread`, `victory`), and where it comes from (`made`)."""
    layers: Layers

    def network(self, game: Game) -> Network:
        """A network to ask: with a row of its own, for one search at a time."""
        encoder = game.encoder
        assert encoder is not None
        about = self.about
        return Network(
            encoder, self.layers, about["seats"], about["size"], about["spread"], about["victory"], about.get("traits", 0)
        )


def written(about: dict[str, Any], arrays: dict[str, array[int]], effort: int = 9) -> bytes:
    """The bytes of a file, compressed with so much effort."""
    parts = [json.dumps({**about, "arrays": {name: len(arrays[name]) for name in ARRAYS}}).encode(), b"\n"]
    parts += [apart(arrays[name]) for name in ARRAYS]
    return zlib.compress(b"".join(parts), effort)


def read(data: bytes) -> Learned:
    """What such bytes say; raise BadNetwork if they are no such file."""
    try:
        line, _, rest = zlib.decompress(data).partition(b"\n")
        about = json.loads(line)
        counts = about.pop("arrays")
        parts, at = [], 0
        for name, kind in ARRAYS.items():
            size = counts[name] * array(kind).itemsize
            parts.append(together(kind, rest[at : at + size]))
            at += size
        if at != len(rest):
            raise ValueError("it is too long")
        return Learned(about, Layers(*parts))
    except (zlib.error, ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadNetwork(f"this is no network: {error}") from None


def apart(numbers: array[int]) -> bytes:
    """The bytes of numbers, little end first; all first bytes, then all second ones."""
    data = array(numbers.typecode, numbers)
    if sys.byteorder == "big":
        data.byteswap()
    text, size = data.tobytes(), data.itemsize
    return b"".join(text[place::size] for place in range(size))


def together(kind: str, data: bytes) -> bytes:
    """The numbers again, as this machine keeps them."""
    found = array(kind)
    size, count = found.itemsize, len(data) // found.itemsize
    text = bytearray(len(data))
    for place in range(size):
        text[place::size] = data[place * count : (place + 1) * count]
    found.frombytes(bytes(text))
    if sys.byteorder == "big":
        found.byteswap()
    return found.tobytes()


@cache
def fields_of(game: Game, seats: int) -> list[list[Any]]:
    """What stands where in a row: a network that was made for other rows does not fit."""
    encoder = game.encoder
    if encoder is None:
        raise BadNetwork(f"{game.title} has no encoder, so no network can see its positions")
    return [[part.name, part.slice.start, part.slice.stop] for part in Encoding(game, encoder, seats).parts]


def fitting(game: Game, learned: Learned) -> Learned:
    """The same; raise BadNetwork if it was made for another game or for other rows."""
    about = learned.about
    if about["game"] != game.id:
        raise BadNetwork(f"this network was made for {about['game']}, not for {game.id}")
    if about["fields"] != fields_of(game, about["seats"]):
        raise BadNetwork(f"this network was made for other rows of {game.id}: it must learn anew")
    if about.get("traits", 0) not in (0, int(game.judge.traits)):
        raise BadNetwork(f"the judge of {game.id} tells of seats otherwise than when this network was made: it must learn anew")
    return learned


@cache
def learned_by(game: Game, seats: int) -> Learned | None:
    """What the game has learned for so many players, or None."""
    return learned_from(game.folder / "judge" / f"network-{seats}.bin", game)


def learned_from(file: Path, game: Game) -> Learned | None:
    """What stands in a file, if it is there."""
    return fitting(game, read(file.read_bytes())) if file.exists() else None


def knows(state: State) -> bool:
    """Was anything learned for such positions: for these players and these options?"""
    learned = learned_by(state.game, int(state.seats))
    return learned is not None and learned.about["options"] == dict(state.options)


def network_for(state: State) -> Network | None:
    """The network that rates such positions; None where nothing was learned."""
    learned = learned_by(state.game, int(state.seats))
    return learned.network(state.game) if learned is not None and knows(state) else None
