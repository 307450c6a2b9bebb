import { beforeEach, describe, expect, it } from 'vitest';
import {
  ANN,
  AT_MARKET,
  BOB,
  cancel,
  EVE,
  kindsOf,
  LOT_MINOR,
  MARK,
  mark,
  oneWay,
  opens,
  Rig,
  TOM,
  USDT,
} from '../futures-core.rig.ts';

const REDUCING = { reduceOnly: true } as const;
/** What so many lots at the mark hold at the leverage of the start. */
const held = (lots: number): number => lots * (LOT_MINOR / 5) + (lots * LOT_MINOR * 500) / 1_000_000;

describe('one-way mode', () => {
  let rig: Rig;

  beforeEach(() => {
    rig = new Rig();
    rig.run({ kind: 'mode', account: ANN, mode: 'oneWay' });
  });

  const margin = (): number => rig.position(ANN, 'LONG').margin + rig.position(ANN, 'SHORT').margin;
  const long = (lots: number): void => {
    rig.run(opens(BOB, 'SHORT', lots, MARK), oneWay(ANN, 'buy', lots, MARK));
  };

  it('says nothing of a position, and is refused where it does', () => {
    expect(rig.answer(opens(ANN, 'LONG', 1, MARK))).toBe('INVALID_ORDER');
    expect(rig.answer(oneWay(BOB, 'buy', 1, MARK))).toBe('INVALID_ORDER');
    expect(rig.answer(oneWay(ANN, 'buy', 1, MARK, { reduceOnly: true }))).toBe('NOTHING_TO_CLOSE');
  });

  it('closes the opposite position first, and opens with the rest', () => {
    long(10);
    rig.run(opens(EVE, 'LONG', 16, MARK));
    const [, trade] = rig.one(oneWay(ANN, 'sell', 16, MARK));
    expect(trade).toMatchObject({ taker: { closedLots: 10, realisedMinor: 0 } });
    expect(rig.position(ANN, 'LONG').lots).toBe(0);
    expect(rig.position(ANN, 'SHORT')).toEqual({ lots: 6, margin: (6 * LOT_MINOR) / 5 });
    expect(rig.bound(ANN)).toBe(margin());
  });

  it('holds only for what the opposite position does not cover, and that is what reduce-only orders have left', () => {
    long(10);
    rig.place(oneWay(ANN, 'sell', 4, MARK + 1, REDUCING));
    const first = rig.place(oneWay(ANN, 'sell', 8, MARK));
    expect(rig.bound(ANN)).toBe(margin() + held(2));
    rig.place(oneWay(ANN, 'sell', 3, MARK));
    expect(rig.bound(ANN)).toBe(margin() + held(5));
    rig.run(cancel(ANN, first));
    expect(rig.bound(ANN)).toBe(margin() + held(3));
  });

  it('holds anew for what a smaller position does not cover any more, and less for a larger one', () => {
    long(10);
    rig.place(oneWay(ANN, 'sell', 10, MARK + 5));
    expect(rig.bound(ANN)).toBe(margin());
    rig.run(opens(EVE, 'LONG', 4, MARK), oneWay(ANN, 'sell', 4, 0, AT_MARKET));
    const notional = 4 * (MARK + 5) * 10;
    expect(rig.bound(ANN)).toBe(margin() + notional / 5 + Math.ceil((notional * 500) / 1_000_000));
    rig.run(opens(BOB, 'SHORT', 3, MARK), oneWay(ANN, 'buy', 3, MARK));
    const less = (notional / 5 + Math.ceil((notional * 500) / 1_000_000)) / 4;
    expect(rig.bound(ANN)).toBe(margin() + Math.ceil(less));
  });

  it('ends an order that has to hold anew what its account has not', () => {
    rig.run({ kind: 'leverage', account: ANN, contract: 1, leverage: 1 });
    long(190);
    const waits = rig.place(oneWay(ANN, 'sell', 190, MARK + 5));
    rig.run(opens(EVE, 'LONG', 190, MARK), mark(MARK));
    // Nothing but the margin that the closed position gives back stands behind what the order would open.
    const { transfer } = { transfer: 490 * USDT };
    rig.run({ kind: 'debit', account: ANN, amountMinor: transfer, transferId: 'out', voidsCredit: false });
    const outcome = kindsOf(rig.one(oneWay(ANN, 'sell', 190, MARK, REDUCING)));
    expect(outcome).toContain(`${waits} margin`);
    expect(rig.position(ANN, 'LONG').lots).toBe(0);
    expect(rig.bound(ANN)).toBe(0);
  });

  it('shrinks reduce-only orders with the position, the latest first', () => {
    long(10);
    const [early, middle, late] = [4, 3, 3].map((lots) => rig.place(oneWay(ANN, 'sell', lots, MARK + 1_000, REDUCING)));
    rig.run(opens(EVE, 'LONG', 5, MARK));
    const outcome = rig.one(oneWay(ANN, 'sell', 5, 0, AT_MARKET));
    expect(kindsOf(outcome)).toEqual([
      'accepted',
      'trade',
      `${late! + 1} filled`,
      `${late} reduced`,
      'amended',
      `${late! + 2} filled`,
    ]);
    expect(outcome[4]).toMatchObject({ orderId: middle, lots: 1, openLots: 1 });
    rig.run(cancel(ANN, early!), cancel(ANN, middle!));
    expect(rig.bound(ANN)).toBe(margin());
  });
});

describe('an order in one-way mode that takes', () => {
  it('takes no more where an older order gets its cover, and its account is too small for what it then has to hold', () => {
    const rig = new Rig();
    rig.run({ kind: 'mode', account: ANN, mode: 'oneWay' });
    rig.run({ kind: 'leverage', account: ANN, contract: 1, leverage: 100 });
    rig.run(opens(BOB, 'SHORT', 100, MARK), oneWay(ANN, 'buy', 100, MARK));
    // The first sell holds for all its lots, because a reduce-only order has the position for itself; then that one goes.
    const reducing = rig.place(oneWay(ANN, 'sell', 100, MARK + 10, REDUCING));
    const older = rig.place(oneWay(ANN, 'sell', 60, MARK + 10));
    rig.run(cancel(ANN, reducing));
    rig.run({ kind: 'debit', account: ANN, amountMinor: 9_800 * USDT, transferId: 'out', voidsCredit: false });
    rig.run(opens(EVE, 'LONG', 30, MARK), opens(TOM, 'LONG', 30, MARK));
    const outcome = rig.one(oneWay(ANN, 'sell', 100, (MARK / 4) * 3));
    const trades = outcome.filter(({ kind }) => kind === 'trade');
    expect([trades.length, kindsOf(outcome).at(-1)]).toEqual([1, `${older + 4} margin`]);
    expect(rig.bound(ANN)).toBe(rig.position(ANN, 'LONG').margin);
  });
});
