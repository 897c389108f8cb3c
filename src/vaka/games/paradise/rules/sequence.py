"""Conquest of Paradise: a position with the verbs of the contract."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from vaka.engine.events import Obstacle
from vaka.engine.names import ASKED, CHANCE, NOBODY, OVER
from vaka.games.paradise.rules import checking, explaining, reading, reasons, secrets, stages, victory, writing
from vaka.games.paradise.rules.box import Seat
from vaka.games.paradise.rules.packed import has
from vaka.games.paradise.rules.position import ParadisePosition, copy_fields
from vaka.games.paradise.rules.script import asking, at_will, deciding
from vaka.games.paradise.rules.script.asking import CHANCES

if TYPE_CHECKING:
    from vaka.engine.game import Game
    from vaka.engine.state import State


@final
@mypyc_attr(free_list_len=1)  # a playout copies one position and drops it: its memory is used again
class Paradise(ParadisePosition):
    """One position, with its verbs."""

    def __init__(self, game: Game, seats: i64, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)

    def copy(self) -> Paradise:
        """An independent twin."""
        twin = Paradise(self.game, self.seats, self.options)
        self.copy_frame(twin)
        copy_fields(self, twin)
        return twin

    def begin(self) -> None:
        """Everything is laid out for the first decision or draw."""
        deciding.begin(self)
        deciding.go_on(self)

    # --- Who is asked, and what is open ---

    def actor(self) -> i64:
        """The seat that is asked, CHANCE for every draw and roll, or OVER."""
        return self.asked

    def waiting(self) -> list[int]:
        """In building all whose orders are not in."""
        if self.asked < 0:
            return []
        if self.stage == stages.AT_BUILDING:
            return [seat for seat in range(self.seats) if not has(self.ended, seat)]
        return [self.asked]

    def is_waiting(self, seat: Seat) -> bool:
        """Is this seat asked now?"""
        if self.stage == stages.AT_BUILDING:
            return 0 <= seat < self.seats and not has(self.ended, seat)
        return seat == self.asked and seat >= 0

    def is_simultaneous(self) -> bool:
        """All build at once, and nothing shows before the last orders are in."""
        return self.stage == stages.AT_BUILDING

    def moves(self, seat: Seat = ASKED) -> vec[i64]:
        """What is open to the seat that is asked, or what chance may bring."""
        who = self.answering(seat)
        if who == NOBODY:
            return vec[i64]()
        return CHANCES.at(self.chance).outcomes(self) if who == CHANCE else deciding.legal(self, who)

    def odds(self) -> vec[i64]:
        """The weights of the outcomes."""
        return CHANCES.at(self.chance).odds(self) if self.answering(ASKED) == CHANCE else vec[i64]()

    def source(self) -> str:
        """What decides: the player aids, the cup, the tiles, the die, the cards."""
        return CHANCES.at(self.chance).source() if self.asked == CHANCE else ""

    def is_open(self, action: i64, seat: Seat) -> bool:
        """Is this id open now?"""
        who = self.answering(seat)
        if who == NOBODY:
            return False
        if who == CHANCE:
            return CHANCES.at(self.chance).can_come_out(self, action)
        return deciding.why_not(self, action, who) == reasons.OPEN

    def asides(self, seat: Seat) -> list[int]:
        """Cards and tiles may be shown unasked, KAVA and DEFORESTATION used, Rumours taken back, kept Events played."""
        if self.asked < 0 or seat < 0 or seat >= self.seats or writing.is_veiled(self, seat):
            return []
        return [action for action in at_will.legal_asides(self, seat)]  # noqa: C416 (a comprehension unboxes)

    def find_obstacle(self, action: i64, seat: Seat) -> Obstacle | None:
        """Why this id is not open."""
        return explaining.obstacle(self, action, seat)

    def obstacles(self, seat: Seat) -> list[Obstacle]:
        """One reason for each kind of action that is not open to this seat."""
        return explaining.obstacles(self, seat)

    # --- What is done ---

    def play(self, action: i64, seat: Seat) -> None:
        """One decision, or one outcome."""
        if seat == CHANCE:
            asking.come_out(self, action)
        else:
            deciding.decide(self, action, seat)
        deciding.go_on(self)

    def seen(self, action: i64, viewer: i64, seat: Seat = ASKED) -> i64:
        """Others notice that a tile or a card is drawn, not which; of orders and of what is in hand they notice nothing."""
        return secrets.seen(self, action, viewer, self.asked if seat == ASKED else seat)

    # --- Secrets ---

    def hide(self, viewer: i64) -> None:
        """Others' pieces, cards, tiles and orders."""
        secrets.hide(self, viewer)

    def deal(self, rng: Random, viewer: i64) -> None:
        """What the viewer does not know, dealt again."""
        secrets.deal(self, rng, viewer)

    def hidden(self) -> dict[str, list[Any]]:
        """Each hidden place with what it may be."""
        return secrets.hidden(self)

    # --- How it stands ---

    def scores(self) -> list[int]:
        """The points of each seat in halves, as they lie on the table now (ruling 57)."""
        return [victory.public_points(self, seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """Most points, then groups, then cards."""
        return [seat for seat in range(self.seats) if has(self.won, seat)] if self.asked == OVER else []

    def census(self) -> dict[str, int]:
        """All pieces, markers, tiles and cards."""
        return checking.census(self)

    def check_position(self) -> None:
        """Raise BadPosition where this cannot be a position of the game."""
        checking.check(self)

    def write(self) -> dict[str, Any]:
        """The position as JSON data."""
        return writing.write(self)

    def read(self, data: dict[str, Any]) -> None:
        """Take over what `write` wrote."""
        reading.read(self, data)


def paradise(state: State) -> Paradise:
    """The same object, known to be of Conquest of Paradise."""
    return cast("Paradise", state)
