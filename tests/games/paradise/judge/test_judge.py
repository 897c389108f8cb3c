"""The judge: what the greedy bot does with it. It expands, defends, attacks, and knows when it has won."""

from __future__ import annotations

import random
from typing import Any

import pytest

import vaka
from tests.conftest import random_games
from vaka.bots import bot
from vaka.engine.names import CHANCE, OVER
from vaka.engine.state import State
from vaka.games.paradise.judge.odds import chance_to_win

GAME = vaka.game("paradise")
GREEDY = bot("greedy")
IDLE = ("rest", "done", "pass", "no card", "return", "keep", "land", "face down", "reveal")
TONGA, SAMOA, NIUE = "0606", "0605", "0705"


def arranged(seats: int = 2, **words: Any) -> State:
    """A position from words."""
    return GAME.arrange(seats, GAME.check(seats, {}), words)


def choice(state: State, seat: int = 0) -> str:
    """What the greedy bot does."""
    return GAME.notation(state, GREEDY.choose(state.redact(seat), random.Random(1)))


def played_by(state: State, seat: int, stages: tuple[str, ...]) -> list[str]:
    """What the greedy bot does while it is asked in these stages, one after the other; chance as it comes."""
    found, luck = [], random.Random(2)
    while state.write()["stage"] in stages and (state.actor() == CHANCE or state.is_waiting(seat)):
        if state.actor() == CHANCE:
            state.apply(luck.choices(state.legal(), state.weights())[0])
            continue
        found.append(choice(state, seat))
        state.apply(GAME.parse(state, found[-1]), None, seat)
    return found


def idle(state: State) -> int:
    """As little as the rules allow."""
    names = {GAME.notation(state, action): action for action in state.legal()}
    return next((names[word] for word in IDLE if word in names), state.legal()[0])


def turns_to_win(seats: int, seed: int) -> int:
    """How many turns the greedy bot needs while all others do nothing."""
    state, luck = GAME.new(seats), random.Random(seed)
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.apply(luck.choices(state.legal(), state.weights())[0])
            continue
        seat = state.waiting()[0]
        view = state.redact(seat)
        state.apply(GREEDY.choose(view, luck) if seat == seed % seats else idle(view), None, seat)
    assert state.winners() == [seed % seats]
    turn: int = state.write()["turn"]
    return turn


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_reaches_the_threshold_in_fifteen_turns(seats: int) -> None:
    """10.4: against players who do nothing, in the middle of many games well before."""
    turns = sorted(turns_to_win(seats, seed) for seed in range(random_games(20)))
    assert turns[len(turns) // 2] <= 15
    assert turns[0] <= 15


def test_a_colony_is_carried_to_a_free_group_and_settles() -> None:
    """7.4, 9.4: lift, load, sail, land; then it becomes a Village."""
    state = arranged(stage="moving", turn=3, tiles={NIUE: "rarotonga"}, stacks={"yellow": {TONGA: "warrior transport colony"}})
    assert played_by(state, 0, ("moving",))[:4] == [f"lift transport {TONGA}", "load colony", f"sail {NIUE}", "land"]
    state = arranged(stage="building", turn=3, tiles={NIUE: "rarotonga"}, stacks={"yellow": {NIUE: "transport colony"}})
    assert f"settle {NIUE}" in played_by(state, 0, ("building",))


def test_a_chain_is_closed() -> None:
    """7.5: canoes are turned up where they connect a group with home."""
    words: dict[str, Any] = {"tiles": {NIUE: "rarotonga"}, "villages": {"yellow": {NIUE: 1}}}
    state = arranged(stage="moving", turn=3, stacks={"yellow": {TONGA: "warrior transport up", NIUE: "transport"}}, **words)
    assert choice(state) == f"up {NIUE}"


def test_a_threatened_group_is_defended() -> None:
    """8.2: with War Canoes beside it and nobody at home, a Warrior Band is built there."""
    words: dict[str, Any] = {
        "stacks": {"yellow": {TONGA: ""}, "red": {SAMOA: "war war warrior warrior"}},
        "seen": [SAMOA],
        "villages": {"yellow": {TONGA: 4}},
        "agriculture": {TONGA: 2},
    }
    orders = played_by(arranged(stage="building", turn=6, **words), 0, ("building",))
    assert f"build warrior {TONGA}" in orders


def test_a_weak_group_is_attacked_and_a_strong_one_is_not() -> None:
    """8.1: three War Canoes with their crews against one Local Warrior, or against an army."""
    fleet = {"yellow": {TONGA: "war war war warrior warrior warrior warrior warrior"}}
    weak = arranged(stage="moving", turn=8, stacks=fleet | {"red": {SAMOA: ""}})
    assert f"sail {SAMOA}" in played_by(weak, 0, ("moving",))
    army = {"red": {SAMOA: "war war war war warrior warrior warrior warrior warrior warrior"}}
    strong = arranged(stage="moving", turn=8, stacks=fleet | army, seen=[SAMOA])
    assert f"sail {SAMOA}" not in played_by(strong, 0, ("moving",))


def test_victory_is_declared_and_answered() -> None:
    """10.4: whoever has enough declares; DEFORESTATION is kept for the answer, and used there."""
    lesson = next(lesson for lesson in GAME.lessons() if lesson.key == "declare")
    words = lesson.words | {"cards": lesson.words["cards"] | {"red": ["deforestation"]}}
    state = arranged(**words)
    assert choice(state) == "declare"
    state.apply(GAME.parse(state, "declare"))
    assert choice(state, 1).startswith("deforest ")


def test_with_four_knots_it_returns() -> None:
    """6.4: most markers would lose the Explorer."""
    state = arranged(stage="voyage", voyage=["0806", 4], ocean=[NIUE, "0806"])
    assert choice(state) == "return"


def test_the_odds_of_a_battle() -> None:
    """8.2: one against one is even; who has nobody in front has lost."""
    assert (chance_to_win(1, 1), chance_to_win(2, 1), chance_to_win(1, 2)) == (500, 750, 250)
    assert (chance_to_win(0, 1), chance_to_win(3, 0)) == (0, 1000)
    assert chance_to_win(40, 1) > 990


def test_it_beats_random_players() -> None:
    """A taste: all games in docs/games/paradise.md."""
    won = 0
    games = random_games(20)
    for seed in range(games):
        seats = 2 + seed % 3
        state, luck = GAME.new(seats, {"turns": "20"}), random.Random(seed)
        while state.actor() != OVER:
            seat = state.waiting()[0] if state.actor() >= 0 else CHANCE
            if seat == seed % seats:
                state.apply(GREEDY.choose(state.redact(seat), luck), None, seat)
            elif seat == CHANCE:
                state.apply(luck.choices(state.legal(), state.weights())[0])
            else:
                state.apply(luck.choice(state.legal(seat)), None, seat)
        won += state.winners() == [seed % seats]
    assert won >= games - 1


# --- The solitaire game ---


def alone(**words: Any) -> State:
    """A position of the solitaire game."""
    return arranged(1, **words)


def test_alone_it_ends_its_turn_though_a_chit_follows() -> None:
    """12.2: the chit comes anyway, so nothing useless (a Rumour) is built to put it off."""
    state = alone(stage="building", villages={"yellow": {TONGA: 4}}, agriculture={TONGA: 2})
    built = played_by(state, 0, ("building",))
    assert built[-1] == "done"
    assert not [word for word in built if "rumour" in word]


def test_alone_it_clears_a_group_that_nobody_defends() -> None:
    """12.4: a Transport Canoe of Samoa alone is no defence, and the land can be settled then."""
    stacks = {"yellow": {TONGA: "war warrior warrior"}, "red": {NIUE: "transport up"}}
    state = alone(stage="moving", turn=3, tiles={NIUE: "hawaii"}, stacks=stacks, conquered=["0505"])
    assert f"sail {NIUE}" in played_by(state, 0, ("moving",))


def test_alone_a_colony_does_not_join_a_fleet_of_war() -> None:
    """A Colony and its canoe go their own way to the free group beside home."""
    stacks = {"yellow": {TONGA: "war war warrior warrior transport colony"}}
    state = alone(stage="moving", turn=5, tiles={"0607": "hawaii"}, stacks=stacks)
    assert "sail 0607" in played_by(state, 0, ("moving",))


@pytest.mark.parametrize("drawn", [0, 7])
def test_alone_the_chits_that_are_left_are_the_turns_that_are_left(drawn: int) -> None:
    """12.6: a Village is worth the more, the more turns it will pay."""
    judge, few = GAME.judge, {"cup": [12, 13, 14, 15], "drawn": 11}
    many = {"cup": list(range(1 + drawn, 12)), "drawn": drawn} if drawn < 6 else {"cup": list(range(8, 16)), "drawn": drawn}

    def gain(solo: dict[str, Any]) -> float:
        poor, rich = (alone(advanced={"solo": solo}, villages={"yellow": {TONGA: villages}}) for villages in (1, 2))
        return float(judge.rate(rich, 0) - judge.rate(poor, 0))

    assert gain(many) > gain(few) > 0


def test_a_rating_does_not_hang_on_what_was_rated_before() -> None:
    """The judge keeps the ways that it measured last; whatever comes in between, a position is rated the same."""
    positions: list[State] = []
    state, luck = GAME.new(2), random.Random(4)
    while state.actor() != OVER and len(positions) < 300:
        if state.actor() == CHANCE:
            state.apply(luck.choices(state.legal(), state.weights())[0])
        else:
            positions.append(state.copy())
            state.apply(GREEDY.choose(state.redact(int(state.actor())), luck))
    rated = [[GAME.judge.rate(one, seat) for seat in (0, 1)] for one in positions]
    order = list(range(len(positions)))
    luck.shuffle(order)
    for place in order:
        assert [GAME.judge.rate(positions[place], seat) for seat in (1, 0)] == rated[place][::-1]


def test_what_may_be_done_at_any_time_is_not_done_for_its_own_sake() -> None:
    """9.5, 7.6, 11.2: a card just bought stays secret, kept Events and KAVA wait, and a step that was asked for is taken."""
    bought = arranged(stage="building", first="yellow")
    for seat, move in ((0, f"buy {TONGA}"), (0, "done"), (1, "done")):
        bought.apply(GAME.parse(bought, move, seat), None, seat)
    bought.apply(GAME.parse(bought, "card tiki"))
    assert choice(bought) == "no card"
    kept = [{"seat": "yellow", "event": event} for event in ("taniwha", "becalmed", "royal-marriage", "shaman")]
    words: dict[str, Any] = {"first": "yellow", "cards": {"yellow": ["kava-ceremony"], "red": ["tiki"]}}
    words["advanced"] = {"events": {"begun": True, "kept": kept}}
    for stage in ("order", "explore", "moving"):
        state = GAME.arrange(2, GAME.check(2, {"events": "yes"}), words | {"stage": stage})
        assert choice(state).split()[0] in ("take", "first", "explore", "rest", "done", "lift")


def test_a_lost_explorer_is_fetched_by_a_drift_voyage() -> None:
    """11.2: the card is worth what it brings."""
    kept = {"events": {"begun": True, "kept": [{"seat": "yellow", "event": "drift-voyage"}]}}
    words: dict[str, Any] = {"stage": "order", "first": "yellow", "lost": ["yellow"], "advanced": kept}
    state = GAME.arrange(2, GAME.check(2, {"events": "yes"}), words)
    state.apply(GAME.parse(state, "first yellow"))
    assert choice(state) == "play drift-voyage"


def test_nobody_declares_for_another() -> None:
    """10.4: after a declaration everybody's points count, so that whoever has fewer than another, for all to see, waits."""
    mine, theirs = ("0607", "0707", "0807"), ("0604", "0704")
    tiles = dict(zip((*mine, *theirs), ("tahiti", "rapa-nui", "hawaii", "aotearoa", "hawaiki"), strict=True))
    words: dict[str, Any] = {"stage": "victory", "turn": 9, "active": "yellow", "first": "yellow", "tiles": tiles}
    words["villages"] = {"yellow": dict.fromkeys(mine, 2), "red": dict.fromkeys(theirs, 2)}
    words["stacks"] = {
        "yellow": dict.fromkeys((TONGA, *mine), "transport up"),
        "red": dict.fromkeys((SAMOA, *theirs), "transport up"),
    }
    open_cards = ["tiki open", "tapa-cloth open", "petroglyphs open", "feather-cloaks open", "hula open"]
    for cards, expected in (([], "declare"), (open_cards, "pass")):
        state = GAME.arrange(4, GAME.check(4, {"end": "less10"}), words | {"cards": {"red": cards}})
        assert choice(state) == expected
