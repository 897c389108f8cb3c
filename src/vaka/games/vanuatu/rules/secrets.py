"""What is hidden: rest tokens (§8.9). A rester sees all that are still there, and so learns what earlier resters hold together."""

from __future__ import annotations

from typing import Any

from librt.random import Random
from mypy_extensions import i64

from vaka.engine.names import ASKED
from vaka.games.vanuatu.rules.actions import AT_TOKEN, TAKE_HIDDEN, TAKE_TOKEN
from vaka.games.vanuatu.rules.box import ALL_TOKENS, TOKEN_COUNT, TOKEN_UNKNOWN, TOKENS, Seat, Token, Tokens
from vaka.games.vanuatu.rules.packed import bit, has, size_of
from vaka.games.vanuatu.rules.players import rester, set_seen, set_token, token_of, tokens_seen
from vaka.games.vanuatu.rules.position import VanuatuPosition


def hide(position: VanuatuPosition, viewer: i64) -> None:
    """Of the others' tokens only those stay that the viewer has worked out; what others saw goes."""
    unknown: i64 = 0
    for number in range(position.rests):
        is_taken = rester(position, number) != viewer and token_of(position, number) < TOKEN_COUNT
        if is_taken and size_of(possible(position, viewer, number)) != 1:
            unknown |= bit(number)
    for number in range(position.rests):
        if has(unknown, number):
            set_token(position, number, TOKEN_UNKNOWN)
        if rester(position, number) != viewer:
            set_seen(position, number, 0)


def possible(position: VanuatuPosition, viewer: i64, number: i64) -> Tokens:
    """The tokens that this rest may have taken, for all the viewer saw: what was there after the viewer's rest before it,
    without what was still there at the viewer's rest after it."""
    there = ALL_TOKENS
    for own in range(position.rests):
        if rester(position, own) != viewer:
            continue
        if own > number:
            return there & ~tokens_seen(position, own)
        there = tokens_seen(position, own)
        token = token_of(position, own)
        if token < TOKEN_COUNT:
            there &= ~bit(token)
    return there


def known(position: VanuatuPosition) -> Tokens:
    """The tokens that some rest has taken for certain."""
    found: i64 = 0
    for number in range(position.rests):
        token = token_of(position, number)
        if token < TOKEN_COUNT:
            found |= bit(token)
    return found


def deal(position: VanuatuPosition, rng: Random, viewer: i64) -> None:
    """Each earlier rester chose among the tokens that were there, all alike; what each saw follows from it."""
    for number in range(position.rests):
        if token_of(position, number) == TOKEN_UNKNOWN:
            set_token(position, number, pick(possible(position, viewer, number) & ~known(position), rng))
    there = ALL_TOKENS
    for number in range(position.rests):
        set_seen(position, number, there)
        token = token_of(position, number)
        if token < TOKEN_COUNT:
            there &= ~bit(token)


def pick(tokens: Tokens, rng: Random) -> Token:
    """One of the set."""
    left: i64 = rng.randrange(size_of(tokens))
    for token in range(TOKEN_COUNT):
        if has(tokens, token):
            if left == 0:
                return token
            left -= 1
    return 0


def hidden(position: VanuatuPosition) -> dict[str, list[Any]]:
    """Each hidden token, with what it may be: what the viewer knows for certain is nowhere else."""
    found: dict[str, list[Any]] = {}
    for number in range(position.rests):
        if token_of(position, number) == TOKEN_UNKNOWN:
            left = possible(position, position.viewer, number) & ~known(position)
            found[f"rests/{number}/token"] = [TOKENS[token] for token in range(TOKEN_COUNT) if has(left, token)]
    return found


def hidden_odds(position: VanuatuPosition) -> dict[str, dict[str, float]]:
    """Of each hidden token the chance of each value, over all ways in which the resters can have chosen: see `deal`."""
    unknown = [number for number in range(position.rests) if token_of(position, number) == TOKEN_UNKNOWN]
    found: dict[str, dict[str, float]] = {f"rests/{number}/token": {} for number in unknown}
    follow(position, unknown, 0, known(position), 1.0, found)
    return found


def follow(
    position: VanuatuPosition, unknown: list[int], place: int, taken: Tokens, weight: float, found: dict[str, dict[str, float]]
) -> None:
    """Go through everything that this hidden rest and those after it can have taken, and add up how likely each is."""
    if place == len(unknown):
        return
    number = unknown[place]
    left = possible(position, position.viewer, number) & ~taken
    odds = found[f"rests/{number}/token"]
    for token in range(TOKEN_COUNT):
        if has(left, token):
            share = weight / float(size_of(left))
            odds[TOKENS[token]] = odds.get(TOKENS[token], 0.0) + share
            follow(position, unknown, place + 1, taken | bit(token), share, found)


def seen(position: VanuatuPosition, action: i64, viewer: i64, seat: Seat) -> i64:
    """Others notice that a token is taken, not which."""
    who = position.asked if seat == ASKED else seat
    if position.stage == AT_TOKEN and viewer != who and TAKE_TOKEN <= action < TAKE_HIDDEN:
        return TAKE_HIDDEN
    return action
