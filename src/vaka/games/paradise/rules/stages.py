"""The words of stages and questions, in the order of their numbers in `position`."""

from __future__ import annotations

from typing import Final

STAGES: Final = (
    "homes", "cup", "order", "explore", "voyage", "transit", "moving", "battles", "building", "cards", "victory", "over",
    "search", "event", "chit", "eve",
)  # fmt: skip
QUESTIONS: Final = (
    "", "tile", "drift", "knots", "home", "start", "roll", "lose", "leave", "retreat", "save", "face", "answer",
    "steer", "duty", "target", "shaman", "ward", "before", "leader", "fetch", "chit", "show",
)  # fmt: skip
CHANCES: Final = (
    "", "aid", "cup", "marker", "draw", "die", "card", "malaria", "search", "event", "chit", "pick", "occupy", "box", "band",
    "reveal", "solo-marker", "solo-tile", "look",
)  # fmt: skip
BATTLE_STAGES: Final = ("", "start", "rounds", "retreat", "save", "regroup")
