import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Rig, type TestPerson, walletRig } from '../../../test/wallet.rig.ts';
import { must } from '../../../test/wallet-moves.rig.ts';
import type { Tx } from '../../platform/db/db.ts';
import { findOwnBalance } from '../balances/queries/own-balance.query.ts';
import { withdrawRig } from './withdraw.rig.ts';

let rig: Rig;
let on: ReturnType<typeof withdrawRig>;
beforeAll(async () => {
  rig = await walletRig();
  on = withdrawRig(rig);
});
afterAll(() => rig.close());

const withdraw = (who: TestPerson, amount: string, more: object = {}) => on.withdraw(who, amount, more);
const balance = (who: TestPerson, asset?: string) => on.balance(who, asset);
const wish = (amount: string, more: object = {}) => on.wish(amount, more);
const advanceAll = () => on.advanceAll();
const detail = (who: TestPerson, id: string) => on.detail(who, id);

describe('a withdrawal', () => {
  test('sets amount and fee aside, cools for a minute and is approved', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    const row = must(await withdraw(who, '40'));
    expect(row).toMatchObject({
      kind: 'ONCHAIN',
      state: 'COOLING',
      amount: '40',
      fee: '1',
      recipientGets: '39',
      valueUsdt: '40',
      cancellable: true,
      coolingUntilMs: rig.clock.nowMs() + 60_000,
      timeline: [{ state: 'SUBMITTED' }, { state: 'COOLING' }],
    });
    expect(await balance(who)).toEqual([60_000_000n, 40_000_000n]);
    const holds = must(await rig.http.holds({ asset: 'USDT' }, rig.as(who)));
    expect(holds.rows).toMatchObject([{ reason: 'WITHDRAWAL', amount: '40' }]);
    rig.clock.advanceMs(59_999);
    await advanceAll();
    expect((await detail(who, row.id)).state).toBe('COOLING');
    rig.clock.advanceMs(1);
    await advanceAll();
    expect((await detail(who, row.id)).timeline.map((step) => step.state)).toEqual([
      'SUBMITTED',
      'COOLING',
      'RISK_CHECK',
      'APPROVED',
    ]);
    expect(await balance(who)).toEqual([60_000_000n, 40_000_000n]);
  });

  test('a repeat answers the first result; another input under its id is refused', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    const request = wish('40');
    const first = must(await rig.http.withdraw(request, rig.as(who)));
    const again = must(await rig.http.withdraw(request, rig.as(who)));
    expect(again).toEqual(first);
    expect(await rig.http.withdraw({ ...request, amount: '41' }, rig.as(who))).toMatchObject({
      ok: false,
      refusal: { code: 'IDEMPOTENCY_MISMATCH' },
    });
    expect(await balance(who)).toEqual([60_000_000n, 40_000_000n]);
    const found = await rig.http.withdrawalDetail({ clientRequestId: request.clientRequestId }, rig.as(who));
    expect(found).toMatchObject({ ok: true, value: { id: first.id } });
  });

  test('a repeat still answers after the coin was paused, the money gone and the session aged', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '40');
    const request = wish('40');
    const first = must(await rig.http.withdraw(request, rig.as(who)));
    rig.clock.advanceMs(HOUR_MS);
    expect(must(await rig.http.withdraw(request, rig.as(who))).id).toBe(first.id);
  });

  test('the same request sent thirty times at once happens once', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    const request = wish('30');
    const answers = await Promise.all(Array.from({ length: 30 }, () => rig.http.withdraw(request, rig.as(who))));
    expect(new Set(answers.map((answer) => must(answer).id)).size).toBe(1);
    expect(await balance(who)).toEqual([70_000_000n, 30_000_000n]);
  });

  test('sixty-four at once never take more than there is', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    const answers = await Promise.all(Array.from({ length: 64 }, () => withdraw(who, '9')));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(11);
    for (const answer of answers) if (!answer.ok) expect(answer.refusal.code).toBe('INSUFFICIENT_BALANCE');
    expect(await balance(who)).toEqual([1_000_000n, 99_000_000n]);
  });

  test('withdrawals, sends and transfers at once never take more than there is', async () => {
    const who = await rig.person();
    const friend = await rig.person();
    await rig.give(who, 'USDT', '100');
    await Promise.all(
      Array.from({ length: 60 }, (_, at) => {
        if (at % 3 === 0) return withdraw(who, '7');
        const clientRequestId = randomUUID();
        if (at % 3 === 1) {
          const transfer = { clientRequestId, asset: 'USDT', from: 'funding', to: 'spot', amount: '7' } as const;
          return rig.http.transfer(transfer, rig.as(who));
        }
        const send = {
          clientRequestId,
          asset: 'USDT',
          recipientType: 'account',
          recipientAccount: friend.uid,
        } as const;
        return rig.http.send({ ...send, amount: '7', ...rig.secrets }, rig.as(who));
      }),
    );
    const mine = await findOwnBalance(rig.t.db, who.uid);
    const theirs = await findOwnBalance(rig.t.db, friend.uid);
    const all = [...mine, ...theirs].reduce((sum, row) => sum + row.availableMinor + row.heldMinor, 0n);
    expect(all).toBe(100_000_000n);
    expect((await balance(who))[0]).toBe(2_000_000n);
  });
});

test.each(['outside', 'inside'])('where another movement was faster nothing goes %s', async (where) => {
  const [who, friend] = [await rig.person(), await rig.person()];
  await rig.give(who, 'USDT', '100');
  const { address } = await rig.deps.depositAddresses.current({ uid: friend.uid, network: 'eth' });
  const { identity, ledger } = rig.deps;
  // The balance was judged just before, and the books are asked just after.
  const firstSeen: typeof identity.firstSeen = async (tx, session) => {
    const key = randomUUID();
    const account = (name: 'funding' | 'p2p') =>
      ({ kind: 'user', uid: who.uid, account: name, asset: 'USDT' }) as const;
    const legs = [
      { account: account('funding'), amountMinor: -95_000_000n },
      { account: account('p2p'), amountMinor: 95_000_000n },
    ];
    await ledger.apply(tx as Tx, [{ op: 'post', key, kind: 'transfer', ref: key, legs, atMs: rig.clock.nowMs() }]);
    return identity.firstSeen(tx, session);
  };
  Object.assign(rig.deps, { identity: { ...identity, firstSeen } });
  const answer = await withdraw(who, '10', where === 'inside' ? { address } : {}).finally(() =>
    Object.assign(rig.deps, { identity }),
  );
  expect(answer).toEqual({ ok: false, refusal: { code: 'INSUFFICIENT_BALANCE' } });
  expect(await balance(who)).toEqual([100_000_000n, 0n]);
  expect(await balance(friend)).toEqual([0n, 0n]);
});

describe('the 24 h limit', () => {
  test('holds under parallel calls in several coins, and cancels free it', async () => {
    const who = await rig.person({ kyc: 'none' });
    await rig.give(who, 'USDT', '5000');
    await rig.give(who, 'ETH', '5');
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) => (at % 2 ? withdraw(who, '90') : withdraw(who, '0.04', { asset: 'ETH' }))),
    );
    const passed = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
    const used = passed.reduce((sum, row) => sum + Number(row.valueUsdt), 0);
    expect(used).toBeLessThanOrEqual(1_000);
    expect(used).toBeGreaterThan(900);
    for (const answer of answers) {
      if (!answer.ok) expect(answer.refusal).toMatchObject({ code: 'LIMIT_24H', details: { limit: '1000' } });
    }
    const cancelled = passed.find((row) => row.asset === 'USDT')!;
    must(await rig.http.cancelWithdrawal({ id: cancelled.id }, rig.as(who)));
    expect((await withdraw(who, '90')).ok).toBe(true);
  });

  test('says no time from which on more is free where nothing was asked for before', async () => {
    const who = await rig.person({ kyc: 'none' });
    await rig.give(who, 'USDT', '5000');
    expect(await withdraw(who, '1001')).toEqual({
      ok: false,
      refusal: { code: 'LIMIT_24H', details: { limit: '1000', remaining: '1000', value: '1001' } },
    });
  });

  test('rolls: what was asked a day ago to the millisecond is free again', async () => {
    const who = await rig.person({ kyc: 'none' });
    await rig.give(who, 'USDT', '5000');
    must(await withdraw(who, '1000'));
    rig.clock.advanceMs(DAY_MS - 1);
    expect(await withdraw(who, '2')).toMatchObject({
      refusal: { code: 'LIMIT_24H', details: { remaining: '0', nextFreeAt: rig.clock.nowMs() + 1, nextFree: '1000' } },
    });
    rig.clock.advanceMs(1);
    expect((await withdraw(who, '1000')).ok).toBe(true);
  });

  test('the 30-day limit of an unknown person', async () => {
    const who = await rig.person({ kyc: 'none' });
    await rig.give(who, 'USDT', '9000');
    for (let day = 0; day < 5; day++) {
      must(await withdraw(who, '1000'));
      rig.clock.advanceMs(DAY_MS);
    }
    expect(await withdraw(who, '2')).toMatchObject({ refusal: { code: 'LIMIT_30D', details: { remaining: '0' } } });
  });

  test('the amount is worth what it was at the request', async () => {
    const who = await rig.person({ kyc: 'none' });
    await rig.give(who, 'ETH', '5');
    must(await withdraw(who, '0.3', { asset: 'ETH' }));
    rig.priced.set('ETH', 1n);
    expect(await withdraw(who, '0.4', { asset: 'ETH' })).toMatchObject({ ok: true });
    rig.priced.set('ETH', 250_000n);
    const info = must(await rig.http.withdrawInfo({ asset: 'ETH' }, rig.as(who)));
    expect(info.limit).toMatchObject({ usedUsdt: '750.004', remainingUsdt: '249.996', limit30dUsdt: '5000' });
  });
});
