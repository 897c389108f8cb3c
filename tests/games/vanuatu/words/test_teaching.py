"""What a person asks of the board, from the view alone: every place has words, and no word knows more than its viewer."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import vaka
from tests.words import check_places
from vaka.engine import About
from vaka.engine.names import CHANCE, OVER, SPECTATOR
from vaka.engine.testing import Table, position
from vaka.engine.words import LANGUAGES

GAME = vaka.game("vanuatu")
PARAGRAPHS = set(re.findall(r"^##+ (\d+(?:\.\d+)?) \S", GAME.rules("en"), flags=re.MULTILINE))
OWN_WORDS = ("cell", "first")
"""Places that are no part of the picture's moving layer; parts of islands and seats are none either."""


def told(table: Table, place: str, viewer: int = 0, lang: str = "en") -> About:
    """What a viewer is told of a place."""
    return GAME.about(table.state.redact(viewer), place, lang)


def acting(plan: dict[str, int], character: str | None = None, **words: Any) -> Table:
    """Purple acts with these markers; the others have one each."""
    cast = {"characters": {"purple": character}} if character else {}
    return position("vanuatu", 3, plan={"purple": plan, "yellow": {"rest": 1}, "teal": {"rest": 1}}, **cast, **words)


# --- Every place ---


@pytest.mark.parametrize("key", [lesson.key for lesson in GAME.lessons()])
def test_every_place_of_a_lesson_has_words(key: str) -> None:
    """For the players, for those who only watch, and on a whole position."""
    lesson = next(one for one in GAME.lessons() if one.key == key)
    state = GAME.arrange(lesson.seats, GAME.check(lesson.seats, lesson.options), lesson.words)
    for view in (state, state.redact(0), state.redact(1), state.redact(SPECTATOR)):
        check_places(view, PARAGRAPHS)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"waters": "yes"}), (4, {"characters": "no"})])
def test_every_place_of_a_game_at_random_has_words(seats: int, options: dict[str, str]) -> None:
    """From before the first tile is drawn to after the end, in every stage that comes."""
    rng, state, seen = random.Random(seats), GAME.new(seats, options), set()
    while True:
        stage = state.write()["stage"]
        if stage not in seen or rng.random() < 0.01 or state.actor() == OVER:
            seen.add(stage)
            check_places(state.redact(max(0, int(state.actor()))), PARAGRAPHS)
            check_places(state.redact(SPECTATOR), PARAGRAPHS)
        if state.actor() == OVER:
            break
        weights = state.weights() if state.actor() == CHANCE else None
        state.apply(rng.choices(state.legal(), weights)[0])
    assert {"planning", "performing", "placing"} <= seen


def test_an_unknown_place_is_a_lookup_error() -> None:
    """Also one that other games of Vanuatu have."""
    view = position("vanuatu", 3, turn="purple").state.redact(0)
    for place in (
        "",
        "space-",
        "space-swim",
        "tile-santo",
        "waters",
        "tile-efate-dikes",
        "seat-blue",
        "boat-7",
        "seat-purple-token",
    ):
        with pytest.raises(LookupError):
            GAME.about(view, place, "en")


def test_places_are_called_as_the_picture_calls_its_parts() -> None:
    """So that a page can tell of what is under the pointer."""
    for lesson in GAME.lessons():
        state = GAME.arrange(lesson.seats, GAME.check(lesson.seats, lesson.options), lesson.words)
        drawn = set(re.findall(r' id="([\w-]+)"', GAME.picture(state.redact(0)) or ""))
        for place in GAME.places(state.redact(0)):
            kind, _, which = place.partition("-")
            if kind not in OWN_WORDS and not (kind in ("tile", "seat") and "-" in which):
                assert place in drawn, place


# --- From the view alone ---


def test_a_rest_token_is_named_only_to_its_owner() -> None:
    """Ruling 15: nobody else knows it before the round ends."""
    table = acting({"fish": 1}, rests=[["teal", "first"]])
    assert told(table, "seat-teal-token", 2).effect == "It brings the first player marker when the round ends."
    for viewer in (0, 1, SPECTATOR):
        assert told(table, "seat-teal-token", viewer).effect == "Face down until the round ends."
    assert told(table, "rest").effect.startswith("3 of 4 are left.")


def test_all_that_is_told_is_the_same_for_all_that_fits_the_view() -> None:
    """A position dealt again from the view tells the viewer the very same."""
    table = acting({"rest": 1}, rests=[["teal", "first"], ["yellow", "vatu"]])
    view = table.state.redact(0)
    for seed in range(4):
        twin = view.resample(random.Random(seed)).redact(0)
        for place in GAME.places(view):
            assert GAME.about(twin, place, "fr") == GAME.about(view, place, "fr")


# --- What is told ---


def test_an_action_space_tells_price_points_and_markers() -> None:
    """Sail costs a vatu a tile; whose markers lie there, and who holds the majority."""
    table = position("vanuatu", 3, plan={"purple": {"sail": 1, "draw": 1}, "yellow": {"sail": 2}})
    sail = told(table, "space-sail")
    assert (sail.name, sail.price, sail.rule) == ("Sail", "1 vatu for each tile", "7")
    assert sail.effect.endswith("Markers: Purple 1, Yellow 2* (* holds the majority).")
    assert sail.why_not == "Somebody else holds the majority on Sail now."
    draw = told(table, "space-draw")
    assert (draw.points, draw.why_not, draw.rule) == ("3 points", "", "8.7")


def test_a_character_changes_what_is_told_to_its_player() -> None:
    """The Builder pays 1, the Artist scores 5; the others are told of their own prices."""
    table = acting({"build": 1}, "builder")
    assert told(table, "space-build").price == "1 vatu for a hut"
    assert "the hut costs 1 vatu" in told(table, "space-build").effect
    assert told(table, "tile-efate-huts").price == "1 vatu"
    assert told(table, "tile-efate-huts", 1).price == "3 vatus"
    assert (told(table, "seat-purple-huts", 1).price, told(table, "seat-teal-huts").price) == ("1 vatu each", "3 vatus each")
    assert told(acting({"draw": 1}, "artist"), "tile-efate-drawings").points == "5 points"
    assert told(acting({"sail": 1}, "navigator"), "boat-0").price == "free of charge this round"


def test_a_used_character_helps_no_more() -> None:
    """Face down, it has no bonus left."""
    table = acting({"build": 1}, "builder", face_down=["purple"])
    assert told(table, "space-build").price == "3 vatus for a hut"
    assert told(table, "character-builder").effect.endswith("Purple has this character and has used it.")


def test_an_ocean_tells_what_it_holds_and_what_the_voyage_costs() -> None:
    """Two fish: the next tile is worth 2; from space 7 space 6 is one tile away, space 3 as well, and from 6 to 3 it is two."""
    table = acting({"sail": 1}, boats={"purple": 6})
    near, far = told(table, "tile-s3"), told(table, "tile-s1")
    assert (near.price, far.price) == ("1 vatu to sail here", "2 vatus to sail here")
    assert far.effect == "The next fish is worth 2. No treasure."
    assert told(table, "tile-s2").points == "4 at the end for the next treasure"
    poor = acting({"sail": 1}, boats={"purple": 6}, vatus=[1, 3, 3])
    assert told(poor, "tile-s1").why_not == "Sailing costs 1 vatu a tile, and you have too few."
    assert told(poor, "tile-s1").rule == "8.1"


def test_an_island_tells_its_huts_and_what_they_are_worth_now() -> None:
    """Two points for each tourist, minus the water."""
    words: dict[str, Any] = {"huts": {"purple": {"efate": 2}, "teal": {"efate": 1}}, "islands": {"efate": {"tourists": 4}}}
    table = acting({"tourists": 1}, **words)
    about = told(table, "tile-efate")
    assert about.name == "Efate, space 2"
    assert about.effect.startswith("Huts 3/3 (Purple 2, Teal 1), drawings 0/1, tourists 4/5")
    assert about.points == "8 points for each hut, if the game ended now"
    assert told(table, "seat-purple-huts").points == "16 as it stands"
    assert "you get 3 vatus, since there are 3 huts here" in told(table, "tile-efate-tourists").effect
    full = acting({"tourists": 1}, islands={"efate": {"tourists": 5}})
    assert told(full, "tile-efate-tourists").effect == "5 of at most 5: the island is full."
    assert told(table, "tile-efate-huts").why_not == "You have no marker on Build."


def test_an_island_out_of_reach_says_so() -> None:
    """Space 8 is not next to space 6."""
    table = acting({"draw": 1}, tiles={"santo": 8}, boats={"purple": 6})
    for place in ("tile-santo", "tile-santo-drawings"):
        assert told(table, place).why_not == "Your boat is not next to the island."
        assert told(table, place).rule == "8"


def test_shores_tell_of_dikes_and_of_what_a_flood_brings() -> None:
    """Rising Waters: a marker for each open side, the fifth submerges."""
    words: dict[str, Any] = {"islands": {"efate": {"water": 3, "dikes": [3]}}, "round": 2, "die": 2}
    plan = {"purple": {"build": 1}, "yellow": {"rest": 1}}
    table = position("vanuatu", 3, {"waters": "yes"}, plan=plan, **words)
    shores = told(table, "tile-efate-dikes")
    assert "1 dike, facing space 3. The sides facing spaces 6 and 7 are open: a flood brings 2 markers." in shores.effect
    assert (shores.price, shores.why_not, shores.rule) == ("1 vatu for a dike", "", "12")
    assert told(table, "waters").effect == "The waters rise after 2 more actions. 19 dikes are left."


def test_in_planning_a_place_says_why_its_action_cannot_be_planned() -> None:
    """No tourists, no plan to bring one; without markers on the board nothing else would help."""
    table = position("vanuatu", 3, turn="purple", tourist_tile=0, office=0)
    about = told(table, "tile-efate-tourists")
    assert about.why_not.endswith("No tourists are waiting.")
    assert about.rule == "6"
    assert told(table, "tile-efate-drawings").why_not == ""
    assert told(table, "tile-efate-drawings", 1).why_not  # not yellow's turn


def test_placing_tells_why_a_space_or_a_tile_is_closed() -> None:
    """Space 4 touches one tile only."""
    table = position("vanuatu", 3, stage="placing", round=2, volcano=["santo", "b1"])
    assert told(table, "cell-4").why_not.startswith("A tile must touch two tiles")
    assert told(table, "cell-4").rule == "4.6"
    assert told(table, "cell-8").why_not == ""
    assert told(table, "waiting-santo").why_not == ""
    assert told(table, "waiting-santo").effect.startswith(
        "An island for 3 huts, 2 drawings and 4 tourists. Goods: 1 kava and 1 beef."
    )


def test_ships_market_and_vatus() -> None:
    """What a ship still wants, what the market pays, and what ten vatus become."""
    table = acting({"buy": 1}, ships=[{"wants": "KCB", "aboard": ["kava", "copra", "beef"]}, "KKC", "CCB"], price=2)
    assert told(table, "ship-0").effect.startswith("Full: it sails away when the next round begins.")
    assert told(table, "ship-1").effect.startswith("Still wants 2 kava and 1 copra.")
    assert told(table, "market").effect.startswith("A fish tile brings its value times 2 in vatus.")
    assert told(table, "seat-purple-vatus").effect == "3 vatus. As soon as there are 10, they turn into 5 points."


# --- What to do now ---


def test_a_prompt_counts_what_is_left() -> None:
    """Planning: so many in this pass, so many in hand."""
    table = position("vanuatu", 3, turn="purple")
    assert GAME.prompt(table.state.redact(0)) == "Place an action marker: 2 to go in this pass, 5 left in hand."
    table.play("purple", "plan rest")
    assert GAME.prompt(table.state.redact(0), "fr") == "Posez un pion Action\N{NO-BREAK SPACE}: encore 1 à ce passage, 4 en main."
    assert GAME.prompt(table.state.redact(1)) == "Purple plans."
    assert GAME.prompt(table.state.redact(SPECTATOR), "de") == "Lila plant."


def test_a_prompt_names_what_can_be_performed() -> None:
    """With a majority, without one, and as Governor."""
    table = position("vanuatu", 3, plan={"purple": {"fish": 1, "draw": 1, "sail": 1}, "yellow": {"sail": 2}})
    assert GAME.prompt(table.state.redact(0)) == (
        "Choose an action to perform: Draw; or take markers back unused: Fish. You have 3 stacks on the board."
    )
    table = position("vanuatu", 3, plan={"purple": {"sail": 1}, "yellow": {"sail": 2}}, characters={"purple": "governor"})
    assert GAME.prompt(table.state.redact(0)) == (
        "You hold no majority: take your markers back from one space (Sail). "
        "Or move a stack as Governor. These are your last markers."
    )


def test_chance_and_the_end_have_the_engines_words() -> None:
    """Nobody is asked then."""
    assert GAME.prompt(GAME.new(3).redact(0)) == "Chance decides."


def test_what_hands_over_the_turn_or_looks_at_tokens_is_irrevocable() -> None:
    """The last marker of a pass, and resting where somebody has taken a token before; not the first marker."""
    table = position("vanuatu", 3, turn="purple")
    view = table.state.redact(0)
    assert not GAME.irrevocable(view, GAME.parse(view, "plan rest"))
    table.play("purple", "plan rest")
    view = table.state.redact(0)
    assert GAME.irrevocable(view, GAME.parse(view, "plan rest"))
    view = acting({"rest": 1, "draw": 1}, rests=[["teal", "first"]]).state.redact(0)
    assert GAME.irrevocable(view, GAME.parse(view, "rest"))


def test_the_score_has_its_name() -> None:
    """Points of prosperity, not vatus."""
    assert [GAME.score_name(lang) for lang in LANGUAGES] == ["prosperity points", "points de prospérité", "Wohlstandspunkte"]
