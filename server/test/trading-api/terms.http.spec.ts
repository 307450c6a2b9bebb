import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RawAnswer, signed, type Trader, type TradingRig, tradingRig } from './trading-api.rig.ts';

/** What programs are told of orders that cannot trade as they ask, that meet their own, and whose ids come again. */
let rig: TradingRig;
let nora: Trader;
let paul: Trader;
beforeAll(async () => {
  rig = await tradingRig(3, { USDT: '100000', BTC: '10' });
  [nora, paul] = rig.traders as [Trader, Trader];
});
afterAll(() => rig?.close());

const vera = (): Trader => rig.traders[2]!;

const LIMIT = { symbol: 'BTCUSDT', type: 'LIMIT', timeInForce: 'GTC', quantity: '0.1', price: '60000' } as const;
const MARKET = { symbol: 'BTCUSDT', type: 'MARKET' } as const;
type Fields = Readonly<Record<string, string>>;
const order = (trader: Trader, fields: Fields): Promise<RawAnswer> =>
  signed(rig, trader, 'POST /api/v3/order', { newOrderRespType: 'FULL', ...fields });
const sell = (trader: Trader, more: Fields = {}) => order(trader, { ...LIMIT, side: 'SELL', ...more });
const buy = (trader: Trader, more: Fields = {}) => order(trader, { ...LIMIT, side: 'BUY', ...more });
const clear = async () => {
  for (const who of [nora, paul]) await signed(rig, who, 'DELETE /api/v3/openOrders', { symbol: 'BTCUSDT' });
};
const free = async (trader: Trader, asset: string): Promise<string> => {
  const { body } = await signed(rig, trader, 'GET /api/v3/account', {});
  const balances = body.balances as readonly { asset: string; free: string }[];
  return balances.find((each) => each.asset === asset)!.free;
};

describe('an order that cannot trade as it asks', () => {
  it.each<[string, Fields]>([
    ['all or nothing', { ...LIMIT, side: 'BUY', timeInForce: 'FOK', quantity: '1' }],
    ['at the market, with nobody there', { ...MARKET, side: 'BUY', quantity: '1' }],
    ['a sum, with nobody there', { ...MARKET, side: 'BUY', quoteOrderQty: '100' }],
    ['now or never', { ...LIMIT, side: 'BUY', timeInForce: 'IOC' }],
  ])('%s: status 200, EXPIRED', async (_what, fields) => {
    const { status, body } = await order(paul, fields);
    expect([status, body.status, body.executedQty, body.fills]).toEqual([200, 'EXPIRED', '0.00000000', []]);
  });
});

describe('fees', () => {
  it('are told in the coin that comes, and all that is free can be spent', async () => {
    await sell(nora, { quantity: '2' });
    const quantity = (Number(await free(paul, 'USDT')) / 60_000).toFixed(6).slice(0, -1);
    const bought = await buy(paul, { quantity });
    expect(bought.body).toMatchObject({ status: 'FILLED', executedQty: `${quantity}000` });
    const fills = bought.body.fills as readonly { commission: string; commissionAsset: string }[];
    expect(fills[0]).toMatchObject({ commissionAsset: 'BTC' });
    expect(Number(fills[0]!.commission)).toBeCloseTo(Number(quantity) * 0.002, 8);
    expect(Number(await free(paul, 'USDT'))).toBeLessThan(0.6);
    const sums = await signed(rig, nora, 'GET /api/v3/myTrades', { symbol: 'BTCUSDT' });
    expect(sums.body).toMatchObject([{ commissionAsset: 'USDT', isMaker: true }]);
    await clear();
    // Back, so that both can go on.
    await buy(nora, { quantity: '1' });
    expect((await order(paul, { ...MARKET, side: 'SELL', quantity: '1' })).body).toMatchObject({
      fills: [{ commissionAsset: 'USDT', commission: '120.00000000' }],
    });
  });
});

describe('orders of one account that meet', () => {
  it.each([
    ['EXPIRE_TAKER', 'EXPIRED_IN_MATCH', 'NEW'],
    ['EXPIRE_MAKER', 'NEW', 'EXPIRED_IN_MATCH'],
    ['EXPIRE_BOTH', 'EXPIRED_IN_MATCH', 'EXPIRED_IN_MATCH'],
  ])('%s', async (selfTradePreventionMode, takerStatus, makerStatus) => {
    const maker = await sell(nora);
    const taker = await buy(nora, { quantity: '0.05', selfTradePreventionMode });
    expect(taker.body).toMatchObject({ status: takerStatus, selfTradePreventionMode, executedQty: '0.00000000' });
    const { orderId } = maker.body;
    const after = await signed(rig, nora, 'GET /api/v3/order', { symbol: 'BTCUSDT', orderId: String(orderId) });
    expect(after.body.status).toBe(makerStatus);
    const listed = await signed(rig, nora, 'GET /api/v3/myPreventedMatches', {
      symbol: 'BTCUSDT',
      orderId: String(taker.body.orderId),
    });
    const isMakers = selfTradePreventionMode !== 'EXPIRE_TAKER';
    const isTakers = selfTradePreventionMode !== 'EXPIRE_MAKER';
    expect(listed.body).toEqual([
      {
        symbol: 'BTCUSDT',
        preventedMatchId: expect.any(Number),
        takerOrderId: taker.body.orderId,
        makerSymbol: 'BTCUSDT',
        makerOrderId: orderId,
        tradeGroupId: Number(nora.uid),
        selfTradePreventionMode,
        price: '60000.00000000',
        ...(isMakers ? { makerPreventedQuantity: '0.10000000' } : {}),
        ...(isTakers ? { takerPreventedQuantity: '0.05000000' } : {}),
        transactTime: expect.any(Number),
      },
    ]);
    await clear();
  });

  it('trade only where the operator lets them, and exchangeInfo says so', async () => {
    const asked = { selfTradePreventionMode: 'NONE' };
    expect((await buy(nora, asked)).body.code).toBe(-1130);
    const allowed = async () => {
      const { body } = await signed(rig, nora, 'GET /api/v3/exchangeInfo', { symbol: 'BTCUSDT' });
      return (body.symbols as readonly { allowedSelfTradePreventionModes: string[] }[])[0]!
        .allowedSelfTradePreventionModes;
    };
    expect(await allowed()).toEqual(['EXPIRE_TAKER', 'EXPIRE_MAKER', 'EXPIRE_BOTH']);
    const { settings, db } = rig.exchange.services;
    const nowMs = rig.exchange.clock.nowMs();
    await db.tx((tx) => settings.set(tx, { name: 'SELF_TRADE_ALLOWED', value: true, by: 'a test', nowMs }));
    await expect.poll(allowed).toContain('NONE');
    await sell(nora);
    const traded = await buy(nora, asked);
    expect(traded.body).toMatchObject({ status: 'FILLED', selfTradePreventionMode: 'NONE' });
    const mine = await signed(rig, nora, 'GET /api/v3/myTrades', {
      symbol: 'BTCUSDT',
      orderId: String(traded.body.orderId),
    });
    expect(mine.body).toMatchObject([
      { isMaker: true, isBuyer: false, commissionAsset: 'USDT' },
      { isMaker: false, isBuyer: true, commissionAsset: 'BTC' },
    ]);
  });

  it('are asked for by an order or by a meeting, of one`s own', async () => {
    const ask = (trader: Trader, more: Fields) =>
      signed(rig, trader, 'GET /api/v3/myPreventedMatches', { symbol: 'BTCUSDT', ...more });
    expect((await ask(nora, {})).body.code).toBe(-1102);
    expect((await ask(nora, { preventedMatchId: '1', orderId: '1' })).body.code).toBe(-1128);
    await sell(nora);
    const { orderId } = (await buy(nora)).body;
    const [{ preventedMatchId }] = (await ask(nora, { orderId: String(orderId) })).body as [
      { preventedMatchId: number },
    ];
    expect((await ask(nora, { preventedMatchId: String(preventedMatchId) })).body).toHaveLength(1);
    expect((await ask(paul, { preventedMatchId: String(preventedMatchId) })).body).toEqual([]);
    expect((await ask(paul, { orderId: String(orderId) })).body).toEqual([]);
    await clear();
  });
});

describe('an order that is amended', () => {
  const amend = (trader: Trader, fields: Fields) =>
    signed(rig, trader, 'PUT /api/v3/order/amend/keepPriority', { symbol: 'BTCUSDT', ...fields });

  it('keeps its place and its id, gives money back, and its amendments are listed', async () => {
    const first = await buy(nora, { price: '58000', newClientOrderId: 'shrinks' });
    const second = await buy(paul, { price: '58000', quantity: '0.01' });
    const before = Number(await free(nora, 'USDT'));
    const orderId = String(first.body.orderId);
    const { status, body } = await amend(nora, { orderId, newQty: '0.04' });
    expect([status, body]).toEqual([
      200,
      {
        transactTime: expect.any(Number),
        executionId: expect.any(Number),
        amendedOrder: {
          symbol: 'BTCUSDT',
          orderId: first.body.orderId,
          orderListId: -1,
          origClientOrderId: 'shrinks',
          clientOrderId: 'shrinks',
          price: '58000.00000000',
          qty: '0.04000000',
          executedQty: '0.00000000',
          preventedQty: '0.00000000',
          quoteOrderQty: '0.00000000',
          cumulativeQuoteQty: '0.00000000',
          status: 'NEW',
          timeInForce: 'GTC',
          type: 'LIMIT',
          side: 'BUY',
          workingTime: expect.any(Number),
          selfTradePreventionMode: 'EXPIRE_TAKER',
        },
      },
    ]);
    expect(Number(await free(nora, 'USDT')) - before).toBeCloseTo(0.06 * 58_000, 6);
    // Clients send an id with each call of their own accord: the order keeps the one it has.
    const renamed = await amend(nora, { origClientOrderId: 'shrinks', newQty: '0.03', newClientOrderId: 'other' });
    expect(renamed).toMatchObject({ status: 200, body: { amendedOrder: { clientOrderId: 'shrinks' } } });
    const listed = await signed(rig, nora, 'GET /api/v3/order/amendments', { symbol: 'BTCUSDT', orderId });
    expect(listed.body).toMatchObject([
      { origQty: '0.10000000', newQty: '0.04000000', executionId: body.executionId },
      { origQty: '0.04000000', newQty: '0.03000000', newClientOrderId: 'shrinks' },
    ]);
    // Who came later is still behind.
    const third = await sell(vera(), { price: '58000', quantity: '0.03' });
    expect(third.body.status).toBe('FILLED');
    const after = async (trader: Trader, id: unknown) =>
      (await signed(rig, trader, 'GET /api/v3/order', { symbol: 'BTCUSDT', orderId: String(id) })).body.status;
    await expect.poll(() => after(nora, orderId)).toBe('FILLED');
    expect(await after(paul, second.body.orderId)).toBe('NEW');
    await clear();
  });

  it('is refused for more, for the same, for another`s and for what is over', async () => {
    const { body } = await buy(nora, { price: '58000' });
    const orderId = String(body.orderId);
    for (const newQty of ['0.1', '0.2']) expect((await amend(nora, { orderId, newQty })).body.code).toBe(-2038);
    expect((await amend(nora, { orderId, newQty: '0.00005' })).body.code).toBe(-1013);
    expect((await amend(nora, { orderId, newQty: '0.000001' })).body.code).toBe(-1013);
    expect((await amend(nora, { orderId })).body.code).toBe(-1102);
    expect((await amend(paul, { orderId, newQty: '0.05' })).body.code).toBe(-2013);
    const others = await signed(rig, paul, 'GET /api/v3/order/amendments', { symbol: 'BTCUSDT', orderId });
    expect(others.body.code).toBe(-2013);
    await clear();
    expect((await amend(nora, { orderId, newQty: '0.05' })).body.code).toBe(-2013);
  });
});

describe('an id of the client', () => {
  const mine = { newClientOrderId: 'mine-1', price: '59000' };

  it('is one order`s while that is open, and the next one`s afterwards', async () => {
    const first = await buy(nora, mine);
    expect((await buy(nora, mine)).body).toMatchObject({ code: -2010, msg: 'Duplicate order sent.' });
    const cancel = { symbol: 'BTCUSDT', origClientOrderId: 'mine-1' };
    expect((await signed(rig, nora, 'DELETE /api/v3/order', cancel)).body.orderId).toBe(first.body.orderId);
    const second = await buy(nora, mine);
    expect(second.body).toMatchObject({ status: 'NEW', clientOrderId: 'mine-1' });
    expect((await signed(rig, nora, 'GET /api/v3/order', cancel)).body.orderId).toBe(second.body.orderId);
    const replaced = await signed(rig, nora, 'POST /api/v3/order/cancelReplace', {
      ...LIMIT,
      side: 'BUY',
      ...mine,
      cancelReplaceMode: 'STOP_ON_FAILURE',
      cancelOrigClientOrderId: 'mine-1',
    });
    expect(replaced.body).toMatchObject({ cancelResult: 'SUCCESS', newOrderResult: 'SUCCESS' });
    await sell(paul, { price: '59000' });
    expect((await buy(nora, { ...mine, price: '58000' })).body).toMatchObject({ status: 'NEW' });
    await clear();
  });

  it('is refused where it looks like one of ours', async () => {
    expect((await buy(nora, { newClientOrderId: 'id.1' })).body.code).toBe(-1130);
    const other = await sell(paul, { price: '65000' });
    const cancel = { symbol: 'BTCUSDT', origClientOrderId: `id.${other.body.orderId}` };
    expect((await signed(rig, nora, 'DELETE /api/v3/order', cancel)).body.code).toBe(-2011);
    await clear();
  });
});
