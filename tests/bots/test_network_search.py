"""The search with a network: priors and values come from the network, everything else from the one search."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import throneroom
from tests.engine.test_interpreted import run
from tests.networks import flat_network, random_layers, random_network
from tests.sixth import GAME as SIXTH
from throneroom.bots import Bot, Budget, Style, named, network_file, read_network, searcher, write_network
from throneroom.bots.searcher import NetworkTree, Searcher
from throneroom.bots.sovereign import Sovereign
from throneroom.engine.chance import seed_key
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game, find
from throneroom.engine.position import Position

GAMES = (*throneroom.all_games(), SIXTH)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
HIERARCHY, GRAIL = find("hierarchy"), find("throne-and-grail")

THINK = """
from pathlib import Path
from tests.networks import random_network
from {package} import GAME
from throneroom.bots import named
from throneroom.engine.chance import seed_key
from throneroom.engine.position import Position

bot = named("network-search:40,file={file}", GAME, 3)
position = Position.deal(GAME, GAME.settings(), seed_key(7))
for _ in range({decisions}):
    thought = bot.think(position, position.seat)
    print([(choice.action, choice.visits, round(choice.share, 5)) for choice in thought.ranking])
    print(bot.strategy.evaluations, [round(share, 5) for share in thought.shares])
    position.play(position.seat, thought.action)
"""


def with_choices(game: Game, seed: int = 7, players: int | None = None) -> Position:
    """A new game, at its first decision with something to choose."""
    position = Position.deal(game, game.settings(players), seed_key(seed))
    while len(actions := position.legal(position.seat)) == 1:
        position.play(position.seat, actions[0])
    return position


@every_game
def test_it_plays_at_every_table(game: Game, tmp_path: Path) -> None:
    file = random_network(tmp_path, game)
    for players in game.players:
        bot, position = named(f"network-search:30,file={file}", game, 3), with_choices(game, 11, players)
        for _ in range(12):
            if position.over:
                break
            seat, legal = position.seat, position.legal(position.seat)
            thought = bot.think(position, seat)
            assert thought.action == thought.ranking[0].action
            assert sorted(choice.action for choice in thought.ranking) == sorted(legal)
            assert sum(thought.shares) == pytest.approx(1, abs=1e-4)
            if len(legal) > 1:
                assert thought.samples == sum(choice.visits for choice in thought.ranking) == 30
                tried = sum(choice.visits * choice.share for choice in thought.ranking)
                assert tried / 30 == pytest.approx(thought.shares[seat])
            position.play(seat, thought.action)


@every_game
def test_the_same_question_gets_the_same_answer_whatever_was_asked_before(game: Game, tmp_path: Path) -> None:
    text = f"network-search:120,file={random_network(tmp_path, game)}"
    position, other = with_choices(game), with_choices(game, 8)
    bot = named(text, game, 3)
    first = bot.think(position, position.seat)
    bot.think(other, other.seat)
    assert bot.think(position, position.seat).ranking == first.ranking
    assert named(text, game, 3).think(position, position.seat).ranking == first.ranking


@pytest.mark.parametrize(
    ("game", "package", "decisions"),
    [(SIXTH, "tests.sixth", 4), (GRAIL, "throneroom.games.throne_and_grail", 2)],
    ids=lambda value: getattr(value, "name", None),
)
def test_it_is_the_same_interpreted(game: Game, package: str, decisions: int, tmp_path: Path) -> None:
    program = THINK.format(package=package, file=random_network(tmp_path, game), decisions=decisions)
    fast, slow = (run(program, interpreted) for interpreted in (False, True))
    assert fast.returncode == 0, fast.stderr
    assert slow.returncode == 0, slow.stderr
    assert len(fast.stdout.splitlines()) == 2 * decisions
    assert slow.stdout == fast.stdout


def test_the_policy_is_the_prior_and_the_value_the_result(tmp_path: Path) -> None:
    """One simulation: it tries the likeliest action, and its result is what the network expects after it."""
    file = random_network(tmp_path, HIERARCHY)
    network, position = read_network(file), with_choices(HIERARCHY)
    seat, legal = position.seat, position.legal(position.seat)
    thought = named(f"network-search:1,file={file}", HIERARCHY).think(position, seat)
    assert thought.action == legal[int(network.judge(position, seat).probabilities.argmax())]
    position.play(seat, thought.action)
    while len(position.legal(position.seat)) == 1:
        position.play(position.seat, position.legal(position.seat)[0])
    assert thought.shares == pytest.approx(network.judge(position, position.seat).shares)


def last_mixed_position(seed: int) -> tuple[Position, set[int]]:
    """In a random game of Hierarchy, the last position with choices that win and others that lose; the former."""
    position, walk, solver = (
        with_choices(HIERARCHY, seed),
        named("random", HIERARCHY, seed),
        named("sovereign", HIERARCHY),
    )
    found = None
    while not position.over:
        ranking = solver.think(position, position.seat).ranking
        winning = {choice.action for choice in ranking if choice.share == 1}
        if 0 < len(winning) < len(ranking):
            found = position.copy(), winning
        position.play(position.seat, walk.decide(position, position.seat))
    assert found
    return found


@pytest.mark.parametrize("seed", range(5))
def test_it_finds_a_victory_that_the_network_does_not_see(seed: int, tmp_path: Path) -> None:
    position, winning = last_mixed_position(seed)
    bot = named(f"network-search:1000,file={flat_network(tmp_path, HIERARCHY)}", HIERARCHY)
    thought = bot.think(position, position.seat)
    assert thought.action in winning
    assert thought.ranking[0].share > 0.8


@pytest.mark.parametrize("game", [SIXTH, GRAIL], ids=lambda game: game.name)
def test_what_finds_no_room_in_the_memory_is_evaluated_again(game: Game, tmp_path: Path) -> None:
    network, position = read_network(random_network(tmp_path, game), game), with_choices(game)
    budget = Budget(samples=100)
    roomy, cramped = Searcher(game, 1, budget, network=network), Searcher(game, 1, budget, network=network)
    (tree,) = cramped._trees
    assert isinstance(tree, NetworkTree)
    tree._pool = tree._pool[: tree.network_search.START + 100]
    thoughts = [Bot(one).think(position, position.seat) for one in (roomy, cramped)]
    assert thoughts[0].ranking == thoughts[1].ranking
    assert cramped.evaluations > roomy.evaluations


def test_a_full_tree_still_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searcher, "SMALL", 8)
    monkeypatch.setattr(searcher, "LARGE", 8)
    position = with_choices(SIXTH)
    thought = named(f"network-search:200,file={random_network(tmp_path, SIXTH)}", SIXTH).think(position, 0)
    assert thought.samples == 200
    assert thought.action in position.legal(0)


def test_two_cores_grow_two_trees(tmp_path: Path) -> None:
    text = f"network-search:61,cores=2,file={random_network(tmp_path, GRAIL)}"
    position = with_choices(GRAIL)
    thoughts = [named(text, GRAIL, 3).think(position, position.seat) for _ in range(2)]
    assert thoughts[0].samples == 61
    assert thoughts[0].ranking == thoughts[1].ranking


def test_the_network_says_how_much_to_explore(tmp_path: Path) -> None:
    """Unless the style does."""
    position = with_choices(GRAIL)

    def visits(file: Path, style: str = "") -> list[int]:
        thought = named(f"network-search:200,file={file}{style}", GRAIL, 3).think(position, position.seat)
        return [choice.visits for choice in thought.ranking]

    plain, bold = random_network(tmp_path, GRAIL), tmp_path / "bold.npz"
    write_network(bold, GRAIL, *random_layers(GRAIL), search={"c": 20})
    assert visits(bold) == visits(plain, ",c=20") != visits(plain)
    assert visits(bold, ",c=1") == visits(plain)


def test_open_cards_are_for_analysis(tmp_path: Path) -> None:
    network = read_network(random_network(tmp_path, GRAIL))
    position, budget = with_choices(GRAIL), Budget(samples=100)
    fair = Bot(Searcher(GRAIL, 1, budget, network=network)).think(position, position.seat)
    open_cards = Searcher(GRAIL, 1, budget, Style(fair=False), network).think(position, position.seat)
    assert fair.shares != open_cards.shares


@pytest.fixture
def in_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Game], Path]:
    """Puts a random network into the folder of networks, which is otherwise empty."""
    monkeypatch.setattr(network_file, "FOLDER", tmp_path)
    return lambda game: random_network(tmp_path, game)


def test_the_sovereign_searches_with_the_network_of_the_package(in_package: Callable[[Game], Path]) -> None:
    position = with_choices(GRAIL)
    without = named("sovereign:60", GRAIL, 3).think(position, position.seat)
    assert without.ranking == named("knight:60", GRAIL, 3).think(position, position.seat).ranking
    in_package(GRAIL)
    sovereign = named("sovereign:60", GRAIL, 3)
    assert isinstance(sovereign.strategy, Sovereign)
    found = sovereign.think(position, position.seat)
    assert found.ranking == named("network-search:60", GRAIL, 3).think(position, position.seat).ranking
    assert found.ranking != without.ranking


def test_the_sovereign_does_not_search_with_a_network_for_which_that_does_not_pay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network_file, "FOLDER", tmp_path)
    random_network(tmp_path, GRAIL, search_pays=False)
    position = with_choices(GRAIL)
    found = named("sovereign:60", GRAIL, 3).think(position, position.seat)
    assert found.ranking == named("knight:60", GRAIL, 3).think(position, position.seat).ranking


def test_a_network_goes_before_a_solver_that_ends_with_estimates(in_package: Callable[[Game], Path]) -> None:
    game = find("behind-the-throne")
    position = with_choices(game)
    assert named("sovereign:20", game, 3).think(position, position.seat).samples == 0
    in_package(game)
    assert named("sovereign:20", game, 3).think(position, position.seat).samples == 20


def test_the_solver_is_asked_first(in_package: Callable[[Game], Path]) -> None:
    in_package(HIERARCHY)
    position = with_choices(HIERARCHY)
    assert named("sovereign:10", HIERARCHY).think(position, position.seat).exact


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("network-search", "there is no network for Hierarchy in the package: name a file"),
        ("network-search:1s,file=nowhere.npz", "the network nowhere.npz cannot be read"),
        ("network-search:soon,file=FILE", "a budget is a time"),
        ("network-search:50,horizon=3,file=FILE", "a search has no setting 'horizon'; it has: c, doubt, cores"),
        ("knight:50,file=FILE", "a search has no setting 'file'; it has: c, doubt, horizon, cores"),
    ],
)
def test_a_search_that_cannot_be(text: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = text.replace("FILE", str(random_network(tmp_path, HIERARCHY)))
    monkeypatch.setattr(network_file, "FOLDER", tmp_path / "empty")
    with pytest.raises(SettingsError, match=re.escape(complaint)):
        named(text, HIERARCHY)
