"""A number that is shown twice is the same number: points in the scores, the panels, the text, the picture and the explanations."""

from __future__ import annotations

import random
import re
from html import unescape

import pytest

import vaka
from vaka.engine.registry import own_games
from vaka.engine.words import LANGUAGES

POINTS = "prosperity points?|victory points?|points? de prospérité|points?|Siegpunkte?|Wohlstandspunkte?|Punkte?"
SHOWN = re.compile(rf"(−?\d*½?)\s(?:{POINTS})\b")
"""Points as every language writes them."""


def said(told: str) -> list[str]:
    """The points that a text gives."""
    return [match[1] for match in SHOWN.finditer(told) if match[1]]


@pytest.mark.parametrize("name", own_games())
def test_points_are_the_same_wherever_they_stand(name: str) -> None:
    """For every seat of a random game: in the text, under its place, and in the titles of the picture that begin with its name."""
    game, rng, found = vaka.game(name), random.Random(4), 0
    state = game.new(3)
    for ply in range(1200):
        if state.actor() == vaka.OVER:
            break
        state.apply(rng.choice(state.legal()))
        if ply % 40:
            continue
        view, lang = state.redact(ply % state.seats), LANGUAGES[ply // 40 % 3]
        scores = [game.write_score(score, lang) for score in view.scores()]
        titles = [unescape(title) for title in re.findall(r"<title>([^<]*)</title>", game.picture(view, lang=lang) or "")]
        for seat, score in enumerate(scores):
            called = game.seat_name(state.seats, seat, lang)
            begun = re.compile(rf"{called}\s?: \S+\s(?:{POINTS})\b")
            lines = [line for line in (*game.text(view, lang).splitlines(), *titles) if begun.match(line)]
            told = [said(line)[0] for line in lines if said(line)]
            place = f"seat-{game.seat_words(state.seats)[seat]}"
            told += said(game.about(view, place, lang).points) if place in game.places(view) else []
            assert set(told) <= {score}, (lang, told, score)
            found += len(told)
    assert found > 20 or name == "aloha"  # there a Tiki has steps, and no points


def points(told: str, colours: list[str]) -> list[str]:
    """What a sentence gives to each: "Yellow 9, Red 8½ and Green 2"."""
    return [re.findall(rf"{colour} ([^ ,]+)", told)[0] for colour in colours]


def test_the_points_of_paradise_are_those_of_the_track() -> None:
    """10.1: what was counted last, and what it would be now; and whoever asks reads which is which."""
    game, rng, apart = vaka.game("paradise"), random.Random(2), 0
    state = game.new(3)
    for ply in range(2500):
        state.apply(rng.choice(state.legal()))
        if ply % 50 or state.actor() < 0:
            continue
        view = state.redact(0)
        told = game.about(view, "track", "en").effect
        data, now = state.write()["track"], [game.write_score(score) for score in view.scores()]
        last = [game.write_score(score) for score in data.values()]
        colours = [game.seat_name(3, seat) for seat in range(3)]
        counted, _, rest = told.partition(". ")
        assert points(counted, colours) == last
        if last != now:
            apart += 1
            assert points(rest.partition(". ")[0], colours) == now
    assert apart > 3
