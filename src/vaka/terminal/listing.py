"""`vaka games` and `vaka rules`."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING, Any

from vaka.engine.registry import game as find_game
from vaka.engine.registry import games as all_games
from vaka.terminal.common import Speech, add_language, is_plain, language, show, show_json, show_table

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from vaka.engine.game import Game


def add_games(parser: argparse.ArgumentParser) -> None:
    """What `vaka games` takes."""
    parser.add_argument("game", nargs="?", help="one game, with its options explained")
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run_games)


def run_games(args: argparse.Namespace) -> int:
    """Every game in a line, or one with its options."""
    chosen = [find_game(name) for name in ([args.game] if args.game else all_games())]
    if args.json:
        show_json([described(game) for game in chosen])
    elif args.game:
        show_one(chosen[0], language(args))
    else:
        show_all(chosen, language(args))
    return 0


def show_all(games: Sequence[Game], lang: str) -> None:
    """Every game in a line, and below what each is about."""
    say = Speech(lang)
    rows = [(game.id, game.title, players(game), minutes(game), game.designer) for game in games]
    show_table([say(f"list-{column}") for column in ("game", "title", "players", "minutes", "designer")], rows)
    for game in games:
        print()
        about = game.words.say("tagline", {}, lang) if game.words.has("tagline", lang) else ""
        show(say("list-about", title=game.title, about=about) if about else game.title)
        if game.options:
            show("  " + say("list-options", options=written_options(game)), " " * 4)


def described(game: Game) -> dict[str, Any]:
    """A game as JSON data."""
    return {
        "id": game.id,
        "title": game.title,
        "seats": list(game.seats),
        "options": {name: {"choices": list(option.choices), "default": option.default} for name, option in game.options.items()},
        "designer": game.designer,
        "publisher": game.publisher,
        "year": game.year,
        "minutes": [game.minutes.start, game.minutes.stop - 1] if game.minutes else None,
        "rules": game.version,
        "action_count": game.action_count,
        "outcome_count": game.outcome_count,
    }


def players(game: Game) -> str:
    """The player counts, for instance 2-4."""
    fewest, most = game.seats.start, game.seats.stop - 1
    return str(fewest) if fewest == most else f"{fewest}-{most}"


def minutes(game: Game) -> str:
    """How long a game takes, for instance 15-30."""
    return f"{game.minutes.start}-{game.minutes.stop - 1}" if game.minutes else ""


def written_options(game: Game) -> str:
    """The options as they are given to --option."""
    return " ".join(
        f"{name}={'|'.join([option.default, *(word for word in option.choices if word != option.default)])}"
        for name, option in game.options.items()
    )


def show_one(game: Game, lang: str) -> None:
    """A game and the meaning of its options, in the reader's language where the game has the words."""
    year = f", {game.year}" if game.year else ""
    print(f"{game.title} ({game.designer}{year}), {players(game)}" if game.designer else f"{game.title}, {players(game)}")
    if game.words.has("tagline", lang):
        show(game.words.say("tagline", {}, lang))
    for name, option in game.options.items():
        print()
        show(worded(game, f"option-{name}", name, lang))
        for choice in option.choices:
            star = "*" if choice == option.default else " "
            show(f" {star} --option {name}={choice}  {worded(game, f'option-{name}-{choice}', '', lang)}".rstrip(), " " * 6)


def worded(game: Game, key: str, fallback: str, lang: str) -> str:
    """The name and the meaning of an option or a choice."""
    name = game.words.say(key, {}, lang) if game.words.has(key, lang) else fallback
    meaning = game.words.say(f"{key}-meaning", {}, lang) if game.words.has(f"{key}-meaning", lang) else ""
    return Speech(lang)("list-about", title=name, about=meaning) if name and meaning else name or meaning


def add_rules(parser: argparse.ArgumentParser) -> None:
    """What `vaka rules` takes."""
    parser.add_argument("game", help="a game that `vaka games` lists")
    add_language(parser)
    parser.set_defaults(run=run_rules)


def run_rules(args: argparse.Namespace) -> int:
    """The rules: laid out on a terminal, as plain Markdown elsewhere."""
    show_rules(find_game(args.game), language(args))
    return 0


def show_rules(game: Game, lang: str) -> None:
    """Print the rules of a game."""
    text = without_pictures(game.rules(lang))
    if not sys.stdout.isatty():
        print(text.rstrip("\n"))
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    with console.capture() as laid_out:
        console.print(Markdown(text), width=min(console.width, 100))
    show_pages(laid_out.get())


def without_pictures(rules: str) -> str:
    """A rules text without the lines that are pictures on a page.

    >>> without_pictures("## 2 Set-up\\n\\n![The board](picture:start)\\n\\nPlace...")
    '## 2 Set-up\\n\\nPlace...'
    """
    return re.sub(r"^!\[[^\]\n]*\]\(picture:[^)\n]*\)\n+", "", rules, flags=re.MULTILINE)


def show_pages(text: str) -> None:
    """A long text on a terminal: by the reader's pager, if there is one, else all at once."""
    command = shlex.split(os.environ.get("PAGER") or "less")
    if text.count("\n") < shutil.get_terminal_size().lines or is_plain() or not command or not shutil.which(command[0]):
        print(text, end="")
        return
    # R: colours as they are; F: what fits is just shown; X: what was read stays on the screen.
    subprocess.run(command, input=text, text=True, check=False, env={"LESS": "-RFX", **os.environ})
