"""The state of a table: the replay of its log, nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from throneroom.engine.fairness import (
    end_entry,
    joint_key,
    out_entry,
    play_entry,
    secret_of,
    undo_entry,
)
from throneroom.engine.game import seat_number
from throneroom.engine.game_modules import ViewModuleWithOut
from throneroom.engine.match import Match, replay
from throneroom.engine.position import Position
from throneroom.table import log
from throneroom.table.days import HOUR, move_due
from throneroom.table.errors import refused
from throneroom.table.fair_game import FairGame
from throneroom.table.log import Entry
from throneroom.table.refusals import NoGameRunning, NotSeated, RulesOutdated
from throneroom.table.table_settings import TableSettings, hurried_level

OPEN, RUNNING, OVER = "open", "running", "over"
PERSON, BOT = "person", "bot"
BY_RULES = "rules"
ABANDONED, TOO_LONG, CLOSED = "abandoned", "too_long", "closed"
"""Reasons why a game ended without a winner: someone was away, the limit on decisions, or a moderator."""
UNCOUNTED = ABANDONED, TOO_LONG, CLOSED
"""Reasons of games that do not count."""
SEATING = (log.Opened, log.Sat, log.Left, log.Given, log.Renamed, log.Started, log.Forgotten)
"""Entries that may change who sits where, or their names."""
BRIEF = 5_000
"""Milliseconds of absence that are always granted, even when the grace period is used up."""
COURT = (
    "Aldous", "Ysolde", "Corvin", "Maud", "Bertram", "Rohese", "Odo", "Petronel", "Guy", "Sabine", "Ivo", "Heloise",
)  # fmt: skip
"""Names for bots: a bot keeps its name for as long as it is at the table, even if it changes seats."""


@dataclass(slots=True)
class Seat:
    """A place at the table and who sits there."""

    kind: str = OPEN
    guest: str | None = None
    name: str | None = None
    level: str | None = None
    here: set[str] = field(default_factory=set)
    """The server processes through which the player is connected."""
    awaited: int | None = None
    """Since when others who are present have been waiting for this absent player to decide."""
    absence: int = 0
    """Milliseconds of the grace period that are used up."""
    waits: int = 0
    """How often others have chosen to wait longer in this game."""
    waits_until: int = 0
    agreed: set[int] = field(default_factory=set)
    """The seats that agree to let a bot play for the absent player."""
    stand_in: bool = False
    """A bot plays on until the player returns."""
    out: str | None = None
    """Why the seat can no longer win: `resigned` or `clock`. A bot plays for it if the game continues."""
    remaining: int | None = None
    """Milliseconds on the clock when the current question was asked."""
    vacations: list[tuple[int, int]] = field(default_factory=list)
    """In a game over days: from when until when the player's time stands still, in order."""
    extended: int = 0
    """In a game over days: until when the player has time in any case."""

    @property
    def played_by_bot(self) -> bool:
        return self.kind == BOT or self.stand_in or self.out is not None

    @property
    def plays(self) -> bool:
        """Whether a person plays here, present or not, who has not given up."""
        return self.kind == PERSON and self.out is None

    @property
    def forgotten(self) -> bool:
        """Whether the player was deleted during the game: nobody can come back."""
        return self.kind == PERSON and not self.guest

    @property
    def away(self) -> bool:
        return self.plays and not self.here


def bot_name(place: int, taken: set[str | None]) -> str:
    """A name for a bot that takes a seat, different from those already taken at the table."""
    return next(name for name in (*COURT[place:], *COURT[:place]) if name not in taken)


@dataclass(frozen=True, slots=True)
class Question:
    """A question to a seat: the number of the entry that asked it, and when."""

    number: int
    at: int


@dataclass(slots=True)
class UndoRequest:
    """A player's request to the others to take back decisions."""

    seat: int
    ply: int
    agreed: set[int]


@dataclass(frozen=True, slots=True)
class AppliedEntry:
    """An entry that the table has applied, with everything needed to show it to any viewer, now or later.

    It does not change when the table applies further entries.
    """

    entry: Entry
    round: int
    ply: int
    """The ply after it."""
    guests: tuple[str | None, ...]
    """Who sat at each seat after it."""
    names: tuple[str | None, ...]
    before: Position | None = None
    after: Position | None = None
    action: int = -1
    opening: Match | None = None
    """The game that began, at its first position."""
    key: str | None = None
    """The key of the game that ended."""
    secret: str | None = None
    """The secret of the server in the game that ended."""

    @property
    def told_to_all_alike(self) -> bool:
        """Whether all viewers see the same of it."""
        game = self.before.game if self.before else self.opening.game if self.opening else None
        return game is None or not game.secrets

    def seat_of(self, guest: str | None) -> int | None:
        """Where a guest sat at that time."""
        return self.guests.index(guest) if guest is not None and guest in self.guests else None


class Table:
    """A table as it stands after some entries of its log."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.number = 0
        self.status = OPEN
        self.round = 0
        self.settings: TableSettings
        self.host = ""
        self.seats: list[Seat] = []
        self.match: Match | None = None
        self.questions: dict[int, Question] = {}
        self.undo: UndoRequest | None = None
        self.end_agreed: set[int] = set()
        """The seats that agree to end the game because someone is away."""
        self.rematch: set[int] = set()
        self.nudges: dict[int, int] = {}
        """When each seat was last nudged, in this game."""
        self.movers: list[int] = []
        """The seat of each decision so far."""
        self.by_bots: list[int] = []
        """The plies of this game at which a bot decided for a player who was away or had given up."""
        self.began = 0
        """How many decisions came from the record that the game continues."""
        self.keys: dict[tuple[int, str], int] = {}
        """The numbers of the entries created by decisions with an idempotency key, in this game."""
        self.standing: tuple[int, ...] | None = None
        self.reason: str | None = None
        self.undone = False
        """Whether something was taken back in this game."""
        self.skipped = False
        """Whether bots play this game to its end without pause."""
        self.chat_closed = False
        """Whether a moderator has closed the chat."""
        self.resumed = 0
        """When players last got time back that they could not use."""
        self.secret: bytes | None = None
        """The secrets of the server follow from it. None: the table was opened before players contributed to keys."""
        self.contributions: dict[int, str] = {}
        """The contributions of seats to the key of the next game, in the order in which they came."""
        self.begins_by: int | None = None
        """By when the first game begins by itself, if it does."""
        self.fair_game: FairGame | None = None
        """Where the key of the current game came from, and the chain over its log."""
        self._guests: tuple[str | None, ...] = ()
        self._names: tuple[str | None, ...] = ()
        self._outcome: tuple[int, str, Match] | None = None
        """The last result of `outcome` since the last entry: seat, decision, and the match after it."""
        self._dealt: tuple[str, Match] | None = None
        """The last result of `deal` for a game that has not begun: its key, and the match."""

    @classmethod
    def replayed(cls, table_id: str, entries: Iterable[Entry]) -> Table:
        table = cls(table_id)
        for entry in entries:
            table.apply(entry)
        return table

    # Questions about it

    @property
    def playing(self) -> Match:
        """The match that is being played."""
        if self.status != RUNNING or self.match is None:
            raise refused(NoGameRunning())
        return self.match

    @property
    def gathering(self) -> bool:
        """Whether all players sit, and the first game begins by itself: once all have contributed, or in a while."""
        return self.begins_by is not None and self.round == 0

    @property
    def missing(self) -> list[int]:
        """The seats of people who have not contributed to the key of the next game."""
        return [n for n in self.people if n not in self.contributions and not self.seats[n].forgotten]

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [n for n, seat in enumerate(self.seats) if seat.kind == PERSON]

    @property
    def hints_allowed(self) -> bool:
        """Always if there is only one person at an unrated table; otherwise if the table's settings allow them."""
        return self.settings.hints or (len(self.people) <= 1 and not self.settings.rated)

    def seat_of(self, guest: str | None) -> int | None:
        """Where a guest sits."""
        for n, seat in enumerate(self.seats):
            if guest is not None and seat.guest == guest:
                return n
        return None

    def last_ply_of(self, seat: int) -> int | None:
        """The ply of the last decision of a seat at this table; None if it has not decided yet."""
        for ply in range(len(self.movers) - 1, self.began - 1, -1):
            if self.movers[ply] == seat:
                return ply
        return None

    def own_seat(self, guest: str | None) -> int:
        """Where a guest sits; refuses a guest without a seat."""
        seat = self.seat_of(guest)
        if seat is None:
            raise refused(NotSeated())
        return seat

    def level_of(self, seat: int) -> str:
        """The level of the bot that plays at a seat or would stand in there."""
        level = self.seats[seat].level or self.settings.level
        return hurried_level(level, self.settings.find_game()) if self.skipped else level

    def answer_after(self, seat: int) -> int:
        """Milliseconds after which the answer of a bot at a seat is shown."""
        return 0 if self.skipped else self.settings.answer_after(self.level_of(seat))

    def may_skip(self, seat: int) -> bool:
        """Whether the only person here is out of the game by its rules, so that bots can finish it at once."""
        if self.status != RUNNING or self.match is None or self.people != [seat] or self.skipped:
            return False
        views = self.match.game.views
        return isinstance(views, ViewModuleWithOut) and bool(views.out(self.match.position.snapshot(), seat))

    def number_of(self, seat: str) -> int:
        return seat_number(seat, len(self.seats))

    @staticmethod
    def name_of(seat: int) -> str:
        return f"p{seat + 1}"

    def display_name(self, number: int) -> str:
        """The name of a seat in a sentence for people: its player's name, if it has one."""
        return self.seats[number].name or self.name_of(number)

    def clock_left(self, seat: int, now: int) -> int | None:
        """Milliseconds that the seat still has."""
        left = self.seats[seat].remaining
        question = self.questions.get(seat)
        if self.over_days:
            due = self.move_due(seat)
            return left if due is None else max(0, due - now)
        if left is None or question is None or self.seats[seat].played_by_bot:
            return left
        return max(0, left - max(0, now - question.at))

    @property
    def counts_since(self) -> int:
        """The time from which on faults of the server have not been made up for: since an open question was asked."""
        return max(self.resumed, min((question.at for question in self.questions.values()), default=self.resumed))

    @property
    def chat_open(self) -> bool:
        return self.settings.chat and not self.chat_closed

    @property
    def over_days(self) -> bool:
        """Whether the players have hours or days for each decision, and need not be present."""
        return self.settings.hours_a_move is not None

    def move_due(self, seat: int) -> int | None:
        """In a game over days: when the time of a player who is asked runs out."""
        question, sitting = self.questions.get(seat), self.seats[seat]
        if not self.over_days or question is None or sitting.remaining is None or sitting.played_by_bot:
            return None
        return max(move_due(question.at, sitting.remaining, sitting.vacations), sitting.extended)

    def vacation_until(self, seat: int, now: int) -> int | None:
        """Until when a player of a game over days has time off; None if it has not."""
        ends = [end for begin, end in self.seats[seat].vacations if begin <= now < end]
        return ends[0] if ends else None

    @property
    def players_present(self) -> set[int]:
        """The seats of people who play and are present."""
        return {n for n, seat in enumerate(self.seats) if seat.plays and seat.here}

    def stand_in_due(self, seat: int) -> int | None:
        """When a bot will stand in for an absent player; None while nobody present is waiting for them."""
        sitting = self.seats[seat]
        if sitting.awaited is None:
            return None
        left = max(BRIEF, 1000 * self.settings.grace - sitting.absence)
        return max(sitting.awaited + left, sitting.waits_until)

    def due(self) -> int | None:
        """When the next automatic event is due: a bot's answer, a clock, the end of a grace period."""
        answers = [
            question.at + self.answer_after(seat)
            for seat, question in self.questions.items()
            if self.seats[seat].played_by_bot
        ]
        return min([*answers, *self.deadlines()], default=None)

    def deadlines(self) -> list[int]:
        """When clocks run out and grace periods end, and by when a game begins by itself."""
        times = [] if self.begins_by is None or self.round else [self.begins_by]
        for seat in self.questions:
            times += [due for due in (self.clock_due(seat), self.stand_in_due(seat)) if due is not None]
        return times

    def clock_due(self, seat: int) -> int | None:
        """When the clock of a player who is asked runs out; None without a clock."""
        question, left = self.questions.get(seat), self.seats[seat].remaining
        if question is None or left is None or self.seats[seat].played_by_bot:
            return None
        return self.move_due(seat) or question.at + left

    # The key, made together

    @property
    def next_secret(self) -> bytes | None:
        """The secret of the server in the next game, to which it has committed.

        None while a game runs, for a game that continues a record, and at a table from before players contributed.
        """
        if self.secret is None or self.status == RUNNING or (self.round == 0 and self.settings.record is not None):
            return None
        return secret_of(self.secret, self.round + 1)

    def contributions_in(self, order: list[int], added: Iterable[log.Contributed] = ()) -> tuple[tuple[str, str], ...]:
        """The contributions to the next game, in the order in which they came, by the new seats."""
        numbers = self.contributions | {fact.seat: fact.contribution for fact in added}
        return tuple((self.name_of(order.index(seat)), number) for seat, number in numbers.items())

    def next_key(self, order: list[int], otherwise: bytes, added: Iterable[log.Contributed] = ()) -> bytes:
        """The key of the next game, with contributions that come at the same time; `otherwise` without a secret."""
        secret = self.next_secret
        return otherwise if secret is None else joint_key(secret, self.contributions_in(order, added))

    def _chain(self, fact: log.Fact) -> None:
        """Add an entry of the game to its chain. Names and chat are not part of it: they can be deleted."""
        entry: str
        match fact:
            case log.Decided():
                entry = play_entry(self.name_of(fact.seat), fact.decision)
            case log.Undone():
                entry = undo_entry(fact.to)
            case log.Resigned():
                entry = out_entry(self.name_of(fact.seat), fact.reason)
            case log.Ended():
                entry = end_entry(fact.standing, fact.reason)
            case _:
                return
        if self.fair_game is not None:
            self.fair_game.add(entry)

    # Where the rules of the game run

    def deal(self, key: str) -> Match:
        """The next match of this table at its start: dealt from a key, or the record that the table continues.

        The rules deal once for each game: a command checks whether the deal alone decides it, and `apply` then uses the
        same match.
        """
        if self._dealt is None or self._dealt[0] != key:
            settings = self.settings
            if self.round == 0 and settings.record is not None:
                match = replay(settings.record)
            else:
                match = Match(settings.find_game(), settings.match_settings, bytes.fromhex(key))
            self._dealt = key, match
        return self._dealt[1]

    @property
    def record_to_replay(self) -> str | None:
        """The record that the first game will continue, unless it was replayed already: `deal("")` does that."""
        return self.settings.record if self.round == 0 and self._dealt is None else None

    def outcome(self, seat: int, decision: str) -> Match:
        """The match after a decision; the current one does not change. An illegal decision raises an error.

        The rules run once for each decision: a command asks for the outcome to see whether the game is over, and
        `apply` then uses the same one. A table that replays its log computes it in `apply`.
        """
        if self._outcome is None or self._outcome[:2] != (seat, decision):
            match = self.playing.clone()
            match.play(self.name_of(seat), decision)
            self._outcome = seat, decision, match
        return self._outcome[2]

    # The log

    def apply(self, entry: Entry) -> AppliedEntry:
        """Apply the next entry of the log."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} cannot follow entry {self.number}")
        before = self.match.position if isinstance(entry.fact, log.Decided) and self.match else None
        getattr(self, f"_{entry.kind}")(entry, **entry.fact.body)
        self._chain(entry.fact)
        self._mark_absence(entry.at)
        self.number = entry.number
        self._outcome = None
        if isinstance(entry.fact, SEATING):
            self._guests = tuple(seat.guest for seat in self.seats)
            self._names = tuple(seat.name for seat in self.seats)
        match = self.match
        return AppliedEntry(
            entry,
            self.round,
            match.ply if match else 0,
            self._guests,
            self._names,
            before,
            match.position if before is not None and match else None,
            match.last[1] if before is not None and match else -1,
            match.clone() if isinstance(entry.fact, log.Started) and match else None,
            match.key.hex() if isinstance(entry.fact, log.Ended) and match else None,
            self.fair_game.secret.hex() if isinstance(entry.fact, log.Ended) and self.fair_game else None,
        )

    def _mark_absence(self, at: int) -> None:
        """Start or stop grace periods: one runs while an absent player is asked and another person is present."""
        somebody_waits = bool(self.players_present) and not self.over_days
        for number, seat in enumerate(self.seats):
            awaited = somebody_waits and seat.away and not seat.stand_in and number in self.questions
            if awaited and seat.awaited is None:
                seat.awaited = at
            elif not awaited and seat.awaited is not None:
                self._stop_waiting(seat, at)
        if self.end_agreed and not any(seat.awaited is not None or seat.stand_in for seat in self.seats):
            self.end_agreed = set()

    @staticmethod
    def _stop_waiting(seat: Seat, at: int) -> None:
        if seat.awaited is not None:
            seat.absence += max(0, at - seat.awaited)
            seat.awaited, seat.agreed = None, set()

    def _opened(
        self, _: Entry, terms: dict[str, Any], host: str, seats: list[dict[str, Any]], secret: str | None = None,
        begins_by: int | None = None,
    ) -> None:  # fmt: skip
        self.settings, self.host, self.begins_by = TableSettings.from_body(terms), host, begins_by
        self.secret = None if secret is None else bytes.fromhex(secret)
        self.seats = [Seat(**seat) for seat in seats]

    def _sat(self, _: Entry, seat: int, guest: str, name: str | None) -> None:
        self.seats[seat] = Seat(PERSON, guest, name)
        self.contributions.pop(seat, None)

    def _left(self, _: Entry, seat: int) -> None:
        self.seats[seat] = Seat()
        self.rematch.discard(seat)
        self.contributions.pop(seat, None)

    def _contributed(self, _: Entry, seat: int, contribution: str) -> None:
        self.contributions[seat] = contribution

    def _given(self, _: Entry, seat: int, level: str | None) -> None:
        taken = {other.name for n, other in enumerate(self.seats) if n != seat}
        self.seats[seat] = Seat(BOT, name=bot_name(seat, taken), level=level) if level else Seat()
        self.rematch.discard(seat)
        self.contributions.pop(seat, None)

    def _renamed(self, _: Entry, guest: str, name: str | None, by: str | None = None) -> None:
        for seat in self.seats:
            if seat.guest == guest:
                seat.name = name
                if by is not None:
                    seat.guest, seat.here = by, set()
        if by is not None and self.host == guest:
            self.host = by

    def _forgotten(self, _: Entry, seat: int | None, host: str | None = None) -> None:
        if seat is not None:
            self.seats[seat].guest, self.seats[seat].name, self.seats[seat].here = "", None, set()
        if host is not None:
            self.host = host

    def _started(self, entry: Entry, key: str, order: list[int], rules: int = 1) -> None:
        """`order` gives for each seat the one its player had before; `rules` is the version of the game's rules."""
        known = self.settings.find_game().version
        if rules != known:
            raise refused(RulesOutdated(rules, known))
        secret, contributions = self.next_secret, self.contributions_in(order)
        self.seats = [self._fresh(self.seats[old]) for old in order]
        self.match, self._dealt = self.deal(key), None
        self.fair_game = None if secret is None else FairGame(self.match, secret, contributions)
        self.contributions = {}
        self.round += 1
        self.status, self.standing, self.reason = RUNNING, None, None
        self.undo, self.rematch, self.keys, self.undone, self.skipped = None, set(), {}, False, False
        self.nudges, self.end_agreed = {}, set()
        self.movers = [self.number_of(name) for name, _ in self.match.history]
        self.by_bots, self.began = [], len(self.movers)
        self.questions = {}
        self._put_questions(entry, {})

    def _fresh(self, seat: Seat) -> Seat:
        """The same player before a new game."""
        clock = self.settings.clock
        remaining = 1000 * clock.base if clock and seat.kind == PERSON else None
        if self.settings.hours_a_move is not None and seat.kind == PERSON:
            remaining = self.settings.hours_a_move * HOUR
        return Seat(
            seat.kind, seat.guest, seat.name, seat.level, seat.here, remaining=remaining, vacations=seat.vacations
        )

    def _decided(self, entry: Entry, seat: int, decision: str, by: str, key: str | None = None) -> None:
        position = self.playing.position
        sitting, question = self.seats[seat], self.questions[seat]
        if by == PERSON:
            if sitting.remaining is not None and self.settings.clock is not None:
                left = sitting.remaining - max(0, entry.at - question.at)
                sitting.remaining = max(0, left) + 1000 * self.settings.clock.increment
            self._stop_waiting(sitting, entry.at)
            sitting.stand_in = False
        before = {n: position.legal(n) for n in self.questions if n != seat}
        self.match = self.outcome(seat, decision)
        if by == BOT and sitting.kind == PERSON:
            self.by_bots.append(len(self.movers))
        self.movers.append(seat)
        if key is not None:
            self.keys[seat, key] = entry.number
        self.undo = None
        self._put_questions(entry, before)

    def _put_questions(self, entry: Entry, open_before: dict[int, list[int]]) -> None:
        """Give every seat asked now a question; an open question with the same legal answers is kept."""
        position = self.playing.position
        self.questions = {
            seat: self.questions[seat]
            if seat in open_before and open_before[seat] == position.legal(seat)
            else Question(entry.number, entry.at)
            for seat in position.seats_asked
        }

    def _resigned(self, entry: Entry, seat: int, reason: str) -> None:
        self.seats[seat].out = reason
        self.undo = None
        if seat in self.questions:
            self.questions[seat] = Question(entry.number, entry.at)

    def _ended(self, _: Entry, standing: list[int], reason: str) -> None:
        self.status, self.standing, self.reason = OVER, tuple(standing), reason
        self.questions, self.undo = {}, None
        self.end_agreed = set()

    def _chat_closed(self, _: Entry, closed: bool) -> None:
        self.chat_closed = closed

    def _said(self, *_: Any, **__: Any) -> None:
        """Chat does not change the state."""

    def _undo_asked(self, _: Entry, seat: int, to: int) -> None:
        self.undo = UndoRequest(seat, to, {seat})

    def _undo_agreed(self, _: Entry, seat: int) -> None:
        if self.undo:
            self.undo.agreed.add(seat)

    def _undo_refused(self, *_: Any, **__: Any) -> None:
        self.undo = None

    def _undone(self, entry: Entry, to: int, **_: Any) -> None:
        match = self.playing
        match.undo(match.ply - to)
        del self.movers[to:]
        self.by_bots = [ply for ply in self.by_bots if ply < to]
        self.undo, self.undone, self.skipped = None, True, False
        self._put_questions(entry, {})

    def _here(self, entry: Entry, seat: int, process: str) -> None:
        sitting = self.seats[seat]
        sitting.here = {*sitting.here, process}
        if sitting.stand_in:
            sitting.stand_in = False
            if seat in self.questions:
                self.questions[seat] = Question(entry.number, entry.at)

    def _gone(self, _: Entry, seat: int, process: str) -> None:
        sitting = self.seats[seat]
        sitting.here = sitting.here - {process}

    def _stand_in(self, entry: Entry, seat: int) -> None:
        self.seats[seat].stand_in = True
        if seat in self.questions:
            self.questions[seat] = Question(entry.number, entry.at)

    def _waited(self, entry: Entry, seat: int, absent: int) -> None:
        sitting = self.seats[absent]
        sitting.waits += 1
        sitting.waits_until = entry.at + 1000 * self.settings.grace
        sitting.agreed.discard(seat)

    def _stand_in_asked(self, _: Entry, seat: int, absent: int) -> None:
        self.seats[absent].agreed.add(seat)

    def _end_asked(self, _: Entry, seat: int) -> None:
        self.end_agreed.add(seat)

    def _resumed(self, entry: Entry, credit: int | None = None) -> None:
        """Do not count time that players could not use; without a credit, ask the open questions again."""
        self.resumed = entry.at
        if credit is None:
            self.questions = {seat: Question(entry.number, entry.at) for seat in self.questions}
            for seat in self.seats:
                seat.awaited = None
            return
        self.questions = {
            seat: Question(asked.number, min(entry.at, asked.at + credit)) for seat, asked in self.questions.items()
        }
        for seat in self.seats:
            seat.waits_until += credit if seat.waits_until else 0
            if seat.awaited is not None:
                seat.awaited = min(entry.at, seat.awaited + credit)

    def _skipped(self, entry: Entry, **_: Any) -> None:
        """Ask the bots again, because one may be waiting for its time to answer."""
        self.skipped = True
        self.questions = {seat: Question(entry.number, entry.at) for seat in self.questions}

    def _vacation(self, entry: Entry, seat: int, until: int) -> None:
        """A new vacation replaces what is left of the one before."""
        sitting = self.seats[seat]
        before = [(begin, min(end, entry.at)) for begin, end in sitting.vacations]
        sitting.vacations = [*before, (entry.at, until)] if until > entry.at else before

    def _extended(self, _: Entry, seat: int, until: int) -> None:
        self.seats[seat].extended = until

    def _rematch_asked(self, _: Entry, seat: int) -> None:
        self.rematch.add(seat)

    def _rematch_refused(self, *_: Any, **__: Any) -> None:
        self.rematch = set()

    def _nudged(self, entry: Entry, whom: int, **_: Any) -> None:
        self.nudges[whom] = entry.at
