"""What a person asks of the board, from the view alone: the places there are, what is to be known of each, and what to do now.

Places have the keys of the picture's parts:

pile, discard, products-1, products-2   the piles
row-0 ..., display-0 ...                the open cards, by their places
tool-basket ...                         the stacks of tools
seat-green ..., hand-green ...          the players and their hands; of the own hand also hand-green-wood ...
green-market ...                        what lies before a player
turn                                    whose turn it is, and how near the end
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vaka.engine import About
from vaka.engine.explaining import unasked
from vaka.engine.names import CHANCE, FULL, OVER
from vaka.games.moorea.rules.actions import discard_id, lay_id
from vaka.games.moorea.rules.box import (
    BOX,
    CARDS,
    DISPLAY,
    FISH,
    INTERMEDIATES,
    NET,
    NO_CARD,
    PRODUCTS,
    ROW,
    SPEAR,
    STORES,
    TOOLS,
    family_of,
)
from vaka.games.moorea.rules.cards import card_counts, size_of
from vaka.games.moorea.rules.ending import idle_rounds, is_final
from vaka.games.moorea.rules.explaining import nearest_purchase, nearest_tool
from vaka.games.moorea.rules.hands import hand, hand_limit, hand_size, held
from vaka.games.moorea.rules.payments import DEPOSITS
from vaka.games.moorea.rules.position import (
    DEALING,
    DISCARDING,
    DRAWING,
    MooreaPosition,
    display_at,
    has_tool,
    moorea,
    owned,
    row_at,
    stored,
)
from vaka.games.moorea.rules.position import points as score_of
from vaka.games.moorea.rules.scoring import points_laid, points_of, points_owned
from vaka.games.moorea.rules.writing import PARTS, pile_counts
from vaka.games.moorea.words.sentences import capital, counted, listed, named, own_price_text, price_text, tool_price_text
from vaka.games.moorea.words.text import effect_text, idle_text, panel, reader, standing_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from vaka.engine import State
    from vaka.engine.events import Obstacle
    from vaka.engine.game import Game

CHAPTERS: Final = {"intermediate": "6.1", "site": "6.2", "store": "6.3", "product": "6.4", "necklace": "6.5"}
TOOL_RULES: Final = dict(zip(TOOLS, ("5.1", "5.2", "5.3", "5.4"), strict=True))


# --- Places ---


def places(view: State) -> list[str]:
    """Everything on the board that has words."""
    position = moorea(view)
    found = ["pile", "discard", *(f"row-{place}" for place in range(ROW)), *(f"display-{place}" for place in range(DISPLAY))]
    found += ["products-1", "products-2", *(f"tool-{name}" for name in TOOLS), "turn"]
    for seat, colour in enumerate(view.game.seat_words(view.seats)):
        found += [f"seat-{colour}", f"hand-{colour}"]
        if seat == position.viewer:
            found += [f"hand-{colour}-{name}" for name in card_counts(hand(position, seat))]
        found += [f"{colour}-{name}" for tool, name in enumerate(TOOLS) if has_tool(position, seat, tool)]
        found += [f"{colour}-{name}" for product, name in enumerate(PRODUCTS) if owned(position, seat, product)]
    return found


def secret_places(view: State) -> dict[str, list[str]]:
    """The hands that hide something, each with the paths of its hidden cards."""
    found: dict[str, list[str]] = {}
    for path in view.hidden():
        colour = path.split("/")[1]  # seats/green/hidden/0
        found.setdefault(f"hand-{colour}", []).append(path)
    return found


def about(view: State, place: str, lang: str) -> About:
    """What there is to know of a place; raise LookupError if there is no such place."""
    if place not in places(view):
        raise LookupError(f"no place of this position is called {place!r}")
    kind, _, which = place.partition("-")
    teacher = Teacher(view, lang)
    return teacher.told[kind](which) if kind in teacher.told else teacher.owned(kind, which)


class Teacher:
    """What one viewer is told in one language."""

    def __init__(self, view: State, lang: str) -> None:
        self.position = moorea(view)
        self.game: Game = view.game
        self.lang = lang
        self.told: dict[str, Callable[[str], About]] = {
            "pile": self.pile,
            "discard": self.discard,
            "row": self.row,
            "display": self.display,
            "products": self.products,
            "tool": self.tool,
            "seat": self.seat,
            "hand": self.hand,
            "turn": self.turn,
        }

    def say(self, key: str, **params: object) -> str:
        """A message of the game."""
        return self.game.say(key, params, self.lang, self.position.seats)

    def name(self, name: str) -> str:
        """A card at the beginning of a line."""
        return capital(self.say(f"name-{name}"))

    def points(self, count: int) -> str:
        """So many points; nothing if there are none."""
        return self.say("count-points", count=count) if count else ""

    # --- Why not now ---

    def asker(self) -> int:
        """The seat that asks: the viewer, or on a whole position whoever is asked; below 0 nobody."""
        return self.position.viewer if self.position.viewer != FULL else self.position.asked

    def why_not(self, action: int) -> str:
        """Why this id is not open to the one who asks; empty if it is, and for those who only watch."""
        seat = self.asker()
        if seat < 0:
            return ""
        return self.explained(unasked(CHANCE) if self.position.asked == CHANCE else self.position.obstacle(action, seat))

    def why_no(self, kind: str) -> str:
        """The same of a whole kind of action."""
        seat = self.asker()
        closed = self.position.obstacles(seat) if seat >= 0 else []
        return self.explained(next((obstacle for obstacle in closed if obstacle.params["kind"] == kind), None))

    def explained(self, obstacle: Obstacle | None) -> str:
        """An obstacle as a sentence."""
        return self.game.explain(obstacle, self.position.seats, self.lang) if obstacle else ""

    # --- The table ---

    def pile(self, which: str) -> About:
        """The face-down commodities."""
        effect = self.say("about-pile-effect", count=self.position.deck_size)
        return About(self.say("about-pile"), effect, why_not=self.why_no("draw"), rule="3.1")

    def discard(self, which: str) -> About:
        """What was paid and discarded."""
        effect = self.say("about-discard-effect", cards=card_counts(self.position.discard))
        return About(self.say("about-discard"), effect, rule="3.1")

    def row(self, which: str) -> About:
        """An open commodity."""
        card = row_at(self.position, int(which))
        if card == NO_CARD:
            return About(self.say("about-row-empty"), self.say("about-row-empty-effect"), rule="2.2")
        closed = self.why_no("take" if self.position.part == DRAWING else "exchange")
        return About(self.name(CARDS[card]), self.say("about-row-effect"), why_not=closed, rule="2.2")

    def display(self, which: str) -> About:
        """An open product: what it costs, and what it costs the reader."""
        product = display_at(self.position, int(which))
        if product == NO_CARD:
            return About(self.say("about-display-empty"), self.say("about-display-empty-effect"), rule="7.1")
        name, me = PRODUCTS[product], reader(self.position)
        price = price_text(self.game, product, self.lang)
        own = own_price_text(self.position, self.game, product, me, self.lang)
        if own:
            price += f" ({self.say('text-own-price', price=own)})"
        worth = points_of(self.position, product, owned(self.position, me, product) + 1)
        closed = self.why_not(nearest_purchase(self.position, self.asker(), product)) if self.asker() >= 0 else ""
        effect = effect_text(self.game, name, self.lang)
        return About(self.name(name), effect, price, self.points(worth), closed, CHAPTERS[family_of(name)])

    def products(self, which: str) -> About:
        """A pile of products: everybody can count it."""
        left = pile_counts(self.position, int(which) - 1)
        names = [name for name, count in left.items() for _ in range(count)]
        told = listed(named(self.game, names, self.lang), self.game, self.lang)
        effect = self.say("about-products-effect", count=len(names), products=told)
        return About(self.say(f"about-products-{which}"), effect, rule="2.4")

    def tool(self, which: str) -> About:
        """A stack of tools."""
        tool = TOOLS.index(which)
        price = tool_price_text(self.position, self.game, tool, self.lang)
        closed = self.why_not(nearest_tool(self.position, self.asker(), tool)) if self.asker() >= 0 else ""
        effect = effect_text(self.game, which, self.lang)
        return About(self.name(which), effect, price, self.points(BOX.tool_points[tool]), closed, TOOL_RULES[which])

    def turn(self, which: str) -> About:
        """Whose turn it is, and how near the end is."""
        told = " ".join(standing_text(self.position, self.game, self.lang))
        is_near_end = is_final(self.position) or idle_rounds(self.position) > 0
        return About(self.say("about-turn"), told, rule="7" if is_near_end else "3")

    # --- The players ---

    def seat(self, which: str) -> About:
        """A player in short."""
        seat = self.game.seat_words(self.position.seats).index(which)
        name = self.game.seat_name(self.position.seats, seat, self.lang)
        told = panel(self.position, self.game, seat, self.lang)
        return About(name, told, points=self.say("count-points", count=score_of(self.position, seat)), rule="7.3")

    def hand(self, which: str) -> About:
        """A hand as far as it is known, or one kind of card in the own one."""
        colour, _, name = which.partition("-")
        seat = self.game.seat_words(self.position.seats).index(colour)
        if name:
            return self.hand_card(seat, name)
        seen, size = hand(self.position, seat), hand_size(self.position, seat)
        shown = "none" if not seen else "all" if size_of(seen) == size else "some"
        params = {"size": size, "limit": hand_limit(self.position, seat), "shown": shown}
        known = counted(self.game, card_counts(seen), self.lang)
        return About(self.say("about-hand", seat=seat), self.say("about-hand-effect", known=known, **params), rule="8")

    def hand_card(self, seat: int, name: str) -> About:
        """One kind of card in the own hand."""
        card = CARDS.index(name)
        count = counted(self.game, {name: held(self.position, seat, card)}, self.lang)
        if name in INTERMEDIATES:
            effect, rule = effect_text(self.game, name, self.lang), "6.1"
        else:
            is_joker = card == FISH and has_tool(self.position, seat, NET)
            effect, rule = self.say("effect-joker" if is_joker else "effect-commodity"), "5.3" if is_joker else "4.2"
        is_discarding = self.position.part == DISCARDING
        return About(capital(count), effect, why_not=self.why_not(discard_id(card)) if is_discarding else "", rule=rule)

    def owned(self, colour: str, name: str) -> About:
        """A tool or a product before a player, with what lies at it."""
        seat = self.game.seat_words(self.position.seats).index(colour)
        effect = effect_text(self.game, name, self.lang)
        if name in TOOLS:
            return About(self.name(name), effect, points=self.points(BOX.tool_points[TOOLS.index(name)]), rule=TOOL_RULES[name])
        product = PRODUCTS.index(name)
        worth, closed = points_owned(self.position, seat, product), ""
        if name in STORES:
            store = STORES.index(name)
            cards = stored(self.position, seat, store)
            worth += points_laid(store, cards)
            effect = f"{effect} {self.say('about-stored', cards=card_counts(cards))}"
            closed = self.why_not(self.nearest_deposit(seat, store)) if seat == self.asker() else ""
        copies = owned(self.position, seat, product)
        title = self.name(name) + (f"\u00a0×{copies}" if copies > 1 else "")
        return About(title, effect, "", self.points(worth), closed, CHAPTERS[family_of(name)])

    def nearest_deposit(self, seat: int, store: int) -> int:
        """A deposit of one card that is held, or else of any."""
        cards = [card for card in BOX.accepts[store] if held(self.position, seat, card)]
        first = DEPOSITS.first[store]
        return lay_id(first + (BOX.accepts[store].index(cards[0]) if cards else 0))


# --- What to do now ---


def prompt(view: State, lang: str) -> str:
    """An instruction to the viewer; or who is waited for, if it is another."""
    position, game = moorea(view), view.game
    if position.asked == OVER:
        return standing_text(position, game, lang)[-1]
    if position.part == DEALING:
        return game.words.say("text-dealing", {}, lang)
    asked_me = position.asked == position.viewer if position.viewer != FULL else position.asked >= 0
    if not asked_me or position.asked == CHANCE:
        told = game.say(f"prompt-wait-{PARTS[position.part]}", {"seat": position.turn}, lang, position.seats)
    else:
        told = instruction(position, game, lang)
    return f"{told} {idle_text(position, game, lang)}" if idle_rounds(position) else told


def instruction(position: MooreaPosition, game: Game, lang: str) -> str:
    """What the seat that is asked has to do."""
    seat = position.asked
    if position.part == DRAWING:
        if position.drawn == 0:
            return game.words.say("prompt-first-card", {}, lang)
        return game.words.say("prompt-second-card", {"row": "yes" if has_tool(position, seat, SPEAR) else "no"}, lang)
    if position.part == DISCARDING:
        size, limit = hand_size(position, seat), hand_limit(position, seat)
        return game.words.say("prompt-discard", {"count": size - limit, "size": size, "limit": limit}, lang)
    return game.words.say("prompt-act", {}, lang)
