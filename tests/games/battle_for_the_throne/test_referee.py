"""Battle For The Throne: whole games beside an independent referee, who must agree at every step."""

import itertools
import random
from collections import Counter
from dataclasses import dataclass
from typing import Any

import pytest

import throneroom
from tests.games.battle_for_the_throne.referee import (
    NUMBERS,
    Attack,
    Blow,
    Character,
    Player,
    Referee,
    rank_of,
    suit_of,
    whole_deck,
)
from throneroom import Match

GAME = throneroom.find("battle-for-the-throne")

MOODS: dict[str, dict[str, float]] = {
    "any": {},
    "war": {"attack": 30, "charge": 30, "pass": 0.2, "rally": 0.1, "heal": 0.1, "skip": 50, "accept": 4, "reform": 9},
    "court": {"rally": 3, "heal": 500, "shield": 60, "deploy": 9, "pass": 0.1, "jester": 0.1, "draw": 5, "stay": 0.1},
    "siege": {"attack": 3, "ace": 20, "shield": 200, "rally": 0.3, "pass": 0.1, "jester": 0.3, "skip": 9, "reform": 9},
    "spend": {"pass": 0.01, "attack": 3, "keep": 0.1, "stay": 9, "skip": 9, "decline": 0.2},
    "doze": {"pass": 40, "keep": 3, "deploy": 0.1},
}
"""How much more often a decision that begins with that word is taken than another; attacks with aces even more."""

RARE = {
    "discarded over the limit",
    "acted after a pass",
    "the round's first player is out",
    "healed",
    "healed a worthless ace",
    "rallied in the jack rank",
    "rallied in the queen rank",
    "rallied in the king rank",
    "rallied behind the shield",
    "rallied under attack",
    "rallied for a rallied King",
    "rallied King destroyed",
    "shield",
    "shield before an attacked King",
    "shield destroyed",
    "mended the shield",
    "mended",
    "jester against attack",
    "jester against ace",
    "jester against charge",
    "jester for the shield",
    "accepted with a Joker in hand",
    "accepted without",
    "no pause: empty hand",
    "no pause: all Jokers shown",
    "ace outright",
    "ace on jack, worth 0",
    "ace on jack, worth 1",
    "ace on queen, worth 0",
    "ace on queen, worth 1",
    "ace on king, worth 0",
    "ace on king, worth 1",
    "ace on shield, worth 0",
    "ace on shield, worth 1",
    "an ace's point destroyed",
    "an attack of a player who is out counted",
    "King destroyed",
    "death with an empty deck",
    "exhausted",
    "exhausted with a full hand",
    "could not draw up to five",
    "reformed all",
    "reformed a part",
    "the guard",
}
"""What must have come up, so that it has really been compared."""


@dataclass
class Step:
    """A moment of a match: the table, who was asked, what was legal, and what was decided next."""

    table: Any
    legal: dict[str, list[str]]
    seat: str = ""
    decision: str = ""


def in_the_middle(players: int, jokers: int, choose: random.Random) -> Referee:
    """A random position with crowded courts, many attacks, short decks and few rounds left."""
    referee = Referee(players, jokers)
    piles = {name: choose.sample(deck := whole_deck(jokers), len(deck)) for name in referee.players}
    for name, player in referee.players.items():
        player.chosen = ["", "", ""]
        put_court(player, piles[name], choose)
    for name, player in referee.players.items():
        for character in player.characters():
            for rival in choose.sample(sorted(set(piles) - {name}), choose.choice([0, 1, players - 1])):
                put_attacks(referee, rival, piles[rival], character, choose.choice([1, 2, 9, -9]))
    for name, player in referee.players.items():
        size, rest = choose.choice([0, 1, 3, 5]), piles[name]
        player.hand, player.deck = rest[:5], rest[5 : 5 + size]
        player.discard, player.known = rest[5 + size :], [] if size else rest[:5]
    referee.round = choose.choice([1, 97, 99, 100])
    referee.first = choose.choice(sorted(piles))
    referee.mover = referee.asked = choose.choice(sorted(piles))
    referee.step, referee.passes = "turn", choose.randrange(players)
    return referee


def put_court(player: Player, pile: list[str], choose: random.Random) -> None:
    """A King, perhaps a shield, and a part of the Jacks, Queens and further Kings."""
    kings = [card for card in pile if rank_of(card) == "k"]
    player.ranks["king"] = [Character(kings.pop())]
    for rank in ("jack", "queen"):
        own = [card for card in pile if rank_of(card) == rank[0]]
        rallied = [kings.pop() for _ in range(choose.choice([0, 0, 1])) if kings]
        cards = own[: choose.choice([0, 1, 4])] + rallied
        player.ranks[rank] = [Character(card) for card in choose.sample(cards, len(cards))]
    if "joker" in pile and choose.random() < 0.4:
        player.shield, player.shielded = Character("joker"), True
    for character in player.characters().values():
        pile.remove(character.card)


def put_attacks(referee: Referee, attacker: str, pile: list[str], target: str, most: int) -> None:
    """Up to so many attacks of one player on a character, the weakest first (below 0: the strongest), that it bears."""
    character = referee.players[target.split()[0]].characters()[target]
    ranks = (*NUMBERS, "a") if rank_of(character.card) in ("k", "joker") else NUMBERS
    cards = [card for card in pile if rank_of(card) in ranks and suit_of(card) != referee.suit(target)]
    blows = [Blow(attacker, card, False, target) for card in cards]
    for blow in sorted(blows, key=referee.value, reverse=most < 0)[: abs(most)]:
        value = referee.value(blow)
        if character.damage + value < character.points:
            pile.remove(blow.card)
            character.attacks.append(Attack(blow.card, attacker, value))


def parts(referee: Referee) -> dict[str, str]:
    """The referee's table by its named parts."""
    found = {
        "round": str(referee.round),
        "first": referee.first,
        "turn": referee.mover,
        "passes": str(referee.passes),
        "shielded": ", ".join(name for name, player in referee.players.items() if player.shielded),
    }
    for name, player in referee.players.items():
        piles = {"hand": player.hand, "deck": player.deck, "discards": player.discard}
        found |= {f"{name}_{pile}": ", ".join(cards) for pile, cards in piles.items()}
        ranks = {"jacks": player.ranks["jack"], "queens": player.ranks["queen"], "king": player.ranks["king"]}
        ranks["shield"] = [player.shield] if player.shield else []
        for rank, characters in ranks.items():
            found[f"{name}_{rank}"] = ", ".join(
                " + ".join([one.card, *(f"{attack.player} {attack.card} for {attack.value}" for attack in one.attacks)])
                for one in characters
            )
    return found


def weight(mood: str, decision: str) -> float:
    words = decision.split()
    ace = words[0] == "attack" and rank_of(words[1]) == "a"
    return MOODS[mood].get(words[0], 1) * (MOODS[mood].get("ace", 1) if ace else 1)


def played(match: Match, mood: str, choose: random.Random) -> list[Step]:
    """The match to its end on the compiled rules."""
    steps = []
    while True:
        step = Step(match.view().table, {seat: match.legal(seat) for seat in match.waiting})
        steps.append(step)
        if match.over:
            return steps
        step.seat = choose.choice(match.waiting)
        choices = step.legal[step.seat]
        step.decision = choose.choices(choices, [weight(mood, text) for text in choices])[0]
        match.play(step.seat, step.decision)


def seen(character: Any) -> tuple[Any, ...]:
    attacks = tuple((attack.card, attack.owner, attack.points) for attack in character.attacks)
    return character.name, character.card, character.suit[0], character.points, character.damage, attacks


def kept(referee: Referee, name: str, character: Character) -> tuple[Any, ...]:
    attacks = tuple((attack.card, attack.player, attack.value) for attack in character.attacks)
    return name, character.card, referee.suit(name), character.points, character.damage, attacks


def agree_on_player(referee: Referee, shown: Any, player: Player) -> None:
    assert (shown.seat, shown.out, shown.chosen) == (player.name, player.out, len(player.chosen))
    assert shown.shield_used == player.shielded
    assert Counter(shown.discards) == Counter(player.discard)
    assert Counter(shown.counted) == Counter(player.known)
    assert len(shown.hand) == shown.hand_size
    assert len(shown.deck) == shown.deck_size
    if player.out:
        king, *cards = player.gone
        assert suit_of(king) in "cdhs"
        assert Counter(shown.hand + shown.deck) == Counter(cards)
    else:
        assert Counter(shown.hand) == Counter(player.hand)
        assert list(shown.deck) == player.deck
    court = [*shown.jacks, *shown.queens, *(one for one in (shown.king, shown.shield) if one)]
    assert [seen(character) for character in court] == [
        kept(referee, name, character) for name, character in player.characters().items()
    ]
    assert set(shown.front) == set(player.front())


def agree_on_strike(strike: Any, referee: Referee, blow: Blow) -> None:
    target = referee.players[blow.target.split()[0]].characters()[blow.target]
    value = referee.value(blow)
    outright = rank_of(blow.card) == "a" and rank_of(target.card) in ("j", "q")
    assert (strike.card, strike.owner, strike.target, strike.points) == (blow.card, blow.attacker, blow.target, value)
    assert strike.destroys == (outright or target.damage + value >= target.points)


def agree(step: Step, referee: Referee) -> None:
    assert list(step.legal) == referee.waiting()
    for seat, choices in step.legal.items():
        assert sorted(choices) == referee.legal(seat)
    table = step.table
    assert (table.stage == "over") == referee.over
    assert table.round == referee.round
    assert table.kings == len(referee.living)
    if referee.round:
        assert table.first == referee.first
    if referee.step in ("turn", "jester"):
        assert (table.turn, table.passes) == (referee.mover, referee.passes)
    assert (table.strike is None) == (referee.blow is None)
    if referee.blow:
        agree_on_strike(table.strike, referee, referee.blow)
    if table.stage != "setup":
        for shown in table.players:
            agree_on_player(referee, shown, referee.players[shown.seat])


def compared(match: Match, referee: Referee, mood: str, choose: random.Random) -> Counter[str]:
    """A match on both, step by step; returns what came up in it."""
    steps = played(match, mood, choose)
    events = iter(match.chance())

    def chance(name: str) -> tuple[str, ...]:
        event = next(events)
        assert event.name == name
        return event.outcome

    for step in steps:
        agree(step, referee)
        if step.decision:
            referee.decide(step.seat, step.decision, chance)
    assert next(events, None) is None
    assert match.standing == referee.standing()
    return referee.seen


def whole_game(players: int, jokers: int, mood: str, seed: int) -> Counter[str]:
    match = throneroom.new(GAME, players, seed=seed, jokers=jokers)
    return compared(match, Referee(players, jokers), mood, random.Random(seed))


def rest_of_a_game(players: int, jokers: int, mood: str, seed: int) -> Counter[str]:
    choose = random.Random(seed)
    referee = in_the_middle(players, jokers, choose)
    match = Match.arrange(GAME, players, seed=seed, options={"jokers": jokers}, **parts(referee))
    return compared(match, referee, mood, choose)


@pytest.mark.rule(
    "BA-1", "BA-2", "BA-3", "BA-4", "BA-5", "BA-6", "BA-7", "BA-8", "BA-9", "BA-10", "BA-11", "BA-12", "BA-13",
    "BA-14", "BA-15", "BA-16", "BA-17", "BA-18", "BA-19", "BA-20", "BA-21", "BA-22",
)  # fmt: skip
def test_whole_games_agree_with_the_referee() -> None:
    came_up: Counter[str] = Counter()
    for seed, (players, mood) in enumerate(itertools.product((2, 3, 4, 5, 6), MOODS)):
        if mood == "doze" and players > 2:
            continue
        came_up += whole_game(players, seed % 4 + 1, mood, seed)
        for jokers in (0, 3):
            came_up += rest_of_a_game(players, jokers, mood, seed)
    assert not RARE - set(came_up)
