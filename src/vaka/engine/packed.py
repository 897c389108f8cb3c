"""Sets of places and small numbers, packed into integers: the only module that knows how bits lie.

A *set* is one integer, for places 0 to 62 (the last bit is the sign). A *packed number* holds small fields side by side, all of the
same width. A *wide set* is a `vec[i64]`, for boards with more places, 32 of them in each word.

Compiled, a call to a function of another mypyc group costs more than all that is done here. So the rules of a game have this file
in their own group, by a link: `rules/packed.py` (docs/architecture.md has the figures).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

EMPTY: Final[i64] = 0
ZERO: Final[i64] = 0
"""The number, for `number if condition else ZERO`: with a literal there mypyc makes Python objects of both sides."""
NO_PLACE: Final[i64] = -1
WORD: Final[i64] = 32
"""The places in a word of a wide set."""


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


def with_place(places: i64, place: i64) -> i64:
    """The set with this place in it."""
    return places | bit(place)


def without_place(places: i64, place: i64) -> i64:
    """The set without this place."""
    return places & ~bit(place)


def first_places(count: i64) -> i64:
    """The set of so many places from 0 on.

    >>> bin(first_places(5))
    '0b11111'
    """
    return bit(count) - 1


def size_of(places: i64) -> i64:
    """How many places are in the set.

    >>> size_of(first_places(62)), size_of(0)
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


def places_of(places: i64) -> vec[i64]:
    """The places of a set in order.

    >>> list(places_of(bit(2) | bit(50)))
    [2, 50]
    """
    found = vec[i64]()
    while places != 0:
        found = append(found, lowest(places))
        places = without_lowest(places)
    return found


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


# --- Sets of more places ---


def wide_set(places: i64) -> vec[i64]:
    """An empty set on a board of so many places.

    >>> len(wide_set(100))
    4
    """
    found = vec[i64]()
    for _ in range((places + WORD - 1) // WORD):
        found = append(found, 0)
    return found


def wide_has(places: vec[i64], place: i64) -> bool:
    """Is this place in the set?"""
    return (places[place >> 5] >> (place & 31)) & 1 != 0


def wide_add(places: vec[i64], place: i64) -> None:
    """Put a place into the set itself."""
    places[place >> 5] |= bit(place & 31)


def wide_drop(places: vec[i64], place: i64) -> None:
    """Take a place out of the set itself."""
    places[place >> 5] &= ~bit(place & 31)


def wide_join(places: vec[i64], others: vec[i64]) -> None:
    """Put all places of another set into this one itself."""
    for word in range(len(places)):
        places[word] |= others[word]


def wide_keep(places: vec[i64], others: vec[i64]) -> None:
    """Keep in the set itself only what is in the other too."""
    for word in range(len(places)):
        places[word] &= others[word]


def wide_remove(places: vec[i64], others: vec[i64]) -> None:
    """Take all places of another set out of this one itself."""
    for word in range(len(places)):
        places[word] &= ~others[word]


def wide_union(places: vec[i64], others: vec[i64]) -> vec[i64]:
    """A new set of what is in either."""
    found = places[:]
    wide_join(found, others)
    return found


def wide_common(places: vec[i64], others: vec[i64]) -> vec[i64]:
    """A new set of what is in both."""
    found = places[:]
    wide_keep(found, others)
    return found


def wide_difference(places: vec[i64], others: vec[i64]) -> vec[i64]:
    """A new set of what is in the first and not in the other."""
    found = places[:]
    wide_remove(found, others)
    return found


def wide_is_empty(places: vec[i64]) -> bool:
    """Is there no place in the set?"""
    found: i64 = 0
    for word in range(len(places)):
        found |= places[word]
    return found == 0


def wide_meets(places: vec[i64], others: vec[i64]) -> bool:
    """Have the sets a place in common?"""
    found: i64 = 0
    for word in range(len(places)):
        found |= places[word] & others[word]
    return found != 0


def wide_equals(places: vec[i64], others: vec[i64]) -> bool:
    """Are the same places in both?"""
    found: i64 = 0
    for word in range(len(places)):
        found |= places[word] ^ others[word]
    return found == 0


def wide_size(places: vec[i64]) -> i64:
    """How many places are in the set."""
    total: i64 = 0
    for word in range(len(places)):
        total += size_of(places[word])
    return total


def wide_next(places: vec[i64], start: i64) -> i64:
    """The first place of the set from `start` on, or NO_PLACE.

    `place = wide_next(places, 0)`, then `while place != NO_PLACE: ...; place = wide_next(places, place + 1)` meets all.
    """
    word = start >> 5
    count: i64 = len(places)
    if word >= count:
        return NO_PLACE
    rest = (places[word] >> (start & 31)) << (start & 31)
    while rest == 0:
        word += 1
        if word >= count:
            return NO_PLACE
        rest = places[word]
    return (word << 5) + lowest(rest)


def wide_places(places: vec[i64]) -> vec[i64]:
    """The places of the set in order."""
    found = vec[i64]()
    for word in range(len(places)):
        rest = places[word]
        while rest != 0:
            found = append(found, (word << 5) + lowest(rest))
            rest = without_lowest(rest)
    return found


def wide_spread(places: vec[i64], near: vec[i64]) -> vec[i64]:
    """A new set of the places around those of a set; `near` has the neighbours of place after place, each a wide set."""
    count: i64 = len(places)
    found = wide_set(count * WORD)
    for word in range(count):
        rest = places[word]
        while rest != 0:
            start = ((word << 5) + lowest(rest)) * count
            rest = without_lowest(rest)
            for number in range(count):
                found[number] |= near[start + number]
    return found
