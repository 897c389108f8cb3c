"""The actions of the advanced rules: their ids, after those of the basic game, and the rows of the table of kinds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.engine.kinds import Argument, Kind
from vaka.games.paradise.rules.advanced_box import EVENTS
from vaka.games.paradise.rules.box import HEXES

STORE: Final[i64] = 2801  # + hex
SPEND: Final[i64] = 2901
WALK: Final[i64] = 2902  # + (warrior, colony) * 100 + hex
WALK_HIDDEN: Final[i64] = 3102  # + hex: what others notice
SEARCH: Final[i64] = 3202  # + hex
STEER: Final[i64] = 3302  # + hex
DUTY: Final[i64] = 3402  # + order, event
PLAY: Final[i64] = 3404  # + event
STRIKE: Final[i64] = 3431  # + hex
NAME: Final[i64] = 3531  # + seat
PEEK: Final[i64] = 3535  # + hex
CLEAR: Final[i64] = 3635  # + weeds, rats
LEADER: Final[i64] = 3637
RESOLVE: Final[i64] = 3638  # + chit

EVENT: Final[i64] = 77  # + event: an outcome
EVENT_HIDDEN: Final[i64] = 104  # what others notice
CHIT: Final[i64] = 105  # + chit
PICK: Final[i64] = 120  # + hex

WALKERS: Final = ("warrior", "colony")
DUTIES: Final = ("order", "event")
BLIGHTS: Final = ("invasive-weeds", "rats")

_HEX: Final = Argument("hex", 100, HEXES, what="hexes")

ADVANCED_KINDS: Final = (
    Kind(
        "store",
        STORE,
        (_HEX,),
        "store {hex}",
        phase="building",
        rule="11.4",
        key="hex-{hex}",
        verbs=("Put a point aside", "Mettre un point de côté", "Punkt zurücklegen"),
    ),
    Kind(
        "spend",
        SPEND,
        (),
        "spend",
        phase="building",
        rule="11.4",
        verbs=("Spend the saved point", "Dépenser le point mis de côté", "Rücklage ausgeben"),
    ),
    Kind(
        "walk",
        WALK,
        (Argument("piece", 2, WALKERS), _HEX),
        "walk {piece} {hex}",
        phase="movement",
        rule="11.3",
        key="hex-{hex}",
        verbs=("Walk over", "Passer à pied", "Hinüberwandern"),
    ),
    Kind("walk-hidden", WALK_HIDDEN, (_HEX,), "walk ? {hex}", phase="movement", rule="11.3", typed=False),
    Kind(
        "search",
        SEARCH,
        (_HEX,),
        "search {hex}",
        phase="exploration",
        rule="11.5",
        key="hex-{hex}",
        verbs=("Search for Kumara", "Chercher le kumara", "Kumara suchen"),
    ),
    Kind(
        "steer",
        STEER,
        (_HEX,),
        "steer {hex}",
        phase="exploration",
        rule="11.5",
        key="hex-{hex}",
        verbs=("Steer", "Mettre le cap", "Steuern"),
    ),
    Kind(
        "duty",
        DUTY,
        (Argument("duty", 2, DUTIES),),
        "take {duty}",
        phase="order",
        rule="11.2",
        verbs=("Order or Event", "Ordre ou évènement", "Reihenfolge oder Ereignis"),
    ),
    Kind(
        "play",
        PLAY,
        (Argument("event", 27, EVENTS),),
        "play {event}",
        phase="cards",
        rule="11.2",
        verbs=("Play an Event", "Jouer un évènement", "Ereignis spielen"),
    ),
    Kind(
        "strike",
        STRIKE,
        (_HEX,),
        "strike {hex}",
        phase="order",
        rule="11.2",
        key="hex-{hex}",
        verbs=("Choose a hex", "Choisir un hex", "Feld wählen"),
    ),
    Kind(
        "name",
        NAME,
        (Argument("seat", 4),),
        "name {seat}",
        phase="order",
        rule="11.2",
        verbs=("Name a player", "Désigner un joueur", "Person nennen"),
    ),
    Kind("peek", PEEK, (_HEX,), "peek {hex}", phase="exploration", rule="11.2", key="hex-{hex}"),
    Kind(
        "clear",
        CLEAR,
        (Argument("event", 2, BLIGHTS),),
        "clear {event}",
        phase="building",
        rule="11.2",
        verbs=("Remove a blight", "Enlever un fléau", "Plage beseitigen"),
    ),
    Kind("leader", LEADER, (), "leader", phase="battle", rule="11.2"),
    Kind("resolve", RESOLVE, (Argument("chit", 15, start=1),), "resolve {chit}", phase="order", rule="12.4"),
)

ADVANCED_OUTCOMES: Final = (
    Kind("event", EVENT, (Argument("event", 27, EVENTS),), "event {event}"),
    Kind("event-hidden", EVENT_HIDDEN, (), "event ?", typed=False),
    Kind("chit", CHIT, (Argument("chit", 15, start=1),), "chit {chit}"),
    Kind("pick", PICK, (_HEX,), "pick {hex}"),
)
