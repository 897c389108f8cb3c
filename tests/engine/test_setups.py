"""Set-ups of a game with many options: a pairwise cover, the same every time, without what clashes."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.engine.lei import load
from vaka.engine import OPEN_ENDED, Game, Obstacle, Option, Setup, covering
from vaka.engine.testing import ContractBroken, check_game, setups_to_check

lei = load()
FLAGS = {f"flag{number}": Option(("no", "yes"), "no") for number in range(9)}


class Many(lei.LeiGame):  # type: ignore[misc, name-defined]
    """Three player counts and ten options: 4,608 set-ups, of which some clash."""

    id = "many"
    options = {**FLAGS, "map": Option(("small", "large", "atoll"), "small")}

    def clash(self, seats: int, options: dict[str, str]) -> Obstacle | None:
        """The large map is for four; the atoll needs the first two flags; the last two flags never go together."""
        if options["map"] == "large" and seats != 4:
            return Obstacle("large-is-for-four")
        if options["map"] == "atoll" and (options["flag0"] == "no" or options["flag1"] == "no"):
            return Obstacle("atoll-needs-flags")
        return Obstacle("last-two") if options["flag7"] == options["flag8"] == "yes" else None


class Endless(Many):
    """Far too many options to look through them all."""

    id = "endless"
    options = {**Many.options, **{f"more{number}": Option(("a", "b", "c"), "b") for number in range(30)}}


def pairs(setup: Setup) -> set[frozenset[tuple[str, object]]]:
    """Every two values of a set-up."""
    values: list[tuple[str, object]] = [("seats", setup.seats), *setup.options.items()]
    return {frozenset(pair) for pair in combinations(values, 2)}


def test_every_two_values_that_go_together_stand_together_in_one() -> None:
    game = Many()
    cover = list(game.setups(cover=2))
    assert len(cover) < 40
    assert set.union(*map(pairs, cover)) == set.union(*map(pairs, game.setups()))


def test_a_cover_is_valid_and_the_same_every_time() -> None:
    game = Many()
    cover = list(game.setups(cover=2))
    assert cover == list(Many().setups(cover=2))
    for setup in cover:
        assert game.check(*setup) == setup.options


def test_a_cover_of_more_than_can_be_looked_through() -> None:
    game = Endless()
    cover = list(game.setups(cover=2))
    assert len(cover) < 60
    assert all(game.clash(*setup) is None for setup in cover)
    covered = set.union(*map(pairs, cover))
    for one, two in combinations(range(30), 2):
        assert {frozenset([(f"more{one}", a), (f"more{two}", b)]) for a in "abc" for b in "abc"} <= covered
    assert frozenset([("map", "atoll"), ("flag0", "yes")]) in covered
    assert frozenset([("map", "large"), ("seats", 4)]) in covered
    assert frozenset([("map", "large"), ("seats", 3)]) not in covered


@pytest.mark.parametrize(("strength", "least"), [(1, 3), (2, 9), (3, 18)])
def test_covers_of_other_strengths(strength: int, least: int) -> None:
    cover = list(Many().setups(cover=strength))
    assert least <= len(cover) <= 6 * least
    with pytest.raises(ValueError, match="not of 0"):
        list(Many().setups(cover=0))


def test_a_game_without_options_is_covered_by_its_player_counts() -> None:
    assert [setup.seats for setup in lei.LeiGame().setups(cover=2)] == [2, 3, 4]


def test_the_contract_takes_the_cover_where_there_are_too_many() -> None:
    assert len(setups_to_check(Many())) < 40
    assert len(setups_to_check(lei.LeiGame())) == 3


# --- Places whose values cannot be listed ---


class Anything(lei.Lei):  # type: ignore[misc, name-defined]
    """Says of a hidden flower only that it is hidden."""

    def hidden(self) -> dict[str, object]:
        return dict.fromkeys(super().hidden(), OPEN_ENDED)


class AnythingTheSame(Anything):
    """And deals the same ones every time."""

    def deal(self, rng: object, viewer: int) -> None:
        pool = sorted(self.unseen().elements())
        for hand in self.hands:
            hand[:] = [pool.pop(0) if kind == lei.UNKNOWN else kind for kind in hand]


def game_with(state: type) -> Game:
    game: Game = type("Anything", (lei.LeiGame,), {"state_class": state, "id": "anything"})()
    return game


def test_a_hidden_place_may_be_open_ended() -> None:
    check_game(game_with(Anything), setups=[Setup(2, {})])


def test_an_open_ended_place_is_still_dealt_as_chance_would() -> None:
    with pytest.raises(ContractBroken, match=r"is dealt .* but resampled"):
        check_game(game_with(AnythingTheSame))


def test_a_part_is_completed_by_whatever_goes_with_it_while_all_can_be_looked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two values that go together with one far-off combination of the rest alone: found among so many, not among more."""
    rest = (1, 0, 1, 1, 0, 1, 1, 0)
    choices = [(0, 1)] * 10

    def is_valid(row: tuple[object, ...]) -> bool:
        return row[:2] != (1, 1) or row[2:] == rest

    monkeypatch.setattr(covering, "FEW", 2 ** len(rest))
    assert (1, 1, *rest) in covering.cover(choices, (0,) * 10, is_valid, 2)
    monkeypatch.setattr(covering, "FEW", 2 ** len(rest) - 1)
    assert (1, 1, *rest) not in covering.cover(choices, (0,) * 10, is_valid, 2)
