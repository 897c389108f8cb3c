"""What the players have in front of them and on the action spaces, likewise: no rule sees how it is packed into fields."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.vanuatu.rules.actions import SELL_FISH, THREES, TWOS
from vaka.games.vanuatu.rules.box import SPACE_COUNT, VALUES, ActionSpace, ActionSpaces, Seat, Source, Token, Tokens
from vaka.games.vanuatu.rules.packed import bit, byte, changed, field, has, nibble, triple
from vaka.games.vanuatu.rules.position import VanuatuPosition

Tiles = i64
"""Fish tiles, or treasure tiles: how many of value 1, 2 and 3."""

# --- What a player has ---


def tiles_worth(tiles: Tiles, value: i64) -> i64:
    """How many of them have this value."""
    return nibble(tiles, value - 1)


def tile_worth(value: i64) -> Tiles:
    """One tile of this value."""
    return bit((value - 1) * 4)


def worth(tiles: Tiles) -> i64:
    """Their values, added up."""
    return (tiles & 15) + ((tiles >> 4) & 15) * 2 + ((tiles >> 8) & 15) * 3


def tiles_sold(action: i64) -> Tiles:
    """The fish tiles of a sale, by its id."""
    number = action - SELL_FISH
    return (number // THREES // TWOS) | ((number // THREES % TWOS) << 4) | ((number % THREES) << 8)


def tile_values(tiles: Tiles) -> list[int]:
    """The values of tiles, lowest first.

    >>> tile_values(0x102)
    [1, 1, 3]
    """
    return [value for value in range(1, VALUES + 1) for _ in range(tiles_worth(tiles, value))]


def earned_from(position: VanuatuPosition, seat: Seat, source: Source) -> i64:
    """The points that a seat has from a source."""
    return byte(position.earned[seat], source)


def note_earned(position: VanuatuPosition, seat: Seat, source: Source, count: i64) -> None:
    """So many points more from there."""
    position.earned = changed(position.earned, seat, position.earned[seat] + (count << (source * 8)))


def drowned_huts(position: VanuatuPosition, seat: Seat) -> i64:
    """Huts of the seat that the sea has taken."""
    return nibble(position.drowned, seat)


def drown_huts(position: VanuatuPosition, seat: Seat, count: i64) -> None:
    """So many huts of the seat are out of the game."""
    position.drowned += count << (seat * 4)


def is_face_down(position: VanuatuPosition, seat: Seat) -> bool:
    """Is the seat's character used?"""
    return has(position.spent, seat)


def turn_face_down(position: VanuatuPosition, seat: Seat) -> None:
    """The seat's character is used."""
    position.spent |= bit(seat)


# --- Action markers ---


def markers_on(position: VanuatuPosition, seat: Seat, space: ActionSpace) -> i64:
    """The seat's action markers on an action space."""
    return triple(position.plan[seat], space)


def has_markers(position: VanuatuPosition, seat: Seat) -> bool:
    """Has the seat any markers on the board?"""
    return position.plan[seat] != 0


def neutral_on(position: VanuatuPosition, space: ActionSpace) -> i64:
    """Neutral markers on an action space."""
    return triple(position.neutral, space)


def planned(position: VanuatuPosition, seat: Seat) -> ActionSpaces:
    """The action spaces with markers of the seat."""
    found: i64 = 0
    for space in range(SPACE_COUNT):
        if triple(position.plan[seat], space) > 0:
            found |= bit(space)
    return found


def markers_of(position: VanuatuPosition, seat: Seat) -> i64:
    """The seat's markers on all action spaces."""
    count: i64 = 0
    for space in range(SPACE_COUNT):
        count += triple(position.plan[seat], space)
    return count


def add_markers(position: VanuatuPosition, seat: Seat, space: ActionSpace, count: i64) -> None:
    """So many markers more (below 0: fewer)."""
    position.plan[seat] += count << (space * 3)


def add_neutral(position: VanuatuPosition, space: ActionSpace, count: i64) -> None:
    """So many more."""
    position.neutral += count << (space * 3)


def has_performed(position: VanuatuPosition, seat: Seat, space: ActionSpace) -> bool:
    """Has the seat performed this action in this round?"""
    return has(position.performed, seat * SPACE_COUNT + space)


def note_performed(position: VanuatuPosition, seat: Seat, space: ActionSpace) -> None:
    """It has."""
    position.performed |= bit(seat * SPACE_COUNT + space)


# --- Who rested, in order ---


def rester(position: VanuatuPosition, number: i64) -> Seat:
    """Who rested after so many others."""
    return triple(position.rest_seats, number)


def token_of(position: VanuatuPosition, number: i64) -> Token:
    """The token of that rest: it may be pending, or in a view unknown."""
    return triple(position.rest_tokens, number)


def tokens_seen(position: VanuatuPosition, number: i64) -> Tokens:
    """The tokens that were there to be seen at that rest; none where a view does not tell."""
    return nibble(position.rest_seen, number)


def add_rest(position: VanuatuPosition, seat: Seat, token: Token, seen: Tokens) -> None:
    """One more has rested."""
    position.rest_seats |= seat << (position.rests * 3)
    position.rest_tokens |= token << (position.rests * 3)
    position.rest_seen |= seen << (position.rests * 4)
    position.rests += 1


def set_token(position: VanuatuPosition, number: i64, token: Token) -> None:
    """That rest has taken this token."""
    position.rest_tokens = (position.rest_tokens & ~field(number * 3, 3)) | (token << (number * 3))


def set_seen(position: VanuatuPosition, number: i64, seen: Tokens) -> None:
    """At that rest these were there."""
    position.rest_seen = (position.rest_seen & ~field(number * 4, 4)) | (seen << (number * 4))


def clear_rests(position: VanuatuPosition) -> None:
    """Nobody has rested."""
    position.rests = position.rest_seats = position.rest_tokens = position.rest_seen = 0
