"""The slow twin of Conquest of Paradise: the sequence of play (rulebook 4), who is asked, what is open, and what is played."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.paradise import (
    twin_asking,
    twin_battles,
    twin_building,
    twin_cards,
    twin_events,
    twin_exploring,
    twin_kept,
    twin_kumara,
    twin_loading,
    twin_moving,
    twin_setting_up,
    twin_solo,
    twin_south,
    twin_winning,
)
from tests.games.paradise.twin_table import Question, Table
from tests.games.paradise.twin_telling import tell

SOURCE = {
    "aid": "player aids",
    "cup": "discovery cup",
    "marker": "discovery cup",
    "draw": "tiles",
    "die": "die",
    "card": "arts and culture",
    "event": "events",
    "malaria": "die",
    "chit": "chits",
    "pick": "die",
    "occupy": "die",
    "box": "die",
    "band": "die",
    "reveal": "arts and culture",
    "look": "arts and culture",
    "solo-marker": "discovery cup",
    "solo-tile": "tiles",
    "search": "die",
}


def new(seats: int, options: dict[str, str]) -> Table:
    """RB 3: a game before the first aid is drawn."""
    table = Table(seats, options)
    twin_setting_up.begin(table)
    return table


# --- The sequence (RB 4) ---


def go_on(table: Table) -> None:
    """Until somebody is asked, or the game is over."""
    while not table.questions and table.stage != "over":
        if twin_winning.is_ruined(table) and table.battle is None:
            twin_winning.end_game(table)
            table.won = []
            return
        if table.samoa:
            twin_solo.run(table)
            continue
        match table.stage:
            case "turn ends":
                twin_setting_up.begin_turn(table)
            case "order" if twin_events.owes_duty(table):
                table.questions.append(Question(str(table.marker), "duty"))
            case "order" if table.alone:
                twin_solo.begin_turn(table)
            case "chits done after":
                first_moves(table)
            case "chits done":
                twin_exploring.begin_exploration(table, str(table.first))
            case "explored" if table.solo.owed > 0:
                twin_solo.begin_chits(table, after=True)
            case "ordered" if table.events.drawer:
                twin_events.ask_card(table)
            case "event":
                twin_events.end(table)
                twin_exploring.begin_exploration(table, str(table.first))
            case "ordered":
                twin_exploring.begin_exploration(table, str(table.first))
            case "explored":
                each_in_turn(table, twin_exploring.begin_exploration, lambda: first_moves(table))
            case "transited":
                twin_moving.forget_moves(table)
                table.stage = "moving"
            case "moved":
                twin_moving.forget_moves(table)
                table.poi, table.raised, table.lowered = False, set(), set()
                table.stage = "battles"
            case "battles" if len(table.raids) == 1:
                twin_battles.start_battle(table, next(iter(table.raids)))
            case "battles" if not table.raids:
                each_in_turn(table, twin_moving.begin_movement, lambda: twin_kept.begin_eve(table, "building"))
            case "cards":
                twin_building.draw_cards(table)
            case "count":
                twin_winning.begin_victory(table)
            case _:
                return


def each_in_turn(table: Table, begin: Callable[[Table, str], None], after: Callable[[], None]) -> None:
    """RB 4: every step is taken by all players in turn order before the next step begins."""
    order = table.turn_order()
    place = order.index(str(table.active)) + 1
    if place < len(order):
        begin(table, order[place])
    else:
        after()


def first_moves(table: Table) -> None:
    twin_moving.begin_movement(table, str(table.first))


# --- Who is asked, and what ---


def asked(table: Table) -> list[str]:
    """Whoever is to answer: in Building all who have not ended; "chance"; nobody when it is over."""
    question = table.question()
    if question:
        return [question.seat]
    if table.stage == "over":
        return []
    if table.stage == "homes":
        return [twin_setting_up.next_without_nation(table)]
    if table.stage == "order":
        return [str(table.marker)]
    if table.stage == "building":
        return [seat for seat in table.seats if not twin_building.orders_of(table, seat).done]
    return [str(table.active)]


def odds(table: Table) -> dict[str, int]:
    """At chance: what can come out, and its weight."""
    match table.questions[-1].about:
        case "aid":
            return {f"aid {nation}": 1 for nation in twin_setting_up.nations_left(table)}
        case "cup":
            return twin_setting_up.drawn_in_set_up(table)
        case "marker" | "solo-marker":
            return {f"marker {name}": count for name, count in table.cup.items() if count > 0}
        case "draw" | "solo-tile":
            return {f"tile {name}": 1 for name in table.lid}
        case "chit":
            return {f"chit {chit}": 1 for chit in table.solo.cup}
        case "pick":
            return {f"pick {hex_}": 1 for hex_ in table.picks}
        case "card" | "reveal" | "look":
            return {f"card {name}": 1 for name in table.deck()}
        case "event":
            return {f"event {name}": 1 for name in twin_events.deck(table)}
    return {f"die {number}": 1 for number in range(1, 7)}


def source(table: Table) -> str:
    """At chance: what decides."""
    return SOURCE[table.questions[-1].about]


def open_to(table: Table, seat: str) -> set[str]:
    """Everything that a player who is asked can do: what belongs to the step or the question, and what may be done unasked."""
    question = table.question()
    asked_for = twin_asking.answers(table, question) if question else open_in_step(table, seat)
    return asked_for | twin_cards.asides(table, seat)


def open_in_step(table: Table, seat: str) -> set[str]:
    """What belongs to the course of a step."""
    match table.stage:
        case "homes":
            return {f"home {nation}" for nation in twin_setting_up.nations_left(table)}
        case "order":
            return twin_setting_up.orders_of_play(table)
        case "explore":
            found = {f"explore {hex_}" for hex_ in twin_exploring.first_hexes(table, seat)} | {"rest"}
            return found | twin_kumara.searches(table, seat)
        case "voyage":
            return {f"explore {hex_}" for hex_ in twin_exploring.next_hexes(table, seat)} | {"return"}
        case "transit":
            return twin_moving.transit_moves(table, seat)
        case "moving" if table.fleet:
            return twin_moving.moves_of_fleet(table, seat)
        case "moving":
            return twin_moving.moves_without_fleet(table, seat)
        case "battles":
            return {f"attack {hex_}" for hex_ in table.raids}
        case "building":
            return twin_building.orders_open(table, seat)
        case "victory":
            return twin_winning.declarations(table, seat)
    raise AssertionError(table.stage)


# --- Playing ---


def play(table: Table, text: str, seat: str) -> None:
    """What a player does, or chance."""
    table.told = []
    words = text.split()
    match words:
        case ["turn", hex_]:
            twin_exploring.turn_aside(table, hex_, seat)
        case ["show", card]:
            table.open_card(seat, card)
            tell(table, "show-card", seat=seat, card=card)
        case ["deforest", hex_]:
            twin_cards.deforest(table, seat, hex_)
        case ["kava", target]:
            twin_cards.drink_kava(table, seat, target)
        case ["dismiss", hex_] if table.stage != "building":
            twin_moving.dismiss(table, hex_)
        case ["peek", hex_]:
            twin_kept.peek(table, seat, hex_)
        case ["play", event] if event in twin_kept.AT_ANY_TIME and twin_cards.is_open_to(table, seat):
            twin_kept.play(table, seat, event)
        case _ if table.questions:
            twin_asking.answer(table, table.questions.pop(), words, seat)
        case _:
            act(table, words, seat)
    ask_again(table)
    go_on(table)
    if table.alone:
        twin_solo.lay_open(table)


def ask_again(table: Table) -> None:
    """Whoever has nothing left to answer with is not asked on: before a step, for a card just bought."""
    question = table.question()
    if question is None:
        return
    seat = question.seat
    if question.about == "before" and not twin_kept.is_asked_before(table, seat):
        table.questions.pop()
        twin_kept.ask_before(table, table.turn_order().index(seat) + 1)
    elif question.about == "show" and not table.closed(seat):
        table.questions.pop()
        twin_kept.ask_to_show(table, table.turn_order().index(seat) + 1)


def act(table: Table, words: list[str], seat: str) -> None:
    """What belongs to the course of a step."""
    match words:
        case _ if table.stage == "building":
            twin_building.order(table, seat, words)
            if not asked(table):
                twin_building.end_building(table)
        case ["home", nation]:
            twin_setting_up.give_nation(table, nation)
        case ["first", first, *way]:
            twin_setting_up.set_order(table, first, way[0] if way else "clockwise")
        case ["rest"]:
            tell(table, "rest", seat=seat)
            table.stage = "explored"
        case ["return"]:
            twin_exploring.come_home(table)
        case ["explore", hex_]:
            tell(table, "explore", seat=seat, hex=hex_)
            twin_exploring.enter(table, hex_)
        case ["search", hex_]:
            twin_kumara.set_out(table, hex_)
        case ["walk", kind, hex_]:
            twin_south.walk(table, seat, kind, hex_)
        case ["lift", kind, hex_]:
            twin_moving.lift(table, seat, kind, hex_)
        case ["load", kind]:
            twin_loading.load(table, seat, kind)
        case ["load", kind, "transport"]:
            twin_loading.load(table, seat, kind, behind=True)
        case ["other", kind]:
            twin_loading.take_other(table, seat, kind)
        case ["drop", kind]:
            twin_loading.drop(table, kind)
        case ["sail", hex_] if table.stage == "transit":
            twin_moving.sail_in_transit(table, seat, hex_)
        case ["sail", hex_]:
            twin_moving.sail(table, seat, hex_)
        case ["land"]:
            twin_moving.land(table, seat)
        case ["use", "poi"]:
            table.open_card(seat, "poi", spend=True)
            table.poi = True
        case ["up" | "down", hex_]:
            twin_moving.turn_over(table, seat, words[0], hex_)
        case ["done"]:
            table.stage = {"transit": "transited", "moving": "moved"}[table.stage]
        case ["attack", hex_]:
            twin_battles.start_battle(table, hex_)
        case ["declare"]:
            twin_winning.declare(table, seat)
        case ["pass"]:
            twin_winning.go_round(table)
