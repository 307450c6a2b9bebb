import { formatAmount, readAmount } from '@bourse/core/money/amount.ts';
import { baseMinorOf, quoteMinorOf } from '@bourse/core/trading/grid.ts';
import type { Market } from '../../spot/public.ts';
import type { Judged } from './draft.ts';

const PPM = 1_000_000n;

/** What a grid does first, before anybody presses: texts of sums, fees included where money is paid. */
export interface Preview {
  /** What each order buys or sells, and what that is by the price of now. */
  readonly quantity: string;
  readonly quantityWorth: string;
  readonly bought: string;
  readonly boughtFor: string;
  readonly inBuys: string;
  readonly free: string;
  /** What each level has: nothing at the one nearest to the price. */
  readonly sides: readonly ('buy' | 'sell' | null)[];
}

/** @returns null while something of the form is missing or wrong */
export function previewOf(judged: Judged, market: Market): Preview | null {
  const { plan, planTicks, levelTicks, terms, grid, investment } = judged;
  if (!plan || planTicks === null || !levelTicks || !terms || investment === null) return null;
  const withFee = (minor: bigint) => (minor * (PPM + BigInt(terms.feePpm)) + PPM - 1n) / PPM;
  const base = (lots: number) => formatAmount(baseMinorOf(lots, grid), market.baseScale);
  const quote = (minor: bigint) => formatAmount(minor, market.quoteScale);
  const startMinor = withFee(quoteMinorOf(planTicks, plan.buyLots, grid.unitMinor));
  const buysMinor = plan.usedMinor > startMinor ? plan.usedMinor - startMinor : 0n;
  const putMinor = readAmount(investment, market.quoteScale);
  return {
    quantity: base(plan.lots),
    quantityWorth: quote(quoteMinorOf(planTicks, plan.lots, grid.unitMinor)),
    bought: base(plan.buyLots),
    boughtFor: quote(startMinor),
    inBuys: quote(buysMinor),
    free: quote(putMinor > plan.usedMinor ? putMinor - plan.usedMinor : 0n),
    sides: levelTicks.map((_, index) => (index === plan.skip ? null : index < plan.skip ? 'buy' : 'sell')),
  };
}
