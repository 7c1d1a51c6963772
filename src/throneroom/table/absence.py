"""Absence: what the players present may choose while the game waits for someone who is away.

The grace period runs only while an absent player is asked and another person is present. If a player plays alone, or
everybody leaves, the game waits indefinitely. When the grace period ends, a bot plays until the player is back.
"""

from __future__ import annotations

from throneroom.table import log
from throneroom.table.errors import refused
from throneroom.table.log import Entry
from throneroom.table.refusals import NobodyAway, NotAway, NotConnected, OutOfGame, TimeToComeBack, WaitedEnough
from throneroom.table.table import ABANDONED, Table

WAITS = 3
"""How often in a game the players present may wait longer for one player; no limit if only one is present."""
NOTICE = 20_000
"""Milliseconds of waiting before a bot may be called or the game ended, but at most half the grace period."""


def wait_longer(table: Table, guest: str, absent: str, now: int) -> list[Entry]:
    """Restart an absent player's grace period. Any player present may do this, a few times."""
    seat = _player(table, guest)
    number = _awaited(table, absent)
    if waits_left(table, number) == 0:
        raise refused(WaitedEnough(table.display_name(number), WAITS))
    return log.numbered(table.number, now, log.Waited(seat=seat, absent=number))


def call_stand_in(table: Table, guest: str, absent: str, now: int) -> list[Entry]:
    """Let a bot play for an absent player before the grace period ends, if all players present agree."""
    seat = _player(table, guest)
    number = _awaited(table, absent)
    _check_notice(table, number, now)
    agreed = table.seats[number].agreed
    facts: list[log.Fact] = [] if seat in agreed else [log.StandInAsked(seat=seat, absent=number)]
    if table.players_present <= agreed | {seat}:
        facts.append(log.StandIn(seat=number))
    return log.numbered(table.number, now, *facts)


def end_game(table: Table, guest: str, now: int) -> list[Entry]:
    """End a game without a winner because someone is away, if all players present agree."""
    seat = _player(table, guest)
    away = [n for n, sitting in enumerate(table.seats) if sitting.awaited is not None or sitting.stand_in]
    if not away:
        raise refused(NobodyAway())
    _check_notice(table, min(away, key=lambda n: choices_at(table, n)), now)
    facts: list[log.Fact] = [] if seat in table.end_agreed else [log.EndAsked(seat=seat)]
    if table.players_present <= table.end_agreed | {seat}:
        nobody = [0] * len(table.seats)
        facts.append(log.Ended(standing=nobody, reason=ABANDONED))
    return log.numbered(table.number, now, *facts)


def waits_left(table: Table, absent: int) -> int | None:
    """How often the others may still wait longer for a player; None if there is no limit, as it delays nobody else."""
    if len(table.players_present) < 2:
        return None
    return max(0, WAITS - table.seats[absent].waits)


def choices_at(table: Table, absent: int) -> int:
    """The time from which a bot may be called or the game ended; at once if a bot already plays."""
    awaited = table.seats[absent].awaited
    return 0 if awaited is None else awaited + min(NOTICE, 500 * table.settings.grace)


def _player(table: Table, guest: str) -> int:
    """The seat of a guest who plays in the running game and is present."""
    seat = table.own_seat(guest)
    _ = table.playing
    if table.seats[seat].out is not None:
        raise refused(OutOfGame())
    if seat not in table.players_present:
        raise refused(NotConnected())
    return seat


def _awaited(table: Table, name: str) -> int:
    """The seat of an absent player whom others are waiting for."""
    number = table.number_of(name)
    if table.seats[number].awaited is None:
        raise refused(NotAway(table.display_name(number)))
    return number


def _check_notice(table: Table, number: int, now: int) -> None:
    missing = choices_at(table, number) - now
    if missing > 0:
        seconds = -(-missing // 1000)
        raise refused(TimeToComeBack(table.display_name(number), seconds))
