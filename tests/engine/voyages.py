"""A toy whose moves are made of small steps: which canoe, which cargo, where to. The others hear of the last step only."""

from __future__ import annotations

from typing import Any

from vaka.engine import ASKED, EVERYBODY, HIDDEN, NOBODY, OVER, UNHEARD, UNKNOWN, Game, State, bit

NONE = -1
CANOES = 2
CARGO = (1, 2)
ISLANDS = 3
TURNS = 3
VOYAGES = 2  # of a turn: the floor stays at the start of the turn

# Ids: a canoe, a cargo, an island.
LOAD = CANOES
SAIL = LOAD + len(CARGO)


class Voyages(State):
    """Where each canoe lies, which everybody sees; what it carries, which its owner knows; and the move that is being made."""

    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.at = [[0] * CANOES for _ in range(seats)]
        self.cargo = [[0] * CANOES for _ in range(seats)]
        self.done = 0  # voyages, of all seats
        self.canoe = NONE
        self.load = NONE

    def actor(self) -> int:
        turn = self.done // VOYAGES
        return turn % self.seats if turn < TURNS * self.seats else OVER

    def legal(self, seat: int = ASKED) -> list[int]:
        who = self.answering(seat)
        if who == NOBODY:
            return []
        if self.canoe == NONE:
            return list(range(CANOES))
        if self.load == NONE:
            return [LOAD + place for place in range(len(CARGO))]
        return [SAIL + island for island in range(ISLANDS) if island != self.at[who][self.canoe]]

    def play(self, action: int, seat: int) -> None:
        if action >= SAIL:
            self.sail(action - SAIL, seat)
            return
        self.hear(bit(seat))
        if action >= LOAD:
            self.load = CARGO[action - LOAD]
            self.report("load", {"seat": seat, "cargo": self.load}, frozenset({seat}))
        else:
            self.canoe = action
            self.report("choose", {"seat": seat, "canoe": action}, frozenset({seat}))

    def sail(self, island: int, seat: int) -> None:
        """The last step: everybody hears which canoe went where, and nobody what it carries."""
        self.at[seat][self.canoe] = island
        self.cargo[seat][self.canoe] = self.load
        self.report("sail", {"seat": seat, "canoe": self.canoe, "island": island})
        self.canoe = self.load = NONE
        self.done += 1

    def seen(self, action: int, viewer: int, seat: int = ASKED) -> int:
        return action if action >= SAIL or viewer == (self.actor() if seat == ASKED else seat) else UNHEARD

    def scores(self) -> list[int]:
        """What lies on the islands counts, at the end what the canoes carry as well."""
        over = self.actor() == OVER
        return [sum(self.at[seat]) + (sum(self.cargo[seat]) if over else 0) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat in range(self.seats) if scores[seat] == max(scores)] if self.actor() == OVER else []

    def hide(self, viewer: int) -> None:
        for seat in range(self.seats):
            if seat != viewer:
                self.cargo[seat] = [UNKNOWN if cargo else 0 for cargo in self.cargo[seat]]
        if viewer != self.actor():
            self.canoe = self.load = NONE

    def deal(self, rng: Any, viewer: int) -> None:
        for cargo in self.cargo:
            for place, load in enumerate(cargo):
                if load == UNKNOWN:
                    cargo[place] = CARGO[rng.randrange(len(CARGO))]

    def hidden(self) -> dict[str, list[Any]]:
        return {
            f"cargo/{seat}/{place}": list(CARGO)
            for seat in range(self.seats)
            for place in range(CANOES)
            if self.cargo[seat][place] == UNKNOWN
        }

    def write(self) -> dict[str, Any]:
        return {
            "at": [list(canoes) for canoes in self.at],
            "cargo": [[HIDDEN if cargo == UNKNOWN else cargo for cargo in canoes] for canoes in self.cargo],
            "done": self.done,
            "canoe": self.canoe,
            "load": self.load,
        }

    def read(self, data: dict[str, Any]) -> None:
        self.at = [list(canoes) for canoes in data["at"]]
        self.cargo = [[UNKNOWN if cargo == HIDDEN else cargo for cargo in canoes] for canoes in data["cargo"]]
        self.done, self.canoe, self.load = data["done"], data["canoe"], data["load"]


class VoyagesGame(Game):
    id = "voyages"
    title = "Voyages"
    seats = range(2, 4)
    action_count = SAIL + ISLANDS
    state_class = Voyages
    max_plies = 3 * VOYAGES * TURNS * 3

    def start(self, seats: int, options: dict[str, str]) -> State:
        return self.blank(seats, options)

    def write_notation(self, state: State, action: int) -> str:
        if action >= SAIL:
            return f"sail {action - SAIL}"
        return f"load {CARGO[action - LOAD]}" if action >= LOAD else f"canoe {action}"


# --- Broken ones ---


class ShowsTheCanoe(Voyages):
    """Everybody sees which canoe is chosen before they hear of it."""

    def hide(self, viewer: int) -> None:
        canoe = self.canoe
        super().hide(viewer)
        self.canoe = canoe


class ShowsTheCargo(Voyages):
    """What a canoe carries shows once it has arrived, though nobody is told."""

    def hide(self, viewer: int) -> None:
        carried = [list(cargo) for cargo in self.cargo]
        super().hide(viewer)
        self.cargo = carried


class CountsSteps(Voyages):
    """Everybody counts the steps that they do not hear of."""

    def hear(self, mask: int) -> None:
        super().hear(EVERYBODY)


class DeafToTheLast(Voyages):
    """Nobody else is said to notice the last step, which everybody is told of."""

    def sail(self, island: int, seat: int) -> None:
        super().sail(island, seat)
        self.hear(bit(seat))


class NoWayBack(Voyages):
    """Whoever has chosen a canoe cannot choose another."""

    def play(self, action: int, seat: int) -> None:
        super().play(action, seat)
        if action < LOAD:
            self.raise_floor()


class TellsWhatItCarried(Voyages):
    """Everybody is told what the canoe carried before, and remembers it; and the voyage can still be taken back."""

    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.carried = [[0] * CANOES for _ in range(seats)]

    def sail(self, island: int, seat: int) -> None:
        before = self.cargo[seat][self.canoe]
        self.carried[seat][self.canoe] = before
        self.report("carried", {"seat": seat, "cargo": before})
        super().sail(island, seat)

    def write(self) -> dict[str, Any]:
        return {**super().write(), "carried": [list(canoes) for canoes in self.carried]}

    def read(self, data: dict[str, Any]) -> None:
        super().read(data)
        self.carried = [list(canoes) for canoes in data["carried"]]


class AsksInTheOpen(Voyages):
    """Where to sail is pushed as a question that tells what is loaded."""

    def play(self, action: int, seat: int) -> None:
        super().play(action, seat)
        if LOAD <= action < SAIL:
            self.push(seat, 0, self.load)
        elif action >= SAIL:
            self.pop()


class WritesTheCargoDown(VoyagesGame):
    """The last line of a voyage names its cargo, in everybody's record."""

    id = "writes"

    def write_notation(self, state: State, action: int) -> str:
        words = super().write_notation(state, action)
        load = getattr(state, "load", NONE)
        return f"{words} with {load}" if action >= SAIL and load != NONE else words


BROKEN: list[tuple[type[State], type[Game], str, str]] = [
    (ShowsTheCanoe, VoyagesGame, "silence", "hears nothing of 'canoe .', but its view changes"),
    (ShowsTheCargo, VoyagesGame, "leak", "'.*load 1, sail .' and '.*load 2, sail .' sound the same to .*: cargo/"),
    (CountsSteps, VoyagesGame, "silence", "hears nothing of '.*', but its view changes"),
    (DeafToTheLast, VoyagesGame, "hearing", "an event tells .* of 'sail .', but hear.. says otherwise"),
    (AsksInTheOpen, VoyagesGame, "silence", "hears nothing of 'load .', but its view changes"),
    (NoWayBack, VoyagesGame, "floor", "nobody else hears of 'canoe .' and nothing is revealed, but the move cannot be restarted"),
    (TellsWhatItCarried, VoyagesGame, "floor", "undo crosses a reveal: 'sail .' told"),
    (Voyages, WritesTheCargoDown, "leak in the notation", "sound the same to .*, but its record says 'sail . with .' or"),
]
