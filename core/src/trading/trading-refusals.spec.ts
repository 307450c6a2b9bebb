import { describe, expect, it } from 'vitest';
import { AMOUNT_MAX, UNITS_MAX } from './amount.ts';
import type { Command } from './command.ts';
import { imageOf } from './journal/snapshot.ts';
import { applyAll } from './reference/compare.ts';
import {
  ANN,
  atMarket,
  BOB,
  BTC,
  credit,
  debit,
  EVE,
  last,
  limit,
  market,
  rates,
  refusalOf,
  START,
  tradesOf,
  USDT,
} from './trading-core.rig.ts';
import { TradingCore } from './trading-core.ts';

describe('a sale for a sum', () => {
  it('that buys all of an order and a cheaper lot behind it needs all of these', () => {
    const poor = [limit(ANN, 'buy', 1_000, 1), limit(ANN, 'buy', 100, 20), credit(200, BTC, 5_000n, 'five lots')];
    const sale = (quoteUnits: number) => atMarket(200, 'sell', { quoteUnits, selfTrade: 'expireTaker' });
    expect(last(...poor, sale(1_500))).toMatchObject([
      { refusal: { code: 'INSUFFICIENT_BALANCE', details: { needed: '6000', available: '5000' } } },
    ]);
    expect(tradesOf(last(...poor, sale(1_499))).map(({ lots }) => lots)).toEqual([1, 4]);
  });
});

describe('a refusal says its numbers', () => {
  const stop = { trigger: 'above', stopTicks: 1_000 } as const;
  const trade = [limit(BOB, 'sell', 1_000, 5), limit(EVE, 'buy', 1_000, 5)];
  it.each<[string, Command[], unknown]>([
    ['no such market', [limit(ANN, 'buy', 1_000, 5, { market: 9 })], { code: 'MARKET_NOT_FOUND' }],
    [
      'halted',
      [{ kind: 'marketStatus', market: 1, status: 'halted' }, limit(ANN, 'buy', 1_000, 5)],
      { code: 'MARKET_HALTED' },
    ],
    ['a last price for no market', [{ kind: 'lastPrice', market: 9, ticks: 5 }], { code: 'MARKET_NOT_FOUND' }],
    ['a last price where people trade', [{ kind: 'lastPrice', market: 1, ticks: 5 }], { code: 'MARKET_IN_USE' }],
    [
      'a last price where an order waits',
      [
        ...trade,
        limit(ANN, 'buy', 1_000, 5, { trigger: 'above', stopTicks: 1_050 }),
        { kind: 'marketStatus', market: 1, status: 'halted' },
        { kind: 'lastPrice', market: 1, ticks: 5 },
      ],
      { code: 'MARKET_IN_USE' },
    ],
    [
      'an order in a market that is taken',
      [{ kind: 'takeMarket', market: 1, asset: BTC }, limit(ANN, 'buy', 1_000, 5)],
      { code: 'MARKET_HALTED' },
    ],
    [
      'another status of a market that is taken',
      [
        { kind: 'takeMarket', market: 1, asset: BTC },
        { kind: 'takeMarket', market: 1, asset: BTC },
        { kind: 'marketStatus', market: 1, status: 'open' },
      ],
      { code: 'MARKET_TAKEN' },
    ],
    [
      'a market that is taken for its other coin, which that one does not give back',
      [
        { kind: 'takeMarket', market: 1, asset: BTC },
        { kind: 'giveMarket', market: 1, asset: USDT },
        { kind: 'takeMarket', market: 1, asset: USDT },
      ],
      { code: 'MARKET_TAKEN' },
    ],
    [
      'an order in a market that was halted before it was taken and given back',
      [
        { kind: 'marketStatus', market: 1, status: 'halted' },
        { kind: 'takeMarket', market: 1, asset: BTC },
        { kind: 'giveMarket', market: 1, asset: BTC },
        limit(ANN, 'buy', 1_000, 5),
      ],
      { code: 'MARKET_HALTED' },
    ],
    ['no market to take', [{ kind: 'takeMarket', market: 9, asset: BTC }], { code: 'MARKET_NOT_FOUND' }],
    ['no quantity', [limit(ANN, 'buy', 1_000, 0)], { code: 'INVALID_ORDER' }],
    [
      'post-only at once or never',
      [limit(ANN, 'buy', 1_000, 5, { postOnly: true, timeInForce: 'ioc' })],
      { code: 'INVALID_ORDER' },
    ],
    ['a stop that buys lots at any price', [atMarket(ANN, 'buy', { lots: 5, ...stop })], { code: 'INVALID_ORDER' }],
    ['a price beyond all prices', [limit(ANN, 'buy', 2 ** 30, 5)], { code: 'INVALID_ORDER' }],
    [
      'outside the band of the reference',
      [{ kind: 'reference', market: 1, ticks: 2_000 }, limit(ANN, 'buy', 2_201, 5)],
      { code: 'OUTSIDE_BAND', details: { minTicks: '1800', maxTicks: '2200' } },
    ],
    [
      'outside the band of the last trade',
      [...trade, limit(ANN, 'sell', 899, 5)],
      { code: 'OUTSIDE_BAND', details: { minTicks: '900', maxTicks: '1100' } },
    ],
    [
      'outside the band of a last price that was told anew',
      [
        ...trade,
        { kind: 'marketStatus', market: 1, status: 'halted' },
        { kind: 'lastPrice', market: 1, ticks: 5_000 },
        { kind: 'marketStatus', market: 1, status: 'open' },
        limit(ANN, 'sell', 4_499, 5),
      ],
      { code: 'OUTSIDE_BAND', details: { minTicks: '4500', maxTicks: '5500' } },
    ],
    [
      'below the minimum',
      [limit(ANN, 'buy', 333, 3)],
      { code: 'BELOW_MIN_NOTIONAL', details: { minUnits: '1000', notionalUnits: '999' } },
    ],
    [
      'a sum below one lot',
      [limit(BOB, 'sell', 5_000, 5), atMarket(ANN, 'buy', { quoteUnits: 5_009 })],
      { code: 'BELOW_MIN_NOTIONAL', details: { minUnits: '5010', notionalUnits: '5009' } },
    ],
    [
      'more than can be counted exactly',
      [limit(ANN, 'buy', 8_000, 10 ** 12 + 1)],
      { code: 'QUANTITY_TOO_LARGE', details: { maxUnits: String(UNITS_MAX) } },
    ],
    [
      'a stop that has been reached',
      [...trade, limit(ANN, 'buy', 1_000, 5, stop)],
      { code: 'STOP_WOULD_TRIGGER', details: { lastTicks: '1000' } },
    ],
    [
      'post-only that would match',
      [limit(BOB, 'sell', 1_000, 5), limit(ANN, 'buy', 1_001, 5, { postOnly: true })],
      { code: 'POST_ONLY_WOULD_MATCH', details: { bestTicks: '1000' } },
    ],
    [
      'a buy with its fee above the balance',
      [limit(ANN, 'buy', 1_000, 999)],
      { code: 'INSUFFICIENT_BALANCE', details: { asset: USDT, needed: '1000998', available: '1000000' } },
    ],
    [
      'a sell above the balance',
      [limit(BOB, 'sell', 1_000, 1_001)],
      { code: 'INSUFFICIENT_BALANCE', details: { asset: BTC, needed: '1001000', available: '1000000' } },
    ],
    [
      'an account that nobody knows',
      [limit(999, 'buy', 1_000, 1)],
      { code: 'INSUFFICIENT_BALANCE', details: { asset: USDT, needed: '1002', available: '0' } },
    ],
    [
      'all or nothing, and it is not all there',
      [limit(BOB, 'sell', 1_000, 5), limit(ANN, 'buy', 1_000, 6, { timeInForce: 'fok' })],
      { code: 'FILL_OR_KILL', details: { fillableLots: '5' } },
    ],
    [
      'it would meet itself first',
      [limit(EVE, 'sell', 1_000, 5), limit(EVE, 'buy', 1_000, 5)],
      { code: 'SELF_TRADE_PREVENTED', details: { orderId: '6', ticks: '1000' } },
    ],
    ['nobody to trade with', [atMarket(ANN, 'buy', { lots: 5 })], { code: 'NO_LIQUIDITY' }],
    [
      'an order that is not open',
      [{ kind: 'cancel', account: ANN, orderId: 77, clientId: '' }],
      { code: 'ORDER_NOT_FOUND' },
    ],
    [
      'an order of somebody else',
      [limit(BOB, 'sell', 1_000, 5), { kind: 'cancel', account: ANN, orderId: 6, clientId: '' }],
      { code: 'ORDER_NOT_FOUND' },
    ],
    [
      'the same id for something else',
      [limit(ANN, 'buy', 1_000, 5, { clientId: 'a' }), limit(ANN, 'buy', 1_000, 6, { clientId: 'a' })],
      { code: 'IDEMPOTENCY_MISMATCH', details: { id: '6' } },
    ],
    [
      'a transfer of the same id with another amount',
      [credit(ANN, USDT, 5n, 'ann-usdt')],
      { code: 'IDEMPOTENCY_MISMATCH', details: { id: '1' } },
    ],
    [
      'a debit above the balance',
      [debit(ANN, USDT, 1_000_001n, 'x')],
      { code: 'INSUFFICIENT_BALANCE', details: { asset: USDT, needed: '1000001', available: '1000000' } },
    ],
    ['a transfer without an id', [credit(ANN, USDT, 5n, '')], { code: 'INVALID_TRANSFER' }],
    [
      'more of a coin than the core counts',
      [credit(ANN, 9, AMOUNT_MAX + 1n, 'x')],
      { code: 'AMOUNT_TOO_LARGE', details: { asset: 9, max: String(AMOUNT_MAX) } },
    ],
    ['a lot that is no part of 10^15', [market(5, BTC, USDT, 7n, 1n)], { code: 'INVALID_MARKET' }],
    ['a market that changes its lot', [market(1, BTC, USDT, 10n, 1n)], { code: 'INVALID_MARKET' }],
    ['an older fee table', [{ kind: 'fees', version: 1, levels: [rates(1, 1)] }], { code: 'INVALID_FEES' }],
  ])('%s', (_what, commands, refusal) => {
    expect(refusalOf(last(...commands))).toEqual(refusal);
  });

  it('leaves no trace but its number', () => {
    const core = new TradingCore();
    applyAll(core, START, 1);
    const before = imageOf(core);
    applyAll(core, [limit(ANN, 'buy', 1_000, 999), limit(999, 'buy', 1_000, 5)], 1);
    expect(imageOf(core)).toEqual({ ...before, sequence: before.sequence + 2 });
  });

  it('refuses one order more than an account may have', () => {
    const core = new TradingCore({ rememberedMax: 10, openOrdersMax: 2, wakesMax: 3 });
    const answers = applyAll(core, [...START, ...[1, 2, 3].map(() => limit(ANN, 'buy', 1_000, 1))], 1);
    expect(refusalOf(answers.at(-1)!)).toEqual({ code: 'TOO_MANY_ORDERS', details: { max: '2' } });
  });
});
