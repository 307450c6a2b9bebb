import { formatAmount } from '@bourse/core/money/amount.ts';
import { mulDiv } from '@bourse/core/money/round.ts';
import { exactAmount } from '../../../lib/format.ts';
import { EXACT_SCALE, exact, plain } from '../../balances/public.ts';
import type { Round } from '../api/queries.ts';

const ONE = 10n ** BigInt(EXACT_SCALE);
const WHOLE_BPS = 10_000n;

/** Whether a round sells what it gives, whatever for. */
export const sells = ({ mode }: Pick<Round, 'mode'>): boolean => mode !== 'BOOST';

/** A round that sells and whose price is known. */
export type SaleRound = Round & { readonly price: string; readonly basePrice: string };
export const isSale = (round: Round): round is SaleRound => round.price !== null;

/** Hundredths of a percent as canonical text of a percentage. */
export const percentOf = (bps: number | bigint): string => formatAmount(BigInt(bps), 2);

/** How many tokens one whole coin buys, rounded down. */
export const ratioOf = (price: string): string => plain(mulDiv(ONE, ONE, exact(price), 'down'));

/** The price less the discount of a VIP level, rounded up. */
export const priceLess = (price: string, discountBps: number): string =>
  plain(mulDiv(exact(price), WHOLE_BPS - BigInt(discountBps), WHOLE_BPS, 'up'));

/** How many tokens an amount pays for, rounded down. */
export const tokensAt = (amount: string, price: string): string =>
  plain(mulDiv(exact(amount), ONE, exact(price), 'down'));

/** What is committed as hundredths of a percent of what the quota costs, rounded down; above the whole where more is asked for. */
export const committedBps = ({ committed, quota, price }: Pick<SaleRound, 'committed' | 'quota' | 'price'>): bigint =>
  mulDiv(exact(committed) * WHOLE_BPS, ONE, exact(quota) * exact(price), 'down');

/** A part of a whole as people read it: what is there is never said to be nothing. */
export function shareText(part: string, whole: string): string {
  const bps = shareBps(part, whole);
  return bps === 0n && exact(part) > 0n ? '< 0.01%' : `${exactAmount(percentOf(bps))}%`;
}

/** A part of a whole as hundredths of a percent, rounded down. */
export const shareBps = (part: string, whole: string): bigint => mulDiv(exact(part), WHOLE_BPS, exact(whole), 'down');
