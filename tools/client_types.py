"""Write the client's types from the shapes of what the server says, after a change of vaka/table/protocol/shapes.py."""

from __future__ import annotations

import inspect
import sys
import types
from pathlib import Path
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "src" / "vaka" / "table" / "client" / "src" / "shapes.ts"
HEAD = "// Written by tools/client_types.py from vaka/table/protocol/shapes.py, which is where to change it.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


def main() -> None:
    """Write the file; with `--check`, only say whether it is as it should be."""
    fresh = written()
    if "--check" in sys.argv:
        sys.exit(
            0 if TARGET.read_text(encoding="utf-8") == fresh else "vaka: client/src/shapes.ts is old: python tools/client_types.py"
        )
    TARGET.write_text(fresh, encoding="utf-8")


def written() -> str:
    """All shapes as TypeScript."""
    sys.path.insert(0, str(ROOT / "src"))
    from vaka.table.protocol import plan_shapes, shapes

    found = [shape for module in (plan_shapes, shapes) for shape in vars(module).values() if _is_of(shape, module.__name__)]
    return HEAD + "".join(interface(shape) for shape in found)


def _is_of(shape: object, module: str) -> bool:
    return isinstance(shape, type) and shape.__module__ == module


def interface(shape: type) -> str:
    """One shape with everything in it; what it takes from others stands there as well."""
    doc = " ".join((inspect.getdoc(shape) or "").split())
    lines = [f"\n/** {doc} */", f"export interface {name_of(shape)} {{"]
    for name, kind in get_type_hints(shape, include_extras=True).items():
        optional = get_origin(kind) is NotRequired
        lines.append(f"  {name}{'?' if optional else ''}: {typed(get_args(kind)[0] if optional else kind)};")
    return "\n".join([*lines, "}"]) + "\n"


def name_of(shape: type) -> str:
    """What the client calls it."""
    return shape.__name__.removesuffix("Shape")


def typed(kind: Any) -> str:
    """A type as TypeScript writes it."""
    origin, inner = get_origin(kind), get_args(kind)
    if kind in PLAIN:
        return PLAIN[kind]
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in inner)
    if origin in (Union, types.UnionType):
        return " | ".join(typed(part) for part in inner)
    if origin is list:
        part = typed(inner[0])
        return f"({part})[]" if "|" in part else f"{part}[]"
    if origin is dict:
        return f"Record<{typed(inner[0])}, {typed(inner[1])}>"
    return name_of(kind)


if __name__ == "__main__":
    main()
