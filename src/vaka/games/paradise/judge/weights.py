"""The weights of the judge, one row each: what it is called, how much it is worth, what it is. In hundredths of a point.

Made by hand: what was learned won clearly for two players only (docs/bots.md, "Judges that learn").
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
        self.point: i64 = 100
        """A victory point: the unit, in which all others are."""
        self.income: i64 = 34
        """What a Village brings in, for each turn that is left,"""
        self.income_alone: i64 = 46
        """and in the solitaire game, where the end is known."""
        self.link: i64 = 125
        """A group that the chain of home connects; less, the more canoes the chain lacks."""
        self.atoll: i64 = 50
        """An atoll, likewise."""
        self.room: i64 = 30
        """A group with room for more, in per cent of a Village,"""
        self.room_each: i64 = 12
        """on for each box that is free,"""
        self.room_brown: i64 = 4
        """and for each brown one that Agriculture would free,"""
        self.brown: i64 = 10
        """or if there are only such."""
        self.warrior: i64 = 40
        """A Warrior."""
        self.war_canoe: i64 = 66
        """A War Canoe."""
        self.rumour: i64 = 300
        """What a Rumour costs: they mislead people, not this judge, which would build one to put off the end of its orders;"""
        self.rumour_alone: i64 = 60
        """and in the solitaire game."""
        # Canoes and Colonies.
        self.chain_canoe: i64 = 14
        """A Transport Canoe that lies where the chain leads."""
        self.gap_canoe: i64 = 44
        """One on its way to a hex where the chain lacks it, or to a Colony that waits,"""
        self.gap_step: i64 = 5
        """off for each hex that it is away."""
        self.spare_canoe: i64 = 14
        """The first two that nothing is to be done for,"""
        self.extra_canoe: i64 = 3
        """and all after them."""
        self.arrived: PerCent = 70
        """Per cent of a free group for a Colony that lies there,"""
        self.voyage: PerCent = 59
        """for one on its way,"""
        self.voyage_step: i64 = 3
        """off for each hex that it is away,"""
        self.voyage_turn: i64 = 2
        """and for each turn that it takes after the first,"""
        self.voyage_least: PerCent = 16
        """and no less than this."""
        self.carrier: PerCent = 60
        """Per cent of that for a Colony without a canoe,"""
        self.own_secret: PerCent = 90
        """and where the tile is still to be turned up."""
        self.aimless: i64 = 15
        """A Colony for which there is no free group."""
        self.prospect: PerCent = 24
        """Per cent of a group that is known, free and not yet ours."""
        self.secrecy: i64 = 4
        """If nobody else knows it."""
        self.explorer_few: i64 = 200
        """What a lost Explorer costs while less than two free groups are known,"""
        self.explorer_some: i64 = 130
        """less than four,"""
        self.explorer_many: i64 = 70
        """or more."""
        # Steps of a turn: a little more than standing still.
        self.idle: i64 = 2
        """What a fleet in hand costs, which has to go somewhere."""
        self.cargo: i64 = 8
        """A Colony and its canoe in hand, each."""
        self.lone_canoe: i64 = 4
        """A canoe in hand, alone, that the chain wants."""
        self.mixed: i64 = 60
        """In the solitaire game: what a canoe or a Colony in a fleet of war loses, since it could go its own way."""
        # Building and cards.
        self.build_point: i64 = 46
        """A Build Point that can still be spent."""
        self.card: i64 = 112
        """A card that is ordered."""
        self.one_use: i64 = 24
        """A card that can still be used up."""
        self.face_down: i64 = 4
        """A card that lies face down: secrets are worth keeping."""
        self.swift: i64 = 30
        """Double Hulled Canoes that lie open."""
        # The others.
        self.rival: PerCent = 30
        """Per cent of what the best rival stands at, taken off."""
        self.rival_village: i64 = 100
        """There, what each Village counts besides its points."""
        self.rivalry: PerCent = 30
        """Per cent of what a rival loses in an attack that count as gained."""
        self.raid: PerCent = 45
        """Per cent of what War Canoes of others may take within their reach,"""
        self.raid_later: PerCent = 50
        """and of that one hex farther on."""
        self.foresight: PerCent = 10
        """In the solitaire game: per cent of what an attack would take that count at the last chit before they are in the cup,"""
        self.alarm: PerCent = 25
        """and if the next chit were one for certain: who guards against all of it never grows."""
        # Attacks.
        self.ready: PerCent = 30
        """Per cent of what an attack may bring that count before it is made,"""
        self.ready_piece: i64 = 4
        """on for each piece of the front line that is in hand,"""
        self.ready_most: PerCent = 60
        """and no more than this;"""
        self.declared: PerCent = 90
        """and once it is declared, or the fleet is there."""
        self.taken: i64 = 50
        """What a Village that may be saved is worth less than one's own,"""
        self.saved: i64 = 20
        """and one that is."""
        self.clearing: i64 = 20
        """To win where there is nothing to hold."""
        self.loss: i64 = 26
        """What each piece of a lost attack costs,"""
        self.resistance: i64 = 12
        """and for each piece that defended, besides."""
        self.loss_alone: i64 = 45
        """In the solitaire game: what each piece of a lost attack costs;"""
        self.prize: i64 = 150
        """per cent of what Villages and room taken from others would be worth else, since free land is scarce;"""
        self.cleared: i64 = 140
        """per cent of a Village for a group that is won without any, and can be settled then."""


WEIGHTS: Final = learned(Weights(), Path(__file__).parent)
