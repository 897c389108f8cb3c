"""A position of Vanuatu: the archipelago, the board, the players and where the round stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from vaka.engine.events import Obstacle
from vaka.engine.names import ASKED, CHANCE, NOBODY, OVER
from vaka.engine.state import State
from vaka.games.vanuatu.rules import deciding, drawing_lots, explaining, secrets, writing
from vaka.games.vanuatu.rules.asides import legal_asides
from vaka.games.vanuatu.rules.box import BOX
from vaka.games.vanuatu.rules.layout import FROM_EXCHANGE, NO_CHARACTER, NOWHERE, TABLES, bit, changed, has, pair, triple
from vaka.games.vanuatu.rules.reasons import OPEN

if TYPE_CHECKING:
    from vaka.engine.game import Game

EXCHANGE_VATUS: Final[i64] = BOX.exchange[0]
EXCHANGE_POINTS: Final[i64] = BOX.exchange[1]


class Vanuatu(State):
    """One position. Sets are the bits of an integer; small counts lie side by side in one (see `layout`)."""

    def __init__(self, game: Game, seats: i64, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        nothing = TABLES.nothing
        self.with_characters = True
        self.with_waters = False
        self.governor_repeats = True
        # The archipelago: tiles by space, then what lies on oceans (by space) and on islands (by island).
        self.place: vec[i64] = nothing  # of each tile: its space, or NOWHERE
        self.ocean: i64 = 0  # spaces
        self.land: i64 = 0  # spaces with an island, submerged ones included
        self.order: i64 = 0  # the islands in the order of their placement, three bits each
        self.land_count: i64 = 0
        self.fish: i64 = 0  # tokens, two bits a space
        self.treasure: i64 = 0
        self.grounds: i64 = 0  # spaces with fish
        self.wrecks: i64 = 0  # spaces with treasure
        self.goods: i64 = 0  # cubes, two bits for island * 3 + good
        self.drawings: i64 = 0  # two bits an island
        self.tourists: i64 = 0  # three bits an island
        self.water: i64 = 0  # three bits an island
        self.dikes: i64 = 0  # six bits an island
        self.submerged: i64 = 0  # islands
        # The board.
        self.volcano: i64 = 0  # two tiles, eight bits each: tile + 1
        self.stack: i64 = 0  # tiles not yet revealed
        self.revealed: i64 = 0  # how many are
        self.ships: i64 = 0  # four bits a slot from the top: kind + 1
        self.holds: i64 = 0  # cubes aboard, two bits for slot * 3 + good
        self.deck: i64 = 0  # ships to come, four bits a kind
        self.discards: i64 = 0
        self.tourist_stack: i64 = 0  # tiles to come, four bits a value
        self.tourist_gone: i64 = 0
        self.office: i64 = 0  # pawns that wait
        self.office_tile: i64 = NOWHERE
        self.price: i64 = 0  # space of the fish market
        # The reserve.
        self.cubes: i64 = 0  # four bits a good
        self.pawns: i64 = 0
        self.drawing_stock: i64 = 0
        self.fish_tokens: i64 = 0
        self.treasure_tokens: i64 = 0
        self.fish_stock: i64 = 0  # tiles, four bits a value
        self.treasure_stock: i64 = 0
        self.fish_gone: i64 = 0
        self.treasure_gone: i64 = 0
        self.dike_stock: i64 = 0
        self.water_stock: i64 = 0
        # The players.
        self.boat: vec[i64] = nothing
        self.vatus: vec[i64] = nothing
        self.prosperity: vec[i64] = nothing
        self.earned: vec[i64] = nothing  # prosperity by its source, eight bits each
        self.huts: vec[i64] = nothing  # two bits an island
        self.supply: vec[i64] = nothing  # huts in hand
        self.character: vec[i64] = nothing
        self.fish_tiles: vec[i64] = nothing  # four bits a value
        self.treasure_tiles: vec[i64] = nothing
        self.plan: vec[i64] = nothing  # action markers, three bits a space
        self.drowned: i64 = 0  # huts out of the game, four bits a seat
        self.spent: i64 = 0  # seats whose character lies face down
        self.waived = False  # the bonus of this turn
        self.performed: i64 = 0  # nine bits a seat
        self.governed: i64 = NOWHERE  # the action space that the Governor moved to
        self.offered: i64 = 0  # characters
        self.offered_before: i64 = 0
        self.neutral: i64 = 0  # markers, three bits a space
        # Who rested, in order, with which token, and which tokens were there to be seen.
        self.rests: i64 = 0
        self.rest_seats: i64 = 0  # three bits each
        self.rest_tokens: i64 = 0
        self.rest_seen: i64 = 0  # four bits each
        # The round.
        self.round: i64 = 0
        self.first: i64 = 0
        self.stage: i64 = 0
        self.asked: i64 = CHANCE
        self.turn: i64 = 0
        self.lap: i64 = 0  # of the planning
        self.left: i64 = 0  # markers to place, or tiles
        self.die: i64 = 0  # actions before the waters rise; 0: they do not
        self.building: i64 = NOWHERE  # the island with a new hut, where a dike may follow
        self.won: i64 = 0  # seats

    def copy(self) -> Vanuatu:
        """An independent twin."""
        twin = Vanuatu(self.game, self.seats, self.options)
        twin.viewer = self.viewer
        twin.ply = self.ply
        twin.floor = self.floor
        twin.with_characters = self.with_characters
        twin.with_waters = self.with_waters
        twin.governor_repeats = self.governor_repeats
        twin.place = self.place  # what changes seldom is shared, and replaced when it changes
        twin.ocean = self.ocean
        twin.land = self.land
        twin.order = self.order
        twin.land_count = self.land_count
        twin.fish = self.fish
        twin.treasure = self.treasure
        twin.grounds = self.grounds
        twin.wrecks = self.wrecks
        twin.goods = self.goods
        twin.drawings = self.drawings
        twin.tourists = self.tourists
        twin.water = self.water
        twin.dikes = self.dikes
        twin.submerged = self.submerged
        twin.volcano = self.volcano
        twin.stack = self.stack
        twin.revealed = self.revealed
        twin.ships = self.ships
        twin.holds = self.holds
        twin.deck = self.deck
        twin.discards = self.discards
        twin.tourist_stack = self.tourist_stack
        twin.tourist_gone = self.tourist_gone
        twin.office = self.office
        twin.office_tile = self.office_tile
        twin.price = self.price
        twin.cubes = self.cubes
        twin.pawns = self.pawns
        twin.drawing_stock = self.drawing_stock
        twin.fish_tokens = self.fish_tokens
        twin.treasure_tokens = self.treasure_tokens
        twin.fish_stock = self.fish_stock
        twin.treasure_stock = self.treasure_stock
        twin.fish_gone = self.fish_gone
        twin.treasure_gone = self.treasure_gone
        twin.dike_stock = self.dike_stock
        twin.water_stock = self.water_stock
        twin.boat = self.boat[:]
        twin.vatus = self.vatus[:]
        twin.prosperity = self.prosperity[:]
        twin.earned = self.earned
        twin.huts = self.huts[:]
        twin.supply = self.supply
        twin.character = self.character
        twin.fish_tiles = self.fish_tiles[:]
        twin.treasure_tiles = self.treasure_tiles[:]
        twin.plan = self.plan[:]
        twin.drowned = self.drowned
        twin.spent = self.spent
        twin.waived = self.waived
        twin.performed = self.performed
        twin.governed = self.governed
        twin.offered = self.offered
        twin.offered_before = self.offered_before
        twin.neutral = self.neutral
        twin.rests = self.rests
        twin.rest_seats = self.rest_seats
        twin.rest_tokens = self.rest_tokens
        twin.rest_seen = self.rest_seen
        twin.round = self.round
        twin.first = self.first
        twin.stage = self.stage
        twin.asked = self.asked
        twin.turn = self.turn
        twin.lap = self.lap
        twin.left = self.left
        twin.die = self.die
        twin.building = self.building
        twin.won = self.won
        twin.notes = self.notes
        return twin

    # --- Who is asked, and what is open ---

    def actor(self) -> i64:
        """The seat that is asked, CHANCE for every draw, or OVER."""
        return self.asked

    def moves(self, seat: i64 = ASKED) -> vec[i64]:
        """What the stage of the round asks for, and the asides."""
        who = self.answering(seat)
        if who == NOBODY:
            return vec[i64]()
        if who == CHANCE:
            return drawing_lots.outcomes(self)
        return legal_asides(self, who, deciding.legal(self, who, vec[i64](capacity=32)))

    def odds(self) -> vec[i64]:
        """The weights of the outcomes."""
        return drawing_lots.odds(self) if self.answering(ASKED) == CHANCE else vec[i64]()

    def source(self) -> str:
        """What decides: a stack, the die, or the lot."""
        return drawing_lots.source(self) if self.asked == CHANCE else ""

    def is_open(self, action: i64, seat: i64) -> bool:
        """Is this id open now?"""
        who = self.answering(seat)
        if who == NOBODY:
            return False
        if who == CHANCE:
            return drawing_lots.can_come_out(self, action)
        return deciding.why_not(self, action, who) == OPEN

    def asides(self, seat: i64) -> list[int]:
        """Treasures can be sold, and the Beggar can beg, at any time."""
        if self.asked < 0 or seat < 0 or seat >= self.seats:
            return []
        return [action for action in legal_asides(self, seat, vec[i64]())]  # noqa: C416 (a comprehension unboxes)

    def find_obstacle(self, action: i64, seat: i64) -> Obstacle | None:
        """Why this id is not open."""
        return explaining.obstacle(self, action, seat)

    def obstacles(self, seat: i64) -> list[Obstacle]:
        """One reason for each kind of action that is not open to this seat."""
        return explaining.obstacles(self, seat)

    def keeps_notes(self, action: i64) -> bool:
        """The judge's notes hold while only markers are placed."""
        return self.asked != CHANCE and deciding.is_marker(action)

    def play(self, action: i64, seat: i64) -> None:
        """One decision, or one outcome."""
        if seat == CHANCE:
            drawing_lots.come_out(self, action)
        else:
            deciding.decide(self, action, seat)

    # --- Small questions that the rules are written with ---

    def island_at(self, island: i64) -> i64:
        """The space of an island that is placed and not submerged, or NOWHERE."""
        return NOWHERE if has(self.submerged, island) else self.place[island]

    def is_beside(self, seat: i64, island: i64) -> bool:
        """Is the seat's boat adjacent to this island?"""
        space = self.island_at(island)
        return space != NOWHERE and has(TABLES.near[self.boat[seat]], space)

    def huts_on(self, island: i64) -> i64:
        """Huts of any colour."""
        count: i64 = 0
        for seat in range(self.seats):
            count += pair(self.huts[seat], island)
        return count

    def markers_on(self, seat: i64, space: i64) -> i64:
        """The seat's action markers on an action space."""
        return triple(self.plan[seat], space)

    def rank(self, seat: i64) -> i64:
        """The place in the turn order: 0 is the first player."""
        behind = seat - self.first
        return behind if behind >= 0 else behind + self.seats

    def clockwise(self, seat: i64) -> i64:
        """The next seat."""
        return seat + 1 if seat + 1 < self.seats else 0

    def helps(self, seat: i64, character: i64) -> bool:
        """Does the seat have this character's bonus now?"""
        return self.character[seat] == character and not has(self.spent, seat) and not self.waived

    def fish_price(self) -> i64:
        """Vatus for a fish."""
        return TABLES.market[self.price]

    # --- Small changes ---

    def gain_vatus(self, seat: i64, count: i64) -> None:
        """Ten vatus become five points at once, whether that is welcome or not (ruling 7: of the lump sum)."""
        total = self.vatus[seat] + count
        points: i64 = 0
        while total >= EXCHANGE_VATUS:
            total -= EXCHANGE_VATUS
            points += EXCHANGE_POINTS
        self.vatus[seat] = total
        if points > 0:
            self.gain_prosperity(seat, points, FROM_EXCHANGE)
            if self.events is not None:
                self.report("exchange", {"seat": seat, "points": points, "vatus": total})

    def gain_prosperity(self, seat: i64, count: i64, source: i64) -> None:
        """Points, and where they come from."""
        self.prosperity[seat] += count
        if count > 0:
            self.earned = changed(self.earned, seat, self.earned[seat] + (count << (source * 8)))

    def take_fish_token(self, space: i64) -> None:
        """One returns to the reserve."""
        self.fish -= bit(space * 2)
        self.fish_tokens += 1
        if pair(self.fish, space) == 0:
            self.grounds &= ~bit(space)

    def take_treasure_token(self, space: i64) -> None:
        """One returns to the reserve."""
        self.treasure -= bit(space * 2)
        self.treasure_tokens += 1
        if pair(self.treasure, space) == 0:
            self.wrecks &= ~bit(space)

    def volcano_tile(self, slot: i64) -> i64:
        """The tile in a slot of the volcano, or NOWHERE."""
        return ((self.volcano >> (slot * 8)) & 255) - 1

    def holder_of(self, character: i64) -> i64:
        """Who has this character, or NO_CHARACTER."""
        for seat in range(self.seats):
            if self.character[seat] == character:
                return seat
        return NO_CHARACTER

    # --- Secrets ---

    def hide(self, viewer: i64) -> None:
        """Rest tokens of others, and what others saw."""
        secrets.hide(self, viewer)

    def deal(self, rng: Random, viewer: i64) -> None:
        """Rest tokens as their holders may have chosen them."""
        secrets.deal(self, rng, viewer)

    def hidden(self) -> dict[str, list[Any]]:
        """Each hidden rest token, with what it may be."""
        return secrets.hidden(self)

    def seen(self, action: i64, viewer: i64, seat: i64 = ASKED) -> i64:
        """Others notice that a rest token is taken, not which."""
        return secrets.seen(self, action, viewer, seat)

    # --- How it stands ---

    def scores(self) -> list[int]:
        """The prosperity points; after the end with the final count."""
        return [self.prosperity[seat] for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """The most points, then huts, then vatus; nobody when the islands are lost."""
        return [seat for seat in range(self.seats) if has(self.won, seat)] if self.asked == OVER else []

    def census(self) -> dict[str, int]:
        """Every component, wherever it lies."""
        return writing.census(self)

    def check_position(self) -> None:
        """Raise BadPosition where pieces are where they cannot be."""
        writing.check(self)

    def write(self) -> dict[str, Any]:
        """The position as JSON data."""
        return writing.write(self)

    def read(self, data: dict[str, Any]) -> None:
        """Take over what `write` wrote."""
        writing.read(self, data)


def vanuatu(state: State) -> Vanuatu:
    """The same object, known to be of Vanuatu."""
    return cast("Vanuatu", state)
