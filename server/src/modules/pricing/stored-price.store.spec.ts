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
  const btc = (priceE8: bigint, atMs: number) =>
    t.db.tx((tx) => recordQuotes(tx, [{ kind: 'asset', code: 'BTC', priceE8, atMs }]));
  await btc(100n, START_MS + 60_000);
  await btc(105n, START_MS + 120_000);
  await btc(110n, clock.nowMs());
  await btc(999n, clock.nowMs() - 1);
  await t.db.tx((tx) => recordQuotes(tx, [{ kind: 'fiat', code: 'EUR', priceE8: 85n, atMs: clock.nowMs() }]));
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
  await t.db.tx((tx) => recordQuotes(tx, [{ kind: 'asset', code: 'ETH', priceE8: 7n, atMs: clock.nowMs() }]));
  await expect.poll(() => source.quote('ETH', clock.nowMs())?.price.priceUnits).toBe(7n);
  source.stop();
});
