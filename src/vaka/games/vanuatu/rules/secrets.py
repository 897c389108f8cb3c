"""What is hidden: rest tokens. A rester sees all that are still there, and so learns what earlier resters hold together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.random import Random
from mypy_extensions import i64

from vaka.engine.names import ASKED
from vaka.games.vanuatu.rules.box import TOKENS
from vaka.games.vanuatu.rules.layout import (
    ALL_TOKENS,
    AT_TOKEN,
    TAKE_HIDDEN,
    TAKE_TOKEN,
    TOKEN_COUNT,
    TOKEN_UNKNOWN,
    bit,
    field,
    has,
    nibble,
    triple,
)

if TYPE_CHECKING:
    from vaka.games.vanuatu.rules.sequence import Vanuatu


def hide(state: Vanuatu, viewer: i64) -> None:
    """Of the others' tokens only those stay that the viewer has worked out; what others saw goes."""
    known = state.rest_tokens
    for number in range(state.rests):
        if triple(state.rest_seats, number) == viewer:
            continue
        token = triple(state.rest_tokens, number)
        if token < TOKEN_COUNT and not is_single(possible(state, viewer, number)):
            known = with_token(known, number, TOKEN_UNKNOWN)
    for number in range(state.rests):
        if triple(state.rest_seats, number) != viewer:
            state.rest_seen &= ~field(number * 4, 4)
    state.rest_tokens = known


def possible(state: Vanuatu, viewer: i64, number: i64) -> i64:
    """The tokens that this rest may have taken, for all the viewer saw: what was there after the viewer's rest before it,
    without what was still there at the viewer's rest after it."""
    there = ALL_TOKENS
    for own in range(state.rests):
        if triple(state.rest_seats, own) != viewer:
            continue
        if own > number:
            return there & ~nibble(state.rest_seen, own)
        there = nibble(state.rest_seen, own)
        token = triple(state.rest_tokens, own)
        if token < TOKEN_COUNT:
            there &= ~bit(token)
    return there


def is_single(mask: i64) -> bool:
    """Is there exactly one in the set?"""
    return mask != 0 and mask & (mask - 1) == 0


def with_token(tokens: i64, number: i64, token: i64) -> i64:
    """The tokens with one of them changed."""
    return (tokens & ~field(number * 3, 3)) | (token << (number * 3))


def deal(state: Vanuatu, rng: Random, viewer: i64) -> None:
    """Each earlier rester chose among the tokens that were there, all alike; what each saw follows from it."""
    taken: i64 = 0
    for number in range(state.rests):
        token = triple(state.rest_tokens, number)
        if token < TOKEN_COUNT:
            taken |= bit(token)
    for number in range(state.rests):
        if triple(state.rest_tokens, number) == TOKEN_UNKNOWN:
            token = pick(possible(state, viewer, number) & ~taken, rng)
            taken |= bit(token)
            state.rest_tokens = with_token(state.rest_tokens, number, token)
    there = ALL_TOKENS
    state.rest_seen = 0
    for number in range(state.rests):
        state.rest_seen |= there << (number * 4)
        token = triple(state.rest_tokens, number)
        if token < TOKEN_COUNT:
            there &= ~bit(token)


def pick(mask: i64, rng: Random) -> i64:
    """One of the set."""
    count: i64 = 0
    for token in range(TOKEN_COUNT):
        if has(mask, token):
            count += 1
    left: i64 = rng.randrange(count)
    for token in range(TOKEN_COUNT):
        if has(mask, token):
            if left == 0:
                return token
            left -= 1
    return 0


def hidden(state: Vanuatu) -> dict[str, list[Any]]:
    """Each hidden token, with what it may be."""
    found: dict[str, list[Any]] = {}
    for number in range(state.rests):
        if triple(state.rest_tokens, number) == TOKEN_UNKNOWN:
            mask = possible(state, state.viewer, number)
            for other in range(state.rests):  # what the viewer knows for certain is nowhere else
                token = triple(state.rest_tokens, other)
                if token < TOKEN_COUNT:
                    mask &= ~bit(token)
            found[f"rests/{number}/token"] = [TOKENS[token] for token in range(TOKEN_COUNT) if has(mask, token)]
    return found


def seen(state: Vanuatu, action: i64, viewer: i64, seat: i64) -> i64:
    """Others notice that a token is taken, not which."""
    who = state.asked if seat == ASKED else seat
    if state.stage == AT_TOKEN and viewer != who and TAKE_TOKEN <= action < TAKE_HIDDEN:
        return TAKE_HIDDEN
    return action
