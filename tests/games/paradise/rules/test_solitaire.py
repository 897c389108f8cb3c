"""The solitaire game (12): chits, what Samoa gets and does, discovered groups, victory."""

from __future__ import annotations

from typing import Any

import pytest

import vaka
from tests.games.paradise.playing import pass_until, stack
from tests.games.paradise.twin_box import CARDS
from vaka.engine.names import SPECTATOR
from vaka.engine.testing import Table, position

TONGA, SAMOA = "0606", "0605"
FIRST = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]


def evening(solo: dict[str, Any] | None = None, options: dict[str, str] | None = None, **words: Any) -> Table:
    """The end of the player's Building Step."""
    return position("paradise", 1, options, **({"stage": "building", "advanced": {"solo": solo or {}}} | words))


def chit(number: int, solo: dict[str, Any] | None = None, options: dict[str, str] | None = None, **words: Any) -> Table:
    """The next turn begins with this chit."""
    given = {"cup": list(range(1, 16)), "drawn": 6} if number > 11 and solo is None else solo
    return evening(given, options, **words).play("yellow", "done").chance(f"chit {number}")


def settle(table: Table, pips: int = 4) -> Table:
    """Chance goes on until the player is asked: battles by one number, draws by the first."""
    while table.asked() == "chance":
        table.chance(f"die {pips}" if f"die {pips}" in table.open() else sorted(table.open())[0])
    return table


def villages(table: Table, at: str) -> int:
    return int(table.write()["groups"].get(at, {"villages": 0})["villages"])


# --- 12.1, 12.2: set-up and chits ---


def test_12_1_one_plays_tonga_against_samoa() -> None:
    """12.1: set up as for two; eleven chits in the cup."""
    state = vaka.game("paradise").new(1)
    data = state.write()
    assert [data["seats"][seat]["nation"] for seat in ("yellow", "red")] == ["tonga", "samoa"]
    assert (villages(Table(state), TONGA), villages(Table(state), SAMOA)) == (2, 2)
    assert data["advanced"]["solo"]["cup"] == FIRST
    assert data["stage"] == "explore"
    assert state.actor() == 0


def test_12_2_chits_begin_in_the_second_turn() -> None:
    """12.2: at the start of each turn from the second on one is drawn."""
    table = evening().play("yellow", "done")
    assert (table.asked(), table.source(), len(table.open())) == ("chance", "chits", 11)
    table.chance("chit 9")
    assert table.write()["advanced"]["solo"]["drawn"] == 1
    assert 9 not in table.write()["advanced"]["solo"]["cup"]


def test_12_2_the_attack_chits_come_after_six_draws() -> None:
    """12.2: then four more are in the cup."""
    table = chit(8, {"cup": [7, 8, 9], "drawn": 5})
    assert table.write()["advanced"]["solo"]["cup"] == [7, 9, 12, 13, 14, 15]


def test_12_2_expand_comes_before_action() -> None:
    """12.2: chit 2 gives a Village and a War Canoe, then Samoa explores."""
    table = chit(2)
    assert [part["expansion"] for part in table.heard("solo-expand")] == ["village", "war"]
    assert stack(table, SAMOA) == {"warrior": 2, "war": 1}
    assert (table.source(), villages(table, SAMOA)) == ("discovery cup", 3)


# --- 12.3: Expand ---


def test_12_3_a_card_is_a_count_until_it_is_revealed() -> None:
    """12.3, ruling 65: chit 8 gives a card that nobody sees, the cards are drawn when Samoa explores."""
    table = chit(8)
    assert table.write()["advanced"]["solo"]["cards"] == 1
    assert table.write()["cards"] == []
    explored = chit(1)
    assert (explored.asked(), explored.source()) == ("chance", "arts and culture")
    explored.chance("card tiki")
    assert explored.write()["cards"][0] | {"seat": "red", "card": "tiki", "open": True} == explored.write()["cards"][0]


def test_12_3_a_village_goes_where_most_boxes_are_empty() -> None:
    """12.3: green and brown boxes count; in a brown one Improved Agriculture comes with it."""
    table = chit(6, tiles={"0704": "hawaii"}, stacks={"red": {"0704": "transport up"}})
    assert villages(table, "0704") == 1
    home = chit(6)
    assert villages(home, SAMOA) == 3
    assert home.write()["groups"][SAMOA]["agriculture"] == 1
    full = chit(6, villages={"red": {SAMOA: 4}}, agriculture={SAMOA: 2})
    assert villages(full, SAMOA) == 4


def test_12_2_ties_are_for_the_die() -> None:
    """12.2: equal groups: chance picks one, all alike."""
    table = chit(6, tiles={"0704": "tuamotu"}, stacks={"red": {"0704": "transport up"}})
    assert (table.asked(), table.source()) == ("chance", "die")
    assert table.open() == {f"pick {SAMOA}", "pick 0704"}
    assert table.state.weights() == [1, 1]
    table.chance("pick 0704")
    assert villages(table, "0704") == 1


def test_12_3_a_village_on_each_island() -> None:
    """12.3: chit 5, on each of Samoa's groups with an empty box."""
    words: dict[str, Any] = {
        "tiles": {"0704": "tuamotu", "0604": "midway-is"},
        "stacks": {"red": {"0704": "transport up", "0604": "transport"}},
    }
    table = chit(5, **words)
    assert (villages(table, SAMOA), villages(table, "0704"), villages(table, "0604")) == (3, 1, 0)


def test_12_3_the_chain() -> None:
    """12.3: chit 7: canoes at home and on the shortest way to Samoa's lands; not through what the player holds."""
    words: dict[str, Any] = {"ocean": ["0704", "0703"], "tiles": {"0803": "midway-is"}, "stacks": {"red": {"0803": "transport up"}}}
    table = chit(7, villages={"red": {SAMOA: 4}}, agriculture={SAMOA: 2}, **words)
    while table.asked() == "chance":
        table.chance(sorted(table.open())[0])
    chain = [at for at, entry in table.write()["stacks"].items() if entry["owner"] == "red" and entry["up"]]
    assert sorted(chain) == [SAMOA, "0703", "0704", "0803"]


def test_12_3_no_chain_without_other_lands() -> None:
    """12.3: ignored if there is nothing to connect."""
    table = chit(7, villages={"red": {SAMOA: 4}}, agriculture={SAMOA: 2})
    assert stack(table, SAMOA) == {"warrior": 2}


@pytest.mark.parametrize(
    ("words", "where"),
    [
        ({"stacks": {"red": {SAMOA: "warrior warrior", "0704": "war transport up"}}, "tiles": {"0704": "tahiti"}}, "0704"),
        ({"stacks": {"red": {SAMOA: "warrior", "0704": "transport up"}}, "tiles": {"0704": "tahiti"}}, SAMOA),
        ({"stacks": {"red": {SAMOA: "warrior warrior", "0704": "transport up"}}, "tiles": {"0704": "tahiti"}}, "0704"),
        ({"stacks": {"red": {SAMOA: "warrior warrior", "0704": "transport up"}}, "tiles": {"0704": "midway-is"}}, "0704"),
        ({"stacks": {"red": {SAMOA: "warrior warrior"}}}, SAMOA),
    ],
)
def test_12_3_the_preferences_for_warriors(words: dict[str, Any], where: str) -> None:
    """12.3: a War Canoe without one; more Villages than bands; a group with neither; an atoll; most Villages (chit 4)."""
    table = evening(**words)
    before = stack(table, where).get("warrior", 0)
    table.play("yellow", "done").chance("chit 9")
    while table.asked() == "chance":
        table.chance(sorted(table.open())[0])
    first = table.heard("solo-piece")[0]
    assert first["hex"] == where
    assert stack(table, where)["warrior"] > before


def test_12_3_no_die_is_rolled_for_a_piece_that_is_missing() -> None:
    """12.3, ruling 46: with all twelve Warrior Bands on the map nothing is placed, and no tie is decided for it (chit 9)."""
    words: dict[str, Any] = {"tiles": {"0704": "tahiti", "0604": "tuamotu"}, "villages": {"red": {SAMOA: 2, "0704": 2, "0604": 2}}}
    stacks = {"red": {SAMOA: " ".join(["warrior"] * 10), "0704": "warrior", "0604": "warrior"}}
    table = chit(9, stacks=stacks, **words)
    assert table.asked() == "yellow"
    assert not table.heard("solo-piece")


def test_12_3_the_cards_that_samoa_holds_cannot_be_bought() -> None:
    """12.3, 9.5, ruling 65: with one card left that Samoa holds unseen the deck is empty, for the player and for Samoa (chit 8)."""
    cards = {"yellow": [name for name in sorted(CARDS) if name != "tiki"]}
    assert "buy 0606" in evening(cards=cards).open()
    table = evening({"cards": 1}, cards=cards)
    assert table.refuses("buy 0606", "yellow").key == "no-cards-left"
    table.play("yellow", "done").chance("chit 8")
    assert table.write()["advanced"]["solo"]["cards"] == 1


def test_12_3_a_warrior_for_each_village() -> None:
    """12.3: chit 10: every group has at least as many Warrior Bands as Villages."""
    words: dict[str, Any] = {"tiles": {"0704": "hawaii"}, "villages": {"red": {"0704": 3}}, "stacks": {"red": {"0704": "warrior"}}}
    table = chit(10, **words)
    assert stack(table, "0704") == {"warrior": 3}
    assert stack(table, SAMOA) == {"warrior": 2}


def test_12_3_a_war_canoe_at_home() -> None:
    """12.3: chit 11; without a home there is none (and a piece that is not there is not placed)."""
    assert stack(settle(chit(11)), SAMOA) == {"warrior": 3, "war": 1}
    empty = chit(11, gone={"red": "war war war war war war"})
    assert "war" not in stack(settle(empty), SAMOA)


# --- 12.3: Explore! ---


def test_12_3_samoa_explores_in_order() -> None:
    """12.3: from Niue around Samoa, until five knots are there; groups get a Transport Canoe."""
    table = chit(3)
    assert table.source() == "discovery cup"
    table.chance("marker ocean2").chance("marker island2").chance("tile rapa")
    assert table.write()["hexes"]["0705"] == {"ocean": True}
    assert table.write()["hexes"]["0704"]["tile"] == "rapa"
    assert stack(table, "0704") == {"transport": 1}
    table.chance("marker off").chance("marker ocean1")
    assert table.write()["hexes"]["0604"] == {"ocean": True}
    assert table.asked() == "yellow"
    assert table.write()["stage"] == "explore"


def test_12_3_explored_hexes_are_passed_over() -> None:
    """12.3: what is known already is skipped."""
    table = chit(3, ocean=["0705", "0704"]).chance("marker ocean3").chance("marker ocean3")
    assert [entry["hex"] for entry in table.heard("solo-ocean")] == ["0604", "0504"]


@pytest.mark.parametrize("card", ["navigation", "ocean-chart"])
def test_12_3_six_knots_with_a_card(card: str) -> None:
    """12.3: with NAVIGATION or OCEAN CHART Samoa goes on to six."""
    table = chit(3, cards={"red": [f"{card} open"]}).chance("marker ocean2").chance("marker ocean3")
    assert table.asked() == "chance"
    assert chit(3).chance("marker ocean2").chance("marker ocean3").asked() == "yellow"


def test_12_3_deforestation_strikes_at_once() -> None:
    """12.3: a card is used at the first chance: the player's group with the most Villages loses one."""
    words: dict[str, Any] = {"tiles": {"0607": "tahiti"}, "villages": {"yellow": {"0607": 1}}}
    table = chit(1, **words).chance("card deforestation")
    assert villages(table, TONGA) == 1


# --- 12.4: exploration ---


def found(tile: str, at: str = "0607", options: dict[str, str] | None = None, **words: Any) -> Table:
    """The player finds this tile."""
    given: dict[str, Any] = {"stage": "explore", "cup": {"island1": 3}}
    table = position("paradise", 1, options, **(given | words)).play("yellow", f"explore {at}").chance("marker island1")
    return table.chance(f"tile {tile}")


def test_12_4_tiles_lie_face_up() -> None:
    """12.1, 12.4: nobody to keep a secret from."""
    table = found("tahiti")
    assert table.write()["hexes"]["0607"]["up"] is True
    assert (table.asked(), table.source()) == ("chance", "die")


@pytest.mark.parametrize(
    ("at", "pips", "taken"),
    [
        ("0607", 1, False),
        ("0807", 1, True),
        ("0807", 2, False),
        ("0706", 1, False),
        ("0705", 1, True),
        ("0705", 2, False),
        ("0704", 3, True),
        ("0704", 4, False),
    ],
)
def test_12_4_whose_a_group_is(at: str, pips: int, taken: bool) -> None:
    """12.4: below the distance to Tonga: Samoa's; one less where both are as far, two less nearer to Samoa."""
    oceans = {"0807": ["0706"], "0704": ["0705"]}.get(at, [])
    table = found("midway-is", at, ocean=oceans).chance(f"die {pips}")
    assert (stack(table, at) == {"transport": 1}) == taken
    assert bool(table.heard("solo-occupied")) == taken


def test_12_4_villages_and_warriors_by_the_die() -> None:
    """12.4: an even roll for each green box, then for each Village."""
    table = found("hawaii", "0704", ocean=["0705"]).chance("die 1")
    table.chance("die 2").chance("die 3").chance("die 6")
    assert villages(table, "0704") == 2
    table.chance("die 4").chance("die 5")
    assert stack(table, "0704") == {"transport": 1, "warrior": 1}
    assert table.asked() == "yellow"


def test_12_4_off_course_leads_away_from_tonga() -> None:
    """12.4: to the eligible hex that is farthest from Tonga."""
    table = position("paradise", 1, stage="explore", cup={"off": 4}).play("yellow", "explore 0705").chance("marker off")
    assert table.open() == {"pick 0704", "pick 0805", "pick 0806"}
    table.chance("pick 0805")
    assert table.write()["voyage"]["at"] == "0805"


def test_12_4_a_large_free_group_brings_a_chit() -> None:
    """12.4: four boxes; in the harder game three. It is drawn when the exploration is over."""
    table = found("hawaii").chance("die 6")
    assert table.write()["advanced"]["solo"]["owed"] == 1
    table.play("yellow", "return")
    assert (table.source(), table.write()["stage"]) == ("chits", "chit")
    assert settle(table).write()["stage"] in ("moving", "transit")
    assert found("tahiti").chance("die 6").write()["advanced"]["solo"]["owed"] == 0
    assert found("tahiti", options={"solo": "hard"}).chance("die 6").write()["advanced"]["solo"]["owed"] == 1


def test_12_4_several_chits_in_the_order_that_the_player_likes() -> None:
    """12.4: all are drawn, then one after the other is carried out."""
    table = (
        found("hawaii", advanced={"solo": {"owed": 1}}).chance("die 6").play("yellow", "return").chance("chit 9").chance("chit 8")
    )
    assert table.open() == {"resolve 8", "resolve 9"}
    table.play("yellow", "resolve 9")
    assert settle(table).write()["advanced"]["solo"]["cards"] == 1


# --- 12.6: victory ---


def rich(drawn: int, cards: int) -> Table:
    """Yellow has 26 points on the board and some cards."""
    hexes = ["0607", "0706", "0806", "0807", "0707", "0506", "0907"]
    tiles = dict(zip(hexes, ["tahiti", "rapa-nui", "hawaii", "aotearoa", "hawaiki", "tuamotu", "kuporu"], strict=True))
    hand = ["tiki", "tapa-cloth", "petroglyphs", "feather-cloaks", "haka", "patu"][:cards]
    words: dict[str, Any] = {"tiles": tiles, "villages": {"yellow": dict.fromkeys(hexes, 2)}, "cards": {"yellow": hand}}
    words["stacks"] = {"yellow": dict.fromkeys((*hexes, TONGA), "transport up")}
    left = list(range(1, 16))[drawn:]
    return evening({"cup": left, "drawn": drawn}, **words).play("yellow", "done")


def test_12_6_thirty_points_win() -> None:
    """12.6: all cards counted, while at least two chits are left."""
    won = rich(13, 6)
    assert (won.asked(), won.winners(), won.scores()) == ("over", [0], [60])


def test_12_6_with_two_chits_left_and_fewer_points_it_is_lost() -> None:
    """12.6, ruling 36: victory is looked at first; then two or fewer chits lose."""
    lost = rich(13, 5)
    assert (lost.asked(), lost.winners()) == ("over", [])
    assert lost.heard("all-lost")
    assert rich(12, 5).asked() == "chance"
    assert rich(14, 6).winners() == []


def test_12_allowed_advanced_rules() -> None:
    """12: South Island, saved resources and malaria go with it, the others do not."""
    game = vaka.game("paradise")
    assert game.check(1, {"south_island": "yes", "saved": "yes", "malaria": "yes"})
    for wrong in ({"events": "yes"}, {"kumara": "yes"}, {"end": "more1"}, {"homes": "agreed"}):
        with pytest.raises(vaka.BadOption):
            game.check(1, wrong)
    with pytest.raises(vaka.BadOption):
        game.check(2, {"solo": "hard"})


def test_12_nobody_answers_for_samoa() -> None:
    """12: Samoa is part of the sequence of play; only the player and chance are ever asked."""
    table = evening()
    assert table.state.waiting() == [0]
    assert pass_until(table, "building").state.seats == 1


def test_12_1_everything_lies_open() -> None:
    """12.1: there is nobody to hide anything from; who looks on sees it all, orders too."""
    table = evening(stacks={"yellow": {TONGA: "war warrior"}}).play("yellow", f"build chain {TONGA}")
    view = table.state.redact(SPECTATOR)
    assert view.write() == table.write()
    assert view.hidden() == {}
    assert view.ply == table.state.ply
