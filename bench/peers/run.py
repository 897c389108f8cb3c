"""Vaka beside its peers, in one run: `python bench/peers/run.py [--json]`.

Makes an environment of its own (build/peers-venv), installs catanatron and OpenSpiel from PyPI there, and measures ours, theirs,
ours, theirs, so that whatever else the machine is doing hits all alike. The best of the rounds counts, for everybody.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parents[1]
PEERS: Final = ROOT / "build" / "peers-venv"
OURS: Final = ROOT / ".venv" / "bin" / "python"
PACKAGES: Final = {"catanatron": "catanatron", "open_spiel": "pyspiel"}
"""What is installed, and the module that is imported."""


class Trouble(Exception):
    """A measurement that could not be made; one line."""


def python_of(environment: Path) -> Path:
    return environment / "bin" / "python"


def install(packages: dict[str, str]) -> dict[str, str]:
    """Install what is missing; the packages that cannot be had, each with the reason."""
    if not python_of(PEERS).exists():
        print(f"making {PEERS.relative_to(ROOT)}", file=sys.stderr)
        try:
            venv.create(PEERS, with_pip=True)
        except (OSError, subprocess.SubprocessError) as error:
            return dict.fromkeys(packages, f"no environment could be made: {error}")
    missing: dict[str, str] = {}
    for package, module in packages.items():
        if run_quietly([python_of(PEERS), "-c", f"import {module}"]) is None:
            continue
        print(f"installing {package}", file=sys.stderr)
        trouble = run_quietly([python_of(PEERS), "-m", "pip", "install", "-q", "--disable-pip-version-check", package])
        if trouble is not None:
            missing[package] = trouble
    return missing


def run_quietly(command: list[Any]) -> str | None:
    """None if the command succeeds, else the last line of its complaint."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if done.returncode == 0:
        return None
    return (done.stderr.strip().splitlines() or [f"exit status {done.returncode}"])[-1]


def figures_of(command: list[Any]) -> Any:
    """The JSON that a command prints; nothing of our own path or sources leaks into it."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, cwd=ROOT / "build", env=environment)
    if done.returncode != 0:
        raise Trouble((done.stderr.strip().splitlines() or [f"exit status {done.returncode}"])[-1])
    return json.loads(done.stdout)


def ours(seconds: float) -> dict[str, Any]:
    """The compiled build's figures for every game."""
    found: dict[str, Any] = figures_of([OURS, "-m", "vaka", "bench", "--json", "--repeats", "1", "--seconds", seconds])
    return found


def better(best: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The best of both, figure by figure: the most per second, the least time."""
    merged = dict(best)
    for key, value in new.items():
        if isinstance(value, dict):
            merged[key] = better(best.get(key, {}), value)
        elif key in best and key.endswith("_per_s"):
            merged[key] = max(best[key], value)
        elif key in best and key.endswith(("_us", "_ms")):
            merged[key] = min(best[key], value)
        else:
            merged[key] = value
    return merged


def measure(rounds: int, seconds: float, missing: dict[str, str]) -> dict[str, Any]:
    """Ours, then each peer, and again."""
    peers = {
        package: [python_of(PEERS), HERE / script, seconds]
        for package, script in (("catanatron", "catanatron_figures.py"), ("open_spiel", "openspiel_figures.py"))
        if package not in missing
    }
    found: dict[str, Any] = {"vaka": {}}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
        for package, command in peers.items():
            found["vaka"] = better(found["vaka"], ours(seconds))
            try:
                found[package] = better(found.get(package, {}), figures_of(command))
            except Trouble as trouble:
                missing[package] = str(trouble)
        if not peers:
            found["vaka"] = better(found["vaka"], ours(seconds))
    return found | {"missing": missing} | ratios(found)


def ratios(found: dict[str, Any]) -> dict[str, Any]:
    """How many times catanatron's decisions per second each of our games makes."""
    if "catanatron" not in found:
        return {}
    theirs = found["catanatron"]["playout_decisions_per_s"]
    return {"ratio_to_catanatron": {name: game["playout_decisions_per_s"] / theirs for name, game in found["vaka"].items()}}


def show(found: dict[str, Any]) -> None:
    """The table for a reader."""
    line = "{:<26}{:>18}{:>16}{:>11}{:>22}"
    print(line.format("", "playout decis./s", "driven acts/s", "copy µs", "ratio to catanatron").rstrip())
    for name, game in found["vaka"].items():
        ratio = found.get("ratio_to_catanatron", {}).get(name)
        title = f"vaka {name} ({game['build']})"
        print(line.format(title, *cells(game), f"{ratio:.1f}" if ratio else "").rstrip())
    if "catanatron" in found:
        print(line.format("catanatron", *cells(found["catanatron"]), "1").rstrip())
    for name, game in found.get("open_spiel", {}).items():
        print(line.format(f"OpenSpiel {name}", *cells(game), "").rstrip())
    for package, reason in found["missing"].items():
        print(f"{package} could not be measured: {reason}")


def cells(figures: dict[str, Any]) -> tuple[str, str, str]:
    def rate(key: str) -> str:
        return f"{figures[key]:,.0f}" if key in figures else "-"

    return rate("playout_decisions_per_s"), rate("driven_actions_per_s"), f"{figures['copy_us']:.2f}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=4, help="how often each is measured (default: 4)")
    parser.add_argument("--seconds", type=float, default=1.0, help="about how long each figure is measured (default: 1)")
    parser.add_argument("--json", action="store_true", help="for programs")
    args = parser.parse_args()
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # `| head` ends it quietly
    if not OURS.exists():
        print("there is no .venv: run `make setup` first", file=sys.stderr)
        return 1
    try:
        missing = install(PACKAGES)
        found = measure(max(1, args.rounds), args.seconds, missing)
    except (Trouble, OSError, subprocess.SubprocessError) as trouble:
        print(f"vaka could not be measured: {trouble}", file=sys.stderr)
        return 1
    interpreted = [name for name, game in found["vaka"].items() if game["build"] != "compiled"]
    if interpreted:
        print(f"not the compiled build: {', '.join(interpreted)}; run `make setup`", file=sys.stderr)
    if args.json:
        print(json.dumps(found, indent=2))
    else:
        show(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
