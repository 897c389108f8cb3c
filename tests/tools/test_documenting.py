"""Docstrings in compiled modules: they are written into the C behind the signatures that mypyc leaves there."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import ROOT

PYTHON = '''"""A module."""

class Boat:
    """Floats, "mostly"."""

    def sail(self, to):
        """Go there: à bientôt."""

    def sink(self):
        pass

def dive(deep):
    """Down."""
'''
C = r"""
    {"sail",
     (PyCFunction)CPyPy_sea___boats___Boat___sail,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("sail($self, to)\n--\n\n")},
    {"sink",
     (PyCFunction)CPyPy_sea___boats___Boat___sink,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("sink($self)\n--\n\n")},
    .tp_basicsize = sizeof(sea___boats___BoatObject),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = PyDoc_STR("Boat()\n--\n\n"),
{"dive", (PyCFunction)CPyPy_sea___boats___dive, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL) /* docstring */},
PyModuleDef_HEAD_INIT,
"sea.boats",
NULL, /* docstring */
"""


@pytest.fixture
def documenting() -> Any:
    spec = spec_from_file_location("vaka_documenting", ROOT / "tools" / "documenting.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_functions_methods_classes_and_modules_get_their_docstrings(documenting: Any, tmp_path: Path) -> None:
    source, made = tmp_path / "src" / "sea" / "boats.py", tmp_path / "boats.c"
    source.parent.mkdir(parents=True)
    source.write_text(PYTHON, encoding="utf-8")
    made.write_text(C, encoding="utf-8")
    documenting.document([str(made)], [str(source)])
    written = made.read_text(encoding="utf-8")
    assert r'PyDoc_STR("sail($self, to)\n--\n\nGo there: \303\240 bient\303\264t.")' in written
    assert r'PyDoc_STR("Boat()\n--\n\nFloats, \"mostly\".")' in written
    assert 'PyDoc_STR("Down.")' in written
    assert '"sea.boats",\nPyDoc_STR("A module."), /* docstring */' in written
    assert r'PyDoc_STR("sink($self)\n--\n\n")' in written, "what has no docstring stays as it is"
