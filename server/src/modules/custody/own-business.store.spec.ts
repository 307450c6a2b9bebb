import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Rig, type TestPerson, walletRig } from '../../../test/wallet.rig.ts';
import { createStaff } from '../approvals/usecases/create-staff.ts';
import { defineCustodyActions } from './custody-actions.ts';
import { staffChainsHttp } from './custody-chains.staff.http.ts';
import { findPersonOfPayment } from './queries/payment-person.query.ts';

let rig: Rig;
let chains: ReturnType<typeof staffChainsHttp>;
beforeAll(async () => {
  rig = await walletRig();
  chains = staffChainsHttp(rig.deps, defineCustodyActions(rig.deps));
});
afterAll(() => rig.close());

const own = { ok: false, refusal: { code: 'OWN_ACCOUNT' } };
const RELATIONS = ['self', 'relative'] as const;

/** The id of a member of staff who is somebody, or a relative of theirs. */
async function hire(
  who: TestPerson,
  relation: (typeof RELATIONS)[number],
  role: 'risk' | 'finance' = 'risk',
): Promise<string> {
  const login = `staff-${randomUUID().slice(0, 8)}`;
  const hired = await createStaff(rig.staffDeps, { login, password: 'A-good-pass-1', role });
  if (!hired.ok) throw new Error(hired.refusal.code);
  await rig.t.db.query(
    'insert into approvals.staff_person (staff_id, uid, relation, added_at_ms) values ($1, $2, $3, 1)',
    [hired.value.staffId, who.uid, relation],
  );
  return hired.value.staffId;
}

const stateOf = async (id: string) =>
  (await rig.t.db.query<{ state: string }>('select state from wallet.deposit where id = $1', [id]))[0]!.state;

/** A deposit that waits because of where it came from. */
async function reviewed(uid: string): Promise<string> {
  const id = randomUUID();
  await rig.t.ownerDb.query(
    `insert into wallet.deposit (id, purpose, uid, network, asset, address, tx_hash, output_key, amount_minor, credit_at,
       unlock_at, state, state_reason, detected_at_ms, updated_at_ms)
     values ($1, 'user', $2, 'eth', 'USDT', '0x2', $3, 'native', 5000000, 3, 6, 'UNDER_REVIEW', 'SOURCE_HIGH', 1, 1)`,
    [id, uid, `0x${id}`],
  );
  return id;
}

/** A payment of a person's withdrawal, as it was stored before it was sent. */
async function payment(who: TestPerson): Promise<string> {
  await rig.give(who, 'USDT', '100');
  const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
  const wish = { clientRequestId: randomUUID(), asset: 'USDT', network: 'eth', address, amount: '100' };
  const asked = await rig.http.withdraw({ ...wish, ...rig.secrets }, rig.as(who));
  if (!asked.ok) throw new Error(asked.refusal.code);
  const id = randomUUID();
  await rig.t.ownerDb.query(
    `insert into wallet.payment (id, kind, ref, network, asset, from_address, from_path, to_address, amount_minor, reservation,
       fee_asset, fee_minor_max, state, created_at_ms, attempt_at_ms, updated_at_ms)
     values ($1, 'withdrawal', $2, 'eth', 'USDT', '0x1', 'm', $3, 100000000, '{}', 'ETH', 1, 'STUCK', 1, 1, 1)`,
    [id, asked.value.id, address],
  );
  return id;
}

test.each(RELATIONS)('nobody lets a deposit of their %s pass; a colleague does', async (relation) => {
  const who = await rig.person();
  const id = await reviewed(who.uid);
  const staffId = await hire(who, relation);
  const wish = { id, reason: 'explained' };
  expect(await rig.staff.releaseDeposit(wish, rig.asStaff(staffId))).toMatchObject(own);
  expect(await stateOf(id)).toBe('UNDER_REVIEW');
  expect(await rig.staff.releaseDeposit(wish, rig.asStaff('anna'))).toMatchObject({ ok: true });
  expect(await stateOf(id)).toBe('CONFIRMING');
});

test.each(RELATIONS)('nobody sends again, cancels or gives up a payment to their %s', async (relation) => {
  const who = await rig.person({ kyc: 'advanced' });
  const wish = { paymentId: await payment(who), reason: 'it does not move' };
  const me = rig.asStaff(await hire(who, relation));
  expect(await rig.staff.releasePayment(wish, me)).toMatchObject(own);
  const finance = rig.asStaff(await hire(who, relation, 'finance'), 'finance');
  expect(await chains.bumpPayment(wish, finance)).toMatchObject(own);
  expect(await chains.cancelPayment(wish, finance)).toMatchObject(own);
});

test('a payment among the house’s own keys belongs to no person', async () => {
  const id = randomUUID();
  await rig.t.ownerDb.query(
    `insert into wallet.payment (id, kind, ref, network, asset, from_address, from_path, to_address, amount_minor, reservation,
       fee_asset, fee_minor_max, state, created_at_ms, attempt_at_ms, updated_at_ms)
     values ($1, 'sweep', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'eth', 'USDT', '0x2', 'm', '0x1', 1, '{}', 'ETH', 1, 'SENT',
       1, 1, 1)`,
    [id],
  );
  expect(await findPersonOfPayment(rig.t.db, id)).toBeNull();
  expect(await findPersonOfPayment(rig.t.db, randomUUID())).toBeNull();
});
