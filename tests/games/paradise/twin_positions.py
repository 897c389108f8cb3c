"""Positions of Conquest of Paradise late in a game, scattered at random: for lock-step from where random games seldom come."""

from __future__ import annotations

import random
from collections import Counter

from tests.games.paradise import twin_game, twin_malaria, twin_setting_up, twin_solo, twin_south, twin_winning
from tests.games.paradise.twin_box import ATTACKS, CARDS, CHITS, EVENTS, HEXES, HOME_HEX, KEPT, KIND, NATIONS, PIECES, PRINTED
from tests.games.paradise.twin_knowing import all_seen
from tests.games.paradise.twin_solo import DRAWS_BEFORE_ATTACKS
from tests.games.paradise.twin_solo_war import nobody
from tests.games.paradise.twin_table import Card, Group, Knowledge, Pieces, Stack, Table, Tile, in_capacity, total

ONE_USE = ("arioi", "bird-signs", "breadfruit", "deforestation", "kava-ceremony", "makahiki", "makutu", "poi", "toki")


def scattered(rng: random.Random, seats: int, options: dict[str, str]) -> Table:
    """At the start of some turn: hexes discovered, groups settled and conquered, canoes everywhere, many cards."""
    table = Table(seats, options)
    if table.alone:
        twin_solo.begin(table)
    else:
        for seat, nation in zip(table.seats, rng.sample(NATIONS[:seats], seats), strict=True):
            table.players[seat].nation = nation
        twin_setting_up.lay_out(table)
    while table.questions:
        table.questions.pop()
        outcomes = sorted(twin_setting_up.drawn_in_set_up(table))
        twin_setting_up.come_out_of_cup(table, rng.choice(outcomes).split()[1])
    discover(table, rng, rng.choice([5, 15, 30, 60]))
    find_south_island(table, rng)
    share_groups(table, rng)
    deal_cards(table, rng)
    put_pieces(table, rng)
    for seat in table.colours:
        groups = table.controlled(seat)
        table.players[seat].home = rng.choice(groups) if groups else None
    for seat in table.seats:
        table.players[seat].lost = rng.random() < 0.2
        table.track[seat] = twin_winning.points(table, seat)
    give_markers(table, rng)
    table.first, table.direction = rng.choice(table.seats), "clockwise" if seats <= 2 else rng.choice(["clockwise", "counter"])
    table.turn = rng.randrange(3, int(options["turns"]))
    if table.alone:
        draw_some_chits(table, rng)
    else:
        twin_setting_up.begin_turn(table)
    return table


def draw_some_chits(table: Table, rng: random.Random) -> None:
    """RB 12: some have been drawn; now a turn begins, or the chits of discovered groups are due."""
    solo = table.solo
    solo.drawn, solo.cards = rng.randint(0, 11), rng.randint(0, 3) if table.deck()[3:] else 0
    drawn = rng.sample(range(1, 12), solo.drawn)
    solo.cup = [chit for chit in CHITS if chit not in drawn and (chit not in ATTACKS or solo.drawn >= DRAWS_BEFORE_ATTACKS)]
    table.active = None
    if rng.random() < 0.4:
        solo.owed = rng.randint(1, 3)
        twin_solo.begin_chits(table, after=True)
    else:
        twin_setting_up.begin_turn(table)
    twin_game.go_on(table)


def discover(table: Table, rng: random.Random, draws: int) -> None:
    """Markers are drawn in hexes near the map's known part; some tiles lie face down."""
    unknown = [hex_ for hex_ in HEXES if table.is_unknown(hex_)]
    rng.shuffle(unknown)
    while unknown and draws > 0 and table.cup.total() > 0:
        draws -= 1
        marker = rng.choice(sorted(table.cup.elements()))
        table.cup[marker] -= 1
        if marker == "off":
            continue
        hex_ = unknown.pop()
        table.tiles[hex_] = Tile()
        if marker.startswith("island"):
            name = "aotearoa" if seeks_aotearoa(table) else rng.choice(sorted(table.lid))
            table.lid.remove(name)
            table.tiles[hex_] = Tile(name)
            finders = [seat for seat in table.seats if sum(seat in tile.found for tile in table.tiles.values()) < 3]
            finders = finders[: len(table.seats) - 1]  # alone nobody: everything lies face up
            if finders and rng.random() < 0.3:
                table.tiles[hex_] = Tile(name, up=False, found=set(rng.sample(finders, rng.randint(1, len(finders)))))


def seeks_aotearoa(table: Table) -> bool:
    """With the South Island in play Aotearoa is found early, so that it is there, face up or face down."""
    return table.plays("south_island") and "aotearoa" in table.lid


def find_south_island(table: Table, rng: random.Random) -> None:
    """RB 11.3: wherever Aotearoa lies face up, somebody has turned it up."""
    places = [hex_ for hex_, tile in table.tiles.items() if tile.name == "aotearoa" and tile.up]
    if table.plays("south_island") and places:
        twin_south.lay_down(table, rng.choice(table.colours), places[0])


def give_markers(table: Table, rng: random.Random) -> None:
    """RB 11.4-11.6: points in store, Kumara, malaria."""
    some = [seat for seat in table.seats if rng.random() < 0.4]
    if table.plays("saved"):
        table.saved = set(some)
    if table.plays("kumara"):
        table.kumara = {seat for seat in table.seats if rng.random() < 0.2}
        table.galapagos = set(some)
    if table.plays("events"):
        happen(table, rng)
    table.malaria = table.plays("malaria") and rng.random() < 0.5
    twin_malaria.breaks_out(table)


def happen(table: Table, rng: random.Random) -> None:
    """RB 11.2: many Events have been drawn; some are kept, some have left their markers."""
    events = table.events
    events.begun = True
    for event in rng.sample(EVENTS, rng.choice([0, 8, 16, 24])):
        if event in KEPT and rng.random() < 0.8:
            events.kept.append((rng.choice(table.seats), event))
            continue
        events.played.add(event)
        held = [hex_ for hex_ in HEXES if table.groups[hex_].control]
        sea = [hex_ for hex_ in HEXES if table.is_sea(hex_)]
        if event in ("invasive-weeds", "rats", "freshwater-spring", "volcanic-ash", "shaman") and held:
            events.markers[event] = rng.choice(held)
            if event == "shaman":
                events.warded = table.groups[events.markers[event]].control
        if event == "bountiful-fishing" and rng.random() < 0.5:
            chained = [hex_ for hex_ in sea if hex_ in table.stacks and table.stacks[hex_].up]
            events.markers[event] = rng.choice(chained or sea)


def share_groups(table: Table, rng: random.Random) -> None:
    """Villages on some groups; printed ones may have been conquered, homes lost."""
    for hex_ in HEXES:
        if not table.is_group(hex_) or rng.random() < 0.4:
            continue
        green, brown = table.boxes(hex_)
        agriculture = rng.randint(0, brown)
        villages = rng.randint(0, green + agriculture)
        if KIND[hex_] == "independent" and rng.random() < 0.5:
            continue
        seat = rng.choice(table.colours)
        at_home = any(HOME_HEX[str(table.players[one].nation)] == hex_ for one in table.colours)
        taken = seat if hex_ in PRINTED and (KIND[hex_] == "independent" or not is_own_start(table, seat, hex_)) else None
        if KIND[hex_] == "independent":
            table.conquered.add(hex_)
        if not at_home or rng.random() < 0.3:
            table.groups[hex_] = Group(seat if villages else None, villages, agriculture, taken)
            table.stacks.pop(hex_, None)


def is_own_start(table: Table, seat: str, hex_: str) -> bool:
    return HOME_HEX[str(table.players[seat].nation)] == hex_


def some_knowledge(table: Table, rng: random.Random, seat: str, pieces: Pieces, up: bool) -> Knowledge:
    """Something of what is there."""
    if table.alone:
        return all_seen(table, seat, pieces)
    known = Knowledge()
    everybody = Counter({kind: rng.randint(0, count) for kind, count in pieces.items()})
    if up:
        everybody["transport"] = max(1, everybody["transport"])
    has_none = pieces["war"] == 0 and rng.random() < 0.3
    for observer in table.observers(seat):
        known.bounds[observer] = Counter(everybody)
        if has_none:
            known.no_war.add(observer)
    guest = next((card.seat for card in table.cards if card.name == "kava-ceremony" and card.spent), seat)
    if guest != seat and rng.random() < 0.3:  # who drank kava, of which there is one card only
        known.bounds[guest] = Counter(pieces)
        if pieces["war"] == 0:
            known.no_war.add(guest)
    return known


def put_pieces(table: Table, rng: random.Random) -> None:
    """Stacks on groups, atolls and at sea; in a conquered printed group there is one."""
    for seat in table.colours:
        mine = [hex_ for hex_ in HEXES if table.is_known(hex_) and not table.is_enemy(seat, hex_)]
        held = [hex_ for hex_ in HEXES if table.groups[hex_].taken == seat]
        near = table.reachable(seat, table.controlled(seat)) if table.controlled(seat) else set(mine)
        places = held + table.controlled(seat) + rng.sample(mine, min(3, len(mine))) + rng.sample(sorted(near), min(8, len(near)))
        for hex_ in places:
            put_stack(table, rng, seat, hex_, hex_ in held)


def put_stack(table: Table, rng: random.Random, seat: str, hex_: str, must: bool) -> None:
    stock = table.stock(seat)
    if hex_ in table.stacks or (not must and rng.random() < 0.3):
        return
    wanted = Counter({kind: rng.choice([0, 0, 1, 1, 2, 3]) for kind in PIECES})
    if must:
        wanted["warrior"] += 1
    if nobody(table, seat):
        wanted["colony"] = 0
    if table.alone:
        wanted["rumour"] = 0
    pieces = wanted & stock
    if table.is_sea(hex_):
        while not in_capacity(pieces):
            pieces[rng.choice([kind for kind in ("warrior", "colony") if pieces[kind] > 0])] -= 1
    pieces = +pieces
    if must and not table.keeps_garrison(seat, hex_, pieces):
        table.groups[hex_] = Group()
        return
    if total(pieces) > 0 and table.stacks.get(hex_) is None and not table.is_enemy(seat, hex_):
        up = pieces["transport"] > 0 and (rng.random() < 0.7 or table.alone)
        table.stacks[hex_] = Stack(seat, pieces, some_knowledge(table, rng, seat, pieces, up), up)


def deal_cards(table: Table, rng: random.Random) -> None:
    """Few or many cards, open or not, used or not."""
    for name in rng.sample(sorted(CARDS), rng.choice([4, 12, 20, 28])):
        seat = rng.choice(table.colours)
        is_open = rng.random() < 0.4 or table.alone
        spent = is_open and name in ONE_USE and rng.random() < 0.3
        known = {other for other in table.seats if other != seat and rng.random() < 0.1}
        table.cards.append(Card(seat, name, is_open, spent, known))
