import { describe, expect, it } from 'vitest';
import { ANN, BOB, EVE, opens } from '../futures-core.rig.ts';
import { at, CONTRACT, coins, only, Risk, usdt } from '../risk/risk.rig.ts';

/** Somebody with a cross position in the first contract, and an isolated stake in the second. */
function both(own: number, crossSize: number, isolatedSize: number): Risk {
  const rig = new Risk();
  rig.run({ ...CONTRACT, contract: 2 });
  for (const contract of [1, 2]) rig.marked(40_000, contract);
  for (const account of [BOB, EVE]) rig.has(account, 1_000_000);
  rig.has(ANN, own);
  rig.set(ANN, 100);
  rig.set(ANN, 20, 'isolated', 2);
  if (crossSize > 0) rig.deal(ANN, BOB, crossSize, 40_000);
  if (isolatedSize > 0) rig.deal(ANN, BOB, isolatedSize, 40_000, 2);
  return rig;
}

describe('a fill', () => {
  it('of a cross position is not paid with what stands behind an isolated one', () => {
    // 2,000 are the isolated one's, and 1,000 are left; a friend offers to buy the other one far below the mark.
    const rig = both(3_000, 1, 1);
    rig.offers(EVE, 'LONG', 1, 38_500);
    rig.leaves(ANN, 'LONG', 1, 38_500);
    expect([rig.balance(ANN), rig.position(ANN, 'LONG').lots]).toEqual([usdt(3_000), coins(1)]);
    rig.offers(EVE, 'LONG', 1, 39_000);
    rig.leaves(ANN, 'LONG', 1, 39_000);
    expect([rig.balance(ANN), rig.position(ANN, 'LONG').lots]).toEqual([usdt(2_000), 0]);
  });

  it('of an isolated position is not paid with what a cross one needs', () => {
    const rig = both(3_000, 1, 1);
    // 1,000 stand behind the cross position, which needs 184; closing the other frees 2,000.
    const offer = { contract: 2, timeInForce: 'ioc' } as const;
    const close = (price: number): number => {
      rig.place(opens(EVE, 'LONG', coins(1), at(price), { contract: 2 }));
      rig.place(opens(ANN, 'LONG', coins(1), at(price), { ...offer, side: 'sell' }));
      rig.run({ kind: 'cancelAll', account: EVE, contract: 2 });
      return rig.balance(ANN);
    };
    expect(close(40_000 - 2_816)).toBe(usdt(3_000));
    expect(close(40_000 - 2_815.99)).toBe(usdt(3_000 - 2_815.99));
  });

  it('does not move away to an isolated position what a cross one has come to need', () => {
    const rig = both(3_000, 1, 0);
    const order = rig.place(opens(ANN, 'LONG', coins(1), at(40_000), { contract: 2 }));
    // While it rests 1,200 are lost: of the 1,800 that are left it would take 2,000.
    rig.marked(38_800);
    const events = rig.one(opens(BOB, 'SHORT', coins(1), at(40_000), { contract: 2 }));
    expect(only(events, 'ended')).toMatchObject([{ orderId: order, reason: 'margin' }]);
    expect(rig.position(ANN, 'LONG', 2).lots).toBe(0);
  });

  it('does not put a gain that is not realised behind an isolated position', () => {
    const rig = both(3_000, 1, 0);
    const order = rig.place(opens(ANN, 'LONG', coins(1), at(40_000), { contract: 2 }));
    rig.deal(BOB, ANN, 1, 40_000);
    // Half of what is long is closed with a loss of 1,500, and as much is gained by what is short.
    rig.marked(38_500);
    rig.offers(EVE, 'LONG', 1, 38_500);
    rig.leaves(ANN, 'LONG', 1, 38_500);
    expect(rig.balance(ANN)).toBe(usdt(1_500));
    const events = rig.one(opens(BOB, 'SHORT', coins(1), at(40_000), { contract: 2 }));
    expect(only(events, 'ended')).toMatchObject([{ orderId: order, reason: 'margin' }]);
  });
});
