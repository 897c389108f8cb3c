"""Action 9: rest (§8.9), and the rest tokens (§10)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import telling
from vaka.games.vanuatu.rules.actions import GO_REST, TAKE_TOKEN
from vaka.games.vanuatu.rules.box import (
    ALL_TOKENS,
    FROM_RESTING,
    TOKEN_BOTH,
    TOKEN_COUNT,
    TOKEN_FIRST,
    TOKEN_PENDING,
    TOKEN_POINT,
    TOKEN_VATU,
    Seat,
    Space,
    Token,
    Tokens,
)
from vaka.games.vanuatu.rules.packed import bit, has
from vaka.games.vanuatu.rules.pieces import Huts
from vaka.games.vanuatu.rules.players import add_rest, clear_rests, rester, set_token, token_of, tokens_seen
from vaka.games.vanuatu.rules.position import VanuatuPosition
from vaka.games.vanuatu.rules.reasons import NO_TOKENS, OPEN, TOKEN_GONE, Reason
from vaka.games.vanuatu.rules.tiles import Tiles
from vaka.games.vanuatu.rules.turns.deeds import Deed
from vaka.games.vanuatu.rules.turns.earning import gain_prosperity, gain_vatus


def tokens_there(position: VanuatuPosition) -> Tokens:
    """§8.9: the tokens that nobody has taken."""
    there = ALL_TOKENS
    for number in range(position.rests):
        token = token_of(position, number)
        if token < TOKEN_COUNT:
            there &= ~bit(token)
    return there


# --- Resting ---


def legal_rest(position: VanuatuPosition, found: vec[i64]) -> vec[i64]:
    """§8.9: while tokens are left."""
    return append(found, GO_REST) if why_not_rest(position) == OPEN else found


def why_not_rest(position: VanuatuPosition) -> Reason:
    """§8.9: why nobody can rest: a fifth rester finds no token (ruling 9)."""
    return OPEN if position.rests < TOKEN_COUNT else NO_TOKENS


def rest(position: VanuatuPosition, seat: Seat) -> None:
    """§8.9: the rester looks at all tokens that are there, and will choose one."""
    there = tokens_there(position)
    if position.rests > 0:
        position.raise_floor()  # the rester learns what others have left
    add_rest(position, seat, TOKEN_PENDING, there)
    telling.looked(position, seat, there)


def legal_token(position: VanuatuPosition, found: vec[i64]) -> vec[i64]:
    """§8.9: one of the tokens that the rester sees."""
    for token in range(TOKEN_COUNT):
        if why_not_token(position, token) == OPEN:
            found = append(found, TAKE_TOKEN + token)
    return found


def why_not_token(position: VanuatuPosition, token: Token) -> Reason:
    """§8.9: why the last rester cannot take this token."""
    return OPEN if has(tokens_seen(position, position.rests - 1), token) else TOKEN_GONE


def take_token(position: VanuatuPosition, seat: Seat, token: Token) -> None:
    """§8.9: it lies face down in front of the rester; the others go back face down."""
    set_token(position, position.rests - 1, token)
    telling.token_taken(position, seat, token)


class Resting(Deed):
    """§8.9: rest."""

    def legal(self, position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return legal_rest(position, found)

    def why_not(self, position: VanuatuPosition, action: i64, seat: Seat) -> Reason:
        return why_not_rest(position)

    def why_no_way(
        self, position: VanuatuPosition, seat: Seat, here: Space, purse: i64, tiles: Tiles, huts: Huts, with_bonus: bool
    ) -> Reason:
        return why_not_rest(position)

    def perform(self, position: VanuatuPosition, action: i64, seat: Seat) -> None:
        rest(position, seat)


# --- Phase V ---


def resolve(position: VanuatuPosition) -> None:
    """§10: everybody who rested shows the token and takes its bonus; the tokens go back."""
    position.raise_floor()
    for number in range(position.rests):
        collect(position, rester(position, number), token_of(position, number))
    clear_rests(position)


def collect(position: VanuatuPosition, seat: Seat, token: Token) -> None:
    """§10: the first player marker, 1 vatu and 1 point, 1 point, or 1 vatu."""
    telling.bonus(position, seat, token)
    if token == TOKEN_FIRST:
        position.first = seat
    if token == TOKEN_BOTH or token == TOKEN_POINT:
        gain_prosperity(position, seat, 1, FROM_RESTING)
    if token == TOKEN_BOTH or token == TOKEN_VATU:
        gain_vatus(position, seat, 1)
