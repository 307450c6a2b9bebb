import type { Refusal } from '../result.ts';
import type { AccountRef } from './account.ts';

/** One side of an entry. `amountMinor` is signed and never zero: plus credits the account, minus debits it. */
export interface Leg {
  readonly account: AccountRef;
  readonly amountMinor: bigint;
}

/** Why money is set aside. What a screen calls "frozen" is always explained by holds of these reasons. */
const HOLD_REASONS = [
  'WITHDRAWAL',
  'DEPOSIT_UNCONFIRMED',
  'LAUNCH_COMMIT',
  'VESTING',
  'EARN_REDEEMING',
  'P2P_ESCROW',
  'CARD_AUTH',
  'STRATEGY',
  'RISK_FREEZE',
] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** Moves money: the legs sum to zero per asset. `ref` is the id of the row that explains the entry. */
export interface PostCommand {
  readonly op: 'post';
  readonly key: string;
  readonly kind: string;
  readonly ref: string;
  readonly legs: readonly Leg[];
  readonly atMs: number;
}

/** Sets money of a person aside: available falls, held rises. The hold is named by this command's key. */
export interface HoldCommand {
  readonly op: 'hold';
  readonly key: string;
  readonly reason: HoldReason;
  readonly ref: string;
  readonly account: AccountRef;
  readonly amountMinor: bigint;
  readonly releaseAtMs?: number;
  readonly atMs: number;
}

/** Takes `amountMinor` out of a hold and credits `to`, whose legs are positive and sum to it. An empty hold ends. */
export interface SettleCommand {
  readonly op: 'settle';
  readonly key: string;
  readonly holdKey: string;
  readonly kind: string;
  readonly ref: string;
  readonly amountMinor: bigint;
  readonly to: readonly Leg[];
  readonly atMs: number;
}

/** Gives held money back to its owner: the whole rest of the hold, or a part of it. */
export interface ReleaseCommand {
  readonly op: 'release';
  readonly key: string;
  readonly holdKey: string;
  readonly amountMinor?: bigint;
  readonly atMs: number;
}

/** Undoes an entry by a new one with the opposite legs. An entry is reversed once; history is never rewritten. */
export interface ReverseCommand {
  readonly op: 'reverse';
  readonly key: string;
  readonly entryId: string;
  readonly ref: string;
  readonly atMs: number;
}

/** What can be asked of the books. `key` makes it happen once: a repeat answers the first result again. */
export type LedgerCommand = PostCommand | HoldCommand | SettleCommand | ReleaseCommand | ReverseCommand;

/**
 * Why the books said no. Details: `account`, `asset`, `available`, `needed` as decimal text of minor units, as far as they
 * apply.
 */
export type LedgerRefusal =
  | 'INSUFFICIENT_BALANCE'
  | 'IDEMPOTENCY_MISMATCH'
  | 'HOLD_NOT_FOUND'
  | 'HOLD_ENDED'
  | 'HOLD_TOO_SMALL'
  | 'ENTRY_NOT_FOUND'
  | 'ALREADY_REVERSED';

export type LedgerAnswer<Code extends string = LedgerRefusal> =
  | { readonly ok: true; readonly entryId: string; readonly replayed: boolean }
  | { readonly ok: false; readonly refusal: Refusal<Code> };
