import { afterAll, beforeAll, expect, it } from 'vitest';
import { StreamLine } from './stream-line.rig.ts';
import { signed, signedParams, type Trader, type TradingRig, tradingRig } from './trading-api.rig.ts';

let rig: TradingRig;
let nora: Trader;

beforeAll(async () => {
  rig = await tradingRig(1, { USDT: '100000', BTC: '10' });
  [nora] = rig.traders as [Trader];
}, 120_000);
afterAll(() => rig?.close());

const symbol = 'BTCUSDT';
async function placeOrders(count: number): Promise<void> {
  const order = { symbol, side: 'SELL', type: 'LIMIT', timeInForce: 'GTC', quantity: '0.01' };
  const placed = Array.from({ length: count }, (_none, at) =>
    signed(rig, nora, 'POST /api/v3/order', { ...order, price: String(60_000 + at) }),
  );
  for (const each of placed) expect((await each).status).toBe(200);
}
const usedOf = (answer: { readonly headers: Readonly<Record<string, unknown>> }) =>
  Number(answer.headers['x-mbx-used-weight-1m']);

it.each([
  [1, 1],
  [9, 1],
  [10, 2],
  [25, 3],
])('to cancel %i orders at once weighs %i', async (count, weight) => {
  await placeOrders(count);
  // A window that begins in between would forget what was used before.
  rig.exchange.clock.setOffsetMs(60_000 - (Date.now() % 60_000));
  const before = usedOf(await signed(rig, nora, 'GET /api/v3/order', { symbol, orderId: '1' }));
  const cancelled = await signed(rig, nora, 'DELETE /api/v3/openOrders', { symbol });
  expect([cancelled.body.length, usedOf(cancelled) - before]).toEqual([count, weight]);
  const nothing = await signed(rig, nora, 'DELETE /api/v3/openOrders', { symbol });
  expect([nothing.body.code, usedOf(nothing) - usedOf(cancelled)]).toEqual([-2011, 1]);
});

it('weighs the same over a connection, and its answer says so', async () => {
  await placeOrders(21);
  const line = await new StreamLine(rig.port, '/ws-api/v3').ready();
  rig.exchange.clock.setOffsetMs(120_000 - (Date.now() % 60_000));
  const counts = async (id: number, method: string, params: Record<string, string>) => {
    const { rateLimits } = await line.ask({ id, method, params });
    return (rateLimits as { count: number }[])[0]!.count;
  };
  const before = await counts(1, 'ping', {});
  expect(await counts(2, 'openOrders.cancelAll', signedParams(rig, nora.key, { symbol }))).toBe(before + 3);
  expect(await counts(3, 'ping', {})).toBe(before + 4);
  line.socket.terminate();
});
