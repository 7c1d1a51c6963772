"""A game from outside the house passes the checks, and the checks fail on a game that is wrong."""

import importlib
import shutil
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

import throneroom
from tests.registering import register_for_test
from tests.sixth import GAME
from throneroom.engine.dice import new_dice
from throneroom.engine.game import Game
from throneroom.testing import CHECKS, checks


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    register_for_test(GAME, monkeypatch)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_common_checks_pass(check: Callable[[Game], None]) -> None:
    check(GAME)


def test_sealed_bids_are_secret_until_all_are_in_whatever_their_order() -> None:
    match = throneroom.new("sealed-bids", players=3, seed=1)
    assert match.waiting == ("p1", "p2", "p3")
    bids = {seat: match.legal(seat)[0] for seat in match.seats}
    match.play("p3", bids["p3"])
    assert match.waiting == ("p1", "p2")
    assert match.log("p1")[-1] == "p3 bids."
    assert match.log("p3")[-1] == f"p3 bids {bids['p3'].split()[1]}."
    assert match.view("p1").table.has_bid == (False, False, True)
    with pytest.raises(throneroom.NotAskedError, match="p3 is not asked now; p1 and p2 must decide"):
        match.play("p3", bids["p3"])
    match.play("p1", bids["p1"])
    match.play("p2", bids["p2"])
    assert "are shown" in match.log("spectator")[-1]
    other = throneroom.new("sealed-bids", players=3, seed=1)
    for seat in match.seats:
        other.play(seat, bids[seat])
    assert other.position.bytes() == match.position.bytes()


def test_chance_has_names_and_outcomes() -> None:
    deck, favourite = throneroom.new("sealed-bids", players=4, seed=1).chance()
    assert deck.name == "deck"
    assert Counter(deck.outcome) == GAME.setup.deck(GAME.settings(4))
    assert favourite.name == "favourite"
    assert favourite.outcome[0] in ("p1", "p2", "p3", "p4")


def test_options_reach_the_rules_and_the_record() -> None:
    high, low = (throneroom.new("sealed-bids", seed=4, low=value) for value in (0, 1))
    for match in (high, low):
        for seat in match.seats:
            match.play(seat, match.legal(seat)[0])
    assert high.view().table.won != low.view().table.won
    assert throneroom.replay(low.record()).options == {"low": 1}


def test_a_finished_game_hides_only_the_key() -> None:
    match = checks.random_match(GAME, GAME.settings(), 3)
    hidden = match.position.hidden(0).states
    assert not hidden["key"].any()
    hidden["key"] = match.position.states["key"]
    assert hidden.tobytes() == match.position.bytes()


def test_guessed_hands_are_uniform() -> None:
    """Each card that p1 does not hold is equally often with p2: 4 of 12."""
    position = throneroom.new("sealed-bids", players=3, seed=1).position
    dice = new_dice(1)
    counts: Counter[str] = Counter()
    for _ in range(3_000):
        counts.update(GAME.setup.zones(position.guessed(0, dice).checked_state())["p2"])
    assert len(counts) == 12
    assert all(abs(count - 1_000) < 130 for count in counts.values())


BLUNDERS: dict[str, tuple[str, ...]] = {
    "compiled_and_interpreted_agree": ("rules", "s.won[best] += 1", "s.won[best] += 1\n    s.pile[0] = s.left * 100"),
    "every_card_exists_once": ("rules", "s.place[s.bid[seat]] = PLAYED", "s.place[s.bid[seat]] = UNKNOWN"),
    "nothing_leaks": (
        "rules",
        "if s.place[card] == seat:",
        "if s.place[card] == seat and (not count or s.place[7] >= 0):",
    ),
    "what_a_seat_knows_has_one_form": ("rules", "s.bid[other] = HIDDEN_BID", "s.bid[other] = s.bid[other] - 40"),
    "simultaneous_decisions_stay_secret": ("rules", "s.bid[other] = HIDDEN_BID", "s.bid[other] = s.bid[other]"),
    "secrets_are_secret": ("rules", "if s.left == 0:", "if s.left <= HAND:", "s.left > 0:\n ", "s.left > HAND:\n "),
    "what_is_not_legal_is_refused_with_a_rule": ("reasons", "SB-2", "SB-9"),
    "arranging_gives_the_same_position": ("setup", "s.low = settings.numbers[0]", "s.low = 0"),
    "observations_hold_no_secrets": ("tensor", "n in range(s.players)", "n in range(SEATS)"),
    "observations_tell_all_that_a_seat_knows": ("tensor", "s.favourite == seat", "s.left == seat"),
    "notation_is_plain": ("notation", 'f"bid c{n}"', 'f"Bid  c{n}"'),
}
"""For each of these checks a change to the sixth game that it must find: the file, then what becomes what."""


@pytest.mark.parametrize("check", BLUNDERS)
def test_a_check_finds_a_blunder(check: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module, *changes = BLUNDERS[check]
    name = f"blunder_{check}"
    folder = tmp_path / name
    shutil.copytree(Path(__file__).parent, folder, ignore=shutil.ignore_patterns("__pycache__", "test_*"))
    for path in folder.glob("*.py"):
        text = path.read_text().replace("tests.sixth", name)
        if path.stem == module:
            for right, wrong in zip(changes[::2], changes[1::2], strict=True):
                assert right in text
                text = text.replace(right, wrong)
        path.write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    blunder: Game = importlib.import_module(name).GAME
    register_for_test(blunder, monkeypatch)
    with pytest.raises((AssertionError, OverflowError, IndexError)):
        getattr(checks, check)(blunder)
