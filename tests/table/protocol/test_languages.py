"""What is refused is refused in the reader's language: over HTTP, on pages, and over the WebSocket."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.table.served import Served, serving

RECORD = "Vaka record 1\nGame: aloha\nRules: 1\nSeats: 2\nDate: 2026-11-15\n\nchance first red\nred launch z9\n"
FRENCH = {"accept-language": "fr-FR,fr;q=0.9,en;q=0.5"}
GERMAN = {"accept-language": "de"}
HUMANS = [{"kind": "human"}, {"kind": "human"}]


def test_a_broken_record(served: Served) -> None:
    headers = {"content-type": "text/plain"}
    said = [
        served.http.post("/api/v1/records", content=RECORD, headers=headers | language).json()["reason"]
        for language in ({}, FRENCH, GERMAN)
    ]
    assert said[0].startswith("Line 8: 'launch z9'")
    assert said[1].startswith("Ligne 8\xa0: «\xa0launch z9\xa0»")
    assert said[2].startswith("Zeile 8: „launch z9“")


@pytest.mark.parametrize(
    ("wish", "status", "french", "german"),
    [
        (
            {"options": {"mode": "feast"}},
            422,
            "Aloha\xa0: l’option mode accepte family, expert",
            "Option mode von Aloha kennt nur",
        ),
        ({"options": {"teams": "yes"}}, 422, "Aloha par équipes se joue à 4", "Aloha in Teams ist für 4 Personen"),
        ({"seats": HUMANS * 4}, 422, "Aloha se joue de 2 à 4 joueurs, pas à 8", "Aloha ist für 2 bis 4 Personen, nicht für 8"),
        ({"game": "alloha"}, 404, "Aucun jeu ne s’appelle «\xa0alloha\xa0»", "Kein Spiel heißt „alloha“; war aloha gemeint?"),
        ({"seats": [{"kind": "human"}, {"kind": "bot", "bot": "greedi"}]}, 422, "Aucun robot ne s’appelle", "Kein Bot heißt"),
    ],
)
def test_a_table_that_cannot_be(served: Served, wish: dict[str, Any], status: int, french: str, german: str) -> None:
    for headers, words in ((FRENCH, french), (GERMAN, german)):
        answer = served.http.post("/api/v1/tables", json={"game": "aloha", "seats": HUMANS, **wish}, headers=headers)
        assert answer.status_code == status
        assert answer.json()["reason"].startswith(words)


def test_the_address_of_a_game_that_there_is_not(served: Served) -> None:
    for path in ("/new/alloha", "/rules/alloha"):
        answer = served.http.get(path, headers=FRENCH)
        assert answer.status_code == 404
        assert "Aucun jeu ne s’appelle «\xa0alloha\xa0»\xa0; vouliez-vous dire aloha\xa0?" in answer.text


def test_a_bad_notation(served: Served) -> None:
    table = served.open("aloha")
    seat = table.view()["waiting"][0]
    with table.sit(seat) as player:
        player.wait("view")
        player.say("lang", lang="fr")
        player.wait("view")
        refused = player.ask("act", notation="reveal z3")
        assert "n’est pas un coup possible ici" in refused["reason"]
        refused = player.ask("bot", seat=seat, bot="greedi")
        assert refused["reason"].startswith("Aucun robot ne s’appelle «\xa0greedi\xa0»")


FOREIGN = {"origin": "https://elsewhere.example"}


@pytest.mark.parametrize(
    ("address", "headers", "reason"),
    [
        ("", GERMAN, "Diese Seite darf hier nicht spielen."),
        ("", GERMAN | {"cookie": "vaka_lang=fr"}, "Cette page ne peut pas jouer ici."),
        ("?lang=en", GERMAN | {"cookie": "vaka_lang=fr"}, "This page may not play here."),
        ("?lang=xx", {"cookie": "vaka_lang=yy"}, "This page may not play here."),
    ],
)
def test_what_is_stopped_at_the_door(served: Served, address: str, headers: dict[str, str], reason: str) -> None:
    """In the language asked for in the address, chosen before, or the browser's, as everywhere."""
    answer = served.http.post(f"/api/v1/tables{address}", json={}, headers=headers | FOREIGN)
    assert (answer.status_code, answer.json()["reason"]) == (403, reason)


def test_what_is_too_much_at_the_door(tmp_path: Path) -> None:
    with serving(tmp_path / "vaka.db", request_burst=1, requests_per_second=0.001) as served:
        large = served.http.post("/api/v1/tables?lang=de", content=b"x" * 20_000)
        assert (large.status_code, large.json()["reason"]) == (413, "Das ist zu lang.")
        served.http.post("/api/v1/tables", json={})
        fast = served.http.post("/api/v1/tables", json={}, headers={"cookie": "vaka_lang=fr"})
        assert (fast.status_code, fast.json()["reason"][:9]) == (429, "Trop vite")


def test_an_empty_record(served: Served) -> None:
    for headers in (GERMAN, GERMAN | {"content-type": "text/plain"}):
        answer = served.http.post("/api/v1/records", content=b"", headers=headers)
        assert (answer.status_code, answer.json()["reason"]) == (422, "Zeile 1: eine Aufzeichnung beginnt mit „Vaka record 1“")
