import { describe, expect, it } from 'vitest';
import type { Command, PlaceCommand } from './command.ts';
import { imageOf } from './journal/snapshot.ts';
import { applyAll } from './reference/compare.ts';
import {
  ANN,
  atMarket as anyAtMarket,
  limit as anyLimit,
  BOB,
  BTC,
  EVE,
  endOf,
  last,
  rates,
  refusalOf,
  START,
  tradesOf,
  USDT,
} from './trading-core.rig.ts';
import { TradingCore } from './trading-core.ts';

/** The terms that today's orders have; tests about other terms override them. */
const TODAY = { feeFrom: 'received', selfTrade: 'expireTaker' } as const;
const limit = (...[account, side, ticks, lots, more]: Parameters<typeof anyLimit>): PlaceCommand =>
  anyLimit(account, side, ticks, lots, { ...TODAY, ...more });
const atMarket = (account: number, side: 'buy' | 'sell', more: Partial<PlaceCommand>): PlaceCommand =>
  anyAtMarket(account, side, { ...TODAY, ...more });
const FOK = { timeInForce: 'fok' } as const;

const after = (...commands: Command[]): TradingCore => {
  const core = new TradingCore();
  applyAll(core, [...START, ...commands], 1);
  return core;
};
const owned = (core: TradingCore, account: number, asset: number): bigint[] => {
  const found = imageOf(core).balances.find((one) => one.account === account && one.asset === asset);
  return [found?.availableMinor ?? 0n, found?.heldMinor ?? 0n];
};

describe('a fee that is taken from what is received', () => {
  // A lot is 1,000 minor units of BTC. Ann pays 0.2 % as taker and as maker, Bob 0.1 % and 0.15 %.
  it('is base for a buyer and quote for a seller, whoever of them was first', () => {
    const taken = after(limit(BOB, 'sell', 1_000, 5), limit(ANN, 'buy', 1_000, 5));
    expect(owned(taken, ANN, BTC)).toEqual([5_000n - 10n, 0n]);
    expect(owned(taken, ANN, USDT)).toEqual([1_000_000n - 5_000n, 0n]);
    expect(owned(taken, BOB, USDT)).toEqual([5_000n - 5n, 0n]);
    expect([owned(taken, 0, BTC)[0], owned(taken, 0, USDT)[0]]).toEqual([10n, 5n]);
    const made = after(limit(ANN, 'buy', 1_000, 5), limit(BOB, 'sell', 1_000, 5));
    expect(owned(made, ANN, BTC)).toEqual([4_990n, 0n]);
    expect(owned(made, BOB, USDT)).toEqual([5_000n - 8n, 0n]);
    expect([owned(made, 0, BTC)[0], owned(made, 0, USDT)[0]]).toEqual([10n, 8n]);
  });

  it('is told by its trade', () => {
    const [trade] = tradesOf(last(limit(BOB, 'sell', 1_000, 5), limit(ANN, 'buy', 1_000, 5)));
    expect(trade).toMatchObject({ isBuyerFeeInBase: true, takerFeeMinor: 10n, makerFeeMinor: 5n });
    const [old] = tradesOf(last(limit(BOB, 'sell', 1_000, 5), anyLimit(ANN, 'buy', 1_000, 5)));
    expect(old).toMatchObject({ isBuyerFeeInBase: false, takerFeeMinor: 10n, makerFeeMinor: 5n });
  });

  it('is rounded up in the smallest unit of that coin', () => {
    const change: Command = { kind: 'fees', version: 2, levels: [rates(1, 1)] };
    const [trade] = tradesOf(last(change, limit(BOB, 'sell', 1_000, 1), limit(ANN, 'buy', 1_000, 1)));
    expect([trade!.takerFeeMinor, trade!.makerFeeMinor]).toEqual([1n, 1n]);
  });

  it('lets a buy hold its price and no more, so that all of what there is can be spent', () => {
    const core = after(limit(ANN, 'buy', 1_000, 1_000));
    expect(owned(core, ANN, USDT)).toEqual([0n, 1_000_000n]);
    expect(refusalOf(last(limit(ANN, 'buy', 1_000, 1_001)))).toMatchObject({ details: { needed: '1001000' } });
  });

  it('lets a sum spend what it says', () => {
    const book = [limit(BOB, 'sell', 1_000, 500), limit(BOB, 'sell', 1_010, 500)];
    const core = after(...book, atMarket(ANN, 'buy', { quoteUnits: 1_000_000 }));
    // 500 lots at 1,000, then 495 at 1,010: 50 units are less than one more.
    expect(owned(core, ANN, USDT)).toEqual([50n, 0n]);
    expect(owned(core, ANN, BTC)).toEqual([995_000n - 1_000n - 990n, 0n]);
  });

  it('stays quote where an order asks for that: what was bought can be sold', () => {
    const core = after(limit(BOB, 'sell', 1_000, 5), limit(ANN, 'buy', 1_000, 5, { feeFrom: 'quote' }));
    expect(owned(core, ANN, BTC)).toEqual([5_000n, 0n]);
    expect(owned(core, ANN, USDT)).toEqual([1_000_000n - 5_010n, 0n]);
  });
});

describe('an order that cannot trade as it asked', () => {
  it.each<[string, Command[], PlaceCommand, number]>([
    ['all or nothing, and it is not all there', [limit(BOB, 'sell', 1_000, 5)], limit(ANN, 'buy', 1_000, 6, FOK), 6],
    ['all or nothing, and nobody is there', [], limit(ANN, 'buy', 1_000, 6, FOK), 6],
    ['lots at the market with nobody to meet', [], atMarket(ANN, 'buy', { lots: 7 }), 7],
    ['a sum at the market with nobody to meet', [], atMarket(ANN, 'buy', { quoteUnits: 5_000 }), 0],
    ['lots that nobody wants', [], atMarket(BOB, 'sell', { lots: 7 }), 7],
    ['now or never, and it is never', [], limit(ANN, 'buy', 1_000, 6, { timeInForce: 'ioc' }), 6],
  ])('%s: is accepted and expires', (_what, book, order, openLots) => {
    const core = after(...book);
    const before = imageOf(core);
    const [outcome] = applyAll(core, [order], 1);
    expect(outcome).toMatchObject([{ kind: 'accepted' }, { kind: 'closed', reason: 'expired', openLots }]);
    expect(imageOf(core)).toMatchObject({ balances: before.balances, orders: before.orders });
  });

  it('is refused all the same for what is wrong with it', () => {
    expect(refusalOf(last(atMarket(999, 'buy', { lots: 7 })))).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    expect(refusalOf(last(atMarket(ANN, 'buy', { quoteUnits: 999 })))).toMatchObject({ code: 'BELOW_MIN_NOTIONAL' });
    expect(refusalOf(last(atMarket(ANN, 'buy', { quoteUnits: 1_000_001 })))).toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
    });
    expect(refusalOf(last(atMarket(ANN, 'buy', { lots: 8e15 + 1 })))).toMatchObject({ code: 'QUANTITY_TOO_LARGE' });
  });

  it('is filled where its sum empties the book to the last unit', () => {
    const outcome = last(limit(BOB, 'sell', 1_000, 5), atMarket(ANN, 'buy', { quoteUnits: 5_000 }));
    expect(endOf(outcome)).toEqual(['filled', 'filled']);
    const more = last(limit(BOB, 'sell', 1_000, 5), atMarket(ANN, 'buy', { quoteUnits: 5_001 }));
    expect(endOf(more)).toEqual(['filled', 'expired']);
  });
});

describe('orders of one account that meet', () => {
  const book = [limit(BOB, 'sell', 1_000, 5), limit(EVE, 'sell', 1_000, 4), limit(BOB, 'sell', 1_000, 5)];
  const buy = (selfTrade: PlaceCommand['selfTrade'], more: Partial<PlaceCommand> = {}): PlaceCommand =>
    limit(EVE, 'buy', 1_000, 12, { selfTrade, ...more });
  const told = (order: PlaceCommand) =>
    last(...book, order).map((event) => (event.kind === 'closed' ? `${event.orderId} ${event.reason}` : event.kind));

  it.each<[PlaceCommand['selfTrade'], string[]]>([
    ['expireTaker', ['accepted', 'trade', '6 filled', 'prevented', '9 selfTrade']],
    ['expireMaker', ['accepted', 'trade', '6 filled', 'prevented', '7 selfTrade', 'trade', '8 filled']],
    ['expireBoth', ['accepted', 'trade', '6 filled', 'prevented', '7 selfTrade', '9 selfTrade']],
    ['none', ['accepted', 'trade', '6 filled', 'trade', '7 filled', 'trade', '9 filled']],
  ])('%s', (selfTrade, events) => {
    expect(told(buy(selfTrade))).toEqual(events);
  });

  it('tells what was prevented', () => {
    const outcome = last(...book, buy('expireMaker'));
    expect(outcome.find((event) => event.kind === 'prevented')).toEqual({
      kind: 'prevented',
      preventedId: 10,
      market: 1,
      account: EVE,
      makerOrderId: 7,
      takerOrderId: 9,
      ticks: 1_000,
      makerLots: 4,
      takerLots: 7,
      selfTrade: 'expireMaker',
    });
  });

  it('gives the held money of the one that ends back', () => {
    const core = after(...book, buy('expireBoth'));
    expect(owned(core, EVE, BTC)).toEqual([1_000_000n + 5_000n - 10n, 0n]);
  });

  it('counts all or nothing without what will not be traded, and leaves that alone where it is not all', () => {
    expect(told(buy('expireMaker', { lots: 10, ...FOK })).slice(-2)).toEqual(['8 filled', '9 filled']);
    expect(told(buy('expireMaker', { lots: 11, ...FOK }))).toEqual(['accepted', '9 expired']);
    expect(told(buy('expireTaker', { lots: 6, ...FOK }))).toEqual(['accepted', '9 expired']);
  });

  it('takes nothing from anybody by trading with itself but the fees', () => {
    const core = after(limit(EVE, 'sell', 1_000, 5), limit(EVE, 'buy', 1_000, 5, { selfTrade: 'none' }));
    expect(owned(core, EVE, BTC)).toEqual([1_000_000n - 10n, 0n]);
    expect(owned(core, EVE, USDT)).toEqual([1_000_000n - 10n, 0n]);
  });

  it('asks for what may be traded and not for what stands behind its own order', () => {
    const sells = [limit(EVE, 'sell', 1_000, 4), limit(BOB, 'sell', 1_000, 999)];
    const market = (selfTrade: PlaceCommand['selfTrade']) => atMarket(EVE, 'buy', { lots: 1_003, selfTrade });
    expect(endOf(last(...sells, market('expireTaker')))).toEqual(['selfTrade']);
    expect(endOf(last(...sells, market('expireMaker')))).toEqual(['selfTrade', 'filled', 'expired']);
  });
});

describe("a caller's id that is good while its order is open", () => {
  const mine = (lots: number) => limit(ANN, 'buy', 1_000, lots, { clientId: 'mine', idUse: 'whileOpen' });
  const cancel: Command = { kind: 'cancel', account: ANN, orderId: 0, clientId: 'mine' };

  it('is refused a second time, whatever is asked, until that one has ended', () => {
    for (const again of [mine(5), mine(6)]) {
      expect(refusalOf(last(mine(5), again))).toEqual({ code: 'IDEMPOTENCY_MISMATCH', details: { id: '6' } });
    }
    expect(last(mine(5), cancel, mine(5))[0]).toMatchObject({ kind: 'accepted', orderId: 7 });
    expect(last(mine(5), limit(BOB, 'sell', 1_000, 5), mine(5))[0]).toMatchObject({ kind: 'accepted', orderId: 8 });
  });

  it('then names the later order', () => {
    expect(last(mine(5), cancel, mine(6), cancel)).toMatchObject([{ kind: 'closed', orderId: 7, openLots: 6 }]);
    expect(refusalOf(last(mine(5), cancel, mine(6), mine(6)))).toMatchObject({ details: { id: '7' } });
  });

  it('may be the one of the order that is replaced', () => {
    const replace: Command = { kind: 'replace', orderId: 6, place: mine(9) };
    expect(last(mine(5), replace).map((event) => event.kind)).toEqual(['closed', 'accepted']);
    // The id of another order may not be taken, and nothing goes.
    const core = after(limit(ANN, 'buy', 900, 5), mine(5));
    expect(applyAll(core, [replace], 1)[0]).toMatchObject([{ refusal: { code: 'IDEMPOTENCY_MISMATCH' } }]);
    expect(imageOf(core).orders).toHaveLength(2);
  });

  it('is another account`s affair', () => {
    expect(last(mine(5), { ...mine(5), account: EVE })[0]).toMatchObject({ kind: 'accepted' });
  });
});

describe('an order that becomes smaller', () => {
  const amend = (orderId: number, lots: number, account = ANN): Command => ({ kind: 'amend', account, orderId, lots });

  it('keeps its place, and gives back what it holds no more', () => {
    const two = [limit(ANN, 'buy', 1_000, 10), limit(EVE, 'buy', 1_000, 10), amend(6, 4)];
    expect(last(...two)).toEqual([
      { kind: 'amended', orderId: 6, account: ANN, market: 1, lotsBefore: 10, lots: 4, openLots: 4 },
    ]);
    const core = after(...two);
    expect(owned(core, ANN, USDT)).toEqual([996_000n, 4_000n]);
    expect([...core.state.markets[1]!.book.bids.levels()]).toEqual([{ ticks: 1_000, lots: 14 }]);
    const [outcome] = applyAll(core, [limit(BOB, 'sell', 1_000, 6)], 1);
    expect(tradesOf(outcome!).map(({ makerOrderId, lots }) => [makerOrderId, lots])).toEqual([
      [6, 4],
      [7, 2],
    ]);
  });

  it('counts what has traded, and is filled where that comes to all of it', () => {
    const part = [limit(BOB, 'sell', 1_000, 10), limit(ANN, 'buy', 1_000, 4)];
    expect(last(...part, amend(6, 6, BOB))).toMatchObject([{ lots: 6, openLots: 2 }]);
    expect(endOf(last(...part, amend(6, 6, BOB), limit(ANN, 'buy', 1_000, 2)))).toEqual(['filled', 'filled']);
    const tooLow = { code: 'AMEND_NOT_LOWER', details: { lots: '10', tradedLots: '4' } };
    expect(refusalOf(last(...part, amend(6, 4, BOB)))).toEqual(tooLow);
    expect(refusalOf(last(...part, amend(6, 10, BOB)))).toEqual(tooLow);
  });

  it('may be a stop that waits, but not one that spends a sum', () => {
    const stop = limit(ANN, 'buy', 1_020, 5, { trigger: 'above', stopTicks: 1_010 });
    expect(last(stop, amend(6, 3))).toMatchObject([{ kind: 'amended', openLots: 3 }]);
    expect(owned(after(stop, amend(6, 3)), ANN, USDT)[1]).toBe(3n * 1_020n);
    const sum = atMarket(ANN, 'buy', { quoteUnits: 5_000, trigger: 'above', stopTicks: 1_010 });
    expect(refusalOf(last(sum, amend(6, 3)))).toEqual({ code: 'INVALID_ORDER' });
  });

  it('is refused where it is another`s, too small, or the market stands still', () => {
    const order = limit(ANN, 'buy', 1_000, 10);
    expect(refusalOf(last(order, amend(6, 4, EVE)))).toEqual({ code: 'ORDER_NOT_FOUND' });
    expect(refusalOf(last(limit(ANN, 'buy', 950, 10), amend(6, 1)))).toEqual({
      code: 'BELOW_MIN_NOTIONAL',
      details: { minUnits: '1000', notionalUnits: '950' },
    });
    const halt: Command = { kind: 'marketStatus', market: 1, status: 'halted' };
    expect(refusalOf(last(order, halt, amend(6, 4)))).toEqual({ code: 'MARKET_HALTED' });
  });
});

describe('a stop', () => {
  const stop = (ticks: number, stopTicks: number): PlaceCommand =>
    limit(ANN, 'buy', ticks, 2, { trigger: 'above', stopTicks });
  const trade = (ticks: number) => [limit(BOB, 'sell', ticks, 2), limit(EVE, 'buy', ticks, 2)];

  it('ends where its limit is outside the band when it wakes', () => {
    const outcome = last(...trade(1_000), stop(1_300, 1_050), ...trade(1_060));
    expect(outcome.slice(-2)).toMatchObject([
      { kind: 'triggered' },
      { kind: 'closed', reason: 'outsideBand', openLots: 2 },
    ]);
    const inside = last(...trade(1_000), stop(1_160, 1_050), limit(BOB, 'sell', 1_060, 5), limit(EVE, 'buy', 1_060, 2));
    expect(endOf(inside).at(-1)).toBe('filled');
  });

  it('is refused where no day brings its price', () => {
    const refusal = { code: 'OUTSIDE_BAND', details: { minTicks: '200', maxTicks: '5000' } };
    expect(refusalOf(last(...trade(1_000), stop(5_000, 5_001)))).toEqual(refusal);
    expect(refusalOf(last(...trade(1_000), stop(5_001, 5_000)))).toEqual(refusal);
    expect(refusalOf(last(...trade(1_000), stop(199, 1_100)))).toEqual(refusal);
    expect(last(...trade(1_000), stop(500, 1_100))[0]).toMatchObject({ kind: 'accepted' });
  });
});
