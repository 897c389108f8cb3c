"""The slow twin of Vanuatu: what is in the box and what lies on the table, in words, lists and dicts."""

from __future__ import annotations

ACTIONS = ("sail", "build", "explore", "fish", "sell", "buy", "draw", "tourists", "rest")
MATCHING = {
    "artist": "draw",
    "builder": "build",
    "buyer": "buy",
    "diver": "explore",
    "fisherman": "fish",
    "guide": "tourists",
    "navigator": "sail",
    "vendor": "sell",
}
CHARACTERS = (*MATCHING, "beggar", "governor", "preacher")
TOKENS = ("first", "both", "point", "vatu")
GOODS = ("kava", "copra", "beef")
PRICE = {"kava": 1, "copra": 2, "beef": 3}
POINTS = {"kava": 1, "copra": 3, "beef": 5}
CUBES = {"kava": 10, "copra": 8, "beef": 6}
GOOD_OF = {"K": "kava", "C": "copra", "B": "beef"}
SHIPS = ("BCK", "KKC", "BBC", "CCB", "KBB", "KCC", "KKB", "KKC", "KKK", "BCK")
ROWS = (range(-1, 3), range(-2, 3), range(-3, 3), (-2,))
PLACES = dict(enumerate([(q, r) for r, row in enumerate(ROWS) for q in row], 1))
START_SPACES = (3, 6, 7)
ISLANDS = {  # locations for huts, sites for drawings, room for tourists, goods
    "efate": (3, 1, 5, "KCB"),
    "santo": (3, 2, 4, "KB"),
    "malekula": (3, 2, 4, "KC"),
    "tanna": (2, 3, 3, "KK"),
    "ambrym": (3, 1, 4, "KC"),
}
OCEANS = {  # fish, treasures
    "s1": (2, 0),
    "s2": (1, 2),
    "s3": (0, 0),
    "b1": (1, 3),
    "b2": (3, 0),
    "c1": (0, 0),
    "c2": (1, 2),
    "e1": (0, 0),
    "e2": (2, 0),
    "f1": (1, 3),
    "f2": (3, 0),
}
LETTERED = {
    "A": ("santo", "malekula"),
    "B": ("b1", "b2"),
    "C": ("c1", "c2"),
    "D": ("tanna", "ambrym"),
    "E": ("e1", "e2"),
    "F": ("f1", "f2"),
}
TOURIST_TILES = {2: (0, 1, 1, 2, 2, 2, 3, 3), 3: (0, 1, 1, 2, 2, 2, 3, 3), 4: (0, 1, 1, 2, 2, 3, 3, 4), 5: (1, 1, 2, 2, 2, 3, 3, 4)}


def touching(space: int) -> list[int]:
    """The spaces that share a side with this one."""
    q, r = PLACES[space]
    around = [(q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)]
    return [other for other, place in PLACES.items() if place in around]


TOUCHING = {space: touching(space) for space in PLACES}


class Island:
    """What lies on an island; a dike is named by the space that it faces."""

    def __init__(self, goods: list[str]) -> None:
        self.goods = goods
        self.drawings = self.tourists = self.water = 0
        self.dikes: list[int] = []
        self.submerged = False


class Ship:
    """A demand tile and the cubes on it."""

    def __init__(self, wants: str, aboard: list[str] | None = None) -> None:
        self.name = "".join(sorted(wants.upper(), key="KCB".index))
        self.wants = [GOOD_OF[letter] for letter in self.name]
        self.aboard = aboard or []

    def misses(self, good: str) -> bool:
        return self.aboard.count(good) < self.wants.count(good)

    def full(self) -> bool:
        return len(self.aboard) == len(self.wants)


class Player:
    """What a player has."""

    def __init__(self, colour: str) -> None:
        self.colour = colour
        self.boat = 0
        self.vatus, self.prosperity = 3, 0
        self.huts: dict[str, int] = {}
        self.hut_supply = 8
        self.character, self.spent = "", True
        self.fish: list[int] = []
        self.treasures: list[int] = []
        self.plan: dict[str, int] = {}
        self.performed: set[str] = set()

    def gain(self, vatus: int) -> None:
        """Ten vatus are five points, at once."""
        self.vatus += vatus
        while self.vatus >= 10:
            self.vatus -= 10
            self.prosperity += 5


class Table:
    """The whole table."""

    def __init__(self, colours: tuple[str, ...], options: dict[str, str]) -> None:
        self.colours, self.options = colours, options
        self.players = {colour: Player(colour) for colour in colours}
        self.stage, self.asked = "start-tiles", "chance"
        self.round = 0
        self.first = colours[0]
        self.lap = self.left = 0
        self.tiles = {"efate": 2}  # in the order of their placing
        self.islands = {"efate": Island(["kava", "copra", "beef"])}
        self.oceans: dict[str, list[int]] = {}
        self.stack = [tile for pair in LETTERED.values() for tile in pair]
        self.volcano: list[str] = []
        self.ships: list[Ship] = []
        self.deck = [Ship(wants).name for wants in SHIPS]
        self.gone: list[str] = []
        self.tourist_stack = list(TOURIST_TILES[len(colours)])
        self.office, self.price, self.die = 0, 3, 0
        self.cubes = {"kava": 9, "copra": 7, "beef": 5}
        self.dikes = 20
        self.neutral: dict[str, int] = {}
        self.rests: list[tuple[str, str]] = []
        self.governed: tuple[str, str] | None = None
        self.waived = False
        self.building = ""
        self.offered: list[str] = []
        self.offered_before: list[str] = []
        self.final: dict[str, int] | None = None
        self.winners: set[str] = set()

    # --- The archipelago ---

    def tile_at(self, space: int) -> str | None:
        return next((tile for tile, place in self.tiles.items() if place == space), None)

    def sea_at(self, space: int) -> bool:
        return self.tile_at(space) in OCEANS

    def land_at(self, space: int) -> bool:
        return self.tile_at(space) in ISLANDS

    def seas_beside(self, space: int) -> list[int]:
        return [other for other in TOUCHING[space] if self.sea_at(other)]

    def shores(self, space: int) -> list[str]:
        """The islands next to a space, those under water left out."""
        return [island for island, what in self.islands.items() if self.tiles[island] in TOUCHING[space] and not what.submerged]

    def huts_on(self, island: str) -> int:
        return sum(player.huts.get(island, 0) for player in self.players.values())

    def dike_sides(self, island: str) -> list[int]:
        """The spaces with an ocean tile beside an island where no dike stands."""
        return [space for space in self.seas_beside(self.tiles[island]) if space not in self.islands[island].dikes]

    # --- Turn order ---

    def order(self) -> list[str]:
        start = self.colours.index(self.first)
        return [*self.colours[start:], *self.colours[:start]]

    def after(self, colour: str) -> str:
        return self.colours[(self.colours.index(colour) + 1) % len(self.colours)]

    # --- At any time ---

    def asides(self, colour: str) -> set[str]:
        """A treasure is sold, the Beggar begs; not while chance decides."""
        player = self.players[colour]
        found = {f"treasure {value}" for value in player.treasures}
        if player.character == "beggar" and not player.spent:
            found |= {f"beg {points}" for points in (1, 2, 3) if points <= player.prosperity}
        return found
