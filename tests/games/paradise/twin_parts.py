"""The slow twin of Conquest of Paradise: orders, Battles, and what the advanced rules and the solitaire game lay on the table."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

Pieces = Counter[str]


@dataclass
class South:
    """RB 11.3: where Te Waka Maui lies, beside which hex, and what it has replaced; `out`: there was no place for it."""

    out: bool = False
    hex: str | None = None
    beside: str | None = None
    replaced: str | None = None
    buried: str | None = None
    known: set[str] = field(default_factory=set)

    def other(self, hex_: str) -> str | None:
        """The other one of the two islands, where this is one."""
        return {self.hex: self.beside, self.beside: self.hex}.get(hex_) if self.hex else None


@dataclass
class Events:
    """RB 11.2: cards that all have seen, cards that are kept, markers, and whom something concerns in this turn."""

    begun: bool = False
    played: set[str] = field(default_factory=set)
    kept: list[tuple[str, str]] = field(default_factory=list)
    current: str | None = None
    placed: set[str] = field(default_factory=set)
    markers: dict[str, str] = field(default_factory=dict)
    peeked: tuple[str, str] | None = None
    disputed: str | None = None
    becalmed: str | None = None
    winded: str | None = None
    bride: str | None = None
    groom: str | None = None
    leading_attack: str | None = None
    leading_defence: str | None = None
    warded: str | None = None
    drawer: str | None = None

    def keeps(self, seat: str | None) -> bool:
        """Has this player a kept card?"""
        return any(keeper == seat for keeper, _ in self.kept)

    def holds(self, seat: str, event: str) -> bool:
        return (seat, event) in self.kept

    def spend(self, seat: str, event: str) -> None:
        """A kept card is played: all have seen it."""
        self.kept.remove((seat, event))
        self.played.add(event)

    def lies(self, marker: str, hex_: str) -> bool:
        return self.markers.get(marker) == hex_


@dataclass
class Solo:
    """RB 12: the chits, and how far the one at hand is carried out."""

    cup: list[int] = field(default_factory=lambda: list(range(1, 12)))
    drawn: int = 0
    held: list[int] = field(default_factory=list)
    now: int | None = None
    step: int = 0
    count: int = 0
    owed: int = 0
    after: bool = False
    cards: int = 0
    picking: str | None = None
    boxes: int = 0
    bands: int = 0
    isle: str | None = None  # Te Waka Maui, found with Aotearoa: its dice wait, or are rolled now


@dataclass
class Orders:
    """What a player has ordered in secret, and the points left in each pool."""

    points: dict[str, int]
    done: bool = False
    items: dict[str, Counter[str]] = field(default_factory=dict)
    settle: set[str] = field(default_factory=set)
    dismiss: Counter[str] = field(default_factory=Counter)  # how many Rumours are taken off, where
    buy: str | None = None
    focus: bool = False
    used: set[str] = field(default_factory=set)
    free: int = 0
    store: str | None = None
    spend: bool = False
    harvest: str | None = None
    cleared: set[str] = field(default_factory=set)

    def ordered(self, item: str, hex_: str) -> int:
        return self.items.get(hex_, Counter())[item]


@dataclass
class Battle:
    """Front and back rows; `used`: cards used after a roll; `kills`: does the piece to be chosen now fall, or panic?"""

    hex: str
    attacker: str
    defender: str | None
    attack_front: Pieces
    attack_back: Pieces
    defence_front: Pieces
    defence_back: Pieces
    stage: str = "start"
    die: int | str | None = None
    kills: bool = False
    used: set[str] = field(default_factory=set)
    silenced: set[str] = field(default_factory=set)
    saved: int = 0
    arioi: bool = False
    target: str | None = None
