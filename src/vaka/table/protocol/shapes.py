"""The shapes of what the server says, told once. Docs: docs/table.md.

The dictionaries that are written as JSON are checked against them, the OpenAPI description is made from them, and so are the
client's types (`tools/client_types.py` writes `client/src/shapes.ts`). They stand in one long file, because
they are made of each other and one file is written from them.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from vaka.table.protocol.plan_shapes import OfferShape


class ChoiceShape(TypedDict):
    """A value of an option, and the player counts that it goes with."""

    value: str
    label: str
    meaning: str
    seats: list[int]


class PresetShape(TypedDict):
    """A way to play that has a name: all its options, and the player counts that it is for."""

    name: str
    label: str
    meaning: str
    options: dict[str, str]
    seats: list[int]


class OptionShape(TypedDict):
    """An option of a game."""

    name: str
    label: str
    meaning: str
    default: str
    choices: list[ChoiceShape]


class SeatWordShape(TypedDict):
    """A seat's own word, and how a reader calls it."""

    word: str
    label: str


class GameShape(TypedDict):
    """A game."""

    id: str
    title: str
    designer: str
    year: int | None
    seats: list[int]
    minutes: list[int] | None
    tagline: str
    presets: list[PresetShape]
    options: list[OptionShape]
    seating: dict[str, list[SeatWordShape]]
    picture: str | None
    lessons: int
    lessons_alone: int


class LessonShape(TypedDict):
    """A step of a first game: what it says, and the actions that are right in its position (none: it is only read)."""

    key: str
    text: str
    moves: list[int]


class PuzzleShape(TypedDict):
    """A puzzle of a game: its name, and how many levels of bots mostly miss it."""

    key: str
    level: int


class HelpShape(TypedDict):
    """One of the hints of a puzzle. The last one is the solution: `actions`."""

    step: int
    steps: int
    text: str
    places: list[str]
    actions: list[int]


class TriedShape(TypedDict):
    """What is said of a try: whether it is the solution, or else what it costs, as a part of a win; and both in words.

    `on`: more belongs to it, so it is only played. `actions` is all of it; without a cost, nobody has measured it.
    """

    right: bool
    on: bool
    cost: float | None
    actions: list[int]
    text: str


class BotShape(TypedDict):
    """A bot."""

    name: str
    label: str
    meaning: str


class OpenedSeatShape(TypedDict):
    """A seat of a new table: with `token`, the key of a seat that is yours, or with `link`, the invitation to one that is not.

    `place` is the number of the wish that sits here.
    """

    seat: int
    word: str
    kind: str
    name: str
    place: int
    token: NotRequired[str]
    link: NotRequired[str]


class OpenedShape(TypedDict):
    """A new table."""

    table: str
    seats: list[OpenedSeatShape]
    spectator: str
    host: str | None


class KeyShape(TypedDict):
    """A seat that is yours from now on, and the bearer key to it."""

    table: str
    seat: int
    token: str


class LinkShape(TypedDict):
    """A link that is good once, with its picture to be photographed; `seconds` is for how long."""

    link: str
    qr: str
    seconds: float | None


class PassShape(LinkShape):
    """A code that brings all seats of a browser to another one, once."""

    code: str


class DeviceShape(TypedDict):
    """A device of a seat; `here` is the one that asks."""

    id: str
    kind: str
    label: str
    created: str
    here: bool
    online: bool


class TableShape(TypedDict):
    """Where a table is."""

    table: str
    link: str


class RematchShape(TableShape):
    """Where the next game is played, and on which seat."""

    seat: int


class RefusedShape(TypedDict):
    """Why something is not done: the rules' paragraph, the message's `key`; `unsure`: the action that nobody could take back."""

    type: Literal["refused"]
    reason: str
    rule: str | None
    of: str | None
    key: str | None
    unsure: int | None


class ActionShape(TypedDict):
    """Something that you can do now."""

    id: int
    notation: str
    sentence: str
    kind: str
    aside: bool


class AboutShape(TypedDict):
    """What there is to know of a place on the board; empty where there is nothing to say."""

    place: str
    name: str
    effect: str
    price: str
    points: str
    why_not: str
    rule: str | None
    hides: Literal["", "one", "several"]
    """What lies here is hidden from you, one thing or several, and you may ask what it could be (`belief`)."""


class GuessShape(TypedDict):
    """Something that could lie hidden at a place: the chance that it does, and how many of it there are on average.

    `really` says how many there were, for a position of a game that is over.
    """

    name: str
    chance: float
    mean: float
    really: int | None


class BeliefShape(TypedDict):
    """What could lie hidden at a place, the likeliest first, for all that this view tells."""

    place: str
    several: bool
    guesses: list[GuessShape]


class ObstacleShape(TypedDict):
    """Something that you cannot do now, and why."""

    kind: str
    text: str
    rule: str | None


class BoardShape(TypedDict):
    """The picture: the static part by address, the moving part as SVG (all of it, where there is no address)."""

    static_url: str | None
    moving: str
    width: float
    height: float
    title: str
    waits: int | None
    shape: Literal["wide", "tall"] | None


class ClockShape(TypedDict):
    """How many seconds are left of a seat's time, for the whole game or for this move, and whether it runs."""

    kind: Literal["bank", "move"]
    left: float
    runs: bool


class SeatShape(TypedDict):
    """A player. A seat that is `settled` is its owner's for good: it has moved, or knows what others must not.

    Of a seat that is `hushed` nobody hears what it says.
    """

    seat: int
    word: str
    label: str
    name: str
    kind: Literal["human", "bot"]
    taken: bool
    lost: bool
    moved: bool
    settled: bool
    bot: str | None
    bot_label: str | None
    online: bool
    away: int | None
    score: int
    score_text: str
    waiting: bool
    winner: bool
    panel: str
    hushed: bool
    clock: ClockShape | None


class LogShape(TypedDict):
    """A line of the log: the ply that it tells of, of whom, and where on the board that was, as names of places."""

    entry: int
    ply: int
    text: str
    seat: int | None
    places: list[str]


class ChatShape(TypedDict):
    """A line of chat."""

    entry: int
    seat: int
    name: str
    text: str
    time: str
    notice: str | None


class SourceShape(TypedDict):
    """Where points come from."""

    label: str
    points: int
    text: str


class OverShape(TypedDict):
    """How the game ended; `points` tells for each seat where its score comes from, if it comes from several places."""

    how: str
    winners: list[int]
    scores: list[int]
    score_texts: list[str]
    reasons: str
    points: list[list[SourceShape]]


What = Literal["undo", "concede", "agree", "invite", "pause", "resume"]


class RequestShape(TypedDict):
    """Something that needs consent: who asks for what, who has agreed, and who has still to answer."""

    id: int
    by: int
    what: What
    agreed: list[int]
    needs: list[int]
    ply: NotRequired[int]
    winners: NotRequired[list[int]]
    seat: NotRequired[int]


class UndoShape(TypedDict):
    """What can be taken back, or (`why`) why nothing can be alone; `back` is the position before the own last decision."""

    free: bool
    back: int | None
    why: str
    restart: bool
    redo: bool
    request: RequestShape | None


class DeclineShape(TypedDict):
    """The battle that one may stay out of."""

    label: str
    on: bool


class HeldOrderShape(TypedDict):
    """The own order in a simultaneous step, until all are opened."""

    action: int
    sentence: str
    opens: float


class ExpectedShape(TypedDict):
    """What is expected to follow."""

    seat: int
    name: str
    notation: str


class CandidateShape(TypedDict):
    """An action that a hint names: its share of what was tried, and its result from 0 (lost) to 1 (won).

    Where the action begins a whole move, `actions` has all of it, and `places` where it begins and ends.
    """

    action: int
    actions: list[int]
    places: list[str]
    notation: str
    sentence: str
    share: float
    result: float
    line: list[ExpectedShape]


class HintShape(TypedDict):
    """What a strong player would consider, the best first; it belongs to this entry."""

    entry: int
    iterations: int
    candidates: list[CandidateShape]
    text: str


class CostlyShape(TypedDict):
    """A decision that cost a part of a win: what was played after so many plies, and what would have been better."""

    ply: int
    played: str
    better: str
    cost: str
    error: str
    line: str


class AnalysedSeatShape(TypedDict):
    """A seat's game in a line, and its costly decisions, the worst first."""

    seat: int
    name: str
    text: str
    costly: list[CostlyShape]


class AnalysisShape(TypedDict):
    """The analysis of a game that is over: the part that is done (null: nobody has asked for it), and all of it in the end."""

    part: float | None
    picture: str
    seats: list[AnalysedSeatShape]
    made: str


class FrameShape(TypedDict):
    """Which table, seen by whom."""

    type: Literal["view"]
    table: str
    game: str
    title: str
    entry: int
    viewer: int | Literal["spectator"]
    readonly: bool
    frozen: bool
    hints: bool
    lang: str
    record_url: str
    rules_url: str
    score_name: str


class CoreShape(FrameShape):
    """What of a view changes with the game alone.

    `passing`: steps with a single option are passed over for this seat.
    `setup` is the position in which the first decision was asked for, `since` the one after the viewer's own last decision.
    """

    ply: int
    plies: int
    floor: int
    setup: int
    since: int
    live: bool
    waiting: list[int]
    you: bool
    ask: str
    board: BoardShape | None
    text: str
    actions: list[ActionShape]
    obstacles: list[ObstacleShape]
    kinds: dict[str, str]
    undo: UndoShape
    over: OverShape | None
    decline: DeclineShape | None
    plans: list[OfferShape]
    passing: bool


class RestShape(TypedDict):
    """What of a view changes with who is here and who looks.

    `public`: anybody on this server may sit down on a free seat. `removes`: you are the host, and may remove players.
    """

    seats: list[SeatShape]
    held: list[int]
    curtain: bool
    held_order: HeldOrderShape | None
    rematch: TableShape | None
    away_time: float | None
    paused: bool
    host: bool
    public: bool
    removes: bool
    watching: int


class OpenSeatShape(TypedDict):
    """A seat of an open table: who sits there, or that it is free."""

    word: str
    name: str
    free: bool
    bot: bool


class ChosenShape(TypedDict):
    """An option that is not as usual, and what was chosen."""

    label: str
    choice: str


class OpenTableShape(TypedDict):
    """A table where anybody may sit down; it has been open for so many `minutes`."""

    table: str
    link: str
    game: str
    title: str
    picture: str | None
    options: list[ChosenShape]
    seats: list[OpenSeatShape]
    since: str
    minutes: int


class PushShape(TypedDict):
    """By which key this server sends messages, if it does, and which subscriptions of this browser it knows."""

    key: str | None
    known: list[str]


class ViewShape(CoreShape, RestShape):
    """What a viewer may see of a table."""

    log: list[LogShape]
    log_from: int
    chat: list[ChatShape] | None


class ChangesShape(TypedDict):
    """What has changed since the last one, for a client that keeps its views (`keeps=1`); what is not here is as it was.

    `parts` are parts of the view, each of them whole; the first message has all. Of `board` there is what has changed in it, but
    for its `moving`, which comes in pieces: two numbers are pieces of the last one, from and up to but not with; a text is a new
    piece. `seats` has what has changed of each seat. `log`, from line `log_from` on, has the new lines.
    """

    type: Literal["changes"]
    parts: dict[str, Any]
    board: NotRequired[dict[str, Any]]
    moving: NotRequired[list[int | str]]
    seats: NotRequired[list[dict[str, Any]]]
    log: NotRequired[list[LogShape]]
    log_from: NotRequired[int]
    chat: NotRequired[list[ChatShape]]
