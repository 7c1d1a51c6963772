"""Battle For The Throne in words: the notation of each action, the story of a game, and why something may not be."""

from __future__ import annotations

from collections import Counter

from throneroom.engine.compiled import plain
from throneroom.engine.game import Settings
from throneroom.engine.phrases import capital
from throneroom.engine.record import Record
from throneroom.games.battle_for_the_throne.cards import (
    ACE,
    CARDS,
    COUNT,
    JACK,
    JOKER,
    KING,
    QUEEN,
    SLUGS,
    SUITS,
)

rules = plain("throneroom.games.battle_for_the_throne.rules")

SEATS = tuple(f"p{seat + 1}" for seat in range(rules.SEATS))
PLACES = (*(f"jack {n + 1}" for n in range(7)), *(f"queen {n + 1}" for n in range(7)), "king", "shield")
"""The names of the places, as notation uses them after the seat."""

_SINGLE = {
    rules.RAISE_SHIELD: "shield",
    rules.PASS: "pass",
    rules.JESTER: "jester",
    rules.ACCEPT: "accept",
    rules.DRAW: "draw",
    rules.DECLINE: "decline",
    rules.KEEP: "keep",
    rules.REFORM: "reform",
    rules.STAY: "stay",
    rules.SKIP: "skip",
}


def actions(settings: Settings) -> list[str]:
    """The notation of every action, by its number."""
    return [_notation(action) for action in range(rules.ACTIONS)]


def _notation(action: int) -> str:
    if action in _SINGLE:
        return _SINGLE[action]
    if action < rules.HEAL:
        card = rules.attack_card(action)
        return f"{'charge' if rules.is_king(card) else 'attack'} {SLUGS[card]} {_character(action)}"
    if action < rules.RALLY:
        return f"heal {SLUGS[KING + action - rules.HEAL]}"
    if action < rules.RAISE_SHIELD:
        return f"rally {SLUGS[_rallying(action)]} {_character(action - rules.RALLY)}"
    if action < rules.PASS:
        return f"deploy {SLUGS[JACK + action - rules.DEPLOY]}"
    if action < rules.MEND:
        return f"discard {SLUGS[action - rules.DISCARD]}"
    if action < rules.CHOOSE:
        return f"mend {_character(action - rules.MEND)}"
    nth = action - rules.CHOOSE
    return f"{('king', 'queen', 'jack')[nth // 4]} {SUITS[nth % 4]}"


def _character(number: int) -> str:
    """A character by its number in a run of seats and places: `p2 jack 1`."""
    return named(rules.seat_of(number), number % rules.PLACES)


def named(seat: int, place: int) -> str:
    return f"{SEATS[seat]} {PLACES[place]}"


def _rallying(action: int) -> int:
    card: int = KING + (action - rules.RALLY) // (rules.SEATS * rules.PLACES)
    return card


# How things are called


def the(card: int) -> str:
    return f"the {CARDS[card].name}"


def cards_told(cards: list[int]) -> str:
    """The cards one by one."""
    return and_list([f"a {CARDS[card].name}" if card == JOKER else the(card) for card in cards])


def and_list(texts: list[str]) -> str:
    return texts[0] if len(texts) == 1 else f"{', '.join(texts[:-1])} and {texts[-1]}"


def title(s: Record, seat: int, place: int) -> str:
    """A character without its owner: `Jack of Clubs`, `King of Hearts in the Jack rank`, `shield`."""
    if place == rules.SHIELD:
        return "shield"
    card = s.court[seat, place]
    where = "" if place == rules.THRONE or card < KING else f" in the {rank_name(place)} rank"
    return f"{CARDS[card].name}{where}"


def whose(s: Record, seat: int, place: int) -> str:
    return f"{SEATS[seat]}'s {title(s, seat, place)}"


def rank_name(place: int) -> str:
    return "Jack" if place < rules.QUEENS else "Queen" if place < rules.THRONE else "King"


def counted(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def members(bag: int) -> list[int]:
    """The cards of a bag, by their numbers."""
    return [card for card in range(COUNT) if bag >> card & 1] + [JOKER] * (bag >> JOKER)


def hand(s: Record, seat: int) -> list[int]:
    return [card for card in s.hand[seat] if card != rules.NONE]


def in_play(s: Record) -> list[int]:
    """The seats that are still in."""
    return [seat for seat in range(s.players) if rules.plays_on(s, seat)]


def stack(s: Record, seat: int, place: int) -> list[int]:
    """The attacks on a character, in the order in which they were played."""
    found = []
    attack = s.top[seat, place]
    while attack != rules.NONE:
        found.append(attack)
        attack = s.under[attack]
    return found[::-1]


# What is asked


def ask(s: Record, viewer: int | None) -> str:
    """One line: whose turn it is and what is asked."""
    if s.stage == rules.OVER:
        return _victory(s)
    if s.stage == rules.CHOOSING:
        return f"The courts are chosen in secret: {and_list(_choosers(s))}."
    if s.stage == rules.ACTING:
        return f"Round {s.round_number}: {SEATS[s.turn]} to act or pass."
    if s.stage == rules.ANSWERING:
        struck = whose(s, s.target, s.place)
        return f"{SEATS[s.turn]}'s {CARDS[s.attack].name} strikes {struck}: {SEATS[s.target]} to answer or to accept."
    if s.stage == rules.HONORING:
        return f"Honorable Death: {SEATS[s.target]} may draw a card."
    if s.stage == rules.TRIMMING:
        return f"{SEATS[s.target]} holds six cards and must discard one."
    task = {
        rules.DISCARDING: "may discard one card before drawing up to five",
        rules.EXHAUSTED: "has an empty deck and may reform it from the discard pile",
        rules.MENDING: "may remove the top attack from one own character",
    }[s.stage]
    return f"End of round {s.round_number}: {SEATS[s.turn]} {task}."


def _choosers(s: Record) -> list[str]:
    places = [(seat, rules.place_to_choose(s, seat)) for seat in range(s.players)]
    return [f"{SEATS[seat]} chooses a {rank_name(place)}" for seat, place in places if place != rules.NONE]


def _victory(s: Record) -> str:
    winners = [SEATS[seat] for seat in in_play(s)]
    if len(winners) == 1:
        return f"{winners[0]} has won: the last King on the table."
    return f"Round {rules.LAST_ROUND} is over: {and_list(winners)} share the victory."


# Why not


def why(s: Record, seat: int, action: int) -> str:
    """The exact rule that forbids an action of a seat that is asked."""
    reasons = {
        rules.CHOOSING: _why_not_chosen,
        rules.ACTING: _why_no_action,
        rules.ANSWERING: _why_no_answer,
        rules.HONORING: _why_not_honored,
        rules.TRIMMING: _why_not_trimmed,
        rules.DISCARDING: _why_not_discarded,
        rules.EXHAUSTED: _why_not_reformed,
        rules.MENDING: _why_not_mended,
    }
    return reasons[s.stage](s, seat, action)


def _why_not_chosen(s: Record, seat: int, action: int) -> str:
    rank = rank_name(rules.place_to_choose(s, seat))
    if action >= rules.CHOOSE:
        return f"King, Queen and Jack are chosen in this order: the {rank} is next (BA-1)"
    return f"First choose your court: the suit of your {rank} is next (BA-1)"


def _why_no_action(s: Record, seat: int, action: int) -> str:
    """On a turn."""
    if action < rules.HEAL:
        return _why_no_strike(s, seat, action)
    if action < rules.RALLY:
        return _why_no_heal(s, seat, KING + action - rules.HEAL)
    if action < rules.RAISE_SHIELD:
        return _why_no_rally(s, seat, action - rules.RALLY, _rallying(action))
    if action == rules.RAISE_SHIELD:
        return _why_no_shield(s, seat)
    if action < rules.PASS:
        return _not_held(s, seat, JACK + action - rules.DEPLOY, "BA-10")
    return _why_not_now(s, seat, action)


def _why_not_now(s: Record, seat: int, action: int) -> str:
    """Decisions that are asked at other times than on a turn."""
    if action in (rules.JESTER, rules.ACCEPT):
        return "No attack on a character of yours waits for an answer: it is your turn to act (BA-15)"
    if action in (rules.DRAW, rules.DECLINE):
        return "No character of yours has just fallen: it is your turn to act (BA-8)"
    if rules.DISCARD <= action < rules.MEND:
        return (
            f"A card is discarded above five in hand, and you hold {s.hand_size[seat]}, or when the round ends (BA-2)"
        )
    if action in (rules.REFORM, rules.STAY):
        return "A deck is reformed only at the end of a round, when all have passed one after another (BA-19)"
    if action >= rules.CHOOSE:
        return "The courts have been chosen and revealed (BA-1)"
    return "That belongs to the end of a round, when all have passed one after another (BA-18)"


def _not_held(s: Record, seat: int, card: int, rule: str) -> str:
    if card in hand(s, seat):
        return ""
    if card == JOKER:
        return f"You hold no Joker ({rule})"
    return f"{capital(the(card))} is not in your hand: {_whereabouts(s, seat, card)} ({rule})"


def _whereabouts(s: Record, seat: int, card: int) -> str:
    """Where a card of the seat's own is; what lies nowhere else is in the deck."""
    if rules.in_bag(s.discard[seat], card):
        return "it lies in your discard pile"
    if card in list(s.court[seat]):
        return "it stands in your court"
    for owner in range(s.players):
        for place in range(rules.PLACES):
            if seat * COUNT + card in stack(s, owner, place):
                return f"it lies on {whose(s, owner, place)}"
    return "it is in your deck"


def _why_no_strike(s: Record, seat: int, action: int) -> str:
    card, target, place = rules.attack_card(action), rules.seat_of(action), action % rules.PLACES
    return (
        _not_held(s, seat, card, "BA-12" if rules.is_king(card) else "BA-4")
        or _why_no_target(s, seat, target, place)
        or _why_not_foremost(s, target, place)
        or _why_own_suit(s, card, target, place)
    )


def _why_no_target(s: Record, seat: int, target: int, place: int) -> str:
    if target == seat:
        return f"{named(target, place)} is your own: attack cards are played on opposing characters (BA-5)"
    if target >= s.players:
        return f"There is no {SEATS[target]} at this table (BA-5)"
    if not rules.plays_on(s, target):
        return f"{SEATS[target]} is out of the game (BA-17)"
    if s.court[target, place] == rules.NONE:
        return f"{named(target, place)} is empty: no character stands there (BA-5)"
    return ""


def _why_not_foremost(s: Record, target: int, place: int) -> str:
    front = rules.front(s, target)
    if front <= place < rules.rank_end(front):
        return ""
    if front == rules.SHIELD:
        return f"{SEATS[target]}'s shield takes the attacks before the King can be attacked (BA-16)"
    what = "Jack" if front == rules.JACKS else "Queen"
    return f"{SEATS[target]}'s {what} rank stands in front: all in it must fall before {named(target, place)} (BA-5)"


def _why_own_suit(s: Record, card: int, target: int, place: int) -> str:
    character = s.court[target, place]
    if rules.may_strike(s, card, target, place):
        return ""
    if character == JOKER:
        suit = SUITS[card % 4].capitalize()
        return (
            f"The shield has the suit of its King, {suit}: {the(card)} cannot be played on its own suit (BA-6, BA-16)"
        )
    rule = "BA-9" if card >= ACE and character < KING else "BA-6"
    return f"{capital(the(card))} cannot be played on {the(character)}, a character of its own suit ({rule})"


def _why_no_heal(s: Record, seat: int, card: int) -> str:
    return _not_held(s, seat, card, "BA-11") or "There is no attack on your King to heal (BA-11)"


def _why_no_rally(s: Record, seat: int, character: int, card: int) -> str:
    owner, place = rules.seat_of(character), character % rules.PLACES
    if owner != seat:
        return f"{named(owner, place)} is not yours: a King rallies in place of an own character (BA-13)"
    if place == rules.SHIELD:
        return "A King takes the place of a character, not of the shield (BA-13)"
    if s.court[seat, place] == rules.NONE:
        return f"{named(owner, place)} is empty: a King takes the place of a character (BA-13)"
    return _not_held(s, seat, card, "BA-13")


def _why_no_shield(s: Record, seat: int) -> str:
    if s.shielded >> seat & 1:
        return "You have had your shield: it is raised once a game (BA-16)"
    return _not_held(s, seat, JOKER, "BA-16")


def _why_no_answer(s: Record, seat: int, action: int) -> str:
    if action == rules.JESTER:
        return "You hold no Joker to answer with (BA-15)"
    return f"First answer the attack on your {title(s, seat, s.place)}: 'jester' or 'accept' (BA-15)"


def _why_not_honored(s: Record, seat: int, action: int) -> str:
    return "Your character died honorably: first 'draw' or 'decline' (BA-8)"


def _why_not_trimmed(s: Record, seat: int, action: int) -> str:
    if rules.DISCARD <= action < rules.MEND:
        return _not_held(s, seat, action - rules.DISCARD, "BA-2")
    return "You hold six cards: first discard down to five (BA-2)"


def _why_not_discarded(s: Record, seat: int, action: int) -> str:
    if rules.DISCARD <= action < rules.MEND:
        return _not_held(s, seat, action - rules.DISCARD, "BA-18")
    if action in (rules.REFORM, rules.STAY):
        return "A deck is reformed while you draw up to five: first 'discard CARD' or 'keep' (BA-19)"
    return "The round is ending: first 'discard CARD' or 'keep', then you draw up to five (BA-18)"


def _why_not_reformed(s: Record, seat: int, action: int) -> str:
    return "Your deck is empty: first 'reform' it from the discard pile, or 'stay' (BA-19)"


def _why_not_mended(s: Record, seat: int, action: int) -> str:
    if rules.MEND <= action < rules.CHOOSE:
        return _why_no_mend(s, seat, action - rules.MEND)
    if action in (rules.REFORM, rules.STAY):
        return _why_no_reform_now(s, seat)
    if action == rules.KEEP or rules.DISCARD <= action < rules.MEND:
        return "The discard comes before drawing, which is done: 'mend OWN' or 'skip' (BA-18)"
    return "The round is ending: first 'mend OWN' or 'skip' (BA-18)"


def _why_no_mend(s: Record, seat: int, character: int) -> str:
    owner, place = rules.seat_of(character), character % rules.PLACES
    if owner != seat:
        return f"{named(owner, place)} is not yours: you mend an own character or the shield (BA-18)"
    if s.court[seat, place] == rules.NONE:
        return f"{named(owner, place)} is empty: no character stands there (BA-18)"
    return f"No attack lies on your {title(s, seat, place)} (BA-18)"


def _why_no_reform_now(s: Record, seat: int) -> str:
    if s.deck_size[seat]:
        return f"Your deck has {counted(s.deck_size[seat], 'card')}: only an empty one may be reformed (BA-19)"
    if not s.discard[seat]:
        return "Your discard pile is empty: there is nothing to reform the deck from (BA-19)"
    return "You have decided that already: a deck may be reformed once in each end of a round (BA-19)"


# The story


def begin(s: Record, viewer: int | None) -> list[str]:
    """How the game opens."""
    jokers = {0: "no Joker", 1: "one Joker"}.get(s.jokers, f"{s.jokers} Jokers")
    told = [f"{s.players} players, each with a deck of 52 cards and {jokers}. The last King on the table wins."]
    return told if s.stage == rules.CHOOSING else [*told, ask(s, viewer)]


def tell(before: Record, seat: int, action: int, after: Record, viewer: int | None) -> list[str]:
    """What a decision did, in sentences."""
    if before.stage == rules.CHOOSING:
        return _choice_told(before, seat, action, after)
    if before.stage == rules.ACTING:
        return [*_action_told(before, seat, action, after), *_ending(after)]
    if before.stage == rules.ANSWERING:
        return [*_answer_told(before, seat, action, after), *_ending(after)]
    if before.stage == rules.HONORING:
        return [_honor_told(before, seat, action, after)]
    if before.stage == rules.TRIMMING:
        return [f"{SEATS[seat]} discards {the(action - rules.DISCARD)} to be back at five."]
    return [*_step_told(before, seat, action, after), *_round_told(before, after), *_ending(after)]


def _choice_told(before: Record, seat: int, action: int, after: Record) -> list[str]:
    rank = rank_name(rules.place_to_choose(before, seat))
    chosen = f"a {rank} in secret" if action < 0 else the(rules.chosen_card(action))
    told = [f"{SEATS[seat]} chooses {chosen}."]
    if after.stage == rules.CHOOSING:
        return told
    for owner in range(after.players):
        court = [after.court[owner, place] for place in (rules.THRONE, rules.QUEENS, rules.JACKS)]
        told.append(f"{SEATS[owner]}'s court is revealed: {and_list([the(card) for card in court])}.")
    return [*told, "Everyone shuffles and draws five.", *_round_told(before, after)]


def _round_told(before: Record, after: Record) -> list[str]:
    if after.round_number == before.round_number:
        return []
    return [f"Round {after.round_number}: the die falls for {SEATS[after.first]}, who begins."]


def _action_told(before: Record, seat: int, action: int, after: Record) -> list[str]:
    who = SEATS[seat]
    if action < rules.HEAL:
        return _strike_told(before, seat, action, after)
    if action < rules.RALLY:
        lifted = counted(len(stack(before, seat, rules.THRONE)), "attack card")
        return [f"{who} gives up {the(KING + action - rules.HEAL)} to heal the King: {lifted} removed."]
    if action < rules.RAISE_SHIELD:
        return [_rally_told(before, seat, (action - rules.RALLY) % rules.PLACES, _rallying(action))]
    if action == rules.RAISE_SHIELD:
        return [f"{who} raises a Joker as the King's shield, of {SUITS[rules.suit_at(after, seat, rules.SHIELD)]}."]
    if action < rules.PASS:
        card = JACK + action - rules.DEPLOY
        return [f"{who} sends {the(card)} to the {'Jack' if card < QUEEN else 'Queen'} rank."]
    if after.stage == rules.ACTING:
        return [f"{who} passes."]
    return [f"{who} passes, as all have: round {after.round_number} ends, {SEATS[after.turn]} first."]


def _rally_told(before: Record, seat: int, place: int, card: int) -> str:
    old = title(before, seat, place)
    burden = rules.damage(before, seat, place)
    carried = f", and takes over the {counted(burden, 'point')} on it" if stack(before, seat, place) else ""
    return f"{capital(the(card))} rallies to {SEATS[seat]} in place of the {old}{carried}."


def _strike_told(before: Record, seat: int, action: int, after: Record) -> list[str]:
    card, target, place = rules.attack_card(action), rules.seat_of(action), action % rules.PLACES
    verb = "charges at" if rules.is_king(card) else "strikes"
    struck = whose(before, target, place)
    told = f"{SEATS[seat]} {verb} {struck} with {the(card)}."
    if after.stage == rules.ANSWERING:
        return [told]
    return [told, *_landing(before, after, card, target, place)]


def _answer_told(before: Record, seat: int, action: int, after: Record) -> list[str]:
    card = before.attack
    if action == rules.JESTER:
        return [f"{SEATS[seat]}'s Jester turns {the(card)} into a jest: both cards are discarded."]
    return [f"{SEATS[seat]} accepts it.", *_landing(before, after, card, seat, before.place)]


def _landing(before: Record, after: Record, card: int, seat: int, place: int) -> list[str]:
    """What an attack does that nobody cancels."""
    character = before.court[seat, place]
    name = f"the {title(before, seat, place)}"
    if rules.kills_outright(card, character):
        return [f"{capital(name)} is destroyed at once."]
    full = rules.full_value(card)
    half = rules.is_halved(card, rules.suit_at(before, seat, place))
    value = full // 2 if half else full
    total = rules.damage(before, seat, place) + value
    counts = f"It counts {counted(value, 'point')}{', half its value' if half else ''}"
    if total < rules.points(character):
        return [f"{counts}: {counted(rules.points(character) - total, 'point')} more would destroy {name}."]
    fate = "breaks" if place == rules.SHIELD else "falls"
    return [f"{counts}: {name} {fate}.", *_fall_told(after, seat, place)]


def _fall_told(after: Record, seat: int, place: int) -> list[str]:
    if place == rules.THRONE:
        return [f"{SEATS[seat]} has lost the King and is out of the game."]
    return []


def _honor_told(before: Record, seat: int, action: int, after: Record) -> str:
    if action == rules.DECLINE:
        return f"{SEATS[seat]} does not draw for the honorable death."
    return f"{SEATS[seat]} draws {_drawn(before, after, seat)} for the honorable death."


def _drawn(before: Record, after: Record, seat: int, given: int | None = None) -> str:
    """The cards that a seat has drawn, where they can be seen; else how many."""
    number = after.hand_size[seat] - before.hand_size[seat] + (given is not None)
    if number == 0:
        return "no card"
    new = Counter(hand(after, seat)) - (Counter(hand(before, seat)) - Counter([] if given is None else [given]))
    if len(hand(after, seat)) == after.hand_size[seat]:
        return cards_told(sorted(new.elements()))
    return counted(number, "card")


def _step_told(before: Record, seat: int, action: int, after: Record) -> list[str]:
    """The end of a round."""
    who = SEATS[seat]
    if action == rules.KEEP:
        return [f"{who} keeps the hand and draws {_drawn(before, after, seat)}."]
    if rules.DISCARD <= action < rules.MEND:
        card = action - rules.DISCARD
        return [f"{who} discards {cards_told([card])} and draws {_drawn(before, after, seat, card)}."]
    if action == rules.REFORM:
        size = len(members(before.discard[seat])) - len(members(after.discard[seat]))
        rest = len(members(after.discard[seat]))
        stay = f", {counted(rest, 'card')} of it {'stays' if rest == 1 else 'stay'}" if rest else ""
        new = f"{who} shuffles the discard pile and takes {counted(size, 'card')} as the new deck{stay}"
        return [f"{new}; draws {_drawn(before, after, seat)}."]
    if action == rules.STAY:
        return [f"{who} leaves the deck empty."]
    if action == rules.SKIP:
        return [f"{who} mends nothing."]
    place = (action - rules.MEND) % rules.PLACES
    attack = before.top[seat, place]
    lifted = f"{SEATS[attack // COUNT]}'s {CARDS[attack % COUNT].name}"
    return [f"{who} removes {lifted} from the {title(before, seat, place)}."]


def _ending(after: Record) -> list[str]:
    return [_victory(after)] if after.stage == rules.OVER else []


# Chance


def event(purpose: int, index: int, outcome: tuple[int, ...]) -> tuple[str, tuple[str, ...]]:
    """The name of a random event and its outcome."""
    if purpose == rules.DIE:
        return "first", (SEATS[rules.nth_seat(index % (1 << rules.SEATS), outcome[0])],)
    name = "deck" if index < rules.SEATS else "reform"
    return f"{name} {SEATS[index % rules.SEATS]}", tuple(SLUGS[card] for card in outcome)
