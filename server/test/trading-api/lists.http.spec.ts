import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StreamLine } from './stream-line.rig.ts';
import { call, signed, type Trader, type TradingRig, tradingRig } from './trading-api.rig.ts';

let rig: TradingRig;
let nora: Trader;
let paul: Trader;

beforeAll(async () => {
  rig = await tradingRig(2, { USDT: '1000000', BTC: '10' });
  [nora, paul] = rig.traders as [Trader, Trader];
}, 120_000);
afterAll(() => rig?.close());

type Fields = Readonly<Record<string, string>>;
const limit = (who: Trader, side: 'BUY' | 'SELL', price: string, quantity: string) =>
  signed(rig, who, 'POST /api/v3/order', {
    symbol: 'BTCUSDT',
    side,
    type: 'LIMIT',
    timeInForce: 'GTC',
    price,
    quantity,
  });
/** The last price is 60,000 and nothing rests. */
beforeEach(async () => {
  for (const who of [nora, paul]) await signed(rig, who, 'DELETE /api/v3/openOrders', { symbol: 'BTCUSDT' });
  await limit(paul, 'SELL', '60000', '0.001');
  await limit(nora, 'BUY', '60000', '0.001');
});

const PAIR = {
  symbol: 'BTCUSDT',
  side: 'SELL',
  quantity: '1',
  aboveType: 'LIMIT_MAKER',
  abovePrice: '61000',
  belowType: 'STOP_LOSS_LIMIT',
  belowStopPrice: '59000',
  belowPrice: '58900',
  belowTimeInForce: 'GTC',
};
const ENTRY = {
  symbol: 'BTCUSDT',
  workingType: 'LIMIT',
  workingSide: 'BUY',
  workingPrice: '59900',
  workingQuantity: '0.5',
  workingTimeInForce: 'GTC',
  pendingSide: 'SELL',
  pendingQuantity: '0.4',
};
const EXITS = {
  pendingAboveType: 'TAKE_PROFIT',
  pendingAboveStopPrice: '61000',
  pendingBelowType: 'STOP_LOSS',
  pendingBelowStopPrice: '59000',
};
const oco = (over: Fields = {}) => signed(rig, nora, 'POST /api/v3/orderList/oco', { ...PAIR, ...over });
const otoco = (over: Fields = {}) => signed(rig, nora, 'POST /api/v3/orderList/otoco', { ...ENTRY, ...EXITS, ...over });
interface Told {
  readonly orderId: number;
  readonly status: string;
}
const ordersOf = (reports: readonly Told[]) => reports.map(({ status }) => status);
const statuses = async (ids: readonly number[]) => {
  const all = (await signed(rig, nora, 'GET /api/v3/allOrders', { symbol: 'BTCUSDT' })).body as Told[];
  return ids.map((id) => all.find(({ orderId }) => orderId === id)?.status);
};

describe('one cancels the other', () => {
  it('is placed, asked for and cancelled as a list', async () => {
    const { status, body } = await oco({ listClientOrderId: 'my-pair', belowClientOrderId: 'my-stop' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      contingencyType: 'OCO',
      listStatusType: 'EXEC_STARTED',
      listOrderStatus: 'EXECUTING',
      listClientOrderId: 'my-pair',
      symbol: 'BTCUSDT',
      orderReports: [
        { type: 'LIMIT_MAKER', status: 'NEW', price: '61000.00000000', orderListId: body.orderListId },
        {
          type: 'STOP_LOSS_LIMIT',
          status: 'NEW',
          stopPrice: '59000.00000000',
          clientOrderId: 'my-stop',
          workingTime: -1,
        },
      ],
    });
    const { orderReports: _reports, ...told } = body;
    for (const fields of [{ orderListId: String(body.orderListId) }, { origClientOrderId: 'my-pair' }])
      expect((await signed(rig, nora, 'GET /api/v3/orderList', fields)).body).toEqual(told);
    expect((await signed(rig, nora, 'GET /api/v3/openOrderList')).body).toEqual([told]);
    expect((await signed(rig, paul, 'GET /api/v3/orderList', { origClientOrderId: 'my-pair' })).body).toMatchObject({
      code: -2018,
    });
    expect((await oco({ listClientOrderId: 'my-pair' })).body).toMatchObject({
      code: -2010,
      msg: 'Duplicate order sent.',
    });
    const ended = await signed(rig, nora, 'DELETE /api/v3/orderList', {
      symbol: 'BTCUSDT',
      listClientOrderId: 'my-pair',
    });
    expect(ended.body).toMatchObject({ listStatusType: 'ALL_DONE', listOrderStatus: 'ALL_DONE' });
    expect(ordersOf(ended.body.orderReports)).toEqual(['CANCELED', 'CANCELED']);
    expect((await signed(rig, nora, 'GET /api/v3/openOrderList')).body).toEqual([]);
    expect((await oco({ listClientOrderId: 'my-pair' })).status).toBe(200);
    const all = await signed(rig, nora, 'GET /api/v3/allOrderList');
    expect(all.body.map(({ listOrderStatus }: { listOrderStatus: string }) => listOrderStatus)).toEqual([
      'ALL_DONE',
      'EXECUTING',
    ]);
  });

  it('ends the stop when the limit order trades a part; trades tell their list', async () => {
    const { body } = await oco();
    const ids = body.orders.map(({ orderId }: Told) => orderId) as number[];
    await limit(paul, 'BUY', '61000', '0.25');
    await expect.poll(() => statuses(ids)).toEqual(['PARTIALLY_FILLED', 'EXPIRED']);
    const trades = await signed(rig, nora, 'GET /api/v3/myTrades', { symbol: 'BTCUSDT', orderId: String(ids[0]) });
    expect(trades.body).toMatchObject([{ qty: '0.25000000', orderListId: body.orderListId }]);
  });

  it('is asked for in the older form too', async () => {
    const fields = { symbol: 'BTCUSDT', side: 'BUY', quantity: '0.1', price: '59000', stopPrice: '61000' };
    const plain = await signed(rig, nora, 'POST /api/v3/order/oco', { ...fields, limitClientOrderId: 'below' });
    expect(plain.body.orderReports).toMatchObject([
      { type: 'LIMIT_MAKER', clientOrderId: 'below' },
      { type: 'STOP_LOSS' },
    ]);
    const stop = { stopLimitPrice: '61100', stopLimitTimeInForce: 'GTC' };
    const withLimit = await signed(rig, nora, 'POST /api/v3/order/oco', { ...fields, ...stop });
    expect(withLimit.body.orderReports[1]).toMatchObject({ type: 'STOP_LOSS_LIMIT', price: '61100.00000000' });
  });

  it.each([
    ['a stop loss above a sell', { aboveType: 'STOP_LOSS', abovePrice: '', aboveStopPrice: '61000' }, -1197],
    ['a limit order below a sell', { belowType: 'LIMIT_MAKER', belowStopPrice: '', belowTimeInForce: '' }, -1168],
    ['a take profit below a sell', { belowType: 'TAKE_PROFIT', belowPrice: '', belowTimeInForce: '' }, -1199],
    ['an order at the market', { aboveType: 'MARKET', abovePrice: '' }, -1158],
    ['a stop that would wake', { belowStopPrice: '60500' }, -2010],
    ['a limit order that would trade', { abovePrice: '58000' }, -2010],
    ['more than there is', { quantity: '99' }, -2010],
    ['no price', { abovePrice: '' }, -1102],
    ['a parameter that it cannot have', { aboveTimeInForce: 'GTC' }, -1106],
    ['a price between two ticks', { abovePrice: '61000.05' }, -1013],
    ['an iceberg that shows more than there is', { aboveIcebergQty: '100' }, -1128],
    ['a name of ours', { aboveClientOrderId: 'id.7' }, -1130],
  ] as const)('is refused with %s', async (_name, over, code) => {
    await limit(paul, 'BUY', '58500', '0.1');
    const { status, body } = await oco(over);
    expect({ status, code: body.code }).toEqual({ status: 400, code });
    expect((await signed(rig, nora, 'GET /api/v3/openOrders', { symbol: 'BTCUSDT' })).body).toEqual([]);
  });

  it('names the parameter of the order that is wrong', async () => {
    expect((await oco({ abovePrice: '' })).body.msg).toContain("'abovePrice'");
    expect((await oco({ belowStopPrice: '1e5' })).body.msg).toContain("'belowStopPrice'");
    expect((await otoco({ pendingBelowStopPrice: '' })).body.msg).toContain("'pendingBelowStopPrice'");
    expect((await otoco({ workingQuantity: '' })).body.msg).toContain("'workingQuantity'");
  });
});

describe('one triggers others', () => {
  it('waits for the working order, and then is a pair; all of it is heard', async () => {
    const { listenKey } = (await call(rig, 'POST /api/v3/userDataStream', { apiKey: nora.key.keyId })).body;
    const own = await new StreamLine(rig.port, `/ws/${listenKey}`).ready();
    const { body } = await otoco({ listClientOrderId: 'entry' });
    expect([body.contingencyType, ...ordersOf(body.orderReports)]).toEqual([
      'OTO',
      'NEW',
      'PENDING_NEW',
      'PENDING_NEW',
    ]);
    const ids = body.orders.map(({ orderId }: Told) => orderId) as number[];
    const heard = () =>
      own.heard
        .filter(
          (event) => (event.e === 'executionReport' && ids.includes(event.i as number)) || event.e === 'listStatus',
        )
        .map((event) =>
          event.e === 'listStatus'
            ? `list ${event.C} ${event.l} ${event.L}`
            : `${ids.indexOf(event.i as number)} ${event.x} ${event.X}${event.eR === undefined ? '' : ` ${event.eR}`}`,
        );
    await expect.poll(() => heard().length).toBe(4);
    await limit(paul, 'SELL', '59900', '0.5');
    await expect.poll(() => statuses(ids)).toEqual(['FILLED', 'NEW', 'NEW']);
    await limit(paul, 'BUY', '58900', '1');
    await limit(nora, 'SELL', '58900', '0.001');
    await expect.poll(() => statuses(ids)).toEqual(['FILLED', 'EXPIRED', 'FILLED']);
    await expect.poll(() => heard().at(-1)).toBe('list entry ALL_DONE ALL_DONE');
    expect(heard()).toEqual([
      ...['list entry EXEC_STARTED EXECUTING', '0 NEW NEW', '1 NEW PENDING_NEW', '2 NEW PENDING_NEW'],
      ...['0 TRADE FILLED', '1 NEW NEW', '2 NEW NEW'],
      ...['1 EXPIRED EXPIRED OCO_TRIGGER', '2 TRADE FILLED', 'list entry ALL_DONE ALL_DONE'],
    ]);
    own.socket.close();
  });

  it('goes with any of its orders that is cancelled, and with all that is open', async () => {
    const { body } = await otoco();
    const ids = body.orders.map(({ orderId }: Told) => orderId) as number[];
    await signed(rig, nora, 'DELETE /api/v3/order', { symbol: 'BTCUSDT', orderId: String(ids[2]) });
    expect(await statuses(ids)).toEqual(['CANCELED', 'CANCELED', 'CANCELED']);
    const oto = { ...ENTRY, pendingType: 'LIMIT', pendingPrice: '62000', pendingTimeInForce: 'GTC' };
    const second = await signed(rig, nora, 'POST /api/v3/orderList/oto', oto);
    expect(ordersOf(second.body.orderReports)).toEqual(['NEW', 'PENDING_NEW']);
    const all = await signed(rig, nora, 'DELETE /api/v3/openOrders', { symbol: 'BTCUSDT' });
    expect(all.body).toMatchObject([{ orderListId: second.body.orderListId, listOrderStatus: 'ALL_DONE' }]);
    expect(ordersOf(all.body[0].orderReports)).toEqual(['CANCELED', 'CANCELED']);
  });

  it('cannot be amended or replaced order by order', async () => {
    const { body } = await otoco();
    const orderId = String(body.orders[0].orderId);
    const amend = await signed(rig, nora, 'PUT /api/v3/order/amend/keepPriority', {
      symbol: 'BTCUSDT',
      orderId,
      newQty: '0.3',
    });
    const replace = await signed(rig, nora, 'POST /api/v3/order/cancelReplace', {
      symbol: 'BTCUSDT',
      side: 'BUY',
      type: 'LIMIT',
      timeInForce: 'GTC',
      price: '59000',
      quantity: '0.1',
      cancelReplaceMode: 'STOP_ON_FAILURE',
      cancelOrderId: orderId,
    });
    expect([amend.body.code, replace.body.code]).toEqual([-2010, -2010]);
    expect(await statuses(body.orders.map(({ orderId: id }: Told) => id))).toEqual([
      'NEW',
      'PENDING_NEW',
      'PENDING_NEW',
    ]);
  });
});
