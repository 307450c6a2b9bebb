import { describe, expect, it } from 'vitest';
import type { Market, Order } from '../market.ts';
import { gridOf } from '../market.ts';
import { columnsOf, draftAt, leftOf, linesOf, movedOrder, reachedRange, snapped, spreadTags } from './order-lines.ts';

const MARKET = {
  symbol: 'BTC_USDT',
  base: 'BTC',
  quote: 'USDT',
  priceScale: 1,
  tick: '0.5',
  quantityScale: 4,
  lot: '0.0001',
  minNotional: '5',
  baseScale: 8,
  quoteScale: 6,
} as Market;
const GRID = gridOf(MARKET);
const ORDER = {
  id: '1',
  symbol: 'BTC_USDT',
  side: 'buy',
  type: 'limit',
  timeInForce: 'gtc',
  postOnly: false,
  price: '60000',
  stopPrice: null,
  quantity: '0.02',
  quoteAmount: null,
  displayQuantity: null,
  trailingDelta: null,
  traded: '0.005',
  status: 'partial',
} as Order;
const STOP = {
  ...ORDER,
  id: '2',
  side: 'sell',
  type: 'stop-limit',
  stopPrice: '58000',
  price: '57900',
  traded: '0',
  status: 'waiting',
} as Order;

describe('the lines of a chart', () => {
  it('are the open orders of its market, at what a hand may move, the highest first', () => {
    const other = { ...ORDER, symbol: 'ETH_USDT' };
    const woken = { ...STOP, id: '3', status: 'unfilled' } as Order;
    const all = linesOf([STOP, other, ORDER, woken], MARKET);
    expect(all.map(({ order, price }) => [order.id, price])).toEqual([
      ['1', 600_000],
      ['2', 580_000],
      ['3', 579_000],
    ]);
  });

  it.each([
    ['none', [], 100, 200],
    ['one that is near', [250], 100, 250],
    ['one at the edge of its reach', [0], 0, 200],
    ['one that is too far', [301, -1], 100, 200],
  ] as const)('widen its prices for %s', (_, lines, low, high) => {
    expect(reachedRange(100, 200, lines)).toEqual({ low, high });
  });

  it.each([
    [600_002, 5, 600_000],
    [600_003, 5, 600_005],
    [-20, 5, 5],
    [0, 1, 1],
  ])('%i comes to lie on a step of %i: %i', (price, step, wanted) => expect(snapped(price, step)).toBe(wanted));

  it.each([
    ['nothing near', [10, 60], null, [10, 60]],
    ['two that touch', [10, 15, 60], null, [10, 31, 60]],
    ['one above the last price and one below', [95, 105], 100, [79, 121]],
    ['a heap above the last price', [90, 92, 94], 100, [37, 58, 79]],
  ] as const)('keep their tags apart: %s', (_, ys, fixed, wanted) => {
    expect(spreadTags(ys, fixed, 21)).toEqual(wanted);
  });

  it.each([
    [
      [0, 30, 60],
      [0, 0, 0],
    ],
    [
      [0, 10, 30],
      [0, 1, 0],
    ],
    [
      [0, 1, 2, 3],
      [0, 1, 0, 0],
    ],
  ])('keep their labels beside one another: %j', (ys, wanted) => expect(columnsOf(ys, 24, 2)).toEqual(wanted));
});

describe('an order that is moved', () => {
  it('is what is left of it', () => {
    expect(leftOf(ORDER, GRID)).toBe('0.015');
    expect(draftAt(ORDER, 590_005, GRID)).toMatchObject({ type: 'limit', price: '59000.5', quantity: '0.015' });
  });

  it('keeps the distance between what wakes a stop and its limit', () => {
    expect(draftAt(STOP, 570_000, GRID)).toMatchObject({ type: 'stop-limit', stopPrice: '57000', price: '56900' });
    const market = { ...STOP, type: 'stop-market', price: '60900' } as Order;
    expect(draftAt(market, 570_000, GRID)).toMatchObject({ type: 'stop-market', stopPrice: '57000', price: '' });
    expect(draftAt({ ...STOP, status: 'unfilled' }, 570_000, GRID)).toMatchObject({ type: 'limit', price: '57000' });
  });

  const terms = { market: MARKET, makerPpm: 1_000, takerPpm: 1_000, bestTicks: 120_200 };
  const line = { order: ORDER, price: 600_000 };

  it('may use what it holds itself, and no more', () => {
    const funds = { baseMinor: 0n, quoteMinor: 1_000_000n };
    const dearer = movedOrder(line, 600_500, { ...terms, funds });
    expect([dearer.totalBeforeMinor, dearer.totalMinor]).toEqual([900_000_000n, 900_750_000n]);
    expect(dearer.checked.input).toMatchObject({ price: '60050', quantity: '0.015' });
    const tooDear = movedOrder(line, 601_000, { ...terms, funds });
    expect(tooDear.checked.problems.quantity).toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
      details: { missing: '0.5' },
    });
  });

  it.each([
    ['a part of itself', '0.004', '0.004'],
    ['all, where no more is left of it', '0.015', null],
    ['all of itself', null, null],
  ])('goes on showing %s', (_what, displayQuantity, shown) => {
    const iceberg = { ...line, order: { ...line.order, displayQuantity } };
    expect(movedOrder(iceberg, 600_500, { ...terms, funds: null }).displayQuantity).toBe(shown);
  });

  it('goes on following the price as a stop, and no more once it woke', () => {
    const trailing = { ...STOP, trailingDelta: 100 };
    const moved = (order: Order) => movedOrder({ order, price: 580_000 }, 570_000, { ...terms, funds: null });
    expect(moved(trailing).trailingDelta).toBe(100);
    expect(moved({ ...trailing, status: 'unfilled' }).trailingDelta).toBe(null);
  });

  it.each([
    [600_995, false],
    [601_000, true],
  ])('at %i meets the other side: %s', (price, isMeeting) => {
    expect(movedOrder(line, price, { ...terms, funds: null }).isMeeting).toBe(isMeeting);
  });
});
