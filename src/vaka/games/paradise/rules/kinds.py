"""The table of the kinds of actions and outcomes: notation, names, phase, paragraph."""

from __future__ import annotations

from typing import Final

from vaka.engine.kinds import Argument, Kind, Kinds
from vaka.games.paradise.rules import actions
from vaka.games.paradise.rules.box import CARDS, EVENTS, HEXES, ITEMS, MARKERS, NATIONS, PIECES, TILES

WALKERS: Final = ("warrior", "colony")
DUTIES: Final = ("order", "event")
BLIGHTS: Final = ("invasive-weeds", "rats")

LOSSES: Final = ("war", "warrior", "local")
LEFT_BEHIND: Final = ("warrior", "colony")
GIVEN_UP: Final = ("war", "warrior")
DIRECTIONS: Final = ("clockwise", "counter")
SWAPPED: Final = ("transport", "war", "rumour")

_HEX: Final = Argument("hex", 100, HEXES, what="hexes")
_PIECE: Final = Argument("piece", 5, PIECES)
_CARD: Final = Argument("card", 28, CARDS)
_SEAT: Final = Argument("seat", 4)


def on_hex(name: str, first: int, phase: str, rule: str, verbs: tuple[str, str, str]) -> Kind:
    """A kind of action on a hex, which is typed by its own name."""
    return Kind(name, first, (_HEX,), f"{name} {{hex}}", phase=phase, rule=rule, key="hex-{hex}", verbs=verbs)


KINDS: Final = Kinds(
    Kind(
        "home",
        actions.CHOOSE_HOME,
        (Argument("nation", 4, NATIONS),),
        "home {nation}",
        phase="homes",
        rule="3.2",
        verbs=("Choose a home", "Choisir son groupe d’origine", "Heimat wählen"),
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
        verbs=("Do not explore", "Rester à terre", "Daheim bleiben"),
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
    Kind("land", actions.LAND, (), "land", phase="movement", rule="7.3", verbs=("End the move", "Accoster", "Anlegen")),
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
        verbs=("Focus inwards", "Se concentrer", "Kräfte sammeln"),
    ),
    Kind(
        "declare",
        actions.DECLARE,
        (),
        "declare",
        phase="victory",
        rule="10.4",
        verbs=("Declare victory", "Déclarer la victoire", "Sieg verkünden"),
    ),
    Kind(
        "pass",
        actions.PASS,
        (),
        "pass",
        phase="victory",
        rule="10.4",
        verbs=("Do not declare", "Ne pas déclarer", "Noch nicht verkünden"),
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
        verbs=("Lose a piece", "Perdre une pièce", "Einheit verlieren"),
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
    on_hex("explore", actions.EXPLORE, "exploration", "6.3", ("Explore", "Explorer", "Erkunden")),
    on_hex("drift", actions.DRIFT, "exploration", "6.3", ("Drive the Explorer", "Dérouter l’Explorateur", "Entdecker lenken")),
    on_hex("turn", actions.TURN, "exploration", "6.3", ("Turn a tile up", "Retourner une tuile", "Plättchen später aufdecken")),
    Kind("kava-hex", actions.KAVA_HEX, (_HEX,), "kava {hex}", phase="cards", rule="9.5", key="hex-{hex}"),
    Kind("deforest", actions.DEFOREST, (_HEX,), "deforest {hex}", phase="cards", rule="9.5", key="hex-{hex}"),
    on_hex("disc", actions.DISC, "battle", "8.4", ("New home", "Nouveau groupe d’origine", "Neue Heimat")),
    Kind(
        "sail",
        actions.SAIL,
        (_HEX,),
        "sail {hex}",
        phase="movement",
        rule="7.3",
        key="hex-{hex}",
        verbs=("Sail", "Naviguer", "Segeln"),
    ),
    on_hex("dismiss", actions.DISMISS, "movement", "7.6", ("Take back a Rumour", "Reprendre une rumeur", "Gerücht zurücknehmen")),
    on_hex("up", actions.UP, "movement", "7.5", ("Turn a canoe up", "Montrer un canoë", "Kanu aufdecken")),
    on_hex("down", actions.DOWN, "movement", "7.5", ("Turn a canoe down", "Cacher un canoë", "Kanu verdecken")),
    on_hex("attack", actions.ATTACK, "battle", "8.1", ("Attack", "Attaquer", "Angreifen")),
    on_hex("retreat", actions.RETREAT, "battle", "8.3", ("Retreat", "Retraiter", "Rückzug")),
    on_hex("settle", actions.SETTLE, "building", "9.4", ("Settle", "S’installer", "Dorf gründen")),
    on_hex("buy", actions.BUY, "building", "9.5", ("Buy a card", "Acheter une carte", "Karte kaufen")),
    Kind(
        "lift",
        actions.LIFT,
        (_PIECE, _HEX),
        "lift {piece} {hex}",
        phase="movement",
        rule="7.3",
        key="hex-{hex}",
        verbs=("Form a fleet", "Former une flotte", "Flotte bilden"),
    ),
    Kind(
        "build",
        actions.BUILD,
        (Argument("item", 8, ITEMS), _HEX),
        "build {item} {hex}",
        phase="building",
        rule="9.3",
        key="hex-{hex}",
        verbs=("Build", "Construire", "Bauen"),
    ),
    on_hex("store", actions.STORE, "building", "11.4", ("Put a point aside", "Mettre un point de côté", "Punkt zurücklegen")),
    Kind(
        "spend",
        actions.SPEND,
        (),
        "spend",
        phase="building",
        rule="11.4",
        verbs=("Spend the saved point", "Dépenser le point mis de côté", "Rücklage ausgeben"),
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
    on_hex("search", actions.SEARCH, "exploration", "11.5", ("Search for Kumara", "Chercher le kumara", "Kumara suchen")),
    on_hex("steer", actions.STEER, "exploration", "11.5", ("Steer", "Mettre le cap", "Steuern")),
    Kind(
        "duty",
        actions.DUTY,
        (Argument("duty", 2, DUTIES),),
        "take {duty}",
        phase="order",
        rule="11.2",
        verbs=("Order or Event", "Ordre ou évènement", "Reihenfolge oder Ereignis"),
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
    on_hex("strike", actions.STRIKE, "order", "11.2", ("Choose a hex", "Choisir un hex", "Feld wählen")),
    Kind(
        "name",
        actions.NAME,
        (Argument("seat", 4),),
        "name {seat}",
        phase="order",
        rule="11.2",
        verbs=("Name a player", "Désigner un joueur", "Person nennen"),
    ),
    Kind("peek", actions.PEEK, (_HEX,), "peek {hex}", phase="exploration", rule="11.2", key="hex-{hex}"),
    Kind(
        "clear",
        actions.CLEAR,
        (Argument("event", 2, BLIGHTS),),
        "clear {event}",
        phase="building",
        rule="11.2",
        verbs=("Remove a blight", "Enlever un fléau", "Plage beseitigen"),
    ),
    Kind("leader", actions.LEADER, (), "leader", phase="battle", rule="11.2"),
    Kind("resolve", actions.RESOLVE, (Argument("chit", 15, start=1),), "resolve {chit}", phase="order", rule="12.4"),
    Kind(
        "swap",
        actions.SWAP,
        (Argument("piece", 3, SWAPPED),),
        "other {piece}",
        phase="movement",
        rule="7.3",
        verbs=("Take another canoe", "Prendre un autre canoë", "Anderes Kanu nehmen"),
    ),
    Kind(
        "load-behind",
        actions.LOAD_BEHIND,
        (),
        "load warrior transport",
        phase="movement",
        rule="7.4",
        verbs=("Load onto a Transport Canoe", "Embarquer sur un transport", "Auf ein Transportkanu laden"),
    ),
)

OUTCOMES: Final = Kinds(
    Kind("aid", actions.AID, (Argument("nation", 4, NATIONS),), "aid {nation}"),
    Kind("marker", actions.MARKER, (Argument("marker", 7, MARKERS),), "marker {marker}"),
    Kind("tile", actions.TILE, (Argument("tile", 30, TILES),), "tile {tile}"),
    Kind("tile-hidden", actions.TILE_HIDDEN, (), "tile ?", typed=False),
    Kind("card", actions.CARD, (Argument("card", 28, CARDS),), "card {card}"),
    Kind("card-hidden", actions.CARD_HIDDEN, (), "card ?", typed=False),
    Kind("die", actions.DIE, (Argument("pips", 6, start=1),), "die {pips}"),
    Kind("event", actions.EVENT, (Argument("event", 27, EVENTS),), "event {event}"),
    Kind("event-hidden", actions.EVENT_HIDDEN, (), "event ?", typed=False),
    Kind("chit", actions.CHIT, (Argument("chit", 15, start=1),), "chit {chit}"),
    Kind("pick", actions.PICK, (_HEX,), "pick {hex}"),
    what="outcome",
)
