import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { walletRig } from '../../../test/wallet.rig.ts';
import { movesOf, must, OUTSIDE } from '../../../test/wallet-moves.rig.ts';
import { writeDailyTotals } from './usecases/write-daily-totals.ts';
import { writeNextDailyTotals } from './usecases/write-next-daily-total.ts';

const rig = await walletRig();
afterAll(() => rig.close());
const { move, send } = movesOf(rig);

describe('the overview', () => {
  test('adds everything up, sorts by value and explains the limit', async () => {
    const who = await rig.person({ vip: 2 });
    await rig.give(who, 'USDT', '100.123456');
    await rig.give(who, 'BTC', '0.5', 'btc');
    await rig.give(who, 'HBT', '7');
    must(await move(who, 'funding', 'spot', '40'));
    const seen = must(await rig.http.overview({}, rig.as(who)));
    expect(seen).toMatchObject({ totalUsdt: '30100.123456', totalBtc: '0.50166872', unpricedAssets: 1 });
    expect(seen.assets.slice(0, 2)).toMatchObject([
      { asset: 'BTC', total: '0.5', valueUsdt: '30000', usable: true },
      { asset: 'USDT', total: '100.123456', available: '100.123456', frozen: '0' },
    ]);
    expect(seen.assets.find((row) => row.asset === 'HBT')).toMatchObject({ valueUsdt: null, usable: false });
    expect(seen.accounts.slice(0, 2)).toEqual([
      { account: 'funding', valueUsdt: '30060.123456' },
      { account: 'spot', valueUsdt: '40' },
    ]);
    expect(seen.limit).toMatchObject({ limitUsdt: '75000', remainingUsdt: '75000', vipLevel: 2, limit30dUsdt: null });
    expect(must(await rig.http.topsWealthInfo({}, rig.as(who))).totalUsdt).toBe('30100.123456');
  });

  test('shows a change to whoever made it, however many look at the same moment', async () => {
    const who = await rig.person();
    for (let round = 1; round <= 5; round++) {
      await rig.give(who, 'USDT', '1');
      const seen = await Promise.all(Array.from({ length: 20 }, () => rig.http.overview({}, rig.as(who))));
      expect(new Set(seen.map((answer) => must(answer).totalUsdt))).toEqual(new Set([String(round)]));
    }
  });

  test('today’s result leaves out what came and went', async () => {
    const who = await rig.person();
    const friend = await rig.person();
    await rig.give(who, 'ETH', '2');
    await rig.give(who, 'USDT', '100');
    rig.clock.advanceMs(2 * DAY_MS);
    await writeDailyTotals(rig.deps, who.uid);
    must(await send(who, friend.uid, '30'));
    await rig.give(friend, 'USDT', '500');
    must(await send(friend, who.uid, '45'));
    rig.priced.set('ETH', 260_000n);
    const seen = must(await rig.http.overview({}, rig.as(who)));
    rig.priced.set('ETH', 250_000n);
    expect(seen).toMatchObject({
      todayPnlUsdt: '200',
      todayPnlPercent: '3.91',
      pnlTerms: { nowUsdt: '5315', startUsdt: '5100', netInflowUsdt: '15' },
    });
  });

  test('somebody who came today began with nothing', async () => {
    const who = await rig.person({ ageMs: 1_000, seenMs: 1_000 });
    expect(must(await rig.http.overview({}, rig.as(who)))).toMatchObject({
      todayPnlUsdt: '0',
      todayPnlPercent: null,
      pnlTerms: { startUsdt: '0' },
    });
  });

  test('the trend has the total of each midnight, also of those that nobody watched', async () => {
    const who = await rig.person({ ageMs: HOUR_MS, seenMs: HOUR_MS });
    await rig.give(who, 'USDT', '10');
    rig.clock.advanceMs(3 * DAY_MS);
    await rig.give(who, 'USDT', '5');
    rig.clock.advanceMs(2 * DAY_MS);
    const { points } = must(await rig.http.trend({ range: '1w' }, rig.as(who)));
    expect(points.map((point) => point.totalUsdt)).toEqual(['0', '10', '10', '10', '15', '15', '15']);
    const today = await rig.person({ ageMs: 1, seenMs: 1 });
    await rig.http.resolveRecipient({ recipientType: 'account', recipientAccount: who.uid }, rig.as(today));
    while (await writeNextDailyTotals(rig.deps));
    expect(must(await rig.http.trend({ range: '1w' }, rig.as(who))).points).toEqual(points);
  });

  test('every frozen unit is explained by a hold', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    const wish = { clientRequestId: randomUUID(), asset: 'USDT', network: 'eth', address: OUTSIDE, amount: '40' };
    const row = must(await rig.http.withdraw({ ...wish, ...rig.secrets }, rig.as(who)));
    const asset = must(await rig.http.asset({ asset: 'USDT' }, rig.as(who)));
    expect(asset.row).toMatchObject({ available: '60', frozen: '40', total: '100' });
    expect(asset.holds).toMatchObject([{ reason: 'WITHDRAWAL', amount: '40', ref: row.id, account: 'funding' }]);
    expect(must(await rig.http.holds({}, rig.as(who))).rows).toHaveLength(1);
    const info = must(await rig.http.withdrawInfo({ asset: 'USDT', network: 'eth' }, rig.as(who)));
    expect(info).toMatchObject({
      available: '60',
      frozen: '40',
      withdrawable: '60',
      missing: [],
      factors: ['totp', 'email'],
    });
  });
});
