"""What a person asks of a board, what a judge says, what Python asks: a sound toy, and broken ones that must be caught."""

from __future__ import annotations

import math
from typing import Any

from tests.engine.lei import load
from tests.engine.voyages import Voyages, VoyagesGame
from vaka.engine import OVER, UNKNOWN, About, Game, Judge, Lesson, State

lei = load()


class PlacedLei(lei.Lei):  # type: ignore[misc, name-defined]
    """A flower is laid somewhere."""

    def report(self, key: str, params: dict[str, Any], audience: Any = None, places: tuple[str, ...] = ()) -> None:
        super().report(key, params, audience, (f"lei-{params['seat']}",) if key == "lay" else places)


class GardenGame(lei.LeiGame):  # type: ignore[misc, name-defined]
    """Sound: the game of the docs with a board that can be asked, and two lessons."""

    id = "garden"
    state_class = PlacedLei

    def places(self, view: Any) -> list[str]:
        return ["flowers", *(f"lei-{seat}" for seat in range(view.seats))]

    def about(self, view: Any, place: str, lang: str = "en") -> About:
        if place == "flowers":
            return About({"en": "Flowers", "fr": "Fleurs", "de": "Blumen"}[lang], effect=str(view.left))
        seat = self.places(view).index(place) - 1 if place in self.places(view) else None
        if seat is None:
            raise LookupError(place)
        return About(f"Lei {seat}", points=str(view.scores()[seat]), why_not="" if view.is_waiting(seat) else "not now")

    def secrets(self, view: Any) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for path in view.hidden():  # hands/1/0
            found.setdefault(f"lei-{path.split('/')[1]}", []).append(path)
        return found

    def lessons(self) -> list[Lesson]:
        words = {"leis": [["orchid"], []], "hands": [["orchid", "hibiscus"], ["gardenia", "gardenia", "orchid"]]}
        return [Lesson("read", 2, words=words), Lesson("lay", 2, words=words, moves=("lay gardenia", "lay orchid"))]

    def lesson_text(self, lesson: Lesson, lang: str = "en") -> str:
        return f"{lesson.key} {lang}"


# --- Broken boards ---


class NamelessPlace(GardenGame):
    """A place without a name, in one language."""

    def about(self, view: Any, place: str, lang: str = "en") -> About:
        told = super().about(view, place, lang)
        return About("", told.effect) if lang == "de" and place == "flowers" else told


class TwoOfAName(GardenGame):
    """Two places are called alike."""

    def places(self, view: Any) -> list[str]:
        return [*super().places(view), "flowers"]


class KnowsEveryPlace(GardenGame):
    """Has something to say of places that there are not."""

    def about(self, view: Any, place: str, lang: str = "en") -> About:
        return super().about(view, place, lang) if place in self.places(view) else About("?")


class LooksIntoHands(GardenGame):
    """Tells of a place what its viewer does not know."""

    def about(self, view: Any, place: str, lang: str = "en") -> About:
        told = super().about(view, place, lang)
        names = dict(enumerate(lei.FLOWERS))
        return About(told.name, " ".join(names[kind] for hand in view.hands for kind in hand))


class NoSuchParagraph(GardenGame):
    """Names a paragraph of rules that there is not."""

    def about(self, view: Any, place: str, lang: str = "en") -> About:
        return About(super().about(view, place, lang).name, rule="9.9")


class HidesOnTheMoon(GardenGame):
    """Says that something is hidden where there is no place."""

    def secrets(self, view: Any) -> dict[str, list[str]]:
        return {"moon": list(view.hidden())} if view.hidden() else {}


class GuessesTheOpen(GardenGame):
    """Says of what lies open that it is hidden."""

    def secrets(self, view: Any) -> dict[str, list[str]]:
        return {"flowers": ["leis/0"]}


class NamelessFlower(GardenGame):
    """What may be hidden has no name, in one language."""

    def secret_name(self, view: Any, place: str, thing: str, lang: str = "en") -> str:
        return "" if lang == "fr" else thing


class NoPrompt(GardenGame):
    """Has nothing to say in French."""

    def prompt(self, view: State, lang: str = "en") -> str:
        said: str = super().prompt(view, lang)
        return "" if lang == "fr" else said


class PromisesUndo(GardenGame):
    """Says that everything can be taken back."""

    def irrevocable(self, view: State, action: int) -> bool:
        return False


class FearsUndo(VoyagesGame):
    """Says that nothing can be taken back."""

    def irrevocable(self, view: State, action: int) -> bool:
        return True


class LaysElsewhere(PlacedLei):
    """Flowers are laid on the moon."""

    def report(self, key: str, params: dict[str, Any], audience: Any = None, places: tuple[str, ...] = ()) -> None:
        lei.Lei.report(self, key, params, audience, ("moon",) if key == "lay" else places)


class UntoldLesson(GardenGame):
    """A lesson without words."""

    def lesson_text(self, lesson: Lesson, lang: str = "en") -> str:
        said: str = lei.LeiGame.lesson_text(self, lesson, lang)
        return said


class WrongLesson(GardenGame):
    """What a lesson calls right is not open."""

    def lessons(self) -> list[Lesson]:
        return [*super().lessons(), Lesson("wrong", 2, words=super().lessons()[0].words, moves=("lay hibiscus",))]


class ImpossibleLesson(GardenGame):
    """The position of a lesson cannot be."""

    def lessons(self) -> list[Lesson]:
        return [Lesson("many", 2, words={"leis": [["orchid"] * 4, ["orchid"] * 4]})]


# --- Broken judges ---


class Saying(Judge):
    """A judge that says this of everything."""

    def __init__(self, rating: float, scale: float = 10.0) -> None:
        super().__init__(scale)
        self.rating = rating

    def rate(self, state: State, seat: int) -> float:
        return self.rating


class Repelled(Judge):
    """An appeal that is no number."""

    def appeal(self, state: State, action: int) -> float:
        return math.nan


class NotesForEver(Judge):
    """Goes by what it noted first, which is kept for ever."""

    def rate(self, state: State, seat: int) -> float:
        if state.notes is None:
            state.notes = [float(score) for score in state.scores()]
        noted: Any = state.notes
        return float(noted[seat])


class KeepsNotes(lei.Lei):  # type: ignore[misc, name-defined]
    """Says that what was noted always holds."""

    def keeps_notes(self, action: int) -> bool:
        return True


class Indifferent(Judge):
    """Says that draws make no difference, and rates the hand."""

    def rate(self, state: State, seat: int) -> float:
        hands: Any = state
        return float(sum(kind for kind in hands.hands[seat] if kind != UNKNOWN))

    def is_indifferent(self, state: State, seat: int) -> bool:
        return True


class Commuting(Judge):
    """Says that everything commutes."""

    def commutes(self, state: State, first: int, second: int) -> bool:
        return True


class Meddling(Judge):
    """Changes what it judges."""

    def rate(self, state: State, seat: int) -> float:
        state.ply += 1
        return 0.0


def judged_by(judge: Judge, base: type[Game] = lei.LeiGame) -> type[Game]:
    """The game with this judge."""
    return type("Judged", (base,), {"judge": judge})


# --- Broken protocols ---


class OneKey(lei.Lei):  # type: ignore[misc, name-defined]
    """All positions have the same key."""

    def position_key(self) -> bytes:
        return b""


class AlwaysAnother(lei.Lei):  # type: ignore[misc, name-defined]
    """No two positions are equal."""

    def __eq__(self, other: object) -> bool:
        return self is other

    __hash__ = lei.Lei.__hash__


class Hashed(lei.Lei):  # type: ignore[misc, name-defined]
    """A position can be the key of a dictionary, until it is played on."""

    __eq__ = lei.Lei.__eq__

    def __hash__(self) -> int:
        return int(self.left)


class PaysTheWinner(lei.Lei):  # type: ignore[misc, name-defined]
    """Whoever wins gets something, and nobody pays."""

    def returns(self) -> list[float]:
        return [float(seat in self.winners()) for seat in range(self.seats)]


class LeiAlone(lei.LeiGame):  # type: ignore[misc, name-defined]
    """Somebody makes a lei alone."""

    seats = range(1, 2)


class PaysNobodyAlone(lei.Lei):  # type: ignore[misc, name-defined]
    """A game alone that was won gets what a lost one gets."""

    def returns(self) -> list[float]:
        return [0.0]


class PlacesTheFirst(lei.Lei):  # type: ignore[misc, name-defined]
    """The first seat is always placed last."""

    def ranking(self) -> list[list[int]]:
        return [list(range(1, self.seats)), [0]] if self.actor() == OVER else []


class OddSources(lei.LeiGame):  # type: ignore[misc, name-defined]
    """Points that do not add up to the score."""

    def points(self, state: State, seat: int, lang: str = "en") -> list[tuple[str, int]]:
        return [("flowers", state.scores()[seat]), ("luck", 1)]


class OnlyWholeNumbers(lei.Lei):  # type: ignore[misc, name-defined]
    """Asks of an action whether it is below 100."""

    def is_open(self, action: int, seat: int) -> bool:
        if action > 100:
            raise OverflowError("so large")
        found: bool = super().is_open(action, seat)
        return found


BROKEN: list[tuple[type[State], type[Game], str, str]] = [
    (PlacedLei, NamelessPlace, "about", "'flowers' has no name in de"),
    (PlacedLei, TwoOfAName, "places", "each its own"),
    (PlacedLei, KnowsEveryPlace, "about", "should raise LookupError"),
    (PlacedLei, LooksIntoHands, "about", "about.'.*'. in .. on the view of .* raises KeyError"),
    (PlacedLei, NoSuchParagraph, "about", "names paragraph 9.9 of the rules, which there is not"),
    (PlacedLei, HidesOnTheMoon, "secrets", "secrets.. knows 'moon', which is no place of the board"),
    (PlacedLei, GuessesTheOpen, "secrets", "'flowers' hides .'leis/0'., which hidden.. does not"),
    (PlacedLei, NamelessFlower, "secrets", "'.*' at 'lei-.' has no name in fr: ''"),
    (PlacedLei, NoPrompt, "prompt", "prompt.. in fr on the view of .* is empty"),
    (PlacedLei, PromisesUndo, "irrevocable", "irrevocable.'lay .*'. is False, but the floor follows"),
    (Voyages, FearsUndo, "irrevocable", "irrevocable.'.*'. is True, but the floor does not follow"),
    (LaysElsewhere, GardenGame, "events", "'lay' happened at 'moon', which is no place for"),
    (PlacedLei, UntoldLesson, "lessons", "lesson 'read' in en raises LookupError"),
    (PlacedLei, WrongLesson, "lessons", "'lay hibiscus' in lesson 'wrong' raises BadNotation"),
    (PlacedLei, ImpossibleLesson, "lessons", "the position of lesson 'many' raises BadPosition"),
    (lei.Lei, judged_by(Saying(math.inf)), "judge", "seat 0 is rated inf on the position"),
    (lei.Lei, judged_by(Saying(0.0, scale=0.0)), "judge", "scale is what a clear lead is worth, more than 0, not 0.0"),
    (lei.Lei, judged_by(Repelled()), "judge", "the appeal of 'lay .*' is nan"),
    (KeepsNotes, judged_by(NotesForEver()), "notes", "after 'lay .*' the judge goes by what it noted before"),
    (lei.Lei, judged_by(Indifferent()), "judge", "is_indifferent.. for seat ., but what comes out is rated"),
    (Voyages, judged_by(Commuting(), VoyagesGame), "judge", "commutes.'.*' and '.*'., but one of them closes the other"),
    (lei.Lei, judged_by(Meddling()), "judge", "judging a position changes it"),
    (OneKey, lei.LeiGame, "key", "key.. and == do not agree with dump..: it is another position"),
    (AlwaysAnother, lei.LeiGame, "copy", "copy.copy gives another position"),
    (Hashed, lei.LeiGame, "key", "a position has a hash, though it changes as it is played on"),
    (PaysTheWinner, lei.LeiGame, "returns", "in sum 0"),
    (PaysNobodyAlone, LeiAlone, "returns", "alone returns.. are 1 for a win and -1 for a loss"),
    (PlacesTheFirst, lei.LeiGame, "ranking", "have won, but .* come first"),
    (lei.Lei, OddSources, "points", "which is not what points.. adds up"),
    (OnlyWholeNumbers, lei.LeiGame, "can", "can.4611686018427387904. raises OverflowError: so large"),
]
