"""Everything that Moorea says, in three languages: no key without a message, no message without a key."""

from __future__ import annotations

from typing import Any

import pytest

import vaka
from tests.games.moorea.playing import GAME
from tests.words import presenting_keys
from vaka.engine.testing import position
from vaka.engine.words import LANGUAGES, message_ids
from vaka.games.moorea.rules.box import CARDS, COMMODITIES, INTERMEDIATES, PRODUCTS, TOOLS
from vaka.games.moorea.rules.explaining import ACTION_KINDS
from vaka.games.moorea.rules.reasons import WORDS
from vaka.games.moorea.rules.writing import PARTS
from vaka.games.moorea.words.hearing import JOINTS, VERBS
from vaka.games.moorea.words.sentences import FORMS
from vaka.games.moorea.words.text import SOURCES

EVENTS = (
    *("first", "dealt", "dealt-hand", "draw", "draw-hidden", "row", "display", "take", "enough", "shuffle", "exchange"),
    *("buy", "tool", "lay", "discard", "discard-out", "pass", "final-empty", "final-idle", "win", "shared"),
)
OTHERS = (
    *("nothing", "list-and", "list-or", "score-name"),
    *("count-alike", "count-hidden", "count-points", "count-left"),
    *("text-row", "text-tools", "text-display", "text-own-price", "text-necklace", "text-seat", "text-owns", "text-owns-nothing"),
    *("text-stored", "text-store-empty", "text-final", "text-idle", "text-points"),
    *("panel-hand", "panel-sites", "panel-stores", "panel-idle"),
    *("effect-commodity", "effect-joker", "effect-site", "effect-store", "effect-work", "effect-necklace"),
    *("about-pile", "about-pile-effect", "about-discard", "about-discard-effect", "about-row-effect"),
    *("about-row-empty", "about-row-empty-effect", "about-display-empty", "about-display-empty-effect"),
    *("about-products-1", "about-products-2", "about-products-effect", "about-hand", "about-hand-effect", "about-stored"),
    *("about-turn", "prompt-first-card", "prompt-second-card", "prompt-act", "prompt-discard"),
    *("plan-exchange", "plan-exchange-more"),
)


def expected_keys() -> set[str]:
    """Every key that the code can ask for."""
    keys = set(OTHERS) | {f"text-{part}" for part in PARTS} | {f"prompt-wait-{part}" for part in PARTS[1:]}
    keys |= {f"name-{name}" for name in (*COMMODITIES, *TOOLS, *PRODUCTS)}
    keys |= {f"{form}-{name}" for form, names in FORMS.items() for name in names}
    keys |= {f"effect-{name}" for name in (*INTERMEDIATES, *TOOLS)}
    keys |= {f"count-{card}" for card in CARDS}
    keys |= {f"lesson-{lesson.key}" for lesson in GAME.lessons()}
    keys |= {f"action-{kind}" for kind in ACTION_KINDS}
    keys |= {f"outcome-{kind}" for kind in ("first", "card", "card-hidden", "row", "display")}
    keys |= {f"event-{key}" for key in EVENTS}
    keys |= {f"obstacle-{key}" for key, _ in WORDS.values()}
    keys |= {f"points-{source}" for source in SOURCES.values()}
    keys |= {f"typed-{word}" for word in (*VERBS, *JOINTS)}
    keys |= {f"heard-{why}" for why in ("hint", "of-what", "too-many", "card", "commodity", "pair", "tool", "product")}
    keys |= {f"heard-{why}" for why in ("price", "pay", "store", "laid")}
    return keys | presenting_keys(GAME)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_has_its_message_and_no_other_is_there(lang: str) -> None:
    """The three files say the same things."""
    assert message_ids(GAME.words.folder, lang) == expected_keys()


def check_words(texts: list[str]) -> None:
    """Nothing left unsaid, no stray marks."""
    for text in texts:
        assert text
        assert "{" not in text
        assert "  " not in text
        assert " ," not in text
        assert "=" not in text


def test_every_obstacle_has_its_occasion_and_its_words() -> None:
    """All ids of two positions, explained in three languages."""
    for words in ({"hands": {"green": "2 wood fish"}}, {"hands": {"green": "7 clay"}, "part": "discarding"}):
        state = position("moorea", 2, display="jetty market", **words).state
        for action in range(GAME.action_count):
            obstacle = state.obstacle(action)
            if obstacle is not None:
                check_words([GAME.explain(obstacle, 2, lang) for lang in LANGUAGES])


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Green acquires the bridge for 2 wood and 2 bamboo."),
        ("fr", "Vert acquiert le pont pour 2 bois et 2 bambous."),
        ("de", "Grün erwirbt die Brücke für 2 Holz und 2 Bambus."),
    ],
)
def test_a_purchase_in_the_log(lang: str, line: str) -> None:
    """Cards are named and counted in the reader's language."""
    table = position("moorea", 2, hands={"green": "2 wood 2 bamboo"}, display="bridge").play("green", "buy bridge")
    assert [GAME.tell(event, 2, lang) for event in table.events] == [line]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_position_as_text_keeps_secrets(lang: str) -> None:
    """Another's hand is a number and what is known of it."""
    words: dict[str, Any] = {"products": {"red": "woodstore 2 necklace"}, "stored": {"red": {"woodstore": "2 wood"}}}
    state = position("moorea", 2, hands={"green": "2 wood", "red": "5 fish canoe"}, tools={"green": "net"}, **words).state
    own = GAME.text(state.redact(1), lang).splitlines()
    other = GAME.text(state.redact(0), lang).splitlines()
    fish, canoe = GAME.words.say("count-fish", {"count": 5}, lang), GAME.words.say("count-canoe", {"count": 1}, lang)
    red = GAME.seat_name(2, 1, lang)
    (mine,) = [line for line in own if line.startswith(red)]
    (theirs,) = [line for line in other if line.startswith(red)]
    assert fish in mine
    assert fish not in theirs
    assert canoe in theirs
    check_words([line.strip() for line in own + other])


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Green: 1 point; 1 card in hand (limit 6): 1 clay."),
        ("fr", "Vert : 1 point ; 1 carte en main (limite 6) : 1 argile."),
        ("de", "Grün: 1 Punkt; 1 Karte auf der Hand (Limit 6): 1 Ton."),
    ],
)
def test_one_is_no_plural(lang: str, line: str) -> None:
    """A seat with one card and one point; the other owns nothing."""
    state = position("moorea", 2, hands={"green": "clay"}, tools={"green": "cart"}).state
    text = GAME.text(state.redact(0), lang)
    assert line in text.splitlines()
    assert GAME.words.say("text-owns-nothing", {}, lang) in text


@pytest.mark.parametrize(
    ("lang", "one", "many"),
    [("en", "of 1 card.", "of 9 cards."), ("fr", "de 1 carte.", "de 9 cartes."), ("de", "von 1 Karte ", "von 9 Karten ")],
)
def test_a_pile_is_counted(lang: str, one: str, many: str) -> None:
    """The shuffle in the log."""
    assert one in GAME.tell(vaka.Event("shuffle", {"count": 1}), 2, lang)
    assert many in GAME.tell(vaka.Event("shuffle", {"count": 9}), 2, lang)


@pytest.mark.parametrize(
    ("lang", "clay", "price"),
    [
        ("en", "For the tiles you need 3 clay more.", "For the palisades you pay 3 bamboo, no more and no less."),
        ("fr", "Pour le carrelage, il vous manque 3 argiles.", "Pour les palissades, vous payez 3 bambous, ni plus ni moins."),
        ("de", "Für die Kacheln brauchst du noch 3 Ton.", "Für die Palisaden zahlst du 3 Bambus, nicht mehr und nicht weniger."),
    ],
)
def test_what_is_missing_and_what_it_costs(lang: str, clay: str, price: str) -> None:
    """Plural names, and a player without sites is told the price, not of sites."""
    table = position("moorea", 2, hands={"green": "2 bamboo"}, display="tiles palisades")
    assert GAME.explain(table.refuses("buy tiles"), 2, lang) == clay
    assert GAME.explain(table.refuses("buy palisades with 2 bamboo"), 2, lang) == price


def test_the_end_is_told_however_many_share_it() -> None:
    """Ruling A4, in words."""
    names = ("one_seat", "two_seat", "three_seat", "four_seat", "five_seat")
    for count in (2, 3, 4, 5):
        params = {"count": count, "points": 31} | {name: seat for seat, name in enumerate(names[:count])}
        check_words([GAME.tell(vaka.Event("shared", params), 5, lang) for lang in LANGUAGES])
