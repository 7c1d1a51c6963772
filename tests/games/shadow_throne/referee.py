"""An independent referee of Shadow Throne: plain lists and the rule file, nothing of the game's own code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

BOX = """
empire 3 dutiful-peasant       commoner 1 1  0 3 -
empire 4 loyal-soldier         commoner 1 1 +1 0 -
empire 3 tax-collector         commoner 1 0 +2 0 -
empire 2 kings-guard           elite    4 2 -2 0 -
empire 2 benthon-knights       elite    2 1 -1 0 2
empire 1 captain-khamon-phabos noble    6 2 -3 0 -
empire 1 anna-lys              noble    2 3 -3 0 2
empire 1 datura                noble    2 3 -3 0 2
empire 1 king-kyros            noble    0 5 -5 0 3
rebels 3 defiant-slave         commoner 1 1  0 3 -
rebels 4 mutinous-soldier      commoner 1 1 +1 0 -
rebels 3 outlaw                commoner 1 0 +2 0 -
rebels 2 queens-guard          elite    3 1 -1 2 -
rebels 2 phabos-scouts         elite    2 2 -2 0 1
rebels 1 langman               noble    4 2 -2 0 1
rebels 1 picureas              noble    2 3 -3 0 2
rebels 1 sythera               noble    3 3 -3 0 1
rebels 1 queen-eletheria       noble    0 5 -5 0 3
church 3 pious-peasant         commoner 1 1  0 3 -
church 4 warrior-monk          commoner 1 1 +1 0 -
church 3 tithe-master          commoner 1 0 +2 0 -
church 2 godesea-knights       elite    3 1  0 0 -
church 2 shepherd-of-the-lost  elite    0 2 -2 0 3
church 1 simone                noble    4 2 -2 0 1
church 1 protis                noble    0 3 -3 0 3
church 1 thavna                noble    1 3 -3 0 1
church 1 princess-beatrice     noble    0 5 -5 0 3
"""
"""faction, copies, slug, rank, power, influence, gold, consolation, order"""

FACTIONS = ("empire", "rebels", "church")


@dataclass(frozen=True)
class Face:
    faction: str
    copies: int
    rank: str
    power: int
    influence: int
    gold: int
    consolation: int
    order: int | None


def _face(words: list[str]) -> Face:
    power, influence, gold, consolation = map(int, words[4:8])
    order = None if words[8] == "-" else int(words[8])
    return Face(words[0], int(words[1]), words[3], power, influence, gold, consolation, order)


FACES = {line.split()[2]: _face(line.split()) for line in BOX.strip().splitlines()}


@dataclass(eq=False)
class Character:
    """A card in the battle. Wave 0 is Langman's, who has stayed."""

    slug: str
    owner: str
    wave: int
    faction: str
    alive: bool = True
    tokens: int = 0

    @property
    def face(self) -> Face:
        return FACES[self.slug]

    @property
    def power(self) -> int:
        return self.face.power + self.tokens if self.alive else 0


class Referee:
    """Deals from given decks, says what is legal, settles the waves, judges the end. `met` counts the rare cases."""

    def __init__(
        self, players: int, target: int, decks: Iterable[list[str]], gold: int = 3, influence: int = 0
    ) -> None:
        self.seats = [f"p{n + 1}" for n in range(players)]
        self.target = target
        self.decks: Iterator[list[str]] = iter(decks)
        self.gold = dict.fromkeys(self.seats, gold)
        self.influence = dict.fromkeys(self.seats, influence)
        self.hands: dict[str, list[str]] = {seat: [] for seat in self.seats}
        self.pools: dict[str, list[str]] = {}
        self.met: Counter[str] = Counter()
        self.battle = 0
        self.staying: str | None = None
        self.begin_battle()

    # A battle: draft, four waves, resolution, keeping

    def begin_battle(self) -> None:
        self.battle += 1
        self.stage, self.wave = "draft", 1
        self.answers: dict[str, str] = {}
        self.winners: list[str] = []
        self.characters: list[Character] = []
        self.face_down: list[tuple[str, int, str]] = []
        self.before: dict[str, str | None] = dict.fromkeys(self.seats)
        self.promise = 0
        if self.staying:
            self.characters.append(Character("langman", self.staying, 0, "rebels"))
        deck = list(next(self.decks))
        apart = Counter(card for hand in self.hands.values() for card in hand)
        apart += Counter(character.slug for character in self.characters)
        assert Counter(deck) + apart == Counter({slug: face.copies for slug, face in FACES.items()})
        for seat in self.seats:
            self.pools[seat], deck = deck[:6], deck[6:]
        self.arrived = {seat: [list(self.pools[seat])] for seat in self.seats}

    def waiting(self) -> tuple[str, ...]:
        if self.stage == "over":
            return ()
        if self.stage == "kyros":
            return (self.kyros.owner,)
        return tuple(seat for seat in self.seats if seat not in self.answers)

    def legal(self, seat: str) -> list[str]:
        if seat not in self.waiting():
            return []
        if self.stage == "draft":
            return sorted({f"draft {card}" for card in self.pools[seat]})
        if self.stage == "kyros":
            return sorted(
                {"no extra"} | {f"extra {card}" for card in self.hands[seat] if self.may_be_extra(seat, card)}
            )
        return sorted({f"{self.stage} {card}" for card in self.hands[seat]})

    def may_be_extra(self, seat: str, card: str) -> bool:
        return FACES[card].faction == "empire" and self.gold[seat] + FACES[card].gold >= 0

    def decide(self, seat: str, decision: str) -> None:
        assert decision in self.legal(seat), f"{seat}: {decision}"
        if self.stage == "kyros":
            self.kyros_answers(seat, decision)
            return
        self.answers[seat] = decision.split()[1]
        if self.waiting():
            return
        chosen, self.answers = self.answers, {}
        {"draft": self.draft, "play": self.reveal, "keep": self.keep}[self.stage](chosen)

    def draft(self, chosen: dict[str, str]) -> None:
        for seat, card in chosen.items():
            self.pools[seat].remove(card)
            self.hands[seat].append(card)
        passed = [self.pools[seat] for seat in self.seats]
        for n, seat in enumerate(self.seats):
            self.pools[seat] = passed[n - 1]
            if self.pools[seat]:
                self.arrived[seat].append(list(self.pools[seat]))
        if not any(passed):
            self.stage = "play"

    def keep(self, chosen: dict[str, str]) -> None:
        self.met["kept the only one"] += sum(len(hand) == 1 for hand in self.hands.values())
        for seat, card in chosen.items():
            self.hands[seat] = [card]
        self.begin_battle()

    # A wave

    def here(self) -> list[Character]:
        return [character for character in self.characters if character.wave == self.wave]

    def reveal(self, chosen: dict[str, str]) -> None:
        for seat in self.seats:
            self.settle(seat, chosen[seat])
        for character in self.here():
            if character.faction == "rebels":
                character.tokens += self.promise
                self.met["picureas's token"] += self.promise
        self.promise = 0
        sythera = next((c for c in self.here() if c.slug == "sythera"), None)
        self.blocked = [c for c in self.here() if sythera and c.faction != sythera.faction]
        self.met["blocked"] += sum((c.face.order or 0) > 1 for c in self.blocked)
        self.act(self.able(1))
        self.act(self.able(2))
        kings = [c for c in self.able(3) if c.slug == "king-kyros"]
        if kings:
            self.stage, self.kyros = "kyros", kings[0]
        else:
            self.act(self.able(3))
            self.end_wave()

    def settle(self, seat: str, card: str) -> None:
        face = FACES[card]
        hush = int(self.before[seat] == face.faction)
        self.hands[seat].remove(card)
        if self.gold[seat] + face.gold - hush < 0:
            self.met["poor"] += 1
            self.met["poor by hush money"] += self.gold[seat] + face.gold >= 0
            self.met["poor from an income"] += face.gold >= 0
            self.gold[seat] += 1
            self.face_down.append((seat, self.wave, card))
            self.before[seat] = None
        else:
            self.met["hush money"] += hush
            self.gold[seat] += face.gold - hush
            self.characters.append(Character(card, seat, self.wave, face.faction))
            self.before[seat] = face.faction

    def able(self, order: int) -> list[Character]:
        acting = [c for c in self.here() if c.face.order == order]
        self.met["killed before acting"] += sum(not c.alive for c in acting)
        return [c for c in acting if c.alive and (order == 1 or c not in self.blocked)]

    def act(self, actors: list[Character]) -> None:
        """Who is affected by each of them, then all effects at once."""
        killed, converted, given = [], [], []
        for actor in actors:
            others = [c for c in self.here() if c is not actor and c.alive]
            match actor.slug:
                case "benthon-knights" | "anna-lys" | "datura":
                    rank = {"benthon-knights": "commoner", "anna-lys": "elite", "datura": "noble"}[actor.slug]
                    killed += [c for c in others if c.face.rank == rank and c.faction != "empire"]
                case "phabos-scouts":
                    given += [c for c in others if c.faction == "rebels"]
                case "picureas":
                    self.promise += 1
                case "queen-eletheria":
                    near = [c for c in self.characters if c.alive and c.wave and c.faction == "rebels"]
                    given += [c for c in near if c.face.rank == "commoner"]
                case "shepherd-of-the-lost" | "protis" | "princess-beatrice":
                    rank = "elite" if actor.slug == "protis" else "commoner"
                    flock = [c for c in others if c.face.rank == rank and c.faction != "church"]
                    converted += flock
                    given += flock if actor.slug == "princess-beatrice" else []
                case "thavna":
                    given += [actor] * 3 if self.gold[actor.owner] <= 1 else []
        self.count_meetings(actors, killed, converted, given)
        for character in converted:
            character.faction = "church"
        for character in killed:
            if character.alive and character.slug == "simone":
                self.influence[character.owner] += 5
                self.met["simone's death at the target"] += self.influence[character.owner] >= self.target
            character.alive, character.tokens = False, 0
        for character in given:
            character.tokens += character.alive

    def count_meetings(
        self, actors: list[Character], killed: list[Character], converted: list[Character], given: list[Character]
    ) -> None:
        for actor in actors:
            self.met[actor.slug] += 1
            self.met[f"{actor.slug} dies acting"] += actor in killed
            self.met["dies acting with order 3"] += actor in killed and actor.face.order == 3
        self.met["killed and converted"] += len({*killed} & {*converted})
        self.met["killed and given a token"] += len({*killed} & {*given})
        self.met["converted and given a token"] += len({*converted} & {*given})
        self.met["two tokens at once"] += len(given) - len({*given})
        self.met["a token lost by death"] += sum(c.tokens > 0 for c in {*killed})
        self.met["a token kept by a convert"] += sum(c.tokens > 0 for c in {*converted})
        self.met["a token for an earlier wave"] += sum(c.wave < self.wave for c in given)
        self.met["killed"] += len({*killed})
        self.met["converted"] += len({*converted})
        self.met["converted twice"] += len(converted) - len({*converted})

    def kyros_answers(self, seat: str, decision: str) -> None:
        actors = self.able(3)
        self.met["no extra, the only choice"] += self.legal(seat) == ["no extra"]
        if decision != "no extra":
            card = decision.split()[1]
            self.hands[seat].remove(card)
            self.gold[seat] += FACES[card].gold
            extra = Character(card, seat, self.wave, "empire")
            self.characters.append(extra)
            actors += [extra] if extra.face.order else []
            self.met["extra"] += 1
            self.met["extra with an ability"] += bool(extra.face.order)
        dead = [c for c in self.here() if not c.alive]
        self.stage = "play"
        self.act(actors)
        self.met["simone dies with order 3"] += sum(
            c.slug == "simone" and not c.alive and c not in dead for c in self.here()
        )
        if decision != "no extra":
            self.met["extra converted"] += extra.faction == "church"
        self.end_wave()

    def end_wave(self) -> None:
        self.wave += 1
        if self.wave == 5:
            self.met["picureas in the last wave"] += self.promise
            self.resolve()

    # The end of a battle

    def power(self) -> dict[str, int]:
        return {f: sum(c.power for c in self.characters if c.faction == f) for f in FACTIONS}

    def resolve(self) -> None:
        power = self.power()
        self.winners = [faction for faction in FACTIONS if power[faction] == max(power.values())]
        for character in self.characters:
            face = character.face
            if character.faction in self.winners:
                self.influence[character.owner] += face.influence if character.alive else face.influence // 2
                self.met["influence of the dead"] += not character.alive and face.influence > 1
            else:
                self.gold[character.owner] += face.consolation
                self.met["consolation of the dead"] += not character.alive and face.consolation > 0
        self.met["tied factions"] += len(self.winners) == 2
        self.met["three tied factions"] += len(self.winners) == 3
        self.met["nobody has power"] += not any(power.values())
        self.langman_stays()
        self.stage = "keep"
        if max(self.influence.values()) >= self.target:
            self.stage = "over"

    def langman_stays(self) -> None:
        self.staying = None
        for character in self.characters:
            if character.slug != "langman":
                continue
            self.met["langman's second battle"] += character.wave == 0
            if character.wave and character.alive and "rebels" not in self.winners:
                self.staying = character.owner
                self.met["langman stays"] += 1
            if character.wave and character.alive and "rebels" in self.winners and len(self.winners) > 1:
                self.met["langman's rebels tie"] += 1

    def standing(self) -> tuple[int, ...]:
        best = max((self.influence[seat], self.gold[seat]) for seat in self.seats)
        first = [seat for seat in self.seats if (self.influence[seat], self.gold[seat]) == best]
        most = [seat for seat in self.seats if self.influence[seat] == best[0]]
        self.met["gold decides"] += len(first) == 1 and len(most) > 1
        self.met["nobody wins"] += len(first) > 1
        return tuple(int(len(first) == 1 and seat in first) for seat in self.seats)
