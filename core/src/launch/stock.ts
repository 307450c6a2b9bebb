import { ok, type Result, refuse } from '../result.ts';

/**
 * The lots of a round.
 *
 * @invariant  paid + paying + free is the quota, and none is below zero
 */
export interface Stock {
  readonly quotaLots: number;
  readonly paidLots: number;
  readonly payingLots: number;
}

/** A round before anybody came. */
export const fullStock = (quotaLots: number): Stock => ({ quotaLots, paidLots: 0, payingLots: 0 });

/** Lots that nobody has reserved or paid. */
export const freeLots = ({ quotaLots, paidLots, payingLots }: Stock): number => quotaLots - paidLots - payingLots;

/**
 * Sets lots aside for somebody who is about to pay.
 *
 * @refuses  SOLD_OUT, everything is paid | NO_QUOTA, what is not paid is being paid by others | ABOVE_REMAINING with
 *           how many are `remaining`
 */
export function reserveLots(stock: Stock, lots: number): Result<Stock, 'SOLD_OUT' | 'NO_QUOTA' | 'ABOVE_REMAINING'> {
  const remaining = freeLots(stock);
  if (stock.paidLots === stock.quotaLots) return refuse('SOLD_OUT');
  if (remaining === 0) return refuse('NO_QUOTA');
  if (lots > remaining) return refuse('ABOVE_REMAINING', { remaining });
  return ok({ ...stock, payingLots: stock.payingLots + lots });
}

/** Lots that were set aside are paid. */
export const payLots = (stock: Stock, lots: number): Stock => ({
  ...stock,
  payingLots: stock.payingLots - lots,
  paidLots: stock.paidLots + lots,
});

/** Lots that were set aside come back: cancelled, or not paid in time. */
export const returnLots = (stock: Stock, lots: number): Stock => ({ ...stock, payingLots: stock.payingLots - lots });
