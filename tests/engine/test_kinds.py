"""The table of action kinds: ids, words and what follows from a row. The rows are those of real games, with little around them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from vaka.engine.kinds import Argument, Kind, Kinds, index_of, number_in
from vaka.engine.notation import SEATS, Notation
from vaka.engine.testing import check_kinds
from vaka.engine.testing.kinds import check_ids, has_paragraph

ISLANDS = ("efate", "tanna")
GOODS = ("kava", "copra", "beef")
ISLAND = Argument("island", 2, ISLANDS)

# As in Vanuatu: a detour that is left out, sales by tiles, one id with two names, and what others notice.
ISLES = Kinds(
    Kind(
        "plan",
        0,
        (Argument("action", 3, ("sail", "fish", "sell")),),
        "plan {action}",
        ("Plan", "Programmer", "Planen"),
        "planning",
        "6",
    ),
    Kind("neutral", pattern="neutral {action}", form_of="plan", rule="6.1"),
    Kind(
        "sail",
        first=3,
        arguments=(Argument("detour", 3, ("", "+1", "+2")), Argument("space", 16, start=1)),
        pattern="sail {space} {detour}",
        verbs=("Sail", "Naviguer", "Segeln"),
        phase="performing",
        rule="8.1",
        key="act-0",
    ),
    Kind(
        "sell",
        51,
        (Argument("ones", 4), Argument("twos", 3)),
        "sell {tiles+}",
        ("Sell", "Vendre", "Verkaufen"),
        "performing",
        key="act-2",
    ),
    Kind("buy", 63, (ISLAND, Argument("good", 3, GOODS)), "buy {good} {island}", phase="performing"),
    Kind("fish", 69, pattern="fish", phase="performing"),
    Kind("token", 70, (Argument("token", 2, ("vatu", "point"), what="rest tokens"),), "token {token}"),
    Kind("token-hidden", 72, pattern="token ?", typed=False),
    Kind("no-dike", 73, pattern="no dike"),
    Kind("no-begging", pattern="no begging", form_of="no-dike"),
)


def say_sale(state: Any, values: dict[str, int]) -> dict[str, Any]:
    return {"tiles": " ".join(["1"] * values["ones"] + ["2"] * values["twos"])}


def hear_sale(state: Any, words: dict[str, str], seat: int) -> int:
    values = [number_in(word, 1, 2) for word in words["tiles"].split()]
    if values.count(1) > 3 or values.count(2) > 2:
        raise ValueError("there are not so many fish tiles")
    return ISLES.id("sell", ones=values.count(1), twos=values.count(2))


SAILING = Notation(
    ISLES,
    special={"sell": (say_sale, hear_sale)},
    forms={
        "plan": lambda state, _: "neutral" if state.stage == "neutral" else "plan",
        "no-dike": lambda state, _: "no-dike" if state.stage == "dike" else "no-begging",
    },
    details={"sail": lambda state, values: {"vatus": values["detour"] + 1}},
    hint="write for instance sail 7, fish",
)
STATE = SimpleNamespace(stage="performing")


@pytest.mark.parametrize(
    ("words", "kind", "values"),
    [
        ("plan fish", "plan", {"action": 1}),
        ("sail 7", "sail", {"detour": 0, "space": 6}),
        ("sail 7 +2", "sail", {"detour": 2, "space": 6}),
        ("sell 1 1 2", "sell", {"ones": 2, "twos": 1}),
        ("buy beef tanna", "buy", {"island": 1, "good": 2}),
        ("fish", "fish", {}),
        ("token point", "token", {"token": 1}),
        ("no begging", "no-dike", {}),
    ],
)
def test_what_is_typed_is_a_kind_with_values_and_back(words: str, kind: str, values: dict[str, int]) -> None:
    action = SAILING.read(STATE, words)
    assert action == ISLES.id(kind, **values)
    assert ISLES.kind(action).name == kind
    assert ISLES[kind].numbers(action) == values
    assert SAILING.write(STATE, action) == words


def test_every_id_is_written_and_read() -> None:
    check_ids(ISLES)
    for action in range(ISLES.count):
        words = SAILING.write(STATE, action)
        if ISLES.kind(action).typed and words != "sell":
            assert SAILING.read(STATE, words.upper()) == action


def test_the_position_says_which_form_is_meant() -> None:
    assert SAILING.write(SimpleNamespace(stage="neutral"), 1) == "neutral fish"
    assert SAILING.describe(SimpleNamespace(stage="dike"), 73) == ("no-dike", {})
    assert SAILING.read(STATE, "neutral fish") == SAILING.read(STATE, "plan fish") == 1
    assert [form.name for form in ISLES.forms(ISLES["plan"])] == ["plan", "neutral"]
    assert ISLES["neutral"].phase == "planning"
    assert (ISLES["plan"].rule, ISLES["neutral"].rule) == ("6", "6.1")


def test_what_others_notice_is_written_but_never_read() -> None:
    assert SAILING.write(STATE, 72) == "token ?"
    with pytest.raises(ValueError, match="the rest tokens are vatu, point, not '\\?'"):
        SAILING.read(STATE, "token ?")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("", "nothing was typed"),
        ("   ", "nothing was typed"),
        ("sail 17", "'17' is not a number from 1 to 16"),
        ("sail seven", "'seven' is not a number from 1 to 16"),
        ("sail 7 +3", "the detours are +1, +2, not '+3'"),
        ("sail 7 +1 +1", "write for instance sail 7, fish"),
        ("plan swim", "the actions are sail, fish, sell, not 'swim'"),
        ("buy kava malekula", "the islands are efate, tanna, not 'malekula'"),
        ("sell 1 4", "'4' is not a number from 1 to 2"),
        ("sell 2 2 2", "there are not so many fish tiles"),
        ("sell", "write for instance sail 7, fish"),
        ("fly 7", "write for instance sail 7, fish"),
        ("saill 7", "write for instance sail 7, fish; did you mean sail?"),
        ("sail " + "9" * 5000, "is not a number from 1 to 16"),
    ],
)
def test_what_cannot_be_read_says_why(words: str, reason: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 (the reason is compared)
        SAILING.read(STATE, words)
    assert reason in str(caught.value)


def test_sentences_obstacles_and_keys_derive_from_the_row() -> None:
    action = ISLES.id("sail", detour=1, space=6)
    assert SAILING.describe(STATE, action) == ("sail", {"detour": "+1", "space": 7, "vatus": 2})
    assert SAILING.values(STATE, 68) == ISLES.params(68) == {"island": "tanna", "good": "beef"}
    assert ISLES.key(action) == "act-0"
    assert [kind.verb("de") for kind in ISLES.seen()] == ["Planen", "Segeln", "Verkaufen"]
    assert ISLES["fish"].verb("en") == ""


# --- As in Moorea: two kinds with one verb, a payment that may be left out ---

CARDS = ("wood", "fish")
PAYMENTS = (("jetty", "2 wood"), ("jetty", "1 wood 1 fish"), ("bridge", "1 fish"))
SHOP = Kinds(
    Kind("tool", 0, (Argument("tool", 2, ("cart", "net")), Argument("card", 2, CARDS)), "buy {tool} with {card}"),
    Kind("buy", 4, (Argument("payment", 3),), "buy {product} with {cards+}", also=("buy {product}",)),
    Kind("lay", 7, (Argument("deposit", 1),), "lay {cards+} at {store}"),
)


def hear_purchase(state: Any, words: dict[str, str], seat: int) -> int | None:
    ways = [number for number, (product, _) in enumerate(PAYMENTS) if product == words["product"]]
    if not ways:
        raise ValueError(f"neither a product nor a tool is called {words['product']!r}")
    if "cards" not in words:
        if len(ways) > 1:
            raise ValueError("say what you pay")
        return SHOP.id("buy", payment=ways[0])
    if (words["product"], words["cards"]) not in PAYMENTS:
        raise ValueError(f"that is never the price of {words['product']}")
    return SHOP.id("buy", payment=PAYMENTS.index((words["product"], words["cards"])))


SHOPPING = Notation(
    SHOP,
    special={
        "buy": (lambda state, values: dict(zip(("product", "cards"), PAYMENTS[values["payment"]], strict=True)), hear_purchase),
        "lay": (lambda state, values: {"cards": "2 fish", "store": "market"}, lambda state, words, seat: None),
    },
    hint=lambda state: f"write {state}",
)


@pytest.mark.parametrize("words", ["buy net with fish", "buy jetty with 1 wood 1 fish", "buy bridge with 1 fish"])
def test_rows_with_the_same_verb_are_told_apart_by_their_words(words: str) -> None:
    assert SHOPPING.write("", SHOPPING.read("", words)) == words


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("buy palace with wood", "neither a product nor a tool is called 'palace'"),
        ("buy cart with clay", "the cards are wood, fish, not 'clay'"),
        ("buy jetty with 7 wood", "that is never the price of jetty"),
        ("buy jetty", "say what you pay"),
        ("lay 2 fish at market", "write that"),
        ("lay at market", "write that"),
    ],
)
def test_the_row_that_understood_most_says_what_is_wrong(words: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        SHOPPING.read("that", words)


def test_a_pattern_that_is_left_out_in_part_is_understood() -> None:
    assert SHOPPING.read("", "buy bridge") == SHOP.id("buy", payment=2)


# --- As in Aloha: seats, squares by functions, a cargo of any number of words ---

SQUARE = (lambda state, value: "abcdef"[value], lambda state, word: index_of(tuple("abcdef"), word, "squares"))
SEA = Kinds(
    Kind("sail", 0, (Argument("pirogue", 2), Argument("to", 6)), "sail {from} {to} {cargo*}"),
    Kind("launch", pattern="launch {to} {cargo*}", form_of="sail"),
    Kind("reveal", 12, (Argument("tile", 6),), "reveal {tile}"),
    Kind("hop", 18, (Argument("owner", 2),), "hop {owner}"),
)


def say_pirogue(state: Any, values: dict[str, int]) -> dict[str, Any]:
    place = state.places[values["pirogue"]]
    return {"from": place, "to": "abcdef"[values["to"]], "cargo": "with red" if values["pirogue"] == 1 else ""}


def hear_pirogue(state: Any, words: dict[str, str], seat: int) -> int:
    if words["cargo"] not in ("", "with red"):
        raise ValueError("a Tiki aboard is written: with red")
    return SEA.id("sail", pirogue=1 if words["cargo"] else 0, to="abcdef".index(words["to"]))


VOYAGE = Notation(
    SEA,
    {"tile": SQUARE, "owner": SEATS},
    special={"sail": (say_pirogue, hear_pirogue), "launch": (say_pirogue, hear_pirogue)},
    forms={"sail": lambda state, action: "launch" if state.places[action // 6] == "beach" else "sail"},
)
AFLOAT = SimpleNamespace(places=["c", "beach"], seats=2, game=SimpleNamespace(seat_words=lambda seats: ("red", "black")))


@pytest.mark.parametrize("words", ["sail c d", "launch d with red", "reveal f", "hop black"])
def test_cargo_squares_and_seats_read_back(words: str) -> None:
    assert VOYAGE.write(AFLOAT, VOYAGE.read(AFLOAT, words)) == words


def test_what_is_wrong_with_them_is_said() -> None:
    for words, reason in (
        ("sail c d with", "a Tiki aboard is written"),
        ("hop green", "the colours are red, black, not 'green'"),
        ("reveal z", "the squares are a, b"),
        ("hop black twice", "write one of sail, launch, reveal, hop"),
    ):
        with pytest.raises(ValueError, match=reason):
            VOYAGE.read(AFLOAT, words)


def test_a_sentence_is_given_seats_as_numbers() -> None:
    lots = Notation(Kinds(Kind("first", 0, (Argument("seat", 2),), "first {seat}"), what="outcome"), {"seat": SEATS})
    assert lots.write(AFLOAT, 1) == "first black"
    assert lots.describe(AFLOAT, 1) == ("first", {"seat": 1})


# --- Tables that are wrong ---


def test_ids_have_no_gap() -> None:
    with pytest.raises(ValueError, match="the ids of fish begin at 5, but those before it end at 4"):
        Kinds(Kind("sail", 0, (Argument("space", 4),)), Kind("fish", 5))


@pytest.mark.parametrize("action", [-1, 74])
def test_an_id_of_no_row_is_refused(action: int) -> None:
    with pytest.raises(ValueError, match=f"no action has the id {action}"):
        ISLES.of(action)
    with pytest.raises(ValueError, match=f"no outcome has the id {action}"):
        Kinds(Kind("tile"), what="outcome").of(action)


def test_slips_of_an_author_are_named() -> None:
    for slip, reason in (
        (lambda: Kind("sail", verbs=("Sail",)), "a verb in each language"),
        (lambda: Argument("good", 2, GOODS), "2 values, but 3 names"),
        (lambda: Argument("good", 0), "no value at all"),
        (lambda: Kinds(Kind("sail"), Kind("sail")), "two rows are called sail"),
        (lambda: ISLES.id("sail", space=3), "sail takes detour, space"),
        (lambda: ISLES.id("sail", space=16, detour=0), "space of sail is 0 to 15, not 16"),
        (lambda: Notation(Kinds(Kind("sail", pattern="{to}"))), "begins with a word"),
        (lambda: Notation(Kinds(Kind("sail", 0, (ISLAND,), "sail"))), "does not show its arguments"),
        (lambda: Kinds(Kind("a", 0, (ISLAND,)), Kind("b", form_of="a", arguments=(ISLAND,))), "has its ids and arguments from a"),
    ):
        with pytest.raises(ValueError, match=reason):
            slip()
    for slip, reason in (
        (lambda: ISLES["swim"], "no kind is called 'swim'"),
        (lambda: Notation(ISLES, special={"swim": (say_sale, hear_sale)}), "no kind is called 'swim'"),
        (lambda: Notation(ISLES, {"colour": GOODS}, special={"sell": (say_sale, hear_sale)}), "no kind has an argument 'colour'"),
    ):
        with pytest.raises(LookupError, match=reason):
            slip()


def test_constants_of_compiled_code_are_held_against_the_table() -> None:
    game: Any = SimpleNamespace(
        title="Isles", action_count=74, outcome_count=0, rules=lambda lang: "## 6 Plan\n### 6.1 N\n### 8.1 Sail\n"
    )
    check_kinds(game, ISLES, {"sail": 3, "buy": 63})
    with pytest.raises(AssertionError, match="sail begins at 4 in the code and at 3 in the table"):
        check_kinds(game, ISLES, {"sail": 4})
    with pytest.raises(AssertionError, match="no kind is called swim"):
        check_kinds(game, ISLES, {"swim": 4})
    game.rules = lambda lang: "## 6 Plan\n"
    with pytest.raises(AssertionError, match=r"neutral: the rules \(en\) have no paragraph 6.1"):
        check_kinds(game, ISLES, {})
    assert not has_paragraph("## 6.10 Plan", "6.1")
