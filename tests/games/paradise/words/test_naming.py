"""Hexes are called by what lies there, as far as the reader knows; and the names that are shown can be typed."""

from __future__ import annotations

import random
from typing import Any

import pytest

import vaka
from tests.conftest import random_games
from tests.words import refused
from vaka.engine.story import Story
from vaka.engine.testing import Table, position
from vaka.engine.words import LANGUAGES
from vaka.games.paradise.rules.box import BOX, HEXES
from vaka.games.paradise.words.naming import NOT_KNOWN, OCEAN, PLACES, lies_at, printed_at

GAME = vaka.game("paradise")
TAHITI: dict[str, Any] = {"face_down": {"0705": ["tahiti", "yellow"]}, "ocean": ["0706"]}
"""Yellow has found Tahiti in 0705; the map prints that name on 1006."""


def table(**words: Any) -> Table:
    return position("paradise", 2, stage="explore", **(TAHITI | words))


# --- Who knows what ---


def test_a_group_has_the_name_of_its_tile_for_whoever_knows_it() -> None:
    """The finder reads Tahiti, everybody else the number; and nobody ever reads Niue, which is only printed there."""
    state = table().state
    mine, other = (GAME.about(state.redact(seat), "hex-0705").name for seat in (0, 1))
    assert (mine, other) == ("Tahiti (0705)", "Hex 0705")
    assert "Niue" not in GAME.text(state)


def test_what_is_printed_has_its_name_and_what_is_sea_its_number() -> None:
    view = table().state.redact(1)
    assert GAME.about(view, "hex-0304").name == "Solomon Islands (0304)"
    assert GAME.about(view, "hex-0706").name == "Ocean hex 0706"
    assert GAME.about(view, "hex-1006").name == "Hex 1006"


@pytest.mark.parametrize("where", range(len(HEXES)))
def test_no_hex_is_called_by_what_the_map_prints_for_another(where: int) -> None:
    """At the start an unknown hex has no name at all, whatever is faintly printed on it."""
    assert lies_at(GAME.new(2), where) == printed_at(where)  # type: ignore[arg-type]
    assert (printed_at(where) in (NOT_KNOWN, OCEAN, "america")) or where in BOX.printed or where in BOX.place_names


@pytest.mark.parametrize(("seats", "called"), [(2, "hex 1104"), (3, "Hiva"), (4, "Hiva")])
def test_the_log_knows_what_the_set_up_lays_out(seats: int, called: str) -> None:
    """3.2: a log begins before the markers of the set-up are drawn, but Hiva has its place from the start."""
    story = Story.begun(GAME.new(seats), 0)
    assert called in story.tell([vaka.Event("explore", {"seat": 0, "hex": "1104"})])[0].text


def test_the_log_calls_a_hex_as_its_reader_knows_it() -> None:
    """Red explores where Yellow's tile lies face down: Yellow reads the name, Green only the number."""
    here = position("paradise", 3, stage="explore", active="red", **TAHITI)
    stories = {seat: Story.begun(here.state, seat) for seat in range(3)}
    before = len(here.events)
    here.play("red", "explore 0705")
    told = {
        seat: [line.text for line in story.tell([event for event in here.events[before:] if event.heard_by(seat)])]
        for seat, story in stories.items()
    }
    assert told[0][0] == "Red enters Tahiti (2 knots, 2 so far)."
    assert told[2][0] == "Red enters hex 0705 (2 knots, 2 so far)."
    assert not [line for line in told[2] if "Tahiti" in line]
    assert told[1][1] == "Red looks at the tile: it is Tahiti."


@pytest.mark.parametrize("number", range(max(2, random_games(12))))
def test_a_story_knows_the_map_as_its_readers_view_does(number: int) -> None:
    """After every ply, for every viewer: what was heard tells all that the view shows, and nothing else."""
    rules = {"events": "yes", "south_island": "yes"} if number % 2 else {}
    setup: tuple[int, dict[str, str]] = (1 + number % 4, {} if number % 4 == 0 else rules)
    rng, state = random.Random(number), GAME.new(*setup)
    stories = {viewer: Story.begun(state, viewer) for viewer in (*range(state.seats), vaka.SPECTATOR)}
    for _ in range(600):
        if state.actor() == vaka.OVER:
            break
        events: list[vaka.Event] = []
        state.apply(rng.choice(state.legal()), events)
        for viewer, story in stories.items():
            story.tell([event for event in events if event.heard_by(viewer)])
            assert story.known == GAME.knowledge(state.redact(viewer))


@pytest.mark.parametrize("number", range(max(2, random_games(12))))
def test_twins_of_a_view_are_told_in_the_same_words(number: int) -> None:
    """Whatever lies where the viewer cannot see it: position, prompt, places, actions and refusals read alike."""
    rng, state = random.Random(number), GAME.new(2 + number % 3, {"events": "yes"} if number % 2 else {})
    for ply in range(500):
        if state.actor() == vaka.OVER:
            break
        if ply % 50 == 7 and state.actor() >= 0:
            asked = int(state.actor())
            ids = [rng.randrange(GAME.action_count) for _ in range(80)]
            twins = [state, *(state.redact(asked).resample(rng) for _ in range(2))]
            for viewer in range(state.seats):
                twin = state.redact(viewer).resample(rng)
                for lang in LANGUAGES:
                    assert told(state.redact(viewer), lang) == told(twin.redact(viewer), lang)
            assert len({refusals_of(twin, ids) for twin in twins}) == 1
        state.apply(rng.choice(state.legal()))


def told(view: vaka.State, lang: str) -> list[str]:
    """What a viewer reads of a position."""
    abouts = [GAME.about(view, place, lang) for place in GAME.places(view) if place.startswith(("hex", "stack", "battle"))]
    return [GAME.text(view, lang), GAME.prompt(view, lang), *map(str, abouts)]


def refusals_of(state: vaka.State, ids: list[int]) -> str:
    """What is open to whoever is asked, and why the rest is not, of a full position."""
    open_now = [GAME.sentence(state, action) for action in state.legal()]
    return str((open_now, [str(GAME.refusal(state, action)) for action in ids if not state.can(action)]))


# --- Typing ---


@pytest.mark.parametrize(
    "typed", ["explore niue", "Explore Niue", "explorer Niue", "erkunden niue", "explore 0705", "explore hex 0705"]
)
def test_a_name_that_is_shown_can_be_typed(typed: str) -> None:
    """Here the one that is faintly printed on an unknown hex."""
    state = position("paradise", 2, stage="explore").state
    assert GAME.notation(state, GAME.parse(state, typed)) == "explore 0705"


def test_a_name_that_fits_two_hexes_is_refused_with_both() -> None:
    """Tahiti lies in 0705 and is faintly printed on 1006, which is unknown."""
    why = refused(table().state.redact(0), "explore tahiti").say("en")
    assert "Tahiti (0705) or Hex 1006" in why


def test_who_has_not_found_it_means_the_name_on_the_map() -> None:
    state = table().state
    assert GAME.notation(state, GAME.parse(state.redact(1), "explore tahiti")) == "explore 1006"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("build tonga village", "build village 0606"),
        ("build village Tonga", "build village 0606"),
        ("build village Rapa Nui", "build village 1306"),
        ("build rapa nui village", "build village 1306"),
        ("build village rapa", "build village 1007"),
        ("build village chatham islands", "build village 0607"),
        ("build village Chatham", "build village 0607"),
        ("bauen Dorf tonga", "build village 0606"),
        ("construire village tonga", "build village 0606"),
    ],
)
def test_names_of_several_words_and_in_any_order(typed: str, meant: str) -> None:
    """Whole names go before parts of them: Rapa is not Rapa Nui."""
    state = position("paradise", 2, stage="building", tiles={"1306": "rapa-nui", "1007": "rapa", "0607": "chatham-is"}).state
    assert GAME.notation(state, GAME.parse(state, typed)) == meant


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_can_be_typed_as_it_is_written(lang: str) -> None:
    """Of everything that is printed, in each language."""
    state = position("paradise", 2, stage="explore").state
    for where in BOX.printed:
        name = GAME.words.say(f"name-{HEXES[where]}", {}, lang)
        assert GAME.notation(state, GAME.parse(state, f"explore {name}")) == f"explore {HEXES[where]}", name


def test_a_place_that_is_not_there_is_refused() -> None:
    assert "no place is called “atlantis”" in refused(table().state, "explore atlantis").say("en")


def test_every_form_of_a_place_is_said() -> None:
    """Origin, home and hex alike."""
    assert set(PLACES.values()) == {"hex", "origin", "home"}
    said = GAME.say("event-sail", {"seat": 0, "from": "0304", "hex": "0606", "count": 1, "dropped": 0, "loaded": 0}, "en", 2)
    assert said == "Yellow sails from the Solomon Islands to Tonga with 1 piece."
