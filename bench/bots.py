"""What the bots are worth: `python -m bench.bots` (or `make bots`) measures for `--minutes`, and writes docs/bots.md.

Every figure is kept in build/bots, so that the command goes on where it stopped; what was not measured is said in its place.
`--anew` forgets what was measured before. The machine should have nothing else to do.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import time
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import vaka
from bench.bot_fairness import fairness
from bench.bot_speed import openspiel, parts
from vaka.arena.match import Match, play_match
from vaka.arena.sequential import ABOVE
from vaka.bots.levels import levels_of, player_of
from vaka.bots.networks import knows
from vaka.bots.search import data_of

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT: Final = Path(__file__).parents[1]
KEPT: Final = ROOT / "build" / "bots"
PAGE: Final = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"
SEATS: Final = {"aloha": 2, "moorea": 2, "vanuatu": 3, "paradise": 2}
WITHOUT_LUCK: Final[dict[str, dict[str, str]]] = {"aloha": {"mode": "expert"}}
"""The options with which a game has no chance: there skill alone decides, and `hard` is asked once more."""
UNLEARNED: Final = "hard without its network"
MOST_GAMES: Final = 200
TWINS: Final = 1000


class Step(NamedTuple):
    """Two bots of which the first should be the stronger, and by how much: a share of decided games, or times the fair share."""

    stronger: str
    weaker: str
    for_two: float
    for_more: float
    games: int = MOST_GAMES
    options: tuple[tuple[str, str], ...] = ()

    def wanted(self, seats: int) -> float:
        """The share of wins that the first is to surpass."""
        return self.for_two if seats == 2 else self.for_more / seats

    @property
    def title(self) -> str:
        """The first bot, with the options that it plays under."""
        return ", ".join([self.stronger, *(f"{name} {value}" for name, value in self.options)])


def steps_of(game: str) -> list[Step]:
    """What is asked of the levels that a game has."""
    known = list(levels_of(vaka.game(game), SEATS[game]))
    found = [Step("greedy", "random", 0.6, 1.4)]
    for weaker, stronger in pairwise(known):
        found.append(Step("expert at 0.2 s" if stronger == "expert" else stronger, weaker, 0.6, 1.4))
    if "hard" in known:
        found.append(Step("hard", "greedy", 0.75, 1.8))
        if game in WITHOUT_LUCK:
            found.append(Step("hard", "greedy", 0.75, 1.8, options=tuple(WITHOUT_LUCK[game].items())))
    if "expert" in known:
        found.append(Step("expert", "hard", 0.6, 1.4, 40))
    if "hard" in known and has_learned(game):
        found.append(Step("hard", UNLEARNED, 0.55, 1.2))
    return found


def has_learned(game: str) -> bool:
    """Does a network rate the leaves, for as many players as are measured?"""
    return knows(vaka.game(game).new(SEATS[game]))


def spelled(game: str, name: str) -> str:
    """The bot that a name of a step means, with its numbers: what was measured stands whatever becomes of the level."""
    learned = has_learned(game)
    if name == "expert at 0.2 s":
        return repr(player_of(vaka.game(game), "expert", learned)).split("'")[1].replace("seconds=1.0", "seconds=0.2")
    if name == UNLEARNED:
        return repr(player_of(vaka.game(game), "hard")).split("'")[1] + ",learned=0"
    if name in levels_of(vaka.game(game), SEATS[game]):
        return repr(player_of(vaka.game(game), name, learned)).split("'")[1]
    return name


def kept_as(game: str, bots: list[str], step: Step) -> str:
    """The name of what is kept of a match: the bots, the options, and how a search thinks, so that nothing stale is told."""
    told = [*bots, *(value for _, value in step.options)]
    if any(name.startswith("search") for name in bots):
        told += [f"{name} {value}" for name, value in data_of(vaka.game(game)).get("search", {}).items()]
        told += [f"{name} {value}" for name, value in learned_numbers(game).items()]
    return "-".join("".join(sign if sign.isalnum() else " " for sign in " ".join(told)).split())


def learned_numbers(game: str) -> dict[str, Any]:
    """What the search is told where a network rates the leaves; nothing where none does."""
    found: dict[str, Any] = data_of(vaka.game(game)).get("learned", {}).get(str(SEATS[game]), {}) if has_learned(game) else {}
    return found


class Figures:
    """What was measured, a file for each figure."""

    def __init__(self, folder: Path, minutes: float, jobs: int) -> None:
        self.folder = folder
        self.jobs = jobs
        self.ends = time.monotonic() + 60 * minutes
        folder.mkdir(parents=True, exist_ok=True)

    def is_time(self) -> bool:
        """May something more be measured?"""
        return time.monotonic() < self.ends

    def get(self, name: str, work: Callable[[], Any]) -> Any:
        """A figure that is kept, or measured now; None if there is no time."""
        file = self.folder / f"{name}.json"
        if not file.exists() and self.is_time():
            print("measuring", name, flush=True)
            file.write_text(json.dumps(work()), encoding="utf-8")
        return json.loads(file.read_text(encoding="utf-8")) if file.exists() else None

    def match(self, game: str, step: Step) -> Match | None:
        """A match, in pieces of a few games, until it is decided or the time is over; None if no game was played."""
        seats = SEATS[game]
        bots = [spelled(game, step.stronger), *[spelled(game, step.weaker)] * (seats - 1)]
        file = self.folder / f"{game}-{kept_as(game, bots[:2], step)}.jsonl"
        kept = len(file.read_text(encoding="utf-8").splitlines()) - 1 if file.exists() else 0
        count = max(kept, 0)
        wanted = step.wanted(seats)
        while True:
            more = min(step.games, count + 2 * seats * self.jobs) if self.is_time() else count
            if more == 0:
                return None
            match = play_match(game, bots, dict(step.options), more, 1, self.jobs, wanted, file)
            if match.games < more or more >= step.games or not self.is_time():
                return match
            count = more


# --- The page ---


def speed_table(figures: Figures) -> list[str]:
    """Iterations by part, and OpenSpiel's."""
    lines = [
        "| game, seats | iterations/s | iteration µs | its tree alone | copy | moves | step | resample | judge |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for game, seats in SEATS.items():
        if game not in vaka.games():
            continue
        found = figures.get(f"speed-{game}", lambda game=game, seats=seats: parts(vaka.game(game), seats, {}))  # type: ignore[misc]
        if found is None:
            lines.append(f"| {game}, {seats} | not measured | | | | | | | |")
            continue
        each = " | ".join(f"{found[part]:.2f}" for part in ("copy", "moves", "step", "resample", "judge"))
        whole, tree = found["iteration"], found["tree"]
        lines.append(f"| {game}, {seats} | {1e6 / whole:,.0f} | {whole:.1f} | {tree:.1f} | {each} |")
    peer = figures.get("openspiel", lambda: openspiel(2.0))
    if isinstance(peer, dict):
        told = "; ".join(f"{name} {found['c++']:,.0f} in C++, {found['python']:,.0f} in Python" for name, found in peer.items())
        lines += ["", f"OpenSpiel's own searches on the same machine, with one random rollout at the leaf, iterations/s: {told}."]
    else:
        lines += ["", f"OpenSpiel was not measured{f': {peer}' if peer else ''}."]
    return lines


def strength_table(figures: Figures, game: str) -> list[str]:
    """Every step of a game."""
    seats = SEATS[game]
    lines = [
        f"### {vaka.game(game).title}, {seats} seats",
        "",
        "| | | games | share | 95% interval | wanted | decided | ms/decision |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for step in steps_of(game):
        wanted = step.wanted(seats)
        match = figures.match(game, step)
        if match is None:
            lines.append(f"| {step.title} | against {step.weaker} | not measured | | | {wanted:.0%} | | |")
            continue
        first, second = match.bots[0], match.bots[1]
        verdict = "yes" if match.verdict == ABOVE else "lower end above" if first.low > wanted else match.verdict
        lines.append(
            f"| {step.title} | against {step.weaker} | {match.games} | {first.share:.0%} | {first.low:.0%} to {first.high:.0%} "
            f"| {wanted:.0%} | {verdict} | {first.cpu_ms_per_decision:.1f} / {second.cpu_ms_per_decision:.1f} |"
        )
    settings = data_of(vaka.game(game))
    known = levels_of(vaka.game(game), SEATS[game])
    lines += ["", "Levels: " + "; ".join(f"{level} `{spelled(game, level)}`" for level in known) + "."]
    if settings.get("search"):
        lines += ["Search: " + ", ".join(f"{name} {value}" for name, value in settings["search"].items()) + "."]
    if learned := learned_numbers(game):
        lines += ["With the network: " + ", ".join(f"{name} {value}" for name, value in learned.items()) + "."]
    return [*lines, ""]


def fairness_table(figures: Figures) -> list[str]:
    """Decisions of twins, and of views in another process."""
    lines = [
        "| game | positions | with something hidden | twins decided otherwise | another process decided otherwise |",
        "|---|---|---|---|---|",
    ]
    for game, seats in SEATS.items():
        if game not in vaka.games():
            continue
        found = figures.get(
            f"fairness-{game}",
            lambda game=game, seats=seats: fairness(vaka.game(game), seats, {}, TWINS),  # type: ignore[misc]
        )
        if found is None:
            lines.append(f"| {game} | not measured | | | |")
        else:
            lines.append(f"| {game} | {found['positions']} | {found['hidden']} | {found['twins']} | {found['elsewhere']} |")
    return lines


def write(figures: Figures) -> None:
    """The figures into their place on the page."""
    games = [game for game in SEATS if game in vaka.games()]
    body = ["", "## Speed", "", *speed_table(figures), "", "## Fairness", "", *fairness_table(figures), "", "## Strength", ""]
    for game in games:
        body += strength_table(figures, game)
    page = PAGE.read_text(encoding="utf-8")
    before, after = page.split(BEGIN)[0], page.split(END)[1]
    PAGE.write_text(before + BEGIN + "\n".join([*body, ""]) + END + after, encoding="utf-8")


def main() -> None:
    """Measure, and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=120, help="after this nothing more is begun (default: 120)")
    parser.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 1)), help="processes that play (default: all cores)")
    parser.add_argument("--anew", action="store_true", help="forget what was measured before")
    args = parser.parse_args()
    if args.anew:
        shutil.rmtree(KEPT, ignore_errors=True)
    write(Figures(KEPT, args.minutes, args.jobs))
    print(f"written: {PAGE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
