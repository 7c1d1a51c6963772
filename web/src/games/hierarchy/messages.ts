/** Made by web/build/page_types.py from games/hierarchy/messages.py: not to be edited. */
import type { GameMessage } from "$/lib/catalogue";
import type { Seat } from "$/lib/protocol";
import type { CardSlug } from "./deck";

export interface OnTop extends GameMessage {
  kind: "on-top";
  card: CardSlug;
  number: number;
  disguised: boolean;
}

export interface Played extends GameMessage {
  kind: "played";
  seat: Seat;
  card: CardSlug;
  guise: CardSlug | null;
}

export interface InTheLine extends GameMessage {
  kind: "in-the-line";
}

export interface OutOfTheGame extends GameMessage {
  kind: "out-of-the-game";
}

export interface HeldBy extends GameMessage {
  kind: "held-by";
  seat: Seat;
}

export interface Dealt extends GameMessage {
  kind: "dealt";
  first: Seat;
}

export interface LineOpened extends GameMessage {
  kind: "line-opened";
  seat: Seat;
  card: CardSlug;
}

export interface CardLaid extends GameMessage {
  kind: "card-laid";
  played: Played;
  deed: string;
  top: OnTop;
  allowed_by: string;
}

export interface TowerRaised extends GameMessage {
  kind: "tower-raised";
  played: Played;
  top: OnTop;
  discard: CardSlug;
}

export interface SentHome extends GameMessage {
  kind: "sent-home";
  seat: Seat;
  card: CardSlug;
  owner: Seat;
}

export interface CannotOpen extends GameMessage {
  kind: "cannot-open";
  loser: Seat;
  winner: Seat;
}

export interface NoCardLeft extends GameMessage {
  kind: "no-card-left";
  loser: Seat;
  winner: Seat;
}

export interface NothingFollows extends GameMessage {
  kind: "nothing-follows";
  loser: Seat;
  winner: Seat;
  top: OnTop;
}

export interface ToOpen extends GameMessage {
  kind: "to-open";
  seat: Seat;
}

export interface ToPlay extends GameMessage {
  kind: "to-play";
  seat: Seat;
  top: OnTop;
}

export interface ToSendHome extends GameMessage {
  kind: "to-send-home";
  seat: Seat;
  rival: Seat;
}

export interface Won extends GameMessage {
  kind: "won";
  winner: Seat;
  loser: Seat;
}

export interface PlayNow extends GameMessage {
  kind: "play-now";
  rule: string;
}

export interface NotInHand extends GameMessage {
  kind: "not-in-hand";
  rule: string;
  card: CardSlug;
  where: GameMessage;
}

export interface SurgeonAtWork extends GameMessage {
  kind: "surgeon-at-work";
  rule: string;
  rival: Seat;
}

export interface NotInLine extends GameMessage {
  kind: "not-in-line";
  rule: string;
  card: CardSlug;
  where: GameMessage;
}

export interface StaysOnTop extends GameMessage {
  kind: "stays-on-top";
  rule: string;
  card: CardSlug;
}

export interface OwnCard extends GameMessage {
  kind: "own-card";
  rule: string;
  card: CardSlug;
  rival: Seat;
}

export interface NoTextNoNumber extends GameMessage {
  kind: "no-text-no-number";
  rule: string;
  top: OnTop;
}

export interface NoCopyOutside extends GameMessage {
  kind: "no-copy-outside";
  rule: string;
  card: CardSlug;
}

export interface NoCopyOfTop extends GameMessage {
  kind: "no-copy-of-top";
  rule: string;
  card: CardSlug;
}

export interface NoCopyOfOwn extends GameMessage {
  kind: "no-copy-of-own";
  rule: string;
  card: CardSlug;
}

export interface NoCardToGoOn extends GameMessage {
  kind: "no-card-to-go-on";
  rule: string;
  card: CardSlug;
}

export interface Shunned extends GameMessage {
  kind: "shunned";
  rule: string;
  top: OnTop;
  card: CardSlug;
}

export interface NotLower extends GameMessage {
  kind: "not-lower";
  rule: string;
  top: OnTop;
  card: CardSlug;
  number: number;
}

export interface Silenced extends GameMessage {
  kind: "silenced";
  rule: string;
  top: OnTop;
  card: CardSlug;
  number: number;
}

export interface UsurperNeedsHigher extends GameMessage {
  kind: "usurper-needs-higher";
  rule: string;
  top: OnTop;
}

export interface WrongCompany extends GameMessage {
  kind: "wrong-company";
  rule: string;
  top: OnTop;
}

export interface TowerHolds extends GameMessage {
  kind: "tower-holds";
  rule: string;
  top: OnTop;
}

export interface LeperNeedsLowerOrOdd extends GameMessage {
  kind: "leper-needs-lower-or-odd";
  rule: string;
  top: OnTop;
}

export interface NotHigher extends GameMessage {
  kind: "not-higher";
  rule: string;
  top: OnTop;
  card: CardSlug;
  number: number;
}

export interface CannotOpenWith extends GameMessage {
  kind: "cannot-open-with";
  rule: string;
  card: CardSlug;
}

export interface NothingToDiscard extends GameMessage {
  kind: "nothing-to-discard";
  rule: string;
  top: OnTop;
  mine: boolean;
}

export interface LineTooShort extends GameMessage {
  kind: "line-too-short";
  rule: string;
  card: CardSlug;
  size: number;
}

export interface LineTooLong extends GameMessage {
  kind: "line-too-long";
  rule: string;
  size: number;
}

export interface NoBaroness extends GameMessage {
  kind: "no-baroness";
  rule: string;
}

export interface DiscardNeeded extends GameMessage {
  kind: "discard-needed";
  rule: string;
  top: OnTop;
  disguised: boolean;
}

export interface DiscardNotHeld extends GameMessage {
  kind: "discard-not-held";
  rule: string;
  discard: CardSlug;
}

export interface NoDiscardNeeded extends GameMessage {
  kind: "no-discard-needed";
  rule: string;
  top: OnTop;
  disguised: boolean;
}

export interface NothingToCopy extends GameMessage {
  kind: "nothing-to-copy";
  rule: string;
}

export interface NoCopyFollows extends GameMessage {
  kind: "no-copy-follows";
  rule: string;
  copies: CardSlug[];
  top: OnTop;
}

export type Event = Dealt | LineOpened | CardLaid | TowerRaised | SentHome | CannotOpen | NoCardLeft | NothingFollows;

export type Question = ToOpen | ToPlay | ToSendHome | Won;

export type Reason = PlayNow | NotInHand | SurgeonAtWork | NotInLine | StaysOnTop | OwnCard | NoTextNoNumber | NoCopyOutside | NoCopyOfTop | NoCopyOfOwn | NoCardToGoOn | Shunned | NotLower | Silenced | UsurperNeedsHigher | WrongCompany | TowerHolds | LeperNeedsLowerOrOdd | NotHigher | CannotOpenWith | NothingToDiscard | LineTooShort | LineTooLong | NoBaroness | DiscardNeeded | DiscardNotHeld | NoDiscardNeeded | NothingToCopy | NoCopyFollows;

export type Phrase = OnTop | Played | InTheLine | OutOfTheGame | HeldBy;
