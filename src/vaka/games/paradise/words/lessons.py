"""A first game in nine positions, and a first solitaire game in six: each says one thing, and asks for one move that shows it.

The learner is yellow and plays Tonga against Samoa. The texts are the messages `lesson-...`; the rules text shows the same
positions as pictures (`picture:explore` and so on).
"""

from __future__ import annotations

from typing import Any, Final

from vaka.engine import Lesson

TONGA: Final = "0606"
NIUE: Final = "0705"
FOUND: Final[dict[str, Any]] = {"tiles": {NIUE: "rarotonga"}, "ocean": ["0604"], "turn": 3, "track": {"yellow": 4, "red": 4}}
"""The third turn: Rarotonga lies where Niue is in truth."""
FIRST_HEXES: Final = ("0506", "0607", "0705", "0706")
"""What is unknown around Tonga."""


def _lesson(key: str, *moves: str, **words: Any) -> Lesson:
    return Lesson(key, 2, {}, words, moves)


def _alone(key: str, *moves: str, solo: dict[str, Any] | None = None, **words: Any) -> Lesson:
    return Lesson(key, 1, {}, words | {"advanced": {"solo": solo or {}}}, moves)


FIRST_GAME: Final = (
    _lesson("explore", *(f"explore {at}" for at in FIRST_HEXES), stage="explore"),
    _lesson("return", "return", stage="voyage", voyage=["0806", 4], ocean=["0705", "0806"]),
    _lesson(
        "turn",
        f"turn {NIUE}",
        stage="moving",
        turn=3,
        track={"yellow": 4, "red": 4},
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
        stage="moving",
        villages={"yellow": {TONGA: 3, NIUE: 1}},
        agriculture={TONGA: 1},
        stacks={"yellow": {TONGA: "warrior warrior transport up", NIUE: "transport"}},
        **FOUND | {"track": {"yellow": 10, "red": 4}},
    ),
    _lesson(
        "battle",
        "lose warrior",
        stage="battle",
        turn=7,
        track={"yellow": 14, "red": 10},
        die=1,
        tiles={NIUE: "rarotonga", "0506": "hawaii"},
        villages={"yellow": {TONGA: 3, "0506": 2}, "red": {"0605": 3, NIUE: 1}},
        agriculture={TONGA: 1, "0605": 1},
        stacks={
            "yellow": {TONGA: "warrior transport up", "0506": "transport up"},
            "red": {"0605": "war warrior transport up", NIUE: "warrior transport"},
        },
        raids={NIUE: "war war warrior warrior transport colony"},
    ),
    _lesson(
        "declare",
        "declare",
        stage="victory",
        turn=11,
        track={"yellow": 48, "red": 8},
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

LATE: Final[dict[str, Any]] = {"cup": [3, 5, 7, 9, 12, 13, 14, 15], "drawn": 7}
"""Seven chits are drawn: the four Attack! chits are in the cup."""
REALM: Final = {"0506": "tahiti", "0607": "rapa-nui", "0705": "tuamotu", "0706": "hawaii", "0707": "aotearoa", "0807": "hawaiki"}
"""The groups of a player who is about to win."""
ALONE: Final = (
    _alone("alone-explore", "explore 0506", "explore 0607", "explore 0706", stage="explore"),
    _alone("alone-chit", "done", stage="building", villages={"yellow": {TONGA: 2}}),
    _alone(
        "alone-land",
        f"lift war {TONGA}",
        stage="moving",
        turn=5,
        track={"yellow": 4},
        solo={"cup": [2, 3, 5, 6, 7, 8, 9], "drawn": 4},
        tiles={NIUE: "hawaii"},
        stacks={"yellow": {TONGA: "war warrior warrior"}, "red": {NIUE: "transport up"}},
    ),
    _alone(
        "alone-guard",
        f"build warrior {NIUE}",
        stage="building",
        turn=8,
        track={"yellow": 14},
        solo=LATE,
        tiles={NIUE: "tahiti"},
        villages={"yellow": {TONGA: 3, NIUE: 2}},
        agriculture={TONGA: 1},
        stacks={
            "yellow": {TONGA: "warrior warrior warrior transport up", NIUE: "transport up"},
            "red": {"0605": "war war warrior warrior"},
        },
    ),
    _alone(
        "alone-return",
        "return",
        stage="voyage",
        turn=10,
        track={"yellow": 14},
        solo={"cup": [3, 7, 9, 13, 15], "drawn": 10, "owed": 1},
        voyage=["0706", 3],
        tiles={"0607": "tahiti", "0706": "aotearoa"},
        villages={"yellow": {TONGA: 3, "0607": 2}},
        agriculture={TONGA: 1},
        stacks={"yellow": {TONGA: "warrior warrior transport up", "0607": "transport up"}},
    ),
    _alone(
        "alone-win",
        "done",
        stage="building",
        turn=12,
        track={"yellow": 50},
        solo={"cup": [5, 9, 14], "drawn": 12},
        tiles=REALM,
        villages={"yellow": {TONGA: 4, **dict.fromkeys(REALM, 2), "0706": 3, "0707": 3}},
        agriculture={TONGA: 2},
        stacks={"yellow": dict.fromkeys((TONGA, *REALM), "transport up")},
        cards={"yellow": ["tiki", "petroglyphs", "tapa-cloth", "feather-cloaks", "haka"]},
    ),
)
LESSONS: Final = (*FIRST_GAME, *ALONE)
