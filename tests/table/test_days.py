"""Games over days: hours for each decision, nobody has to be present, vacations, and an end that is not sudden."""

from __future__ import annotations

import pytest

from tests.table.shown import room
from tests.table.test_table import Sitting, mover_and_other
from throneroom.engine.errors import SettingsError
from throneroom.table import Clock, Table, TableSettings, commands
from throneroom.table.days import AFTER_DOWNTIME, DAY, HOUR, LATE, move_due, warning_time
from throneroom.table.table import OVER, RUNNING

HOURS = 72


def two() -> tuple[Sitting, str, str]:
    sitting = Sitting("throne-and-grail", "me", "ben", hours_a_move=HOURS)
    return sitting, *mover_and_other(sitting)


def due(sitting: Sitting, guest: str) -> int | None:
    return sitting.table.move_due(sitting.table.own_seat(guest))


def test_hours_a_move_are_some_that_make_sense_and_not_with_a_clock() -> None:
    with pytest.raises(SettingsError, match="8, 12, 24, 72, 168, not 5"):
        TableSettings.checked("hierarchy", hours_a_move=5)
    with pytest.raises(SettingsError, match="not both"):
        TableSettings.checked("hierarchy", hours_a_move=24, clock=Clock(60))


def test_every_decision_has_its_own_time_and_nobody_has_to_be_there() -> None:
    sitting, first, second = two()
    for guest in (first, second):
        sitting.do(commands.arrive, guest, "one")
    sitting.do(commands.depart, first, "one")
    sitting.later(71 * 3600)
    assert sitting.do(commands.enforce_deadlines) == []
    told = room(sitting.table, second, sitting.now, 0)
    assert told["absences"] == [] and told["hours_a_move"] == HOURS
    assert {seat["clock"] for seat in told["seats"]} == {HOUR, HOURS * HOUR}
    sitting.decide(first)
    assert due(sitting, second) == sitting.table.due() == sitting.now + HOURS * HOUR
    sitting.later(2 * 24 * 3600)
    sitting.decide(second)
    assert due(sitting, first) == sitting.now + HOURS * HOUR


def test_who_never_comes_back_loses_when_the_time_is_over() -> None:
    sitting, _, second = two()
    sitting.now = HOURS * HOUR - 1
    assert sitting.do(commands.enforce_deadlines) == []
    sitting.now += 1
    assert [entry.kind for entry in sitting.do(commands.enforce_deadlines)] == ["resigned", "ended"]
    table = sitting.table
    assert (table.status, table.reason) == (OVER, "clock")
    assert table.standing is not None and table.standing[table.own_seat(second)] == 1


def test_of_three_the_others_play_on_with_a_bot() -> None:
    sitting = Sitting("behind-the-throne", "me", "ben", "bot:random", hours_a_move=24)
    table = sitting.table
    while not (guest := sitting.asked[0]):
        seat = next(iter(table.questions))
        legal = table.playing.legal(table.name_of(seat))
        sitting.do(commands.decide_as_bot, seat, legal[0], table.questions[seat].number)
    sitting.now += DAY
    assert [entry.kind for entry in sitting.do(commands.enforce_deadlines)] == ["resigned"]
    assert table.status == RUNNING and table.seats[table.own_seat(guest)].played_by_bot


def test_a_server_that_was_down_takes_nobodys_game() -> None:
    """Who comes first after it is up again may decide; otherwise there is some time to come."""
    for comes in (True, False):
        sitting, first, _ = two()
        sitting.now = HOURS * HOUR + LATE + 1
        if comes:
            assert [entry.kind for entry in sitting.decide(first)] == ["decided"]
            continue
        assert [entry.kind for entry in sitting.do(commands.enforce_deadlines)] == ["extended"]
        assert due(sitting, first) == sitting.now + AFTER_DOWNTIME
        assert sitting.do(commands.enforce_deadlines) == []
        sitting.now += AFTER_DOWNTIME
        assert sitting.do(commands.enforce_deadlines)[0].kind == "resigned"


def test_a_decision_after_the_end_comes_too_late() -> None:
    sitting, first, _ = two()
    sitting.now = HOURS * HOUR
    assert sitting.decide(first)[0].kind == "resigned"


def test_time_stands_still_on_vacation_and_the_others_see_it() -> None:
    sitting, first, second = two()
    sitting.now = DAY
    sitting.do(commands.take_vacation, first, 8 * DAY)
    assert sitting.do(commands.take_vacation, first, 8 * DAY) == []
    seat = sitting.table.own_seat(first)
    assert room(sitting.table, second, sitting.now, 0)["seats"][seat]["vacation"] == 8 * DAY
    assert due(sitting, first) == 10 * DAY
    sitting.now = 3 * DAY
    sitting.do(commands.take_vacation, first, 0)
    assert due(sitting, first) == 5 * DAY
    assert room(sitting.table, second, sitting.now, 0)["seats"][seat]["vacation"] is None
    sitting.decide(first)
    sitting.do(commands.take_vacation, first, sitting.now + DAY)
    sitting.decide(second)
    assert due(sitting, first) == sitting.now + DAY + HOURS * HOUR
    assert Table.replayed("table", sitting.log).deadlines() == sitting.table.deadlines()


def test_no_vacation_at_a_table_with_a_live_clock() -> None:
    sitting = Sitting("hierarchy", "me", "ben", clock=Clock(10))
    assert sitting.do(commands.take_vacation, "ada", DAY) == []


@pytest.mark.parametrize(
    ("vacations", "end"),
    [([], 10), ([(0, 5)], 15), ([(2, 5)], 13), ([(2, 5), (6, 8)], 15), ([(10, 20)], 10), ([(-9, -3)], 10)],
)
def test_the_end_moves_by_the_vacations_before_it(vacations: list[tuple[int, int]], end: int) -> None:
    assert move_due(0, 10, vacations) == end


def test_a_warning_comes_in_the_last_quarter_but_not_days_before() -> None:
    assert warning_time(100 * HOUR, 8 * HOUR) == 98 * HOUR
    assert warning_time(100 * DAY, 7 * DAY) == 99 * DAY
