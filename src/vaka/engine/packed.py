"""Sets of places and small numbers, packed into integers: the only module that knows how bits lie.

A *set* is one integer, for places 0 to 62 (the last bit is the sign). A *packed number* holds small fields side by side, all of the
same width.

Compiled, a call to a function of another mypyc group costs more than all that is done here. So the rules of a game have this file
in their own group, by a link: `rules/packed.py` (docs/architecture.md has the figures).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

EMPTY: Final[i64] = 0
ZERO: Final[i64] = 0
"""The number, for `number if condition else ZERO`: with a literal there mypyc makes Python objects of both sides."""
ONE: Final[i64] = 1
NO_PLACE: Final[i64] = -1


# --- Sets of up to 63 places ---


def bit(place: i64) -> i64:
    """The set of this one place.

    >>> bit(35) == 2**35
    True
    """
    one = place - place + 1  # mypyc writes a literal 1 as a 32-bit number, and place 35 would fall off
    return one << place


def has(places: i64, place: i64) -> bool:
    """Is this place in the set?

    >>> has(bit(3) | bit(40), 40), has(bit(3) | bit(40), 4)
    (True, False)
    """
    return (places >> place) & 1 != 0


def size_of(places: i64) -> i64:
    """How many places are in the set.

    >>> size_of(bit(62) - 1), size_of(0)
    (62, 0)
    """
    pairs = places - ((places >> 1) & 0x1555555555555555)  # a literal above 2**62 is a Python object to mypyc, and slow
    fours = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    bytes_ = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    halves = bytes_ + (bytes_ >> 8)
    words = halves + (halves >> 16)
    return (words + (words >> 32)) & 127


def lowest(places: i64) -> i64:
    """The lowest place of a set, or NO_PLACE.

    >>> lowest(bit(9) | bit(41)), lowest(0)
    (9, -1)
    """
    if places == 0:
        return NO_PLACE
    return size_of((places & -places) - 1)


def without_lowest(places: i64) -> i64:
    """The set without its lowest place: `while places: place = lowest(places); places = without_lowest(places)` meets all."""
    return places & (places - 1)


# --- Small numbers side by side ---


def field(packed: i64, width: i64, place: i64) -> i64:
    """The number in one field; all fields are `width` bits wide.

    >>> field(0x7A5, 4, 1)
    10
    """
    return (packed >> (place * width)) & (bit(width) - 1)


def with_field(packed: i64, width: i64, place: i64, value: i64) -> i64:
    """The packed number with another value in one field.

    >>> hex(with_field(0x7A5, 4, 1, 3))
    '0x735'
    """
    mask = (bit(width) - 1) << (place * width)
    return (packed & ~mask) | (value << (place * width))


def add_field(packed: i64, width: i64, place: i64, more: i64) -> i64:
    """The packed number with so much more (or less, below 0) in one field; it must stay within the field.

    >>> hex(add_field(0x7A5, 4, 1, -2))
    '0x785'
    """
    return packed + more * bit(place * width)


def sum_of_fields(packed: i64, width: i64) -> i64:
    """All fields added up.

    >>> sum_of_fields(0x123, 4)
    6
    """
    mask = bit(width) - 1
    total: i64 = 0
    while packed != 0:
        total += packed & mask
        packed >>= width
    return total


# --- Bytes in words ---


def put_byte(words: vec[i64], place: i64, value: i64) -> None:
    """Write a number from 0 to 255 where a row of bytes has 0; eight bytes are a word."""
    words[place >> 3] |= value << ((place & 7) << 3)


def eight_bytes(packed: i64, width: i64) -> i64:
    """The first eight fields of a packed number, each as a byte of a word; fields are at most 8 bits wide.

    >>> hex(eight_bytes(0x7A5, 4)), hex(eight_bytes(0b11_01, 2)), hex(eight_bytes(0x207, 8))
    ('0x70a05', '0x301', '0x207')
    """
    if width == 8 or packed == 0:
        return packed
    mask = bit(4 * width) - 1
    word = (packed & mask) | (((packed >> (4 * width)) & mask) << 32)
    mask = (bit(2 * width) - 1) * 0x100000001
    word = (word & mask) | (((word >> (2 * width)) & mask) << 16)
    mask = (bit(width) - 1) * 0x1000100010001
    return (word & mask) | (((word >> width) & mask) << 8)


def four_flags(places: i64) -> i64:
    """The first four places of a set, each as a byte: 1 if it is there, else 0.

    >>> hex(four_flags(0b1011))
    '0x1000101'
    """
    return (places & 1) | ((places & 2) << 7) | ((places & 4) << 14) | ((places & 8) << 21)


def whole_words(count: i64) -> i64:
    """So many bytes, and on to the next word: every field of a row begins at one.

    >>> whole_words(0), whole_words(5), whole_words(16)
    (0, 8, 16)
    """
    return ((count + 7) >> 3) << 3


def four_bytes(one: i64, two: i64, three: i64, four: i64) -> i64:
    """Four numbers from 0 to 255 side by side: half a word.

    >>> four_bytes(1, 0, 2, 0) == 1 + 2 * 256**2
    True
    """
    return one | (two << 8) | (three << 16) | (four << 24)


def one_if(is_so: bool) -> i64:
    """1 if it is so, else 0."""
    return ONE if is_so else ZERO


# --- Seats of a row ---


def seat_at(number: i64, first: i64, seats: i64) -> i64:
    """The seat that has this place in a row whose seats are counted from `first` on.

    >>> [seat_at(number, 2, 3) for number in range(3)]
    [2, 0, 1]
    """
    seat = number + first
    return seat - seats if seat >= seats else seat


def seat_number(seat: i64, first: i64, seats: i64) -> i64:
    """The place that a seat has in such a row.

    >>> [seat_number(seat, 2, 3) for seat in range(3)]
    [1, 2, 0]
    """
    number = seat - first
    return number + seats if number < 0 else number
