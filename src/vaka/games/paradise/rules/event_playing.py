"""The script of an Event (§11.2): who draws, what is asked, what follows, and how the turn goes on."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vaka.games.paradise.rules.actions import DONE, NO_CARD
from vaka.games.paradise.rules.advanced import (
    ASK_BEFORE,
    ASK_DUTY,
    ASK_SHAMAN,
    ASK_TARGET,
    ASK_WARD,
    AT_EVENT,
    FOR_EVENT,
    PLAYED,
    RULE_EVENTS,
)
from vaka.games.paradise.rules.advanced_actions import NAME, STRIKE
from vaka.games.paradise.rules.advanced_box import ADVANCED_BOX
from vaka.games.paradise.rules.annex import annex, annexed
from vaka.games.paradise.rules.cards import cards_left
from vaka.games.paradise.rules.event_deck import (
    BECALMED,
    CALM_SEASON,
    CULT_OF_WAR,
    CULTURAL_FLOWERING,
    DRIFT_VOYAGE,
    FAVORABLE_WINDS,
    MALARIA_CASE,
    ROYAL_MARRIAGE,
    SHAMAN,
    SUCCESSION_DISPUTE,
    is_deck_empty,
    keep_event,
    keeps,
    place_marker,
)
from vaka.games.paradise.rules.event_notes import (
    BRIDE,
    CALMED,
    DISPUTED,
    DRAWER,
    GROOM,
    WARDED,
    WINDED,
    current_event,
    note,
    noted,
    set_current,
)
from vaka.games.paradise.rules.events import (
    best_rank,
    has_begun,
    has_stock,
    is_void,
    legal_name,
    names_a_player,
    strike,
    whom_it_hits,
)
from vaka.games.paradise.rules.exploration import fetch
from vaka.games.paradise.rules.fighting import must_choose_home
from vaka.games.paradise.rules.hexes import NOWHERE
from vaka.games.paradise.rules.kept_events import play_event
from vaka.games.paradise.rules.malaria import suffer_malaria
from vaka.games.paradise.rules.packed import bit
from vaka.games.paradise.rules.places import control_at
from vaka.games.paradise.rules.position import (
    AT_MOVING,
    AT_ORDER,
    AT_TRANSIT,
    FOR_CARD,
    NO_CHANCE,
    NO_SEAT,
    ParadisePosition,
    place_in_order,
)
from vaka.games.paradise.rules.telling_advanced import tell_fortune, tell_fortune_kept, tell_fortune_seat
from vaka.games.paradise.rules.turn_order import last_but_one

# --- Who draws ---


def ask_for_duty(position: ParadisePosition) -> None:
    """§11.2: while nothing is to be decided: the last player chooses between the Event and the turn order."""
    if position.advanced & RULE_EVENTS == 0 or position.stage != AT_ORDER or position.chance != NO_CHANCE or position.is_pending():
        return
    if has_begun(position) and not is_deck_empty(position) and noted(position, DRAWER) == NO_SEAT:
        position.push(position.marker, ASK_DUTY, NOWHERE)


def share_duties(position: ParadisePosition, seat: i64, takes_event: bool) -> None:
    """§11.2: the last player has chosen; the last but one does the other. The turn order is set first."""
    other = last_but_one(position)
    note(position, DRAWER, seat if takes_event else other)
    if takes_event:
        position.marker = other
    tell_fortune(position, "duty-event" if takes_event else "duty-order", seat, CALM_SEASON, NOWHERE)


def begins_event(position: ParadisePosition) -> bool:
    """§11.2: after the turn order the Event is drawn. False if there is none."""
    drawer = noted(position, DRAWER) if position.advanced & RULE_EVENTS != 0 else NO_SEAT
    if drawer == NO_SEAT:
        return False
    position.stage = AT_EVENT
    position.active = drawer
    position.place = place_in_order(position, drawer)
    position.chance = FOR_EVENT
    return True


def is_event_over(position: ParadisePosition) -> bool:
    """Is nothing of the Event left to be decided?"""
    return position.stage == AT_EVENT and position.chance == NO_CHANCE and not position.is_pending()


def end_event(position: ParadisePosition) -> None:
    """The Event is over."""
    set_current(position, -1)
    note(position, DRAWER, NO_SEAT)


# --- The card ---


def draw_event(position: ParadisePosition, event: i64) -> None:
    """§11.2: a card with a blue title is kept; any other is read aloud and carried out at once."""
    seat = position.active
    if ADVANCED_BOX.kept[event]:
        keep_event(position, seat, event)
        tell_fortune_kept(position, seat, event)
        return
    annex(position, PLAYED, annexed(position, PLAYED) | bit(event))
    set_current(position, event)
    tell_fortune(position, "fortune-draw", seat, event, NOWHERE)
    if event == CULTURAL_FLOWERING:
        give_card(position, seat)
    elif event != CALM_SEASON:
        ask_for_target(position, seat, event)


def give_card(position: ParadisePosition, seat: i64) -> None:
    """CULTURAL FLOWERING: a card for nothing, if there is one."""
    if cards_left(position) > 0:
        position.buyers = bit(seat)
        position.chance = FOR_CARD


def ask_for_target(position: ParadisePosition, seat: i64, event: i64) -> None:
    """§11.2: who carries it out chooses; without anything to choose it has no effect."""
    if names_a_player(event):
        possible = len(legal_name(position, seat, event, vec[i64]())) > 0
    else:
        possible = best_rank(position, seat, event) > 0 and has_stock(position, seat, event)
    if possible:
        position.push(seat, ASK_TARGET, NOWHERE, event)
    elif event != CULT_OF_WAR or current_event(position) == event:
        tell_fortune(position, "fortune-none", seat, event, NOWHERE)


def take_target(position: ParadisePosition, seat: i64, event: i64, action: i64) -> None:
    """A hex or a player is chosen, or enough is done; whom it hits may have a SHAMAN (ruling 62)."""
    if action == DONE:
        set_current(position, -1)
        return
    if NAME <= action < NAME + 4:
        name_player(position, seat, event, action - NAME)
        return
    where = action - STRIKE
    hit = whom_it_hits(position, event, where)
    if hit != NO_SEAT and keeps(position, hit) > 0:
        tell_fortune(position, "fortune-aim", seat, event, where)
        position.push(hit, ASK_SHAMAN, where, event, seat)
    else:
        befall(position, seat, event, where)


def name_player(position: ParadisePosition, seat: i64, event: i64, other: i64) -> None:
    """SUCCESSION DISPUTE: two points less. BECALMED: one hex. ROYAL MARRIAGE: peace until the next turn."""
    tell_fortune_seat(position, seat, event, other)
    if event == BECALMED:
        note(position, CALMED, other)
    elif event == ROYAL_MARRIAGE:
        note(position, BRIDE, seat)
        note(position, GROOM, other)
    elif keeps(position, other) > 0:
        position.push(other, ASK_SHAMAN, NOWHERE, event, seat)
    else:
        note(position, DISPUTED, other)


def befall(position: ParadisePosition, seat: i64, event: i64, where: i64) -> None:
    """§11.2: the Event, or malaria, strikes; if it would leave a player with fewer than two Villages it is void."""
    owner = control_at(position, where)
    if event == MALARIA_CASE:
        if suffer_malaria(position, where):
            must_choose_home(position, owner)
        return
    if is_void(position, event, where):
        tell_fortune(position, "fortune-void", seat, event, where)
        return
    if strike(position, seat, event, where):
        must_choose_home(position, owner)
    if event == CULT_OF_WAR and current_event(position) == event:
        ask_for_target(position, seat, event)


# --- SHAMAN ---


def answer_shaman(position: ParadisePosition, seat: i64, action: i64, event: i64, where: i64, drawer: i64) -> None:
    """SHAMAN: it is ignored, and the marker lies on one of the seat's groups; or it happens."""
    if action == NO_CARD:
        if event == SUCCESSION_DISPUTE:
            note(position, DISPUTED, seat)
        else:
            befall(position, drawer, event, where)
        return
    play_event(position, seat, SHAMAN)
    if best_rank(position, seat, SHAMAN) > 0:
        position.push(seat, ASK_WARD, NOWHERE, SHAMAN)


def place_ward(position: ParadisePosition, seat: i64, where: i64) -> None:
    """SHAMAN: this group is immune from now on."""
    place_marker(position, SHAMAN, where)
    note(position, WARDED, seat)
    tell_fortune(position, "fortune-hex", seat, SHAMAN, where)


# --- At any time ---


def play_at_will(position: ParadisePosition, seat: i64, event: i64) -> None:
    """Ruling 62: TANIWHA wants a hex, ROYAL MARRIAGE a player; BECALMED strikes who is about to move, or a player is named."""
    play_event(position, seat, event)
    if event == FAVORABLE_WINDS:
        note(position, WINDED, seat)
    elif event == DRIFT_VOYAGE:
        fetch(position, seat)
    elif event == SHAMAN:
        position.push(seat, ASK_WARD, NOWHERE, SHAMAN)
    elif event == BECALMED and is_about_to_move(position):
        name_player(position, seat, event, position.active)
    else:
        ask_for_target(position, seat, event)


def is_about_to_move(position: ParadisePosition) -> bool:
    """Is somebody asked for a card just before a player's Movement?"""
    is_asked = position.is_pending() and position.pending_question() == ASK_BEFORE
    return is_asked and (position.stage == AT_MOVING or position.stage == AT_TRANSIT)
