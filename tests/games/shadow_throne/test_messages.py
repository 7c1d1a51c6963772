"""Messages: every kind has words and a maker, and an effect names the characters that act and those that feel it."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.shadow_throne.tables import fought, new, play_on, sees, with_kyros
from throneroom import Match
from throneroom.engine.catalogue import LANGUAGES
from throneroom.engine.game import find
from throneroom.engine.messages import Event, Message, Phrase, Question, Reason
from throneroom.games.shadow_throne import messages, reasons, story
from throneroom.games.shadow_throne.cards import SLUGS

GAME = find("shadow-throne")
KINDS = [kind for _, kind in inspect.getmembers(messages, inspect.isclass) if kind.__module__ == messages.__name__]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_and_every_card_has_words(language: str) -> None:
    bundle = GAME.catalogue(language)._bundle
    for name in [kind.kind for kind in KINDS] + [f"card-{card}" for card in SLUGS]:
        assert bundle.has_message(name), name


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.kind)
def test_every_kind_has_a_maker(kind: type[Message]) -> None:
    maker = reasons if issubclass(kind, Reason) else story
    assert re.search(rf"\bm\.{kind.__name__}\b", inspect.getsource(maker))
    assert issubclass(kind, (Event, Question, Reason, Phrase))


# Cause and effect


def spots(match: Match) -> set[str]:
    """What the page calls the cards in the lines."""
    return {f"{one.seat} {card.card} {card.wave}" for one in sees(match).players for card in one.line}


def spot(character: dict[str, Any]) -> str:
    return f"{character['seat']} {character['card']} {character['wave']}"


def effects(match: Match) -> list[tuple[str, list[str], list[str]]]:
    """The abilities of the last decision: what they did, the spots of who acted, and of who felt it."""
    told = [event.data() for event in match.events("spectator")[-1]]
    return [
        (one["kind"], [spot(actor) for actor in one["actors"]], [spot(target) for target in one["targets"]])
        for one in told
        if "actors" in one
    ]


@pytest.mark.rule("ST-10")
def test_both_companies_of_knights_kill() -> None:
    assert effects(fought("benthon-knights", "outlaw", "benthon-knights")) == [
        ("killed", ["p1 benthon-knights 1", "p3 benthon-knights 1"], ["p2 outlaw 1"])
    ]


@pytest.mark.rule("ST-10")
def test_the_knights_of_an_earlier_wave_have_no_part_in_it() -> None:
    match = fought(
        "benthon-knights", "outlaw", "tithe-master", line_p1="outlaw", line_p2="benthon-knights", line_p3="outlaw"
    )
    assert effects(match) == [("killed", ["p1 benthon-knights 2"], ["p2 outlaw 2", "p3 tithe-master 2"])]


@pytest.mark.rule("ST-17")
def test_a_called_killer_acts_from_the_wave_of_the_king() -> None:
    match = with_kyros("anna-lys", "protis", "queens-guard", line_p1="outlaw", line_p2="outlaw", line_p3="outlaw")
    assert effects(match) == [
        ("killed", ["p1 anna-lys 2"], ["p3 queens-guard 2"]),
        ("converted", ["p2 protis 2"], ["p3 queens-guard 2"]),
    ]
    called = match.events("spectator")[-1][0].data()
    assert called == {"kind": "extra-called", "seat": "p1", "card": "anna-lys", "wave": 2, "purse": "pays", "gold": 3}


@pytest.mark.rule("ST-14")
def test_picureas_acts_from_the_wave_before() -> None:
    match = fought("outlaw", "datura", "outlaw", line_p1="loyal-soldier", line_p2="picureas", line_p3="tithe-master")
    assert effects(match) == [("picureas-prepared", ["p2 picureas 1"], ["p1 outlaw 2", "p3 outlaw 2"])]


@pytest.mark.rule("ST-13")
def test_scouts_say_how_much_each_of_the_others_gains() -> None:
    match = fought("phabos-scouts", "phabos-scouts", "outlaw")
    (event,) = (event for event in match.events("spectator")[-1] if isinstance(event, messages.ScoutsRideAhead))
    assert event.companies == 2
    assert [spot(actor.data()) for actor in event.actors] == ["p1 phabos-scouts 1", "p2 phabos-scouts 1"]
    assert [(spot(target.data()), target.power) for target in event.targets] == [
        ("p1 phabos-scouts 1", 1),
        ("p2 phabos-scouts 1", 1),
        ("p3 outlaw 1", 2),
    ]


@pytest.mark.rule("ST-15")
def test_the_queen_reaches_equal_commoners_of_all_waves() -> None:
    match = fought("queen-eletheria", "outlaw", "simone", line_p1="outlaw", line_p2="outlaw", line_p3="tithe-master")
    assert effects(match) == [
        ("eletheria-calls", ["p1 queen-eletheria 2"], ["p1 outlaw 1", "p2 outlaw 1", "p2 outlaw 2"])
    ]


@pytest.mark.rule("ST-16")
def test_a_whisper_names_those_who_fall_silent() -> None:
    assert effects(fought("sythera", "king-kyros", "protis")) == [
        ("silenced", ["p1 sythera 1"], ["p2 king-kyros 1", "p3 protis 1"])
    ]


def characters(value: Any) -> Iterator[dict[str, Any]]:
    """All that an event as data says of characters in the battle."""
    if isinstance(value, list):
        for item in value:
            yield from characters(item)
    if isinstance(value, dict):
        if value.keys() >= {"seat", "card", "wave"}:
            yield value
        yield from characters(list(value.values()))


def test_every_character_of_an_event_lies_on_the_table() -> None:
    match = play_on(new(), "over")
    for ply in range(1, match.ply + 1):
        then = match.at(ply)
        for event in then.last_events("spectator"):
            assert {spot(one) for one in characters(event.data())} <= spots(then)


@pytest.mark.rule("ST-26")
def test_a_secret_card_is_in_no_event_of_the_others() -> None:
    match = play_on(new(), "wave")
    for ply in range(1, match.ply + 1):
        then = match.at(ply)
        seat, decision = then.history[-1]
        for viewer in (*match.seats, "spectator"):
            taken = then.last_events(viewer)[0].data()
            assert taken["card"] == (decision.split()[1] if viewer == seat else None)
