"""The games and bots that a server offers, described for readers and programs."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import TYPE_CHECKING, Any

from markdown_it import MarkdownIt

from vaka.bots import bot, bots
from vaka.engine.names import CHANCE
from vaka.engine.registry import game as find_game
from vaka.engine.registry import games as all_games
from vaka.table.phrases import SENTENCES, bot_label

if TYPE_CHECKING:
    from vaka.engine.game import Game


def games(lang: str) -> list[dict[str, Any]]:
    """Every game."""
    return [described(find_game(name), lang) for name in all_games()]


def described(game: Game, lang: str) -> dict[str, Any]:
    """A game with its options and their meaning."""
    return {
        "id": game.id,
        "title": game.title,
        "designer": game.designer,
        "year": game.year,
        "seats": list(game.seats),
        "minutes": [game.minutes.start, game.minutes.stop - 1] if game.minutes else None,
        "tagline": _word(game, "tagline", lang),
        "options": [
            {
                "name": name,
                "label": _word(game, f"option-{name}", lang) or name,
                "meaning": _word(game, f"option-{name}-meaning", lang),
                "default": option.default,
                "choices": [
                    {
                        "value": choice,
                        "label": _word(game, f"option-{name}-{choice}", lang) or choice,
                        "meaning": _word(game, f"option-{name}-{choice}-meaning", lang),
                    }
                    for choice in option.choices
                ],
            }
            for name, option in game.options.items()
        ],
        "seating": {
            str(count): [
                {"word": word, "label": game.seat_name(count, seat, lang)} for seat, word in enumerate(game.seat_words(count))
            ]
            for count in game.seats
        },
        "picture": f"/api/v1/games/{game.id}/picture.svg" if game.board is not None else None,
    }


def _word(game: Game, key: str, lang: str) -> str:
    return game.words.say(key, {}, lang) if game.words.has(key, lang) else ""


def bot_list(lang: str) -> list[dict[str, str]]:
    """Every bot, the strongest that we know of last."""
    found = []
    for name in sorted(bots(), key=lambda name: (name not in ("random", "greedy"), name != "random", name)):
        has_meaning = SENTENCES.has(f"bot-{name}-meaning", lang)
        meaning = (
            SENTENCES.say(f"bot-{name}-meaning", {}, lang) if has_meaning else (type(bot(name)).__doc__ or "").partition("\n")[0]
        )
        found.append({"name": name, "label": bot_label(name, lang), "meaning": meaning})
    return found


@cache
def picture(game: Game, theme: str) -> str | None:
    """A game shortly after its start, with the same luck every time: to show what it looks like."""
    if game.board is None:
        return None
    state, luck = game.new(max(game.seats)), random.Random(1)
    while state.actor() == CHANCE:
        state.apply(luck.choices(state.legal(), state.weights())[0])
    return game.picture(state, theme=theme, interactive=False)


_NUMBERED = re.compile(r"<h([1-6])>((\d+(?:\.\d+)*)\b)")


@cache
def rules_html(game: Game, lang: str) -> str:
    """The rules as HTML; a numbered heading can be linked to as `rule-4.2`."""
    html: str = MarkdownIt("commonmark", {"html": False}).enable("table").render(game.rules(lang))
    return _NUMBERED.sub(r'<h\1 id="rule-\3">\2', html)
