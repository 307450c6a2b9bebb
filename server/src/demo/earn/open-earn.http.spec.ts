import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEarn } from '../../../test/earn/earn.rig.ts';
import { type TestExchange, testExchange } from '../../../test/test-exchange.ts';
import type { Pair } from '../staff-pair.ts';
import { openEarn } from './open-earn.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await testExchange();
}, 120_000);
afterAll(() => exchange.close());

/** A demo's own client speaks to a server as any client does. */
async function pairOf(role: 'product' | 'finance'): Promise<Pair> {
  const [asks, decides] = [await exchange.staff(role), await exchange.staff(role)];
  return { asks: asks.client, decides: decides.client } as Pair;
}

it('after its ninety days some rates have changed, and others are announced', async () => {
  const startMs = exchange.clock.nowMs();
  await openEarn(await pairOf('product'), await pairOf('finance'), startMs);
  const nowMs = startMs + 90 * DAY_MS;
  const nora = await exchange.person({});
  for (const product of ['btc-flexible', 'eth-flexible']) {
    exchange.clock.setOffsetMs(exchange.clock.offsetMs + nowMs - exchange.clock.nowMs());
    const { rows } = await callEarn(exchange, nora, 'rates', { product });
    const changed = rows.filter(({ fromMs }) => fromMs > nowMs - 30 * DAY_MS && fromMs <= nowMs);
    const announced = rows.filter(({ fromMs }) => fromMs > nowMs + DAY_MS);
    expect({ product, changed: changed.length, announced: announced.length }).toEqual({
      product,
      changed: 1,
      announced: 1,
    });
  }
});
