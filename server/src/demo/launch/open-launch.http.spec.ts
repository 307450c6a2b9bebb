import { businessDayOf } from '@bourse/core/calendar/business-day.ts';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestExchange, testExchange } from '../../../test/test-exchange.ts';
import type { Pair } from '../staff-pair.ts';
import { openLaunch } from './open-launch.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await testExchange();
}, 120_000);
afterAll(() => exchange.close());

const pairOf = async (role: 'product' | 'finance'): Promise<Pair> => ({
  asks: (await exchange.staff(role)).client,
  decides: (await exchange.staff(role)).client,
});

it('publishes the sales of the demo, one of them for whoever held enough before anybody visits it', async () => {
  const startMs = exchange.clock.nowMs();
  await openLaunch(await pairOf('product'), await pairOf('finance'), startMs);
  const { client } = await exchange.person();
  const { rows } = await client.call('launch', 'projects', {});
  const { holding, startAtMs } = rows.find(({ id }) => id === 'house-token-held')!.rounds[0]!;
  expect(holding).toMatchObject({ asset: 'USDT', least: '100', factor: '0.5' });
  // Whatever the time of day, all of it is public once people visit the demo.
  expect(holding!.publicAtMs).toBeLessThan(startMs + 90 * DAY_MS);
  expect(businessDayOf(holding!.untilMs - 1)).toBe(businessDayOf(startMs + 88 * DAY_MS));
  expect(startAtMs).toBeGreaterThan(startMs + 90 * DAY_MS);
}, 60_000);
