import { describe, expect, it } from 'vitest';
import { mostPerLot } from '../matching/cost.ts';
import { readAmount } from '../money/amount.ts';
import {
  baseMinorOf,
  feeMostMinor,
  type Grid,
  lotsOf,
  priceText,
  quoteMinorOf,
  ticksOf,
  unitMinorOf,
  unitsOf,
} from './grid.ts';

/** BTC/USDT: 0.1 USDT and 0.00001 BTC. SHIB/USDT: 0.00000001 USDT, finer than the coin's own 6 places, and 100 SHIB. */
const BTC: Grid = { priceScale: 1, tick: 1n, baseScale: 8, quoteScale: 6, lotMinor: 1_000n };
const SHIB: Grid = { priceScale: 8, tick: 1n, baseScale: 18, quoteScale: 6, lotMinor: 10n ** 20n };

describe('the grid of a market', () => {
  it.each([
    ['BTC', BTC, 1n],
    ['SHIB', SHIB, 1n],
    ['a lot that is too fine for its tick', { ...BTC, lotMinor: 100n }, null],
    ['a tick of a half', { ...BTC, tick: 5n }, 5n],
  ])('%s: a unit is %s', (_name, grid, unit) => {
    expect(unitMinorOf(grid)).toBe(unit);
  });

  it.each([
    ['42000.5', BTC, 420_005],
    ['0.00001234', SHIB, 1_234],
    ['0', BTC, 'OFF_TICK'],
    ['42000.5', { ...BTC, tick: 2n }, 'OFF_TICK'],
    ['107374182.3', BTC, 1_073_741_823],
    ['107374182.4', BTC, 'PRICE_TOO_HIGH'],
  ] as const)('a price of %s', (text, grid, expected) => {
    const ticks = ticksOf(readAmount(text, grid.priceScale), grid);
    expect(ticks.ok ? ticks.value : ticks.refusal.code).toBe(expected);
    if (ticks.ok) expect(priceText(ticks.value, grid)).toBe(text);
  });

  it.each([
    ['0.00001', BTC, 1],
    ['0.000015', BTC, 'OFF_LOT'],
    ['100', SHIB, 1],
    ['0', SHIB, 'OFF_LOT'],
    ['800000000000000000', { ...SHIB, lotMinor: 10n ** 20n }, 8_000_000_000_000_000],
    ['800000000000000100', { ...SHIB, lotMinor: 10n ** 20n }, 'QUANTITY_TOO_LARGE'],
  ] as const)('a quantity of %s', (text, grid, expected) => {
    const lots = lotsOf(readAmount(text, grid.baseScale), grid);
    expect(lots.ok ? lots.value : lots.refusal.code).toBe(expected);
    if (lots.ok) expect(baseMinorOf(lots.value, grid)).toBe(readAmount(text, grid.baseScale));
  });

  it('says the step', () => {
    expect(ticksOf(3n, { ...BTC, tick: 2n })).toMatchObject({ refusal: { details: { price: '0.3', tick: '0.2' } } });
    expect(lotsOf(3n, BTC)).toMatchObject({ refusal: { details: { quantity: '0.00000003', lot: '0.00001' } } });
  });

  it('cuts a sum into units, and knows what is held', () => {
    expect(unitsOf(1_999n, 5n)).toBe(399);
    expect(unitsOf(10n ** 30n, 1n)).toBe(8_000_000_000_000_000);
    expect(quoteMinorOf(420_005, 3, 1n)).toBe(1_260_015n);
    const held = quoteMinorOf(1_001, 5, 2n) + feeMostMinor(1_001, 5, 2_000, 2n);
    expect(held).toBe(BigInt(mostPerLot(1_001, 2_000)) * 5n * 2n);
  });
});
