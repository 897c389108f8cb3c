"""What a client may say: the same over WebSocket (with `type`) and over HTTP (one address for each)."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr, TypeAdapter

Number = Annotated[StrictInt, Field(ge=0, le=2**31 - 1)]
Text = Annotated[StrictStr, Field(max_length=2000)]
Word = Annotated[StrictStr, Field(max_length=64)]


class Message(BaseModel):
    """What every message is."""

    model_config = ConfigDict(extra="ignore")


class Deed(Message):
    """What changes a table. A client that cannot know whether it was heard says it again with the same `key`: it is done once."""

    key: Word | None = None
    as_: Annotated[Number | None, Field(alias="as", description="over WebSocket: another seat that the same browser holds")] = None


class Act(Deed):
    """Play an action, in notation or by its number. `entry` is the last one that the client had seen.

    With both, the number counts only if the notation is none: it is what a search for the text had found. Who is not `sure` is
    refused what could not be taken back again, and asked. A whole move is a list (`actions`), or its notation: it is played as one,
    all of it or nothing.
    """

    type: Literal["act"] = "act"
    entry: Number
    action: Number | None = None
    actions: Annotated[list[Number], Field(min_length=1, max_length=64)] | None = None
    notation: Text | None = None
    sure: StrictBool = True


class Undo(Deed):
    """Take back one's own last decision."""

    type: Literal["undo"] = "undo"
    entry: Number


class Restart(Deed):
    """Take back all of one's own decisions down to the floor."""

    type: Literal["restart"] = "restart"
    entry: Number


class Redo(Deed):
    """Play again what one has taken back last."""

    type: Literal["redo"] = "redo"
    entry: Number


class Ask(Deed):
    """Ask for something that needs everybody's consent: an undo to an earlier ply, to concede, to agree on winners.

    Or a new invitation to the seat of somebody who is away and has lost it (`invite`, `seat`): of that, all the others decide.
    Or a `pause`, in which nobody plays and no clock runs, and to `resume` the game.
    """

    type: Literal["request"] = "request"
    what: Literal["undo", "concede", "agree", "invite", "pause", "resume"]
    ply: Number | None = None
    seat: Number | None = None
    winners: Annotated[list[Number], Field(max_length=16)] | None = None


class Answer(Deed):
    """Agree to what is asked, or refuse. With its `id` in `request`, an answer that comes too late is for no other request."""

    type: Literal["answer"] = "answer"
    agree: StrictBool
    request: Annotated[StrictInt, Field(ge=0, le=2**53)] | None = None


class Chat(Deed):
    """Say something to everybody at the table; who looks on is heard by the others who do, under a `name` of their choice."""

    type: Literal["chat"] = "chat"
    text: Text
    name: Text = ""


class Rename(Deed):
    """Change the name of one's own seat."""

    type: Literal["rename"] = "rename"
    name: Text


class HandOver(Deed):
    """Hand a seat to a bot, or (null) take it back: one's own, or to a bot that of a player who has been away.

    Nobody but its owner changes a bot that stands in; one that others have seated goes when the owner is back.
    """

    type: Literal["bot"] = "bot"
    seat: Number
    bot: Word | None = None


class Decline(Deed):
    """Do not ask me again in this battle; only where the game has such battles."""

    type: Literal["decline"] = "decline"
    on: StrictBool = True


class Passing(Deed):
    """Shall steps with a single option, as everybody can tell, be passed over by themselves?"""

    type: Literal["passing"] = "passing"
    on: StrictBool


class Rematch(Deed):
    """After the end: the same players again, one seat further."""

    type: Literal["rematch"] = "rematch"


class Lang(Message):
    """Read on in another language."""

    type: Literal["lang"] = "lang"
    lang: Literal["en", "fr", "de"]


class Shape(Message):
    """See the picture in another shape, as on a phone that is turned; a game may have one only."""

    type: Literal["shape"] = "shape"
    shape: Literal["wide", "tall"]


class Words(Message):
    """Shall the view have the position as text? Only for a connection that keeps its views (`keeps=1`)."""

    type: Literal["words"] = "words"
    on: StrictBool


class Ping(Message):
    """Is the server there?"""

    type: Literal["ping"] = "ping"


class Hello(Message):
    """The first message of a program that shows its key here and not in a header."""

    type: Literal["hello"] = "hello"
    token: Word


Command = Act | Undo | Restart | Redo | Ask | Answer | Chat | Rename | HandOver | Decline | Passing
"""What becomes entries."""
VERBS: Final[dict[str, type[Message]]] = {
    "act": Act,
    "undo": Undo,
    "restart": Restart,
    "redo": Redo,
    "request": Ask,
    "answer": Answer,
    "chat": Chat,
    "rename": Rename,
    "bot": HandOver,
    "decline": Decline,
    "passing": Passing,
}
Said = Annotated[
    Command | Rematch | Lang | Shape | Words | Ping | Hello,
    Field(discriminator="type"),
]
SAID: Final[TypeAdapter[Said]] = TypeAdapter(Said)


def clean(text: str, length: int) -> str:
    """A text of a player as it is stored: one line, without characters that cannot be shown or stored.

    Of a text in which nothing is to be seen nothing is left.

    >>> clean("  Ana\\n\\x00 Maria ", 40), clean("\\u200b\\u3164", 40)
    ('Ana Maria', '')
    """
    plain = "".join(" " if unicodedata.category(sign) in ("Cc", "Zl", "Zp") else sign for sign in text if not _is_broken(sign))
    kept = " ".join(plain.split())[:length].strip()
    return kept if any(map(_is_visible, kept)) else ""


BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
"""Letters and signs by their kind, and nothing to be seen: fillers of Hangul, an empty cell of Braille, a note without a head."""


def _is_visible(sign: str) -> bool:
    """Is there something to be seen that stands by itself? Marks only change what stands before them."""
    return unicodedata.category(sign)[0] in "LNPS" and sign not in BLANK


def _is_broken(sign: str) -> bool:
    """Half a character, or one that turns the reading direction of what follows."""
    return unicodedata.category(sign) in ("Cs", "Cn") or sign in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
