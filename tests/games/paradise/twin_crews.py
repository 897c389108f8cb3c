"""The slow twin of Conquest of Paradise: how far each canoe has come in a turn, and what it carries (rulebook 7.3, 7.4, 11.3).

Rulings 48 and 50. Canoes of one kind that have come equally far are alike: a *crew* counts them, and who is aboard: `warriors`
and `colonies` on Transport Canoes, `fighters` on War Canoes, and who of these had walked before. On land are those who were
carried, have walked, or both. Canoes that were taken in hand and put back have `stayed`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

Crew = Counter[str]
Far = int | str
STAYED = "stayed"
FREE = {"free_transport", "free_war"}  # of a crew: canoes in hand whose cargo may still lie there
ABOARD = {"transport": {"warrior": "warriors", "colony": "colonies"}, "war": {"warrior": "fighters"}}
PIECE = {
    "transport": "transport",
    "war": "war",
    "rumour": "rumour",
    "warriors": "warrior",
    "colonies": "colony",
    "fighters": "warrior",
}
ON_LAND = {
    (kind, how): f"{how}_{plural}"
    for how in ("carried", "walked", "both")
    for kind, plural in (("warrior", "warriors"), ("colony", "colonies"))
}


def pieces_of(crew: Crew) -> Counter[str]:
    """A crew as pieces."""
    found: Counter[str] = Counter()
    for name, kind in PIECE.items():
        found[kind] += crew[name]
    return +found


def room(crew: Crew, canoe: str) -> int:
    """RB 7.4: how many canoes of a kind carry nothing."""
    return crew[canoe] - sum(crew[name] for name in ABOARD[canoe].values())


@dataclass
class Crews:
    """All that has moved in a hex, or is in hand."""

    far: dict[Far, Crew] = field(default_factory=dict)
    land: Crew = field(default_factory=Counter)

    def at(self, far: Far) -> Crew:
        return self.far.setdefault(far, Counter())

    def pieces(self) -> Counter[str]:
        found: Counter[str] = Counter()
        for crew in self.far.values():
            found += pieces_of(crew)
        for (kind, _), name in ON_LAND.items():
            found[kind] += self.land[name]
        return +found

    def canoes(self, kind: str, least: int = 0) -> list[int]:
        """How far canoes of a kind have come, the least first; those that have stayed apart."""
        return sorted(far for far, crew in self.far.items() if isinstance(far, int) and far >= least and crew[kind] > 0)

    def fighters(self) -> int:
        """RB 7.4: the Warrior Bands aboard War Canoes."""
        return sum(crew["fighters"] for crew in self.far.values())

    def put_on_land(self, kind: str, walked: bool) -> None:
        """RB 7.4: carried, so no canoe takes it up in this turn."""
        self.land[ON_LAND[kind, "both" if walked else "carried"]] += 1

    def unload(self, far: Far, name: str) -> tuple[str, bool]:
        """One of those aboard leaves its canoe: first one that has not walked."""
        crew = self.at(far)
        walked = crew[name] == crew[f"walked_{name}"]
        crew[name] -= 1
        if walked:
            crew[f"walked_{name}"] -= 1
        return PIECE[name], walked

    def leave_without_canoe(self) -> None:
        """RB 7.4: cargo whose canoe is gone was put down; Colonies keep a canoe first."""
        for far, crew in list(self.far.items()):
            for canoe, names in (("transport", ("warriors", "colonies")), ("war", ("fighters",))):
                for name in names:
                    while room(crew, canoe) < 0 < crew[name]:
                        self.put_on_land(*self.unload(far, name))

    def forget_free(self) -> None:
        """No canoe of these is in hand any more."""
        for crew in self.far.values():
            del crew["free_transport"], crew["free_war"]

    def words(self) -> list[dict[str, object]]:
        """As a position says it."""
        found: list[dict[str, object]] = []
        for far, crew in [*self.far.items(), ("ashore", self.land)]:
            counts: dict[str, object] = {name: count for name, count in crew.items() if count > 0}
            if counts.keys() - FREE:
                found.append(counts | {"steps": far})
        return found


def crews_of(words: list[dict[str, object]]) -> Crews:
    """As a position says it."""
    found = Crews()
    for entry in words:
        crew = Counter({name: int(str(count)) for name, count in entry.items() if name not in ("steps", "hex")})
        far = entry["steps"]
        if far == "ashore":
            found.land = crew
        else:
            found.far[far if isinstance(far, int) else STAYED] = crew
    return found
