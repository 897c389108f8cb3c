"""A berth is a place of the board whether a ship lies there or not: a ship may come in while another sails away."""

from __future__ import annotations

import vaka


def test_an_empty_berth_has_words() -> None:
    """§4.3. Before the first ships are drawn all berths are empty."""
    game = vaka.game("vanuatu")
    view = game.new(3).redact(0)
    assert [place for place in game.places(view) if place.startswith("ship-")] == ["ship-0", "ship-1", "ship-2"]
    told = game.about(view, "ship-2", "en")
    assert (told.name, told.rule) == ("Berth 3", "4.3")
    assert told.effect.startswith("No ship lies here.")
