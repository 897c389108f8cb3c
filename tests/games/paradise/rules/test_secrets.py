"""What is hidden, what others know, and how it is dealt again (rulings 52, 55, 67)."""

from __future__ import annotations

import random
from typing import Any

from tests.games.paradise.playing import play_all
from vaka.engine.names import SPECTATOR
from vaka.engine.testing import Table, position
from vaka.games.paradise.rules.board import places
from vaka.games.paradise.rules.board.knowledge import known_exactly
from vaka.games.paradise.rules.board.pieces import pieces_of
from vaka.games.paradise.rules.box import HEXES


def resampled(table: Table, viewer: int, count: int = 200) -> list[dict[str, object]]:
    """Positions that fit what a viewer knows."""
    view = table.state.redact(viewer)
    rng = random.Random(1)
    return [view.resample(rng).write() for _ in range(count)]


def test_what_a_seat_sees() -> None:
    """Own pieces, cards and tiles; of others the number of pieces and cards, face-up canoes, and tiles that one has found."""
    table = position(
        "paradise", 3,
        face_down={"0607": ["rapa", "yellow"], "0706": ["tubuai", "red"]},
        stacks={"red": {"0605": "war transport up"}, "yellow": {"0606": "rumour colony"}},
        cards={"yellow": ["haka"], "red": ["tiki", "moai open"]},
    )  # fmt: skip
    own, other = table.state.redact(0).write(), table.state.redact(SPECTATOR).write()
    assert own["stacks"]["0606"]["pieces"] == {"colony": 1, "rumour": 1}
    assert own["stacks"]["0605"]["pieces"] == "?"
    assert (own["stacks"]["0605"]["count"], own["stacks"]["0605"]["up"]) == (2, True)
    assert [card["card"] for card in own["cards"]] == ["haka", "?", "moai"]
    assert (own["hexes"]["0607"]["tile"], own["hexes"]["0706"]["tile"]) == ("rapa", "?")
    assert [card["card"] for card in other["cards"]] == ["?", "?", "moai"]
    assert own["lid"] == other["lid"] == table.write()["lid"]


def test_known_pieces_are_dealt_again_as_known() -> None:
    """Ruling 67: lower bounds hold in every position that fits."""
    table = position("paradise", 2, stacks={"red": {"0605": "war war transport"}}, seen=["0605"])
    for data in resampled(table, 0, 50):
        assert data["stacks"]["0605"]["pieces"] == {"transport": 1, "war": 2}  # type: ignore[index]


def test_at_sea_everything_is_carried() -> None:
    """Ruling 67: at sea every piece is a canoe, is carried within capacity, or is a Rumour."""
    table = position("paradise", 2, ocean=["0607"], stacks={"red": {"0607": "transport warrior war"}})
    for data in resampled(table, 0):
        pieces = data["stacks"]["0607"]["pieces"]  # type: ignore[index]
        colonies, canoes = pieces.get("colony", 0), pieces.get("transport", 0) + pieces.get("war", 0)
        assert colonies <= pieces.get("transport", 0)
        assert colonies + pieces.get("warrior", 0) <= canoes


def test_no_war_canoe_stays_so() -> None:
    """Ruling 67: where a War Canoe passed there is none."""
    words = {"stage": "moving", "ocean": ["0607", "0707"]}
    table = position("paradise", 2, None, **words, stacks={"yellow": {"0606": "war"}, "red": {"0607": "transport"}})
    play_all(table, "yellow", "lift war 0606", "sail 0607", "sail 0707")
    for data in resampled(table, 0):
        assert "war" not in data["stacks"]["0607"]["pieces"]  # type: ignore[index]


def test_no_more_pieces_than_in_the_box() -> None:
    """Counters are dealt over hidden places and unbuilt stock."""
    stacks = {"0605": "warrior " * 12 + "transport " * 6, "0607": "transport transport", "0706": "war war"}
    table = position("paradise", 2, ocean=["0607", "0706"], stacks={"red": stacks})
    view = table.state.redact(0)
    rng = random.Random(3)
    for _ in range(50):
        assert view.resample(rng).census() == table.state.census()


def test_a_hidden_stack_may_be_a_rumour() -> None:
    """While its owner has one."""
    table = position("paradise", 2, ocean=["0607"], stacks={"red": {"0607": "transport"}})
    seen = {tuple(data["stacks"]["0607"]["pieces"]) for data in resampled(table, 0)}  # type: ignore[index]
    assert seen == {("transport",), ("war",), ("rumour",)}


def jumping(stacks: str, *moves: str, options: dict[str, str] | None = None) -> Table:
    """Rumours of Yellow have gone from Tonga; Red looks on."""
    words: dict[str, Any] = {"stage": "moving", "ocean": ["0607", "0707", "0807"], "stacks": {"yellow": {"0606": stacks}}}
    return play_all(position("paradise", 2, options, **words), "yellow", *moves)


def known_in(table: Table, where: str) -> tuple[object, object]:
    """What everybody knows of a stack: so many pieces at least, and whether there is surely no War Canoe."""
    stack = table.state.redact(1).write()["stacks"][where]
    return stack["known"].get("public", {}), stack["no_war"]


def test_7_6_rumours_that_go_several_hexes_at_once_are_known_as_rumours() -> None:
    """Ruling 67: a canoe is heard hex by hex, so nobody takes them for one, and nobody is dealt one there."""
    table = jumping("rumour rumour war", "lift rumour 0606", "load rumour", "sail 0707")
    assert known_in(table, "0707") == ({"rumour": 2}, ["public"])
    for data in resampled(table, 1):
        assert data["stacks"]["0707"]["pieces"] == {"rumour": 2}  # type: ignore[index]
    assert known_in(table.play("yellow", "dismiss 0707"), "0707") == ({"rumour": 1}, ["public"])


def test_7_6_a_rumour_beside_is_known_by_going_no_farther() -> None:
    """A canoe would have had a hex left, and its owner would have been asked."""
    table = jumping("rumour war", "lift rumour 0606", "sail 0607")
    assert known_in(table, "0607") == ({"rumour": 1}, ["public"])


def test_7_6_a_rumour_passes_for_a_canoe_with_one_hex_left() -> None:
    """A canoe of the same hex might have gone just so: what nobody can tell is not told."""
    table = jumping("rumour war", "lift war 0606", "load rumour", "sail 0607", "land", "lift rumour 0607", "sail 0707")
    assert known_in(table, "0707") == ({}, [])
    table = jumping("rumour war", "lift war 0606", "load rumour", "sail 0607", "drop war", "sail 0707")
    assert known_in(table, "0707") == ({}, [])
    assert {str(data["stacks"]["0707"]["pieces"]) for data in resampled(table, 1)} > {"{'rumour': 1}", "{'war': 1}"}  # type: ignore[index]


def test_7_6_a_rumour_passes_for_no_canoe_that_lies_elsewhere_or_cannot_go_so_far() -> None:
    """There must be a canoe in its own hex, with one hex left, and the next hex must be as far as it goes."""
    table = jumping("rumour war", "lift war 0606", "sail 0607", "land", "lift rumour 0606", "sail 0607")
    assert known_in(table, "0607") == ({"rumour": 1}, [])
    escort = ("lift war 0606", "load rumour", "sail 0607", "land")
    assert known_in(jumping("rumour war", *escort, "lift rumour 0607", "sail 0807"), "0807") == ({"rumour": 1}, ["public"])
    alone = ("lift war 0606", "load rumour", "load rumour", "sail 0607", "land", "lift war 0607", "sail 0707")
    table = jumping("rumour rumour war warrior", *alone, "lift rumour 0607", "sail 0606")
    assert known_in(table, "0606") == ({"rumour": 1}, [])


def test_7_6_rumours_that_move_like_canoes_are_not_known() -> None:
    """Ruling 17: with that option they go hex by hex."""
    table = jumping("rumour war", "lift rumour 0606", "sail 0607", "sail 0707", options={"rumours": "two"})
    assert known_in(table, "0707") == ({}, [])


def test_7_6_a_fleet_that_may_go_on_has_a_canoe() -> None:
    """Rumours alone are put down where they have gone."""
    table = jumping("rumour war", "lift war 0606", "sail 0607")
    fleets = {tuple(data["fleet"]["pieces"]) for data in resampled(table, 1)}  # type: ignore[index]
    assert fleets == {("transport",), ("war",)}
    table = jumping("rumour war", "lift war 0606", "sail 0607", options={"rumours": "two"})
    assert ("rumour",) in {tuple(data["fleet"]["pieces"]) for data in resampled(table, 1)}  # type: ignore[index]


def test_what_is_known_of_rumours_is_written_and_read() -> None:
    """7.6: in stacks, raids and fleets, of both seats, beside all that a group can have."""
    table = jumping("rumour rumour war", "lift rumour 0606", "load rumour", "sail 0707")
    view = table.state.redact(1)
    again = table.game.load(view.dump())
    assert again.dump() == view.dump()
    assert again.hash64() == view.hash64()


def test_what_is_known_lies_beside_boxes_and_bands() -> None:
    """Ruling 67: all that a stack may have is known, beside three boxes more and one less, and in a raid of seven bands."""
    words: dict[str, Any] = {"stage": "moving", "raids": {"0605": "war war war warrior warrior warrior"}}
    state: Any = position("paradise", 2, None, **words).state
    home = HEXES.index("0606")
    known = known_exactly(pieces_of(15, 0, 15, 7, 3))
    places.set_known(state, home, known)
    for more in (True, True, True, False):
        places.change_boxes(state, home, more)
    assert places.known_at(state, home) == known
    assert (places.boxes_added(state.site[home]), places.boxes_lost(state.site[home])) == (3, 1)
    places.clear_boxes(state)
    assert places.known_at(state, home) == known
    target = HEXES.index("0605")
    places.set_raid(state, target, pieces_of(15, 7, 15, 7, 3), known, 7)
    assert (places.raid_known(state, target), places.raid_bands(state, target)) == (known, 7)
    assert places.raid_at(state, target) == pieces_of(15, 7, 15, 7, 3)


def test_sealed_orders_are_any_that_were_open() -> None:
    """Ruling 55: random legal orders, ended."""
    table = position("paradise", 2, stage="building").play("red", "build warrior 0605").play("red", "done")
    view = table.state.redact(0).write()
    assert view["orders"]["red"] == {"done": True, "sealed": "?"}
    found = {str(data["orders"]["red"]["items"]) for data in resampled(table, 0)}  # type: ignore[index]
    assert len(found) > 3


def test_after_the_end_nothing_is_secret() -> None:
    """All cards are revealed, and every piece is seen."""
    table = position("paradise", 2, {"turns": "20"}, stage="building", turn=20, cards={"red": ["haka"]})
    table.play("yellow", "done").play("red", "done")
    assert table.asked() == "over"
    assert table.state.redact(0).write() == table.write()
