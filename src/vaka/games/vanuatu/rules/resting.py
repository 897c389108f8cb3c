"""Resting (action 9) and the rest tokens (phase V)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import asides, ending, performing, round_setup, telling
from vaka.games.vanuatu.rules.box import BOX
from vaka.games.vanuatu.rules.layout import (
    ALL_TOKENS,
    AT_BEGGING,
    AT_TOKEN,
    BEGGAR,
    FROM_RESTING,
    GO_REST,
    NO_CHARACTER,
    REST,
    TAKE_TOKEN,
    TOKEN_BOTH,
    TOKEN_COUNT,
    TOKEN_FIRST,
    TOKEN_PENDING,
    TOKEN_POINT,
    TOKEN_VATU,
    bit,
    has,
    nibble,
    triple,
)
from vaka.games.vanuatu.rules.reasons import NO_TOKENS, NOT_NOW, OPEN, TOKEN_GONE

if TYPE_CHECKING:
    from vaka.games.vanuatu.rules.sequence import Vanuatu

ROUNDS: Final[i64] = BOX.rounds


def tokens_there(state: Vanuatu) -> i64:
    """The tokens that nobody has taken, as a set."""
    there = ALL_TOKENS
    for number in range(state.rests):
        token = triple(state.rest_tokens, number)
        if token < TOKEN_COUNT:
            there &= ~bit(token)
    return there


def could_rest(state: Vanuatu) -> bool:
    """Is a token left? A fifth rester finds none (ruling 9)."""
    return state.rests < TOKEN_COUNT


def legal_rest(state: Vanuatu, found: vec[i64]) -> vec[i64]:
    """While tokens are left."""
    return append(found, GO_REST) if could_rest(state) else found


def why_not_rest(state: Vanuatu, seat: i64) -> i64:
    """Why the seat cannot rest."""
    reason = performing.why_not_act(state, seat, REST)
    if reason != OPEN:
        return reason
    return OPEN if could_rest(state) else NO_TOKENS


def rest(state: Vanuatu, seat: i64) -> None:
    """Action 9: the rester looks at all tokens that are there, and will choose one."""
    performing.begin_action(state, seat, REST)
    there = tokens_there(state)
    number = state.rests
    if number > 0:
        state.raise_floor()  # the rester learns what others have left
    state.rest_seats |= seat << (number * 3)
    state.rest_tokens |= TOKEN_PENDING << (number * 3)
    state.rest_seen |= there << (number * 4)
    state.rests += 1
    state.stage = AT_TOKEN
    if state.events is not None:
        telling.look(state, seat, there)


def legal_token(state: Vanuatu, found: vec[i64]) -> vec[i64]:
    """One of the tokens that the rester sees."""
    there = nibble(state.rest_seen, state.rests - 1)
    for token in range(TOKEN_COUNT):
        if has(there, token):
            found = append(found, TAKE_TOKEN + token)
    return found


def why_not_token(state: Vanuatu, token: i64) -> i64:
    """Why this token cannot be taken."""
    if state.stage != AT_TOKEN:
        return NOT_NOW
    return OPEN if has(nibble(state.rest_seen, state.rests - 1), token) else TOKEN_GONE


def take_token(state: Vanuatu, seat: i64, token: i64) -> None:
    """It lies face down in front of the rester; the others go back face down."""
    place = (state.rests - 1) * 3
    state.rest_tokens += (token - TOKEN_PENDING) << place
    if state.events is not None:
        telling.take_token(state, seat, token)
    performing.end_action(state)


# --- Phase V ---


def resolve(state: Vanuatu) -> None:
    """Everybody who rested shows the token and takes its bonus; the tokens go back."""
    state.raise_floor()
    for number in range(state.rests):
        collect(state, triple(state.rest_seats, number), triple(state.rest_tokens, number))
    state.rests = 0
    state.rest_seats = 0
    state.rest_tokens = 0
    state.rest_seen = 0
    state.die = 0  # fewer actions than pips: no flood in this round
    offer_begging(state)


def collect(state: Vanuatu, seat: i64, token: i64) -> None:
    """The first player marker, 1 vatu and 1 point, 1 point, or 1 vatu."""
    if state.events is not None:
        telling.bonus(state, seat, token)
    if token == TOKEN_FIRST:
        state.first = seat
    if token == TOKEN_BOTH or token == TOKEN_POINT:
        state.gain_prosperity(seat, 1, FROM_RESTING)
    if token == TOKEN_BOTH or token == TOKEN_VATU:
        state.gain_vatus(seat, 1)


def offer_begging(state: Vanuatu) -> None:
    """The round is still on: a Beggar who has not begged is asked one last time (ruling 10)."""
    seat = state.holder_of(BEGGAR)
    if seat != NO_CHARACTER and asides.beggable(state, seat) > 0:
        state.stage = AT_BEGGING
        state.turn = seat
        state.asked = seat
    else:
        end_round(state)


def beg_no_more(state: Vanuatu, seat: i64) -> None:
    """The Beggar keeps the points."""
    if state.events is not None:
        state.report("no-begging", {"seat": seat})
    end_round(state)


def end_round(state: Vanuatu) -> None:
    """The next round, or the final count."""
    if state.round == ROUNDS:
        ending.final_count(state)
    else:
        round_setup.start_round(state)
