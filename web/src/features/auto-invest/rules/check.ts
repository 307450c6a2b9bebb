import { judgeShares, leastAmountMinor, partsOf, type Share } from '@bourse/core/auto-invest/allocation.ts';
import { formatAmount, readAmount } from '@bourse/core/money/amount.ts';
import { type AmountProblem, compareText, readTyped } from '../../balances/public.ts';
import type { Terms } from '../api/queries.ts';
import { type Draft, percentOf } from './draft.ts';

type Details = Readonly<Record<string, string | number>>;
type CoinsCode =
  | 'AUTO_INVEST_COIN_REQUIRED'
  | 'AUTO_INVEST_TOO_MANY_COINS'
  | 'AUTO_INVEST_COIN_TWICE'
  | 'AUTO_INVEST_SHARE_TOO_SMALL'
  | 'AUTO_INVEST_SHARE_SUM'
  | 'SHARE_WHOLE';

/** What is wrong with the coins and their shares, as the server would refuse it; `asset` where it is one coin’s. */
export interface CoinsProblem {
  readonly code: CoinsCode;
  readonly details: Details;
}

/** The shares of a draft; null while one of them is no whole number. */
export function sharesOf(draft: Draft): readonly Share[] | null {
  const shares = draft.coins.map(({ asset, typed }) => ({ asset, percent: percentOf(typed) }));
  return shares.some(({ percent }) => percent === null) ? null : (shares as readonly Share[]);
}

export function judgeCoins(draft: Draft): CoinsProblem | null {
  const odd = draft.coins.find(({ typed }) => percentOf(typed) === null);
  if (odd) return { code: 'SHARE_WHOLE', details: { asset: odd.asset } };
  const judged = judgeShares(sharesOf(draft) ?? []);
  return judged.ok ? null : { code: judged.refusal.code, details: (judged.refusal.details ?? {}) as Details };
}

/** The least amount, and the coin whose smallest order makes it more than the general minimum. */
export interface Least {
  readonly min: string;
  readonly because: Share | null;
}

export function leastOf(draft: Draft, terms: Terms): Least {
  const minor = (text: string) => readAmount(text, terms.quoteScale);
  const parts = (sharesOf(draft) ?? []).flatMap(({ asset, percent }) => {
    const market = terms.coins.find((each) => each.asset === asset);
    return market && percent > 0 ? [{ asset, percent, minNotionalMinor: minor(market.minNotional) }] : [];
  });
  const leastMinor = leastAmountMinor(parts);
  const maker = parts.find((part) => leastAmountMinor([part]) === leastMinor);
  return {
    min: formatAmount(leastMinor, terms.quoteScale),
    because: leastMinor > minor(terms.min) && maker ? { asset: maker.asset, percent: maker.percent } : null,
  };
}

export type AmountFault =
  | { readonly of: 'amount'; readonly problem: AmountProblem }
  | { readonly of: 'min' | 'max'; readonly bound: string };

/** The amount of one run, or what is wrong with it. */
export function judgeAmount(
  typed: string,
  { min, terms }: { readonly min: string; readonly terms: Terms },
): { readonly amount: string } | AmountFault {
  const reading = readTyped(typed, terms.quoteScale);
  if (!reading.ok) return { of: 'amount', problem: reading.problem };
  if (compareText(reading.amount, min) < 0) return { of: 'min', bound: min };
  if (compareText(reading.amount, terms.max) > 0) return { of: 'max', bound: terms.max };
  return { amount: reading.amount };
}

/** How an amount is divided among the coins. */
export function splitOf(
  amount: string,
  shares: readonly Share[],
  { quoteScale }: Terms,
): readonly { readonly asset: string; readonly amount: string }[] {
  const parts = partsOf(readAmount(amount, quoteScale), shares);
  return shares.map(({ asset }, at) => ({ asset, amount: formatAmount(parts[at] ?? 0n, quoteScale) }));
}
