import { formatAmount, readAmount } from '@bourse/core/money/amount.ts';
import { rescale } from '@bourse/core/money/round.ts';
import { useMovable } from '../../../api/queries.ts';
import type { Short } from '../../../rules/order-check.ts';

/** The funding account has what is missing, so that it can be transferred before the order is sent. */
export interface EnoughOffer {
  readonly kind: 'enough';
  readonly asset: string;
  /**
   * The amount to transfer, decimal text: what is missing, rounded up to the coin's shown places if the account has that
   * much.
   */
  readonly amount: string;
  readonly there: string;
  /** What the spot account must hold before the order can be sent. */
  readonly neededMinor: bigint;
  readonly short: Short;
}

/** How the funding account can help with an order that the spot account cannot pay. */
export type FundingOffer =
  | EnoughOffer
  | { readonly kind: 'too-little'; readonly asset: string; readonly missing: string };

interface Wanted {
  readonly short: Short | null;
  readonly asset: string;
  readonly availableMinor: bigint;
  readonly places: number;
}

/** Looks up the funding account only while money is missing. */
export function useFundingOffer({ short, asset, availableMinor, places }: Wanted): FundingOffer | null {
  const info = useMovable(short ? asset : null).data;
  const there = info?.asset === asset && info.accounts.find(({ account }) => account === 'funding')?.available;
  if (!short || !there) return null;
  const { missingMinor, scale } = short;
  const thereMinor = readAmount(there, info.ledgerScale);
  const exactMinor = rescale(missingMinor, scale, info.ledgerScale, 'up');
  if (thereMinor < exactMinor) {
    const missing = formatAmount(exactMinor - thereMinor, info.ledgerScale);
    return { kind: 'too-little', asset, missing };
  }
  const roundMinor = rescale(rescale(exactMinor, info.ledgerScale, places, 'up'), places, info.ledgerScale, 'down');
  const movedMinor = roundMinor >= exactMinor && roundMinor <= thereMinor ? roundMinor : exactMinor;
  const amount = formatAmount(movedMinor, info.ledgerScale);
  return { kind: 'enough', asset, amount, there, neededMinor: availableMinor + missingMinor, short };
}
