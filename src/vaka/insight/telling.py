"""An analysis in words: sums for each seat, and its costly decisions with what would have been better."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from vaka.bots.bot import Candidate, Consideration
from vaka.bots.hints import hints
from vaka.engine.words import Words, joined
from vaka.insight.analysis import SURE, WORST

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vaka.bots.hints import Hint
    from vaka.engine.record import Record
    from vaka.engine.state import State
    from vaka.insight.analysis import Analysis, Decision, Sums

WORDS: Final = Words(Path(__file__).parent)


@dataclass(frozen=True)
class Costly:
    """A costly decision in words."""

    ply: int
    """The ply of the decision: so many were played before it."""
    seat: int
    played: str
    better: str
    cost: float
    error: float
    line: tuple[tuple[int, str], ...]
    """What might have followed: a seat each, and what it would type."""


def say(key: str, lang: str, **params: Any) -> str:
    """A sentence of the analysis."""
    return WORDS.say(key, params, lang)


def percent(value: float, lang: str, signed: bool = False) -> str:
    """A part of a win, in hundredths.

    >>> percent(0.123, "en"), percent(-0.07, "de", signed=True)
    ('12%', '−7\\xa0%')
    """
    sign = "−" if round(100 * value) < 0 else "+" if signed and round(100 * value) > 0 else ""
    return f"{sign}{abs(round(100 * value))}{'%' if lang == 'en' else chr(0xA0) + '%'}"


def name_of(record: Record, seat: int, lang: str) -> str:
    """A player with its seat: a name alone does not say which colour is meant."""
    word = record.game.seat_name(record.seats, seat, lang)
    return say("player", lang, name=record.names[seat], seat=word) if record.names[seat] else word


def sum_line(sums: Sums, name: str, lang: str) -> str:
    """A seat's game in a line: "Ana: luck +7% (± 2%), errors 12% (± 3%), 3 costly decisions of 41"."""
    noise = abs(sums.luck) <= SURE * sums.luck_error
    luck = (
        say("luck-none", lang, error=percent(SURE * sums.luck_error, lang))
        if noise
        else say("luck", lang, luck=percent(sums.luck, lang, signed=True), error=percent(SURE * sums.luck_error, lang))
    )
    cost = (
        say("errors", lang, cost=percent(sums.cost, lang), error=percent(SURE * sums.cost_error, lang))
        if sums.costly
        else say("errors-none", lang)
    )
    return say("sums", lang, name=name, luck=luck, cost=cost, count=sums.costly, decisions=sums.decisions)


def costly(record: Record, analysis: Analysis, lang: str, most: int = WORST) -> dict[int, list[Costly]]:
    """The worst decisions of each seat in words, the worst first."""
    wanted = {decision.ply: decision for seat in range(record.seats) for decision in analysis.worst(seat, most)}
    told: dict[int, list[Costly]] = {seat: [] for seat in range(record.seats)}
    for decision, view in _views(record, wanted):
        told[decision.seat].append(_told(decision, view, lang))
    for those in told.values():
        those.sort(key=lambda one: -one.cost)
    return told


def _views(record: Record, wanted: dict[int, Decision]) -> Iterator[tuple[Decision, State]]:
    """Each decision with what its seat saw then."""
    state = record.start()
    for ply, (seat, action) in enumerate(record.moves):
        if ply in wanted:
            yield wanted[ply], state.redact(wanted[ply].seat)
        state.apply(action, None, *([seat] if seat >= 0 else []))


def _told(decision: Decision, view: State, lang: str) -> Costly:
    better = _hint(view, Candidate(decision.best, 1.0, 0.5, decision.line), lang)
    played = _hint(view, Candidate(decision.played, 1.0, 0.5, ()), lang)
    same = better.sentence == played.sentence  # two beginnings that end alike: then the first step makes the difference
    return Costly(
        ply=decision.ply,
        seat=decision.seat,
        played=view.game.sentence(view, decision.played, lang),
        better=view.game.sentence(view, decision.best, lang) if same else better.sentence,
        cost=decision.cost,
        error=decision.error,
        line=better.line,
    )


def _hint(view: State, candidate: Candidate, lang: str) -> Hint:
    return hints(view, Consideration((candidate,), 0, 0.0), lang)[0]


def told(record: Record, analysis: Analysis, lang: str) -> str:
    """All of it as text: a line for each seat, its costly decisions below it, and how it was made."""
    lines: list[str] = []
    by_seat = costly(record, analysis, lang)
    for seat in range(record.seats):
        lines.append(sum_line(analysis.sums(seat), name_of(record, seat, lang), lang))
        lines += [f"  {line}" for one in by_seat[seat] for line in costly_lines(record, one, lang)]
    lines.append(made_by(analysis, lang))
    return "\n".join(lines)


def costly_lines(record: Record, one: Costly, lang: str) -> list[str]:
    """A costly decision: what was played, what would have been better, and what might have followed."""
    cost = percent(one.cost, lang)
    error = percent(SURE * one.error, lang)
    lines = [
        say("costly", lang, ply=one.ply, played=one.played.rstrip("."), cost=cost, error=error),
        say("better", lang, better=one.better.rstrip(".")),
    ]
    if one.line:
        lines.append(say("line", lang, line=line_of(record, one.line, lang)))
    return lines


def line_of(record: Record, line: tuple[tuple[int, str], ...], lang: str) -> str:
    """What might follow, turn by turn."""
    turns: list[tuple[int, list[str]]] = []
    for seat, typed in line:
        if not turns or turns[-1][0] != seat:
            turns.append((seat, []))
        turns[-1][1].append(typed)
    names = record.game.seat_name
    return joined([say("turn", lang, seat=names(record.seats, seat, lang), moves=", ".join(moves)) for seat, moves in turns], lang)


def made_by(analysis: Analysis, lang: str) -> str:
    """Which search and which version made it, and how much thought went into it."""
    return say("made", lang, version=analysis.version, level=analysis.level, seconds=round(analysis.seconds))
