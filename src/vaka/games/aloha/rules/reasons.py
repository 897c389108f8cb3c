"""Why an action is not open: one number for each reason, with its key and its paragraph of the rules text."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

Reason: TypeAlias = i64

OPEN: Final[Reason] = 0
NO_SUCH_ACTION: Final[Reason] = -1
MOVED: Final[Reason] = 1
LAUNCH_TWO: Final[Reason] = 2
ONE_TILE: Final[Reason] = 3
WIND_TWO: Final[Reason] = 4
OCCUPIED: Final[Reason] = 5
CROWDED: Final[Reason] = 6
TWO_TIKIS: Final[Reason] = 7
TWIN: Final[Reason] = 8
NO_CORAIL: Final[Reason] = 9
NOT_ADVERSE: Final[Reason] = 10
NOT_IN_PLAY: Final[Reason] = 11
OFF_THE_SEA: Final[Reason] = 12
PUSH_OCCUPIED: Final[Reason] = 13
ALREADY_ABOARD: Final[Reason] = 14
CARRIES_TIKI: Final[Reason] = 15
TIKI_ON_BEACH: Final[Reason] = 16
PIROGUE_ON_BEACH: Final[Reason] = 17
OUT_OF_REACH: Final[Reason] = 18
SAME_TILE: Final[Reason] = 19
FACE_UP: Final[Reason] = 20
PIROGUE_ON_TILE: Final[Reason] = 21
# Of a whole kind of action.
BEACH_EMPTY: Final[Reason] = 22
NONE_AFLOAT: Final[Reason] = 23
ALL_MOVED: Final[Reason] = 24
ALL_BLOCKED: Final[Reason] = 25
NO_ONE_TO_PUSH: Final[Reason] = 26
NO_HOP: Final[Reason] = 27
ALL_REVEALED: Final[Reason] = 28
NO_FREE_TILE: Final[Reason] = 29

WORDS: Final[dict[int, tuple[str, str]]] = {
    MOVED: ("moved", "4.2"),
    LAUNCH_TWO: ("launch-two", "4.1"),
    ONE_TILE: ("one-tile", "4.2"),
    WIND_TWO: ("wind-two", "5.2"),
    OCCUPIED: ("occupied", "5"),
    CROWDED: ("crowded", "5.2"),
    TWO_TIKIS: ("two-tikis", "5.2"),
    TWIN: ("twin", "4"),
    NO_CORAIL: ("no-corail", "5.4"),
    NOT_ADVERSE: ("not-adverse", "5.4"),
    NOT_IN_PLAY: ("not-in-play", "2"),
    OFF_THE_SEA: ("off-the-sea", "5.4"),
    PUSH_OCCUPIED: ("push-occupied", "5.4"),
    ALREADY_ABOARD: ("already-aboard", "4.4"),
    CARRIES_TIKI: ("carries-tiki", "4.4"),
    TIKI_ON_BEACH: ("tiki-on-beach", "5.5"),
    PIROGUE_ON_BEACH: ("pirogue-on-beach", "5.5"),
    OUT_OF_REACH: ("out-of-reach", "4.4"),
    SAME_TILE: ("same-tile", "4.4"),
    FACE_UP: ("face-up", "4.5"),
    PIROGUE_ON_TILE: ("pirogue-on-tile", "4.5"),
    BEACH_EMPTY: ("beach-empty", "4.1"),
    NONE_AFLOAT: ("none-afloat", "4.2"),
    ALL_MOVED: ("all-moved", "4.2"),
    ALL_BLOCKED: ("all-blocked", "4.2"),
    NO_ONE_TO_PUSH: ("no-one-to-push", "5.4"),
    NO_HOP: ("no-hop", "4.4"),
    ALL_REVEALED: ("all-revealed", "4.5"),
    NO_FREE_TILE: ("no-free-tile", "4.5"),
}
