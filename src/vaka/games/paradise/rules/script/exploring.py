"""The script of the Exploration Step (§6), player by player, and of the search for Kumara (§11.5)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.questions import row_of_ids
from vaka.games.paradise.rules import actions, cards, reasons, stages
from vaka.games.paradise.rules.board import hexes, seats, sets
from vaka.games.paradise.rules.board.annex import AFTER_EXPLORATION, OWED, annex, annexed
from vaka.games.paradise.rules.box import Hex, Seat
from vaka.games.paradise.rules.events import deck, kept
from vaka.games.paradise.rules.exploration import kumara, south_island, voyage
from vaka.games.paradise.rules.options import RULE_KUMARA
from vaka.games.paradise.rules.packed import ZERO, has
from vaka.games.paradise.rules.position import NO_SEAT, OFF_COURSE, ParadisePosition, is_island
from vaka.games.paradise.rules.reasons import Reason
from vaka.games.paradise.rules.script.asking import CHANCES, QUESTIONS, STEPS, Ask, AskHex, Chance, Pause, Waiver, decline
from vaka.games.paradise.rules.script.moving import begin_movement
from vaka.games.paradise.rules.solitaire import samoa, war
from vaka.games.paradise.rules.telling.turn import tell_at, tell_card, tell_step

# --- Whose exploration ---


def begin_exploration(position: ParadisePosition, place: i64) -> None:
    """§6.1: from this place on, the first player who can explore is asked; fetching a lost Explorer is the whole step."""
    if place == 0:
        tell_step(position, "exploration")
    while place < position.seats:
        seat = seats.seat_in_order(position, place)
        asked = has(position.lost, seat) and kept.is_asked_to_fetch(position, seat)
        if has(position.lost, seat) and not asked:
            voyage.fetch(position, seat)
        elif asked or not sets.is_empty(position, sets.CONTROL + seat):
            position.stage = stages.AT_EXPLORE
            position.place = place
            position.active = seat
            if asked:
                position.push(seat, stages.ASK_FETCH, hexes.NOWHERE)
            return
        place += 1
    if samoa.is_solo(position) and annexed(position, OWED) > 0:
        annex(position, OWED, annexed(position, OWED) | AFTER_EXPLORATION)
        position.stage = stages.AT_CHIT
        position.active = NO_SEAT
    else:
        begin_movement(position, 0)


class Fetch(Waiver):
    """DRIFT VOYAGE: the Explorer is back and explores; without it, fetching is the whole step."""

    quiet = True

    def answer(self, position: ParadisePosition, action: i64, seat: Seat) -> None:
        position.pop()
        if action == actions.NO_CARD:
            decline(position, seat)
            voyage.fetch(position, seat)
            begin_exploration(position, position.place + 1)
        else:
            kept.play_event(position, seat, deck.DRIFT_VOYAGE)
            voyage.fetch(position, seat)

    def takes(self, action: i64) -> bool:
        return action == actions.PLAY + deck.DRIFT_VOYAGE


class Explore(Ask):
    """§6.1, §6.2: where an exploration begins, or a search for Kumara; or the Explorer rests."""

    def legal(self, position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        found = voyage.legal_begin(position, seat, append(found, actions.REST))
        return kumara.legal_search(position, seat, found) if position.advanced & RULE_KUMARA != 0 else found

    def why_not(self, position: ParadisePosition, action: i64, seat: Seat) -> Reason:
        if action == actions.REST:
            return reasons.OPEN
        if actions.EXPLORE <= action < actions.DRIFT:
            return voyage.why_not_begin(position, seat, action - actions.EXPLORE)
        return (
            kumara.why_not_search(position, seat, action - actions.SEARCH)
            if actions.SEARCH <= action < actions.STEER
            else reasons.NOT_NOW
        )

    def answer(self, position: ParadisePosition, action: i64, seat: Seat) -> None:
        if action == actions.REST:
            tell_at(position, "rest", seat, hexes.NOWHERE)
            begin_exploration(position, position.place + 1)
        elif actions.EXPLORE <= action < actions.DRIFT:
            explore(position, seat, action - actions.EXPLORE)
        else:  # §11.5: the search is the whole Exploration Step
            kumara.begin_search(position, seat, action - actions.SEARCH)
            position.stage = stages.AT_SEARCH


class Voyage(Ask):
    """§6.4, §6.5: on to the next hex, or home."""

    def legal(self, position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return voyage.legal_explore(position, seat, append(found, actions.RETURN))

    def why_not(self, position: ParadisePosition, action: i64, seat: Seat) -> Reason:
        if action == actions.RETURN:
            return reasons.OPEN
        return (
            voyage.why_not_explore(position, seat, action - actions.EXPLORE)
            if actions.EXPLORE <= action < actions.DRIFT
            else reasons.NOT_NOW
        )

    def answer(self, position: ParadisePosition, action: i64, seat: Seat) -> None:
        if action == actions.RETURN:
            end_voyage(position)
        else:
            explore(position, seat, action - actions.EXPLORE)


STEPS.add(stages.AT_EXPLORE, "explore", Explore())
STEPS.add(stages.AT_VOYAGE, "voyage", Voyage())
QUESTIONS.add(stages.ASK_FETCH, "fetch", Fetch())

# --- What is found ---


def explore(position: ParadisePosition, seat: Seat, where: Hex) -> None:
    """§6.3: the Explorer goes there."""
    tell_at(position, "explore", seat, where)
    enter(position, where)


def enter(position: ParadisePosition, where: Hex) -> None:
    """§6.3, §6.5: the Explorer enters a hex: unknown, face down, or known."""
    seat = position.active
    position.stage = stages.AT_VOYAGE
    position.voyage_at = where
    if sets.in_set(position, sets.UNKNOWN, where):
        position.chance = stages.FOR_MARKER
        return
    voyage.add_knots(position, where, voyage.LOOK_KNOTS)
    if voyage.is_new_tile(position, seat, where):
        position.raise_floor()
        if not voyage.look_at_tile(position, seat, where):
            position.push(seat, stages.ASK_TILE, where)
            return
        south_island.lay_south_island(position, seat, where)
    count_knots(position)


class Marker(Chance):
    """A marker is drawn from the cup."""

    def outcomes(self, position: ParadisePosition) -> vec[i64]:
        return voyage.marker_outcomes(position)

    def odds(self, position: ParadisePosition) -> vec[i64]:
        return voyage.marker_odds(position)

    def source(self) -> str:
        return "discovery cup"


class Discovery(Marker):
    """§6.3: a marker is drawn: an Island Group brings a tile, Off Course another hex."""

    def come_out(self, position: ParadisePosition, outcome: i64) -> None:
        kind = outcome - actions.MARKER
        seat = position.active
        where = position.voyage_at
        voyage.discover(position, seat, kind)
        if is_island(kind):
            position.chance = stages.FOR_TILE
        elif kind != OFF_COURSE:
            count_knots(position)
        else:
            if sets.is_none(voyage.drift_hexes(position, seat)):
                voyage.add_knots(position, where, voyage.LOOK_KNOTS)
                count_knots(position)
            else:
                left = seat + 1 if seat + 1 < position.sides else ZERO
                position.push(left, stages.ASK_DRIFT, where)

    def where(self, position: ParadisePosition) -> i64:
        return position.voyage_at


class Drift(AskHex):
    """§6.3: Off Course: the left neighbour says where the Explorer goes."""

    def legal(self, position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return voyage.legal_drift(position, position.active, found)

    def why_not(self, position: ParadisePosition, action: i64, seat: Seat) -> Reason:
        return (
            voyage.why_not_drift(position, position.active, action - actions.DRIFT)
            if actions.DRIFT <= action < actions.TURN
            else reasons.NOT_NOW
        )

    def answer(self, position: ParadisePosition, action: i64, seat: Seat) -> None:
        position.pop()
        tell_at(position, "drift", seat, action - actions.DRIFT)
        enter(position, action - actions.DRIFT)

    def first(self) -> i64:
        return actions.DRIFT

    def best(self, position: ParadisePosition) -> samoa.Best:
        return war.drifts(position)


class FoundTile(Chance):
    """§6.3: the tile is looked at; then it is kept secret or revealed."""

    def outcomes(self, position: ParadisePosition) -> vec[i64]:
        return voyage.tile_outcomes(position)

    def source(self) -> str:
        return "tiles"

    def come_out(self, position: ParadisePosition, outcome: i64) -> None:
        seat = position.active
        where = position.voyage_at
        voyage.place_tile(position, seat, outcome - actions.TILE)
        if samoa.is_solo(position):
            voyage.reveal(position, seat, where)
            south_island.lay_south_island(position, seat, where)
            south_island.await_isle(position, where)
            position.chance = stages.FOR_OCCUPY
        else:
            position.push(seat, stages.ASK_TILE, where)

    def where(self, position: ParadisePosition) -> i64:
        return position.voyage_at


class Tile(Ask):
    """§6.3, §6.5: keep the tile secret, reveal it, or first turn up another."""

    def legal(self, position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return voyage.legal_tile(position, seat, found)

    def why_not(self, position: ParadisePosition, action: i64, seat: Seat) -> Reason:
        if action == actions.KEEP:
            return voyage.why_not_keep(position, seat)
        return reasons.OPEN if action == actions.REVEAL else reasons.NOT_NOW

    def answer(self, position: ParadisePosition, action: i64, seat: Seat) -> None:
        where = position.pending_one()
        position.pop()
        if action == actions.KEEP:
            voyage.keep(position, seat, where)
        else:
            voyage.reveal(position, seat, where)
            south_island.lay_south_island(position, seat, where)
        count_knots(position)


def after_turning(position: ParadisePosition, seat: Seat, where: Hex) -> None:
    """§11.3: with Aotearoa comes Te Waka Maui; if it takes the place of a tile that is asked about, the question falls away."""
    if position.advanced == 0:
        return
    south_island.lay_south_island(position, seat, where)
    is_about_tile = position.is_pending() and position.pending_question() == stages.ASK_TILE
    if is_about_tile and not sets.in_set(position, sets.FACE_DOWN, position.pending_one()):
        position.pop()
        count_knots(position)


CHANCES.add(stages.FOR_MARKER, "marker", Discovery())
CHANCES.add(stages.FOR_TILE, "draw", FoundTile())
QUESTIONS.add(stages.ASK_DRIFT, "drift", Drift())
QUESTIONS.add(stages.ASK_TILE, "tile", Tile())

# --- Knots ---


def count_knots(position: ParadisePosition) -> None:
    """§6.4: with five knots the Explorer returns, with more it is lost; cards may help (ruling 53)."""
    seat = position.active
    if position.knots < voyage.knot_limit(position, seat):
        return
    if cards.face_down_cards(position, seat) > 0 or cards.open_unspent(position, seat, cards.BIRD_SIGNS):
        position.push(seat, stages.ASK_KNOTS)
    else:
        end_voyage(position)


class Knots(Ask):
    """Ruling 53: a card against too many knots, or none."""

    names_hex = False

    def legal(self, position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return cards.legal_uses(voyage.knot_cards(position, seat), found)

    def why_not(self, position: ParadisePosition, action: i64, seat: Seat) -> Reason:
        return voyage.why_not_knot_card(position, seat, action)

    def answer(self, position: ParadisePosition, action: i64, seat: Seat) -> None:
        position.pop()
        if action == actions.NO_CARD:
            decline(position, seat)
            end_voyage(position)
            return
        card = action - actions.USE
        if card == cards.BIRD_SIGNS:
            cards.spend_card(position, seat, card)
            voyage.follow_birds(position)
        else:
            cards.open_card(position, seat, card)
        tell_card(position, "use", seat, card)
        count_knots(position)


QUESTIONS.add(stages.ASK_KNOTS, "knots", Knots())


def end_voyage(position: ParadisePosition) -> None:
    """§6.6: resolution; the next player explores."""
    voyage.resolve(position, position.active)
    begin_exploration(position, position.place + 1)


# --- The search for Kumara ---


def go_on_searching(position: ParadisePosition) -> None:
    """§11.5: while nothing is to be decided, an Explorer that seeks Kumara rolls again."""
    if position.stage == stages.AT_SEARCH and position.chance == stages.NO_CHANCE and not position.is_pending():
        position.chance = stages.FOR_SEARCH


class Search(Chance):
    """§11.5: lost, returning, off course, or one hex further."""

    def outcomes(self, position: ParadisePosition) -> vec[i64]:
        return row_of_ids(actions.DIE, 6)

    def source(self) -> str:
        return "die"

    def come_out(self, position: ParadisePosition, outcome: i64) -> None:
        seat = position.active
        result = kumara.search_result(position, seat, outcome - actions.DIE + 1)
        if result == kumara.LOST or result == kumara.RETURNS:
            finish_search(position, result == kumara.LOST)
            return
        astray = result == kumara.OFF_COURSE_AGAIN
        if kumara.can_steer(position, seat, astray):
            position.push(seat, stages.ASK_STEER, position.voyage_at, 1 if astray else 0)

    def where(self, position: ParadisePosition) -> i64:
        return position.voyage_at


class Steer(Ask):
    """§11.5: which hex is next; the second number is 1 if the Explorer is off course."""

    def legal(self, position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return kumara.legal_steer(position, seat, position.pending_two() == 1, found)

    def why_not(self, position: ParadisePosition, action: i64, seat: Seat) -> Reason:
        if not actions.STEER <= action < actions.DUTY:
            return reasons.NOT_NOW
        return kumara.why_not_steer(position, seat, action - actions.STEER, position.pending_two() == 1)

    def answer(self, position: ParadisePosition, action: i64, seat: Seat) -> None:
        position.pop()
        if kumara.steer(position, seat, action - actions.STEER):
            finish_search(position, False)


STEPS.add(stages.AT_SEARCH, "search", Pause())
CHANCES.add(stages.FOR_SEARCH, "search", Search())
QUESTIONS.add(stages.ASK_STEER, "steer", Steer())


def finish_search(position: ParadisePosition, lost: bool) -> None:
    """§11.5: the next player explores."""
    kumara.end_search(position, position.active, lost)
    begin_exploration(position, position.place + 1)
