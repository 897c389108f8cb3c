"""The numbers of stages, questions, draws and steps of a battle. Their words, and what each is, stand in the tables of `script`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Stages.
AT_HOMES: Final[i64] = 0
AT_CUP: Final[i64] = 1
AT_ORDER: Final[i64] = 2
AT_EXPLORE: Final[i64] = 3
AT_VOYAGE: Final[i64] = 4
AT_TRANSIT: Final[i64] = 5
AT_MOVING: Final[i64] = 6
AT_BATTLES: Final[i64] = 7
AT_BUILDING: Final[i64] = 8
AT_CARDS: Final[i64] = 9
AT_VICTORY: Final[i64] = 10
AT_END: Final[i64] = 11
AT_SEARCH: Final[i64] = 12
AT_EVENT: Final[i64] = 13
AT_CHIT: Final[i64] = 14
AT_EVE: Final[i64] = 15  # just before Building

# Questions in the middle of something: they lie on the stack of pending decisions.
ASK_TILE: Final[i64] = 1
ASK_DRIFT: Final[i64] = 2
ASK_KNOTS: Final[i64] = 3
ASK_HOME: Final[i64] = 4
ASK_START: Final[i64] = 5
ASK_ROLL: Final[i64] = 6
ASK_LOSE: Final[i64] = 7
ASK_LEAVE: Final[i64] = 8
ASK_RETREAT: Final[i64] = 9
ASK_SAVE: Final[i64] = 10
ASK_FACE: Final[i64] = 11
ASK_ANSWER: Final[i64] = 12
ASK_STEER: Final[i64] = 13
ASK_DUTY: Final[i64] = 14
ASK_TARGET: Final[i64] = 15
ASK_SHAMAN: Final[i64] = 16
ASK_WARD: Final[i64] = 17
ASK_BEFORE: Final[i64] = 18
ASK_LEADER: Final[i64] = 19
ASK_FETCH: Final[i64] = 20
ASK_CHIT: Final[i64] = 21
ASK_SHOW: Final[i64] = 22

# What chance is asked for.
NO_CHANCE: Final[i64] = 0
FOR_AID: Final[i64] = 1
FOR_CUP: Final[i64] = 2
FOR_MARKER: Final[i64] = 3
FOR_TILE: Final[i64] = 4
FOR_DIE: Final[i64] = 5
FOR_CARD: Final[i64] = 6
FOR_MALARIA: Final[i64] = 7
FOR_SEARCH: Final[i64] = 8
FOR_EVENT: Final[i64] = 9
FOR_CHIT: Final[i64] = 10
FOR_PICK: Final[i64] = 11
FOR_OCCUPY: Final[i64] = 12
FOR_BOX: Final[i64] = 13
FOR_BAND: Final[i64] = 14
FOR_REVEAL: Final[i64] = 15
FOR_SOLO_MARKER: Final[i64] = 16
FOR_SOLO_TILE: Final[i64] = 17
FOR_LOOK: Final[i64] = 18  # KAVA CEREMONY alone: the cards of Samoa that are looked at

# Stages of a battle.
NO_BATTLE: Final[i64] = 0
BATTLE_START: Final[i64] = 1
BATTLE_ROUNDS: Final[i64] = 2
BATTLE_RETREAT: Final[i64] = 3
BATTLE_SAVE: Final[i64] = 4
BATTLE_REGROUP: Final[i64] = 5
BATTLE_STAGES: Final = ("", "start", "rounds", "retreat", "save", "regroup")
