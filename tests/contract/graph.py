"""Import graphs, drawn from the sources, and what is wrong in them: of a game's rooms, and of the packages of Vaka."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
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
PACKAGES: Final = {
    "engine": {"engine"},
    "draw": {"draw", "engine"},
    "bots": {"bots", "engine"},
    "arena": {"arena", "bots", "draw", "engine"},
    "insight": {"insight", "bots", "draw", "engine"},
    "terminal": {"terminal", "arena", "bots", "draw", "engine", "insight", "table"},
}
"""What each package may import of the others. No game is known to any of them: the registry finds it by its name."""
POSITION_AND_GAME: Final = ("frame", "game")
"""A position names its game, and a game makes positions: the one pair whose types need each other, whichever way they lie."""
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
    """One import: where it stands, the module that it names, and whether it is for type checking alone."""

    module: str
    line: int
    target: str
    is_for_types: bool = False

    def __str__(self) -> str:
        return f"{self.module}, line {self.line}, imports {self.target}"


class Graph:
    """A folder of modules, by their names within it (`rules.sailing`), and their imports."""

    def __init__(self, folder: Path, package: str) -> None:
        self.package = package
        self.modules = {self._name(path.relative_to(folder)): path for path in sorted(folder.rglob("*.py"))}
        self.imports = list(dict.fromkeys(found for name in self.modules for found in self._imports(name)))
        self.edges = self.edges_of(self.imports)

    def edges_of(self, imports: list[Import]) -> dict[str, set[str]]:
        """Of each module those that it imports. A package is no module of its own: it imports what is in it for others."""
        return {name: {one.target for one in imports if one.module == name and one.target != name} for name in self.modules}

    def _name(self, path: Path) -> str:
        parts = path.with_suffix("").parts
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    def _imports(self, name: str) -> Iterator[Import]:
        """All of a module's imports: those of functions and those for type checking alone too."""
        path = self.modules[name]
        for node, is_for_types in nodes(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                for alias in node.names:
                    yield Import(name, node.lineno, self._within(alias.name), is_for_types)
            elif isinstance(node, ast.ImportFrom):
                base = self._base(name, node, path.name == "__init__.py")
                for alias in node.names:
                    target = self._within(f"{base}.{alias.name}")
                    yield Import(name, node.lineno, target if target in self.modules else self._within(base), is_for_types)

    def _base(self, name: str, node: ast.ImportFrom, is_package: bool) -> str:
        if not node.level:
            return node.module or ""
        parts = [self.package, *filter(None, name.split("."))]
        up = node.level - 1 if is_package else node.level
        return ".".join([*parts[: len(parts) - up], *([node.module] if node.module else [])])

    def _within(self, target: str) -> str:
        """A module of this folder by its name within it; others keep their full name."""
        return target.removeprefix(self.package).removeprefix(".") if f"{target}.".startswith(f"{self.package}.") else target

    def cycles_at_run_time(self) -> list[str]:
        """Every circle of modules that need each other when they run, be it only within a function."""
        return self.cycles("at run time", [one for one in self.imports if not one.is_for_types])

    def cycles(self, where: str, imports: list[Import]) -> list[str]:
        """Every circle of these imports, each once: the strongly connected components of more than one module."""
        edges = self.edges_of(imports)
        reached = {name: reachable(name, edges) for name in edges}
        circles = {tuple(sorted(other for other in reached[name] if name in reached[other])) for name in edges}
        return [f"a cycle {where}: {' -> '.join([*circle, circle[0]])}" for circle in sorted(circles) if circle]


class Package(Graph):
    """A package of Vaka that is no game."""

    def faults(self) -> list[str]:
        """One line for each import that is wrong, and for each circle."""
        name = self.package.removeprefix("vaka.")
        found = [f"{one}: {name} may not know {other}" for one in self.imports if (other := self.stranger(one.target))]
        if at_run_time := self.cycles_at_run_time():
            return found + at_run_time
        return found + self.cycles("of types", [one for one in self.imports if (one.module, one.target) != POSITION_AND_GAME])

    def stranger(self, target: str) -> str:
        """The package of this module, if this one may not know it."""
        other = target.split(".")[1] if target.startswith("vaka.") else ""
        return other if other and other not in PACKAGES[self.package.removeprefix("vaka.")] else ""


class House(Graph):
    """A game's folder."""

    # --- What is wrong ---

    def faults(self) -> list[str]:
        """One line for each import that is wrong, and for each circle: at run time anywhere, of types within a room."""
        found = [f"{one}: {why}" for one in self.imports if (why := self.why_not(one))]
        if at_run_time := self.cycles_at_run_time():
            return found + at_run_time
        for room in ROOMS:
            within = [one for one in self.imports if room_of(one.module) == room_of(one.target) == room]
            found += self.cycles(f"in {room}", within)
        return found

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

    def strays(self) -> list[str]:
        """Folders with modules in them that are no package, so that a wheel would leave them out."""
        folders = {path.parent for path in self.modules.values()}
        return sorted(folder.name for folder in folders if not (folder / "__init__.py").exists())


def room_of(module: str) -> str:
    """The room of a module of the game."""
    first = module.partition(".")[0]
    return first if first in ROOMS else DOOR


def nodes(tree: ast.AST, is_for_types: bool = False) -> Iterator[tuple[ast.AST, bool]]:
    """Every node of a tree, and whether it is there for type checking alone."""
    for node in ast.iter_child_nodes(tree):
        yield node, is_for_types
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            for part in node.body:
                yield part, True
                yield from nodes(part, True)
            for part in node.orelse:
                yield part, is_for_types
                yield from nodes(part, is_for_types)
        else:
            yield from nodes(node, is_for_types)


def reachable(start: str, edges: Mapping[str, set[str]]) -> set[str]:
    """Every module that can be reached from this one by at least one import."""
    found: set[str] = set()
    waiting = list(edges[start])
    while waiting:
        name = waiting.pop()
        if name not in found and name in edges:
            found.add(name)
            waiting += edges[name]
    return found
