import { readAmount } from '@bourse/core/money/amount.ts';
import type { Market } from './market.ts';
import type { Funds } from './order-draft.ts';

interface BalanceRow {
  readonly asset: string;
  readonly available: string;
}

/** The spot account's free amounts of a market's two coins. */
export function fundsIn(rows: readonly BalanceRow[], market: Market): Funds {
  const of = (asset: string) => rows.find((row) => row.asset === asset)?.available ?? '0';
  return {
    baseMinor: readAmount(of(market.base), market.baseScale),
    quoteMinor: readAmount(of(market.quote), market.quoteScale),
  };
}
