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

/** Sets a person's money aside: available falls, held rises. The command's key becomes the hold's name. */
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

/**
 * Takes `amountMinor` out of a hold and credits `to`, whose legs are positive and sum to that amount. An empty hold
 * ends.
 */
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

/** Gives held money back to its owner: the rest of the hold, or a part of it. */
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

/** What the books can be asked to do. A `key` takes effect once: a repeat gets the first answer again. */
export type LedgerCommand = PostCommand | HoldCommand | SettleCommand | ReleaseCommand | ReverseCommand;

/**
 * Why the books refused. Details: `account`, `asset`, `available`, `needed`, amounts as decimal text of minor units,
 * each where it applies.
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
