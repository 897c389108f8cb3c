"""Compile the C of all groups side by side, and only what has changed since it was compiled last.

setuptools compiles the files of one extension one after another, and always all of them. Here every file is a job of its own. A
stamp for each object keeps a hash of all that goes into it: the C, the headers of this build, the flags, the compiler and Python.
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
import sysconfig
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError
from setuptools.extension import Extension

INCLUDED = re.compile(rb'^#include [<"]([^">]+)[">]$', re.MULTILINE)


@dataclass(frozen=True)
class Job:
    """Something to make: a file, and a hash of what it is made from."""

    made: Path
    stamp: Path
    """Keeps the hash of what it was made from last."""
    wanted: str
    name: str
    make: Callable[[], object]

    def is_done(self) -> bool:
        """Is it there, and made from what there is now?"""
        return self.made.exists() and self.stamp.exists() and self.stamp.read_text() == self.wanted

    def run(self) -> None:
        """Make it, and write down from what."""
        self.stamp.unlink(missing_ok=True)
        self.make()
        self.stamp.parent.mkdir(parents=True, exist_ok=True)
        self.stamp.write_text(self.wanted)


class Failed(Exception):
    """What could not be made, with the words of the compiler."""


class SideBySide(build_ext):  # type: ignore[misc]  # setuptools has no types
    """setuptools' command, with jobs for all processors."""

    def build_extensions(self) -> None:
        """Compile what has changed, then link what has."""
        self.check_extensions_list(self.extensions)
        self.compiler.spawn = self.compiler.call = speak_up  # older and newer ones run commands by these
        seen = Contents([Path(self.build_base()), *self.compiler_includes()])
        common = hashed([" ".join(self.compiler.compiler_so), compiler_version(self.compiler.compiler_so[0]), sys.version])
        objects: dict[str, list[Job]] = {}
        for extension in self.extensions:
            objects[extension.name] = [self.object_of(extension, source, seen, common) for source in extension.sources]
        try:
            run([job for jobs in objects.values() for job in jobs], "compiled")
            run([self.library_of(extension, objects[extension.name]) for extension in self.extensions], "linked")
        except Failed as failed:
            raise CompileError(str(failed)) from None

    def build_base(self) -> str:
        """Where this build lies."""
        base: str = self.get_finalized_command("build").build_base
        return base

    def compiler_includes(self) -> Iterable[Path]:
        """Where headers of this build may lie."""
        return {Path(folder) for extension in self.extensions for folder in extension.include_dirs}

    def object_of(self, extension: Extension, source: str, seen: Contents, common: str) -> Job:
        """The job of compiling one file."""
        flags = [*extension.extra_compile_args]
        folder = str(self.build_temp)
        made = Path(self.compiler.object_filenames([source], output_dir=folder)[0])

        def make() -> None:
            self.compiler.compile([source], output_dir=folder, include_dirs=extension.include_dirs, extra_postargs=flags)

        return Job(made, self.stamp_of(source), hashed([common, *flags, seen.of(Path(source))]), source, make)

    def library_of(self, extension: Extension, objects: list[Job]) -> Job:
        """The job of linking one module."""
        made = Path(self.get_ext_fullpath(extension.name))

        def make() -> None:
            names = [str(job.made) for job in objects]
            self.compiler.link_shared_object(
                names,
                str(made),
                libraries=self.get_libraries(extension),
                library_dirs=extension.library_dirs,
                runtime_library_dirs=extension.runtime_library_dirs,
                extra_postargs=extension.extra_link_args,
                export_symbols=self.get_export_symbols(extension),
                build_temp=self.build_temp,
            )

        wanted = hashed([" ".join(self.compiler.linker_so), *(job.wanted for job in objects)])
        return Job(made, self.stamp_of(extension.name), wanted, extension.name, make)

    def stamp_of(self, name: str) -> Path:
        """Not beside what is made: a wheel carries all that lies there."""
        return Path(self.build_temp) / "made" / f"{name}.from"


class Contents:
    """What a file says, with all that it includes from this build; Python's and the compiler's own headers are not looked at."""

    def __init__(self, folders: Iterable[Path]) -> None:
        self.folders = sorted(folders)
        self.known: dict[Path, str] = {}

    def of(self, path: Path) -> str:
        """A hash of it."""
        if path not in self.known:
            text = path.read_bytes()
            found = [self.find(path.parent, name.decode()) for name in INCLUDED.findall(text)]
            self.known[path] = hashed([hashlib.sha256(text).hexdigest(), *(self.of(header) for header in found if header)])
        return self.known[path]

    def find(self, beside: Path, name: str) -> Path | None:
        """A header of this build."""
        return next((folder / name for folder in (beside, *self.folders) if (folder / name).is_file()), None)


def hashed(texts: Iterable[str]) -> str:
    """One hash of many texts."""
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()


def compiler_version(program: str) -> str:
    """What the compiler says of itself."""
    return subprocess.run([program, "--version"], capture_output=True, text=True).stdout


def speak_up(command: Iterable[Any], **_: Any) -> None:
    """Run a command of the compiler's; what it says is told if it fails."""
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        raise Failed(done.stdout)


def run(jobs: list[Job], verb: str, processors: int | None = None) -> None:
    """Do the jobs that are not done yet, the longest first, and say how far they are; stop at the first that fails, and name it."""
    waiting = [job for job in jobs if not job.is_done()]
    waiting.sort(key=lambda job: -weight(job))
    if not waiting:
        return
    print(f"vaka: {verb} 0 of {len(waiting)}", flush=True)
    done, counting, stopped = 0, threading.Lock(), threading.Event()

    def one(job: Job) -> None:
        nonlocal done
        if stopped.is_set():
            return
        job.made.parent.mkdir(parents=True, exist_ok=True)
        try:
            job.run()
        except (Failed, CompileError, LinkError) as failed:
            stopped.set()
            raise Failed(f"{job.name} could not be {verb}:\n{failed}") from None
        with counting:
            done += 1
            print(f"vaka: {verb} {done} of {len(waiting)}", flush=True)

    with ThreadPoolExecutor(processors or usable()) as pool:
        for result in [pool.submit(one, job) for job in waiting]:
            result.result()


def usable() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def weight(job: Job) -> int:
    """How long a job may take, as far as its file says."""
    source = Path(job.name)
    return source.stat().st_size if source.is_file() else 0


def system_headers(folders: list[str]) -> list[str]:
    """Flags that make system headers of Python's and mypyc's: the compiler is not to complain of what they do."""
    paths = sysconfig.get_paths()
    outside = [folder for folder in folders if Path(folder).is_absolute()]
    return [f"-isystem{folder}" for folder in dict.fromkeys([paths["include"], paths["platinclude"], *outside])]
