"""A table by itself: what is refused, clocks, absence, undo, resigning, rematch. Time is what the test says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import throneroom
from tests.table.shown import events_since
from throneroom.engine.chance import seed_key
from throneroom.engine.game import Settings
from throneroom.engine.position import SPECTATOR, Position
from throneroom.table import (
    Clock,
    Entry,
    Table,
    TableError,
    TableSettings,
    commands,
    decision_refusal,
    event_for,
    undo,
)
from throneroom.table.table import OVER, RUNNING

SECOND = 1000


class Sitting:
    """A table with its log and its own time."""

    def __init__(self, game: str, *seats: str, seed: int = 7, start: bool = True, **settings: Any) -> None:
        self.now = 0
        self.log: list[Entry] = []
        self.table = Table("table")
        self.seed = seed
        checked = settings.pop("checked", None) or TableSettings.checked(game, len(seats), **settings)
        self.take(commands.open_table(checked, "ada", "Ada", [s if s != "ben" else "open" for s in seats], 0))
        for name in seats:
            if name == "ben":
                self.do(commands.sit, "ben", "Ben", None, seed_key(seed))
        if start:
            self.do(commands.start, "ada", False, seed_key(seed))

    def take(self, entries: list[Entry]) -> None:
        for entry in entries:
            self.table.apply(entry)
        self.log += entries

    def do(self, act: Callable[..., list[Entry]], *arguments: Any) -> list[Entry]:
        entries = act(self.table, *arguments, now=self.now)
        self.take(entries)
        return entries

    def later(self, seconds: float) -> None:
        self.now += round(seconds * SECOND)

    def decide(self, guest: str, choice: int = 0, **more: Any) -> list[Entry]:
        seat = self.table.seat_of(guest)
        assert seat is not None
        decision = self.table.playing.legal(self.table.name_of(seat))[choice]
        return self.do(commands.decide, guest, decision, more.get("question"), more.get("key"))

    @property
    def asked(self) -> list[str | None]:
        """Who must decide now, by guest."""
        return [self.table.seats[seat].guest for seat in self.table.questions]

    def kinds(self) -> list[str]:
        return [entry.kind for entry in self.log]


def both_there(sitting: Sitting) -> None:
    for guest in ("ada", "ben"):
        sitting.do(commands.arrive, guest, "one")


def mover_and_other(sitting: Sitting) -> tuple[str, str]:
    """Of two people at a table, the one who is asked and the one who is not."""
    mover = str(sitting.asked[0])
    return mover, "ben" if mover == "ada" else "ada"


def refused(code: str, act: Callable[..., Any], *arguments: Any) -> None:
    with pytest.raises(TableError) as error:
        act(*arguments)
    assert error.value.code == code


def test_the_state_is_the_replay_of_the_log() -> None:
    sitting = Sitting("throne-and-grail", "me", "ben", clock=Clock(60, 5))
    while sitting.table.status == RUNNING:
        sitting.later(1)
        sitting.decide(str(sitting.asked[0]))
    again = Table.replayed("table", sitting.log)
    assert again.match is not None and sitting.table.match is not None
    assert again.match.record() == sitting.table.match.record()
    assert (again.seats, again.standing, again.number) == (
        sitting.table.seats,
        sitting.table.standing,
        len(sitting.log),
    )


def test_a_refused_act_changes_nothing() -> None:
    sitting = Sitting("hierarchy", "me", "ben")
    mover, other = ("ada", "ben") if sitting.asked == ["ada"] else ("ben", "ada")
    table = sitting.table
    refused("not_asked", commands.decide, table, other, "play knight", None, None, 0)
    refused("unknown_decision", commands.decide, table, mover, "play chess", None, None, 0)
    refused("stale", commands.decide, table, mover, "play knight", 1, None, 0)
    refused("not_seated", commands.decide, table, "eve", "play knight", None, None, 0)
    refused("running", commands.start, table, "ada", True, bytes(32), 0)
    refused("running", commands.leave, table, "ada", 0)
    refused("not_over", commands.rematch, table, "ada", bytes(32), 0)
    refused("bad_chat", commands.say, table, "ada", "x" * 301, 0)
    assert Table.replayed("table", sitting.log).playing.record() == table.playing.record()


def test_before_the_start() -> None:
    sitting = Sitting("shadow-throne", "me", "ben", "open", start=False)
    table = sitting.table
    refused("not_full", commands.start, table, "ada", False, bytes(32), 0)
    refused("not_host", commands.start, table, "ben", True, bytes(32), 0)
    refused("taken", commands.sit, table, "eve", "Eve", "p2", bytes(32), 0)
    sitting.do(commands.give, "ada", "p3", "knight:50")
    refused("full", commands.sit, table, "eve", "Eve", None, bytes(32), 0)
    refused("seated", commands.sit, table, "ben", "Ben", None, bytes(32), 0)
    sitting.do(commands.leave, "ben")
    sitting.do(commands.start, "ada", True, bytes(32))
    assert [seat.level for seat in table.seats] == [None, "best", "knight:50"]


def test_a_game_may_begin_by_itself_when_all_have_come() -> None:
    sitting = Sitting("hierarchy", "me", "ben", start=False, when_full=True)
    assert sitting.kinds() == ["opened", "sat", "started"]
    assert sitting.table.playing.key == seed_key(7)


def test_a_bot_answers_after_the_same_time_whatever_it_had_to_think() -> None:
    settings = TableSettings.checked("hierarchy", pace=800)
    assert [settings.answer_after(level) for level in ("random", "knight", "regent", "knight:2s")] == [
        800,
        800,
        1200,
        2200,
    ]
    assert TableSettings.checked("hierarchy", pace=0).answer_after("regent") == 0


def test_a_clock_runs_while_one_is_asked_and_ends_the_game() -> None:
    sitting = Sitting("hierarchy", "me", "ben", clock=Clock(10, 2))
    first = str(sitting.asked[0])
    seat = sitting.table.seat_of(first) or 0
    sitting.later(4)
    assert sitting.table.clock_left(seat, sitting.now) == 6 * SECOND
    sitting.decide(first)
    assert sitting.table.clock_left(seat, sitting.now + 99 * SECOND) == 8 * SECOND
    assert sitting.table.due() == sitting.now + 10 * SECOND
    sitting.do(commands.arrive, "ada", "one")
    sitting.do(commands.arrive, "ben", "one")
    sitting.later(10)
    sitting.do(commands.enforce_deadlines)
    assert (sitting.table.status, sitting.table.reason) == (OVER, "clock")
    assert sitting.table.standing == tuple(int(n == seat) for n in range(2))


def test_a_decision_after_the_time_is_over_comes_too_late() -> None:
    sitting = Sitting("hierarchy", "me", "ben", clock=Clock(10))
    sitting.later(10)
    assert sitting.decide(str(sitting.asked[0]))[0].kind == "resigned"
    assert sitting.table.status == OVER


def test_the_grace_of_the_absent_survives_reconnects() -> None:
    sitting = Sitting("hierarchy", "me", "ben", grace=20)
    guest = str(sitting.asked[0])
    seat = sitting.table.seat_of(guest) or 0
    sitting.do(commands.arrive, "ben" if guest == "ada" else "ada", "one")
    for away in (8, 8):
        sitting.later(away)
        sitting.do(commands.arrive, guest, "one")
        assert sitting.table.stand_in_due(seat) is None
        sitting.later(100)
        sitting.do(commands.depart, guest, "one")
    assert sitting.table.stand_in_due(seat) == sitting.now + 5 * SECOND
    sitting.later(4)
    assert sitting.do(commands.enforce_deadlines) == []
    sitting.later(1)
    assert [entry.kind for entry in sitting.do(commands.enforce_deadlines)] == ["stand_in"]
    assert sitting.table.seats[seat].played_by_bot
    sitting.do(commands.arrive, guest, "one")
    assert not sitting.table.seats[seat].played_by_bot


def test_a_bot_plays_for_the_absent_but_not_once_they_are_back() -> None:
    sitting = Sitting("hierarchy", "me", "ben", grace=5)
    guest = str(sitting.asked[0])
    seat = sitting.table.seat_of(guest) or 0
    sitting.do(commands.arrive, "ben" if guest == "ada" else "ada", "one")
    sitting.later(5)
    assert [entry.kind for entry in sitting.do(commands.enforce_deadlines)] == ["stand_in"]
    question = sitting.table.questions[seat].number
    decision = sitting.table.playing.legal(sitting.table.name_of(seat))[0]
    sitting.do(commands.arrive, guest, "one")
    assert commands.decide_as_bot(sitting.table, seat, decision, question, sitting.now) == []
    sitting.decide(guest)
    assert "person" in {getattr(entry.fact, "by", None) for entry in sitting.log[-2:]}


def test_nobody_loses_time_while_the_server_is_away() -> None:
    sitting = Sitting("hierarchy", "me", "ben", clock=Clock(10), grace=30)
    sitting.later(3600)
    assert [entry.kind for entry in sitting.do(commands.enforce_deadlines)] == ["resumed"]
    seat = next(iter(sitting.table.questions))
    assert sitting.table.clock_left(seat, sitting.now) == 10 * SECOND
    assert sitting.do(commands.enforce_deadlines) == []


def test_connections_of_a_dead_process_are_no_connections() -> None:
    sitting = Sitting("hierarchy", "me", "ben")
    sitting.do(commands.arrive, "ada", "dead")
    sitting.do(commands.arrive, "ada", "alive")
    sitting.do(commands.arrive, "ben", "dead")
    sitting.do(commands.drop_dead_processes, {"alive"})
    assert [seat.here for seat in sitting.table.seats] == [{"alive"}, set()]


def test_a_question_stays_the_same_while_others_decide() -> None:
    sitting = Sitting("shadow-throne", "me", "ben", "bot:random")
    while len(sitting.table.questions) < 3 or not sitting.table.playing.position.sealed:
        seat = next(iter(sitting.table.questions))
        decision = sitting.table.playing.legal(sitting.table.name_of(seat))[0]
        guest = sitting.table.seats[seat].guest
        if guest:
            sitting.decide(guest)
        else:
            sitting.do(commands.decide_as_bot, seat, decision, sitting.table.questions[seat].number)
    question = sitting.table.questions[0].number
    sitting.decide("ben")
    assert sitting.table.questions[0].number == question
    sitting.decide("ada", question=question)


def test_a_repeated_decision_is_known_by_its_key() -> None:
    sitting = Sitting("throne-and-grail", "me", "ben")
    guest = str(sitting.asked[0])
    (entry,) = sitting.decide(guest, key="k")
    assert commands.repeated(sitting.table, guest, "k") == entry.number
    assert commands.repeated(sitting.table, guest, "other") is None
    assert commands.repeated(sitting.table, "ben" if guest == "ada" else "ada", "k") is None


def test_resigning_in_a_larger_game_leaves_a_bot_that_cannot_win() -> None:
    sitting = Sitting("shadow-throne", "me", "ben", "bot:random")
    sitting.do(commands.resign, "ben")
    assert sitting.table.status == RUNNING
    assert sitting.table.seats[1].played_by_bot
    refused("out", commands.decide, sitting.table, "ben", "x", None, None, 0)
    sitting.do(commands.resign, "ada")
    assert sitting.table.status == OVER
    assert sitting.table.standing == (0, 0, 1)


def test_undo_takes_bots_back_too() -> None:
    sitting = Sitting("hierarchy", "me", "bot:random", seed=5)
    table = sitting.table
    while True:
        seat = next(iter(table.questions))
        if table.seats[seat].guest and table.playing.ply:
            break
        decision = table.playing.legal(table.name_of(seat))[0]
        if table.seats[seat].guest:
            sitting.decide("ada")
        else:
            sitting.do(commands.decide_as_bot, seat, decision, table.questions[seat].number)
    mine = [ply for ply, (seat, _) in enumerate(table.playing.history) if seat == "p1"]
    if not mine:
        sitting.decide("ada")
        mine = [1]
    sitting.do(undo.ask, "ada")
    assert table.playing.ply == mine[-1]
    assert sitting.asked == ["ada"]


def test_undo_among_people_needs_all_and_never_passes_what_was_seen() -> None:
    sitting = Sitting("hierarchy", "me", "ben")
    both_there(sitting)
    mover, other = mover_and_other(sitting)
    sitting.decide(mover)
    sitting.do(undo.ask, mover)
    refused("undo_pending", undo.ask, sitting.table, mover, 0)
    sitting.do(undo.answer, other, False)
    refused("no_request", undo.answer, sitting.table, other, True, 0)
    sitting.do(undo.ask, mover)
    sitting.do(undo.answer, other, True)
    assert sitting.table.playing.ply == 0

    hidden = Sitting("throne-and-grail", "me", "ben")
    both_there(hidden)
    mover = str(hidden.asked[0])
    hidden.decide(mover)
    refused("undo_impossible", undo.ask, hidden.table, mover, 0)


def test_a_sealed_choice_can_be_taken_back_before_it_is_seen() -> None:
    sitting = Sitting("shadow-throne", "me", "ben", "bot:random")
    both_there(sitting)
    table = sitting.table
    while not (len(table.questions) > 1 and table.playing.position.sealed and 0 in table.questions):
        seat = next(iter(table.questions))
        decision = table.playing.legal(table.name_of(seat))[0]
        sitting.do(commands.decide, table.seats[seat].guest, decision, None, None) if table.seats[
            seat
        ].guest else sitting.do(commands.decide_as_bot, seat, decision, table.questions[seat].number)
    ply = table.playing.ply
    sitting.decide("ada")
    sitting.do(undo.ask, "ada")
    sitting.do(undo.answer, "ben", True)
    assert table.playing.ply == ply and 0 in table.questions


def test_rematch_rotates_and_begins_when_all_have_asked() -> None:
    sitting = Sitting("hierarchy", "me", "ben")
    sitting.do(commands.resign, "ada")
    assert [entry.kind for entry in sitting.do(commands.rematch, "ada", seed_key(8))] == ["rematch_asked"]
    assert [entry.kind for entry in sitting.do(commands.rematch, "ben", seed_key(9))] == ["rematch_asked", "started"]
    assert [seat.guest for seat in sitting.table.seats] == ["ben", "ada"]
    assert sitting.table.playing.key == seed_key(9)


def test_bots_have_names_of_their_own_and_keep_them() -> None:
    sitting = Sitting("behind-the-throne", "me", "bot:page", "open", start=False)
    sitting.do(commands.sit, "maud", "Corvin", "p3", seed_key(1))
    assert [seat.name for seat in sitting.table.seats] == ["Ada", "Ysolde", "Corvin"]
    sitting.do(commands.give, "ada", "p3", "squire")
    sitting.do(commands.start, "ada", False, seed_key(2))
    for seats in (["p1", "p2", "p3"], ["p3", "p1", "p2"], ["p2", "p3", "p1"]):
        names = {seat.name: (f"p{n + 1}", seat.level) for n, seat in enumerate(sitting.table.seats)}
        assert names == {"Ada": (seats[0], None), "Ysolde": (seats[1], "page"), "Corvin": (seats[2], "squire")}
        sitting.do(commands.resign, "ada")
        sitting.do(commands.rematch, "ada", seed_key(3))


def test_a_bot_is_not_called_like_somebody_else_and_has_the_name_it_had_before() -> None:
    settings = TableSettings.checked("behind-the-throne", 4)
    seats = ["bot:page", "me", "bot", "bot"]
    [opened] = commands.open_table(settings, "ada", "Ysolde", seats, 0, called=["Corvin", None, None, "Ysolde"])
    assert [seat["name"] for seat in opened.fact.body["seats"]] == ["Corvin", "Ysolde", "Maud", "Bertram"]


def test_a_deal_that_decides_the_game_ends_it() -> None:
    seed = next(n for n in range(10_000) if throneroom.new("hierarchy", seed=n).over)
    sitting = Sitting("hierarchy", "me", "ben", seed=seed)
    assert sitting.kinds()[-2:] == ["started", "ended"]
    assert sitting.table.status == OVER and sitting.table.standing == throneroom.new("hierarchy", seed=seed).standing


def test_a_sealed_decision_is_told_to_its_seat_alone() -> None:
    sitting = Sitting("shadow-throne", "me", "ben", "bot:random")
    table = sitting.table
    while not (len(table.questions) > 1 and table.playing.position.sealed and 0 in table.questions):
        seat = next(iter(table.questions))
        decision = table.playing.legal(table.name_of(seat))[0]
        guest = table.seats[seat].guest
        if guest:
            sitting.decide(guest)
        else:
            sitting.do(commands.decide_as_bot, seat, decision, table.questions[seat].number)
    (entry,) = sitting.decide("ada")
    mine, theirs, watched = (
        events_since("table", sitting.log, who, entry.number - 1)[0] for who in ("ada", "ben", None)
    )
    assert mine["decision"] == entry.fact.body["decision"]
    assert theirs["decision"] is None and watched["decision"] is None


def test_why_not_is_for_players_while_they_play() -> None:
    sitting = Sitting("shadow-throne", "me", "ben", "bot:random")
    asked = str(sitting.asked[0])
    seat = sitting.table.name_of(sitting.table.own_seat(asked))
    legal = sitting.table.playing.legal(seat)
    illegal = next(text for text in sitting.table.playing.notations if text not in legal)
    assert decision_refusal(sitting.table, asked, legal[0]) is None
    assert "(ST-" in str(decision_refusal(sitting.table, asked, illegal))
    refused("not_seated", decision_refusal, sitting.table, "eve", legal[0])
    refused("not_seated", decision_refusal, sitting.table, None, legal[0])
    sitting.do(commands.resign, asked)
    assert "out of this game" in str(decision_refusal(sitting.table, asked, legal[0]))
    sitting.do(commands.resign, "ben" if asked == "ada" else "ada")
    refused("not_running", decision_refusal, sitting.table, asked, legal[0])


@pytest.mark.parametrize("game", [game for game in throneroom.all_games() if not game.secrets], ids=lambda g: g.name)
def test_where_nothing_is_secret_all_see_the_same(game: throneroom.Game) -> None:
    """What lets one look serve all viewers of such a game."""
    match = throneroom.new(game, seed=5)
    while True:
        seen = match.position.hidden(SPECTATOR).checked_state()
        for viewer in range(match.players):
            own = match.position.hidden(viewer).checked_state()
            assert game.views.table(own, viewer) == game.views.table(seen, SPECTATOR)
            assert game.story.ask(own, viewer) == game.story.ask(seen, SPECTATOR)
        if match.over:
            return
        seat = match.waiting[0]
        before = match.position.copy()
        match.play(seat, match.legal(seat)[-1])
        told = [
            game.story.tell(before.hidden(v).checked_state(), *match.last, match.position.hidden(v).checked_state(), v)
            for v in range(SPECTATOR, match.players)
        ]
        assert told == [told[0]] * len(told)


def test_no_event_holds_a_key_a_guest_or_a_process_before_the_end() -> None:
    sitting = Sitting("throne-and-grail", "me", "ben")
    sitting.do(commands.arrive, "ada", "process-1")
    sitting.decide(str(sitting.asked[0]), key="idempotency")
    for viewer in ("ada", "ben", None):
        text = str(events_since("table", sitting.log, viewer, 0))
        for secret in (seed_key(7).hex(), "'ada'", "'ben'", "process-1", "idempotency"):
            assert secret not in text


def test_a_table_goes_on_from_a_record() -> None:
    match = throneroom.new("hierarchy", seed=3)
    match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    settings = TableSettings.from_record(match.record())
    sitting = Sitting("hierarchy", "me", "bot:random", checked=settings)
    assert sitting.table.playing.history == match.history
    refused("undo_impossible", undo.ask, sitting.table, "ada", 0)


@pytest.mark.parametrize(
    "settings",
    [
        {"game": "chess"},
        {"game": "hierarchy", "players": 3},
        {"game": "hierarchy", "level": "emperor"},
        {"game": "hierarchy", "level": "knight:1h"},
        {"game": "hierarchy", "level": "knight:60s"},
        {"game": "hierarchy", "level": "random:50"},
        {"game": "hierarchy", "grace": 1},
        {"game": "hierarchy", "pace": 10**6},
        {"game": "shadow-throne", "options": {"target": 16}},
    ],
)
def test_settings_that_cannot_be(settings: dict[str, Any]) -> None:
    with pytest.raises(throneroom.ThroneroomError):
        TableSettings.checked(**settings)
    with pytest.raises(throneroom.ThroneroomError):
        Clock(0)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The actions that the rules have been asked to take."""
    actions: list[int] = []
    play = Position.play

    def counted(self: Position, seat: int, action: int) -> None:
        actions.append(action)
        play(self, seat, action)

    monkeypatch.setattr(Position, "play", counted)
    return actions


def test_the_rules_run_once_for_a_decision_and_again_for_a_replay(played: list[int]) -> None:
    sitting = Sitting("throne-and-grail", "me", "ben")
    for count in range(1, 6):
        sitting.decide(str(sitting.asked[0]))
        assert len(played) == count
    again = Table.replayed("table", sitting.log)
    assert len(played) == 10
    assert again.playing.position.bytes() == sitting.table.playing.position.bytes()
    assert again.playing.history == sitting.table.playing.history


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """The keys from which the rules have been asked to deal."""
    keys: list[bytes] = []
    deal = Position.deal

    def counted(game: throneroom.Game, settings: Settings, key: bytes) -> Position:
        keys.append(key)
        return deal(game, settings, key)

    monkeypatch.setattr(Position, "deal", counted)
    return keys


def test_the_rules_deal_once_for_a_game_and_again_for_a_replay(dealt: list[bytes]) -> None:
    sitting = Sitting("throne-and-grail", "me", "ben", start=False)
    entries = commands.start(sitting.table, "ada", False, seed_key(7), sitting.now)
    started = [sitting.table.apply(entry) for entry in entries]
    told = [event_for(started[-1], guest) for guest in ("ada", "ben", None)]
    assert [len(event["log"]) for event in told] == [2, 2, 1], "what everybody is told, and each one's own side"
    assert dealt == [seed_key(7)]
    Table.replayed("table", [*sitting.log, *entries])
    assert len(dealt) == 2


def test_a_deal_that_was_not_begun_is_not_kept(dealt: list[bytes]) -> None:
    sitting = Sitting("throne-and-grail", "me", "ben", start=False)
    commands.start(sitting.table, "ada", False, seed_key(8), sitting.now)
    sitting.do(commands.start, "ada", False, seed_key(7))
    assert dealt == [seed_key(8), seed_key(7)]
    assert sitting.table.playing.key == seed_key(7)
    assert sitting.table.playing.position.bytes() == throneroom.new("throne-and-grail", seed=7).position.bytes()


def test_the_outcome_of_a_decision_that_was_not_taken_is_not_kept(played: list[int]) -> None:
    """Two decisions are looked at; the one whose entry is applied counts, even after something else has happened."""
    sitting = Sitting("throne-and-grail", "me", "ben")
    table, mover = sitting.table, str(sitting.asked[0])
    name = table.name_of(table.own_seat(mover))
    one, other = table.playing.legal(name)[:2]
    before = table.playing.position.bytes()
    for decision in (one, other):
        commands.decide(table, mover, decision, None, None, 0)
    assert table.playing.position.bytes() == before and table.playing.ply == 0
    sitting.do(commands.say, mover, "a word")
    sitting.do(commands.decide, mover, one, None, None)
    assert table.playing.history == ((name, one),)
    assert len(played) == 3
