"""A first game in eight positions: each says one thing, and asks for one move that shows it.

The learner is green and plays against red and yellow. The texts are the messages `lesson-...`; the rules text shows the same
positions as pictures (`picture:product` and so on).
"""

from __future__ import annotations

from typing import Any, Final

from vaka.engine import Lesson

OTHERS: Final[dict[str, str]] = {"red": "2 wood clay 2 bamboo fish", "yellow": "3 seashell 2 clay fish"}
"""What red and yellow hold all the time."""
ROW: Final = "wood bamboo fish"
FIRST: Final = "jetty canoe hut tiles woodstore forest necklace fishbasket well palisades"
"""The display of the first turns."""


def _lesson(key: str, hand: str, move: str, display: str = FIRST, **words: Any) -> Lesson:
    return Lesson(key, 3, {}, {"hands": OTHERS | {"green": hand}, "row": ROW, "display": display} | words, (move,))


LESSONS: Final = (
    _lesson("product", "3 wood bamboo clay fish seashell", "buy jetty with 3 wood"),
    _lesson(
        "canoe",
        "2 wood 2 fish clay canoe",
        "buy canoe with 2 wood",
        "canoe jetty twocanoe hut tiles forest necklace well bridge statue",
    ),
    _lesson("tool", "4 clay wood fish bamboo", "buy cart with clay"),
    _lesson("cart", "2 wood bamboo clay fish", "draw", part="drawing", drawn=1, tools={"green": "cart"}),
    _lesson(
        "site",
        "2 wood 2 fish bamboo clay",
        "buy jetty with 2 wood",
        FIRST.replace("forest", "claypit"),
        products={"green": "forest"},
    ),
    _lesson(
        "joker",
        "wood 2 clay 2 fish bamboo",
        "buy statue with 1 wood 2 clay 1 fish",
        "statue bridge aquarium canoe hut stoneware necklace temple village cultsite",
        tools={"green": "net cart"},
    ),
    _lesson(
        "store",
        "2 canoe hut 2 bamboo clay",
        "lay 2 canoe 1 hut at market",
        "statue bridge aquarium canoe hut stoneware necklace temple village chinaware",
        tools={"green": "cart"},
        products={"green": "market"},
    ),
    _lesson(
        "final",
        "3 wood 2 seashell fish",
        "buy necklace with 2 seashell",
        "jetty necklace canoe",
        piles="",
        final=1,
        tools={"green": "cart spear", "red": "cart basket", "yellow": "basket"},
        products={
            "green": "4 necklace temple forest landing bridge twocanoe chinaware woodstore",
            "red": "market statue aquarium tiles chinaware claypit pottery bridge twocanoe cultsite beach",
        },
    ),
)
