"""The weights of the judge: data in weights.toml, which says how they were made. In hundredths of a point, or in per cent."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from vaka.engine.provenance import read_weights

FEATURES: Final = (
    "prosperity",
    "vatu",
    "last_vatu",
    "pocket",
    "fish",
    "last_fish",
    "leader",
    "patience",
    "market",
    "room",
    "room_most",
    "token_first",
    "token_both",
    "token_point",
    "token_else",
    "rival",
    "hindrance",
    "untidy",
    "rise",
    "drowned",
    "shore",
    "shore_of_two",
    "under",
    "doom",
    "majority",
    "second",
    "third",
    "last",
    "waiting",
    "crowd",
    "blocked",
    "beatable",
    "threat",
    "margin",
    "best_open",
    "second_open",
    "third_open",
    "out_of_reach",
    "sale",
    "fish_sale",
    "sail",
    "unplanned",
    "resting",
    "navigator",
    "governor",
    "preacher",
    "beggar",
    "next_fish",
    "next_treasure",
    "next_land",
)
"""What a position is rated by; the first is the unit, which stays."""
PER_CENT: Final = (
    "rival",
    "hindrance",
    "rise",
    "drowned",
    "majority",
    "second",
    "third",
    "last",
    "crowd",
    "blocked",
    "beatable",
    "best_open",
    "second_open",
    "third_open",
    "out_of_reach",
)
"""Those that are no more than 100."""


class Weights:
    """How much a unit of each feature is worth."""

    def __init__(self, given: dict[str, int]) -> None:
        # What a seat has.
        self.prosperity: i64 = given["prosperity"]
        """A point on the track: the unit, in which all others are."""
        self.vatu: i64 = given["vatu"]
        """A vatu, while there are rounds left to spend it in,"""
        self.last_vatu: i64 = given["last_vatu"]
        """and in the last round."""
        self.pocket: i64 = given["pocket"]
        """Each of the first four besides, which it takes to sail and to build at all."""
        self.fish: i64 = given["fish"]
        """A fish for each that its tile shows,"""
        self.last_fish: i64 = given["last_fish"]
        """and in the last round."""
        self.leader: i64 = given["leader"]
        """To be the first player."""
        self.patience: i64 = given["patience"]
        """A treasure for each that it shows besides, while selling it can wait."""
        self.market: i64 = given["market"]
        """To have a hut at all, where fish can be sold."""
        self.room: i64 = given["room"]
        """A place for a tourist beside a hut, for each round that is left,"""
        self.room_most: i64 = given["room_most"]
        """and no more than this in all."""
        self.token_first: i64 = given["token_first"]
        """The tokens of resting: first player,"""
        self.token_both: i64 = given["token_both"]
        """a point and a vatu,"""
        self.token_point: i64 = given["token_point"]
        """a point,"""
        self.token_else: i64 = given["token_else"]
        """and a vatu, or one that is not known."""
        self.rival: i64 = given["rival"]
        """Per cent of what the best rival has, taken off."""
        self.hindrance: i64 = given["hindrance"]
        """Per cent of what the other's plans may bring, taken off while neutral markers are placed."""
        self.untidy: i64 = given["untidy"]
        """A tile that lies where it should not, or that will find no place."""
        # Rising Waters.
        self.rise: i64 = given["rise"]
        """Per cent of a flood that an open shore of today lets in."""
        self.drowned: i64 = given["drowned"]
        """Per cent of a hut's worth where the island is likely to go under."""
        self.shore: i64 = given["shore"]
        """What an open shore costs everybody, for each flood to come,"""
        self.shore_of_two: i64 = given["shore_of_two"]
        """if there are only two to build dikes."""
        self.under: i64 = given["under"]
        """What each island costs that will go under, after the first."""
        self.doom: i64 = given["doom"]
        """What it costs if the next flood is the end for all."""
        # How likely plans come about, in per cent.
        self.majority: i64 = given["majority"]
        """A planned action with the majority,"""
        self.second: i64 = given["second"]
        """one that has to wait for one other,"""
        self.third: i64 = given["third"]
        """for two,"""
        self.last: i64 = given["last"]
        """for more."""
        self.waiting: i64 = given["waiting"]
        """On for every action with the majority, which is done meanwhile."""
        self.crowd: i64 = given["crowd"]
        """Of what is found where other boats are, which may be there first."""
        self.blocked: i64 = given["blocked"]
        """Neutral markers are in the way,"""
        self.beatable: i64 = given["beatable"]
        """or those that the own ones still in hand can beat."""
        self.threat: i64 = given["threat"]
        """Off for every marker that others have still to place."""
        self.margin: i64 = given["margin"]
        """On for every marker more than it takes."""
        # What plans may bring.
        self.best_open: i64 = given["best_open"]
        """Per cent of the best gain that could still be planned,"""
        self.second_open: i64 = given["second_open"]
        """of the second"""
        self.third_open: i64 = given["third_open"]
        """and of the third."""
        self.out_of_reach: i64 = given["out_of_reach"]
        """Per cent of what there will be no room or no money for, if all comes as planned."""
        self.sale: i64 = given["sale"]
        """What a vatu from a treasure costs more than one in the purse."""
        self.fish_sale: i64 = given["fish_sale"]
        """A vatu from selling fish besides."""
        self.sail: i64 = given["sail"]
        """A voyage that is planned,"""
        self.unplanned: i64 = given["unplanned"]
        """and one that is not."""
        self.resting: i64 = given["resting"]
        """To rest."""
        self.navigator: i64 = given["navigator"]
        """Characters that help with no single action."""
        self.governor: i64 = given["governor"]
        self.preacher: i64 = given["preacher"]
        self.beggar: i64 = given["beggar"]
        """Likewise, for each vatu that can be begged."""
        self.next_fish: i64 = given["next_fish"]
        """At the place for the next round, a fish for each that is there,"""
        self.next_treasure: i64 = given["next_treasure"]
        """a treasure, likewise,"""
        self.next_land: i64 = given["next_land"]
        """and an island beside it, twice if it has an own hut."""


WEIGHTS: Final = Weights(read_weights(Path(__file__).parent))
