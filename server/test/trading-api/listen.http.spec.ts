import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StreamLine } from './stream-line.rig.ts';
import { call, signed, type Trader, type TradingRig, tradingRig } from './trading-api.rig.ts';

let rig: TradingRig;
let nora: Trader;
let paul: Trader;
const open: StreamLine[] = [];

beforeAll(async () => {
  rig = await tradingRig(2, { USDT: '100000', BTC: '1' });
  [nora, paul] = rig.traders as [Trader, Trader];
}, 120_000);
afterAll(async () => {
  for (const line of open) line.socket.terminate();
  await rig?.close();
});

const lineTo = (name: string): StreamLine => {
  const line = new StreamLine(rig.port, `/ws/${name}`);
  open.push(line);
  return line;
};
const listen = (who: Trader, method: string, listenKey?: string) =>
  call(rig, `${method} /api/v3/userDataStream${listenKey === undefined ? '' : `?listenKey=${listenKey}`}`, {
    apiKey: who.key.keyId,
  });
const later = (ms: number) => rig.exchange.clock.setOffsetMs(rig.exchange.clock.nowMs() - Date.now() + ms);
const order = (who: Trader, side: 'BUY' | 'SELL') =>
  signed(rig, who, 'POST /api/v3/order', {
    symbol: 'BTCUSDT',
    side,
    type: 'LIMIT',
    timeInForce: 'GTC',
    price: '60000',
    quantity: '0.5',
  });

describe('a listen key', () => {
  it('is an address where its owner hears of their own orders, and nobody else’s', async () => {
    const made = await listen(nora, 'POST');
    expect(made.body).toEqual({ listenKey: expect.stringMatching(/^[\w-]{64}$/) });
    const { listenKey } = made.body as { listenKey: string };
    expect((await listen(nora, 'POST')).body).toEqual({ listenKey });
    const line = await lineTo(listenKey).ready();
    await order(nora, 'SELL');
    await order(paul, 'BUY');
    const isTrade = ({ e, x }: Record<string, unknown>) => e === 'executionReport' && x === 'TRADE';
    expect(await line.next(isTrade)).toMatchObject({ s: 'BTCUSDT', S: 'SELL', X: 'FILLED', l: '0.50000000' });
    expect(await line.next(({ e }) => e === 'outboundAccountPosition')).toMatchObject({ B: expect.any(Array) });
    expect(line.heard.filter(({ S }) => S === 'BUY')).toEqual([]);
  });

  it('is heard by from the moment at which its connection is open, however long its owner was looked for', async () => {
    const { listenKey } = (await listen(nora, 'POST')).body as { listenKey: string };
    const line = await rig.exchange.database.ownerDb.tx(async (tx) => {
      await tx.query('lock table platform.listen_key in access exclusive mode');
      const asked = lineTo(listenKey);
      const waiting = `select from pg_locks where relation = 'platform.listen_key'::regclass and not granted`;
      await expect.poll(async () => (await tx.query(waiting)).length).toBeGreaterThan(0);
      expect(asked.socket.readyState).toBe(asked.socket.CONNECTING);
      return asked;
    });
    await line.ready();
    const placed = await order(nora, 'SELL');
    const isOfIt = ({ e, i }: Record<string, unknown>) => e === 'executionReport' && i === placed.body.orderId;
    expect(await line.next(isOfIt)).toMatchObject({ X: 'NEW' });
    line.send({ method: 'SUBSCRIBE', params: ['btcusdt@trade'], id: 1 });
    expect(await line.next(({ id }) => id === 1)).toMatchObject({ error: { code: 2 } });
  });

  it('is its maker’s alone: with another key it is none, and an unknown one hears nothing', async () => {
    const { listenKey } = (await listen(nora, 'POST')).body as { listenKey: string };
    for (const method of ['PUT', 'DELETE']) {
      expect((await listen(paul, method, listenKey)).body).toMatchObject({ code: -1125 });
      expect((await listen(nora, method)).body).toMatchObject({ code: -1102 });
    }
    expect((await call(rig, 'POST /api/v3/userDataStream')).body).toMatchObject({ code: -2014 });
    expect(await lineTo('x'.repeat(64)).closed).toBe(1008);
  });

  it('holds for an hour unless it is kept alive, and ends with its stream when it is closed', async () => {
    const { listenKey } = (await listen(nora, 'POST')).body as { listenKey: string };
    later(3_000_000);
    expect((await listen(nora, 'PUT', listenKey)).body).toEqual({});
    later(3_000_000);
    const line = await lineTo(listenKey).ready();
    expect((await listen(nora, 'DELETE', listenKey)).body).toEqual({});
    expect(await line.next(({ e }) => e === 'listenKeyExpired')).toMatchObject({ listenKey });
    expect(await line.closed).toBe(1000);
    expect((await listen(nora, 'PUT', listenKey)).body).toMatchObject({ code: -1125 });
    const next = (await listen(nora, 'POST')).body as { listenKey: string };
    expect(next.listenKey).not.toBe(listenKey);
    later(3_600_001);
    expect(await lineTo(next.listenKey).closed).toBe(1008);
  });
});
