"""Shadow Throne: whole games beside an independent referee, who must agree at every step."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any

import pytest

import throneroom
from tests.games.shadow_throne.referee import FACES, Referee
from tests.games.shadow_throne.tables import sees
from throneroom import Match
from throneroom.games.shadow_throne.view import Player

STAGES = {"draft": "draft", "play": "wave", "kyros": "extra", "keep": "keep", "over": "over"}


def agree(match: Match, referee: Referee) -> None:
    assert match.waiting == referee.waiting()
    for seat in match.seats:
        assert sorted(match.legal(seat)) == referee.legal(seat)


def tables_agree(match: Match, referee: Referee) -> None:
    """All that lies on the table, seen by one who sees everything."""
    table = sees(match)
    assert (table.stage, table.battle) == (STAGES[referee.stage], referee.battle)
    assert {side.name.lower(): side.power for side in table.factions} == referee.power()
    if referee.winners:
        assert [side.name.lower() for side in table.factions if side.leads] == referee.winners
    if referee.stage == "draft":
        assert table.pools is not None
        assert [sorted(pool) for pool in table.pools] == [sorted(referee.pools[seat]) for seat in referee.seats]
    for player in table.players:
        assert (player.gold, player.influence) == (referee.gold[player.seat], referee.influence[player.seat])
        assert sorted(player.hand or ()) == sorted(referee.hands[player.seat])
        assert line(player) == referee_line(referee, player.seat)
        if referee.stage == "play":
            assert (player.hush_money or "None").lower() == str(referee.before[player.seat]).lower()


def line(player: Player) -> Counter[tuple[object, ...]]:
    return Counter(
        (c.wave, c.card, None) if c.face_down else (c.wave, c.card, c.faction.lower(), not c.dead, c.tokens, c.power)
        for c in player.line
    )


def referee_line(referee: Referee, seat: str) -> Counter[tuple[object, ...]]:
    found: Counter[tuple[object, ...]] = Counter(
        (c.wave, c.slug, c.faction, c.alive, c.tokens, c.power) for c in referee.characters if c.owner == seat
    )
    return found + Counter((wave, slug, None) for owner, wave, slug in referee.face_down if owner == seat)


def knowledge_agrees(match: Match, referee: Referee, seat: str) -> None:
    """ST-3, ST-26: a seat sees the pools that came before it, and nobody else's cards; its own have their prices."""
    table = sees(match, seat)
    assert [sorted(pool.cards) for pool in table.seen] == [sorted(pool) for pool in referee.arrived[seat]]
    for player in table.players:
        if player.seat == seat or referee.stage == "over":
            assert sorted(player.hand or ()) == sorted(referee.hands[player.seat])
        else:
            assert player.hand is None and player.choice is None
        assert player.cards == len(referee.hands[player.seat])
    if referee.stage == "play":
        prices = {
            card: FACES[card].gold - (FACES[card].faction == referee.before[seat]) for card in referee.hands[seat]
        }
        assert {offer.card: offer.gold for offer in table.offers} == prices
        assert all(offer.affordable == (referee.gold[seat] + offer.gold >= 0) for offer in table.offers)


def decks(match: Match) -> Iterator[list[str]]:
    while True:
        event = match.chance()[-1]
        assert event.name == "deck"
        yield list(event.outcome)


def play_beside(match: Match, referee: Referee, choose: random.Random, liked: set[str]) -> Counter[str]:
    """To the end of the game, with a liked decision whenever there is one; what has come up."""
    agree(match, referee)
    tables_agree(match, referee)
    while not match.over:
        seat = choose.choice(match.waiting)
        legal = match.legal(seat)
        decision = choose.choice([decision for decision in legal if decision in liked] or legal)
        match.play(seat, decision)
        referee.decide(seat, decision)
        agree(match, referee)
        if not referee.answers:
            tables_agree(match, referee)
            knowledge_agrees(match, referee, choose.choice(match.seats))
    assert match.standing == referee.standing()
    return referee.met


def likes(cards: Iterable[str]) -> set[str]:
    return {f"{verb} {card}" for card in cards for verb in ("draft", "play", "extra", "keep")}


def never(met: Counter[str], *cases: str) -> list[str]:
    return [case for case in cases if not met[case]]


@pytest.mark.rule("ST-1", "ST-2", "ST-3", "ST-4", "ST-5", "ST-6", "ST-7", "ST-21", "ST-22", "ST-23", "ST-24", "ST-26")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_whole_games_agree_with_the_referee(players: int) -> None:
    met: Counter[str] = Counter()
    for seed in range(12):
        choose = random.Random(100 * players + seed)
        target = (15, 20, 25)[seed % 3]
        match = throneroom.new("shadow-throne", players=players, seed=seed, target=target)
        referee = Referee(players, target, decks(match))
        fancied = [slug for slug in FACES if choose.random() < seed % 4 / 6]
        met += play_beside(match, referee, choose, likes(fancied))
    assert not never(met, "hush money", "poor", "poor by hush money", "poor from an income", "tied factions")
    assert not never(met, *(slug for slug, face in FACES.items() if face.order))


def stacked(choose: random.Random) -> list[str]:
    """A deck with most of the abilities near the top: they meet in the first battle."""
    cards = [slug for slug, face in FACES.items() for _ in range(face.copies)]
    return sorted(cards, key=lambda slug: choose.random() + (not FACES[slug].order) * 0.4)


def stacked_game(choose: random.Random, liked: set[str], gold: int, influence: int) -> Counter[str]:
    """A game that begins with a stacked deck and these purses."""
    players, deck = choose.randint(3, 5), stacked(choose)
    parts: dict[str, Any] = {"gold": str(gold), "influence": str(influence)}
    for n in range(players):
        parts |= {f"p{n + 1}": "", f"pool_p{n + 1}": deck[6 * n : 6 * n + 6]}
    match = Match.arrange("shadow-throne", players, choose.getrandbits(30), **parts)
    return play_beside(match, Referee(players, 15, chain([deck], decks(match)), gold, influence), choose, liked)


ABILITIES = [slug for slug, face in FACES.items() if face.order]
KILLERS = ["benthon-knights", "anna-lys", "datura"]
CALLED = [*KILLERS, "tax-collector"]
COURT = likes(["king-kyros"]) | {f"draft {card}" for card in ABILITIES} | {f"extra {card}" for card in CALLED}
"""Calls killers to King Kyros's side, and plays all other abilities first."""


@pytest.mark.rule("ST-8", "ST-9", "ST-10", "ST-11", "ST-12", "ST-13", "ST-14", "ST-15", "ST-16", "ST-18", "ST-19")
@pytest.mark.rule("ST-20", "ST-22", "ST-23", "ST-25")
def test_games_of_many_abilities_agree_with_the_referee() -> None:
    met: Counter[str] = Counter()
    for seed in range(80):
        choose = random.Random(seed)
        liked = likes(slug for slug in ABILITIES if choose.random() < 0.5)
        met += stacked_game(choose, liked, choose.choice([0, 3, 9, 30]), choose.choice([0, 8, 11]))
    assert not never(met, "blocked", "killed before acting", "picureas dies acting", "picureas's token")
    assert not never(met, "converted and given a token", "converted twice", "a token for an earlier wave")
    assert not never(met, "a token lost by death", "a token kept by a convert", "picureas in the last wave")
    assert not never(met, "langman stays", "langman's second battle", "langman's rebels tie", "three tied factions")
    assert not never(met, "influence of the dead", "consolation of the dead")


@pytest.mark.rule("ST-8", "ST-9", "ST-17", "ST-24")
def test_games_of_king_kyros_agree_with_the_referee() -> None:
    met: Counter[str] = Counter()
    for seed in range(80):
        choose = random.Random(seed)
        others = [slug for slug in FACES if slug not in CALLED and choose.random() < 0.5]
        liked = COURT | {f"play {card}" for card in others}
        met += stacked_game(choose, liked, choose.choice([6, 9, 30]), 11)
    assert not never(met, "extra", "extra with an ability", "extra converted", "no extra, the only choice")
    assert not never(met, "killed and converted", "killed and given a token", "kept the only one")
    assert not never(met, "dies acting with order 3", "simone dies with order 3")


@pytest.mark.rule("ST-18", "ST-23")
def test_the_ends_of_games_agree_with_the_referee() -> None:
    """Everybody is near the target; half of the games shun influence, so that ends are tied."""
    met: Counter[str] = Counter()
    for seed in range(80):
        choose = random.Random(seed)
        modest = [slug for slug, face in FACES.items() if face.influence < 2]
        liked = likes(modest if seed % 2 else ["simone", "datura"])
        met += stacked_game(choose, liked, 3, choose.choice([9, 13, 14]))
    assert not never(met, "gold decides", "nobody wins", "simone's death at the target")
