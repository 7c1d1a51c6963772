/** Made by web/build/page_types.py from games/behind_the_throne/messages.py: not to be edited. */
import type { GameMessage } from "$/lib/catalogue";
import type { Seat } from "$/lib/protocol";
import type { CardSlug } from "./deck";

export interface Pile extends GameMessage {
  kind: "pile";
  card: CardSlug;
  count: number;
}

export interface Row extends GameMessage {
  kind: "row";
  cards: CardSlug[];
  piles: Pile[];
}

export interface Valued extends GameMessage {
  kind: "valued";
  card: CardSlug;
  value: number | null;
  now: number | null;
}

export interface Score extends GameMessage {
  kind: "score";
  seat: Seat;
  points: number;
  kinds: CardSlug[];
}

export interface GameBegun extends GameMessage {
  kind: "game-begun";
  players: number;
  copies: number;
  seat: Seat;
}

export interface GameUnderWay extends GameMessage {
  kind: "game-under-way";
  players: number;
  copies: number;
  seat: Seat;
}

export interface GameLaidOut extends GameMessage {
  kind: "game-laid-out";
  players: number;
  copies: number;
}

export interface RowOpened extends GameMessage {
  kind: "row-opened";
  seat: Seat;
  card: Valued;
}

export interface CardRevealed extends GameMessage {
  kind: "card-revealed";
  seat: Seat;
  card: Valued;
}

export interface DeckReshuffled extends GameMessage {
  kind: "deck-reshuffled";
}

export interface RowBroken extends GameMessage {
  kind: "row-broken";
  seat: Seat;
  card: Valued;
  before: Valued;
}

export interface RowLost extends GameMessage {
  kind: "row-lost";
  seat: Seat;
  card: Valued;
  before: Valued;
  row: Row;
}

export interface ChanceToDestroy extends GameMessage {
  kind: "chance-to-destroy";
  seat: Seat;
  card: CardSlug;
}

export interface EndRevealed extends GameMessage {
  kind: "end-revealed";
  seat: Seat;
  row: Row;
  size: number;
}

export interface GameOver extends GameMessage {
  kind: "game-over";
  scores: Score[];
  result: GameMessage;
}

export interface RowCollected extends GameMessage {
  kind: "row-collected";
  seat: Seat;
  row: Row;
}

export interface RowGivenUp extends GameMessage {
  kind: "row-given-up";
  seat: Seat;
  row: Row;
}

export interface RowSwapped extends GameMessage {
  kind: "row-swapped";
  seat: Seat;
  row: Row;
  receiver: Seat;
  taken: CardSlug;
  guarded: boolean;
}

export interface SixthsDiscarded extends GameMessage {
  kind: "sixths-discarded";
  seat: Seat;
  kept: Pile;
  discarded: Pile;
}

export interface TakenCardDiscarded extends GameMessage {
  kind: "taken-card-discarded";
  seat: Seat;
  held: Pile;
}

export interface TooManyKinds extends GameMessage {
  kind: "too-many-kinds";
  seat: Seat;
  kinds: number;
  excess: number;
}

export interface NewKindsReceived extends GameMessage {
  kind: "new-kinds-received";
  seat: Seat;
  new: Pile[];
}

export interface KindDropped extends GameMessage {
  kind: "kind-dropped";
  seat: Seat;
  dropped: Pile;
  forced: boolean;
}

export interface NewKindsKept extends GameMessage {
  kind: "new-kinds-kept";
  seat: Seat;
  kept: Pile[];
}

export interface ValueChanged extends GameMessage {
  kind: "value-changed";
  seat: Seat;
  ability: CardSlug;
  judged: boolean;
  deed: string;
  card: CardSlug;
  was: number;
  now: number;
  printed: number;
}

export interface TopCardSeen extends GameMessage {
  kind: "top-card-seen";
  seat: Seat;
  judged: boolean;
  card: Valued;
}

export interface TopCardSeenInSecret extends GameMessage {
  kind: "top-card-seen-in-secret";
  seat: Seat;
  judged: boolean;
}

export interface CardDestroyed extends GameMessage {
  kind: "card-destroyed";
  seat: Seat;
  owner: Seat;
  own: boolean;
  card: CardSlug;
  guarded: boolean;
}

export interface AbilityGained extends GameMessage {
  kind: "ability-gained";
  seat: Seat;
  card: CardSlug;
}

export interface ToOpen extends GameMessage {
  kind: "to-open";
  seat: Seat;
}

export interface ToGoOn extends GameMessage {
  kind: "to-go-on";
  seat: Seat;
  size: number;
  reveal: boolean;
  swap: boolean;
  destroy: boolean;
}

export interface ToMend extends GameMessage {
  kind: "to-mend";
  seat: Seat;
  last: Valued;
  limit: number;
}

export interface ToDropKind extends GameMessage {
  kind: "to-drop-kind";
  seat: Seat;
  kinds: number;
}

export interface ToKeepOrDrop extends GameMessage {
  kind: "to-keep-or-drop";
  seat: Seat;
  new: CardSlug[];
  count: number;
}

export interface Won extends GameMessage {
  kind: "won";
  winner: Seat;
  points: number;
}

export interface VictoryShared extends GameMessage {
  kind: "victory-shared";
  winners: Seat[];
  points: number;
}

export interface MendOrGiveUp extends GameMessage {
  kind: "mend-or-give-up";
  rule: string;
  last: Valued;
  before: Valued;
}

export interface RowFull extends GameMessage {
  kind: "row-full";
  rule: string;
}

export interface NothingToCollect extends GameMessage {
  kind: "nothing-to-collect";
  rule: string;
}

export interface NothingToGiveUp extends GameMessage {
  kind: "nothing-to-give-up";
  rule: string;
}

export interface NothingToSwap extends GameMessage {
  kind: "nothing-to-swap";
  rule: string;
}

export interface RowSound extends GameMessage {
  kind: "row-sound";
  rule: string;
}

export interface NothingToDrop extends GameMessage {
  kind: "nothing-to-drop";
  rule: string;
}

export interface NothingToKeep extends GameMessage {
  kind: "nothing-to-keep";
  rule: string;
}

export interface NoneToDrop extends GameMessage {
  kind: "none-to-drop";
  rule: string;
  card: CardSlug;
}

export interface NotNew extends GameMessage {
  kind: "not-new";
  rule: string;
  card: CardSlug;
}

export interface FirstDropOne extends GameMessage {
  kind: "first-drop-one";
  rule: string;
  kinds: number;
}

export interface FirstKeepOrDrop extends GameMessage {
  kind: "first-keep-or-drop";
  rule: string;
}

export interface NoneToUse extends GameMessage {
  kind: "none-to-use";
  rule: string;
  card: CardSlug;
}

export interface Outnumbered extends GameMessage {
  kind: "outnumbered";
  rule: string;
  card: CardSlug;
  leader: Seat;
  theirs: Pile;
  own: number;
}

export interface UsedAlready extends GameMessage {
  kind: "used-already";
  rule: string;
  card: CardSlug;
}

export interface NoneToJudge extends GameMessage {
  kind: "none-to-judge";
  rule: string;
  card: CardSlug;
}

export interface JudgeNotNeeded extends GameMessage {
  kind: "judge-not-needed";
  rule: string;
  card: CardSlug;
  decision: string;
}

export interface NothingToForesee extends GameMessage {
  kind: "nothing-to-foresee";
  rule: string;
}

export interface TopCardKnown extends GameMessage {
  kind: "top-card-known";
  rule: string;
}

export interface NoSecondCard extends GameMessage {
  kind: "no-second-card";
  rule: string;
}

export interface BeyondMending extends GameMessage {
  kind: "beyond-mending";
  rule: string;
  last: Valued;
  before: Valued;
}

export interface WouldBreakRow extends GameMessage {
  kind: "would-break-row";
  rule: string;
  raised: number;
  before: Valued;
}

export interface NoSuchSeat extends GameMessage {
  kind: "no-such-seat";
  rule: string;
  seat: Seat;
  players: number;
}

export interface NotWithYourself extends GameMessage {
  kind: "not-with-yourself";
  rule: string;
}

export interface KingForbids extends GameMessage {
  kind: "king-forbids";
  rule: string;
  kings: number;
  size: number;
}

export interface MinstrelGuards extends GameMessage {
  kind: "minstrel-guards";
  rule: string;
  seat: Seat;
}

export interface NoCards extends GameMessage {
  kind: "no-cards";
  rule: string;
  seat: Seat;
}

export interface NoneThere extends GameMessage {
  kind: "none-there";
  rule: string;
  seat: Seat;
  card: CardSlug;
}

export interface NeedsTwoEqual extends GameMessage {
  kind: "needs-two-equal";
  rule: string;
}

export interface NotEqual extends GameMessage {
  kind: "not-equal";
  rule: string;
  last: Valued;
  before: Valued;
}

export interface DestroyedAlready extends GameMessage {
  kind: "destroyed-already";
  rule: string;
}

export interface TargetAlready extends GameMessage {
  kind: "target-already";
  rule: string;
  seat: Seat;
}

export interface QueenForbids extends GameMessage {
  kind: "queen-forbids";
  rule: string;
  queens: number;
  size: number;
}

export interface AlchemistGuards extends GameMessage {
  kind: "alchemist-guards";
  rule: string;
  seat: Seat;
}

export type Event = GameBegun | GameUnderWay | GameLaidOut | RowOpened | CardRevealed | DeckReshuffled | RowBroken | RowLost | ChanceToDestroy | EndRevealed | GameOver | RowCollected | RowGivenUp | RowSwapped | SixthsDiscarded | TakenCardDiscarded | TooManyKinds | NewKindsReceived | KindDropped | NewKindsKept | ValueChanged | TopCardSeen | TopCardSeenInSecret | CardDestroyed | AbilityGained;

export type Question = ToOpen | ToGoOn | ToMend | ToDropKind | ToKeepOrDrop | Won | VictoryShared;

export type Reason = MendOrGiveUp | RowFull | NothingToCollect | NothingToGiveUp | NothingToSwap | RowSound | NothingToDrop | NothingToKeep | NoneToDrop | NotNew | FirstDropOne | FirstKeepOrDrop | NoneToUse | Outnumbered | UsedAlready | NoneToJudge | JudgeNotNeeded | NothingToForesee | TopCardKnown | NoSecondCard | BeyondMending | WouldBreakRow | NoSuchSeat | NotWithYourself | KingForbids | MinstrelGuards | NoCards | NoneThere | NeedsTwoEqual | NotEqual | DestroyedAlready | TargetAlready | QueenForbids | AlchemistGuards;

export type Phrase = Pile | Row | Valued | Score;
