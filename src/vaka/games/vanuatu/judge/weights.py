"""The weights of the judge, one row each: what it is called, how much it is worth, what it is. In hundredths of a point.

Made by hand: nothing that was learned won against them (docs/bots.md, "Judges that learn").
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from vaka.engine.provenance import PerCent, learned


class Weights:
    """How much a unit of each feature is worth; the first is the unit, which stays."""

    def __init__(self) -> None:
        # What a seat has.
        self.prosperity: i64 = 100
        """A point on the track: the unit, in which all others are."""
        self.vatu: i64 = 48
        """A vatu, while there are rounds left to spend it in,"""
        self.last_vatu: i64 = 36
        """and in the last round."""
        self.pocket: i64 = 22
        """Each of the first four besides, which it takes to sail and to build at all."""
        self.fish: i64 = 95
        """A fish for each that its tile shows,"""
        self.last_fish: i64 = 40
        """and in the last round."""
        self.leader: i64 = 60
        """To be the first player."""
        self.patience: i64 = 40
        """A treasure for each that it shows besides, while selling it can wait."""
        self.market: i64 = 150
        """To have a hut at all, where fish can be sold."""
        self.room: i64 = 9
        """A place for a tourist beside a hut, for each round that is left,"""
        self.room_most: i64 = 500
        """and no more than this in all."""
        self.token_first: i64 = 120
        """The tokens of resting: first player,"""
        self.token_both: i64 = 140
        """a point and a vatu,"""
        self.token_point: i64 = 100
        """a point,"""
        self.token_else: i64 = 60
        """and a vatu, or one that is not known."""
        self.rival: PerCent = 25
        """Per cent of what the best rival has, taken off."""
        self.hindrance: PerCent = 50
        """Per cent of what the other's plans may bring, taken off while neutral markers are placed."""
        self.untidy: i64 = 400
        """A tile that lies where it should not, or that will find no place."""
        # Rising Waters.
        self.rise: PerCent = 45
        """Per cent of a flood that an open shore of today lets in."""
        self.drowned: PerCent = 35
        """Per cent of a hut's worth where the island is likely to go under."""
        self.shore: i64 = 180
        """What an open shore costs everybody, for each flood to come,"""
        self.shore_of_two: i64 = 240
        """if there are only two to build dikes."""
        self.under: i64 = 1200
        """What each island costs that will go under, after the first."""
        self.doom: i64 = 3000
        """What it costs if the next flood is the end for all."""
        # How likely plans come about, in per cent.
        self.majority: PerCent = 94
        """A planned action with the majority,"""
        self.second: PerCent = 46
        """one that has to wait for one other,"""
        self.third: PerCent = 30
        """for two,"""
        self.last: PerCent = 20
        """for more."""
        self.waiting: i64 = 12
        """On for every action with the majority, which is done meanwhile."""
        self.crowd: PerCent = 85
        """Of what is found where other boats are, which may be there first."""
        self.blocked: PerCent = 4
        """Neutral markers are in the way,"""
        self.beatable: PerCent = 40
        """or those that the own ones still in hand can beat."""
        self.threat: i64 = 3
        """Off for every marker that others have still to place."""
        self.margin: i64 = 6
        """On for every marker more than it takes."""
        # What plans may bring.
        self.best_open: PerCent = 62
        """Per cent of the best gain that could still be planned,"""
        self.second_open: PerCent = 52
        """of the second"""
        self.third_open: PerCent = 42
        """and of the third."""
        self.out_of_reach: PerCent = 25
        """Per cent of what there will be no room or no money for, if all comes as planned."""
        self.sale: i64 = 80
        """What a vatu from a treasure costs more than one in the purse."""
        self.fish_sale: i64 = 8
        """A vatu from selling fish besides."""
        self.sail: i64 = 40
        """A voyage that is planned,"""
        self.unplanned: i64 = 60
        """and one that is not."""
        self.resting: i64 = 90
        """To rest."""
        self.navigator: i64 = 70
        """Characters that help with no single action."""
        self.governor: i64 = 60
        self.preacher: i64 = 75
        self.beggar: i64 = 15
        """Likewise, for each vatu that can be begged."""
        self.next_fish: i64 = 12
        """At the place for the next round, a fish for each that is there,"""
        self.next_treasure: i64 = 25
        """a treasure, likewise,"""
        self.next_land: i64 = 14
        """and an island beside it, twice if it has an own hut."""


WEIGHTS: Final = learned(Weights(), Path(__file__).parent)
