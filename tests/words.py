"""What tests of messages have in common."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from vaka.engine.errors import BadNotation
from vaka.engine.game import Game
from vaka.engine.state import State
from vaka.engine.words import LANGUAGES


def presenting_keys(game: Game) -> set[str]:
    """What the first page and the set-up page say of a game: its sentence, its seats, and a meaning for every choice."""
    keys = {"tagline"} | {f"seat-{word}" for seats in game.seats for word in game.seat_words(seats)}
    for name, option in game.options.items():
        keys |= {f"option-{name}", f"option-{name}-meaning"}
        keys |= {f"option-{name}-{choice}{part}" for choice in option.choices for part in ("", "-meaning")}
    return keys | {f"preset-{name}{part}" for name in game.presets for part in ("", "-meaning")}


def check_typed(state: State, lang: str) -> None:
    """What a list shows to a reader of a language can be typed, and no two lines are alike; nothing, where nobody is asked."""
    if state.actor() < 0:
        return
    game = state.game
    shown = {game.typed(state, action, lang): action for action in state.legal()}
    assert len(shown) == len(state.legal())
    for text, action in shown.items():
        assert game.parse(state, text) == action, text
        assert game.parse(state, text.capitalize()) == action, text


def refused(state: State, typed: str) -> BadNotation:
    """Why this cannot be typed now."""
    with pytest.raises(BadNotation) as caught:
        state.game.parse(state, typed)
    return caught.value


def check_places(view: State, paragraphs: Collection[str]) -> list[str]:
    """Every place of a view has a name, whole sentences, and a paragraph that exists; the names of all."""
    game = view.game
    names = game.places(view)
    assert len(set(names)) == len(names)
    for lang in LANGUAGES:
        assert game.prompt(view, lang)
        for place in names:
            about = game.about(view, place, lang)
            assert about.name, place
            assert about.effect, place
            assert about.rule in paragraphs, (place, about.rule)
            for text in (about.name, about.effect, about.price, about.points, about.why_not):
                assert "=" not in text, text  # a message that is missing shows its parameters
                assert "{" not in text, text
                assert "none" not in text.split(), text
                assert text == text.strip(), text
    return names
