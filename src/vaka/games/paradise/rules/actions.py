"""The actions and outcomes: their ids and the table of their kinds.

Ids are literals, which compiled code folds into its comparisons; stored games hold them, so they never change.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.engine.kinds import Argument, Kind, Kinds
from vaka.games.paradise.rules.advanced_actions import ADVANCED_KINDS, ADVANCED_OUTCOMES
from vaka.games.paradise.rules.box import CARDS, HEXES, ITEMS, MARKERS, NATIONS, PIECES, TILES

CHOOSE_HOME: Final[i64] = 0  # + nation
ORDER: Final[i64] = 4  # + direction * 4 + seat
REST: Final[i64] = 12
RETURN: Final[i64] = 13
KEEP: Final[i64] = 14
REVEAL: Final[i64] = 15
NO_CARD: Final[i64] = 16
LAND: Final[i64] = 17
DONE: Final[i64] = 18
LAY_UP: Final[i64] = 19
LAY_DOWN: Final[i64] = 20
FOCUS: Final[i64] = 21
DECLARE: Final[i64] = 22
PASS: Final[i64] = 23
LOAD: Final[i64] = 24  # + piece
DROP: Final[i64] = 29  # + piece
LOSE: Final[i64] = 34  # + war, warrior, local
LEAVE: Final[i64] = 37  # + warrior, colony
SAVE: Final[i64] = 39  # + war, warrior
USE: Final[i64] = 41  # + card
SHOW: Final[i64] = 69  # + card
KAVA_SEAT: Final[i64] = 97  # + seat
EXPLORE: Final[i64] = 101  # + hex, as all that follow
DRIFT: Final[i64] = 201
TURN: Final[i64] = 301
KAVA_HEX: Final[i64] = 401
DEFOREST: Final[i64] = 501
DISC: Final[i64] = 601
SAIL: Final[i64] = 701
DISMISS: Final[i64] = 801
UP: Final[i64] = 901
DOWN: Final[i64] = 1001
ATTACK: Final[i64] = 1101
RETREAT: Final[i64] = 1201
SETTLE: Final[i64] = 1301
BUY: Final[i64] = 1401
LIFT: Final[i64] = 1501  # + piece * 100 + hex
BUILD: Final[i64] = 2001  # + item * 100 + hex; what follows is in `advanced_actions`
BUILD_END: Final[i64] = 2801
SWAP: Final[i64] = 3653  # + transport, war, rumour
LOAD_BEHIND: Final[i64] = 3656
ACTION_COUNT: Final[i64] = 3657

AID: Final[i64] = 0  # + nation
MARKER: Final[i64] = 4  # + marker
TILE: Final[i64] = 11  # + tile
TILE_HIDDEN: Final[i64] = 41  # what others notice
CARD: Final[i64] = 42  # + card
CARD_HIDDEN: Final[i64] = 70
DIE: Final[i64] = 71  # + pips - 1
OUTCOME_COUNT: Final[i64] = 220

# Items that can be built, in the order of `box.ITEMS`.
VILLAGE: Final[i64] = 0
AGRICULTURE: Final[i64] = 1
BUILD_TRANSPORT: Final[i64] = 2
BUILD_CHAIN: Final[i64] = 3
BUILD_WARRIOR: Final[i64] = 4
BUILD_WAR: Final[i64] = 5
BUILD_COLONY: Final[i64] = 6
BUILD_RUMOUR: Final[i64] = 7
ITEM_COUNT: Final[i64] = 8

LOSSES: Final = ("war", "warrior", "local")
LEFT_BEHIND: Final = ("warrior", "colony")
GIVEN_UP: Final = ("war", "warrior")
DIRECTIONS: Final = ("clockwise", "counter")
SWAPPED: Final = ("transport", "war", "rumour")

_HEX: Final = Argument("hex", 100, HEXES, what="hexes")
_PIECE: Final = Argument("piece", 5, PIECES)
_CARD: Final = Argument("card", 28, CARDS)
_SEAT: Final = Argument("seat", 4)

KINDS: Final = Kinds(
    Kind(
        "home",
        CHOOSE_HOME,
        (Argument("nation", 4, NATIONS),),
        "home {nation}",
        phase="homes",
        rule="3.2",
        verbs=("Choose a home", "Choisir son groupe d’origine", "Heimat wählen"),
    ),
    Kind(
        "order",
        ORDER,
        (Argument("direction", 2, DIRECTIONS), _SEAT),
        "first {seat} {direction?}",
        phase="order",
        rule="5",
        verbs=("Set the turn order", "Fixer l’ordre du tour", "Reihenfolge bestimmen"),
    ),
    Kind("rest", REST, (), "rest", phase="exploration", rule="6.1", verbs=("Do not explore", "Rester à terre", "Daheim bleiben")),
    Kind("return", RETURN, (), "return", phase="exploration", rule="6.4", verbs=("Return", "Rentrer", "Heimkehren")),
    Kind("keep", KEEP, (), "keep", phase="exploration", rule="6.3", verbs=("Keep it secret", "Garder secret", "Geheim halten")),
    Kind(
        "reveal",
        REVEAL,
        (),
        "reveal",
        phase="exploration",
        rule="6.3",
        verbs=("Reveal the tile", "Révéler la tuile", "Plättchen aufdecken"),
    ),
    Kind(
        "no-card",
        NO_CARD,
        (),
        "no card",
        phase="cards",
        rule="9.5",
        verbs=("Play no card", "Ne pas jouer de carte", "Keine Karte spielen"),
    ),
    Kind("land", LAND, (), "land", phase="movement", rule="7.3", verbs=("End the move", "Accoster", "Anlegen")),
    Kind("done", DONE, (), "done", phase="movement", rule="7.1", verbs=("Done", "Terminer", "Fertig")),
    Kind(
        "face-up",
        LAY_UP,
        (),
        "face up",
        phase="battle",
        rule="8.4",
        verbs=("Turn a canoe up", "Montrer un canoë", "Kanu aufdecken"),
    ),
    Kind(
        "face-down",
        LAY_DOWN,
        (),
        "face down",
        phase="battle",
        rule="8.4",
        verbs=("Keep all face down", "Tout cacher", "Alles verdecken"),
    ),
    Kind("focus", FOCUS, (), "focus", phase="building", rule="9.2", verbs=("Focus inwards", "Se concentrer", "Kräfte sammeln")),
    Kind(
        "declare",
        DECLARE,
        (),
        "declare",
        phase="victory",
        rule="10.4",
        verbs=("Declare victory", "Déclarer la victoire", "Sieg verkünden"),
    ),
    Kind(
        "pass", PASS, (), "pass", phase="victory", rule="10.4", verbs=("Do not declare", "Ne pas déclarer", "Noch nicht verkünden")
    ),
    Kind("load", LOAD, (_PIECE,), "load {piece}", phase="movement", rule="7.4", verbs=("Load", "Embarquer", "Laden")),
    Kind("drop", DROP, (_PIECE,), "drop {piece}", phase="movement", rule="7.4", verbs=("Put ashore", "Débarquer", "Absetzen")),
    Kind(
        "lose",
        LOSE,
        (Argument("piece", 3, LOSSES),),
        "lose {piece}",
        phase="battle",
        rule="8.2",
        verbs=("Lose a piece", "Perdre une pièce", "Einheit verlieren"),
    ),
    Kind(
        "leave",
        LEAVE,
        (Argument("piece", 2, LEFT_BEHIND),),
        "leave {piece}",
        phase="battle",
        rule="8.3",
        verbs=("Leave behind", "Abandonner", "Zurücklassen"),
    ),
    Kind(
        "save",
        SAVE,
        (Argument("piece", 2, GIVEN_UP),),
        "save {piece}",
        phase="battle",
        rule="8.4",
        verbs=("Save a Village", "Sauver un village", "Dorf retten"),
    ),
    Kind("use", USE, (_CARD,), "use {card}", phase="cards", rule="9.5", verbs=("Use a card", "Utiliser une carte", "Karte nutzen")),
    Kind(
        "show", SHOW, (_CARD,), "show {card}", phase="cards", rule="9.5", verbs=("Show a card", "Montrer une carte", "Karte zeigen")
    ),
    Kind("kava-seat", KAVA_SEAT, (_SEAT,), "kava {seat}", phase="cards", rule="9.5"),
    Kind(
        "explore",
        EXPLORE,
        (_HEX,),
        "explore {hex}",
        phase="exploration",
        rule="6.3",
        key="hex-{hex}",
        verbs=("Explore", "Explorer", "Erkunden"),
    ),
    Kind(
        "drift",
        DRIFT,
        (_HEX,),
        "drift {hex}",
        phase="exploration",
        rule="6.3",
        key="hex-{hex}",
        verbs=("Drive the Explorer", "Dérouter l’Explorateur", "Entdecker lenken"),
    ),
    Kind(
        "turn",
        TURN,
        (_HEX,),
        "turn {hex}",
        phase="exploration",
        rule="6.3",
        key="hex-{hex}",
        verbs=("Turn a tile up", "Retourner une tuile", "Plättchen später aufdecken"),
    ),
    Kind("kava-hex", KAVA_HEX, (_HEX,), "kava {hex}", phase="cards", rule="9.5", key="hex-{hex}"),
    Kind("deforest", DEFOREST, (_HEX,), "deforest {hex}", phase="cards", rule="9.5", key="hex-{hex}"),
    Kind(
        "disc",
        DISC,
        (_HEX,),
        "disc {hex}",
        phase="battle",
        rule="8.4",
        key="hex-{hex}",
        verbs=("New home", "Nouveau groupe d’origine", "Neue Heimat"),
    ),
    Kind("sail", SAIL, (_HEX,), "sail {hex}", phase="movement", rule="7.3", key="hex-{hex}", verbs=("Sail", "Naviguer", "Segeln")),
    Kind(
        "dismiss",
        DISMISS,
        (_HEX,),
        "dismiss {hex}",
        phase="movement",
        rule="7.6",
        key="hex-{hex}",
        verbs=("Take back a Rumour", "Reprendre une rumeur", "Gerücht zurücknehmen"),
    ),
    Kind(
        "up",
        UP,
        (_HEX,),
        "up {hex}",
        phase="movement",
        rule="7.5",
        key="hex-{hex}",
        verbs=("Turn a canoe up", "Montrer un canoë", "Kanu aufdecken"),
    ),
    Kind(
        "down",
        DOWN,
        (_HEX,),
        "down {hex}",
        phase="movement",
        rule="7.5",
        key="hex-{hex}",
        verbs=("Turn a canoe down", "Cacher un canoë", "Kanu verdecken"),
    ),
    Kind(
        "attack",
        ATTACK,
        (_HEX,),
        "attack {hex}",
        phase="battle",
        rule="8.1",
        key="hex-{hex}",
        verbs=("Attack", "Attaquer", "Angreifen"),
    ),
    Kind(
        "retreat",
        RETREAT,
        (_HEX,),
        "retreat {hex}",
        phase="battle",
        rule="8.3",
        key="hex-{hex}",
        verbs=("Retreat", "Retraiter", "Rückzug"),
    ),
    Kind(
        "settle",
        SETTLE,
        (_HEX,),
        "settle {hex}",
        phase="building",
        rule="9.4",
        key="hex-{hex}",
        verbs=("Settle", "S’installer", "Dorf gründen"),
    ),
    Kind(
        "buy",
        BUY,
        (_HEX,),
        "buy {hex}",
        phase="building",
        rule="9.5",
        key="hex-{hex}",
        verbs=("Buy a card", "Acheter une carte", "Karte kaufen"),
    ),
    Kind(
        "lift",
        LIFT,
        (_PIECE, _HEX),
        "lift {piece} {hex}",
        phase="movement",
        rule="7.3",
        key="hex-{hex}",
        verbs=("Form a fleet", "Former une flotte", "Flotte bilden"),
    ),
    Kind(
        "build",
        BUILD,
        (Argument("item", 8, ITEMS), _HEX),
        "build {item} {hex}",
        phase="building",
        rule="9.3",
        key="hex-{hex}",
        verbs=("Build", "Construire", "Bauen"),
    ),
    *ADVANCED_KINDS,
    Kind(
        "swap",
        SWAP,
        (Argument("piece", 3, SWAPPED),),
        "other {piece}",
        phase="movement",
        rule="7.3",
        verbs=("Take another canoe", "Prendre un autre canoë", "Anderes Kanu nehmen"),
    ),
    Kind(
        "load-behind",
        LOAD_BEHIND,
        (),
        "load warrior transport",
        phase="movement",
        rule="7.4",
        verbs=("Load onto a Transport Canoe", "Embarquer sur un transport", "Auf ein Transportkanu laden"),
    ),
)

OUTCOMES: Final = Kinds(
    Kind("aid", AID, (Argument("nation", 4, NATIONS),), "aid {nation}"),
    Kind("marker", MARKER, (Argument("marker", 7, MARKERS),), "marker {marker}"),
    Kind("tile", TILE, (Argument("tile", 30, TILES),), "tile {tile}"),
    Kind("tile-hidden", TILE_HIDDEN, (), "tile ?", typed=False),
    Kind("card", CARD, (Argument("card", 28, CARDS),), "card {card}"),
    Kind("card-hidden", CARD_HIDDEN, (), "card ?", typed=False),
    Kind("die", DIE, (Argument("pips", 6, start=1),), "die {pips}"),
    *ADVANCED_OUTCOMES,
    what="outcome",
)

# Losses, in the order of `LOSSES`.
LOSE_WAR: Final[i64] = 0
LOSE_WARRIOR: Final[i64] = 1
LOSE_LOCAL: Final[i64] = 2
LOSE_LEADER: Final[i64] = 3  # not among them: it is a marker of an Event
