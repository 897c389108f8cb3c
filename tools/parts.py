"""Cut the C that mypyc writes for a group into parts, so that they compile side by side and only what has changed compiles again.

mypyc writes one C file for each module. A compiler inlines nothing from one file into another, and the speed of the rules comes
from inlining. So each part carries the bodies of the small functions that it calls in other parts, for inlining alone:
`extern inline` with `gnu_inline` never makes a second copy of a function. A part also declares no more than it uses, so that a new
function elsewhere does not change it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

SMALL = 60
"""A function of at most so many statements is lent to the parts that call it."""
LINES = 8_000
"""A part is full with so many lines: about two seconds of the compiler."""

FUNCTION = re.compile(r"^(?!static)[\w *]+?(CPyDef_\w+)\([^;]*\) \{$")
DECLARED = re.compile(r"^extern [^(\[;=]*?(\w+)(?:\(|\[|;| =)")
CALLED = re.compile(r"\bCPyDef_\w+")
WORD = re.compile(r"\bCPy\w+")
"""Nearly all that a group declares is named so."""
TABLE = re.compile(r"^struct (export_table_\w+) (exports_\w+);$", re.MULTILINE)
RUNTIME = re.compile(r"^#include <(\S+_(?:api|extra_ops))\.c>$", re.MULTILINE)
"""What a group needs of mypyc's runtime besides what `CPy.h` declares."""
COLD = ("CPy_AddTraceback", "CPy_AttributeError", "CPy_TypeError", "CPy_TypeErrorTraceback", "PyErr_SetNone")
"""What is called where something is wrong, and nowhere else: what leads there is kept apart, so that the rest can be inlined."""
RUN_ONCE = "__top_level__"
"""The end of the name of a function that runs when its module is imported, and never again."""


@dataclass
class Module:
    """The C of a module, without the headers that it names."""

    text: str
    functions: dict[str, str] = field(default_factory=dict)
    """Its functions by name."""


def cut(sources: list[str], target: Path) -> list[str]:
    """Cut a group, given as mypyc names its files (the group's own comes last), into parts in a folder; the files to compile."""
    *modules, main = map(Path, sources)
    found = [read(path.read_text(encoding="utf-8")) for path in modules]
    group = main.stem.removeprefix("__native_")
    text = main.read_text(encoding="utf-8")
    internal = (main.parent / f"__native_internal_{group}.h").read_text(encoding="utf-8")
    target.mkdir(parents=True, exist_ok=True)
    external = (main.parent / f"__native_{group}.h").read_text(encoding="utf-8")
    written = {"types.h": types_alone(external), "main.c": whole(text, internal)}
    lent = {name: body for module in found for name, body in module.functions.items() if is_lent(name, body)}
    opening, declared = prelude(text, internal), declarations(internal)
    for number, part in enumerate(parts(found)):
        here = {name for module in part for name in module.functions}
        own = "".join(module.text for module in part)
        borrowed = borrow(own, here, lent)
        words = set(WORD.findall(own)).union(*(WORD.findall(body) for body in borrowed.values()))
        words |= {name for name in declared if not WORD.match(name) and name in own}
        known = "".join(f"{line}\n" for name, line in declared.items() if name in words)
        name = f"part{number:02}"
        written[f"{name}.h"] = inlined(borrowed)
        written[f"{name}.c"] = f'{opening}{known}#include "{name}.h"\n{own}'
    for old in target.iterdir():
        if old.name not in written:
            old.unlink()
    for name, content in written.items():
        (target / name).write_text(content, encoding="utf-8")
    return [str(target / name) for name in written if name.endswith(".c")]


def read(text: str) -> Module:
    """Find the functions in the C of a module."""
    module = Module(text.split("\n", 2)[2])
    name, body = "", [""]
    for line in module.text.splitlines():
        if found := FUNCTION.match(line):
            name, body = found[1], []
        body.append(line)
        if line == "}" and name:
            module.functions[name], name = "\n".join(body), ""
    return module


def parts(modules: list[Module]) -> list[list[Module]]:
    """Modules that stand side by side, until a part is full."""
    made: list[list[Module]] = [[]]
    for module in modules:
        if sum(one.text.count("\n") for one in made[-1]) >= LINES:
            made.append([])
        made[-1].append(module)
    return made


def is_lent(name: str, body: str) -> bool:
    """Is this worth having in other parts? What runs once is not, nor what is long."""
    return not name.endswith(RUN_ONCE) and statements(body) <= SMALL


def statements(body: str) -> int:
    """How long a function is, without the declarations of its variables."""
    return sum("=" in line or "(" in line or not line.endswith(";") for line in body.splitlines())


def borrow(own: str, here: set[str], lent: dict[str, str]) -> dict[str, str]:
    """What a part calls in others, what that calls, and so on, as far as it is lent."""
    borrowed: dict[str, str] = {}
    waiting = CALLED.findall(own)
    while waiting:
        name = waiting.pop()
        if name in lent and name not in borrowed and name not in here:
            borrowed[name] = lent[name]
            waiting += CALLED.findall(lent[name])
    return dict(sorted(borrowed.items()))


def inlined(borrowed: dict[str, str]) -> str:
    """A header with bodies for inlining. It is a system header: compilers dislike that they call static functions of Python's."""
    bodies = "".join(f"extern inline __attribute__((gnu_inline)) {body}\n" for body in borrowed.values())
    return f"#pragma GCC system_header\n{bodies}"


# --- Headers ---


def prelude(main: str, internal: str) -> str:
    """What every part begins with. What is the group's own is hidden: calls and variables then need no table of the linker's."""
    runtime = "".join(f'#include "{name}.h"\n' for name in RUNTIME.findall(main))
    others = "".join(f"#include <{name}>\n" for name in re.findall(r"^#include <(__native_\S+)>$", internal, re.MULTILINE))
    tables = "".join(f"extern struct {kind} {name};\n" for kind, name in TABLE.findall(internal))
    cold = "".join(f"extern __typeof__({name}) {name} __attribute__((cold));\n" for name in COLD)
    start = f"#include <Python.h>\n#include <CPy.h>\n{runtime}{cold}#pragma GCC visibility push(hidden)\n"
    return f'{start}#include "types.h"\n{others}{tables}int CPyGlobalsInit(void);\n'


def types_alone(external: str) -> str:
    """The group's types, without the table of all that it gives to other groups."""
    head, table, _ = external.partition("\nstruct export_table_")
    assert table, "mypyc has changed how it writes headers"
    return f"{head}\n#endif\n"


def declarations(internal: str) -> dict[str, str]:
    """What the group's header declares, by name."""
    found: dict[str, str] = {}
    for line in internal.splitlines():
        if line.startswith("extern "):
            name = DECLARED.match(line)
            assert name, f"mypyc has changed how it declares things: {line}"
            found[name[1]] = line
    return found


def whole(main: str, internal: str) -> str:
    """The group's own file, which has the runtime, the literals and the tables: there, the tables of other groups are kept."""
    runtime, own, rest = main.partition('#include "__native_')
    assert own, "mypyc has changed how it writes a group"
    assert all(f"struct {kind} {name};" in internal for kind, name in TABLE.findall(internal))
    return f"{runtime}#include <Python.h>\n#pragma GCC visibility push(hidden)\n{own}{rest}"


# --- The doors of modules ---

DOOR = """typedef struct _object PyObject;
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define NULL ((void *)0)
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
void *PyCapsule_GetPointer(PyObject *, const char *);
void PyErr_Clear(void);
void Py_DecRef(PyObject *);
#define Py_DECREF Py_DecRef
"""
"""What a door needs of Python.h, which takes five times as long to read as the rest of it takes to compile."""


def light(door: Path, target: Path) -> str:
    """A module's door, which only calls its group, without Python.h; as mypyc wrote it, where it needs more of Python (no GIL)."""
    text = door.read_text(encoding="utf-8")
    if "PyModuleDef" in text:
        return str(door)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text.replace("#include <Python.h>\n", DOOR), encoding="utf-8")
    return str(target)
