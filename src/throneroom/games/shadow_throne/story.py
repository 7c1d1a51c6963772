"""The story of a game of Shadow Throne: each decision in sentences, a whole wave when its last card is chosen.

A wave is told by taking the steps of the rules once more, one by one, and looking at what each has changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from throneroom.engine.compiled import plain
from throneroom.engine.phrases import capital, listed
from throneroom.engine.record import Record
from throneroom.games.shadow_throne.cards import (
    CARDS,
    COMMONER,
    ELITE,
    FACTION,
    FACTIONS,
    GOLD,
    KILLED_BY,
    LANGMAN,
    ORDER,
    PHABOS_SCOUTS,
    PRINCESS_BEATRICE,
    PROTIS,
    QUEEN_ELETHERIA,
    RANK,
    REBELS,
    SHEPHERD_OF_THE_LOST,
    SIMONE,
    THAVNA,
)
from throneroom.games.shadow_throne.phrases import does, of_rank, seat_name, the

rules = plain("throneroom.games.shadow_throne.rules")

Place = tuple[int, int]
"""A seat and a place in its line."""

CONVERTERS = ((SHEPHERD_OF_THE_LOST, COMMONER), (PRINCESS_BEATRICE, COMMONER), (PROTIS, ELITE))


def begin(s: Record, viewer: int | None) -> list[str]:
    """How the game opens."""
    return [f"Three gold each; {s.target} influence ends the game.", _battle_begun(s)]


def tell(before: Record, seat: int, action: int, after: Record, viewer: int | None) -> list[str]:
    """What a decision did, in sentences; the last of those taken at the same time tells what all of them did."""
    told = [_choice_told(before, seat, action)]
    if before.stage == rules.EXTRA:
        return told + _extra_told(before, seat, action)
    if after.stage == before.stage and (after.taken, after.wave) == (before.taken, before.wave):
        return told
    if before.stage == rules.DRAFT:
        return [*told, _pools_passed(after)]
    if before.stage == rules.KEEP:
        return [*told, *_langman_stays(after), _battle_begun(after)]
    return told + _wave_told(before, after)


def _battle_begun(s: Record) -> str:
    return f"Battle {s.battle} begins: everybody gets a pool of six cards."


def _langman_stays(s: Record) -> list[str]:
    return [
        f"Langman stays at {seat_name(seat)}'s side for another battle."
        for seat in range(s.players)
        if s.laid[seat, rules.STAYED] == LANGMAN
    ]


def _pools_passed(s: Record) -> str:
    if s.taken < rules.POOL:
        return "All have taken a card, and the pools go to the left."
    return "The pools are gone. Now for the battle!"


def _choice_told(s: Record, seat: int, action: int) -> str:
    """A decision as the one who took it knows it; the others learn only that it was taken."""
    who = seat_name(seat)
    if s.stage == rules.EXTRA:
        return f"King Kyros calls nobody to {who}'s side." if action == rules.NO_EXTRA else _extra_sent(s, seat, action)
    verb, hidden = {
        rules.DRAFT: ("takes {} from the pool.", "has taken a card from the pool."),
        rules.WAVE: ("lays down {} in secret.", "has laid down a card."),
        rules.KEEP: ("keeps {}.", "has put a card aside to keep."),
    }[s.stage]
    return f"{who} {hidden if action < 0 else verb.format(the(action % rules.KINDS))}"


def _extra_sent(s: Record, seat: int, action: int) -> str:
    card = action - rules.EXTRA_CARD
    return f"King Kyros calls {the(card)} to {seat_name(seat)}'s side ({_purse(GOLD[card])})."


def _purse(gold: int) -> str:
    if gold == 0:
        return "for no gold"
    return f"which brings {gold} gold" if gold > 0 else f"for {-gold} gold"


# A wave


def _wave_told(before: Record, after: Record) -> list[str]:
    """From the reveal to the end of the wave, or to King Kyros's question."""
    s = before.copy()
    for seat in range(s.players):
        card = after.laid[seat, s.wave]
        s.chosen[seat] = card
        if card not in list(s.hand[seat]):
            s.hand[seat][0] = card  # one of those that the viewer does not know
    told = [f"Wave {s.wave} is revealed."]
    told += [_reveal_told(s, seat) for seat in range(s.players)]
    rules.reveal(s)
    told += _step_told(s, rules.embolden_after_picureas, lambda was: _after_picureas(was, s))
    told += _step_told(s, rules.act_first, lambda was: _first_told(was, s))
    told += _step_told(s, rules.act_second, lambda was: _kills_told(was, s))
    if after.stage == rules.EXTRA:
        return [*told, "King Kyros raises his hand: who of the Empire will follow him?"]
    return told + _end_told(s)


def _extra_told(before: Record, seat: int, action: int) -> list[str]:
    s = before.copy()
    if action != rules.NO_EXTRA:
        card = action - rules.EXTRA_CARD
        if card not in list(s.hand[seat]):
            s.hand[seat][0] = card
        rules.lay_extra(s, seat, card)
    return _end_told(s)


def _end_told(s: Record) -> list[str]:
    """The third order, the power track, and after the fourth wave the result."""
    told = _step_told(s, rules.act_third, lambda was: _third_told(was, s))
    power = [rules.power(s, side) for side in range(3)]
    told.append(f"Power: {', '.join(f'{FACTIONS[side]} {power[side]}' for side in range(3))}.")
    return told + _result_told(s) if s.wave == rules.WAVES else told


def _step_told(s: Record, step: Callable[[Record], None], told: Callable[[Record], list[str]]) -> list[str]:
    """Take a step of the rules and tell what it changed."""
    was = s.copy()
    step(s)
    return told(was)


def _reveal_told(s: Record, seat: int) -> str:
    """ST-5 to ST-7: one seat's character and its gold, before it is settled."""
    who, card = seat_name(seat), s.chosen[seat]
    hush = rules.hush_money(s, seat, card)
    gold = GOLD[card] - hush
    if s.gold[seat] + gold < 0:
        due = f"{-gold} gold{' (hush money included)' if hush else ''}"
        return f"{who} cannot pay {due} for {the(card)}: the card goes face down, and {who} collects 1 gold."
    if gold > 0:
        return f"{who} sends {the(card)} and collects {gold} gold{' after hush money' if hush else ''}."
    if gold == 0:
        return f"{who} sends {the(card)}{', and hush money takes the income' if hush else ' for nothing'}."
    return f"{who} sends {the(card)} for {-gold} gold{', hush money included' if hush else ''}."


# What the steps changed


def _places(s: Record) -> Iterator[Place]:
    return ((seat, place) for seat in range(s.players) for place in range(rules.LINE))


def _newly(was: Record, s: Record, mark: int) -> list[Place]:
    """The characters that have got a mark."""
    return [at for at in _places(s) if s.fate[at] & mark and not was.fate[at] & mark]


def _emboldened(was: Record, s: Record) -> list[Place]:
    return [at for at in _places(s) if s.tokens[at] > was.tokens[at]]


def _named(s: Record, places: list[Place]) -> str:
    return listed([f"{seat_name(seat)}'s {CARDS[s.laid[seat, place]].name}" for seat, place in places])


def _after_picureas(was: Record, s: Record) -> list[str]:
    followers = _emboldened(was, s)
    return [f"Picureas has prepared the way: 1 power more for {_named(s, followers)}."] if followers else []


def _first_told(was: Record, s: Record) -> list[str]:
    """ST-13, ST-16, ST-19."""
    told = []
    rebels = [at for at in _emboldened(was, s) if FACTION[s.laid[at]] == REBELS]
    scouts = sum(s.laid[seat, s.wave] == PHABOS_SCOUTS for seat, place in rebels if place == s.wave)
    if rebels:
        doubled = [at for at in rebels if s.tokens[at] - was.tokens[at] == 2]
        both = "Two companies of Phabos Scouts ride ahead" if scouts == 2 or doubled else "The Phabos Scouts ride ahead"
        gains = [f"{1 + (at in doubled)} power more for {_named(s, [at])}" for at in rebels]
        told.append(f"{both}: {listed(gains)}.")
    told += [
        f"{seat_name(seat)}'s purse is all but empty: Thavna gains 3 power."
        for seat, place in _emboldened(was, s)
        if s.laid[seat, place] == THAVNA
    ]
    if rules.silenced(s):
        told.append(_silence_told(s))
    return told


def _silence_told(s: Record) -> str:
    hushed = [
        (seat, s.wave)
        for seat in range(s.players)
        if rules.lives(s, seat, s.wave) and FACTION[s.laid[seat, s.wave]] != REBELS and ORDER[s.laid[seat, s.wave]] > 1
    ]
    if not hushed:
        return "Sythera whispers, but nobody here has to fall silent."
    return f"Sythera whispers, and {_named(s, hushed)} {'fall' if len(hushed) > 1 else 'falls'} silent."


def _kills_told(was: Record, s: Record) -> list[str]:
    """The killers of a step, each with its victims."""
    dead = _newly(was, s, rules.DEAD)
    told = []
    for rank, killer in enumerate(KILLED_BY):
        victims = [at for at in dead if RANK[s.laid[at]] == rank]
        if victims:
            told.append(
                f"{capital(the(killer))} {does(killer, 'kill')} {of_rank(rank, len(victims))}: {_named(s, victims)}."
            )
    told += [
        f"Simone dies a martyr: {seat_name(seat)} gains 5 influence."
        for seat, place in dead
        if s.laid[seat, place] == SIMONE
    ]
    return told


def _third_told(was: Record, s: Record) -> list[str]:
    """ST-8: deaths, conversions and tokens of one moment."""
    told = _kills_told(was, s)
    converted = _newly(was, s, rules.CONVERTED)
    acting = rules.survivors(was) if not rules.silenced(was) else 0
    for converter, rank in CONVERTERS:
        souls = [at for at in converted if RANK[s.laid[at]] == rank]
        if acting >> converter & 1 and souls:
            gain = ", with 1 power more for the living" if converter == PRINCESS_BEATRICE else ""
            told.append(f"{capital(the(converter))} converts {of_rank(rank, len(souls))}: {_named(s, souls)}{gain}.")
    brave = [at for at in _emboldened(was, s) if rules.faction(was, *at) == REBELS]
    if brave and rules.survivors(was) >> QUEEN_ELETHERIA & 1:
        told.append(f"Queen Eletheria calls on her people: 1 power more for {_named(s, brave)}.")
    return told


# The result


def _result_told(s: Record) -> list[str]:
    """ST-22: the winning factions and what they bring; ST-23: perhaps the end."""
    won = rules.winners(s)
    sides = [FACTIONS[side] for side in range(3) if won >> side & 1]
    names = listed([f"the {side}" for side in sides])
    together = " together" if len(sides) > 1 else ""
    verb = "wins" if sides in (["Empire"], ["Church"]) else "win"
    was = s.copy()
    rules.resolve(s)
    told = [f"{capital(names)} {verb} the battle{together}."]
    for seat in range(s.players):
        gain = s.influence[seat] - was.influence[seat]
        gold = s.gold[seat] - was.gold[seat]
        comfort = f" and {gold} gold in consolation" if gold else ""
        told.append(f"{seat_name(seat)} gains {gain} influence{comfort}, and has {s.influence[seat]} influence now.")
    return [*told, outcome(s)] if s.stage == rules.OVER else told


def outcome(s: Record) -> str:
    """ST-23: who has won, and by what."""
    most = max(s.influence[seat] for seat in range(s.players))
    first = [seat for seat in range(s.players) if s.influence[seat] == most]
    richest = max(s.gold[seat] for seat in first)
    best = [seat for seat in first if s.gold[seat] == richest]
    names = listed([seat_name(seat) for seat in best])
    if len(best) > 1:
        return f"Nobody has won: {names} are equal, with {most} influence and {richest} gold."
    by_gold = f", by {richest} gold against those with as much" if len(first) > 1 else ""
    return f"{names} has won with {most} influence{by_gold}."
