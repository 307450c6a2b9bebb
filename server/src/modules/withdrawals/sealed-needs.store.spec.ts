import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Rig, type TestPerson, walletRig } from '../../../test/wallet.rig.ts';
import { must, OUTSIDE } from '../../../test/wallet-moves.rig.ts';
import { advanceNextWithdrawal } from './usecases/advance-withdrawal.ts';

/** Whoever owns the database changes rows as he likes; the key of the seals is not in it. */
let rig: Rig;
beforeAll(async () => {
  rig = await walletRig();
  for (const table of ['withdrawal_decision', 'payment_seal'])
    await rig.t.ownerDb.query(`alter table wallet.${table} disable trigger user`);
});
afterAll(() => rig.close());

const advanceAll = async () => {
  while ((await advanceNextWithdrawal(rig.deps)) !== null);
};
/** In review, and needs two. */
async function large(): Promise<{ id: string; who: TestPerson; contentHash: string }> {
  const who = await rig.person({ kyc: 'advanced' });
  await rig.give(who, 'USDT', '100000');
  const wish = { clientRequestId: randomUUID(), asset: 'USDT', network: 'eth', address: OUTSIDE, amount: '100000' };
  const { id } = must(await rig.http.withdraw({ ...wish, ...rig.secrets }, rig.as(who)));
  rig.clock.advanceMs(60_000);
  await advanceAll();
  return { id, who, contentHash: await hashOf(id) };
}
const hashOf = async (id: string) => must(await rig.staff.reviewDetail({ id }, rig.asStaff('anna'))).contentHash;
const approve = async (id: string, login: string) => {
  const wish = { id, contentHash: await hashOf(id), reason: 'looks right' };
  return rig.staff.approveWithdrawal(wish, rig.asStaff(login));
};
/** What the signer would be shown. */
const isApproved = async (id: string) =>
  (await rig.t.ownerDb.query(`select 1 from wallet.payment_seal where ref = $1 and step = 'APPROVED'`, [id])).length >
  0;
const held = async ({ uid }: TestPerson) =>
  (await rig.deps.ledger.balances(rig.t.db, uid)).reduce((sum, row) => sum + row.heldMinor, 0n);

test('a number that is lowered while a review is open lowers nothing, and one that is raised counts', async () => {
  const { id } = await large();
  for (const number of [0, 1])
    await rig.t.ownerDb.query('update wallet.withdrawal set approvals_needed = $2 where id = $1', [id, number]);
  expect(must(await approve(id, 'anna'))).toEqual({ state: 'IN_REVIEW', approvals: 1, approvalsNeeded: 2 });
  expect(await isApproved(id)).toBe(false);
  await rig.t.ownerDb.query('update wallet.withdrawal set approvals_needed = 3 where id = $1', [id]);
  expect(must(await approve(id, 'bert'))).toEqual({ state: 'IN_REVIEW', approvals: 2, approvalsNeeded: 3 });
  await rig.t.ownerDb.query('update wallet.withdrawal set approvals_needed = 0 where id = $1', [id]);
  expect(await isApproved(id)).toBe(false);
});

test('a decision that somebody wrote in the name of another counts for nobody', async () => {
  const { id, contentHash } = await large();
  await rig.t.ownerDb.query(
    `insert into wallet.withdrawal_decision (withdrawal_id, staff_id, decision, reason, content_hash, at_ms)
     values ($1, 'bert', 'APPROVE', 'forged', $2, 1)`,
    [id, contentHash],
  );
  expect(must(await approve(id, 'anna'))).toMatchObject({ state: 'IN_REVIEW', approvals: 1 });
  expect(await isApproved(id)).toBe(false);
});

test('a withdrawal that is sent back to its check with another worth needs as many as when it was asked for', async () => {
  const { id } = await large();
  await rig.t.ownerDb.query('alter table wallet.withdrawal disable trigger user');
  await rig.t.ownerDb.query(
    `update wallet.withdrawal set state = 'COOLING', cooling_until_ms = 0, usdt_value_minor = 1, approvals_needed = 0 where id = $1`,
    [id],
  );
  await rig.t.ownerDb.query('alter table wallet.withdrawal enable trigger user');
  await advanceAll();
  expect(must(await approve(id, 'anna'))).toEqual({ state: 'IN_REVIEW', approvals: 1, approvalsNeeded: 2 });
  expect(await isApproved(id)).toBe(false);
});

test.each([
  ['every seal of it', `('ASKED', 'REVIEW')`],
  ['the seal of its review', `('REVIEW')`],
  ['the seal of its request', `('ASKED')`],
])('without %s nobody can approve it, and the money returns', async (_what, steps) => {
  const { id, who } = await large();
  await rig.t.ownerDb.query(`delete from wallet.payment_seal where ref = $1 and step in ${steps}`, [id]);
  expect(must(await approve(id, 'anna')).state).toBe('REJECTED');
  expect(await isApproved(id)).toBe(false);
  expect(await held(who)).toBe(0n);
});

test('one that waits without a seal, as from an older version, returns to its owner before any check', async () => {
  const who = await rig.person();
  await rig.give(who, 'USDT', '100');
  const wish = { clientRequestId: randomUUID(), asset: 'USDT', network: 'eth', address: OUTSIDE, amount: '50' };
  const { id } = must(await rig.http.withdraw({ ...wish, ...rig.secrets }, rig.as(who)));
  await rig.t.ownerDb.query('delete from wallet.payment_seal where ref = $1', [id]);
  rig.clock.advanceMs(60_000);
  await advanceAll();
  expect(must(await rig.http.withdrawalDetail({ id }, rig.as(who))).state).toBe('REJECTED');
  expect(await held(who)).toBe(0n);
});
