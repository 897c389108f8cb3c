"""The slow twin of Conquest of Paradise alone: turns, chits, discoveries and victory in the solitaire game (rulebook 12).

What Samoa does is written as it happens, from top to bottom: it stops (`yield`) where the die, a draw or the player is needed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Sequence

from tests.games.paradise import twin_exploring, twin_solo_growth, twin_solo_war
from tests.games.paradise.twin_box import ATTACKS, CHITS, PIECES, distance
from tests.games.paradise.twin_knowing import add_to_stack, all_seen
from tests.games.paradise.twin_table import Card, Group, Question, Stack, Table
from tests.games.paradise.twin_telling import tell

Script = Generator[Question | None, str, None]
YOU, SAMOA = "yellow", "red"
TONGA_HEX, SAMOA_HEX = "0606", "0605"
DRAWS_BEFORE_ATTACKS = 6
ALL_CHITS = 15


def run(table: Table, answer: str | None = None) -> None:
    """Samoa goes on until it needs something."""
    try:
        question = table.samoa.send(answer)
    except StopIteration:
        table.samoa = None
        return
    if question:
        table.questions.append(question)


def begin(table: Table) -> None:
    """RB 12: set up as for two players; the player is Tonga."""
    for seat, nation, home in ((YOU, "tonga", TONGA_HEX), (SAMOA, "samoa", SAMOA_HEX)):
        table.players[seat].nation, table.players[seat].home = nation, home
        table.groups[home] = Group(control=seat, villages=2)
        bands = Counter(warrior=2)
        table.stacks[home] = Stack(seat, bands, all_seen(table, seat, bands))
    table.turn, table.marker, table.first, table.direction = 1, YOU, YOU, "clockwise"
    twin_exploring.begin_exploration(table, YOU)


# --- The die decides (RB 12) ---


def pick(table: Table, purpose: str, hexes: Sequence[str]) -> Generator[Question | None, str, str]:
    """Several are equally good: the die."""
    if len(hexes) == 1:
        return hexes[0]
    table.solo.picking, table.picks = purpose, list(hexes)
    chosen = yield Question("chance", "pick")
    table.solo.picking = None
    return chosen


def pick_answer(table: Table, hexes: Sequence[str], then: Callable[[str], None]) -> None:
    """The same where Samoa answers a question of the course of play."""
    if len(hexes) == 1:
        then(hexes[0])
        return
    table.solo.picking, table.picks, table.then = "answer", list(hexes), then
    table.questions.append(Question("chance", "pick"))


def answer_pick(table: Table, hex_: str) -> None:
    if table.solo.picking == "answer":
        table.solo.picking = None
        then, table.then = table.then, None
        then(hex_)
    else:
        run(table, hex_)


# --- Chits ---


def draw_chits(table: Table) -> Script:
    """RB 12: all that are owed are drawn, then carried out in any order: first Expand, then Action."""
    solo = table.solo
    while solo.owed > 0 and solo.cup:
        chit = int((yield Question("chance", "chit")))
        solo.cup.remove(chit)
        solo.drawn += 1
        solo.owed -= 1
        solo.held.append(chit)
        tell(table, "solo-chit", chit=chit, left=ALL_CHITS - solo.drawn)
        if solo.drawn == DRAWS_BEFORE_ATTACKS:
            solo.cup += ATTACKS
    solo.owed = 0
    while solo.held:
        chosen = str(solo.held[0])
        if len(solo.held) > 1:
            chosen = yield Question(YOU, "chit")
        solo.held.remove(int(chosen))
        yield from carry_out(table, int(chosen))
    table.stage = "chits done after" if solo.after else "chits done"
    solo.after = False


def carry_out(table: Table, chit: int) -> Script:
    """From left to right."""
    solo = table.solo
    solo.now = chit
    for step, part in enumerate(CHITS[chit]):
        solo.step, solo.count = step, 0
        match part:
            case "explore":
                yield from twin_solo_war.explore(table)
            case "attack":
                yield from twin_solo_war.attack(table)
            case _:
                yield from twin_solo_growth.expand(table, part)
    solo.now, solo.step, solo.count = None, 0, 0


def begin_chits(table: Table, after: bool) -> None:
    table.stage, table.active = "chit", None
    table.solo.after = after
    table.samoa = draw_chits(table)


def begin_turn(table: Table) -> None:
    """RB 12: a chit at the start of every turn but the first."""
    table.solo.owed = 1
    begin_chits(table, after=False)


# --- Exploration ---


def drift(table: Table, hexes: Sequence[str]) -> None:
    """RB 12: Off Course drives the Explorer to the hex farthest from Tonga."""
    farthest = max(distance(hex_, TONGA_HEX) for hex_ in hexes)
    most = [hex_ for hex_ in hexes if distance(hex_, TONGA_HEX) == farthest]
    pick_answer(table, most, lambda hex_: twin_exploring.drift_to(table, hex_))


def discover(table: Table, hex_: str) -> Script:
    """RB 12: is the Island Group Samoa's? If not, a large one brings a chit. RB 11.3: Te Waka Maui is found with Aotearoa."""
    south = table.south.hex if table.south.beside == hex_ else None
    table.solo.isle = "waits" if south else None
    yield from find(table, hex_)
    if south:
        table.solo.isle = "now"
        yield from find(table, south)
    table.solo.isle = None
    twin_exploring.after_a_hex(table)


def find(table: Table, hex_: str) -> Script:
    """RB 12: the die decides whose it is; ruling 38: not where the player's own pieces lie, whose hex the South Island took."""
    if table.stack_of(YOU, hex_):
        owe_chit(table, hex_)
        return
    number = int((yield Question("chance", "occupy", hex_)))
    to_tonga, to_samoa = distance(hex_, TONGA_HEX), distance(hex_, SAMOA_HEX)
    less = 2 if to_samoa < to_tonga else 1 if to_samoa == to_tonga else 0
    if number - less < to_tonga:
        tell(table, "solo-occupied", seat=SAMOA, hex=hex_)
        yield from occupy(table, hex_)
    else:
        tell(table, "solo-free", seat=SAMOA, hex=hex_)
        owe_chit(table, hex_)


def owe_chit(table: Table, hex_: str) -> None:
    """RB 12: for four boxes, in the harder game for three too."""
    if sum(table.boxes(hex_)) >= (3 if table.options["solo"] == "hard" else 4):
        tell(table, "solo-owed", seat=SAMOA, hex=hex_)
        table.solo.owed += 1


def occupy(table: Table, hex_: str) -> Script:
    """RB 12: a canoe; a Village on each green box with an even roll; a Warrior Band for each Village with an even roll."""
    solo = table.solo
    place(table, "transport", hex_)
    solo.boxes = table.boxes(hex_)[0]
    while solo.boxes > 0:
        even = int((yield Question("chance", "box", hex_))) % 2 == 0
        solo.boxes -= 1
        if even:
            twin_solo_growth.found_village(table, hex_)
            solo.bands += 1
    while solo.bands > 0:
        even = int((yield Question("chance", "band", hex_))) % 2 == 0
        solo.bands -= 1
        if even:
            place(table, "warrior", hex_)


def place(table: Table, kind: str, hex_: str) -> None:
    """A piece of Samoa, face up, while there is one (ruling 46)."""
    if table.stock(SAMOA)[kind] == 0:
        return
    one = Counter({kind: 1})
    tell(table, "solo-piece", seat=SAMOA, hex=hex_, piece=kind)
    stack = add_to_stack(table, SAMOA, hex_, one, all_seen(table, SAMOA, one))
    stack.up = stack.pieces["transport"] > 0


def lay_open(table: Table) -> None:
    """RB 12: everything lies face up, the player's pieces too."""
    for stack in table.stacks.values():
        stack.known = all_seen(table, stack.owner, Counter({kind: stack.pieces[kind] for kind in PIECES}))
        stack.up = stack.pieces["transport"] > 0


# --- Cards ---


def reveal(table: Table) -> Script:
    """Ruling 65: Samoa's cards are drawn when they are turned up, if the player has not yet looked at them."""
    for card in table.closed(SAMOA):
        show(table, card)
    while table.solo.cards > 0:
        name = yield Question("chance", "reveal")
        table.solo.cards -= 1
        table.cards.append(Card(SAMOA, name))
        show(table, table.cards[-1])


def look(table: Table) -> Script:
    """KAVA CEREMONY, ruling 65: the player knows them; they stay face down, and unused."""
    while table.solo.cards > 0:
        name = yield Question("chance", "look")
        table.solo.cards -= 1
        table.cards.append(Card(SAMOA, name, known={YOU}))
        tell(table, "solo-look", seat=SAMOA, card=name)


def show(table: Table, card: Card) -> None:
    """TAPU helps at once where Samoa's home is attacked."""
    card.open = True
    tell(table, "solo-card", seat=SAMOA, card=card.name)
    if card.name == "tapu" and table.battle and table.battle.hex == table.players[SAMOA].home:
        table.battle.defence_front["local"] += 1
