import { describe, expect, it } from 'vitest';
import { AMOUNT_MAX, UNITS_MAX } from './amount.ts';
import type { Command, PlaceCommand } from './command.ts';
import { encodeCommand } from './command-codec.ts';
import { applyAll } from './compare.ts';
import { contentOf } from './content.ts';
import type { Outcome, TradeEvent } from './event.ts';
import { feeChange, feeUnits } from './fees.ts';
import { imageOf } from './snapshot.ts';
import { TradingCore } from './trading-core.ts';
import { lengthOf, WordBuffer } from './words.ts';

const BTC = 1;
const USDT = 2;
const ETH = 3;
const [ANN, BOB, EVE] = [101, 102, 103];

/** Market 1: BTC/USDT, a lot 0.00001 BTC, a tick 0.1 USDT, so a unit is one minor unit. Market 2: BTC/ETH, coins of 18 places. */
const START: Command[] = [
  market(1, BTC, USDT, 1_000n, 1n),
  market(2, BTC, ETH, 1_000n, 10n ** 9n),
  { kind: 'fees', version: 1, levels: [rates(2_000, 2_000), rates(1_000, 1_500)] },
  { kind: 'feeLevel', account: BOB, level: 1 },
  credit(ANN, USDT, 1_000_000n, 'ann-usdt'),
  credit(ANN, ETH, 10n ** 19n, 'ann-eth'),
  credit(BOB, BTC, 1_000_000n, 'bob-btc'),
  credit(EVE, BTC, 1_000_000n, 'eve-btc'),
  credit(EVE, USDT, 1_000_000n, 'eve-usdt'),
];

function market(id: number, base: number, quote: number, lotMinor: bigint, unitMinor: bigint): Command {
  return { kind: 'market', market: id, base, quote, lotMinor, unitMinor, minNotionalUnits: 1_000, bandPpm: 100_000 };
}
function rates(makerPpm: number, takerPpm: number) {
  return { makerPpm, takerPpm };
}
function credit(account: number, asset: number, amountMinor: bigint, transferId: string): Command {
  return { kind: 'credit', account, asset, amountMinor, transferId };
}
const debit = (account: number, asset: number, amountMinor: bigint, transferId: string): Command => ({
  ...(credit(account, asset, amountMinor, transferId) as Extract<Command, { amountMinor: bigint }>),
  kind: 'debit',
});
const NOTHING = { market: 1, postOnly: false, ticks: 0, lots: 0, quoteUnits: 0, stopTicks: 0, clientId: '' } as const;
function limit(
  account: number,
  side: 'buy' | 'sell',
  ticks: number,
  lots: number,
  more: Partial<PlaceCommand> = {},
): PlaceCommand {
  const how = { kind: 'place', type: 'limit', timeInForce: 'gtc', trigger: 'none' } as const;
  return { ...NOTHING, ...how, account, side, ticks, lots, ...more };
}
const atMarket = (account: number, side: 'buy' | 'sell', more: Partial<PlaceCommand>): PlaceCommand =>
  limit(account, side, 0, 0, { type: 'market', timeInForce: 'ioc', ...more });

/** What the last command of these did, on an exchange that was just opened. */
function last(...commands: Command[]): Outcome {
  return applyAll(new TradingCore(), [...START, ...commands], 1).at(-1)!;
}
const refusalOf = ([first]: Outcome) => (first?.kind === 'refused' ? first.refusal : first?.kind);
const tradesOf = (outcome: Outcome) => outcome.filter((event): event is TradeEvent => event.kind === 'trade');
const endOf = (outcome: Outcome) => outcome.flatMap((event) => (event.kind === 'closed' ? [event.reason] : []));

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
    const core = new TradingCore({ rememberedMax: 10, openOrdersMax: 2 });
    const answers = applyAll(core, [...START, ...[1, 2, 3].map(() => limit(ANN, 'buy', 1_000, 1))], 1);
    expect(refusalOf(answers.at(-1)!)).toEqual({ code: 'TOO_MANY_ORDERS', details: { max: '2' } });
  });
});

describe('orders', () => {
  const book = [limit(BOB, 'sell', 1_001, 5), limit(EVE, 'sell', 1_000, 5), limit(BOB, 'sell', 1_000, 5)];
  it.each<[string, PlaceCommand, number[][], string[]]>([
    [
      'a limit takes the best, then the first, and rests',
      limit(ANN, 'buy', 1_000, 12),
      [
        [1_000, 5],
        [1_000, 5],
      ],
      ['filled', 'filled'],
    ],
    [
      'ioc ends with what it got',
      limit(ANN, 'buy', 1_000, 12, { timeInForce: 'ioc' }),
      [
        [1_000, 5],
        [1_000, 5],
      ],
      ['filled', 'filled', 'expired'],
    ],
    [
      'fok gets all',
      limit(ANN, 'buy', 1_001, 15, { timeInForce: 'fok' }),
      [
        [1_000, 5],
        [1_000, 5],
        [1_001, 5],
      ],
      ['filled', 'filled', 'filled', 'filled'],
    ],
    [
      'market by lots',
      atMarket(ANN, 'buy', { lots: 7 }),
      [
        [1_000, 5],
        [1_000, 2],
      ],
      ['filled', 'filled'],
    ],
    [
      'market by lots up to a price',
      atMarket(ANN, 'buy', { lots: 12, ticks: 1_000 }),
      [
        [1_000, 5],
        [1_000, 5],
      ],
      ['filled', 'filled', 'expired'],
    ],
    [
      'market by sum, fee included',
      atMarket(ANN, 'buy', { quoteUnits: 7 * 1_002 + 500 }),
      [
        [1_000, 5],
        [1_000, 2],
      ],
      ['filled', 'filled'],
    ],
    ['it stops before its own order', limit(EVE, 'buy', 1_000, 9, { ticks: 1_000 }), [], []],
    ['post-only rests', limit(ANN, 'buy', 999, 9, { postOnly: true }), [], []],
  ])('%s', (_what, order, fills, ends) => {
    const outcome = last(...book, order);
    expect(tradesOf(outcome).map((trade) => [trade.ticks, trade.lots])).toEqual(fills);
    expect(endOf(outcome)).toEqual(ends);
  });

  it('ends the rest where it meets itself, after it traded with others', () => {
    const outcome = last(limit(BOB, 'sell', 1_000, 5), limit(EVE, 'sell', 1_000, 5), limit(EVE, 'buy', 1_000, 9));
    expect(endOf(outcome)).toEqual(['filled', 'selfTrade']);
  });

  it('sells for a sum', () => {
    const outcome = last(limit(ANN, 'buy', 1_000, 20), atMarket(BOB, 'sell', { quoteUnits: 7_999 }));
    expect(tradesOf(outcome).map((trade) => trade.lots)).toEqual([7]);
  });

  it('answers a repeat with what the first one made', () => {
    const order = limit(ANN, 'buy', 1_000, 5, { clientId: 'mine-1' });
    expect(last(order, order)).toEqual([{ kind: 'repeated', id: 6 }]);
    expect(last(order, { ...order, account: EVE })[0]).toMatchObject({ kind: 'accepted', orderId: 7 });
    expect(last(order, { kind: 'cancel', account: ANN, orderId: 0, clientId: 'mine-1' })).toMatchObject([
      { reason: 'cancelled' },
    ]);
    const replace: Command = { kind: 'replace', orderId: 6, place: { ...order, clientId: 'mine-2', lots: 6 } };
    expect(last(order, replace).map((event) => event.kind)).toEqual(['closed', 'accepted']);
    expect(last(order, replace, replace)).toEqual([{ kind: 'repeated', id: 7 }]);
  });

  it('wakes stops by the last price, one after the other', () => {
    const core = new TradingCore();
    const stopped = (stopTicks: number, ticks: number) => limit(ANN, 'buy', ticks, 2, { trigger: 'above', stopTicks });
    applyAll(core, [...START, stopped(1_010, 1_020), stopped(1_020, 1_030), stopped(1_500, 1_500)], 1);
    const outcomes = applyAll(core, [limit(BOB, 'sell', 1_020, 5), limit(EVE, 'buy', 1_020, 1)], 1);
    expect(outcomes[1]!.map((event) => event.kind)).toEqual([
      ...['accepted', 'trade', 'closed', 'triggered', 'trade', 'closed', 'triggered', 'trade', 'closed', 'closed'],
    ]);
    expect(imageOf(core).orders.map((order) => order.stopTicks)).toEqual([1_500]);
  });

  it('cancels all of one market or of all, the latest first', () => {
    const orders = [limit(ANN, 'buy', 1_000, 1), limit(ANN, 'buy', 1_001, 1), limit(EVE, 'buy', 1_000, 1)];
    const all = last(...orders, { kind: 'cancelAll', account: ANN, market: 0 });
    expect(all.flatMap((event) => (event.kind === 'closed' ? [event.orderId] : []))).toEqual([7, 6]);
    expect(last(...orders, { kind: 'cancelAll', account: ANN, market: 2 })).toEqual([{ kind: 'done', id: 0 }]);
  });
});

describe('fees', () => {
  it.each([
    // Ann pays the taker rate of level 0, Bob gets his less the maker rate of level 1; both name their version.
    [1, 1_000, 5, 10n, 5n],
    [1, 1_001, 5, 11n, 6n],
    [2, 1_001, 3, 6_006_000_000n, 3_003_000_000n],
  ])('are rounded up at the minor unit, market %i at %i', (id, ticks, lots, takerFeeMinor, makerFeeMinor) => {
    const outcome = last(
      limit(BOB, 'sell', ticks, lots, { market: id }),
      limit(ANN, 'buy', ticks, lots, { market: id }),
    );
    const versions = { makerFeeVersion: 1, takerFeeVersion: 1 };
    expect(tradesOf(outcome)).toMatchObject([{ takerFeeMinor, makerFeeMinor, ...versions }]);
  });

  it('stay those of the day an order was accepted (I-28)', () => {
    const change: Command = { kind: 'fees', version: 2, levels: [rates(5_000, 5_000)] };
    const outcome = last(limit(BOB, 'sell', 1_000, 5), change, limit(ANN, 'buy', 1_000, 5));
    expect(tradesOf(outcome)).toMatchObject([
      { makerFeeMinor: 5n, makerFeeVersion: 1, takerFeeMinor: 25n, takerFeeVersion: 2 },
    ]);
  });

  it.each([
    [1, 2_000, 1, 1, 0],
    [1_000, 2_000, 1, 2, 0],
    [1, 2_000, 1_000, 1, 998],
    [7, 333, 5, 1, 4],
    [8_000_000_000_000_000, 1_000_000, 1, 8_000_000_000_000_000, 0],
    [7_999_999_999_999_999, 999_999, 1, 7_999_992_000_000_000, 0],
    [1, 1, 1_000_000_000_000, 1, 999_999_000_000],
  ])('%d units at %d ppm of %d minor units: %d units less %d', (units, ppm, unitMinor, whole, change) => {
    expect([feeUnits(units, ppm), feeChange(units, ppm, unitMinor)]).toEqual([whole, change]);
  });
});

describe('what is remembered', () => {
  it('can be made of the words of the commands', () => {
    const order = limit(ANN, 'buy', 1_000, 5, { clientId: 'one' });
    const replace: Command = { kind: 'replace', orderId: 6, place: { ...order, clientId: 'two' } };
    const commands = [...START, order, replace, debit(ANN, USDT, 5n, 'out')];
    const core = new TradingCore();
    applyAll(core, commands, 1);
    const buffer = new WordBuffer();
    for (const command of commands) encodeCommand(command, buffer);
    const contents = [];
    for (let at = 0; at < buffer.length; at += lengthOf(buffer.words[at]!)) contents.push(contentOf(buffer.words, at));
    expect(imageOf(core).remembered.map(({ content }) => content)).toEqual(contents.filter((content) => content > 0));
  });
});

describe('time', () => {
  it('never goes back (I-41)', () => {
    const core = new TradingCore();
    applyAll(core, START, 2_000);
    applyAll(core, [limit(ANN, 'buy', 1_000, 1)], 1_000);
    expect(core.atMs).toBe(2_000);
  });
});
