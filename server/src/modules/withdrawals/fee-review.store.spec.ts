import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { describe, expect, test } from 'vitest';
import { must } from '../../../test/wallet-moves.rig.ts';
import { leaveRules } from './leave-rules.rig.ts';
import { insertFeeEstimate } from './store/fee-estimate.store.ts';
import { reviewFees } from './usecases/review-fees.ts';

const { rig, withdraw } = await leaveRules();

describe('the hourly review of fees', () => {
  const estimate = (costMinor: bigint) => {
    rig.clock.advanceMs(1_000);
    return insertFeeEstimate(rig.t.db, { asset: 'USDT', network: 'eth', costMinor }, rig.clock.nowMs());
  };
  const fees = async () => {
    await rig.deps.assets.refresh();
    const pair = rig.deps.assets.coinNetwork('USDT', 'eth')!;
    return [pair.withdrawFeeMinor, pair.withdrawMinMinor];
  };

  test('follows the median once an hour, writes every change down, and comes back to the floor', async () => {
    for (const cost of [2_000_000n, 1_500_000n, 9_000_000n]) await estimate(cost);
    rig.audits.length = 0;
    const done = await Promise.all([reviewFees(rig.deps), reviewFees(rig.deps), reviewFees(rig.deps)]);
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await fees()).toEqual([2_200_000n, 4_400_000n]);
    expect(rig.audits).toMatchObject([
      {
        staffId: 'system',
        action: 'assets.fee',
        subject: 'USDT/eth',
        before: { withdrawFeeMinor: '1000000' },
        after: { withdrawFeeMinor: '2200000', withdrawMinMinor: '4400000' },
      },
    ]);
    expect(await reviewFees(rig.deps)).toBe(false);
    rig.clock.advanceMs(HOUR_MS);
    // A node that is away says nothing, and nothing changes.
    expect(await reviewFees(rig.deps)).toBe(false);
    expect(await fees()).toEqual([2_200_000n, 4_400_000n]);
    await estimate(10_000n);
    expect(await reviewFees(rig.deps)).toBe(true);
    expect(await fees()).toEqual([1_000_000n, 2_000_000n]);
  });

  test('writes nothing down where nothing changes, and corrects a minimum alone', async () => {
    const hourLater = async () => {
      rig.clock.advanceMs(HOUR_MS);
      await estimate(10_000n);
      await rig.deps.assets.refresh();
      rig.audits.length = 0;
      expect(await reviewFees(rig.deps)).toBe(true);
    };
    await hourLater();
    await hourLater();
    expect(rig.audits).toEqual([]);
    await rig.t.ownerDb.query(
      `update assets.coin_network set withdraw_min_minor = 3000000 where asset = 'USDT' and network = 'eth'`,
    );
    await hourLater();
    expect(rig.audits).toMatchObject([{ after: { withdrawFeeMinor: '1000000', withdrawMinMinor: '2000000' } }]);
    expect(await fees()).toEqual([1_000_000n, 2_000_000n]);
  });

  test('a fee that has risen since the receipt is refused with the new one, a lower one is taken', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    expect(await withdraw(who, '10', { fee: '0.9' })).toMatchObject({
      refusal: { code: 'FEE_CHANGED', details: { fee: '1', asset: 'USDT' } },
    });
    expect(must(await withdraw(who, '10', { fee: '3' })).fee).toBe('1');
  });
});
