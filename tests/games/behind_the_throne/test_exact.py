"""The turn of Behind the Throne by expectimax, beside a slow and plain one that leaves nothing out."""

from typing import Any

import pytest

import throneroom
from throneroom import Match
from throneroom.engine.compiled import plain
from throneroom.engine.state import checked_array, checked_state
from throneroom.games.behind_the_throne.cards import END
from throneroom.games.behind_the_throne.exact import WHOLE, Solver
from throneroom.games.behind_the_throne.rules import State

GAME = throneroom.find("behind-the-throne")
RULES: Any = GAME.plain_rules
HEURISTICS: Any = plain(GAME.heuristics)
LOOKS = (RULES.USE + RULES.LOOK, RULES.JUDGED + RULES.LOOK)

Shares = tuple[float, ...]


def table(players: int = 2, **parts: str) -> Match:
    return Match.arrange("behind-the-throne", players, seed=1, **parts)


def pondered(match: Match, solver: Solver | None = None) -> dict[str, Shares]:
    """What the solver expects of every decision of the seat asked."""
    position = match.position
    answer = (solver or Solver()).ponder(position.hidden(position.seat), position.seat)
    assert answer is not None
    assert [action for action, _ in answer] == position.legal(position.seat)
    return dict(zip(match.legal(match.waiting[0]), (shares for _, shares in answer), strict=True))


def best(found: dict[str, Shares], seat: int = 0) -> str:
    return max(found, key=lambda decision: found[decision][seat])


# A plain expectimax


def end_of_turn(s: State) -> Shares:
    out = checked_array([0] * s.players)
    if RULES.waiting(s):
        HEURISTICS.share_out(s, WHOLE, out)
        return tuple(share / WHOLE for share in out)
    RULES.standing(s, out)
    return tuple(won / sum(out) for won in out)


def after(s: State, action: int, top: int | None = None) -> State:
    """A copy after an action, with this card on top of the deck."""
    copy: State = checked_state(s.to_array())
    if top is not None:
        copy.deck[copy.left - 1] = top
    RULES.apply(copy, s.asked, action)
    return copy


def value_of(s: State, action: int, turn: int) -> Shares:
    unknown = not s.knows >> turn & 1
    if not unknown or action not in (RULES.REVEAL, *LOOKS):
        return value(after(s, action), turn)
    odds = {card: RULES.unseen(s, card) for card in range(END + 1) if RULES.unseen(s, card)}
    values = [(count, value(after(s, action, card), turn)) for card, count in odds.items()]
    return tuple(sum(count * shares[seat] for count, shares in values) / s.left for seat in range(s.players))


def value(s: State, turn: int) -> Shares:
    if not RULES.waiting(s) or s.turn != turn:
        return end_of_turn(s)
    out = checked_array([0] * (RULES.CHOICES + 1))
    count = RULES.legal(s, s.asked, out)
    return max((value_of(s, out[n], turn) for n in range(count)), key=lambda shares: shares[s.asked])


def slow(match: Match) -> dict[str, Shares]:
    s = match.position.hidden(match.position.seat).checked_state()
    actions = match.position.legal(match.position.seat)
    return dict(zip(match.legal(match.waiting[0]), (value_of(s, action, s.turn) for action in actions), strict=True))


SMALL: dict[str, dict[str, str]] = {
    "a bare row": {"p1": "king", "p2": "queen", "row": "queen", "deck": "judge, king"},
    "the end is in the deck": {"p1": "king x2", "p2": "queen", "row": "judge", "deck": "end, general, minstrel"},
    "abilities": {"p1": "general, jester, judge", "p2": "queen x2", "row": "jester", "deck": "minstrel, end"},
    "a broken row": {
        "p1": "assassin, jester, judge, prophet", "p2": "king", "row": "jester, assassin", "deck": "end, general",
    },
    "a chance to destroy": {"p1": "jester", "p2": "queen x2, general", "row": "judge, assassin", "deck": "end, jester"},
    "own kings in the way": {"p1": "king x3, jester", "p2": "queen", "row": "jester, jester", "deck": "end, general"},
    "a known card": {
        "p1": "prophet", "p2": "king x2", "row": "judge", "deck": "end, king", "used": "prophet", "knows": "p1",
    },
    "a look": {"p1": "prophet, king x2", "p2": "general", "row": "judge", "deck": "end, king, jester"},
    "a swap that overflows": {
        "p1": "king", "p2": "general, prophet, jester, assassin, minstrel", "row": "queen, judge", "deck": "end",
    },
    "a drop": {"p1": "general, prophet, jester, assassin x2, judge, king x2", "p2": "king", "deck": "end, queen"},
    "the receiver drops": {
        "turn": "p2", "taken": "king", "p1": "general, prophet, jester, assassin, judge, queen", "deck": "end",
        "received": "queen, judge",
    },
    "the receiver keeps or drops": {
        "turn": "p2", "taken": "king", "receiver": "p1", "p1": "general, prophet x2, jester, queen", "deck": "end",
        "received": "general, jester, queen",
    },
    "a swap of new kinds": {
        "p1": "king", "p2": "general, king", "row": "queen, judge, assassin, jester", "deck": "end",
    },
}  # fmt: skip


def assert_alike(found: dict[str, Shares], wanted: dict[str, Shares]) -> None:
    assert found.keys() == wanted.keys()
    for decision, shares in wanted.items():
        assert found[decision] == pytest.approx(shares, abs=1e-9), decision


@pytest.mark.parametrize("name", SMALL)
def test_a_small_turn_is_worth_what_a_plain_search_finds(name: str) -> None:
    match = table(**SMALL[name], discard="rest")
    assert_alike(pondered(match), slow(match))


def test_three_players_each_for_itself() -> None:
    match = table(
        3, p1="queen x2", p2="king x2, general, jester, assassin, judge", p3="king", row="queen, prophet",
        deck="end, king", discard="rest",
    )  # fmt: skip
    assert_alike(pondered(match), slow(match))


def test_the_deck_that_runs_out_is_made_of_the_discard_pile() -> None:
    match = table(
        row="general", deck="general", discard="end, alchemist x2", p1="king x5, queen x5, minstrel x5, alchemist x3",
        p2="judge x5, assassin x5, jester x5, prophet x5, general x3",
    )  # fmt: skip
    assert_alike(pondered(match), slow(match))


def test_a_won_game_is_ended() -> None:
    found = pondered(table(p1="queen x2, prophet", row="general", deck="end, rest", used="prophet", knows="p1"))
    assert best(found) == "reveal"
    assert found["reveal"] == (1.0, 0.0)


def test_a_lost_game_is_not_ended() -> None:
    found = pondered(table(p1="prophet", p2="queen x2", row="general", deck="end, rest", used="prophet", knows="p1"))
    assert found["reveal"] == (0.0, 1.0)
    assert best(found) != "reveal"


def test_a_large_turn_is_looked_at_less_far() -> None:
    """Many abilities, many targets, and little time: there is an answer, and it is the same every time."""
    match = table(
        4, p1="general x2, prophet x2, jester x2, assassin x2, judge x2", p2="king x2, queen x2, minstrel, alchemist",
        p3="king, queen, minstrel, judge", p4="king x3, queen, jester", row="queen",
    )  # fmt: skip
    hasty = pondered(match, Solver(nodes=1))
    assert hasty == pondered(match, Solver(nodes=1))
    patient = pondered(match)
    assert hasty != patient
    assert patient[best(patient)][0] > hasty[best(hasty)][0]


def test_only_what_the_seat_knows_counts() -> None:
    parts = {"p1": "queen, jester", "p2": "king", "row": "judge"}
    assert pondered(table(**parts, deck="end, king, rest")) == pondered(table(**parts, deck="general, end, rest"))
