import { describe, expect, it } from 'vitest';
import { formatAmount, formatFixed } from '../money/amount.ts';
import { averageCost, boughtValueMinor, PRICE_SCALE, purchasePrice, roiBps, simpleAverage } from './figures.ts';

/** Three purchases of 100 USDT at 40,000, 50,000 and 25,000 with a fee of 0.2 %, and what the rule book says of them. */
const RULE_BOOK = { qty: '0.00848300', avg_cost: '35364.84', value_at_36000: '305.38', roi: '1.79' };

const bought = [40_000n, 50_000n, 25_000n].reduce(
  (sum, price) => {
    const grossMinor = (100_000_000n * 100n) / price;
    return {
      quantityMinor: sum.quantityMinor + (grossMinor * 998n) / 1_000n,
      investedMinor: sum.investedMinor + 100_000_000n,
      priceSum: sum.priceSum + purchasePrice(100_000_000n, grossMinor, 8),
      purchases: sum.purchases + 1,
    };
  },
  { quantityMinor: 0n, investedMinor: 0n, priceSum: 0n, purchases: 0 },
);

describe('the figures of a plan', () => {
  it('are those of the rule book', () => {
    const value = boughtValueMinor(bought, 8, { priceUnits: 36_000n, priceScale: 0 });
    expect({
      qty: formatFixed(bought.quantityMinor, 8, 8),
      avg_cost: formatFixed(averageCost(bought, 8)!, PRICE_SCALE, 2),
      value_at_36000: formatFixed(value, 6, 2),
      roi: formatAmount(roiBps(value, bought.investedMinor)!, 2),
    }).toEqual(RULE_BOOK);
  });

  it('show that the plain mean of the prices is above what was paid', () => {
    expect(formatFixed(simpleAverage(bought)!, PRICE_SCALE, 2)).toBe('38333.33');
    expect(averageCost(bought, 8)! < simpleAverage(bought)!).toBe(true);
  });

  it('are none where nothing was bought', () => {
    const nothing = { quantityMinor: 0n, investedMinor: 0n, priceSum: 0n, purchases: 0 };
    expect([averageCost(nothing, 8), simpleAverage(nothing), roiBps(0n, 0n)]).toEqual([null, null, null]);
  });

  it('lose toward zero', () => {
    expect(roiBps(999_999n, 1_000_000n)).toBe(0n);
    expect(roiBps(899_999n, 1_000_000n)).toBe(-1_000n);
  });
});
