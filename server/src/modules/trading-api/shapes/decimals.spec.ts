import { parseAmount } from '@bourse/core/money/amount.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ApiMarket } from '../ports.ts';
import { account } from './account-shapes.ts';
import { amountOf, baseOf, PLACES_MIN, priceOf, quantityOf, quoteOf } from './decimals.ts';

const placesOf = (text: string) => text.split('.')[1]?.length ?? 0;

it('has eight places at least and those of its coin where there are more, and is exact', () => {
  const scales = fc.integer({ min: 0, max: 18 });
  fc.assert(
    fc.property(scales, fc.bigInt({ min: 0n, max: 10n ** 19n }), (scale, minor) => {
      const text = amountOf(minor, scale);
      const read = parseAmount(text, 18);
      return (
        placesOf(text) === Math.max(scale, PLACES_MIN) && read.ok && read.value === minor * 10n ** BigInt(18 - scale)
      );
    }),
  );
});

const market = {
  base: 'ETH',
  quote: 'USDT',
  grid: { priceScale: 2, tick: 1n, baseScale: 18, quoteScale: 6, lotMinor: 10n ** 14n },
  baseScale: 18,
  quoteScale: 6,
  quantityScale: 4,
} as ApiMarket;

it.each([
  ['a price', priceOf(market, 345_678), '3456.78000000'],
  ['no price', priceOf(market, 0), '0.00000000'],
  ['a quantity', quantityOf(market, 15_000), '1.50000000'],
  ['a fee in the base coin', baseOf(market, 1_234_567n), '0.000000000001234567'],
  ['a sum of quote', quoteOf(market, 1_234_567n), '1.23456700'],
])('of %s is told as it is', (_what, text, told) => {
  expect(text).toBe(told);
});

it('of a balance is that of the books, to its last unit', () => {
  const said = account({
    uid: '123456789',
    balances: [
      { asset: 'ETH', scale: 18, availableMinor: 1n, heldMinor: 10n ** 18n },
      { asset: 'USDT', scale: 6, availableMinor: 1n, heldMinor: 0n },
    ],
    fees: { makerPpm: 1_000, takerPpm: 1_500 },
    canTrade: true,
    updatedAtMs: 0,
  });
  expect(said).toMatchObject({
    balances: [
      { asset: 'ETH', free: '0.000000000000000001', locked: '1.000000000000000000' },
      { asset: 'USDT', free: '0.00000100', locked: '0.00000000' },
    ],
  });
});
