import { mulDiv } from '@bourse/core/money/round.ts';
import { EXACT_SCALE, exact, plain } from './exact.ts';

/** What an amount of a coin is worth in USDT, rounded down. */
export const valueInUsdt = (amount: string, priceUsdt: string): string =>
  plain(mulDiv(exact(amount), exact(priceUsdt), 10n ** BigInt(EXACT_SCALE), 'down'));
