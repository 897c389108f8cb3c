"""The slow twin of Conquest of Paradise: points, declaring victory, the end (rulebook 10)."""

from __future__ import annotations

from tests.games.paradise.twin_box import BETTER_WITH, CARDS, THRESHOLD
from tests.games.paradise.twin_table import Card, Question, Table
from tests.games.paradise.twin_telling import tell

ALL_CHITS, LEAST_LEFT, POINTS_ALONE = 15, 2, 60
FURTHEST = 10
END = {"standard": 0}
for number in range(1, FURTHEST + 1):
    END |= {f"more{number}": number, f"less{number}": -number}


def points(table: Table, seat: str, hidden_too: bool = False) -> int:
    """RB 10.1-10.3, in halves: Villages, connected groups, atolls in the home chain, cards."""
    home = table.players[seat].home
    chain = table.chain_at(seat, home)
    found = 2 * table.villages(seat)
    for hex_ in chain:
        if table.groups[hex_].control == seat and (hex_ != home or table.options["home_point"] == "yes"):
            found += 2
        if table.is_atoll(hex_):
            found += 1
    cards = [card for card in table.cards if card.seat == seat and (card.open or hidden_too)]
    kumara = 4 if seat in table.kumara else 0
    return found + sum(card_points(table, card) for card in cards) + kumara


def card_points(table: Table, card: Card) -> int:
    """RB 9.5: as printed; some count two with the right Island Group."""
    names = [table.name_of(hex_) for hex_ in table.controlled(card.seat)]
    if any(name in names for name in BETTER_WITH.get(card.name, ())):
        return 4
    return 2 * CARDS[card.name]


def threshold(table: Table) -> int:
    """RB 10.4: 28, 25 or 22 points; RB 11.1: up to ten more or fewer."""
    return 2 * (THRESHOLD[len(table.seats)] + END[table.options.get("end", "standard")])


def begin_victory(table: Table) -> None:
    """RB 10: the points are counted, then in turn order each may declare victory."""
    table.stage = "victory"
    count_points(table)
    if table.alone:
        judge_alone(table, table.seats[0])
        return
    come_to(table, table.turn_order()[0])


def count_points(table: Table) -> None:
    """RB 10.1: the markers are moved; nothing is added up over the turns."""
    for seat in table.seats:
        table.track[seat] = points(table, seat)
        tell(table, "track", seat=seat, points=table.track[seat] // 2, half=table.track[seat] % 2)


def come_to(table: Table, seat: str) -> None:
    """Ruling 56: asked are those whose cards could reach it."""
    table.active = seat
    if points(table, seat) + 4 * len(table.closed(seat)) < threshold(table):
        go_round(table)


def go_round(table: Table) -> None:
    """RB 10.4: the next in turn order; after the last the turn ends, and after the last turn the game (ruling 61)."""
    order = table.turn_order()
    place = order.index(str(table.active)) + 1
    if place < len(order):
        come_to(table, order[place])
    elif table.turn >= int(table.options["turns"]):
        end_game(table)
    else:
        if any(table.track[seat] != points(table, seat) for seat in table.seats):  # somebody has shown a card meanwhile
            count_points(table)
        table.stage, table.active = "turn ends", None


def declarations(table: Table, seat: str) -> set[str]:
    """RB 10.4: only who really has the points may declare."""
    return {"pass", "declare"} if points(table, seat, hidden_too=True) >= threshold(table) else {"pass"}


def declare(table: Table, seat: str) -> None:
    """RB 10.4: all cards with points are shown; the others may answer with DEFORESTATION (ruling 30)."""
    for card in table.closed(seat):
        card.open = CARDS[card.name] > 0
    table.declared, table.answered = seat, {seat}
    ask_for_answers(table)


def ask_for_answers(table: Table) -> None:
    """In turn order, whoever has a card face down, or DEFORESTATION open; then everybody's points are counted (ruling 30)."""
    for seat in table.turn_order():
        if seat not in table.answered:
            if table.closed(seat) or table.has_open_unspent(seat, "deforestation"):
                table.questions.append(Question(seat, "answer"))
                return
            table.answered.add(seat)
    if any(points(table, seat, hidden_too=True) >= threshold(table) for seat in table.seats):
        end_game(table)
    else:
        table.declared, table.answered = None, set()
        count_points(table)
        go_round(table)


def judge_alone(table: Table, seat: str) -> None:
    """RB 12: thirty points, all cards counted, while two chits are left; else lost with two or fewer (ruling 36)."""
    left = ALL_CHITS - table.solo.drawn
    won = points(table, seat, hidden_too=True) >= POINTS_ALONE and left >= LEAST_LEFT
    if won or left <= LEAST_LEFT or table.turn >= int(table.options["turns"]):
        end_game(table)
        table.won = [seat] if won else []
    else:
        table.stage, table.active = "turn ends", None


def is_ruined(table: Table) -> bool:
    """Alone without a Village: nothing can be won back without a Colony that settles or a War Canoe that conquers."""
    you = table.seats[0]
    pieces = table.on_map(you)
    return table.alone and not table.controlled(you) and pieces["colony"] + pieces["war"] == 0


def end_game(table: Table) -> None:
    """RB 10.4: all cards are shown; most points, then groups, then cards."""
    table.stage, table.active = "over", None
    for card in table.cards:
        card.open = True
    rank = {
        seat: (points(table, seat), len(table.controlled(seat)), sum(card.seat == seat for card in table.cards))
        for seat in table.seats
    }
    table.won = [seat for seat in table.seats if rank[seat] == max(rank.values())]
