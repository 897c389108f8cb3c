"""Everything that a position of Conquest of Paradise has, mixed into 64 bits for `hash64`."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.engine.tensors import NOTHING, Mixer
from vaka.games.paradise.rules.packed import four_bytes, one_if
from vaka.games.paradise.rules.position import ParadisePosition


def mix_fields(position: ParadisePosition, mixer: Mixer) -> None:
    """Everything that a position has; the place in the turn order follows from the rest."""
    mixer.add_all(position.stack)
    mixer.add_all(position.site)
    mixer.add_all(position.sets)
    mixer.add_all(position.chest)
    mixer.add_all(position.annex)
    mixer.add_all(position.raids)
    mixer.add_all(position.trips)
    flags = one_if(position.homes_agreed) | (one_if(position.home_point) << 1) | (one_if(position.rumours_any) << 2)
    flags |= (one_if(position.given_up_gone) << 3) | (one_if(position.counter) << 4) | (one_if(position.fleet_up) << 5)
    flags |= (one_if(position.poi) << 6) | (one_if(position.arioi) << 7)
    mixer.add(flags | (small(position.threshold, position.last_turn, position.sides, position.turn) << 8))
    one = small(position.stage, position.asked, position.chance, position.active)
    mixer.add(one | (four_bytes(position.marker + 4, position.first + 4, position.defender + 4, NOTHING) << 32))
    one = small(position.voyage_at, position.fleet_at, position.kava_hex, position.battle_hex)
    mixer.add(one | (four_bytes(position.knots, position.fleet_steps, position.kava_seat + 4, NOTHING) << 32))
    one = small(position.battle, position.declared, position.unloaded, position.local)
    mixer.add(one | (four_bytes(position.die + 4, position.dealt, position.ended, NOTHING) << 32))
    one = four_bytes(position.silenced, position.buyers, position.answered, position.won)
    mixer.add(one | (four_bytes(position.bought, position.lost, NOTHING, NOTHING) << 32))
    mixer.add(position.advanced)
    mixer.add(position.cup)
    mixer.add(position.lid)
    mixer.add(position.drawn_low)
    mixer.add(position.drawn_middle)
    mixer.add(position.drawn_high)
    mixer.add(position.drawn_by)
    mixer.add(position.opened)
    mixer.add(position.spent)
    mixer.add(position.used)
    mixer.add(position.saved)
    mixer.add(position.fleet)
    mixer.add(position.fleet_known)
    mixer.add(position.dropped)
    mixer.add(position.loaded)
    mixer.add(position.faced)
    mixer.add(position.attack)
    mixer.add(position.defence)


def small(one: i64, two: i64, three: i64, four: i64) -> i64:
    """Four numbers of a byte each that may be a little below 0, as half a word."""
    return four_bytes(one + 4, two + 4, three + 4, four + 4)
