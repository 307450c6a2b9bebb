import { createHash } from 'node:crypto';
import { startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { holdingPublicMs } from '@bourse/core/launch/holding.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Project } from '../../../src/modules/launch/queries/project.query.ts';
import type { NewRound } from '../../../src/modules/launch/store/project.store.ts';
import { refusalOf } from '../../spot/spot.rig.ts';
import { type Member, type TestExchange, testExchange } from '../../test-exchange.ts';
import { BOOST } from '../boost.rig.ts';
import { FLASH, passOf } from '../flash.rig.ts';
import { codeOf, ownIn, publish, subscribe, tokens } from '../launch.rig.ts';
import { lotteryOf, take } from '../lottery.rig.ts';
import { heldRound, live, moveTo } from './holding.rig.ts';

interface Mode {
  readonly terms: () => Partial<NewRound>;
  readonly join: (who: Member, project: Project) => Promise<unknown>;
}
const MODES: Readonly<Record<string, Mode>> = {
  subscription: { terms: () => ({}), join: (who, project) => subscribe(who, project, '10') },
  boost: { terms: () => BOOST, join: (who, project) => subscribe(who, project, '1') },
  lottery: {
    terms: () => lotteryOf(exchange, { drawAtMs: round.endMs + HOUR_MS }),
    join: (who, project) => take(who, project, 1),
  },
  flash: { terms: () => ({ ...FLASH, personMinor: tokens(400) }), join: (who, project) => passOf(who, project) },
};

let exchange: TestExchange;
/** Had two ETH in all 48 hours but one, and one of a day is lost; has as much in a strategy as in funding. */
let nora: Member;
/** Had 47 ETH in one hour alone. */
let paul: Member;
let round: ReturnType<typeof heldRound>;
const projects = new Map<string, Project>();
beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person({ funds: { ETH: '2', USDT: '5000' } });
  paul = await exchange.person({ funds: { USDT: '5000' } });
  round = heldRound(exchange, { days: 2 });
  for (const [name, { terms }] of Object.entries(MODES)) {
    projects.set(name, await publish(exchange, { rounds: [{ ...terms(), ...round }] }));
  }
  // One coin held lets one commit fifty USDT and a cent.
  const capped = { ...round, holding: { ...round.holding, factorUnits: 5_001_000_000n } };
  projects.set('capped', await publish(exchange, { rounds: [capped] }));
  projects.set('later', await publish(exchange, { rounds: [heldRound(exchange, { days: 9 })] }));
}, 120_000);
afterAll(() => exchange.close());

const table = (who: Member, name: string, over: Readonly<Record<string, string>> = {}) =>
  who.client.call('launch', 'holding', { project: projects.get(name)!.id, round: '1', ...over });

it('shows what a round asks for, and nothing of a day before it is public', async () => {
  const [firstDay, lastDay] = [round.holding.firstDay, round.holding.lastDay];
  const { project } = await nora.client.call('launch', 'project', { project: projects.get('capped')!.id });
  expect(project.rounds[0]!.holding).toEqual({
    asset: 'ETH',
    least: '2',
    fromMs: startOfBusinessDay(firstDay),
    untilMs: startOfBusinessDay(lastDay + 1),
    publicAtMs: round.startMs,
    factor: '50.01',
  });
  const before = await table(nora, 'subscription');
  expect(before).toMatchObject({ coin: 'ETH', days: 2, publicDays: 0, cap: null, next: null });
  expect(before.rows.map(({ average, seed, hours }) => ({ average, seed, hours }))).toEqual(
    Array(2).fill({ average: null, seed: null, hours: [] }),
  );
  for (const { seedHash } of before.rows) expect(seedHash).toMatch(/^[0-9a-f]{64}$/);
  const { conditions } = await ownIn(nora, projects.get('capped')!);
  const { held } = conditions.at(-1)!;
  expect(held).toEqual({ coin: 'ETH', needed: '2', average: null, isOver: false });
  // Of each day the hash was public before; what it is of comes with the day's figures.
  await live(exchange, firstDay, async (hour) => {
    if (hour === 4) await exchange.fund(paul.uid, 'ETH', '47');
    if (hour === 5) await exchange.services.ledger.lane.submit(sentAway(paul.uid));
    return hour !== 9;
  });
  await live(exchange, lastDay, async () => {}, [0, 10]);
  await exchange.letPass(0, nora, paul);
  expect((await table(nora, 'subscription')).publicDays).toBe(0);
  await live(exchange, lastDay, async () => {}, [10, 11]);
  moveTo(exchange, holdingPublicMs(firstDay));
  const first = (await table(nora, 'subscription')).rows.at(-1)!;
  expect(createHash('sha256').update(Buffer.from(first.seed!, 'hex')).digest('hex')).toBe(before.rows.at(-1)!.seedHash);
  expect(first).toMatchObject({ average: '2', lost: 1, seedHash: before.rows.at(-1)!.seedHash });
  expect(first.hours[9]).toEqual({ fromMs: startOfBusinessDay(firstDay) + 9 * HOUR_MS, atMs: null, amount: null });
  // Anybody can work out from the seed when each hour was to be read.
  for (const [at, { fromMs, atMs }] of first.hours.entries()) {
    if (at === 9) continue;
    const bytes = Buffer.alloc(40);
    bytes.write(first.seed!, 'hex');
    bytes.writeBigUInt64BE(BigInt(fromMs), 32);
    const second = createHash('sha256').update(bytes).digest().readUIntBE(0, 6) % 3_600;
    expect(Math.floor((atMs! - fromMs) / 1_000 - second)).toBeLessThan(300);
    expect(atMs).toBeGreaterThanOrEqual(fromMs + second * 1_000);
  }
}, 120_000);

const sentAway = (uid: string) =>
  ({
    op: 'post',
    key: `test-withdrawal:${uid}`,
    kind: 'withdrawal',
    ref: uid,
    atMs: exchange.clock.nowMs(),
    legs: [
      { account: { kind: 'user', uid, account: 'funding', asset: 'ETH' }, amountMinor: -47n * 10n ** 18n },
      { account: { kind: 'system', account: 'custody', asset: 'ETH', sub: 'eth' }, amountMinor: 47n * 10n ** 18n },
    ],
  }) as const;

it('is judged by the days that are public, and tells each their own', async () => {
  await live(exchange, round.holding.lastDay, async () => {}, [11, 24]);
  moveTo(exchange, round.startMs - 5 * MINUTE_MS);
  await exchange.letPass(0, nora, paul);
  moveTo(exchange, round.startMs);
  const own = (await table(nora, 'subscription')).rows.map(({ average }) => average);
  expect(own).toEqual(['2', '2']);
  // 47 of one hour among the 23 that were read, and nothing on the next day.
  const his = await table(paul, 'subscription');
  expect(his).toMatchObject({ average: '1.021739130434782608', publicDays: 2 });
  expect(his.rows.map(({ average }) => average)).toEqual(['0', '2.043478260869565217']);
  const conditions = async (who: Member) => (await ownIn(who, projects.get('subscription')!)).conditions.at(-1);
  expect(await conditions(nora)).toMatchObject({ name: 'HOLDING', isMet: true });
  expect(await conditions(paul)).toMatchObject({
    name: 'HOLDING',
    isMet: false,
    held: { coin: 'ETH', needed: '2', average: '1.021739130434782608', isOver: true },
  });
}, 120_000);

describe.each(Object.entries(MODES))('a %s', (name, { join }) => {
  it('is for whoever held enough, also where they have none of it any more', async () => {
    const project = projects.get(name)!;
    // What is held now is another question.
    await exchange.fund(paul.uid, 'ETH', '100');
    expect(await refusalOf(join(paul, project))).toMatchObject({
      code: 'LAUNCH_HOLDING',
      messageKey: 'seckill_hold_1',
      coin: 'ETH',
      needed: '2',
      average: '1.021739130434782608',
    });
    await exchange.letPass(6 * MINUTE_MS, nora, paul);
    await join(nora, project);
  });
});

it('bounds what is committed by what was held', async () => {
  await exchange.letPass(6 * MINUTE_MS, nora, paul);
  const project = projects.get('capped')!;
  expect((await table(nora, 'capped')).cap).toBe('100.02');
  expect(await refusalOf(subscribe(nora, project, '100.03'))).toMatchObject({
    code: 'LAUNCH_HOLDING_CAP',
    asset: 'USDT',
    cap: '100.02',
    coin: 'ETH',
    average: '2',
  });
  expect(await codeOf(subscribe(nora, project, '10000.01'))).toBe('LAUNCH_MAX');
  await subscribe(nora, project, '100.02');
});

it('pages by the week, and is there for rounds that ask for it alone', async () => {
  const first = await table(nora, 'later');
  expect(first.rows).toHaveLength(7);
  const rest = await table(nora, 'later', { before: first.next! });
  expect(rest.rows).toHaveLength(2);
  expect(rest.next).toBeNull();
  expect(first.rows.at(-1)!.fromMs - rest.rows[0]!.fromMs).toBe(DAY_MS);
  expect((await table(nora, 'later', { before: '0' })).rows).toEqual([]);
  const plain = await publish(exchange);
  const refusals = [
    ['LAUNCH_ROUND_KIND', plain.id, '1'],
    ['LAUNCH_ROUND_NOT_FOUND', plain.id, '2'],
    ['LAUNCH_NOT_FOUND', 'none', '1'],
  ] as const;
  for (const [code, project, number] of refusals) {
    expect(await codeOf(nora.client.call('launch', 'holding', { project, round: number }))).toBe(code);
  }
});

it('shows staff what was read and what is lost', async () => {
  const { client } = await exchange.staff('support');
  const { snapshots } = await client.call('staffLaunch', 'projects', {});
  const row = snapshots.find(({ project }) => project === projects.get('capped')!.id)!;
  expect(row).toMatchObject({ round: 1, asset: 'ETH', hours: 48, taken: 47, lost: 1, last: { people: 1 } });
  expect(row.last!.atMs).toBeLessThan(row.untilMs);
  expect((await exchange.reconcile()).differences).toEqual([]);
});
