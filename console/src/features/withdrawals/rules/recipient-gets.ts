import { formatAmount, readAmount } from '@bourse/core/money/amount.ts';

/** Enough places for every coin; the answer's texts are exact, so none is lost. */
const SCALE = 18;

/** What arrives: the amount that leaves the account less the fee. */
export const recipientGets = (amount: string, fee: string): string =>
  formatAmount(readAmount(amount, SCALE) - readAmount(fee, SCALE), SCALE);
