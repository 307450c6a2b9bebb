import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Rig, type TestPerson, walletRig } from '../../../test/wallet.rig.ts';
import { must, OUTSIDE } from '../../../test/wallet-moves.rig.ts';
import { OUTSIDE_2, withdrawRig } from './withdraw.rig.ts';

let rig: Rig;
let on: ReturnType<typeof withdrawRig>;
beforeAll(async () => {
  rig = await walletRig();
  on = withdrawRig(rig);
});
afterAll(() => rig.close());
beforeEach(() => {
  rig.told.length = 0;
});

const withdraw = (who: TestPerson, amount: string, more: object = {}) => on.withdraw(who, amount, more);
const balance = (who: TestPerson, asset?: string) => on.balance(who, asset);
const advanceAll = () => on.advanceAll();
const detail = (who: TestPerson, id: string) => on.detail(who, id);
const insertDeposit = (who: TestPerson, asset: string, minor: string, state: string) =>
  on.insertDeposit(who, asset, minor, state);

describe('an address', () => {
  test('of another person is paid inside, free and at once', async () => {
    const who = await rig.person();
    const friend = await rig.person();
    await rig.give(who, 'USDT', '100');
    const target = await rig.deps.depositAddresses.current({ uid: friend.uid, network: 'eth' });
    const check = await rig.http.checkAddress({ asset: 'USDT', network: 'eth', address: target.address }, rig.as(who));
    expect(check).toMatchObject({ ok: true, value: { internal: true, firstUse: true, risk: 'NONE' } });
    const row = must(await withdraw(who, '0.5', { address: target.address.toLowerCase() }));
    expect(row).toMatchObject({
      kind: 'INTERNAL',
      state: 'COMPLETED',
      fee: '0',
      recipientGets: '0.5',
      cancellable: false,
    });
    expect(await balance(friend)).toEqual([500_000n, 0n]);
    const received = must(await rig.http.deposits({}, rig.as(friend)));
    expect(received.rows).toMatchObject([{ kind: 'INTERNAL', amount: '0.5', state: 'COMPLETED', asset: 'USDT' }]);
    expect(rig.told.map((notice) => [notice.uid, notice.kind])).toEqual([
      [who.uid, 'wallet.sent'],
      [friend.uid, 'wallet.received'],
    ]);
  });

  test('that imitates one that was used is shown beside it', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    must(await withdraw(who, '10', { address: OUTSIDE_2 }));
    const twin = `0x${OUTSIDE_2.slice(2, 6)}${'a'.repeat(32)}${OUTSIDE_2.slice(-4)}`.toLowerCase();
    const check = must(await rig.http.checkAddress({ asset: 'USDT', network: 'base', address: twin }, rig.as(who)));
    expect(check).toMatchObject({ lookalikeOf: OUTSIDE_2, firstUse: true });
    const same = must(await rig.http.checkAddress({ asset: 'USDT', network: 'base', address: OUTSIDE_2 }, rig.as(who)));
    expect(same).toMatchObject({ lookalikeOf: null, firstUse: false });
  });
});

describe('a cancel', () => {
  test('gives amount and fee back once, whoever calls how often', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    const row = must(await withdraw(who, '40'));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => rig.http.cancelWithdrawal({ id: row.id }, rig.as(who))),
    );
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(await balance(who)).toEqual([100_000_000n, 0n]);
  });

  test('races the risk check: one of them wins, and the money is in one place', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    for (let round = 0; round < 10; round++) {
      const row = must(await withdraw(who, '40'));
      rig.clock.advanceMs(60_000);
      await Promise.all([advanceAll(), rig.http.cancelWithdrawal({ id: row.id }, rig.as(who)), advanceAll()]);
      // An approved one may still be cancelled until it is being sent.
      expect((await detail(who, row.id)).state).toBe('CANCELLED');
      expect(await balance(who)).toEqual([100_000_000n, 0n]);
    }
  });

  test('comes too late once it is being sent', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    const row = must(await withdraw(who, '40'));
    await rig.t.ownerDb.query(`update wallet.withdrawal set state = 'BROADCASTING' where id = $1`, [row.id]);
    expect(await rig.http.cancelWithdrawal({ id: row.id }, rig.as(who))).toMatchObject({
      refusal: { code: 'NOT_CANCELLABLE', details: { state: 'BROADCASTING' } },
    });
    expect(await balance(who)).toEqual([60_000_000n, 40_000_000n]);
  });
});

describe('the database itself', () => {
  test('lets nobody change what a withdrawal is, nor bring back one that ended', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    const row = must(await withdraw(who, '40'));
    const change = (sql: string) => rig.t.ownerDb.query(`update wallet.withdrawal set ${sql} where id = $1`, [row.id]);
    await expect(change(`address = '${OUTSIDE_2}'`)).rejects.toThrow(/cannot change/);
    await expect(change('amount_minor = 1')).rejects.toThrow(/cannot change/);
    must(await rig.http.cancelWithdrawal({ id: row.id }, rig.as(who)));
    await expect(change(`state = 'APPROVED'`)).rejects.toThrow(/has ended/);
  });
});

describe('another person’s', () => {
  test('withdrawal, deposit and address answer as missing ones do', async () => {
    const who = await rig.person();
    const thief = await rig.person();
    await rig.give(who, 'USDT', '100');
    const row = must(await withdraw(who, '40'));
    const depositId = await insertDeposit(who, 'USDT', '1', 'COMPLETED');
    const entry = must(
      await rig.http.addAddress(
        {
          clientRequestId: randomUUID(),
          kind: 'ONCHAIN',
          network: 'eth',
          address: OUTSIDE,
          remark: 'mine',
          ...rig.secrets,
        },
        rig.as(who),
      ),
    );
    const as = rig.as(thief);
    const edit = { kind: 'INTERNAL', accountType: 'account', account: who.uid, remark: 'x', ...rig.secrets } as const;
    for (const [real, missing] of [
      [row.id, randomUUID()],
      [depositId, randomUUID()],
      [entry.id, randomUUID()],
    ] as const) {
      for (const ask of [
        (id: string) => rig.http.withdrawalDetail({ id }, as),
        (id: string) => rig.http.cancelWithdrawal({ id }, as),
        (id: string) => rig.http.depositDetail({ id }, as),
        (id: string) => rig.http.editAddress({ id, ...edit }, as),
        (id: string) => rig.http.deleteAddress({ id, ...rig.secrets }, as),
      ]) {
        const answer = await ask(real);
        expect(answer.ok).toBe(false);
        expect(answer).toEqual(await ask(missing));
      }
    }
    expect((await rig.http.withdrawals({}, as)) as object).toMatchObject({ value: { rows: [], next: null } });
    expect((await detail(who, row.id)).state).toBe('COOLING');
  });
});
