import type { Queryable } from '../../platform/db/db.ts';

/** Settings of networks that custody needs. Amounts are ledger minor units. */

export interface NetworkRule {
  readonly network: string;
  /** X: after so many a deposit is credited and can be traded. */
  readonly creditConfirmations: number;
  /** Z: after so many a deposit can be withdrawn, and is final for our own spending. */
  readonly unlockConfirmations: number;
  readonly depositsPausedReason?: string;
  readonly withdrawalsPausedReason?: string;
}

export interface CoinRule {
  readonly asset: string;
  readonly network: string;
  readonly depositMinMinor: bigint;
  /** A deposit address is swept from this amount on; below it the transaction costs too much. */
  readonly sweepMinMinor: bigint;
  readonly ledgerScale: number;
  readonly depositsPausedReason?: string;
  readonly withdrawalsPausedReason?: string;
}

/** The operator's settings, read at each use so that a change needs no restart. */
export interface NetworkSettings {
  network(q: Queryable, network: string): Promise<NetworkRule | undefined>;
  coin(q: Queryable, asset: string, network: string): Promise<CoinRule | undefined>;
  /** The worth from which two reviewers must approve, USDT minor units. */
  twoReviewersFromMinor(): Promise<bigint>;
}
