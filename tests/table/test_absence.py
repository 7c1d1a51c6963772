"""Who is away: a game waits for its only player without end; among people those who are there have a choice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.shown import room
from tests.table.test_table import SECOND, Sitting, refused
from throneroom.engine.chance import seed_key
from throneroom.table import Clock, Table, absence, commands
from throneroom.table.absence import WAITS
from throneroom.table.table import OVER, RUNNING

DAY = 24 * 3600
GAME = "behind-the-throne"


def three(**settings: Any) -> Sitting:
    """Ada, Ben and Cyd at a table, all there, and one of them asked."""
    sitting = Sitting(GAME, "me", "open", "open", start=False, **settings)
    for guest in ("ben", "cyd"):
        sitting.do(commands.sit, guest, guest.title(), None, seed_key(1))
    sitting.do(commands.start, "ada", False, seed_key(1))
    for guest in ("ada", "ben", "cyd"):
        sitting.do(commands.arrive, guest, "one")
    return sitting


def somebody_leaves(sitting: Sitting) -> tuple[str, str, list[str]]:
    """Who is asked goes away: the guest, its seat, and those who stay."""
    guest = str(sitting.asked[0])
    seat = sitting.table.name_of(sitting.table.own_seat(guest))
    sitting.do(commands.depart, guest, "one")
    return guest, seat, [other for other in ("ada", "ben", "cyd") if other != guest]


def kinds(entries: list[Any]) -> list[str]:
    return [entry.kind for entry in entries]


@pytest.mark.parametrize("game", ["hierarchy", "throne-and-grail", "shadow-throne"])
def test_a_game_waits_for_its_only_person_without_end(game: str) -> None:
    bots = ["bot:random"] * (2 if game == "shadow-throne" else 1)
    sitting = Sitting(game, "me", *bots, grace=5)
    table = sitting.table
    sitting.do(commands.arrive, "ada", "one")
    while sitting.asked != ["ada"]:
        seat = next(n for n in table.questions if n)
        sitting.do(
            commands.decide_as_bot, seat, table.playing.legal(table.name_of(seat))[0], table.questions[seat].number
        )
    ply, question = table.playing.ply, table.questions[0].number
    sitting.do(commands.depart, "ada", "one")
    assert table.stand_in_due(0) is None and table.due() is None and table.deadlines() == []
    for _ in range(3):
        sitting.later(30 * DAY)
        assert sitting.do(commands.enforce_deadlines) == []
    # The process that kept the table is no more, and another reads the log.
    sitting.do(commands.drop_dead_processes, {"two"})
    again = Table.replayed("table", sitting.log)
    assert again.due() is None and not again.seats[0].played_by_bot
    sitting.do(commands.arrive, "ada", "two")
    assert (table.playing.ply, table.questions[0].number, table.seats[0].stand_in) == (ply, question, False)
    sitting.decide("ada", question=question)


def test_a_clock_that_was_wished_for_runs_for_one_person_too() -> None:
    sitting = Sitting("hierarchy", "me", "bot:random", clock=Clock(10), grace=5)
    table = sitting.table
    if sitting.asked == [None]:
        sitting.do(commands.decide_as_bot, 1, table.playing.legal("p2")[0], table.questions[1].number)
    assert table.deadlines() == [sitting.now + 10 * SECOND]
    sitting.later(11)
    assert kinds(sitting.do(commands.enforce_deadlines)) == ["resigned", "ended"]


def test_where_all_are_away_nobody_is_waited_for() -> None:
    """Such as pass and play: all seats are on one device, and leave together."""
    sitting = three(grace=5)
    for guest in ("ada", "ben", "cyd"):
        sitting.do(commands.depart, guest, "one")
    sitting.later(DAY)
    assert sitting.table.due() is None and sitting.do(commands.enforce_deadlines) == []
    # The grace begins when somebody is there who waits.
    absent = str(sitting.asked[0])
    other = next(guest for guest in ("ada", "ben") if guest != absent)
    sitting.do(commands.arrive, other, "one")
    assert sitting.table.stand_in_due(sitting.table.own_seat(absent)) == sitting.now + 5 * SECOND


def test_somebody_who_has_given_up_waits_for_nobody() -> None:
    sitting = three(grace=5)
    _, seat, (one, other) = somebody_leaves(sitting)
    assert sitting.table.stand_in_due(sitting.table.number_of(seat)) is not None
    sitting.do(commands.resign, one)
    sitting.do(commands.depart, other, "one")
    sitting.later(DAY)
    assert sitting.table.players_present == set() and sitting.do(commands.enforce_deadlines) == []
    refused("out", absence.wait_longer, sitting.table, one, seat, sitting.now)


def test_time_that_nobody_waited_is_not_used_up() -> None:
    sitting = three(grace=60)
    _, seat, (one, other) = somebody_leaves(sitting)
    number = sitting.table.number_of(seat)
    sitting.later(20)
    for guest in (one, other):
        sitting.do(commands.depart, guest, "one")
    sitting.later(DAY)
    sitting.do(commands.arrive, one, "one")
    assert sitting.table.stand_in_due(number) == sitting.now + 40 * SECOND


def test_one_who_is_there_alone_may_wait_as_long_as_wished() -> None:
    sitting = Sitting("hierarchy", "me", "ben", grace=20)
    absent = str(sitting.asked[0])
    seat, other = sitting.table.name_of(sitting.table.own_seat(absent)), "ben" if absent == "ada" else "ada"
    sitting.do(commands.arrive, other, "one")
    for _ in range(5 * WAITS):
        sitting.later(19)
        assert kinds(sitting.do(absence.wait_longer, other, seat)) == ["waited"]
        assert sitting.table.stand_in_due(sitting.table.number_of(seat)) == sitting.now + 20 * SECOND
        assert sitting.do(commands.enforce_deadlines) == []
    shown = room(sitting.table, other, sitting.now, 0)["absences"]
    assert [(one["seat"], one["waits"]) for one in shown] == [(seat, None)]
    sitting.later(20)
    assert kinds(sitting.do(commands.enforce_deadlines)) == ["stand_in"]


def test_nobody_can_make_others_wait_for_ever() -> None:
    sitting = three(grace=20)
    _, seat, (one, other) = somebody_leaves(sitting)
    for _ in range(WAITS):
        sitting.later(10)
        sitting.do(absence.wait_longer, one, seat)
    refused("waited_enough", absence.wait_longer, sitting.table, one, seat, sitting.now)
    refused("waited_enough", absence.wait_longer, sitting.table, other, seat, sitting.now)
    assert room(sitting.table, one, sitting.now, 0)["absences"][0]["waits"] == 0
    sitting.later(20)
    assert kinds(sitting.do(commands.enforce_deadlines)) == ["stand_in"]


def test_a_bot_is_called_when_all_who_are_there_agree() -> None:
    sitting = three(grace=60)
    guest, seat, (one, other) = somebody_leaves(sitting)
    refused("too_soon", absence.call_stand_in, sitting.table, one, seat, sitting.now)
    refused("not_away", absence.call_stand_in, sitting.table, one, sitting.table.name_of(0 if seat != "p1" else 1), 0)
    sitting.later(20)
    assert kinds(sitting.do(absence.call_stand_in, one, seat)) == ["stand_in_asked"]
    assert room(sitting.table, other, sitting.now, 0)["absences"][0]["agreed"] == [
        sitting.table.name_of(sitting.table.own_seat(one))
    ]
    assert sitting.do(absence.call_stand_in, one, seat) == []
    assert kinds(sitting.do(absence.call_stand_in, other, seat)) == ["stand_in_asked", "stand_in"]
    assert sitting.table.seats[sitting.table.number_of(seat)].played_by_bot
    sitting.do(commands.arrive, guest, "two")
    assert not sitting.table.seats[sitting.table.number_of(seat)].played_by_bot
    assert room(sitting.table, one, sitting.now, 0)["absences"] == []


def test_who_comes_back_makes_the_others_wishes_void() -> None:
    sitting = three(grace=60)
    guest, seat, (one, other) = somebody_leaves(sitting)
    sitting.later(20)
    sitting.do(absence.call_stand_in, one, seat)
    sitting.do(absence.end_game, one)
    sitting.do(commands.arrive, guest, "one")
    assert sitting.table.end_agreed == set()
    refused("not_away", absence.end_game, sitting.table, other, sitting.now)
    sitting.do(commands.depart, guest, "one")
    sitting.later(20)
    assert kinds(sitting.do(absence.call_stand_in, other, seat)) == ["stand_in_asked"]
    assert kinds(sitting.do(absence.end_game, other)) == ["end_asked"]


def test_a_game_is_ended_without_a_winner_when_all_who_are_there_agree() -> None:
    sitting = three(grace=60)
    _, _, (one, other) = somebody_leaves(sitting)
    refused("too_soon", absence.end_game, sitting.table, one, sitting.now)
    refused("not_seated", absence.end_game, sitting.table, "eve", sitting.now)
    sitting.later(20)
    assert kinds(sitting.do(absence.end_game, one)) == ["end_asked"]
    assert sitting.table.status == RUNNING
    assert room(sitting.table, other, sitting.now, 0)["end_agreed"] == [
        sitting.table.name_of(sitting.table.own_seat(one))
    ]
    assert kinds(sitting.do(absence.end_game, other)) == ["end_asked", "ended"]
    assert (sitting.table.status, sitting.table.reason, sitting.table.standing) == (OVER, "abandoned", (0, 0, 0))


def test_a_game_may_be_ended_while_a_bot_stands_in() -> None:
    sitting = three(grace=5)
    _, _, (one, other) = somebody_leaves(sitting)
    sitting.later(5)
    sitting.do(commands.enforce_deadlines)
    sitting.do(absence.end_game, one)
    sitting.do(absence.end_game, other)
    assert sitting.table.reason == "abandoned"


def test_nothing_can_be_ended_while_all_are_there() -> None:
    sitting = three()
    refused("not_away", absence.end_game, sitting.table, "ada", sitting.now)
    alone = Sitting("hierarchy", "me", "bot:random")
    alone.do(commands.arrive, "ada", "one")
    refused("not_away", absence.end_game, alone.table, "ada", DAY * SECOND)


def test_one_who_is_away_chooses_nothing() -> None:
    """A bot plays on for a player who is losing: that player cannot call it off while the others are cut off, too."""
    sitting = three(grace=60)
    absent, seat, stay = somebody_leaves(sitting)
    refused("not_here", absence.wait_longer, sitting.table, absent, seat, sitting.now)
    sitting.later(60)
    assert kinds(sitting.do(commands.enforce_deadlines)) == ["stand_in"]
    for guest in stay:
        sitting.do(commands.depart, guest, "one")
    for guest in (absent, *stay):
        refused("not_here", absence.end_game, sitting.table, guest, sitting.now)
    sitting.do(commands.arrive, stay[0], "one")
    assert kinds(sitting.do(absence.end_game, stay[0])) == ["end_asked", "ended"]
