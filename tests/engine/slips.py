"""More broken games: slips that the rules do not show, each caught with a message that names it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tests.engine.lei import load
from vaka.engine import ASKED, CHANCE, UNKNOWN, Game, Setup, State

lei = load()


class TellsAFlowerInHand(lei.Lei):  # type: ignore[misc, name-defined]
    """Whoever lays a flower shows everybody one that stays in the hand, and nobody's view remembers it."""

    def play(self, action: int, seat: int) -> None:
        super().play(action, seat)
        if seat != CHANCE:
            self.report("holds", {"seat": seat, "flower": lei.FLOWERS[self.hands[seat][0]]})


class TellsTheFlowerBefore(lei.Lei):  # type: ignore[misc, name-defined]
    """With every draw everybody is told what the drawer drew before."""

    def play(self, action: int, seat: int) -> None:
        who = self.drawer()
        if seat == CHANCE and self.hands[who]:
            self.report("had", {"seat": who, "flower": lei.FLOWERS[self.hands[who][-1]]})
        super().play(action, seat)


class WritesTheHandDown(lei.LeiGame):  # type: ignore[misc, name-defined]
    """The line of a hidden draw in a viewer's record names all flowers in hand."""

    def write_notation(self, state: Any, action: int) -> str:
        words: str = super().write_notation(state, action)
        held = [lei.FLOWERS[kind] for hand in state.hands for kind in hand if kind != UNKNOWN]
        return " ".join([words, *held]) if words == "draw ?" else words


class ScoresNeedEveryHand(lei.Lei):  # type: ignore[misc, name-defined]
    """The score looks at flowers that a view does not know."""

    def scores(self) -> list[int]:
        assert all(UNKNOWN not in hand for hand in self.hands)
        found: list[int] = super().scores()
        return found


class TextNeedsEveryHand(lei.LeiGame):  # type: ignore[misc, name-defined]
    """The text names flowers that a view does not know."""

    def text(self, state: Any, lang: str = "en") -> str:
        names = dict(enumerate(lei.FLOWERS))
        return "held: " + " ".join(names[kind] for hand in state.hands for kind in hand)


class NoSetups(lei.LeiGame):  # type: ignore[misc, name-defined]
    """No player count goes with anything."""

    def setups(self) -> Iterator[Setup]:
        return iter(())


class OddSetups(lei.LeiGame):  # type: ignore[misc, name-defined]
    """A set-up that `check` refuses."""

    def setups(self) -> Iterator[Setup]:
        yield Setup(9, {})


class DealsFromElsewhere(lei.Lei):  # type: ignore[misc, name-defined]
    """Resampling draws from the generator of the process."""

    def deal(self, rng: Any, viewer: int) -> None:
        super().deal(random, viewer)


class HalfWeights(lei.Lei):  # type: ignore[misc, name-defined]
    """Weights that are no integers."""

    def weights(self) -> list[int]:
        halves: list[Any] = [weight / 2 for weight in super().weights()]
        return halves


class OddIds(lei.Lei):  # type: ignore[misc, name-defined]
    """Ids that are no integers."""

    def legal(self, seat: int = ASKED) -> list[int]:
        ids: list[Any] = [float(action) for action in super().legal(seat)]
        return ids

    def moves(self, seat: int = ASKED) -> Any:
        raise AssertionError("nobody asks before the ids are looked at")


class TellsASet(lei.Lei):  # type: ignore[misc, name-defined]
    """An event that is not JSON."""

    def play(self, action: int, seat: int) -> None:
        super().play(action, seat)
        self.report("left", {"kinds": {kind for kind, count in self.unseen().items() if count}})


class TellsNumberedKeys(lei.Lei):  # type: ignore[misc, name-defined]
    """An event whose keys would become words on their way to a browser."""

    def play(self, action: int, seat: int) -> None:
        super().play(action, seat)
        self.report("laid", {"leis": {0: len(self.leis[0])}})


class WritesNumberedKeys(lei.Lei):  # type: ignore[misc, name-defined]
    """Keys that come back from JSON as words."""

    def write(self) -> dict[str, Any]:
        return {**super().write(), "laid": dict(enumerate(map(len, self.leis)))}

    def read(self, data: dict[str, Any]) -> None:
        super().read(data)
        assert data["laid"][0] == len(self.leis[0])


class RefusesItself(lei.Lei):  # type: ignore[misc, name-defined]
    """Positions of the game do not load."""

    def check_position(self) -> None:
        raise lei.BadPosition("never")


class CountsInAClass(lei.Lei):  # type: ignore[misc, name-defined]
    """The scores count what was ever played, in every game."""

    played: list[int] = []  # the fault

    def play(self, action: int, seat: int) -> None:
        super().play(action, seat)
        self.played.append(action)

    def scores(self) -> list[int]:
        return [len(self.played)] * self.seats


SLIPS: list[tuple[type[State], type[Game] | None, str, str]] = [
    (TellsAFlowerInHand, None, "leak in an event", "of 'lay .*' .* hears what its view does not keep: .*\"holds\""),
    (TellsTheFlowerBefore, None, "leak in an event", "of 'draw .*' .* hears what its view does not keep: .*\"had\""),
    (lei.Lei, WritesTheHandDown, "leak in the notation", "whatever is hidden, but its record says 'draw \\? .*' or 'draw \\? "),
    (ScoresNeedEveryHand, None, "scores", "scores\\(\\) on the view of .* raises AssertionError"),
    (lei.Lei, TextNeedsEveryHand, "text", "text\\(\\) in .. on the view of .* raises KeyError"),
    (lei.Lei, NoSetups, "setups", "nothing was played: lei has no valid set-up"),
    (lei.Lei, OddSetups, "setups", "raises BadOption: Lei is for 2 to 4 players, not 9"),
    (DealsFromElsewhere, None, "resample", "equal generators deal hands/"),
    (HalfWeights, None, "weights", "4 outcomes with the weights .3.0, .*: each has one, a positive integer"),
    (OddIds, None, "legal", "ids are integers: .0.0, 1.0"),
    (TellsASet, None, "events", "'left' tells what is not JSON: kinds is {"),
    (TellsNumberedKeys, None, "events", "'laid' tells what is not JSON: leis has the key 0, which is no word"),
    (WritesNumberedKeys, None, "dump", "write.. gives what is not JSON: laid has the key 0, which is no word"),
    (RefusesItself, None, "dump", "a position of the game does not load: never"),
    (CountsInAClass, None, "record", "reading the record back raises BadRecord"),
]
