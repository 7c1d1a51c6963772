/** Made by web/build/page_types.py from games/shadow_throne/messages.py: not to be edited. */
import type { GameMessage } from "$/lib/catalogue";
import type { Seat } from "$/lib/protocol";
import type { CardSlug } from "./deck";

export interface Character extends GameMessage {
  kind: "character";
  seat: Seat;
  card: CardSlug;
  wave: number;
}

export interface Strengthened extends GameMessage {
  kind: "strengthened";
  seat: Seat;
  card: CardSlug;
  wave: number;
  power: number;
}

export interface Side extends GameMessage {
  kind: "side";
  faction: string;
}

export interface GameBegun extends GameMessage {
  kind: "game-begun";
  target: number;
}

export interface BattleBegun extends GameMessage {
  kind: "battle-begun";
  battle: number;
}

export interface LangmanStays extends GameMessage {
  kind: "langman-stays";
  seat: Seat;
  card: CardSlug;
  wave: number;
}

export interface CardTaken extends GameMessage {
  kind: "card-taken";
  seat: Seat;
  card: CardSlug | null;
}

export interface PoolsPassed extends GameMessage {
  kind: "pools-passed";
}

export interface PoolsGone extends GameMessage {
  kind: "pools-gone";
}

export interface CardKept extends GameMessage {
  kind: "card-kept";
  seat: Seat;
  card: CardSlug | null;
}

export interface CardLaid extends GameMessage {
  kind: "card-laid";
  seat: Seat;
  card: CardSlug | null;
}

export interface WaveRevealed extends GameMessage {
  kind: "wave-revealed";
  wave: number;
}

export interface CharacterSent extends GameMessage {
  kind: "character-sent";
  seat: Seat;
  card: CardSlug;
  wave: number;
  purse: string;
  gold: number;
  hush: boolean;
}

export interface TurnedFaceDown extends GameMessage {
  kind: "turned-face-down";
  seat: Seat;
  card: CardSlug;
  wave: number;
  cost: number;
  hush: boolean;
}

export interface KyrosAsks extends GameMessage {
  kind: "kyros-asks";
  seat: Seat;
  card: CardSlug;
  wave: number;
}

export interface ExtraCalled extends GameMessage {
  kind: "extra-called";
  seat: Seat;
  card: CardSlug;
  wave: number;
  purse: string;
  gold: number;
}

export interface NobodyCalled extends GameMessage {
  kind: "nobody-called";
  seat: Seat;
  card: CardSlug;
  wave: number;
}

export interface PowerCounted extends GameMessage {
  kind: "power-counted";
  empire: number;
  rebels: number;
  church: number;
}

export interface PicureasPrepared extends GameMessage {
  kind: "picureas-prepared";
  actors: Character[];
  power: number;
  targets: Character[];
}

export interface ScoutsRideAhead extends GameMessage {
  kind: "scouts-ride-ahead";
  companies: number;
  actors: Character[];
  targets: Strengthened[];
}

export interface ThavnaGains extends GameMessage {
  kind: "thavna-gains";
  seat: Seat;
  card: CardSlug;
  wave: number;
  power: number;
}

export interface Silenced extends GameMessage {
  kind: "silenced";
  actors: Character[];
  count: number;
  targets: Character[];
}

export interface NobodySilenced extends GameMessage {
  kind: "nobody-silenced";
  seat: Seat;
  card: CardSlug;
  wave: number;
}

export interface Killed extends GameMessage {
  kind: "killed";
  card: CardSlug;
  actors: Character[];
  rank: string;
  count: number;
  targets: Character[];
}

export interface Martyred extends GameMessage {
  kind: "martyred";
  seat: Seat;
  card: CardSlug;
  wave: number;
  influence: number;
}

export interface Converted extends GameMessage {
  kind: "converted";
  card: CardSlug;
  actors: Character[];
  rank: string;
  count: number;
  targets: Character[];
  again: boolean;
}

export interface EletheriaCalls extends GameMessage {
  kind: "eletheria-calls";
  actors: Character[];
  power: number;
  targets: Character[];
}

export interface BattleWon extends GameMessage {
  kind: "battle-won";
  faction: string;
}

export interface BattleShared extends GameMessage {
  kind: "battle-shared";
  sides: Side[];
}

export interface Rewarded extends GameMessage {
  kind: "rewarded";
  seat: Seat;
  influence: number;
  gold: number;
  total: number;
}

export interface Won extends GameMessage {
  kind: "won";
  winner: Seat;
  influence: number;
}

export interface WonByGold extends GameMessage {
  kind: "won-by-gold";
  winner: Seat;
  influence: number;
  gold: number;
}

export interface NobodyWon extends GameMessage {
  kind: "nobody-won";
  seats: Seat[];
  influence: number;
  gold: number;
}

export interface ToTake extends GameMessage {
  kind: "to-take";
  seats: Seat[];
  count: number;
  left: number;
}

export interface ToChoose extends GameMessage {
  kind: "to-choose";
  seats: Seat[];
  count: number;
  wave: number;
  battle: number;
}

export interface ToCall extends GameMessage {
  kind: "to-call";
  seat: Seat;
}

export interface ToKeep extends GameMessage {
  kind: "to-keep";
  seats: Seat[];
  count: number;
}

export interface TakeNow extends GameMessage {
  kind: "take-now";
  rule: string;
}

export interface ChooseNow extends GameMessage {
  kind: "choose-now";
  rule: string;
  wave: number;
}

export interface AnswerNow extends GameMessage {
  kind: "answer-now";
  rule: string;
}

export interface KeepNow extends GameMessage {
  kind: "keep-now";
  rule: string;
}

export interface NotInPool extends GameMessage {
  kind: "not-in-pool";
  rule: string;
  card: CardSlug;
  held: boolean;
}

export interface NotOfTheEmpire extends GameMessage {
  kind: "not-of-the-empire";
  rule: string;
  card: CardSlug;
  faction: string;
}

export interface CannotPay extends GameMessage {
  kind: "cannot-pay";
  rule: string;
  card: CardSlug;
  cost: number;
  gold: number;
}

export interface NotInHand extends GameMessage {
  kind: "not-in-hand";
  rule: string;
  card: CardSlug;
}

export interface InLineAlready extends GameMessage {
  kind: "in-line-already";
  rule: string;
  card: CardSlug;
  down: boolean;
}

export type Event = GameBegun | BattleBegun | LangmanStays | CardTaken | PoolsPassed | PoolsGone | CardKept | CardLaid | WaveRevealed | CharacterSent | TurnedFaceDown | KyrosAsks | ExtraCalled | NobodyCalled | PowerCounted | PicureasPrepared | ScoutsRideAhead | ThavnaGains | Silenced | NobodySilenced | Killed | Martyred | Converted | EletheriaCalls | BattleWon | BattleShared | Rewarded | Won | WonByGold | NobodyWon;

export type Question = Won | WonByGold | NobodyWon | ToTake | ToChoose | ToCall | ToKeep;

export type Reason = TakeNow | ChooseNow | AnswerNow | KeepNow | NotInPool | NotOfTheEmpire | CannotPay | NotInHand | InLineAlready;

export type Phrase = Character | Strengthened | Side;
