"""Why something was not done, in the language of the reader."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vaka.engine import captions
from vaka.table.game.refusals import Refused, Unsure
from vaka.table.protocol.phrases import refusal

if TYPE_CHECKING:
    from vaka.table.game.room import Room


def refused_message(
    refused: Refused, lang: str, of: str | None, room: Room | None = None, key: str | None = None
) -> dict[str, Any]:
    """A refusal in the reader's language, with the rule's paragraph where a rule is the reason."""
    if isinstance(refused, Unsure):
        reason = refusal("unsure", lang, {"sentence": captions.sentence(refused.seen, refused.action, lang)})
        return {"type": "refused", "reason": reason, "rule": None, "of": of, "key": key, "unsure": refused.action}
    obstacle = refused.obstacle
    if obstacle is not None and room is not None:
        reason = room.game.explain(obstacle, len(room.seats), lang, room.names(lang), refused.view)
        return {"type": "refused", "reason": reason, "rule": obstacle.rule or None, "of": of, "key": key, "unsure": None}
    params = {"reason": "", **refused.params} if refused.key == "illegal" else refused.params
    return {"type": "refused", "reason": refusal(refused.key, lang, params), "rule": None, "of": of, "key": key, "unsure": None}
