"""Undo is no way to look into the deck: not while others are away, played for, or out; and it leaves a mark."""

from __future__ import annotations

import pytest

from tests.table.shown import room
from tests.table.test_absence import three
from tests.table.test_table import Sitting, both_there, mover_and_other, refused
from throneroom.engine.chance import seed_key
from throneroom.server.finished_games import finished_game
from throneroom.server.transaction import Finished
from throneroom.table import commands, undo
from throneroom.table.errors import table_words
from throneroom.table.refusals import SeenSince
from throneroom.table.table import RUNNING

GAME = "behind-the-throne"


def said(sitting: Sitting, guest: str) -> str | None:
    """What the room tells a guest beforehand."""
    answer = room(sitting.table, guest, sitting.now, 0)["no_undo"]
    return None if answer is None else table_words("en").text(answer)


def play(sitting: Sitting, plies: int) -> None:
    """Whoever is asked decides; a bot does for a bot's seat, or one that it stands in for."""
    table = sitting.table
    for _ in range(plies):
        seat = next(iter(table.questions))
        decision = table.playing.legal(table.name_of(seat))[0]
        if table.seats[seat].played_by_bot:
            sitting.do(commands.decide_as_bot, seat, decision, table.questions[seat].number)
        else:
            sitting.do(commands.decide, table.seats[seat].guest, decision, None, None)


@pytest.mark.parametrize("plies", [1, 5, 12, 25])
def test_while_somebody_is_away_nothing_is_taken_back(plies: int) -> None:
    """Two people; one is cut off, a bot stands in. The other cannot take back a thing, and is told so beforehand."""
    sitting = Sitting(GAME, "me", "ben", grace=5)
    both_there(sitting)
    table = sitting.table
    play(sitting, plies)
    sitting.do(commands.depart, "ben", "one")
    refused("undo_impossible", undo.ask, table, "ada", sitting.now)
    while table.questions and not table.seats[1].stand_in:
        sitting.later(6)
        if not sitting.do(commands.enforce_deadlines):
            play(sitting, 1)
    while table.status == RUNNING and sitting.asked != ["ada"]:
        play(sitting, 1)
    ply = table.playing.ply
    for _ in range(3):
        assert said(sitting, "ada") is not None
        refused("undo_impossible", undo.ask, table, "ada", sitting.now)
    assert table.playing.ply == ply


def test_what_could_be_taken_back_waits_for_the_return_of_whoever_is_away() -> None:
    """Nobody has decided or learned anything since: being away is the only reason, with a bot in the seat or not."""
    sitting = Sitting("hierarchy", "me", "ben", grace=5)
    both_there(sitting)
    mover, other = mover_and_other(sitting)
    play(sitting, 1)
    assert undo.why_not(sitting.table, mover) is None
    sitting.do(commands.depart, other, "one")
    assert said(sitting, mover) == f"{other.title()} is away, and would have to agree"
    refused("undo_impossible", undo.ask, sitting.table, mover, sitting.now)
    sitting.later(6)
    assert [entry.kind for entry in sitting.do(commands.enforce_deadlines)] == ["stand_in"]
    refused("undo_impossible", undo.ask, sitting.table, mover, sitting.now)
    sitting.do(commands.arrive, other, "one")
    assert [entry.kind for entry in sitting.do(undo.ask, mover)] == ["undo_asked"]


def test_what_the_absent_has_decided_is_not_touched_after_the_return_either() -> None:
    sitting = Sitting("hierarchy", "me", "ben", grace=5)
    both_there(sitting)
    first, other = mover_and_other(sitting)
    play(sitting, 2)
    assert said(sitting, first) == f"{other.title()} has decided since"
    refused("undo_impossible", undo.ask, sitting.table, first, sitting.now)


def test_one_who_is_out_takes_nothing_back_and_is_not_asked() -> None:
    sitting = three()
    table = sitting.table
    mover = str(sitting.asked[0])
    play(sitting, 1)
    sitting.do(commands.resign, mover)
    refused("out", undo.ask, table, mover, sitting.now)
    assert said(sitting, mover) == "you are out of this game"


def test_the_last_person_in_a_game_cannot_look_into_the_deck() -> None:
    """The other has given up and a bot plays on there: what one saw, one still cannot unsee."""
    sitting = Sitting(GAME, "me", "ben", "bot:random")
    both_there(sitting)
    table = sitting.table
    sitting.do(commands.resign, "ben")
    assert table.status == RUNNING and table.people == [0, 1]
    while _deck(sitting) == _deck_before(sitting):
        play(sitting, 1)
    refused("undo_impossible", undo.ask, table, "ada", sitting.now)
    assert undo.why_not(table, "ada") is not None


def _deck(sitting: Sitting) -> int:
    return int(sitting.table.playing.view("spectator").data()["table"]["deck"])


def _deck_before(sitting: Sitting) -> int:
    """Before the last decision of the first seat."""
    ply = sitting.table.last_ply_of(0)
    return _deck(sitting) if ply is None else int(sitting.table.playing.at(ply).view().data()["table"]["deck"])


def test_a_card_from_the_deck_is_never_put_back_among_people() -> None:
    sitting = Sitting(GAME, "me", "ben")
    both_there(sitting)
    table, drawn, free = sitting.table, 0, 0
    while table.status == RUNNING and table.playing.ply < 60:
        mover, deck = str(sitting.asked[0]), _deck(sitting)
        play(sitting, 1)
        if table.status != RUNNING:
            break
        if _deck(sitting) < deck:
            drawn += 1
            assert undo.why_not(table, mover) == SeenSince()
            refused("undo_impossible", undo.ask, table, mover, sitting.now)
        free += undo.why_not(table, mover) is None
    assert drawn > 10 and free, "cards were drawn, and not everything is forbidden"


def test_consent_is_needed_of_everyone_who_plays() -> None:
    """Also of one who goes away after being asked."""
    sitting = Sitting("shadow-throne", "me", "open", "open", start=False)
    for guest in ("ben", "cyd"):
        sitting.do(commands.sit, guest, guest.title(), None, seed_key(1))
    sitting.do(commands.start, "ada", False, seed_key(1))
    for guest in ("ada", "ben", "cyd"):
        sitting.do(commands.arrive, guest, "one")
    table = sitting.table
    while len(table.questions) < 3 or not table.playing.position.sealed:
        play(sitting, 1)
    ply = table.playing.ply
    sitting.decide("ada")
    assert said(sitting, "ada") is None and undo.why_not(table, "ada") is None
    sitting.do(undo.ask, "ada")
    assert said(sitting, "ada") == "Ada has already asked to go back"
    sitting.do(undo.answer, "ben", True)
    sitting.do(commands.depart, "cyd", "one")
    assert table.playing.ply == ply + 1, "who goes away has not agreed"
    sitting.do(undo.answer, "cyd", True)
    assert table.playing.ply == ply


def test_alone_it_is_free_and_the_game_is_marked_and_does_not_count() -> None:
    plain, sitting = [Sitting("hierarchy", "me", "bot:random", seed=5) for _ in range(2)]
    both = [played_out(plain), played_out(sitting, take_back=True)]
    assert [(game.summary["undone"], game.counted) for game in both] == [(False, True), (True, False)]
    assert all(game.summary["rated"] is False for game in both)
    assert sitting.table.undone and room(sitting.table, "ada", 0, 0)["undone"]


def test_among_people_a_game_with_something_taken_back_is_not_rated() -> None:
    for taken_back in (False, True):
        sitting = Sitting("hierarchy", "me", "ben")
        both_there(sitting)
        mover = str(sitting.asked[0])
        play(sitting, 1)
        if taken_back:
            sitting.do(undo.ask, mover)
            sitting.do(undo.answer, "ben" if mover == "ada" else "ada", True)
        sitting.do(commands.resign, mover)
        game = finished_game(sitting.table, sitting.now)
        assert (game.summary["rated"], game.summary["undone"]) == (not taken_back, taken_back)
        assert bool(game.teams) is not taken_back


def played_out(sitting: Sitting, take_back: bool = False) -> Finished:
    """The game as it is saved."""
    table = sitting.table
    while table.status == RUNNING:
        if take_back and said(sitting, "ada") is None:
            sitting.do(undo.ask, "ada")
            take_back = False
        play(sitting, 1)
    return finished_game(table, sitting.now)
