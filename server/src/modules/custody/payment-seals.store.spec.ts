import { afterAll, beforeAll, expect, test } from 'vitest';
import { Db } from '../../platform/db/db.ts';
import { type TestDatabase, testDatabase } from '../../platform/db/test-database.ts';
import { newId } from '../../platform/ids/ids.ts';
import { isSealed, type PaymentApproval, type PaymentContent, sealOf } from '../../signer/public.ts';
import { findApprovedPayment } from '../../signer/queries/approved-payment.query.ts';
import { findSignerRights, hasHouseAddress } from '../../signer/queries/signer-rights.query.ts';
import { PaymentSeals } from './payment-seals.ts';
import { insertSeal } from './store/payment-seal.store.ts';

const KEY = Buffer.alloc(32, 3);
const seals = new PaymentSeals(KEY);
const NOBODY: PaymentApproval = { approvalsNeeded: 0, approvedBy: [] };
let t: TestDatabase;
/** As the signer has it. */
let signerDb: Db;
beforeAll(async () => {
  t = await testDatabase();
  signerDb = new Db({ connectionString: t.url, role: 'bourse_signer', poolMax: 1 });
});
afterAll(async () => {
  await signerDb.end();
  await t.close();
});

const contentOf = (change: Partial<PaymentContent> = {}): PaymentContent => ({
  kind: 'withdrawal',
  ref: newId(1),
  network: 'eth',
  asset: 'ETH',
  address: '0x1111111111111111111111111111111111111111',
  memo: null,
  amountMinor: 5n,
  ...change,
});

const ask = (content: PaymentContent, needed = 0) => t.db.tx((tx) => seals.ask(tx, content, needed, 1));
const approve = (content: PaymentContent, by = NOBODY) => t.db.tx((tx) => seals.approve(tx, content, by, 2));

test('what was asked for is approved, and anything else is not', async () => {
  const content = contentOf();
  expect(await approve(content)).toBe(false);
  await ask(content);
  for (const change of [
    { address: '0x2222222222222222222222222222222222222222' },
    { amountMinor: 6n },
    { memo: '1' },
    { asset: 'USDT' },
    { network: 'base' },
  ])
    expect(await approve({ ...content, ...change })).toBe(false);
  expect(await approve(content)).toBe(true);
});

test('whoever can write rows cannot seal them, nor put another wish in the place of the first', async () => {
  const content = contentOf();
  await ask(content);
  const stolen = { ...content, address: '0x2222222222222222222222222222222222222222' };
  // What a process without the key can do.
  await t.db.tx((tx) => new PaymentSeals(Buffer.alloc(32, 4)).ask(tx, stolen, 0, 1));
  expect(await approve(stolen)).toBe(false);
  expect(await approve(content)).toBe(true);
  const change = t.db.query(`update wallet.payment_seal set parts = '{}' where ref = $1`, [content.ref]);
  await expect(change).rejects.toThrow('permission denied');
  await expect(t.db.query('delete from wallet.payment_seal')).rejects.toThrow('permission denied');
});

test('fewer than were sealed do not approve it, and more may be asked for', async () => {
  const content = contentOf();
  await ask(content, 2);
  const one = { approvalsNeeded: 1, approvedBy: ['anna'] };
  for (const by of [NOBODY, one, { ...one, approvalsNeeded: 2 }, { approvalsNeeded: 2, approvedBy: ['anna', 'anna'] }])
    expect(await approve(content, by)).toBe(false);
  expect(await approve(content, { approvalsNeeded: 2, approvedBy: ['anna', 'boris'] })).toBe(true);
  const raised = contentOf();
  await ask(raised);
  expect(await seals.neededFor(t.db, raised, 'request')).toBe(0);
  expect(await seals.neededFor(t.db, raised, 'review')).toBeNull();
  await approve(raised);
  await t.db.tx((tx) => seals.review(tx, raised, 1, 3));
  expect(await seals.neededFor(t.db, raised, 'review')).toBe(1);
  expect(await approve(raised)).toBe(false);
  // The approval from before its review is none any more.
  const row = (await findApprovedPayment(signerDb, raised))!;
  expect(isSealed(KEY, 'APPROVED', row.parts, row.seal)).toBe(false);
  expect(await approve(raised, one)).toBe(true);
});

test('a decision is its member’s of staff, of this payment and of what was shown', async () => {
  const content = contentOf();
  const decision = { staffId: 'anna', contentHash: 'shown' };
  await t.db.tx((tx) => seals.decide(tx, content, decision, 1));
  expect(await seals.hasDecided(t.db, content, decision)).toBe(true);
  for (const other of [{ staffId: 'boris' }, { contentHash: 'another' }])
    expect(await seals.hasDecided(t.db, content, { ...decision, ...other })).toBe(false);
  expect(await seals.hasDecided(t.db, { ...content, amountMinor: 6n }, decision)).toBe(false);
});

test('what an older version has sealed says of nobody that he was needed, and is known no more', async () => {
  const content = contentOf();
  const parts = [content.kind, content.ref, content.network, content.asset, content.address, '', '5'];
  await t.db.tx((tx) => insertSeal(tx, content, 'ASKED', { parts, seal: sealOf(KEY, 'ASKED', parts), nowMs: 1 }));
  expect(await seals.isKnown(t.db, content)).toBe(false);
  expect(await approve(content)).toBe(false);
});

test('the signer reads the last approval, and whether the record is open, with rights to nothing else', async () => {
  const content = contentOf();
  await ask(content);
  await approve(content);
  await approve(content, { approvalsNeeded: 2, approvedBy: ['anna', 'boris'] });
  const row = await findApprovedPayment(signerDb, content);
  expect(row).toMatchObject({ isOpen: false, parts: expect.arrayContaining(['needs 2', 'anna', 'boris']) });
  expect(isSealed(KEY, 'APPROVED', row!.parts, row!.seal)).toBe(true);
  expect(isSealed(KEY, 'ASKED', row!.parts, row!.seal)).toBe(false);
  expect(await findApprovedPayment(signerDb, contentOf())).toBeNull();
  expect(await hasHouseAddress(signerDb)).toBe(false);
  expect(await findSignerRights(signerDb)).toEqual([]);
  for (const table of ['wallet.withdrawal', 'wallet.payment_seal', 'identity.credential', 'platform.setting'])
    await expect(signerDb.query(`select 1 from ${table}`)).rejects.toThrow('permission denied');
  expect((await findSignerRights(t.db)).length).toBeGreaterThan(0);
});

test('what has no seal is known to nobody, however empty the table is', async () => {
  const other = await testDatabase();
  const content = contentOf();
  expect(await seals.isKnown(other.db, content)).toBe(false);
  await other.db.tx((tx) => seals.ask(tx, content, 0, 1));
  expect(await seals.isKnown(other.db, content)).toBe(true);
  await other.ownerDb.query('alter table wallet.payment_seal disable trigger user');
  await other.ownerDb.query('delete from wallet.payment_seal');
  expect(await seals.isKnown(other.db, content)).toBe(false);
  await other.close();
});
