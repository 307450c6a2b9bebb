import { describe, expect, it } from 'vitest';
import { lengthOf, WordBuffer } from '../journal/words.ts';
import type { Command, PlaceCommand } from './command.ts';
import { encodeCommand } from './journal/command-codec.ts';
import { contentOf } from './journal/content.ts';
import { imageOf } from './journal/snapshot.ts';
import { applyAll } from './reference/compare.ts';
import {
  ANN,
  atMarket,
  BOB,
  debit,
  EVE,
  endOf,
  last,
  limit,
  rates,
  START,
  tradesOf,
  USDT,
} from './trading-core.rig.ts';
import { TradingCore } from './trading-core.ts';

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
});

describe('what is remembered', () => {
  it('can be made of the words of the commands', () => {
    const order = limit(ANN, 'buy', 1_000, 5, { clientId: 'one' });
    const replace: Command = { kind: 'replace', orderId: 6, place: { ...order, clientId: 'two' } };
    const list: Command = {
      kind: 'placeList',
      contingency: 'oto',
      orders: [1_050, 1_060].map((ticks) =>
        limit(EVE, 'sell', ticks, 5, { feeFrom: 'received', selfTrade: 'expireTaker' }),
      ),
      clientId: 'three',
      idUse: 'once',
    };
    const commands = [...START, order, replace, debit(ANN, USDT, 5n, 'out'), list];
    const core = new TradingCore();
    applyAll(core, commands, 1);
    const buffer = new WordBuffer();
    for (const command of commands) encodeCommand(command, buffer);
    const contents = [];
    for (let at = 0; at < buffer.length; at += lengthOf(buffer.words[at]!)) contents.push(contentOf(buffer.words, at));
    const remembered = imageOf(core).remembered.map(({ content }) => content);
    expect(remembered).toEqual(contents.filter((content) => content > 0));
    expect(contents.slice(START.length).every((content) => content > 0)).toBe(true);
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
