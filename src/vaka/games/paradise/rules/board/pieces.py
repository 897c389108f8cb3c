"""A handful of pieces of one colour, packed into one small number: canoes, Warrior Bands, Colonies, Rumours."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

TRANSPORT: Final[i64] = 0
WAR: Final[i64] = 1
WARRIOR: Final[i64] = 2
COLONY: Final[i64] = 3
RUMOUR: Final[i64] = 4
PIECE_KINDS: Final[i64] = 5

ALL_FIELDS: Final[i64] = 65535
NO_RUMOURS: Final[i64] = 16383  # the fields of all but Rumours

CANOES: Final[i64] = 127  # the fields of Transport and War Canoes
WAR_FIELD: Final[i64] = 112
RUMOUR_FIELD: Final[i64] = 49152

ONE_TRANSPORT: Final[i64] = 1
ONE_WAR: Final[i64] = 16
ONE_WARRIOR: Final[i64] = 128
ONE_COLONY: Final[i64] = 2048
ONE_RUMOUR: Final[i64] = 16384


def transports(pieces: i64) -> i64:
    """How many Transport Canoes."""
    return pieces & 15


def wars(pieces: i64) -> i64:
    """How many War Canoes."""
    return (pieces >> 4) & 7


def warriors(pieces: i64) -> i64:
    """How many Warrior Bands."""
    return (pieces >> 7) & 15


def colonies(pieces: i64) -> i64:
    """How many Colonies."""
    return (pieces >> 11) & 7


def rumours(pieces: i64) -> i64:
    """How many Rumours."""
    return (pieces >> 14) & 3


def one(kind: i64) -> i64:
    """One piece of this kind."""
    if kind < WARRIOR:
        return ONE_TRANSPORT if kind == TRANSPORT else ONE_WAR
    if kind == WARRIOR:
        return ONE_WARRIOR
    return ONE_COLONY if kind == COLONY else ONE_RUMOUR


def count(pieces: i64, kind: i64) -> i64:
    """How many of this kind."""
    if kind < WARRIOR:
        return pieces & 15 if kind == TRANSPORT else (pieces >> 4) & 7
    if kind == WARRIOR:
        return (pieces >> 7) & 15
    return (pieces >> 11) & 7 if kind == COLONY else (pieces >> 14) & 3


def total(pieces: i64) -> i64:
    """How many in all."""
    return (pieces & 15) + ((pieces >> 4) & 7) + ((pieces >> 7) & 15) + ((pieces >> 11) & 7) + ((pieces >> 14) & 3)


def pieces_of(transport: i64, war: i64, warrior: i64, colony: i64, rumour: i64) -> i64:
    """So many of each kind."""
    return transport + war * ONE_WAR + warrior * ONE_WARRIOR + colony * ONE_COLONY + rumour * ONE_RUMOUR


def in_capacity(pieces: i64) -> bool:
    """§7.4: a Transport Canoe carries a Warrior Band or a Colony, a War Canoe a Warrior Band; Rumours need nothing."""
    colony = (pieces >> 11) & 7
    transport = pieces & 15
    return colony <= transport and ((pieces >> 7) & 15) + colony <= transport + ((pieces >> 4) & 7)


# --- Two lines of a battle, side by side in one number ---


def in_lines(front: i64, back: i64) -> i64:
    """§8.2: these pieces in the front line, those behind."""
    return front | (back << 16)


def front_of(lines: i64) -> i64:
    """The Battle Pieces of the front line."""
    return lines & ALL_FIELDS


def back_of(lines: i64) -> i64:
    """All other pieces, the panicked ones among them."""
    return (lines >> 16) & ALL_FIELDS


def all_of(lines: i64) -> i64:
    """Both lines together."""
    return (lines & ALL_FIELDS) + ((lines >> 16) & ALL_FIELDS)
