"""Throne and the Grail in words: the notation of each action, the story of a game, and why a choice is refused."""

from __future__ import annotations

from collections.abc import Sequence

from throneroom.engine.compiled import plain
from throneroom.engine.game import Settings, seat_names
from throneroom.engine.phrases import capital, listed
from throneroom.engine.record import Record
from throneroom.games.throne_and_grail.cards import EIGHT, GRAIL, INFLUENCES, MINUS, SLUGS

rules = plain("throneroom.games.throne_and_grail.rules")

SEAT_NAMES = ("Lion", "Raven")
"""The houses of the two candidates."""

COUNTS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def actions(settings: Settings) -> list[str]:
    """The notation of every action, by its number: the same for every box."""
    return [*(f"play {slug}" for slug in SLUGS), "take"]


def face(card: int) -> str:
    """A card as it is called in a sentence."""
    return "Grail" if card == GRAIL else SLUGS[card]


def a(card: int) -> str:
    return f"{'an' if card == EIGHT else 'a'} {face(card)}"


def counted(count: int, thing: str) -> str:
    return f"{COUNTS[count]} {thing}{'' if count == 1 else 's'}"


def cards_listed(cards: Sequence[int]) -> str:
    return listed([face(card) for card in cards])


def _in_hand(s: Record, seat: int) -> list[int]:
    """The cards of a hand, as far as they are known."""
    return [card for card in s.hand[seat] if card != rules.NONE]


# What is asked


def ask(s: Record, viewer: int | None) -> str:
    """One line: whose turn it is and what is asked, or how the game ended."""
    if s.turn == rules.NONE:
        return _result(s)
    turn = rules.HAND - s.held[s.turn] + s.took[s.turn] + 1
    return f"Round {s.rounds}, turn {turn} of 6: {SEAT_NAMES[s.turn]} {_choice(s)}."


def _choice(s: Record) -> str:
    if s.took[s.turn]:
        return "to play a card (the take is spent)"
    if not s.length:
        return "to play a card (the Line is empty)"
    if s.length > rules.REACH:
        take = f"the last {counted(rules.REACH, 'card')}"
    else:
        take = {1: "the only card", 2: "both cards"}.get(s.length, f"all {counted(s.length, 'card')}")
    if not s.held[s.turn]:
        return f"has only the take left: {take} of the Line"
    return f"to play a card, or take {take} of the Line"


def _result(s: Record) -> str:
    king = rules.crowned(s)
    if king != rules.NONE:
        return f"{SEAT_NAMES[king]} has won at once, with all three Grails."
    points = [rules.points(s, seat) for seat in range(2)]
    if points[0] == points[1]:
        return f"A draw at {points[0]} to {points[1]}: it takes a rematch."
    winner = points.index(max(points))
    return f"{SEAT_NAMES[winner]} has won on points, {max(points)} to {min(points)}."


# Why not


def why(s: Record, seat: int, action: int) -> str:
    """The exact rule that forbids an action of the seat on turn."""
    if action == rules.TAKE:
        if s.took[seat]:
            return "You have taken in this round already: play a card (TG-5)"
        return "The Line is empty: there is nothing to take (TG-5)"
    if not s.held[seat]:
        return "Your hand is empty: only the take is left (TG-6)"
    hand = f"you hold {cards_listed(_in_hand(s, seat))}"
    if action > GRAIL and action not in s.numbered:
        return f"{face(action)} is not in this box, whose {_sort(action)} cards are {_box(s, action)}: {hand} (TG-4)"
    return f"You have no {face(action)} in your hand: {hand} (TG-4)"


def _sort(card: int) -> str:
    return "minus" if card > MINUS else "plus"


def _box(s: Record, card: int) -> str:
    """The plus cards of this box, or the minus cards, as one is asked for."""
    return cards_listed(sorted({other for other in s.numbered if _sort(other) == _sort(card)}))


# The story


def begin(s: Record, viewer: int | None) -> list[str]:
    """How the game opens, or from where an arranged position goes on."""
    if s.turn == rules.NONE:
        return _ending(s)
    if s.rounds > 1 or s.length != rules.OPENING or sum(s.held) < 2 * rules.HAND or sum(s.took):
        return [ask(s, viewer), *_hands(s)]
    opening = cards_listed(list(s.line)[: s.length])
    told = f"Three cards are put away unseen, {opening} begin the Line, and {SEAT_NAMES[s.turn]} is drawn to start."
    return [told, *_hands(s)]


def tell(before: Record, seat: int, action: int, after: Record, viewer: int | None) -> list[str]:
    """What a decision did, in sentences."""
    told = _take_told(before, seat, after) if action == rules.TAKE else [_play_told(before, seat, action)]
    if after.turn == rules.NONE:
        return told + _ending(after)
    if after.rounds > before.rounds:
        return told + _round_told(after)
    return told


def _play_told(s: Record, seat: int, card: int) -> str:
    who = SEAT_NAMES[seat]
    if not s.length:
        return f"{who} begins the empty Line with {a(card)}."
    if card == GRAIL:
        return f"{who} lets go of a Grail: it lies at the end of the Line."
    if card > GRAIL:
        return f"{who} {'spoils' if card > MINUS else 'sweetens'} the Line with {a(card)}."
    return f"{who} adds {a(card)} to the Line."


def _take_told(before: Record, seat: int, after: Record) -> list[str]:
    who = SEAT_NAMES[seat]
    spoils = list(before.line)[rules.reach(before) : before.length]
    what = cards_listed(spoils)
    told = [f"{who} takes {what}." if after.length else f"{who} takes the whole Line: {what}."]
    news = _majorities_told(before, seat, after) + _sets_told(before, seat, after)
    if news:
        told.append(f"{who} {listed(news)}.")
    if GRAIL in spoils and after.turn != rules.NONE:
        told.append(_grails_told(after, seat))
    if after.turn != rules.NONE:
        told.append(f"Points so far: Lion {rules.points(after, 0)}, Raven {rules.points(after, 1)}.")
    return told


def _majorities_told(before: Record, seat: int, after: Record) -> list[str]:
    """TG-10: who led before and who leads now."""
    gained = [card for card in INFLUENCES if _lead(before, seat, card) <= 0 < _lead(after, seat, card)]
    levelled = [card for card in INFLUENCES if _lead(before, seat, card) < 0 == _lead(after, seat, card)]
    told = [f"now leads in {listed([f'{face(card)}s' for card in gained])}"] if gained else []
    return told + ([f"draws level in {listed([f'{face(card)}s' for card in levelled])}"] if levelled else [])


def _lead(s: Record, seat: int, card: int) -> int:
    lead: int = s.taken[seat][card] - s.taken[1 - seat][card]
    return lead


def _sets_told(before: Record, seat: int, after: Record) -> list[str]:
    """TG-11."""
    more = rules.sets(after, seat) - rules.sets(before, seat)
    return [f"completes {counted(more, 'set')} of 5, 6, 7 and 8"] if more else []


def _grails_told(s: Record, seat: int) -> str:
    """TG-9: how near the throne is."""
    own = s.taken[seat][GRAIL]
    if s.taken[1 - seat][GRAIL]:
        return f"{SEAT_NAMES[seat]} now has {counted(own, 'Grail')}: neither house can have all three now."
    if own == 2:
        return f"{SEAT_NAMES[seat]} now has two Grails: the third would bring the throne at once."
    return f"{SEAT_NAMES[seat]} now has one Grail, the first of the three."


def _round_told(s: Record) -> list[str]:
    """TG-7: never fewer than two cards stay in the Line, and never more than ten."""
    stays = f"{capital(counted(s.length, 'card'))} stay in the Line."
    return [f"Round {s.rounds} of {rules.ROUNDS}: {SEAT_NAMES[s.turn]} starts. {stays}", *_hands(s)]


def _hands(s: Record) -> list[str]:
    """The hands that the viewer sees."""
    known = [seat for seat in range(2) if _in_hand(s, seat)]
    return [f"{SEAT_NAMES[seat]} holds {cards_listed(_in_hand(s, seat))}." for seat in known]


def _ending(s: Record) -> list[str]:
    """TG-9 to TG-13, and TG-1: the cards put away are shown."""
    king = rules.crowned(s)
    if king != rules.NONE:
        told = [f"All three Grails lie before {SEAT_NAMES[king]}: the throne is won at once, whatever the points."]
    else:
        told = [_score_told(s, seat) for seat in range(2)] + [_verdict(s)]
    return [*told, f"Put away from the start: {cards_listed(list(s.deck)[: rules.AWAY])}."]


def _score_told(s: Record, seat: int) -> str:
    led = sum(rules.majority(s, seat, card) for card in INFLUENCES)
    return (
        f"{SEAT_NAMES[seat]}: {led} for majorities, {5 * rules.sets(s, seat)} for sets, "
        f"{rules.numbers(s, seat):+d} from plus and minus cards: {rules.points(s, seat)}."
    )


def _verdict(s: Record) -> str:
    lead = rules.points(s, 0) - rules.points(s, 1)
    if not lead:
        return "Neither house is ahead: the game is a draw, and calls for a rematch."
    return f"{SEAT_NAMES[0 if lead > 0 else 1]} takes the throne."


# Chance


def event(purpose: int, index: int, outcome: tuple[int, ...]) -> tuple[str, tuple[str, ...]]:
    """The name of a random event and its outcome."""
    if purpose == rules.START:
        return "start", (seat_names(rules.SEATS)[outcome[0]],)
    return "deck", tuple(SLUGS[card] for card in outcome)
