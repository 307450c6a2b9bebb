import { describe, expect, it } from 'vitest';
import { ANN, BOB, EVE, kindsOf, TOM } from '../futures-core.rig.ts';
import { CONTRACT, coins, oneLong, only, Risk, usdt } from './risk.rig.ts';

describe('the queue', () => {
  it('begins with who lacks most, and is worked off by what follows', () => {
    const rig = new Risk({ liquidationsMax: 1 });
    rig.marked(40_000);
    rig.has(BOB, 100_000);
    for (const [account, balance] of [
      [ANN, 450],
      [EVE, 400],
      [TOM, 420],
    ] as const) {
      rig.has(account, balance);
      rig.set(account, 100);
      rig.deal(account, BOB, 1, 40_000);
    }
    const who = (events: Parameters<typeof only>[0]) => only(events, 'liquidation').map(({ account }) => account);
    expect(who(rig.marked(39_700))).toEqual([EVE]);
    expect(rig.core.isDue).toBe(true);
    expect(rig.answer({ kind: 'debit', account: ANN, amountMinor: 1, transferId: 'x', voidsCredit: false })).toBe(
      'LIQUIDATING',
    );
    expect(who(rig.one({ kind: 'continue' }))).toEqual([TOM]);
    // It is better off by then: its turn comes, and nothing is taken.
    const spared = rig.marked(40_000);
    expect(kindsOf(spared)).toEqual(['liquidation', 'liquidated']);
    expect(spared).toMatchObject([{ account: ANN }, { isSpared: true }]);
    expect(rig.core.isDue).toBe(false);
    expect(rig.position(ANN, 'LONG').lots).toBe(coins(1));
  });

  it('waits for a mark that is frozen, and for nothing else', () => {
    const rig = oneLong();
    rig.run({ kind: 'freeze', contract: 1 });
    rig.run({ ...CONTRACT, contract: 2 });
    expect(rig.marked(100, 2)).toEqual([]);
    expect(rig.marked(38_175.6)).not.toEqual([]);
  });

  describe('with one of its contracts frozen', () => {
    /** One coin long at 40,000 in two contracts, of which the second is at a price when its feeds stop. */
    const withFrozen = (whole: number, price: number): Risk => {
      const rig = new Risk();
      rig.run({ ...CONTRACT, contract: 2 });
      for (const contract of [1, 2]) rig.marked(40_000, contract);
      rig.has(ANN, whole);
      rig.has(BOB, 100_000);
      for (const contract of [1, 2]) {
        rig.set(ANN, 100, 'cross', contract);
        rig.deal(ANN, BOB, 1, 40_000, contract);
      }
      rig.marked(price, 2);
      rig.run({ kind: 'freeze', contract: 2 });
      return rig;
    };

    it('takes over the others, with their part of what the unit has', () => {
      const rig = withFrozen(2_000, 40_000);
      expect(rig.marked(38_600)).toEqual([]);
      const events = rig.marked(38_300);
      expect(only(events, 'liquidation')).toMatchObject([{ haveMinor: usdt(300), needMinor: usdt(360.18) }]);
      expect(only(events, 'takenOver')).toMatchObject([{ contract: 1, shareMinor: 146_743_295 }]);
      expect([rig.position(ANN, 'LONG').lots, rig.position(ANN, 'LONG', 2).lots]).toEqual([0, coins(1)]);
      expect(rig.balance(ANN)).toBe(usdt(300) - 146_743_295);
      expect(only(rig.marked(40_000, 2), 'takenOver')).toMatchObject([{ contract: 2, shareMinor: 153_256_705 }]);
    });

    it('takes over the frozen ones too where their gains must pay', () => {
      const rig = withFrozen(1_000, 41_000);
      const events = rig.marked(38_300);
      expect(only(events, 'takenOver')).toMatchObject([{ contract: 1 }, { contract: 2, realisedMinor: usdt(1_000) }]);
      expect(rig.balance(ANN)).toBe(0);
    });

    it('leaves them nothing to pay with where they have lost more than there is', () => {
      const rig = withFrozen(2_000, 38_900);
      const events = rig.marked(39_000);
      expect(only(events, 'takenOver')).toMatchObject([{ contract: 1, shareMinor: 0 }]);
      expect(rig.balance(ANN)).toBe(usdt(1_000));
    });

    it('closes and reduces only the others', () => {
      const rig = withFrozen(2_000, 40_000);
      rig.marked(40_000, 2);
      rig.deal(EVE, ANN, 1, 40_000, 2);
      rig.run({ kind: 'freeze', contract: 2 });
      const events = rig.marked(38_100);
      expect(only(events, 'takenOver')).toMatchObject([{ contract: 1 }]);
      expect(kindsOf(events)).not.toContain('netted');
      expect(rig.position(ANN, 'SHORT', 2).lots).toBe(coins(1));
    });
  });

  it('sees a unit that has lost a part in each of its contracts', () => {
    const rig = new Risk();
    rig.run({ ...CONTRACT, contract: 2 });
    for (const contract of [1, 2]) rig.marked(40_000, contract);
    rig.has(ANN, 1_000);
    rig.has(BOB, 100_000);
    for (const contract of [1, 2]) {
      rig.set(ANN, 100, 'cross', contract);
      rig.deal(ANN, BOB, 1, 40_000, contract);
      rig.marked(40_000, contract);
    }
    expect(rig.marked(39_600, 1)).toEqual([]);
    const [first] = rig.marked(39_600, 2);
    expect(first).toMatchObject({ kind: 'liquidation', haveMinor: usdt(200), needMinor: usdt(2 * 182.16) });
  });

  it('of what only other tiers have made due begins with the next mark', () => {
    const rig = oneLong();
    rig.run({ ...CONTRACT, closeFeePpm: 46_000 });
    expect(only(rig.marked(40_000), 'liquidation')).toMatchObject([{ account: ANN, needMinor: usdt(2_000) }]);
  });
});
