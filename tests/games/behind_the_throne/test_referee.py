"""Behind the Throne: whole games beside an independent referee, who must agree at every step."""

import random
import re
from collections import Counter
from dataclasses import asdict
from typing import Any

import pytest

import throneroom
from tests.games.behind_the_throne.referee import END, VALUE, Referee, Shuffle
from throneroom import Match
from throneroom.engine.dice import new_dice
from throneroom.games.behind_the_throne.view import Odds, Pile, Place

GAME = throneroom.find("behind-the-throne")
RULES = [f"BT-{n}" for n in range(1, 23)]

Weights = dict[str, float]
POLICIES: dict[str, Weights] = {
    "even": {},
    "collector": {"collect": 9, "reveal": 6, "swap": 0.1, "destroy": 0.1, "use": 0.3},
    "hoarder": {"collect": 30, "reveal": 60, "swap": 1, "destroy": 2, "use": 3, "judge": 3, "give": 0.01},
    "fighter": {"destroy": 40, "use": 8, "judge": 20, "reveal": 20, "swap": 1, "collect": 2, "give": 0.05},
    "trader": {"swap": 15, "reveal": 15, "collect": 3, "use": 5, "judge": 9},
    "seer": {"use prophet": 60, "judge prophet": 60, "collect": 12, "reveal": 6, "swap": 2, "judge": 3},
    "reckless": {"reveal": 900, "give": 900, "collect": 0.01, "swap": 0.01, "destroy": 900},
}
"""How heavily a policy weighs a decision by its first word (or whole); 1 where it says nothing."""


def choose(dice: random.Random, policy: Weights, referee: Referee) -> str:
    """The words are weighed, so that many targets do not make a swap likelier; of kinds, small ones are dropped."""
    legal = referee.legal()
    if "keep" in legal:
        return dice.choices(legal, [3 if decision == "keep" else 1 for decision in legal])[0]
    if referee.dropper:
        return dice.choices(legal, [referee.own(referee.dropper, kind.split()[1]) ** -4 for kind in legal])[0]
    words = Counter(decision.split()[0] for decision in legal)
    weights = [policy.get(d, policy.get(d.split()[0], 1) / words[d.split()[0]]) for d in legal]
    return dice.choices(legal, weights)[0]


# What both must agree on


def agree(match: Match, referee: Referee) -> None:
    assert match.waiting == (() if referee.asked is None else (referee.asked,))
    for seat in match.seats:
        assert sorted(match.legal(seat)) == (referee.legal() if seat == referee.asked else [])
    table = match.view(None).table
    assert (table.turn, list(table.row), table.taken) == (referee.mover, referee.row, referee.taken)
    assert table.stage == ("over" if referee.over else "drop" if referee.dropper else "play")
    assert (table.deck, list(table.known)) == (len(referee.deck), referee.deck)
    assert counted(table.left) == Counter(referee.deck)
    assert counted(table.discard) == Counter(referee.discard)
    assert table.receiver == (referee.dropper if referee.taken else None)
    assert sorted(table.new) == referee.unwanted
    assert table.broken == referee.broken
    assert table.value == (VALUE[referee.row[-1]] + referee.change if referee.row else None)
    assert table.reshuffled == (referee.over or END in referee.deck)
    for place in table.places:
        agree_on_place(place, referee, table.stage)
    agree_on_odds(table.odds, referee)


def counted(piles: tuple[Pile, ...]) -> Counter[str]:
    return Counter({pile.card: pile.count for pile in piles})


def agree_on_place(place: Place, referee: Referee, stage: str) -> None:
    seat = place.seat
    assert {stack.card: stack.count for stack in place.stacks} == +referee.stacks[seat]
    assert place.score == referee.points(seat)
    assert place.knows_top == (seat in referee.knows)
    for stack in place.stacks:
        assert stack.leads == (stack.card not in ("queen", "king") and referee.available(seat, stack.card))
    if stage == "play":
        assert place.struck == (seat in referee.targets)
        used = {stack.card for stack in place.stacks if stack.used}
        assert used == ({kind for kind in referee.used if referee.own(seat, kind)} if seat == referee.mover else set())


def agree_on_odds(odds: Odds | None, referee: Referee) -> None:
    if "reveal" not in referee.legal():
        assert odds is None
        return
    assert odds
    fates: Counter[str] = Counter()
    for card, count in Counter(referee.deck).items():
        fates[referee.fate(card)] += count
    assert {**fates} == {fate: count for fate, count in asdict(odds).items() if count}


def agree_on_refusals(match: Match, referee: Referee, notations: list[str]) -> None:
    """A refusal names only rules that forbid the decision; what no rule forbids is legal."""
    assert referee.asked
    legal = match.legal(referee.asked)
    for decision in notations:
        forbidding, why = referee.forbidding(decision), match.why(referee.asked, decision)
        assert (decision in legal) == (not forbidding) == (why is None)
        named = set(re.findall(r"BT-\d+", why or ""))
        assert named <= forbidding, f"{decision}: {why}, but it is {forbidding}"
        assert bool(named) == bool(forbidding)


def agree_on_secrets(match: Match, referee: Referee, seed: int) -> None:
    """Each viewer knows the top card after a look, nothing else of the deck's order, and all its cards."""
    for n, viewer in enumerate(("spectator", *match.seats), -1):
        top = [referee.deck[0]] if viewer in referee.knows else []
        assert list(match.view(viewer).table.known) == (referee.deck if referee.over else top)
        world = match.position.guessed(n, new_dice(seed))
        truth, guessed = (GAME.setup.zones(position.checked_state()) for position in (match.position, world))
        deck = guessed.pop("deck")
        assert Counter(deck) == Counter(truth.pop("deck"))
        assert deck[: len(top)] == top
        assert guessed == truth


def agree_on_parts(match: Match) -> None:
    """What play brings about can be arranged: the same position but for the key."""
    parts: dict[str, Any] = match.arranged()
    ours, theirs = match.position.states.copy(), Match.arrange(GAME, match.players, **parts).position.states
    ours["key"] = theirs["key"] = 0
    assert ours.tobytes() == theirs.tobytes()


# Rules that seldom matter: each must have come up


def equal(referee: Referee) -> bool:
    return referee.excess(referee.change) == 0


def kinds(referee: Referee, seat: str) -> int:
    return len(+referee.stacks[seat])


def guarded(referee: Referee, shield: str) -> bool:
    """Whether an ability protects some other kind of a player who is not on turn."""
    return any(
        referee.available(seat, shield) and kinds(referee, seat) > 1 for seat in referee.seats if seat != referee.mover
    )


def unprotected(referee: Referee, shield: str) -> bool:
    """Whether somebody else has the shield, but others have more of it."""
    return any(
        referee.own(seat, shield) and not referee.available(seat, shield)
        for seat in referee.seats
        if seat != referee.mover
    )


def looked_in_vain(referee: Referee) -> bool:
    """Whether there is a Prophet to use, but the card is known or no reveal can follow."""
    ready = list(referee.ways("prophet", referee.used))
    return (
        bool(ready) and not referee.dropper and not referee.broken and f"{ready[0][0]} prophet" not in referee.legal()
    )


def signs(r: Referee, d: str) -> dict[str, bool]:
    """What the referee and the decision to be taken show of the rules."""
    word, last = d.split()[0], d.split()[-1]
    drops, swaps, destroys = (word == other for other in ("drop", "swap", "destroy"))
    fate = r.fate(r.deck[0]) if d == "reveal" else ""
    return {
        "BT-3 swaps five": swaps and len(r.row) == 5,
        "BT-3 collects five": d == "collect" and len(r.row) == 5,
        "BT-4 gives up": d == "give up",
        "BT-4 raises a broken card": r.broken and d.endswith("up") and d != "give up",
        "BT-4 lowers, still broken": r.broken and d == "use jester down" and r.excess(r.change - 1) > 0,
        "BT-4 no raise that breaks": equal(r) and bool(list(r.ways("jester", r.used))),
        "BT-5 below one": bool(r.row) and VALUE[r.row[-1]] + r.change < 1,
        "BT-5 above nine": bool(r.row) and VALUE[r.row[-1]] + r.change > 9,
        "BT-6 destroys own": destroys and d.split()[1] == r.mover,
        "BT-6 destroys others": destroys and r.mover not in d,
        "BT-6 after a change": destroys and r.change != 0,
        "BT-6 second in a turn": destroys and bool(r.targets),
        "BT-6 target not twice": equal(r) and not r.destroyed and bool(r.targets),
        "BT-6 ability after it": r.destroyed and word in ("use", "judge"),
        "BT-7 guards": destroys and guarded(r, "alchemist"),
        "BT-7 owner free": destroys and d.split()[1] == r.mover and r.available(r.mover, "alchemist"),
        "BT-7 outnumbered": destroys and unprotected(r, "alchemist"),
        "BT-8 forbids": equal(r) and not r.destroyed and len(r.row) <= r.own(r.mover, "queen"),
        "BT-8 allows": destroys and 1 < r.own(r.mover, "queen") < len(r.row),
        "BT-9 sixth copy": d == "collect" and any(r.own(r.mover, k) + r.row.count(k) > 5 for k in r.row),
        "BT-12 forbids": bool(r.row) and not r.broken and len(r.row) < r.own(r.mover, "king"),
        "BT-12 allows": swaps and 1 < r.own(r.mover, "king") <= len(r.row),
        "BT-13 nobody has cards": bool(r.row) and not any(kinds(r, seat) for seat in r.seats if seat != r.mover),
        "BT-13 swapper must drop": swaps and r.own(r.mover, last) == 0 and kinds(r, r.mover) == 5,
        "BT-13 taken sixth copy": swaps and r.own(r.mover, last) == 5,
        "BT-13 room by taking": swaps and r.own(d.split()[1], last) == 1,
        "BT-14 guards": swaps and guarded(r, "minstrel"),
        "BT-14 outnumbered": swaps and unprotected(r, "minstrel"),
        "BT-17 several on a card": r.change <= -4,
        "BT-18 an unavailable kind": word == "judge" and not r.available(r.mover, d.split()[1]),
        "BT-18 a used kind": word == "judge" and d.split()[1] in r.used,
        "BT-18 looks": d == "judge prophet",
        "BT-18 then the kind itself": word == "use" and "judge" in r.used,
        "BT-19 looks": d == "use prophet",
        "BT-19 looks at the end card": word in ("use", "judge") and last == "prophet" and r.deck[0] == END,
        "BT-19 not offered": looked_in_vain(r),
        "BT-19 two know": len(r.knows) == 2,
        "BT-19 stops knowing": d == "collect" and r.mover in r.knows,
        "BT-20 row lost": len(r.deck) == 1 and fate == "fatal",
        "BT-20 row broken": len(r.deck) == 1 and fate == "mendable",
        "BT-20 row sound": len(r.deck) == 1 and fate == "sound",
        "BT-21 loses a row": fate == "end" and bool(r.row),
        "BT-21 as the first card": fate == "end" and not r.row,
        "BT-10 collector drops": drops and r.dropper == r.mover,
        "BT-10 drops many": drops and r.dropper == r.mover and kinds(r, r.mover) > 6,
        "BT-13 receiver drops": drops and r.dropper != r.mover and kinds(r, r.dropper or "") > 5,
        "BT-13 receiver drops many": drops and r.dropper != r.mover and kinds(r, r.dropper or "") > 6,
        "BT-13 receiver discards": drops and "keep" in r.legal(),
        "BT-13 receiver discards one of several": drops and "keep" in r.legal() and len(r.unwanted) > 1,
        "BT-13 receiver discards the last": drops and "keep" in r.legal() and len(r.unwanted) == 1,
        "BT-13 receiver discards copies": drops and "keep" in r.legal() and r.own(r.dropper or "", last) > 1,
        "BT-13 receiver keeps": d == "keep",
        "BT-13 receiver keeps after drops": d == "keep" and kinds(r, r.dropper or "") == 5,
        "BT-13 receiver drops an old kind": drops and bool(r.taken) and last not in r.unwanted,
        "BT-13 the taken kind comes back as new": d == "keep" and (r.taken or "") in r.unwanted,
        "BT-13 nothing new": swaps and all(r.own(d.split()[1], k) > (k == last) for k in r.row),
        "BT-13 taken sixth copy waits": drops and bool(r.taken) and r.own(r.mover, r.taken or "") == 5,
    }


ALONE, SHARED, AT_ZERO = END_SIGNS = ("BT-22 alone", "BT-22 shared", "BT-22 shared at zero")


def sign_of_end(referee: Referee) -> str:
    if sum(referee.standing()) == 1:
        return ALONE
    return SHARED if any(map(referee.points, referee.seats)) else AT_ZERO


# Games


def dealt(players: int, seed: int) -> tuple[Match, Referee]:
    """A new game."""
    match = throneroom.new(GAME, players, seed=seed)
    deck, start = match.chance()
    assert (deck.name, start.name) == ("deck", "start")
    return match, Referee(players, list(deck.outcome), start.outcome[0], reshuffle_of(match))


def rich(players: int, seed: int) -> tuple[Match, Referee]:
    """A game under way with full stacks, in the first or the second round of the deck."""
    dice = random.Random(seed)
    seats = [f"p{n}" for n in range(1, players + 1)]
    box = [kind for kind in VALUE for _ in range(2 * players + 1)]
    referee = Referee(players, box, dice.choice(seats), no_reshuffle)
    left = Counter(box)
    for seat in seats:
        for kind in dice.sample(list(VALUE), dice.randint(3, 5)):
            count = min(left[kind], dice.choice((1, 1, 2, 3, 4, 5, 5)))
            referee.stacks[seat][kind] = count
            left[kind] -= count
    referee.deck = dice.sample(sorted(left.elements()), left.total())
    out = dice.randint(0, len(referee.deck) // 2)
    referee.discard, referee.deck = referee.deck[:out], referee.deck[out:]
    pile = dice.choice((referee.discard, referee.deck))
    pile.insert(dice.randint(len(pile) // 2, len(pile)), END)
    stacks: dict[str, Any] = {seat: list(referee.stacks[seat].elements()) for seat in seats}
    match = Match.arrange(
        GAME, players, seed=seed, turn=referee.mover, deck=referee.deck, discard=referee.discard, **stacks
    )
    referee.reshuffle = reshuffle_of(match)
    return match, referee


def no_reshuffle(pile: list[str]) -> list[str]:
    raise AssertionError(pile)


def reshuffle_of(match: Match) -> Shuffle:
    """How the match has just shuffled a pile."""

    def reshuffle(pile: list[str]) -> list[str]:
        event = match.chance()[-1]
        assert event.name == "reshuffle"
        assert sorted(event.outcome) == pile
        return list(event.outcome)

    return reshuffle


def play_game(match: Match, referee: Referee, policies: list[Weights], dice: random.Random) -> Counter[str]:
    """One game to its end on both; returns what came up in it."""
    seen: Counter[str] = Counter()
    now_and_then, began_first = random.Random(dice.random()), END in referee.discard
    agree(match, referee)
    while referee.asked:
        if now_and_then.random() < 0.04:
            agree_on_refusals(match, referee, list(match.notations))
            agree_on_secrets(match, referee, now_and_then.getrandbits(60))
        if referee.targets or referee.unwanted or (referee.used and now_and_then.random() < 0.3):
            agree_on_parts(match)
        decision = choose(dice, policies[int(referee.asked[1]) - 1], referee)
        seen.update({name: int(sign) for name, sign in signs(referee, decision).items()})
        match.play(referee.asked, decision)
        referee.decide(decision)
        agree(match, referee)
    agree_on_secrets(match, referee, now_and_then.getrandbits(60))
    assert match.standing == referee.standing()
    assert [event.name for event in match.chance()].count("reshuffle") == (1 if began_first else 0)
    seen[sign_of_end(referee)] += 1
    return seen


def mixed(players: int, dice: random.Random) -> list[Weights]:
    """One policy for all seats, or one for each."""
    names = dice.choices(list(POLICIES), k=players)
    return [POLICIES[name] for name in (names if dice.random() < 0.5 else names[:1] * players)]


@pytest.mark.rule(*RULES)
def test_whole_games_agree_with_the_referee() -> None:
    seen: Counter[str] = Counter()
    for seed in range(24):
        for players in GAME.players:
            for begin in (dealt, rich):
                dice = random.Random(100 * seed + players)
                seen.update(play_game(*begin(players, seed), mixed(players, dice), dice))
    missing = [name for name in (*seen, *END_SIGNS) if seen[name] < 2]
    assert not missing, f"too rare to prove anything: {missing}"
