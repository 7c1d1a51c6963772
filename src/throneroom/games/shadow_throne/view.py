"""What one viewer sees of Shadow Throne: the battle, the purses, and the viewer's own hidden cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from throneroom.engine.compiled import plain
from throneroom.engine.messages import CardSlug, Seat
from throneroom.games.shadow_throne.beliefs import POOL
from throneroom.games.shadow_throne.cards import (
    CARDS_IN_ALL,
    FACTION,
    FACTIONS,
    GOLD,
    KING_KYROS,
    POWER,
    SIMONE,
    SLUGS,
    Faction,
)

if TYPE_CHECKING:
    from throneroom.games.shadow_throne import rules
    from throneroom.games.shadow_throne.rules import State
else:
    rules = plain("throneroom.games.shadow_throne.rules")

MARTYR = 5
"""ST-18: the influence for Simone's death."""

Stage = Literal["draft", "wave", "extra", "keep", "over"]

STAGES: tuple[Stage, ...] = ("draft", "wave", "extra", "keep", "over")


@dataclass(frozen=True, slots=True)
class Character:
    """A card in a seat's line."""

    card: CardSlug
    wave: int
    """1 to 4; 0 for a Langman who stayed from the previous battle."""
    extra: bool
    """Called by King Kyros."""
    face_down: bool
    dead: bool
    faction: Faction
    """The faction it counts for now."""
    converted: bool
    tokens: int
    power: int
    """What it adds to its faction now."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What a card of the viewer's hand would do to the purse now; other seats' prices become known when they reveal."""

    card: CardSlug
    gold: int
    """Income, or the cost as a negative number, hush money included."""
    hush_money: bool
    affordable: bool
    purse: int
    """The gold after it; a card that cannot be paid for brings 1 (ST-7)."""
    power: int
    """The power of its faction with just this card added, before any ability."""


@dataclass(frozen=True, slots=True)
class Spoils:
    """What a battle has brought to a seat."""

    influence: int
    """ST-22: for the characters on a winning side."""
    martyr: int
    """ST-18: for Simone's death."""
    gold: int
    """ST-22: consolation gold for the others."""


@dataclass(frozen=True, slots=True)
class Player:
    """One seat."""

    seat: Seat
    gold: int
    influence: int
    cards: int
    """How many cards are in hand, including the one chosen in secret."""
    hand: tuple[CardSlug, ...] | None
    """None if the viewer may not see them."""
    decided: bool
    """Whether the secret choice is made."""
    choice: CardSlug | None
    """That choice, shown only to the seat that made it."""
    hush_money: Faction | None
    """The faction whose next character costs 1 gold more."""
    line: tuple[Character, ...]
    stakes: tuple[int, ...]
    """By faction: the influence of the seat's characters if that faction won now."""
    spoils: Spoils | None
    """Once the battle is over."""


@dataclass(frozen=True, slots=True)
class Side:
    """A side of the battle."""

    name: Faction
    power: int
    leads: bool
    behind: int
    """How much power it is behind the lead."""


@dataclass(frozen=True, slots=True)
class SeenPool:
    """A pool as it was when it reached the viewer (ST-3)."""

    round: int
    cards: tuple[CardSlug, ...]
    taken: CardSlug | None
    """What the viewer took; None until that is decided."""


@dataclass(frozen=True, slots=True)
class Table:
    """The table of Shadow Throne."""

    battle: int
    stage: Stage
    round: int
    """1 to 6 while the pools go round, otherwise 0."""
    wave: int
    """1 to 4 in the battle, otherwise 0."""
    target: int
    factions: tuple[Side, ...]
    players: tuple[Player, ...]
    pool: tuple[CardSlug, ...] | None
    """The viewer's current pool, while the pools go round."""
    pools: tuple[tuple[CardSlug, ...], ...] | None
    """By seat, for a viewer who sees everything."""
    offers: tuple[Offer, ...]
    """The viewer's hand with its prices in this wave."""
    seen: tuple[SeenPool, ...]
    undealt: int


def table(s: State, viewer: int | None) -> Table:
    """The table from a state that holds only what the viewer knows."""
    drafting = s.stage == rules.DRAFT
    seat = viewer if viewer is not None and viewer >= 0 else None
    pools = tuple(pool_before(s, seat) for seat in range(s.players)) if drafting else ()
    won = rules.winners(s)
    powers = [rules.power(s, side) for side in range(len(FACTIONS))]
    return Table(
        battle=s.battle,
        stage=STAGES[s.stage],
        round=s.taken + 1 if drafting else 0,
        wave=s.wave,
        target=s.target,
        factions=tuple(
            Side(name, powers[side], bool(won >> side & 1), max(powers) - powers[side])
            for side, name in enumerate(FACTIONS)
        ),
        players=tuple(_player(s, seat, viewer) for seat in range(s.players)),
        pool=pools[seat] if drafting and seat is not None else None,
        pools=pools if drafting and viewer is None else None,
        offers=_offers(s, seat) if seat is not None and s.stage in (rules.WAVE, rules.EXTRA) else (),
        seen=seen(s, seat) if seat is not None else (),
        undealt=undealt(s),
    )


def _player(s: State, seat: int, viewer: int | None) -> Player:
    open_hand = viewer in (None, seat) or s.stage == rules.OVER
    choice = s.chosen[seat]
    return Player(
        seat=seat_name(seat),
        gold=s.gold[seat],
        influence=s.influence[seat],
        cards=len(hand(s, seat)),
        hand=tuple(SLUGS[card] for card in hand(s, seat)) if open_hand else None,
        decided=choice != rules.NONE,
        choice=SLUGS[choice] if open_hand and choice != rules.NONE else None,
        hush_money=hush_faction(s, seat),
        line=tuple(_character(s, seat, place) for place in line(s, seat)),
        stakes=tuple(_rewards(s, seat, 1 << side)[0] for side in range(len(FACTIONS))),
        spoils=_spoils(s, seat) if s.stage in (rules.KEEP, rules.OVER) else None,
    )


def _rewards(s: State, seat: int, won: int) -> tuple[int, int]:
    """ST-22: influence and consolation gold of a seat's line, if these factions win."""
    rewarded = s.copy()
    for place in line(s, seat):
        if not s.fate[seat, place] & rules.FACE_DOWN:
            rules.reward(rewarded, seat, place, won)
    return rewarded.influence[seat] - s.influence[seat], rewarded.gold[seat] - s.gold[seat]


def _spoils(s: State, seat: int) -> Spoils:
    influence, gold = _rewards(s, seat, rules.winners(s))
    martyred = any(s.laid[seat, place] == SIMONE and s.fate[seat, place] & rules.DEAD for place in line(s, seat))
    return Spoils(influence, MARTYR if martyred else 0, gold)


def hand(s: State, seat: int) -> list[int]:
    return [card for card in s.hand[seat] if card != rules.NONE]


def line(s: State, seat: int) -> list[int]:
    """The places of a seat's line that hold a card, an extra card right after its King Kyros."""
    places = [place for place in range(rules.EXTRA_PLACE) if s.laid[seat, place] != rules.NONE]
    if s.laid[seat, rules.EXTRA_PLACE] != rules.NONE:
        places.insert(places.index(wave_of(s, seat, rules.EXTRA_PLACE)) + 1, rules.EXTRA_PLACE)
    return places


def wave_of(s: State, seat: int, place: int) -> int:
    """The wave of a place in a line: an extra card belongs to King Kyros's wave (ST-17)."""
    if place != rules.EXTRA_PLACE:
        return place
    return next(wave for wave in range(1, rules.WAVES + 1) if s.laid[seat, wave] == KING_KYROS)


def _character(s: State, seat: int, place: int) -> Character:
    card, fate = s.laid[seat, place], s.fate[seat, place]
    return Character(
        card=SLUGS[card],
        wave=wave_of(s, seat, place),
        extra=place == rules.EXTRA_PLACE,
        face_down=bool(fate & rules.FACE_DOWN),
        dead=bool(fate & rules.DEAD),
        faction=FACTIONS[rules.faction(s, seat, place)],
        converted=bool(fate & rules.CONVERTED),
        tokens=s.tokens[seat, place],
        power=POWER[card] + s.tokens[seat, place] if rules.lives(s, seat, place) else 0,
    )


def hush_faction(s: State, seat: int) -> Faction | None:
    """ST-6: the faction that a seat is too close to, for the wave that is being chosen."""
    if s.stage != rules.WAVE or s.wave < 2 or s.fate[seat, s.wave - 1] & rules.FACE_DOWN:
        return None
    before: int = s.laid[seat, s.wave - 1]
    return FACTIONS[FACTION[before]]


def _offers(s: State, seat: int) -> tuple[Offer, ...]:
    """Each different card of the hand; an extra card pays no hush money (ST-17)."""
    offers = []
    for card in sorted(set(hand(s, seat))):
        hush = rules.hush_money(s, seat, card) if s.stage == rules.WAVE else 0
        gold = GOLD[card] - hush
        purse = s.gold[seat] + gold
        affordable = purse >= 0
        power = rules.power(s, FACTION[card]) + (POWER[card] if affordable else 0)
        offers.append(
            Offer(SLUGS[card], gold, bool(hush), affordable, purse if affordable else s.gold[seat] + 1, power)
        )
    return tuple(offers)


def pool_before(s: State, seat: int) -> tuple[CardSlug, ...]:
    """The pool that a seat is choosing from; empty if it is not known."""
    cards = list(s.pool[rules.pool_at(s, seat, s.taken)])[s.taken :]
    return tuple(SLUGS[card] for card in cards) if rules.UNKNOWN not in cards else ()


def seen(s: State, seat: int) -> tuple[SeenPool, ...]:
    """ST-3: the pools of this battle, as they reached a seat."""
    pools = []
    for taken in range(min(s.taken + 1, POOL)):
        cards = list(s.pool[rules.pool_at(s, seat, taken)])[taken:]
        own = SLUGS[cards[0]] if taken < s.taken else None
        pools.append(SeenPool(taken + 1, tuple(SLUGS[card] for card in sorted(cards)), own))
    return tuple(pools)


def undealt(s: State) -> int:
    """How many cards are neither dealt, nor kept, nor a Langman who stayed."""
    players: int = s.players
    kept = players if s.battle > 1 else 0
    stayed = sum(s.laid[seat, rules.STAYED] != rules.NONE for seat in range(players))
    return CARDS_IN_ALL - POOL * players - kept - int(stayed)


def slug(card: int) -> CardSlug:
    return SLUGS[card]


def seat_name(seat: int) -> Seat:
    return Seat(f"p{seat + 1}")
