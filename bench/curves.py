"""How strong a network got while it learned: `python -m bench.curves vanuatu --seats 3 --games 60`.

Each network that a training has kept (`bench.train`) plays as in its training, against the greedy bot and against one that plays at
random. What is measured stands in `strength.jsonl` in the run's folder; a second call measures only what is missing. The picture is
`docs/pictures/learning-vanuatu-3.svg`. No training and no gate has these seeds.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

import vaka
from bench.training.plan import plan_of
from bench.training.playing import Player, compare
from vaka.arena.plot import BOTTOM, DASHES, HEIGHT, INKS, LEFT, RIGHT, TOP, WIDTH, text
from vaka.arena.simulation import wilson
from vaka.bots.networks import read
from vaka.draw.palette import themed
from vaka.draw.svg import document, number, points

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bench.training.plan import Plan

ROOT: Final = Path(__file__).parents[1]
OPPONENTS: Final = ("random", "greedy")
SEED: Final = 700_000_000


@dataclass(frozen=True)
class Point:
    """How a network did against an opponent on all other seats."""

    learned: int
    """The games from which it had learned."""
    against: str
    won: float
    games: int


def measured(file: Path) -> list[Point]:
    """What was measured before."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [Point(**json.loads(line)) for line in lines]


def measure(plan: Plan, folder: Path, games: int, opponents: Iterable[str] = OPPONENTS) -> list[Point]:
    """All points, the missing ones measured now; so many games for each, rounded up to whole rounds of the seats."""
    file = folder / "strength.jsonl"
    found = measured(file)
    count = -(-games // plan.seats) * plan.seats
    for kept in sorted(folder.glob("network-*.bin")):
        data = kept.read_bytes()
        learned = int(read(data).about["made"]["games"])
        for against in opponents:
            if any(point.learned == learned and point.against == against and point.games >= count for point in found):
                continue
            score = compare(plan, (Player("network", data), Player(against)), SEED, 0, count)
            point = Point(learned, against, score.won, score.games)
            found.append(point)
            with file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(asdict(point)) + "\n")
            print(f"{plan.game} {plan.seats}: {learned} games, {against}: won {score.won:g} of {score.games}", flush=True)
    return found


def plot(plan: Plan, found: list[Point], theme: str = "auto") -> str:
    """The share of wins over the games that were learned from, a line for each opponent, each point with its 95% interval."""
    last = max(point.learned for point in found)
    fair = 0.5 if plan.seats == 1 else 1 / plan.seats
    layers = [f'<rect width="{WIDTH}" height="{HEIGHT}" {themed("page")}/>']
    for quarter in range(5):
        y = height(quarter / 4)
        layers.append(f'<path d="M{LEFT} {number(y)}H{RIGHT}" {themed("thread", "stroke")} stroke-width="1"/>')
        layers.append(text(LEFT - 8, y + 4, f"{25 * quarter}%", 12, "end"))
        layers.append(text(across(last * quarter / 4, last), BOTTOM + 24, f"{last * quarter // 4:,}", 12, "middle"))
    fair_line = f'{themed("accent", "stroke")} stroke-width="1.5" stroke-dasharray="4 4"'
    layers.append(f'<path d="M{LEFT} {number(height(fair))}H{RIGHT}" {fair_line}/>')
    for place, against in enumerate(dict.fromkeys(point.against for point in found)):
        best = {point.learned: point for point in sorted(found, key=lambda one: one.games) if point.against == against}
        course = [best[learned] for learned in sorted(best)]
        ink = INKS[place % len(INKS)]
        line = f'fill="none" stroke="{ink}" stroke-width="2.5" stroke-dasharray="{DASHES[place % len(DASHES)]}"'
        corners = [(across(point.learned, last), height(point.won / point.games)) for point in course]
        layers.append(f'<polyline points="{points(corners)}" {line}/>')
        for point, (x, y) in zip(course, corners, strict=True):
            low, high = wilson(point.won, point.games)
            layers.append(
                f'<path d="M{number(x)} {number(height(low))}V{number(height(high))}" stroke="{ink}" stroke-width="1.5"/>'
            )
            layers.append(f'<circle cx="{number(x)}" cy="{number(y)}" r="3.5" fill="{ink}"/>')
        layers.append(f'<path d="M{RIGHT + 20} {TOP + 26 * place - 5}h30" {line}/>')
        layers.append(text(RIGHT + 58, TOP + 26 * place, f"against {against}"))
    layers.append(f'<path d="M{RIGHT + 20} {TOP + 47}h30" {fair_line}/>')
    layers.append(text(RIGHT + 58, TOP + 52, "fair share"))
    how = "one step ahead" if plan.player == "step" else "as it plays in training"
    title = f"{vaka.game(plan.game).title}, {plan.seats} seats: the network's share of wins, {how}, over games learned from"
    return document([*layers, text(LEFT, 26, title, 16)], width=WIDTH, height=HEIGHT, title=title, theme=theme)


def height(share: float) -> float:
    """Where a share stands in the picture."""
    return BOTTOM - share * (BOTTOM - TOP)


def across(learned: float, last: float) -> float:
    """And where so many games."""
    return LEFT + (RIGHT - LEFT) * learned / max(1, last)


def main() -> None:
    """Measure what is missing, and draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=60, help="for each network and opponent")
    parser.add_argument("--run", type=Path, metavar="FOLDER", help="where the run is kept: build/training/aloha-2 unless told")
    parser.add_argument("--out", type=Path, metavar="FILE", help="the picture")
    args = parser.parse_args()
    plan = plan_of(args.game, args.seats)
    folder = args.run or ROOT / "build" / "training" / f"{args.game}-{args.seats}"
    if not any(folder.glob("network-*.bin")):
        raise SystemExit(f"{folder}: no training has kept a network here (python -m bench.train {args.game} --seats {args.seats})")
    found = measure(plan, folder, args.games)
    out = args.out or ROOT / "docs" / "pictures" / f"learning-{args.game}-{args.seats}.svg"
    out.write_text(plot(plan, found) + "\n", encoding="utf-8")
    print(f"written: {out}")


if __name__ == "__main__":
    main()
