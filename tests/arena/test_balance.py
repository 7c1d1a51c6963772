"""The balance module of each game: rules that its events show to come into play, and what a seat holds."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib import import_module

import pytest

import throneroom
from tests.games.shadow_throne.tables import at_wave
from throneroom.arena.deals import Watch
from throneroom.engine.game import Game
from throneroom.engine.match import Match
from throneroom.engine.messages import Event

GAMES = [game for game in throneroom.all_games() if game.package.startswith("throneroom.games.")]


def kinds(game: Game) -> Iterator[type[Event]]:
    """All kinds of events that a game has."""
    module = import_module(f"{game.package}.messages")
    for thing in vars(module).values():
        if isinstance(thing, type) and issubclass(thing, Event) and thing.__module__ == module.__name__:
            yield thing


def shown(events: Iterable[Event]) -> Counter[str]:
    """How often events show each rule."""
    return Counter(rule for event in events for rule in event.shown_rules())


def happened(match: Match, seat: str, decision: str) -> list[Event]:
    """What a decision did, for one who sees everything."""
    before = match.position.checked_state()
    match.play(seat, decision)
    events: list[Event] = match.game.story.tell(before, *match.last, match.position.checked_state(), None)
    return events


def fired(match: Match, seat: str, decision: str) -> Counter[str]:
    """The rules that a decision brings into play."""
    return shown(happened(match, seat, decision))


def story(game: Game, seed: int, players: int | None = None) -> tuple[Match, Counter[str]]:
    """A game of random choices and all it sets off."""
    match, choose, found = throneroom.new(game, seed=seed, players=players), random.Random(seed), Counter[str]()
    while not match.over:
        seat = match.waiting[0]
        found += fired(match, seat, choose.choice(match.legal(seat)))
    return match, found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_kinds_of_events_show_the_rules_that_are_counted_and_no_others(game: Game) -> None:
    assert game.balance is not None
    assert {rule for kind in kinds(game) for rule in kind.rules} == game.balance.EVENTS.keys()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_event_shows_only_rules_of_its_kind_and_does_not_carry_them(game: Game) -> None:
    shown_by: dict[type[Event], set[str]] = {}
    for seed in range(2):
        match, choose = throneroom.new(game, seed=seed, players=game.players[0]), random.Random(seed)
        while not match.over:
            seat = match.waiting[0]
            for event in happened(match, seat, choose.choice(match.legal(seat))):
                shown_by.setdefault(type(event), set()).update(event.shown_rules())
                assert "rules" not in event.data()
    assert [kind for kind, rules in shown_by.items() if not rules <= set(kind.rules)] == []
    always = [kind for kind in shown_by if kind.rules and kind.shown_rules is Event.shown_rules]
    assert always and all(shown_by[kind] == set(kind.rules) for kind in always)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_signs_by_its_own_rule_ids(game: Game) -> None:
    assert game.balance is not None
    assert game.balance.EVENTS.keys() <= {*game.rule_ids}
    found: Counter[str] = Counter()
    for seed in range(12):
        match, rules = story(game, seed, game.players[-1])
        assert rules.keys() <= game.balance.EVENTS.keys()
        found += rules
        held = [set(game.balance.holdings(match.position.checked_state(), seat)) for seat in range(match.players)]
        assert set.union(*held) <= set(game.setup.deck(match.settings))
        assert any(held)
    rare = {"BA-21", "BT-9", "TG-9", "TG-13", "ST-18"}
    assert found.keys() | rare >= game.balance.EVENTS.keys()


def test_hierarchy_counts_every_step() -> None:
    match, rules = story(throneroom.find("hierarchy"), 5)
    plays = [text for _, text in match.history if text.startswith("play")]
    returns = [text for _, text in match.history if text.startswith("return")]
    assert rules["HI-12"] == len(returns)
    assert rules["HI-11"] == sum("discard" in text for text in plays)
    assert rules["HI-17"] == sum("imposter" in text for text in plays)
    assert rules["HI-7"] == rules["HI-3"] == 1


def test_a_deal_that_decides_a_game_of_hierarchy_is_counted_too() -> None:
    stuck = "imposter, tower, surgeon, usurper, high-priest, queen, king"
    match = throneroom.arrange("hierarchy", p1=stuck, p2="rest", turn="p1")
    assert match.over
    assert match.game.balance is not None
    assert Watch(match.position, match.game.balance).noted()["rules"] == {"HI-3": 1}


def test_grail_counts_every_turn_and_every_score() -> None:
    for seed in range(8):
        match, rules = story(throneroom.find("throne-and-grail"), seed)
        turns = Counter(text == "take" for _, text in match.history)
        assert (rules["TG-4"], rules["TG-5"]) == (turns[False], turns[True])
        assert rules["TG-7"] == 3 or rules["TG-9"]
        assert not (rules["TG-9"] and rules["TG-10"])


EVEN = "5 x 2, 6 x 3, 7 x 3, 8 x 3, grail, +3, -3, +4, -4"

EXAMPLES: list[tuple[str, int, dict[str, str], str, dict[str, int]]] = [
    # game, players, position, decision of the seat that is asked, what comes into play
    ("hierarchy", 2, {"line": "p1 king", "p1": "leper", "p2": "assassin", "turn": "p2"}, "play assassin",
     {"HI-8": 1, "HI-3": 0}),
    ("hierarchy", 2, {"line": "p1 dragon", "p1": "leper", "p2": "knight", "turn": "p2"}, "play knight", {"HI-13": 1}),
    ("hierarchy", 2, {"line": "p1 sorcerer", "p1": "leper", "p2": "king", "turn": "p2"}, "play king",
     {"HI-15": 1, "HI-16": 0}),
    ("hierarchy", 2, {"line": "p1 queen", "p1": "leper", "p2": "tower, serf", "turn": "p2"}, "play tower discard serf",
     {"HI-11": 1, "HI-4": 0}),
    ("throne-and-grail", 2, {"round": "2", "p1": "5, 6, 7, 8, -2", "p2": "5, 6, 7, 8, -2", "line": "8, grail, 7, 7",
                             "p1_taken": "grail, grail, -4, -4", "p2_taken": "8, 8, +4, +4"}, "take",
     {"TG-5": 1, "TG-9": 1, "TG-6": 0}),
    ("throne-and-grail", 2, {"round": "4", "took": "p1, p2", "p1": "", "p2": "rest x 1", "p1_taken": EVEN,
                             "p2_taken": EVEN}, "", {"TG-4": 1, "TG-13": 1, "TG-10": 0, "TG-11": 4}),
    ("behind-the-throne", 3, {"p1": "king x4", "row": "king x3"}, "collect", {"BT-3": 1, "BT-9": 1}),
    ("behind-the-throne", 3, {"p1": "king x2", "row": "king x3"}, "collect", {"BT-3": 1, "BT-9": 0}),
    ("behind-the-throne", 3, {"p1": "judge x5, general", "p2": "judge", "row": "queen"}, "swap p2 judge",
     {"BT-13": 1, "BT-9": 0}),
    ("behind-the-throne", 3, {"p1": "judge x5, general", "p2": "judge, queen", "row": "queen"}, "swap p2 judge",
     {"BT-13": 1, "BT-14": 0, "BT-9": 1}),
    ("behind-the-throne", 2, {"p1": "general, jester", "row": "queen, king"}, "use general", {"BT-16": 1, "BT-17": 0}),
    ("behind-the-throne", 2, {"p1": "general, jester", "row": "queen, king", "change": "-1", "used": "jester"},
     "use general", {"BT-16": 1, "BT-17": 1, "BT-18": 0}),
    ("behind-the-throne", 2, {"p2": "minstrel, king", "row": "king"}, "swap p2 minstrel", {"BT-13": 1, "BT-14": 1}),
    ("behind-the-throne", 2, {"p2": "alchemist, king", "row": "king x2"}, "destroy p2 alchemist",
     {"BT-6": 1, "BT-7": 1}),
    ("battle-for-the-throne", 2, {"p1_hand": "as", "p2_king": "kc", "p2_jacks": "", "p2_queens": ""},
     "attack as p2 king", {"BA-5": 1, "BA-6": 1, "BA-9": 0}),
    ("battle-for-the-throne", 2, {"stage": "mend", "round": "100", "turn": "p2", "first": "p1",
                                  "p2_hand": "7s, 8s, 9s, 10s, as"}, "skip", {"BA-21": 1, "BA-3": 0}),
    ("battle-for-the-throne", 2, {"stage": "mend", "round": "99", "turn": "p2", "first": "p1",
                                  "p2_hand": "7s, 8s, 9s, 10s, as"}, "skip", {"BA-21": 0, "BA-3": 1}),
]  # fmt: skip


@pytest.mark.parametrize(("game", "players", "parts", "decision", "rules"), EXAMPLES)
def test_a_decision_sets_off_what_it_should(
    game: str, players: int, parts: dict[str, str], decision: str, rules: dict[str, int]
) -> None:
    rest = {"discards": "rest"} if game == "hierarchy" else {}
    match = throneroom.arrange(game, players=players, seed=1, **parts, **rest)
    (seat,) = match.waiting
    found = fired(match, seat, decision or match.legal(seat)[0])
    assert {rule: found[rule] for rule in rules} == rules


@pytest.mark.parametrize(
    ("cards", "more", "rules"),
    [
        (("datura", "simone", "outlaw"), {}, {"ST-4": 1, "ST-10": 1, "ST-18": 1, "ST-15": 0}),
        (("datura", "queen-eletheria", "outlaw"), {}, {"ST-10": 1, "ST-15": 0}),
        (("sythera", "queen-eletheria", "datura"), {}, {"ST-10": 0, "ST-15": 0, "ST-16": 1}),
        (("sythera", "queen-eletheria", "outlaw"), {}, {"ST-15": 1, "ST-16": 0}),
        (("shepherd-of-the-lost", "princess-beatrice", "outlaw"), {}, {"ST-11": 1}),
        (("shepherd-of-the-lost", "outlaw", "phabos-scouts"), {}, {"ST-11": 1, "ST-13": 1}),
        (("thavna", "outlaw", "outlaw"), {"gold": "4, 9, 9"}, {"ST-19": 1, "ST-7": 0}),
        (("thavna", "outlaw", "outlaw"), {"gold": "2, 9, 9"}, {"ST-19": 0, "ST-7": 1}),
        (("outlaw", "outlaw", "outlaw"), {"line_p1": "picureas", "line_p2": "defiant-slave", "line_p3": "simone"},
         {"ST-6": 2, "ST-14": 1}),
    ],
)  # fmt: skip
def test_a_wave_of_shadow_throne_sets_off_what_it_should(
    cards: tuple[str, ...], more: dict[str, str], rules: dict[str, int]
) -> None:
    match = at_wave(*cards, **more)
    found = [fired(match, seat, f"play {card}") for seat, card in zip(match.seats, cards, strict=True)]
    assert found[0] == found[1] == Counter()
    assert {rule: found[2][rule] for rule in rules} == rules


def test_an_extra_card_of_king_kyros_acts_with_the_third_order() -> None:
    match = at_wave("king-kyros, datura", "simone", "outlaw")
    for seat, card in zip(match.seats, ("king-kyros", "simone", "outlaw"), strict=True):
        rules = fired(match, seat, f"play {card}")
    assert (rules["ST-4"], rules["ST-10"]) == (1, 0)
    rules = fired(match, "p1", "extra datura")
    assert (rules["ST-17"], rules["ST-10"], rules["ST-18"], rules["ST-4"]) == (1, 1, 1, 0)


def test_behind_the_throne_counts_by_the_kind_of_decision() -> None:
    for seed in range(6):
        match, rules = story(throneroom.find("behind-the-throne"), seed, 3)
        verbs = Counter(text.split()[0] for _, text in match.history)
        drops = [ply for ply, (_, text) in enumerate(match.history) if text.startswith("drop")]
        forced = [ply for ply in drops if "keep" not in match.at(ply).legal(match.history[ply][0])]
        assert rules["BT-2"] == verbs["reveal"]
        assert rules["BT-3"] == verbs["collect"]
        assert rules["BT-10"] == len(forced)
        assert rules["BT-13"] == verbs["swap"]
        assert rules["BT-6"] == verbs["destroy"]
        assert rules["BT-21"] == 1


def test_battle_counts_by_the_kind_of_decision() -> None:
    for seed in range(3):
        match, rules = story(throneroom.find("battle-for-the-throne"), seed, 4)
        verbs = Counter(text.split()[0] for _, text in match.history)
        assert rules["BA-15"] == verbs["jester"]
        assert rules["BA-16"] == verbs["shield"]
        assert rules["BA-19"] == verbs["reform"]
        assert rules["BA-12"] == verbs["charge"]
        assert rules["BA-13"] == verbs["rally"]
        assert rules["BA-5"] == verbs["attack"] + verbs["charge"] - verbs["jester"]
        assert rules["BA-17"] == 3
        assert rules["BA-20"] == 1


def test_shadow_throne_counts_battles_and_waves() -> None:
    for seed in range(4):
        match, rules = story(throneroom.find("shadow-throne"), seed, 4)
        battles = match.position.checked_state().battle
        assert rules["ST-22"] == battles
        assert rules["ST-24"] == battles - 1
        assert rules["ST-4"] == 4 * battles
        assert rules["ST-2"] == 6 * battles
        assert rules["ST-23"] == 1
