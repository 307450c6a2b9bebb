import { readAmount } from '@bourse/core/money/amount.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { driveDue } from '../../src/modules/auto-invest/usecases/runs/drive-due.ts';
import { driveRun } from '../../src/modules/auto-invest/usecases/runs/drive-run.ts';
import { openProduct } from '../earn/earn.rig.ts';
import type { Member } from '../test-exchange.ts';
import { depsOf, untilIdle } from './auto-invest.rig.ts';
import { PlanHouse } from './house.rig.ts';

/** Where coins lie that a plan was to put into Earn: where its person is told that they are. */
let house: PlanHouse;
beforeAll(async () => {
  house = await PlanHouse.open();
}, 120_000);
afterAll(() => house.exchange.close());

let nora: Member;
beforeEach(async () => {
  nora = await house.exchange.person({ funds: { USDT: '1000' } });
  await house.exchange.database.ownerDb.query('update earn.product set end_ms = start_ms + 1');
});

type Over = Parameters<typeof openProduct>[1];
const flexible = (over: Over = {}) =>
  openProduct(house.exchange, {
    asset: 'BTC',
    minMinor: 1_000n,
    stepMinor: 10n,
    quotaMinor: 10n ** 10n,
    tiers: [{ upToMinor: null, rateBps: 0 }],
    ...over,
  });
/** For people whose papers nobody has seen, it is not. */
const forOthers = (over: Over = {}) => flexible({ kycMin: 2, ...over });
const setClosed = async (value: 'true' | 'false') => {
  const { db, settings } = house.exchange.services;
  const set = { name: 'EARN_CLOSE', value, by: 'a test', nowMs: house.exchange.clock.nowMs() } as const;
  await db.tx((tx) => settings.set(tx, set));
  await settings.refresh();
};
const lies = async () =>
  Object.fromEntries(
    await Promise.all(
      (['spot', 'funding', 'earn'] as const).map(
        async (account) => [account, await house.exchange.available(nora.uid, account, 'BTC')] as const,
      ),
    ),
  );
const legOf = async (planId: string) => (await house.runsOf(nora, planId))[0]!.legs[0]!;

describe('what a plan bought', () => {
  it('comes back to spot where Earn refuses it', async () => {
    await forOthers();
    const plan = await house.create(nora, { movesToEarn: 'true' });
    await house.live(nora, plan.id);
    const leg = await legOf(plan.id);
    expect(leg).toMatchObject({ status: 'DONE', earn: 'KEPT' });
    expect(await lies()).toEqual({ spot: readAmount(leg.quantity, 8), funding: 0n, earn: 0n });
    await house.isRight();
  });

  it('goes into the product that takes it, where another one refuses it', async () => {
    await forOthers();
    await flexible();
    const plan = await house.create(nora, { movesToEarn: 'true' });
    await house.live(nora, plan.id);
    const leg = await legOf(plan.id);
    expect(leg).toMatchObject({ earn: 'MOVED' });
    const { spot, funding, earn } = await lies();
    expect([funding, spot! < 10n, spot! + earn!]).toEqual([0n, true, readAmount(leg.quantity, 8)]);
    await house.isRight();
  });

  it.each([
    ['and Earn refuses it', 'KEPT', async () => forOthers(), async () => {}],
    ['and Earn takes it', 'MOVED', async () => flexible({ stepMinor: 1n }), async () => {}],
    ['and Earn has closed since', null, async () => flexible({ stepMinor: 1n }), () => setClosed('true')],
  ] as const)(
    'lies where it is said to be, whenever a process is killed, %s',
    async (_, expected, open, meanwhile) => {
      await open();
      let wasWhole = false;
      let calls = 6;
      while (!wasWhole) {
        const plan = await house.create(nora, { movesToEarn: 'true', amount: '10' });
        const before = await lies();
        await house.becomeDue((await house.planOf(nora, plan.id)).nextRunAtMs!);
        await house.seller.offer('BTC', '10');
        const [run] = await house.runsOf(nora, plan.id);
        await house.killedAt(run!.id, calls++);
        wasWhole = (await house.runsOf(nora, plan.id))[0]!.status !== 'RUNNING';
        await meanwhile();
        await driveRun(depsOf(house.exchange), run!.id);
        await setClosed('false');
        const leg = await legOf(plan.id);
        const after = await lies();
        const came = (account: 'spot' | 'funding' | 'earn') => after[account]! - before[account]!;
        expect(['MOVED', 'KEPT']).toContain(leg.earn);
        if (expected !== null) expect(leg.earn).toBe(expected);
        expect([came(leg.earn === 'MOVED' ? 'earn' : 'spot'), came('funding')]).toEqual([
          readAmount(leg.quantity, 8),
          0n,
        ]);
        await untilIdle(() => driveDue(depsOf(house.exchange)));
      }
      await house.isRight();
    },
    240_000,
  );
});
