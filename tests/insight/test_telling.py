"""An analysis in words and as a picture, in three languages."""

from __future__ import annotations

import re

import pytest

from tests.insight.games import short_record
from vaka.engine.words import LANGUAGES
from vaka.insight.analysis import Analysis, Decision, Draw, Point
from vaka.insight.chart import DASHES, SHAPES, draw, known_to
from vaka.insight.telling import costly, told


def made(record_seats: int = 2) -> Analysis:
    """An analysis of `short_record("aloha")` with figures of our own."""
    record = short_record("aloha", record_seats)
    state = record.start()
    decisions: list[Decision] = []
    for ply, (seat, action) in enumerate(record.moves):
        if seat >= 0 and len(state.legal()) > 1:
            better = next(other for other in state.legal() if other != action)
            is_first = not any(one.seat == seat for one in decisions)
            decisions.append(Decision(ply, seat, action, better, 0.4, 0.12 if is_first else 0.01, 0.02))
        state.apply(action, None, *([seat] if seat >= 0 else []))
    points = [Point(ply, (0.5, 0.5), (0.02, 0.02)) for ply in range(1, len(record))]
    return Analysis(
        game="aloha",
        rules=record.game.version,
        seats=2,
        plies=len(record),
        version="1.2.3",
        search="search:x=1",
        level="hard",
        seconds=41.5,
        points=(*points, Point(len(record), (1.0, 0.0), (0.0, 0.0))),
        draws=(Draw(0, 1, (0.07, -0.07), (0.01, 0.01)), Draw(3, 4, (0.001, -0.001), (0.01, 0.01))),
        decisions=tuple(decisions),
        winners=(0,),
    )


def test_sums_count_only_what_is_beyond_noise() -> None:
    found = made()
    sums = found.sums(0)
    assert sums.luck == pytest.approx(0.071)
    assert sums.luck_error == pytest.approx(0.0002**0.5)
    assert sums.costly == 1
    assert sums.cost == pytest.approx(0.12)
    assert sums.decisions == sum(one.seat == 0 for one in found.decisions)
    assert len(found.worst(0)) == 1


def test_the_words_name_what_was_played_and_what_would_have_been_better() -> None:
    record, found = short_record("aloha"), made()
    text = told(record, found, "en")
    assert text.startswith("Ana (Red): luck +7% (± 3%), errors 12% (± 4%), one costly decision of ")
    assert "That cost 12% (± 4%) of a win." in text
    assert "  Better: " in text
    assert text.endswith("Analysed by Vaka 1.2.3, level hard, in 42 s.")
    first = costly(record, found, "en")[0][0]
    assert first.played != first.better


@pytest.mark.parametrize("lang", LANGUAGES)
def test_three_languages(lang: str) -> None:
    record, found = short_record("aloha"), made()
    text = told(record, found, lang)
    assert "{" not in text
    assert (" %" if lang == "en" else "\u00a0%") in text or lang == "en"
    if lang == "fr":
        assert not re.search(r"[^\s\u00a0][;:?!»](\s|$)| [;:?!»]", text)
    assert f'lang="{lang}"' in draw(record, found, lang)


def test_noise_is_not_told_as_luck() -> None:
    record, found = short_record("aloha"), made()
    quiet = Analysis(**{**vars(found), "draws": (Draw(0, 1, (0.01, -0.01), (0.01, 0.01)),), "decisions": ()})
    text = told(record, quiet, "en")
    assert "no clear luck (± 2%), no certain errors, no costly decision of 0" in text


def test_the_curve_can_be_read_without_colour() -> None:
    """Every seat has its own dashes and marks, and its name at the end of its line."""
    record, found = short_record("aloha"), made()
    picture = draw(record, found)
    for seat, name in enumerate(("Ana", "Ben")):
        assert f'stroke-dasharray="{DASHES[seat]}"' in picture
        assert SHAPES[seat] in picture
        assert f">{name}</text>" in picture
    assert len(set(DASHES)) == len(set(SHAPES)) == 8
    assert "data-ply" not in picture
    asked = draw(record, found, interactive=True)
    assert asked.count("data-ply") == len(found.points)


def test_a_seats_own_curve_is_by_what_it_knew() -> None:
    """Its line alone, through its own decisions to how it came out; what everybody knew is a thin trace."""
    record, found = short_record("aloha"), made()
    picture = draw(record, found, interactive=True, own=1)
    known = [(ply, chance) for ply, chance in found.own_curve(1) if ply < found.plies]
    assert known
    assert [(point.ply, point.chances[1]) for point in known_to(found, 1).points] == [*known, (found.plies, 0.0)]
    assert picture.count("data-ply") == len(known) + 1
    assert ">Ben</text>" in picture
    assert ">Ana</text>" not in picture
    assert "by what Ben knew" in picture
    assert picture.count("<polyline") == 3


def test_a_phone_has_a_curve_of_its_own() -> None:
    """Letters of a phone's picture are read without enlarging it: it is drawn for half the width."""
    record, found = short_record("aloha"), made()
    assert 'viewBox="0 0 900' in draw(record, found)
    narrow = draw(record, found, interactive=True, narrow=True)
    assert 'viewBox="0 0 440' in narrow
    assert narrow.count("data-ply") == len(found.points)
    assert "<style>" not in narrow, "a page that forbids inline style has the sheet of its own"
    assert "<style>" in draw(record, found)
