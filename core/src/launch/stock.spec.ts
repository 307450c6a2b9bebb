import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeLots, fullStock, payLots, reserveLots, returnLots, type Stock } from './stock.ts';

describe('lots', () => {
  it.each([
    ['are set aside', { quotaLots: 10, paidLots: 3, payingLots: 4 }, 3, { ok: true }],
    ['are too few', { quotaLots: 10, paidLots: 3, payingLots: 4 }, 4, ['ABOVE_REMAINING', { remaining: 3 }]],
    ['are all being paid', { quotaLots: 10, paidLots: 3, payingLots: 7 }, 1, ['NO_QUOTA', undefined]],
    ['are all paid', { quotaLots: 10, paidLots: 10, payingLots: 0 }, 1, ['SOLD_OUT', undefined]],
  ] as const)('%s', (_, stock, lots, wanted) => {
    const reserved = reserveLots(stock, lots);
    if (reserved.ok) expect(reserved.value).toEqual({ ...stock, payingLots: stock.payingLots + lots });
    else expect([reserved.refusal.code, reserved.refusal.details]).toEqual(wanted);
  });

  it('are never more or less than the quota', () => {
    const acts = fc.array(fc.tuple(fc.constantFrom('reserve', 'pay', 'return'), fc.integer({ min: 1, max: 9 })));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), acts, (quotaLots, all) => {
        let stock: Stock = fullStock(quotaLots);
        const waiting: number[] = [];
        for (const [act, lots] of all) {
          if (act === 'reserve') {
            const reserved = reserveLots(stock, lots);
            if (reserved.ok) {
              stock = reserved.value;
              waiting.push(lots);
            } else expect(lots > freeLots(stock)).toBe(true);
          } else {
            const first = waiting.shift();
            if (first !== undefined) stock = act === 'pay' ? payLots(stock, first) : returnLots(stock, first);
          }
          expect(stock.paidLots + stock.payingLots + freeLots(stock)).toBe(quotaLots);
          expect(Math.min(stock.paidLots, stock.payingLots, freeLots(stock))).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
