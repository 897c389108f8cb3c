"""The weights of a network while it learns, as floats, and the same in whole numbers for play."""

from __future__ import annotations

import json
import zlib
from array import array
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from vaka.bots.layers import HIGHEST
from vaka.bots.networks import fields_of, written

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from bench.training.inputs import Inputs
    from bench.training.plan import Plan
    from vaka.engine.game import Game

Weights = dict[str, "NDArray[np.float32]"]
"""`table`: inputs x columns; `dense`: seats x columns; `second`: middle x hidden; `last`: seats x middle; and where each begins."""

NAMES: Final = ("table", "dense", "bias", "second", "second_bias", "last", "last_bias")
TOP: Final = (HIGHEST + 1) / 256
"""An activation is at most this."""
ONE: Final = 1024
WIDEST: Final = 31.0
STEEPEST: Final = 3.9


def columns_of(plan: Plan) -> int:
    """The columns of the table: the hidden layer and the outputs, and on to a multiple of eight."""
    return (plan.hidden + plan.seats + 7) // 8 * 8


def first_weights(plan: Plan, inputs: Inputs) -> Weights:
    """Where learning starts: the network says what the judge says."""
    luck = np.random.default_rng(plan.seed)
    columns = columns_of(plan)
    table = np.zeros((inputs.count, columns))  # what is never met stays so, and compresses to nothing
    dense = luck.normal(0, 0.3, (plan.seats, columns))
    dense[:, plan.hidden :] = 0
    for seat in range(plan.seats):
        dense[seat, plan.hidden + seat] = 2.0
    found = {
        "table": table,
        "dense": dense,
        "bias": np.concatenate([np.full(plan.hidden, 0.2), np.zeros(columns - plan.hidden)]),
        "second": luck.normal(0, (2 / plan.hidden) ** 0.5, (plan.middle, plan.hidden)),
        "second_bias": np.full(plan.middle, 0.1),
        "last": np.zeros((plan.seats, plan.middle)),
        "last_bias": np.zeros(plan.seats),
    }
    return {name: array.astype(np.float32) for name, array in found.items()}


def whole(numbers: Any, unit: float, farthest: float, kind: str) -> array[int]:
    """Numbers in units, rounded."""
    found = np.rint(np.clip(numbers, -farthest, farthest) * unit)
    return array(kind, found.astype(np.int16 if kind == "h" else np.int32).tobytes())


def proven(data: bytes, **made: Any) -> bytes:
    """The file of a network with more of where it comes from, such as the matches that it won."""
    line, _, rest = zlib.decompress(data).partition(b"\n")
    about = json.loads(line)
    about["made"].update(made)
    return zlib.compress(json.dumps(about).encode() + b"\n" + rest, 9)


def in_whole_numbers(plan: Plan, inputs: Inputs, weights: Weights, game: Game, made: dict[str, Any], effort: int = 9) -> bytes:
    """The file of a network."""
    table = weights["table"].astype(np.float64)
    for start, end in inputs.runs:
        table[start:end] = np.cumsum(table[start:end], axis=0)
    arrays = {
        "kinds": inputs.kinds,
        "steps": inputs.steps,
        "ranks": inputs.ranks,
        "first": inputs.first,
        "table": whole(table, ONE, WIDEST, "h"),
        "bias": whole(weights["bias"], ONE, 1e5, "i"),
        "dense": whole(weights["dense"], ONE, WIDEST, "h"),
        "second": whole(weights["second"], ONE, STEEPEST, "h"),
        "second_bias": whole(weights["second_bias"], ONE * 256, 1e3, "i"),
        "last": whole(weights["last"], ONE, STEEPEST, "h"),
        "last_bias": whole(weights["last_bias"], ONE * 256, 1e3, "i"),
    }
    about = {
        "game": plan.game,
        "seats": plan.seats,
        "options": game.check(plan.seats, plan.options),
        "size": inputs.size,
        "traits": inputs.traits,
        "fields": fields_of(game, plan.seats),
        "spread": plan.spread,
        "victory": plan.victory,
        "made": made,
    }
    return written(about, arrays, effort)
