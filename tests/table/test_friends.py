"""Among friends: who may sit, a nudge, a rematch that is refused."""

from __future__ import annotations

from tests.table.shown import room
from tests.table.test_table import Sitting, refused
from throneroom.engine.chance import seed_key
from throneroom.table import commands, event_for


def test_a_table_for_people_only_has_no_bots() -> None:
    sitting = Sitting("behind-the-throne", "me", "ben", "open", start=False, bots=False)
    refused("no_bots", commands.give, sitting.table, "ada", "p3", "page", 0)
    refused("no_bots", commands.start, sitting.table, "ada", True, bytes(32), 0)
    refused("not_full", commands.start, sitting.table, "ada", False, bytes(32), 0)
    sitting.do(commands.sit, "cyd", "Cyd", None, seed_key(1))
    sitting.do(commands.start, "ada", False, seed_key(1))
    assert room(sitting.table, "ada", 0, 0)["bots"] is False

    # Who has left leaves a place that waits for somebody, also for a rematch.
    for guest in ("ada", "ben"):
        sitting.do(commands.resign, guest)
    sitting.do(commands.leave, "cyd")
    for guest in ("ada", "ben"):
        assert [entry.kind for entry in sitting.do(commands.rematch, guest, seed_key(2))] == ["rematch_asked"]


def test_a_nudge_is_for_another_who_is_here_and_asked_and_not_too_often() -> None:
    sitting = Sitting("hierarchy", "me", "ben")
    [asked] = sitting.asked
    idle = "ben" if asked == "ada" else "ada"
    seat = sitting.table.name_of(sitting.table.seat_of(asked) or 0)
    refused("nudge_impossible", commands.nudge, sitting.table, idle, seat, 0)
    sitting.do(commands.arrive, asked, "process")
    refused("nudge_impossible", commands.nudge, sitting.table, asked, seat, 0)
    refused("not_seated", commands.nudge, sitting.table, "cyd", seat, 0)
    [entry] = sitting.do(commands.nudge, idle, seat)
    assert entry.kind == "nudged"
    sitting.later(19)
    refused("too_soon", commands.nudge, sitting.table, idle, seat, sitting.now)
    sitting.later(1)
    [entry] = commands.nudge(sitting.table, idle, seat, sitting.now)
    told = event_for(sitting.table.apply(entry), None)
    assert (told["kind"], told["whom"]) == ("nudged", seat) and told["seat"] != seat


def test_a_rematch_can_be_refused_and_asked_for_again() -> None:
    sitting = Sitting("hierarchy", "me", "ben")
    refused("no_request", commands.refuse_rematch, sitting.table, "ada", 0)
    sitting.do(commands.resign, "ada")
    sitting.do(commands.rematch, "ada", seed_key(1))
    [entry] = sitting.do(commands.refuse_rematch, "ben")
    assert entry.kind == "rematch_refused" and room(sitting.table, "ada", 0, 0)["rematch"] == []
    sitting.do(commands.rematch, "ben", seed_key(2))
    assert [entry.kind for entry in sitting.do(commands.rematch, "ada", seed_key(3))] == ["rematch_asked", "started"]
