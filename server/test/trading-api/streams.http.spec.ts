import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedJsonText } from '../../src/modules/trading-api/wire/signature.ts';
import { type Message, StreamLine } from './stream-line.rig.ts';
import { sign, signed, type Trader, type TradingRig, tradingRig } from './trading-api.rig.ts';

let rig: TradingRig;
let nora: Trader;
let paul: Trader;
const open: StreamLine[] = [];

beforeAll(async () => {
  rig = await tradingRig(2, { USDT: '100000', BTC: '10' });
  [nora, paul] = rig.traders as [Trader, Trader];
}, 120_000);
afterAll(async () => {
  for (const line of open) line.socket.terminate();
  await rig?.close();
});

function lineTo(path: string): StreamLine {
  const line = new StreamLine(rig.port, path);
  open.push(line);
  return line;
}

const order = (who: Trader, fields: Record<string, string>) =>
  signed(rig, who, 'POST /api/v3/order', { symbol: 'BTCUSDT', type: 'LIMIT', timeInForce: 'GTC', ...fields });

function signedParams(who: Trader, fields: Record<string, string> = {}): Message {
  const params = { apiKey: who.key.keyId, timestamp: String(rig.exchange.clock.nowMs()), ...fields };
  return { ...params, signature: sign(signedJsonText(new Map(Object.entries(params))), who.key.secret) };
}

describe('market streams', () => {
  it('tell trades, books and charts, alone and combined', async () => {
    const alone = await lineTo('/ws/btcusdt@trade').ready();
    const combined = await lineTo('/stream?streams=btcusdt@depth@100ms/btcusdt@bookTicker').ready();
    const numbered = await lineTo('/stream/ws/3').ready();
    expect(
      await numbered.ask({ method: 'SUBSCRIBE', params: ['btcusdt@kline_1m', 'btcusdt@aggTrade'], id: 7 }),
    ).toEqual({
      result: null,
      id: 7,
    });
    await order(nora, { side: 'SELL', price: '60000', quantity: '1' });
    // Two changes that come together are told as one.
    const first = await combined.next(({ stream }) => stream === 'btcusdt@depth@100ms');
    await order(paul, { side: 'BUY', price: '60000', quantity: '0.25' });
    expect(await alone.next(({ e }) => e === 'trade')).toMatchObject({
      s: 'BTCUSDT',
      t: 1,
      p: '60000.00000000',
      q: '0.25000000',
      m: false,
    });
    expect(first.data).toMatchObject({ e: 'depthUpdate', s: 'BTCUSDT', b: [] });
    const second = await combined.next(({ stream }) => stream === 'btcusdt@depth@100ms');
    const [before, after] = [first.data, second.data] as { U: number; u: number; a: string[][] }[];
    expect(after!.U).toBe(before!.u + 1);
    expect(after!.a).toEqual([['60000.00000000', '0.75000000']]);
    expect((await combined.next(({ stream }) => stream === 'btcusdt@bookTicker')).data).toMatchObject({
      s: 'BTCUSDT',
      a: '60000.00000000',
    });
    expect(await numbered.next(({ e }) => e === 'aggTrade')).toMatchObject({ a: 1, f: 1, l: 1, q: '0.25000000' });
    // A minute may end between the trade and its chart.
    const chart = (await numbered.next(({ e }) => e === 'kline')) as { E: number; k: { T: number } };
    expect(chart).toMatchObject({ k: { i: '1m', v: '0.25000000', x: chart.E > chart.k.T } });
  });

  it('are left again, listed, and refused where there is none', async () => {
    const line = await lineTo('/ws').ready();
    await line.ask({ method: 'SUBSCRIBE', params: ['btcusdt@trade', 'btcusdt@ticker'], id: 1 });
    await line.ask({ method: 'UNSUBSCRIBE', params: ['btcusdt@trade'], id: 2 });
    expect(await line.ask({ method: 'LIST_SUBSCRIPTIONS', id: 'x' })).toEqual({ result: ['btcusdt@ticker'], id: 'x' });
    const refused = { error: { code: 2, msg: expect.any(String) } };
    expect(await line.ask({ method: 'SUBSCRIBE', params: ['nosuch@trade'], id: 3 })).toEqual({ ...refused, id: 3 });
    expect(await line.ask({ method: 'SUBSCRIBE', params: 'btcusdt@trade', id: 4 })).toEqual({ ...refused, id: 4 });
    expect(await line.ask({ method: 'EXPLODE', id: 5 })).toEqual({ ...refused, id: 5 });
    for (const hostile of ['', '[]', '{', 'null', '{"id":{}}', '\u0000', '{"method":"SUBSCRIBE","params":[{}],"id":6}'])
      line.send(hostile);
    expect(await line.ask({ method: 'LIST_SUBSCRIPTIONS', id: 8 })).toMatchObject({ id: 8 });
    expect(await line.next(({ e }) => e === '24hrTicker')).toMatchObject({ s: 'BTCUSDT', c: '60000.00000000' });
  });

  it('end where the address names one that there is not, or a message is too large', async () => {
    const wrong = await lineTo('/ws/nosuch@trade').ready();
    const large = await lineTo('/ws').ready();
    large.send('x'.repeat(100_000));
    expect(await Promise.all([wrong.closed, large.closed])).toEqual([1008, 1009]);
  });
});

describe('calls over a connection', () => {
  it('answer as the same calls over HTTP do', async () => {
    const line = await lineTo('/ws-api/v3').ready();
    expect(await line.ask({ id: 1, method: 'ping' })).toMatchObject({ id: 1, status: 200, result: {} });
    const price = await line.ask({ id: 2, method: 'ticker.price', params: { symbol: 'BTCUSDT' } });
    expect(price).toMatchObject({ status: 200, result: { symbol: 'BTCUSDT', price: '60000.00000000' } });
    expect(price.rateLimits).toMatchObject([{ rateLimitType: 'REQUEST_WEIGHT', limit: 6_000 }]);
    const account = await line.ask({ id: 3, method: 'account.status', params: signedParams(paul) });
    expect(account).toMatchObject({ status: 200, result: { accountType: 'SPOT' } });
    const wrong = { ...signedParams(paul), timestamp: '1' };
    expect(await line.ask({ id: 4, method: 'account.status', params: wrong })).toMatchObject({
      status: 400,
      error: { code: -1022 },
    });
    expect(await line.ask({ id: 5, method: 'order.place', params: {} })).toMatchObject({
      status: 401,
      error: { code: -2014 },
    });
    expect(await line.ask({ id: 6, method: 'explode', params: {} })).toMatchObject({
      status: 404,
      error: { code: -1020 },
    });
    for (const hostile of [
      '',
      '[]',
      '{"id":1,"method":7}',
      '{"id":1,"method":"depth","params":[1]}',
      '{"id":1,"method":"depth","params":{"symbol":{}}}',
    ])
      line.send(hostile);
    expect(await line.ask({ id: 9, method: 'time' })).toMatchObject({ status: 200 });
  });

  it('tell a person of their own orders and balances, and nobody else', async () => {
    const mine = await lineTo('/ws-api/v3').ready();
    const theirs = await lineTo('/ws-api/v3').ready();
    const subscribe = (line: StreamLine, who: Trader) =>
      line.ask({ id: 's', method: 'userDataStream.subscribe.signature', params: signedParams(who) });
    expect(await subscribe(mine, nora)).toMatchObject({ status: 200, result: { subscriptionId: 0 } });
    await subscribe(theirs, paul);
    await order(nora, { side: 'SELL', price: '61000', quantity: '0.5', newClientOrderId: 'told' });
    const about = (x: string) => mine.next(({ event }) => (event as Message | undefined)?.x === x);
    expect((await about('NEW')).event).toMatchObject({
      e: 'executionReport',
      c: 'told',
      X: 'NEW',
      S: 'SELL',
      q: '0.50000000',
    });
    const position = await mine.next(({ event }) => (event as Message | undefined)?.e === 'outboundAccountPosition');
    expect((position.event as { B: Message[] }).B).toContainEqual({ a: 'BTC', f: expect.any(String), l: '1.25000000' });
    await signed(rig, nora, 'DELETE /api/v3/order', { symbol: 'BTCUSDT', origClientOrderId: 'told' });
    expect((await about('CANCELED')).event).toMatchObject({ X: 'CANCELED', C: 'told', z: '0.00000000' });
    expect(theirs.heard).toEqual([]);
  });

  it('end for a key that was deleted', async () => {
    const key = await rig.exchange.apiKey(paul.uid);
    const line = await lineTo('/ws-api/v3').ready();
    const params = signedParams({ ...paul, key });
    await line.ask({ id: 1, method: 'userDataStream.subscribe.signature', params });
    await paul.client.call('tradingApi', 'deleteKey', { id: key.id });
    await line.next(({ event }) => (event as Message | undefined)?.e === 'eventStreamTerminated');
    const again = signedParams({ ...paul, key });
    expect(await line.ask({ id: 2, method: 'account.status', params: again })).toMatchObject({
      error: { code: -2015 },
    });
  });
});
