import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findCommand, readGiven } from '../../cli/command.ts';
import { COMMANDS } from '../../cli/commands.ts';
import { readConfig } from '../../platform/config/config.ts';
import { copiedTables } from '../../platform/db/backup/copied-tables.ts';
import { tableFingerprints } from '../../platform/db/backup/restore.ts';
import { Db, isDatabaseAway } from '../../platform/db/db.ts';
import { clusterDirOf } from '../../platform/db/postgres/cluster-place.ts';
import { EmbeddedPostgres } from '../../platform/db/postgres/embedded-postgres.ts';
import { livePostmaster } from '../../platform/db/postgres/postmaster.ts';
import { noteDemoLogin } from '../../platform/demo/demo-logins.ts';
import { createLog } from '../../platform/log/log.ts';
import { type Installation, openInstallation } from './open-installation.ts';
import { runningServer, takeServerLock } from './server-lock.ts';

const isRoot = process.geteuid?.() === 0;
const said: string[] = [];
const log = createLog({ level: 'info', destination: { write: (line) => said.push(line) } });
let base: string;
let dataDir: string;
let port: number;

beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'bourse-installation-'));
  execFileSync('chmod', ['755', base]);
  dataDir = join(base, 'data');
  port = await freePort();
});
afterAll(() => {
  spawnSync('umount', [join(base, 'mounted')], { stdio: 'ignore' });
  rmSync(base, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port: free } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return free;
}

const configOf = (folder: string, ...more: string[]) =>
  readConfig(['--port', String(port), '--data', folder, ...more], {});

async function opened<Value>(folder: string, work: (installation: Installation) => Promise<Value>): Promise<Value> {
  const installation = await openInstallation(configOf(folder), log);
  try {
    return await work(installation);
  } finally {
    await installation.close();
  }
}

/** Runs an operator command as an operator would, in a process of its own. */
function bourse(...words: string[]): { readonly code: number | null; readonly json: unknown; readonly error: string } {
  const result = spawnSync(process.execPath, ['scripts/start/bourse.mjs', ...words, '--json', '--data', dataDir], {
    encoding: 'utf8',
  });
  return { code: result.status, json: result.stdout ? JSON.parse(result.stdout) : null, error: result.stderr };
}

/** What a command refuses, without a process of its own: each of those takes most of a second. */
async function refusalOf(...words: string[]): Promise<string> {
  const { command, rest } = findCommand(COMMANDS, words)!;
  try {
    await command.run(readGiven(command, [...rest, '--data', dataDir], {}));
    return 'nothing';
  } catch (error) {
    return (error as Error).message;
  }
}

test('a first start makes everything, a stop leaves nothing running, a second start finds it all', async () => {
  const seed = await opened(dataDir, async ({ database, secrets }) => {
    await database.db.query('select 1 from platform.setting');
    await noteDemoLogin(database.db, {
      login: 'ann@example.com',
      password: 'correct horse',
      tradingPassword: '918273',
      totpSecret: null,
      kyc: 'primary',
      vip: 1,
      role: 'user',
    });
    expect(runningServer(dataDir)).toMatchObject({ pid: process.pid, about: { port, mode: 'demo' } });
    return secrets.key('x');
  });
  expect(livePostmaster(clusterDirOf(dataDir))).toBeNull();
  expect(runningServer(dataDir)).toBeNull();
  await opened(dataDir, async ({ secrets }) => expect(secrets.key('x')).toEqual(seed));
});

test('commands work without a server, and leave PostgreSQL as they found it', () => {
  expect(bourse('demo', 'users')).toMatchObject({
    code: 0,
    json: [{ login: 'ann@example.com', tradingPassword: '918273', vip: 1 }],
  });
  expect(livePostmaster(clusterDirOf(dataDir))).toBeNull();
});

test('commands work beside a running server, which sees what they changed', async () => {
  await opened(dataDir, async ({ database }) => {
    expect(bourse('switches', 'set', 'C2C_CLOSE', 'true')).toMatchObject({
      code: 0,
      json: { before: 'false', value: 'true' },
    });
    expect(bourse('clock', 'advance', '90d')).toMatchObject({ code: 0, json: { offsetMs: 7_776_000_000 } });
    expect(bourse('doctor').json).toMatchObject({ apiDocument: '/docs/json', ports: { http: port } });
    expect(await database.db.query('select offset_ms from platform.clock_offset')).toEqual([
      { offset_ms: '7776000000' },
    ]);
    expect(livePostmaster(clusterDirOf(dataDir))?.isReady).toBe(true);
  });
});

test('staff and keys are made by command, each shown once and audited', () =>
  opened(dataDir, async () => {
    expect(bourse('staff', 'create', '--role', 'auditor')).toMatchObject({
      code: 0,
      json: {
        role: 'auditor',
        login: expect.stringMatching(/^auditor-\d+$/),
        totpSecret: expect.stringMatching(/^[A-Z2-7]+$/),
      },
    });
    expect(bourse('staff', 'create', '--role', 'owner')).toMatchObject({
      code: 1,
      error: expect.stringContaining('There are support'),
    });
    expect(await refusalOf('staff', 'create')).toContain('--role is missing');
    expect(await refusalOf('apikey', 'create', '--user', '999999999')).toContain('nobody');
  }));

test('the books of a new installation reconcile', () => {
  expect(bourse('reconcile')).toMatchObject({ code: 0, json: { isBalanced: true, differences: [] } });
});

test('a wrong command says what is wrong and changes nothing', () =>
  opened(dataDir, async () => {
    expect(bourse('switches', 'set', 'C2C', 'true')).toMatchObject({
      code: 1,
      error: expect.stringContaining('There is no switch'),
    });
    expect(await refusalOf('clock', 'advance', '-1d')).toContain('-1');
    expect(await refusalOf('clock', 'advance', '1y')).toContain('such as 90d');
    expect(await refusalOf('demo', 'users', '--loud')).toContain('--loud');
  }));

test('drill: a backup taken while the server runs is restored into a new folder, row for row', async () => {
  const file = join(base, 'drill.backup');
  const wanted = await opened(dataDir, async ({ database }) => {
    expect(bourse('backup', file)).toMatchObject({ code: 0 });
    const owner = database.ownerDb();
    const prints = await tableFingerprints(owner, await copiedTables(owner));
    await owner.end();
    return prints;
  });
  const restored = join(base, 'restored');
  expect(readFileSync(file).subarray(0, 15).toString()).toBe('bourse-backup-2');
  // Without the secret nothing opens it, and nothing is made.
  const blind = { command: findCommand(COMMANDS, ['restore'])!.command, words: [file, '--data', restored] };
  await expect(blind.command.run(readGiven(blind.command, blind.words, {}))).rejects.toThrow('sealed under the secret');
  expect(existsSync(restored)).toBe(false);
  mkdirSync(restored);
  copyFileSync(join(dataDir, 'secrets.json'), join(restored, 'secrets.json'));
  const result = spawnSync(process.execPath, ['scripts/start/bourse.mjs', 'restore', file, '--data', restored], {
    encoding: 'utf8',
  });
  expect(result.stderr).toBe('');
  await opened(restored, async ({ database }) => {
    const owner = database.ownerDb();
    expect(await tableFingerprints(owner, await copiedTables(owner))).toEqual(wanted);
    await owner.end();
  });
  expect(await refusalOf('restore', file)).toContain('holds data already');
});

test('PostgreSQL that is killed is back within 10 s, is told once, and a command in between waits or says so', async () => {
  await opened(dataDir, async ({ database }) => {
    said.length = 0;
    process.kill(livePostmaster(clusterDirOf(dataDir))?.pid ?? 0, 'SIGKILL');
    await vi.waitFor(() => database.db.query('select 1'), { timeout: 60_000 });
    await vi.waitFor(() => expect(database.isUp()).toBe(true), { timeout: 60_000 });
    expect(said.filter((line) => line.includes('PostgreSQL was gone and was started again'))).toHaveLength(1);
  });
});

test('a database that is gone for a while is told once, and so is its return; nothing has to be restarted', async () => {
  const external = new EmbeddedPostgres({ dataDir: join(base, 'external') });
  await external.start();
  const { host, port: at, user } = external.connection();
  const url = `postgresql://${user}@/postgres?host=${encodeURIComponent(host)}&port=${at}`;
  const config = readConfig(['--port', String(port), '--data', join(base, 'with-url')], { DATABASE_URL: url });
  const installation = await openInstallation(config, log);
  said.length = 0;
  await external.stop();
  await vi.waitFor(() => expect(installation.database.isUp()).toBe(false), { timeout: 60_000 });
  await expect(installation.database.db.query('select 1')).rejects.toSatisfy(isDatabaseAway);
  await external.start();
  await vi.waitFor(() => expect(installation.database.isUp()).toBe(true), { timeout: 60_000 });
  await installation.database.db.query('select 1 from platform.setting');
  expect(said.filter((line) => line.includes('the database does not answer'))).toHaveLength(1);
  expect(said.filter((line) => line.includes('the database is back'))).toHaveLength(1);
  await installation.close();
  await external.stop();
  await expect(openInstallation(config, log)).rejects.toThrow('The database cannot be reached');
});

describe('a bad start says one thing and changes nothing', () => {
  const fails = (folder: string, ...more: string[]) => {
    const result = openInstallation(configOf(folder, ...more), log).then(
      async (installation) => {
        await installation.close();
        return 'it started';
      },
      (error: Error) => error.message,
    );
    return expect(result).resolves;
  };

  test('a port in use', async () => {
    const other = createServer().listen(port, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const folder = join(base, 'port-in-use');
    await fails(folder).toBe(`Port ${port} is in use by another program. Choose another one with --port.`);
    await new Promise((resolve) => other.close(resolve));
    expect(existsSync(folder)).toBe(false);
  });

  test('a folder that another server uses', async () => {
    const lock = await takeServerLock(dataDir, { port: 4321, mode: 'demo' });
    await fails(dataDir).toContain(`is in use by another server (process ${process.pid}, port 4321)`);
    lock.release();
  });

  test('a folder that is a file, or lies below one', async () => {
    const file = join(base, 'a-file');
    writeFileSync(file, 'mine');
    await fails(file).toContain('there is a file of that name');
    await fails(join(file, 'data')).toContain('there is a file of that name');
  });

  test.runIf(isRoot)('a folder on a read-only disk, and on a full one', async () => {
    const mounted = join(base, 'mounted');
    mkdirSync(mounted);
    const mount = (options: string) =>
      spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', mounted]).status === 0;
    if (!mount('ro')) return;
    await fails(join(mounted, 'data')).toContain('This account may not write in the data folder');
    execFileSync('umount', [mounted]);
    mount('size=20m');
    await fails(join(mounted, 'data')).toMatch(/The disk of .* is full: 20 MiB are free and 256 MiB are needed/);
    expect(readdirSync(mounted)).toEqual([]);
    execFileSync('umount', [mounted]);
  });

  test('data of a newer version', async () => {
    const place = await openInstallation(configOf(dataDir), log);
    const owner = place.database.ownerDb();
    await owner.query("insert into platform.migration values (9998, '9998_earn_tomorrow', 'x')");
    await place.close();
    await fails(dataDir).toContain('it has the migration 9998_earn_tomorrow, which this version does not know');
    expect(livePostmaster(clusterDirOf(dataDir))).toBeNull();
    const repair = await openClusterAlone();
    await repair.query('delete from platform.migration where number = 9998');
    await repair.end();
    await owner.end();
  });

  test('production on the data of a demo', async () => {
    const config = readConfig(['--production', '--port', String(port), '--data', dataDir], {
      PUBLIC_ORIGIN: 'https://bourse.example',
      CONSOLE_ORIGIN: 'https://console.bourse.example',
      SIGNER_ADDRESS: '/run/bourse/signer.sock',
    });
    await expect(openInstallation(config, log)).rejects.toThrow(
      /Production refuses to start:\n {2}The data holds demo users.*\n {2}The data was written with the demo's clock moved/,
    );
    expect(livePostmaster(clusterDirOf(dataDir))).toBeNull();
  });

  test('a demo on the data of production, whose commands know what it is and make neither keys nor chains', async () => {
    const callIt = async (mode: string) => {
      const owner = await openClusterAlone();
      await owner.query('update platform.installation set mode = $1', [mode]);
      await owner.end();
    };
    await callIt('production');
    await fails(dataDir).toContain('This database is one of production');
    const before = readdirSync(dataDir);
    expect(await refusalOf('clock', 'advance', '1d')).toContain('this data is not of the demo');
    expect(bourse('reconcile').json).toMatchObject({
      chainsNotComparedBecause: expect.stringContaining('no chain node'),
    });
    expect(bourse('doctor').json).toMatchObject({
      findings: expect.arrayContaining([{ topic: 'mode', says: 'production', isGood: null }]),
    });
    expect(readdirSync(dataDir)).toEqual(before);
    await callIt('demo');
  });

  test('a command on a folder without data, which it does not make', async () => {
    const nowhere = join(base, 'nowhere');
    const { command } = findCommand(COMMANDS, ['reconcile'])!;
    const asked = command.run(readGiven(command, ['--data', nowhere], {}));
    await expect(asked).rejects.toThrow('There is no data');
    expect(existsSync(nowhere)).toBe(false);
  });
});

async function openClusterAlone(): Promise<Db> {
  const { startPlace } = await import('./open-database.ts');
  const { owner } = await startPlace({ dataDir, databaseUrl: null });
  return new Db(owner);
}
