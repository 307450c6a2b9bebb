import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { codeOf, ownIn, pass, publish, runLaunch, subscribe, tokens, usdt } from './launch.rig.ts';

let exchange: TestExchange;
let nora: Member;
let otto: Member;
beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person({ funds: { USDT: '100000' } });
  otto = await exchange.person({ funds: { USDT: '100000' } });
}, 120_000);
afterAll(() => exchange.close());

const isRight = async () => expect((await exchange.reconcile()).differences).toEqual([]);
const free = (who: Member, asset: string) => exchange.available(who.uid, 'funding', asset);

describe('a round from its first subscription to its last unlock', () => {
  it('holds what is committed, splits what is sold, takes what it costs and unlocks it in time', async () => {
    const project = await publish(exchange);
    await runLaunch(exchange);
    const [noraBefore, ottoBefore] = [await free(nora, 'USDT'), await free(otto, 'USDT')];
    await subscribe(nora, project, '3000');
    await subscribe(otto, project, '1000');
    expect(noraBefore - (await free(nora, 'USDT'))).toBe(usdt(3_000));
    const { subscription, estimate } = await ownIn(nora, project);
    expect(subscription).toMatchObject({ state: 'SUBSCRIBED', committed: '3000', got: null, cost: null, unlocks: [] });
    // Of 1,000 tokens three quarters, as of what is committed.
    expect(estimate).toMatchObject({ tokens: '750' });
    await isRight();

    await pass(exchange, HOUR_MS);
    const after = await ownIn(nora, project);
    expect(after.subscription).toMatchObject({ state: 'COMPLETED', got: '750', cost: '1200' });
    expect(after.subscription!.unlocks.map(({ amount, unlockedAtMs }) => [amount, unlockedAtMs])).toEqual([
      ['150', null],
      ['600', null],
    ]);
    expect(noraBefore - (await free(nora, 'USDT'))).toBe(usdt(1_200));
    expect(ottoBefore - (await free(otto, 'USDT'))).toBe(usdt(400));
    expect(await free(nora, 'HBT')).toBe(0n);
    await isRight();

    await pass(exchange, HOUR_MS);
    expect(await free(nora, 'HBT')).toBe(tokens(150));
    await isRight();
    await pass(exchange, 30 * DAY_MS);
    expect([await free(nora, 'HBT'), await free(otto, 'HBT')]).toEqual([tokens(750), tokens(250)]);
    await isRight();
    const states = await exchange.services.db.query<{ state: string }>(
      'select state from launch.round_log where project_id = $1 order by at_ms, state',
      [project.id],
    );
    expect(new Set(states.map(({ state }) => state))).toEqual(
      new Set(['WARM_UP', 'OPEN', 'CALCULATING', 'ANNOUNCED', 'DISTRIBUTING', 'COMPLETED']),
    );
  });
});

describe('while a round is open', () => {
  beforeAll(async () => {
    nora = await exchange.person({ funds: { USDT: '1000' } });
    otto = await exchange.person({ funds: { USDT: '1000' } });
  });

  it('the amount is set as often as one likes, and what was held before is free', async () => {
    const project = await publish(exchange);
    await subscribe(nora, project, '100');
    await subscribe(nora, project, '999.99');
    expect(await free(nora, 'USDT')).toBe(usdt(1_000) - 999_990_000n);
    await subscribe(nora, project, '40');
    expect(await free(nora, 'USDT')).toBe(usdt(960));
    const { subscription } = await ownIn(nora, project);
    const { subscriptionId } = await nora.client.call('launch', 'leave', { subscriptionId: subscription!.id });
    expect(await free(nora, 'USDT')).toBe(usdt(1_000));
    // What was taken back is answered the same again, and takes back nothing that came after it.
    await pass(exchange, 5 * MINUTE_MS);
    await subscribe(nora, project, '50');
    await nora.client.call('launch', 'leave', { subscriptionId });
    expect(await free(nora, 'USDT')).toBe(usdt(950));
    await isRight();
    await pass(exchange, HOUR_MS);
    await isRight();
  });

  it('one request is made once, however often it is sent, and not for something else', async () => {
    const project = await publish(exchange);
    await pass(exchange, 5 * MINUTE_MS);
    const clientRequestId = randomUUID();
    const before = await free(otto, 'USDT');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => subscribe(otto, project, '10', { clientRequestId })),
    );
    expect(new Set(answers.map(({ subscriptionId }) => subscriptionId)).size).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(before - (await free(otto, 'USDT'))).toBe(usdt(10));
    expect(await codeOf(subscribe(otto, project, '11', { clientRequestId }))).toBe('IDEMPOTENCY_MISMATCH');
    // Other amounts at the same time: one subscription, and the last of them is held.
    await Promise.all(['20', '30', '40', '50'].map((amount) => subscribe(otto, project, amount)));
    const { subscription } = await ownIn(otto, project);
    expect(before - (await free(otto, 'USDT'))).toBe(usdt(Number(subscription!.committed)));
    await isRight();
  });

  it.each<[string, string, Readonly<Record<string, string>>]>([
    ['AMOUNT_ZERO', '0', {}],
    ['AMOUNT_PLACES', '10.0000001', {}],
    ['LAUNCH_MIN', '9.99', {}],
    ['LAUNCH_MAX', '10000.01', {}],
    ['LAUNCH_STEP', '10.001', {}],
    ['LAUNCH_BALANCE', '9999', {}],
    ['TRADING_PASSWORD_WRONG', '10', { tradingPassword: '000000' }],
    ['LAUNCH_ROUND_NOT_FOUND', '10', { round: '2' }],
    ['LAUNCH_NOT_FOUND', '10', { project: 'no-such-one' }],
  ])('%s is refused, and nothing has moved', async (code, amount, over) => {
    const project = await publish(exchange);
    const before = await free(nora, 'USDT');
    await pass(exchange, 5 * MINUTE_MS);
    expect(await codeOf(subscribe(nora, project, amount, over))).toBe(code);
    expect(await free(nora, 'USDT')).toBe(before);
    expect((await ownIn(nora, project)).subscription).toBeNull();
  });

  it.each<[string, Parameters<typeof publish>[1]]>([
    ['LAUNCH_KYC', { rounds: [{ kycMin: 2 }] }],
    ['LAUNCH_VIP', { rounds: [{ vipMin: 6 }] }],
    ['LAUNCH_NOT_STARTED', { rounds: [{ startMs: 9_000_000_000_000, endMs: 9_000_000_000_001 }] }],
    ['LAUNCH_ENDED', { rounds: [{ startMs: 1, endMs: 2 }] }],
  ])('%s, and the page says what is missing', async (code, terms) => {
    const project = await publish(exchange, terms);
    await pass(exchange, 5 * MINUTE_MS);
    expect(await codeOf(subscribe(nora, project, '10'))).toBe(code);
    const { conditions } = await ownIn(nora, project);
    const isMissing = code === 'LAUNCH_KYC' || code === 'LAUNCH_VIP';
    expect(conditions.every(({ isMet }) => isMet)).toBe(!isMissing);
  });

  it('a second round waits for the interval, another amount of the first does not', async () => {
    const [first, second] = [await publish(exchange), await publish(exchange)];
    await pass(exchange, 5 * MINUTE_MS);
    await subscribe(nora, first, '10');
    expect(await codeOf(subscribe(nora, second, '10'))).toBe('LAUNCH_INTERVAL');
    await subscribe(nora, first, '20');
    await pass(exchange, 5 * MINUTE_MS);
    await subscribe(nora, second, '10');
  });
});
