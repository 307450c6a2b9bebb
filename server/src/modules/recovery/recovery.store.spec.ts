import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Rig, walletRig } from '../../../test/wallet.rig.ts';
import { documentPhoto } from '../../demo/document-photo.ts';
import { findCase } from './queries/case.query.ts';
import { recoveryHttp } from './recovery.http.ts';
import type { RecoveryDeps } from './recovery-deps.ts';
import { followReturns, sealScreenshots } from './usecases/follow-returns.ts';
import { submitCase } from './usecases/submit-case.ts';
import { viewScreenshot } from './usecases/view-screenshot.ts';

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const TX = `0x${'ab'.repeat(32)}`;

let rig: Rig;
let deps: RecoveryDeps;
beforeAll(async () => {
  rig = await walletRig();
  deps = { ...rig.deps, networkCost: () => null };
});
beforeEach(() => rig.t.ownerDb.query(`update recovery.deposit_case set state = 'RETURNED' where state = 'RETURNING'`));
afterAll(() => rig.close());

/** A case whose coins are on their way back. @param state  how far their payment is; null while nobody knows of one */
async function returning(
  uid: string,
  { state, txHash = `0x${randomUUID()}` }: { state: 'COMPLETED' | 'FAILED' | null; txHash?: string },
): Promise<string> {
  const [id, depositId, returnId] = [randomUUID(), randomUUID(), randomUUID()];
  if (state !== null) {
    await rig.t.ownerDb.query(
      `insert into wallet.deposit (id, purpose, uid, network, asset, address, tx_hash, output_key, amount_minor, credit_at,
         unlock_at, state, detected_at_ms, updated_at_ms)
       values ($1, 'user', $2, 'eth', 'USDT', $3, $4, 'native', 5000000, 3, 6, 'RETURNED', 1, 1)`,
      [depositId, uid, ADDRESS, depositId],
    );
    await rig.t.ownerDb.query(
      `insert into wallet.deposit_return (id, deposit_id, uid, network, asset, to_address, amount_minor, fee_minor, from_state,
         entry_id, state, created_at_ms, updated_at_ms)
       values ($1, $2, $3, 'eth', 'USDT', $4, 5000000, 0, 'BELOW_MIN', '1', $5, 1, 1)`,
      [returnId, depositId, uid, ADDRESS, state],
    );
  }
  await rig.t.ownerDb.query(
    `insert into recovery.deposit_case (id, uid, client_request_id, input_hash, asset, network, tx_hash, amount_text, problem,
       return_address, is_free, state, decide_by_ms, return_id, recovered_minor, created_at_ms, updated_at_ms)
     values ($1, $2, $1, '', 'USDT', 'eth', $3, '5', 'BELOW_MINIMUM', $4, true, 'RETURNING', $5, $6, 5000000, 1, 1)`,
    [id, uid, txHash, ADDRESS, state === null ? 1 : 2, state === null ? null : returnId],
  );
  return id;
}

const stateOf = async (id: string) =>
  (await rig.t.db.query<{ state: string }>('select state from recovery.deposit_case where id = $1', [id]))[0]!.state;

const submit = (uid: string, txId = TX) =>
  submitCase(deps, {
    uid,
    sessionId: randomUUID(),
    nowMs: rig.clock.nowMs(),
    clientRequestId: randomUUID(),
    asset: 'USDT',
    network: 'eth',
    txId,
    amount: '5',
    problem: 'BELOW_MINIMUM',
    note: null,
    screenshotId: null,
    returnAddress: ADDRESS,
    returnMemo: null,
    ...rig.secrets,
  });

test('a deposit whose coins are on their way back has its case already', async () => {
  const { uid } = await rig.person();
  const id = await returning(uid, { state: 'FAILED', txHash: TX });
  expect(await submit(uid)).toMatchObject({ ok: false, refusal: { code: 'CASE_EXISTS' } });
  expect(await followReturns(deps)).toBe('idle');
  expect(await stateOf(id)).toBe('SUBMITTED');
  // Nothing was recovered, and whatever is decided next must not say that anything was.
  expect(await findCase(rig.t.db, id)).toMatchObject({
    explanation: null,
    depositId: null,
    depositAsset: null,
    returnId: null,
    recoveredMinor: null,
    feeMinor: null,
  });
});

test('a case that cannot be moved on is reported, and keeps no other from its end', async () => {
  const { uid } = await rig.person();
  await submit(uid);
  const stuck = await returning(uid, { state: 'FAILED', txHash: TX });
  const done = await returning(uid, { state: 'COMPLETED' });
  await expect(followReturns(deps)).rejects.toThrow('case_open');
  expect([await stateOf(stuck), await stateOf(done)]).toEqual(['RETURNING', 'RETURNED']);
});

test('however many payments are under way, what has ended behind them is seen, and then there is rest', async () => {
  const { uid } = await rig.person();
  for (let count = 0; count < 105; count++) await returning(uid, { state: null });
  const done = await returning(uid, { state: 'COMPLETED' });
  expect(await followReturns(deps)).toBe('idle');
  expect(await stateOf(done)).toBe('RETURNED');
});

test('a picture is kept sealed, one of an older version is sealed later, and staff see both', async () => {
  const who = await rig.person();
  const [old, imageBase64] = [randomUUID(), documentPhoto(5).toString('base64')];
  await rig.t.ownerDb.query(
    `insert into recovery.screenshot (id, uid, mime, bytes, created_at_ms) values ($1, $2, 'image/png', $3, 1)`,
    [old, who.uid, documentPhoto(6)],
  );
  const made = await recoveryHttp(deps).uploadScreenshot({ imageBase64 }, rig.as(who));
  if (!made.ok) throw new Error(made.refusal.code);
  const id = made.value.screenshotId;
  const seen = async (which: string) => {
    const by = { staffId: randomUUID(), role: 'support', requestId: 'r-1', nowMs: rig.clock.nowMs() };
    const shown = await viewScreenshot(deps, { id: which, ...by });
    return shown.ok ? shown.value : shown.refusal.code;
  };
  const inClear = () => rig.t.db.query<{ id: string }>('select id from recovery.screenshot where bytes is not null');
  expect(await inClear()).toEqual([{ id: old }]);
  const before = await seen(old);
  while ((await sealScreenshots(deps)) === 'more');
  expect(await inClear()).toEqual([]);
  expect(await seen(old)).toEqual(before);
  expect(await seen(id)).toMatchObject({ mime: 'image/jpeg', bytes: expect.any(Buffer) });
  await rig.t.db.query('update recovery.screenshot set sealed_key = null where id = $1', [id]);
  expect(await seen(id)).toBe('SCREENSHOT_UNKNOWN');
});
