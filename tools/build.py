"""Build Vaka as a wheel and install it into this environment, reusing what has not changed since the last build."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build"
KEPT = ROOT / ".mypy_cache"


def main(venv: Path, stamp: Path) -> None:
    """Prune, build, install, and say which form it is: aloud, and in the stamp."""
    for old in venv.glob("built-*"):
        old.unlink()
    prune(BUILD, ROOT / "src")
    wheels = BUILD / "wheel"
    shutil.rmtree(wheels, ignore_errors=True)
    print("vaka: building (about a minute the first time)", flush=True)
    build(("wheel", "--verbose", "--no-build-isolation", "--no-deps", "--wheel-dir", str(wheels), str(ROOT)))
    pip("install", "--force-reinstall", "--no-deps", *map(str, wheels.glob("*.whl")))
    code = "import vaka.engine.state as s; print('interpreted' if s.__file__.endswith('.py') else 'compiled')"
    form = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True, cwd=BUILD).stdout.strip()
    print(f"vaka: the {form} build is installed")
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
        return (sources / compiled.parent / f"{stem}.py").exists()
    name = stem.removeprefix("vaka_").removesuffix("__mypyc")
    return any((sources / "vaka" / folder / "__init__.py").exists() for folder in (name, f"games/{name}"))


def build(arguments: tuple[str, ...]) -> None:
    """Build the wheel; anew, where that fails: what mypyc keeps of an earlier build can be at odds with what has changed since."""
    if KEPT.exists():
        done = run(*arguments)
        if done.returncode == 0:
            repeat(done.stdout)
            return
        shutil.rmtree(KEPT)
    pip(*arguments)


def pip(*arguments: str) -> None:
    """Run pip, showing its words only when it fails."""
    done = run(*arguments)
    if done.returncode != 0:
        print(done.stdout)
        sys.exit("vaka: the build failed; what it said stands above")
    repeat(done.stdout)


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run pip."""
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", *arguments]
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def repeat(said: str) -> None:
    """What Vaka's own set-up has said: pip says things twice."""
    for line in dict.fromkeys(map(str.strip, said.splitlines())):
        if line.startswith("vaka:"):
            print(line)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
