"""Make the virtual environment with everything that the Makefile's targets use. Runs on a bare Python: standard library only."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def main(venv: Path) -> None:
    """Create the environment where there is none, install what pyproject.toml names, and leave the stamp `tools`."""
    if sys.version_info < (3, 11):  # noqa: UP036 (this is what tells whoever has an older one)
        sys.exit(f"vaka needs Python 3.11 or newer; this is {sys.version.split()[0]} (make PYTHON=python3.12 picks another)")
    if warning := holes():
        print(f"vaka: {warning} (make PYTHON=python3.13 picks another)", file=sys.stderr)
    python = venv / "bin" / "python"
    if not python.exists():
        print("vaka: making the environment", venv)
        made = subprocess.run([sys.executable, "-m", "venv", str(venv)], capture_output=True, text=True)
        if made.returncode != 0:
            sys.exit("vaka: Python cannot make a virtual environment here (on Debian: apt install python3-venv)")
    print("vaka: installing what it needs")
    tested = ["--constraint", str(ROOT / "constraints.txt")]  # the versions that this was tested with
    done = subprocess.run([str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *tested, *requirements()])
    if done.returncode != 0:
        sys.exit("vaka: pip could not install what is needed; its message stands above")
    (venv / "tools").touch()


def holes() -> str | None:
    """What there is to say about this Python."""
    import runpy

    known = runpy.run_path(str(ROOT / "src" / "vaka" / "table" / "pythons.py"))
    said: str | None = known["warning"](sys.version_info[:3])
    return said


def requirements() -> list[str]:
    """What pyproject.toml names: to build, to run and to test."""
    import tomllib

    data = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = data["project"]
    extras = project["optional-dependencies"]
    wanted = [need for name in ("words", "table", "rl", "data", "dev") for need in extras[name]]
    return [*data["build-system"]["requires"], *project["dependencies"], *wanted]


if __name__ == "__main__":
    main(Path(sys.argv[1]))
