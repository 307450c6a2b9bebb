import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { IdentityFixture } from '../modules/identity/identity.fixture.ts';
import { apikeyCreate } from './apikey-create.ts';

let f: IdentityFixture;
let uid: string;
let dataDir: string;
beforeAll(async () => {
  f = await IdentityFixture.open();
  ({ uid } = await f.member());
  dataDir = mkdtempSync(join(tmpdir(), 'bourse-cli-'));
  vi.stubEnv('BOURSE_SECRET', 'a'.repeat(64));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await f.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const create = (options: Record<string, string> = {}) =>
  apikeyCreate.run({ positions: [], options: { user: uid, ...options }, dataDir, databaseUrl: f.t.url });
const PUBLIC_KEY = 'gmDRTtj2FA+wzJUIlAL9ly1eovjLBu7uXUFR+jFULmg=';
const audited = async () =>
  (
    await f.t.ownerDb.query<{ row: string }>(
      `select a::text as row from approvals.audit a where action = 'apikey.create'`,
    )
  )
    .map(({ row }) => row)
    .join('\n');

test('makes a key whose secret is printed once, and is in no log', async () => {
  const { json, lines } = await create({ scopes: 'read,trade' });
  const { apiKey, secret } = json as { apiKey: string; secret: string };
  expect(lines?.join('\n')).toContain(`secret  ${secret}`);
  expect(json).toMatchObject({ uid, scopes: ['read', 'trade'] });
  expect(await audited()).toContain(apiKey);
  expect(await audited()).not.toContain(secret);
});

test('makes a key whose program signs by itself, once, and has no secret to print', async () => {
  const { json, lines } = await create({ 'public-key': PUBLIC_KEY, ips: '203.0.113.7' });
  expect(json).toEqual({ apiKey: expect.any(String), uid, scopes: ['read'], ips: ['203.0.113.7'] });
  expect(lines?.join('\n')).not.toContain('secret  ');
  expect(await audited()).toContain(PUBLIC_KEY);
  await expect(create({ 'public-key': PUBLIC_KEY })).rejects.toThrow('has a key with this public key');
});

test.each([
  [{ 'public-key': 'my key' }, 'takes an Ed25519 public key'],
  [{ 'public-key': '-----BEGIN PRIVATE KEY-----' }, 'That is a private key'],
  [{ scopes: 'all' }, '--scopes takes'],
])('refuses %o: %s', async (options, sentence) => {
  await expect(create(options)).rejects.toThrow(sentence);
});
