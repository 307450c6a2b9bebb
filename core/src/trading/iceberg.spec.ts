import { beforeEach, describe, expect, it } from 'vitest';
import { WordBuffer } from '../journal/words.ts';
import type { Command, PlaceCommand } from './command.ts';
import type { Outcome } from './event.ts';
import { encodeCommand } from './journal/command-codec.ts';
import { COMMAND } from './journal/command-words.ts';
import { readEvents } from './journal/event-reader.ts';
import { imageOf, restore } from './journal/snapshot.ts';
import { applyAll } from './reference/compare.ts';
import {
  ANN,
  atMarket as anyAtMarket,
  limit as anyLimit,
  BOB,
  credit,
  debit,
  EVE,
  endOf,
  refusalOf,
  START,
  tradesOf,
  USDT,
} from './trading-core.rig.ts';
import { TradingCore } from './trading-core.ts';

const TODAY = { feeFrom: 'received', selfTrade: 'expireTaker' } as const;
const limit = (...[account, side, ticks, lots, more]: Parameters<typeof anyLimit>): PlaceCommand =>
  anyLimit(account, side, ticks, lots, { ...TODAY, ...more });
const atMarket = (account: number, side: 'buy' | 'sell', more: Partial<PlaceCommand>): PlaceCommand =>
  anyAtMarket(account, side, { ...TODAY, ...more });
/** Bob sells 10 at 1,000 and shows 4 at a time. */
const ICEBERG = limit(BOB, 'sell', 1_000, 10, { displayLots: 4 });

let core: TradingCore;
const run = (...commands: Command[]): Outcome[] => applyAll(core, commands, 1);
const last = (...commands: Command[]): Outcome => run(...commands).at(-1)!;
const asks = () => [...core.state.markets[1]!.book.asks.levels()];
const heldBtc = (account: number) =>
  imageOf(core).balances.find((each) => each.account === account && each.asset === 1)!.heldMinor;
const order = (id: number) => imageOf(core).orders.find((each) => each.id === id);
const makersOf = (outcome: Outcome) => tradesOf(outcome).map(({ makerOrderId, lots }) => [makerOrderId, lots]);
const idOf = ([first]: Outcome) => (first?.kind === 'accepted' ? first.orderId : 0);

beforeEach(() => {
  core = new TradingCore();
  run(...START);
});

describe('an iceberg', () => {
  it('shows a part, holds all of it, and tells both', () => {
    const id = idOf(last(ICEBERG));
    expect(asks()).toEqual([{ ticks: 1_000, lots: 4 }]);
    expect(heldBtc(BOB)).toBe(10_000n);
    expect(order(id)).toMatchObject({ lots: 10, openLots: 10, displayLots: 4, hiddenLots: 6 });
  });

  it('goes behind the others of its price with each next part', () => {
    const id = idOf(last(ICEBERG));
    const other = idOf(last(limit(EVE, 'sell', 1_000, 3)));
    const outcome = last(limit(ANN, 'buy', 1_000, 12));
    expect(makersOf(outcome)).toEqual([
      [id, 4],
      [other, 3],
      [id, 4],
      [id, 1],
    ]);
    expect(outcome.filter(({ kind }) => kind === 'shown')).toMatchObject([
      { orderId: id, hiddenLots: 2 },
      { orderId: id, hiddenLots: 0 },
    ]);
    expect(asks()).toEqual([{ ticks: 1_000, lots: 1 }]);
    expect(endOf(last(limit(ANN, 'buy', 1_000, 1)))).toEqual(['filled', 'filled']);
    expect(heldBtc(BOB)).toBe(0n);
  });

  it('keeps its place while a part of what it shows has traded', () => {
    const id = idOf(last(ICEBERG));
    run(limit(EVE, 'sell', 1_000, 3));
    run(limit(ANN, 'buy', 1_000, 3));
    expect(makersOf(last(limit(ANN, 'buy', 1_000, 1)))).toEqual([[id, 1]]);
  });

  it('is new to those who came before its part was used up to the last lot', () => {
    const id = idOf(last(ICEBERG));
    const other = idOf(last(limit(EVE, 'sell', 1_000, 3)));
    run(limit(ANN, 'buy', 1_000, 4));
    expect(asks()).toEqual([{ ticks: 1_000, lots: 7 }]);
    expect(makersOf(last(limit(ANN, 'buy', 1_000, 4)))).toEqual([
      [other, 3],
      [id, 1],
    ]);
  });

  it('trades as any order before it rests, and shows a part of what is left', () => {
    run(limit(EVE, 'buy', 1_000, 5));
    const outcome = last(ICEBERG);
    expect(makersOf(outcome).map(([, lots]) => lots)).toEqual([5]);
    expect(outcome.at(-1)).toMatchObject({ kind: 'shown', hiddenLots: 1 });
    expect(asks()).toEqual([{ ticks: 1_000, lots: 4 }]);
  });

  it('counts whole for all or nothing, and for what a buy at the market may cost', () => {
    run(ICEBERG);
    expect(endOf(last(limit(ANN, 'buy', 1_000, 11, { timeInForce: 'fok' })))).toEqual(['expired']);
    run(debit(ANN, USDT, 990_001n, 'out'));
    expect(refusalOf(last(atMarket(ANN, 'buy', { lots: 10 })))).toMatchObject({ details: { needed: '10000' } });
    run(credit(ANN, USDT, 1n, 'in'));
    expect(makersOf(last(limit(ANN, 'buy', 1_000, 10, { timeInForce: 'fok' })))).toHaveLength(3);
  });

  it('is spent for a sum to the last lot', () => {
    run(ICEBERG, limit(EVE, 'sell', 1_001, 10));
    expect(tradesOf(last(atMarket(ANN, 'buy', { quoteUnits: 11_001 }))).map(({ lots }) => lots)).toEqual([4, 4, 2, 1]);
  });

  it('of the taker’s own is in the way with what it shows, and ends with all of it', () => {
    const id = idOf(last(limit(ANN, 'buy', 1_000, 10, { displayLots: 4 })));
    run(credit(ANN, 1, 100_000n, 'coins'));
    const outcome = last(limit(ANN, 'sell', 1_000, 20, { selfTrade: 'expireMaker' }));
    expect(outcome).toMatchObject([
      { kind: 'accepted' },
      { kind: 'prevented', makerOrderId: id, makerLots: 10 },
      { kind: 'closed', orderId: id, openLots: 10, reason: 'selfTrade' },
    ]);
    // Before his own order stands a part of another iceberg; what hides of that comes behind it.
    run({ kind: 'cancelAll', account: ANN, market: 0 }, ICEBERG, limit(ANN, 'sell', 1_000, 1));
    expect(endOf(last(limit(ANN, 'buy', 1_000, 5, { timeInForce: 'fok' })))).toEqual(['expired']);
    expect(makersOf(last(limit(ANN, 'buy', 1_000, 4, { timeInForce: 'fok' })))).toHaveLength(1);
  });

  it('becomes smaller by what it does not show first', () => {
    const id = idOf(last(ICEBERG));
    const amend = (lots: number): Command => ({ kind: 'amend', account: BOB, orderId: id, lots });
    expect(last(amend(6))).toMatchObject([
      { kind: 'amended', openLots: 6 },
      { kind: 'shown', orderId: id, priority: id, hiddenLots: 2 },
    ]);
    expect(asks()).toEqual([{ ticks: 1_000, lots: 4 }]);
    run(amend(3));
    expect(asks()).toEqual([{ ticks: 1_000, lots: 3 }]);
    expect(heldBtc(BOB)).toBe(3_000n);
    expect(order(id)).not.toHaveProperty('hiddenLots');
    run({ kind: 'cancel', account: BOB, orderId: id, clientId: '' });
    expect(heldBtc(BOB)).toBe(0n);
  });

  it('can be a stop, an alternative, and what waits for its turn', () => {
    run(limit(EVE, 'sell', 1_000, 1), limit(ANN, 'buy', 1_000, 1));
    const stop = limit(BOB, 'sell', 950, 10, { trigger: 'below', stopTicks: 960, displayLots: 3 });
    const target = { ...ICEBERG, ticks: 1_050, postOnly: true };
    run({ kind: 'placeList', contingency: 'oco', orders: [target, stop], clientId: '', idUse: 'once' });
    expect(asks()).toEqual([{ ticks: 1_050, lots: 4 }]);
    run(limit(EVE, 'buy', 960, 2));
    const woken = last(limit(BOB, 'sell', 960, 2));
    expect(woken.map(({ kind }) => kind)).toContain('triggered');
    expect(asks()).toEqual([{ ticks: 950, lots: 3 }]);
    run({ kind: 'cancelAll', account: BOB, market: 0 }, { kind: 'cancelAll', account: ANN, market: 0 });
    const working = limit(EVE, 'buy', 955, 10);
    const waiting = limit(EVE, 'sell', 1_020, 10, { displayLots: 2 });
    run({ kind: 'placeList', contingency: 'oto', orders: [working, waiting], clientId: '', idUse: 'once' });
    run(limit(BOB, 'sell', 955, 10));
    expect(asks()).toEqual([{ ticks: 1_020, lots: 2 }]);
  });

  it('goes on from an image where it was', () => {
    run(ICEBERG, limit(EVE, 'sell', 1_000, 3), limit(ANN, 'buy', 1_000, 6));
    const again = restore(imageOf(core));
    expect(imageOf(again)).toEqual(imageOf(core));
    const next = limit(ANN, 'buy', 1_000, 6);
    expect(applyAll(again, [next], 1)).toEqual(run(next));
  });

  it.each<[string, Partial<PlaceCommand>, object]>([
    ['that does not rest', { timeInForce: 'ioc' }, { code: 'INVALID_ORDER' }],
    ['all or nothing', { timeInForce: 'fok' }, { code: 'INVALID_ORDER' }],
    ['at the market', { type: 'market', timeInForce: 'ioc' }, { code: 'INVALID_ORDER' }],
    ['that shows more than there is', { displayLots: 11 }, { code: 'INVALID_ORDER' }],
    [
      'of too many parts',
      { lots: 26, displayLots: 1 },
      { code: 'TOO_MANY_PARTS', details: { max: '25', parts: '26' } },
    ],
  ])('is refused: one %s', (_what, over, refusal) => {
    expect(refusalOf(last({ ...ICEBERG, ...over }))).toMatchObject(refusal);
  });

  it('asked for again under its id is the same only where it shows the same', () => {
    const named = { ...ICEBERG, clientId: 'mine' };
    const id = idOf(last(named));
    expect(last(named)).toEqual([{ kind: 'repeated', id }]);
    expect(refusalOf(last({ ...named, displayLots: 5 }))).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    const { displayLots: _none, ...whole } = named;
    expect(refusalOf(last(whole))).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  });

  it('tells nobody who cannot pay what it hides', () => {
    const neededIn = ([first]: Outcome) => (first?.kind === 'refused' ? first.refusal.details?.needed : first?.kind);
    const neededFor = (lots: number) => neededIn(last(atMarket(EVE, 'buy', { lots })));
    run(debit(EVE, USDT, 999_000n, 'but little'));
    run(limit(BOB, 'sell', 1_000, 4), limit(BOB, 'sell', 1_010, 5));
    const shown = [3, 5, 100].map(neededFor);
    run({ kind: 'cancelAll', account: BOB, market: 1 }, ICEBERG, limit(BOB, 'sell', 1_010, 5));
    expect([3, 5, 100].map(neededFor)).toEqual(shown);
    expect(shown).toEqual(['3000', '5000', '100000']);
    // It is a lower bound, and above what is there all the same.
    run(credit(EVE, USDT, 4_005n, 'a little'));
    run({ kind: 'cancelAll', account: BOB, market: 1 }, limit(BOB, 'sell', 1_000, 1), limit(BOB, 'sell', 1_010, 5));
    expect(neededFor(5)).toBe('5006');
    // A journal of before has the whole sum in its answers.
    const buffer = new WordBuffer();
    encodeCommand(atMarket(EVE, 'buy', { lots: 5 }), buffer);
    buffer.words[0]! &= ~(COMMAND.WITHIN_MEANS << 20);
    const answer = readEvents(core.apply(buffer.view(), 1))[0]!;
    expect(neededIn(answer)).toBe('5040');
  });

  it('tells somebody without an account nothing of an empty side of the book', () => {
    const stranger = { ...atMarket(EVE, 'sell', { quoteUnits: 5_000 }), account: 999 };
    expect(last(stranger)).toMatchObject([{ refusal: { code: 'INSUFFICIENT_BALANCE', details: { needed: '0' } } }]);
  });

  it('leaves nothing behind that another order could take for its own', () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const [first, second] = [idOf(last(ICEBERG)), idOf(last({ ...ICEBERG, displayLots: 5 }))];
      run({ kind: 'cancel', account: BOB, orderId: first, clientId: '' });
      const third = idOf(last({ ...ICEBERG, displayLots: 2 }));
      expect(order(second)).toMatchObject({ displayLots: 5, hiddenLots: 5 });
      expect(order(third)).toMatchObject({ displayLots: 2, hiddenLots: 8 });
      run({ kind: 'cancelAll', account: BOB, market: 1 });
    }
  });
});
