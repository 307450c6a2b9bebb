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
  /** What the pair earns that the order of each level belongs to, after both fees. */
  readonly earns: readonly (string | null)[];
}

/** @returns null while something of the form is missing or wrong */
export function previewOf(judged: Judged, market: Market): Preview | null {
  const { plan, planTicks, levelTicks, terms, grid, investment } = judged;
  if (!plan || planTicks === null || !levelTicks || !terms || investment === null) return null;
  const withFee = (minor: bigint) => (minor * (PPM + BigInt(terms.feePpm)) + PPM - 1n) / PPM;
  const feeOf = (minor: bigint) => withFee(minor) - minor;
  const base = (lots: number) => formatAmount(baseMinorOf(lots, grid), market.baseScale);
  const quote = (minor: bigint) => formatAmount(minor, market.quoteScale);
  const startMinor = withFee(quoteMinorOf(planTicks, plan.buyLots, grid.unitMinor));
  const buysMinor = plan.usedMinor > startMinor ? plan.usedMinor - startMinor : 0n;
  const putMinor = readAmount(investment, market.quoteScale);
  const sides = levelTicks.map((_, index) => (index === plan.skip ? null : index < plan.skip ? 'buy' : 'sell'));
  const worthAt = (index: number) => quoteMinorOf(levelTicks[index]!, plan.lots, grid.unitMinor);
  /** Bought at a level and sold at the one above. */
  const pairAt = (lower: number): bigint => {
    const [paid, received] = [worthAt(lower), worthAt(lower + 1)];
    return received - feeOf(received) - paid - feeOf(paid);
  };
  return {
    quantity: base(plan.lots),
    quantityWorth: quote(quoteMinorOf(planTicks, plan.lots, grid.unitMinor)),
    bought: base(plan.buyLots),
    boughtFor: quote(startMinor),
    inBuys: quote(buysMinor),
    free: quote(putMinor > plan.usedMinor ? putMinor - plan.usedMinor : 0n),
    sides,
    earns: sides.map((side, index) => (side === null ? null : quote(pairAt(side === 'buy' ? index : index - 1)))),
  };
}
