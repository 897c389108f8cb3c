"""What all tests of bots share."""

from __future__ import annotations

import pytest

from vaka.bots import registry


@pytest.fixture(autouse=True)
def own_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test registers is forgotten after it."""
    monkeypatch.setattr(registry, "_known", dict(registry._known))
