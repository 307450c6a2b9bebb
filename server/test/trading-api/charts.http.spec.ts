import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import {
  KLINE_INTERVALS,
  type KlineInterval,
  klineNextOpen,
  klineOpenOf,
  klinesOf,
  type TradePrint,
} from '@bourse/core/spot/kline.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StreamLine } from './stream-line.rig.ts';
import { call, signed, type Trader, type TradingRig, tradingRig } from './trading-api.rig.ts';

let rig: TradingRig;
let nora: Trader;
let paul: Trader;
const open: StreamLine[] = [];

beforeAll(async () => {
  rig = await tradingRig(2, { USDT: '100000', BTC: '10' });
  [nora, paul] = rig.traders as [Trader, Trader];
  await order(nora, { side: 'SELL', price: '60000', quantity: '1' });
  await order(nora, { side: 'SELL', price: '60100', quantity: '1' });
  await order(paul, { side: 'BUY', price: '60000', quantity: '0.25' });
  await order(paul, { side: 'BUY', price: '60100', quantity: '0.9' });
  // Their rows are there when their person has read them.
  await signed(rig, paul, 'GET /api/v3/myTrades', { symbol: 'BTCUSDT' });
}, 120_000);
afterAll(async () => {
  for (const line of open) line.socket.terminate();
  await rig?.close();
});

const order = async (who: Trader, fields: Record<string, string>) => {
  const answer = await placed(who, fields);
  expect(answer.body.msg ?? answer.status).toBe(200);
};

const placed = (who: Trader, fields: Record<string, string>) =>
  signed(rig, who, 'POST /api/v3/order', { symbol: 'BTCUSDT', type: 'LIMIT', timeInForce: 'GTC', ...fields });

async function lineTo(path: string): Promise<StreamLine> {
  const line = new StreamLine(rig.port, path);
  open.push(line);
  return line.ready();
}

/** The public trades, in cents and satoshis. */
async function prints(): Promise<TradePrint[]> {
  const { body } = await call(rig, 'GET /api/v3/trades?symbol=BTCUSDT');
  return body.map((row: { price: string; qty: string; time: number; isBuyerMaker: boolean }) => {
    const [priceTicks, quantityLots] = [Math.round(Number(row.price) * 100), Math.round(Number(row.qty) * 1e8)];
    const quoteMinor = BigInt(priceTicks) * BigInt(quantityLots);
    return { atMs: row.time, priceTicks, quantityLots, quoteMinor, isBuyerTaker: !row.isBuyerMaker };
  });
}

describe('charts', () => {
  it('of every interval are what the trades say, by the clock that is asked for', async () => {
    const trades = await prints();
    expect(trades).toHaveLength(3);
    for (const interval of KLINE_INTERVALS) {
      for (const [zone, hours] of [
        ['', 0],
        ['&timeZone=8', 8],
        ['&timeZone=-3:30', -3.5],
        ['&timeZone=%2B05:45', 5.75],
      ] as const) {
        const zoneMs = hours * HOUR_MS;
        const untilMs = trades.at(-1)!.atMs;
        const line = `symbol=BTCUSDT&interval=${interval}${zone}&endTime=${untilMs}`;
        const { status, body, headers } = await call(rig, `GET /api/v3/klines?${line}`);
        expect([status, headers['x-mbx-used-weight-1m']]).toEqual([200, expect.any(String)]);
        const shifted = trades.map((print) => ({ ...print, atMs: print.atMs + zoneMs }));
        const expected = klinesOf(interval, shifted, untilMs + zoneMs);
        const told = body.map((row: (string | number)[]) => [
          row[0],
          ...[1, 2, 3, 4, 5, 7].map((at) => Number(row[at])),
          row[8],
        ]);
        expect(told, interval + zone).toEqual(
          expected.map((kline) => [
            kline.openAtMs - zoneMs,
            ...[kline.openTicks, kline.highTicks, kline.lowTicks, kline.closeTicks].map((ticks) => ticks / 100),
            Number(kline.baseLots) / 1e8,
            Number(kline.quoteMinor) / 1e10,
            kline.tradeCount,
          ]),
        );
        expect(body.at(-1)).toHaveLength(12);
        expect(body.at(-1)[6]).toBe(klineNextOpen(interval, body.at(-1)[0], zoneMs) - 1);
        expect((await call(rig, `GET /api/v3/uiKlines?${line}`)).body).toEqual(body);
      }
    }
  });

  it('weigh more by another clock, because more is read', async () => {
    const used = async () => Number((await call(rig, 'GET /api/v3/ping')).headers['x-mbx-used-weight-1m']);
    const before = await used();
    await call(rig, 'GET /api/v3/klines?symbol=BTCUSDT&interval=1d&timeZone=0');
    const plain = await used();
    await call(rig, 'GET /api/v3/klines?symbol=BTCUSDT&interval=1d&timeZone=05:45');
    expect([plain - before - 1, (await used()) - plain - 1]).toEqual([2, 10]);
  });

  it('are paged from the first step on, however long before it one begins', async () => {
    const [first] = await prints();
    const { body } = await call(rig, 'GET /api/v3/klines?symbol=BTCUSDT&interval=3m&startTime=0&limit=1');
    expect(body.map(([openAtMs]: [number]) => openAtMs)).toEqual([klineOpenOf('3m', first!.atMs)]);
  });

  it.each([
    ['timeZone=15', 400, -1130],
    ['timeZone=-12:01', 400, -1130],
    ['timeZone=8:60', 400, -1100],
    ['timeZone=east', 400, -1100],
    ['interval=7m', 400, -1120],
    ['interval=1H', 400, -1120],
  ])('with %s are refused', async (field, status, code) => {
    const interval = field.startsWith('interval') ? '' : '&interval=1d';
    const answer = await call(rig, `GET /api/v3/uiKlines?symbol=BTCUSDT${interval}&${field}`);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('are answered over a connection as over HTTP', async () => {
    const line = await lineTo('/ws-api/v3');
    for (const method of ['klines', 'uiKlines']) {
      const params = { symbol: 'BTCUSDT', interval: '2h', timeZone: '1:00', limit: 2, endTime: Date.now() };
      const said = await line.ask({ id: method, method, params });
      expect(said).toMatchObject({ status: 200, result: [expect.arrayContaining([3, '1.15000000'])] });
      expect((said.result as number[][])[0]![0]! % (2 * HOUR_MS)).toBe(HOUR_MS);
    }
  });

  it('are streamed, of seconds and by the clock of the east as well', async () => {
    const line = await lineTo('/ws');
    const names: readonly (readonly [string, KlineInterval, number])[] = [
      ['btcusdt@kline_1s', '1s', 0],
      ['btcusdt@kline_1d@+08:00', '1d', 8],
      ['btcusdt@kline_3d', '3d', 0],
    ];
    expect(await line.ask({ method: 'SUBSCRIBE', params: names.map(([name]) => name), id: 1 })).toMatchObject({
      result: null,
    });
    // Only what began with the market and has ended may be told: the day before is not there.
    await order(paul, { side: 'BUY', price: '60100', quantity: '0.05' });
    for (const [name, interval, hours] of names) {
      const told = await line.next((message) => {
        const running = message.k as { i: string; L: number } | undefined;
        return running?.i === interval && running.L === 4;
      });
      const k = told.k as Record<string, number | string>;
      expect(k.t).toBe(klineOpenOf(interval, Number(k.t), hours * HOUR_MS));
      expect(k.T, name).toBe(klineNextOpen(interval, Number(k.t), hours * HOUR_MS) - 1);
      expect(k).toMatchObject({ s: 'BTCUSDT', c: '60100.00000000', f: 5 - Number(k.n) });
      if (interval !== '1s') expect(k).toMatchObject({ f: 1, n: 4, o: '60000.00000000', v: '1.20000000' });
    }
    // Whoever comes later is told what there is, though nothing changes.
    const late = await lineTo('/ws/btcusdt@kline_3d');
    expect(await late.next(({ e }) => e === 'kline')).toMatchObject({ k: { i: '3d', n: 4, x: false } });
    // The next second is told too, without a trade.
    const isQuiet = (message: Record<string, unknown>) => (message.k as { n?: number } | undefined)?.n === 0;
    expect(await line.next(isQuiet)).toMatchObject({
      k: { i: '1s', f: 0, L: 0, v: '0.00000000', c: '60100.00000000' },
    });
  });
});
