"""Rows and masks as arrays of numpy: the arrays see the buffers that compiled code writes, and are copied out of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vaka.engine.extras import missing
from vaka.engine.spec import Part
from vaka.engine.tensors import Encoder, Encoding

if TYPE_CHECKING:
    from typing import SupportsIndex

    from numpy import uint8
    from numpy.typing import NDArray


class Observations:
    """The rows of a game with so many seats: their spec, and how a position is written into one.

    >>> import vaka
    >>> rows = vaka.game("aloha").observations(seats=2)
    >>> rows.size < 1000, rows.spec[0].name
    (True, 'face_down')
    """

    def __init__(self, game: Any, encoder: Encoder, seats: int) -> None:
        try:
            import numpy
        except ModuleNotFoundError as error:
            raise missing(error) or error from None
        self.encoding = Encoding(game, encoder, seats)
        self.game = game
        self.seats = seats
        self.size = int(self.encoding.size)
        """The bytes of a row."""
        self.spec: tuple[Part, ...] = tuple(self.encoding.parts)
        """Each field of a row: its name, its slice, its shape, its largest value and what it means."""
        self.omitted = tuple(encoder.omitted())
        """What `state.dump()["position"]` tells and a row does not."""
        row: Any = self.encoding.row.words  # a vec is a buffer, which its stub does not say
        mask: Any = self.encoding.mask.words
        self.row: NDArray[uint8] = numpy.frombuffer(row, numpy.uint8)[: self.size]
        """What was written last: `State.observe` copies it."""
        self.mask: NDArray[uint8] = numpy.frombuffer(mask, numpy.uint8)[: game.action_count]
        """The mask that was written last: `State.action_mask` copies it."""

    def relative(self, action: SupportsIndex, viewer: SupportsIndex) -> int:
        """An action's id where seats are counted from this viewer on."""
        return int(self.encoding.relative_id(action.__index__(), viewer.__index__()))

    def absolute(self, action: SupportsIndex, viewer: SupportsIndex) -> int:
        """The id for `apply`, of one that is relative to this viewer."""
        return int(self.encoding.absolute_id(action.__index__(), viewer.__index__()))

    def part(self, row: NDArray[Any], name: str) -> NDArray[uint8]:
        """One field of a row (or of rows, along the last axis), in its shape; raise LookupError for a name that there is not."""
        for part in self.spec:
            if part.name == name:
                return row[..., part.slice].reshape(*row.shape[:-1], *part.shape)
        raise LookupError(f"a row has no {name!r}: there are {', '.join(part.name for part in self.spec)}")
