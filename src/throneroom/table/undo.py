"""Undo: always for one person among bots, by consent among people, and never past what someone has decided or seen.

Everyone who sat down for this game counts, whether present, away, replaced by a bot, or out. Otherwise a player could
look into the deck by an undo while the others cannot object.
"""

from __future__ import annotations

from throneroom.engine.dice import new_dice
from throneroom.engine.match import Match
from throneroom.engine.position import Position
from throneroom.table import log
from throneroom.table.errors import refused
from throneroom.table.log import Entry
from throneroom.table.refusals import (
    AlreadyAgreed,
    AwayFromUndo,
    DecidedSince,
    NoGameRunning,
    NothingToTakeBack,
    NoUndoAsked,
    NoUndoHere,
    OutOfGame,
    Refusal,
    SeenSince,
    UndoAlreadyAsked,
)
from throneroom.table.table import RUNNING, Table

WORLDS = 20
"""How many guessed worlds are used to check whether a player has learned something."""


def ask(table: Table, guest: str, now: int) -> list[Entry]:
    """Go back to before the last decision of this seat, undoing everything that bots have done since."""
    seat = table.own_seat(guest)
    _ = table.playing
    why = why_not(table, guest)
    if why is not None:
        raise refused(why)
    to = _last_choice(table, seat) if table.people == [seat] else table.last_ply_of(seat)
    assert to is not None, "a seat that may take back has decided"
    wished = log.Undone if _asked_for(table) == {seat} else log.UndoAsked
    return log.numbered(table.number, now, wished(seat=seat, to=to))


def answer(table: Table, guest: str, agree: bool, now: int) -> list[Entry]:
    """Agree to another player's request, or refuse it. The player who asked may withdraw it."""
    seat = table.own_seat(guest)
    request = table.undo
    if request is None:
        raise refused(NoUndoAsked())
    if table.seats[seat].out is not None:
        raise refused(OutOfGame())
    if not agree:
        return log.numbered(table.number, now, log.UndoRefused(seat=seat))
    if seat in request.agreed:
        raise refused(AlreadyAgreed())
    agreed = log.UndoAgreed(seat=seat)
    if not _asked_for(table) <= request.agreed | {seat}:
        return log.numbered(table.number, now, agreed)
    return log.numbered(table.number, now, agreed, log.Undone(seat=request.seat, to=request.ply))


def refusal(table: Table, seat: int) -> Refusal | None:
    """Why a seat cannot take back now, without guessing worlds; None if it can, or if only guessing would tell."""
    if table.status != RUNNING:
        return NoGameRunning()
    if table.seats[seat].out is not None:
        return OutOfGame()
    if table.settings.rated:
        return NoUndoHere()
    ply = table.last_ply_of(seat)
    if ply is None:
        return NothingToTakeBack()
    others = [n for n in table.people if n != seat]
    decided = next((n for n in table.movers[ply:] if n in others), None)
    if decided is not None:
        return DecidedSince(table.display_name(decided))
    if table.undo is not None:
        return UndoAlreadyAsked(table.display_name(table.undo.seat))
    away = next((n for n in others if table.seats[n].away), None)
    return None if away is None else AwayFromUndo(table.display_name(away))


def why_not(table: Table, guest: str | None) -> Refusal | None:
    """Why a player cannot take back now; None if it can. Guesses worlds."""
    seat = table.own_seat(guest)
    why, ply = refusal(table, seat), table.last_ply_of(seat)
    if why is None and ply is not None and table.people != [seat] and _somebody_learned(table, ply):
        return SeenSince()
    return why


def _asked_for(table: Table) -> set[int]:
    """The seats whose consent is needed: all people except those who are out."""
    return {n for n in table.people if table.seats[n].plays}


def _last_choice(table: Table, seat: int) -> int:
    """The last ply at which the seat had a choice: there is no point in taking back a forced answer.

    Only if there is just one person: others could infer from it what the seat held.
    """
    match, name = table.playing, table.name_of(seat)
    plies = [ply for ply, mover in enumerate(table.movers) if mover == seat and ply >= table.began]
    return next((ply for ply in reversed(plies) if len(match.at(ply).legal(name)) > 1), plies[0])


def _somebody_learned(table: Table, ply: int) -> bool:
    """Whether anyone has learned something since a ply: among people, that cannot be taken back."""
    match: Match = table.playing
    taken = [(table.number_of(name), match.notations.index(text)) for name, text in match.history[ply:]]
    start = match.at(ply).position
    return any(_learned(start, match.position, taken, viewer) for viewer in table.people)


def _learned(start: Position, now: Position, taken: list[tuple[int, int]], viewer: int) -> bool:
    """Whether a viewer has learned something that it could not know before.

    It has not if every world that was possible for it leads to what it knows now. It does not know what others
    decided in secret: there, any choice may be used.
    """
    known = now.hidden(viewer).bytes()
    dice = new_dice(viewer)
    for _ in range(WORLDS):
        world = start.guessed(viewer, dice)
        for seat, action in taken:
            legal = world.legal(seat)
            if world.sealed and seat != viewer and legal:
                action = legal[0]
            if action not in legal:
                return True
            world.play(seat, action)
        if world.hidden(viewer).bytes() != known:
            return True
    return False
