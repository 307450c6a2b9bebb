import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { klineOpenOf } from '@bourse/core/spot/kline.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Message, StreamLine } from './stream-line.rig.ts';
import { call, signed, type Trader, type TradingRig, tradingRig } from './trading-api.rig.ts';

let rig: TradingRig;
let nora: Trader;
let paul: Trader;
const open: StreamLine[] = [];

beforeAll(async () => {
  rig = await tradingRig(2, { USDT: '100000', BTC: '10' });
  [nora, paul] = rig.traders as [Trader, Trader];
  await order(nora, { side: 'SELL', price: '60000', quantity: '1' });
  await order(nora, { side: 'SELL', price: '60600', quantity: '1' });
  await order(paul, { side: 'BUY', price: '60000', quantity: '0.5' });
  await order(paul, { side: 'BUY', price: '60600', quantity: '0.75' });
  // Their rows are there when their person has read them.
  await signed(rig, paul, 'GET /api/v3/myTrades', { symbol: 'BTCUSDT' });
}, 120_000);
afterAll(async () => {
  for (const line of open) line.socket.terminate();
  await rig?.close();
});

async function order(who: Trader, fields: Record<string, string>): Promise<void> {
  const all = { symbol: 'BTCUSDT', type: 'LIMIT', timeInForce: 'GTC', ...fields };
  const answer = await signed(rig, who, 'POST /api/v3/order', all);
  expect(answer.body.msg ?? answer.status).toBe(200);
}

async function lineTo(path: string): Promise<StreamLine> {
  const line = new StreamLine(rig.port, path);
  open.push(line);
  return line.ready();
}

const read = (path: string) => call(rig, `GET /api/v3/${path}`);
/** 0.5 at 60000, 0.5 at 60000 and 0.25 at 60600. */
const MINI = {
  symbol: 'BTCUSDT',
  openPrice: '60000.00000000',
  highPrice: '60600.00000000',
  lowPrice: '60000.00000000',
  lastPrice: '60600.00000000',
  volume: '1.25000000',
  quoteVolume: '75150.00000000',
  openTime: expect.any(Number),
  closeTime: expect.any(Number),
  firstId: 1,
  lastId: 3,
  count: 3,
};
const FULL = {
  ...MINI,
  priceChange: '600.00000000',
  priceChangePercent: '1.000',
  weightedAvgPrice: '60120.00000000',
};
const QUIET = { priceChange: '0.00000000', volume: '0.00000000', firstId: 0, lastId: 0, count: 0 };
const usedWeight = async (path: string): Promise<number> => {
  const before = Number((await read('ping')).headers['x-mbx-used-weight-1m']);
  return Number((await read(path)).headers['x-mbx-used-weight-1m']) - before;
};

describe('a ticker', () => {
  it.each(['1m', '59m', '1h', '23h', '1d', '7d'])(
    'of a window of %s opens with a minute and ends now',
    async (window) => {
      const beforeMs = Date.now();
      const { status, body } = await read(`ticker?symbol=BTCUSDT&windowSize=${window}`);
      expect([status, body]).toEqual([200, FULL]);
      const unit = { m: MINUTE_MS, h: HOUR_MS, d: DAY_MS }[window.slice(-1)]!;
      expect(body.openTime % MINUTE_MS).toBe(0);
      expect(body.openTime).toBe(klineOpenOf('1m', body.closeTime) - Number.parseInt(window, 10) * unit);
      expect(body.closeTime).toBeGreaterThanOrEqual(beforeMs);
      expect((await read(`ticker?symbol=BTCUSDT&windowSize=${window}&type=MINI`)).body).toEqual(MINI);
    },
  );

  it('without a window is of a day, and of some markets a list', async () => {
    expect((await read('ticker?symbol=BTCUSDT')).body.openTime % MINUTE_MS).toBe(0);
    const { body } = await read('ticker?symbols=["BTCUSDT","ETHUSDT"]');
    expect(body).toEqual([FULL, expect.objectContaining({ symbol: 'ETHUSDT', ...QUIET })]);
  });

  it('of the day that is running begins at its midnight, by the clock that is asked for', async () => {
    for (const [zone, hours] of [
      ['', 0],
      ['&timeZone=8', 8],
      ['&timeZone=-3:30', -3.5],
    ] as const) {
      const { body } = await read(`ticker/tradingDay?symbol=BTCUSDT${zone}`);
      expect(body).toEqual(FULL);
      expect(body.openTime).toBe(klineOpenOf('1d', Date.now(), hours * HOUR_MS));
      expect(body.closeTime).toBe(body.openTime + DAY_MS - 1);
    }
    expect((await read('ticker/tradingDay?symbols=["BTCUSDT"]&type=MINI')).body).toEqual([MINI]);
  });

  it('of 24 hours agrees, and counts no trades where there were none', async () => {
    expect((await read('ticker/24hr?symbol=BTCUSDT')).body).toMatchObject(FULL);
    expect((await read('ticker/24hr?symbol=ETHUSDT')).body).toMatchObject(QUIET);
    expect((await read('avgPrice?symbol=BTCUSDT')).body).toEqual({
      mins: 5,
      price: '60120.00000000',
      closeTime: (await read('trades?symbol=BTCUSDT&limit=1')).body[0].time,
    });
  });

  it('is of markets in the status that is asked for', async () => {
    expect((await read('ticker?symbol=BTCUSDT&symbolStatus=TRADING')).status).toBe(200);
    expect((await read('ticker?symbol=BTCUSDT&symbolStatus=HALT')).body.code).toBe(-1220);
    expect((await read('ticker?symbols=["BTCUSDT"]&symbolStatus=BREAK')).body).toEqual([]);
    expect((await read('ticker/price?symbolStatus=OPEN')).body.code).toBe(-1122);
  });

  it('weighs by its markets', async () => {
    expect(await usedWeight('ticker?symbol=BTCUSDT')).toBe(4);
    expect(await usedWeight('ticker/tradingDay?symbols=["BTCUSDT","ETHUSDT"]')).toBe(8);
    const many = JSON.stringify(Array.from({ length: 60 }, (_, at) => `X${at}`));
    expect(await usedWeight(`ticker?symbols=${many}`)).toBe(200);
    expect(await usedWeight('ticker/24hr?symbols=["BTCUSDT","ETHUSDT"]')).toBe(2);
    expect(await usedWeight(`ticker/24hr?symbols=${many}`)).toBe(40);
    expect(await usedWeight('ticker/24hr')).toBe(80);
  });

  it.each([
    ['ticker', -1102],
    ['ticker/tradingDay', -1102],
    ['ticker?symbol=NOSUCH', -1121],
    ['ticker?symbol=BTCUSDT&symbols=["BTCUSDT"]', -1128],
    ['ticker?symbols=["BTCUSDT","BTCUSDT"]', -1151],
    ['ticker?symbols=[]', -1100],
    ['ticker?symbol=BTCUSDT&type=HUGE', -1139],
    ['ticker/24hr?type=HUGE', -1139],
    ...['0m', '60m', '24h', '8d', '1d2h', '1w', '01m', '-1m'].map(
      (each) => [`ticker?symbol=BTCUSDT&windowSize=${each}`, -1130] as const,
    ),
    ['ticker/tradingDay?symbol=BTCUSDT&timeZone=15', -1130],
    [`ticker?symbols=${JSON.stringify(Array.from({ length: 101 }, (_, at) => `X${at}`))}`, -1101],
  ] as const)('asked for as %s is refused with %i', async (path, code) => {
    const { status, body } = await read(path);
    expect([status, body.code]).toEqual([400, code]);
  });
});

describe('over a connection', () => {
  it('calls answer what HTTP answers', async () => {
    const line = await lineTo('/ws-api/v3');
    const params = { symbol: 'BTCUSDT', windowSize: '7d' };
    expect(await line.ask({ id: 1, method: 'ticker', params })).toMatchObject({ status: 200, result: FULL });
    const day = { symbols: ['BTCUSDT'], timeZone: '8', type: 'MINI' };
    expect(await line.ask({ id: 2, method: 'ticker.tradingDay', params: day })).toMatchObject({ result: [MINI] });
  });

  it('windows, the average and the best prices of all markets are streamed', async () => {
    const line = await lineTo('/stream');
    const names = ['btcusdt@ticker_1h', 'btcusdt@ticker_4h', 'btcusdt@ticker_1d', 'btcusdt@avgPrice', '!bookTicker'];
    const ofAll = ['!ticker_1h@arr', '!ticker_4h@arr', '!ticker_1d@arr'];
    await line.ask({ method: 'SUBSCRIBE', params: [...names, ...ofAll], id: 1 });
    await order(paul, { side: 'BUY', price: '60600', quantity: '0.25' });
    const next = async (stream: string, fits: (data: Message) => boolean) =>
      (await line.next((message) => message.stream === stream && fits(message.data as Message))).data;
    for (const window of ['1h', '4h', '1d'] as const) {
      const expected = {
        e: `${window}Ticker`,
        s: 'BTCUSDT',
        p: '600.00000000',
        P: '1.000',
        o: '60000.00000000',
        h: '60600.00000000',
        l: '60000.00000000',
        c: '60600.00000000',
        w: '60200.00000000',
        v: '1.50000000',
        q: '90300.00000000',
        F: 1,
        L: 4,
        n: 4,
        E: expect.any(Number),
        O: expect.any(Number),
        C: expect.any(Number),
      };
      const told = (await next(`btcusdt@ticker_${window}`, ({ n }) => n === 4)) as { O: number; C: number };
      expect(told).toEqual(expected);
      const windowMs = { '1h': HOUR_MS, '4h': 4 * HOUR_MS, '1d': DAY_MS }[window];
      expect(told.O).toBe(klineOpenOf('1m', told.C) - windowMs);
      // What was told of the trades before may come first. This stream alone tells lists, and no other message is one.
      const ofAll = await next(`!ticker_${window}@arr`, (rows) => (rows as unknown as { n: number }[])[0]?.n === 4);
      expect(ofAll).toEqual([expected]);
    }
    expect(await next('btcusdt@avgPrice', ({ w }) => w === '60200.00000000')).toEqual({
      e: 'avgPrice',
      s: 'BTCUSDT',
      i: '5m',
      w: '60200.00000000',
      E: expect.any(Number),
      T: expect.any(Number),
    });
    expect(await next('!bookTicker', ({ A }) => A === '0.50000000')).toEqual({
      u: expect.any(Number),
      s: 'BTCUSDT',
      b: '0.00000000',
      B: '0.00000000',
      a: '60600.00000000',
      A: '0.50000000',
    });
  });
});
