"""The shapes of what the server answers, for the OpenAPI description. Docs: docs/table.md."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel


class ChoiceShape(BaseModel):
    """A value of an option."""

    value: str
    label: str
    meaning: str


class OptionShape(BaseModel):
    """An option of a game."""

    name: str
    label: str
    meaning: str
    default: str
    choices: list[ChoiceShape]


class SeatWordShape(BaseModel):
    """A seat's own word, and how a reader calls it."""

    word: str
    label: str


class GameShape(BaseModel):
    """A game."""

    id: str
    title: str
    designer: str
    year: int | None
    seats: list[int]
    minutes: list[int] | None
    tagline: str
    options: list[OptionShape]
    seating: dict[str, list[SeatWordShape]]
    picture: str | None


class BotShape(BaseModel):
    """A bot."""

    name: str
    label: str
    meaning: str


class OpenedSeatShape(BaseModel):
    """A seat of a new table; `token` and `link` are its secret. `place` is the number of the wish that sits here."""

    seat: int
    word: str
    kind: str
    name: str
    place: int
    token: str | None = None
    link: str | None = None


class OpenedShape(BaseModel):
    """A new table."""

    table: str
    seats: list[OpenedSeatShape]
    spectator: str


class TableShape(BaseModel):
    """Where a table is."""

    table: str
    link: str


class RematchShape(TableShape):
    """Where the next game is played, and on which seat."""

    seat: int


class RefusedShape(BaseModel):
    """Why something is not done; `rule` is a paragraph of the game's rules, `key` that of the message."""

    type: str
    reason: str
    rule: str | None
    of: str | None
    key: str | None


class ActionShape(BaseModel):
    """Something that you can do now."""

    id: int
    notation: str
    sentence: str
    kind: str
    aside: bool


class ObstacleShape(BaseModel):
    """Something that you cannot do now, and why."""

    kind: str
    text: str
    rule: str | None


class BoardShape(BaseModel):
    """The picture: the static part by address, the moving part as SVG (all of it, where there is no address)."""

    static_url: str | None
    moving: str
    width: float
    height: float
    title: str
    waits: int | None
    shape: str | None


class SeatShape(BaseModel):
    """A player."""

    seat: int
    word: str
    label: str
    name: str
    kind: str
    bot: str | None
    bot_label: str | None
    online: bool
    away: int | None
    score: int
    score_text: str
    waiting: bool
    winner: bool
    panel: str


class LogShape(BaseModel):
    """A line of the log, and the ply that it tells of."""

    entry: int
    ply: int
    text: str


class ChatShape(BaseModel):
    """A line of chat."""

    entry: int
    seat: int
    name: str
    text: str
    time: str


class SourceShape(BaseModel):
    """Where points come from."""

    label: str
    points: int
    text: str


class OverShape(BaseModel):
    """How the game ended; `points` tells for each seat where its score comes from, if it comes from several places."""

    how: str
    winners: list[int]
    scores: list[int]
    score_texts: list[str]
    reasons: str
    points: list[list[SourceShape]]


class ViewShape(BaseModel):
    """What a viewer may see of a table."""

    type: str
    table: str
    game: str
    title: str
    score_name: str
    entry: int
    viewer: int | str
    readonly: bool
    away_time: float
    lang: str
    record_url: str
    rules_url: str
    ply: int
    plies: int
    floor: int
    live: bool
    waiting: list[int]
    you: bool
    ask: str
    board: BoardShape | None
    text: str
    actions: list[ActionShape]
    obstacles: list[ObstacleShape]
    kinds: dict[str, str]
    undo: dict[str, Any]
    over: OverShape | None
    decline: dict[str, Any] | None
    seats: list[SeatShape]
    held: list[int]
    curtain: bool
    held_order: dict[str, Any] | None
    rematch: dict[str, Any] | None
    log: list[LogShape]
    log_from: int
    chat: list[ChatShape] | None
