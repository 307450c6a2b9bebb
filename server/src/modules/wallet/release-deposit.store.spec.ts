import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaff } from '../approvals/usecases/create-staff.ts';
import { type Rig, walletRig } from './wallet.rig.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await walletRig();
});
afterAll(() => rig.close());

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

test.each(['self', 'relative'])('nobody lets a deposit of their %s pass; a colleague does', async (relation) => {
  const who = await rig.person();
  const id = await reviewed(who.uid);
  const hired = await createStaff(rig.staffRoom, {
    login: `compliance-${relation}`,
    password: 'A-good-pass-1',
    role: 'compliance',
  });
  if (!hired.ok) throw new Error(hired.refusal.code);
  const { staffId } = hired.value;
  await rig.t.db.query(
    'insert into approvals.staff_person (staff_id, uid, relation, added_at_ms) values ($1, $2, $3, 1)',
    [staffId, who.uid, relation],
  );
  const wish = { id, reason: 'explained' };
  expect(await rig.staff.releaseDeposit(wish, rig.asStaff(staffId))).toMatchObject({
    ok: false,
    refusal: { code: 'OWN_ACCOUNT' },
  });
  expect(await stateOf(id)).toBe('UNDER_REVIEW');
  expect(await rig.staff.releaseDeposit(wish, rig.asStaff('anna'))).toMatchObject({ ok: true });
  expect(await stateOf(id)).toBe('CONFIRMING');
});
