import { randomUUID } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KycLevel } from '../../src/modules/identity/identity-shapes.ts';
import { setKycLevel } from '../../src/modules/identity/store/person.store.ts';
import type { Project } from '../../src/modules/launch/queries/project.query.ts';
import type { NewRound } from '../../src/modules/launch/store/project.store.ts';
import { refusalOf } from '../spot/spot.rig.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { BOOST } from './boost.rig.ts';
import { enter, FLASH, lotsOf, passOf, pay } from './flash.rig.ts';
import { ownIn, publish, runLaunch, subscribe, tokens } from './launch.rig.ts';
import { lotteryOf, take } from './lottery.rig.ts';

let exchange: TestExchange;
let nora: Member;
beforeAll(async () => {
  exchange = await testExchange();
}, 120_000);
afterAll(() => exchange.close());

const verify = (kycLevel: KycLevel, atMs: number) =>
  exchange.services.db.tx((tx) => setKycLevel(tx, nora.uid, kycLevel, atMs));

/** The document of an approved verification, in the place of one of before. */
const document = async (nationality: string, atMs: number) => {
  const { ownerDb } = exchange.database;
  await ownerDb.query('delete from identity.kyc_submission where uid = $1', [nora.uid]);
  await ownerDb.query(
    `insert into identity.kyc_submission (id, uid, target, state, nationality, document_ids, submitted_at_ms, decided_at_ms)
     values ($1, $2, 'primary', 'APPROVED', $3, '{}', $4, $4)`,
    [randomUUID(), nora.uid, nationality, atMs],
  );
};

interface Mode {
  readonly round: () => Partial<NewRound>;
  readonly join: (project: Project) => Promise<unknown>;
}
const MODES: readonly [string, Mode][] = [
  ['a subscription', { round: () => ({}), join: (project) => subscribe(nora, project, '10') }],
  ['a boost', { round: () => BOOST, join: (project) => subscribe(nora, project, '1') }],
  ['a lottery', { round: () => lotteryOf(exchange), join: (project) => take(nora, project, 1) }],
  ['a flash sale', { round: () => ({ ...FLASH, personMinor: tokens(400) }), join: (project) => passOf(nora, project) }],
];

/** A round that began a minute ago. */
const opened = (round: Partial<NewRound>) => {
  const startMs = exchange.clock.nowMs() - MINUTE_MS;
  return publish(exchange, { rounds: [{ startMs, endMs: startMs + HOUR_MS, ...round }] });
};

describe.each(MODES)('%s', (_, { round, join }) => {
  beforeAll(async () => {
    nora = await exchange.person({ funds: { USDT: '1000', ETH: '10' } });
  });

  const open = (terms: Partial<NewRound>) => opened({ ...round(), ...terms });

  it('is for whoever was verified before it began', async () => {
    const project = await open({ kycMin: 1 });
    const [{ startMs }] = project.rounds as [Project['rounds'][number]];
    expect(await refusalOf(join(project))).toMatchObject({ code: 'LAUNCH_KYC', needed: 1, level: 0 });
    await verify('primary', startMs);
    const late = { code: 'LAUNCH_KYC_LATE', needed: 1, approvedAt: startMs, startAt: startMs };
    expect(await refusalOf(join(project))).toMatchObject(late);
    const { conditions } = await ownIn(nora, project);
    expect(conditions[1]).toMatchObject({ name: 'KYC', isMet: false, needed: 1, level: 1, lateMs: startMs });
    // A higher level changes nothing about when the lower one was approved; neither does a new approval of it.
    await verify('advanced', startMs + 1);
    expect(await refusalOf(join(project))).toMatchObject(late);
    await verify('none', startMs);
    await verify('primary', startMs - 1);
    await verify('advanced', startMs + 1);
    expect((await ownIn(nora, project)).conditions[1]).toMatchObject({ isMet: true, level: 2, lateMs: null });
    await join(project);
  });

  it('is for whoever has a document from where it asks for', async () => {
    const [mainland, elsewhere] = [await open({ nationality: 'CN_ONLY' }), await open({ nationality: 'NON_CN' })];
    const [{ startMs }] = mainland.rounds as [Project['rounds'][number]];
    const isMet = async (project: Project) => (await ownIn(nora, project)).conditions.map((each) => each.isMet);
    await verify('none', startMs);
    // Without a verification nobody's nationality is known.
    expect(await refusalOf(join(mainland))).toMatchObject({ code: 'LAUNCH_KYC', needed: 1, level: 0 });
    await verify('primary', startMs - 1);
    for (const [project, code] of [
      [mainland, 'LAUNCH_CN_ONLY'],
      [elsewhere, 'LAUNCH_NON_CN'],
    ] as const)
      expect(await refusalOf(join(project))).toMatchObject({ code });
    await document('HK', startMs - 1);
    expect(await refusalOf(join(mainland))).toMatchObject({ code: 'LAUNCH_CN_ONLY' });
    const { conditions } = await ownIn(nora, mainland);
    expect(conditions[2]).toMatchObject({ name: 'CN_ONLY', isMet: false, nationality: 'HK' });
    expect(await isMet(elsewhere)).toEqual([true, true, true]);
    await document('CN', startMs - 1);
    expect(await refusalOf(join(elsewhere))).toMatchObject({ code: 'LAUNCH_NON_CN' });
    expect(await isMet(mainland)).toEqual([true, true, true]);
    exchange.clock.setOffsetMs(exchange.clock.offsetMs + 6 * MINUTE_MS);
    await join(mainland);
  });
});

it('lots are for whoever still meets the conditions when they pay', async () => {
  nora = await exchange.person({ funds: { USDT: '1000' } });
  const project = await opened({ ...FLASH, personMinor: tokens(400), nationality: 'NON_CN', vipMin: 0 });
  const [{ startMs }] = project.rounds as [Project['rounds'][number]];
  await verify('primary', startMs - 1);
  await document('DE', startMs - 1);
  const { id } = await enter(nora, project, 1);
  await runLaunch(exchange);
  await verify('none', startMs);
  expect(await refusalOf(pay(nora, id))).toMatchObject({ code: 'LAUNCH_KYC', needed: 1, level: 0 });
  await verify('primary', startMs);
  expect(await refusalOf(pay(nora, id))).toMatchObject({ code: 'LAUNCH_KYC_LATE' });
  await verify('none', startMs);
  await verify('primary', startMs - 1);
  await document('CN', startMs);
  expect(await refusalOf(pay(nora, id))).toMatchObject({ code: 'LAUNCH_NON_CN' });
  // Nothing is lost by it but time.
  expect(await lotsOf(exchange, project)).toMatchObject({ payingLots: 1, paidLots: 0 });
  await document('DE', startMs);
  expect(await pay(nora, id)).toMatchObject({ state: 'PAID' });
});
