"""Messages: each has words and somebody who makes it, and events carry what a page needs to know."""

import inspect
import json
import re
from pathlib import Path

import pytest

import throneroom
from tests.games.battle_for_the_throne.tables import GAME, table
from throneroom import Match
from throneroom.engine.catalogue import ENGLISH
from throneroom.engine.messages import Event, Message
from throneroom.games.battle_for_the_throne import messages as m
from throneroom.games.battle_for_the_throne import reasons, story

KINDS = {
    name: thing
    for name, thing in vars(m).items()
    if isinstance(thing, type) and issubclass(thing, Message) and thing.__module__ == m.__name__
}
GOLDEN = (Path(__file__).parent / "golden.txt").read_text(encoding="utf-8")


def told(match: Match, seat: str, decision: str, viewer: str | None = None) -> list[Event]:
    """The events of one decision."""
    match.play(seat, decision)
    return match.last_events(viewer)


def test_every_kind_has_words_and_a_maker() -> None:
    made = set(re.findall(r"\bm\.([A-Z]\w+)", inspect.getsource(story) + inspect.getsource(reasons)))
    assert made - {"Rank", "Drawn", "Whereabouts"} == set(KINDS)
    bundle = throneroom.find(GAME).catalogue(ENGLISH)._bundle
    assert [name for name, kind in KINDS.items() if not bundle.has_message(kind.kind)] == []


@pytest.mark.rule("BA-6")
@pytest.mark.parametrize("value", range(2, 11))
def test_a_number_card_says_what_it_counts_on_each_colour(value: int) -> None:
    words = throneroom.find(GAME).catalogue(ENGLISH)
    for suit in "cdhs":
        assert words.card_text(f"{value}{suit}") == (
            f"Attack: {value} points on the other colour, half of them, rounded down, on the other suit of its colour, "
            "never on its own suit."
        )


def test_messages_are_plain_json() -> None:
    match = throneroom.replay(GOLDEN)
    for viewer in (None, "spectator", "p1"):
        for event in [event for events in match.events(viewer) for event in events]:
            assert json.loads(json.dumps(event.data())) == event.data()


@pytest.mark.rule("BA-7")
def test_a_fall_names_the_attack_and_the_place_where_the_character_stood() -> None:
    match = table(p1_hand="10c", p2_jacks="js, jd + p1 2c")
    target = {"kind": "character", "seat": "p2", "rank": "jack", "place": 2, "card": "jd", "rallied": False}
    assert told(match, "p1", "attack 10c p2 jack 2")[1].data() == {
        "kind": "character-fell", "owner": "p1", "card": "10c", "target": target, "points": 10, "halved": False,
        "whole": 10,
    }  # fmt: skip


@pytest.mark.rule("BA-14")
def test_a_king_in_another_rank_is_marked() -> None:
    match = table(p1_hand="10h", p2_queens="qc, kd")
    (attacked, landed) = [event.data() for event in told(match, "p1", "attack 10h p2 queen 2")]
    target = {"kind": "character", "seat": "p2", "rank": "queen", "place": 2, "card": "kd", "rallied": True}
    assert attacked == {"kind": "attacked", "seat": "p1", "card": "10h", "target": target}
    assert landed == {
        "kind": "attack-landed", "owner": "p1", "card": "10h", "target": target, "points": 5, "halved": True,
        "left": 15,
    }  # fmt: skip


@pytest.mark.rule("BA-17")
def test_who_loses_the_king_is_told_with_round_and_place() -> None:
    match = table(4, p1_hand="10c", p2_king="kd + p1 10s", p3_fallen="kc", round="7")
    assert told(match, "p1", "attack 10c p2 king")[-1].data() == {
        "kind": "king-lost", "seat": "p2", "king": "kd", "round": 7, "place": 3,
    }  # fmt: skip


@pytest.mark.rule("BA-17", "BA-20")
def test_places_of_a_whole_game_are_all_different() -> None:
    match = throneroom.replay(GOLDEN)
    events = [event for events in match.events("spectator") for event in events]
    fell = [event for event in events if isinstance(event, m.KingLost)]
    assert [event.place for event in fell] == list(range(match.players, 1, -1))
    rounds = [event.round for event in events if isinstance(event, m.RoundBegun)]
    assert rounds == list(range(1, len(rounds) + 1))
    (last,) = [event for event in events if isinstance(event, m.LastKing)]
    assert last.seat not in {event.seat for event in fell}


@pytest.mark.rule("BA-3")
def test_a_game_that_begins_later_tells_its_round_and_what_is_asked() -> None:
    match = table(round="3", turn="p2")
    assert match.events()[0] == [m.GameOpened(2, 0), m.BegunLater(3, match.question())]
    assert match.log()[-1] == match.asked()


@pytest.mark.rule("BA-10")
def test_a_new_character_is_told_with_its_place() -> None:
    match = table(p1_hand="qd", p1_queens="qc, qs")
    (deployed,) = told(match, "p1", "deploy qd")
    assert deployed.data() == {"kind": "deployed", "seat": "p1", "card": "qd", "rank": "queen", "place": 3}


@pytest.mark.rule("BA-1", "BA-22")
def test_a_choice_in_secret_holds_no_card() -> None:
    match = throneroom.new(GAME, seed=1)
    match.play("p1", "king hearts")
    assert match.last_events("p1")[0].data() == {"kind": "chosen", "seat": "p1", "card": "kh"}
    for other in ("p2", "spectator"):
        assert match.last_events(other)[0].data() == {"kind": "chosen-in-secret", "seat": "p1", "rank": "king"}


@pytest.mark.rule("BA-8", "BA-22")
def test_others_are_told_only_how_many_cards_are_drawn() -> None:
    match = table(stage="honor", target="p2", p2_deck="9h, rest")
    match.play("p2", "draw")
    drawn = {viewer: match.last_events(viewer)[0].data()["drawn"] for viewer in ("p1", "p2")}
    assert drawn == {"p1": {"kind": "counted-cards", "count": 1}, "p2": {"kind": "seen-cards", "cards": ["9h"]}}
