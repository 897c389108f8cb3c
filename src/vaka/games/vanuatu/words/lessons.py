"""A first game in eight positions: each says one thing, and asks for one move that shows it.

The learner is purple and plays first, against yellow and teal. The texts are the messages `lesson-...`; the rules text shows the
same positions as pictures (`picture:characters` and so on).
"""

from __future__ import annotations

from typing import Any, Final

from vaka.engine import Lesson

CAST: Final = {"purple": "fisherman", "yellow": "builder", "teal": "navigator"}
"""Who helps whom in the first round."""

THIRD: Final[dict[str, Any]] = {
    "round": 3,
    "tiles": {"santo": 8, "b1": 4, "c1": 9, "tanna": 12},
    "characters": {"purple": "guide", "yellow": "diver", "teal": "artist"},
}
"""The third round, with four tiles more."""

LESSONS: Final = (
    # Phase II: one character each, and what lies on the board at the start.
    Lesson("characters", 3, words={"stage": "characters"}, moves=("take fisherman",)),
    # Phase III: no fish at the boat, so Fish can be planned only after Sail.
    Lesson("planning", 3, words={"characters": CAST}, moves=("plan sail",)),
    # Phase IV: yellow holds Sail, Fish would come to nothing now, so Draw is the space to resolve.
    Lesson(
        "majority",
        3,
        words={
            "characters": CAST,
            "plan": {
                "purple": {"sail": 1, "fish": 2, "draw": 2},
                "yellow": {"sail": 2, "fish": 1, "build": 2},
                "teal": {"explore": 2, "sail": 1, "buy": 2},
            },
        },
        moves=("draw efate",),
    ),
    # Phase I: an island away from the other one, beside two oceans.
    Lesson(
        "placing",
        3,
        words={"stage": "placing", "round": 2, "volcano": ["santo", "b1"], "characters": CAST, "boats": [3, 7, 6]},
        moves=("place santo 8", "place santo 12"),
    ),
    # Action 5: thirteen vatus are five points and three vatus.
    Lesson(
        "selling",
        3,
        words=THIRD
        | {
            "oceans": {"s1": [0, 0], "s2": [0, 2], "b1": [0, 3]},
            "boats": [3, 4, 6],
            "huts": {"purple": {"efate": 1}, "yellow": {"santo": 1}},
            "fish_tiles": {"purple": [1, 1, 1], "yellow": [2]},
            "vatus": [4, 3, 3],
            "prosperity": [4, 2, 5],
            "plan": {
                "purple": {"sell": 2, "sail": 1, "buy": 1},
                "yellow": {"sell": 1, "explore": 2, "buy": 2},
                "teal": {"explore": 1, "draw": 2, "sail": 2},
            },
        },
        moves=("sell 1 1 1",),
    ),
    # Action 6: the last good of a ship, bought on one of two islands.
    Lesson(
        "exporting",
        3,
        words=THIRD
        | {
            "ships": [{"wants": "KCB", "aboard": ["kava", "copra"]}, "KKC", "CCB"],
            "islands": {"efate": {"goods": ["copra", "beef"]}},
            "oceans": {"s1": [1, 0], "s2": [1, 1]},
            "boats": [7, 4, 6],
            "vatus": [4, 2, 1],
            "fish_tiles": {"yellow": [2]},
            "treasure_tiles": {"teal": [2]},
            "prosperity": [4, 7, 5],
            "plan": {
                "purple": {"buy": 2, "sail": 1, "fish": 2},
                "yellow": {"buy": 1, "explore": 2, "build": 1},
                "teal": {"explore": 1, "draw": 2, "sail": 2},
            },
        },
        moves=("buy beef efate", "buy beef santo"),
    ),
    # Action 8, and what counts at the end: two huts with three tourists.
    Lesson(
        "tourists",
        3,
        words={
            "round": 8,
            "volcano": [],
            "tiles": {
                "santo": 8,
                "b1": 4,
                "c2": 9,
                "tanna": 5,
                "e1": 1,
                "f1": 10,
                "malekula": 12,
                "b2": 11,
                "c1": 13,
                "ambrym": 15,
                "e2": 14,
                "f2": 16,
            },
            "islands": {
                "efate": {"tourists": 2, "drawings": 1, "goods": ["kava"]},
                "santo": {"tourists": 4, "drawings": 2, "goods": ["beef"]},
                "malekula": {"tourists": 2, "drawings": 1},
                "tanna": {"tourists": 1, "drawings": 1},
            },
            "oceans": {"s1": [0, 0], "s2": [0, 1], "b1": [0, 1], "c2": [0, 2], "b2": [1, 0], "f2": [2, 0]},
            "huts": {
                "purple": {"efate": 2, "malekula": 1},
                "yellow": {"santo": 2, "ambrym": 1},
                "teal": {"efate": 1, "tanna": 1},
            },
            "boats": [7, 4, 6],
            "vatus": [2, 4, 1],
            "prosperity": [21, 24, 27],
            "treasure_tiles": {"yellow": [3], "teal": [2]},
            "tourist_tile": 1,
            "price": 2,
            "characters": {"purple": "buyer", "yellow": "guide", "teal": "diver"},
            "plan": {"purple": {"tourists": 3, "rest": 1}, "yellow": {"tourists": 2}, "teal": {"rest": 2, "explore": 1}},
        },
        moves=("tourists efate",),
    ),
    # Rising Waters, for later: two open sides, and Efate has three water markers.
    Lesson(
        "waters",
        3,
        {"waters": "yes"},
        THIRD
        | {
            "round": 4,
            "die": 1,
            "tiles": {"santo": 8, "b1": 4, "c1": 9, "tanna": 12, "e2": 13, "f1": 1},
            "islands": {
                "efate": {"water": 3, "dikes": [3, 6], "tourists": 2, "drawings": 1, "goods": ["beef"]},
                "santo": {"water": 3, "dikes": [3, 4, 9, 13], "tourists": 1, "goods": ["kava"]},
            },
            "oceans": {"s1": [0, 0], "b1": [1, 2]},
            "boats": [7, 4, 6],
            "huts": {"purple": {"efate": 1}, "yellow": {"santo": 1}, "teal": {"efate": 1}},
            "fish_tiles": {"purple": [1], "teal": [2]},
            "treasure_tiles": {"yellow": [3]},
            "prosperity": [9, 8, 11],
            "plan": {"purple": {"build": 2}, "yellow": {"explore": 2, "build": 1}, "teal": {"draw": 2}},
        },
        ("dike efate 1", "dike efate 7"),
    ),
)
