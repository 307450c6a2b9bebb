import { beforeEach, describe, expect, it } from 'vitest';
import type { FuturesCommand, StopTerms } from '../command.ts';
import {
  ANN,
  BOB,
  cancel,
  closes,
  contractOf,
  EVE,
  kindsOf,
  MARK,
  mark,
  opens,
  Rig,
  stopOf,
  stops,
} from '../futures-core.rig.ts';

describe('a stop of the futures core', () => {
  let rig: Rig;

  beforeEach(() => {
    rig = new Rig();
    rig.run(opens(ANN, 'LONG', 10, MARK), opens(BOB, 'SHORT', 10, MARK));
  });

  /** The ids under which stops wait. */
  const wait = (...list: readonly StopTerms[]): readonly number[] => {
    const [answer] = rig.one(stops(ANN, ...list));
    if (answer?.kind !== 'waiting') throw new Error(JSON.stringify(answer));
    return answer.orderIds;
  };

  it('wakes at its price and closes all of the position; others make room for it', () => {
    const [id] = wait(stopOf(MARK - 100));
    const takesProfit = rig.place(closes(ANN, 'LONG', 8, MARK + 1_000));
    rig.run(opens(EVE, 'LONG', 20, MARK - 200));
    expect(kindsOf(rig.one(mark(MARK - 99)))).toEqual(['done']);
    const outcome = rig.one(mark(MARK - 100));
    expect(kindsOf(outcome)).toEqual(['done', `${takesProfit} reduced`, 'triggered', 'trade', `${id} filled`]);
    expect(outcome[2]).toMatchObject({ orderId: id, lots: 10, makerPpm: 200, takerPpm: 500 });
    expect(rig.position(ANN, 'LONG').lots).toBe(0);
  });

  it('of a pair ends the other one when it wakes', () => {
    const [profit, loss] = wait(
      stopOf(MARK + 500, { trigger: 'above', type: 'limit', timeInForce: 'gtc', ticks: MARK + 400 }),
      stopOf(MARK - 500),
    );
    expect(kindsOf(rig.one(mark(MARK + 500)))).toEqual(['done', `${loss} paired`, 'triggered']);
    expect(kindsOf(rig.one(cancel(ANN, profit!)))).toEqual([`${profit} cancelled`]);
    expect(rig.position(ANN, 'LONG').lots).toBe(10);
  });

  it('ends with the position that it is bound to, and one that is not bound stays', () => {
    const [bound] = wait(stopOf(MARK - 500));
    const [free] = wait(stopOf(MARK - 500, { isBound: false, lots: 5 }));
    rig.run(opens(EVE, 'LONG', 10, MARK));
    expect(kindsOf(rig.one(closes(ANN, 'LONG', 10, MARK)))).toEqual([
      'accepted',
      'trade',
      `${free! + 1} filled`,
      `${bound} positionClosed`,
      `${free! + 2} filled`,
    ]);
    const outcome = rig.one(mark(MARK - 500));
    expect(outcome[1]).toMatchObject({ orderId: free, reason: 'notPlaced', refusal: 'NOTHING_TO_CLOSE', openLots: 5 });
  });

  it('watches the last price where it says so, and a trade wakes it', () => {
    const [id] = wait(stopOf(MARK - 300, { watches: 'last' }));
    rig.run(opens(EVE, 'LONG', 11, MARK - 300));
    const outcome = rig.one(opens(BOB, 'SHORT', 1, MARK - 300));
    expect(kindsOf(outcome).slice(2)).toEqual([
      `${id! + 2} filled`,
      'triggered',
      'trade',
      `${id! + 1} filled`,
      `${id} filled`,
    ]);
    expect(rig.position(ANN, 'LONG').lots).toBe(0);
  });

  it('wakes where the price comes first, whatever the ids, and no more of them in a command than may', () => {
    rig = new Rig({ wakesMax: 2 });
    rig.run(opens(ANN, 'LONG', 10, MARK), opens(BOB, 'SHORT', 10, MARK));
    const one = stopOf(MARK - 100, { isBound: false, lots: 1 });
    const ids = [0, 50, 20].map((more) => wait({ ...one, stopTicks: MARK - 100 + more })[0]);
    const wokenBy = (command: FuturesCommand) =>
      rig.one(command).flatMap((event) => (event.kind === 'triggered' ? [event.orderId] : []));
    expect(wokenBy(mark(MARK - 200))).toEqual([ids[1], ids[2]]);
    expect(rig.core.isDue).toBe(true);
    expect(wokenBy({ kind: 'continue' })).toEqual([ids[0]]);
    expect(rig.core.isDue).toBe(false);
  });

  it('wakes by its id among those whose prices have nothing to do with each other', () => {
    rig = new Rig({ wakesMax: 1 });
    rig.run(contractOf(2), mark(MARK, 2));
    const opening = stopOf(MARK - 100, { isBound: false, lots: 1, side: 'buy' });
    const [late] = wait(opening);
    const [elsewhere] = rig
      .one({ ...stops(BOB, opening), contract: 2 } as FuturesCommand)
      .flatMap((event) => (event.kind === 'waiting' ? event.orderIds : []));
    const [early] = wait({ ...opening, stopTicks: MARK - 50 });
    const woken = (command: FuturesCommand) =>
      rig.one(command).flatMap((event) => (event.kind === 'triggered' ? [event.orderId] : []));
    expect(woken(mark(MARK - 200))).toEqual([early]);
    expect(woken(mark(MARK - 200, 2))).toEqual([late]);
    expect(woken({ kind: 'continue' })).toEqual([elsewhere]);
  });

  it('that is left asleep wakes only while it is there, and due', () => {
    rig = new Rig({ wakesMax: 1 });
    rig.run(opens(ANN, 'LONG', 10, MARK), opens(BOB, 'SHORT', 10, MARK));
    const one = stopOf(MARK - 100, { isBound: false, lots: 1 });
    const [first, second, third, fourth] = [1, 2, 3, 4].map(() => wait(one)[0]!);
    const woken = (command: FuturesCommand) =>
      rig.one(command).flatMap((event) => (event.kind === 'triggered' ? [event.orderId] : []));
    expect(woken(mark(MARK - 100))).toEqual([first]);
    expect([woken(cancel(ANN, second!)), rig.core.isDue]).toEqual([[third], true]);
    expect([woken(mark(MARK)), rig.core.isDue]).toEqual([[], false]);
    expect([woken(mark(MARK - 200)), rig.core.isDue]).toEqual([[fourth], false]);
  });

  it('is refused where its price is there already, nothing is open or too many wait', () => {
    expect(rig.one(stops(ANN, stopOf(MARK)))[0]).toMatchObject({
      refusal: { code: 'STOP_WOULD_TRIGGER', details: { markTicks: MARK } },
    });
    expect(rig.answer(stops(EVE, stopOf(MARK - 1)))).toBe('NO_POSITION');
    expect(rig.answer(stops(ANN))).toBe('INVALID_ORDER');
    expect(rig.answer(stops(ANN, stopOf(0)))).toBe('INVALID_ORDER');
    expect(rig.answer(stops(ANN, stopOf(MARK - 1, { side: 'buy' })))).toBe('INVALID_ORDER');
    expect(rig.answer(stops(ANN, stopOf(MARK - 1), stopOf(MARK - 2, { isBound: false, lots: 1 })))).toBe(
      'INVALID_ORDER',
    );
    for (let count = 0; count < 10; count += 1) wait(stopOf(MARK - 1 - count));
    expect(rig.answer(stops(ANN, stopOf(MARK - 1)))).toBe('TOO_MANY_STOPS');
  });

  it('is cancelled like any other, and its pair waits on', () => {
    const [profit, loss] = wait(stopOf(MARK + 500, { trigger: 'above' }), stopOf(MARK - 500));
    expect(kindsOf(rig.one(cancel(ANN, profit!)))).toEqual([`${profit} cancelled`]);
    rig.run(opens(EVE, 'LONG', 20, MARK - 600));
    expect(kindsOf(rig.one(mark(MARK - 500)))).toEqual(['done', 'triggered', 'trade', `${loss} filled`]);
  });
});
