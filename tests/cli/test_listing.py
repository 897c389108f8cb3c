"""`vaka games`, `vaka rules`, `vaka simulate`, `vaka bench`."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

import vaka
from tests.cli.conftest import Vaka
from tests.engine.lei import load
from vaka.engine import registry
from vaka.terminal.listing import without_pictures

lei = load()


def test_games_are_listed(vaka_command: Vaka) -> None:
    done = vaka_command("games")
    assert done.status == 0
    assert re.search(r"Aloha +2-4", done.out)
    assert "mode=family|expert" in done.out


@pytest.mark.parametrize(
    ("lang", "header", "about"),
    [
        ("en", "game +title +players +minutes +designer", "Aloha: Carry your Tiki"),
        ("fr", "jeu +titre +joueurs +minutes +auteur", "Aloha\u00a0: Menez votre Tiki"),
        ("de", "Spiel +Titel +Personen +Minuten +Autor/in", "Aloha: Bring deinen Tiki"),
    ],
)
def test_the_list_is_in_the_readers_language(lang: str, header: str, about: str, vaka_command: Vaka) -> None:
    out = vaka_command("games", "--lang", lang).out
    assert re.match(header, out)
    assert about in out


def test_a_game_explains_its_options_in_the_readers_language(vaka_command: Vaka) -> None:
    assert "--option mode=expert  Experten" in vaka_command("games", "aloha", "--lang", "de").out
    french = vaka_command("games", "aloha", "--lang", "fr").out
    assert "--option mode=expert  Expert\u00a0: " in french
    assert "Version\u00a0: " in french  # a colon keeps its space


def test_games_for_programs(vaka_command: Vaka) -> None:
    games = json.loads(vaka_command("games", "--json").out)
    aloha = next(game for game in games if game["id"] == "aloha")
    assert aloha["seats"] == [2, 3, 4]
    assert aloha["options"]["mode"] == {"choices": ["family", "expert"], "default": "family"}


def piped(lang: str) -> str:
    """The rules of Aloha as a file should have them: pictures are for pages."""
    return without_pictures(vaka.game("aloha").rules(lang)).rstrip("\n")


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_rules_are_plain_markdown_when_piped(lang: str, vaka_command: Vaka) -> None:
    assert vaka_command("rules", "aloha", "--lang", lang).out.rstrip("\n") == piped(lang)


def test_rules_show_no_pictures_in_a_terminal(vaka_command: Vaka, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")  # which has no pager
    for terminal in (False, True):
        out = vaka_command("rules", "vanuatu", terminal=terminal).out
        assert "Components and set-up" in out
        assert "picture:" not in out
        assert "The board before the first round" not in out


def test_rules_are_laid_out_on_a_terminal(vaka_command: Vaka, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")  # which has no pager
    out = vaka_command("rules", "aloha", terminal=True).out
    assert "Aloha" in out
    assert "\n# " not in out


@pytest.mark.parametrize(
    ("variable", "value", "title"),
    [("LC_ALL", "fr_FR.UTF-8", "fr"), ("LANG", "de_DE", "de"), ("LANG", "it_IT", "en"), ("LANG", "", "en")],
)
def test_the_language_is_that_of_the_locale(
    variable: str, value: str, title: str, vaka_command: Vaka, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, value)
    assert vaka_command("rules", "aloha").out.rstrip("\n") == piped(title)


def test_a_simulation_for_programs(vaka_command: Vaka) -> None:
    done = vaka_command("simulate", "aloha", "--seats", 4, "--games", 20, "--seed", 1, "--option", "mode=expert", "--json")
    found = json.loads(done.out)
    keys = {"games", "decisions", "chance", "seconds", "decisions_per_s", "games_per_s", "wins", "mean_decisions"}
    assert found.keys() >= keys
    assert found["games"] == 20
    assert found["options"]["mode"] == "expert"
    assert sum(found["wins"]) == pytest.approx(20)
    assert done.err == ""


def test_a_simulation_for_readers(vaka_command: Vaka) -> None:
    out = vaka_command("simulate", "aloha", "--games", 30, "--jobs", 2).out
    assert "95% interval" in out
    assert "red    random" in out
    assert "decisions/s" in out


class NobodyWins(lei.Lei):  # type: ignore[misc, name-defined]
    """Lei that all lose."""

    def winners(self) -> list[int]:
        return []


class NobodyWinsGame(lei.LeiGame):  # type: ignore[misc, name-defined]
    id = "nobodywins"
    state_class = NobodyWins


@pytest.fixture
def toys() -> Iterator[None]:
    """Lei, which has no options, and a game that nobody wins."""
    for game in (lei.LeiGame(), NobodyWinsGame()):
        vaka.register(game)
    yield
    for name in ("lei", "nobodywins"):
        registry._registered.pop(name)


def test_a_simulation_of_a_game_without_options(vaka_command: Vaka, toys: None) -> None:
    assert "Lei, 2 seats: 3 games from seed 1\n" in vaka_command("simulate", "lei", "--seats", 2, "--games", 3).out


def test_a_simulation_tells_how_many_games_were_lost_by_all(vaka_command: Vaka, toys: None) -> None:
    found = json.loads(vaka_command("simulate", "nobodywins", "--games", 3, "--json").out)
    assert found["lost_by_all"] == 3
    assert sum(found["wins"]) == 0
    assert "3 games were lost by all" in vaka_command("simulate", "nobodywins", "--games", 3).out
    assert json.loads(vaka_command("simulate", "lei", "--games", 3, "--json").out)["lost_by_all"] == 0


def test_a_simulation_among_bots(vaka_command: Vaka) -> None:
    found = json.loads(vaka_command("simulate", "aloha", "--games", 2, "--bots", "random", "--json").out)
    assert found["bots"] == ["random", "random"]


def test_bench_for_programs(vaka_command: Vaka) -> None:
    found = json.loads(vaka_command("bench", "aloha", "--json", "--repeats", 1, "--seconds", 0.02).out)["aloha"]
    assert found.keys() >= {"playout_decisions_per_s", "driven_actions_per_s", "copy_us", "import_ms", "build"}


def test_bench_for_readers(vaka_command: Vaka) -> None:
    out = vaka_command("bench", "aloha", "--repeats", 1, "--seconds", 0.02).out
    assert "decisions/s" in out
    assert "compiled" in out or "interpreted" in out
