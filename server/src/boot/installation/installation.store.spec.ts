import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { findCommand, readGiven } from '../../cli/command.ts';
import { COMMANDS } from '../../cli/commands.ts';
import { readConfig } from '../../platform/config/config.ts';
import { copiedTables } from '../../platform/db/backup/copied-tables.ts';
import { tableFingerprints } from '../../platform/db/backup/restore.ts';
import { isDatabaseAway } from '../../platform/db/db.ts';
import { clusterDirOf } from '../../platform/db/postgres/cluster-place.ts';
import { EmbeddedPostgres } from '../../platform/db/postgres/embedded-postgres.ts';
import { livePostmaster } from '../../platform/db/postgres/postmaster.ts';
import { noteDemoLogin } from '../../platform/demo/demo-logins.ts';
import { ANN, installationRig, log, said } from './installation.rig.ts';
import { openInstallation } from './open-installation.ts';
import { runningServer } from './server-lock.ts';

const { base, dataDir, port, opened, bourse, refusalOf } = await installationRig();

test('a first start makes everything, a stop leaves nothing running, a second start finds it all', async () => {
  const seed = await opened(dataDir, async ({ database, secrets }) => {
    await database.db.query('select 1 from platform.setting');
    await noteDemoLogin(database.db, ANN);
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
