import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accepted,
  codeOf,
  type LinkedRig,
  linkedRig,
  type Phone,
} from '../../../test/linked-wallet/linked-wallet.rig.ts';
import { type Rig, type TestPerson, walletRig } from '../../../test/wallet.rig.ts';
import { OUTSIDE } from '../../../test/wallet-moves.rig.ts';
import { addPurchaseLot } from '../withdrawals/public.ts';

// A payment to a linked wallet leaves by every rule by which a payment to any other address leaves.

let rig: Rig;
let linked: LinkedRig;
beforeAll(async () => {
  rig = await walletRig({ realSecurity: true });
  linked = linkedRig(rig);
});
afterAll(() => rig.close());

/** Asks for a code and says yes in the app; the refusal where there is nothing to say yes to. */
async function confirmed(who: TestPerson, phone: Phone, amount: string) {
  const wish = { purpose: 'withdraw', asset: 'USDT', network: 'eth', amount } as const;
  const made = await linked.http.createSession(wish, rig.as(who));
  if (made.ok) await phone.yes(made.value.token);
  return made;
}

/** Asks for the payment that the app has confirmed. */
const claim = (who: TestPerson, id: string, factors: object = {}) =>
  linked.http.withdraw({ clientRequestId: randomUUID(), id, ...linked.factors(who), ...factors }, rig.as(who));

async function pay(who: TestPerson, phone: Phone, amount: string) {
  const made = await confirmed(who, phone, amount);
  return made.ok ? claim(who, made.value.session.id) : made;
}

const withdraw = (who: TestPerson, amount: string) => {
  const place = { asset: 'USDT', network: 'eth', address: OUTSIDE };
  return rig.http.withdraw({ clientRequestId: randomUUID(), ...place, amount, ...linked.factors(who) }, rig.as(who));
};

test('it counts in the rolling 24 hours together with the others, and a cancel frees it (I-16)', async () => {
  const { who, phone } = await linked.linked({ kyc: 'none' });
  await rig.give(who, 'USDT', '5000');
  const row = accepted(await pay(who, phone, '600'));
  expect(await withdraw(who, '401')).toMatchObject({ refusal: { code: 'LIMIT_24H', details: { remaining: '400' } } });
  expect(await pay(who, phone, '400.01')).toMatchObject({ refusal: { code: 'LIMIT_24H' } });
  accepted(await withdraw(who, '400'));
  accepted(await rig.http.cancelWithdrawal({ id: row.id }, rig.as(who)));
  expect(codeOf(await pay(who, phone, '600'))).toBe('ok');
  expect(await pay(who, phone, '20')).toMatchObject({ refusal: { code: 'LIMIT_24H', details: { remaining: '0' } } });
});

test('a change of the account’s security stops it as well, also where the app has said yes before (I-35)', async () => {
  const { who, phone } = await linked.linked();
  await rig.give(who, 'USDT', '500');
  const made = accepted(await confirmed(who, phone, '50'));
  await rig.t.db.tx((tx) => rig.identity.lockWithdrawals(tx, { uid: who.uid, reason: 'PASSWORD_CHANGED', hours: 24 }));
  const unlockAt = rig.clock.nowMs() + DAY_MS;
  const locked = { refusal: { code: 'WITHDRAWAL_LOCKED', details: { unlockAt, reason: 'PASSWORD_CHANGED' } } };
  expect(await claim(who, made.session.id)).toMatchObject(locked);
  expect(await confirmed(who, phone, '50')).toMatchObject(locked);
  rig.clock.setMs(unlockAt - 1);
  expect(await confirmed(who, phone, '50')).toMatchObject(locked);
  rig.clock.setMs(unlockAt);
  expect(codeOf(await pay(who, phone, '50'))).toBe('ok');
});

test('keeps purchases inside, and names their lots', async () => {
  const { who, phone } = await linked.linked();
  await rig.give(who, 'USDT', '150');
  const nowMs = rig.clock.nowMs();
  await rig.t.db.tx((tx) =>
    addPurchaseLot(tx, {
      uid: who.uid,
      asset: 'USDT',
      amountMinor: 100_000_000n,
      price: { priceUnits: 1n, priceScale: 0 },
      source: 'p2p',
      ref: randomUUID(),
      lockDays: 1,
      completedAtMs: nowMs,
    }),
  );
  expect(await pay(who, phone, '60')).toMatchObject({
    refusal: { code: 'NOT_WITHDRAWABLE_YET', details: { withdrawable: '50', purchaseLocked: '100' } },
  });
  expect(codeOf(await pay(who, phone, '50'))).toBe('ok');
});

test('lets nothing leave with a wrong factor, with none, or from an account that was frozen meanwhile (I-33)', async () => {
  const { who, phone } = await linked.linked();
  await rig.give(who, 'USDT', '500');
  const { id } = accepted(await confirmed(who, phone, '50')).session;
  expect(codeOf(await claim(who, id, { tradingPassword: '135246' }))).toBe('TRADING_PASSWORD_WRONG');
  expect(codeOf(await claim(who, id, { totpCode: '000000' }))).toBe('TOTP_WRONG');
  expect(codeOf(await claim(who, id, { totpCode: undefined }))).toBe('SECURITY_CHECK_REQUIRED');
  await rig.t.ownerDb.query('update identity.person set frozen_at_ms = 1 where uid = $1', [who.uid]);
  expect(codeOf(await claim(who, id))).toBe('ACCOUNT_FROZEN');
  expect(accepted(await rig.http.withdrawals({ kind: 'LINKED' }, rig.as(who))).rows).toEqual([]);
});

test('is free, needs nobody to say that it is no contract, and takes one yes for each payment', async () => {
  const { who, phone } = await linked.linked();
  await rig.give(who, 'USDT', '500');
  const { id } = accepted(await confirmed(who, phone, '50')).session;
  // The chain is not asked: whoever signs a message is no contract.
  rig.codes.set(phone.account.address, 'YES');
  const paid = { kind: 'LINKED', amount: '50', fee: '0', recipientGets: '50' };
  expect(accepted(await claim(who, id))).toMatchObject(paid);
  expect(codeOf(await claim(who, id))).toBe('LINK_SESSION_SPENT');
});

test('a yes of the app is used up once, however often the page asks at once (I-17)', async () => {
  const { who, phone } = await linked.linked();
  await rig.give(who, 'USDT', '500');
  const { id } = accepted(await confirmed(who, phone, '50')).session;
  const factors = linked.factors(who);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      linked.http.withdraw({ clientRequestId: randomUUID(), id, ...factors }, rig.as(who)),
    ),
  );
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect(accepted(await rig.http.withdrawals({ kind: 'LINKED' }, rig.as(who))).rows).toMatchObject([{ amount: '50' }]);
});
