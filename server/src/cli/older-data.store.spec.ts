import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, migrationsIn } from '../platform/db/schema/migrate.ts';
import { emptyTestDatabase, type TestDatabase } from '../platform/db/test-database.ts';
import { OperatorFault } from '../platform/process/operator-fault.ts';
import { findCommand, readGiven } from './command.ts';
import { COMMANDS } from './commands.ts';

// An operator updates the program and calls a command before the server has brought the data up to date.

/** Words that each command accepts; what it would do with them does not matter, because it must not begin. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  'demo users': [],
  'demo crowd': ['--buyers', '1'],
  'clock advance': ['1d'],
  reconcile: [],
  'journal head': [],
  'journal verify': [],
  'proof snapshot': [],
  'staff create': ['--role', 'risk'],
  'staff forget-keys': ['--login', 'risk-1'],
  'apikey create': ['--user', '100001'],
  'switches set': ['SHUTDOWN', 'false'],
  'coins pause': ['--network', 'eth', '--direction', 'deposit', '--reason', 'an update'],
  'coins resume': ['--network', 'eth', '--direction', 'deposit'],
  'addresses report': ['--network', 'eth', '--address', '0x0000000000000000000000000000000000000001', '--risk', 'high'],
  'market create': ['HBT_BTC', '--tick', '0.01', '--lot', '0.01', '--min-notional', '5'],
  'hot-wallet show': [],
};
/** Commands for which data of another version is no obstacle, each with the reason. */
const ANY_VERSION: Readonly<Record<string, string>> = {
  doctor: 'tells what the data is',
  backup: 'is taken before an update',
  migrate: 'is the update',
  restore: 'fills an empty database, and brings it up to date',
  'signer resume': 'has an account that sees no migrations; a table that it lacks is said by name',
  'demo faucet': 'asks the chains alone',
  'seed show': 'reads the sealed seed',
  'seed restore': 'writes the sealed seed',
  'seed reseal': 'writes the sealed seed',
};

let t: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  t = await emptyTestDatabase();
  await migrate(t.ownerDb, migrationsIn().slice(0, -2));
  dataDir = mkdtempSync(join(tmpdir(), 'bourse-older-'));
});
afterAll(async () => {
  await t.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const call = (name: string, url: string) => {
  const { command } = findCommand(COMMANDS, name.split(' '))!;
  return command.run(readGiven(command, [...(WORDS[name] ?? []), '--data', dataDir], { DATABASE_URL: url }));
};

it('every command is in one of the lists', () => {
  const listed = [...Object.keys(WORDS), ...Object.keys(ANY_VERSION)];
  expect(listed.sort()).toEqual(COMMANDS.map(({ name }) => name).sort());
});

describe('data that lacks migrations of this version', () => {
  it.each(Object.keys(WORDS))('%s says what to do, and does nothing', async (name) => {
    const fault = await call(name, t.url).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(OperatorFault);
    const [first] = migrationsIn().slice(-2);
    expect((fault as Error).message).toMatch(
      new RegExp(
        `lacks the migration ${first!.name} and 1 more\\. Start the server of this version .* and call this again\\.$`,
      ),
    );
  });

  it('the doctor says how many wait', async () => {
    const { json } = await withUrl(t.url, () => call('doctor', t.url));
    expect(json).toMatchObject({
      findings: expect.arrayContaining([
        { topic: 'schema', says: '2 migrations wait for the next start', isGood: null },
      ]),
    });
  });
});

it('data of a newer version is told as such by commands, and by the doctor', async () => {
  await t.ownerDb.query("insert into platform.migration values (9998, '9998_earn_tomorrow', 'x')");
  await expect(call('reconcile', t.url)).rejects.toThrow(OperatorFault);
  await expect(call('reconcile', t.url)).rejects.toThrow('it has the migration 9998_earn_tomorrow');
  const { json } = await withUrl(t.url, () => call('doctor', t.url));
  expect(json).toMatchObject({
    isGood: false,
    findings: expect.arrayContaining([
      { topic: 'schema', says: expect.stringContaining('9998_earn_tomorrow'), isGood: false },
    ]),
  });
});

it('the signer’s resume says which table its account does not see', async () => {
  await t.ownerDb.query('drop table wallet.signer_head');
  const asked = call('signer resume', t.url);
  await expect(asked).rejects.toThrow(OperatorFault);
  await expect(asked).rejects.toThrow(
    'does not show what the signer told it (relation "wallet.signer_head" does not exist)',
  );
});

it('a database that cannot be reached is said in a sentence by the signer’s resume as by all others', async () => {
  for (const name of ['signer resume', 'reconcile'])
    await expect(call(name, 'postgresql://nobody@127.0.0.1:1/none')).rejects.toThrow('The database cannot be reached');
});

/** The doctor reads the server's environment, as the server does. */
async function withUrl<Value>(url: string, work: () => Promise<Value>): Promise<Value> {
  process.env.DATABASE_URL = url;
  try {
    return await work();
  } finally {
    delete process.env.DATABASE_URL;
  }
}
