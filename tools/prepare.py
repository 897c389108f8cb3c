"""Make the virtual environment, and install into it. Runs on a bare Python: standard library only.

`prepare.py VENV play` installs what building and playing need, `prepare.py VENV test` what tests and lint need besides,
`prepare.py VENV docs` what the site needs, and `prepare.py VENV FILE.whl` a wheel as it is. uv installs, since it takes seconds
where pip takes minutes. It knows nothing of pip's configuration: where uv cannot be had or fails, pip does it.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
STAMPS = {"play": "tools", "test": "testing", "docs": "documenting"}
"""What make looks at to see what is installed."""


def main(venv: Path, wanted: str) -> None:
    """Create the environment where there is none, install, and leave a stamp."""
    if sys.version_info < (3, 11):  # noqa: UP036 (this is what tells whoever has an older one)
        sys.exit(f"vaka needs Python 3.11 or newer; this is {sys.version.split()[0]} (make PYTHON=python3.12 picks another)")
    if wanted not in STAMPS:
        install(venv, ["--no-deps", wanted], reinstall=True)
        return
    if wanted == "play":
        create(venv)
    whose = {"play": "it needs", "test": "tests need", "docs": "the site needs"}
    print(f"vaka: installing what {whose[wanted]}", flush=True)
    install(venv, requirements(wanted))
    (venv / STAMPS[wanted]).touch()


def create(venv: Path) -> None:
    """Make the environment, if it is not there."""
    if warning := holes():
        print(f"vaka: {warning} (make PYTHON=python3.13 picks another)", file=sys.stderr)
    if (venv / "bin" / "python").exists():
        return
    print("vaka: making the environment", venv, flush=True)
    made = subprocess.run([sys.executable, "-m", "venv", str(venv)], capture_output=True, text=True)
    if made.returncode != 0:
        sys.exit("vaka: Python cannot make a virtual environment here (on Debian: apt install python3-venv)")


def install(venv: Path, wanted: list[str], *, reinstall: bool = False) -> None:
    """Install by uv; where that fails, by pip, whose message is shown if it fails too."""
    wanted = ["--constraint", str(ROOT / "constraints.txt"), *wanted]  # the versions that this was tested with
    if has_uv(venv):
        uv = [str(venv / "bin" / "uv"), "pip", "install", "--quiet", "--python", str(venv / "bin" / "python")]
        if subprocess.run([*uv, *(["--reinstall"] if reinstall else []), *wanted], capture_output=True).returncode == 0:
            return
    if subprocess.run([*pip(venv), *(["--force-reinstall"] if reinstall else []), *wanted]).returncode != 0:
        sys.exit("vaka: pip could not install what is needed; its message stands above")


def has_uv(venv: Path) -> bool:
    """Is uv there, or can it be had from where pip gets things?"""
    if (venv / "bin" / "uv").exists():
        return True
    tested = ["--constraint", str(ROOT / "constraints.txt")]
    return subprocess.run([*pip(venv), *tested, "uv"], capture_output=True).returncode == 0


def pip(venv: Path) -> list[str]:
    """The command that installs by pip."""
    return [str(venv / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]


def holes() -> str | None:
    """What there is to say about this Python."""
    import runpy

    known = runpy.run_path(str(ROOT / "src" / "vaka" / "table" / "service" / "pythons.py"))
    said: str | None = known["warning"](sys.version_info[:3])
    return said


def requirements(wanted: str) -> list[str]:
    """What pyproject.toml names: to build and to run, to test, or to build the site."""
    import tomllib

    data = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = data["project"]
    extras = project["optional-dependencies"]
    if wanted == "docs":
        return list(extras["docs"])
    if wanted == "test":
        return [need for name in ("rl", "data", "cluster", "dev") for need in extras[name]]
    return [*data["build-system"]["requires"], *project["dependencies"], *extras["words"], *extras["table"]]


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
