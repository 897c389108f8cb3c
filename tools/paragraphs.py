"""`make paragraphs`: which function holds which paragraph of a game's rules, written into docs/games/<game>.md.

A function or a class of a game's `rules/` names its paragraph in its docstring: `§4.2`. The titles are the headings of
`words/rules.en.md`.
Where a paragraph is a list of named items (`- **Artist**: ...`), a function may name one: `§9 Artist`; then each needs a function.
The index stands between two comments; the first one lists the paragraphs that are prose only, which no function has to hold:

    <!-- paragraphs, prose only: 1, 9 -->
    <!-- end of paragraphs -->
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
MARK: Final = re.compile(r"§(\d+(?:\.\d+)*)( [A-Z]\w+)?")
LEADING: Final = re.compile(r"(?:§\d+(?:\.\d+)*(?: [A-Z]\w+(?=[,:]))?(?:, | and )?)+")
HEADING: Final = re.compile(r"^##+ (\d+(?:\.\d+)*) (.+)$", re.MULTILINE)
ITEM: Final = re.compile(r"^- \*\*(\w+)\*\*: ", re.MULTILINE)
PLACE: Final = re.compile(r"(<!-- paragraphs(?:, prose only: ([\d., ]+))? -->\n).*?(<!-- end of paragraphs -->)", re.DOTALL)


class Rule(NamedTuple):
    """A function that names a paragraph, or an item of it: `leads` if its docstring begins with it."""

    paragraph: str
    module: str
    function: str
    leads: bool


def rules_of(folder: Path) -> Iterator[Rule]:
    """Every mark in the docstrings of a game's rules, in the order of modules and lines."""
    items = items_of(folder)
    for path in sorted((folder / "rules").rglob("*.py")):
        module = path.relative_to(folder / "rules").with_suffix("").as_posix()
        for name, node in functions(ast.parse(path.read_text(encoding="utf-8"))):
            text = ast.get_docstring(node) or ""
            leading = LEADING.match(text)
            first = marks(leading[0], items) if leading else []
            for number in dict.fromkeys(marks(text, items)):
                yield Rule(number, module, name, number in first)


def marks(text: str, items: list[str]) -> list[str]:
    """The paragraphs that a text names, or the items of them."""
    return [number + item if number + item in items else number for number, item in MARK.findall(text)]


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef | ast.ClassDef]]:
    """The functions of a module, its classes (a question is one), and their methods."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name, node
        if isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}.{method.name}", method) for method in node.body if isinstance(method, ast.FunctionDef))


def titles_of(folder: Path) -> dict[str, str]:
    """The paragraphs of the rules text with their titles, in order."""
    return dict(HEADING.findall((folder / "words" / "rules.en.md").read_text(encoding="utf-8")))


def items_of(folder: Path) -> list[str]:
    """The named items of lists, each behind the number of its paragraph: `9 Artist`."""
    text = (folder / "words" / "rules.en.md").read_text(encoding="utf-8")
    places = [(found.start(), found[1]) for found in HEADING.finditer(text)]
    ends = [start for start, _ in places[1:]] + [len(text)]
    return [f"{number} {name}" for (start, number), end in zip(places, ends, strict=True) for name in ITEM.findall(text[start:end])]


def rows_of(folder: Path, rules: list[Rule]) -> dict[str, str]:
    """The rows of the index: the paragraphs with their titles, and the items of those of which one is named."""
    rows: dict[str, str] = {}
    items = items_of(folder)
    named = {rule.paragraph.partition(" ")[0] for rule in rules if " " in rule.paragraph}
    for number, title in titles_of(folder).items():
        rows[number] = title
        rows |= {item: "" for item in items if number in named and item.partition(" ")[0] == number}
    return rows


def index(folder: Path) -> str:
    """The index as a table of Markdown: each paragraph with the functions that name it, module by module."""
    rules = list(rules_of(folder))
    titles = rows_of(folder, rules)
    lines = ["| paragraph | functions |", "|---|---|"]
    for number, title in titles.items():
        naming = [rule for rule in rules if rule.paragraph == number]
        if naming:
            lines.append(f"| {number} {title}".rstrip() + f" | {'; '.join(modules(folder, naming))} |")
    return "\n".join(lines) + "\n"


def modules(folder: Path, naming: list[Rule]) -> Iterator[str]:
    """The modules that hold a paragraph, the chapter that has most of it first, each with its functions."""
    of_module: dict[str, list[Rule]] = {}
    for rule in sorted(naming, key=lambda rule: not rule.leads):
        of_module.setdefault(rule.module, []).append(rule)
    for module in sorted(of_module, key=lambda module: (-sum(rule.leads for rule in of_module[module]), -len(of_module[module]))):
        names = ", ".join(f"`{rule.function}`" for rule in of_module[module])
        yield f"[{module}](../../src/vaka/games/{folder.name}/rules/{module}.py): {names}"


def prose_only(page: str) -> list[str]:
    """The paragraphs that the page calls prose only."""
    found = PLACE.search(page)
    return [number.strip() for number in found[2].split(",")] if found and found[2] else []


def faults(folder: Path, page: str) -> list[str]:
    """What is wrong with the marks of a game: one line each."""
    rules, prose = list(rules_of(folder)), prose_only(page)
    titles = rows_of(folder, rules)
    named = {rule.paragraph for rule in rules}
    found = [
        f"{rule.module}.{rule.function} names §{rule.paragraph}, which the rules do not have"
        for rule in rules
        if rule.paragraph not in titles
    ]
    for number, title in titles.items():
        within = any(other.startswith((f"{number}.", f"{number} ")) for other in titles)
        if number in prose and number in named:
            found.append(f"§{number} {title} is called prose only, but functions name it")
        elif number not in prose and number not in named and not within:
            found.append(f"no function names §{number} {title}".rstrip() + ", and it is not called prose only")
    return found + [f"there is no §{number} to be prose only" for number in prose if number not in titles]


def written(folder: Path, page: str) -> str:
    """The page with the index as it is now; raise ValueError if it has no place for one."""
    if not PLACE.search(page):
        raise ValueError(
            f"docs/games/{folder.name}.md has no place for the index: <!-- paragraphs --> and <!-- end of paragraphs -->"
        )
    table = index(folder)
    return PLACE.sub(lambda place: place[1] + table + place[3], page)


def main(names: list[str]) -> None:
    """Write the index of these games, or of every game that has a page."""
    wrong = []
    pages = ROOT / "docs" / "games"
    for path in [pages / f"{name}.md" for name in names] or sorted(pages.glob("*.md")):
        folder = ROOT / "src" / "vaka" / "games" / path.stem
        page = path.read_text(encoding="utf-8")
        path.write_text(written(folder, page), encoding="utf-8")
        wrong += [f"{path.stem}: {fault}" for fault in faults(folder, page)]
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main(sys.argv[1:])
