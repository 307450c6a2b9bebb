import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signed, type Trader, type TradingRig, tradingRig } from './trading-api.rig.ts';

let rig: TradingRig;
let nora: Trader;
let paul: Trader;
beforeAll(async () => {
  rig = await tradingRig(2, { USDT: '100000', BTC: '10' });
  [nora, paul] = rig.traders as [Trader, Trader];
});
afterAll(() => rig?.close());

type Fields = Readonly<Record<string, string>>;
const LIMIT = { symbol: 'BTCUSDT', side: 'SELL', type: 'LIMIT', timeInForce: 'GTC', quantity: '1', price: '60000' };
const order = (trader: Trader, fields: Fields) =>
  signed(rig, trader, 'POST /api/v3/order', { ...LIMIT, newOrderRespType: 'FULL', ...fields });

describe('an iceberg', () => {
  it('is taken where the market says so, and told whole with its part', async () => {
    const info = (await signed(rig, nora, 'GET /api/v3/exchangeInfo', { symbol: 'BTCUSDT' })).body;
    expect(info.symbols[0]).toMatchObject({ icebergAllowed: true });
    expect(info.symbols[0].filters).toContainEqual({ filterType: 'ICEBERG_PARTS', limit: 25 });
    const { status, body } = await order(nora, { icebergQty: '0.25' });
    expect([status, body]).toMatchObject([200, { origQty: '1.00000000', icebergQty: '0.25000000', status: 'NEW' }]);
    const queried = await signed(rig, nora, 'GET /api/v3/order', { symbol: 'BTCUSDT', orderId: String(body.orderId) });
    expect(queried.body).toMatchObject({ origQty: '1.00000000', icebergQty: '0.25000000' });
    const depth = async () => (await signed(rig, paul, 'GET /api/v3/depth', { symbol: 'BTCUSDT' })).body.asks;
    await expect.poll(depth).toEqual([['60000.00000000', '0.25000000']]);
    const taken = await order(paul, { side: 'BUY', quantity: '0.6' });
    expect(taken.body.fills).toMatchObject([{ qty: '0.25000000' }, { qty: '0.25000000' }, { qty: '0.10000000' }]);
    await expect.poll(depth).toEqual([['60000.00000000', '0.15000000']]);
    const amended = await signed(rig, nora, 'PUT /api/v3/order/amend/keepPriority', {
      symbol: 'BTCUSDT',
      orderId: String(body.orderId),
      newQty: '0.7',
    });
    expect(amended.status).toBe(200);
    await expect.poll(depth).toEqual([['60000.00000000', '0.10000000']]);
  });

  it.each<[string, Fields]>([
    ['of 0, which is none', { icebergQty: '0.00000000' }],
    ['that only makes', { type: 'LIMIT_MAKER', timeInForce: '', icebergQty: '0.5' }],
    ['that waits', { type: 'TAKE_PROFIT_LIMIT', stopPrice: '65000', icebergQty: '0.5' }],
  ])('%s is taken', async (_what, fields) => {
    expect((await order(nora, { price: '65000', ...fields })).status).toBe(200);
    expect((await signed(rig, nora, 'POST /api/v3/order/test', { ...LIMIT, price: '65000', ...fields })).body).toEqual(
      {},
    );
  });

  it.each<[string, Fields, number, string]>([
    ['at the market', { type: 'MARKET', timeInForce: '', price: '', icebergQty: '0.5' }, -1106, 'icebergQty'],
    ['that does not rest', { timeInForce: 'IOC', icebergQty: '0.5' }, -1128, 'Combination'],
    ['that shows more than there is', { icebergQty: '1.1' }, -1128, 'Combination'],
    ['of too many parts', { icebergQty: '0.03' }, -1013, 'ICEBERG_PARTS'],
    ['between lots', { icebergQty: '0.500001' }, -1013, 'LOT_SIZE'],
    ['that is no number', { icebergQty: 'much' }, -1100, 'icebergQty'],
  ])('%s is refused', async (_what, fields, code, words) => {
    const { body } = await order(nora, fields);
    expect(body).toMatchObject({ code });
    expect(body.msg).toContain(words);
  });

  it('may be an order of a list', async () => {
    const pair = { symbol: 'BTCUSDT', side: 'SELL', quantity: '0.5' };
    const { status, body } = await signed(rig, nora, 'POST /api/v3/orderList/oco', {
      ...pair,
      aboveType: 'LIMIT_MAKER',
      abovePrice: '66000',
      aboveIcebergQty: '0.1',
      belowType: 'STOP_LOSS_LIMIT',
      belowStopPrice: '59000',
      belowPrice: '58000',
      belowTimeInForce: 'GTC',
      belowIcebergQty: '0.2',
    });
    expect([status, body.orderReports]).toMatchObject([
      200,
      [{ icebergQty: '0.10000000' }, { icebergQty: '0.20000000' }],
    ]);
  });
});
