import { HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { refuse } from '@bourse/core/result.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setKycLevel } from '../../src/modules/identity/store/person.store.ts';
import type { Project } from '../../src/modules/launch/queries/project.query.ts';
import { findTakenPart } from '../../src/modules/launch/queries/taken-part.query.ts';
import type { RoundKey } from '../../src/modules/launch/queries/ticket.query.ts';
import type { NewRound } from '../../src/modules/launch/store/project.store.ts';
import type { Queryable } from '../../src/platform/db/db.ts';
import { refusalOf } from '../spot/spot.rig.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { BOOST } from './boost.rig.ts';
import { enter, FLASH, passOf, pay } from './flash.rig.ts';
import { codeOf, ownIn, pass, publish, runLaunch, subscribe, tokens } from './launch.rig.ts';
import { lotteryOf, take } from './lottery.rig.ts';

let exchange: TestExchange;
let nora: Member;
beforeAll(async () => {
  exchange = await testExchange();
}, 120_000);
afterAll(() => exchange.close());
beforeEach(async () => {
  nora = await exchange.person({ funds: { USDT: '1000', ETH: '10' } });
  await exchange.services.db.tx((tx) => setKycLevel(tx, nora.uid, 'primary', 1));
});

/** A round that began a minute ago. */
const open = (round: Partial<NewRound> = {}) => {
  const startMs = exchange.clock.nowMs() - MINUTE_MS;
  return publish(exchange, { rounds: [{ startMs, endMs: startMs + 2 * HOUR_MS, ...round }] });
};
const LOTS = { ...FLASH, personMinor: tokens(400) } as const;
/** Past the time that one waits between two rounds. */
const wait = () => {
  exchange.clock.setOffsetMs(exchange.clock.offsetMs + 6 * MINUTE_MS);
};
const isNewcomer = async (project: Project) =>
  (await ownIn(nora, project)).conditions.find(({ name }) => name === 'NEWCOMER')?.isMet;
/** The rounds that count as taken part in, if what a person has in a project were in a state. */
async function countedAs({ id }: Project, state: string): Promise<readonly RoundKey[]> {
  let found: readonly RoundKey[] = [];
  await exchange.services.db.decide(async (tx) => {
    await tx.query(
      `update launch.subscription set state = $2, entry_id = case when $2 in ('COMPLETED', 'REFUNDED') then 1 end
        where project_id = $1`,
      [id, state],
    );
    found = await findTakenPart(tx, nora.uid);
    return refuse('UNDONE');
  });
  return found;
}
const lots = async (project: Project) => {
  const { id } = await enter(nora, project, 1);
  await runLaunch(exchange);
  return id;
};

interface Mode {
  readonly round: () => Partial<NewRound>;
  readonly join: (project: Project) => Promise<unknown>;
}
const SUBSCRIPTION: Mode = { round: () => ({}), join: (project) => subscribe(nora, project, '10') };
const BOOSTED: Mode = { round: () => BOOST, join: (project) => subscribe(nora, project, '1') };
const LOTTERY: Mode = { round: () => lotteryOf(exchange), join: (project) => take(nora, project, 1) };
const BOUGHT: Mode = { round: () => LOTS, join: async (project) => pay(nora, await lots(project)) };
const MODES: readonly [string, Mode][] = [
  ['a subscription', SUBSCRIPTION],
  ['a boost', BOOSTED],
  ['a lottery', LOTTERY],
  ['a flash sale', BOUGHT],
];

describe.each(MODES)('%s for newcomers', (_, { round, join }) => {
  it('is for whoever has taken part in nothing else, and is verified', async () => {
    const project = await open({ ...round(), newcomersOnly: true });
    const other = await open();
    const { subscriptionId } = await subscribe(nora, other, '10');
    wait();
    expect(await refusalOf(join(project))).toMatchObject({ code: 'LAUNCH_TAKEN_PART' });
    expect(await isNewcomer(project)).toBe(false);
    await nora.client.call('launch', 'leave', { subscriptionId });
    expect(await isNewcomer(project)).toBe(true);
    await exchange.services.db.tx((tx) => setKycLevel(tx, nora.uid, 'none', 1));
    expect(await codeOf(join(project))).toBe('LAUNCH_KYC');
    await exchange.services.db.tx((tx) => setKycLevel(tx, nora.uid, 'primary', 1));
    await join(project);
    // Their own part in it makes nobody less of a newcomer there.
    expect(await isNewcomer(project)).toBe(true);
  });
});

describe.each(MODES)('%s of before', (name, { round, join }) => {
  it.each([
    ['SUBSCRIBED', true],
    ['PENDING_DEDUCTION', true],
    ['COMPLETED', true],
    // What was locked was lent for the round, whatever it brought.
    ['NOT_ALLOCATED', name === 'a boost'],
    ['CANCELLED', false],
    ['REFUNDED', false],
  ])('that is %s counts: %s', async (state, counts) => {
    const before = await open(round());
    await join(before);
    expect(await countedAs(before, state)).toEqual(counts ? [{ projectId: before.id, number: 1 }] : []);
  });
});

it('another round of the same project counts as well, and one that asks for nothing is for all', async () => {
  const startMs = exchange.clock.nowMs() - MINUTE_MS;
  const times = { startMs, endMs: startMs + HOUR_MS };
  const project = await publish(exchange, { rounds: [times, { ...times, newcomersOnly: true }, times] });
  await subscribe(nora, project, '10');
  wait();
  expect(await codeOf(subscribe(nora, project, '10', { round: '2' }))).toBe('LAUNCH_TAKEN_PART');
  await subscribe(nora, project, '10', { round: '3' });
});

it('whoever was a newcomer stays one in that round, until they take it back', async () => {
  const [project, other] = [await open({ newcomersOnly: true }), await open()];
  const { subscriptionId } = await subscribe(nora, project, '10');
  wait();
  await subscribe(nora, other, '10');
  wait();
  await subscribe(nora, project, '20');
  await nora.client.call('launch', 'leave', { subscriptionId });
  expect(await codeOf(subscribe(nora, project, '10'))).toBe('LAUNCH_TAKEN_PART');
});

it('a pass and reserved lots are no part: what is paid first counts', async () => {
  const [one, two] = [await open({ ...LOTS, newcomersOnly: true }), await open({ ...LOTS, newcomersOnly: true })];
  const [first, second] = [await lots(one), await lots(two)];
  await pay(nora, first);
  expect(await codeOf(pay(nora, second))).toBe('LAUNCH_TAKEN_PART');
  expect(await codeOf(passOf(nora, await open({ ...LOTS, newcomersOnly: true })))).toBe('LAUNCH_TAKEN_PART');
});

describe('of two rounds for newcomers that one person takes at the same moment', () => {
  const oneOf = async (calls: readonly Promise<unknown>[]) => {
    const ends = await Promise.allSettled(calls);
    const codes = ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { code: string }).code] : []));
    expect(codes).toEqual(['LAUNCH_TAKEN_PART']);
  };

  it.each([1, 2, 3])('one is paid, try %d', async () => {
    const projects = [await open({ ...LOTS, newcomersOnly: true }), await open({ ...LOTS, newcomersOnly: true })];
    const ids = [await lots(projects[0]!), await lots(projects[1]!)];
    await oneOf(ids.map((id) => pay(nora, id)));
  });

  it.each<[string, Mode, Mode]>([
    ['a subscription and a boost', SUBSCRIPTION, BOOSTED],
    ['a subscription and a lottery', SUBSCRIPTION, LOTTERY],
    ['two subscriptions', SUBSCRIPTION, SUBSCRIPTION],
  ])('one is taken: %s', async (_, one, two) => {
    const projects = [
      await open({ ...one.round(), newcomersOnly: true }),
      await open({ ...two.round(), newcomersOnly: true }),
    ];
    await oneOf([one.join(projects[0]!), two.join(projects[1]!)]);
  });

  it('one is paid or subscribed', async () => {
    const [sale, project] = [await open({ ...LOTS, newcomersOnly: true }), await open({ newcomersOnly: true })];
    const id = await lots(sale);
    await oneOf([pay(nora, id), subscribe(nora, project, '10')]);
  });
});

it('a purchase that was paid back whole with its project is none', async () => {
  const [before, project] = [await open(LOTS), await open({ newcomersOnly: true })];
  await pay(nora, await lots(before));
  expect(await isNewcomer(project)).toBe(false);
  const { ownerDb } = exchange.database;
  await ownerDb.query(`update launch.round set state = 'CANCELLED' where project_id = $1`, [before.id]);
  await ownerDb.query('update launch.project set cancelled_ms = 1 where id = $1', [before.id]);
  await pass(exchange, 0);
  expect(await isNewcomer(project)).toBe(true);
  wait();
  await subscribe(nora, project, '10');
  expect((await exchange.reconcile()).differences).toEqual([]);
});

it('is found out without reading what others have, or how often somebody took something back', async () => {
  const project = await open();
  const { ownerDb } = exchange.database;
  await ownerDb.query(
    `insert into launch.subscription (id, uid, project_id, round, state, commit_minor, version, vip_bps, first_at_ms, at_ms)
     select gen_random_uuid(), case when n % 10 = 0 then $2 else n::text end, $1, 1,
            case when n % 10 = 0 then 'CANCELLED' else 'SUBSCRIBED' end, 1, 1, 0, n, n
       from generate_series(1, 30000) as n`,
    [project.id, nora.uid],
  );
  await ownerDb.query('vacuum analyze launch.subscription');
  let blocks = 0;
  const explaining: Queryable = {
    query: async (sql, values) => {
      const [row] = await exchange.services.db.query<{ 'QUERY PLAN': readonly { Plan: Record<string, number> }[] }>(
        `explain (analyze, buffers, format json) ${sql}`,
        values,
      );
      const { Plan } = row!['QUERY PLAN'][0]!;
      blocks += Plan['Shared Hit Blocks']! + Plan['Shared Read Blocks']!;
      return [];
    },
  };
  await findTakenPart(explaining, nora.uid);
  await ownerDb.query('delete from launch.subscription where project_id = $1', [project.id]);
  expect(blocks).toBeLessThan(20);
});
