"""The slow twin of Conquest of Paradise: questions apart from the course of a step, their answers, and what follows."""

from __future__ import annotations

from tests.games.paradise import (
    twin_after_battle,
    twin_battles,
    twin_building,
    twin_events,
    twin_exploring,
    twin_kept,
    twin_kumara,
    twin_malaria,
    twin_setting_up,
    twin_solo,
    twin_winning,
)
from tests.games.paradise.twin_table import Question, Table


def answers(table: Table, question: Question) -> set[str]:
    """What can be answered to a question apart from the course of a step."""
    seat = question.seat
    no_card = {"no card"}
    match question.about:
        case "tile":
            return twin_exploring.tile_answers(table, seat)
        case "drift":
            return {f"drift {hex_}" for hex_ in twin_exploring.drift_hexes(table)}
        case "knots":
            return no_card | {f"use {name}" for name in twin_exploring.knot_cards(table, seat)}
        case "home":
            return {f"disc {hex_}" for hex_ in table.controlled(seat)}
        case "start":
            return no_card | {f"use {name}" for name in twin_battles.start_cards(table, seat)}
        case "roll":
            return no_card | {f"use {name}" for name in twin_battles.roll_cards(table, seat)}
        case "steer":
            return {f"steer {hex_}" for hex_ in twin_kumara.steerable(table)}
        case "lose":
            return {"leader" if kind == "leader" else f"lose {kind}" for kind in twin_battles.losable(table, seat)}
        case "chit":
            return {f"resolve {chit}" for chit in table.solo.held}
        case "duty":
            return {"take order", "take event"}
        case "target" if table.stage == "event":
            return twin_events.target_answers(table)
        case "target":
            return twin_kept.kept_targets(table, seat)
        case "shaman":
            return no_card | ({"play shaman"} if table.events.holds(seat, "shaman") else set())
        case "ward":
            return {f"strike {hex_}" for hex_ in table.controlled(seat)}
        case "before":
            return no_card
        case "fetch":
            return no_card
        case "leader":
            return no_card | ({"play war-leader"} if table.events.holds(seat, "war-leader") else set())
        case "leave":
            return {"leave warrior", "leave colony"}
        case "retreat":
            return {f"retreat {hex_}" for hex_ in twin_after_battle.retreat_targets(table, seat)}
        case "save":
            return twin_after_battle.savings(table) | {"done"}
        case "face":
            return {"face up", "face down"}
        case "answer":
            return no_card
        case "show":
            return no_card
    raise AssertionError(question.about)


def answer(table: Table, question: Question, words: list[str], seat: str) -> None:
    """The answer to a question, chance's included."""
    used = words[1] if words[0] in ("use", "play") else None
    match question.about:
        case "aid":
            twin_setting_up.give_nation(table, words[1])
        case "cup":
            twin_setting_up.come_out_of_cup(table, words[1])
        case "marker":
            twin_exploring.draw_marker(table, words[1])
        case "draw":
            twin_exploring.draw_tile(table, words[1])
        case "die":
            twin_battles.roll(table, int(words[1]))
        case "event":
            twin_events.draw(table, words[1])
        case "duty":
            twin_events.take(table, seat, words[1])
        case "target" if table.stage != "event":
            twin_kept.aim(table, seat, words[1])
        case "target" if words[0] == "strike":
            twin_events.strike(table, seat, words[1])
        case "target" if words[0] == "name":
            twin_events.name(table, words[1])
        case "target":
            pass  # CULT OF WAR is over
        case "shaman" if used:
            twin_events.play_shaman(table, seat)
        case "shaman" if table.stage == "order":
            twin_malaria.take_village(table, str(question.hex))
        case "shaman" if question.hex is None:
            table.events.disputed = seat
        case "shaman":
            twin_events.take_effect(table, str(question.hex))
        case "ward":
            twin_events.ward(table, seat, words[1])
        case "before":
            twin_kept.ask_before(table, table.turn_order().index(seat) + 1)
        case "show":
            twin_kept.ask_to_show(table, table.turn_order().index(seat) + 1)
        case "fetch":
            twin_kept.answer_fetch(table, seat)
        case "leader":
            twin_kept.answer_leader(table, seat, used)
        case "pick":
            twin_solo.answer_pick(table, words[1])
        case "chit" | "occupy" | "box" | "band" | "reveal" | "look" | "solo-marker" | "solo-tile":
            twin_solo.run(table, words[1])
        case "malaria":
            twin_malaria.strike(table, int(words[1]))
        case "search":
            twin_kumara.roll(table, int(words[1]))
        case "steer":
            twin_kumara.steer(table, words[1])
        case "card":
            twin_building.draw_card(table, words[1])
        case "tile":
            twin_exploring.answer_tile(table, words[0])
        case "drift":
            twin_exploring.drift_to(table, words[1])
        case "knots" if used:
            twin_exploring.use_knot_card(table, seat, used)
        case "knots":
            twin_exploring.come_home(table)
        case "home":
            twin_after_battle.answer_home(table, seat, words[1])
        case "start":
            twin_battles.answer_at_start(table, seat, used)
        case "roll":
            twin_battles.answer_after_roll(table, seat, used)
        case "lose":
            twin_battles.lose(table, words[-1])
        case "leave":
            twin_after_battle.leave_behind(table, seat, words[1])
        case "retreat":
            twin_after_battle.choose_retreat(table, seat, words[1])
        case "save":
            twin_after_battle.answer_save(table, words[1] if words[0] == "save" else None)
        case "face":
            twin_after_battle.answer_face(table, words[1])
        case "answer":
            table.answered.add(seat)
            twin_winning.ask_for_answers(table)
