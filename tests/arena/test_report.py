"""The balance report: what it counts, and that its page is whole."""

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from tests.arena.plans import plan_of
from throneroom.arena import run
from throneroom.arena.balance import Balance, gathered
from throneroom.arena.page import page
from throneroom.arena.plots import Estimate, bars, columns, dots, ticks
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import find


def balance_of(path: Path, game: str, players: int, deals: int = 6) -> Balance:
    run(plan_of(game, "random,random", players), deals, path)
    (balance,) = gathered(find(game), [path])
    return balance


def test_seats_share_all_victories(tmp_path: Path) -> None:
    balance = balance_of(tmp_path / "results", "shadow-throne", 3, 2)
    won = sum(seat.share().value for seat in balance.seats) + balance.nobody.share().value
    assert won == pytest.approx(1)
    assert balance.games == 12
    assert len(balance.nobody.whole) == 2


def game_line(standing: list[int], cards: list[str], rules: dict[str, int]) -> dict[str, object]:
    return {"standing": standing, "decisions": [3, 4], "cards": cards, "rules": rules}


def test_cards_of_winners_are_compared_with_those_of_all() -> None:
    balance = Balance(find("hierarchy"), 2, {})
    for deal in range(30):
        balance.add((0, deal), game_line([1, 0], ["king queen", "serf"], {"HI-7": 1}))
        balance.add((0, deal), game_line([0, 1], ["king", "serf"], {"HI-7": 1, "HI-12": 2}))
    king = balance.winners["king"].share()
    assert king.value == balance.everyone["king"].share().value == 0.5
    assert king.low == pytest.approx(0.5, abs=0.05) and king.high == pytest.approx(0.5, abs=0.05)
    assert (balance.winners["queen"].share().value, balance.everyone["queen"].share().value) == (0.5, 0.25)
    assert balance.winners["dragon"].share().value == 0
    assert balance.fired == {"HI-7": 60, "HI-12": 60}
    assert balance.fired_in["HI-12"].share().value == 0.5
    assert balance.lengths == {7: 60}


def test_where_nobody_wins_there_is_no_winners_card() -> None:
    balance = Balance(find("hierarchy"), 2, {})
    balance.add((0, 0), game_line([0, 0], ["king", "serf"], {}))
    assert balance.nobody.share().value == 1
    assert sum(balance.winners["king"].whole.values()) == 0
    assert balance.seats[0].share().value == 0


def test_tables_are_told_apart_and_files_on_one_deal_are_one_unit(tmp_path: Path) -> None:
    game = find("sealed-bids")
    for name, players, bots in (("a", 3, "random"), ("b", 4, "random"), ("c", 3, "squire")):
        run(plan_of(game.name, bots, players), 2, tmp_path / name)
    three, four = gathered(game, [tmp_path / name for name in "abc"])
    assert (three.players, four.players) == (3, 4)
    assert (three.games, len(three.nobody.whole)) == (4, 2)
    with pytest.raises(SettingsError, match="is about sealed-bids, not hierarchy"):
        gathered(find("hierarchy"), [tmp_path / "a"])


@pytest.mark.parametrize(("game", "players"), [("hierarchy", 2), ("battle-for-the-throne", 3), ("sealed-bids", 3)])
def test_the_page_is_well_formed_and_says_everything(tmp_path: Path, game: str, players: int) -> None:
    balance = balance_of(tmp_path / "results", game, players, 2)
    text = page(find(game), [balance])
    root = ElementTree.fromstring(text.split("-->", 1)[1])
    words = " ".join(root.itertext())
    assert "Wins by seat" in words and "Length of games" in words
    assert all(f"p{seat + 1}" in words for seat in range(players))
    counted = find(game).balance
    if counted is None:
        assert "cards and rules of these games were not recorded" in words
    else:
        assert all(card.name in words for card in find(game).cards.CARDS if card.slug in balance.slugs)
        assert all(rule in words and event in words for rule, event in counted.EVENTS.items())
    plots = root.findall(".//{http://www.w3.org/2000/svg}svg")
    assert len(plots) == (2 if counted is None else 4)
    assert all(plot.get("aria-label") for plot in plots)
    names = [name.text for name in root.findall(".//{http://www.w3.org/2000/svg}text[@class='name']")]
    assert names[:3] == ["share of wins (tick: an even share)", "decisions in a game", "games"]


def test_the_page_fetches_and_runs_nothing(tmp_path: Path) -> None:
    text = page(find("hierarchy"), [balance_of(tmp_path / "results", "hierarchy", 2)])
    assert "prefers-color-scheme: dark" in text
    assert not re.search(r"<script|<link|<img|src=|url\(|@import|href=", text)
    assert set(re.findall(r"https?://[^\"' ]+", text)) == {"http://www.w3.org/2000/svg"}


def test_names_cannot_break_a_page() -> None:
    label = '<b>"Tom" & Co</b>'
    for plot in (dots([Estimate(label, 0.2, 0.1, 0.3, 0.2)], label, label), bars([(label, 1.0)], label, label)):
        assert [text.text for text in ElementTree.fromstring(plot).iter() if text.text == label]


def test_a_histogram_counts_every_game() -> None:
    plot = ElementTree.fromstring(columns({10: 3, 11: 1, 250: 2}, "decisions", "games", "Length"))
    bars_told = [title.text or "" for title in plot.iter("{http://www.w3.org/2000/svg}title")]
    assert len(bars_told) <= 41
    assert sum(int(told.split(": ")[1]) for told in bars_told) == 6


@pytest.mark.parametrize(
    ("most", "expected"),
    [(1.0, [0, 0.2, 0.4, 0.6, 0.8, 1]), (7, [0, 2, 4, 6]), (0.05, [0, 0.01, 0.02, 0.03, 0.04, 0.05])],
)
def test_axes_have_round_numbers(most: float, expected: list[float]) -> None:
    assert ticks(most) == pytest.approx(expected)
