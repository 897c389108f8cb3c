"""Toy games that put the contract to the test: one with secret simultaneous orders, and broken ones that must be caught."""

from __future__ import annotations

from typing import Any

from tests.engine.lei import load
from vaka.engine import ASKED, CHANCE, EVERYBODY, HIDDEN, NOBODY, OVER, SPECTATOR, UNHEARD, UNKNOWN, Game, State, bit

lei = load()
Audience = frozenset[int] | None

# --- A sound game: everybody picks a bid in secret, then seals it; the highest single bid scores. ---

NONE = 0
CARDS = (1, 2, 3)
SEAL = 0


class Bids(State):
    """What each seat has left, has picked and has sealed; a pick is its owner's secret, a seal is heard by all."""

    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.left = [list(CARDS) for _ in range(seats)]
        self.picks = [NONE] * seats
        self.sealed = [False] * seats
        self.points = [0] * seats

    def waiting(self) -> list[int]:
        return [seat for seat in range(self.seats) if not self.sealed[seat]] if self.left[0] else []

    def actor(self) -> int:
        return (self.waiting() or [OVER])[0]

    def is_simultaneous(self) -> bool:
        return bool(self.left[0])

    def legal(self, seat: int = ASKED) -> list[int]:
        who = self.answering(seat)
        if who == NOBODY:
            return []
        return [SEAL] if self.picks[who] != NONE else list(self.left[who])

    def play(self, action: int, seat: int) -> None:
        if action == SEAL:
            self.sealed[seat] = True
            self.report("seal", {"seat": seat})
            if all(self.sealed):
                self.open_bids()
        else:
            self.picks[seat] = action
            self.hear(bit(seat))
            self.report("pick", {"seat": seat, "bid": action}, frozenset({seat}))

    def open_bids(self) -> None:
        self.raise_floor()
        self.report("open", {"bids": list(self.picks)})
        single = [pick for pick in self.picks if self.picks.count(pick) == 1]
        for seat, pick in enumerate(self.picks):
            self.left[seat].remove(pick)
            self.points[seat] += pick if single and pick == max(single) else 0
        self.picks = [NONE] * self.seats
        self.sealed = [False] * self.seats

    def seen(self, action: int, viewer: int, seat: int = ASKED) -> int:
        return action if action == SEAL or viewer == (self.actor() if seat == ASKED else seat) else UNHEARD

    def scores(self) -> list[int]:
        return list(self.points)

    def winners(self) -> list[int]:
        return [s for s in range(self.seats) if self.points[s] == max(self.points)] if self.actor() == OVER else []

    def census(self) -> dict[str, int]:
        return {}

    def hide(self, viewer: int) -> None:
        for seat in range(self.seats):
            if seat != viewer:
                # A pick that is not sealed is not even heard of.
                self.picks[seat] = UNKNOWN if self.sealed[seat] else NONE

    def deal(self, rng: Any, viewer: int) -> None:
        for seat in range(self.seats):
            if self.picks[seat] == UNKNOWN:
                self.picks[seat] = self.left[seat][rng.randrange(len(self.left[seat]))]

    def hidden(self) -> dict[str, list[Any]]:
        return {f"picks/{seat}": list(self.left[seat]) for seat in range(self.seats) if self.picks[seat] == UNKNOWN}

    def write(self) -> dict[str, Any]:
        return {
            "left": [list(cards) for cards in self.left],
            "picks": [HIDDEN if pick == UNKNOWN else pick for pick in self.picks],
            "sealed": list(self.sealed),
            "points": list(self.points),
        }

    def read(self, data: dict[str, Any]) -> None:
        self.left = [list(cards) for cards in data["left"]]
        self.picks = [UNKNOWN if pick == HIDDEN else pick for pick in data["picks"]]
        self.sealed = list(data["sealed"])
        self.points = list(data["points"])


class BidsGame(Game):
    id = "bids"
    title = "Bids"
    seats = range(2, 4)
    action_count = len(CARDS) + 1
    state_class = Bids
    max_plies = 40

    def start(self, seats: int, options: dict[str, str]) -> State:
        return self.blank(seats, options)

    def write_notation(self, state: State, action: int) -> str:
        return "seal" if action == SEAL else f"pick {action}"


# --- Broken games: each breaks one clause. ---


class LeakingEvent(lei.Lei):  # type: ignore[misc, name-defined]
    """Tells everybody which flower was drawn."""

    def report(self, key: str, params: dict[str, Any], audience: Audience = None, places: tuple[str, ...] = ()) -> None:
        super().report(key, params, None if key == "draw" else audience, places)


class HidesNothing(lei.Lei):  # type: ignore[misc, name-defined]
    """A view shows every hand."""

    def hide(self, viewer: int) -> None:
        pass


class DealsTheSame(lei.Lei):  # type: ignore[misc, name-defined]
    """Resampling always deals the first flowers that could be."""

    def deal(self, rng: Any, viewer: int) -> None:
        pool = sorted(self.unseen().elements())
        for hand in self.hands:
            for place, kind in enumerate(hand):
                if kind == UNKNOWN:
                    hand[place] = pool.pop(0)


class PrefersSome(lei.Lei):  # type: ignore[misc, name-defined]
    """Resampling deals every flower, but hibiscus far too often."""

    def deal(self, rng: Any, viewer: int) -> None:
        for hand in self.hands:
            for place, kind in enumerate(hand):
                if kind == UNKNOWN:
                    pool = sorted((self.unseen()).elements())
                    hand[place] = pool[0] if rng.randrange(2) else pool[rng.randrange(len(pool))]


class ForgetsTheSeason(lei.Lei):  # type: ignore[misc, name-defined]
    """Once everybody has laid a flower, the first two kinds are drawn no more while there are others; resampling forgets that."""

    def legal(self, seat: int = ASKED) -> list[int]:
        kinds: list[int] = super().legal(seat)
        late = [kind for kind in kinds if kind > 1]
        return late if late and self.actor() == CHANCE and min(map(len, self.leis)) > 0 else kinds


class SharesAList(lei.Lei):  # type: ignore[misc, name-defined]
    """Copies share the leis."""

    def copy(self) -> State:
        twin: Any = super().copy()
        twin.leis = self.leis
        sharing: State = twin
        return sharing


class DeadEnd(lei.Lei):  # type: ignore[misc, name-defined]
    """Whoever holds three hibiscus has nothing to do."""

    def legal(self, seat: int = ASKED) -> list[int]:
        found: list[int] = super().legal(seat)
        return [] if self.actor() >= 0 and len(found) == 1 else found


class LosesAPiece(lei.Lei):  # type: ignore[misc, name-defined]
    """A second flower of a kind falls off the lei."""

    def play(self, action: int, seat: int) -> None:
        super().play(action, seat)
        if seat != CHANCE and self.leis[seat].count(action) == 2:
            self.hands[seat].pop()
            self.hands[seat].append(action)
            self.left -= 1


class AsksTheHolder(lei.Lei):  # type: ignore[misc, name-defined]
    """After a hibiscus is laid, whoever holds one may answer by laying it, and nobody else is asked."""

    def turn(self) -> int:
        usual: int = super().turn()
        laid = [lei_ for lei_ in self.leis if lei_]
        if laid and any(flowers[-1] == 0 for flowers in laid):
            for seat in range(self.seats):
                if 0 in self.hands[seat] and len(self.leis[seat]) < lei.LENGTH and len(self.hands[seat]) == lei.HELD:
                    return seat
        return usual


PEEK = len(lei.FLOWERS)


class Peek(lei.Lei):  # type: ignore[misc, name-defined]
    """Sound: before laying, a seat may look at the oldest flower of the next hand; it knows it while it is there."""

    guarded = True

    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.peeked = False
        self.known = [False] * seats
        """Of each seat: has the one before it seen its oldest flower?"""

    def legal(self, seat: int = ASKED) -> list[int]:
        found: list[int] = super().legal(seat)
        return found if self.actor() < 0 or not found or self.peeked else [*found, PEEK]

    def play(self, action: int, seat: int) -> None:
        if seat != CHANCE and action == PEEK:
            self.peeked = True
            next_seat = (seat + 1) % self.seats
            self.known[next_seat] = True
            if self.guarded:
                self.raise_floor()
            flower = lei.FLOWERS[self.hands[next_seat][0]]
            self.report("peek", {"seat": seat, "flower": flower}, frozenset({seat}))
            self.report("peek-hidden", {"seat": seat}, frozenset({*range(self.seats), SPECTATOR} - {seat}))
        else:
            if seat != CHANCE:
                self.peeked = False
                self.known[seat] = self.known[seat] and self.hands[seat][0] != action
            super().play(action, seat)

    def hide(self, viewer: int) -> None:
        owner = (viewer + 1) % self.seats
        known = self.hands[owner][0] if viewer != SPECTATOR and self.known[owner] else None
        super().hide(viewer)
        self.known = [is_known and viewer in (seat, (seat - 1) % self.seats) for seat, is_known in enumerate(self.known)]
        if known is not None:
            self.hands[owner][0] = known

    def write(self) -> dict[str, Any]:
        return {**super().write(), "peeked": self.peeked, "known": self.known[:]}

    def read(self, data: dict[str, Any]) -> None:
        super().read(data)
        self.peeked, self.known = data["peeked"], data["known"][:]


class PeekCanBeTakenBack(Peek):
    """An undo crosses the look at another's hand."""

    guarded = False


class OrdersInTheOpen(Bids):
    """A pick is told to everybody at once."""

    def hear(self, mask: int) -> None:
        super().hear(EVERYBODY)

    def report(self, key: str, params: dict[str, Any], audience: Audience = None, places: tuple[str, ...] = ()) -> None:
        super().report(key, params, None, places)

    def seen(self, action: int, viewer: int, seat: int = ASKED) -> int:
        return action


class FirstComeFirstServed(Bids):
    """The first to seal gets a point, so orders do not commute."""

    def play(self, action: int, seat: int) -> None:
        if action == SEAL and not any(self.sealed):
            self.points[seat] += 1
        super().play(action, seat)


class TooLong(lei.Lei):  # type: ignore[misc, name-defined]
    """The game never ends."""

    def actor(self) -> int:
        found: int = super().actor()
        if found == OVER:
            self.leis: list[list[int]] = [[] for _ in range(self.seats)]
            return self.actor()
        return found


class NoWeights(lei.Lei):  # type: ignore[misc, name-defined]
    """Chance without weights."""

    def weights(self) -> list[int]:
        return [0 for _ in super().weights()]


class RefusesWithoutReason(lei.Lei):  # type: ignore[misc, name-defined]
    """`obstacle` has nothing to say."""

    def find_obstacle(self, action: int, seat: int) -> None:
        return None


class StrangersGame(lei.LeiGame):  # type: ignore[misc, name-defined]
    """Names partners who do not win together."""

    id = "strangers"

    def partners(self, state: State, seat: int) -> list[int]:
        return [1 - seat] if seat < 2 else []


class OneSidedGame(lei.LeiGame):  # type: ignore[misc, name-defined]
    """Names a partner who knows nothing of it."""

    id = "onesided"

    def partners(self, state: State, seat: int) -> list[int]:
        return [1] if seat == 0 else []


def game_of(state: type[State], base: type[Game] = lei.LeiGame) -> Game:
    """The toy game with another position class."""
    parts: dict[str, Any] = {"id": state.__name__.lower(), "state_class": state, "__module__": base.__module__}
    if issubclass(state, Peek):
        parts |= {"action_count": PEEK + 1, "write_notation": _spell_peek}
    game: Game = type(f"{state.__name__}Game", (base,), parts)()
    return game


def _spell_peek(game: Game, state: State, action: int) -> str:
    words: str = "peek" if state.actor() != CHANCE and action == PEEK else lei.LeiGame.write_notation(game, state, action)
    return words
