"""Victory (10)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paradise.playing import pass_until
from vaka.engine.testing import Table, position

TONGA, SAMOA = "0606", "0605"


def score(options: dict[str, str] | None = None, **words: Any) -> int:
    """Yellow's points in halves."""
    table = position("paradise", 2, options, **({"stage": "explore"} | words))
    return int(table.scores()[0])


def test_10_1_a_point_for_each_village() -> None:
    """10.1: one point for each Village."""
    assert score(villages={"yellow": {TONGA: 2}}) == 4


def test_10_1_a_point_for_each_connected_group() -> None:
    """10.1, 7.2: a bonus point for a controlled group that the chain connects with home."""
    words: dict[str, Any] = {"tiles": {"0607": "chatham-is"}, "villages": {"yellow": {"0607": 1}}}
    assert score(**words) == 6
    assert score(**words, stacks={"yellow": {TONGA: "transport up"}}) == 8
    assert score(**words, stacks={"yellow": {TONGA: "transport up", "0607": "transport up"}}) == 10


def test_10_1_the_home_itself_as_an_option() -> None:
    """Ruling 11: the home group counts when its canoe lies face up; as an option it does not."""
    words: dict[str, Any] = {"stacks": {"yellow": {TONGA: "transport up"}}}
    assert score(**words) == 6
    assert score({"home_point": "no"}, **words) == 4


def test_10_1_face_down_cards_count_when_revealed() -> None:
    """10.1: cards face down are not counted."""
    assert score(cards={"yellow": ["tiki"]}) == 4
    assert score(cards={"yellow": ["tiki open"]}) == 6


def test_10_1_points_do_not_add_up_over_the_turns() -> None:
    """10.1: the track shows what one has now."""
    table = position("paradise", 2, stage="moving", first="yellow")
    pass_until(table, "order").play(table.asked(), "first yellow")
    pass_until(table, "moving")
    pass_until(table, "order")
    assert table.write()["track"] == {"yellow": 4, "red": 4}


def test_10_2_control_is_having_a_village() -> None:
    """10.2: a group without a Village is controlled by nobody, whoever occupies it."""
    table = position(
        "paradise", 2, tiles={"0607": "chatham-is"}, stacks={"yellow": {"0607": "warrior transport up", TONGA: "transport up"}}
    )
    assert table.write()["groups"].get("0607") is None
    assert table.scores()[0] == 6


def test_10_3_atolls_in_the_home_chain() -> None:
    """10.3: half a point for an atoll in the chain of the home group."""
    words: dict[str, Any] = {"tiles": {"0607": "midway-is"}}
    assert score(**words, stacks={"yellow": {"0607": "transport up"}}) == 4
    assert score(**words, stacks={"yellow": {"0607": "transport up", TONGA: "transport up"}}) == 7


def test_10_3_atolls_cannot_be_controlled() -> None:
    """10.3: they have no boxes."""
    table = position("paradise", 2, stage="building", tiles={"0607": "midway-is"}, stacks={"yellow": {"0607": "colony transport"}})
    assert table.refuses("settle 0607", "yellow").key == "no-group"


def rich(seats: int, **words: Any) -> Table:
    """Yellow is about to have 28 points: 7 groups of 2 Villages, in one chain with home."""
    tiles = ["tahiti", "rapa-nui", "hawaii", "aotearoa", "hawaiki", "tuamotu", "kuporu"][: 7 if seats == 2 else 6]
    hexes = ["0607", "0706", "0806", "0807", "0707", "0506", "0907"]
    groups = dict(zip(hexes, tiles, strict=False))
    chain = dict.fromkeys((*groups, TONGA), "transport up")
    villages = dict.fromkeys(groups, 2)
    given = {"stage": "building", "first": "yellow", "tiles": groups, "villages": {"yellow": villages}, "stacks": {"yellow": chain}}
    return position("paradise", seats, **(given | words))


def build_nothing(table: Table) -> Table:
    """All orders are in."""
    for seat in table.game.seat_words(table.state.seats):
        table.play(seat, "done")
    return table


def test_10_4_declaring_victory_is_a_choice() -> None:
    """10.4: who has 24 points and four cards worth a point each may declare at 28."""
    cards = {"yellow": ["tiki", "tapa-cloth", "petroglyphs", "feather-cloaks"]}
    table = build_nothing(rich(2, cards=cards))
    assert table.asked() == "yellow"
    assert table.open() == {"declare", "pass"} | {f"show {card}" for card in cards["yellow"]}
    table.play("yellow", "pass")
    assert table.write()["stage"] == "order"


def test_10_4_declaring_ends_the_game() -> None:
    """10.4: the cards with points are revealed; the game is over."""
    cards = {"yellow": ["tiki", "tapa-cloth", "petroglyphs", "feather-cloaks"]}
    table = build_nothing(rich(2, cards=cards)).play("yellow", "declare")
    assert table.asked() == "over"
    assert table.winners() == [0]
    assert table.scores()[0] == 56


@pytest.mark.parametrize(("seats", "threshold"), [(2, 28), (3, 25), (4, 22)])
def test_10_4_the_thresholds(seats: int, threshold: int) -> None:
    """10.4: 28 points with two players, 25 with three, 22 with four."""
    table = position("paradise", seats, stage="explore")
    assert table.threshold == 2 * threshold


def test_10_4_nobody_declares_with_too_few_points() -> None:
    """10.4, ruling 56: who could have enough is asked, but declares only what is true."""
    cards = {"yellow": ["haka", "deforestation", "cannibalism", "makutu"]}
    table = build_nothing(rich(2, cards=cards))
    assert "pass" in table.open()
    assert table.refuses("declare").key == "too-few-points"


def test_10_4_deforestation_denies_a_victory() -> None:
    """10.4: a card can take the points away; then the game goes on."""
    cards = {"yellow": ["tiki", "tapa-cloth", "petroglyphs", "feather-cloaks"], "red": ["deforestation"]}
    table = build_nothing(rich(2, cards=cards)).play("yellow", "declare")
    assert table.asked() == "red"
    table.play("red", "deforest 0607")
    assert table.write()["stage"] == "order"
    assert all(card["open"] for card in table.write()["cards"])


def empire(**cards: Any) -> Table:
    """Four players, and 12 points end the game: yellow has 12, red 9 on the map and three cards in hand, green one card."""
    mine, theirs = ("0607", "0707", "0807"), ("0604", "0704")
    tiles = ("tahiti", "rapa-nui", "hawaii", "aotearoa", "hawaiki")
    words: dict[str, Any] = {"stage": "victory", "turn": 9, "active": "red", "first": "red"}
    words["tiles"] = dict(zip((*mine, *theirs), tiles, strict=True))
    words["villages"] = {"yellow": dict.fromkeys(mine, 2), "red": dict.fromkeys(theirs, 2)}
    words["stacks"] = {
        "yellow": dict.fromkeys((TONGA, *mine), "transport up"),
        "red": dict.fromkeys((SAMOA, *theirs), "transport up"),
    }
    return position("paradise", 4, {"end": "less10"}, cards=cards, **words)


def test_10_4_everybodys_points_are_counted_after_a_declaration() -> None:
    """10.4, ruling 30: DEFORESTATION strikes the declarer, but another who passed has enough with all cards: the game is over."""
    table = empire(red=["tiki", "tapa-cloth", "petroglyphs"], green=["deforestation"])
    assert table.scores()[:2] == [24, 18]
    table.play("red", "pass").play("yellow", "declare")
    table.play("red", "no card").play("green", "deforest 0607")
    assert table.asked() == "over"
    assert table.winners() == [1]
    assert table.scores()[:2] == [22, 24]


def test_10_4_the_game_goes_on_only_if_nobody_has_enough() -> None:
    """10.4: "et que personne n’a assez de Points de Victoire": red has only 11. Nobody else's cards are shown."""
    table = empire(red=["tiki", "tapa-cloth", "makutu"], green=["deforestation"])
    table.play("red", "pass").play("yellow", "declare").play("red", "no card").play("green", "deforest 0607")
    assert table.write()["stage"] == "order"
    assert [card["open"] for card in table.write()["cards"] if card["seat"] == "red"] == [False, False, False]


def test_10_4_the_track_is_counted_anew_after_a_refuted_declaration() -> None:
    """10.1, 10.4: cards shown by the declarer and Villages that are gone are counted: 52 would stand where 54 is true."""
    cards = {"yellow": ["tiki", "tapa-cloth", "petroglyphs", "feather-cloaks"], "red": ["deforestation"]}
    table = build_nothing(rich(2, cards=cards))
    assert table.write()["track"]["yellow"] == 48
    table.play("yellow", "declare").play("red", "deforest 0607")
    assert table.heard("not-enough") == [{"seat": 0}]
    assert table.write()["track"] == {"yellow": 54, "red": 4}


def test_10_4_who_has_more_wins_though_another_declared() -> None:
    """10.4: "le joueur avec le plus de points gagne": red passed with 13."""
    cards = ["tiki", "tapa-cloth", "petroglyphs", "feather-cloaks"]
    table = empire(red=cards).play("red", "pass").play("yellow", "declare").play("red", "no card")
    assert table.winners() == [1]


def test_10_4_ties_go_to_groups_then_cards() -> None:
    """10.4: most points, then most controlled groups, then most cards; then the victory is shared."""
    words: dict[str, Any] = {"stage": "victory", "active": "yellow", "turn": 20}
    table = position("paradise", 2, {"turns": "20"}, **words).play("yellow", "pass")
    assert table.winners() == [0, 1]
    cards = position(
        "paradise",
        2,
        {"turns": "20"},
        **words,
        cards={"red": ["haka"], "yellow": ["deforestation", "makutu", "cannibalism open"]},
        villages={"red": {SAMOA: 1}},
    )
    cards.play("yellow", "pass")
    assert cards.winners() == [0]
    tiles = {"0704": "chatham-is"}
    groups = position("paradise", 2, {"turns": "20"}, **words, tiles=tiles, villages={"red": {SAMOA: 1, "0704": 1}}).play(
        "yellow", "pass"
    )
    assert groups.winners() == [1]


def test_ruling_61_the_turn_limit() -> None:
    """Ruling 61: after the last turn most points win."""
    table = position("paradise", 2, {"turns": "20"}, stage="building", turn=20, villages={"red": {SAMOA: 1}})
    build_nothing(table)
    assert table.asked() == "over"
    assert table.winners() == [0]


@pytest.mark.parametrize(
    ("card", "tile"),
    [
        ("hui", "hawaiki"),
        ("hui", "kuporu"),
        ("hula", "hawaii"),
        ("moai", "rapa-nui"),
        ("powhiri", "aotearoa"),
        ("surfing", "tahiti"),
        ("tattoo", "hiva"),
    ],
)
def test_cards_that_like_an_island(card: str, tile: str) -> None:
    """One point, or two with a certain group."""
    assert score(cards={"yellow": [f"{card} open"]}) == 6
    assert score(cards={"yellow": [f"{card} open"]}, tiles={"0607": tile}, villages={"yellow": {"0607": 1}}) == 10
