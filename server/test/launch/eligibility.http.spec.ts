import { HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KycLevel } from '../../src/modules/identity/identity-shapes.ts';
import { setKycLevel } from '../../src/modules/identity/store/person.store.ts';
import type { Project } from '../../src/modules/launch/queries/project.query.ts';
import type { NewRound } from '../../src/modules/launch/store/project.store.ts';
import { refusalOf } from '../spot/spot.rig.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { BOOST } from './boost.rig.ts';
import { FLASH, passOf } from './flash.rig.ts';
import { ownIn, publish, subscribe, tokens } from './launch.rig.ts';
import { lotteryOf, take } from './lottery.rig.ts';

let exchange: TestExchange;
let nora: Member;
beforeAll(async () => {
  exchange = await testExchange();
}, 120_000);
afterAll(() => exchange.close());

const verify = (kycLevel: KycLevel, atMs: number) =>
  exchange.services.db.tx((tx) => setKycLevel(tx, nora.uid, kycLevel, atMs));

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

describe.each(MODES)('%s', (_, { round, join }) => {
  beforeAll(async () => {
    nora = await exchange.person({ funds: { USDT: '1000', ETH: '10' } });
  });

  /** A round that began a minute ago. */
  const open = (terms: Partial<NewRound>) => {
    const startMs = exchange.clock.nowMs() - MINUTE_MS;
    return publish(exchange, { rounds: [{ ...round(), startMs, endMs: startMs + HOUR_MS, ...terms }] });
  };

  it('is for whoever was verified before it began', async () => {
    const project = await open({ kycMin: 1 });
    const [{ startMs }] = project.rounds as [Project['rounds'][number]];
    expect(await refusalOf(join(project))).toMatchObject({ code: 'LAUNCH_KYC', needed: 1, level: 0 });
    await verify('primary', startMs);
    const late = { code: 'LAUNCH_KYC_LATE', needed: 1, approvedAt: startMs, startAt: startMs };
    expect(await refusalOf(join(project))).toMatchObject(late);
    const { conditions } = await ownIn(nora, project);
    expect(conditions[1]).toEqual({ name: 'KYC', isMet: false, needed: 1, level: 1, lateMs: startMs, held: null });
    // A higher level changes nothing about when the lower one was approved; neither does a new approval of it.
    await verify('advanced', startMs + 1);
    expect(await refusalOf(join(project))).toMatchObject(late);
    await verify('none', startMs);
    await verify('primary', startMs - 1);
    await verify('advanced', startMs + 1);
    expect((await ownIn(nora, project)).conditions[1]).toMatchObject({ isMet: true, level: 2, lateMs: null });
    await join(project);
  });
});
