"""The fields of a row of numbers: what stands where, and what it means."""

from __future__ import annotations

from typing import NamedTuple


class Field(NamedTuple):
    """One part of a row: its name, its shape, the largest value that it can have, and what it means."""

    name: str
    shape: tuple[int, ...]
    largest: int
    meaning: str


class Part(NamedTuple):
    """A field with its place in the row."""

    name: str
    slice: slice
    shape: tuple[int, ...]
    largest: int
    meaning: str
