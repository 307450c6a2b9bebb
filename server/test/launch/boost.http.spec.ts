import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../spot/spot.rig.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { BOOST, cancelProject, eth } from './boost.rig.ts';
import { codeOf, ownIn, pass, publish, runLaunch, subscribe, tokens, usdt } from './launch.rig.ts';

let exchange: TestExchange;
let nora: Member;
let otto: Member;
beforeAll(async () => {
  exchange = await testExchange();
}, 120_000);
afterAll(() => exchange.close());
const people = async () => {
  nora = await exchange.person({ funds: { ETH: '100', USDT: '10000' } });
  otto = await exchange.person({ funds: { ETH: '100', USDT: '10000' } });
};

const isRight = async () => expect((await exchange.reconcile()).differences).toEqual([]);
const free = (who: Member, asset: string) => exchange.available(who.uid, 'funding', asset);
const stateOf = async (id: string) =>
  (await nora.client.call('launch', 'project', { project: id })).project.rounds.map(({ state }) => state);

describe('a boost round', () => {
  beforeAll(people);

  it('locks a coin, shares its pool by what is locked, and gives all of it back at once with the reward', async () => {
    const project = await publish(exchange, { rounds: [BOOST] });
    await runLaunch(exchange);
    await subscribe(nora, project, '30');
    await subscribe(otto, project, '10');
    expect(await free(nora, 'ETH')).toBe(eth(70));
    const { subscription, estimate } = await ownIn(nora, project);
    expect(subscription).toMatchObject({ asset: 'ETH', state: 'SUBSCRIBED', committed: '30', got: null });
    // Three quarters of 1,000, but nobody gets more than 600; the rest is Otto's.
    expect(estimate).toMatchObject({ tokens: '600' });
    const shown = (await nora.client.call('launch', 'project', { project: project.id })).project;
    expect(shown).toMatchObject({
      shown: 'BOOSTING',
      rounds: [{ boost: { asset: 'ETH' }, committed: '40', people: 2 }],
    });
    expect(shown.rounds[0]).toMatchObject({ mode: 'BOOST', price: null, basePrice: null, quota: '1000', min: '0.1' });
    await isRight();

    await pass(exchange, HOUR_MS);
    expect((await ownIn(nora, project)).subscription).toMatchObject({ state: 'COMPLETED', got: '600', cost: '0' });
    expect([await free(nora, 'ETH'), await free(otto, 'ETH')]).toEqual([eth(100), eth(100)]);
    expect([await free(nora, 'HBT'), await free(otto, 'HBT')]).toEqual([tokens(600), tokens(400)]);
    expect(await stateOf(project.id)).toEqual(['COMPLETED']);
    const notices = await nora.client.call('notices', 'list', {});
    expect(notices.rows[0]).toMatchObject({
      kind: 'launch.rewarded',
      params: { token: 'HBT', got: '600', asset: 'ETH', amount: '30' },
    });
    await isRight();
  });

  it('can be raised and not lowered or taken back: what is locked stays until its end', async () => {
    const project = await publish(exchange, { rounds: [BOOST] });
    await pass(exchange, 5 * MINUTE_MS);
    await subscribe(nora, project, '5');
    await subscribe(nora, project, '7.5');
    expect(await free(nora, 'ETH')).toBe(eth(92) + eth(1) / 2n);
    expect(await refusalOf(subscribe(nora, project, '7.4'))).toMatchObject({
      code: 'LAUNCH_BOOST_LESS',
      asset: 'ETH',
      locked: '7.5',
    });
    const { subscription } = await ownIn(nora, project);
    const left = nora.client.call('launch', 'leave', { subscriptionId: subscription!.id });
    expect(await refusalOf(left)).toMatchObject({ code: 'LAUNCH_BOOST_LOCKED' });
    expect(await free(nora, 'ETH')).toBe(eth(92) + eth(1) / 2n);
    await pass(exchange, HOUR_MS);
    expect(await free(nora, 'ETH')).toBe(eth(100));
    await isRight();
  });

  it('is refused in the words of its own coin, and nothing has moved', async () => {
    const project = await publish(exchange, { rounds: [BOOST] });
    await pass(exchange, 5 * MINUTE_MS);
    expect(await refusalOf(subscribe(nora, project, '0.05'))).toMatchObject({
      code: 'LAUNCH_MIN',
      asset: 'ETH',
      min: '0.1',
    });
    expect(await refusalOf(subscribe(nora, project, '100.1'))).toMatchObject({
      code: 'LAUNCH_BALANCE',
      asset: 'ETH',
      available: '100',
      needed: '100.1',
    });
    expect(await codeOf(subscribe(nora, project, '1', { tradingPassword: '000001' }))).toBe('TRADING_PASSWORD_WRONG');
    expect(await free(nora, 'ETH')).toBe(eth(100));
    await pass(exchange, HOUR_MS);
    expect(await stateOf(project.id)).toEqual(['COMPLETED']);
    await isRight();
  });

  it('is made once, however often one request is sent, and the largest of many stands', async () => {
    // Whoever was logged in hours ago is not any more.
    await people();
    const project = await publish(exchange, { rounds: [BOOST] });
    const clientRequestId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => subscribe(otto, project, '2', { clientRequestId })),
    );
    expect(new Set(answers.map(({ subscriptionId }) => subscriptionId)).size).toBe(1);
    await Promise.allSettled(['3', '9', '4', '6'].map((amount) => subscribe(otto, project, amount)));
    expect((await ownIn(otto, project)).subscription).toMatchObject({ committed: '9' });
    expect(await free(otto, 'ETH')).toBe(eth(91));
    await pass(exchange, HOUR_MS);
    expect(await free(otto, 'ETH')).toBe(eth(100));
    await isRight();
  });
});

describe('a project with a boost round and a sale after it', () => {
  beforeAll(people);
  const both = async () => {
    const project = await publish(exchange, {
      rounds: [BOOST, { startMs: exchange.clock.nowMs() + HOUR_MS, endMs: exchange.clock.nowMs() + 2 * HOUR_MS }],
    });
    await pass(exchange, 5 * MINUTE_MS);
    return project;
  };

  it('that is cancelled while it boosts frees what is locked', async () => {
    const project = await both();
    await subscribe(nora, project, '40');
    await cancelProject(exchange, project.id);
    await runLaunch(exchange);
    expect(await free(nora, 'ETH')).toBe(eth(100));
    expect(await free(nora, 'HBT')).toBe(0n);
    await isRight();
  });

  it('that is cancelled after it has boosted pays purchases back, and rewards stay', async () => {
    const project = await both();
    await subscribe(nora, project, '40');
    await pass(exchange, HOUR_MS);
    expect(await free(nora, 'HBT')).toBe(tokens(600));
    await subscribe(otto, project, '160', { round: '2' });
    await cancelProject(exchange, project.id);
    await runLaunch(exchange);
    expect(await free(otto, 'USDT')).toBe(usdt(10_000));
    expect([await free(nora, 'ETH'), await free(nora, 'HBT')]).toEqual([eth(100), tokens(600)]);
    expect(await stateOf(project.id)).toEqual(['CANCELLED', 'CANCELLED']);
    const { rows } = await nora.client.call('launch', 'subscriptions', {});
    expect(rows[0]).toMatchObject({ state: 'COMPLETED', got: '600' });
    const [{ paid_back_ms: paidBack }] = (await exchange.services.db.query<{ paid_back_ms: string | null }>(
      'select paid_back_ms from launch.project where id = $1',
      [project.id],
    )) as [{ paid_back_ms: string | null }];
    expect(paidBack).not.toBeNull();
    await isRight();
  });

  it('that nobody looked at for a year rewards and frees all the same', async () => {
    const project = await both();
    const before = await free(otto, 'HBT');
    await subscribe(otto, project, '1');
    await pass(exchange, 365 * DAY_MS);
    expect(await free(otto, 'HBT')).toBe(before + tokens(600));
    expect(await free(otto, 'ETH')).toBe(eth(100));
    await isRight();
  });
});
