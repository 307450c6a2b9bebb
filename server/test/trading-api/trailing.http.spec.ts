import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signed, type Trader, type TradingRig, tradingRig } from './trading-api.rig.ts';

let rig: TradingRig;
let nora: Trader;
let paul: Trader;
type Fields = Readonly<Record<string, string>>;
const STOP = {
  symbol: 'BTCUSDT',
  side: 'SELL',
  type: 'STOP_LOSS_LIMIT',
  timeInForce: 'GTC',
  quantity: '0.1',
  price: '55000',
};
const LIMIT = { symbol: 'BTCUSDT', type: 'LIMIT', timeInForce: 'GTC', quantity: '0.01' };
const order = (trader: Trader, fields: Fields) =>
  signed(rig, trader, 'POST /api/v3/order', { newOrderRespType: 'RESULT', ...fields });
const last = async () => (await signed(rig, nora, 'GET /api/v3/ticker/price', { symbol: 'BTCUSDT' })).body.price;
async function tradeAt(price: string): Promise<void> {
  await order(paul, { ...LIMIT, side: 'SELL', price });
  await order(nora, { ...LIMIT, side: 'BUY', price });
  await vi.waitFor(async () => expect(await last()).toBe(`${price}.00000000`));
}
const queried = async (orderId: number) =>
  (await signed(rig, nora, 'GET /api/v3/order', { symbol: 'BTCUSDT', orderId: String(orderId) })).body;

beforeAll(async () => {
  rig = await tradingRig(2, { USDT: '100000', BTC: '10' });
  [nora, paul] = rig.traders as [Trader, Trader];
  await tradeAt('60000');
});
afterAll(() => rig?.close());

describe('a trailing stop', () => {
  it('is taken where the market says so, with and without a stop price', async () => {
    const info = (await signed(rig, nora, 'GET /api/v3/exchangeInfo', { symbol: 'BTCUSDT' })).body;
    expect(info.symbols[0]).toMatchObject({ allowTrailingStop: true });
    expect(info.symbols[0].filters).toContainEqual({
      filterType: 'TRAILING_DELTA',
      minTrailingAboveDelta: 10,
      maxTrailingAboveDelta: 2_000,
      minTrailingBelowDelta: 10,
      maxTrailingBelowDelta: 2_000,
    });
    const { status, body } = await order(nora, { ...STOP, trailingDelta: '100' });
    expect([status, body]).toMatchObject([200, { status: 'NEW', trailingDelta: 100, trailingTime: body.transactTime }]);
    const later = await order(nora, { ...STOP, type: 'TAKE_PROFIT_LIMIT', stopPrice: '61000', trailingDelta: '200' });
    expect(later.body).toMatchObject({ trailingDelta: 200, trailingTime: -1, stopPrice: '61000.00000000' });
    await tradeAt('61000');
    expect(await queried(later.body.orderId)).toMatchObject({ type: 'TAKE_PROFIT_LIMIT', isWorking: false });
    expect((await queried(later.body.orderId)).trailingTime).toBeGreaterThan(0);
    await tradeAt('60390');
    await expect.poll(async () => (await queried(body.orderId)).isWorking).toBe(true);
    expect(await queried(later.body.orderId)).toMatchObject({ isWorking: false });
    await signed(rig, nora, 'DELETE /api/v3/openOrders', { symbol: 'BTCUSDT' });
  });

  it.each<[string, Fields]>([
    ['that takes profit', { ...STOP, type: 'TAKE_PROFIT_LIMIT' }],
    ['at the market', { ...STOP, type: 'STOP_LOSS', timeInForce: '', price: '' }],
    ['that buys at the market', { ...STOP, side: 'BUY', type: 'STOP_LOSS', timeInForce: '', price: '' }],
    ['of which a part is shown', { ...STOP, icebergQty: '0.01' }],
  ])('%s is taken without a stop price', async (_what, fields) => {
    const asked = { ...fields, trailingDelta: '500' };
    expect((await signed(rig, nora, 'POST /api/v3/order/test', asked)).body).toEqual({});
    const { body } = await order(nora, asked);
    expect(body).toMatchObject({ type: fields.type, trailingDelta: 500 });
    expect(await queried(body.orderId)).toMatchObject({ type: fields.type, side: fields.side });
  });

  it.each<[string, Fields, number, string]>([
    ['too near', { ...STOP, trailingDelta: '9' }, -1013, 'TRAILING_DELTA'],
    ['too far', { ...STOP, trailingDelta: '2001' }, -1013, 'TRAILING_DELTA'],
    ['of no number', { ...STOP, trailingDelta: '1.5' }, -1100, 'trailingDelta'],
    ['that is no stop', { ...LIMIT, side: 'SELL', price: '70000', trailingDelta: '100' }, -1106, 'trailingDelta'],
    ['that would begin at once', { ...STOP, stopPrice: '65000', trailingDelta: '100' }, -2010, 'trigger immediately'],
    ['without a stop price or a distance', { ...STOP }, -1102, 'stopPrice'],
  ])('%s is refused', async (_what, fields, code, words) => {
    const { body } = await order(nora, fields);
    expect(body).toMatchObject({ code });
    expect(body.msg).toContain(words);
  });

  it('may be an order of a list, in the older form too', async () => {
    const pair = { symbol: 'BTCUSDT', side: 'SELL', quantity: '0.1' };
    const { status, body } = await signed(rig, nora, 'POST /api/v3/orderList/oco', {
      ...pair,
      aboveType: 'LIMIT_MAKER',
      abovePrice: '66000',
      belowType: 'STOP_LOSS',
      belowTrailingDelta: '150',
    });
    expect([status, body.orderReports]).toMatchObject([200, [{}, { type: 'STOP_LOSS', trailingDelta: 150 }]]);
    const older = { ...pair, price: '66000', stopPrice: '59000', trailingDelta: '150' };
    const told = await signed(rig, nora, 'POST /api/v3/order/oco', older);
    expect(told.body.orderReports[1]).toMatchObject({ type: 'STOP_LOSS', trailingDelta: 150, trailingTime: -1 });
  });

  it('may take the place of another order', async () => {
    const { body } = await order(nora, { ...LIMIT, side: 'SELL', price: '70000' });
    const replaced = await signed(rig, nora, 'POST /api/v3/order/cancelReplace', {
      ...STOP,
      trailingDelta: '100',
      cancelReplaceMode: 'STOP_ON_FAILURE',
      cancelOrderId: String(body.orderId),
    });
    expect(await queried(replaced.body.newOrderResponse.orderId)).toMatchObject({ trailingDelta: 100 });
  });
});
