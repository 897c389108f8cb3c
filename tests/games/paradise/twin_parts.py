"""The slow twin of Conquest of Paradise: what the advanced rules and the solitaire game lay on the table (rulebook 11, 12)."""

from __future__ import annotations

from dataclasses import dataclass, field


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
