"""One who is out of a game, and one who had no choice: skipping to the end, and what undo goes back to."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.shown import events_since
from tests.table.test_table import Sitting, both_there, refused
from throneroom.engine.match import Match
from throneroom.table import TableSettings, commands, undo
from throneroom.table.table import OVER

GAME = "battle-for-the-throne"


def _sitting(*seats: str, jokers: int = 0, **parts: str) -> Sitting:
    match = Match.arrange(GAME, len(seats), seed=1, options={"jokers": jokers}, **parts)
    return Sitting(GAME, *seats, checked=TableSettings.from_record(match.record(), level="regent"))


def _bots(sitting: Sitting, most: int = 10_000) -> None:
    """Bots decide, whatever comes first, as often as they are asked."""
    table = sitting.table
    while most and table.status != OVER and (seats := [n for n in table.questions if table.seats[n].played_by_bot]):
        legal = table.playing.legal(table.name_of(seats[0]))
        sitting.do(commands.decide_as_bot, seats[0], legal[0], table.questions[seats[0]].number)
        most -= 1


FALLEN: dict[str, Any] = {"p1_fallen": "kc", "turn": "p2", "first": "p2"}


@pytest.mark.rule("BA-17")
def test_one_who_is_out_among_bots_may_skip_to_the_end() -> None:
    sitting = _sitting("me", "bot:regent", "bot:random", **FALLEN)
    table = sitting.table
    assert table.may_skip(0)
    assert (table.level_of(1), table.answer_after(1)) == ("regent", 1200)
    sitting.do(commands.skip, "ada")
    assert (table.level_of(1), table.level_of(2), table.answer_after(1)) == ("squire", "random", 0)
    assert table.due() == sitting.now
    assert not table.may_skip(0)
    assert commands.skip(table, "ada", 0) == []
    (event,) = events_since("table", sitting.log, None, table.number - 1)
    assert (event["kind"], event["seat"]) == ("skipped", "p1")
    _bots(sitting)
    assert table.status == OVER
    refused("not_running", commands.skip, table, "ada", 0)


def test_a_rematch_has_its_pace_again() -> None:
    sitting = _sitting("me", "bot:regent", "bot:random", **FALLEN)
    sitting.do(commands.skip, "ada")
    _bots(sitting)
    sitting.do(commands.rematch, "ada", bytes(32))
    assert not sitting.table.skipped


@pytest.mark.parametrize(
    ("seats", "parts"),
    [(("me", "bot", "bot"), {}), (("me", "ben", "bot"), FALLEN)],
    ids=["still in the game", "with another person"],
)
def test_nobody_else_may(seats: tuple[str, ...], parts: dict[str, Any]) -> None:
    sitting = _sitting(*seats, **parts)
    assert not sitting.table.may_skip(0)
    refused("not_out", commands.skip, sitting.table, "ada", 0)


def test_in_a_game_where_nobody_drops_out_nobody_may() -> None:
    sitting = Sitting("hierarchy", "me", "bot:random")
    assert not sitting.table.may_skip(0)


@pytest.mark.rule("BA-15")
def test_undo_goes_back_over_an_answer_without_a_choice() -> None:
    """A blow that nothing could be done about is no decision of ours: what is taken back is the one before it."""
    sitting = _sitting("me", "bot", jokers=1, p1_hand="2c, 3c", p2_hand="4c, 5c", p1_jacks="jd", p2_jacks="jh")
    table = sitting.table
    sitting.do(commands.decide, "ada", "attack 2c p2 jack 1", None, None)
    _bots(sitting, 1)
    sitting.do(commands.decide_as_bot, 1, "attack 4c p1 jack 1", table.questions[1].number)
    assert table.playing.legal("p1") == ["accept"]
    sitting.do(commands.decide, "ada", "accept", None, None)
    sitting.do(undo.ask, "ada")
    assert table.playing.ply == 0


@pytest.mark.rule("BA-15")
def test_among_people_undo_tells_nothing_of_a_joker() -> None:
    parts = {"p1_hand": "2c, 3c", "p2_hand": "4c, 5c", "p1_jacks": "jd", "p2_jacks": "jh", "turn": "p2"}
    sitting = _sitting("me", "ben", jokers=1, **parts)
    both_there(sitting)
    sitting.do(commands.decide, "ben", "attack 4c p1 jack 1", None, None)
    sitting.do(commands.decide, "ada", "accept", None, None)
    sitting.do(undo.ask, "ada")
    assert sitting.table.undo is not None
    assert sitting.table.undo.ply == 1
