"""Premoves: what may be prepared, when it is played, and why it is cancelled."""

from __future__ import annotations

import pytest

from tests.table.test_table import Sitting, both_there, mover_and_other
from throneroom.engine.game import all_games
from throneroom.engine.premoves import foresee
from throneroom.table import TableError, commands, undo
from throneroom.table.premoves import (
    CHANGED,
    DONE,
    ILLEGAL,
    OTHER,
    Answer,
    Cancel,
    Play,
    Premove,
    foresight,
    judge,
    may_prepare,
    prepare,
)


def two(game: str = "hierarchy") -> tuple[Sitting, str, str]:
    """A game of two people: who is asked, and who may prepare something."""
    sitting = Sitting(game, "me", "ben", hours_a_move=72)
    return sitting, *mover_and_other(sitting)


def prepared(sitting: Sitting, guest: str, *answers: Answer) -> Premove:
    return prepare(sitting.table, guest, sitting.table.playing.ply, answers)


def decide(sitting: Sitting, guest: str, decision: str) -> None:
    sitting.do(commands.decide, guest, decision, None, None)


def test_open_games_foresee_every_answer_to_every_decision() -> None:
    sitting, mover, other = two()
    foreseen = foresight(sitting.table, other)
    seat, name = sitting.table.own_seat(mover), sitting.table.name_of(sitting.table.own_seat(other))
    for reply, answers in foreseen.after.items():
        then = sitting.table.outcome(seat, reply)
        assert list(answers) == then.legal(name) != []
    assert set(foreseen.always) == {answer for answers in foreseen.after.values() for answer in answers}
    assert foresight(sitting.table, mover) == foresee(sitting.table.playing, seat)
    assert not foresight(sitting.table, mover).always and not foresight(sitting.table, "stranger").always


def test_a_named_reply_is_answered_and_another_one_cancels() -> None:
    sitting, mover, other = two()
    replies = list(foresight(sitting.table, other).after)
    reply, surprise = replies[0], replies[1]
    answer = foresight(sitting.table, other).after[reply][0]
    premove = prepared(sitting, other, Answer(reply, answer))
    assert judge(sitting.table, premove) is None
    before = sitting.table.number
    decide(sitting, mover, reply)
    question = sitting.table.questions[sitting.table.own_seat(other)].number
    assert judge(sitting.table, premove) == Play(question, answer) and sitting.table.number == before + 1
    decide(sitting, other, answer)
    assert judge(sitting.table, premove) == DONE

    sitting, mover, other = two()
    premove = prepared(sitting, other, Answer(reply, answer))
    decide(sitting, mover, surprise)
    assert judge(sitting.table, premove) == Cancel(OTHER)


def test_an_answer_to_anything_is_cancelled_if_it_is_not_legal() -> None:
    sitting, mover, other = two()
    foreseen = foresight(sitting.table, other)
    reply, answer = next(
        (reply, answer) for answer in foreseen.always for reply, legal in foreseen.after.items() if answer not in legal
    )
    premove = prepared(sitting, other, Answer(None, answer))
    decide(sitting, mover, reply)
    assert judge(sitting.table, premove) == Cancel(ILLEGAL)


def test_what_was_taken_back_cancels() -> None:
    sitting, mover, other = two()
    both_there(sitting)
    decide(sitting, mover, sitting.table.playing.legal(sitting.table.name_of(sitting.table.own_seat(mover)))[0])
    mover, other = other, mover
    premove = prepared(sitting, other, Answer(None, foresight(sitting.table, other).always[0]))
    sitting.do(undo.ask, other)
    sitting.do(undo.answer, mover, True)
    assert judge(sitting.table, premove) == Cancel(CHANGED)


def test_hidden_cards_leave_only_the_own_hand_until_the_rival_takes() -> None:
    sitting, mover, other = two("throne-and-grail")
    table = sitting.table
    seats = table.own_seat(mover), table.own_seat(other)
    foreseen = foresight(table, other)
    hidden = table.playing.position.hidden(seats[1]).snapshot()
    hand = {int(hidden.hand[seats[1], n]) for n in range(5)}
    assert foreseen.after == {} and {table.playing.notations.index(answer) for answer in foreseen.always} == hand
    premove = prepared(sitting, other, Answer(None, foreseen.always[0]))
    decide(sitting, mover, table.playing.legal(table.name_of(seats[0]))[0])
    assert isinstance(judge(table, premove), Play)

    sitting, mover, other = two("throne-and-grail")
    premove = prepared(sitting, other, Answer(None, foreseen.always[0]))
    decide(sitting, mover, "take")
    assert judge(sitting.table, premove) == Cancel(CHANGED)


def test_nothing_else_can_be_prepared() -> None:
    sitting, mover, other = two("throne-and-grail")
    for guest, answer in ((mover, "take"), (other, "take"), (other, "no such thing")):
        with pytest.raises(TableError) as refused:
            prepared(sitting, guest, Answer(None, answer))
        assert refused.value.code == "no_premove"
    with pytest.raises(TableError) as refused:
        prepare(sitting.table, other, 3, (Answer(None, "take"),))
    assert refused.value.code == "stale"
    alone = Sitting("hierarchy", "me", "bot:random")
    assert not may_prepare(alone.table, 0) and not may_prepare(alone.table, 1)
    with_premoves = {game.name for game in all_games() if game.has_premoves}
    assert with_premoves == {"hierarchy", "throne-and-grail"}
    assert not any(game.secrets for game in all_games() if game.foreseeable)
