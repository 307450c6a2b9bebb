import type { PlainRecord } from '../../approvals/public.ts';
import type { RoundRow } from '../queries/project.query.ts';
import type { HoldingWish } from './holding-wish.ts';

interface AnyRoundWish extends PlainRecord {
  readonly holding: HoldingWish | null;
  readonly kycMin: number;
  readonly vipMin: number;
  readonly nationality: RoundRow['nationality'];
  readonly newcomersOnly: boolean;
  readonly needsSurvey: boolean;
  readonly startAtMs: number;
  readonly endAtMs: number;
}

interface SaleWish extends AnyRoundWish {
  readonly basePrice: string;
  /** Where the paying coin floats: the coin that the price is in, and not the paying coin. Nothing in a proposal of before. */
  readonly priceIn?: 'USDT';
  readonly discountBps: number;
  readonly hasVipDiscount: boolean;
}

interface SubscriptionWish extends SaleWish {
  readonly mode: 'SUBSCRIPTION';
  readonly quota: string;
  readonly perPerson: string;
  readonly split: RoundRow['split'];
  readonly min: string;
  readonly max: string;
  readonly step: string;
}

export interface FlashWish extends SaleWish {
  readonly mode: 'FLASH';
  readonly lot: string;
  readonly quotaLots: number;
  readonly leastLots: number;
  readonly mostLots: number;
  readonly paySeconds: number;
}

export interface LotteryWish extends SaleWish {
  readonly mode: 'LOTTERY';
  readonly ticket: string;
  readonly winners: number;
  readonly mostTickets: number;
  readonly mostWins: number;
  readonly drawAtMs: number;
  /** Null, as the step and the moment, where everybody may take the most. */
  readonly volumeMarkets: string | null;
  readonly volumeStep: string | null;
  readonly volumeFromAtMs: number | null;
}

export interface BoostWish extends AnyRoundWish {
  readonly mode: 'BOOST';
  readonly boostAsset: string;
  readonly pool: string;
  readonly perPerson: string;
  readonly min: string;
  readonly max: string;
  readonly step: string;
}

/** A round as staff ask for it: every amount in units of its coin. */
export type RoundWish = SubscriptionWish | FlashWish | LotteryWish | BoostWish;

export interface PublishWish extends PlainRecord {
  readonly id: string;
  readonly token: string;
  readonly payAsset: string;
  readonly website: string | null;
  readonly paper: string | null;
  readonly supply: string;
  readonly quota: string;
  readonly listingAtMs: number;
  /** How many times a loss is made good; nothing where it is not, and in a proposal of before. */
  readonly protection?: string;
  readonly rounds: readonly RoundWish[];
  readonly schedule: readonly { readonly atMs: number; readonly shareBps: number }[];
}
