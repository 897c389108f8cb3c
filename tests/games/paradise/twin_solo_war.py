"""The slow twin of Conquest of Paradise alone: Explore! and Attack!, and what Samoa answers in a Battle (rulebook 12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from typing import Any

from tests.games.paradise import twin_battles, twin_cards, twin_knowing, twin_solo, twin_south
from tests.games.paradise.twin_box import BESIDE, HEXES, SAMOAS_ORDER, distance
from tests.games.paradise.twin_table import Question, Table, Tile
from tests.games.paradise.twin_telling import tell

YOU, SAMOA = "yellow", "red"
SAMOA_HEX = "0605"
Script = Generator[Question | None, str, None]


def nobody(table: Table, seat: str | None) -> bool:
    """Samoa in the solitaire game: it is asked nothing."""
    return table.alone and seat == SAMOA


# --- Explore! ---


def explore(table: Table) -> Script:
    """RB 12: hex by hex around Samoa until there are five knots; Off Course has no effect."""
    yield from twin_solo.reveal(table)
    yield from deforest(table)
    while table.cup.total() > 0:
        unknown = [hex_ for hex_ in SAMOAS_ORDER if table.is_unknown(hex_)]
        if not unknown or is_back(table):
            return
        yield from explore_hex(table, unknown[0])


def is_back(table: Table) -> bool:
    """Five knots, six with NAVIGATION or OCEAN CHART; BIRD SIGNS: two fewer, once."""
    limit = 6 if table.has_open(SAMOA, "navigation") or table.has_open(SAMOA, "ocean-chart") else 5
    if table.solo.count >= limit and table.has_open_unspent(SAMOA, "bird-signs"):
        table.open_card(SAMOA, "bird-signs", spend=True)
        table.solo.count = max(0, table.solo.count - 2)
    return table.solo.count >= limit


def explore_hex(table: Table, hex_: str) -> Script:
    """Ruling 45: after Off Course another marker is drawn for the same hex."""
    marker = "off"
    while marker == "off" and table.cup.total() > 0:
        marker = yield Question("chance", "solo-marker")
        table.cup[marker] -= 1
    if marker == "off":
        return
    table.solo.count += int(marker[-1])
    found = "solo-ocean" if marker.startswith("ocean") else "solo-island"
    tell(table, found, seat=SAMOA, hex=hex_, knots=int(marker[-1]))
    if marker.startswith("ocean"):
        table.tiles[hex_] = Tile()
        return
    name = yield Question("chance", "solo-tile")
    table.lid.remove(name)
    table.tiles[hex_] = Tile(name)
    tell(table, "solo-tile", seat=SAMOA, hex=hex_, tile=name)
    twin_solo.place(table, "transport", hex_)
    if table.plays("south_island") and name == "aotearoa":
        twin_south.lay_down(table, SAMOA, hex_)
        if table.south.hex and not table.stack_of(YOU, table.south.hex):  # found as well (RB 11.3, ruling 38)
            twin_solo.place(table, "transport", table.south.hex)


def deforest(table: Table) -> Script:
    """DEFORESTATION at the first chance: the player's group with the most Villages."""
    if table.has_open_unspent(SAMOA, "deforestation") and table.villages(YOU) > 1:
        most = max(table.groups[hex_].villages for hex_ in table.controlled(YOU))
        hexes = [hex_ for hex_ in table.controlled(YOU) if table.groups[hex_].villages == most]
        hex_ = yield from twin_solo.pick(table, "deforestation", hexes)
        twin_cards.deforest(table, SAMOA, hex_)
        yield None  # the player may have to choose a new home


# --- Attack! ---


def attack(table: Table) -> Script:
    """RB 12: all War Canoes, with a Warrior Band each, from each hex for themselves; then the Battles."""
    yield from twin_solo.reveal(table)
    yield from deforest(table)
    table.poi = table.has_open_unspent(SAMOA, "poi")
    if table.poi and any(attackers(table, hex_)["war"] > 0 and weakest(table, reached(table, hex_)) for hex_ in HEXES):
        table.open_card(SAMOA, "poi", spend=True)
    else:  # ruling 65: without an attack it is kept
        table.poi = False
    table.active = SAMOA
    for number, hex_ in enumerate(HEXES):
        table.solo.count = number
        pieces = attackers(table, hex_)
        targets = weakest(table, reached(table, hex_)) if pieces["war"] > 0 else []
        if targets:
            target = yield from twin_solo.pick(table, "target", targets)
            tell(table, "solo-attack", seat=SAMOA, hex=target, war=pieces["war"], warrior=pieces["warrior"])
            twin_knowing.take_from_stack(table, hex_, pieces)
            twin_knowing.add_to_raid(table, SAMOA, target, pieces, twin_knowing.all_seen(table, SAMOA, pieces), pieces["warrior"])
    table.solo.count = len(HEXES)
    while table.raids:
        hex_ = yield from twin_solo.pick(table, "battle", sorted(table.raids))
        twin_battles.start_battle(table, hex_)
        yield None
    table.active, table.poi = None, False


def attackers(table: Table, hex_: str) -> Counter[str]:
    """RB 8.5: where Samoa must keep a piece, a Warrior Band stays, or a War Canoe."""
    stack = table.stack_of(SAMOA, hex_)
    wars = stack.pieces["war"] if stack else 0
    pieces = Counter(war=wars, warrior=min(wars, stack.pieces["warrior"]) if stack else 0)
    if stack and wars > 0 and not table.keeps_garrison(SAMOA, hex_, stack.pieces - pieces):
        pieces["warrior" if pieces["warrior"] > 0 else "war"] -= 1
    return pieces


def reached(table: Table, start: str) -> set[str]:
    """RB 7.2, 7.3: along the chain, then two hexes, three with DOUBLE HULLED CANOES or POI; an enemy stops the canoes."""
    edge = table.chain_at(SAMOA, start) | {start}
    found = set(edge)
    for _ in range(2 + table.has_open(SAMOA, "double-hulled-canoes") + table.poi):
        edge = {near for hex_ in edge for near in BESIDE[hex_] if table.is_known(near) and not table.is_barred(near)} - found
        found |= edge
        edge = {hex_ for hex_ in edge if not stops(table, hex_)}
    return found


def stops(table: Table, hex_: str) -> bool:
    stack = table.stack_of(YOU, hex_)
    return table.is_hostile_group(SAMOA, hex_) or (stack is not None and stack.pieces["war"] > 0)


def weakest(table: Table, hexes: set[str]) -> list[str]:
    """RB 12: the player's group with the fewest defenders; of several the nearest to Samoa."""
    rank = {hex_: (defenders(table, hex_), distance(hex_, SAMOA_HEX)) for hex_ in table.controlled(YOU) if hex_ in hexes}
    return [hex_ for hex_ in rank if rank[hex_] == min(rank.values())]


def defenders(table: Table, hex_: str) -> int:
    stack = table.stack_of(YOU, hex_)
    pieces = stack.pieces["war"] + stack.pieces["warrior"] if stack else 0
    return pieces + twin_battles.local_warriors(table, hex_, YOU)


# --- Answers in a Battle ---


def defend(table: Table) -> Script:
    """RB 12: when the player attacks, Samoa's cards are turned up; DEFORESTATION strikes before any die."""
    yield from twin_solo.reveal(table)
    yield from deforest(table)
    twin_battles.begin_questions(table)


def start_card(table: Table) -> str | None:
    """At the first chance."""
    cards = twin_battles.start_cards(table, SAMOA)
    return next((card for card in ("arioi", "makutu") if card in cards), None)


def roll_card(table: Table) -> str | None:
    """The first that is useful."""
    cards = [card for card in sorted(twin_battles.roll_cards(table, SAMOA)) if is_useful(table, card)]
    return cards[0] if cards else None


def is_useful(table: Table, card: str) -> bool:
    battle: Any = table.battle
    attacks = battle.attacker == SAMOA
    if card == "haka":
        return worth(battle.die, attacks) < 0
    if card == "patu":
        return worth(battle.die + (1 if attacks else -1), attacks) > worth(battle.die, attacks)
    return True


def worth(die: int, attacks: bool) -> int:
    """What a roll is worth to Samoa."""
    to_attacker = {1: -2, 2: -1, 3: -1, 4: 1, 5: 1, 6: 2}[die]
    return to_attacker if attacks else -to_attacker


def piece_to_lose(kinds: list[str], falls: bool) -> str:
    """RB 12: eliminated: Local Warriors first, War Canoes last; panicking the other way round."""
    order = ("local", "warrior", "war")
    return next(kind for kind in (order if falls else order[::-1]) if kind in kinds)
