import { beforeEach, describe, expect, it } from 'vitest';
import { WordBuffer } from '../journal/words.ts';
import type { Command, PlaceCommand } from './command.ts';
import { DEFAULT_LIMITS } from './core-state.ts';
import type { Outcome } from './event.ts';
import { encodeCommand } from './journal/command-codec.ts';
import { COMMAND } from './journal/command-words.ts';
import { readEvents } from './journal/event-reader.ts';
import { imageOf, restore } from './journal/snapshot.ts';
import { applyAll } from './reference/compare.ts';
import { ANN, BOB, EVE, endOf, limit, refusalOf, START } from './trading-core.rig.ts';
import { TradingCore } from './trading-core.ts';

const LIMITS = { ...DEFAULT_LIMITS, wakesMax: 2 };
const WAKE: Command = { kind: 'wake', market: 1 };
const STOPS = 5;

/** Five buys at 900 wait for the price to fall to 990. The last price is 1,000, and a bid of 980 rests. */
const BEFORE: Command[] = [
  limit(EVE, 'sell', 1_000, 2),
  limit(ANN, 'buy', 1_000, 2),
  ...Array.from({ length: STOPS }, () => stop(990)),
  limit(ANN, 'buy', 980, 2),
];
const FALL = limit(EVE, 'sell', 980, 2);

function stop(stopTicks: number, more: Partial<PlaceCommand> = {}): PlaceCommand {
  return limit(ANN, 'buy', 900, 2, { trigger: 'below', stopTicks, selfTrade: 'expireTaker', ...more });
}
const wokenIn = (outcome: Outcome) => outcome.filter(({ kind }) => kind === 'triggered').length;

let core: TradingCore;
const run = (...commands: Command[]) => applyAll(core, commands, 1);
const last = (...commands: Command[]) => run(...commands).at(-1)!;

beforeEach(() => {
  core = new TradingCore(LIMITS);
  run(...START, ...BEFORE);
});

describe('stops that are too many for one command', () => {
  it('are woken so many at a time, and commands of others come between', () => {
    expect(wokenIn(last(FALL))).toBe(2);
    expect(core.dueMarkets()).toEqual([1]);
    expect(last(limit(EVE, 'sell', 1_010, 2))[0]!.kind).toBe('accepted');
    expect([WAKE, WAKE, WAKE].map((wake) => wokenIn(last(wake)))).toEqual([2, 1, 0]);
    expect(core.dueMarkets()).toEqual([]);
  });

  it('stay reached when the price comes back before their turn', () => {
    run(FALL);
    const [, bought] = run(limit(EVE, 'sell', 1_000, 2), limit(ANN, 'buy', 1_000, 2));
    expect(bought!.map(({ kind }) => kind)).toContain('trade');
    expect(wokenIn(bought!)).toBe(0);
    expect([WAKE, WAKE].map((wake) => wokenIn(last(wake)))).toEqual([2, 1]);
    expect(core.dueMarkets()).toEqual([]);
  });

  it('have none placed behind them that the price has reached already', () => {
    run(FALL, limit(EVE, 'sell', 1_000, 2), limit(ANN, 'buy', 1_000, 2));
    expect(refusalOf(last(stop(985)))).toEqual({ code: 'STOP_WOULD_TRIGGER', details: { lastTicks: '980' } });
    expect(last(stop(979))[0]!.kind).toBe('accepted');
    run(WAKE, WAKE);
    expect(last(stop(985))[0]!.kind).toBe('accepted');
  });

  it('wait while the market stands still', () => {
    run(FALL, { kind: 'marketStatus', market: 1, status: 'halted' });
    expect(core.dueMarkets()).toEqual([]);
    expect(last(WAKE)).toEqual([{ kind: 'done', id: 0 }]);
    run({ kind: 'marketStatus', market: 1, status: 'open' });
    expect(core.dueMarkets()).toEqual([1]);
    expect(wokenIn(last(WAKE))).toBe(2);
  });

  it('are no more due once they were taken back', () => {
    run(FALL, { kind: 'cancelAll', account: ANN, market: 1 });
    expect(core.dueMarkets()).toEqual([1]);
    expect(last(WAKE)).toEqual([{ kind: 'done', id: 0 }]);
    expect(core.dueMarkets()).toEqual([]);
  });

  it('are woken after a restart as they would have been', () => {
    run(FALL);
    const restarted = restore(imageOf(core), LIMITS);
    expect(imageOf(restarted)).toEqual(imageOf(core));
    for (const wake of [WAKE, WAKE]) expect(applyAll(restarted, [wake], 2)).toEqual(applyAll(core, [wake], 2));
    expect(imageOf(restarted)).toEqual(imageOf(core));
  });

  it('are woken all at once by a command of a journal from before', () => {
    const buffer = new WordBuffer();
    encodeCommand(FALL, buffer);
    buffer.words[0]! &= ~(COMMAND.YIELDS << 20);
    expect(wokenIn(readEvents(core.apply(buffer.view(), 1))[0]!)).toBe(STOPS);
    expect(core.dueMarkets()).toEqual([]);
  });

  it('are of a market that there is', () => {
    expect(refusalOf(last({ kind: 'wake', market: 7 }))).toEqual({ code: 'MARKET_NOT_FOUND' });
  });
});

describe('lists whose turn has come and that are too many for one command', () => {
  const LISTS = 5;
  const listed = (ticks: number): Command => {
    const more = { feeFrom: 'received', selfTrade: 'expireTaker' } as const;
    const orders = [limit(BOB, 'sell', ticks, 2, more), limit(BOB, 'buy', 950, 2, more)];
    return { kind: 'placeList', contingency: 'oto', orders, clientId: '', idUse: 'once' };
  };
  const TAKEN = limit(EVE, 'buy', 1_000, 2 * LISTS);
  const placedIn = (outcome: Outcome) =>
    outcome.flatMap((event) => (event.kind === 'activated' ? [event.orderId] : []));
  const waiting = () => imageOf(core).orders.filter(({ isPending }) => isPending).length;

  beforeEach(() => {
    run({ kind: 'cancelAll', account: ANN, market: 1 });
    // The first to trade is the last that came.
    run(...Array.from({ length: LISTS }, (_each, at) => listed(1_000 - at)));
  });

  it('are placed so many at a time, and commands of others come between', () => {
    const [first, ...others] = [TAKEN, WAKE].map((command) => placedIn(last(command)));
    expect(first).toHaveLength(2);
    expect(core.dueMarkets()).toEqual([1]);
    const between = last(limit(EVE, 'sell', 1_010, 2));
    expect([between[0]!.kind, placedIn(between)]).toEqual(['accepted', []]);
    expect([...others, placedIn(last(WAKE))].map(({ length }) => length)).toEqual([2, 1]);
    expect([core.dueMarkets(), waiting()]).toEqual([[], 0]);
  });

  it('are placed after a restart as they would have been', () => {
    run(TAKEN);
    const restarted = restore(imageOf(core), LIMITS);
    for (const wake of [WAKE, WAKE, WAKE]) expect(applyAll(restarted, [wake], 2)).toEqual(applyAll(core, [wake], 2));
    expect(imageOf(restarted)).toEqual(imageOf(core));
  });

  it('can be taken back, one by one and with all that there is', () => {
    run(TAKEN);
    const one = imageOf(core).orders.find(({ isPending }) => isPending)!;
    expect(endOf(last({ kind: 'cancel', account: BOB, orderId: one.id, clientId: '' }))).toEqual(['cancelled']);
    const all = last({ kind: 'cancelAll', account: BOB, market: 1 });
    expect(endOf(all)).toEqual(Array.from({ length: 4 }, () => 'cancelled'));
    expect([waiting(), placedIn(last(WAKE)), core.dueMarkets()]).toEqual([0, [], []]);
    expect(endOf(last(limit(EVE, 'sell', 940, 2)))).toEqual([]);
  });

  it('keep a market in use that stands still', () => {
    run(TAKEN, { kind: 'marketStatus', market: 1, status: 'halted' });
    expect(last(WAKE)).toEqual([{ kind: 'done', id: 0 }]);
    for (const { id, isPending, account } of imageOf(core).orders) {
      if (!isPending) run({ kind: 'cancel', account, orderId: id, clientId: '' });
    }
    expect(refusalOf(last({ kind: 'lastPrice', market: 1, ticks: 900 }))).toEqual({ code: 'MARKET_IN_USE' });
  });

  it('are placed all at once by a command of a journal from before', () => {
    const buffer = new WordBuffer();
    encodeCommand(TAKEN, buffer);
    buffer.words[0]! &= ~(COMMAND.LISTS_YIELD << 20);
    expect(placedIn(readEvents(core.apply(buffer.view(), 1))[0]!)).toHaveLength(LISTS);
    expect(core.dueMarkets()).toEqual([]);
  });
});
