"""What there is to know of each place of the board, from the view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from vaka.engine.game import About
from vaka.engine.names import FULL, HIDDEN
from vaka.engine.words import listed
from vaka.games.paradise.rules import victory
from vaka.games.paradise.rules.actions import EXPLORE, SAIL
from vaka.games.paradise.rules.board import sets
from vaka.games.paradise.rules.board.hexes import NOWHERE
from vaka.games.paradise.rules.board.pieces import count
from vaka.games.paradise.rules.board.places import (
    agriculture_at,
    brown_boxes,
    control_at,
    green_boxes,
    is_group,
    taken_by,
    tile_at,
    villages_at,
)
from vaka.games.paradise.rules.board.seats import HOME, STOCK, STOCK_UNKNOWN, of_seat, seat_in_order
from vaka.games.paradise.rules.board.sets import FACE_DOWN, INDEPENDENT, SEA, UNKNOWN, in_set
from vaka.games.paradise.rules.box import BOX, CARDS, HEX_KINDS, HEXES, ITEMS, MARKERS, PIECES, SEATS, TILES
from vaka.games.paradise.rules.exploration.voyage import knot_limit
from vaka.games.paradise.rules.position import NO_SEAT, TILE_COUNT
from vaka.games.paradise.rules.script.deciding import STAGE_WORDS
from vaka.games.paradise.rules.stages import AT_EXPLORE, AT_MOVING, AT_TRANSIT, AT_VOYAGE
from vaka.games.paradise.words.advanced_text import chits_told, marker_words
from vaka.games.paradise.words.naming import card_name, counted
from vaka.games.paradise.words.places import places
from vaka.games.paradise.words.text import Teller, needed, panel, track_told, victory_track

if TYPE_CHECKING:
    from collections.abc import Callable

    from vaka.engine.game import Game
    from vaka.games.paradise.rules.sequence import Paradise

PIECE_RULES: Final = {"transport": "7.4", "war": "7.3", "warrior": "7.4", "colony": "9.4", "rumour": "7.6", "local": "8.2"}


def about(view: Paradise, game: Game, place: str, lang: str) -> About:
    """What there is to know of a place; raise LookupError if there is no such place."""
    if place not in places(view):
        raise LookupError(f"no place of this position is called {place!r}")
    kind, _, which = place.partition("-")
    return Teacher(view, game, lang).told[kind](which)


class Teacher(Teller):
    """What one viewer is told in one language."""

    def __init__(self, view: Paradise, game: Game, lang: str) -> None:
        super().__init__(view, game, lang)
        self.told: dict[str, Callable[[str], About]] = {
            "hex": self.hex,
            "stack": self.stack,
            "raid": self.raid,
            "fleet": self.fleet,
            "voyage": self.voyage,
            "cup": self.cup,
            "lid": self.lid,
            "deck": self.deck,
            "turn": self.turn,
            "track": self.track,
            "battle": self.battle,
            "orders": self.orders,
            "seat": self.seat,
            "card": self.card,
            "piece": self.piece,
            "item": self.item,
            "chits": self.chits,
            "kept": self.kept,
            "fortune": self.fortune,
        }

    def why_not(self, action: int) -> str:
        """Why this id is not open to the viewer; empty if it is, and for those who only watch."""
        view = self.state
        seat = int(view.viewer) if view.viewer != FULL else int(view.asked)
        obstacle = view.obstacle(action, seat) if seat >= 0 else None
        return self.game.explain(obstacle, view.seats, self.lang, view=view) if obstacle else ""

    def price(self, points: int) -> str:
        """So many Build Points."""
        return self.say("about-price", points=points)

    # --- Hexes ---

    def hex(self, which: str) -> About:
        """A hex: what it is, who lives there, what it is worth."""
        where = HEXES.index(which)
        effect, rule = self.ground(where)
        home = [seat for seat in range(self.state.sides) if of_seat(self.state, seat, HOME) == where]
        parts = [effect, *(self.say("about-home", seat=seat) for seat in home)]
        if taken_by(self.state, where) != NO_SEAT:
            parts.append(self.say("about-taken", seat=taken_by(self.state, where)))
        lying = marker_words(self.game, self.say, self.data.get("advanced", {}), which, self.lang)
        parts += [*lying, self.say("about-reconstructed")] if lying else []
        return About(self.hex_name(which), " ".join(parts), points=self.worth(where), why_not=self.closed(where), rule=rule)

    def ground(self, where: int) -> tuple[str, str]:
        """What a hex is, and the paragraph about it."""
        view = self.state
        if HEX_KINDS[BOX.kinds[where]] == "america":
            return self.say("about-america"), "2.1"
        if in_set(view, UNKNOWN, where):
            return self.say("about-unknown"), "6.3"
        if in_set(view, FACE_DOWN, where):
            return self.secret(where), "6.5"
        if in_set(view, SEA, where):
            return self.say("about-sea"), "2.5"
        if in_set(view, INDEPENDENT, where):
            _, green, brown, local = BOX.printed[where]
            return self.say("about-independent", local=self.of_number("local", int(local)), green=green, brown=brown), "8.5"
        if not is_group(view, where):
            return self.say("about-atoll"), "10.3"
        boxes = {"green": int(green_boxes(view, where)), "brown": int(brown_boxes(view, where))}
        standing = {"villages": int(villages_at(view, where)), "agriculture": int(agriculture_at(view, where))}
        seat = int(control_at(view, where))
        key = "about-group" if seat != NO_SEAT else "about-free-group"
        return self.say(key, **boxes, **standing, **({"seat": seat} if seat != NO_SEAT else {})), "10.2"

    def secret(self, where: int) -> str:
        """A tile that lies face down: who has found it, and what it is if the viewer has."""
        found = self.data["hexes"][HEXES[where]]["found"]
        finders = listed([self.seat_name(SEATS.index(name)) for name in found], self.lang)
        told = self.say("about-face-down", finders=finders or "–")
        tile = tile_at(self.state, where)
        if not 0 <= tile < TILE_COUNT:
            return told
        return f"{told} {self.say('about-your-tile', tile=TILES[tile], green=BOX.tile_green[tile], brown=BOX.tile_brown[tile])}"

    def worth(self, where: int) -> str:
        """What a group or an atoll brings its player now."""
        seat = int(control_at(self.state, where))
        if seat == NO_SEAT:
            return ""
        villages = self.of_number("point", int(villages_at(self.state, where)))
        return self.say("about-worth", villages=villages, connected=self.connection(seat, where))

    def connection(self, seat: int, where: int) -> str:
        """Whether a group counts as connected: `home` is the home itself, `none` where that never counts."""
        is_home = bool(of_seat(self.state, seat, HOME) == where)
        if is_home and not self.state.home_point:
            return "none"
        if sets.has(victory.home_chain(self.state, seat), where):
            return "yes"
        return "home" if is_home else "no"

    def closed(self, where: int) -> str:
        """Why the viewer's Explorer, or fleet in hand, cannot go there now."""
        stage = self.state.stage
        if stage in (AT_EXPLORE, AT_VOYAGE):
            return self.why_not(int(EXPLORE) + where)
        in_hand = stage in (AT_TRANSIT, AT_MOVING) and self.state.fleet_at not in (NOWHERE, where)
        return self.why_not(int(SAIL) + where) if in_hand else ""

    # --- Pieces ---

    def stack(self, which: str) -> About:
        """A stack: what the viewer knows of it."""
        stack = self.data["stacks"][which]
        name = self.say("about-stack", seat=SEATS.index(stack["owner"]), hex=which)
        told = ", ".join([self.stack_words(stack, "nothing"), *self.trip_words(which)])
        return About(name, self.say("about-stack-effect", count=stack["count"], pieces=told), rule="7.5")

    def raid(self, which: str) -> About:
        """Pieces that wait for their battle."""
        raid = self.data["raids"][which]
        told = self.say("about-stack-effect", count=raid["count"], pieces=self.raid_words(raid, "nothing"))
        return About(self.say("about-raid", seat=self.state.active, hex=which), told, rule="8.1")

    def fleet(self, which: str) -> About:
        """The fleet in hand."""
        fleet = self.data["fleet"]
        told = self.say(
            "about-fleet-effect", hex=fleet["at"], steps=self.of_number("hex", fleet["steps"]), pieces=self.fleet_words()
        )
        return About(self.say("about-fleet", seat=self.state.active), told, rule="7.3")

    def piece(self, which: str) -> About:
        """A kind of piece; of the viewer's own, how many can still be built."""
        effect = self.say(f"effect-{which}")
        if which == "local":
            return About(self.say("piece-local"), effect, rule="8.2")
        seat = int(self.state.viewer)
        if seat >= 0 and of_seat(self.state, seat, STOCK) != STOCK_UNKNOWN:
            effect += " " + self.say("about-stock", count=int(count(of_seat(self.state, seat, STOCK), PIECES.index(which))))
        return About(self.say(f"piece-{which}"), effect, self.price(BOX.item_costs[ITEMS.index(which)]), rule=PIECE_RULES[which])

    def item(self, which: str) -> About:
        """A Village, or Improved Agriculture."""
        points = self.say("about-village-points") if which == "village" else ""
        cost = self.price(BOX.item_costs[ITEMS.index(which)])
        return About(self.say(f"item-{which}"), self.say(f"effect-{which}"), cost, points, rule="9.4")

    # --- The table ---

    def voyage(self, which: str) -> About:
        """The Explorer under way."""
        at, knots = self.data["voyage"]["at"], self.data["voyage"]["knots"]
        limit = int(knot_limit(self.state, self.state.active))
        told = self.say("about-voyage-effect", hex=at, knots=self.of_number("knot", knots), limit=limit)
        return About(self.say("about-voyage", seat=self.state.active), told, rule="6.4")

    def cup(self, which: str) -> About:
        """The Discovery markers that are left."""
        left = {name: number for name, number in self.data["cup"].items() if name in MARKERS}
        told = [f"{number}\u00a0× {self.say(f'marker-{name}')}" for name, number in left.items() if number]
        return About(self.say("about-cup"), listed(told, self.lang) or self.say("nothing"), rule="2.5")

    def lid(self, which: str) -> About:
        """The tiles that are left."""
        return About(self.say("about-lid"), self.say("about-lid-effect", count=self.data["lid"]), rule="2.6")

    def deck(self, which: str) -> About:
        """The cards that are left."""
        left = len(CARDS) - int(self.state.dealt)
        return About(self.say("about-deck"), self.say("about-deck-effect", count=left), self.price(BOX.card_cost), rule="9.5")

    def turn(self, which: str) -> About:
        """The turn, its step, and in which order the players play."""
        view = self.state
        effect = self.say("text-turn", turn=self.data["turn"], stage=STAGE_WORDS[view.stage])
        if view.first != NO_SEAT:
            order = [self.game.seat_name(view.seats, int(seat_in_order(view, place)), self.lang) for place in range(view.seats)]
            effect += ". " + self.say("about-turn-order", names=listed(order, self.lang))
        return About(self.say("about-turn"), effect, rule="4")

    def track(self, which: str) -> About:
        """The victory points of all, as they lie on the table."""
        view, game = self.state, self.game
        told = [*track_told(game, int(view.seats), victory_track(view), self.lang), self.say("about-track-effect")]
        return About(self.say("about-track"), ". ".join(told), points=needed(view, game, self.lang, "about-threshold"), rule="10.1")

    def battle(self, which: str) -> About:
        """Both lines, and the die."""
        return About(self.say("about-battle", hex=self.data["battle"]["hex"]), self.battle_words(), rule="8.2")

    def orders(self, which: str) -> About:
        """What the viewer has ordered, and the points that are left."""
        return About(self.say("about-orders"), self.orders_words(self.data["orders"][SEATS[self.state.viewer]]), rule="9.3")

    # --- Players and cards ---

    def seat(self, which: str) -> About:
        """A player in short, with what left the game."""
        seat = SEATS.index(which)
        effect = panel(self.state, self.game, seat, self.lang)
        cards = [self.card_words(card) for card in self.data["cards"] if card["seat"] == which and card["card"] != HIDDEN]
        if cards:
            effect += ". " + self.say("about-open-cards", cards=listed(cards, self.lang)).rstrip(".")
        gone = self.data["seats"][which]["gone"]
        if gone:
            effect += ". " + self.say("about-gone", pieces=counted(self.game, gone, self.lang))
        if seat >= self.state.seats:  # alone: Samoa is a colour that nobody plays
            return About(self.seat_name(seat), effect, rule="12")
        halves = int(victory.public_points(self.state, seat))
        return About(self.seat_name(seat), effect, points=self.score(halves), rule="2.2")

    def chits(self, which: str) -> About:
        """The solitaire game: the chits that are left, and what they may bring."""
        told = chits_told(self.game, int(self.state.seats), self.data["advanced"]["solo"], self.lang)
        return About(self.say("about-chits"), told, rule="12.2")

    def kept(self, which: str) -> About:
        """An Event that a player keeps: what it does, for who knows it."""
        entry = self.data["advanced"]["events"]["kept"][int(which)]
        seat = SEATS.index(entry["seat"])
        if entry["event"] == HIDDEN:
            return About(self.say("about-kept-hidden", seat=seat), self.say("about-kept-hidden-effect"), rule="11.2")
        effect = f"{self.say('fortune-' + entry['event'])} {self.say('about-reconstructed')}"
        return About(self.say("about-kept", event=entry["event"], seat=seat), effect, rule="11.2")

    def fortune(self, which: str) -> About:
        """An Event, whoever has drawn it or not: what it does."""
        effect = f"{self.say('fortune-' + which)} {self.say('about-reconstructed')}"
        return About(self.say("about-fortune", event=which), effect, rule="11.2")

    def card(self, which: str) -> About:
        """A card: what it does, what it is worth, how it lies."""
        card: dict[str, Any] = self.data["cards"][int(which)]
        owner = self.say("about-card-owner", seat=SEATS.index(card["seat"]))
        if card["card"] == HIDDEN:
            return About(self.say("about-card-hidden"), owner, rule="9.5")
        number = CARDS.index(card["card"])
        how = "about-card-spent" if card["spent"] else "about-card-open" if card["open"] else "about-card-closed"
        points = self.say("about-card-points", points=BOX.card_points[number])
        effect = self.say("effect-" + card["card"])
        return About(card_name(self.game, card["card"], self.lang), f"{effect} {owner} {self.say(how)}", points=points, rule="9.5")
