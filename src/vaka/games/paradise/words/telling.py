"""What events, actions and refusals need in words besides their own parameters; and the log, told as one reader knows the map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from vaka.engine.events import Event
from vaka.engine.wording import Parts, parts
from vaka.games.paradise.rules.box import PIECES
from vaka.games.paradise.words.naming import ANY, OCEAN, PLACES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

QUIET: Final = frozenset(("no-card", "end-transit", "end-moving", "end-saving", "face-down", "stay", "pass"))
"""What makes no line: that somebody does nothing, or has come to an end."""


# --- Lists ---


def pieces(words: str) -> Parts | str:
    """Pieces as they are written in an event, counted: "war, warrior, warrior"; `none` where there are none."""
    kinds = words.split(", ") if words else []
    return counts({kind: kinds.count(kind) for kind in (*PIECES, "local")}) or "none"


def counts(numbers: dict[str, int]) -> Parts:
    """Things by their numbers, without those that are not there."""
    return parts(*((f"count-{name}", {"count": number}) for name, number in numbers.items() if number))


def battle(params: dict[str, Any]) -> dict[str, Any]:
    """Who stands in front on both sides, and who behind."""
    front = {"attack": pieces(params["attack_front"]), "defence": pieces(params["defence_front"])}
    if front["defence"] == "none":
        front["defence"] = parts(("no-defenders", {}))
    return front | {name: pieces(params[name]) for name in ("attack_back", "defence_back")}


def built(params: dict[str, Any]) -> dict[str, Any]:
    """What was built in a group, as everybody sees it."""
    face_down = int(params["count"]) - int(params["chain"])
    numbers = {"village": params["villages"], "agriculture": params["agriculture"], "chain": params["chain"], "piece": face_down}
    return {"items": counts(numbers)}


def tracked(params: dict[str, Any]) -> dict[str, Any]:
    """The points of one player, where they are told alone."""
    if "scores" in params:
        return {}
    return {"scores": parts(score_part(params))}


def score_part(params: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """A player with points."""
    whole, half = params["points"], "½" if params["half"] else ""
    return "part-score", {"seat": params["seat"], "score": f"{whole or ''}{half}" or "0"}


def lost(params: dict[str, Any]) -> dict[str, Any]:
    """What an Event costs a player."""
    return {"loss": counts({params["what"]: params["count"]})}


DERIVED: Final[dict[str, Callable[[dict[str, Any]], dict[str, Any]]]] = {
    "event-battle": battle,
    "event-battle-independent": battle,
    "event-build": built,
    "event-track": tracked,
    "event-kava-hex": lambda params: {"pieces": counts({kind: params[kind] for kind in PIECES}) or parts(("nothing", {}))},
    "event-fortune-loss": lost,
    "event-solo-attack": lambda params: {"pieces": counts({kind: params[kind] for kind in ("war", "warrior")})},
    "event-find-ocean": lambda params: {"total": params.get("total", 0)},
    "event-find-island": lambda params: {"total": params.get("total", 0)},
    "event-sail": lambda params: {"loaded": 0 if params["loaded"] >= params["count"] else params["loaded"]},
}
"""What a message needs that its event has in other words."""


# --- Refusals ---

WHEN: Final = {
    "home": "home", "order": "order", "duty": "order", "rest": "exploration", "explore": "exploration", "return": "return",
    "keep": "tile", "reveal": "tile", "drift": "drift", "turn": "exploration", "peek": "play", "no-card": "no-card", "use": "cards",
    "show": "cards", "kava-seat": "cards", "kava-hex": "cards", "deforest": "cards", "land": "movement", "load": "movement",
    "drop": "movement", "sail": "movement", "lift": "movement", "swap": "movement", "load-behind": "movement", "walk": "movement",
    "walk-hidden": "movement", "dismiss": "movement", "up": "turning", "down": "turning", "done": "done", "attack": "battle",
    "lose": "lose", "leave": "leave", "save": "save", "retreat": "retreat", "face-up": "face", "face-down": "face", "disc": "disc",
    "focus": "building", "settle": "building", "buy": "building", "build": "building", "store": "building", "spend": "building",
    "clear": "building", "declare": "victory", "pass": "victory", "search": "search", "steer": "steer", "play": "play",
    "strike": "event", "name": "event", "leader": "leader", "resolve": "chit",
}  # fmt: skip
"""Of each kind of action the message `when-...` that says when it is done."""
RULES: Final = {
    "store": "saved", "spend": "saved", "walk": "south", "walk-hidden": "south", "search": "kumara", "steer": "kumara",
    "resolve": "solo",
}  # fmt: skip
"""Of the kinds of advanced rules the message `rule-...`; the others are of Events."""
FORGOTTEN: Final = ("hex", "piece", "item", "card", "event")
"""What an obstacle of a whole kind does not name is "that hex", "that piece" and so on."""


def refused(params: dict[str, Any]) -> dict[str, Any]:
    """What an obstacle needs: a name for what it does not name, when the action belongs, and where we are."""
    kind = str(params.get("kind", ""))
    found: dict[str, Any] = {name: ANY for name in FORGOTTEN if name not in params}
    found["when"] = parts((f"when-{WHEN.get(kind, 'cards')}", {}))
    found["now"] = parts((f"now-{params.get('now', 'asked')}", {}))
    found["rule"] = parts((f"rule-{RULES.get(kind, 'events')}", {}))
    return found


def derived(key: str, params: dict[str, Any]) -> dict[str, Any]:
    """Parameters of a message with those that it needs besides."""
    if key.startswith("obstacle-"):
        return params | refused(params)
    derive = DERIVED.get(key)
    return params | derive(params) if derive else params


# --- The log ---

TOLD: Final = ("draw-tile", "look-tile", "peek", "turn", "all-found", "solo-tile")
"""Events that tell a reader which tile lies in a hex."""
SEEN: Final = {"find-ocean": OCEAN, "solo-ocean": OCEAN, "setup-ocean": OCEAN, "south-island": "te-waka-maui"}
"""Events that tell what lies in a hex by themselves."""
LOSSES: Final = ("panic", "fall", "panic-independent", "fall-independent")


def note(known: dict[str, Any], event: Event) -> None:
    """What a reader learns of the map by an event."""
    if event.key in TOLD and event.params.get("tile"):
        known[event.params["hex"]] = event.params["tile"]
    elif event.key in SEEN:
        known[event.params["hex"]] = SEEN[event.key]


def with_places(known: dict[str, Any], event: Event) -> Event:
    """The event with what lies in its hexes, as far as the reader knows."""
    params = event.params
    if "hex" not in params:
        return event
    said = {f"{name}_is": known[params[name]] for name in PLACES if params.get(name) in known}
    return Event(event.key, params | said, event.audience, event.places) if said else event


def retell(events: Sequence[Event], known: dict[str, Any]) -> list[Event]:
    """The events of one ply as one reader hears them: knots with what they are for, losses with their roll, all points together."""
    found: list[Event] = []
    for event in events:
        if event.key not in QUIET:
            told = with_places(known, event)
            together = merged(found[-1], told) if found else None
            if together is None:
                found.append(told)
            else:
                found[-1] = together
        note(known, event)
    return found


def merged(first: Event, second: Event) -> Event | None:
    """Two events that are told in one sentence; None if they are not."""
    if first.key in ("find-ocean", "find-island") and second.key == "knots":
        return Event(first.key, first.params | {"total": second.params["total"]}, first.audience, first.places)
    if first.key == "explore" and second.key == "knots":
        return Event("enter", first.params | second.params, first.audience, first.places)
    if first.key == "roll" and second.key in LOSSES:
        hit = {"piece": second.params["piece"]} | ({"other_seat": second.params["seat"]} if "seat" in second.params else {})
        return Event(f"roll-{second.key}", first.params | hit, first.audience, first.places)
    if first.key == second.key == "track":
        scores = Parts((*first.params.get("scores", parts(score_part(first.params))), *parts(score_part(second.params))))
        return Event("track", first.params | {"scores": scores}, first.audience, first.places)
    return None
