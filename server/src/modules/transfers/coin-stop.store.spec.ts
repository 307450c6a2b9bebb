import { randomUUID } from 'node:crypto';
import { ok } from '@bourse/core/result.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Rig, type TestPerson, walletRig } from '../../../test/wallet.rig.ts';
import { findOwnBalance } from '../balances/queries/own-balance.query.ts';
import { resumeCoin, stopCoin } from './store/coin-stop.store.ts';
import { sendToPerson } from './usecases/send-to-person.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await walletRig();
});
afterAll(() => rig.close());

const usdtOf = async ({ uid }: TestPerson) =>
  (await findOwnBalance(rig.t.db, uid)).find(({ asset, account }) => asset === 'USDT' && account === 'funding')!
    .availableMinor;

test('a send that was judged before its coin was stopped moves nothing afterwards', async () => {
  const [payer, payee] = [await rig.person({ kyc: 'advanced' }), await rig.person({ kyc: 'advanced' })];
  await rig.give(payer, 'USDT', '100');
  const stop = () => rig.t.db.tx((tx) => stopCoin(tx, 'USDT', rig.clock.nowMs()));
  // The coin is stopped while the person's codes are looked at.
  const identity = {
    ...rig.deps.identity,
    securityCheck: async ({ uid, sessionId }: { readonly uid: string; readonly sessionId: string }) => {
      await stop();
      return ok({ uid, sessionId, codeIds: [], totpStep: null, passkey: null });
    },
  };
  const request = {
    clientRequestId: randomUUID(),
    asset: 'USDT',
    amount: '10',
    recipientType: 'account' as const,
    recipientAccount: payee.uid,
    ...rig.secrets,
  };
  const caller = { uid: payer.uid, sessionId: randomUUID(), nowMs: rig.clock.nowMs() };
  expect(await sendToPerson({ ...rig.deps, identity }, caller, request)).toMatchObject({
    ok: false,
    refusal: { code: 'COIN_STOPPED' },
  });
  expect(await usdtOf(payer)).toBe(100_000_000n);
  await rig.t.db.tx((tx) => resumeCoin(tx, 'USDT'));
  expect(await sendToPerson(rig.deps, caller, request)).toMatchObject({ ok: true });
  expect(await usdtOf(payer)).toBe(90_000_000n);
});
