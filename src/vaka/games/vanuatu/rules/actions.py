"""What is asked, and how answers are numbered: the stages of the game, the ids of actions and outcomes, the table of their kinds.

Ids are stored in records, so they never move. For compiled code they are literals; tests hold them equal to the table.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.kinds import Argument, Kind, Kinds
from vaka.games.vanuatu.rules.box import (
    BOX,
    CELLS,
    CHARACTERS,
    GOODS,
    ISLANDS,
    NOWHERE,
    SIDES,
    SPACES,
    TILES,
    TOKENS,
    VALUES,
    ActionSpace,
)

# Where the game stands: what is drawn, or what a seat is asked.
AT_START_TILES: Final[i64] = 0
AT_VOLCANO: Final[i64] = 1
AT_SHIPS: Final[i64] = 2
AT_TOURIST_TILE: Final[i64] = 3
AT_FIRST_PLAYER: Final[i64] = 4
AT_DIE: Final[i64] = 5
AT_PLACING: Final[i64] = 6
AT_OFFER: Final[i64] = 7
AT_CHARACTERS: Final[i64] = 8
AT_NEUTRAL: Final[i64] = 9
AT_PLANNING: Final[i64] = 10
AT_PERFORMING: Final[i64] = 11
AT_DIKE: Final[i64] = 12
AT_TOKEN: Final[i64] = 13
AT_BEGGING: Final[i64] = 14
AT_END: Final[i64] = 15

STAGES: Final = (
    *("start-tiles", "volcano", "ships", "tourist-tile", "first-player", "die", "placing", "offer", "characters"),
    *("neutral", "planning", "performing", "dike", "token", "begging", "end"),
)

# Action ids. Asides come last.
PLACE: Final[i64] = 0  # + slot of the volcano * 16 + space
TAKE: Final[i64] = 32  # + character
PLAN: Final[i64] = 43  # + action space
SAIL_TO: Final[i64] = 52  # + tiles more than need be * 16 + space
BUILD_HUT: Final[i64] = 100  # + island
BUILD_DIKE: Final[i64] = 105  # + island * 6 + side
GO_EXPLORE: Final[i64] = 135
GO_FISH: Final[i64] = 136
SELL_FISH: Final[i64] = 137  # + number of tiles of value 1, 2, 3 (see sale_id)
BUY_GOOD: Final[i64] = 272  # + island * 3 + good
DRAW_ON: Final[i64] = 287  # + island
BRING_TO: Final[i64] = 292  # + island
GO_REST: Final[i64] = 297
RETRIEVE: Final[i64] = 298  # + action space
GOVERN: Final[i64] = 307  # + action space * 9 + action space
WAIVE: Final[i64] = 388
TAKE_TOKEN: Final[i64] = 389  # + token
TAKE_HIDDEN: Final[i64] = 393  # what others notice of that
STOP: Final[i64] = 394
BEG: Final[i64] = 395  # + points - 1
SELL_TREASURE: Final[i64] = 398  # + value - 1
ACTION_COUNT: Final[i64] = 401

# Outcome ids.
FIRST: Final[i64] = 0  # + seat
TILE: Final[i64] = 5  # + tile
SHIP: Final[i64] = 21  # + kind of ship
TOURIST_TILE: Final[i64] = 31  # + value
DIE: Final[i64] = 36  # + pips - 1
OFFER: Final[i64] = 42  # + character
OUTCOME_COUNT: Final[i64] = 53

# --- The table of kinds ---

_SPACE: Final = Argument("space", int(CELLS), start=1)
_ISLAND: Final = Argument("island", len(ISLANDS), ISLANDS)
_ACTION: Final = Argument("action", len(SPACES), SPACES)
_CHARACTER: Final = Argument("character", len(CHARACTERS), CHARACTERS)
_SALE: Final = tuple(Argument(name, count + 1) for name, count in zip(("ones", "twos", "threes"), BOX.fish_tiles, strict=True))

KINDS: Final = Kinds(
    Kind(
        "place",
        PLACE,
        (Argument("slot", 2), _SPACE),
        "place {tile} {space}",
        verbs=("Place a tile", "Poser une tuile", "Ein Plättchen legen"),
        phase="placing",
        rule="4.6",
        key="tile-{slot}",
    ),
    Kind(
        "take",
        TAKE,
        (_CHARACTER,),
        "take {character}",
        verbs=("Take a character", "Prendre un personnage", "Einen Charakter nehmen"),
        phase="characters",
        rule="5",
    ),
    Kind(
        "plan",
        PLAN,
        (_ACTION,),
        "plan {action}",
        verbs=("Plan an action", "Programmer une action", "Eine Aktion planen"),
        phase="planning",
        rule="6",
    ),
    Kind(
        "neutral",
        form_of="plan",
        pattern="neutral {action}",
        verbs=("Place a neutral marker", "Poser un pion neutre", "Einen neutralen Marker legen"),
        phase="neutral",
        rule="13",
    ),
    Kind(
        "sail",
        SAIL_TO,
        (Argument("detour", 3, ("", "+1", "+2"), what="detours"), _SPACE),
        "sail {space} {detour}",
        verbs=("Sail", "Naviguer", "Segeln"),
        phase="performing",
        rule="8.1",
        key="act-0",
    ),
    Kind(
        "build",
        BUILD_HUT,
        (_ISLAND,),
        "build {island}",
        verbs=("Build", "Construire", "Bauen"),
        phase="performing",
        rule="8.2",
        key="act-1",
    ),
    Kind(
        "dike",
        BUILD_DIKE,
        (_ISLAND, Argument("side", int(SIDES))),
        "dike {island} {space}",
        verbs=("Build a dike", "Construire une digue", "Einen Deich bauen"),
        phase="performing",
        rule="12",
        key="act-1",
    ),
    Kind(
        "explore",
        GO_EXPLORE,
        pattern="explore",
        verbs=("Explore", "Explorer", "Erforschen"),
        phase="performing",
        rule="8.3",
        key="act-2",
    ),
    Kind("fish", GO_FISH, pattern="fish", verbs=("Fish", "Pêcher", "Fischen"), phase="performing", rule="8.4", key="act-3"),
    Kind(
        "sell",
        SELL_FISH,
        _SALE,
        "sell {tiles+}",
        verbs=("Sell fish", "Vendre", "Fisch verkaufen"),
        phase="performing",
        rule="8.5",
        key="act-4",
    ),
    Kind(
        "buy",
        BUY_GOOD,
        (_ISLAND, Argument("good", len(GOODS), GOODS)),
        "buy {good} {island}",
        verbs=("Buy and export", "Acheter", "Waren kaufen"),
        phase="performing",
        rule="8.6",
        key="act-5",
    ),
    Kind(
        "draw",
        DRAW_ON,
        (_ISLAND,),
        "draw {island}",
        verbs=("Draw", "Dessiner", "Zeichnen"),
        phase="performing",
        rule="8.7",
        key="act-6",
    ),
    Kind(
        "tourists",
        BRING_TO,
        (_ISLAND,),
        "tourists {island}",
        verbs=("Transport tourists", "Transporter des touristes", "Touristen befördern"),
        phase="performing",
        rule="8.8",
        key="act-7",
    ),
    Kind("rest", GO_REST, pattern="rest", verbs=("Rest", "Se reposer", "Ausruhen"), phase="performing", rule="8.9", key="act-8"),
    Kind(
        "retrieve",
        RETRIEVE,
        (_ACTION,),
        "retrieve {action}",
        verbs=("Take markers back", "Reprendre des pions", "Marker zurücknehmen"),
        phase="performing",
        rule="7",
        key="act-{action}",
    ),
    Kind(
        "govern",
        GOVERN,
        (Argument("from", len(SPACES), SPACES, what="actions"), Argument("to", len(SPACES), SPACES, what="actions")),
        "govern {from} {to}",
        verbs=(
            "Governor: move a stack of markers",
            "Gouverneur : déplacer une pile de pions",
            "Gouverneurin: einen Stapel Marker versetzen",
        ),
        phase="performing",
        rule="9",
        key="act-{from}",
    ),
    Kind("waive", WAIVE, pattern="waive", phase="performing", rule="9"),
    Kind(
        "token",
        TAKE_TOKEN,
        (Argument("token", len(TOKENS), TOKENS, what="rest tokens"),),
        "token {token}",
        verbs=("Take a rest token", "Prendre un jeton Repos", "Ein Ruheplättchen nehmen"),
        phase="token",
        rule="8.9",
    ),
    Kind("token-hidden", TAKE_HIDDEN, pattern="token ?", typed=False, phase="token", rule="8.9"),
    Kind("no-dike", STOP, pattern="no dike", phase="dike", rule="12"),
    Kind("no-begging", form_of="no-dike", pattern="no begging", phase="begging", rule="9"),
    Kind(
        "beg",
        BEG,
        (Argument("count", BOX.beggar_limit, start=1),),
        "beg {count}",
        verbs=("Beg", "Mendier", "Betteln"),
        rule="9",
        key="beg",
    ),
    Kind(
        "sell-treasure",
        SELL_TREASURE,
        (Argument("value", int(VALUES), start=1),),
        "treasure {value}",
        verbs=("Sell a treasure", "Vendre un trésor", "Einen Schatz verkaufen"),
        rule="8.3",
    ),
)
"""Every kind of action; the last two are open at any time."""

OUTCOMES: Final = Kinds(
    Kind("first", FIRST, (Argument("seat", 5),), "first {seat}", rule="2"),
    Kind("tile", TILE, (Argument("tile", len(TILES), TILES),), "tile {tile}", rule="2"),
    Kind("ship", SHIP, (Argument("ship", 10),), "ship {ship}", rule="4.3"),
    Kind("tourists", TOURIST_TILE, (Argument("count", max(BOX.tourist_tiles) + 1),), "tourists {count}", rule="4.2"),
    Kind("die", DIE, (Argument("pips", 6, start=1),), "die {pips}", rule="12"),
    Kind("offer", OFFER, (_CHARACTER,), "offer {character}", rule="13"),
    what="outcome",
)


class SpaceNumbers:
    """The action space of every action that is performed, for compiled code; NOWHERE for others."""

    def __init__(self) -> None:
        self.of = vec[i64]()
        for kind in KINDS:
            name = "build" if kind.name == "dike" else kind.name
            for _action in kind.ids if not kind.form_of else ():
                self.of = append(self.of, SPACES.index(name) if name in SPACES else NOWHERE)


_SPACE_NUMBERS: Final = SpaceNumbers()


def space_of(action: i64) -> ActionSpace:
    """The action space of one of the nine actions; NOWHERE for what is none of them."""
    return _SPACE_NUMBERS.of[action]


# --- Ids of what is meant ---

TWOS: Final[i64] = 5
"""How many fish tiles of value 2 can be in a sale, and none; likewise below."""
THREES: Final[i64] = 3


def sale_id(ones: i64, twos: i64, threes: i64) -> i64:
    """The id of the sale of so many fish tiles of each value."""
    return SELL_FISH + (ones * TWOS + twos) * THREES + threes


def is_marker(action: i64) -> bool:
    """Is this the placing of a marker, which changes nothing else?"""
    return PLAN <= action < SAIL_TO
