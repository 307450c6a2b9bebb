import {
  type DepthDelta,
  depthTopic,
  fillsTopic,
  type KlineRow,
  klineTopic,
  type Level,
  type Order,
  OWN_BALANCES_TOPIC,
  OWN_ORDERS_TOPIC,
  OWN_TRADES_TOPIC,
  type OwnTrade,
  type Print,
  QUOTATIONS_TOPIC,
  RANKING_TOPIC,
  type Ticker,
} from '@bourse/contract/topics.ts';
import { seeded } from '@bourse/core/trading/reference/seeded.ts';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findOrder } from '../../src/modules/spot/public.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { orderForm, trader } from './spot.rig.ts';

let exchange: TestExchange;
let url: string;
let nora: Member;
let paul: Member;
const listeners: Listener[] = [];
const BOOK = depthTopic('BTC_USDT');

beforeAll(async () => {
  exchange = await testExchange();
  nora = await trader(exchange, { USDT: '1000000', BTC: '10' });
  paul = await trader(exchange, { USDT: '1000000', BTC: '10' });
  url = `http://localhost:${await exchange.listen()}`;
  exchange.goLive();
}, 120_000);
afterAll(async () => {
  for (const listener of listeners) listener.close();
  await exchange.close();
});

/** A browser that keeps everything it hears. */
class Listener {
  readonly heard: { readonly topic: string; readonly data: unknown }[] = [];
  readonly #socket: Socket;

  constructor(cookie: string, topics: readonly string[]) {
    listeners.push(this);
    this.#socket = io(url, {
      path: '/websocket',
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { cookie, origin: url },
    });
    this.#socket.on('connect', () => {
      for (const topic of topics) this.#socket.emit('subscribe', { args: topic });
    });
    this.#socket.on('subscribe', ({ channel, data }: { channel: string; data: string }) => {
      this.heard.push({ topic: channel, data: JSON.parse(data) });
    });
  }

  of<Data>(topic: string): Data[] {
    return this.heard.filter((message) => message.topic === topic).map(({ data }) => data as Data);
  }

  /** Rows of every message of a topic, in the order in which they came. */
  rows<Row>(topic: string): Row[] {
    return this.of<{ rows: Row[] }>(topic).flatMap(({ rows }) => rows);
  }

  close(): void {
    this.#socket.disconnect();
  }
}

/** Orders around a price, of both persons, some of which meet. */
const random = seeded(11);
const any = (count: number): number => Math.floor(random() * count);
async function trade(count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    const [who, side] = [[nora, paul][any(2)]!, any(2) === 0 ? 'buy' : 'sell'];
    const form = { side, price: String(60_000 + any(20) - 10), quantity: `0.00${1 + any(9)}` };
    await who.client.call('spot', 'place', orderForm(form)).catch(() => {});
    if (any(4) === 0) await who.client.call('spot', 'cancelAll');
  }
  // A read has everything that its person was answered: from here on nothing moves.
  for (const who of [nora, paul]) await who.client.call('spot', 'openOrders');
}

/** Trades until the browser has heard of the book: from then on it follows. */
async function follows(listener: Listener, topic: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await trade(1);
        return listener.of(topic).length;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0);
}

it('a book from a snapshot and its deltas is the book of the server, without a gap (I-15)', async () => {
  const browser = new Listener('', [BOOK]);
  await follows(browser, BOOK);
  const { client } = exchange.visitor();
  const start = await client.call('spot', 'depth', { symbol: 'BTC_USDT', limit: '1000' });
  await trade(120);
  const end = async () => client.call('spot', 'depth', { symbol: 'BTC_USDT', limit: '1000' });
  await expect
    .poll(
      async () => {
        const book = await end();
        return booked(start, browser.of<DepthDelta>(BOOK), book.sequence) === text(book);
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  const deltas = browser.of<DepthDelta>(BOOK);
  // What follows quickly is told in one; there has to be more than one for a gap to be possible.
  expect(deltas.length).toBeGreaterThan(1);
  for (const [at, delta] of deltas.entries()) {
    expect(delta.sequence).toBeGreaterThan(delta.previous);
    if (at > 0) expect(delta.previous).toBe(deltas[at - 1]!.sequence);
  }
});

const text = ({ bids, asks }: { readonly bids: readonly Level[]; readonly asks: readonly Level[] }) =>
  JSON.stringify([bids, asks]);

function booked(
  start: { readonly sequence: number; readonly bids: readonly Level[]; readonly asks: readonly Level[] },
  deltas: readonly DepthDelta[],
  until: number,
): string {
  const sides = { bids: new Map(start.bids), asks: new Map(start.asks) };
  let { sequence } = start;
  for (const delta of deltas) {
    if (delta.sequence <= sequence || delta.sequence > until) continue;
    if (delta.previous > sequence) return 'a gap';
    for (const name of ['bids', 'asks'] as const) {
      for (const [price, quantity] of delta[name]) {
        if (quantity === '0') sides[name].delete(price);
        else sides[name].set(price, quantity);
      }
    }
    sequence = delta.sequence;
  }
  const sorted = (side: ReadonlyMap<string, string>, sign: number) =>
    [...side].sort(([one], [other]) => sign * (Number(one) - Number(other)));
  return text({ bids: sorted(sides.bids, -1), asks: sorted(sides.asks, 1) });
}

it('trades, charts and figures are told as the rows have them', async () => {
  const topics = [fillsTopic('BTC_USDT'), klineTopic('BTC_USDT', '1h'), QUOTATIONS_TOPIC, BOOK];
  const browser = new Listener('', topics);
  await follows(browser, fillsTopic('BTC_USDT'));
  await trade(60);
  const { client } = exchange.visitor();
  const fills = (await client.call('spot', 'tradeLimitFills', { symbol: 'BTC_USDT', limit: '100' })).rows;
  await expect.poll(() => browser.rows<Print>(topics[0]!).at(-1)).toEqual(fills[0]);
  const heard = browser.rows<Print>(topics[0]!);
  expect(heard.slice(-100)).toEqual(fills.slice(0, heard.length).reverse());
  expect(new Set(heard.map(({ id }) => id)).size).toBe(heard.length);
  const chart = await client.call('spot', 'klineData', { symbol: 'BTC_USDT', interval: '1h', limit: '1' });
  expect(browser.rows(topics[1]!).at(-1)).toEqual(chart.rows[0]);
  const now = (await client.call('spot', 'quotations', { symbol: 'BTC_USDT' })).rows[0]!;
  const told = () => browser.rows<Ticker>(QUOTATIONS_TOPIC).findLast(({ symbol }) => symbol === 'BTC_USDT');
  await expect.poll(() => told()).toMatchObject({ last: now.last, quoteVolume24h: now.quoteVolume24h });
});

it('the chart of seconds is told by the second where nobody trades, and its page has the same without a gap', async () => {
  const topic = klineTopic('BTC_USDT', '1s');
  const browser = new Listener('', [topic]);
  await follows(browser, topic);
  await trade(4);
  const isQuiet = (row: KlineRow) => row[7] === 0;
  await expect.poll(() => browser.rows<KlineRow>(topic).filter(isQuiet).length).toBeGreaterThan(1);
  const [first, last] = [browser.rows<KlineRow>(topic)[0]!, browser.rows<KlineRow>(topic).findLast(isQuiet)!];
  expect([first[7], last.slice(1, 5)]).toEqual([expect.any(Number), Array(4).fill(last[4])]);
  const { client } = exchange.visitor();
  const { rows } = await client.call('spot', 'klineData', { symbol: 'BTC_USDT', interval: '1s', limit: '500' });
  expect(rows.slice(1).every(([atMs], at) => atMs === rows[at]![0] + 1_000)).toBe(true);
  expect(rows.find(([atMs]) => atMs === last[0])).toEqual(last);
});

it('private topics reach their owner alone, and only what is durable (I-15)', async () => {
  const own = [OWN_ORDERS_TOPIC, OWN_TRADES_TOPIC, OWN_BALANCES_TOPIC];
  const [visitor, hers, his] = [
    new Listener('', [...own, BOOK]),
    new Listener(nora.client.cookie, own),
    new Listener(paul.client.cookie, own),
  ];
  await follows(visitor, BOOK);
  await follows(hers, OWN_ORDERS_TOPIC);
  await follows(his, OWN_ORDERS_TOPIC);
  const [from, to] = [hers.heard.length, his.heard.length];
  await trade(60);
  const sell = orderForm({ side: 'sell', price: '59000', quantity: '0.01' });
  await paul.client.call('spot', 'cancelAll');
  await nora.client.call('spot', 'cancelAll');
  await paul.client.call('spot', 'place', orderForm({ side: 'buy', price: '59000', quantity: '0.01' }));
  const { order } = await nora.client.call('spot', 'place', sell);
  expect(order.status).toBe('completed');
  const last = () => hers.rows<Order>(OWN_ORDERS_TOPIC).findLast(({ id }) => id === order.id);
  await expect.poll(() => last()?.status).toBe('completed');
  for (const [who, listener] of [
    [nora, hers],
    [paul, his],
  ] as const) {
    for (const { id } of listener.rows<Order>(OWN_ORDERS_TOPIC)) {
      expect(await findOrder(exchange.database.db, Number(who.uid), Number(id))).not.toBeNull();
    }
    const trades = (await who.client.call('spot', 'trades', { limit: '10' })).rows;
    await expect.poll(() => listener.rows<OwnTrade>(OWN_TRADES_TOPIC).at(-1)).toEqual(trades[0]);
    const { rows } = await who.client.call('spot', 'balances', { symbol: 'BTC_USDT' });
    const told = (asset: string) =>
      listener.rows<{ asset: string }>(OWN_BALANCES_TOPIC).findLast((row) => row.asset === asset);
    for (const row of rows) await expect.poll(() => told(row.asset)).toEqual(row);
  }
  expect(from + to).toBeGreaterThan(0);
  for (const topic of own) expect(visitor.of(topic)).toEqual([]);
});

it('the topic that an access token names tells its owner everything, and nobody else a word', async () => {
  const { accessToken } = await nora.client.call('identity', 'topsInfo');
  const token = accessToken!;
  const [hers, his, visitor] = [nora.client.cookie, paul.client.cookie, ''].map(
    (cookie) => new Listener(cookie, [token, BOOK, RANKING_TOPIC]),
  ) as [Listener, Listener, Listener];
  for (const listener of [hers, his, visitor]) await follows(listener, BOOK);
  const { order } = await nora.client.call(
    'spot',
    'place',
    orderForm({ side: 'buy', price: '59500', quantity: '0.001' }),
  );
  const told = () => hers.of<{ topic: string; payload: { rows: { id?: string }[] } }>(token);
  await expect.poll(() => told().some(({ payload }) => payload.rows?.some(({ id }) => id === order.id))).toBe(true);
  for (const topic of [OWN_ORDERS_TOPIC, OWN_BALANCES_TOPIC])
    await expect.poll(() => told().map((message) => message.topic)).toContain(topic);
  const { rows } = await exchange.visitor().client.call('spot', 'ranking', {});
  await expect.poll(() => visitor.rows<Ticker>(RANKING_TOPIC).length).toBeGreaterThanOrEqual(rows.length);
  expect([his.of(token), visitor.of(token)]).toEqual([[], []]);
  // The name is a secret: it is no address of a call.
  expect((await fetch(`${url}/${token}`, { method: 'POST' })).status).toBe(404);
});
