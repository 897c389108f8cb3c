"""Docstrings in compiled modules: mypyc keeps signatures and drops docstrings, so they are written into the C that it made.

`help()`, `?` in a notebook and `inspect.getdoc` then read the same with and without compiling. The C that mypyc wrote stays as it
is, since it compares what it finds with what it would write: the parts that tools/parts.py has cut it into are changed.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

FUNCTION: Final = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s+METH_[A-Z_| ]+, PyDoc_STR\()(NULL|"(?:[^"\\]|\\.)*")\)')
CLASS: Final = re.compile(r'(sizeof\((\w+)Object\),(?:(?!sizeof\()[^"])*?\.tp_doc = PyDoc_STR\()(NULL|"(?:[^"\\]|\\.)*")\)')
MODULE: Final = re.compile(r'("([\w.]+)",\s+)NULL(, /\* docstring \*/)')


def document(sources: Iterable[str], modules: Iterable[str]) -> None:
    """Write the docstrings of these Python modules into the C files that were made of them."""
    docs: dict[str, str] = {}
    for path in modules:
        docs |= docstrings(Path(path))
    for source in map(Path, sources):
        text = source.read_text(encoding="utf-8")
        written = with_docstrings(text, docs)
        if written != text:
            source.write_text(written, encoding="utf-8")


def docstrings(path: Path) -> dict[str, str]:
    """The docstrings of a module of `src/`, by the names that mypyc's C has for what they describe."""
    parts = path.with_suffix("").parts
    module = parts[parts.index("src") + 1 :]
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = {".".join(module): ast.get_docstring(tree)}
    named = "___".join(module)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found[f"{named}___{node.name}"] = ast.get_docstring(node)
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    found[f"{named}___{node.name}___{inner.name}"] = ast.get_docstring(inner)
    return {name: text for name, text in found.items() if text}


def with_docstrings(text: str, docs: dict[str, str]) -> str:
    """The C with the docstrings in it, behind the signatures that it has."""

    def after_signature(found: re.Match[str]) -> str:
        if found[2] not in docs:
            return found[0]
        signature = "" if found[3] == "NULL" else found[3][1:-1]
        return f'{found[1]}"{signature}{escaped(docs[found[2]])}")'

    def of_module(found: re.Match[str]) -> str:
        return f'{found[1]}PyDoc_STR("{escaped(docs[found[2]])}"){found[3]}' if found[2] in docs else found[0]

    return MODULE.sub(of_module, CLASS.sub(after_signature, FUNCTION.sub(after_signature, text)))


def escaped(text: str) -> str:
    """A text as it stands between the quotes of a C string."""
    letters = []
    for byte in text.encode():
        letter = chr(byte)
        if letter in '\\"?':
            letters.append("\\" + letter)
        else:
            letters.append(letter if 32 <= byte < 127 else f"\\{byte:03o}")
    return "".join(letters)
