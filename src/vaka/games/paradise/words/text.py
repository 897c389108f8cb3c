"""The position as text for terminals and screen readers: all that the picture tells. Panels and points."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from vaka.engine.names import HIDDEN
from vaka.engine.words import joined, listed
from vaka.games.paradise.rules import victory
from vaka.games.paradise.rules.board.hexes import NOWHERE
from vaka.games.paradise.rules.board.places import brown_boxes, green_boxes
from vaka.games.paradise.rules.board.seats import CARDS_HELD, HOME, NATION, TRACK, of_seat
from vaka.games.paradise.rules.board.sets import INDEPENDENT, hexes_in
from vaka.games.paradise.rules.box import ADVANCED_BOX, BOX, CARDS, HEXES, NATIONS, SEATS
from vaka.games.paradise.rules.cards import card_points, face_down_cards, hand, villages_of
from vaka.games.paradise.rules.exploration.kumara import has_kumara, kumara_points
from vaka.games.paradise.rules.packed import has
from vaka.games.paradise.rules.script.deciding import STAGE_WORDS
from vaka.games.paradise.rules.solitaire.samoa import is_solo
from vaka.games.paradise.rules.stages import AT_END
from vaka.games.paradise.words.advanced_text import advanced_lines
from vaka.games.paradise.words.naming import card_name, counted, hex_name, lies_at, nation_name, seen_from, tile_name

if TYPE_CHECKING:
    from vaka.engine.game import Game
    from vaka.games.paradise.rules.sequence import Paradise


# --- Panels and points ---


def panel(state: Paradise, game: Game, seat: int, lang: str) -> str:
    """What a seat has in the open."""
    nation = of_seat(state, seat, NATION)
    if nation < 0:
        return game.say("panel-none", {}, lang, state.seats)
    home = of_seat(state, seat, HOME)
    params = {
        "nation": NATIONS[nation],
        "home": "none" if home == NOWHERE else HEXES[home],
        "at_home": "",
        "villages": of_number(game, "village", villages_of(state, seat), lang),
        "groups": of_number(game, "group", victory.groups_of(state, seat), lang),
        "cards": of_number(game, "card", of_seat(state, seat, CARDS_HELD), lang),
        "closed": face_down_cards(state, seat),
        "lost": 1 if has(state.lost, seat) else 0,
    }
    return game.say("panel", seen_from(state, params), lang, state.seats)


def of_number(game: Game, name: str, number: int, lang: str) -> str:
    """So many of a thing, none included: "2 Villages"."""
    return game.words.say(f"count-{name}", {"count": int(number)}, lang)


def points(state: Paradise, game: Game, seat: int, lang: str) -> list[tuple[str, int]]:
    """Where a seat's points come from, in halves."""
    parts = (
        ("villages", victory.village_points(state, seat)),
        ("groups", victory.group_points(state, seat)),
        ("atolls", victory.atoll_points(state, seat)),
        ("cards", card_points(state, seat, hand(state, seat) & state.opened)),
        *((("kumara", kumara_points(state, seat)),) if has_kumara(state, seat) else ()),
    )
    return [(game.words.say(f"points-{name}", {}, lang), number) for name, number in parts] if any(n for _, n in parts) else []


def scored(game: Game, halves: int, lang: str) -> str:
    """Half points as points: "12½ points"."""
    return game.words.say("score-points", {"score": game.write_score(halves, lang), "halves": halves}, lang)


def needed(state: Paradise, game: Game, lang: str, key: str) -> str:
    """§10.4, §11.1, §12.6: the points that win, as the message of this key, or alone of the one besides."""
    points = int(state.threshold) // 2
    if not is_solo(state):
        return game.say(key, {"points": points}, lang, state.seats)
    key = "about-needed-alone" if key.startswith("about") else "text-needed-alone"
    return game.say(key, {"points": points, "chits": ADVANCED_BOX.chits_left}, lang, state.seats)


class Counted(NamedTuple):
    """The points of a seat in halves: as the victory track has them, and as they lie on the table."""

    last: int
    now: int


def victory_track(state: Paradise) -> tuple[Counted, ...]:
    """§10.1: of every seat what was counted last, and what it would be now; after the end all is counted."""
    found = []
    for seat in range(state.seats):
        now = int(victory.public_points(state, seat))
        found.append(Counted(now if state.stage == AT_END else int(of_seat(state, seat, TRACK)), now))
    return tuple(found)


@lru_cache(maxsize=1 << 10)
def track_told(game: Game, seats: int, track: tuple[Counted, ...], lang: str) -> tuple[str, ...]:
    """The victory track in words; what it would be now only where that is something else."""
    names = [game.seat_name(seats, seat, lang) for seat in range(seats)]

    def scores(halves: list[int]) -> str:
        return listed([f"{name} {game.write_score(each, lang)}" for name, each in zip(names, halves, strict=True)], lang)

    told = [game.say("track-counted", {"scores": scores([each.last for each in track])}, lang, seats)]
    if any(each.last != each.now for each in track):
        told.append(game.say("track-now", {"scores": scores([each.now for each in track])}, lang, seats))
    return tuple(told)


# --- The whole position ---


def text(state: Paradise, game: Game, lang: str) -> str:
    """Everything that the position, or the view, shows."""
    teller = Teller(state, game, lang)
    noted = advanced_lines(game, teller.say, teller.data.get("advanced", {}), lang)
    return "\n".join([*teller.standing(), *teller.under_way(), *teller.map(), *teller.pieces(), *teller.cards(), *noted])


class Teller:
    """What one reader is told of a position."""

    def __init__(self, state: Paradise, game: Game, lang: str) -> None:
        self.state = state
        self.game = game
        self.lang = lang
        self.data = state.write()

    def say(self, key: str, **params: Any) -> str:
        """A message of the game, with hexes called by what lies there."""
        return self.game.say(key, seen_from(self.state, params), self.lang, self.state.seats)

    def hex_name(self, number: str) -> str:
        """A hex as the viewer calls it, with its number."""
        return hex_name(self.game, number, self.lang, lies_at(self.state, HEXES.index(number)))

    def score(self, halves: int) -> str:
        """Points: "12½ points"."""
        return scored(self.game, halves, self.lang)

    def of_number(self, name: str, number: int) -> str:
        """So many of a thing."""
        return of_number(self.game, name, number, self.lang)

    def standing(self) -> list[str]:
        """The turn, the players, and what is left to be drawn."""
        game, state, data = self.game, self.state, self.data
        counted = victory_track(state)
        lines = [
            self.say("text-turn", turn=data["turn"], stage=STAGE_WORDS[state.stage]),
            needed(state, game, self.lang, "text-needed"),
            *track_told(game, int(state.seats), counted, self.lang),
        ]
        for seat, each in enumerate(counted):
            told = panel(state, game, seat, self.lang)
            lines.append(self.say("text-seat", seat=seat, points=self.score(each.now), panel=told))
        lines += [panel(state, game, seat, self.lang) for seat in range(state.seats, state.sides)]  # alone: Samoa
        left = {"cup": sum(data["cup"].values()), "lid": data["lid"], "deck": len(CARDS) - state.dealt}
        return [*lines, self.say("text-left", **left)]

    def under_way(self) -> list[str]:
        """A voyage, a fleet, a battle, one's own orders."""
        data, lines = self.data, []
        if data["voyage"]:
            lines.append(self.say("text-voyage", hex=data["voyage"]["at"], knots=self.of_number("knot", data["voyage"]["knots"])))
        if data["fleet"]:
            lines.append(self.say("text-fleet", hex=data["fleet"]["at"], pieces=self.fleet_words()))
        if data["battle"]:
            lines.append(self.battle_words())
        for seat, orders in (data["orders"] or {}).items():
            if "points" in orders:
                told = self.orders_words(orders)
                key = "text-orders" if told else "text-orders-none"
                lines.append(self.say(key, seat=SEATS.index(seat), orders=told))
        return lines

    def map(self) -> list[str]:
        """What was found, who lives where."""
        data, lines, sea = self.data, [], []
        for at, found in data["hexes"].items():
            if "tile" in found:
                hidden = found["tile"] == HIDDEN
                tile = self.say("text-tile-hidden") if hidden else tile_name(self.game, found["tile"], self.lang)
                down = "" if found["up"] or hidden else f" ({self.say('text-face-down')})"
                lines.append(self.say("text-tile", hex=at, tile=tile) + down)
            elif "ocean" in found:
                sea.append(at)
        if sea:
            lines.append(self.say("text-sea", hexes=listed(sea, self.lang)))
        for at, group in data["groups"].items():
            if group["control"]:
                where = HEXES.index(at)
                boxes = green_boxes(self.state, where) + brown_boxes(self.state, where)
                numbers = {
                    "villages": self.of_number("village", group["villages"]),
                    "agriculture": group["agriculture"],
                    "boxes": boxes,
                }
                lines.append(self.say("text-group", hex=at, seat=SEATS.index(group["control"]), **numbers))
        free = hexes_in(self.state, INDEPENDENT)
        locals_of = {where: self.of_number("local", int(BOX.printed[where][3])) for where in free}
        return lines + [self.say("text-independent", hex=HEXES[where], local=local) for where, local in locals_of.items()]

    def pieces(self) -> list[str]:
        """The stacks, and who attacks where."""
        lines = []
        for at, stack in self.data["stacks"].items():
            seat, told = SEATS.index(stack["owner"]), ", ".join([self.stack_words(stack), *self.trip_words(at)])
            lines.append(self.say("text-stack", hex=at, seat=seat, count=stack["count"], pieces=told))
        for at, raid in self.data["raids"].items():
            told = self.raid_words(raid)
            lines.append(self.say("text-raid", hex=at, seat=self.state.active, count=raid["count"], pieces=told))
        return lines

    def cards(self) -> list[str]:
        """Whose cards they are, as far as they are known."""
        lines = []
        for seat in range(self.state.sides):
            cards = [card for card in self.data["cards"] if card["seat"] == SEATS[seat]]
            if cards:
                told = listed([self.card_words(card) for card in cards], self.lang)
                lines.append(self.game.words.say("text-cards", {"seat": self.seat_name(seat), "cards": told}, self.lang))
        return lines

    # --- Parts of sentences ---

    def seat_name(self, seat: int) -> str:
        """A seat; alone Samoa is a colour that nobody plays."""
        alone = seat >= self.state.seats
        return nation_name(self.game, "samoa", self.lang) if alone else self.game.seat_name(self.state.seats, seat, self.lang)

    def card_words(self, card: dict[str, Any]) -> str:
        """A card with how it lies."""
        if card["card"] == HIDDEN:
            return self.say("text-card-hidden")
        how = "text-spent" if card["spent"] else "" if card["open"] else "text-face-down"
        return card_name(self.game, card["card"], self.lang) + (f" ({self.say(how)})" if how else "")

    def stack_words(self, stack: dict[str, Any], unknown: str = "text-hidden") -> str:
        """The pieces of a stack, as far as the viewer sees them; of another's what is known for certain, or this message."""
        if stack["pieces"] != HIDDEN:
            words = [counted(self.game, stack["pieces"], self.lang)]
        else:
            bound = self.known_of(stack)
            words = [self.say("text-at-least", pieces=counted(self.game, bound, self.lang))] if bound else []
            words += [self.say("text-no-war")] * self.lacks_war(stack)
        return ", ".join((words or [self.say(unknown)]) + [self.say("text-up")] * stack["up"])

    def raid_words(self, raid: dict[str, Any], unknown: str = "text-hidden") -> str:
        """Pieces that attack; their owner sees how many Warrior Bands War Canoes have carried there."""
        told = self.stack_words(raid | {"up": False}, unknown)
        return told if raid["fighters"] in (0, HIDDEN) else f"{told}, {self.say('text-fighters', count=raid['fighters'])}"

    def trip_words(self, at: str) -> list[str]:
        """How far the viewer's canoes in a hex have come in this turn, with what is aboard; and who was put down."""
        trips = [] if self.data["trips"] == HIDDEN else self.data["trips"]
        return [self.crew_words(crew) for crew in trips if crew["hex"] == at]

    def crew_words(self, crew: dict[str, Any]) -> str:
        """Canoes that have come equally far, with what is aboard."""
        if crew["steps"] == "ashore":
            names = {"warrior": "warriors", "colony": "colonies"}
            landed = {
                kind: sum(crew.get(f"{how}_{name}", 0) for how in ("carried", "walked", "both")) for kind, name in names.items()
            }
            return self.say("text-put-down", pieces=counted(self.game, landed, self.lang))
        canoes = {kind: crew.get(kind, 0) for kind in ("transport", "war", "rumour")}
        aboard = {"warrior": crew.get("warriors", 0) + crew.get("fighters", 0), "colony": crew.get("colonies", 0)}
        pieces = counted(self.game, canoes | aboard, self.lang)
        if crew["steps"] == "stayed":
            return self.say("text-stayed", pieces=pieces)
        return self.say("text-trip", steps=crew["steps"], pieces=pieces)

    def known_of(self, stack: dict[str, Any]) -> dict[str, int]:
        """What the viewer knows to be in a stack of another."""
        known: dict[str, dict[str, int]] = stack["known"]
        viewer = int(self.state.viewer)
        return known.get(SEATS[viewer], known.get("public", {})) if viewer >= 0 else known.get("public", {})

    def lacks_war(self, stack: dict[str, Any]) -> bool:
        """Does the viewer know that there is no War Canoe?"""
        viewer = int(self.state.viewer)
        return "public" in stack["no_war"] or (viewer >= 0 and SEATS[viewer] in stack["no_war"])

    def fleet_words(self) -> str:
        """What is in hand."""
        fleet = self.data["fleet"]
        if fleet["pieces"] == HIDDEN:
            return self.stack_words(fleet)
        kinds = {**fleet["pieces"], **fleet["loaded"]}
        aboard = {
            kind: fleet["pieces"].get(kind, 0) - fleet["dropped"].get(kind, 0) + fleet["loaded"].get(kind, 0) for kind in kinds
        }
        fighters = 0 if fleet["crew"] == HIDDEN else sum(crew.get("fighters", 0) for crew in fleet["crew"])
        told = [counted(self.game, aboard, self.lang)] + [self.say("text-fighters", count=fighters)] * (fighters > 0)
        return ", ".join(told + [self.say("text-up")] * fleet["up"])

    def battle_words(self) -> str:
        """Both lines of a battle."""
        battle = self.data["battle"]
        lines = {
            f"{side}_{line}": counted(self.game, battle[side][line], self.lang)
            for side in ("attack", "defence")
            for line in battle[side]
        }
        seat = SEATS.index(battle["attacker"])
        return self.say("text-battle", hex=battle["hex"], seat=seat, die=battle["die"] or 0, **lines)

    def orders_words(self, orders: dict[str, Any]) -> str:
        """What one seat has ordered, and the points that are left."""
        told = [self.say("text-pool", hex=at, points=self.of_number("build-point", left)) for at, left in orders["points"].items()]
        told += [
            self.say("text-ordered", hex=at, items=counted(self.game, items, self.lang)) for at, items in orders["items"].items()
        ]
        told += [self.say("text-settling", hex=at) for at in orders["settle"]]
        told += [self.say("text-dismissing", hex=at) for at in orders["dismiss"]]
        told += [self.say("text-buying")] * bool(orders["buy"]) + [self.say("text-focusing")] * orders["focus"]
        return joined([*told, *(card_name(self.game, card, self.lang) for card in orders["used"])], self.lang)
