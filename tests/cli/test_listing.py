"""`vaka games`, `vaka rules`, `vaka simulate`, `vaka bench`."""

from __future__ import annotations

import json
import re

import pytest

import vaka
from tests.cli.conftest import Vaka


def test_games_are_listed(vaka_command: Vaka) -> None:
    done = vaka_command("games")
    assert done.status == 0
    assert re.search(r"Aloha +2-4", done.out)
    assert "mode=family|expert" in done.out


def test_a_game_explains_its_options_in_the_readers_language(vaka_command: Vaka) -> None:
    assert "--option mode=expert  Experten" in vaka_command("games", "aloha", "--lang", "de").out
    assert "--option mode=expert  Expert" in vaka_command("games", "aloha", "--lang", "fr").out


def test_games_for_programs(vaka_command: Vaka) -> None:
    games = json.loads(vaka_command("games", "--json").out)
    aloha = next(game for game in games if game["id"] == "aloha")
    assert aloha["seats"] == [2, 3, 4]
    assert aloha["options"]["mode"] == {"choices": ["family", "expert"], "default": "family"}


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_rules_are_plain_markdown_when_piped(lang: str, vaka_command: Vaka) -> None:
    assert vaka_command("rules", "aloha", "--lang", lang).out.rstrip("\n") == vaka.game("aloha").rules(lang).rstrip("\n")


def test_rules_are_laid_out_on_a_terminal(vaka_command: Vaka) -> None:
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
    assert vaka_command("rules", "aloha").out.rstrip("\n") == vaka.game("aloha").rules(title).rstrip("\n")


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


def test_a_simulation_among_bots(vaka_command: Vaka) -> None:
    found = json.loads(vaka_command("simulate", "aloha", "--games", 2, "--bots", "random", "--json").out)
    assert found["bots"] == ["random", "random"]


def test_bench_for_programs(vaka_command: Vaka) -> None:
    found = json.loads(vaka_command("bench", "aloha", "--json", "--repeats", 1, "--seconds", 0.02).out)["aloha"]
    assert found.keys() >= {"playout_decisions_per_s", "driven_actions_per_s", "copy_us", "import_ms", "build"}


def test_bench_for_readers(vaka_command: Vaka) -> None:
    out = vaka_command("bench", "aloha", "--repeats", 1, "--seconds", 0.02).out
    assert "playout decisions/s" in out
    assert "compiled" in out or "interpreted" in out
