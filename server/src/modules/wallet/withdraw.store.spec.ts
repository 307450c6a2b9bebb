import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findOwnBalance } from './queries/own-balance.query.ts';
import { advanceNextWithdrawal } from './usecases/advance-withdrawal.ts';
import { DAY_MS, HOUR_MS, type Rig, START_MS, type TestPerson, walletRig } from './wallet.rig.ts';

const OUTSIDE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const OUTSIDE_2 = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

let rig: Rig;
beforeAll(async () => {
  rig = await walletRig();
});
afterAll(() => rig.close());
beforeEach(() => {
  rig.told.length = 0;
});

const wish = (amount: string, more: object = {}) => ({
  clientRequestId: randomUUID(),
  asset: 'USDT',
  network: 'eth',
  address: OUTSIDE,
  amount,
  ...rig.secrets,
  ...more,
});
const withdraw = (who: TestPerson, amount: string, more: object = {}) =>
  rig.http.withdraw(wish(amount, more), rig.as(who));
const balance = async (who: TestPerson, asset = 'USDT') => {
  const rows = await findOwnBalance(rig.t.db, who.uid);
  const row = rows.find((each) => each.account === 'funding' && each.asset === asset);
  return [row?.availableMinor ?? 0n, row?.heldMinor ?? 0n];
};
const advanceAll = async () => {
  while ((await advanceNextWithdrawal(rig.deps)) !== null);
};
const detail = async (who: TestPerson, id: string) => {
  const answer = await rig.http.withdrawalDetail({ id }, rig.as(who));
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value;
};
const accepted = <Value>(answer: { ok: true; value: Value } | { ok: false; refusal: unknown }): Value => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value;
};

describe('a withdrawal', () => {
  test('sets amount and fee aside, cools for a minute and is approved', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    const row = accepted(await withdraw(who, '40'));
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
    const first = accepted(await rig.http.withdraw(request, rig.as(who)));
    const again = accepted(await rig.http.withdraw(request, rig.as(who)));
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
    const first = accepted(await rig.http.withdraw(request, rig.as(who)));
    rig.clock.advanceMs(HOUR_MS);
    expect(accepted(await rig.http.withdraw(request, rig.as(who))).id).toBe(first.id);
  });

  test('the same request sent thirty times at once happens once', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    const request = wish('30');
    const answers = await Promise.all(Array.from({ length: 30 }, () => rig.http.withdraw(request, rig.as(who))));
    expect(new Set(answers.map((answer) => accepted(answer).id)).size).toBe(1);
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

describe('the 24 h limit', () => {
  test('holds under parallel calls in several coins, and cancels free it', async () => {
    const who = await rig.person({ kyc: 'none' });
    await rig.give(who, 'USDT', '5000');
    await rig.give(who, 'ETH', '5');
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => (at % 2 ? withdraw(who, '90') : withdraw(who, '0.04', { asset: 'ETH' }))),
    );
    const passed = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
    const used = passed.reduce((sum, row) => sum + Number(row.valueUsdt), 0);
    expect(used).toBeLessThanOrEqual(1_000);
    expect(used).toBeGreaterThan(900);
    for (const answer of answers) {
      if (!answer.ok) expect(answer.refusal).toMatchObject({ code: 'LIMIT_24H', details: { limit: '1000' } });
    }
    const cancelled = passed.find((row) => row.asset === 'USDT')!;
    accepted(await rig.http.cancelWithdrawal({ id: cancelled.id }, rig.as(who)));
    expect((await withdraw(who, '90')).ok).toBe(true);
  });

  test('rolls: what was asked a day ago to the millisecond is free again', async () => {
    const who = await rig.person({ kyc: 'none' });
    await rig.give(who, 'USDT', '5000');
    accepted(await withdraw(who, '1000'));
    rig.clock.advanceMs(DAY_MS - 1);
    expect(await withdraw(who, '2')).toMatchObject({
      refusal: { code: 'LIMIT_24H', details: { remaining: '0', nextFreeAt: rig.clock.nowMs() + 1 } },
    });
    rig.clock.advanceMs(1);
    expect((await withdraw(who, '1000')).ok).toBe(true);
  });

  test('the 30-day limit of an unknown person', async () => {
    const who = await rig.person({ kyc: 'none' });
    await rig.give(who, 'USDT', '9000');
    for (let day = 0; day < 5; day++) {
      accepted(await withdraw(who, '1000'));
      rig.clock.advanceMs(DAY_MS);
    }
    expect(await withdraw(who, '2')).toMatchObject({ refusal: { code: 'LIMIT_30D', details: { remaining: '0' } } });
  });

  test('the amount is worth what it was at the request', async () => {
    const who = await rig.person({ kyc: 'none' });
    await rig.give(who, 'ETH', '5');
    accepted(await withdraw(who, '0.3', { asset: 'ETH' }));
    rig.priced.set('ETH', 1n);
    expect(await withdraw(who, '0.4', { asset: 'ETH' })).toMatchObject({ ok: true });
    rig.priced.set('ETH', 250_000n);
    const info = accepted(await rig.http.withdrawInfo({ asset: 'ETH' }, rig.as(who)));
    expect(info.limit).toMatchObject({ usedUsdt: '750.004', remainingUsdt: '249.996', limit30dUsdt: '5000' });
  });
});

describe('every refusal', () => {
  test.each<[string, string, object]>([
    ['COIN_UNKNOWN', '10', { asset: 'NOPE' }],
    ['NETWORK_UNKNOWN', '10', { network: 'btc' }],
    ['ADDRESS_INVALID', '10', { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C9' }],
    ['MEMO_INVALID', '10', { memo: '1' }],
    ['AMOUNT_ZERO', '0', {}],
    ['AMOUNT_PLACES', '10.0000001', {}],
    ['AMOUNT_TOO_LARGE', '9'.repeat(35), {}],
    ['AMOUNT_BELOW_MIN', '1.999999', {}],
    ['AMOUNT_ABOVE_MAX', '1000000.000001', {}],
    ['INSUFFICIENT_BALANCE', '100.000001', {}],
  ])('%s', async (code, amount, more) => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    expect(await withdraw(who, amount, more)).toMatchObject({ ok: false, refusal: { code } });
    expect(await balance(who)).toEqual([100_000_000n, 0n]);
  });

  test('PRECONDITIONS_MISSING names what is missing', async () => {
    const who = await rig.person({ totp: false, tradingPassword: false });
    await rig.give(who, 'USDT', '100');
    expect(await withdraw(who, '10')).toMatchObject({
      refusal: { code: 'PRECONDITIONS_MISSING', details: { missing: 'TRADING_PASSWORD,SECOND_FACTOR' } },
    });
  });

  test('WITHDRAWAL_LOCKED says until when, to the millisecond, and why', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    await rig.t.db.tx((tx) =>
      rig.identity.lockWithdrawals(tx, { uid: who.uid, reason: 'PASSWORD_CHANGED', hours: 24 }),
    );
    rig.clock.advanceMs(DAY_MS - 1);
    expect(await withdraw(who, '10')).toMatchObject({
      refusal: {
        code: 'WITHDRAWAL_LOCKED',
        details: { unlockAt: rig.clock.nowMs() + 1, reason: 'PASSWORD_CHANGED' },
      },
    });
    rig.clock.advanceMs(1);
    expect((await withdraw(who, '10')).ok).toBe(true);
  });

  test('ACCOUNT_FROZEN', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    await rig.t.ownerDb.query('update identity.person set frozen_at_ms = 1 where uid = $1', [who.uid]);
    expect(await withdraw(who, '10')).toMatchObject({ refusal: { code: 'ACCOUNT_FROZEN' } });
  });

  test('RECEIVABLE_OPEN and NOT_WITHDRAWABLE_YET come from deposits', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    const id = await insertDeposit(who, 'USDT', '60000000', 'CREDITED');
    expect(await withdraw(who, '40.000001')).toMatchObject({
      refusal: { code: 'NOT_WITHDRAWABLE_YET', details: { withdrawable: '40', unconfirmed: '60' } },
    });
    expect((await withdraw(who, '40')).ok).toBe(true);
    await rig.t.ownerDb.query(
      `insert into wallet.claim (id, deposit_id, uid, asset, amount_minor, created_at_ms) values ($1, $2, $3, 'USDT', 5, 1)`,
      [randomUUID(), id, who.uid],
    );
    expect(await withdraw(who, '10')).toMatchObject({
      refusal: { code: 'RECEIVABLE_OPEN', details: { asset: 'USDT', amount: '0.000005' } },
    });
  });

  test('PRICE_UNKNOWN', async () => {
    const who = await rig.person();
    await rig.give(who, 'PUSD', '100', 'tempo');
    const price = rig.priced.get('PUSD')!;
    rig.priced.delete('PUSD');
    const answer = await withdraw(who, '10', { asset: 'PUSD', network: 'tempo' });
    rig.priced.set('PUSD', price);
    expect(answer).toMatchObject({ refusal: { code: 'PRICE_UNKNOWN' } });
  });

  test('WITHDRAW_PAUSED says why and until when; WITHDRAWALS_STOPPED stops everything', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDC', '100');
    const pause = (reason: string | null) =>
      rig.t.ownerDb.query(
        `update assets.coin_network set withdraw_paused_reason = $1, withdraw_paused_until_ms = 7
         where asset = 'USDC' and network = 'eth'`,
        [reason],
      );
    await pause('Node upgrade');
    await rig.deps.assets.refresh();
    const paused = await withdraw(who, '10', { asset: 'USDC' });
    await pause(null);
    await rig.deps.assets.refresh();
    expect(paused).toMatchObject({
      refusal: { code: 'WITHDRAW_PAUSED', details: { reason: 'Node upgrade', untilMs: 7 } },
    });
    const stop = (value: string | null) =>
      rig.t.db.tx((tx) =>
        rig.deps.settings.set(tx, { name: 'WITHDRAWALS_PAUSED_REASON', value, by: 'operator', nowMs: START_MS }),
      );
    await stop('Maintenance');
    const stopped = await withdraw(who, '10', { asset: 'USDC' });
    await stop(null);
    expect(stopped).toMatchObject({ refusal: { code: 'WITHDRAWALS_STOPPED', details: { reason: 'Maintenance' } } });
  });

  test('SELF_ADDRESS, and a memo that is missing or nobody’s', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    const own = await rig.deps.depositAddresses.current({ uid: who.uid, network: 'eth' });
    expect(await withdraw(who, '10', { address: own.address })).toMatchObject({ refusal: { code: 'SELF_ADDRESS' } });
    await rig.give(who, 'PUSD', '100', 'tempo');
    const shared = await rig.deps.depositAddresses.current({ uid: who.uid, network: 'tempo' });
    const tempo = { asset: 'PUSD', network: 'tempo', address: shared.address };
    expect(await withdraw(who, '10', tempo)).toMatchObject({ refusal: { code: 'MEMO_REQUIRED' } });
    expect(await withdraw(who, '10', { ...tempo, memo: '424242' })).toMatchObject({
      refusal: { code: 'MEMO_INVALID' },
    });
    expect(await withdraw(who, '10', { ...tempo, memo: shared.memo! })).toMatchObject({
      refusal: { code: 'SELF_ADDRESS' },
    });
  });

  test('ADDRESS_BLOCKED, MEMO_REQUIRED of a shared address, ADDRESS_HIGH_RISK until its end is typed', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    await know('0x90F79bf6EB2c4f870365E785982E1f101E93b906', 'BLOCKED');
    await know('0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65', 'HIGH');
    const blocked = { address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906' };
    expect(await withdraw(who, '10', blocked)).toMatchObject({ refusal: { code: 'ADDRESS_BLOCKED' } });
    const high = { address: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65' };
    expect(await withdraw(who, '10', high)).toMatchObject({ refusal: { code: 'ADDRESS_HIGH_RISK' } });
    expect(await withdraw(who, '10', { ...high, riskConfirmation: '6a64' })).toMatchObject({
      refusal: { code: 'ADDRESS_HIGH_RISK' },
    });
    expect((await withdraw(who, '10', { ...high, riskConfirmation: '6a65' })).ok).toBe(true);
  });

  test('NOT_WHITELISTED until an entry is a day old', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    await rig.http.setWhitelistMode({ on: true, ...rig.secrets }, rig.as(who));
    expect(await withdraw(who, '10')).toMatchObject({ refusal: { code: 'NOT_WHITELISTED' } });
    accepted(
      await rig.http.addAddress(
        {
          clientRequestId: randomUUID(),
          kind: 'ONCHAIN',
          network: 'base',
          address: OUTSIDE,
          remark: 'mine',
          ...rig.secrets,
        },
        rig.as(who),
      ),
    );
    rig.clock.advanceMs(DAY_MS - 1);
    expect(await withdraw(who, '10')).toMatchObject({
      refusal: { code: 'NOT_WHITELISTED', details: { usableAt: rig.clock.nowMs() + 1 } },
    });
    rig.clock.advanceMs(1);
    expect((await withdraw(who, '10')).ok).toBe(true);
  });
});

describe('an address', () => {
  test('of another person is paid inside, free and at once', async () => {
    const who = await rig.person();
    const friend = await rig.person();
    await rig.give(who, 'USDT', '100');
    const target = await rig.deps.depositAddresses.current({ uid: friend.uid, network: 'eth' });
    const check = await rig.http.checkAddress({ asset: 'USDT', network: 'eth', address: target.address }, rig.as(who));
    expect(check).toMatchObject({ ok: true, value: { internal: true, firstUse: true, risk: 'NONE' } });
    const row = accepted(await withdraw(who, '0.5', { address: target.address.toLowerCase() }));
    expect(row).toMatchObject({
      kind: 'INTERNAL',
      state: 'COMPLETED',
      fee: '0',
      recipientGets: '0.5',
      cancellable: false,
    });
    expect(await balance(friend)).toEqual([500_000n, 0n]);
    const received = accepted(await rig.http.deposits({}, rig.as(friend)));
    expect(received.rows).toMatchObject([{ kind: 'INTERNAL', amount: '0.5', state: 'COMPLETED', asset: 'USDT' }]);
    expect(rig.told.map((notice) => [notice.uid, notice.kind])).toEqual([
      [who.uid, 'wallet.sent'],
      [friend.uid, 'wallet.received'],
    ]);
  });

  test('that imitates one that was used is shown beside it', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    accepted(await withdraw(who, '10', { address: OUTSIDE_2 }));
    const twin = `0x${OUTSIDE_2.slice(2, 6)}${'a'.repeat(32)}${OUTSIDE_2.slice(-4)}`.toLowerCase();
    const check = accepted(await rig.http.checkAddress({ asset: 'USDT', network: 'base', address: twin }, rig.as(who)));
    expect(check).toMatchObject({ lookalikeOf: OUTSIDE_2, firstUse: true });
    const same = accepted(
      await rig.http.checkAddress({ asset: 'USDT', network: 'base', address: OUTSIDE_2 }, rig.as(who)),
    );
    expect(same).toMatchObject({ lookalikeOf: null, firstUse: false });
  });
});

describe('a cancel', () => {
  test('gives amount and fee back once, whoever calls how often', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    const row = accepted(await withdraw(who, '40'));
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
      const row = accepted(await withdraw(who, '40'));
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
    const row = accepted(await withdraw(who, '40'));
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
    const row = accepted(await withdraw(who, '40'));
    const change = (sql: string) => rig.t.ownerDb.query(`update wallet.withdrawal set ${sql} where id = $1`, [row.id]);
    await expect(change(`address = '${OUTSIDE_2}'`)).rejects.toThrow(/cannot change/);
    await expect(change('amount_minor = 1')).rejects.toThrow(/cannot change/);
    accepted(await rig.http.cancelWithdrawal({ id: row.id }, rig.as(who)));
    await expect(change(`state = 'APPROVED'`)).rejects.toThrow(/has ended/);
  });
});

describe('another person’s', () => {
  test('withdrawal, deposit and address answer as missing ones do', async () => {
    const who = await rig.person();
    const thief = await rig.person();
    await rig.give(who, 'USDT', '100');
    const row = accepted(await withdraw(who, '40'));
    const depositId = await insertDeposit(who, 'USDT', '1', 'COMPLETED');
    const entry = accepted(
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

async function insertDeposit(who: TestPerson, asset: string, minor: string, state: string): Promise<string> {
  const id = randomUUID();
  await rig.t.ownerDb.query(
    `insert into wallet.deposit (id, purpose, uid, network, asset, address, tx_hash, output_key, amount_minor, credit_at,
       unlock_at, state, entry_id, detected_at_ms, credited_at_ms, updated_at_ms)
     values ($1::uuid, 'user', $2, 'eth', $3, '0x', $1::text, 'native', $4, 3, 6, $5, '1', $6, $6, $6)`,
    [id, who.uid, asset, minor, state, rig.clock.nowMs() - 2 * DAY_MS],
  );
  return id;
}

async function know(address: string, risk: string): Promise<void> {
  await rig.t.ownerDb.query(
    `insert into wallet.known_address (family, address, risk, added_at_ms) values ('evm', $1, $2, 1)`,
    [address, risk],
  );
}
