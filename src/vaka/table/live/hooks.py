"""Web hooks: a table tells an address of its host's choice that somebody is asked who is not here."""

from __future__ import annotations

import json
from typing import Any

from vaka.table.live.outgoing import Call, Outgoing


class Hooks(Outgoing):
    """Tells the addresses of tables."""

    what = "a web hook"

    def tell(self, url: str, told: dict[str, Any]) -> None:
        """Tell it soon; who does not listen is not told again."""
        self.send(Call(url, json.dumps(told, ensure_ascii=False).encode(), str(told.get("table", ""))))
