"""What a report on balance looks at: court and hand of each seat, and which rules come into play."""

from __future__ import annotations

from throneroom.engine.compiled import plain
from throneroom.engine.record import Record
from throneroom.games.battle_for_the_throne.cards import ACE, SLUGS

rules = plain("throneroom.games.battle_for_the_throne.rules")

HELD = "the cards in court and hand of the seat"

EVENTS: dict[str, str] = {
    "BA-2": "a sixth card is discarded",
    "BA-3": "a round begins",
    "BA-5": "an attack lands",
    "BA-6": "an attack counts half",
    "BA-7": "a character falls to points",
    "BA-8": "a card is drawn for an honorable death",
    "BA-9": "an Ace destroys a Jack or Queen",
    "BA-10": "a Jack or Queen is brought in",
    "BA-11": "a King heals",
    "BA-12": "a King charges",
    "BA-13": "a King rallies",
    "BA-14": "a King rallies into the rank of Jacks or Queens",
    "BA-15": "a Jester turns an attack away",
    "BA-16": "a shield is raised",
    "BA-17": "a player is out",
    "BA-18": "a card is discarded or an attack removed at the end of a round",
    "BA-19": "a deck is formed anew",
    "BA-20": "the last King wins",
    "BA-21": "the game ends after round 100",
}
ANSWERS = {
    rules.JESTER: ("BA-15",),
    rules.DRAW: ("BA-8",),
    rules.REFORM: ("BA-19",),
    rules.RAISE_SHIELD: ("BA-16",),
}


def holdings(s: Record, seat: int) -> list[str]:
    cards = {card for card in (*s.court[seat], *s.hand[seat]) if card != rules.NONE}
    return [SLUGS[card] for card in sorted(cards)]


def fired(before: Record, seat: int, action: int, after: Record) -> tuple[str, ...]:
    if before.stage == rules.CHOOSING:
        return _round(before, after)
    if action < rules.HEAL:
        signs: tuple[str, ...] = ("BA-12",) if rules.is_king(rules.attack_card(action)) else ()
        if after.attack == rules.NONE:  # it could not be answered
            target, place = rules.seat_of(action), action % rules.PLACES
            signs += _landed(before, rules.attack_card(action), target, place, after)
        return signs
    if action == rules.ACCEPT:
        return _landed(before, before.attack, before.target, before.place, after)
    return (*_other(before, action), *_round(before, after))


def _landed(before: Record, card: int, target: int, place: int, after: Record) -> tuple[str, ...]:
    character = before.court[target, place]
    signs = ["BA-5"]
    if card < ACE and rules.is_halved(card, rules.suit_at(before, target, place)):
        signs.append("BA-6")
    if rules.kills_outright(card, character):
        signs.append("BA-9")
    elif list(before.court[target]) != list(after.court[target]):
        signs.append("BA-7")
    if rules.plays_on(before, target) and not rules.plays_on(after, target):
        signs += ["BA-17", "BA-20"] if after.stage == rules.OVER else ["BA-17"]
    return tuple(signs)


def _other(before: Record, action: int) -> tuple[str, ...]:
    if rules.HEAL <= action < rules.RALLY:
        return ("BA-11",)
    if rules.RALLY <= action < rules.RAISE_SHIELD:
        place = (action - rules.RALLY) % rules.PLACES
        return ("BA-13",) if place == rules.THRONE else ("BA-13", "BA-14")
    if rules.DEPLOY <= action < rules.PASS:
        return ("BA-10",)
    if action >= rules.DISCARD:
        return ("BA-2",) if before.stage == rules.TRIMMING else ("BA-18",)
    return ANSWERS.get(action, ())


def _round(before: Record, after: Record) -> tuple[str, ...]:
    if after.stage == rules.OVER:
        return ("BA-21",)
    return ("BA-3",) if after.round_number > before.round_number else ()
