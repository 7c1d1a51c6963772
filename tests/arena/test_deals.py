"""A deal at the table: fair, mirrored, repeatable."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.arena.plans import plan_of, play_deal
from throneroom import bots
from throneroom.arena.deals import prepare
from throneroom.arena.score import deal_score
from throneroom.bots.simple import RandomBot
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game, find
from throneroom.engine.position import Position


def test_a_line_tells_who_sat_where_and_what_came_of_it() -> None:
    games = play_deal(plan_of("hierarchy", "squire,random"), 3)
    assert [(game["deal"], game["seating"]) for game in games] == [(3, 0), (3, 1)]
    assert [game["bots"] for game in games] == [[0, 1], [1, 0]]
    for game in games:
        assert sum(game["standing"]) == 1
        assert all(0 < longest <= spent for longest, spent in zip(game["longest"], game["seconds"], strict=True))
        assert sorted(" ".join(game["cards"]).split()) == sorted(find("hierarchy").cards.SLUGS)
        assert game["rules"]["HI-7"] == game["rules"]["HI-3"] == 1
    hands = [game["cards"] for game in games]
    assert hands[0] == hands[1]


def test_cards_and_rules_are_recorded_in_every_nth_deal() -> None:
    plan = plan_of("hierarchy", "random", balance_every=2)
    assert ["cards" in play_deal(plan, deal)[0] for deal in range(4)] == [True, False, True, False]
    assert "cards" not in play_deal(plan_of("hierarchy", "random", balance_every=0), 0)[0]
    assert "cards" not in play_deal(plan_of("sealed-bids", "random"), 0)[0]


def test_a_deal_is_played_the_same_way_again() -> None:
    plan = plan_of("sealed-bids", "knight:30,squire", 3)
    once, again = play_deal(plan, 1), play_deal(plan, 1)
    for game in [*once, *again]:
        del game["seconds"], game["longest"]
    assert once == again


@pytest.mark.parametrize(
    ("game", "bots", "players"),
    [("hierarchy", "knight:40,knight:40", 2), ("hierarchy", "random,random", 2), ("sealed-bids", "squire,squire", 3)],
)
def test_a_bot_against_itself_scores_exactly_half(game: str, bots: str, players: int) -> None:
    plan = plan_of(game, bots, players)
    for deal in range(6):
        assert deal_score(play_deal(plan, deal), 0, 1) == pytest.approx(0.5, abs=1e-12)


def test_a_bot_that_searches_beats_one_that_does_not() -> None:
    plan = plan_of("hierarchy", "knight:100,random")
    assert sum(deal_score(play_deal(plan, deal), 0, 1) for deal in range(15)) > 10


@contextmanager
def spied(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Position]]:
    """Every position that a bot is shown."""
    seen: list[Position] = []

    class Spy(RandomBot):
        def decide(self, known: bots.KnownPosition, seat: int) -> int:
            seen.append(known.copy())
            assert known.bytes() == known.hidden(seat).bytes()
            return super().decide(known, seat)

    def named(text: str, game: Game, seed: int = 0) -> bots.Bot:
        return bots.Bot(Spy(seed))

    monkeypatch.setattr(bots, "named", named)
    yield seen


def test_a_bot_is_shown_only_what_its_seat_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    with spied(monkeypatch) as seen:
        play_deal(plan_of("sealed-bids", "random", 3), 0)
    assert len(seen) == 12
    assert not any(known.states["key"].any() for known in seen)
    assert [known.seat for known in seen[:3]] == [0, 1, 2]
    bids = [known.states["bid"][0].tolist() for known in seen[:3]]
    assert bids == [[-1, -1, -1, -1], [-2, -1, -1, -1], [-2, -2, -1, -1]]


def test_what_is_wrong_with_a_bot_is_said_before_anyone_plays() -> None:
    with pytest.raises(SettingsError, match="no bot is called 'emperor'"):
        prepare(plan_of("hierarchy", "emperor,random"))
