"""Conquest of Paradise is being built: its tests run with VAKA_UNFINISHED=1, which lists the game."""

from __future__ import annotations

import os

if not os.environ.get("VAKA_UNFINISHED"):
    collect_ignore_glob = ["*"]
