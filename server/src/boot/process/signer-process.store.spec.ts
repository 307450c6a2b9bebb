import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signerResume } from '../../cli/keys/signer-resume.ts';
import { type Config, readConfig } from '../../platform/config/config.ts';
import { Secrets } from '../../platform/config/secrets.ts';
import { Db } from '../../platform/db/db.ts';
import { type TestDatabase, testDatabase } from '../../platform/db/test-database.ts';
import { createLog } from '../../platform/log/log.ts';
import { accountAddress } from '../../signer/public.ts';
import { findNewestHead, insertHead } from '../../signer/store/signer-head.store.ts';
import { networksOf } from '../sides/chain-side.ts';
import { startSignerSide } from '../sides/signer-side.ts';
import { startSignerProcess } from './signer-process.ts';

const log = createLog({ level: 'silent' });
const SECRET = '9f86d081884c7d659a2feaa0c55ad015';
const account = `signer_${Math.random().toString(36).slice(2, 8)}`;
let t: TestDatabase;
let base: string;
let passphraseFile: string;

beforeAll(async () => {
  t = await testDatabase();
  await t.ownerDb.query(`create role ${account} login in role bourse_signer`);
  base = mkdtempSync(join(tmpdir(), 'bourse-signer-'));
  passphraseFile = join(base, 'passphrase');
  writeFileSync(passphraseFile, `${'word '.repeat(8)}\n`, { mode: 0o600 });
});
afterAll(async () => {
  await t.ownerDb.query(`drop role ${account}`);
  await t.close();
  rmSync(base, { recursive: true, force: true });
});

const socket = () => join(base, 'signer.sock');

function configOf(folder: string, change: Readonly<Record<string, string>> = {}): Config {
  return readConfig(['--production', '--role', 'signer', '--data', join(base, folder)], {
    DATABASE_URL: t.url.replace(/\/\/[^@]*@/, `//${account}@`),
    PUBLIC_ORIGIN: 'https://bourse.example',
    BOURSE_SECRET: SECRET,
    SIGNER_LISTEN: socket(),
    SIGNER_PASSPHRASE_FILE: passphraseFile,
    ...change,
  });
}

const start = (folder: string, change?: Readonly<Record<string, string>>) =>
  startSignerProcess(configOf(folder, change), log, new AbortController().signal);

/** The way of a server to it. */
const ask = () =>
  startSignerSide(
    {
      config: readConfig(['--production'], { SIGNER_ADDRESS: socket(), PUBLIC_ORIGIN: 'https://bourse.example' }),
      secrets: new Secrets(SECRET),
      db: t.db,
      dbOptions: {},
      log,
    },
    networksOf(true),
  );

test('a signer of its own opens the seed, tells public keys, and has the same ones after the next start', async () => {
  const first = await start('own');
  const asked = await ask();
  const xpub = asked.signer.xpub("m/84'/0'/0'");
  expect(xpub).toMatch(/^xpub/);
  await asked.stop();
  await first.stop();
  const second = await start('own');
  const again = await ask();
  expect(again.signer.xpub("m/84'/0'/0'")).toBe(xpub);
  await again.stop();
  await second.stop();
  for (const file of ['wallet-seed.json', 'signer-ceilings.json'])
    expect(existsSync(join(base, 'own', file))).toBe(true);
});

test('makes no second seed for a database that has addresses of one', async () => {
  await t.ownerDb.query(
    `insert into wallet.deposit_address (id, family, purpose, address, memo, key_path, created_at_ms)
     values (gen_random_uuid(), 'evm', 'house', '0x1', '', 'm/1', 1)`,
  );
  await expect(start('second')).rejects.toThrow('There is no wallet seed');
  expect(existsSync(join(base, 'second', 'wallet-seed.json'))).toBe(false);
  await t.ownerDb.query('delete from wallet.deposit_address');
});

test('refuses the words of another wallet than the one of the database', async () => {
  const book = (address: string) =>
    t.ownerDb.query(
      `insert into wallet.deposit_address (id, family, purpose, address, memo, key_path, created_at_ms)
       values (gen_random_uuid(), 'evm', 'house', $1, '', $2, 1)`,
      [address, "m/44'/60'/1'/0/0"],
    );
  const own = await start('own');
  const asked = await ask();
  const ours = accountAddress(asked.signer, "m/44'/60'/1'/0/0");
  await asked.stop();
  await own.stop();
  await book('0x2222222222222222222222222222222222222222');
  await expect(start('own')).rejects.toThrow("The wallet's seed is not the one of this database");
  // A row more that names the same key is a lie of the database, and no other seed.
  await book(ours);
  await (await start('own')).stop();
  await t.ownerDb.query('delete from wallet.deposit_address');
});

test('a folder from an older backup is shown what is missing, and goes on without it only by a command at its machine', async () => {
  const folder = join(base, 'older');
  await (await start('older')).stop();
  const head = { lines: 3, hash: 'a'.repeat(64) };
  // As the signer has it: it may add, and nothing else.
  const own = new Db({ connectionString: configOf('older').databaseUrl!, poolMax: 1 });
  await insertHead(own, head, 1_790_000_000_000);
  await expect(own.query('delete from wallet.signer_head')).rejects.toThrow('permission denied');
  await expect(own.query(`update wallet.signer_head set hash = ''`)).rejects.toThrow('permission denied');
  await expect(insertHead(t.db, { lines: 4, hash: 'b' }, 1)).rejects.toThrow('permission denied');
  const resume = (options: Record<string, string> = {}) =>
    signerResume.run({ positions: [], options, dataDir: folder, databaseUrl: configOf('older').databaseUrl });
  const running = await start('older');
  await expect(resume()).rejects.toThrow('in use by another server');
  await running.stop();
  const shown = await resume();
  expect(shown).toMatchObject({ exitCode: 1, json: { lines: 0, missing: 3, isGivenUp: false } });
  expect(shown.lines.join(' ')).toContain('2026-09-21T14:13:20.000Z');
  await expect(resume({ missing: '2' })).rejects.toThrow('3 lines are missing, and not 2');
  expect(await resume({ missing: '3' })).toMatchObject({ exitCode: 0, json: { isGivenUp: true } });
  expect(await resume()).toMatchObject({ json: null });
  await (await start('older')).stop();
  expect((await findNewestHead(own)).head).toMatchObject({ lines: 4 });
  await own.end();
  await t.ownerDb.query('delete from wallet.signer_head');
});

test('refuses an account that may change what was approved, and a passphrase that others may read or that is short', async () => {
  await expect(start('rights', { DATABASE_URL: t.url })).rejects.toThrow('may do more than read what was approved');
  chmodSync(passphraseFile, 0o644);
  await expect(start('open')).rejects.toThrow('Others may read');
  chmodSync(passphraseFile, 0o600);
  writeFileSync(passphraseFile, 'short');
  await expect(start('short')).rejects.toThrow('fewer than 24 characters');
  writeFileSync(passphraseFile, 'word '.repeat(8));
});
