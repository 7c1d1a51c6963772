"""What can happen in Shadow Throne, what is asked, and why a card may not be chosen.

A character is identified by its seat, its card and its wave, as in the view: 0 for a Langman who stayed, and for an
extra card the wave of King Kyros. An ability names its `actors`, and the `targets` that it affects.
"""

from __future__ import annotations

from dataclasses import dataclass

from throneroom.engine.messages import CardSlug, Event, Phrase, Question, Reason, Seat

# Parts of other messages


@dataclass(frozen=True)
class Character(Phrase):
    """A player's character in the battle."""

    seat: Seat
    card: CardSlug
    wave: int


@dataclass(frozen=True)
class Strengthened(Phrase):
    """A character with the power that it gains."""

    seat: Seat
    card: CardSlug
    wave: int
    power: int


@dataclass(frozen=True)
class Side(Phrase):
    """A faction: `Empire`, `Rebels` or `Church`."""

    faction: str


# Events before and after the battle


@dataclass(frozen=True)
class GameBegun(Event):
    """ST-1."""

    target: int


@dataclass(frozen=True)
class BattleBegun(Event):
    """ST-2."""

    rules = ("ST-24",)

    battle: int

    def shown_rules(self) -> tuple[str, ...]:
        return self.rules if self.battle > 1 else ()


@dataclass(frozen=True)
class LangmanStays(Event):
    """ST-20."""

    rules = ("ST-20",)

    seat: Seat
    card: CardSlug
    wave: int


@dataclass(frozen=True)
class CardTaken(Event):
    """From the pool; only the seat is told which card."""

    seat: Seat
    card: CardSlug | None


@dataclass(frozen=True)
class PoolsPassed(Event):
    """ST-2: everybody has taken a card."""

    rules = ("ST-2",)


@dataclass(frozen=True)
class PoolsGone(Event):
    """All cards are drafted, and the battle begins."""

    rules = ("ST-2",)


@dataclass(frozen=True)
class CardKept(Event):
    """ST-24; only the seat is told which card."""

    seat: Seat
    card: CardSlug | None


# Events of a wave


@dataclass(frozen=True)
class CardLaid(Event):
    """In secret, until all have chosen; only the seat is told which card."""

    seat: Seat
    card: CardSlug | None


@dataclass(frozen=True)
class WaveRevealed(Event):
    """ST-4."""

    rules = ("ST-4",)

    wave: int


@dataclass(frozen=True)
class CharacterSent(Event):
    """ST-5, ST-6."""

    rules = ("ST-6",)

    seat: Seat
    card: CardSlug
    wave: int
    purse: str
    """What the seat does: `collects` gold, `pays` gold, or `nothing`."""
    gold: int
    hush: bool
    """Whether hush money is included."""

    def shown_rules(self) -> tuple[str, ...]:
        return self.rules if self.hush else ()


@dataclass(frozen=True)
class TurnedFaceDown(Event):
    """ST-7."""

    rules = ("ST-7",)

    seat: Seat
    card: CardSlug
    wave: int
    cost: int
    hush: bool


@dataclass(frozen=True)
class KyrosAsks(Event):
    """ST-17: King Kyros is there, and his player may call another character."""

    seat: Seat
    card: CardSlug
    wave: int


@dataclass(frozen=True)
class ExtraCalled(Event):
    """ST-17: whom King Kyros calls."""

    rules = ("ST-17",)

    seat: Seat
    card: CardSlug
    wave: int
    purse: str
    """As in `CharacterSent`; an extra card pays no hush money."""
    gold: int


@dataclass(frozen=True)
class NobodyCalled(Event):
    """ST-17: King Kyros comes alone."""

    seat: Seat
    card: CardSlug
    wave: int


@dataclass(frozen=True)
class PowerCounted(Event):
    """ST-21."""

    empire: int
    rebels: int
    church: int


# Events caused by abilities


@dataclass(frozen=True)
class PicureasPrepared(Event):
    """ST-14."""

    rules = ("ST-14",)

    actors: tuple[Character, ...]
    power: int
    targets: tuple[Character, ...]


@dataclass(frozen=True)
class ScoutsRideAhead(Event):
    """ST-13: two companies of Scouts are targets of each other."""

    rules = ("ST-13",)

    companies: int
    actors: tuple[Character, ...]
    targets: tuple[Strengthened, ...]


@dataclass(frozen=True)
class ThavnaGains(Event):
    """ST-19."""

    rules = ("ST-19",)

    seat: Seat
    card: CardSlug
    wave: int
    power: int


@dataclass(frozen=True)
class Silenced(Event):
    """ST-16."""

    rules = ("ST-16",)

    actors: tuple[Character, ...]
    count: int
    targets: tuple[Character, ...]


@dataclass(frozen=True)
class NobodySilenced(Event):
    """ST-16: nobody in Sythera's wave has an ability to lose."""

    seat: Seat
    card: CardSlug
    wave: int


@dataclass(frozen=True)
class Killed(Event):
    """ST-10."""

    rules = ("ST-10",)

    card: CardSlug
    """The card of the actors."""
    actors: tuple[Character, ...]
    rank: str
    """The rank of the targets: `commoner`, `elite` or `noble`."""
    count: int
    targets: tuple[Character, ...]

    def shown_rules(self) -> tuple[str, ...]:
        return self.rules * self.count


@dataclass(frozen=True)
class Martyred(Event):
    """ST-18: Simone dies."""

    rules = ("ST-18",)

    seat: Seat
    card: CardSlug
    wave: int
    influence: int


@dataclass(frozen=True)
class Converted(Event):
    """ST-11; Princess Beatrice strengthens those who are alive."""

    rules = ("ST-11",)

    card: CardSlug
    """The card of the actors."""
    actors: tuple[Character, ...]
    rank: str
    """The rank of the targets: `commoner` or `elite`."""
    count: int
    targets: tuple[Character, ...]
    again: bool
    """Whether an earlier event has the same targets, because two characters convert them at the same time."""

    def shown_rules(self) -> tuple[str, ...]:
        return () if self.again else self.rules * self.count


@dataclass(frozen=True)
class EletheriaCalls(Event):
    """ST-15."""

    rules = ("ST-15",)

    actors: tuple[Character, ...]
    power: int
    targets: tuple[Character, ...]


# Events of the result


@dataclass(frozen=True)
class BattleWon(Event):
    """ST-22."""

    rules = ("ST-22",)

    faction: str


@dataclass(frozen=True)
class BattleShared(Event):
    """ST-22: factions with equal power win together."""

    rules = ("ST-22",)

    sides: tuple[Side, ...]


@dataclass(frozen=True)
class Rewarded(Event):
    """ST-22: what a battle brings to a seat."""

    seat: Seat
    influence: int
    gold: int
    """In consolation."""
    total: int
    """All the influence that the seat has now."""


# The outcome is an event at the end of the game, and replaces the question from then on


@dataclass(frozen=True)
class Won(Event, Question):
    """ST-23."""

    rules = ("ST-23",)

    winner: Seat
    influence: int


@dataclass(frozen=True)
class WonByGold(Event, Question):
    """ST-23: others have as much influence, and less gold."""

    rules = ("ST-23",)

    winner: Seat
    influence: int
    gold: int


@dataclass(frozen=True)
class NobodyWon(Event, Question):
    """ST-23: several are equal in influence and gold."""

    rules = ("ST-23",)

    seats: tuple[Seat, ...]
    influence: int
    gold: int


# Questions; `count` is how many seats are asked


@dataclass(frozen=True)
class ToTake(Question):
    """ST-2: a card of the pool."""

    seats: tuple[Seat, ...]
    count: int
    left: int
    """Cards in each pool."""


@dataclass(frozen=True)
class ToChoose(Question):
    """ST-4: a character for the wave."""

    seats: tuple[Seat, ...]
    count: int
    wave: int
    battle: int


@dataclass(frozen=True)
class ToCall(Question):
    """ST-17: King Kyros's player may send an extra card."""

    seat: Seat


@dataclass(frozen=True)
class ToKeep(Question):
    """ST-24: a card for the next battle."""

    seats: tuple[Seat, ...]
    count: int


# Reasons


@dataclass(frozen=True)
class TakeNow(Reason):
    """The pools go round."""


@dataclass(frozen=True)
class ChooseNow(Reason):
    """A wave is being chosen."""

    wave: int


@dataclass(frozen=True)
class AnswerNow(Reason):
    """King Kyros calls."""


@dataclass(frozen=True)
class KeepNow(Reason):
    """The battle is over."""


@dataclass(frozen=True)
class NotInPool(Reason):
    """The card is not before the seat."""

    card: CardSlug
    held: bool
    """Whether the seat took such a card before."""


@dataclass(frozen=True)
class NotOfTheEmpire(Reason):
    """King Kyros calls only his own."""

    card: CardSlug
    faction: str


@dataclass(frozen=True)
class CannotPay(Reason):
    """The seat cannot pay for an extra card."""

    card: CardSlug
    cost: int
    gold: int


@dataclass(frozen=True)
class NotInHand(Reason):
    """The seat does not hold the card."""

    card: CardSlug


@dataclass(frozen=True)
class InLineAlready(Reason):
    """The seat has laid the card."""

    card: CardSlug
    down: bool
    """Face down, and so not in the battle."""
