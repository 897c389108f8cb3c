"""The slow twin of Conquest of Paradise: what lies on the table, and what can be read off it (rulebook 2, 6.2, 7.2-7.5, 10.2)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.games.paradise.twin_box import BESIDE, CARDS, CUP, HEXES, KIND, PIECES, PRINTED, SEATS, TILES
from tests.games.paradise.twin_crews import Crews
from tests.games.paradise.twin_parts import Battle, Events, Orders, Solo, South

Pieces = Counter[str]
PUBLIC = "public"


def total(pieces: Pieces) -> int:
    """How many pieces."""
    return sum(pieces.values())


def in_capacity(pieces: Pieces) -> bool:
    """RB 7.4: a Transport Canoe carries a Warrior Band or a Colony, a War Canoe a Warrior Band; Rumours need nothing."""
    canoes = pieces["transport"] + pieces["war"]
    return pieces["colony"] <= pieces["transport"] and pieces["warrior"] + pieces["colony"] <= canoes


@dataclass
class Knowledge:
    """Ruling 67: what each observer of a stack knows of it: at least so many of a kind, and that no War Canoe is there."""

    bounds: dict[str, Pieces] = field(default_factory=dict)
    no_war: set[str] = field(default_factory=set)


@dataclass
class Stack:
    """Pieces of one player in a hex; `up`: a Transport Canoe lies face up on top."""

    owner: str
    pieces: Pieces
    known: Knowledge
    up: bool = False
    moved: Pieces = field(default_factory=Counter)


@dataclass
class Fleet:
    """Pieces on their way: as they came to the hex, and what was put down or taken up since."""

    at: str
    known: Knowledge
    steps: int = 0
    pieces: Pieces = field(default_factory=Counter)
    dropped: Pieces = field(default_factory=Counter)
    loaded: Pieces = field(default_factory=Counter)
    up: bool = False  # the canoe that lay face up is in hand
    crews: Crews = field(default_factory=Crews)

    def in_hand(self) -> Pieces:
        return self.pieces - self.dropped + self.loaded


@dataclass
class Raid:
    """Pieces of the active player that have stopped in an enemy hex."""

    pieces: Pieces
    known: Knowledge
    fighters: int = 0  # the Warrior Bands that War Canoes have carried there


@dataclass
class Tile:
    """What was discovered in a hex that was Unknown: Open Ocean (no name) or an Island Group tile."""

    name: str = ""
    up: bool = True
    found: set[str] = field(default_factory=set)


@dataclass
class Group:
    """Villages and Improved Agriculture; `taken`: who conquered this printed group and must keep a piece there."""

    control: str | None = None
    villages: int = 0
    agriculture: int = 0
    taken: str | None = None


@dataclass
class Card:
    """A card that was bought; `known`: the other players that have looked at it."""

    seat: str
    name: str
    open: bool = False
    spent: bool = False
    known: set[str] = field(default_factory=set)


@dataclass
class Player:
    """What else a player has."""

    nation: str | None = None
    home: str | None = None
    lost: bool = False
    gone: Pieces = field(default_factory=Counter)


@dataclass
class Question:
    """Whom something is asked apart from the course of a step."""

    seat: str
    about: str
    hex: str | None = None


class Table:
    """The whole table."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.seats = SEATS[:seats]
        self.options = options
        self.alone = seats == 1
        self.colours = SEATS[: max(2, seats)]  # with Samoa, whom nobody plays in the solitaire game
        self.players = {seat: Player() for seat in self.colours}
        self.turn = 0
        self.stage = "homes"
        self.active: str | None = None
        self.marker: str | None = None
        self.first: str | None = None
        self.direction: str | None = None
        self.track = dict.fromkeys(self.seats, 0)
        self.cup: Counter[str] = Counter(CUP)
        self.lid = set(TILES) - {"te-waka-maui"}
        self.tiles: dict[str, Tile] = {}
        self.hex_knots: Counter[str] = Counter()
        self.groups = {hex_: Group() for hex_ in HEXES}
        self.conquered: set[str] = set()
        self.stacks: dict[str, Stack] = {}
        self.raids: dict[str, Raid] = {}
        self.fleet: Fleet | None = None
        self.voyage: str | None = None
        self.knots = 0
        self.battle: Battle | None = None
        self.trips: dict[str, Crews] = {}  # what has moved in this turn, where it lies
        self.unloaded = 0  # how many pieces the active player has put down on the way, as everybody saw
        self.raised: set[str] = set()
        self.lowered: set[str] = set()
        self.eve = ""  # before which step kept Events are asked for
        self.bought: set[str] = set()  # who bought a card in this turn, until the points are counted
        self.poi = False
        self.faced: Pieces = Counter()  # what everybody saw that the last attack met with
        self.looked: str | None = None  # the hex at which somebody looked over the kava
        self.declared: str | None = None
        self.answered: set[str] = set()
        self.buyers: list[str] = []
        self.settled: set[str] = set()
        self.cards: list[Card] = []
        self.orders: dict[str, Orders] | None = None
        self.questions: list[Question] = []
        self.won: list[str] | None = None
        self.saved: set[str] = set()
        self.malaria = False
        self.kumara: set[str] = set()
        self.galapagos: set[str] = set()
        self.off_course = False
        self.south = South()
        self.events = Events()
        self.aiming = ""
        self.solo = Solo()
        self.samoa: Any = None  # what Samoa is at in the solitaire game
        self.picks: list[str] = []
        self.then: Any = None
        self.told: list[Any] = []  # what the last step has reported

    def plays(self, rule: str) -> bool:
        """RB 11: is this advanced rule in play?"""
        return self.options.get(rule) == "yes"

    # --- Order ---

    def left_of(self, seat: str) -> str:
        """Ruling 59: by seat numbers."""
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def turn_order(self) -> list[str]:
        """RB 5: from the first player on, in the chosen direction."""
        step = 1 if self.direction == "clockwise" else -1
        start = self.seats.index(str(self.first))
        return [self.seats[(start + step * place) % len(self.seats)] for place in range(len(self.seats))]

    def crews_at(self, hex_: str) -> Crews:
        """What has moved in this turn and lies in a hex."""
        return self.trips.setdefault(hex_, Crews())

    def question(self) -> Question | None:
        return self.questions[-1] if self.questions else None

    # --- The map (RB 2.1) ---

    def is_unknown(self, hex_: str) -> bool:
        return KIND[hex_] == "unknown" and hex_ not in self.tiles

    def is_face_down(self, hex_: str) -> bool:
        return hex_ in self.tiles and not self.tiles[hex_].up

    def is_known(self, hex_: str) -> bool:
        if KIND[hex_] == "south america":
            return False
        return KIND[hex_] != "unknown" or (hex_ in self.tiles and self.tiles[hex_].up)

    def is_sea(self, hex_: str) -> bool:
        if hex_ in self.tiles:
            return self.tiles[hex_].name == ""
        return KIND[hex_] == "ocean"

    def is_barred(self, hex_: str) -> bool:
        """TYPHOON, TANIWHA (RB 11.2): nobody enters."""
        return self.events.lies("typhoon", hex_) or self.events.lies("taniwha", hex_)

    def is_independent(self, hex_: str) -> bool:
        return KIND[hex_] == "independent" and hex_ not in self.conquered

    def boxes(self, hex_: str) -> tuple[int, int]:
        """Green and brown boxes of a Known hex; FRESHWATER SPRING and VOLCANIC ASH add a green one, SEVERE EROSION takes one."""
        green, brown = 0, 0
        if hex_ in PRINTED:
            green, brown, _ = PRINTED[hex_]
        elif hex_ in self.tiles and self.tiles[hex_].up and self.tiles[hex_].name:
            green, brown = TILES[self.tiles[hex_].name]
        lies = self.events.lies
        more = lies("freshwater-spring", hex_) + lies("volcanic-ash", hex_) - lies("severe-erosion", hex_)
        return (green + more, brown)

    def is_group(self, hex_: str) -> bool:
        return sum(self.boxes(hex_)) > 0

    def is_atoll(self, hex_: str) -> bool:
        return self.is_known(hex_) and not self.is_sea(hex_) and not self.is_group(hex_)

    def name_of(self, hex_: str) -> str:
        """The tile that lies there."""
        return self.tiles[hex_].name if hex_ in self.tiles else ""

    # --- Whose (RB 6.2, 10.2) ---

    def controlled(self, seat: str) -> list[str]:
        return [hex_ for hex_ in HEXES if self.groups[hex_].control == seat]

    def villages(self, seat: str) -> int:
        return sum(self.groups[hex_].villages for hex_ in self.controlled(seat))

    def stack_of(self, seat: str, hex_: str) -> Stack | None:
        stack = self.stacks.get(hex_)
        return stack if stack and stack.owner == seat else None

    def stack_of_another(self, seat: str, hex_: str) -> Stack | None:
        stack = self.stacks.get(hex_)
        return stack if stack and stack.owner != seat else None

    def is_hostile_group(self, seat: str, hex_: str) -> bool:
        """RB 7.3: an Island Group controlled by an enemy, or Independent."""
        return self.is_independent(hex_) or self.groups[hex_].control not in (None, seat)

    def is_enemy(self, seat: str, hex_: str) -> bool:
        """RB 6.2: an enemy hex; one that is being attacked stays so until the Battle, whatever DEFORESTATION does."""
        attacked = hex_ in self.raids and seat == self.active
        return attacked or self.is_hostile_group(seat, hex_) or self.stack_of_another(seat, hex_) is not None

    def reachable(self, seat: str, start: list[str]) -> set[str]:
        """All hexes reached through Known hexes that are no enemy hexes, the start included."""
        found, todo = set(start), list(start)
        while todo:
            for hex_ in BESIDE[todo.pop()]:
                if hex_ not in found and self.is_known(hex_) and not self.is_enemy(seat, hex_) and not self.is_barred(hex_):
                    found.add(hex_)
                    todo.append(hex_)
        return found

    def chains(self, seat: str) -> list[set[str]]:
        """RB 7.2: the hexes with a Transport Canoe face up, those that touch together."""
        left = {hex_ for hex_, stack in self.stacks.items() if stack.owner == seat and stack.up and not self.is_barred(hex_)}
        found = []
        while left:
            chain = {min(left)}
            while True:
                more = {hex_ for hex_ in left - chain if any(beside in chain for beside in BESIDE[hex_])}
                if not more:
                    break
                chain |= more
            left -= chain
            found.append(chain)
        return found

    def chain_at(self, seat: str, hex_: str | None) -> set[str]:
        """The chain that a hex is in."""
        return next((chain for chain in self.chains(seat) if hex_ in chain), set())

    def keeps_garrison(self, seat: str, hex_: str, staying: Pieces) -> bool:
        """RB 8.5, 10.2, rulings 23 and 58: in a printed group that was conquered a piece stays, a Rumour will do."""
        return self.groups[hex_].taken != seat or total(staying) > 0

    def may_stay(self, hex_: str, staying: Pieces) -> bool:
        """RB 7.4: at sea every Warrior Band and Colony needs its canoe."""
        return not self.is_sea(hex_) or in_capacity(staying)

    # --- Pieces ---

    def on_map(self, seat: str) -> Pieces:
        """Everything of this colour that is out of the stock, Rumours included."""
        found: Pieces = Counter()
        for stack in self.stacks.values():
            if stack.owner == seat:
                found += stack.pieces
        if self.active == seat:
            for raid in self.raids.values():
                found += raid.pieces
            if self.fleet:
                found += self.fleet.pieces
        if self.battle and self.battle.attacker == seat:
            found += self.battle.attack_front + self.battle.attack_back
        if self.battle and self.battle.defender == seat:
            found += self.battle.defence_front + self.battle.defence_back
        del found["local"]
        return found

    def stock(self, seat: str) -> Pieces:
        """RB 9.3: the pieces that can still be built."""
        return Counter(PIECES) - self.on_map(seat) - self.players[seat].gone

    def observers(self, owner: str) -> list[str]:
        """Whoever may wonder what a stack holds: the other players, and the spectators."""
        return [seat for seat in self.colours if seat != owner] + [PUBLIC]

    # --- Cards (RB 9.5) ---

    def card(self, seat: str, name: str) -> Card | None:
        return next((card for card in self.cards if card.seat == seat and card.name == name), None)

    def has_open(self, seat: str, name: str) -> bool:
        card = self.card(seat, name)
        return card is not None and card.open

    def holds_closed(self, seat: str, name: str) -> bool:
        card = self.card(seat, name)
        return card is not None and not card.open

    def holds_unspent(self, seat: str, name: str) -> bool:
        card = self.card(seat, name)
        return card is not None and not card.spent

    def has_open_unspent(self, seat: str, name: str) -> bool:
        return self.has_open(seat, name) and self.holds_unspent(seat, name)

    def closed(self, seat: str) -> list[Card]:
        return [card for card in self.cards if card.seat == seat and not card.open]

    def deck(self) -> list[str]:
        """The cards that nobody has drawn yet."""
        drawn = {card.name for card in self.cards}
        return [name for name in CARDS if name not in drawn]

    def open_card(self, seat: str, name: str, spend: bool = False) -> None:
        card: Any = self.card(seat, name)
        card.open = True
        card.spent = card.spent or spend
