"""What guests do at tables: the messages of the protocol as commands, the same for HTTP and WebSocket."""

from __future__ import annotations

import math
import secrets
import time

import sqlalchemy as sa

from throneroom.engine.errors import RecordError, SettingsError, ThroneroomError, UnknownSeatError
from throneroom.engine.messages import Message, data_of
from throneroom.server import metrics, models, schema
from throneroom.server.fair_queue import Payer
from throneroom.server.services import Services
from throneroom.server.table_service import Command
from throneroom.table import Entry, Table, TableError, absence, checked_level, commands, decision_refusal, log, undo
from throneroom.table.errors import refused
from throneroom.table.refusals import TableWornOut, TimeWasOver
from throneroom.table.table import OPEN, RUNNING

HINT_LEVEL = "best"
MOST_RENAMED = 50
"""The most tables at which a new name is shown at once."""


async def execute(
    services: Services, table_id: str, guest: str, act: models.Act, address: str
) -> models.Done:  # fmt: skip
    """Execute one of the acts of the protocol for a guest at an address, who has been charged for it."""
    if isinstance(act, models.Say):
        services.chats.take(guest)
        services.chats_from.take(address)
    services.whereabouts.remember(guest, address)
    began = time.perf_counter()
    try:
        return await _execute(services, table_id, guest, act, address)
    except (SettingsError, RecordError, UnknownSeatError) as error:
        raise TableError("bad_request", str(error)) from None
    finally:
        metrics.observe(metrics.ACTS, time.perf_counter() - began)


async def _execute(services: Services, table_id: str, guest: str, act: models.Act, address: str) -> models.Done:
    match act:
        case models.Hint():
            return await _hint(services, table_id, Payer(address, guest), act)
        case models.AskChances():
            return await _chances(services, table_id, Payer(address, guest))
        case models.Why():
            return await _why(services, table_id, guest, act)
        case models.MayUndo():
            return await _may_undo(services, table_id, guest)
        case models.Decide():
            return await _decide(services, table_id, guest, act)
        case models.Undo():
            await services.games.load_guesses(await services.tables.game_of(table_id))
        case models.Sit():
            async with services.tables.locked(table_id) as (_, table):
                host = table.host
            await services.blocks.check_welcome(host, guest)
    command = _unless_worn_out(services, await _command(services, guest, act), act)
    number = await services.tables.execute(table_id, command)
    if isinstance(act, models.Sit):
        await services.presence.arrive_if_watching(table_id, guest)
        await services.vacations.tell_game(guest, table_id)
    return models.Done(type="done", number=number, repeated=False)


# Questions


async def _hint(services: Services, table_id: str, payer: Payer, act: models.Hint) -> models.Done:
    services.hints.take(payer.guest)
    level = checked_level(act.level or HINT_LEVEL, await services.tables.game_of(table_id))
    hint = await services.bot_players.hint(table_id, payer, level)
    return models.Done(type="done", number=hint["question"], repeated=False, hint=models.HintInfo(**hint))


async def _chances(services: Services, table_id: str, payer: Payer) -> models.Done:
    services.hints.take(payer.guest)
    told = models.ChancesNow(**await services.bot_players.chances(table_id, payer))
    return models.Done(type="done", number=told.question, repeated=False, chances=told)


async def _why(services: Services, table_id: str, guest: str, act: models.Why) -> models.Done:
    """Why the guest may not take this decision."""
    async with services.tables.locked(table_id) as (live, table):
        await services.tables.catch_up(live, table)
        return _explain(table.number, decision_refusal(table, guest, act.decision))


async def _may_undo(services: Services, table_id: str, guest: str) -> models.Done:
    """Why the guest may not take back its last decision."""
    await services.games.load_guesses(await services.tables.game_of(table_id))
    async with services.tables.locked(table_id) as (live, table):
        await services.tables.catch_up(live, table)
        reason = undo.why_not(table, guest)
        return _explain(table.number, None if reason is None else refused(reason))


def _explain(number: int, refusal: ThroneroomError | None) -> models.Done:
    """Why something would be refused, as text and as a message; neither if it would be allowed."""
    reason: Message | None = getattr(refusal, "reason", None)
    return models.Done(
        type="done", number=number, repeated=False,
        why=None if refusal is None else str(refusal), reason=data_of(reason),
    )  # fmt: skip


# Commands


async def _decide(services: Services, table_id: str, guest: str, act: models.Decide) -> models.Done:
    """Take a decision. A repeated one is not executed again; one that comes too late is refused."""
    earlier: list[int] = []
    late: list[Entry] = []

    def decide(table: Table, now: int) -> list[Entry]:
        done = commands.repeated(table, guest, act.key)
        if done is not None:
            earlier.append(done)
            return []
        entries = commands.decide(table, guest, act.decision, act.question, act.key, now)
        late[:] = [entry for entry in entries if isinstance(entry.fact, log.Resigned)]
        return entries

    number = await services.tables.execute(table_id, _unless_worn_out(services, decide, act))
    if late:
        raise refused(TimeWasOver())
    return models.Done(type="done", number=earlier[0] if earlier else number, repeated=bool(earlier))


def _unless_worn_out(services: Services, command: Command, act: models.Act) -> Command:
    """The same command, but refused if the log of the table is full: then a guest can only leave."""

    def checked(table: Table, now: int) -> list[Entry]:
        full = table.number >= services.config.limits.entries
        if full and not isinstance(act, (models.Leave, models.Resign, models.End)):
            raise refused(TableWornOut(table.number))
        return command(table, now)

    return checked


async def _command(services: Services, guest: str, act: models.Act) -> Command:
    """The command for an act."""
    match act:
        case models.Sit():
            name, key = await services.store.fetch_name(guest) or "", secrets.token_bytes(32)
            return lambda table, now: commands.sit(table, guest, name, act.seat, key, now, act.contribution)
        case models.Leave():
            return lambda table, now: commands.leave(table, guest, now)
        case models.Give():
            return lambda table, now: commands.give(table, guest, act.seat, act.level, now)
        case models.Start():
            key = secrets.token_bytes(32)
            return lambda table, now: commands.start(table, guest, act.fill, key, now, act.contribution)
        case models.Contribute():
            return lambda table, now: commands.contribute(table, guest, act.contribution, now)
        case models.Undo():
            return lambda table, now: undo.ask(table, guest, now)
        case models.AnswerUndo():
            return lambda table, now: undo.answer(table, guest, act.agree, now)
        case models.Wait():
            return lambda table, now: absence.wait_longer(table, guest, act.seat, now)
        case models.StandIn():
            return lambda table, now: absence.call_stand_in(table, guest, act.seat, now)
        case models.End():
            return lambda table, now: absence.end_game(table, guest, now)
        case models.Resign():
            return lambda table, now: commands.resign(table, guest, now)
        case models.Skip():
            return lambda table, now: commands.skip(table, guest, now)
        case models.Say():
            text = services.words.mask(act.text)
            return lambda table, now: commands.say(table, guest, text, now)
        case models.Nudge():
            return lambda table, now: commands.nudge(table, guest, act.seat, now)
        case models.Rematch(agree=False):
            return lambda table, now: commands.refuse_rematch(table, guest, now)
        case models.Rematch():
            key = secrets.token_bytes(32)
            return lambda table, now: commands.rematch(table, guest, key, now, act.contribution)
        case _:
            raise TypeError(f"{act.type} is no command")


async def rename(services: Services, guest: str, name: str) -> None:
    """Rename a guest, also at its tables that are not over."""
    services.renames.take(guest)
    services.words.check_name(name)
    await rename_everywhere(services, guest, name, services.config.limits.entries)


async def rename_everywhere(services: Services, guest: str, name: str, most: float = math.inf) -> None:
    """Give a guest another name, also at its tables that are not over and whose logs are not full."""

    def rename(table: Table, now: int) -> list[Entry]:
        return commands.rename(table, guest, name, now) if table.number < most else []

    await services.store.rename(guest, name)
    tables, sitters = schema.tables, schema.sitters
    query = (
        sa.select(tables.c.id)
        .join(sitters, sitters.c.table_id == tables.c.id)
        .where(sitters.c.guest == guest, tables.c.status.in_((OPEN, RUNNING)))
        .order_by(tables.c.updated.desc())
        .limit(MOST_RENAMED)
    )
    for row in await services.store.fetch(query):
        try:
            await services.tables.execute(row.id, rename)
        except TableError as error:
            if error.code != "outdated":
                raise
