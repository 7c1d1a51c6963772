"""Throne and the Grail: whole games beside an independent referee, who must agree at every step."""

import random
from collections import Counter

import pytest

import throneroom
from tests.games.throne_and_grail.referee import Referee
from throneroom import Match, Position
from throneroom.testing import perft

GAME = throneroom.find("throne-and-grail")

BOXES: list[dict[str, object]] = [
    {},
    {"plus": (20, 1, 7, 7, 3, 20, 2), "minus": (-9, -1, -20, -1, -5, -5, -20, -2, -1)},
]


def zones(match: Match) -> dict[str, list[str]]:
    found: dict[str, list[str]] = GAME.setup.zones(match.position.checked_state())
    return found


def agree(match: Match, referee: Referee) -> None:
    found, table = zones(match), match.view("spectator").table
    assert match.waiting == (() if referee.over else (referee.on_turn,))
    assert (found["line"], found["away"], found["pile"]) == (referee.line, referee.away, referee.deck)
    for n, seat in enumerate(("p1", "p2")):
        assert Counter(found[seat]) == Counter(referee.hands[seat])
        assert Counter(found[f"{seat}_taken"]) == Counter(referee.taken[seat])
        assert table.sides[n].score.total == referee.points(seat)
    if not referee.over:
        legal = match.legal(referee.on_turn)
        assert set(legal) == referee.legal()


@pytest.mark.parametrize("box", BOXES, ids=["box as it comes", "another box"])
def test_whole_games_agree_with_the_referee(box: dict[str, object]) -> None:
    ends = Counter()
    for seed in range(40):
        match, choose = throneroom.new(GAME, seed=seed, **box), random.Random(seed)
        deck, start = (list(event.outcome) for event in match.chance())
        referee = Referee(deck, start[0])
        agree(match, referee)
        while not match.over:
            seat = match.waiting[0]
            decision = choose.choice(match.legal(seat))
            match.play(seat, decision)
            referee.decide(decision)
            agree(match, referee)
        assert match.standing == referee.standing()
        ends["grails" if referee.king else "points"] += 1
    assert min(ends["grails"], ends["points"]) > 3


def lines(referee: Referee, history: list[str], deck: list[str], start: str, depth: int) -> int:
    """How many lines of this length the referee sees."""
    count = 0
    for decision in sorted(referee.legal()):
        if depth == 1:
            count += 1
            continue
        again = Referee(deck, start)
        for earlier in [*history, decision]:
            again.decide(earlier)
        count += lines(again, [*history, decision], deck, start, depth - 1) if not again.over else 0
    return count


@pytest.mark.rule("TG-3", "TG-5", "TG-6")
@pytest.mark.parametrize("seed", range(4))
def test_as_many_lines_of_four_decisions_as_the_referee_sees(seed: int) -> None:
    match = throneroom.new(GAME, seed=seed)
    deck, start = (list(event.outcome) for event in match.chance())
    position: Position = match.position
    assert perft(position, 4) == lines(Referee(deck, start[0]), [], deck, start[0], 4)
