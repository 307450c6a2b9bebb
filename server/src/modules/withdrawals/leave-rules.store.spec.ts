import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { readAmount } from '@bourse/core/money/amount.ts';
import { describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../test/wallet.rig.ts';
import { must, OUTSIDE } from '../../../test/wallet-moves.rig.ts';
import { leaveRules } from './leave-rules.rig.ts';
import { addPurchaseLot } from './usecases/add-purchase-lot.ts';
import { withdrawRig } from './withdraw.rig.ts';

const { rig, withdraw } = await leaveRules();

const OUTSIDE_2 = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const ONE = { priceUnits: 1n, priceScale: 0 };
const send = (who: TestPerson, to: TestPerson, amount: string) =>
  rig.http.send(
    {
      clientRequestId: randomUUID(),
      asset: 'USDT',
      recipientType: 'account',
      recipientAccount: to.uid,
      amount,
      ...rig.secrets,
    },
    rig.as(who),
  );
/** What the form says of a person who was found. */
const barOf = async (who: TestPerson, to: TestPerson) =>
  must(await rig.http.resolveRecipient({ recipientType: 'account', recipientAccount: to.uid }, rig.as(who))).barred;
const info = async (who: TestPerson, asset = 'USDT') => must(await rig.http.withdrawInfo({ asset }, rig.as(who)));

describe('what was bought', () => {
  const buy = (who: TestPerson, asset: string, amount: string, lockDays: 0 | 1 | 3 | 7, ref = randomUUID()) =>
    rig.t.db.tx((tx) =>
      addPurchaseLot(tx, {
        uid: who.uid,
        asset,
        amountMinor: readAmount(amount, rig.deps.assets.coin(asset)!.ledgerScale),
        price: ONE,
        source: 'p2p',
        ref,
        lockDays,
        completedAtMs: rig.clock.nowMs(),
      }),
    );

  test('stays inside for so many times 24 hours, to the millisecond, on every way out', async () => {
    const who = await rig.person();
    const friend = await rig.person();
    await rig.give(who, 'USDT', '150');
    const untilMs = await buy(who, 'USDT', '100', 3);
    expect(untilMs).toBe(rig.clock.nowMs() + 3 * DAY_MS);
    expect(await info(who)).toMatchObject({
      available: '150',
      purchaseLocked: '100',
      withdrawable: '50',
      lots: [{ asset: 'USDT', amount: '100', priceUsdt: '1', source: 'p2p', unlockAtMs: untilMs }],
    });
    rig.clock.advanceMs(3 * DAY_MS - 1);
    for (const answer of [await withdraw(who, '60'), await send(who, friend, '60')]) {
      expect(answer).toMatchObject({
        refusal: { code: 'NOT_WITHDRAWABLE_YET', details: { withdrawable: '50', purchaseLocked: '100' } },
      });
    }
    rig.clock.advanceMs(1);
    expect((await withdraw(who, '60')).ok).toBe(true);
    expect((await info(who)).lots).toEqual([]);
  });

  test('counts once, whoever tells it how often, and a merchant’s not at all', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '150');
    const ref = randomUUID();
    await Promise.all([buy(who, 'USDT', '100', 1, ref), buy(who, 'USDT', '100', 1, ref)]);
    await buy(who, 'USDT', '40', 0);
    expect(await info(who)).toMatchObject({ withdrawable: '50' });
  });

  test('the worked example: the lock follows the value into another coin', async () => {
    rig.priced.set('BTC', 6_100_000n);
    const who = await rig.person();
    await rig.give(who, 'USDT', '600');
    await rig.give(who, 'BTC', '0.03', 'btc');
    await buy(who, 'USDT', '1000', 1);
    expect(await info(who, 'BTC')).toMatchObject({ withdrawable: '0.02344262', lots: [{ asset: 'USDT' }] });
    expect(await info(who)).toMatchObject({ withdrawable: '0' });
    rig.priced.set('BTC', 6_000_000n);
  });

  test('a withdrawal under way covers nothing for the next one', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '300');
    await buy(who, 'USDT', '200', 1);
    expect((await withdraw(who, '60')).ok).toBe(true);
    expect(await withdraw(who, '41')).toMatchObject({ refusal: { code: 'NOT_WITHDRAWABLE_YET' } });
    expect((await withdraw(who, '40')).ok).toBe(true);
  });

  test('a lot never changes', async () => {
    const who = await rig.person();
    await buy(who, 'USDT', '1', 7);
    await expect(rig.t.db.query('update wallet.purchase_lot set unlock_at_ms = 1')).rejects.toThrow(/permission/);
    await expect(rig.t.db.query('delete from wallet.purchase_lot')).rejects.toThrow(/permission/);
  });
});

describe('what a chain may still take back', () => {
  test('keeps its worth inside after it was swapped, on every way out, until it is final', async () => {
    const [who, friend] = [await rig.person(), await rig.person()];
    // 0.002 BTC arrived and were sold for 120 USDT; 30 USDT were there before.
    const id = await withdrawRig(rig).insertDeposit(who, 'BTC', '200000', 'CREDITED');
    await rig.give(who, 'USDT', '150');
    const now = await info(who);
    expect(now).toMatchObject({ withdrawable: '30', unconfirmed: '120', available: '150' });
    expect(now.unconfirmedDeposits).toMatchObject([{ asset: 'BTC', amount: '0.002' }]);
    expect(now.unconfirmedDeposits[0]!.aboutAtMs).toBeGreaterThanOrEqual(rig.clock.nowMs());
    for (const answer of [await withdraw(who, '30.000001'), await send(who, friend, '30.000001')]) {
      expect(answer).toMatchObject({
        refusal: { code: 'NOT_WITHDRAWABLE_YET', details: { withdrawable: '30', unconfirmed: '120' } },
      });
    }
    expect((await withdraw(who, '20')).ok).toBe(true);
    // What is on its way out covers nothing for the next one.
    expect(await withdraw(who, '10.000001')).toMatchObject({ refusal: { code: 'NOT_WITHDRAWABLE_YET' } });
    await rig.t.ownerDb.query(`update wallet.deposit set state = 'COMPLETED' where id = $1`, [id]);
    expect((await withdraw(who, '130')).ok).toBe(true);
  });

  test('lets nothing of another coin leave while nobody knows its worth', async () => {
    const who = await rig.person();
    await withdrawRig(rig).insertDeposit(who, 'BTC', '200000', 'CREDITED');
    await rig.give(who, 'USDT', '150');
    const price = rig.priced.get('BTC')!;
    rig.priced.delete('BTC');
    expect(await info(who)).toMatchObject({ withdrawable: '0', unconfirmed: '150' });
    rig.priced.set('BTC', price);
  });

  test('lets nothing else leave where its coin is in the catalog no more', async () => {
    const who = await rig.person();
    await withdrawRig(rig).insertDeposit(who, 'GONE', '200000', 'CREDITED');
    await rig.give(who, 'USDT', '150');
    expect(await withdraw(who, '10')).toMatchObject({
      refusal: { code: 'NOT_WITHDRAWABLE_YET', details: { withdrawable: '0', unconfirmed: '150' } },
    });
  });

  test('binds nothing else while it is still held', async () => {
    const who = await rig.person();
    await withdrawRig(rig).insertDeposit(who, 'BTC', '200000', 'CREDITED');
    await rig.give(who, 'BTC', '0.002', 'btc');
    await rig.give(who, 'USDT', '150');
    expect(await info(who)).toMatchObject({ withdrawable: '150', unconfirmed: '0' });
    expect(await info(who, 'BTC')).toMatchObject({ withdrawable: '0', unconfirmed: '0.002' });
  });
});

describe('after a document has expired', () => {
  async function expire(who: TestPerson): Promise<number> {
    const day = new Date(rig.clock.nowMs() + 8 * HOUR_MS - DAY_MS).toISOString().slice(0, 10);
    await rig.t.ownerDb.query(
      `insert into identity.kyc_submission (id, uid, target, state, full_name, document_ids, submitted_at_ms, document_expires_on)
       values ($1, $2, 'primary', 'EXPIRED', 'A Person', '{}', 1, $3)`,
      [randomUUID(), who.uid, day],
    );
    await rig.t.ownerDb.query(`update identity.person set kyc_level = 'none' where uid = $1`, [who.uid]);
    return Date.parse(`${day}T16:00:00.000Z`);
  }

  test('money leaves for the places it left for before, within the limits of level 0', async () => {
    const who = await rig.person();
    const friend = await rig.person();
    const stranger = await rig.person();
    await rig.give(who, 'USDT', '3000');
    must(await withdraw(who, '10'));
    must(await send(who, friend, '10'));
    rig.clock.advanceMs(2 * DAY_MS);
    const expiredAt = await expire(who);
    expect(await info(who)).toMatchObject({ kycExpiredAtMs: expiredAt, limit: { limitUsdt: '1000' } });
    expect((await withdraw(who, '10')).ok).toBe(true);
    expect((await send(who, friend, '10')).ok).toBe(true);
    const refused = { refusal: { code: 'KYC_EXPIRED', details: { expiredAt } } };
    expect(await withdraw(who, '10', { address: OUTSIDE_2 })).toMatchObject(refused);
    expect(await send(who, stranger, '10')).toMatchObject(refused);
    expect(await barOf(who, stranger)).toEqual({ code: 'KYC_EXPIRED', untilMs: null });
    expect(await barOf(who, friend)).toBeNull();
    expect(await withdraw(who, '990')).toMatchObject({ refusal: { code: 'LIMIT_24H' } });
    const ask = async (address: string) =>
      must(await rig.http.checkAddress({ asset: 'USDT', network: 'eth', address }, rig.as(who))).barred;
    expect(await ask(OUTSIDE_2)).toEqual({ code: 'KYC_EXPIRED', untilMs: null });
    expect(await ask(OUTSIDE)).toBeNull();
    // A new verification opens everything again.
    await rig.t.ownerDb.query(`update identity.person set kyc_level = 'primary' where uid = $1`, [who.uid]);
    expect((await withdraw(who, '10', { address: OUTSIDE_2 })).ok).toBe(true);
  });

  test('an entry saved before is a place of before; one saved since is not', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    const save = async (address: string) =>
      must(
        await rig.http.addAddress(
          { clientRequestId: randomUUID(), kind: 'ONCHAIN', network: 'base', address, remark: 'mine', ...rig.secrets },
          rig.as(who),
        ),
      );
    await save(OUTSIDE);
    rig.clock.advanceMs(2 * DAY_MS);
    await expire(who);
    await save(OUTSIDE_2);
    expect((await withdraw(who, '10')).ok).toBe(true);
    expect(await withdraw(who, '10', { address: OUTSIDE_2 })).toMatchObject({ refusal: { code: 'KYC_EXPIRED' } });
  });
});

describe('an address in whitelist mode', () => {
  test('says beside its field that it is not listed, and when a young entry can be paid', async () => {
    const who = await rig.person();
    must(await rig.http.setWhitelistMode({ on: true, ...rig.secrets }, rig.as(who)));
    const ask = async () =>
      must(await rig.http.checkAddress({ asset: 'USDT', network: 'eth', address: OUTSIDE }, rig.as(who))).barred;
    expect(await ask()).toEqual({ code: 'NOT_WHITELISTED', untilMs: null });
    const entry = { kind: 'ONCHAIN', network: 'base', address: OUTSIDE, remark: 'mine', ...rig.secrets } as const;
    must(await rig.http.addAddress({ clientRequestId: randomUUID(), ...entry }, rig.as(who)));
    expect(await ask()).toEqual({ code: 'NOT_WHITELISTED', untilMs: rig.clock.nowMs() + DAY_MS });
    rig.clock.advanceMs(DAY_MS);
    expect(await ask()).toBeNull();
  });

  test('says so of a person who is looked up, before any code; by whatever name they were saved', async () => {
    const who = await rig.person();
    const friend = await rig.person();
    await rig.give(who, 'USDT', '100');
    must(await rig.http.setWhitelistMode({ on: true, ...rig.secrets }, rig.as(who)));
    const find = () => barOf(who, friend);
    expect(await find()).toEqual({ code: 'NOT_WHITELISTED', untilMs: null });
    const entry = { kind: 'INTERNAL', accountType: 'email', account: friend.email!, remark: 'a friend' } as const;
    must(await rig.http.addAddress({ clientRequestId: randomUUID(), ...entry, ...rig.secrets }, rig.as(who)));
    expect(await find()).toEqual({ code: 'NOT_WHITELISTED', untilMs: rig.clock.nowMs() + DAY_MS });
    expect(await send(who, friend, '10')).toMatchObject({
      refusal: { code: 'NOT_WHITELISTED', details: { usableAt: rig.clock.nowMs() + DAY_MS } },
    });
    rig.clock.advanceMs(DAY_MS);
    expect(await find()).toBeNull();
    expect((await send(who, friend, '10')).ok).toBe(true);
  });
});

test('level 0 can be closed by the operator, and money stays where it is', async () => {
  const who = await rig.person({ kyc: 'none' });
  await rig.give(who, 'USDT', '100');
  const set = (value: boolean) =>
    rig.t.db.tx((tx) =>
      rig.deps.settings.set(tx, { name: 'WITHDRAWALS_WITHOUT_KYC', value, by: 'operator', nowMs: rig.clock.nowMs() }),
    );
  await set(false);
  const closed = { code: 'KYC_REQUIRED', details: { from: '0' } };
  expect(await withdraw(who, '10')).toMatchObject({ refusal: closed });
  expect((await info(who)).hindrance).toEqual(closed);
  await set(true);
  expect((await withdraw(who, '10')).ok).toBe(true);
});
