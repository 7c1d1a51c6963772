"""What is told as values: every kind has its words and its maker, and carries what a page needs."""

import inspect
import json
from pathlib import Path

import pytest

from throneroom.engine.match import Match, replay
from throneroom.engine.messages import CardSlug, Event, Message, Seat
from throneroom.games.behind_the_throne import messages as m
from throneroom.games.behind_the_throne import reasons, story

KINDS = {
    found.kind: found
    for found in vars(m).values()
    if inspect.isclass(found) and issubclass(found, Message) and found.__module__ == m.__name__
}


def test_every_kind_has_a_maker() -> None:
    sources = inspect.getsource(story) + inspect.getsource(reasons)
    assert [name.__name__ for name in KINDS.values() if f"m.{name.__name__}(" not in sources] == []


def test_the_golden_game_is_told_in_plain_data() -> None:
    match = replay(Path(__file__).with_name("golden.txt").read_bytes())
    for viewer in (None, "spectator", *match.seats):
        for event in (event for events in match.events(viewer) for event in events):
            assert json.loads(json.dumps(event.data())) == event.data()


# What a page needs


def told(players: int, decision: str, viewer: str | None = None, **parts: str) -> list[Event]:
    """The events of one decision of p1."""
    match = Match.arrange("behind-the-throne", players, seed=1, **parts)
    match.play("p1", decision)
    return match.last_events(viewer)


def card(slug: str, value: int) -> m.Valued:
    return m.Valued(CardSlug(slug), value)


def row(*slugs: str) -> tuple[CardSlug, ...]:
    return tuple(map(CardSlug, slugs))


@pytest.mark.rule("BT-4")
def test_a_lost_row_is_told_whole_and_in_order() -> None:
    events = told(2, "reveal", p2="judge", row="prophet, prophet, general", deck="assassin, rest", discard="jester")
    piles = tuple(m.Pile(CardSlug(slug), count) for slug, count in [("prophet", 2), ("general", 1), ("assassin", 1)])
    lost = m.Row(row("prophet", "prophet", "general", "assassin"), piles)
    assert events == [
        m.CardRevealed(Seat("p1"), card("assassin", 4)),
        m.RowLost(Seat("p1"), card("assassin", 4), card("general", 1), lost),
    ]


@pytest.mark.rule("BT-21", "BT-22")
def test_the_end_tells_what_is_lost_and_which_kinds_pay() -> None:
    end, over = told(2, "reveal", p1="king x2, judge x3, queen", row="judge", deck="end, rest")
    assert end == m.EndRevealed(Seat("p1"), m.Row(row("judge"), (m.Pile(CardSlug("judge"), 1),)), 1)
    scores = m.Score(Seat("p1"), 14, row("judge", "king")), m.Score(Seat("p2"), 0, ())
    assert over == m.GameOver(scores, m.Won(Seat("p1"), 14))


@pytest.mark.rule("BT-7", "BT-14")
@pytest.mark.parametrize(
    ("decision", "p2", "guarded"),
    [
        ("destroy p2 alchemist", "alchemist, king", True),
        ("destroy p2 king", "judge, king", False),
        ("destroy p1 king", "judge", False),
        ("swap p2 minstrel", "minstrel, king", True),
        ("swap p2 king", "judge, king", False),
    ],
)
def test_a_card_that_its_owner_guards_is_told_so(decision: str, p2: str, guarded: bool) -> None:
    event = told(2, decision, p1="alchemist, minstrel, king", p2=p2, row="judge x2")[0]
    assert isinstance(event, m.CardDestroyed | m.RowSwapped)
    assert event.guarded is guarded


@pytest.mark.rule("BT-10", "BT-13")
def test_a_drop_tells_whether_it_was_forced() -> None:
    match = Match.arrange(
        "behind-the-throne", 2, seed=1, p2="general, prophet, jester, assassin, judge, queen", taken="king",
        received="queen, judge",
    )  # fmt: skip
    for drop, forced in (("general", True), ("queen", False)):
        match.play("p2", f"drop {drop}")
        assert match.last_events()[0] == m.KindDropped(Seat("p2"), m.Pile(CardSlug(drop), 1), forced)


@pytest.mark.rule("BT-19")
@pytest.mark.parametrize("viewer", ["p2", "spectator"])
def test_the_card_that_the_prophet_shows_is_told_to_nobody_else(viewer: str) -> None:
    parts = {"p1": "prophet", "deck": "king, rest"}
    assert told(2, "use prophet", **parts, viewer="p1") == [m.TopCardSeen(Seat("p1"), False, card("king", 9))]
    assert told(2, "use prophet", **parts, viewer=viewer) == [m.TopCardSeenInSecret(Seat("p1"), False)]
