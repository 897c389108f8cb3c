"""A first game in eight positions: each says one thing, and asks for one move that shows it.

The learner is yellow and plays Tonga against Samoa. The texts are the messages `lesson-...`; the rules text shows the same
positions as pictures (`picture:explore` and so on).
"""

from __future__ import annotations

from typing import Any, Final

from vaka.engine import Lesson

TONGA: Final = "0606"
NIUE: Final = "0705"
FOUND: Final[dict[str, Any]] = {"tiles": {NIUE: "rarotonga"}, "ocean": ["0604"], "turn": 3}
"""The third turn: Rarotonga lies where Niue is in truth."""
FIRST_HEXES: Final = ("0506", "0607", "0705", "0706")
"""What is unknown around Tonga."""


def _lesson(key: str, *moves: str, **words: Any) -> Lesson:
    return Lesson(key, 2, {}, words, moves)


LESSONS: Final = (
    _lesson("explore", *(f"explore {at}" for at in FIRST_HEXES), stage="explore"),
    _lesson("return", "return", stage="voyage", voyage=["0806", 4], ocean=["0705", "0806"]),
    _lesson(
        "turn",
        f"turn {NIUE}",
        stage="moving",
        turn=3,
        ocean=["0604"],
        face_down={NIUE: ["rarotonga", "yellow"]},
        stacks={"yellow": {TONGA: "warrior warrior transport colony"}},
    ),
    _lesson(
        "carry", f"lift transport {TONGA}", stage="moving", stacks={"yellow": {TONGA: "warrior warrior transport colony"}}, **FOUND
    ),
    _lesson(
        "settle",
        f"settle {NIUE}",
        stage="building",
        stacks={"yellow": {TONGA: "warrior warrior", NIUE: "transport colony"}},
        **FOUND,
    ),
    _lesson(
        "village",
        f"build village {TONGA}",
        stage="building",
        agriculture={TONGA: 1},
        stacks={"yellow": {TONGA: "warrior warrior", NIUE: "transport"}},
        **FOUND,
    ),
    _lesson(
        "chain",
        f"up {NIUE}",
        stage="turning",
        villages={"yellow": {TONGA: 3, NIUE: 1}},
        agriculture={TONGA: 1},
        stacks={"yellow": {TONGA: "warrior warrior transport up", NIUE: "transport"}},
        **FOUND,
    ),
    _lesson(
        "declare",
        "declare",
        stage="victory",
        turn=11,
        tiles={NIUE: "rarotonga", "0706": "aotearoa", "0506": "hawaii", "0607": "tuamotu", "0807": "tokelau"},
        villages={"yellow": {TONGA: 4, NIUE: 2, "0706": 4, "0506": 4, "0607": 2, "0807": 1}, "red": {"0605": 4}},
        agriculture={TONGA: 2, NIUE: 1, "0706": 1, "0506": 1, "0605": 2},
        stacks={
            "yellow": {
                TONGA: "warrior warrior transport up",
                NIUE: "transport up",
                "0706": "transport up",
                "0506": "transport up",
                "0607": "transport up",
                "0807": "transport up",
            }
        },
        cards={"yellow": ["tiki", "haka", "petroglyphs", "tapa-cloth", "arioi spent"]},
    ),
)
