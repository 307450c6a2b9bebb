import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { gridProduct } from '../../src/modules/grid/public.ts';
import { productFile } from '../house/product-file.rig.ts';
import type { Member } from '../test-exchange.ts';
import { fillsOf, GridHouse, oneGrid, sidesOf } from './grid.rig.ts';

let house: GridHouse;
beforeAll(async () => {
  house = await GridHouse.open();
}, 180_000);
afterAll(() => house.close());
beforeEach(() => house.market.reset());

/** Six places of USDT, eight of BTC. */
const usdt = (text: string): bigint => minorOf(text, 6);
const btc = (text: string): bigint => minorOf(text, 8);
function minorOf(text: string, scale: number): bigint {
  const [whole = '0', places = ''] = text.split('.');
  return BigInt(`${whole}${places.padEnd(scale, '0')}`);
}

/** Chapter 8 in the plainest way: an order at each level but one, each followed by another a level away. */
class PlainGrid {
  readonly #levels: readonly bigint[];
  readonly #quantity: bigint;
  readonly #orders: ('buy' | 'sell' | null)[];
  /** What the first order of each cell between two levels paid or got, until the second one comes. */
  readonly #first = new Map<number, bigint>();
  quote: bigint;
  base: bigint;
  pairs = 0;
  profit = 0n;

  constructor(
    levels: readonly bigint[],
    skip: number,
    quantity: bigint,
    has: { readonly quote: bigint; readonly base: bigint },
  ) {
    this.#levels = levels;
    this.#quantity = quantity;
    this.#orders = levels.map((_, index) => (index === skip ? null : index < skip ? 'buy' : 'sell'));
    this.quote = has.quote;
    this.base = has.base;
  }

  /** The order at a level trades, for its price and a fee of a tenth of a percent, rounded up. */
  trade(level: number): void {
    const side = this.#orders[level];
    if (!side) throw new Error(`no order at level ${level}`);
    const worth = (this.#levels[level]! * this.#quantity) / 10n ** 8n;
    const fee = (worth + 999n) / 1_000n;
    const flow = side === 'buy' ? -(worth + fee) : worth - fee;
    this.quote += flow;
    this.base += side === 'buy' ? this.#quantity : -this.#quantity;
    const cell = side === 'buy' ? level : level - 1;
    const before = this.#first.get(cell);
    if (before === undefined) this.#first.set(cell, flow);
    else {
      this.#first.delete(cell);
      this.pairs++;
      this.profit += before + flow;
    }
    this.#orders[level] = null;
    this.#orders[side === 'buy' ? level + 1 : level - 1] = side === 'buy' ? 'sell' : 'buy';
  }

  get sides(): readonly string[] {
    return this.#orders.map((side) => (side === null ? '-' : side[0]!));
  }
}

/** A running grid beside its plain model. */
async function twins(who: Member, over: Readonly<Record<string, string>> = {}) {
  const id = await house.running(who, over);
  const { levels, quantity, quoteNow, baseNow } = await oneGrid(who, id);
  const prices = levels.map(({ price }) => price);
  const skip = levels.findIndex(({ side }) => side === null);
  const has = { quote: usdt(quoteNow), base: btc(baseNow) };
  const plain = new PlainGrid(prices.map(usdt), skip, btc(quantity!), has);
  return { id, plain, prices, quantity: quantity! };
}

/** Moves the price over levels, and compares the two after each. */
async function walk(who: Member, { id, plain, prices, quantity }: Awaited<ReturnType<typeof twins>>, path: number[]) {
  for (const level of path) {
    const side = (await oneGrid(who, id)).levels[level]!.side;
    await house.market.move(side === 'buy' ? 'sell' : 'buy', prices[level]!, quantity);
    plain.trade(level);
    const grid = await oneGrid(who, id);
    expect(await sidesOf(who, id)).toEqual(plain.sides);
    const money = { quote: usdt(grid.quoteNow), base: btc(grid.baseNow) };
    expect({ ...money, pairs: grid.pairs, profit: usdt(grid.gridProfit) }).toEqual({
      quote: plain.quote,
      base: plain.base,
      pairs: plain.pairs,
      profit: plain.profit,
    });
  }
  const grid = await oneGrid(who, id);
  const worth = (usdt(grid.lastPrice!) * plain.base) / 10n ** 8n;
  const total = plain.quote + worth - usdt(grid.investment);
  expect(usdt(grid.total)).toBe(total);
  expect(usdt(grid.floating)).toBe(total - plain.profit);
  const profits = (await fillsOf(who, id)).flatMap(({ profit }) => profit ?? []);
  expect(profits.map(usdt).reduce((sum, each) => sum + each, 0n)).toBe(plain.profit);
  return grid;
}

it('earns of a scripted price exactly what chapter 8 computes', async () => {
  const nora = await house.someone();
  const both = await twins(nora);
  expect(both.prices).toEqual(Array.from({ length: 11 }, (_, index) => String(50_000 + index * 1_000)));
  // Up: the sell at 55,000 begins a pair, and the buy at 54,000 below it completes one.
  await walk(nora, both, [5, 4]);
  expect(await oneGrid(nora, both.id)).toMatchObject({ pairs: 1, gridProfit: '3.34125' });
  // Down to the lowest level and up again: every buy begins a pair, every sell completes it.
  await walk(nora, both, [3, 2, 1, 0, 1]);
  const [last] = await fillsOf(nora, both.id);
  expect(last).toMatchObject({ kind: 'level', side: 'sell', level: 1, price: '51000', profit: '3.37125' });
  const grid = await walk(nora, both, [2, 3, 4]);
  // 3.34125 at the top, and 3.37125, 3.36375, 3.35625, 3.34875 of the four below.
  expect(grid).toMatchObject({ pairs: 5, gridProfit: '16.78125' });
  const ended = await house.end(nora, both.id);
  expect(ended).toMatchObject({ state: 'STOPPED_MANUAL', isEnding: false });
  expect(ended.returned).toEqual({ quote: grid.quoteNow, base: grid.baseNow });
  expect((await house.spotOf(nora)).USDT![1]).toBe(0n);
  // The file of fills has each of them, and its profits are the grid's.
  const file = await productFile(gridProduct, 'gridFills', house.exchange, nora, {});
  const [head, ...rows] = file
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  const cells = (name: string) => rows.map((row) => row[head!.indexOf(name)]!);
  expect(cells('order').length).toBe((await fillsOf(nora, both.id)).length);
  expect(
    cells('profit')
      .filter(Boolean)
      .map(usdt)
      .reduce((sum, each) => sum + each, 0n),
  ).toBe(usdt('16.78125'));
  expect(new Set([...cells('grid'), ...cells('market')])).toEqual(new Set([both.id, 'BTC_USDT']));
  expect(ended.levels.every(({ state }) => state === 'none')).toBe(true);
  expect(await house.differences()).toEqual([]);
});

it('earns to the last unit where neither levels nor fees are round', async () => {
  const nora = await house.someone();
  const over = { mode: 'geometric', lower: '50013.7', upper: '59871.3', grids: '7', investment: '1733.37' };
  const both = await twins(nora, over);
  const skip = both.plain.sides.indexOf('-');
  const [up, down] = [skip + 1, skip - 1];
  const grid = await walk(nora, both, [up, up + 1, up, skip, down, down - 1, down, skip]);
  expect(grid.pairs).toBeGreaterThan(2);
  await house.end(nora, both.id);
  expect(await house.differences()).toEqual([]);
});
