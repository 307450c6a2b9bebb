import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signed, type Trader, type TradingRig, tradingRig } from './trading-api.rig.ts';

let rig: TradingRig;
let nora: Trader;
let paul: Trader;

beforeAll(async () => {
  rig = await tradingRig(2, { USDT: '100000', BTC: '1' });
  [nora, paul] = rig.traders as [Trader, Trader];
}, 120_000);
afterAll(() => rig?.close());

const SELL = { symbol: 'BTCUSDT', side: 'SELL', type: 'LIMIT', timeInForce: 'GTC', price: '60000', quantity: '1' };
const place = (who: Trader, over: Record<string, string> = {}) =>
  signed(rig, who, 'POST /api/v3/order', { ...SELL, ...over });
const replace = (who: Trader, over: Record<string, string>) =>
  signed(rig, who, 'POST /api/v3/order/cancelReplace', { ...SELL, cancelReplaceMode: 'STOP_ON_FAILURE', ...over });
const openOf = async (who: Trader) =>
  (await signed(rig, who, 'GET /api/v3/openOrders', { symbol: 'BTCUSDT' })).body as {
    orderId: number;
    price: string;
  }[];

describe('a cancel and a new order in its place', () => {
  let resting: number;

  it('are one step: what the first frees is there for the second', async () => {
    const first = await place(nora, { newClientOrderId: 'first' });
    // The first order holds everything, so a second beside it could not be paid.
    expect((await place(nora)).body).toMatchObject({ code: -2010 });
    const done = await replace(nora, { price: '61000', cancelOrderId: String(first.body.orderId) });
    expect(done.status).toBe(200);
    expect(done.body).toMatchObject({
      cancelResult: 'SUCCESS',
      newOrderResult: 'SUCCESS',
      cancelResponse: { origClientOrderId: 'first', status: 'CANCELED', orderId: first.body.orderId },
      newOrderResponse: { status: 'NEW', price: '61000.00000000', origQty: '1.00000000' },
    });
    resting = done.body.newOrderResponse.orderId;
    expect(await openOf(nora)).toMatchObject([{ orderId: resting, price: '61000.00000000' }]);
  });

  it('tells of both halves where the new order is refused by the books: the cancel stands', async () => {
    const half = await replace(nora, { quantity: '2', cancelOrderId: String(resting) });
    expect([half.status, half.body]).toMatchObject([
      409,
      {
        code: -2021,
        msg: 'Order cancel-replace partially failed.',
        data: {
          cancelResult: 'SUCCESS',
          newOrderResult: 'FAILURE',
          cancelResponse: { status: 'CANCELED' },
          newOrderResponse: { code: -2010 },
        },
      },
    ]);
    expect(await openOf(nora)).toEqual([]);
  });

  it('stop where there is nothing to cancel, or go on, as was asked', async () => {
    const gone = { cancelOrderId: String(resting) };
    const stopped = await replace(nora, gone);
    expect([stopped.status, stopped.body]).toMatchObject([
      400,
      {
        code: -2022,
        data: {
          cancelResult: 'FAILURE',
          newOrderResult: 'NOT_ATTEMPTED',
          cancelResponse: { code: -2011 },
          newOrderResponse: null,
        },
      },
    ]);
    expect(await openOf(nora)).toEqual([]);
    const went = await replace(nora, { ...gone, cancelReplaceMode: 'ALLOW_FAILURE' });
    expect([went.status, went.body]).toMatchObject([
      409,
      { code: -2021, data: { cancelResult: 'FAILURE', newOrderResult: 'SUCCESS' } },
    ]);
    const neither = await replace(nora, { ...gone, cancelReplaceMode: 'ALLOW_FAILURE' });
    expect([neither.status, neither.body]).toMatchObject([
      400,
      { code: -2022, data: { cancelResult: 'FAILURE', newOrderResult: 'FAILURE', newOrderResponse: { code: -2010 } } },
    ]);
    expect(await openOf(nora)).toHaveLength(1);
  });

  it('cancel nothing where the new order could never be placed, or the order is another person’s', async () => {
    const [order] = await openOf(nora);
    const mine = { cancelOrderId: String(order!.orderId) };
    const off = await replace(nora, { ...mine, price: '60000.000001' });
    expect([off.status, off.body]).toMatchObject([400, { code: -1013 }]);
    expect((await replace(nora, { ...mine, cancelReplaceMode: 'PERHAPS' })).body).toMatchObject({ code: -1130 });
    expect((await replace(nora, {})).body).toMatchObject({ code: -1102 });
    const part = await replace(nora, { ...mine, cancelRestrictions: 'ONLY_PARTIALLY_FILLED' });
    expect(part.body).toMatchObject({ code: -2022, data: { cancelResponse: { code: -2011 } } });
    expect((await replace(paul, mine)).body).toMatchObject({ code: -2022 });
    expect(await openOf(nora)).toEqual([expect.objectContaining({ orderId: order!.orderId })]);
    expect(await openOf(paul)).toEqual([]);
  });

  it('place no second order under the id of an open one, unless that is the one that goes', async () => {
    const [order] = await openOf(nora);
    const form = { newClientOrderId: 'once', cancelOrderId: String(order!.orderId), price: '62000' };
    expect((await replace(nora, form)).status).toBe(200);
    expect((await replace(nora, form)).body).toMatchObject({ code: -2022, data: { cancelResult: 'FAILURE' } });
    const [now] = await openOf(nora);
    const again = { ...form, cancelOrderId: String(now!.orderId) };
    expect((await replace(nora, again)).body).toMatchObject({ cancelResult: 'SUCCESS', newOrderResult: 'SUCCESS' });
    const [same] = await openOf(nora);
    const other = { newClientOrderId: 'other', cancelOrderId: String(same!.orderId), price: '62000' };
    await place(nora, { side: 'BUY', price: '50000', quantity: '0.1', newClientOrderId: 'other' });
    expect((await replace(nora, other)).body).toMatchObject({ code: -2010 });
    expect(await openOf(nora)).toMatchObject([{ orderId: same!.orderId, price: '62000.00000000' }, {}]);
  });
});
