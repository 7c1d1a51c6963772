"""Commands: each takes a table and a guest's request, and returns the entries for it, or refuses.

A command does not change the table: `Table.apply` applies the entries.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from throneroom.engine.errors import DecisionError, IllegalDecisionError, NotAskedError
from throneroom.engine.messages import Seat
from throneroom.table import days, log
from throneroom.table.errors import TableError, refused
from throneroom.table.log import Entry
from throneroom.table.refusals import (
    AlreadyRunning,
    AlreadySeated,
    BeginsByItself,
    BothSeated,
    CannotLeave,
    CannotNudge,
    CannotSkip,
    ChatIsOff,
    ChatTooLong,
    NoOpenSeat,
    NoRematchAsked,
    NotOverYet,
    NudgedJustNow,
    OnlyTheHost,
    OutOfGame,
    PeopleOnly,
    SeatsAreFixed,
    SeatsStillOpen,
    SeatTaken,
    TooLateToContribute,
)
from throneroom.table.table import BOT, BY_RULES, CLOSED, OPEN, OVER, PERSON, RUNNING, TOO_LONG, Table, bot_name
from throneroom.table.table_settings import TableSettings, checked_level

LONGEST_CHAT = 300
NUDGE_EVERY = 20_000
"""Milliseconds between two nudges of the same player."""
UNKEPT = 30_000
"""If something is overdue by this many milliseconds, no process was running the table."""
AHEAD = 5_000
"""If a question was asked this many milliseconds from now, the clock has been set back."""
LEAST_CREDIT = 1_000
"""Fewer milliseconds than that are not given back: a log should not grow by every little delay."""


def open_table(
    settings: TableSettings, host: str, name: str, seats: list[str], now: int, called: Sequence[str | None] = (),
    secret: bytes | None = None,
) -> list[Entry]:  # fmt: skip
    """A new table; each seat is `me`, `open`, `bot` or `bot:LEVEL`.

    `called` are the names that bots had at these seats before, if the table continues from a finished game. The server
    commits to its `secret`; without one, the keys of games come from their commands alone.
    """
    if len(seats) != settings.players:
        raise TableError("bad_seats", f"there are {settings.players} players, but {len(seats)} seats are given")
    if seats.count("me") > 1:
        raise TableError("bad_seats", "only one seat can be 'me'")
    sitting = [_seat(text, settings, host, name) for text in seats]
    _name_bots(sitting, called)
    promised = None if secret is None else secret.hex()
    return [Entry(1, now, log.Opened(terms=settings.body(), host=host, seats=sitting, secret=promised))]


def open_seated(
    settings: TableSettings, seats: Sequence[tuple[str, str] | str], now: int, host: str, secret: bytes, begins_by: int
) -> list[Entry]:
    """A new table at which everyone sits already: each seat is a guest with its name, or the level of a bot.

    The game begins by itself: see `begin`. The host is the first person; with bots only, it is the given one.
    """
    sitting: list[dict[str, Any]] = [
        {"kind": BOT, "name": None, "level": checked_level(seat, settings.find_game())}
        if isinstance(seat, str)
        else {"kind": PERSON, "guest": seat[0], "name": seat[1]}
        for seat in seats
    ]
    _name_bots(sitting, ())
    host = next((seat["guest"] for seat in sitting if seat["kind"] == PERSON), host)
    opened = log.Opened(terms=settings.body(), host=host, seats=sitting, secret=secret.hex(), begins_by=begins_by)
    return [Entry(1, now, opened)]


def _seat(text: str, settings: TableSettings, host: str, name: str) -> dict[str, Any]:
    if text == "me":
        return {"kind": PERSON, "guest": host, "name": name}
    if text == "open":
        return {"kind": OPEN}
    word, _, level = text.partition(":")
    if word != BOT:
        raise TableError("bad_seats", f"a seat is 'me', 'open', 'bot' or 'bot:LEVEL', not {text[:40]!r}")
    level = checked_level(level or settings.level, settings.find_game())
    return {"kind": BOT, "name": None, "level": level}


def _name_bots(sitting: list[dict[str, Any]], called: Sequence[str | None]) -> None:
    """Give every bot a unique name: the one it had before, if nobody else here has it."""
    bots = [n for n, seat in enumerate(sitting) if seat["kind"] == BOT]
    taken: set[str | None] = {seat.get("name") for seat in sitting}
    for n in bots:
        before = called[n] if n < len(called) else None
        if before is not None and before not in taken:
            sitting[n]["name"] = before
            taken.add(before)
    for n in bots:
        if sitting[n]["name"] is None:
            sitting[n]["name"] = bot_name(n, taken)
            taken.add(sitting[n]["name"])


def sit(
    table: Table, guest: str, name: str, seat: str | None, key: bytes, now: int, contribution: str | None = None
) -> list[Entry]:
    """Take an open seat, the first if none is named. With `when_full`, taking the last seat starts the first game."""
    _check_not_running(table)
    if table.seat_of(guest) is not None:
        raise refused(AlreadySeated(Seat(table.name_of(table.seat_of(guest) or 0))))
    free = _free_seats(table)
    if not free:
        raise refused(NoOpenSeat())
    number = free[0] if seat is None else table.number_of(seat)
    if number not in free:
        raise refused(SeatTaken(Seat(table.name_of(number)), _names(table, free)))
    sat, given = log.Sat(seat=number, guest=guest, name=name), _contributed(table, number, contribution)
    if table.settings.when_full and free == [number] and table.round == 0:
        return _entries(table, now, sat, *given, *_start_facts(table, key, list(range(len(table.seats))), given))
    return _entries(table, now, sat, *given)


def contribute(table: Table, guest: str, contribution: str, now: int) -> list[Entry]:
    """A player's random number for the key of the next game; the first one counts.

    A game that begins by itself begins with the last of them.
    """
    seat = table.own_seat(guest)
    if table.status == RUNNING and not _has_contributed(table, seat):
        raise refused(TooLateToContribute())
    added = _contributed(table, seat, contribution)
    complete = table.gathering and {fact.seat for fact in added} >= set(table.missing)
    return _entries(table, now, *added, *(_begun(table, added) if complete else ()))


def begin(table: Table, now: int) -> list[Entry]:
    """Begin a game that begins by itself, if all its players have contributed or the time for that is over."""
    if table.begins_by is None or table.round or (table.missing and now < table.begins_by):
        return []
    return _entries(table, now, *_begun(table))


def _begun(table: Table, added: Sequence[log.Contributed] = ()) -> list[log.Fact]:
    return _start_facts(table, b"", list(range(len(table.seats))), added)


def _has_contributed(table: Table, seat: int) -> bool:
    """Whether a player's random number is in the key of the game that runs."""
    return table.fair_game is not None and table.name_of(seat) in dict(table.fair_game.contributions)


def _contributed(table: Table, seat: int, contribution: str | None) -> list[log.Contributed]:
    """A contribution, if there is one and it counts."""
    if contribution is None or table.next_secret is None or seat in table.contributions:
        return []
    return [log.Contributed(seat=seat, contribution=contribution)]


def leave(table: Table, guest: str, now: int) -> list[Entry]:
    """Give up a seat before or after a game; to leave during a game, resign."""
    seat = table.own_seat(guest)
    if table.status == RUNNING:
        raise refused(CannotLeave())
    _check_not_gathering(table)
    return _entries(table, now, log.Left(seat=seat))


def give(table: Table, guest: str, seat: str, level: str | None, now: int) -> list[Entry]:
    """The host gives a seat to a bot, or opens it again."""
    _check_not_running(table)
    _check_host(table, guest)
    if level:
        _check_bots_allowed(table)
    number = table.number_of(seat)
    checked = level and checked_level(level, table.settings.find_game())
    return _entries(table, now, log.Given(seat=number, level=checked))


def rename(table: Table, guest: str, name: str, now: int) -> list[Entry]:
    """A guest at this table has a new name."""
    if table.seat_of(guest) is None:
        return []
    return _entries(table, now, log.Renamed(guest=guest, name=name))


def take_over(table: Table, guest: str, account: str, name: str, now: int) -> list[Entry]:
    """A guest at this table has joined an account, which goes on in its seat and as the host."""
    seat = table.seat_of(guest)
    if seat is None and table.host != guest:
        return []
    facts: list[log.Fact] = [log.Renamed(guest=guest, name=name, by=account)]
    if seat is not None and table.seat_of(account) is not None:
        if table.status != OVER:
            raise refused(BothSeated())
        facts.insert(0, log.Left(seat=seat))
    return _entries(table, now, *facts)


def quit_table(table: Table, guest: str, now: int) -> list[Entry]:
    """Leave for good: resign a running game, or give up a seat before it. A finished game is left as it is.

    A game that is about to begin by itself begins, and is lost.
    """
    seat = table.seat_of(guest)
    if seat is None or table.status == OVER or table.seats[seat].out is not None:
        return []
    if table.gathering:
        begun = _begun(table)
        is_over = isinstance(begun[-1], log.Ended)
        lost = [] if is_over else [entry.fact for entry in _drop_out(table, seat, "resigned", now)]
        return _entries(table, now, *begun, *lost)
    return _drop_out(table, seat, "resigned", now) if table.status == RUNNING else leave(table, guest, now)


def forget(table: Table, guest: str, now: int) -> list[Entry]:
    """A guest is deleted: its seat has no name any more, and somebody else hosts the table."""
    seat = table.seat_of(guest)
    if seat is None and table.host != guest:
        return []
    heir = next((other.guest for other in table.seats if other.guest and other.guest != guest), "")
    return _entries(table, now, log.Forgotten(seat=seat, host=heir if table.host == guest else None))


def start(table: Table, guest: str, fill: bool, key: bytes, now: int, contribution: str | None = None) -> list[Entry]:
    """Start the game; open seats go to bots if the host says so."""
    if table.status == RUNNING:
        raise refused(AlreadyRunning())
    _check_host(table, guest)
    _check_not_gathering(table)
    free = _free_seats(table)
    if free and not fill:
        raise refused(SeatsStillOpen(_names(table, free)))
    if free:
        _check_bots_allowed(table)
    given = [log.Given(seat=n, level=table.settings.level) for n in free]
    seat = table.seat_of(guest)
    added = [] if seat is None else _contributed(table, seat, contribution)
    order = list(range(len(table.seats)))
    return _entries(table, now, *given, *added, *_start_facts(table, key, order, added))


def _start_facts(table: Table, key: bytes, order: list[int], added: Sequence[log.Contributed] = ()) -> list[log.Fact]:
    """A new game, and its end if the deal alone decides it. `added`: contributions that come at the same time."""
    rules = table.settings.find_game().version
    if table.round == 0 and table.settings.record is not None:
        return [log.Started(key="", order=order, rules=rules)]
    started = log.Started(key=table.next_key(order, key, added).hex(), order=order, rules=rules)
    standing = table.deal(started.key).standing
    if standing is None:
        return [started]
    return [started, log.Ended(standing=list(standing), reason=BY_RULES)]


def rematch(table: Table, guest: str, key: bytes, now: int, contribution: str | None = None) -> list[Entry]:
    """Ask for another game; it begins when all people at the table have asked. Everyone moves on by one seat."""
    seat = table.own_seat(guest)
    if table.status != OVER:
        raise refused(NotOverYet())
    added = _contributed(table, seat, contribution)
    asked: list[log.Fact] = [*([] if seat in table.rematch else [log.RematchAsked(seat=seat)]), *added]
    if not {n for n in table.people if not table.seats[n].forgotten} <= table.rematch | {seat}:
        return _entries(table, now, *asked)
    free = _free_seats(table)
    if free and not table.settings.bots:
        return _entries(table, now, *asked)
    given = [log.Given(seat=n, level=table.settings.level) for n in free]
    order = [(n + 1) % len(table.seats) for n in range(len(table.seats))]
    return _entries(table, now, *asked, *given, *_start_facts(table, key, order, added))


def refuse_rematch(table: Table, guest: str, now: int) -> list[Entry]:
    """Decline another game, or withdraw a request for it."""
    seat = table.own_seat(guest)
    if not table.rematch or table.status != OVER:
        raise refused(NoRematchAsked())
    return _entries(table, now, log.RematchRefused(seat=seat))


def decide(
    table: Table, guest: str, decision: str, question: int | None, key: str | None, now: int
) -> list[Entry]:  # fmt: skip
    """A player's decision. `question` is the number of the question it answers; `key` identifies a retry."""
    seat = table.own_seat(guest)
    _ = table.playing
    if table.seats[seat].out is not None:
        raise refused(OutOfGame())
    asked = table.questions.get(seat)
    if question is not None and asked is not None and question != asked.number:
        raise TableError("stale", f"this answers question {question}, but {asked.number} is asked now")
    entries = _decision_entries(table, seat, decision, PERSON, key, now)
    return time_out(table, seat, now) if is_out_of_time(table, seat, now) else entries


def decide_as_bot(table: Table, seat: int, decision: str, question: int, now: int) -> list[Entry]:
    """A bot's decision for a seat; nothing if the question is no longer open, or the player is back."""
    asked = table.questions.get(seat)
    if asked is None or asked.number != question or not table.seats[seat].played_by_bot:
        return []
    return _decision_entries(table, seat, decision, BOT, None, now)


def _decision_entries(table: Table, seat: int, decision: str, by: str, key: str | None, now: int) -> list[Entry]:
    """A decision, and the end of the game if it ends it. An illegal decision is refused with the rule's own message."""
    try:
        after = table.outcome(seat, decision)
    except DecisionError as error:
        code = "not_asked" if isinstance(error, NotAskedError) else "unknown_decision"
        code = "illegal" if isinstance(error, IllegalDecisionError) else code
        raise TableError(code, str(error), error.reason) from None
    decided = log.Decided(seat=seat, decision=decision, by=by, key=key)
    if after.stopped:
        return _entries(table, now, decided, log.Ended(standing=[0] * len(table.seats), reason=TOO_LONG))
    if after.standing is None:
        return _entries(table, now, decided)
    standing = [0 if table.seats[n].out else won for n, won in enumerate(after.standing)]
    return _entries(table, now, decided, log.Ended(standing=standing, reason=BY_RULES))


def repeated(table: Table, guest: str, key: str | None) -> int | None:
    """The number of the entry that this same decision has already created."""
    seat = table.seat_of(guest)
    return None if key is None or seat is None else table.keys.get((seat, key))


def resign(table: Table, guest: str, now: int) -> list[Entry]:
    """Resign. The game ends if only one seat or no person is left; otherwise a bot plays on for the seat."""
    seat = table.own_seat(guest)
    _ = table.playing
    if table.seats[seat].out is not None:
        raise refused(OutOfGame())
    return _drop_out(table, seat, "resigned", now)


def is_out_of_time(table: Table, seat: int, now: int) -> bool:
    """Whether a player has lost on time: the one rule for decisions that come late and for clocks that run out.

    Not if the clock ran out long ago: then no process was running the table, and `give_back` comes first. In a game
    over days the player gets more time instead.
    """
    due = table.move_due(seat)
    if due is not None:
        return due <= now <= due + days.LATE
    if table.seats[seat].played_by_bot or table.clock_left(seat, now) != 0:
        return False
    return not _is_unkept(table, now)


def _is_unkept(table: Table, now: int) -> bool:
    """Whether nobody has run the table, or the clock has been set back."""
    due = min(table.deadlines(), default=now)
    return now - due > UNKEPT or any(question.at - now > AHEAD for question in table.questions.values())


def give_back(table: Table, lost: int, now: int) -> list[Entry]:
    """Give players back what they could not use: comes before everything else that happens at a table.

    `lost` is the number of milliseconds since `table.counts_since` in which the server could not be used.
    """
    if table.status != RUNNING or table.over_days or not table.deadlines():
        return []
    if lost >= LEAST_CREDIT:
        return _entries(table, now, log.Resumed(credit=lost))
    return _entries(table, now, log.Resumed()) if _is_unkept(table, now) else []


def time_out(table: Table, seat: int, now: int) -> list[Entry]:
    """A player's clock has run out."""
    return _drop_out(table, seat, "clock", now)


def _drop_out(table: Table, seat: int, reason: str, now: int) -> list[Entry]:
    resigned = log.Resigned(seat=seat, reason=reason)
    left = [n for n, sitting in enumerate(table.seats) if sitting.out is None and n != seat]
    if len(left) > 1 and any(table.seats[n].kind == PERSON for n in left):
        return _entries(table, now, resigned)
    standing = [int(n in left) for n in range(len(table.seats))]
    return _entries(table, now, resigned, log.Ended(standing=standing, reason=reason))


def skip(table: Table, guest: str, now: int) -> list[Entry]:
    """A player who is out of the game, and alone among bots, lets them finish it at once."""
    seat = table.own_seat(guest)
    _ = table.playing
    if table.skipped:
        return []
    if not table.may_skip(seat):
        raise refused(CannotSkip())
    return _entries(table, now, log.Skipped(seat=seat))


def say(table: Table, guest: str, text: str, now: int) -> list[Entry]:
    """Chat among the people at the table."""
    seat = table.own_seat(guest)
    if not table.chat_open:
        raise refused(ChatIsOff())
    words = " ".join(text.split())
    if not words or len(words) > LONGEST_CHAT:
        raise refused(ChatTooLong(LONGEST_CHAT, len(words)))
    return _entries(table, now, log.Said(seat=seat, text=words))


def close_chat(table: Table, closed: bool, now: int) -> list[Entry]:
    """A moderator closes the chat, or opens it again."""
    return [] if table.chat_closed == closed else _entries(table, now, log.ChatClosed(closed=closed))


def end_as_moderator(table: Table, now: int) -> list[Entry]:
    """A moderator ends a game: nobody wins, and it does not count."""
    _ = table.playing
    return _entries(table, now, log.Ended(standing=[0] * len(table.seats), reason=CLOSED))


def nudge(table: Table, guest: str, seat: str, now: int) -> list[Entry]:
    """Get the attention of another player who is asked and present, but not too often."""
    own, whom = table.own_seat(guest), table.number_of(seat)
    _ = table.playing
    sitting = table.seats[whom]
    if whom == own or sitting.kind != PERSON or whom not in table.questions or not sitting.here:
        raise refused(CannotNudge())
    wait = table.nudges.get(whom, now - NUDGE_EVERY) + NUDGE_EVERY - now
    if wait > 0:
        raise refused(NudgedJustNow(table.display_name(whom), -(-wait // 1000)))
    return _entries(table, now, log.Nudged(seat=own, whom=whom))


# Connections, disconnections and deadlines


def arrive(table: Table, guest: str, process: str, now: int) -> list[Entry]:
    """A player is connected through this process."""
    seat = table.seat_of(guest)
    if seat is None or process in table.seats[seat].here:
        return []
    return _entries(table, now, log.Here(seat=seat, process=process))


def depart(table: Table, guest: str, process: str, now: int) -> list[Entry]:
    """A player has no connection left through this process."""
    seat = table.seat_of(guest)
    if seat is None or process not in table.seats[seat].here:
        return []
    return _entries(table, now, log.Gone(seat=seat, process=process))


def drop_dead_processes(table: Table, living: set[str], now: int, silent: int = 0) -> list[Entry]:
    """Mark players as gone if they were connected through a process that no longer runs.

    `silent` is the number of milliseconds for which it may not have run: its players get them back.
    """
    facts: list[log.Fact] = [
        log.Gone(seat=n, process=process)
        for n, seat in enumerate(table.seats)
        for process in sorted(seat.here - living)
    ]
    if facts and silent >= LEAST_CREDIT and table.status == RUNNING and table.deadlines() and not table.over_days:
        facts.insert(0, log.Resumed(credit=silent))
    return _entries(table, now, *facts)


def enforce_deadlines(table: Table, now: int) -> list[Entry]:
    """Everything that is due by now except bots' answers.

    That is: expired clocks, bots that stand in for absent players, games that begin by themselves.
    """
    due = min(table.deadlines(), default=None)
    if due is None or due > now:
        return []
    if table.gathering:
        return begin(table, now)
    if table.over_days:
        return _enforce_days(table, now)
    if resumed := give_back(table, 0, now):
        return resumed
    for seat in table.questions:
        stand_in = table.stand_in_due(seat)
        if is_out_of_time(table, seat, now):
            return time_out(table, seat, now)
        if stand_in is not None and stand_in <= now:
            return _entries(table, now, log.StandIn(seat=seat))
    return []


def _free_seats(table: Table) -> list[int]:
    """Seats that anybody may take; that of a player who was deleted is one of them once the game is over."""
    return [n for n, seat in enumerate(table.seats) if seat.kind == OPEN or seat.forgotten]


def _enforce_days(table: Table, now: int) -> list[Entry]:
    """In a game over days: drop a player whose time is over, or give it more if the server was down then."""
    for seat in table.questions:
        due = table.move_due(seat)
        if due is not None and due <= now:
            if is_out_of_time(table, seat, now):
                return time_out(table, seat, now)
            return _entries(table, now, log.Extended(seat=seat, until=now + days.AFTER_DOWNTIME))
    return []


def take_vacation(table: Table, guest: str, until: int, now: int) -> list[Entry]:
    """A guest takes time off until then, or ends it now: its time in this game over days stands still meanwhile."""
    seat = table.seat_of(guest)
    if seat is None or not table.over_days or (table.vacation_until(seat, now) or now) == max(until, now):
        return []
    return _entries(table, now, log.Vacation(seat=seat, until=max(until, now)))


def _names(table: Table, seats: list[int]) -> tuple[Seat, ...]:
    return tuple(Seat(table.name_of(seat)) for seat in seats)


def _entries(table: Table, now: int, *facts: log.Fact) -> list[Entry]:
    return log.numbered(table.number, now, *facts)


def _check_host(table: Table, guest: str) -> None:
    if guest != table.host:
        raise refused(OnlyTheHost())


def _check_bots_allowed(table: Table) -> None:
    if not table.settings.bots:
        raise refused(PeopleOnly())


def _check_not_running(table: Table) -> None:
    if table.status == RUNNING:
        raise refused(SeatsAreFixed())
    _check_not_gathering(table)


def _check_not_gathering(table: Table) -> None:
    if table.gathering:
        raise refused(BeginsByItself())
