"""What to do now: one instruction for the viewer, or whom the others wait for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vaka.engine.names import FULL
from vaka.games.vanuatu.rules.box import BOX, SPACES

if TYPE_CHECKING:
    from vaka.engine import State


def prompt(view: State, lang: str) -> str:
    """The instruction to whoever looks at this view, while a seat is asked: each question has a message `prompt-<stage>`."""
    game, data, asked = view.game, view.write(), int(view.actor())
    if view.viewer not in (FULL, asked):
        return game.say("prompt-waiting", {"seat": asked, "stage": data["stage"]}, lang, view.seats)
    me = data["players"][game.seat_words(view.seats)[asked]]
    params: dict[str, Any] = {"left": data["left"], "hand": sum(BOX.markers) - sum(me["plan"].values())}
    params |= {"count": len(data["volcano"]), "island": data["building"] or "efate"}
    if data["stage"] == "performing":
        params |= {"count": len(me["plan"])} | _choices(view, lang)
    return game.say(f"prompt-{data['stage']}", params, lang, view.seats)


def _choices(view: State, lang: str) -> dict[str, str]:
    """The action spaces that can be performed, and those that can only be taken back."""
    written = [view.game.notation(view, action).split() for action in view.legal()]
    verbs = {"build" if words[0] == "dike" else words[0] for words in written}
    backs = {words[1] for words in written if words[0] == "retrieve"}

    def named(spaces: set[str]) -> str:
        found = [view.game.say("part-action", {"action": name}, lang, view.seats) for name in SPACES if name in spaces]
        return ", ".join(found) or "none"

    return {"acts": named(verbs), "backs": named(backs - verbs), "governs": "yes" if "govern" in verbs else "no"}
