"""The import graph of a game's folder, drawn from its sources, and what is wrong in it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOMS: Final = ("rules", "words", "picture", "judge", "tensors")
DOOR: Final = "the door"
MAY_KNOW: Final = {
    DOOR: {DOOR, *ROOMS, "engine"},
    "rules": {"rules", "engine"},
    "words": {"words", "rules", "engine"},
    "picture": {"picture", "words", "rules", "engine", "draw"},
    "judge": {"judge", "rules", "engine"},
    "tensors": {"tensors", "rules", "engine"},
}
"""What each room may import, of the game and of the rest of Vaka."""
SEQUENCE: Final = "sequence"
SCRIPT: Final = "script"
POSITION: Final = "position"
RANKS: Final = {
    "box": 0,
    "actions": 0,
    "packed": 0,
    POSITION: 1,
    "board": 1,
    "reasons": 2,
    "telling": 2,
    "writing": 4,
    "reading": 4,
    "checking": 4,
    "explaining": 4,
    "secrets": 4,
    "data": 4,
    SCRIPT: 4,
    SEQUENCE: 5,
}
"""Inside rules, imports never point to a higher rank. A folder has the rank of all that is in it."""
CHAPTER: Final = 3
"""The rank of every other module; those that know no position are tables and words of the box, and have rank 0."""


class Import(NamedTuple):
    """One import: where it stands, and the module that it names."""

    module: str
    line: int
    target: str

    def __str__(self) -> str:
        return f"{self.module}, line {self.line}, imports {self.target}"


class House:
    """A game's folder: its modules by their names within the folder (`rules.sailing`), and their imports."""

    def __init__(self, folder: Path, package: str) -> None:
        self.package = package
        self.modules = {self._name(path.relative_to(folder)): path for path in sorted(folder.rglob("*.py"))}
        self.imports = list(dict.fromkeys(found for name in self.modules for found in self._imports(name)))
        self.edges = {name: {one.target for one in self.imports if one.module == name} for name in self.modules}

    def _name(self, path: Path) -> str:
        parts = path.with_suffix("").parts
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    def _imports(self, name: str) -> Iterator[Import]:
        """All of a module's imports: those of functions and those for type checking alone too."""
        path = self.modules[name]
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                for alias in node.names:
                    yield Import(name, node.lineno, self._within(alias.name))
            elif isinstance(node, ast.ImportFrom):
                base = self._base(name, node, path.name == "__init__.py")
                for alias in node.names:
                    target = self._within(f"{base}.{alias.name}")
                    yield Import(name, node.lineno, target if target in self.modules else self._within(base))

    def _base(self, name: str, node: ast.ImportFrom, is_package: bool) -> str:
        if not node.level:
            return node.module or ""
        parts = [self.package, *filter(None, name.split("."))]
        up = node.level - 1 if is_package else node.level
        return ".".join([*parts[: len(parts) - up], *([node.module] if node.module else [])])

    def _within(self, target: str) -> str:
        """A module of this game by its name within the folder; others keep their full name."""
        return target.removeprefix(self.package).removeprefix(".") if f"{target}.".startswith(f"{self.package}.") else target

    # --- What is wrong ---

    def faults(self) -> list[str]:
        """One line for each import that is wrong."""
        found = [f"{one}: {why}" for one in self.imports if (why := self.why_not(one))]
        return found + [f"a cycle in rules: {' -> '.join([*cycle, cycle[0]])}" for cycle in self.cycles()]

    def why_not(self, one: Import) -> str:
        """Why this import may not be; empty if it may."""
        here, there = room_of(one.module), self.room_or_package(one.target)
        if there and there not in MAY_KNOW[here]:
            return f"{here} may not know {there}"
        if here == there == "rules" and one.module != "rules":
            return self.back(one)
        return ""

    def back(self, one: Import) -> str:
        """Why an import inside rules points the wrong way; empty if it does not."""
        if one.target == f"rules.{SEQUENCE}":
            return "nobody in rules may know the sequence"
        if self.rank(one.target) > self.rank(one.module):
            return "it points back: imports go from the sequence to the script to chapters to the position to actions and box"
        return ""

    def rank(self, module: str) -> int:
        """How high a module of rules stands."""
        ground = 0 if f"rules.{POSITION}" not in reachable(module, self.edges) else CHAPTER
        return RANKS.get(module.removeprefix("rules.").partition(".")[0], ground)

    def room_or_package(self, target: str) -> str:
        """The room of a module of this game, the package of another one of Vaka; nothing for what is not of Vaka."""
        if target in self.modules or target.partition(".")[0] in ROOMS:
            return room_of(target)
        if target == "vaka":
            return "vaka itself"
        if not target.startswith("vaka."):
            return ""
        return "engine.testing" if target.startswith("vaka.engine.testing") else target.split(".")[1]

    def cycles(self) -> list[list[str]]:
        """Every circle of modules in rules, each once: the strongly connected components of more than one module."""
        edges = {name: self.edges[name] for name in self.modules if room_of(name) == "rules"}
        reached = {name: reachable(name, edges) for name in edges}
        circles = {tuple(sorted(other for other in reached[name] if name in reached[other])) for name in edges}
        return [list(circle) for circle in sorted(circles) if circle]

    def strays(self) -> list[str]:
        """Folders with modules in them that are no package, so that a wheel would leave them out."""
        folders = {path.parent for path in self.modules.values()}
        return sorted(folder.name for folder in folders if not (folder / "__init__.py").exists())


def room_of(module: str) -> str:
    """The room of a module of the game."""
    first = module.partition(".")[0]
    return first if first in ROOMS else DOOR


def reachable(start: str, edges: dict[str, set[str]]) -> set[str]:
    """Every module that can be reached from this one by at least one import."""
    found: set[str] = set()
    waiting = list(edges[start])
    while waiting:
        name = waiting.pop()
        if name not in found and name in edges:
            found.add(name)
            waiting += edges[name]
    return found
