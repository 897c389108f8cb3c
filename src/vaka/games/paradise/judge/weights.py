"""The weights of the judge: data in weights.toml, which says how they were made. In hundredths of a point, or in per cent."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from vaka.engine.provenance import read_weights

FEATURES: Final = (
    "point",
    "income",
    "income_alone",
    "link",
    "atoll",
    "room",
    "room_each",
    "room_brown",
    "brown",
    "warrior",
    "war_canoe",
    "rumour",
    "rumour_alone",
    "chain_canoe",
    "gap_canoe",
    "gap_step",
    "spare_canoe",
    "extra_canoe",
    "arrived",
    "voyage",
    "voyage_step",
    "voyage_turn",
    "voyage_least",
    "carrier",
    "own_secret",
    "aimless",
    "prospect",
    "secrecy",
    "explorer_few",
    "explorer_some",
    "explorer_many",
    "idle",
    "cargo",
    "lone_canoe",
    "mixed",
    "build_point",
    "card",
    "one_use",
    "face_down",
    "swift",
    "rival",
    "rival_village",
    "rivalry",
    "raid",
    "raid_later",
    "foresight",
    "alarm",
    "ready",
    "ready_piece",
    "ready_most",
    "declared",
    "taken",
    "saved",
    "clearing",
    "loss",
    "resistance",
    "loss_alone",
    "prize",
    "cleared",
)
"""What a position is rated by; the first is the unit, which stays."""
PER_CENT: Final = (
    "arrived",
    "voyage",
    "voyage_least",
    "carrier",
    "own_secret",
    "prospect",
    "rival",
    "rivalry",
    "raid",
    "raid_later",
    "foresight",
    "alarm",
    "ready",
    "ready_most",
    "declared",
)
"""Those that are no more than 100."""


class Weights:
    """How much a unit of each feature is worth."""

    def __init__(self, given: dict[str, int]) -> None:
        # What a seat has.
        self.point: i64 = given["point"]
        """A victory point: the unit, in which all others are."""
        self.income: i64 = given["income"]
        """What a Village brings in, for each turn that is left,"""
        self.income_alone: i64 = given["income_alone"]
        """and in the solitaire game, where the end is known."""
        self.link: i64 = given["link"]
        """A group that the chain of home connects; less, the more canoes the chain lacks."""
        self.atoll: i64 = given["atoll"]
        """An atoll, likewise."""
        self.room: i64 = given["room"]
        """A group with room for more, in per cent of a Village,"""
        self.room_each: i64 = given["room_each"]
        """on for each box that is free,"""
        self.room_brown: i64 = given["room_brown"]
        """and for each brown one that Agriculture would free,"""
        self.brown: i64 = given["brown"]
        """or if there are only such."""
        self.warrior: i64 = given["warrior"]
        """A Warrior."""
        self.war_canoe: i64 = given["war_canoe"]
        """A War Canoe."""
        self.rumour: i64 = given["rumour"]
        """What a Rumour costs: they mislead people, not this judge, which would build one to put off the end of its orders;"""
        self.rumour_alone: i64 = given["rumour_alone"]
        """and in the solitaire game."""
        # Canoes and Colonies.
        self.chain_canoe: i64 = given["chain_canoe"]
        """A Transport Canoe that lies where the chain leads."""
        self.gap_canoe: i64 = given["gap_canoe"]
        """One on its way to a hex where the chain lacks it, or to a Colony that waits,"""
        self.gap_step: i64 = given["gap_step"]
        """off for each hex that it is away."""
        self.spare_canoe: i64 = given["spare_canoe"]
        """The first two that nothing is to be done for,"""
        self.extra_canoe: i64 = given["extra_canoe"]
        """and all after them."""
        self.arrived: i64 = given["arrived"]
        """Per cent of a free group for a Colony that lies there,"""
        self.voyage: i64 = given["voyage"]
        """for one on its way,"""
        self.voyage_step: i64 = given["voyage_step"]
        """off for each hex that it is away,"""
        self.voyage_turn: i64 = given["voyage_turn"]
        """and for each turn that it takes after the first,"""
        self.voyage_least: i64 = given["voyage_least"]
        """and no less than this."""
        self.carrier: i64 = given["carrier"]
        """Per cent of that for a Colony without a canoe,"""
        self.own_secret: i64 = given["own_secret"]
        """and where the tile is still to be turned up."""
        self.aimless: i64 = given["aimless"]
        """A Colony for which there is no free group."""
        self.prospect: i64 = given["prospect"]
        """Per cent of a group that is known, free and not yet ours."""
        self.secrecy: i64 = given["secrecy"]
        """If nobody else knows it."""
        self.explorer_few: i64 = given["explorer_few"]
        """What a lost Explorer costs while less than two free groups are known,"""
        self.explorer_some: i64 = given["explorer_some"]
        """less than four,"""
        self.explorer_many: i64 = given["explorer_many"]
        """or more."""
        # Steps of a turn: a little more than standing still.
        self.idle: i64 = given["idle"]
        """What a fleet in hand costs, which has to go somewhere."""
        self.cargo: i64 = given["cargo"]
        """A Colony and its canoe in hand, each."""
        self.lone_canoe: i64 = given["lone_canoe"]
        """A canoe in hand, alone, that the chain wants."""
        self.mixed: i64 = given["mixed"]
        """In the solitaire game: what a canoe or a Colony in a fleet of war loses, since it could go its own way."""
        # Building and cards.
        self.build_point: i64 = given["build_point"]
        """A Build Point that can still be spent."""
        self.card: i64 = given["card"]
        """A card that is ordered."""
        self.one_use: i64 = given["one_use"]
        """A card that can still be used up."""
        self.face_down: i64 = given["face_down"]
        """A card that lies face down: secrets are worth keeping."""
        self.swift: i64 = given["swift"]
        """Double Hulled Canoes that lie open."""
        # The others.
        self.rival: i64 = given["rival"]
        """Per cent of what the best rival stands at, taken off."""
        self.rival_village: i64 = given["rival_village"]
        """There, what each Village counts besides its points."""
        self.rivalry: i64 = given["rivalry"]
        """Per cent of what a rival loses in an attack that count as gained."""
        self.raid: i64 = given["raid"]
        """Per cent of what War Canoes of others may take within their reach,"""
        self.raid_later: i64 = given["raid_later"]
        """and of that one hex farther on."""
        self.foresight: i64 = given["foresight"]
        """In the solitaire game: per cent of what an attack would take that count at the last chit before they are in the cup,"""
        self.alarm: i64 = given["alarm"]
        """and if the next chit were one for certain: who guards against all of it never grows."""
        # Attacks.
        self.ready: i64 = given["ready"]
        """Per cent of what an attack may bring that count before it is made,"""
        self.ready_piece: i64 = given["ready_piece"]
        """on for each piece of the front line that is in hand,"""
        self.ready_most: i64 = given["ready_most"]
        """and no more than this;"""
        self.declared: i64 = given["declared"]
        """and once it is declared, or the fleet is there."""
        self.taken: i64 = given["taken"]
        """What a Village that may be saved is worth less than one's own,"""
        self.saved: i64 = given["saved"]
        """and one that is."""
        self.clearing: i64 = given["clearing"]
        """To win where there is nothing to hold."""
        self.loss: i64 = given["loss"]
        """What each piece of a lost attack costs,"""
        self.resistance: i64 = given["resistance"]
        """and for each piece that defended, besides."""
        self.loss_alone: i64 = given["loss_alone"]
        """In the solitaire game: what each piece of a lost attack costs;"""
        self.prize: i64 = given["prize"]
        """per cent of what Villages and room taken from others would be worth else, since free land is scarce;"""
        self.cleared: i64 = given["cleared"]
        """per cent of a Village for a group that is won without any, and can be settled then."""


WEIGHTS: Final = Weights(read_weights(Path(__file__).parent))
