"""The table of the kinds of actions and outcomes: notation, names, phase, paragraph."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.engine.kinds import Argument, Kind, Kinds
from vaka.games.paradise.rules import actions
from vaka.games.paradise.rules.box import CARDS, EVENTS, HEXES, ITEMS, MARKERS, NATIONS, PIECES, TILES

WALKERS: Final = ("warrior", "colony")
DUTIES: Final = ("order", "event")
BLIGHTS: Final = ("invasive-weeds", "rats")

_HEX: Final[i64] = 401
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
        actions.CHOOSE_HOME,
        (Argument("nation", 4, NATIONS),),
        "home {nation}",
        phase="homes",
        rule="3.2",
        verbs=("Choose a home", "Choisir son origine", "Heimat wählen"),
    ),
    Kind(
        "order",
        actions.ORDER,
        (Argument("direction", 2, DIRECTIONS), _SEAT),
        "first {seat} {direction?}",
        phase="order",
        rule="5",
        verbs=("Set the turn order", "Fixer l’ordre du tour", "Reihenfolge bestimmen"),
    ),
    Kind(
        "rest",
        actions.REST,
        (),
        "rest",
        phase="exploration",
        rule="6.1",
        verbs=("Stay ashore", "Rester à terre", "An Land bleiben"),
    ),
    Kind("return", actions.RETURN, (), "return", phase="exploration", rule="6.4", verbs=("Return", "Rentrer", "Heimkehren")),
    Kind(
        "keep",
        actions.KEEP,
        (),
        "keep",
        phase="exploration",
        rule="6.3",
        verbs=("Keep it secret", "Garder secret", "Geheim halten"),
    ),
    Kind(
        "reveal",
        actions.REVEAL,
        (),
        "reveal",
        phase="exploration",
        rule="6.3",
        verbs=("Reveal the tile", "Révéler la tuile", "Plättchen aufdecken"),
    ),
    Kind(
        "no-card",
        actions.NO_CARD,
        (),
        "no card",
        phase="cards",
        rule="9.5",
        verbs=("Play no card", "Ne pas jouer de carte", "Keine Karte spielen"),
    ),
    Kind("land", actions.LAND, (), "land", phase="movement", rule="7.3", verbs=("Land", "Accoster", "Anlegen")),
    Kind("done", actions.DONE, (), "done", phase="movement", rule="7.1", verbs=("Done", "Terminer", "Fertig")),
    Kind(
        "face-up",
        actions.LAY_UP,
        (),
        "face up",
        phase="battle",
        rule="8.4",
        verbs=("Turn a canoe up", "Montrer un canoë", "Kanu aufdecken"),
    ),
    Kind(
        "face-down",
        actions.LAY_DOWN,
        (),
        "face down",
        phase="battle",
        rule="8.4",
        verbs=("Keep all face down", "Tout cacher", "Alles verdecken"),
    ),
    Kind(
        "focus",
        actions.FOCUS,
        (),
        "focus",
        phase="building",
        rule="9.2",
        verbs=("Focus inwards", "Se concentrer", "Nach innen wenden"),
    ),
    Kind(
        "declare",
        actions.DECLARE,
        (),
        "declare",
        phase="victory",
        rule="10.4",
        verbs=("Declare victory", "Déclarer la victoire", "Sieg erklären"),
    ),
    Kind(
        "pass",
        actions.PASS,
        (),
        "pass",
        phase="victory",
        rule="10.4",
        verbs=("Do not declare", "Ne rien déclarer", "Nichts erklären"),
    ),
    Kind("load", actions.LOAD, (_PIECE,), "load {piece}", phase="movement", rule="7.4", verbs=("Load", "Embarquer", "Laden")),
    Kind(
        "drop", actions.DROP, (_PIECE,), "drop {piece}", phase="movement", rule="7.4", verbs=("Put ashore", "Débarquer", "Absetzen")
    ),
    Kind(
        "lose",
        actions.LOSE,
        (Argument("piece", 3, LOSSES),),
        "lose {piece}",
        phase="battle",
        rule="8.2",
        verbs=("Lose a piece", "Perdre une pièce", "Stück verlieren"),
    ),
    Kind(
        "leave",
        actions.LEAVE,
        (Argument("piece", 2, LEFT_BEHIND),),
        "leave {piece}",
        phase="battle",
        rule="8.3",
        verbs=("Leave behind", "Abandonner", "Zurücklassen"),
    ),
    Kind(
        "save",
        actions.SAVE,
        (Argument("piece", 2, GIVEN_UP),),
        "save {piece}",
        phase="battle",
        rule="8.4",
        verbs=("Save a Village", "Sauver un village", "Dorf retten"),
    ),
    Kind(
        "use",
        actions.USE,
        (_CARD,),
        "use {card}",
        phase="cards",
        rule="9.5",
        verbs=("Use a card", "Utiliser une carte", "Karte nutzen"),
    ),
    Kind(
        "show",
        actions.SHOW,
        (_CARD,),
        "show {card}",
        phase="cards",
        rule="9.5",
        verbs=("Show a card", "Montrer une carte", "Karte zeigen"),
    ),
    Kind("kava-seat", actions.KAVA_SEAT, (_SEAT,), "kava {seat}", phase="cards", rule="9.5"),
    Kind(
        "explore",
        actions.EXPLORE,
        (_HEX,),
        "explore {hex}",
        phase="exploration",
        rule="6.3",
        key="hex-{hex}",
        verbs=("Explore", "Explorer", "Erkunden"),
    ),
    Kind(
        "drift",
        actions.DRIFT,
        (_HEX,),
        "drift {hex}",
        phase="exploration",
        rule="6.3",
        key="hex-{hex}",
        verbs=("Off course", "Hors course", "Vom Kurs"),
    ),
    Kind(
        "turn",
        actions.TURN,
        (_HEX,),
        "turn {hex}",
        phase="exploration",
        rule="6.3",
        key="hex-{hex}",
        verbs=("Turn a tile up", "Retourner une tuile", "Plättchen umdrehen"),
    ),
    Kind("kava-hex", actions.KAVA_HEX, (_HEX,), "kava {hex}", phase="cards", rule="9.5", key="hex-{hex}"),
    Kind("deforest", DEFOREST, (_HEX,), "deforest {hex}", phase="cards", rule="9.5", key="hex-{hex}"),
    Kind(
        "disc",
        DISC,
        (_HEX,),
        "disc {hex}",
        phase="battle",
        rule="8.4",
        key="hex-{hex}",
        verbs=("New home", "Nouvelle origine", "Neue Heimat"),
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
        verbs=("Settle", "S’installer", "Siedeln"),
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
    Kind(
        "store",
        actions.STORE,
        (_HEX,),
        "store {hex}",
        phase="building",
        rule="11.4",
        key="hex-{hex}",
        verbs=("Put a point aside", "Mettre un point de côté", "Punkt zurücklegen"),
    ),
    Kind(
        "spend",
        actions.SPEND,
        (),
        "spend",
        phase="building",
        rule="11.4",
        verbs=("Spend the point in store", "Dépenser la réserve", "Vorrat ausgeben"),
    ),
    Kind(
        "walk",
        actions.WALK,
        (Argument("piece", 2, WALKERS), _HEX),
        "walk {piece} {hex}",
        phase="movement",
        rule="11.3",
        key="hex-{hex}",
        verbs=("Walk over", "Passer à pied", "Hinüberwandern"),
    ),
    Kind("walk-hidden", actions.WALK_HIDDEN, (_HEX,), "walk ? {hex}", phase="movement", rule="11.3", typed=False),
    Kind(
        "search",
        actions.SEARCH,
        (_HEX,),
        "search {hex}",
        phase="exploration",
        rule="11.5",
        key="hex-{hex}",
        verbs=("Search for Kumara", "Chercher le kumara", "Kumara suchen"),
    ),
    Kind(
        "steer",
        actions.STEER,
        (_HEX,),
        "steer {hex}",
        phase="exploration",
        rule="11.5",
        key="hex-{hex}",
        verbs=("Steer", "Cingler", "Steuern"),
    ),
    Kind(
        "duty",
        actions.DUTY,
        (Argument("duty", 2, DUTIES),),
        "take {duty}",
        phase="order",
        rule="11.2",
        verbs=("Take a duty", "Prendre une charge", "Aufgabe übernehmen"),
    ),
    Kind(
        "play",
        actions.PLAY,
        (Argument("event", 27, EVENTS),),
        "play {event}",
        phase="cards",
        rule="11.2",
        verbs=("Play an Event", "Jouer un évènement", "Ereignis spielen"),
    ),
    Kind(
        "strike",
        actions.STRIKE,
        (_HEX,),
        "strike {hex}",
        phase="order",
        rule="11.2",
        key="hex-{hex}",
        verbs=("Choose a hex", "Choisir un hex", "Feld wählen"),
    ),
    Kind(
        "name",
        actions.NAME,
        (Argument("seat", 4),),
        "name {seat}",
        phase="order",
        rule="11.2",
        verbs=("Name a player", "Désigner un joueur", "Spieler nennen"),
    ),
    Kind("peek", actions.PEEK, (_HEX,), "peek {hex}", phase="exploration", rule="11.2", key="hex-{hex}"),
    Kind(
        "clear",
        actions.CLEAR,
        (Argument("event", 2, BLIGHTS),),
        "clear {event}",
        phase="building",
        rule="11.2",
        verbs=("Remove a blight", "Ôter un fléau", "Plage beseitigen"),
    ),
    Kind("leader", actions.LEADER, (), "leader", phase="battle", rule="11.2"),
    Kind("resolve", actions.RESOLVE, (Argument("chit", 15, start=1),), "resolve {chit}", phase="order", rule="12.4"),
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
    Kind("event", actions.EVENT, (Argument("event", 27, EVENTS),), "event {event}"),
    Kind("event-hidden", actions.EVENT_HIDDEN, (), "event ?", typed=False),
    Kind("chit", actions.CHIT, (Argument("chit", 15, start=1),), "chit {chit}"),
    Kind("pick", actions.PICK, (_HEX,), "pick {hex}"),
    what="outcome",
)
