"""One server for one file of SQLite: a second is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from vaka.table.store.reader import Store
from vaka.table.store.schema import BadDatabase


def test_a_file_is_the_same_by_whatever_name(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "vaka.db")
    first = Store(f"sqlite:///{tmp_path / 'vaka.db'}", serves=True)
    with pytest.raises(BadDatabase, match="another server uses"):
        Store(f"sqlite:///{tmp_path / 'link.db'}", serves=True)
    first.close()
    Store(f"sqlite:///{tmp_path / 'link.db'}", serves=True).close()
