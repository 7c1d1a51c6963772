/** Made by web/build/page_types.py from games/battle_for_the_throne/messages.py: not to be edited. */
import type { GameMessage } from "$/lib/catalogue";
import type { Seat } from "$/lib/protocol";
import type { CardSlug } from "./deck";

export interface Spot extends GameMessage {
  kind: "spot";
  seat: Seat;
  rank: "jack" | "queen" | "king" | "shield";
  place: number | null;
}

export interface Character extends GameMessage {
  kind: "character";
  seat: Seat;
  rank: "jack" | "queen" | "king" | "shield";
  place: number | null;
  card: CardSlug;
  rallied: boolean;
}

export interface SeenCards extends GameMessage {
  kind: "seen-cards";
  cards: CardSlug[];
}

export interface CountedCards extends GameMessage {
  kind: "counted-cards";
  count: number;
}

export interface Chooses extends GameMessage {
  kind: "chooses";
  seat: Seat;
  rank: "jack" | "queen" | "king" | "shield";
}

export interface InDiscardPile extends GameMessage {
  kind: "in-discard-pile";
}

export interface InCourt extends GameMessage {
  kind: "in-court";
}

export interface LiesOn extends GameMessage {
  kind: "lies-on";
  target: Character;
}

export interface InDeck extends GameMessage {
  kind: "in-deck";
}

export interface GameOpened extends GameMessage {
  kind: "game-opened";
  players: number;
  jokers: number;
}

export interface BegunLater extends GameMessage {
  kind: "begun-later";
  round: number;
  question: Question;
}

export interface ChosenInSecret extends GameMessage {
  kind: "chosen-in-secret";
  seat: Seat;
  rank: "jack" | "queen" | "king" | "shield";
}

export interface Chosen extends GameMessage {
  kind: "chosen";
  seat: Seat;
  card: CardSlug;
}

export interface CourtRevealed extends GameMessage {
  kind: "court-revealed";
  seat: Seat;
  cards: CardSlug[];
}

export interface HandsDrawn extends GameMessage {
  kind: "hands-drawn";
}

export interface RoundBegun extends GameMessage {
  kind: "round-begun";
  round: number;
  first: Seat;
}

export interface Passed extends GameMessage {
  kind: "passed";
  seat: Seat;
}

export interface RoundEnded extends GameMessage {
  kind: "round-ended";
  seat: Seat;
  round: number;
  first: Seat;
}

export interface Attacked extends GameMessage {
  kind: "attacked";
  seat: Seat;
  card: CardSlug;
  target: Character;
}

export interface Charged extends GameMessage {
  kind: "charged";
  seat: Seat;
  card: CardSlug;
  target: Character;
}

export interface JesterPlayed extends GameMessage {
  kind: "jester-played";
  seat: Seat;
  owner: Seat;
  card: CardSlug;
  target: Character;
}

export interface Accepted extends GameMessage {
  kind: "accepted";
  seat: Seat;
}

export interface AttackLanded extends GameMessage {
  kind: "attack-landed";
  owner: Seat;
  card: CardSlug;
  target: Character;
  points: number;
  halved: boolean;
  left: number;
}

export interface CharacterFell extends GameMessage {
  kind: "character-fell";
  owner: Seat;
  card: CardSlug;
  target: Character;
  points: number;
  halved: boolean;
  whole: number;
}

export interface ShieldBroke extends GameMessage {
  kind: "shield-broke";
  owner: Seat;
  card: CardSlug;
  target: Character;
  points: number;
  halved: boolean;
  whole: number;
}

export interface DestroyedAtOnce extends GameMessage {
  kind: "destroyed-at-once";
  owner: Seat;
  card: CardSlug;
  target: Character;
}

export interface KingLost extends GameMessage {
  kind: "king-lost";
  seat: Seat;
  king: CardSlug;
  round: number;
  place: number;
}

export interface DrewHonorably extends GameMessage {
  kind: "drew-honorably";
  seat: Seat;
  drawn: SeenCards | CountedCards;
}

export interface DrewNothingHonorably extends GameMessage {
  kind: "drew-nothing-honorably";
  seat: Seat;
}

export interface SixthDiscarded extends GameMessage {
  kind: "sixth-discarded";
  seat: Seat;
  card: CardSlug;
}

export interface KingHealed extends GameMessage {
  kind: "king-healed";
  seat: Seat;
  card: CardSlug;
  attacks: number;
}

export interface KingRallied extends GameMessage {
  kind: "king-rallied";
  seat: Seat;
  card: CardSlug;
  replaced: Character;
  attacks: number;
  points: number;
}

export interface ShieldRaised extends GameMessage {
  kind: "shield-raised";
  seat: Seat;
  suit: "clubs" | "diamonds" | "hearts" | "spades";
}

export interface Deployed extends GameMessage {
  kind: "deployed";
  seat: Seat;
  card: CardSlug;
  rank: "jack" | "queen" | "king" | "shield";
  place: number;
}

export interface HandKept extends GameMessage {
  kind: "hand-kept";
  seat: Seat;
  drawn: SeenCards | CountedCards;
}

export interface CardDiscarded extends GameMessage {
  kind: "card-discarded";
  seat: Seat;
  card: CardSlug;
  drawn: SeenCards | CountedCards;
}

export interface DeckReformed extends GameMessage {
  kind: "deck-reformed";
  seat: Seat;
  size: number;
  rest: number;
  drawn: SeenCards | CountedCards;
}

export interface DeckLeftEmpty extends GameMessage {
  kind: "deck-left-empty";
  seat: Seat;
}

export interface AttackRemoved extends GameMessage {
  kind: "attack-removed";
  seat: Seat;
  owner: Seat;
  card: CardSlug;
  target: Character;
}

export interface NothingMended extends GameMessage {
  kind: "nothing-mended";
  seat: Seat;
}

export interface LastKing extends GameMessage {
  kind: "last-king";
  seat: Seat;
}

export interface VictoryShared extends GameMessage {
  kind: "victory-shared";
  round: number;
  winners: Seat[];
}

export interface ToChoose extends GameMessage {
  kind: "to-choose";
  choices: Chooses[];
}

export interface ToAct extends GameMessage {
  kind: "to-act";
  seat: Seat;
  round: number;
}

export interface ToAnswer extends GameMessage {
  kind: "to-answer";
  seat: Seat;
  owner: Seat;
  card: CardSlug;
  target: Character;
}

export interface ToDrawHonorably extends GameMessage {
  kind: "to-draw-honorably";
  seat: Seat;
}

export interface ToDiscardSixth extends GameMessage {
  kind: "to-discard-sixth";
  seat: Seat;
}

export interface ToDiscard extends GameMessage {
  kind: "to-discard";
  seat: Seat;
  round: number;
}

export interface ToReform extends GameMessage {
  kind: "to-reform";
  seat: Seat;
  round: number;
}

export interface ToMend extends GameMessage {
  kind: "to-mend";
  seat: Seat;
  round: number;
}

export interface Won extends GameMessage {
  kind: "won";
  winner: Seat;
}

export interface WonTogether extends GameMessage {
  kind: "won-together";
  round: number;
  winners: Seat[];
}

export interface ChosenInOrder extends GameMessage {
  kind: "chosen-in-order";
  rule: string;
  rank: "jack" | "queen" | "king" | "shield";
}

export interface ChooseFirst extends GameMessage {
  kind: "choose-first";
  rule: string;
  rank: "jack" | "queen" | "king" | "shield";
}

export interface NoAttackToAnswer extends GameMessage {
  kind: "no-attack-to-answer";
  rule: string;
}

export interface NobodyFell extends GameMessage {
  kind: "nobody-fell";
  rule: string;
}

export interface NoDiscardNow extends GameMessage {
  kind: "no-discard-now";
  rule: string;
  held: number;
}

export interface NoReformNow extends GameMessage {
  kind: "no-reform-now";
  rule: string;
}

export interface CourtsStand extends GameMessage {
  kind: "courts-stand";
  rule: string;
}

export interface RoundGoesOn extends GameMessage {
  kind: "round-goes-on";
  rule: string;
}

export interface AnswerFirst extends GameMessage {
  kind: "answer-first";
  rule: string;
  target: Character;
}

export interface HonorFirst extends GameMessage {
  kind: "honor-first";
  rule: string;
}

export interface SixthFirst extends GameMessage {
  kind: "sixth-first";
  rule: string;
}

export interface DiscardFirst extends GameMessage {
  kind: "discard-first";
  rule: string;
}

export interface DiscardBeforeReform extends GameMessage {
  kind: "discard-before-reform";
  rule: string;
}

export interface ReformFirst extends GameMessage {
  kind: "reform-first";
  rule: string;
}

export interface MendFirst extends GameMessage {
  kind: "mend-first";
  rule: string;
}

export interface DiscardIsOver extends GameMessage {
  kind: "discard-is-over";
  rule: string;
}

export interface NotInHand extends GameMessage {
  kind: "not-in-hand";
  rule: string;
  card: CardSlug;
  where: InDiscardPile | InCourt | LiesOn | InDeck;
}

export interface NoJoker extends GameMessage {
  kind: "no-joker";
  rule: string;
}

export interface NoJokerToAnswer extends GameMessage {
  kind: "no-joker-to-answer";
  rule: string;
}

export interface OwnCharacter extends GameMessage {
  kind: "own-character";
  rule: string;
  spot: Spot;
}

export interface NoSuchSeat extends GameMessage {
  kind: "no-such-seat";
  rule: string;
  seat: Seat;
}

export interface AlreadyOut extends GameMessage {
  kind: "already-out";
  rule: string;
  seat: Seat;
}

export interface NobodyThere extends GameMessage {
  kind: "nobody-there";
  rule: string;
  spot: Spot;
}

export interface ShieldInFront extends GameMessage {
  kind: "shield-in-front";
  rule: string;
  seat: Seat;
}

export interface RankInFront extends GameMessage {
  kind: "rank-in-front";
  rule: string;
  seat: Seat;
  rank: "jack" | "queen" | "king" | "shield";
  spot: Spot;
}

export interface OwnSuit extends GameMessage {
  kind: "own-suit";
  rule: string;
  card: CardSlug;
  target: CardSlug;
}

export interface OwnSuitOfShield extends GameMessage {
  kind: "own-suit-of-shield";
  rule: string;
  card: CardSlug;
  suit: "clubs" | "diamonds" | "hearts" | "spades";
}

export interface NothingToHeal extends GameMessage {
  kind: "nothing-to-heal";
  rule: string;
}

export interface NoRallyAbroad extends GameMessage {
  kind: "no-rally-abroad";
  rule: string;
  spot: Spot;
}

export interface NoRallyOfShield extends GameMessage {
  kind: "no-rally-of-shield";
  rule: string;
}

export interface NobodyToReplace extends GameMessage {
  kind: "nobody-to-replace";
  rule: string;
  spot: Spot;
}

export interface ShieldUsed extends GameMessage {
  kind: "shield-used";
  rule: string;
}

export interface NoMendAbroad extends GameMessage {
  kind: "no-mend-abroad";
  rule: string;
  spot: Spot;
}

export interface NothingToMend extends GameMessage {
  kind: "nothing-to-mend";
  rule: string;
  target: Character;
}

export interface DeckNotEmpty extends GameMessage {
  kind: "deck-not-empty";
  rule: string;
  count: number;
}

export interface NothingToReform extends GameMessage {
  kind: "nothing-to-reform";
  rule: string;
}

export interface ReformDecided extends GameMessage {
  kind: "reform-decided";
  rule: string;
}

export type Event = GameOpened | BegunLater | ChosenInSecret | Chosen | CourtRevealed | HandsDrawn | RoundBegun | Passed | RoundEnded | Attacked | Charged | JesterPlayed | Accepted | AttackLanded | CharacterFell | ShieldBroke | DestroyedAtOnce | KingLost | DrewHonorably | DrewNothingHonorably | SixthDiscarded | KingHealed | KingRallied | ShieldRaised | Deployed | HandKept | CardDiscarded | DeckReformed | DeckLeftEmpty | AttackRemoved | NothingMended | LastKing | VictoryShared;

export type Question = ToChoose | ToAct | ToAnswer | ToDrawHonorably | ToDiscardSixth | ToDiscard | ToReform | ToMend | Won | WonTogether;

export type Reason = ChosenInOrder | ChooseFirst | NoAttackToAnswer | NobodyFell | NoDiscardNow | NoReformNow | CourtsStand | RoundGoesOn | AnswerFirst | HonorFirst | SixthFirst | DiscardFirst | DiscardBeforeReform | ReformFirst | MendFirst | DiscardIsOver | NotInHand | NoJoker | NoJokerToAnswer | OwnCharacter | NoSuchSeat | AlreadyOut | NobodyThere | ShieldInFront | RankInFront | OwnSuit | OwnSuitOfShield | NothingToHeal | NoRallyAbroad | NoRallyOfShield | NobodyToReplace | ShieldUsed | NoMendAbroad | NothingToMend | DeckNotEmpty | NothingToReform | ReformDecided;

export type Phrase = Spot | Character | SeenCards | CountedCards | Chooses | InDiscardPile | InCourt | LiesOn | InDeck;
