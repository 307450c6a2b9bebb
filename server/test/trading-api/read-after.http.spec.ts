import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, signed, type Trader, type TradingRig, tradingRig } from './trading-api.rig.ts';

/** What is read right after an answer, from where that was heard, has what was answered: nobody waits, nobody polls. */
let rig: TradingRig;
let nora: Trader;
let paul: Trader;
beforeAll(async () => {
  rig = await tradingRig(2, { USDT: '1000000', BTC: '10' });
  [nora, paul] = rig.traders as [Trader, Trader];
});
afterAll(() => rig?.close());

const LIMIT = { symbol: 'BTCUSDT', type: 'LIMIT', timeInForce: 'GTC' } as const;
const order = (who: Trader, fields: Readonly<Record<string, string>>) =>
  signed(rig, who, 'POST /api/v3/order', { ...LIMIT, newOrderRespType: 'FULL', ...fields });
const read = async (path: string) => (await call(rig, `GET /api/v3/${path}`)).body;
const ROUNDS = 12;

/** Each round trades at a price of its own, so that an older answer cannot pass for the newest. */
async function traded(round: number): Promise<{ price: number; tradeId: number; orderId: number }> {
  const price = 60_000 + round;
  await order(nora, { side: 'SELL', price: String(price), quantity: '0.01' });
  const { body } = await order(paul, { side: 'BUY', price: String(price), quantity: '0.01' });
  expect(body.status).toBe('FILLED');
  return { price, tradeId: body.fills[0].tradeId, orderId: body.orderId };
}
const rounds = Array.from({ length: ROUNDS }, (_none, round) => round);

describe('a read that follows an answer has it', () => {
  it.each<[string, (done: Awaited<ReturnType<typeof traded>>) => Promise<void>]>([
    ['trades', async ({ tradeId }) => expect((await read('trades?symbol=BTCUSDT&limit=1'))[0].id).toBe(tradeId)],
    [
      'historicalTrades',
      async ({ tradeId }) =>
        expect((await read(`historicalTrades?symbol=BTCUSDT&fromId=${tradeId}`))[0].id).toBe(tradeId),
    ],
    ['aggTrades', async ({ tradeId }) => expect((await read('aggTrades?symbol=BTCUSDT&limit=1'))[0].l).toBe(tradeId)],
    [
      'ticker/price',
      async ({ price }) => expect(Number((await read('ticker/price?symbol=BTCUSDT')).price)).toBe(price),
    ],
    [
      'ticker/24hr',
      async ({ price, tradeId }) =>
        expect(await read('ticker/24hr?symbol=BTCUSDT')).toMatchObject({
          lastId: tradeId,
          lastPrice: `${price}.00000000`,
        }),
    ],
    ['ticker', async ({ tradeId }) => expect((await read('ticker?symbol=BTCUSDT&windowSize=1h')).lastId).toBe(tradeId)],
    [
      'ticker/tradingDay',
      async ({ tradeId }) => expect((await read('ticker/tradingDay?symbol=BTCUSDT')).lastId).toBe(tradeId),
    ],
    [
      'klines',
      async ({ price }) => expect(Number((await read('klines?symbol=BTCUSDT&interval=1m&limit=1'))[0][4])).toBe(price),
    ],
    [
      'uiKlines',
      async ({ price }) =>
        expect(Number((await read('uiKlines?symbol=BTCUSDT&interval=1h&limit=1'))[0][4])).toBe(price),
    ],
  ])('%s', async (_what, check) => {
    for (const round of rounds) await check(await traded(round));
  });

  it('depth and the best prices, though a book is told ten times a second', async () => {
    for (const round of rounds) {
      const price = String(59_000 + round);
      const { body } = await order(nora, { side: 'BUY', price, quantity: '0.01' });
      const book = await read('depth?symbol=BTCUSDT&limit=5');
      expect(book.bids[0]).toEqual([`${price}.00000000`, '0.01000000']);
      expect((await read('ticker/bookTicker?symbol=BTCUSDT')).bidPrice).toBe(`${price}.00000000`);
      await signed(rig, nora, 'DELETE /api/v3/order', { symbol: 'BTCUSDT', orderId: String(body.orderId) });
      const after = await read('depth?symbol=BTCUSDT&limit=5');
      expect(after.bids).toEqual([]);
      expect(after.lastUpdateId).toBeGreaterThan(book.lastUpdateId);
    }
  });

  it.each<[string, (done: Awaited<ReturnType<typeof traded>>) => Promise<void>]>([
    [
      'order',
      async ({ orderId }) =>
        expect(
          (await signed(rig, paul, 'GET /api/v3/order', { symbol: 'BTCUSDT', orderId: String(orderId) })).body.status,
        ).toBe('FILLED'),
    ],
    [
      'allOrders',
      async ({ orderId }) =>
        expect((await signed(rig, paul, 'GET /api/v3/allOrders', { symbol: 'BTCUSDT' })).body.at(-1).orderId).toBe(
          orderId,
        ),
    ],
    [
      'myTrades',
      async ({ tradeId }) =>
        expect((await signed(rig, paul, 'GET /api/v3/myTrades', { symbol: 'BTCUSDT' })).body.at(-1).id).toBe(tradeId),
    ],
  ])('one`s own: %s', async (_what, check) => {
    for (const round of rounds) await check(await traded(round));
  });
});
