"""Throne and the Grail: every kind of message has words, is made somewhere, and carries what a page needs."""

import inspect
import json
import random
import re
from collections.abc import Iterator
from dataclasses import is_dataclass
from functools import partial
from importlib import resources
from typing import Any

import pytest

import throneroom
from throneroom import Match
from throneroom.engine.catalogue import ENGLISH
from throneroom.engine.messages import Message, Phrase, kind_of
from throneroom.games.throne_and_grail import messages as m
from throneroom.games.throne_and_grail import reasons, story

GAME = throneroom.find("throne-and-grail")
arrange = partial(throneroom.arrange, GAME, seed=1)

KINDS: list[type[Message]] = [
    kind for kind in vars(m).values() if is_dataclass(kind) and inspect.getmodule(kind) is m and isinstance(kind, type)
]


def parts(value: Any) -> Iterator[Message]:
    """A message and all those inside it."""
    if isinstance(value, Message):
        yield value
        value = tuple(vars(value).values())
    if isinstance(value, tuple):
        for inner in value:
            yield from parts(inner)


def met(match: Match, choose: random.Random) -> Iterator[Message]:
    """All messages of a match that is played to its end at random, and of some refusals on the way."""
    while not match.over:
        (seat,) = match.waiting
        yield match.question(seat)
        for decision in ("take", *choose.sample(match.notations, 3)):
            refusal = match.refusal(seat, decision)
            if isinstance(refusal, throneroom.IllegalDecisionError):
                assert refusal.reason is not None
                yield refusal.reason
        match.play(seat, choose.choice(match.legal(seat)))
    yield match.question()
    for events in match.events():
        yield from events


def test_every_kind_occurs_and_has_words() -> None:
    choose = random.Random(1)
    matches = [throneroom.new(GAME, seed=seed) for seed in range(6)]
    same = "5 x 2, 6 x 3, 7 x 3, 8 x 3, grail, +3, -3, +4, -4"
    matches += [
        arrange(round="4", took="p1, p2", p1="", p2="-4", p1_taken=same, p2_taken=same, away="5, 8, 8"),
        arrange(p1="", p2="", took="p2", p2_taken="rest x 5", line="5, 6, 7, 8, grail, grail, grail", turn="p1"),
        arrange(took="p2", p1="rest x 4", p2_taken="grail x 3", line=""),
    ]
    catalogue, seen = GAME.catalogue(ENGLISH), set()
    for match in matches:
        for message in met(match, choose):
            assert catalogue.text(message)
            assert json.loads(json.dumps(message.data())) == message.data()
            seen |= {type(part) for part in parts(message)}
    assert seen == set(KINDS)


def test_no_words_are_for_nothing() -> None:
    words = (resources.files("throneroom") / "languages" / "en" / "throne-and-grail.ftl").read_text(encoding="utf-8")
    cards = {f"card-{face}" for face in ("5", "6", "7", "8", "grail", "plus", "minus")}
    expected = {kind_of(kind) for kind in KINDS} | cards | {"seat-p1", "seat-p2"}
    assert sorted(re.findall(r"^([\w-]+) =", words, re.MULTILINE)) == sorted(expected)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_kind_is_made_somewhere(kind: type[Message]) -> None:
    makers = inspect.getsource(story) + inspect.getsource(reasons)
    assert f"m.{kind.__name__}(" in makers
    if issubclass(kind, Phrase):
        assert any(kind.__name__ in str(other.__annotations__) for other in KINDS if other is not kind)


@pytest.mark.rule("TG-10", "TG-12")
def test_a_take_says_what_it_costs_each_seat_and_why() -> None:
    match = arrange(round="2", p1_taken="5, 6, 6, 8", p2_taken="6, 7, 7, -4", line="+3, 6, 8, -4", turn="p2")
    match.play("p2", "take")
    points = match.last_events("p1")[-1]
    assert isinstance(points, m.PointsSoFar)
    assert points.lion == m.Points("p1", total=5, before=19, lost=("6", "8"))
    assert points.raven == m.Points("p2", total=2, before=3, lost=())


@pytest.mark.rule("TG-10", "TG-13")
def test_so_does_the_last_take() -> None:
    match = arrange(
        round="4", took="p1", p1="", p2="", line="7, +4, 8, 8, 8, -4, -4", turn="p2",
        p1_taken="5 x 5, 6 x 4, 7 x 3, 8 x 3, +3 x 3, +4 x 2",
        p2_taken="6 x 2, 7 x 3, 8 x 2, grail x 2, +4, -2 x 2, -3 x 3",
    )  # fmt: skip
    match.play("p2", "take")
    lion, raven = (event for event in match.last_events("spectator") if isinstance(event, m.Scored))
    assert (lion.before, lion.total, lion.lost) == (51, 43, ("8",))
    assert (raven.before, raven.total, raven.lost) == (-9, -9, ())


def test_numbers_of_any_box_have_names() -> None:
    match = arrange(options={"plus": (20,) * 7, "minus": (-8,) * 9}, p1="+20, -8, rest")
    match.play("p1", "play +20")
    match.play("p2", match.legal("p2")[0])
    match.play("p1", "play -8")
    assert match.log("spectator")[1] == "Lion sweetens the Line with a +20."
    assert match.log("spectator")[3] == "Lion spoils the Line with a -8."
