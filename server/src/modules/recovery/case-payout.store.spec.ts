import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Rig, type TestPerson, TRADING_PASSWORD, walletRig } from '../../../test/wallet.rig.ts';
import type { StaffAction } from '../approvals/public.ts';
import { listActions } from '../approvals/queries/action.query.ts';
import { createStaff } from '../approvals/usecases/create-staff.ts';
import { decideAction } from '../approvals/usecases/decide-action.ts';
import { findOwnBalance } from '../balances/public.ts';
import { findCase } from './queries/case.query.ts';
import { recoveryHttp } from './recovery.http.ts';
import { staffRecoveryHttp } from './recovery.staff.http.ts';
import type { RecoveryDeps } from './recovery-deps.ts';
import type { CaseVerdict, DecideCaseRefusal } from './usecases/decide-case.ts';
import { tellOthers } from './usecases/tell-others.ts';

/** What somebody could try who asks for a transfer that was never theirs. */

const ELSEWHERE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const SHARED = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const WORDS = 'We have found your coins.';
const sender = privateKeyToAccount(`0x${'5e'.repeat(32)}`);
const stranger = privateKeyToAccount(`0x${'6f'.repeat(32)}`);

let rig: Rig;
let deps: RecoveryDeps;
let people: ReturnType<typeof recoveryHttp>;
let desk: ReturnType<typeof staffRecoveryHttp>;
let staff: { staffId: string; role: 'support2'; requestId: string }[];
let decision: StaffAction<CaseVerdict, DecideCaseRefusal>;
beforeAll(async () => {
  rig = await walletRig({ realSecurity: true });
  const define: RecoveryDeps['approvals']['define'] = (definition) => {
    const made = rig.deps.approvals.define(definition);
    decision = made as unknown as typeof decision;
    return made;
  };
  deps = {
    ...rig.deps,
    approvals: { ...rig.deps.approvals, define } as RecoveryDeps['approvals'],
    networkCost: () => 0n,
  };
  people = recoveryHttp(deps);
  desk = staffRecoveryHttp(deps);
  staff = await Promise.all(
    ['first', 'second'].map(async (login) => {
      const made = await createStaff(rig.staffDeps, { login, password: 'A-good-pass-1', role: 'support2' });
      if (!made.ok) throw new Error(made.refusal.code);
      return { staffId: made.value.staffId, role: 'support2' as const, requestId: 'r-1' };
    }),
  );
});
afterAll(() => rig.close());

const refusal = (code: string) => ({ ok: false, refusal: { code } });

interface Arrival {
  readonly uid?: string | null;
  readonly from?: string | null;
  readonly txHash?: string;
  readonly outputKey?: string;
  readonly amountMinor?: bigint;
  readonly state?: 'UNATTRIBUTED' | 'BELOW_MIN' | 'UNDER_REVIEW' | 'COMPLETED';
}

/** A final transfer of USDT that lies in suspense. */
async function arrive({
  uid = null,
  from = sender.address,
  txHash = `0x${randomUUID().replaceAll('-', '').repeat(2)}`,
  outputKey = 'log:0',
  amountMinor = 20_000_000n,
  state = 'UNATTRIBUTED',
}: Arrival = {}): Promise<{ id: string; txHash: string; amount: string }> {
  const id = randomUUID();
  const legs = [
    { account: { kind: 'system', account: 'custody', asset: 'USDT', sub: 'eth' } as const, amountMinor: -amountMinor },
    { account: { kind: 'system', account: 'deposit_suspense', asset: 'USDT', sub: 'eth' } as const, amountMinor },
  ];
  const [entry] = await rig.t.db.tx((tx) =>
    rig.deps.ledger.apply(tx, [{ op: 'post', key: id, kind: 'deposit', ref: id, legs, atMs: rig.clock.nowMs() }]),
  );
  if (!entry?.ok) throw new Error('the books refused');
  await rig.t.ownerDb.query(
    `insert into wallet.deposit (id, purpose, uid, network, asset, address, from_address, tx_hash, output_key, amount_minor,
       block_height, block_hash, confirmations, credit_at, unlock_at, state, entry_id, completed_at_ms, detected_at_ms,
       updated_at_ms)
     values ($1, 'user', $2, 'eth', 'USDT', $3, $4, $5, $6, $7, 1, '0x1', 9, 3, 6, $8, $9, 1, 1, 1)`,
    [id, uid, SHARED, from, txHash, outputKey, amountMinor.toString(), state, entry.entryId],
  );
  return { id, txHash, amount: String(amountMinor / 1_000_000n) };
}

const asked = (txId: string, own: object = {}) => ({
  asset: 'USDT',
  network: 'eth',
  txId,
  amount: '20',
  returnAddress: ELSEWHERE,
  ...own,
});
/** The code that the message about exactly this case brings. */
async function mailed(who: TestPerson, wish: ReturnType<typeof asked>): Promise<string> {
  rig.clock.advanceMs(60_000);
  rig.sent.length = 0;
  const answer = await people.submitCode({ ...wish, channel: 'email' }, rig.as(who));
  if (!answer.ok) throw new Error(answer.refusal.code);
  return rig.sent.findLast(({ params }) => params.code !== undefined)!.params.code!;
}
const submit = (who: TestPerson, wish: ReturnType<typeof asked>, proof: object) =>
  people.submit(
    {
      clientRequestId: randomUUID(),
      problem: 'MEMO_MISSING',
      tradingPassword: TRADING_PASSWORD,
      ...wish,
      ...proof,
    } as never,
    rig.as(who),
  );
async function opened(who: TestPerson, txId: string, own: object = {}): Promise<string> {
  const wish = asked(txId, own);
  const made = await submit(who, wish, { emailCode: await mailed(who, wish), totpCode: rig.totp(who) });
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value.id;
}
const detail = async (id: string) => {
  const found = await desk.caseDetail({ id }, rig.asStaff(staff[0]!.staffId, 'support2'));
  if (!found.ok) throw new Error(found.refusal.code);
  return found.value;
};
const decide = (verdict: Omit<CaseVerdict, 'explanation'>) =>
  decision.propose({ change: { explanation: WORDS, ...verdict } as CaseVerdict, reason: 'seen', actor: staff[0]! });
async function approve() {
  const wanted = { kinds: ['staffRecovery.decide'], tab: 'waiting', before: null, limit: 1 } as const;
  const [action] = await listActions(rig.t.db, { ...wanted, staffId: staff[1]!.staffId });
  const { id, contentHash } = action!;
  return decideAction(rig.staffDeps, { id, contentHash, decision: 'approve', reason: 'seen too', actor: staff[1]! });
}
async function signed(who: TestPerson, id: string, by = sender) {
  const found = await people.caseDetail({ id }, rig.as(who));
  if (!found.ok) throw new Error(found.refusal.code);
  return people.sign({ id, signature: await by.signMessage({ message: found.value.toSign! }) }, rig.as(who));
}
const toldOf = (uid: string) => rig.told.filter((notice) => notice.uid === uid).map(({ kind }) => kind);
const stateOf = async (id: string) => (await findCase(rig.t.db, id))?.state;

test('opens only with trading password and codes for exactly this transaction, amount and address', async () => {
  const who = await rig.person();
  const { txHash } = await arrive();
  const wish = asked(txHash);
  const emailCode = await mailed(who, wish);
  expect(rig.sent.at(-1)).toMatchObject({
    template: 'code.recover',
    params: { txId: txHash, amount: '20', asset: 'USDT', address: ELSEWHERE },
  });
  const proof = () => ({ emailCode, totpCode: rig.totp(who) });
  expect(await submit(who, wish, { totpCode: rig.totp(who) })).toMatchObject(refusal('SECURITY_CHECK_REQUIRED'));
  expect(await submit(who, wish, { ...proof(), tradingPassword: '000000' })).toMatchObject(
    refusal('TRADING_PASSWORD_WRONG'),
  );
  for (const other of [
    { amount: '21' },
    { txId: `0x${'ab'.repeat(32)}` },
    { returnAddress: sender.address },
    { asset: 'USDC' },
    { network: 'base' },
  ]) {
    const answer = await submit(who, { ...wish, ...other }, proof());
    expect(answer.ok ? 'opened' : answer.refusal.code).toMatch(/^CODE_/);
  }
  const fresh = await mailed(who, wish);
  expect(await submit(who, wish, { ...proof(), emailCode: fresh })).toMatchObject({ ok: true });
});

test('a repeat answers the first case without a code, two at once open one, and another wish under the same id is refused', async () => {
  const who = await rig.person();
  const wish = asked((await arrive()).txHash);
  const proof = { clientRequestId: randomUUID(), emailCode: await mailed(who, wish), totpCode: rig.totp(who) };
  const both = await Promise.all([submit(who, wish, proof), submit(who, wish, proof)]);
  const again = await submit(who, wish, { ...proof, emailCode: undefined });
  expect(new Set([...both, again].map((each) => (each.ok ? each.value.id : each.refusal.code))).size).toBe(1);
  expect(again.ok).toBe(true);
  expect(await submit(who, { ...wish, amount: '19' }, proof)).toMatchObject(refusal('IDEMPOTENCY_MISMATCH'));
});

test('nobody opens, signs or is paid while frozen; a lock lets nothing out, and what is credited stays under it', async () => {
  const who = await rig.person();
  const paid = await arrive();
  const id = await opened(who, paid.txHash, { returnAddress: sender.address });
  await rig.t.ownerDb.query('update identity.person set frozen_at_ms = 1 where uid = $1', [who.uid]);
  const other = asked((await arrive()).txHash);
  expect(await people.submitCode({ ...other, channel: 'email' }, rig.as(who))).toMatchObject(refusal('ACCOUNT_FROZEN'));
  expect(await submit(who, other, { totpCode: '000000' })).toMatchObject(refusal('ACCOUNT_FROZEN'));
  expect(await signed(who, id)).toMatchObject(refusal('ACCOUNT_FROZEN'));
  for (const outcome of ['CREDIT', 'RETURN'] as const)
    expect(await decide({ id, outcome, depositId: paid.id })).toMatchObject(refusal('ACCOUNT_FROZEN'));
  expect(await detail(id)).toMatchObject({ isFrozen: true, isConfirmed: true });
  await rig.t.ownerDb.query('update identity.person set frozen_at_ms = null where uid = $1', [who.uid]);
  expect(await signed(who, id)).toMatchObject({ ok: true });
  await rig.t.db.tx((tx) => rig.identity.lockWithdrawals(tx, { uid: who.uid, reason: 'PASSWORD_CHANGED', hours: 24 }));
  expect(await submit(who, other, { totpCode: '000000' })).toMatchObject(refusal('WITHDRAWAL_LOCKED'));
  expect((await detail(id)).lockedUntilMs).toBeGreaterThan(rig.clock.nowMs());
  expect(await decide({ id, outcome: 'RETURN', depositId: paid.id })).toMatchObject(refusal('WITHDRAWAL_LOCKED'));
  expect(await decide({ id, outcome: 'CREDIT', depositId: paid.id })).toMatchObject({ ok: true });
});

test('without evidence it waits seven days, everybody who could be meant is told, and a second member of staff decides', async () => {
  const [thief, owner, beside, rival] = [
    await rig.person(),
    await rig.person(),
    await rig.person(),
    await rig.person(),
  ];
  // The sender is known from a deposit of the owner's; the same transaction paid somebody else's address too.
  await arrive({ uid: owner.uid, from: stranger.address, state: 'COMPLETED' });
  const paid = await arrive({ from: stranger.address });
  await arrive({
    uid: beside.uid,
    from: stranger.address,
    txHash: paid.txHash,
    outputKey: 'log:1',
    state: 'COMPLETED',
  });
  const theirs = await opened(rival, paid.txHash);
  const id = await opened(thief, paid.txHash);
  const verdict = { id, outcome: 'RETURN', depositId: paid.id } as const;
  expect(await decide(verdict)).toMatchObject(refusal('CASE_WAITS'));
  rig.told.length = 0;
  await Promise.all([tellOthers(deps), tellOthers(deps)]);
  await tellOthers(deps);
  expect(toldOf(owner.uid)).toEqual(['recovery.claimed', 'recovery.claimed']);
  expect(toldOf(beside.uid)).toEqual(['recovery.claimed', 'recovery.claimed']);
  expect(toldOf(rival.uid).sort()).toEqual(['recovery.claimed', 'recovery.waits']);
  expect(toldOf(thief.uid).sort()).toEqual(['recovery.claimed', 'recovery.waits']);
  const shown = await detail(id);
  expect(shown.deposits[0]).toMatchObject({
    toldCount: 3,
    returnEvidence: 'NONE',
    creditEvidence: 'NONE',
    isSenderReturn: false,
    waitsUntilMs: rig.clock.nowMs() + 7 * DAY_MS,
  });
  expect(shown.decideByMs).toBeGreaterThan(shown.waitsUntilMs!);
  expect(shown.claims).toMatchObject([{ id: theirs, uid: rival.uid, isSamePerson: false, state: 'SUBMITTED' }]);
  rig.clock.advanceMs(7 * DAY_MS - 1);
  expect(await decide(verdict)).toMatchObject(refusal('CASE_WAITS'));
  rig.clock.advanceMs(1);
  expect(await decide(verdict)).toMatchObject({ ok: true, value: { state: 'WAITING' } });
  expect(await stateOf(id)).toBe('SUBMITTED');
  expect(await approve()).toMatchObject({ ok: true, value: 'APPROVED' });
  expect(await stateOf(id)).toBe('RETURNING');
  // What one case has paid, no other pays.
  expect(await decide({ ...verdict, id: theirs })).toMatchObject(refusal('DEPOSIT_PAID'));
});

test('a new case for the same transaction waits from its own beginning, and a refused one does not count for it', async () => {
  const who = await rig.person();
  const paid = await arrive({ from: null });
  const first = await opened(who, paid.txHash);
  await tellOthers(deps);
  rig.clock.advanceMs(7 * DAY_MS);
  expect(await decide({ id: first, outcome: 'REFUSE', depositId: null })).toMatchObject({ ok: true });
  const second = await opened(who, paid.txHash, { returnAddress: stranger.address });
  await tellOthers(deps);
  const verdict = { id: second, outcome: 'CREDIT', depositId: paid.id } as const;
  expect(await decide(verdict)).toMatchObject(refusal('CASE_WAITS'));
  // A case that is opened again keeps its time; another transfer of its transaction has one of its own.
  const more = await arrive({ from: null, txHash: paid.txHash, outputKey: 'log:1' });
  rig.clock.advanceMs(7 * DAY_MS);
  await tellOthers(deps);
  expect(await decide({ ...verdict, depositId: more.id })).toMatchObject(refusal('CASE_WAITS'));
  expect(await decide(verdict)).toMatchObject({ ok: true, value: { state: 'WAITING' } });
  expect(await approve()).toMatchObject({ ok: true });
});

test('the sender’s signature over this case is evidence; that of a stranger, of another case or of another transfer is none', async () => {
  const who = await rig.person();
  const paid = await arrive();
  const other = await arrive({ from: stranger.address, txHash: paid.txHash, outputKey: 'log:1' });
  const id = await opened(who, paid.txHash);
  const elsewhere = await opened(who, (await arrive()).txHash);
  expect(await signed(who, id, privateKeyToAccount(`0x${'7a'.repeat(32)}`))).toMatchObject(refusal('SIGNATURE_WRONG'));
  const text = (await people.caseDetail({ id: elsewhere }, rig.as(who))) as { value: { toSign: string } };
  const signature = await sender.signMessage({ message: text.value.toSign });
  expect(await people.sign({ id, signature }, rig.as(who))).toMatchObject(refusal('SIGNATURE_WRONG'));
  expect(await people.sign({ id, signature: `0x${'ff'.repeat(65)}` }, rig.as(who))).toMatchObject(
    refusal('SIGNATURE_WRONG'),
  );
  expect(await people.sign({ id, signature }, rig.as(await rig.person()))).toMatchObject(refusal('CASE_UNKNOWN'));
  expect(await signed(who, id)).toMatchObject({ ok: true, value: { signedBy: sender.address, toSign: null } });
  expect(await decide({ id, outcome: 'CREDIT', depositId: other.id })).toMatchObject(refusal('CASE_WAITS'));
  expect(await decide({ id, outcome: 'CREDIT', depositId: paid.id })).toMatchObject({
    ok: true,
    value: { state: 'DONE' },
  });
  const [balance] = await findOwnBalance(rig.t.db, who.uid);
  expect(balance).toMatchObject({ account: 'funding', asset: 'USDT', availableMinor: 20_000_000n });
  expect(await people.sign({ id, signature }, rig.as(who))).toMatchObject(refusal('CASE_DECIDED'));
});

test('one member of staff may send it back to the very address that it came from, unless a memo names somebody behind it', async () => {
  const who = await rig.person();
  const paid = await arrive();
  const id = await opened(who, paid.txHash, { returnAddress: sender.address });
  expect((await detail(id)).deposits[0]).toMatchObject({ isSenderReturn: true, returnEvidence: 'BACK_TO_SENDER' });
  expect(await decide({ id, outcome: 'CREDIT', depositId: paid.id })).toMatchObject(refusal('CASE_WAITS'));
  expect(await decide({ id, outcome: 'RETURN', depositId: paid.id })).toMatchObject({
    ok: true,
    value: { state: 'DONE' },
  });
});

test.each([
  [4_999_999_999n, '4999.999999', 'DONE'],
  [5_000_000_000n, '5000', 'WAITING'],
])('%s minor units of USDT need: %s USDT, %s', async (amountMinor, amount, state) => {
  const who = await rig.person();
  const paid = await arrive({ amountMinor });
  const id = await opened(who, paid.txHash, { amount, returnAddress: sender.address });
  expect(await decide({ id, outcome: 'RETURN', depositId: paid.id })).toMatchObject({ ok: true, value: { state } });
});

test('two who ask for the same transaction are decided by two, whatever one of them can show', async () => {
  const [one, two] = [await rig.person(), await rig.person()];
  const paid = await arrive();
  const mine = await opened(one, paid.txHash);
  await opened(two, paid.txHash);
  await signed(one, mine);
  expect(await decide({ id: mine, outcome: 'CREDIT', depositId: paid.id })).toMatchObject({
    ok: true,
    value: { state: 'WAITING' },
  });
  expect(await approve()).toMatchObject({ ok: true });
});

test('an approval is for what was shown: a claim or an address that came later is another decision', async () => {
  const [one, two] = [await rig.person(), await rig.person()];
  const paid = await arrive({ amountMinor: 6_000_000_000n });
  const id = await opened(one, paid.txHash, { amount: '6000', returnAddress: sender.address });
  const verdict = { id, outcome: 'RETURN', depositId: paid.id } as const;
  expect(await decide(verdict)).toMatchObject({ ok: true, value: { state: 'WAITING' } });
  await opened(two, paid.txHash, { amount: '6000' });
  expect(await approve()).toMatchObject(refusal('CONTENT_CHANGED'));
  // Not even the application can write another address, amount or transaction into a case.
  for (const column of ['return_address', 'amount_text', 'tx_hash', 'uid', 'confirmed_at_ms'])
    await expect(
      rig.t.db.query(`update recovery.deposit_case set ${column} = ${column} where id = $1`, [id]),
    ).rejects.toThrow('permission denied');
});

test('pays only the coin and the amount that were confirmed', async () => {
  const who = await rig.person();
  const paid = await arrive({ amountMinor: 20_000_000n });
  const id = await opened(who, paid.txHash, { amount: '2', returnAddress: sender.address });
  expect((await detail(id)).deposits[0]).toMatchObject({ isAsAsked: false });
  const answer = await decide({ id, outcome: 'RETURN', depositId: paid.id });
  expect(answer).toMatchObject({
    ok: false,
    refusal: { code: 'DEPOSIT_NOT_AS_ASKED', details: { asked: '2 USDT', arrived: '20 USDT' } },
  });
});

test('what is under review, credited already or somebody else’s is no recovery case', async () => {
  const [who, other] = [await rig.person(), await rig.person()];
  const txHash = `0x${'cd'.repeat(32)}`;
  const reviewed = await arrive({ uid: who.uid, txHash, state: 'UNDER_REVIEW' });
  const done = await arrive({ uid: who.uid, txHash, outputKey: 'log:1', state: 'COMPLETED' });
  const theirs = await arrive({ uid: other.uid, txHash, outputKey: 'log:2', state: 'BELOW_MIN' });
  const house = await arrive({ txHash, outputKey: 'log:3' });
  await rig.t.ownerDb.query(`update wallet.deposit set purpose = 'house' where id = $1`, [house.id]);
  const id = await opened(who, txHash, { returnAddress: sender.address });
  for (const { id: depositId } of [reviewed, done, theirs, house])
    for (const outcome of ['CREDIT', 'RETURN'] as const)
      expect(await decide({ id, outcome, depositId })).toMatchObject(refusal('DEPOSIT_NOT_HELD'));
});

test('what came to the person’s own address is credited by one, and sent elsewhere only after the wait', async () => {
  const who = await rig.person();
  const paid = await arrive({ uid: who.uid, state: 'BELOW_MIN' });
  const id = await opened(who, paid.txHash);
  expect(await decide({ id, outcome: 'RETURN', depositId: paid.id })).toMatchObject(refusal('CASE_WAITS'));
  expect(await decide({ id, outcome: 'CREDIT', depositId: paid.id })).toMatchObject({
    ok: true,
    value: { state: 'DONE' },
  });
});

test('nothing goes back to an address of ours', async () => {
  const who = await rig.person();
  await rig.t.ownerDb.query(
    `insert into wallet.deposit_address (id, family, purpose, address, key_path, created_at_ms)
     values (gen_random_uuid(), 'evm', 'house', $1, 'm/1', 1)`,
    [SHARED],
  );
  const wish = asked((await arrive()).txHash, { returnAddress: SHARED });
  expect(await submit(who, wish, { totpCode: rig.totp(who) })).toMatchObject(refusal('ADDRESS_OURS'));
});

test('a case from before passwords were asked for still opens, goes back to its sender, and is paid to nobody else', async () => {
  const who = await rig.person();
  const [back, away] = [await arrive(), await arrive()];
  const old = async (txHash: string, returnAddress: string): Promise<string> => {
    const id = randomUUID();
    await rig.t.ownerDb.query(
      `insert into recovery.deposit_case (id, uid, client_request_id, input_hash, asset, network, tx_hash, amount_text,
         problem, return_address, is_free, state, decide_by_ms, created_at_ms, updated_at_ms)
       values ($1, $2, $1, '', 'USDT', 'eth', $3, '20', 'MEMO_MISSING', $4, true, 'SUBMITTED', 1, 1, 1)`,
      [id, who.uid, txHash, returnAddress],
    );
    return id;
  };
  const kept = await old(back.txHash, sender.address);
  const lost = await old(away.txHash, ELSEWHERE);
  expect(await people.caseDetail({ id: kept }, rig.as(who))).toMatchObject({ ok: true });
  // It cannot be paid, so that nobody needs to hear of it.
  await tellOthers(deps);
  expect(await detail(lost)).toMatchObject({ isConfirmed: false, waitsUntilMs: null });
  expect(await decide({ id: lost, outcome: 'RETURN', depositId: away.id })).toMatchObject(
    refusal('CASE_NOT_CONFIRMED'),
  );
  expect(await decide({ id: kept, outcome: 'RETURN', depositId: back.id })).toMatchObject({ ok: true });
});
