"""Build Vaka as a wheel and install it into this environment, reusing what has not changed since the last build."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build"


def main() -> None:
    """Prune, build, install, and say which form it is."""
    prune()
    wheels = BUILD / "wheel"
    shutil.rmtree(wheels, ignore_errors=True)
    print("vaka: building (about a minute the first time)", flush=True)
    pip("wheel", "--verbose", "--no-build-isolation", "--no-deps", "--wheel-dir", str(wheels), str(ROOT))
    pip("install", "--force-reinstall", "--no-deps", *map(str, wheels.glob("*.whl")))
    code = "import vaka.engine.state as s; print('interpreted' if s.__file__.endswith('.py') else 'compiled')"
    form = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True, cwd=BUILD).stdout.strip()
    print(f"vaka: the {form} build is installed")


def prune() -> None:
    """Forget copies of sources, and compiled modules whose source is gone: the next wheel must not carry them."""
    for library in BUILD.glob("lib*"):
        for path in library.rglob("*"):
            source = ROOT / "src" / path.relative_to(library)
            if path.suffix == ".so":
                stem = path.name.partition(".")[0]
                is_group = path.parent == library
                if not is_group and not (source.parent / f"{stem}.py").exists():
                    path.unlink()
            elif path.is_file():
                path.unlink()
    shutil.rmtree(ROOT / "src" / "vaka.egg-info", ignore_errors=True)


def pip(*arguments: str) -> None:
    """Run pip, showing its words only when it fails."""
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", *arguments]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        print(done.stdout)
        sys.exit("vaka: the build failed; what it said stands above")
    for line in dict.fromkeys(map(str.strip, done.stdout.splitlines())):  # pip says things twice
        if line.startswith("vaka:"):
            print(line)


if __name__ == "__main__":
    main()
