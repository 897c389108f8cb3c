"""The contract: positions, games, records, registry. Knows no game."""

from vaka.engine.board import Board
from vaka.engine.errors import (
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    BrokenGame,
    IllegalAction,
    Redacted,
    StaleAction,
    UnknownGame,
    VakaError,
)
from vaka.engine.events import Event, Obstacle, heard
from vaka.engine.frame import bit
from vaka.engine.game import About, Game, Horizon, Lesson, Option, Setup, Traits
from vaka.engine.judge import Judge
from vaka.engine.names import (
    ASKED,
    CHANCE,
    EVERYBODY,
    FULL,
    HIDDEN,
    NOBODY,
    OPEN_ENDED,
    OVER,
    SPECTATOR,
    SPECTATORS,
    UNHEARD,
    UNKNOWN,
)
from vaka.engine.record import Record
from vaka.engine.record_view import RecordView
from vaka.engine.registry import game, games, register
from vaka.engine.state import State

__all__ = [
    "ASKED",
    "CHANCE",
    "EVERYBODY",
    "FULL",
    "HIDDEN",
    "NOBODY",
    "OPEN_ENDED",
    "OVER",
    "SPECTATOR",
    "SPECTATORS",
    "UNHEARD",
    "UNKNOWN",
    "About",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Board",
    "BrokenGame",
    "Event",
    "Game",
    "Horizon",
    "IllegalAction",
    "Judge",
    "Lesson",
    "Obstacle",
    "Option",
    "Record",
    "RecordView",
    "Redacted",
    "Setup",
    "StaleAction",
    "State",
    "Traits",
    "UnknownGame",
    "VakaError",
    "bit",
    "game",
    "games",
    "heard",
    "register",
]
