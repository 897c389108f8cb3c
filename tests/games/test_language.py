"""The lint of language: whole games of every kind, told in three languages, and nothing in them that nobody would write.

Events, actions, prompts, obstacles, places, panels and positions, as a player with a name reads them. `make soak` plays all of it.
"""

from __future__ import annotations

import os
import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import vaka
from tests import language
from tests.contract.test_words import variables
from tests.games.refusals import refusals, share_of_stage
from vaka.engine.game import Game, Setup
from vaka.engine.registry import own_games
from vaka.engine.story import Story
from vaka.engine.testing import setups_to_check
from vaka.engine.words import LANGUAGES

NAMES = list(language.NAMES)
SQUARE = re.compile(r"[a-z]\d\b")
"""Places of Aloha are called as in the notation."""
ALL = os.environ.get("VAKA_LINT", "") == "all"
PLIES = {"aloha": 400, "moorea": 500, "vanuatu": 500, "paradise": 900}
LOOKS = {"aloha": 29, "moorea": 41, "vanuatu": 41, "paradise": 97}
"""So many plies are played of each set-up (in the soak, whole games), and so many lie between two close looks."""


def chosen(name: str) -> list[Setup]:
    """Set-ups in which every two values that go together do; of very many every third, but in the soak all."""
    game = vaka.game(name)
    found = setups_to_check(game) if ALL else list(game.setups(cover=2))
    return found if ALL or len(found) < 30 else found[::3]


SETUPS = [(name, setup) for name in own_games() for setup in chosen(name)]


def called(value: object) -> str:
    return f"{value.seats}-{'-'.join(value.options.values())}" if isinstance(value, Setup) else str(value)


class Reader:
    """Reads each different thing once, in every language, and notes what is wrong with it."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.read: set[str] = set()
        self.found: list[str] = []

    def see(self, text: str, lang: str, *, sentence: bool = False) -> None:
        if text and text not in self.read:
            self.read.add(text)
            self.found += language.faults(text, lang, sentence=sentence, game=self.game.id)

    def look(self, state: vaka.State, viewer: int, rng: random.Random) -> None:
        """Everything that one viewer can be told of a position."""
        game, view = self.game, state.redact(viewer)
        asked = viewer if viewer in view.waiting() else -1
        ids = [rng.randrange(game.action_count) for _ in range(60)] if asked >= 0 else []
        for lang in LANGUAGES:
            self.see(game.prompt(view, lang), lang, sentence=True)
            sentences = [game.sentence(view, action, lang) for action in view.legal()] if asked >= 0 else []
            assert len(set(sentences)) == len(sentences)
            for sentence in sentences:
                self.see(sentence, lang, sentence=True)
            for obstacle in (*view.obstacles(viewer), *filter(None, (view.obstacle(action, asked) for action in ids))):
                assert game.words.has(f"obstacle-{obstacle.key}", lang), obstacle.key
                self.see(game.explain(obstacle, self.seats, lang, NAMES[: self.seats], view), lang, sentence=True)
            for offer in game.offers(view, viewer)[:6] if asked >= 0 else ():
                self.see(game.offer_note(view, offer, lang), lang)
                for goal in list(offer.goals)[:4]:
                    self.see(game.goal_name(view, goal, lang), lang)
                for word in (*(cargo.word for cargo in offer.cargo), *(ware.word for ware in offer.wares)):
                    self.see(game.cargo_name(view, word, lang), lang)
            for plan in game.plans(view, viewer)[:6] if asked >= 0 else ():
                self.see(game.plan_sentence(view, plan, lang), lang, sentence=True)
            for seat in range(self.seats):
                self.see(game.panel(view, seat, lang), lang)
            for place in game.places(view):
                told = game.about(view, place, lang)
                assert told.why_not != game.words.say("obstacle-no-such-action", {}, lang), place
                self.see(told.name, lang, sentence=not SQUARE.match(told.name))
                for part in (told.effect, told.price, told.points, told.why_not):
                    self.see(part, lang)
            self.see(game.declined_name(view, viewer, lang) if viewer >= 0 else "", lang)
            if not re.search(r"^ {2}", game.text(view, lang), re.MULTILINE):  # a drawing has its own spaces
                for line in game.text(view, lang).splitlines():
                    self.see(line.strip(), lang)


def played(game: Game, setup: Setup, seed: int, most: int) -> Iterator[tuple[vaka.State, list[vaka.Event]]]:
    """The positions of a game, each with the events that led to it; half of the actions are those that the game likes best."""
    rng = random.Random(seed)
    state = game.new(*setup)
    while state.actor() != vaka.OVER and most > 0:
        most -= 1
        choices, events = state.legal(), list[vaka.Event]()
        keen = state.actor() >= 0 and rng.random() < 0.5
        here = state
        state.apply(max(choices, key=lambda action: game.judge.appeal(here, action)) if keen else rng.choice(choices), events)
        yield state, events


@pytest.mark.parametrize(("name", "setup"), SETUPS, ids=called)
def test_games_are_told_in_three_languages(name: str, setup: Setup) -> None:
    """Nothing is told that the lint finds fault with; no event, obstacle or action is without its message."""
    game, rng = vaka.game(name), random.Random(3)
    reader, seats = Reader(game, setup.seats), setup.seats
    stories = {
        (viewer, lang): Story.begun(game.new(*setup), viewer, lang, NAMES[:seats])
        for viewer in (*range(seats), vaka.SPECTATOR)
        for lang in LANGUAGES
    }
    for number, (state, events) in enumerate(played(game, setup, 7, game.max_plies if ALL else PLIES[name])):
        for event in events:
            assert event.key in game.quiet or game.words.has(f"event-{event.key}", "en"), event.key
        for (viewer, lang), story in stories.items():
            for line in story.tell([event for event in events if event.heard_by(viewer)]):
                reader.see(line.text, lang, sentence=True)
        if number % LOOKS[name] == 0 or state.actor() == vaka.OVER:
            reader.look(state, max(0, int(state.actor())) if number % 2 else rng.choice((*range(seats), vaka.SPECTATOR)), rng)
    assert not reader.found, "\n".join(reader.found[:20])


@pytest.mark.parametrize("name", own_games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_and_rules_have_no_word_that_the_glossary_bans(name: str, lang: str) -> None:
    """Also what no game has reached."""
    words = vaka.game(name).words.folder
    lines = [line for line in (words / f"messages.{lang}.ftl").read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    lines = [line.partition(" = ")[2] or line for line in lines if not line.startswith("typed-")]
    lines = [re.sub(r"\{[^}]*\}?|\[\w+\]", "", line) for line in lines]
    assert [
        found for line in (*lines, *vaka.game(name).rules(lang).splitlines()) if (found := language.banned_word(line, lang, name))
    ] == []


@pytest.mark.parametrize("name", own_games())
def test_few_refusals_give_the_stage_alone(name: str) -> None:
    """Random ids in random games: at most one in ten is refused with no more than when it is done and where we are."""
    game = vaka.game(name)
    found = refusals(game, setups_to_check(game)[:8], 5, 7, 30, 1500)
    assert found.total() > 1000
    assert share_of_stage(found) < 0.1, found.most_common(5)


# --- The lint can fail ---


FAULTS = [
    ("number", "en", "Yellow has 1 points.", "Yellow has 1 point and 11 pieces."),
    ("number", "en", "with 1 War Canoes", "with 1 War Canoe; 1 pass"),
    ("number", "en", "with 2 green and 1 brown boxes", "green boxes: 2, brown: 1; 1 brown box"),
    ("number", "fr", "1 tours sans rien construire", "1 tour, 2 tours, 1 fois"),
    ("number", "de", "Gelb: 1 Punkte.", "Gelb: 1 Punkt, 21 Punkte."),
    ("number", "de", "Noch 1 Kulturkarten", "Noch 1 Kulturkarte, 11 Kulturkarten"),
    ("elision", "fr", "Les vatus de Ana", "Les vatus d’Ana, de e2 en e3, de onze, de Yann"),
    ("elision", "fr", "La place de orange", "La place d’Orange"),
    ("stops", "en", "on Norfolk Is..", "on Norfolk Is. ... and on"),
    ("start", "en", "hex 0706 is closed.", "Hex 0706 is closed."),
    ("start", "de", "eine Muschel nehmen", "Eine Muschel nehmen"),
    ("space", "fr", "Jaune : 1 point", "Jaune\u00a0: 1 point"),
    ("space", "fr", "Attaque!", "Attaque\u00a0!"),
    ("space", "fr", "« oui »", "«\u00a0oui\u00a0»"),
    ("stray", "en", "{ $seat } wins", "Red wins"),
    ("stray", "en", "Red  wins .", "Red wins."),
    ("stray", "en", "It costs -3 points", "It costs −3 points, 2026-11-15"),
    ("stray", "en", "Red's canoe", "Red’s canoe"),
    ("address", "de", "Sie können diese Seite verlassen.", "Du kannst diese Seite verlassen. Sie bleibt offen."),
    ("address", "de", "Bitte geben Sie den Code ein.", "Gib den Code ein. Sie haben Zeit bis morgen, die anderen."),
    ("address", "fr", "Prends ta pirogue.", "Prenez votre pirogue. Te Waka Maui."),
    ("quotes", "de", "Tippe “hilfe”.", "Tippe „hilfe“."),
    ("quotes", "de", "Verbinde…", "Wird gesendet …"),
    ("quotes", "fr", "Tapez “aide”.", "Tapez «\u00a0aide\u00a0»."),
    ("quotes", "en", "Type „help“.", "Type “help”."),
    ("calque", "en", "Who has the most wins.", "Whoever has the most wins. Who has won?"),
    ("calque", "fr", "Qui en a le plus gagne.", "Le joueur qui en a le plus gagne. Qui a gagné\u00a0? Qui sait quoi"),
    ("gender", "fr", "Vous êtes dernier sur la piste.", "Vous fermez la marche. Le canoë est prêt."),
    ("gender", "fr", "Vous seul le savez.", "Personne d’autre ne le sait. Vous, seule Hélène."),
    ("gender", "fr", "Hélène était le dernier à jouer.", "Hélène joue en dernier."),
    ("verb", "en", "There is no tiles in the display.", "The display has no tiles."),
    ("verb", "en", "Solomon Islands has been explored.", "The Colony in the Solomon Islands is yours."),
    ("glossary", "en", "an army of hexagons", "a fleet in a hex"),
    ("glossary", "fr", "un hexagone inconnu", "un hex inconnu"),
    ("glossary", "de", "ein Kampfstück", "eine Kampfeinheit"),
]
"""Of each rule what it finds, and what it leaves alone."""


@pytest.mark.parametrize(("rule", "lang", "wrong", "right"), FAULTS)
def test_the_lint_finds_what_it_looks_for(rule: str, lang: str, wrong: str, right: str) -> None:
    """Each rule finds its fault, and nothing in what is right."""

    def named(text: str) -> list[str]:
        return [fault.split()[1].rstrip(":") for fault in language.faults(text, lang, sentence=rule == "start", game="paradise")]

    assert rule in named(wrong)
    assert rule not in named(right)


def test_every_rule_is_put_to_the_test() -> None:
    """Also one that is added later."""
    assert {rule for rule, *_ in FAULTS} == {*language.EVERYWHERE, "start", "glossary"}
    assert all(set(rules) == set(LANGUAGES) for rules in language.BANNED.values())


def test_refusals_without_a_reason_would_be_counted() -> None:
    """The share of those that give the stage alone, of all."""
    assert share_of_stage(Counter({"not-now": 1, "not-acting": 1, "not-open": 1, "occupied": 27})) == 0.1
    assert share_of_stage(Counter()) == 0


def test_each_game_has_its_words() -> None:
    """What is right in one game may be wrong in another."""
    assert language.banned_word("retourner les tuiles", "fr", "aloha") == "tuiles"
    assert language.banned_word("poser les tuiles", "fr", "vanuatu") == ""
    assert set(language.BANNED) | {"paradise"} == set(own_games())


def test_a_message_with_other_parameters_would_be_found(tmp_path: Any) -> None:
    """What `tests/contract/test_words.py` compares between the languages."""
    for lang, text in (("en", "one = { $at_hex } { $count }\n"), ("de", "one = { $hex }\n")):
        (tmp_path / f"messages.{lang}.ftl").write_text(text, encoding="utf-8")
    assert variables(tmp_path, "en") != variables(tmp_path, "de")


def test_the_glossary_has_a_word_for_everything_in_each_language() -> None:
    """One word for one thing: none is called as another."""
    terms = language.terms()
    for lang in LANGUAGES:
        words = [row[lang].lower() for row in terms.values()]
        assert len(set(words)) == len(words), lang
        assert not [word for word in words if language.banned_word(word, lang)], lang


KEYS = {
    "transport-canoe": "piece-transport", "war-canoe": "piece-war", "warrior-band": "piece-warrior", "local-warrior": "piece-local",
    "colony": "piece-colony", "rumour": "piece-rumour", "piece": "piece-any", "village": "item-village",
    "agriculture": "item-agriculture", "off-course": "marker-off", "front-line": "part-front", "back-line": "part-back",
    "atoll": "part-atoll",
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_messages_call_things_as_the_glossary_does(lang: str) -> None:
    """Names of pieces, markers and lines; and every term stands in the rules text, in whatever case."""
    game, terms = vaka.game("paradise"), language.terms()
    said = {term: game.words.say(key, {}, lang).lower() for term, key in KEYS.items()}
    assert said == {term: terms[term][lang].lower() for term in KEYS}
    rules = game.rules(lang).lower()
    assert [row[lang] for row in terms.values() for word in row[lang].lower().split() if word[:5].rstrip("nres") not in rules] == []
