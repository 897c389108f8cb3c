"""What a person asks of the board: places, what to do now, and what cannot be taken back."""

from __future__ import annotations

import pytest

import vaka
from vaka.engine.testing import Table, position
from vaka.engine.words import LANGUAGES

GAME = vaka.game("aloha")


def middle() -> Table:
    """Red is about to move: a pirogue on a trade wind, one on coral that has just arrived, black's Tiki on a dolphin."""
    return position(
        "aloha",
        2,
        tiles={"corail": "c4", "alize": "d5", "dauphin": "c3"},
        pirogues={"red": "c5 d5", "black": "c3 e2"},
        tikis={"red": "red d5", "black": "black c3"},
        turn="red",
    ).play("red", "sail c5 c4")


@pytest.mark.parametrize("seats", GAME.seats)
def test_everything_on_the_board_is_a_place(seats: int) -> None:
    """36 squares, and of each colour in play the beach, four pirogues and the Tiki; and whose turn it is."""
    places = GAME.places(GAME.new(seats))
    assert len(places) == 36 + 6 * seats + 1
    assert {"c4", f"beach-{GAME.seat_words(seats)[0]}", f"pirogue-{GAME.seat_words(seats)[-1]}-4", "tiki-red", "turn"} <= set(
        places
    )


def test_no_such_place() -> None:
    """A colour that nobody plays, a square off the sea, a fifth pirogue."""
    for place in ("beach-green", "g1", "pirogue-red-5", "", "turn-red"):
        with pytest.raises(LookupError):
            GAME.about(GAME.new(2), place)


def test_a_tile_tells_its_effect_and_who_is_there() -> None:
    """With the paragraph of the rules that says so."""
    told = GAME.about(middle().state.redact(0), "d5")
    assert told.name == "d5: Trade wind"
    assert told.effect.endswith("may join another pirogue there. Here: red pirogue, the red Tiki aboard.")
    assert told.rule == "5.2"


def test_a_face_down_tile_tells_its_price_and_what_it_may_be() -> None:
    """The tiles that still lie face down are counted; under a pirogue it is not turned up."""
    view = middle().state.redact(0)
    told = GAME.about(view, "b2")
    assert told.effect.endswith("Still face down: ocean 12, trade wind 7, dolphin 7, magic coral 3.")
    assert (told.price, told.why_not) == ("One action turns it up.", "")
    assert GAME.about(view, "e2").why_not == "There is a pirogue on e2: while it is there, the tile is not turned up."


def test_who_is_not_asked_is_told_why_not() -> None:
    """And a spectator, who is never asked, is told nothing of the kind."""
    state = middle().state
    assert GAME.about(state.redact(1), "b2").why_not == "It is not your turn."
    assert GAME.about(state.redact(vaka.SPECTATOR), "b2").why_not == ""


def test_an_arrival_says_who_wins_there() -> None:
    """Or that nobody does, where that colour is not played."""
    view = middle().state.redact(0)
    assert GAME.about(view, "a1").effect.startswith("The red Tiki wins")
    assert GAME.about(view, "a6").effect.startswith("In this game it is nobody’s arrival")


def test_pirogues_tell_how_they_go_and_why_not() -> None:
    """Own ones that have moved, or are on a trade wind; adverse ones can be pushed after an arrival on coral."""
    table = middle()
    view = table.state.redact(0)
    assert GAME.about(view, "pirogue-red-1").why_not == "This pirogue has already moved in this turn."
    wind = GAME.about(view, "pirogue-red-2")
    assert (wind.why_not, wind.rule) == ("", "5.2")
    assert GAME.about(view, "pirogue-red-4").why_not == ""  # on the beach, like the third
    pushed = GAME.about(view, "pirogue-black-1")
    assert (pushed.why_not, pushed.rule) == ("", "5.4")
    table.play("red", "reveal b2").chance("tile ocean")
    lost = GAME.about(table.state.redact(0), "pirogue-black-1").why_not
    assert lost == "You may push only right after one of your pirogues has arrived on face-up magic coral."


def test_a_tiki_tells_how_far_it_has_come() -> None:
    """That is what the score counts; and why it cannot hop."""
    view = middle().state.redact(0)
    told = GAME.about(view, "tiki-red")
    assert told.points == "1 of the 5 steps to a1 are done."
    assert told.why_not == ""
    assert GAME.about(position("aloha", 2, turn="red").state.redact(0), "tiki-red").why_not.startswith(
        "Your Tiki is still on the beach"
    )


def test_a_beach_tells_what_is_left_there() -> None:
    """And where a launch goes."""
    told = GAME.about(middle().state.redact(0), "beach-red", "fr")
    assert told.effect.startswith("Il y a 2 pirogues ici.")
    assert "f6" in told.effect


TO_RED = {
    "en": "3 of 3 actions left: choose a pirogue or a face-down tile.",
    "fr": "Il vous reste 3 actions sur 3\u00a0: choisissez une pirogue ou une dalle face cachée.",
    "de": "Noch 3 von 3 Aktionen: Wähle eine Piroge oder ein verdecktes Plättchen.",
}
TO_OTHERS = {
    "en": "Red is playing and has 3 actions left.",
    "fr": "Rouge joue et a encore 3 actions.",
    "de": "Rot ist am Zug und hat noch 3 Aktionen.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_to_do_now(lang: str) -> None:
    """An instruction to whoever is asked, with what there is to choose; who is waited for to the others."""
    state = position("aloha", 2, turn="red").state
    assert GAME.prompt(state.redact(0), lang) == TO_RED[lang]
    assert GAME.prompt(state.redact(1), lang) == GAME.prompt(state.redact(vaka.SPECTATOR), lang) == TO_OTHERS[lang]


def test_what_to_do_after_an_arrival_on_coral() -> None:
    """The push comes now or never."""
    told = GAME.prompt(middle().state.redact(0))
    assert told.startswith("2 of 3 actions left: push an opponent’s pirogue now, or choose a pirogue, your Tiki or")
    assert told.endswith("and give up the push.")


def test_what_to_do_when_nothing_is_left() -> None:
    """Hemmed in, everything revealed: pass."""
    rows = ["XOOOOX", "OOOOOO", "OOAAAA", "AAAADD", "DDDDDD", "XCCCCX"]
    fleets = {"red": "b5 b4 b2 a1", "black": "a3 a4 a5 a6", "green": "b6 c6 c5 c4", "yellow": "b3 c3 c2 c1"}
    tikis = {"red": "red b5", "black": "black a6", "green": "green b6", "yellow": "yellow c3"}
    table = position("aloha", 4, tiles=rows, pirogues=fleets, tikis=tikis, turn="red", moved=["b2", "a1", "b4", "b5"])
    kinds = {text.split()[0] for text in table.open()}
    assert ("pass" in GAME.prompt(table.state.redact(1))) == (kinds == {"pass"})


def test_chance_and_the_end_are_told() -> None:
    """Lots, a tile that is turned up, and who has won."""
    start = GAME.new(2)
    assert GAME.prompt(start.redact(0)) == "Lots are drawn for the first player."
    table = position("aloha", 2, pirogues={"red": "b2"}, tikis={"red": "red b2"}, turn="red").play("red", "reveal c3")
    assert GAME.prompt(table.state.redact(0)) == "The tile c3 is being turned up."
    table.chance("tile ocean").play("red", "sail b2 a1")
    for lang in LANGUAGES:
        assert GAME.prompt(table.state.redact(1), lang) == GAME.tell(table.events[-1], 2, lang)


@pytest.mark.parametrize(
    ("text", "left", "expected"), [("launch d4", 3, False), ("launch d4", 1, True), ("reveal c3", 3, True), ("pass", 3, True)]
)
def test_what_cannot_be_taken_back(text: str, left: int, expected: bool) -> None:
    """A reveal, a pass and the last action of a turn."""
    state = position("aloha", 2, turn="red", left=left).state
    assert GAME.irrevocable(state.redact(0), GAME.parse(state, text)) == expected


def test_events_say_where_they_happened() -> None:
    """From where to where; the beach is a place too."""
    table = middle().play("red", "push black beach b2").play("red", "hop red c4")
    assert [event.places for event in table.events] == [("c5", "c4"), ("beach-black", "b2"), ("d5", "c4")]
