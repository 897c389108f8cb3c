"""The slow twin of Vanuatu: planning (phase III), and by exhaustive search what cannot be planned (ruling 1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tests.games.vanuatu.rules.twin_table import ACTIONS, ISLANDS, POINTS, PRICE, Player, Table

if TYPE_CHECKING:
    from collections.abc import Iterator


def put_neutral(table: Table, action: str) -> None:
    """Two players: the first player places two neutral markers, the other one three."""
    table.neutral[action] = table.neutral.get(action, 0) + 1
    table.left -= 1
    if table.left == 0 and table.asked == table.first:
        table.asked, table.left = table.after(table.first), 3
    elif table.left == 0:
        table.stage, table.asked = "characters", table.first


def put_marker(table: Table, action: str) -> bool:
    """Two markers each, two more, one more; tell whether all are placed."""
    plan = table.players[table.asked].plan
    plan[action] = plan.get(action, 0) + 1
    table.left -= 1
    if table.left == 0:
        table.asked = table.after(table.asked)
        table.lap += table.asked == table.first
        table.left = 1 if table.lap == 2 else 2
    return table.lap == 3


def plannable(table: Table, player: Player) -> set[str]:
    """More of what is planned, Rest, and what some order of the planned actions makes possible."""
    wanted = {action for action in ACTIONS if action not in player.plan and action != "rest"}
    return {*player.plan, "rest"} | Outlook(table, player).possible(wanted)


class Hope(NamedTuple):
    """What the player would have after some of the planned actions."""

    boat: int
    vatus: int
    points: int  # no more than three: only the Beggar needs them
    fish: tuple[int, ...]
    treasures: tuple[int, ...]
    hut: str  # the island of the hut that was built
    begged: bool
    left: frozenset[str]  # planned actions that are not yet performed

    def gain(self, vatus: int) -> Hope:
        total = self.vatus + vatus
        return self._replace(vatus=total % 10, points=min(3, self.points + 5 * (total // 10)))

    def pay(self, vatus: int) -> Hope:
        return self._replace(vatus=self.vatus - vatus)

    def score(self, points: int) -> Hope:
        return self._replace(points=min(3, self.points + points))

    def done(self, action: str) -> Hope:
        return self._replace(left=self.left - {action})


class Outlook:
    """The table as one player sees it who is alone there; of two players' boats, the other one is in the way."""

    def __init__(self, table: Table, player: Player) -> None:
        self.table, self.player = table, player
        self.bonus = "" if player.spent else player.character
        seas = [table.tiles[tile] for tile in table.oceans]
        self.beside = {space: table.seas_beside(space) for space in seas}
        self.shores = {space: table.shores(space) for space in seas}
        self.ground = {table.tiles[tile]: what for tile, what in table.oceans.items()}
        self.closed = {other.boat for other in table.players.values() if other is not player and len(table.colours) == 2}
        self.free = [island for island in table.islands if player.hut_supply and table.huts_on(island) < ISLANDS[island][0]]
        self.dikable = [
            island for island in table.islands if table.options["waters"] == "yes" and table.dikes and table.dike_sides(island)
        ]

    def possible(self, wanted: set[str]) -> set[str]:
        """Try every order, with every choice; keep which of the wanted actions could be performed somewhere on the way."""
        mine = self.player
        fish, treasures = tuple(sorted(mine.fish)), tuple(sorted(mine.treasures))
        begged = self.bonus != "beggar"
        start = Hope(mine.boat, mine.vatus, min(3, mine.prosperity), fish, treasures, "", begged, frozenset(mine.plan))
        seen, waiting, found = {start}, [start], set[str]()
        while waiting and found != wanted:
            hope = waiting.pop()
            found |= {action for action in wanted - found if self.can(hope, action)}
            for more in (*self.at_any_time(hope), *(after for action in hope.left for after in self.perform(hope, action))):
                if self.bonus != "beggar":
                    more = more._replace(points=0)
                if more not in seen:
                    seen.add(more)
                    waiting.append(more)
        return found

    def can(self, hope: Hope, action: str) -> bool:
        """Could this action be performed here and now?"""
        table, shores = self.table, self.shores[hope.boat]
        match action:
            case "explore":
                return self.ground[hope.boat][1] > 0
            case "fish":
                return self.ground[hope.boat][0] > 0
            case "sell":
                return bool(hope.fish) and (self.bonus == "vendor" or any(self.owns(hope, island) for island in shores))
            case "draw":
                return any(table.islands[island].drawings < ISLANDS[island][1] for island in shores)
            case "tourists":
                return table.office > 0 and any(table.islands[island].tourists < ISLANDS[island][2] for island in shores)
        return any(True for _ in self.perform(hope, action))

    def owns(self, hope: Hope, island: str) -> bool:
        return island == hope.hut or self.player.huts.get(island, 0) > 0

    def at_any_time(self, hope: Hope) -> Iterator[Hope]:
        """A treasure is sold, or points are begged away."""
        for value in set(hope.treasures):
            kept = list(hope.treasures)
            kept.remove(value)
            yield hope._replace(treasures=tuple(kept)).gain(value)
        if not hope.begged:
            for points in range(1, hope.points + 1):
                yield hope._replace(begged=True, points=hope.points - points).gain(points)

    def perform(self, hope: Hope, action: str) -> Iterator[Hope]:
        """Every way to perform an action. Who has a bonus may also leave it unused."""
        then = hope.done(action)
        match action:
            case "sail":
                yield from self.sail(then)
            case "build":
                yield from self.build(then)
            case "buy":
                for island in self.shores[hope.boat]:
                    for good in set(self.table.islands[island].goods):
                        if hope.vatus >= PRICE[good]:
                            yield from self.export(then.pay(PRICE[good]), good)
            case "sell" if self.can(hope, "sell"):
                for sold, kept in splits(hope.fish):
                    if sold:
                        yield then._replace(fish=kept).gain(sum(sold) * self.table.price)
            case "explore" if self.can(hope, "explore"):
                value = self.ground[hope.boat][1]
                then = then._replace(treasures=tuple(sorted((*hope.treasures, value))))
                yield then
                if self.bonus == "diver":
                    yield then.gain(value)
            case "fish" if self.can(hope, "fish"):
                yield then._replace(fish=tuple(sorted((*hope.fish, self.ground[hope.boat][0]))))
            case "draw" if self.can(hope, "draw"):
                yield then.score(3)
            case "tourists" if self.table.office:
                for island in self.shores[hope.boat]:
                    if self.table.islands[island].tourists < ISLANDS[island][2]:
                        yield then.gain(self.table.huts_on(island) + (island == hope.hut))

    def sail(self, hope: Hope) -> Iterator[Hope]:
        reached = {hope.boat}
        for tiles in (1, 2, 3):
            reached = {other for space in reached for other in self.beside[space]}
            for space in reached - self.closed:
                if hope.vatus >= tiles:
                    yield hope._replace(boat=space).pay(tiles)
                if self.bonus == "navigator":
                    yield hope._replace(boat=space)

    def build(self, hope: Hope) -> Iterator[Hope]:
        for island in self.shores[hope.boat]:
            if island in self.dikable and hope.vatus >= 1:
                yield hope.pay(1)
            for price in (1, 3) if self.bonus == "builder" else (3,):
                if island in self.free and hope.vatus >= price:
                    yield hope.pay(price)._replace(hut=island)
                    if island in self.dikable and hope.vatus >= price + 1:
                        yield hope.pay(price + 1)._replace(hut=island)

    def export(self, hope: Hope, good: str) -> Iterator[Hope]:
        """Onto the topmost ship that misses it."""
        for ship in self.table.ships:
            if ship.misses(good):
                filled = len(ship.aboard) + 1 == len(ship.wants)
                yield hope.score(POINTS[good] + 2 * filled)
                return
        yield hope


def splits(tiles: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every way to divide tiles into those that are sold and those that are kept."""
    if not tiles:
        yield (), ()
        return
    for sold, kept in splits(tiles[1:]):
        yield (tiles[0], *sold), kept
        yield sold, (tiles[0], *kept)
