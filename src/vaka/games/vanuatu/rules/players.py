"""What the players have in front of them and on the action spaces, likewise: no rule sees how it is packed into fields."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.vanuatu.rules.box import SPACE_COUNT, ActionSpace, ActionSpaces, Seat, Source, Token, Tokens
from vaka.games.vanuatu.rules.packed import add_field, bit, field, has, sum_of_fields, with_field
from vaka.games.vanuatu.rules.position import BYTE, MANY, SOME, VanuatuPosition, changed

# --- What a player has ---


def earned_from(position: VanuatuPosition, seat: Seat, source: Source) -> i64:
    """The points that a seat has from a source."""
    return field(position.earned[seat], BYTE, source)


def note_earned(position: VanuatuPosition, seat: Seat, source: Source, count: i64) -> None:
    """So many points more from there."""
    position.earned = changed(position.earned, seat, add_field(position.earned[seat], BYTE, source, count))


def drowned_huts(position: VanuatuPosition, seat: Seat) -> i64:
    """Huts of the seat that the sea has taken."""
    return field(position.drowned, MANY, seat)


def drown_huts(position: VanuatuPosition, seat: Seat, count: i64) -> None:
    """So many huts of the seat are out of the game."""
    position.drowned = add_field(position.drowned, MANY, seat, count)


def is_face_down(position: VanuatuPosition, seat: Seat) -> bool:
    """Is the seat's character used?"""
    return has(position.spent, seat)


def turn_face_down(position: VanuatuPosition, seat: Seat) -> None:
    """The seat's character is used."""
    position.spent |= bit(seat)


# --- Action markers ---


def markers_on(position: VanuatuPosition, seat: Seat, space: ActionSpace) -> i64:
    """The seat's action markers on an action space."""
    return field(position.plan[seat], SOME, space)


def has_markers(position: VanuatuPosition, seat: Seat) -> bool:
    """Has the seat any markers on the board?"""
    return position.plan[seat] != 0


def neutral_on(position: VanuatuPosition, space: ActionSpace) -> i64:
    """Neutral markers on an action space."""
    return field(position.neutral, SOME, space)


def planned(position: VanuatuPosition, seat: Seat) -> ActionSpaces:
    """The action spaces with markers of the seat."""
    found: i64 = 0
    for space in range(SPACE_COUNT):
        if field(position.plan[seat], SOME, space) > 0:
            found |= bit(space)
    return found


def markers_of(position: VanuatuPosition, seat: Seat) -> i64:
    """The seat's markers on all action spaces."""
    return sum_of_fields(position.plan[seat], SOME)


def add_markers(position: VanuatuPosition, seat: Seat, space: ActionSpace, count: i64) -> None:
    """So many markers more (below 0: fewer)."""
    position.plan[seat] = add_field(position.plan[seat], SOME, space, count)


def add_neutral(position: VanuatuPosition, space: ActionSpace, count: i64) -> None:
    """So many more."""
    position.neutral = add_field(position.neutral, SOME, space, count)


def has_performed(position: VanuatuPosition, seat: Seat, space: ActionSpace) -> bool:
    """Has the seat performed this action in this round?"""
    return has(position.performed, seat * SPACE_COUNT + space)


def performed_by(position: VanuatuPosition, seat: Seat) -> ActionSpaces:
    """All actions that the seat has performed in this round."""
    return (position.performed >> (seat * SPACE_COUNT)) & (bit(SPACE_COUNT) - 1)


def note_performed(position: VanuatuPosition, seat: Seat, space: ActionSpace) -> None:
    """It has."""
    position.performed |= bit(seat * SPACE_COUNT + space)


# --- Who rested, in order ---


def rester(position: VanuatuPosition, number: i64) -> Seat:
    """Who rested after so many others."""
    return field(position.rest_seats, SOME, number)


def token_of(position: VanuatuPosition, number: i64) -> Token:
    """The token of that rest: it may be pending, or in a view unknown."""
    return field(position.rest_tokens, SOME, number)


def tokens_seen(position: VanuatuPosition, number: i64) -> Tokens:
    """The tokens that were there to be seen at that rest; none where a view does not tell."""
    return field(position.rest_seen, MANY, number)


def add_rest(position: VanuatuPosition, seat: Seat, token: Token, seen: Tokens) -> None:
    """One more has rested."""
    number = position.rests
    position.rests += 1
    position.rest_seats = with_field(position.rest_seats, SOME, number, seat)
    set_token(position, number, token)
    set_seen(position, number, seen)


def set_token(position: VanuatuPosition, number: i64, token: Token) -> None:
    """That rest has taken this token."""
    position.rest_tokens = with_field(position.rest_tokens, SOME, number, token)


def set_seen(position: VanuatuPosition, number: i64, seen: Tokens) -> None:
    """At that rest these were there."""
    position.rest_seen = with_field(position.rest_seen, MANY, number, seen)


def clear_rests(position: VanuatuPosition) -> None:
    """Nobody has rested."""
    position.rests = position.rest_seats = position.rest_tokens = position.rest_seen = 0
