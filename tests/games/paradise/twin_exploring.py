"""The slow twin of Conquest of Paradise: exploration (rulebook 6)."""

from __future__ import annotations

from tests.games.paradise import twin_solo, twin_south
from tests.games.paradise.twin_box import BESIDE, HEXES
from tests.games.paradise.twin_table import Question, Table, Tile
from tests.games.paradise.twin_telling import tell

FOUND_MARKERS = 3


def begin_exploration(table: Table, seat: str) -> None:
    """RB 6.1: fetching the Explorer from the Lost Box is the whole step; RB 6.2: it starts on a controlled group."""
    table.active, table.stage = seat, "explore"
    if table.players[seat].lost and table.events.keeps(seat):
        table.questions.append(Question(seat, "fetch"))
    elif table.players[seat].lost:
        table.players[seat].lost = False
        tell(table, "fetch", seat=seat)
        table.stage = "explored"
    elif not table.controlled(seat):
        table.stage = "explored"


def can_be_explored(table: Table, hex_: str) -> bool:
    """RB 6.3, 6.5: an Unknown hex (while there are markers: ruling 8) or a tile that lies face down."""
    return (table.is_unknown(hex_) and table.cup.total() > 0) or table.is_face_down(hex_)


def first_hexes(table: Table, seat: str) -> set[str]:
    """RB 6.2: the pre-move through Known hexes that are no enemy hexes, then the first hex."""
    reached = table.reachable(seat, table.controlled(seat))
    return {hex_ for hex_ in HEXES if can_be_explored(table, hex_) and any(beside in reached for beside in BESIDE[hex_])}


def next_hexes(table: Table, seat: str) -> set[str]:
    """RB 6.4, 6.5: a neighbour that is not known, or a Known one that is no enemy hex; the hex of the Explorer if still Unknown."""
    at = str(table.voyage)
    found = {hex_ for hex_ in BESIDE[at] if can_be_explored(table, hex_)}
    known = {hex_ for hex_ in BESIDE[at] if table.is_known(hex_) and not table.is_barred(hex_)}
    found |= {hex_ for hex_ in known if not table.is_enemy(seat, hex_)}
    if table.is_unknown(at) and can_be_explored(table, at):
        found.add(at)
    return found


def add_knots(table: Table, knots: int) -> None:
    """RB 6.4: they lie in the hex until the voyage is over."""
    table.knots += knots
    table.hex_knots[str(table.voyage)] += knots


def enter(table: Table, hex_: str) -> None:
    """RB 6.3, 6.5: a marker is drawn in an Unknown hex; anything else costs two knots."""
    seat = str(table.active)
    table.stage, table.voyage = "voyage", hex_
    if table.is_unknown(hex_):
        table.questions.append(Question("chance", "marker", hex_))
        return
    add_knots(table, 2)
    if table.is_face_down(hex_) and seat not in table.tiles[hex_].found:
        tell(table, "look-tile", seat=seat, hex=hex_, tile=table.tiles[hex_].name)
        look(table, hex_)
    else:
        after_a_hex(table)


def look(table: Table, hex_: str) -> None:
    """RB 6.5: if now all players have found the tile it is turned up."""
    tile = table.tiles[hex_]
    if tile.found | {str(table.active)} == set(table.seats):
        turn_up(table, hex_, str(table.active), all_found=True)
        after_a_hex(table)
    else:
        table.questions.append(Question(str(table.active), "tile", hex_))


def turn_up(table: Table, hex_: str, seat: str, all_found: bool = False) -> None:
    """RB 6.3: the markers on the tile return to the players; RB 11.3: Aotearoa brings the South Island."""
    tell(table, "all-found" if all_found else "turn", seat=seat, hex=hex_, tile=table.tiles[hex_].name)
    table.tiles[hex_].up = True
    table.tiles[hex_].found = set()
    if table.plays("south_island") and table.tiles[hex_].name == "aotearoa":
        twin_south.lay_down(table, seat, hex_)


def turn_aside(table: Table, hex_: str, seat: str) -> None:
    """RB 6.3: at any time; the South Island may cover the tile that the explorer has just found."""
    turn_up(table, hex_, seat)
    question = table.question()
    if question and question.about == "tile" and question.hex == table.south.hex:
        table.questions.pop()
        after_a_hex(table)


def draw_marker(table: Table, marker: str) -> None:
    """RB 6.3: Open Ocean, an Island Group, or Off Course; RB 6.6: no marker returns to the cup."""
    table.cup[marker] -= 1
    hex_ = str(table.voyage)
    if marker == "off":
        tell(table, "off-course", seat=table.active, hex=hex_)
        go_off_course(table)
        return
    found = "find-ocean" if marker.startswith("ocean") else "find-island"
    tell(table, found, seat=table.active, hex=hex_, knots=int(marker[-1]))
    add_knots(table, int(marker[-1]))
    if marker.startswith("ocean"):
        table.tiles[hex_] = Tile()
        after_a_hex(table)
    else:
        table.questions.append(Question("chance", "draw", hex_))


def drift_hexes(table: Table) -> set[str]:
    """RB 6.3, ruling 4: next to where the marker was drawn: Unknown, or face down and not found by the explorer."""
    return {
        hex_
        for hex_ in BESIDE[str(table.voyage)]
        if can_be_explored(table, hex_) and not (table.is_face_down(hex_) and table.active in table.tiles[hex_].found)
    }


def go_off_course(table: Table) -> None:
    """RB 6.3: the left neighbour moves the Explorer; if there is nowhere to go, two knots."""
    if drift_hexes(table) and table.alone:
        twin_solo.drift(table, sorted(drift_hexes(table)))
    elif drift_hexes(table):
        table.questions.append(Question(table.left_of(str(table.active)), "drift", table.voyage))
    else:
        add_knots(table, 2)
        after_a_hex(table)


def drift_to(table: Table, hex_: str) -> None:
    """RB 6.3: the Explorer is driven there, and explores it."""
    driver = twin_solo.SAMOA if table.alone else table.left_of(str(table.active))
    tell(table, "drift", seat=driver, hex=hex_)
    enter(table, hex_)


def draw_tile(table: Table, name: str) -> None:
    """RB 6.3: it lies face down until the explorer marks or reveals it."""
    hex_ = str(table.voyage)
    table.lid.remove(name)
    tell(table, "draw-tile", seat=table.active, hex=hex_, tile=name)
    table.tiles[hex_] = Tile(name, up=False)
    if table.alone:  # RB 12: everything lies face up
        turn_up(table, hex_, str(table.active))
        table.samoa = twin_solo.discover(table, hex_)
    else:
        look(table, hex_)


def markers_on_map(table: Table, seat: str) -> int:
    return sum(seat in tile.found for tile in table.tiles.values())


def tile_answers(table: Table, seat: str) -> set[str]:
    """RB 6.3, 6.5: mark it, with at most three markers on the map, or reveal it."""
    return {"keep", "reveal"} if markers_on_map(table, seat) < FOUND_MARKERS else {"reveal"}


def turnable(table: Table, seat: str) -> set[str]:
    """RB 6.3: whoever has found a tile may turn it up at any time."""
    return {f"turn {hex_}" for hex_, tile in table.tiles.items() if not tile.up and seat in tile.found}


def answer_tile(table: Table, text: str) -> None:
    """RB 6.3: keep it to oneself, or reveal it."""
    if text == "keep":
        tell(table, "keep", seat=table.active, hex=table.voyage)
        table.tiles[str(table.voyage)].found.add(str(table.active))
    else:
        turn_up(table, str(table.voyage), str(table.active))
    after_a_hex(table)


# --- Knots (RB 6.4) ---


def knot_limit(table: Table, seat: str) -> int:
    """RB 6.4; NAVIGATION: one more."""
    return 6 if table.has_open(seat, "navigation") else 5


def knot_cards(table: Table, seat: str) -> set[str]:
    """Ruling 53: the cards that help now."""
    found = {name for name in ("navigation", "ocean-chart") if table.holds_closed(seat, name)}
    return found | {name for name in ("bird-signs",) if table.holds_unspent(seat, name)}


def after_a_hex(table: Table) -> None:
    """RB 6.4: on with the voyage, or home, or Lost; ruling 53: cards first."""
    seat = str(table.active)
    if table.knots < knot_limit(table, seat):
        return
    if table.closed(seat) or table.has_open_unspent(seat, "bird-signs"):
        table.questions.append(Question(seat, "knots"))
    else:
        come_home(table)


def use_knot_card(table: Table, seat: str, name: str) -> None:
    """NAVIGATION and OCEAN CHART for the rest of the game, BIRD SIGNS once: two knots fewer."""
    table.open_card(seat, name, spend=name == "bird-signs")
    if name == "bird-signs":
        table.knots = max(0, table.knots - 2)
    after_a_hex(table)


def come_home(table: Table) -> None:
    """RB 6.4: with five knots back, with more Lost; OCEAN CHART: never Lost. RB 6.6: the knots are taken off."""
    seat = str(table.active)
    too_far = table.knots > knot_limit(table, seat)
    table.players[seat].lost = too_far and not table.has_open(seat, "ocean-chart")
    tell(table, "lost" if table.players[seat].lost else "return", seat=seat, hex=table.voyage)
    table.hex_knots.clear()
    table.voyage, table.knots = None, 0
    table.stage = "explored"
