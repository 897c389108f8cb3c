"""How the C of a group is cut into parts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.tools.loaded import load

HEADER = '#include "__native_vaka_lei.h"\n#include "__native_internal_vaka_lei.h"\n'
SMALL = "int64_t CPyDef_sea___depth(int64_t cpy_r_place) {\n    return CPyDef_sea___tide() + cpy_r_place;\n}\n"
TIDE = "int64_t CPyDef_sea___tide(void) {\n    return CPyStatic_sea___moon;\n}\n"
CALLER = "int64_t CPyDef_isle___reach(void) {\n    return CPyDef_sea___depth(3) + CPyDef_sea___chart();\n}\n"
HELPER = "static int helper(void)\n{\n    return sea_free_instance == NULL;\n}\n"
ONCE = "char CPyDef_sea_____top_level__(void) {\n    return 1;\n}\n"


@pytest.fixture
def parts() -> Any:
    return load("tools/parts.py")


def group(folder: Path) -> list[str]:
    """Two modules as mypyc writes them: `isle` calls `sea`, which has a long function too."""
    long = "int64_t CPyDef_sea___chart(void) {\n" + "    cpy_r_r0 = 1;\n" * 200 + "}\n"
    written = {
        "__native_isle.c": HEADER + CALLER,
        "__native_sea.c": HEADER
        + "static int helper(void)\n{\n    return sea_free_instance == NULL;\n}\n"
        + SMALL
        + TIDE
        + long
        + ONCE,
        "__native_vaka_lei.c": f"#include <init.c>\n#include <str_extra_ops.c>\n#include <vecs/librt_vecs_api.c>\n{HEADER}"
        "int CPyGlobalsInit(void)\n{\n}\n",
        "__native_vaka_lei.h": "#ifndef H\n#define H\ntypedef int Thing;\n\nstruct export_table_vaka_lei {\nint x;\n};\n#endif\n",
        "__native_internal_vaka_lei.h": "#include <__native_vaka_engine.h>\nstruct export_table_vaka_engine exports_vaka_engine;\n"
        "extern int64_t CPyDef_sea___depth(int64_t cpy_r_place);\nextern int64_t CPyDef_sea___tide(void);\n"
        "extern int64_t CPyStatic_sea___moon;\nextern int64_t CPyDef_isle___reach(void);\nextern PyObject *CPyStatics[3];\n"
        "extern int64_t CPyDef_sea___chart(void);\nextern SeaObject *sea_free_instance;\n",
    }
    for name, text in written.items():
        (folder / name).write_text(text)
    return [str(folder / name) for name in ("__native_isle.c", "__native_sea.c", "__native_vaka_lei.c")]


def test_a_part_carries_the_small_functions_that_it_calls(parts: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And what those call in turn; the long one it calls from afar."""
    monkeypatch.setattr(parts, "LINES", 1)
    made = parts.cut(group(tmp_path), tmp_path / "parts")
    assert [Path(name).name for name in made] == ["main.c", "part00.c", "part01.c"]
    lent = (tmp_path / "parts" / "part00.h").read_text()
    assert f"extern inline __attribute__((gnu_inline)) {SMALL}" in lent
    assert f"extern inline __attribute__((gnu_inline)) {TIDE}" in lent
    assert "chart" not in lent
    assert "gnu_inline" not in (tmp_path / "parts" / "part01.h").read_text(), "it has them itself"


def test_a_part_declares_only_what_it_uses(parts: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So a function that is new elsewhere does not compile it again."""
    monkeypatch.setattr(parts, "LINES", 1)
    parts.cut(group(tmp_path), tmp_path / "parts")
    text = (tmp_path / "parts" / "part00.c").read_text()
    assert "extern int64_t CPyDef_sea___chart(void);" in text
    assert "extern int64_t CPyStatic_sea___moon;" in text, "what it borrows uses this"
    assert "CPyStatics" not in text
    assert "extern SeaObject *sea_free_instance;" not in text
    assert "extern SeaObject *sea_free_instance;" in (tmp_path / "parts" / "part01.c").read_text()
    assert "export_table_vaka_lei" not in (tmp_path / "parts" / "types.h").read_text()


def test_a_part_names_what_its_group_needs_of_the_runtime(parts: Any, tmp_path: Path) -> None:
    parts.cut(group(tmp_path), tmp_path / "parts")
    text = (tmp_path / "parts" / "part00.c").read_text()
    assert '#include "str_extra_ops.h"\n#include "vecs/librt_vecs_api.h"\n' in text
    assert "init.h" not in text, "`CPy.h` has it"


def test_what_runs_once_and_what_is_long_is_not_lent(parts: Any) -> None:
    assert parts.is_lent("CPyDef_sea___depth", SMALL)
    assert not parts.is_lent("CPyDef_sea_____top_level__", ONCE)
    assert not parts.is_lent("CPyDef_sea___chart", "    cpy_r_r0 = 1;\n" * 200)
    assert parts.is_lent("CPyDef_sea___chart", "    int64_t cpy_r_r0;\n" * 200), "declarations cost nothing"


def test_modules_share_a_part_until_it_is_full(parts: Any, tmp_path: Path) -> None:
    made = parts.cut(group(tmp_path), tmp_path / "parts")
    assert [Path(name).name for name in made] == ["main.c", "part00.c"]
    assert (tmp_path / "parts" / "part00.c").read_text().count("static int helper") == 1


def test_a_part_that_is_needed_no_more_goes(parts: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sources = group(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(parts, "LINES", 1)
        parts.cut(sources, tmp_path / "parts")
    parts.cut(sources, tmp_path / "parts")
    assert not (tmp_path / "parts" / "part01.c").exists()


def test_a_door_needs_no_header_of_pythons(parts: Any, tmp_path: Path) -> None:
    door, plain = tmp_path / "door.c", tmp_path / "light" / "door.c"
    door.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_sea(void) { return NULL; }\n")
    assert parts.light(door, plain) == str(plain)
    assert "Python.h" not in plain.read_text()
    door.write_text("#include <Python.h>\nstatic struct PyModuleDef sea;\n")
    assert parts.light(door, plain) == str(door), "without the GIL it needs more"


def test_what_is_called_where_something_is_wrong_is_cold(parts: Any, tmp_path: Path) -> None:
    """So a compiler keeps what leads there apart and inlines the rest."""
    parts.cut(group(tmp_path), tmp_path / "parts")
    text = (tmp_path / "parts" / "part00.c").read_text()
    cold = "extern __typeof__(CPy_AddTraceback) CPy_AddTraceback __attribute__((cold));"
    assert text.index("#include <CPy.h>") < text.index(cold) < text.index("visibility push")
