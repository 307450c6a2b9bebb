import { createHash } from 'node:crypto';
import { ok, refuse } from '@bourse/core/result.ts';
import { mnemonicToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type ApprovalsModule,
  createApprovals,
  type StaffAction,
  verifyAudit,
} from '../../src/modules/approvals/public.ts';
import { listActions } from '../../src/modules/approvals/queries/action.query.ts';
import { decideAction } from '../../src/modules/approvals/usecases/decide-action.ts';
import { createDepositAddresses } from '../../src/modules/custody/usecases/own-address.ts';
import { findCase } from '../../src/modules/recovery/queries/case.query.ts';
import type { RecoveryDeps } from '../../src/modules/recovery/recovery-deps.ts';
import type { RecoveryProblem } from '../../src/modules/recovery/store/case.store.ts';
import {
  type CaseVerdict,
  type DecideCaseRefusal,
  decideCaseAction,
} from '../../src/modules/recovery/usecases/decide-case.ts';
import { followReturns } from '../../src/modules/recovery/usecases/follow-returns.ts';
import { signCase, statementFor } from '../../src/modules/recovery/usecases/sign-case.ts';
import { submitCase } from '../../src/modules/recovery/usecases/submit-case.ts';
import { Vault } from '../../src/platform/crypto/vault.ts';
import { newId } from '../../src/platform/ids/ids.ts';
import { type ChainRig, startChainRig } from '../chain-edge.rig.ts';

/** Somebody who has set up what a case asks for; here it is not judged. */
const PROFILE = {
  email: 'a@b.example',
  phone: null,
  totpBound: true,
  passkeys: 0,
  tradingPasswordSet: true,
  frozen: false,
  withdrawalLock: null,
};
const ONE = { priceUnits: 1n, priceScale: 0 };
const WORDS = 'The coins came without your memo; they are in your account now.';
let rig: ChainRig;
let approvals: ApprovalsModule;
let deps: RecoveryDeps;
let decision: StaffAction<CaseVerdict, DecideCaseRefusal>;
let staff: { staffId: string; role: 'support2'; requestId: string }[];
beforeAll(async () => {
  rig = await startChainRig(['tempo']);
  const { db, clock } = rig.deps;
  const keys = { key: (purpose: string) => createHash('sha256').update(purpose).digest() };
  approvals = createApprovals({ db, clock, keys, cost: { memoryKib: 64, passes: 1 } });
  deps = {
    ...rig.deps,
    vault: new Vault(keys),
    assets: rig.deps.assets as RecoveryDeps['assets'],
    pricing: { priceUsdt: (asset: string) => (asset === 'PUSD' ? { price: ONE, atMs: 0 } : null) } as never,
    identity: {
      maskedContact: async () => null,
      profile: async () => PROFILE as never,
      sendBoundCode: async () => refuse('SENDER_UNAVAILABLE'),
      securityCheck: async ({ uid, sessionId }) => ok({ uid, sessionId, codeIds: [], totpStep: null, passkey: null }),
      spendFactors: async () => ok(true),
    },
    approvals,
    networkCost: () => 1_000n,
    publicOrigin: 'https://bourse.test',
  };
  decision = approvals.define(decideCaseAction(deps));
  staff = await Promise.all(
    ['first', 'second'].map(async (login) => {
      const made = await approvals.createStaff({ login, password: 'console-password-5', role: 'support2' });
      if (!made.ok) throw new Error(made.refusal.code);
      return { staffId: made.value.staffId, role: 'support2' as const, requestId: 'r-1' };
    }),
  );
  await rig.fund('tempo', 'PUSD', 50_000_000_000n);
}, 60_000);
afterAll(() => rig.close());

/** A payment to the shared address without a memo. */
async function pay(amountMinor: bigint): Promise<{ id: string; txHash: string }> {
  const { address } = await createDepositAddresses(rig.deps).current({ uid: rig.newPerson(), network: 'tempo' });
  const txHash = await rig.chains.faucet({ network: 'tempo', asset: 'PUSD', to: address, amountMinor });
  await rig.mine('tempo', 2);
  const [row] = await rig.t.db.query<{ id: string; tx_hash: string }>(
    'select id, tx_hash from wallet.deposit where tx_hash = $1',
    [txHash],
  );
  return { id: row!.id, txHash: row!.tx_hash };
}
const RICH = mnemonicToAccount('test test test test test test test test test test test junk', { addressIndex: 9 });
const RETURN_TO = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
const ask = (
  uid: string,
  txHash: string,
  over: { problem?: RecoveryProblem; amount?: string; clientRequestId?: string } = {},
) =>
  submitCase(deps, {
    uid,
    sessionId: 'session',
    nowMs: rig.clock.nowMs(),
    clientRequestId: newId(rig.clock.nowMs()),
    asset: 'PUSD',
    network: 'tempo',
    txId: txHash,
    amount: '9',
    problem: 'MEMO_MISSING',
    note: null,
    screenshotId: null,
    returnAddress: RETURN_TO,
    returnMemo: null,
    ...over,
  });
/** Signed by the account that the dev chain's coins come from. */
async function opened(uid: string, txHash: string, over = {}): Promise<string> {
  const made = await ask(uid, txHash, over);
  if (!made.ok) throw new Error(made.refusal.code);
  const { id } = made.value;
  const signature = await RICH.signMessage({ message: statementFor(deps, made.value)! });
  const signed = await signCase(deps, { uid, id, signature });
  if (!signed.ok) throw new Error(signed.refusal.code);
  return id;
}
const decide = (verdict: Omit<CaseVerdict, 'explanation'>, by = 0) =>
  decision.propose({
    change: { explanation: WORDS, ...verdict } as CaseVerdict,
    reason: 'txid and amount match',
    actor: staff[by]!,
  });
const stateOf = async (id: string) => (await findCase(rig.t.db, id))?.state;
const refusal = (code: string) => ({ ok: false, refusal: { code } });

test('a missing memo is credited in full, once, whatever is repeated', async () => {
  const uid = rig.newPerson();
  const paid = await pay(9_000_000n);
  const clientRequestId = newId(rig.clock.nowMs());
  const id = await opened(uid, paid.txHash, { clientRequestId });
  expect(await ask(uid, paid.txHash, { clientRequestId })).toMatchObject({ ok: true, value: { id, isFree: true } });
  expect(await ask(uid, paid.txHash, { clientRequestId, amount: '8' })).toMatchObject(refusal('IDEMPOTENCY_MISMATCH'));
  expect(await ask(uid, paid.txHash)).toMatchObject(refusal('CASE_EXISTS'));
  const verdict = { id, outcome: 'CREDIT', depositId: paid.id } as const;
  const both = await Promise.all([decide(verdict), decide(verdict, 1)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await stateOf(id)).toBe('CREDITED');
  expect(await rig.available(uid, 'PUSD')).toBe(9_000_000n);
  expect(await rig.noticesOf(uid)).toEqual(['recovery.credited 9 PUSD', 'recovery.submitted 9 PUSD']);
  expect(await rig.differences()).toEqual([]);
});

test('somebody else who asks for the same deposit afterwards gets nothing', async () => {
  const [uid, other] = [rig.newPerson(), rig.newPerson()];
  const paid = await pay(5_000_000n);
  const mine = await opened(uid, paid.txHash, { amount: '5' });
  expect((await decide({ id: mine, outcome: 'CREDIT', depositId: paid.id })).ok).toBe(true);
  const theirs = await opened(other, paid.txHash, { amount: '5' });
  const late = await decide({ id: theirs, outcome: 'CREDIT', depositId: paid.id });
  expect(late).toMatchObject(refusal('DEPOSIT_NOT_HELD'));
  expect(await decide({ id: theirs, outcome: 'REFUSE', depositId: null })).toMatchObject({ ok: true });
  expect(await findCase(rig.t.db, theirs)).toMatchObject({ state: 'REFUSED', explanation: WORDS });
  expect(await rig.available(other, 'PUSD')).toBe(0n);
  expect(await decide({ id: theirs, outcome: 'REFUSE', depositId: null })).toMatchObject(refusal('CASE_ENDED'));
});

test('a deposit of another transaction cannot be named', async () => {
  const uid = rig.newPerson();
  const [asked, other] = [await pay(5_000_000n), await pay(6_000_000n)];
  const id = await opened(uid, asked.txHash, { amount: '5' });
  const named = await decide({ id, outcome: 'CREDIT', depositId: other.id });
  expect(named).toMatchObject(refusal('DEPOSIT_NOT_HELD'));
  expect(await decide({ id, outcome: 'CREDIT', depositId: null })).toMatchObject(refusal('DEPOSIT_REQUIRED'));
});

test('10 USDT and the cost of the network are kept of what is sent back, and the case ends with the payment', async () => {
  const uid = rig.newPerson();
  const small = await pay(9_000_000n);
  const tooSmall = await opened(uid, small.txHash, { problem: 'MEMO_WRONG' });
  const back = await decide({ id: tooSmall, outcome: 'RETURN', depositId: small.id });
  expect(back).toMatchObject(refusal('FEE_ABOVE_AMOUNT'));
  const paid = await pay(30_000_000n);
  const id = await opened(uid, paid.txHash, { problem: 'MEMO_WRONG', amount: '30' });
  expect((await decide({ id, outcome: 'RETURN', depositId: paid.id })).ok).toBe(true);
  await followReturns(deps);
  expect(await stateOf(id)).toBe('RETURNING');
  expect(await rig.differences()).toEqual([]);
  for (let round = 0; round < 6 && (await stateOf(id)) !== 'RETURNED'; round++) {
    await rig.broadcast('tempo');
    await rig.mine('tempo', 1);
    await followReturns(deps);
  }
  expect(await stateOf(id)).toBe('RETURNED');
  expect(await rig.adapter('tempo').balance([RETURN_TO], 'PUSD')).toBe(19_999_000n);
  expect(await rig.noticesOf(uid)).toContain('recovery.returned 19.999 PUSD');
  expect(await rig.differences()).toEqual([]);
});

test('from 5,000 USDT on a second member of staff approves the same, and nobody their own', async () => {
  const uid = rig.newPerson();
  const paid = await pay(5_000_000_000n);
  const id = await opened(uid, paid.txHash, { amount: '5000' });
  const asked = await decide({ id, outcome: 'CREDIT', depositId: paid.id });
  expect(asked).toMatchObject({ ok: true, value: { state: 'WAITING' } });
  expect(await rig.available(uid, 'PUSD')).toBe(0n);
  const wanted = { kinds: ['staffRecovery.decide'], tab: 'waiting', before: null, limit: 5 } as const;
  const [action] = await listActions(rig.t.db, { ...wanted, staffId: staff[1]!.staffId });
  const approve = (by: number) =>
    decideAction(approvals.deps, {
      id: action!.id,
      contentHash: action!.contentHash,
      decision: 'approve',
      reason: 'checked',
      actor: staff[by]!,
    });
  expect(await approve(0)).toMatchObject(refusal('OWN_PROPOSAL'));
  await rig.t.ownerDb.query(
    `insert into approvals.staff_person (staff_id, uid, relation, added_at_ms) values ($1, $2, 'self', 0)`,
    [staff[1]!.staffId, uid],
  );
  expect(await approve(1)).toMatchObject(refusal('OWN_ACCOUNT'));
  await rig.t.ownerDb.query('delete from approvals.staff_person');
  expect(await approve(1)).toMatchObject({ ok: true, value: 'APPROVED' });
  expect(await rig.available(uid, 'PUSD')).toBe(5_000_000_000n);
  expect(await rig.differences()).toEqual([]);
  expect(await verifyAudit(rig.t.db)).toMatchObject({ ok: true });
});

test('the fourth missing memo of a year costs 10 USDT', async () => {
  const uid = rig.newPerson();
  for (let nth = 1; nth <= 3; nth++) {
    const paid = await pay(12_000_000n);
    const id = await opened(uid, paid.txHash, { amount: '12' });
    expect((await decide({ id, outcome: 'CREDIT', depositId: paid.id })).ok).toBe(true);
  }
  const paid = await pay(12_000_000n);
  const id = await opened(uid, paid.txHash, { amount: '12' });
  expect(await findCase(rig.t.db, id)).toMatchObject({ isFree: false });
  expect((await decide({ id, outcome: 'CREDIT', depositId: paid.id })).ok).toBe(true);
  expect(await rig.available(uid, 'PUSD')).toBe(38_000_000n);
  expect(await rig.differences()).toEqual([]);
});
