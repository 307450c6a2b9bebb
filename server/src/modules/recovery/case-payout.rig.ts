import { randomUUID } from 'node:crypto';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll } from 'vitest';
import { type Rig, type TestPerson, TRADING_PASSWORD, walletRig } from '../../../test/wallet.rig.ts';
import type { StaffAction } from '../approvals/public.ts';
import { listActions } from '../approvals/queries/action.query.ts';
import { createStaff } from '../approvals/usecases/create-staff.ts';
import { decideAction } from '../approvals/usecases/decide-action.ts';
import { findCase } from './queries/case.query.ts';
import { recoveryHttp } from './recovery.http.ts';
import { staffRecoveryHttp } from './recovery.staff.http.ts';
import type { RecoveryDeps } from './recovery-deps.ts';
import type { CaseVerdict, DecideCaseRefusal } from './usecases/decide-case.ts';

/** What somebody could try who asks for a transfer that was never theirs. */

export const ELSEWHERE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
export const SHARED = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const WORDS = 'We have found your coins.';
export const sender = privateKeyToAccount(`0x${'5e'.repeat(32)}`);
export const stranger = privateKeyToAccount(`0x${'6f'.repeat(32)}`);

export let rig: Rig;
export let deps: RecoveryDeps;
export let people: ReturnType<typeof recoveryHttp>;
let desk: ReturnType<typeof staffRecoveryHttp>;
let staff: { staffId: string; role: 'support2'; requestId: string }[];
let decision: StaffAction<CaseVerdict, DecideCaseRefusal>;
/** Two members of staff and the people they serve, for all tests of a file. */
export function openDesk(): void {
  beforeAll(async () => {
    rig = await walletRig({ realSecurity: true });
    const define: RecoveryDeps['approvals']['define'] = (definition) => {
      const made = rig.deps.approvals.define(definition);
      // The module defines one action of its own: whatever its type is called here, it is this one.
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
}

export const refusal = (code: string) => ({ ok: false, refusal: { code } });

interface Arrival {
  readonly uid?: string | null;
  readonly from?: string | null;
  readonly txHash?: string;
  readonly outputKey?: string;
  readonly amountMinor?: bigint;
  readonly state?: 'UNATTRIBUTED' | 'BELOW_MIN' | 'UNDER_REVIEW' | 'COMPLETED';
}

/** A final transfer of USDT that lies in suspense. */
export async function arrive({
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

export const asked = (txId: string, own: object = {}) => ({
  asset: 'USDT',
  network: 'eth',
  txId,
  amount: '20',
  returnAddress: ELSEWHERE,
  ...own,
});
/** The code that the message about exactly this case brings. */
export async function mailed(who: TestPerson, wish: ReturnType<typeof asked>): Promise<string> {
  rig.clock.advanceMs(60_000);
  rig.sent.length = 0;
  const answer = await people.submitCode({ ...wish, channel: 'email' }, rig.as(who));
  if (!answer.ok) throw new Error(answer.refusal.code);
  return rig.sent.findLast(({ params }) => params.code !== undefined)!.params.code!;
}
export const submit = (who: TestPerson, wish: ReturnType<typeof asked>, proof: object) =>
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
export async function opened(who: TestPerson, txId: string, own: object = {}): Promise<string> {
  const wish = asked(txId, own);
  const made = await submit(who, wish, { emailCode: await mailed(who, wish), totpCode: rig.totp(who) });
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value.id;
}
export const detail = async (id: string) => {
  const found = await desk.caseDetail({ id }, rig.asStaff(staff[0]!.staffId, 'support2'));
  if (!found.ok) throw new Error(found.refusal.code);
  return found.value;
};
export const decide = (verdict: Omit<CaseVerdict, 'explanation'>) =>
  decision.propose({ change: { explanation: WORDS, ...verdict } as CaseVerdict, reason: 'seen', actor: staff[0]! });
export async function approve() {
  const wanted = { kinds: ['staffRecovery.decide'], tab: 'waiting', before: null, limit: 1 } as const;
  const [action] = await listActions(rig.t.db, { ...wanted, staffId: staff[1]!.staffId });
  const { id, contentHash } = action!;
  return decideAction(rig.staffDeps, { id, contentHash, decision: 'approve', reason: 'seen too', actor: staff[1]! });
}
export async function signed(who: TestPerson, id: string, by = sender) {
  const found = await people.caseDetail({ id }, rig.as(who));
  if (!found.ok) throw new Error(found.refusal.code);
  return people.sign({ id, signature: await by.signMessage({ message: found.value.toSign! }) }, rig.as(who));
}
export const toldOf = (uid: string) => rig.told.filter((notice) => notice.uid === uid).map(({ kind }) => kind);
export const stateOf = async (id: string) => (await findCase(rig.t.db, id))?.state;
