"""A toy of pending decisions: a raid asks the raided seat, a fight asks the die, and the die asks whoever lost what to give."""

from __future__ import annotations

from typing import Any

from vaka.engine import ASKED, CHANCE, NOBODY, OVER, Game, State

SHELLS = 8
ROUNDS = 3

# Ids: raid a seat, rest, flee or fight, give one or two.
REST, FLEE, FIGHT, GIVE = 3, 4, 5, 6
# Questions.
DEFEND, DIE, LOSS = range(3)


class Raids(State):
    """How many shells each seat has, and how many turns there were. What follows from a raid is pending."""

    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.shells = [SHELLS] * seats
        self.turns = 0

    def turn(self) -> int:
        return self.turns % self.seats

    def actor(self) -> int:
        if self.is_pending():
            return self.pending_seat()
        return self.turn() if self.turns < ROUNDS * self.seats else OVER

    def legal(self, seat: int = ASKED) -> list[int]:
        who = self.answering(seat)
        if who == NOBODY:
            return []
        if not self.is_pending():
            return [*(other for other in range(self.seats) if other != who), REST]
        return {DEFEND: [FLEE, FIGHT], DIE: [0, 1], LOSS: [GIVE, GIVE + 1]}[self.pending_question()]

    def weights(self) -> list[int]:
        return [1, 1] if self.answering(ASKED) == CHANCE else []

    def source(self) -> str:
        return "die" if self.actor() == CHANCE else ""

    def play(self, action: int, seat: int) -> None:
        if not self.is_pending():
            self.begin(action, seat)
        else:
            question, other = self.pending_question(), self.pending_one()
            raided = self.pending_two()
            self.pop()
            if question == DEFEND:
                self.defend(action, seat, other)
            elif question == DIE:
                loser, winner = (raided, other) if action == 0 else (other, raided)
                self.report("die", {"winner_seat": winner})
                self.push(loser, LOSS, winner)
            else:
                self.give(seat, other, action - GIVE + 1)
        if not self.is_pending():
            self.turns += 1

    def begin(self, action: int, seat: int) -> None:
        """The turn: a raid is answered before the next one begins."""
        if action == REST:
            self.report("rest", {"seat": seat})
        else:
            self.report("raid", {"seat": seat, "other_seat": action})
            self.push(action, DEFEND, seat)

    def defend(self, action: int, seat: int, raider: int) -> None:
        """Whoever flees loses a shell, whoever fights asks the die."""
        if action == FLEE:
            self.report("flee", {"seat": seat})
            self.give(seat, raider, 1)
        else:
            self.report("fight", {"seat": seat})
            self.push(CHANCE, DIE, raider, seat)

    def give(self, loser: int, winner: int, count: int) -> None:
        """Shells change hands."""
        given = min(count, self.shells[loser])
        self.shells[loser] -= given
        self.shells[winner] += given
        self.report("give", {"seat": loser, "other_seat": winner, "count": given})

    def scores(self) -> list[int]:
        return list(self.shells)

    def winners(self) -> list[int]:
        most = max(self.shells)
        return [seat for seat in range(self.seats) if self.shells[seat] == most] if self.actor() == OVER else []

    def census(self) -> dict[str, int]:
        return {"shells": sum(self.shells)}

    def write(self) -> dict[str, Any]:
        return {"shells": list(self.shells), "turns": self.turns}

    def read(self, data: dict[str, Any]) -> None:
        self.shells, self.turns = list(data["shells"]), data["turns"]


class RaidsGame(Game):
    id = "raids"
    title = "Raids"
    seats = range(2, 4)
    action_count = GIVE + 2
    outcome_count = 2
    state_class = Raids
    max_plies = 4 * ROUNDS * 3

    def start(self, seats: int, options: dict[str, str]) -> State:
        return self.blank(seats, options)

    def write_notation(self, state: State, action: int) -> str:
        if state.actor() == CHANCE:
            return f"die {action}"
        return {REST: "rest", FLEE: "flee", FIGHT: "fight", GIVE: "give 1", GIVE + 1: "give 2"}.get(action) or f"raid {action}"

    def declines(self, view: State, seat: int) -> tuple[str, int] | None:
        """A seat may stay out of a raid."""
        if view.pending_question() != DEFEND or view.pending_seat() != seat:
            return None
        return f"raid of {view.pending_one()}", FLEE


# --- Broken ones ---


class ForgetsWhatIsPending(Raids):
    """A copy does not know what is still to be decided."""

    def copy(self) -> State:
        twin: Any = super().copy()
        while twin.is_pending():
            twin.pop()
        forgetful: State = twin
        return forgetful


class AsksAnybody(RaidsGame):
    """Declines by an action that is not open."""

    def declines(self, view: State, seat: int) -> tuple[str, int] | None:
        return "a raid", FLEE


BROKEN: list[tuple[type[State], type[Game], str, str]] = [
    (ForgetsWhatIsPending, RaidsGame, "copy", ": pending/"),
    (Raids, AsksAnybody, "declines", "declines 'a raid' by 4, which is not open"),
]
