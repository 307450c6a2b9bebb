import type { Order, OwnTrade } from '@bourse/contract/topics.ts';
import { readAmount } from '@bourse/core/money/amount.ts';
import { type KlineInterval, klineOpenOf } from '@bourse/core/spot/kline.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MONEY, PRICE_SCALE, SYMBOL, tradeAsCrowd, WIRE_SYMBOL } from './crowd.rig.ts';
import { type RawAnswer, signed, type Trader, type TradingRig, tradingRig } from './trading-api.rig.ts';

const PEOPLE = 20;
/** Places of the coins, and of a price times a quantity. */
const BASE_SCALE = 8;
const QUOTE_SCALE = 6;

interface Person extends Trader {
  readonly trades: OwnTrade[];
  readonly open: Order[];
  readonly ended: Order[];
  readonly balances: Map<string, { readonly available: bigint; readonly held: bigint }>;
}

let rig: TradingRig;
let people: Person[];
let accepted = 0;

/**
 * What pages and programs say of the same trades agrees, after so many random orders of twenty accounts.
 *
 * @param orders  asked for in all; half of them by people in the web's way, half by programs
 */
export function describeAgreement(orders: number): void {
  describe(`after ${orders} random orders of twenty accounts`, () => {
    beforeAll(async () => {
      rig = await tradingRig(PEOPLE, {});
      accepted = await tradeAsCrowd(rig, orders);
      people = await Promise.all(rig.traders.map(read));
    }, 240_000);
    afterAll(async () => {
      await rig?.close();
    });

    it('orders were really taken, and traded', () => {
      expect(accepted).toBeGreaterThan(orders / 2);
      expect(allTrades().length).toBeGreaterThan(orders / 10);
    });

    it('each trade has its two sides, and everybody sees the same one', async () => {
      const byId = new Map<string, OwnTrade[]>();
      for (const trade of allTrades()) byId.set(trade.id, [...(byId.get(trade.id) ?? []), trade]);
      for (const sides of byId.values()) {
        expect(sides.map(({ side }) => side).sort()).toEqual(['buy', 'sell']);
        const [one, other] = sides as [OwnTrade, OwnTrade];
        expect({ price: one.price, quantity: one.quantity, atMs: one.atMs }).toEqual({
          price: other.price,
          quantity: other.quantity,
          atMs: other.atMs,
        });
        expect(one.isMaker).toBe(!other.isMaker);
      }
      const { rows } = await rig.exchange
        .visitor()
        .client.call('spot', 'tradeLimitFills', { symbol: SYMBOL, limit: '100' });
      for (const print of rows) {
        const taker = byId.get(print.id)!.find(({ isMaker }) => !isMaker)!;
        expect(print).toMatchObject({
          price: taker.price,
          quantity: taker.quantity,
          side: taker.side,
          atMs: taker.atMs,
        });
      }
    });

    it('each order has traded what its trades say, and its status says so', () => {
      for (const { trades, open, ended } of people) {
        for (const order of [...open, ...ended]) {
          const own = trades.filter(({ orderId }) => orderId === order.id);
          expect(base(order.traded)).toBe(sum(own.map(({ quantity }) => base(quantity))));
          expect(quote(order.turnover)).toBe(sum(own.map(({ turnover }) => quote(turnover))));
          expect(quote(order.fee)).toBe(sum(own.map(({ fee }) => quote(fee))));
          if (order.status === 'unfilled') expect(own).toEqual([]);
          if (order.status === 'partial') expect(base(order.traded)).toBeLessThan(base(order.quantity!));
          if (order.status === 'completed' && order.quantity) expect(order.traded).toBe(order.quantity);
        }
      }
    });

    it('each balance is what came in and what the trades did, to the last unit', () => {
      for (const { trades, balances, open } of people) {
        const bought = trades.filter(({ side }) => side === 'buy');
        const sold = trades.filter(({ side }) => side === 'sell');
        const total = (asset: string) => balances.get(asset)!.available + balances.get(asset)!.held;
        expect(total('HBT')).toBe(
          base(MONEY.HBT) +
            sum(bought.map((one) => base(one.quantity) - base(one.fee))) -
            sum(sold.map((one) => base(one.quantity))),
        );
        expect(total('USDT')).toBe(
          quote(MONEY.USDT) -
            sum(bought.map((one) => quote(one.turnover))) +
            sum(sold.map((one) => quote(one.turnover) - quote(one.fee))),
        );
        const held = sum(
          open.filter(({ side }) => side === 'sell').map((one) => base(one.quantity!) - base(one.traded)),
        );
        expect(balances.get('HBT')!.held).toBe(held);
      }
    });

    it('the totals of a person are the sums of their rows', async () => {
      for (const { client, trades } of people) {
        const { rows } = await client.call('spot', 'totals', { symbol: SYMBOL });
        const bought = trades.filter(({ side }) => side === 'buy');
        const sold = trades.filter(({ side }) => side === 'sell');
        expect(rows).toHaveLength(1);
        expect(rows[0]!.count).toBe(trades.length);
        expect(base(rows[0]!.bought)).toBe(sum(bought.map((one) => base(one.quantity))));
        expect(base(rows[0]!.sold)).toBe(sum(sold.map((one) => base(one.quantity))));
        expect(quote(rows[0]!.boughtTurnover)).toBe(sum(bought.map((one) => quote(one.turnover))));
        expect(quote(rows[0]!.soldTurnover)).toBe(sum(sold.map((one) => quote(one.turnover))));
        const fees = new Map(rows[0]!.fees.map(({ fee, feeAsset }) => [feeAsset, fee]));
        expect(base(fees.get('HBT') ?? '0')).toBe(sum(bought.map((one) => base(one.fee))));
        expect(quote(fees.get('USDT') ?? '0')).toBe(sum(sold.map((one) => quote(one.fee))));
      }
    });

    it('the book is what the open orders add up to, and is not crossed', async () => {
      const { bids, asks } = await rig.exchange
        .visitor()
        .client.call('spot', 'depth', { symbol: SYMBOL, limit: '1000' });
      const levels = (side: 'buy' | 'sell') => {
        const byPrice = new Map<bigint, bigint>();
        for (const order of people.flatMap(({ open }) => open)) {
          if (order.side !== side || order.status === 'waiting') continue;
          const ticks = price(order.price!);
          byPrice.set(ticks, (byPrice.get(ticks) ?? 0n) + base(order.quantity!) - base(order.traded));
        }
        return [...byPrice].sort(([one], [other]) => Number(side === 'buy' ? other - one : one - other));
      };
      expect(bids.map(([at, quantity]) => [price(at), base(quantity)])).toEqual(levels('buy').slice(0, 1_000));
      expect(asks.map(([at, quantity]) => [price(at), base(quantity)])).toEqual(levels('sell').slice(0, 1_000));
      expect(price(bids[0]![0])).toBeLessThan(price(asks[0]![0]));
    });

    it.each(['1m', '1h', '1d'] as const)('the %s chart and the ticker are what the trades say', async (interval) => {
      const { client } = rig.exchange.visitor();
      const { rows } = await client.call('spot', 'klineData', { symbol: SYMBOL, interval, limit: '1000' });
      const expected = klinesOf(interval);
      for (const [openAtMs, wanted] of expected) {
        const [, open, high, low, close, volume, turnover, count] = rows.find(([at]) => at === openAtMs)!;
        expect({ open: price(open), high: price(high), low: price(low), close: price(close) }).toEqual(wanted.prices);
        expect([base(volume), quote(turnover), count]).toEqual([wanted.volume, wanted.turnover, wanted.count]);
      }
      const quiet = rows.filter(([at]) => !expected.has(at) && at > Math.min(...expected.keys()));
      for (const row of quiet) expect(row.slice(5)).toEqual(['0', '0', 0]);
      const { rows: tickers } = await client.call('spot', 'quotations', { symbol: SYMBOL });
      expect(base(tickers[0]!.baseVolume24h)).toBe(sum(prints().map(({ quantity }) => base(quantity))));
      expect(tickers[0]!.last).toBe(prints().at(-1)!.price);
    });

    it('programs see the same: account, orders and trades', async () => {
      for (const person of people) {
        const account = await ask(person, 'GET /api/v3/account');
        for (const [asset, scale] of [
          ['HBT', BASE_SCALE],
          ['USDT', QUOTE_SCALE],
        ] as const) {
          const row = account.balances.find((one: { asset: string }) => one.asset === asset);
          const own = person.balances.get(asset)!;
          expect([minor(row.free, scale), minor(row.locked, scale)]).toEqual([own.available, own.held]);
        }
        const open = await ask(person, 'GET /api/v3/openOrders', { symbol: WIRE_SYMBOL });
        expect(idsOf(open, 'orderId')).toEqual(person.open.map(({ id }) => id).sort());
        const trades = await ask(person, 'GET /api/v3/myTrades', { symbol: WIRE_SYMBOL, limit: '1000' });
        const known = new Map(person.trades.map((one) => [`${numberOf(one)}/${one.orderId}`, one]));
        for (const row of trades) {
          const own = known.get(`${row.id}/${row.orderId}`)!;
          expect([
            minor(row.qty, BASE_SCALE),
            minor(row.price, PRICE_SCALE),
            row.commissionAsset,
            minor(row.commission, row.isBuyer ? BASE_SCALE : QUOTE_SCALE),
          ]).toEqual([
            base(own.quantity),
            price(own.price),
            own.feeAsset,
            row.isBuyer ? base(own.fee) : quote(own.fee),
          ]);
        }
      }
    });

    it('the books outside agree with the core, and the fees of all are the house’s', async () => {
      const report = await rig.exchange.reconcile();
      expect(report.differences).toEqual([]);
      const fees = await rig.exchange.database.db.query<{ asset: string; minor: string }>(
        `select a.asset, available_minor + held_minor as minor from trading.balance b
           join trading.asset a on a.number = b.asset where b.account = 0 and a.asset in ('HBT', 'USDT') order by 1`,
      );
      const paid = (side: 'buy' | 'sell') => allTrades().filter((trade) => trade.side === side);
      expect(fees.map(({ minor }) => BigInt(minor))).toEqual([
        sum(paid('buy').map(({ fee }) => base(fee))),
        sum(paid('sell').map(({ fee }) => quote(fee))),
      ]);
    });
  });
}

async function read(trader: Trader): Promise<Person> {
  const { client } = trader;
  const { rows } = await client.call('spot', 'balances');
  return {
    ...trader,
    open: await pages((more) => client.call('spot', 'openOrders', { symbol: SYMBOL, limit: '100', ...more })),
    ended: await pages((more) => client.call('spot', 'orderHistory', { symbol: SYMBOL, limit: '100', ...more })),
    trades: await pages((more) => client.call('spot', 'trades', { symbol: SYMBOL, limit: '100', ...more })),
    balances: new Map(
      rows.map(({ asset, available, held }) => {
        const scale = asset === 'USDT' ? QUOTE_SCALE : BASE_SCALE;
        return [asset, { available: minor(available, scale), held: minor(held, scale) }] as const;
      }),
    ),
  };
}

async function pages<Row>(
  fetch: (more: Record<string, string>) => Promise<{ rows: Row[]; next: string | null }>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let before: string | null | undefined; before !== null; ) {
    const { rows, next }: { rows: Row[]; next: string | null } = await fetch(before ? { before } : {});
    all.push(...rows);
    before = next;
  }
  return all;
}

async function ask(trader: Trader, line: string, fields: Record<string, string> = {}): Promise<RawAnswer['body']> {
  const answer = await signed(rig, trader, line, fields);
  expect(answer.status).toBe(200);
  return answer.body;
}

const allTrades = (): OwnTrade[] => people.flatMap(({ trades }) => trades);
/** Each trade once, in the order in which they happened. */
const prints = (): OwnTrade[] =>
  allTrades()
    .filter(({ isMaker }) => !isMaker)
    .sort((one, other) => numberOf(one) - numberOf(other));

/** Programs know a trade by its number in its market. */
const numberOf = ({ id }: OwnTrade): number => Number(id.split('-').at(-1));

interface Wanted {
  readonly prices: { open: bigint; high: bigint; low: bigint; close: bigint };
  volume: bigint;
  turnover: bigint;
  count: number;
}

/** The charts once more, from the trades that people see. */
function klinesOf(interval: KlineInterval): Map<number, Wanted> {
  const klines = new Map<number, Wanted>();
  for (const trade of prints()) {
    const openAtMs = klineOpenOf(interval, trade.atMs);
    const at = price(trade.price);
    const kline = klines.get(openAtMs) ?? {
      prices: { open: at, high: at, low: at, close: at },
      volume: 0n,
      turnover: 0n,
      count: 0,
    };
    klines.set(openAtMs, kline);
    if (at > kline.prices.high) kline.prices.high = at;
    if (at < kline.prices.low) kline.prices.low = at;
    kline.prices.close = at;
    kline.volume += base(trade.quantity);
    kline.turnover += quote(trade.turnover);
    kline.count += 1;
  }
  return klines;
}

const minor = (text: string, scale: number): bigint => readAmount(trimmed(text, scale), scale);
/** Programs are told more zeros than a coin has places. */
const trimmed = (text: string, scale: number): string => {
  const [whole, places = ''] = text.split('.');
  expect(places.slice(scale)).toMatch(/^0*$/);
  return places === '' ? whole! : `${whole}.${places.slice(0, scale)}`;
};
const base = (text: string): bigint => minor(text, BASE_SCALE);
const quote = (text: string): bigint => minor(text, QUOTE_SCALE);
const price = (text: string): bigint => minor(text, PRICE_SCALE);
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, one) => total + one, 0n);
const idsOf = (rows: readonly Record<string, unknown>[], key: string): string[] =>
  rows.map((row) => String(row[key])).sort();
