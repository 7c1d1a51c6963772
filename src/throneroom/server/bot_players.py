"""Bot players: bots decide for their seats at the pace of the table, and give hints to people."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Sequence
from typing import Any, NamedTuple, TypeVar

from throneroom.bots.bot import known_to
from throneroom.engine.game import seat_names
from throneroom.engine.position import KnownPosition
from throneroom.server import clock, metrics
from throneroom.server.bot_pool import BotPool
from throneroom.server.fair_queue import Payer
from throneroom.server.live_table import LiveTable
from throneroom.server.review_json import likely_data
from throneroom.server.table_service import RETRY_AFTER, TableChange, TableObserver, TableService
from throneroom.server.transaction import Unavailable
from throneroom.server.whereabouts import Whereabouts
from throneroom.table import Table, commands
from throneroom.table.errors import refused
from throneroom.table.refusals import HintWhenAsked, NoAdvice, NoHintsHere
from throneroom.table.table import Question

STEP = 250
"""Milliseconds. A late answer is shown a multiple of this time after the usual pause."""
Answer = TypeVar("Answer")
logger = logging.getLogger("throneroom.bots")


def wait_before_answer(asked: int, pause: int, now: int) -> int:
    """Milliseconds until an answer is shown: a pause after the question, or some steps later if it comes late.

    Never more than the pause, even if the clock was set back since the question.
    """
    late = max(0, now - asked - pause)
    return min(max(pause, STEP), max(0, asked + pause + -(-late // STEP) * STEP - now))


class Asked(NamedTuple):
    """What a guest who wants help has to decide."""

    question: int
    known: KnownPosition
    """A copy with only what the seat knows: the game may go on meanwhile."""
    seat: int
    notations: Sequence[str]


class BotPlayers(TableObserver):
    """The bots at the tables that this process drives."""

    def __init__(self, tables: TableService, bot_pool: BotPool, whereabouts: Whereabouts) -> None:
        self._tables, self._bot_pool, self._background = tables, bot_pool, tables.background
        self._whereabouts = whereabouts

    def table_changed(self, change: TableChange) -> None:
        """Start a task for every bot that is asked and not thinking yet."""
        live, table = change.live, change.table
        if not change.drives or self._background.closing:
            return
        for seat, question in table.questions.items():
            thinking = live.thinking.get(seat)
            if table.seats[seat].played_by_bot and (thinking is None or thinking[0] != question.number):
                if thinking:
                    thinking[1].cancel()
                task = self._background.spawn(self._play(live, table, seat, question))
                live.thinking[seat] = question.number, task

    async def _play(self, live: LiveTable, table: Table, seat: int, question: Question) -> None:
        """Decide for a seat. The decision is shown at the pace of the table, however quickly it was found."""
        try:
            asked = table.questions.get(seat)
            if asked is None or asked.number != question.number:
                return  # the game has ended or moved on before the bot began
            match, level, pause = table.playing, table.level_of(seat), table.answer_after(seat)
            known = known_to(match.position, seat)
            decision = match.notations[await self._choose(known, seat, level, table.host or live.id)]
            if pause:
                await asyncio.sleep(wait_before_answer(question.at, pause, clock.now()) / 1000)
            await self._decide(live.id, seat, decision, question)
        finally:
            thinking = live.thinking.get(seat)
            if thinking and thinking[0] == question.number:
                del live.thinking[seat]

    async def _choose(self, known: KnownPosition, seat: int, level: str, host: str) -> int:
        """The action that a bot of this level chooses, at the expense of the guest who opened the table.

        If the bot fails, any legal action, so that no game stalls.
        """
        try:
            payer = await self._whereabouts.fetch_payer(host)
            return (await self._bot_pool.think(known, seat, level, payer)).action
        except Exception:
            logger.exception("a bot failed", extra={"game": known.game.name, "bot": level})
            metrics.FAILURES.inc()
            return int(secrets.choice(known.legal(seat)))

    async def _decide(self, table_id: str, seat: int, decision: str, question: Question) -> None:
        """Execute the decision; retry while the database does not answer."""
        while True:
            try:
                await self._tables.execute(
                    table_id,
                    lambda table, now: commands.decide_as_bot(table, seat, decision, question.number, now),
                )
                return
            except Unavailable:
                await asyncio.sleep(RETRY_AFTER)

    async def chances(self, table_id: str, payer: Payer) -> dict[str, Any]:
        """What each seat can expect, judged by what the guest who pays for it knows."""
        asked = await self._asked(table_id, payer.guest)
        judgement = await self._advised(asked, self._bot_pool.judge(asked.known, asked.seat, payer))
        return {"question": asked.question, "chances": _by_seat(judgement.shares), "exact": judgement.exact}

    async def hint(self, table_id: str, payer: Payer, level: str) -> dict[str, Any]:
        """What a bot would do in the place of the guest who pays, why, and what each seat can expect."""
        asked = await self._asked(table_id, payer.guest)
        thought = await self._advised(asked, self._bot_pool.advise(asked.known, asked.seat, level, payer))
        why = self._bot_pool.hint_reason(asked.known, asked.seat, thought.action, payer)
        compared, reason = await self._advised(asked, why) or (None, None)
        notations = asked.notations
        return {
            "question": asked.question,
            "decision": notations[thought.action],
            "chances": _by_seat(thought.shares),
            "ranking": [
                {"decision": notations[choice.action], "share": round(choice.share, 3)}
                for choice in thought.ranking[:5]
            ],
            "exact": thought.exact,
            "compared": None if compared is None else notations[compared],
            "brings": likely_data(reason.brings if reason else ()),
            "prevents": likely_data(reason.prevents if reason else ()),
        }

    async def _asked(self, table_id: str, guest: str) -> Asked:
        """The position in which the guest is asked; refuses those who may not have help with it."""
        async with self._tables.locked(table_id) as (_, table):
            seat = table.own_seat(guest)
            match = table.playing
            if not table.hints_allowed:
                raise refused(NoHintsHere())
            if seat not in table.questions:
                raise refused(HintWhenAsked())
            return Asked(table.questions[seat].number, known_to(match.position, seat), seat, match.notations)

    @staticmethod
    async def _advised(asked: Asked, work: Awaitable[Answer]) -> Answer:
        """What a bot answers; refused if it fails."""
        try:
            return await work
        except Exception as error:
            logger.exception("a hint failed", extra={"game": asked.known.game.name})
            raise refused(NoAdvice()) from error


def _by_seat(shares: Sequence[float]) -> dict[str, float]:
    return dict(zip(seat_names(len(shares)), (round(share, 3) for share in shares), strict=True))
