import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoClient } from '../../src/demo/demo-client.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { codeOf, ownIn, pass, publish, runLaunch, subscribe, tokens, usdt } from './launch.rig.ts';

let exchange: TestExchange;
let product: DemoClient;
let second: DemoClient;
/** Sessions of staff end where time passes: whoever needs them afterwards logs in anew. */
async function logInStaff(): Promise<void> {
  product = (await exchange.staff('product')).client;
  second = (await exchange.staff('product')).client;
}
beforeAll(async () => {
  exchange = await testExchange();
  await logInStaff();
}, 120_000);
afterAll(() => exchange.close());

const isRight = async () => expect((await exchange.reconcile()).differences).toEqual([]);
const free = (who: Member, asset: string) => exchange.available(who.uid, 'funding', asset);
const person = () => exchange.person({ funds: { USDT: '10000' } });

async function approve(by: DemoClient): Promise<void> {
  const [asked] = (await by.call('staffActions', 'list', { tab: 'waiting' })).rows;
  const { id, contentHash } = asked!;
  await by.call('staffActions', 'decide', { id, contentHash, decision: 'approve', reason: 'As we agreed' });
}

const wish = (over: Readonly<Record<string, string>> = {}) => {
  const nowMs = exchange.clock.nowMs();
  return {
    project: 'nova',
    token: 'HBT',
    payAsset: 'USDT',
    website: 'https://nova.example/',
    supply: '1000000',
    quota: '500',
    listingAtMs: String(nowMs + DAY_MS),
    rounds: JSON.stringify([
      {
        mode: 'SUBSCRIPTION',
        quota: '500',
        perPerson: '100',
        split: 'BOTTOM_UP',
        basePrice: '0.123456789',
        discountBps: '1000',
        hasVipDiscount: 'false',
        min: '1',
        max: '1000',
        step: '0.01',
        kycMin: '0',
        vipMin: '0',
        startAtMs: String(nowMs + HOUR_MS),
        endAtMs: String(nowMs + 2 * HOUR_MS),
      },
    ]),
    schedule: JSON.stringify([{ atMs: String(nowMs + DAY_MS), shareBps: '10000' }]),
    reason: 'A project that we have looked at',
    ...over,
  };
};

/** A boost round as staff write it, in the far future. */
const boost = (over: Readonly<Record<string, string>>): string =>
  JSON.stringify([
    {
      mode: 'BOOST',
      boostAsset: 'ETH',
      pool: '500',
      perPerson: '100',
      min: '1',
      max: '10',
      step: '1',
      kycMin: '0',
      vipMin: '0',
      startAtMs: '8000000000000',
      endAtMs: '8000000000001',
      ...over,
    },
  ]);

describe('staff', () => {
  it('publish what is there: tokens first, then the project, two of each', async () => {
    expect(await codeOf(product.call('staffLaunch', 'publish', wish()))).toBe('LAUNCH_NOT_FUNDED');
    const finance = (await exchange.staff('finance')).client;
    await finance.call('staffLaunch', 'fund', {
      clientRequestId: crypto.randomUUID(),
      project: 'nova',
      token: 'HBT',
      amount: '500',
      reason: 'The tokens of the project',
    });
    await approve((await exchange.staff('finance')).client);
    await product.call('staffLaunch', 'publish', wish());
    const nora = await person();
    expect((await nora.client.call('launch', 'projects')).rows).toEqual([]);
    await approve(second);
    const [shown] = (await nora.client.call('launch', 'projects')).rows;
    expect(shown).toMatchObject({ id: 'nova', shown: 'WARM_UP', quota: '500', supply: '1000000' });
    // 0.123456789 less a tenth.
    expect(shown!.rounds[0]).toMatchObject({ price: '0.1111111101', basePrice: '0.123456789', perPerson: '100' });
    const [row] = (await product.call('staffLaunch', 'projects')).rows;
    expect(row).toMatchObject({ funded: '500', proceeds: '0', locked: '0' });
    expect(await codeOf(product.call('staffLaunch', 'publish', wish()))).toBe('LAUNCH_EXISTS');
    await isRight();
  });

  it('ask for as many rounds as a project may have', async () => {
    const [round] = JSON.parse(wish().rounds);
    const rounds = Array.from({ length: 20 }, (_, at) => ({
      ...round,
      startAtMs: String(Number(round.startAtMs) + at),
      endAtMs: String(Number(round.startAtMs) + at + 1),
    }));
    const other = wish({ project: 'twenty', quota: '10000', rounds: JSON.stringify(rounds) });
    expect(await codeOf(product.call('staffLaunch', 'publish', other))).toBe('LAUNCH_NOT_FUNDED');
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['COIN_UNKNOWN', { token: 'NOPE' }],
    ['LAUNCH_SAME_COIN', { payAsset: 'HBT' }],
    ['AMOUNT_INVALID', { supply: '1.000000001' }],
    ['LAUNCH_QUOTA', { quota: '499' }],
    ['SCHEDULE_SUM', { schedule: JSON.stringify([{ atMs: '9000000000000', shareBps: '9999' }]) }],
    ['LAUNCH_LISTING', { listingAtMs: '1' }],
    ['FIELD_INVALID', { website: 'javascript:alert(1)' }],
    ['FIELD_INVALID', { rounds: '[]' }],
    ['FIELD_INVALID', { rounds: 'x' }],
    ['LAUNCH_BOOST_COIN', { rounds: boost({ boostAsset: 'HBT' }) }],
    ['LAUNCH_BOOST_MERGES', { rounds: boost({ boostAsset: 'BTC3L' }) }],
    ['LAUNCH_COIN_MERGES', { token: 'BTC3L' }],
  ])('are told %s before anything is asked for', async (code, over) => {
    expect(await codeOf(product.call('staffLaunch', 'publish', wish({ project: 'other', ...over })))).toBe(code);
  });
});

describe('a project that is cancelled', () => {
  const cancel = async (project: string) => {
    await product.call('staffLaunch', 'cancel', { project, reason: 'The project has withdrawn' });
    await approve(second);
  };

  it('cannot be once tokens are unlocked', async () => {
    const project = await publish(exchange);
    const nora = await person();
    await subscribe(nora, project, '3000');
    await pass(exchange, 3 * HOUR_MS);
    await logInStaff();
    const asked = product.call('staffLaunch', 'cancel', { project: project.id, reason: 'Too late for it' });
    expect(await codeOf(asked)).toBe('LAUNCH_UNLOCKED');
  });

  it('while it is open frees what is committed', async () => {
    const project = await publish(exchange);
    const nora = await person();
    await subscribe(nora, project, '3000');
    await cancel(project.id);
    const otto = await person();
    expect(await codeOf(subscribe(otto, project, '10'))).toBe('LAUNCH_CANCELLED');
    const { client } = await exchange.staff('finance');
    const fund = {
      clientRequestId: crypto.randomUUID(),
      project: project.id,
      token: 'HBT',
      amount: '1',
      reason: 'Too late',
    };
    expect(await codeOf(client.call('staffLaunch', 'fund', fund))).toBe('LAUNCH_CANCELLED');
    await runLaunch(exchange);
    expect(await free(nora, 'USDT')).toBe(usdt(10_000));
    await isRight();
  });

  it('after it was settled pays back what was paid, and the tokens go back', async () => {
    const project = await publish(exchange);
    const nora = await person();
    await subscribe(nora, project, '3000');
    await pass(exchange, HOUR_MS);
    expect(await free(nora, 'USDT')).toBe(usdt(10_000 - 1_600));
    await cancel(project.id);
    await runLaunch(exchange);
    const own = (await ownIn(nora, project)).subscription;
    // Nothing of it is locked any more, and nothing is looked for when it would have been due.
    expect(own).toMatchObject({ state: 'REFUNDED', got: '1000', cost: '1600', unlocks: [] });
    const locked = 'select 1 from launch.unlock where subscription_id = $1 and unlocked_at_ms is null';
    expect(await exchange.services.db.query(locked, [own!.id])).toEqual([]);
    expect(await free(nora, 'USDT')).toBe(usdt(10_000));
    await pass(exchange, 40 * DAY_MS);
    expect(await free(nora, 'HBT')).toBe(0n);
    const { ledger, db } = exchange.services;
    expect(await ledger.systemBalance(db, `system:launch_supply:HBT:${project.id}`)).toBe(tokens(1_000));
    expect(await ledger.systemBalance(db, `system:launch_proceeds:USDT:${project.id}`)).toBe(0n);
    await isRight();
  });
});

describe('a round', () => {
  it('that nobody looked at for a year gives the same', async () => {
    const project = await publish(exchange);
    const nora = await person();
    await subscribe(nora, project, '16.01');
    await pass(exchange, 365 * DAY_MS);
    const { subscription } = await exchange.services.db
      .query<{ state: string; got_minor: string; cost_minor: string }>(
        'select state, got_minor, cost_minor from launch.subscription where project_id = $1',
        [project.id],
      )
      .then(([row]) => ({ subscription: row }));
    expect(subscription).toEqual({ state: 'COMPLETED', got_minor: '1000625000', cost_minor: '16010000' });
    expect(await free(nora, 'HBT')).toBe(1_000_625_000n);
    await isRight();
  });

  it('of which nobody bought anything has sold nothing', async () => {
    const project = await publish(exchange);
    await pass(exchange, HOUR_MS);
    const [row] = await exchange.services.db.query('select state, sold_minor from launch.round where project_id = $1', [
      project.id,
    ]);
    expect(row).toEqual({ state: 'COMPLETED', sold_minor: '0' });
  });

  it('with far too many for its tokens frees what they did not get', async () => {
    const project = await publish(exchange, { rounds: [{ quotaMinor: 3n, personMinor: 3n }] });
    const crowd: Member[] = [];
    for (let at = 0; at < 5; at += 1) crowd.push(await person());
    for (const who of crowd) await subscribe(who, project, '10');
    await pass(exchange, HOUR_MS);
    const got = await exchange.services.db.query<{ state: string; got_minor: string; cost_minor: string }>(
      'select state, got_minor, cost_minor from launch.subscription where project_id = $1',
      [project.id],
    );
    // Three units among five: each share is rounded down to nothing.
    expect(got).toEqual(Array.from({ length: 5 }, () => ({ state: 'NOT_ALLOCATED', got_minor: '0', cost_minor: '0' })));
    for (const who of crowd) expect(await free(who, 'USDT')).toBe(usdt(10_000));
    await isRight();
  });
});
