import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { describe, expect, test } from 'vitest';
import { START_MS, type TestPerson } from '../../../test/wallet.rig.ts';
import { must, OUTSIDE } from '../../../test/wallet-moves.rig.ts';
import { withdrawRefusals } from './withdraw-refusals.rig.ts';

const { rig, on, withdraw, balance } = await withdrawRefusals();

const insertDeposit = (who: TestPerson, asset: string, minor: string, state: string) =>
  on.insertDeposit(who, asset, minor, state);

/** What the form says before anything is typed. */
const hindrance = async (who: TestPerson, asset = 'USDT') =>
  must(await rig.http.withdrawInfo({ asset }, rig.as(who))).hindrance;

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

  test('a coin that a person never had', async () => {
    const who = await rig.person();
    const info = must(await rig.http.withdrawInfo({ asset: 'USDT' }, rig.as(who)));
    expect(info).toMatchObject({ available: '0', withdrawable: '0' });
    expect(await withdraw(who, '10')).toMatchObject({
      refusal: { code: 'INSUFFICIENT_BALANCE', details: { needed: '10' } },
    });
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
    expect(await hindrance(who)).toEqual({ code: 'ACCOUNT_FROZEN', details: {} });
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
    expect(await hindrance(who)).toEqual({ code: 'RECEIVABLE_OPEN', details: { asset: 'USDT', amount: '0.000005' } });
  });

  test('PRICE_UNKNOWN', async () => {
    const who = await rig.person();
    await rig.give(who, 'PUSD', '100', 'tempo');
    const price = rig.priced.get('PUSD')!;
    rig.priced.delete('PUSD');
    const answer = await withdraw(who, '10', { asset: 'PUSD', network: 'tempo' });
    expect(await hindrance(who, 'PUSD')).toEqual({ code: 'PRICE_UNKNOWN', details: { asset: 'PUSD' } });
    rig.priced.set('PUSD', price);
    expect(answer).toMatchObject({ refusal: { code: 'PRICE_UNKNOWN' } });
    expect(await hindrance(who, 'PUSD')).toBeNull();
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
    const info = async () => must(await rig.http.withdrawInfo({ asset: 'USDC' }, rig.as(who)));
    await stop('Maintenance');
    const stopped = await withdraw(who, '10', { asset: 'USDC' });
    const told = await info();
    await stop(null);
    expect(told).toMatchObject({ stopped: true, stoppedReason: 'Maintenance' });
    expect(await info()).toMatchObject({ stopped: false, stoppedReason: null });
    expect(stopped).toMatchObject({ refusal: { code: 'WITHDRAWALS_STOPPED', details: { reason: 'Maintenance' } } });
  });

  test('what was not proven for ten minutes: the books stop everything, a network what leaves over it', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDC', '100');
    const proven = (part: string, minutesAgo: number) =>
      rig.t.ownerDb.query(
        `insert into ledger.proof (part, proven_at_ms, proven_at) values ($1, 1, now() - make_interval(mins => $2))
         on conflict (part) do update set proven_at = excluded.proven_at`,
        [part, minutesAgo],
      );
    const info = async () => must(await rig.http.withdrawInfo({ asset: 'USDC', network: 'eth' }, rig.as(who)));
    await proven('books', 9);
    await proven('chain:eth', 9);
    expect(await info()).toMatchObject({ stopped: false, hindrance: null });
    await proven('chain:eth', 11);
    expect(await info()).toMatchObject({ stopped: false, hindrance: { code: 'WITHDRAW_PAUSED' } });
    expect(await withdraw(who, '10', { asset: 'USDC' })).toMatchObject({ refusal: { code: 'WITHDRAW_PAUSED' } });
    await proven('chain:eth', 1);
    await proven('chain:base', 11);
    expect(await info()).toMatchObject({ stopped: false, hindrance: null });
    await proven('books', 11);
    expect(await info()).toMatchObject({ stopped: true, stoppedReason: null });
    expect(await withdraw(who, '10', { asset: 'USDC' })).toMatchObject({ refusal: { code: 'WITHDRAWALS_STOPPED' } });
    await rig.t.ownerDb.query('delete from ledger.proof');
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
    expect(await withdraw(who, '10', high)).toMatchObject({ refusal: { code: 'ADDRESS_HIGH_RISK', details: high } });
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
    must(
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

async function know(address: string, risk: string): Promise<void> {
  await rig.t.ownerDb.query(
    `insert into wallet.known_address (family, address, risk, added_at_ms) values ('evm', $1, $2, 1)`,
    [address, risk],
  );
}
