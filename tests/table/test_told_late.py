"""What is told of an entry depends on that entry alone: told late, after more has happened, it is the same to the byte.

A process that was held up takes all that it missed at once and tells it afterwards. Then the table may already be in
another game, with others in its seats.
"""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import orjson
import pytest

import throneroom
from tests.table.shown import events_since
from throneroom.engine.chance import seed_key
from throneroom.engine.match import ViewCache
from throneroom.server.update import Update
from throneroom.table import (
    AppliedEntry,
    Entry,
    Table,
    TableError,
    TableSettings,
    absence,
    commands,
    event_for,
    undo,
)
from throneroom.table.log import kinds as log_kinds
from throneroom.table.projection import viewer_name
from throneroom.table.table import OVER, RUNNING

GUESTS = ["ada", "ben", "cyd"]
VIEWERS: list[str | None] = [*GUESTS, None]
KEY = re.compile(rb"\b[0-9a-f]{64}\b")
STEPS, LONG_GAME, PAUSE = 600, 100, 20


def history(game: str, seed: int, record: str | None = None) -> list[Entry]:
    """Several games at one table: people come, go, are called otherwise, take back, give up and play again."""
    dice = random.Random(seed)
    settings = TableSettings.from_record(record, grace=5) if record else TableSettings.checked(game, grace=5)
    table, entries, now = Table("table"), [], 0

    def take(act: Callable[..., list[Entry]], *arguments: Any) -> None:
        try:
            made = act(table, *arguments, now=now)
        except TableError:
            return
        for entry in made:
            table.apply(entry)
        entries.extend(made)

    seats, secret = ["me", *["open"] * (settings.players - 1)], seed_key(seed)
    for entry in commands.open_table(settings, "ada", "Ada", seats, now, secret=secret):
        table.apply(entry)
        entries.append(entry)
    for step in range(STEPS):
        now += dice.choice((0, 500, 3_000, 60_000 if dice.random() < 0.4 else 0))
        guest, key = dice.choice(GUESTS), seed_key(1000 * seed + step)
        for player in GUESTS:
            if step % LONG_GAME == LONG_GAME - 1:
                take(commands.resign, player)
            if step % LONG_GAME == PAUSE:
                take(commands.contribute, player, key.hex())
                take(commands.rematch, player, key)
                take(commands.start, player, True, key)
        deeds: list[tuple[Callable[..., list[Entry]], *tuple[Any, ...]]] = [
            (commands.say, guest, f"word {step}"),
            (commands.nudge, guest, table.name_of(dice.randrange(settings.players))),
            (commands.rename, guest, f"{guest} {step}"),
            (commands.arrive, guest, f"process {dice.randrange(2)}"),
            (commands.arrive, guest, f"process {dice.randrange(2)}"),
            (commands.depart, guest, f"process {dice.randrange(2)}"),
            *[(commands.enforce_deadlines,)] * 4,
        ]
        if table.status == RUNNING:
            seat = dice.choice(list(table.questions))
            decision = dice.choice(table.playing.legal(table.name_of(seat)))
            question, who = table.questions[seat].number, table.seats[seat].guest
            deeds += [(commands.decide, who, decision, None, None)] * (12 if who else 0)
            deeds += [(commands.decide_as_bot, seat, decision, question)] * 12
            mover = table.seats[table.playing.last[0]].guest if table.playing.ply else None
            deeds += [(undo.ask, mover or guest)] * 6
            deeds += [(undo.answer, guest, dice.random() < 0.7)] * (60 if table.undo else 1)
            for absent in (n for n, sitting in enumerate(table.seats) if sitting.awaited is not None):
                deeds += [(absence.wait_longer, guest, table.name_of(absent))] * 6 + [(absence.end_game, guest)] * 2
                deeds += [(absence.call_stand_in, guest, table.name_of(absent))] * 6
            if dice.random() < 0.2:
                deeds.append((commands.resign, guest))
        else:
            seat_name = table.name_of(dice.randrange(settings.players))
            deeds += [(commands.sit, guest, guest.title(), None, key)] * 4 + [
                (commands.give, "ada", seat_name, None)
            ] * 2
            deeds += [(commands.leave, guest), (commands.give, "ada", seat_name, "random")]
            deeds += [(commands.refuse_rematch, guest)] * 3 if table.rematch else []
            deeds += [(commands.rematch, guest, key)] * 6 + [(commands.start, "ada", True, key)]
        take(*dice.choice(deeds))
    return entries


@cache
def case(game: str, seed: int) -> list[Entry]:
    """One of the histories; the last of each game goes on from a record."""
    return history(game, seed, half_a_game(game) if seed == 2 else None)


def half_a_game(game: str) -> str:
    """A record to go on from."""
    match = throneroom.new(game, seed=4)
    for _ in range(6):
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    return match.record()


def told_at_once(entries: list[Entry]) -> dict[str | None, list[bytes]]:
    """What each viewer is told of each entry by a process that is never late."""
    table = Table("table")
    said: dict[str | None, list[bytes]] = {viewer: [] for viewer in VIEWERS}
    for entry in entries:
        applied = table.apply(entry)
        for viewer in VIEWERS:
            said[viewer].append(orjson.dumps(event_for(applied, viewer)))
    return said


CASES = [(game.name, seed) for game in throneroom.all_games() for seed in range(3)]


def test_the_histories_hold_all_that_can_happen() -> None:
    kinds = [entry.kind for one in CASES for entry in case(*one)]
    # How often the rarer ones come depends on the dice: those that change seats, games or keys must be there.
    assert set(kinds) <= set(log_kinds())
    assert {
        "sat", "left", "given", "renamed", "contributed", "started", "decided", "undone", "resigned", "ended", "said",
    } <= set(kinds)  # fmt: skip
    assert all(sum(entry.kind == "started" for entry in case(*one)) > 1 for one in CASES)


@pytest.mark.parametrize(("game", "seed"), CASES, ids=lambda value: str(value))
def test_told_late_is_told_the_same(game: str, seed: int) -> None:
    entries = case(game, seed)
    at_once = told_at_once(entries)
    table = Table("table")
    everything = [table.apply(entry) for entry in entries]
    for viewer in VIEWERS:
        view_cache = ViewCache()
        assert [orjson.dumps(event_for(applied, viewer, view_cache)) for applied in everything] == at_once[viewer]
        assert [orjson.dumps(one) for one in events_since("table", entries, viewer, 0)] == at_once[viewer]


@pytest.mark.parametrize(("game", "seed"), CASES, ids=lambda value: str(value))
def test_a_process_that_is_behind_says_what_the_others_said_and_no_key_of_a_game_that_runs(
    game: str, seed: int
) -> None:
    """It takes what it missed some entries at a time, as the table service does, and tells them together."""
    entries = case(game, seed)
    at_once = told_at_once(entries)
    dice = random.Random(seed)
    table, place, keys = Table("table"), 0, 0
    while place < len(entries):
        count = dice.choice((1, 2, 40, 150))
        applied_entries: list[AppliedEntry] = [table.apply(entry) for entry in entries[place : place + count]]
        update = Update(table, applied_entries, 0, 0)
        for viewer in VIEWERS:
            text = update.to(viewer)
            said = [orjson.dumps(one) for one in orjson.loads(text)["events"]]
            assert said == at_once[viewer][place : place + count]
            seat = table.seat_of(viewer)
            seen = None if table.match is None else table.match.view(viewer_name(seat))
            assert orjson.loads(text)["view"] == orjson.loads(orjson.dumps(seen))
            keys += _check_keys(table, text)
        place += count
    assert keys, "no key was ever told: nothing was tested"


def _check_keys(table: Table, text: bytes) -> int:
    """How many keys of games that are over stand in an update; none is that of the game that runs."""
    found = {match.group() for match in KEY.finditer(text)}
    commitments = {hashlib.sha256(bytes.fromhex(word.decode())).hexdigest() for word in found}
    if table.status != OVER and table.match is not None:
        assert table.playing.commitment not in commitments
        assert table.playing.key.hex().encode() not in text
    if table.status != OVER and table.fair_game is not None:
        assert table.fair_game.commitment not in commitments
    if table.next_secret is not None:
        assert table.next_secret.hex().encode() not in text
    return len(found)


@pytest.mark.parametrize("seed", range(3))
def test_a_key_is_that_of_the_game_that_ended(seed: int) -> None:
    entries = history("hierarchy", seed)
    table = Table("table")
    events = [event_for(applied, None) for applied in [table.apply(entry) for entry in entries]]
    begun = {one["round"]: one["commitment"] for one in events if one["kind"] == "started"}
    ended = {one["round"]: one["key"] for one in events if one["kind"] == "ended"}
    assert len(ended) > 1
    for number, key in ended.items():
        assert hashlib.sha256(bytes.fromhex(key)).hexdigest() == begun[number]
