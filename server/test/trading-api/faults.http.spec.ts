import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTILE_BODIES } from '../../../bench/fuzz/hostile/requests.ts';
import { HOSTILE_VALUES } from '../../../bench/fuzz/hostile-values.ts';
import { call, type RawAnswer, sign, signed, type Trader, type TradingRig, tradingRig } from './trading-api.rig.ts';

let rig: TradingRig;
let nora: Trader;
let paul: Trader;

beforeAll(async () => {
  rig = await tradingRig(2, { USDT: '100000', BTC: '1' });
  [nora, paul] = rig.traders as [Trader, Trader];
  await signed(rig, nora, 'POST /api/v3/order', {
    ...LIMIT,
    side: 'SELL',
    price: '60000',
    newClientOrderId: 'resting',
  });
}, 120_000);
afterAll(() => rig?.close());

const LIMIT = {
  symbol: 'BTCUSDT',
  side: 'BUY',
  type: 'LIMIT',
  timeInForce: 'GTC',
  quantity: '0.01',
  price: '50000',
} as const;
const without = (...names: string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(LIMIT).filter(([name]) => !names.includes(name)));
const order = (fields: Record<string, string>, trader = paul) => signed(rig, trader, 'POST /api/v3/order', fields);
const told = ({ status, body }: RawAnswer) => [status, body.code, body.msg];

describe('an order is refused', () => {
  const market = { symbol: 'BTCUSDT', side: 'BUY', type: 'MARKET' };
  it.each<[string, Record<string, string>, number, number, RegExp]>([
    ['off tick', { ...LIMIT, price: '50000.05' }, 400, -1013, /PRICE_FILTER/],
    ['off lot', { ...LIMIT, quantity: '0.000001' }, 400, -1013, /LOT_SIZE/],
    ['too little', { ...LIMIT, quantity: '0.00002' }, 400, -1013, /NOTIONAL/],
    ['a price of nothing', { ...LIMIT, price: '0' }, 400, -1013, /Invalid price/],
    ['a quantity of nothing', { ...LIMIT, quantity: '0.0' }, 400, -1013, /Invalid quantity/],
    ['below zero', { ...LIMIT, quantity: '-1' }, 400, -1100, /'quantity'/],
    ['in words', { ...LIMIT, price: 'cheap' }, 400, -1100, /'price'/],
    ['with an id that is too long', { ...LIMIT, newClientOrderId: 'x'.repeat(37) }, 400, -1100, /'newClientOrderId'/],
    ['without a symbol', without('symbol'), 400, -1102, /'symbol'/],
    ['without a side', without('side'), 400, -1102, /'side'/],
    ['without a price', without('price'), 400, -1102, /'price'/],
    ['without a time in force', without('timeInForce'), 400, -1102, /'timeInForce'/],
    ['at the market without a size', market, 400, -1102, /'quantity' or 'quoteOrderQty'/],
    ['that only makes a position smaller', { ...LIMIT, reduceOnly: 'true' }, 400, -1106, /'reduceOnly'/],
    ['at the market with a price', { ...market, quantity: '1', price: '1' }, 400, -1106, /'price'/],
    ['finer than anything', { ...LIMIT, price: '50000.123456789' }, 400, -1111, /'price'/],
    ['with a quantity finer than anything', { ...LIMIT, quantity: '0.010000001' }, 400, -1111, /'quantity'/],
    ['for another time', { ...LIMIT, timeInForce: 'DAY' }, 400, -1115, /timeInForce/],
    ['of another type', { ...LIMIT, type: 'ICEBERG' }, 400, -1116, /orderType/],
    ['on another side', { ...LIMIT, side: 'HOLD' }, 400, -1117, /side/],
    ['in another market', { ...LIMIT, symbol: 'BTCXXX' }, 400, -1121, /Invalid symbol/],
    ['by quantity and by sum', { ...market, quantity: '1', quoteOrderQty: '10' }, 400, -1128, /Combination/],
    ['beyond the means', { ...LIMIT, quantity: '2.5' }, 400, -2010, /insufficient balance/],
    [
      'as maker that would take',
      { ...without('timeInForce'), type: 'LIMIT_MAKER', price: '60000' },
      400,
      -2010,
      /match/,
    ],
  ])('%s', async (_what, fields, status, code, sentence) => {
    const answer = await order(fields);
    expect(told(answer)).toEqual([status, code, expect.stringMatching(sentence)]);
  });

  it('outside the band, a stop on the wrong side, an id that is there already', async () => {
    await order({ ...LIMIT, price: '60000', quantity: '0.001' });
    expect(told(await order({ ...LIMIT, price: '40000' }))).toEqual([
      400,
      -1013,
      'Filter failure: PERCENT_PRICE_BY_SIDE',
    ]);
    const far = { ...LIMIT, type: 'STOP_LOSS_LIMIT', stopPrice: '310000', price: '310000', quantity: '0.001' };
    expect(told(await order(far))).toEqual([400, -1013, 'Filter failure: PERCENT_PRICE']);
    const stop = { ...LIMIT, type: 'STOP_LOSS_LIMIT', stopPrice: '50000' };
    expect(told(await order(stop))).toEqual([400, -2010, 'Stop price would trigger immediately.']);
    const again = { ...LIMIT, side: 'SELL', price: '60000', newClientOrderId: 'resting' };
    expect(told(await order(again, nora))).toEqual([400, -2010, 'Duplicate order sent.']);
  });

  it('an order without an id of its client gets one of ours', async () => {
    const { body } = await order({ ...LIMIT, price: '59000' });
    expect(body.clientOrderId).toMatch(/^[\w-]{20}$/);
    const named = { symbol: 'BTCUSDT', origClientOrderId: body.clientOrderId };
    expect((await signed(rig, paul, 'GET /api/v3/order', named)).body).toMatchObject({
      orderId: body.orderId,
      status: 'NEW',
    });
    expect((await signed(rig, nora, 'GET /api/v3/order', named)).body.code).toBe(-2013);
    expect((await signed(rig, paul, 'DELETE /api/v3/order', named)).body).toMatchObject({ status: 'CANCELED' });
  });

  it('nothing was placed by any of them, and a test places nothing either', async () => {
    const tried = await signed(rig, paul, 'POST /api/v3/order/test', LIMIT);
    expect([tried.status, tried.body]).toEqual([200, {}]);
    expect((await signed(rig, paul, 'GET /api/v3/openOrders')).body).toEqual([]);
  });
});

describe('a query or a cancel is refused', () => {
  it.each<[string, string, Record<string, string>, number, number]>([
    ['no such order', 'GET /api/v3/order', { symbol: 'BTCUSDT', orderId: '999999' }, 400, -2013],
    ['no such order to cancel', 'DELETE /api/v3/order', { symbol: 'BTCUSDT', orderId: '999999' }, 400, -2011],
    ['another person’s order', 'DELETE /api/v3/order', { symbol: 'BTCUSDT', origClientOrderId: 'resting' }, 400, -2011],
    ['no order named', 'GET /api/v3/order', { symbol: 'BTCUSDT' }, 400, -1102],
    ['nothing to cancel', 'DELETE /api/v3/openOrders', { symbol: 'ETHUSDT' }, 400, -2011],
    ['an id that is no number', 'GET /api/v3/order', { symbol: 'BTCUSDT', orderId: 'abc' }, 400, -1100],
    ['an interval that there is not', 'GET /api/v3/klines', { symbol: 'BTCUSDT', interval: '7m' }, 400, -1120],
    ['a list that is none', 'GET /api/v3/ticker/price', { symbols: 'BTCUSDT' }, 400, -1100],
    [
      'a time that ends before it begins',
      'GET /api/v3/aggTrades',
      { symbol: 'BTCUSDT', startTime: '2', endTime: '1' },
      400,
      -1128,
    ],
    ['a path that there is not', 'GET /api/v3/nothing', {}, 404, -1020],
    ['a method that there is not', 'DELETE /api/v3/time', {}, 404, -1020],
  ])('%s', async (_what, line, fields, status, code) => {
    expect(told(await signed(rig, paul, line, fields)).slice(0, 2)).toEqual([status, code]);
  });
});

describe('a signed call', () => {
  const account = (query: string, apiKey = paul.key.keyId) => call(rig, `GET /api/v3/account?${query}`, { apiKey });
  const at = (ms: number, more = '') => {
    const text = `timestamp=${rig.exchange.clock.nowMs() + ms}${more}`;
    return `${text}&signature=${sign(text, paul.key.secret)}`;
  };

  it('is answered', async () => {
    expect((await account(at(0))).status).toBe(200);
  });

  it.each<[string, () => Promise<RawAnswer>, number, number]>([
    ['without a key', () => call(rig, `GET /api/v3/account?${at(0)}`), 401, -2014],
    ['with a key that could be none', () => account(at(0), 'short'), 401, -2014],
    ['with a key that nobody has', () => account(at(0), 'A'.repeat(32)), 401, -2015],
    ['without a timestamp', () => account('signature=00'), 400, -1102],
    ['without a signature', () => account(`timestamp=${Date.now()}`), 400, -1102],
    [
      'signed otherwise',
      () => account(`timestamp=${rig.exchange.clock.nowMs()}&signature=${'0'.repeat(64)}`),
      400,
      -1022,
    ],
    [
      'with a signature that is none',
      () => account(`timestamp=${rig.exchange.clock.nowMs()}&signature=zz`),
      400,
      -1022,
    ],
    ['changed after it was signed', () => account(`${at(0)}&omitZeroBalances=true`), 400, -1022],
    ['too old', () => account(at(-6_000)), 400, -1021],
    ['too old for its own window', () => account(at(-1_500, '&recvWindow=1000')), 400, -1021],
    ['ahead of time', () => account(at(3_000)), 400, -1021],
    ['with a window of days', () => account(at(0, '&recvWindow=90000')), 400, -1131],
    ['with a time in words', () => account('timestamp=now&signature=00'), 400, -1100],
    ['with a parameter twice', () => account(`${at(0)}&timestamp=1`), 400, -1101],
  ])('%s', async (_what, send, status, code) => {
    expect(told(await send()).slice(0, 2)).toEqual([status, code]);
  });

  it('may be older within a longer window, and in microseconds', async () => {
    expect((await account(at(-6_000, '&recvWindow=10000'))).status).toBe(200);
    const text = `timestamp=${rig.exchange.clock.nowMs() * 1_000}`;
    expect((await account(`${text}&signature=${sign(text, paul.key.secret)}`)).status).toBe(200);
  });

  it('may stand in the query, in the body, or in both', async () => {
    const now = rig.exchange.clock.nowMs();
    const [query, body] = [
      `symbol=BTCUSDT&side=BUY&type=LIMIT&timeInForce=GTC`,
      `quantity=0.01&price=50000&timestamp=${now}`,
    ];
    const apiKey = paul.key.keyId;
    const send = (url: string, payload?: string) =>
      call(rig, `POST /api/v3/order/test${url}`, { apiKey, ...(payload === undefined ? {} : { body: payload }) });
    const whole = `${query}&${body}`;
    expect((await send(`?${whole}&signature=${sign(whole, paul.key.secret)}`)).status).toBe(200);
    expect((await send('', `${whole}&signature=${sign(whole, paul.key.secret)}`)).status).toBe(200);
    expect((await send(`?${query}`, `${body}&signature=${sign(query + body, paul.key.secret)}`)).status).toBe(200);
  });

  it('needs a key that may do it, from where it may be used', async () => {
    const reader = { ...paul, key: await rig.exchange.apiKey(paul.uid, { scopes: ['read'] }) };
    expect((await signed(rig, reader, 'GET /api/v3/account')).status).toBe(200);
    expect(told(await signed(rig, reader, 'POST /api/v3/order', LIMIT)).slice(0, 2)).toEqual([401, -2015]);
    const elsewhere = { ...paul, key: await rig.exchange.apiKey(paul.uid, { ips: ['203.0.113.7'] }) };
    expect(told(await signed(rig, elsewhere, 'GET /api/v3/account')).slice(0, 2)).toEqual([401, -2015]);
    const here = { ...paul, key: await rig.exchange.apiKey(paul.uid, { ips: ['203.0.113.7', '127.0.0.1'] }) };
    expect((await signed(rig, here, 'GET /api/v3/account')).status).toBe(200);
  });

  it('tells what it weighed', async () => {
    const { headers } = await signed(rig, paul, 'GET /api/v3/account');
    expect(Number(headers['x-mbx-used-weight'])).toBeGreaterThanOrEqual(20);
    expect(headers['x-mbx-used-weight-1m']).toBe(headers['x-mbx-used-weight']);
  });
});

describe('hostile input', () => {
  const fields = {
    ...LIMIT,
    newClientOrderId: 'x',
    newOrderRespType: 'ACK',
    stopPrice: '1',
    recvWindow: '5000',
    timestamp: '1',
  };
  it.each(Object.keys(fields))(
    'in %s is answered in the API’s own form and never with a fault of ours',
    async (name) => {
      for (const value of HOSTILE_VALUES) {
        const text = Object.entries({ ...fields, [name]: value })
          .map(([key, each]) => `${key}=${each.isWellFormed() ? encodeURIComponent(each) : '%ED%A0%80'}`)
          .join('&');
        const body = `${text}&signature=${sign(text, paul.key.secret)}`;
        expectFault(await call(rig, 'POST /api/v3/order', { body, apiKey: paul.key.keyId }), value);
      }
    },
  );

  it('in bodies, types and addresses', async () => {
    for (const body of HOSTILE_BODIES) {
      expectFault(await call(rig, 'POST /api/v3/order', { body, apiKey: paul.key.keyId }), body);
      expectFault(
        await call(rig, 'POST /api/v3/order', { body, apiKey: paul.key.keyId, type: 'application/json' }),
        body,
      );
    }
    for (const path of ['/api/v3/', '/sapi/v1/%00', '/api/v3/depth?symbol=%'])
      expectFault(await call(rig, `GET ${path}`), path);
    expectFault(await call(rig, `GET /api/v3/depth?symbol=${'A'.repeat(3_000)}`), 'long');
    expectFault(await call(rig, 'POST /api/v3/order', { body: 'x'.repeat(100_000) }), 'large');
  });

  function expectFault({ status, body }: RawAnswer, value: string): void {
    expect([status, body], value.slice(0, 60)).toEqual([
      expect.any(Number),
      { code: expect.any(Number), msg: expect.any(String) },
    ]);
    expect(status, value.slice(0, 60)).toBeGreaterThanOrEqual(400);
    expect(status, value.slice(0, 60)).toBeLessThan(500);
  }
});
