import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiKey } from '../../../platform/api-keys/api-keys.ts';
import { type TestDatabase, testDatabase } from '../../../platform/db/test-database.ts';
import { createLog } from '../../../platform/log/log.ts';
import { authorize } from '../usecases/authorize.ts';
import { KeyRing } from './key-ring.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

const secretsOf = (installation: string) => ({
  key: (purpose: string) => createHash('sha256').update(`${installation} ${purpose}`).digest(),
});
const own = secretsOf('own');

async function madeKey(secrets: { key(purpose: string): Buffer }, uid: string): Promise<string> {
  const wanted = { uid, label: 'bot', scopes: ['read'], ips: [], nowMs: 1 };
  const made = await createApiKey(t.db, secrets, wanted);
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value.keyId;
}

test('a key that does not open is refused and logged once, and no other key with it', async () => {
  const lines: string[] = [];
  const log = createLog({ level: 'error', destination: { write: (line) => lines.push(line) } });
  const identity = { frozenAmong: async () => new Set<string>() };
  const ring = new KeyRing({ db: t.db, log, clock: { nowMs: () => 1 } as never, keys: own, identity });
  const good = await madeKey(own, '100000001');
  const foreign = await madeKey(secretsOf('other'), '100000002');
  const damaged = await madeKey(own, '100000003');
  await t.ownerDb.query(`update platform.api_key set secret_sealed = '\\x00' where key_id = $1`, [damaged]);
  for (let time = 0; time < 2; time += 1) {
    for (const keyId of [good, foreign, damaged]) ring.forget(keyId);
    expect(await Promise.all([good, foreign, damaged].map((keyId) => ring.find(keyId)))).toMatchObject([
      { keyId: good, uid: '100000001' },
      null,
      null,
    ]);
  }
  expect(lines.map((line) => (JSON.parse(line) as { keyId: string }).keyId).toSorted()).toEqual(
    [foreign, damaged].toSorted(),
  );
});

test('a call that a key may not make, or that somebody else has signed, is told to the log with its address', async () => {
  const lines: string[] = [];
  const log = createLog({ level: 'info', destination: { write: (line) => lines.push(line) } });
  const identity = { frozenAmong: async () => new Set<string>() };
  const ring = new KeyRing({ db: t.db, log, clock: { nowMs: () => 1 } as never, keys: own, identity });
  const keyId = await madeKey(own, '100000004');
  const call = { apiKey: keyId, parameters: new Map([['timestamp', '1']]), ip: '203.0.113.7', scope: 'trade' } as const;
  const ask = (apiKey: string, signature: string) =>
    authorize(ring, { ...call, apiKey, signed: { text: 'timestamp=1', signature } }, () => 1);
  expect(await ask(keyId, '0'.repeat(64))).toMatchObject({ fault: { code: -1022 } });
  expect(await ask('k'.repeat(32), '0'.repeat(64))).toMatchObject({ fault: { code: -2015 } });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { keyId, ip: '203.0.113.7', outcome: -1022 },
    { keyId: 'k'.repeat(32), ip: '203.0.113.7', outcome: -2015 },
  ]);
});
