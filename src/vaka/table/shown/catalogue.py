"""The games and bots that a server offers, described for readers and programs."""

from __future__ import annotations

import random
import re
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Final

from markdown_it import MarkdownIt

from vaka.bots import bot, bots
from vaka.bots.levels import LEVELS, levels_of
from vaka.engine.names import CHANCE
from vaka.engine.registry import game as find_game
from vaka.engine.registry import games as all_games
from vaka.table.protocol.phrases import SENTENCES, bot_label

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
        "presets": presets(game, lang),
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
                        "seats": fitting(game)[name, choice],
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
        "lessons": len(game.course()),
        "lessons_alone": len(game.course(alone=True)),
    }


def presets(game: Game, lang: str) -> list[dict[str, Any]]:
    """The ways to play that a game offers by name, each with all its options and the player counts that it is for."""
    usual = {name: option.default for name, option in game.options.items()}
    return [
        {
            "name": name,
            "label": _word(game, f"preset-{name}", lang) or name,
            "meaning": _word(game, f"preset-{name}-meaning", lang),
            "options": {**usual, **chosen},
            "seats": [count for count in game.seats if game.clash(count, {**usual, **chosen}) is None],
        }
        for name, chosen in game.presets.items()
    ]


@cache
def fitting(game: Game) -> dict[tuple[str, str], list[int]]:
    """For each choice of an option the player counts that it goes with, the others being as usual but for one of them at most."""
    usual = {name: option.default for name, option in game.options.items()}
    ways = [usual, *({**usual, name: one} for name, option in game.options.items() for one in option.choices)]
    return {
        (name, one): [count for count in game.seats if any(game.clash(count, {**way, name: one}) is None for way in ways)]
        for name, option in game.options.items()
        for one in option.choices
    }


def chosen(game: Game, options: dict[str, str], lang: str) -> list[dict[str, str]]:
    """What was chosen at a table beside what is usual, in words."""
    return [
        {
            "label": _word(game, f"option-{name}", lang) or name,
            "choice": _word(game, f"option-{name}-{options[name]}", lang) or options[name],
        }
        for name, option in game.options.items()
        if options.get(name, option.default) != option.default
    ]


def _word(game: Game, key: str, lang: str) -> str:
    return game.words.say(key, {}, lang) if game.words.has(key, lang) else ""


ORDER: Final = ("random", "easy", "medium", "hard", "expert", "greedy", "search")


def bot_list(lang: str, game: Game | None = None) -> list[dict[str, str]]:
    """Every bot, the levels in their order; where a game is named, only the levels that it has, and for how many seats."""
    found = []
    missing = set(LEVELS) - set(levels_of(game)) if game is not None else set()
    for name in sorted(set(bots()) - missing, key=lambda name: (ORDER.index(name) if name in ORDER else len(ORDER), name)):
        has_meaning = SENTENCES.has(f"bot-{name}-meaning", lang)
        meaning = (
            SENTENCES.say(f"bot-{name}-meaning", {}, lang) if has_meaning else (type(bot(name)).__doc__ or "").partition("\n")[0]
        )
        entry = {"name": name, "label": bot_label(name, lang), "meaning": meaning}
        if game is not None:
            fitting = [seats for seats in game.seats if name not in LEVELS or name in levels_of(game, seats)]
            entry["seats"] = " ".join(map(str, fitting))
        found.append(entry)
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


def lesson_picture(game: Game, key: str, lang: str) -> str | None:
    """The position of one of the game's lessons, as whoever is asked there sees it; None if there is no such picture."""
    is_known = any(lesson.key == key for lesson in game.lessons())
    return _lesson_picture(game, key, lang) if is_known and game.board is not None else None


@cache
def _lesson_picture(game: Game, key: str, lang: str) -> str | None:
    """Kept for every lesson that there is, and for nothing that somebody makes up."""
    lesson = next(lesson for lesson in game.lessons() if lesson.key == key)
    state = game.arrange(lesson.seats, game.check(lesson.seats, lesson.options), lesson.words)
    return game.picture(state.redact(state.actor()) if state.actor() >= 0 else state, lang=lang, interactive=False)


BOXED: Final = ('<div class="table-box" tabindex="0">', "</div>")
"""A table that is wider than the page is moved in a box of its own, by finger or by key."""
_NUMBERED = re.compile(r"<h([1-6])>((\d+(?:\.\d+)*)\b)")
_PICTURE = re.compile(r'<p><img src="picture:([\w-]+)" alt="([^"]*)" /></p>')
_SIZE = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


@cache
def rules_html(game: Game, lang: str) -> str:
    """The rules as HTML; a numbered heading can be linked to as `rule-4.2`, and `picture:KEY` shows the position of a lesson."""
    html: str = MarkdownIt("commonmark", {"html": False}).enable("table").render(game.rules(lang))
    html = html.replace("<table>", BOXED[0] + "<table>").replace("</table>", "</table>" + BOXED[1])
    return _PICTURE.sub(partial(_shown, game, lang), _NUMBERED.sub(r'<h\1 id="rule-\3">\2', html))


def _shown(game: Game, lang: str, found: re.Match[str]) -> str:
    """A picture in the rules, fetched when it comes into sight; it has its size beforehand, so that nothing moves then."""
    key, alt = found.groups()
    drawing = lesson_picture(game, key, lang)
    if drawing is None:
        return ""
    size = _SIZE.search(drawing)
    room = f' width="{round(float(size[1]))}" height="{round(float(size[2]))}"' if size else ""
    return f'<p><img src="/api/v1/games/{game.id}/lessons/{key}.svg?lang={lang}" alt="{alt}"{room} loading="lazy"></p>'
