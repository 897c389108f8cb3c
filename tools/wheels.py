"""Compiled wheels for the Pythons of this machine, each tried in a bare environment without a compiler: `make wheels`.

Every wheel is built in a copy of the checkout, so that nothing of one Python gets into another's, and comes to dist/. It
installs within 10 s, takes at most 25 MB to download with what it needs, is imported in 0.15 s, is compiled, and plays: the same
games with the newest librt and with the oldest that pyproject.toml allows.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
PROJECT = ROOT / "pyproject.toml"
DIST = ROOT / "dist"
WANTED = ("3.11", "3.12", "3.13")
SECONDS, MEGABYTES, IMPORT = 10.0, 25.0, 0.15
TRIES = 10
"""The fastest of so many imports counts: others disturb a machine but never speed it up."""
TRY = """
import time
started = time.perf_counter()
import vaka
spent = time.perf_counter() - started
import vaka.engine.state as state
assert not state.__file__.endswith(".py"), "this is not the compiled form"
from vaka.arena import simulate
played = [simulate(vaka.game(name), vaka.game(name).usual_seats, games=2, seed=1) for name in vaka.games()]
print(spent, [(one.decisions, one.chance, one.results) for one in played])
"""


def find(version: str) -> Path | None:
    """The Python of this version: on the path, or one of pyenv's."""
    found = shutil.which(f"python{version}")
    homes = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))
    for python in [*([Path(found)] if found else []), *homes]:
        if subprocess.run([python, "-c", "import ssl, venv"], capture_output=True).returncode == 0:
            return python
    return None


def run(*command: str | Path, **options: object) -> str:
    """What a command says; where it fails, say that and end."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)  # type: ignore[call-overload]
    if done.returncode != 0:
        sys.exit(f"vaka: {' '.join(str(word) for word in command[:4])}... failed:\n{done.stdout[-2000:]}{done.stderr[-4000:]}")
    return str(done.stdout)


def build(python: Path, folder: Path) -> Path:
    """The wheel of this Python, built in a copy of what git has."""
    source, venv = folder / "source", folder / "building"
    files = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", cwd=ROOT).split("\0")
    for name in filter(None, files):
        there = source / name
        there.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, there, follow_symlinks=False)
    shutil.copytree(ROOT / "src" / "vaka" / "table" / "static", source / "src" / "vaka" / "table" / "static", dirs_exist_ok=True)
    run(python, "-m", "venv", venv)
    needs = ["build", "setuptools>=77", *(f"{name}=={version}" for name, version in pinned().items())]
    run(venv / "bin" / "python", "-m", "pip", "install", "--quiet", *needs)
    run(venv / "bin" / "python", "-m", "build", "--wheel", "--no-isolation", "--outdir", folder / "out", cwd=source)
    return next((folder / "out").glob("*.whl"))


def pinned() -> dict[str, str]:
    """mypy and librt as pyproject.toml asks for them."""
    import tomllib

    data = tomllib.loads(PROJECT.read_text(encoding="utf-8"))
    needs = [need.split("==") for need in data["build-system"]["requires"] if "==" in need]
    return dict(needs)


def oldest_librt() -> str:
    """The oldest librt that a wheel may meet."""
    found = re.search(r'"librt>=([\d.]+)', PROJECT.read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


def trial(python: Path, wheel: Path, folder: Path) -> tuple[str, list[str]]:
    """Install the wheel where there is no compiler, from files that are there: what it takes, in a line, and what is too much.

    What does not work ends the run; what only takes too long may be the machine's fault, so it is told at the end.
    """
    venv, files = folder / "bare", folder / "files"
    run(python, "-m", "venv", venv)
    bare = {"PATH": str(venv / "bin"), "HOME": str(folder), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    run(venv / "bin" / "python", "-m", "pip", "download", "--quiet", "--dest", files, wheel)
    megabytes = sum(path.stat().st_size for path in files.iterdir()) / 1e6
    started = time.perf_counter()
    run(venv / "bin" / "python", "-m", "pip", "install", "--quiet", "--no-index", "--find-links", files, "vaka", env=bare)
    spent = time.perf_counter() - started
    tries = [run(venv / "bin" / "python", "-I", "-c", TRY, env=bare, cwd=folder).partition(" ") for _ in range(TRIES)]
    imports = [float(seconds) for seconds, _, _ in tries]
    site = next((venv / "lib").glob("python*/site-packages"))
    installed = sum(
        path.stat().st_size for name in ("vaka*", "librt*", "mypy_ext*") for path in site.glob(f"{name}/**/*") if path.is_file()
    )
    too_much = [
        f"{what}: {value:.2f}, at most {most}"
        for what, value, most in (
            ("seconds to install", spent, SECONDS),
            ("MB to download", megabytes, MEGABYTES),
            ("seconds to import", min(imports), IMPORT),
        )
        if value > most
    ]
    oldest = oldest_librt()
    run(venv / "bin" / "python", "-m", "pip", "install", "--quiet", "--no-deps", f"librt=={oldest}")
    if run(venv / "bin" / "python", "-I", "-c", TRY, env=bare, cwd=folder).partition(" ")[2] != tries[0][2]:
        sys.exit(f"vaka: {wheel.name}: other games with librt {oldest}")
    sizes = f"{megabytes:.1f} MB to download, {installed / 1e6:.0f} MB on disk"
    return f"{wheel.name}: installed in {spent:.1f} s, {sizes}, imported in {min(imports):.3f} s", too_much


def main(versions: list[str]) -> None:
    """Build and try each; those that this machine does not have are named."""
    DIST.mkdir(exist_ok=True)
    faults: list[str] = []
    for version in versions or WANTED:
        python = find(version)
        if python is None:
            print(f"vaka: no Python {version} here", flush=True)
            continue
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            wheel = build(python, folder)
            found, too_much = trial(python, wheel, folder)
            print(f"vaka: {found}", flush=True)
            faults += [f"vaka: {wheel.name}: {fault}" for fault in too_much]
            shutil.copy(wheel, DIST / wheel.name)
    if faults:
        sys.exit("\n".join(faults))


if __name__ == "__main__":
    os.environ.pop("PYTHONPATH", None)
    main(sys.argv[1:])
