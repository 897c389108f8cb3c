"""Why an action is not open: one number for each reason, with its words and its paragraph.

The paragraphs are those of the rules text (`rules.en.md`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

Reason = i64

OPEN: Final[i64] = 0
NOT_NOW: Final[i64] = 1
# Placing tiles.
NO_TILE_THERE: Final[i64] = 2
SPACE_TAKEN: Final[i64] = 3
TOUCHES_TOO_FEW: Final[i64] = 4
TOUCHES_ISLAND: Final[i64] = 5
TOUCHES_NO_ISLAND: Final[i64] = 6
OTHER_TILE_FIRST: Final[i64] = 7
# Characters.
CHARACTER_TAKEN: Final[i64] = 8
CHARACTER_KEPT: Final[i64] = 9
NOT_OFFERED: Final[i64] = 10
# Planning and performing in general.
IMPOSSIBLE_PLAN: Final[i64] = 11
NOT_PLANNED: Final[i64] = 12
NO_MAJORITY: Final[i64] = 13
MUST_PERFORM: Final[i64] = 14
HAS_MAJORITY: Final[i64] = 15
# Oceans: the further on in the list, the nearer the action was to being possible.
NOT_OCEAN: Final[i64] = 16
TOO_FAR: Final[i64] = 17
NO_VATUS_TO_SAIL: Final[i64] = 18
BOAT_THERE: Final[i64] = 19
NO_FISH: Final[i64] = 20
NO_TREASURE: Final[i64] = 21
# Islands, likewise; dikes among them.
NOT_PLACED: Final[i64] = 22
SUBMERGED: Final[i64] = 23
NOT_ADJACENT: Final[i64] = 24
NO_WATERS: Final[i64] = 25
OTHER_ISLAND: Final[i64] = 26
NOT_A_SHORE: Final[i64] = 27
DIKE_THERE: Final[i64] = 28
NO_DIKES_LEFT: Final[i64] = 29
NO_VATUS_FOR_DIKE: Final[i64] = 30
NO_HUT_SITE: Final[i64] = 31
NO_HUTS_LEFT: Final[i64] = 32
NO_VATUS_FOR_HUT: Final[i64] = 33
NO_SUCH_SALE: Final[i64] = 34
NO_FISH_TILES: Final[i64] = 35
NO_HUT_HERE: Final[i64] = 36
NO_GOOD: Final[i64] = 37
NO_VATUS_FOR_GOOD: Final[i64] = 38
NO_DRAWING_SITE: Final[i64] = 39
NO_TOURISTS: Final[i64] = 40
NO_ROOM: Final[i64] = 41
NO_TOKENS: Final[i64] = 42
# Characters in use, asides and tokens.
NOT_GOVERNOR: Final[i64] = 43
SAME_SPACE: Final[i64] = 44
PERFORMED: Final[i64] = 45
NOTHING_TO_WAIVE: Final[i64] = 46
NOT_BEGGAR: Final[i64] = 47
TOO_POOR_TO_BEG: Final[i64] = 48
NO_SUCH_TREASURE: Final[i64] = 49
TOKEN_GONE: Final[i64] = 50
# A voyage that is possible, but not by such a detour.
NO_DETOUR: Final[i64] = 51
# Two players: nobody holds the majority.
NEUTRAL_MAJORITY: Final[i64] = 52
# A bonus was left unused, and its action is to follow.
BONUS_WAIVED: Final[i64] = 53

WORDS: Final[dict[int, tuple[str, str]]] = {
    NOT_NOW: ("not-now", "3"),
    NO_TILE_THERE: ("no-tile-there", "4.6"),
    SPACE_TAKEN: ("space-taken", "4.6"),
    TOUCHES_TOO_FEW: ("touches-too-few", "4.6"),
    TOUCHES_ISLAND: ("touches-island", "4.6"),
    TOUCHES_NO_ISLAND: ("touches-no-island", "4.6"),
    OTHER_TILE_FIRST: ("other-tile-first", "4.6"),
    CHARACTER_TAKEN: ("character-taken", "5"),
    CHARACTER_KEPT: ("character-kept", "5"),
    NOT_OFFERED: ("not-offered", "13"),
    IMPOSSIBLE_PLAN: ("impossible-plan", "6"),
    NOT_PLANNED: ("not-planned", "7"),
    NO_MAJORITY: ("no-majority", "7"),
    NEUTRAL_MAJORITY: ("neutral-majority", "13"),
    MUST_PERFORM: ("must-perform", "7"),
    HAS_MAJORITY: ("has-majority", "7"),
    NOT_OCEAN: ("not-ocean", "8.1"),
    TOO_FAR: ("too-far", "8.1"),
    NO_VATUS_TO_SAIL: ("no-vatus-to-sail", "8.1"),
    BOAT_THERE: ("boat-there", "13"),
    NO_DETOUR: ("no-detour", "8.1"),
    NO_FISH: ("no-fish", "8.4"),
    NO_TREASURE: ("no-treasure", "8.3"),
    NOT_PLACED: ("not-placed", "8"),
    SUBMERGED: ("submerged", "12"),
    NOT_ADJACENT: ("not-adjacent", "8"),
    NO_WATERS: ("no-waters", "12"),
    OTHER_ISLAND: ("other-island", "12"),
    NOT_A_SHORE: ("not-a-shore", "12"),
    DIKE_THERE: ("dike-there", "12"),
    NO_DIKES_LEFT: ("no-dikes-left", "12"),
    NO_VATUS_FOR_DIKE: ("no-vatus-for-dike", "12"),
    NO_HUT_SITE: ("no-hut-site", "8.2"),
    NO_HUTS_LEFT: ("no-huts-left", "8.2"),
    NO_VATUS_FOR_HUT: ("no-vatus-for-hut", "8.2"),
    NO_SUCH_SALE: ("no-such-sale", "8.5"),
    NO_FISH_TILES: ("no-fish-tiles", "8.5"),
    NO_HUT_HERE: ("no-hut-here", "8.5"),
    NO_GOOD: ("no-good", "8.6"),
    NO_VATUS_FOR_GOOD: ("no-vatus-for-good", "8.6"),
    NO_DRAWING_SITE: ("no-drawing-site", "8.7"),
    NO_TOURISTS: ("no-tourists", "8.8"),
    NO_ROOM: ("no-room", "8.8"),
    NO_TOKENS: ("no-tokens", "8.9"),
    NOT_GOVERNOR: ("not-governor", "9"),
    SAME_SPACE: ("same-space", "9"),
    PERFORMED: ("performed", "9"),
    NOTHING_TO_WAIVE: ("nothing-to-waive", "9"),
    BONUS_WAIVED: ("bonus-waived", "9"),
    NOT_BEGGAR: ("not-beggar", "9"),
    TOO_POOR_TO_BEG: ("too-poor-to-beg", "9"),
    NO_SUCH_TREASURE: ("no-such-treasure", "8.3"),
    TOKEN_GONE: ("token-gone", "8.9"),
}
