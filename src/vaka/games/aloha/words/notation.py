"""What is typed, and the parameters of sentences, from the table of kinds.

launch c4 [with green]          from the beach; `with` names the Tiki aboard, and may be left out where no other can be meant
sail c4 d5 [with red]
push black c4 d5 [with black]   the owner's colour; `beach` for a square where it still lies there
hop green d5 [moved]            `moved` only where the owner has two pirogues there that differ in it
reveal e2
pass
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from vaka.engine.errors import Misheard, quoted
from vaka.engine.notation import Notation, say_seat
from vaka.engine.words import LANGUAGES
from vaka.games.aloha.rules.actions import FLEET, HOP, KINDS, OUTCOMES, PUSH, REVEAL
from vaka.games.aloha.rules.box import TILES
from vaka.games.aloha.rules.packed import has
from vaka.games.aloha.rules.position import AlohaPosition, is_played, owner_of, pirogue_of, start_of, tiki_place
from vaka.games.aloha.rules.sea import BEACH, NOWHERE, SQUARES, neighbour, square_name, square_of
from vaka.games.aloha.rules.telling import cargo
from vaka.games.aloha.rules.writing import spot

# --- Saying: what stands in the braces of the patterns, and what sentences need besides ---


def voyage_kind(position: AlohaPosition, action: int) -> str:
    """A pirogue on the beach is launched, one afloat sails."""
    slot = KINDS["launch"].numbers(action)["slot"]
    return "launch" if position.place[pirogue_of(position.turn, slot)] == BEACH else "sail"


def say_launch(position: AlohaPosition, values: dict[str, int]) -> dict[str, Any]:
    """Where a pirogue of the beach goes."""
    return {"to": square_name(values["to"])} | say_cargo(position, pirogue_of(position.turn, values["slot"]))


def say_sail(position: AlohaPosition, values: dict[str, int]) -> dict[str, Any]:
    """Where a pirogue goes from, and where to."""
    pirogue = pirogue_of(position.turn, values["slot"])
    return {"from": spot(position.place[pirogue]), "to": square_name(values["to"])} | say_cargo(position, pirogue)


def push_kind(position: AlohaPosition, action: int) -> str:
    """A pirogue is pushed off its beach, or from square to square."""
    pirogue = checked(position, KINDS["push"].numbers(action)["pirogue"])
    return "push-beach" if position.place[pirogue] == BEACH else "push"


def say_push(position: AlohaPosition, values: dict[str, int]) -> dict[str, Any]:
    """Whose pirogue is pushed, from where, and where to."""
    pirogue = values["pirogue"]
    return {"from": spot(position.place[pirogue])} | say_push_off_beach(position, values)


def say_push_off_beach(position: AlohaPosition, values: dict[str, int]) -> dict[str, Any]:
    """Whose pirogue is pushed, and where to."""
    pirogue = values["pirogue"]
    square = neighbour(start_of(position, pirogue), values["direction"])
    to = "nowhere" if square == NOWHERE else square_name(square)
    return say_owner(position, pirogue) | {"to": to} | say_cargo(position, pirogue)


def hop_kind(position: AlohaPosition, action: int) -> str:
    """Whether a pirogue has moved is said only where the owner has another there that has not."""
    pirogue = checked(position, action - HOP)
    differs = has(position.moved, pirogue) and free_at(position, owner_of(pirogue), position.place[pirogue], moved=False)
    return "hop-moved" if differs else "hop"


def say_hop(position: AlohaPosition, values: dict[str, int]) -> dict[str, Any]:
    """Whose pirogue is boarded, and where."""
    pirogue = values["pirogue"]
    places = {"to": spot(position.place[pirogue]), "from": spot(tiki_place(position, position.turn))}
    return say_owner(position, pirogue) | places | {"moved": ""}


def say_owner(position: AlohaPosition, pirogue: int) -> dict[str, Any]:
    """Whose pirogue it is: as a word to type, and as a seat for sentences."""
    return {"owner": say_seat(position, owner_of(pirogue)), "owner_seat": owner_of(pirogue)}


def say_cargo(position: AlohaPosition, pirogue: int) -> dict[str, Any]:
    """Whose Tiki is aboard: as words to type, and as a colour for sentences."""
    aboard = cargo(position, pirogue)
    return aboard | {"cargo": "" if aboard["tiki"] == "none" else f"with {aboard['tiki']}"}


def checked(position: AlohaPosition, pirogue: int) -> int:
    """The pirogue; raise ValueError if nobody plays its colour."""
    if not is_played(position, pirogue):
        raise ValueError("that pirogue is not in play")
    return pirogue


def grounds(position: AlohaPosition, actions: Sequence[int]) -> list[tuple[int, ...]]:
    """What the words of actions follow from: whose turn it is, and where the pirogue is and what it has aboard."""
    turn, left, tikis = int(position.turn), int(position.left), [int(pirogue) for pirogue in position.tiki]
    laden, moved, where = int(position.laden), int(position.moved), [int(square) for square in position.place]
    boards = where[tikis[turn]]
    fleet = [
        (turn, boards, square, int(position.home[pirogue // FLEET]), tikis.index(pirogue) if laden >> pirogue & 1 else NOWHERE)
        for pirogue, square in enumerate(where)
    ]
    found: list[tuple[int, ...]] = []
    for action in actions:
        if action < PUSH:
            found.append(fleet[turn * FLEET + action // SQUARES])
        elif action < HOP:
            found.append(fleet[(action - PUSH) // 8])
        elif action < REVEAL:
            first = (action - HOP) // FLEET * FLEET  # the pirogues that it could be mistaken for
            found.append((moved >> first & 15, laden >> first & 15, *where[first : first + FLEET], *fleet[action - HOP]))
        else:
            found.append((left,))
    return found


# --- Hearing ---


def hear_launch(position: AlohaPosition, words: dict[str, str], seat: int) -> int:
    """A pirogue of the beach, and where it goes."""
    return voyage_id(position, BEACH, words)


def hear_sail(position: AlohaPosition, words: dict[str, str], seat: int) -> int:
    """A pirogue by its square, and where it goes."""
    return voyage_id(position, hear_square(position, words["from"]), words)


def voyage_id(position: AlohaPosition, here: int, words: dict[str, str]) -> int:
    """The id of a launch or a sail."""
    to = hear_square(position, words["to"])
    slot = pirogue_at(position, int(position.turn), here, words["cargo"]) % FLEET
    return KINDS.id("launch", slot=slot, to=to)


def hear_push(position: AlohaPosition, words: dict[str, str], seat: int) -> int:
    """An adverse pirogue by its owner and its place, and where it goes."""
    to = hear_square(position, words["to"])
    pirogue = pirogue_at(position, hear_colour(position, words["owner"]), hear_place(position, words["from"]), words["cargo"])
    for direction in range(8):
        if neighbour(start_of(position, pirogue), direction) == to:
            return KINDS.id("push", pirogue=pirogue, direction=direction)
    raise wrong(position, "push", to=square_name(to))


def hear_hop(position: AlohaPosition, words: dict[str, str], seat: int) -> int | None:
    """Free pirogues first; one with a Tiki is understood too, so that the refusal can say what stands in the way."""
    if words["moved"] not in ("", "moved", "bougé", "gezogen"):
        return None
    owner, square = hear_colour(position, words["owner"]), hear_place(position, words["to"])
    found = free_at(position, owner, square, moved=True)
    if not words["moved"]:
        found = free_at(position, owner, square, moved=False) + found + laden_at(position, owner, square)
    if not found:
        raise no_pirogue(position, owner, square, [])
    return KINDS.id("hop", pirogue=found[0])


def hear_place(position: AlohaPosition, word: str) -> int:
    """A square, or the beach."""
    return int(BEACH) if word in ("beach", "plage", "strand") else hear_square(position, word)


def hear_square(position: AlohaPosition, word: str) -> int:
    """A square by its name."""
    try:
        return square_of(word)
    except ValueError:
        raise wrong(position, "square", word=quoted(word)) from None


def hear_colour(position: AlohaPosition, word: str) -> int:
    """The seat of a colour, in any of the languages; raise Misheard that lists the colours."""
    game, seats = position.game, position.seats
    if word in game.seat_words(seats):
        return game.seat_words(seats).index(word)
    for seat in range(seats):
        if word in {game.seat_name(seats, seat, lang).lower() for lang in LANGUAGES}:
            return seat
    called = {lang: ", ".join(game.words.say(f"typed-{name}", {}, lang) for name in game.seat_words(seats)) for lang in LANGUAGES}
    raise Misheard(
        {lang: game.words.say("heard-colour", {"colours": called[lang], "word": quoted(word)}, lang) for lang in LANGUAGES}
    )


def pirogue_at(position: AlohaPosition, owner: int, square: int, cargo_words: str) -> int:
    """The pirogue that the words mean: with this Tiki aboard; or, where none is named, one without any, or the only one there."""
    laden = laden_at(position, owner, square)
    if cargo_words:
        aboard = position.tiki[hear_cargo(position, cargo_words)]
        found = [pirogue for pirogue in laden if pirogue == aboard]
    else:
        free = free_at(position, owner, square, moved=False) or free_at(position, owner, square, moved=True)
        found = free or (laden if len(laden) == 1 else [])
    if not found:
        raise no_pirogue(position, owner, square, laden)
    return found[0]


def hear_cargo(position: AlohaPosition, words: str) -> int:
    """The seat whose Tiki is named."""
    match words.split():
        case ["with" | "avec" | "mit", colour]:
            return hear_colour(position, colour)
    raise wrong(position, "tiki")


def free_at(position: AlohaPosition, owner: int, square: int, *, moved: bool) -> list[int]:
    """The pirogues of an owner on a square that carry no Tiki and have, or have not, moved."""
    return [
        pirogue
        for pirogue in range(owner * FLEET, (owner + 1) * FLEET)
        if position.place[pirogue] == square and not has(position.laden, pirogue) and has(position.moved, pirogue) == moved
    ]


def laden_at(position: AlohaPosition, owner: int, square: int) -> list[int]:
    """The pirogues of an owner on a square that carry a Tiki."""
    fleet = range(owner * FLEET, (owner + 1) * FLEET)
    return [pirogue for pirogue in fleet if position.place[pirogue] == square and has(position.laden, pirogue)]


# --- What is said to who typed something else ---


def wrong(position: AlohaPosition, key: str, **params: Any) -> Misheard:
    """A message `heard-...` in each language."""
    return Misheard({lang: position.game.words.say(f"heard-{key}", params, lang) for lang in LANGUAGES})


def no_pirogue(position: AlohaPosition, owner: int, square: int, laden: list[int]) -> Misheard:
    """No such pirogue is there; those with a Tiki that are there must be named by it."""
    return Misheard({lang: _no_pirogue(position, owner, square, laden, lang) for lang in LANGUAGES})


def _no_pirogue(position: AlohaPosition, owner: int, square: int, laden: list[int], lang: str) -> str:
    words = position.game.words
    owned = {"owner": words.say(f"typed-{say_seat(position, owner)}", {}, lang)}
    if square == BEACH:
        why = words.say("heard-no-pirogue-beach", owned, lang)
    else:
        why = words.say("heard-no-pirogue", owned | {"at": square_name(square)}, lang)
    if not laden:
        return why
    tikis = [words.say(f"typed-{cargo(position, pirogue)['tiki']}", {}, lang) for pirogue in laden]
    ways = [f"{words.say('typed-with', {}, lang)} {tiki}" for tiki in tikis]
    either = words.say("heard-or", {"first": ", ".join(ways[:-1]), "last": ways[-1]}, lang) if len(ways) > 1 else ways[0]
    return words.say("heard-with-tiki", {"why": why, "ways": either}, lang)


def hint(position: AlohaPosition) -> dict[str, str]:
    """What can be typed."""
    return wrong(position, "hint").sentences


def hear_nothing(position: AlohaPosition, words: dict[str, str], seat: int) -> None:
    """What is typed for this form is heard by its main row."""


ACTIONS: Final = Notation(
    KINDS,
    special={
        "launch": (say_launch, hear_launch),
        "sail": (say_sail, hear_sail),
        "push": (say_push, hear_push),
        "push-beach": (say_push_off_beach, hear_nothing),
        "hop": (say_hop, hear_hop),
        "hop-moved": (say_hop, hear_nothing),
    },
    forms={"launch": voyage_kind, "push": push_kind, "hop": hop_kind},
    details={"pass": lambda position, values: {"left": position.left}},
    hint=hint,
    grounds=grounds,
)
CHANCES: Final = Notation(
    OUTCOMES,
    {"seat": (say_seat, hear_colour)},
    details={"tile": lambda position, values: {"tile": square_name(position.revealing)}},
    hint=f"chance decides: write first and a colour, or tile and one of {', '.join(TILES)}",
)
