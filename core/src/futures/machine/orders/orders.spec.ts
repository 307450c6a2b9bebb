import { describe, expect, it } from 'vitest';
import type { FuturesCommand, PlaceCommand } from '../command.ts';
import {
  ANN,
  AT_MARKET,
  BOB,
  cancel,
  closes,
  contractOf,
  EVE,
  kindsOf,
  LOT_MINOR,
  MARK,
  mark,
  opens,
  Rig,
  USDT,
} from '../futures-core.rig.ts';

/** What 10 lots at the mark hold at the leverage of the start: a fifth, and a taker's fee. */
const HELD = 10 * (LOT_MINOR / 5) + (10 * LOT_MINOR * 500) / 1_000_000;

describe('an order of the futures core', () => {
  it('holds its margin, its fee and what it would lose at once, and gives it back', () => {
    const rig = new Rig();
    const id = rig.place(opens(ANN, 'LONG', 10, MARK));
    expect(rig.bound(ANN)).toBe(HELD);
    expect(kindsOf(rig.one(cancel(ANN, id)))).toEqual([`${id} cancelled`]);
    expect(rig.bound(ANN)).toBe(0);
    rig.place(opens(ANN, 'LONG', 10, MARK + 1_000));
    const notional = 10 * (MARK + 1_000) * 10;
    expect(rig.bound(ANN)).toBe(notional / 5 + (notional * 500) / 1_000_000 + 10 * 1_000 * 10);
  });

  it('opens both sides where it meets another, and both pay their fees', () => {
    const rig = new Rig();
    const maker = rig.place(opens(ANN, 'LONG', 10, MARK));
    const [accepted, trade, ...rest] = rig.one(opens(BOB, 'SHORT', 4, MARK));
    expect(accepted).toMatchObject({ kind: 'accepted', makerPpm: 200, takerPpm: 500 });
    const taker = maker + 1;
    const [makerFee, takerFee] = [(4 * LOT_MINOR * 200) / 1_000_000, (4 * LOT_MINOR * 500) / 1_000_000];
    expect(trade).toEqual({
      kind: 'trade',
      contract: 1,
      tradeId: 1,
      ticks: MARK,
      lots: 4,
      takerSide: 'sell',
      maker: { orderId: maker, account: ANN, closedLots: 0, realisedMinor: 0, feeMinor: makerFee },
      taker: { orderId: taker, account: BOB, closedLots: 0, realisedMinor: 0, feeMinor: takerFee },
    });
    expect(kindsOf(rest)).toEqual([`${taker} filled`]);
    expect(rig.position(ANN, 'LONG')).toEqual({ lots: 4, margin: (4 * LOT_MINOR) / 5 });
    expect(rig.position(BOB, 'SHORT')).toEqual({ lots: 4, margin: (4 * LOT_MINOR) / 5 });
    expect(rig.bound(ANN)).toBe((4 * LOT_MINOR) / 5 + (HELD * 6) / 10);
    expect(rig.balance(ANN)).toBe(10_000 * USDT - makerFee);
    expect(rig.balance(BOB)).toBe(10_000 * USDT - takerFee);
    expect(rig.core.state.pots.fees).toBe(makerFee + takerFee);
  });

  it('realises what it closes, and is never for more than is open', () => {
    const rig = new Rig();
    rig.run(opens(ANN, 'LONG', 10, MARK), opens(BOB, 'SHORT', 10, MARK));
    const before = rig.balance(ANN);
    rig.run(opens(EVE, 'LONG', 10, MARK + 100));
    expect(rig.one(closes(ANN, 'LONG', 11, MARK))[0]).toMatchObject({
      refusal: { code: 'NOTHING_TO_CLOSE', details: { closableLots: 10 } },
    });
    const [, trade] = rig.one(closes(ANN, 'LONG', 6, MARK));
    expect(trade).toMatchObject({ taker: { closedLots: 6, realisedMinor: 6 * 100 * 10 } });
    expect(rig.position(ANN, 'LONG')).toEqual({ lots: 4, margin: (4 * LOT_MINOR) / 5 });
    const fee = Math.ceil((6 * (MARK + 100) * 10 * 500) / 1_000_000);
    expect(rig.balance(ANN)).toBe(before + 6 * 100 * 10 - fee);
    rig.place(closes(ANN, 'LONG', 3, MARK + 500));
    expect(rig.one(closes(ANN, 'LONG', 2, MARK + 500))[0]).toMatchObject({
      refusal: { code: 'NOTHING_TO_CLOSE', details: { closableLots: 1 } },
    });
  });

  it('ends where it would meet one of its own account, or ends that one', () => {
    const rig = new Rig();
    const own = rig.place(opens(ANN, 'LONG', 1, MARK));
    const other = rig.place(opens(BOB, 'LONG', 1, MARK));
    const ended = rig.one(opens(ANN, 'SHORT', 1, MARK, { selfTrade: 'expireTaker' }));
    expect(kindsOf(ended)).toEqual(['accepted', `${other + 1} selfTrade`]);
    const gone = rig.one(opens(ANN, 'SHORT', 1, MARK));
    expect(kindsOf(gone)).toEqual(['accepted', `${own} selfTrade`, 'trade', `${other} filled`, `${other + 2} filled`]);
    expect(rig.position(ANN, 'SHORT').lots).toBe(1);
  });

  it('trades whole or not at all, at once or not at all, or near the mark', () => {
    const rig = new Rig();
    rig.run(opens(ANN, 'LONG', 3, MARK), opens(BOB, 'LONG', 3, MARK - 1));
    const whole = { timeInForce: 'fok' } as const;
    expect(kindsOf(rig.one(opens(EVE, 'SHORT', 7, MARK - 1, whole)))[1]).toMatch('expired');
    expect(kindsOf(rig.one(opens(ANN, 'SHORT', 4, MARK - 1, whole)))[1]).toMatch('expired');
    expect(kindsOf(rig.one(opens(EVE, 'SHORT', 4, MARK - 1, whole))).filter((kind) => kind === 'trade')).toHaveLength(
      2,
    );
    const rest = rig.one(opens(EVE, 'SHORT', 7, MARK - 1, { timeInForce: 'ioc' }));
    expect(rest.at(-1)).toMatchObject({ reason: 'expired', openLots: 5 });
    rig.run(opens(ANN, 'LONG', 3, MARK - 250_000), opens(BOB, 'LONG', 3, MARK - 250_001));
    const market = rig.one(opens(EVE, 'SHORT', 6, 0, AT_MARKET));
    expect(market.at(-1)).toMatchObject({ reason: 'expired', openLots: 3 });
    expect(rig.bound(EVE)).toBe(rig.position(EVE, 'SHORT').margin);
  });

  it('is made smaller where it stands, but not above what it was nor below what has traded', () => {
    const rig = new Rig();
    const id = rig.place(opens(ANN, 'LONG', 10, MARK));
    rig.place(opens(BOB, 'SHORT', 4, MARK));
    const amend = (lots: number): FuturesCommand => ({ kind: 'amend', account: ANN, orderId: id, lots });
    for (const lots of [10, 4]) {
      expect(rig.one(amend(lots))[0]).toMatchObject({
        refusal: { code: 'AMEND_NOT_LOWER', details: { lots: 10, tradedLots: 4 } },
      });
    }
    expect(rig.one(amend(7))).toEqual([
      { kind: 'amended', orderId: id, account: ANN, contract: 1, lots: 7, openLots: 3 },
    ]);
    expect(rig.bound(ANN)).toBe(rig.position(ANN, 'LONG').margin + (HELD * 3) / 10);
    expect(rig.answer({ kind: 'amend', account: BOB, orderId: id, lots: 5 })).toBe('ORDER_NOT_FOUND');
  });

  it('is recognised by the id that its caller gave it', () => {
    const rig = new Rig();
    const order = opens(ANN, 'LONG', 1, MARK, { clientId: 'mine' });
    const id = rig.place(order);
    expect(rig.one(order)).toEqual([{ kind: 'repeated', id }]);
    expect(rig.one({ ...order, lots: 2 })[0]).toMatchObject({
      refusal: { code: 'IDEMPOTENCY_MISMATCH', details: { orderId: id } },
    });
    rig.place(opens(BOB, 'SHORT', 1, MARK));
    expect(rig.one(order)).toEqual([{ kind: 'repeated', id }]);
    const next = rig.place({ ...order, lots: 2 });
    expect(kindsOf(rig.one({ kind: 'cancel', account: ANN, orderId: 0, clientId: 'mine' }))).toEqual([
      `${next} cancelled`,
    ]);
  });

  it('goes with all others of its account, the latest first', () => {
    const rig = new Rig();
    rig.run(contractOf(2), mark(MARK, 2));
    const ids = [1, 2, 1].map((contract) => rig.place(opens(ANN, 'LONG', 1, MARK, { contract })));
    rig.place(opens(BOB, 'LONG', 1, MARK));
    expect(kindsOf(rig.one({ kind: 'cancelAll', account: ANN, contract: 1 }))).toEqual([
      'done',
      `${ids[2]} cancelled`,
      `${ids[0]} cancelled`,
    ]);
    expect(kindsOf(rig.one({ kind: 'cancelAll', account: ANN, contract: 0 }))).toEqual(['done', `${ids[1]} cancelled`]);
    expect(rig.bound(ANN)).toBe(0);
  });
});

describe('the fill guard', () => {
  it('ends a maker whose price would ruin it, and the taker goes on', () => {
    const rig = new Rig();
    rig.run({ kind: 'leverage', account: ANN, contract: 1, leverage: 100 });
    const ruined = rig.place(opens(ANN, 'LONG', 990, MARK));
    const sound = rig.place(opens(BOB, 'LONG', 1, MARK - 1));
    rig.run(mark(MARK - 1_200_000));
    const outcome = kindsOf(rig.one(opens(EVE, 'SHORT', 1, MARK - 1_200_000)));
    // One lot of the first maker would not ruin it.
    expect(outcome).toEqual(['accepted', 'trade', `${sound + 1} filled`]);
    const next = kindsOf(rig.one(opens(EVE, 'SHORT', 1_000, MARK - 1_200_000)));
    expect(next).toEqual(['accepted', `${ruined} margin`, 'trade', `${sound} filled`]);
    expect(rig.position(ANN, 'LONG').lots).toBe(1);
    expect(rig.position(BOB, 'LONG').lots).toBe(1);
    expect(rig.bound(ANN)).toBe(rig.position(ANN, 'LONG').margin);
  });

  it('ends a maker that would open with money that it has lost since', () => {
    const rig = new Rig();
    rig.run({ kind: 'leverage', account: ANN, contract: 1, leverage: 100 });
    rig.run({ kind: 'leverage', account: BOB, contract: 1, leverage: 10 });
    rig.run({ kind: 'leverage', account: EVE, contract: 1, leverage: 50 });
    rig.run(opens(ANN, 'SHORT', 990, MARK), opens(BOB, 'LONG', 990, MARK));
    const rests = rig.place(opens(ANN, 'LONG', 4_000, MARK - 100_000));
    rig.run(mark(MARK + 950_000), opens(BOB, 'LONG', 1, MARK), closes(BOB, 'LONG', 990, MARK + 950_000));
    rig.run(closes(ANN, 'SHORT', 990, MARK + 950_000), mark(MARK - 100_000));
    expect(rig.position(ANN, 'SHORT').lots).toBe(0);
    // At the mark its order loses nothing, but nothing would stand behind the position either.
    const outcome = rig.one(opens(EVE, 'SHORT', 4_000, MARK - 100_000));
    expect(kindsOf(outcome)).toContain(`${rests} margin`);
    expect([rig.position(ANN, 'LONG').lots, rig.bound(ANN)]).toEqual([0, 0]);
  });

  it('ends what is left of a taker that its own price would ruin', () => {
    const rig = new Rig();
    rig.run({ kind: 'leverage', account: ANN, contract: 1, leverage: 100 });
    rig.run(opens(BOB, 'SHORT', 900, MARK + 1_000_000));
    rig.run(mark(MARK - 100_000), opens(ANN, 'LONG', 900, MARK + 1_000_000));
    expect(rig.position(ANN, 'LONG').lots).toBe(0);
    expect(rig.bound(ANN)).toBe(0);
  });
});

describe('a refusal of an order', () => {
  const order = (more: Partial<PlaceCommand>): PlaceCommand => opens(ANN, 'LONG', 10, MARK, more);
  const cases: readonly (readonly [string, Partial<PlaceCommand>, FuturesCommand[]])[] = [
    ['CONTRACT_NOT_FOUND', { contract: 9 }, []],
    ['ACCOUNT_NOT_OPEN', { account: 9 }, []],
    ['INVALID_ORDER', { lots: 0 }, []],
    ['INVALID_ORDER', { ticks: 0 }, []],
    ['INVALID_ORDER', { ticks: 2 ** 30 }, []],
    ['INVALID_ORDER', { type: 'market', timeInForce: 'ioc' }, []],
    ['INVALID_ORDER', { type: 'market', ticks: 0 }, []],
    ['INVALID_ORDER', { postOnly: true, timeInForce: 'ioc' }, []],
    ['INVALID_ORDER', { position: 'none' }, []],
    ['INVALID_ORDER', { reduceOnly: true }, []],
    ['CONTRACT_HALTED', {}, [{ kind: 'contractStatus', contract: 1, status: 'halted' }]],
    ['CONTRACT_REDUCE_ONLY', {}, [{ kind: 'contractStatus', contract: 1, status: 'reduceOnly' }]],
    ['NO_MARK', { contract: 2 }, [contractOf(2)]],
    ['NO_MARK', {}, [{ kind: 'freeze', contract: 1 }]],
    ['OUTSIDE_BAND', { ticks: MARK + 1_500_001 }, []],
    ['OUTSIDE_BAND', { ticks: MARK - 1_500_001 }, []],
    ['QUANTITY_TOO_LARGE', { lots: 100_001 }, []],
    ['BELOW_MIN_NOTIONAL', { lots: 1 }, [contractOf(1, { minNotionalMinor: LOT_MINOR + 1 })]],
    ['TIER_LEVERAGE', {}, [{ kind: 'leverage', account: ANN, contract: 1, leverage: 125 }, order({ lots: 991 })]],
    ['INSUFFICIENT_MARGIN', { lots: 998 }, []],
    ['POST_ONLY_WOULD_MATCH', { postOnly: true }, [opens(BOB, 'SHORT', 1, MARK)]],
  ];
  for (const [code, more, before] of cases) {
    it(`says ${code} of ${JSON.stringify(more)}`, () => {
      const rig = new Rig();
      rig.run(...before);
      const { nextId } = rig.core.state;
      expect(rig.answer(order(more))).toBe(code);
      expect(rig.core.state.nextId).toBe(nextId);
    });
  }

  it('says TIER_LEVERAGE where both sides of a cross stake are too much together', () => {
    const answer = (marginMode: 'cross' | 'isolated', lots: number): string => {
      const rig = new Rig();
      rig.run({ kind: 'marginMode', account: ANN, contract: 1, marginMode });
      rig.run({ kind: 'leverage', account: ANN, contract: 1, leverage: 125 });
      // A tenth of them is a position, the others are an order: half of what the tier allows.
      rig.run(opens(BOB, 'LONG', 50, MARK), opens(ANN, 'SHORT', 500, MARK));
      return rig.answer(order({ lots, ticks: MARK - 10_000 }));
    };
    expect([answer('cross', 501), answer('cross', 502), answer('isolated', 502)]).toEqual([
      'accepted',
      'TIER_LEVERAGE',
      'accepted',
    ]);
  });
});
