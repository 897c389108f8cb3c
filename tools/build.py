"""Build Vaka as a wheel and install it into this environment, reusing what has not changed since the last build."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build"
KEPT = BUILD / "mypy"
WHEELS = BUILD / "wheel"
COUNT = re.compile(r"vaka: \w+ (\d+) of (\d+)$")
HOOK = (
    "import sys; from setuptools.build_meta import build_wheel;"
    "build_wheel(sys.argv[1], {'--build-option': ['--compression=stored']})"  # it is unpacked at once
)


def main(venv: Path, stamp: Path) -> None:
    """Prune, build, install, and say which form it is: aloud, and in the stamp. The pages are built beside the rules."""
    for old in venv.glob("built-*"):
        old.unlink()
    prune(BUILD, ROOT / "src")
    shutil.rmtree(WHEELS, ignore_errors=True)
    WHEELS.mkdir(parents=True)
    pages = subprocess.Popen([sys.executable, str(ROOT / "tools" / "client.py")])
    build()
    if pages.wait() != 0:
        sys.exit(1)
    for wheel in WHEELS.glob("*.whl"):
        subprocess.run([sys.executable, str(ROOT / "tools" / "prepare.py"), str(venv), str(wheel)], check=True)
    code = "import vaka.engine.state as s; print('interpreted' if s.__file__.endswith('.py') else 'compiled')"
    asked = subprocess.run([sys.executable, "-I", "-c", code], stdout=subprocess.PIPE, text=True, cwd=BUILD)
    if asked.returncode != 0:
        sys.exit("vaka: what was built cannot be imported; Python's message stands above")
    form = asked.stdout.strip()
    print(f"vaka: the {form} build is installed", flush=True)
    stamp.write_text(form, encoding="utf-8")


def prune(build: Path, sources: Path) -> None:
    """Forget copies of sources, and compiled modules whose source is gone: the next wheel must not carry them."""
    for library in build.glob("lib*"):
        for path in library.rglob("*"):
            if path.is_file() and not (path.suffix == ".so" and has_source(path.relative_to(library), sources)):
                path.unlink()
    shutil.rmtree(sources / "vaka.egg-info", ignore_errors=True)


def has_source(compiled: Path, sources: Path) -> bool:
    """Is there still something that this is compiled from: a module, or for a group the folder that it is named after?"""
    stem = compiled.name.partition(".")[0]
    if compiled.parent != Path():
        return any((sources / compiled.parent / f"{stem}.{kind}").exists() for kind in ("py", "c"))
    name = stem.removeprefix("vaka_").removesuffix("__mypyc")
    return any((sources / "vaka" / folder / "__init__.py").exists() for folder in (name, f"games/{name}"))


def build() -> None:
    """Build the wheel; anew, where that fails: what mypyc keeps of an earlier build can be at odds with what has changed since."""
    kept = KEPT.exists()
    status, said = run()
    if status != 0 and kept:
        shutil.rmtree(KEPT)
        status, said = run()
    if status != 0:
        print(said)
        sys.exit("vaka: the build failed; what it said stands above")


def run() -> tuple[int, str]:
    """Build the wheel, telling what Vaka's own set-up says while it works; the exit status, and all the rest that was said."""
    rest: list[str] = []
    with subprocess.Popen(
        [sys.executable, "-u", "-c", HOOK, str(WHEELS)], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as building:
        assert building.stdout is not None
        for line in building.stdout:
            if line.startswith("vaka:"):
                tell(line.strip())
            else:
                rest.append(line)
    return building.returncode, "".join(rest)


def tell(line: str, *, terminal: bool | None = None) -> None:
    """Pass on a line; how far it is stands in one place of a terminal, and elsewhere is told some ten times."""
    terminal = sys.stdout.isatty() if terminal is None else terminal
    count = COUNT.match(line)
    if count is None:
        print(line, flush=True)
        return
    done, all_of_them = int(count[1]), int(count[2])
    if terminal:
        print(f"\r{line}", end="\n" if done == all_of_them else "", flush=True)
    elif done * 10 // all_of_them > (done - 1) * 10 // all_of_them:
        print(line, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
