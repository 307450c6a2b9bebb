import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ManualClock } from '../../platform/clock/clock.ts';
import { type TestDatabase, testDatabase } from '../../platform/db/test-database.ts';
import { createPricing, recordQuotes, StoredPriceSource } from './public.ts';

const START_MS = 500_000 * HOUR_MS;
let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

test('answers what the feed has brought, and makes nothing up', async () => {
  const clock = new ManualClock(START_MS + 24 * HOUR_MS);
  const source = new StoredPriceSource({ db: t.db, clock });
  const pricing = createPricing({ source, clock });
  const record = (quote: Parameters<typeof recordQuotes>[1][number]) =>
    t.db.tx((tx) => recordQuotes(tx, [quote], { nowMs: clock.nowMs(), stopped: [] }));
  const btc = (priceE8: bigint, atMs: number) => record({ kind: 'asset', code: 'BTC', priceE8, atMs });
  await btc(100n, START_MS + 60_000);
  await btc(105n, START_MS + 120_000);
  await btc(110n, clock.nowMs());
  await btc(999n, clock.nowMs() - 1);
  await record({ kind: 'fiat', code: 'EUR', priceE8: 85n, atMs: clock.nowMs() });
  await source.refresh();
  expect(pricing.ticker('BTC')).toMatchObject({ price: { priceUnits: 110n }, delayed: false, changeBps: 1_000n });
  expect(pricing.priceUsdt('ETH')).toBeNull();
  expect(pricing.fiatRates()).toMatchObject([{ currency: 'EUR', perUsdt: { priceUnits: 85n } }]);
  expect(pricing.priceAt('BTC', START_MS - HOUR_MS)).toBeNull();
  expect(pricing.priceAt('BTC', START_MS + 5 * HOUR_MS)?.price.priceUnits).toBe(100n);
  clock.advanceMs(300_001);
  expect(pricing.priceUsdt('BTC')?.delayed).toBe(true);
});

test('follows the tables', async () => {
  const clock = new ManualClock(START_MS + 48 * HOUR_MS);
  const source = new StoredPriceSource({ db: t.db, clock });
  await source.start();
  const eth = { kind: 'asset', code: 'ETH', priceE8: 7n, atMs: clock.nowMs() } as const;
  await t.db.tx((tx) => recordQuotes(tx, [eth], { nowMs: clock.nowMs(), stopped: [] }));
  await expect.poll(() => source.quote('ETH', clock.nowMs())?.price.priceUnits).toBe(7n);
  source.stop();
});

test('a minute has the first price that was recorded in it in time, and none while the coin is stopped or its feed silent', async () => {
  const clock = new ManualClock(START_MS + 72 * HOUR_MS);
  const source = new StoredPriceSource({ db: t.db, clock });
  const pricing = createPricing({ source, clock });
  const fromMs = clock.nowMs();
  const record = (priceE8: bigint, agoMs = 0, stopped: readonly string[] = []) => {
    const quote = { kind: 'asset', code: 'SOL', priceE8, atMs: clock.nowMs() - agoMs } as const;
    return t.db.tx((tx) => recordQuotes(tx, [quote], { nowMs: clock.nowMs(), stopped }));
  };
  await record(10n);
  clock.advanceMs(59_999);
  await record(11n);
  clock.advanceMs(1);
  await record(12n, 0, ['BTC', 'SOL']);
  clock.advanceMs(60_000);
  // One of the minute before that comes a minute late comes too late, and one of the future too early.
  await record(13n, 60_000);
  await record(14n, -60_000);
  await record(15n, 59_999);
  clock.advanceMs(60_000);
  expect(await pricing.minutes(t.db, 'SOL', fromMs, fromMs + 4 * 60_000)).toEqual([10n, 15n, null, null]);
  await record(16n);
  expect(await pricing.minutes(t.db, 'SOL', fromMs, fromMs + 4 * 60_000)).toEqual([10n, 15n, null, 16n]);
  clock.advanceMs(31 * 24 * HOUR_MS);
  await record(17n);
  expect(await pricing.minutes(t.db, 'SOL', fromMs, fromMs + 4 * 60_000)).toEqual([null, null, null, 16n]);
});
