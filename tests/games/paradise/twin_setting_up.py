"""The slow twin of Conquest of Paradise: setting up (rulebook 3) and turn order (rulebook 5)."""

from __future__ import annotations

from collections import Counter

from tests.games.paradise import twin_events, twin_malaria, twin_solo
from tests.games.paradise.twin_box import CUP, HOME_HEX, NATIONS, TIES
from tests.games.paradise.twin_knowing import all_seen
from tests.games.paradise.twin_table import Group, Question, Stack, Table, Tile
from tests.games.paradise.twin_telling import tell

LAID_OUT = {"0705": "niue-island", "0904": "flint-is", "1104": "hiva"}  # with three and four players
OCEANS = ("0805", "1004")


def nations_left(table: Table) -> list[str]:
    """RB 3.2: two, three or four Home Islands; those that nobody has yet."""
    given = [player.nation for player in table.players.values()]
    return [nation for nation in NATIONS[: len(table.seats)] if nation not in given]


def next_without_nation(table: Table) -> str:
    """RB 3.2: in seat order (of which the rulebook says nothing)."""
    return next(seat for seat in table.seats if table.players[seat].nation is None)


def begin(table: Table) -> None:
    """RB 3.2: the player aids are drawn, or the players agree; RB 12: alone nothing is to be decided."""
    if table.alone:
        twin_solo.begin(table)
    elif table.options["homes"] == "drawn":
        table.questions.append(Question("chance", "aid"))


def give_nation(table: Table, nation: str) -> None:
    """RB 3.2: the last player gets what is left; then everything is laid out."""
    table.players[next_without_nation(table)].nation = nation
    left = nations_left(table)
    if len(left) > 1:
        begin(table)
        return
    table.players[next_without_nation(table)].nation = left[0]
    lay_out(table)


def lay_out(table: Table) -> None:
    """RB 3.2 and 3.3: tiles, discs, two Villages and two Warrior Bands each, which all have seen (ruling 51)."""
    if len(table.seats) > 2:
        for hex_, name in LAID_OUT.items():
            table.tiles[hex_] = Tile(name)
    if len(table.seats) > 3:
        table.tiles["0905"] = Tile("raiatea")
    table.lid -= {tile.name for tile in table.tiles.values()}
    for seat, player in table.players.items():
        home = HOME_HEX[str(player.nation)]
        player.home = home
        table.groups[home] = Group(control=seat, villages=2)
        bands = Counter(warrior=2)
        table.stacks[home] = Stack(seat, bands, all_seen(table, seat, bands))
    table.stage = "cup"
    draw_from_cup(table)


def islands_out(table: Table) -> int:
    """How many Island Group markers have left the game."""
    return sum(CUP[name] - table.cup[name] for name in ("island1", "island2", "island3"))


def drawn_in_set_up(table: Table) -> dict[str, int]:
    """RB 3.2, ruling 60: first an Island Group marker for each tile laid out, then two Open Ocean markers."""
    kind = "island" if islands_out(table) < len(table.tiles) - oceans_out(table) else "ocean"
    return {f"marker {name}": count for name, count in table.cup.items() if name.startswith(kind) and count > 0}


def oceans_out(table: Table) -> int:
    return sum(hex_ in table.tiles for hex_ in OCEANS)


def draw_from_cup(table: Table) -> None:
    """RB 3.2: nothing with two players; until all markers are out."""
    if len(table.seats) == 2 or oceans_out(table) == 2:
        table.stage = "turn ends"
    else:
        table.questions.append(Question("chance", "cup"))


def come_out_of_cup(table: Table, marker: str) -> None:
    """RB 3.2: an Island Group marker leaves the game, an Open Ocean marker lies down between the tiles."""
    table.cup[marker] -= 1
    if marker.startswith("ocean"):
        table.tiles[OCEANS[oceans_out(table)]] = Tile()
    draw_from_cup(table)


# --- Turn order ---


def begin_turn(table: Table) -> None:
    """RB 5: the last on the track takes the marker; ties: Tonga, Raiatea, Hiva, Samoa."""
    table.turn += 1
    table.marker = last_of(table, list(table.seats))
    table.stage, table.active = "order", None
    if table.alone:
        tell(table, "solo-turn", turn=table.turn)
    else:
        tell(table, "turn-begins", turn=table.turn, seat=table.marker)
    if table.plays("events"):
        twin_events.begin_turn(table)
    twin_malaria.roll(table)


def last_of(table: Table, seats: list[str]) -> str:
    """RB 5: the last on the track of these."""
    last = min(table.track[seat] for seat in seats)
    tied = {str(table.players[seat].nation): seat for seat in seats if table.track[seat] == last}
    return next(tied[nation] for nation in TIES if nation in tied)


def orders_of_play(table: Table) -> set[str]:
    """RB 5, ruling 59: who is first, and which way round; no way round with two players."""
    if len(table.seats) == 2:
        return {f"first {seat}" for seat in table.seats}
    return {f"first {seat} {way}" for seat in table.seats for way in ("clockwise", "counter")}


def set_order(table: Table, seat: str, way: str) -> None:
    tell(table, "order", seat=table.marker, first_seat=seat)
    table.first, table.direction = seat, way
    table.stage, table.active = "ordered", None
