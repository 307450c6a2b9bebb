import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../db/test-database.ts';
import { createApiKey, registerApiKey } from './api-keys.ts';
import { findLivingKeys, listKeys, revokeKey } from './kept-keys.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

const keys = { key: (purpose: string) => createHash('sha256').update(purpose).digest() };
const wanted = { uid: '123456789', label: 'bot', scopes: ['trade', 'read'], ips: [], nowMs: 1 };

test('a key is shown once: the database holds its sealed form only', async () => {
  const made = await createApiKey(t.db, keys, wanted);
  if (!made.ok) throw new Error(made.refusal.code);
  expect(made.value).toMatchObject({ uid: '123456789', scopes: ['read', 'trade'], ips: [] });
  const rows = await t.ownerDb.query<{ row: string }>('select k::text as row from platform.api_key k');
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).toContain(made.value.keyId);
  expect(rows[0]?.row).not.toContain(made.value.secret);
});

test.each([
  [{ scopes: ['all'] }, 'SCOPE_UNKNOWN'],
  [{ scopes: [] }, 'SCOPE_UNKNOWN'],
  [{ ips: ['10.0.0.300'] }, 'IP_MALFORMED'],
  [{ ips: ['fe80::1%eth0'] }, 'IP_MALFORMED'],
  [{ ips: ['10.0.0.1', '2001:db8::1%1'] }, 'IP_MALFORMED'],
  [{ scopes: ['withdraw'] }, 'IP_LIST_REQUIRED'],
  [{ label: '' }, 'LABEL_LENGTH'],
])('%j is refused with %s', async (change, code) => {
  expect(await createApiKey(t.db, keys, { ...wanted, ...change })).toMatchObject({ ok: false, refusal: { code } });
});

test('the database itself refuses a withdraw key without addresses', async () => {
  const made = await createApiKey(t.db, keys, { ...wanted, scopes: ['withdraw'], ips: ['10.0.0.1', '::1'] });
  expect(made.ok).toBe(true);
  await expect(
    t.ownerDb.query("update platform.api_key set ips = '{}' where 'withdraw' = any (scopes)"),
  ).rejects.toThrow('check');
});

test('of a key whose program signs by itself only the public half is kept, and a person has it once', async () => {
  const publicKey = 'gmDRTtj2FA+wzJUIlAL9ly1eovjLBu7uXUFR+jFULmg=';
  const own = { ...wanted, uid: '123456780', publicKey };
  const made = await registerApiKey(t.db, own);
  if (!made.ok) throw new Error(made.refusal.code);
  expect(made.value).toMatchObject({ publicKey, scopes: ['read', 'trade'] });
  expect(await registerApiKey(t.db, own)).toMatchObject({ ok: false, refusal: { code: 'PUBLIC_KEY_IN_USE' } });
  expect(await registerApiKey(t.db, { ...own, uid: '123456781' })).toMatchObject({ ok: true });
  expect(await listKeys(t.db, own.uid)).toMatchObject([{ keyId: made.value.keyId, publicKey }]);
  const living = await findLivingKeys(t.db, keys, [made.value.keyId], () => {});
  expect(living).toMatchObject([{ material: { kind: 'ed25519', publicKey: Buffer.from(publicKey, 'base64') } }]);
  await revokeKey(t.db, { uid: own.uid, id: made.value.id, nowMs: 2 });
  expect(await registerApiKey(t.db, own)).toMatchObject({ ok: true });
});

test.each([
  ['no secret and no public key', 'secret_sealed = null'],
  ['both', `public_key = '\\x${'11'.repeat(32)}'`],
])('the database refuses a key with %s', async (_what, change) => {
  const made = await createApiKey(t.db, keys, { ...wanted, uid: '123456782' });
  expect(made.ok).toBe(true);
  await expect(t.ownerDb.query(`update platform.api_key set ${change} where uid = '123456782'`)).rejects.toThrow(
    'check',
  );
});
