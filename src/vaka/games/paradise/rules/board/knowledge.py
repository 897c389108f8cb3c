"""What others know of a stack (ruling 67): lower bounds per kind, and whether there is surely no War Canoe.

Everybody sees the same but for one private look (KAVA CEREMONY), so two bounds are kept: the *public* one, and the *private* one of
whoever looked. They are kept side by side, and are equal until somebody looks.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.games.paradise.rules.board.pieces import (
    ALL_FIELDS,
    ONE_TRANSPORT,
    ONE_WAR,
    PIECE_KINDS,
    count,
    one,
    transports,
    wars,
)
from vaka.games.paradise.rules.packed import ZERO

NO_WAR_PUBLIC: Final[i64] = 4294967296  # bit 32: everybody knows that there is no War Canoe
NO_WAR_PRIVATE: Final[i64] = 8589934592  # bit 33: so does who looked
NO_WAR: Final[i64] = 12884901888


def public_bound(known: i64) -> i64:
    """So many pieces of each kind are there, as everybody knows."""
    return known & ALL_FIELDS


def private_bound(known: i64) -> i64:
    """So many are there, as who looked knows."""
    return (known >> 16) & ALL_FIELDS


def knowing(public: i64, private: i64, flags: i64) -> i64:
    """Both bounds and the flags together."""
    return public | (private << 16) | flags


def known_exactly(pieces: i64) -> i64:
    """Everybody has seen these pieces."""
    return knowing(pieces, pieces, NO_WAR if wars(pieces) == 0 else ZERO)


def seen_privately(known: i64, pieces: i64) -> i64:
    """Who looks has seen these pieces; for the others nothing changes."""
    flags = (known & NO_WAR_PUBLIC) | (NO_WAR_PRIVATE if wars(pieces) == 0 else ZERO)
    return knowing(public_bound(known), pieces, flags)


def forget_private(known: i64) -> i64:
    """For everybody else who looked knows what is public."""
    public = public_bound(known)
    return knowing(public, public, NO_WAR if known & NO_WAR_PUBLIC != 0 else ZERO)


# --- Pieces leave, pieces come ---


def staying(bound: i64, left: i64) -> i64:
    """What is surely still there after so many of unknown kind have left."""
    if bound == 0 or left == 0:
        return bound
    rest: i64 = 0
    for kind in range(PIECE_KINDS):
        rest += max(0, count(bound, kind) - left) * one(kind)
    return rest


def leaving(bound: i64, left: i64, size: i64) -> i64:
    """What is surely among the so many that left a stack of this size."""
    if bound == 0 or left == 0:
        return 0
    gone: i64 = 0
    for kind in range(PIECE_KINDS):
        gone += max(0, left - (size - count(bound, kind))) * one(kind)
    return gone


def known_of_fleet(fleet: i64, fleet_size: i64, stack: i64, stack_size: i64, dropped: i64, loaded: i64) -> i64:
    """What is known of a fleet that dropped and loaded so many pieces, of the fleet and of the stack as they were before."""
    public = staying(public_bound(fleet), dropped) + leaving(public_bound(stack), loaded, stack_size)
    private = staying(private_bound(fleet), dropped) + leaving(private_bound(stack), loaded, stack_size)
    flags = NO_WAR if fleet_size == 0 else fleet & NO_WAR
    if loaded > 0:
        flags &= stack
    return knowing(public, private, flags)


def known_of_rest(fleet: i64, fleet_size: i64, stack: i64, stack_size: i64, dropped: i64, loaded: i64) -> i64:
    """What is known of the stack that it leaves behind."""
    public = staying(public_bound(stack), loaded) + leaving(public_bound(fleet), dropped, fleet_size)
    private = staying(private_bound(stack), loaded) + leaving(private_bound(fleet), dropped, fleet_size)
    flags = NO_WAR if stack_size == 0 else stack & NO_WAR
    if dropped > 0:
        flags &= fleet
    return knowing(public, private, flags)


def joined(fleet: i64, stack: i64, stack_size: i64) -> i64:
    """What is known of a stack after a fleet has joined it."""
    flags = (fleet if stack_size == 0 else fleet & stack) & NO_WAR
    return knowing(public_bound(fleet) + public_bound(stack), private_bound(fleet) + private_bound(stack), flags)


def with_shown(known: i64, pieces: i64, size: i64) -> i64:
    """What is known of a stack of this size after these pieces have come to it face up."""
    flags = NO_WAR if size == 0 else known & NO_WAR
    if wars(pieces) > 0:
        flags = 0
    return knowing(public_bound(known) + pieces, private_bound(known) + pieces, flags)


# --- What is shown ---


def with_a_war(known: i64) -> i64:
    """Everybody learns that there is a War Canoe at least."""
    public = public_bound(known)
    private = private_bound(known)
    if wars(public) == 0:
        public += ONE_WAR
    if wars(private) == 0:
        private += ONE_WAR
    return knowing(public, private, 0)


def with_a_transport(known: i64) -> i64:
    """Everybody sees that there is a Transport Canoe at least."""
    public = public_bound(known)
    private = private_bound(known)
    if transports(public) == 0:
        public += ONE_TRANSPORT
    if transports(private) == 0:
        private += ONE_TRANSPORT
    return knowing(public, private, known & NO_WAR)


def without_one(known: i64, kind: i64) -> i64:
    """Everybody sees one piece of this kind go."""
    public = public_bound(known)
    private = private_bound(known)
    if count(public, kind) > 0:
        public -= one(kind)
    if count(private, kind) > 0:
        private -= one(kind)
    return knowing(public, private, known & NO_WAR)


def without_kinds(known: i64, kinds: i64) -> i64:
    """Everybody sees that none of these kinds (their fields) is left, War Canoes among them."""
    return knowing(public_bound(known) & ~kinds, private_bound(known) & ~kinds, NO_WAR)
