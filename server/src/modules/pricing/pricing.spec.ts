import { expect, test } from 'vitest';
import { ManualClock } from '../../platform/clock/clock.ts';
import { pricingHttp } from './pricing.http.ts';
import { createPricing, DemoPriceSource, type PriceSource, StoppedPrices } from './public.ts';

const nowMs = Date.parse('2026-02-03T04:05:06.789Z');

test('the same seed and time give the same price, in any process and order', () => {
  const first = new DemoPriceSource('a').quote('BTC', nowMs);
  new DemoPriceSource('a').quote('ETH', nowMs);
  expect(new DemoPriceSource('a').quote('BTC', nowMs)).toEqual(first);
  expect(new DemoPriceSource('b').quote('BTC', nowMs)).not.toEqual(first);
});

test('USDT is one USDT, and a coin that nobody prices has none', () => {
  // In production no feed brings it: it is what the others are told in.
  const silent: PriceSource = { quote: () => null, fiat: () => [] };
  for (const source of [silent, new DemoPriceSource()]) {
    const pricing = createPricing({ source, clock: new ManualClock(nowMs) });
    const one = { priceUnits: 100_000_000n, priceScale: 8 };
    expect(pricing.ticker('USDT')).toEqual({ asset: 'USDT', price: one, atMs: nowMs, delayed: false, changeBps: 0n });
    expect(pricing.priceAt('USDT', 1)?.price).toEqual(one);
    expect(pricing.priceUsdt('NONE')).toBeNull();
  }
});

test('a price older than five minutes is delayed', () => {
  const atMs = nowMs;
  const source: PriceSource = { quote: () => ({ price: { priceUnits: 1n, priceScale: 0 }, atMs }), fiat: () => [] };
  const clock = new ManualClock(nowMs + 300_000);
  const pricing = createPricing({ source, clock });
  expect(pricing.priceUsdt('BTC')?.delayed).toBe(false);
  clock.advanceMs(1);
  expect(pricing.priceUsdt('BTC')?.delayed).toBe(true);
});

test('a price that the operator stopped is none now, and what it was before; others go on', () => {
  let stopped: string | null = null;
  const clock = new ManualClock(nowMs);
  const source = new StoppedPrices({ inner: new DemoPriceSource(), clock, stopped: () => stopped });
  const pricing = createPricing({ source, clock });
  const before = pricing.priceUsdt('ETH');
  expect(before).not.toBeNull();
  stopped = 'USDC,ETH';
  expect(pricing.priceUsdt('ETH')).toBeNull();
  expect(pricing.ticker('USDC')).toBeNull();
  expect(pricing.priceUsdt('BTC')).not.toBeNull();
  expect(pricing.priceAt('ETH', nowMs - 300_000)).not.toBeNull();
  clock.advanceMs(300_000);
  expect(pricing.priceAt('ETH', nowMs)).toEqual(before);
  stopped = null;
  expect(pricing.priceUsdt('ETH')).not.toBeNull();
});

test('the 24 h change is toward zero, and null where there was no price', async () => {
  const quotes: Readonly<Record<string, bigint>> = { A: 3n, B: 2n };
  const source: PriceSource = {
    quote: (asset, atMs) => {
      if (asset === 'B' && atMs < nowMs) return null;
      return { price: { priceUnits: atMs < nowMs ? 1n : quotes[asset]!, priceScale: 1 }, atMs };
    },
    fiat: () => [],
  };
  const pricing = createPricing({ source, clock: new ManualClock(nowMs) });
  const http = pricingHttp({ pricing, assetCodes: () => ['A', 'B'] });
  const answer = await http.rates({}, { nowMs } as never);
  expect(answer).toMatchObject({
    ok: true,
    value: {
      prices: [
        { asset: 'A', priceUsdt: '0.3', change24hPercent: '200' },
        { asset: 'B', change24hPercent: null },
      ],
    },
  });
});

test('nine currencies have a rate', () => {
  const currencies = new DemoPriceSource().fiat(nowMs).map((each) => each.currency);
  expect(currencies.sort()).toEqual(['CNY', 'EUR', 'JPY', 'KRW', 'RUB', 'TRY', 'TWD', 'USD', 'VND']);
});
