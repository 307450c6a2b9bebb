import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { isPidAlive } from '../../process/process-identity.ts';
import { Db } from '../db.ts';
import { assertBaseSettings } from '../schema/base-settings.ts';
import { claimClusterDir, clusterDirOf } from './cluster-place.ts';
import { EmbeddedPostgres } from './embedded-postgres.ts';
import { livePostmaster } from './postmaster.ts';

const isRoot = process.geteuid?.() === 0;
let base: string;
let pristine: string;
const running: EmbeddedPostgres[] = [];
const pools: Db[] = [];

beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'bourse-pg-test-'));
  chmodSync(base, 0o755);
  pristine = join(base, 'pristine');
  const first = new EmbeddedPostgres({ dataDir: pristine });
  expect(await first.start()).toBe('started');
  const db = new Db({ ...first.connection(), database: 'postgres' });
  await db.query('create table kept (n int); insert into kept select generate_series(1, 1000)');
  await db.end();
  await first.stop();
});
afterEach(async () => {
  await Promise.all(pools.splice(0).map((db) => db.end().catch(() => {})));
  await Promise.all(running.splice(0).map((each) => each.stop()));
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** A data folder of its own with 1000 rows in it. */
function copyOfData(name: string): EmbeddedPostgres {
  const dataDir = join(base, name);
  cpSync(pristine, dataDir, { recursive: true, filter: (path) => !path.endsWith('-socket') });
  if (isRoot) execFileSync('chown', ['-R', '--reference', join(pristine, 'pg'), join(dataDir, 'pg')]);
  const made = new EmbeddedPostgres({ dataDir });
  running.push(made);
  return made;
}

function connect(to: EmbeddedPostgres): Db {
  const db = new Db({ ...to.connection(), database: 'postgres', poolMax: 2 });
  pools.push(db);
  return db;
}

const rows = async (db: Db) => Number((await db.query<{ n: string }>('select count(*) as n from kept'))[0]?.n);

test('it is a cluster that keeps what it promised, closed to everybody else', async () => {
  const own = copyOfData('settings');
  await own.start();
  const db = connect(own);
  await assertBaseSettings(db);
  expect(await db.query("select current_setting('server_encoding') e, current_setting('listen_addresses') l")).toEqual([
    { e: 'UTF8', l: '' },
  ]);
  expect(await db.query("select datlocprovider p, datlocale l from pg_database where datname = 'template1'")).toEqual([
    { p: 'b', l: 'C.UTF-8' },
  ]);
});

test.each(['fsync', 'full_page_writes', 'synchronous_commit'])('a database with %s off is refused', async (name) => {
  const dataDir = join(base, `off-${name}`);
  cpSync(pristine, dataDir, { recursive: true, filter: (path) => !path.endsWith('-socket') });
  if (isRoot) execFileSync('chown', ['-R', '--reference', join(pristine, 'pg'), join(dataDir, 'pg')]);
  const unsafe = new EmbeddedPostgres({ dataDir, settings: { [name]: 'off' } });
  running.push(unsafe);
  await unsafe.start();
  await expect(assertBaseSettings(connect(unsafe))).rejects.toThrow(`${name} is off and must be on`);
});

test('a second start adopts the live one, and two at once make one', async () => {
  const own = copyOfData('adopt');
  const second = new EmbeddedPostgres({ dataDir: join(base, 'adopt') });
  expect((await Promise.all([own.start(), second.start()])).sort()).toEqual(['adopted', 'started']);
  expect(await second.start()).toBe('adopted');
  expect(await rows(connect(second))).toBe(1000);
});

test('killed under queries it is back within seconds, with all that was acknowledged', async () => {
  const own = copyOfData('killed');
  await own.start();
  const restarts: number[] = [];
  own.supervise(({ error, tookMs }) => {
    if (!error) restarts.push(tookMs);
  });
  const db = connect(own);
  let acknowledged = 0;
  let isWriting = true;
  const writer = (async () => {
    while (isWriting) {
      await db.query('insert into kept values (0)').then(
        () => acknowledged++,
        () => {},
      );
    }
  })();
  for (let round = 1; round <= 3; round++) {
    const before = acknowledged;
    await vi.waitFor(() => expect(acknowledged).toBeGreaterThan(before + 20), { timeout: 60_000 });
    const pid = livePostmaster(own.clusterDir)?.pid ?? 0;
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => expect(restarts).toHaveLength(round), { timeout: 60_000 });
  }
  isWriting = false;
  await writer;
  // An insert whose answer was cut may be there as well; none that was answered may be missing.
  const found = await rows(db);
  expect(found).toBeGreaterThanOrEqual(1000 + acknowledged);
  expect(found).toBeLessThanOrEqual(1000 + acknowledged + 3);
});

test('a start waits for the orphans of a killed postmaster', async () => {
  const own = copyOfData('orphans');
  await own.start();
  const db = connect(own);
  // The query computes and never looks anything up, as a large query does.
  const busy = db.query(`do $$ declare until timestamptz := clock_timestamp() + interval '1.5 s';
    begin while clock_timestamp() < until loop end loop; end $$`);
  busy.catch(() => {});
  const isBusy = "select count(*) as n from pg_stat_activity where state = 'active' and query like 'do %'";
  await vi.waitFor(async () => expect((await db.query<{ n: string }>(isBusy))[0]?.n).toBe('1'));
  const pid = livePostmaster(own.clusterDir)?.pid ?? 0;
  process.kill(pid, 'SIGKILL');
  await vi.waitFor(() => expect(isPidAlive(pid)).toBe(false));
  expect(await own.start()).toBe('started');
  expect(readFileSync(own.logPath, 'utf8')).toContain('pre-existing shared memory block');
  expect(await rows(db)).toBe(1000);
});

test('a lock file whose pid is another program now, or nobody, is cleared', async () => {
  const own = copyOfData('stale');
  for (const pid of [process.pid, 2_000_000]) {
    writeFileSync(join(own.clusterDir, 'postmaster.pid'), `${pid}\n${own.clusterDir}\n1\n5432\n/tmp\n\n0\nready\n`);
    expect(await own.start()).toBe('started');
    await own.stop();
  }
});

test('stop ends a server that hangs in a fast shutdown', async () => {
  const own = copyOfData('hang');
  await own.start();
  const db = connect(own);
  const client = await db.raw();
  client.on('error', () => {});
  const backend = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;
  process.kill(backend, 'SIGKILL');
  await own.stop();
  expect(livePostmaster(own.clusterDir)).toBeNull();
  client.release(true);
}, 40_000);

test('data of another PostgreSQL version is refused and not touched', async () => {
  const own = copyOfData('version');
  writeFileSync(join(own.clusterDir, 'PG_VERSION'), '17\n');
  await expect(own.start()).rejects.toThrow(
    'was written by PostgreSQL 17 and this version of Bourse runs PostgreSQL 18',
  );
  expect(readFileSync(join(own.clusterDir, 'PG_VERSION'), 'utf8')).toBe('17\n');
});

test('a half-made cluster of a start that was killed is made anew', async () => {
  const dataDir = join(base, 'half');
  mkdirSync(join(dataDir, 'pg.init', 'base'), { recursive: true });
  const own = new EmbeddedPostgres({ dataDir });
  running.push(own);
  expect(await own.start()).toBe('started');
  expect(existsSync(join(dataDir, 'pg.init'))).toBe(false);
});

test('a path too long for a unix socket gets its socket elsewhere', async () => {
  const own = copyOfData('long-'.repeat(30));
  await own.start();
  expect(Buffer.byteLength(own.socketDir)).toBeLessThan(100);
  expect(await rows(connect(own))).toBe(1000);
});

// What is told apart here does not arise for other accounts: PostgreSQL refuses to run as root alone.
describe.runIf(isRoot)('as root', () => {
  test('data below a folder that others cannot enter goes to /var/lib/bourse', () => {
    const closed = join(base, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    chmodSync(closed, 0o700);
    expect(clusterDirOf(join(closed, 'data'))).toMatch(/^\/var\/lib\/bourse\/[0-9a-f]{12}\/pg$/);
    expect(clusterDirOf(join(base, 'open'))).toBe(join(base, 'open', 'pg'));
  });

  test('a new folder in the place of a deleted one does not get its database', () => {
    const dataDir = join(base, 'closed', 'again');
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const first = clusterDirOf(dataDir);
    claimClusterDir(dataDir);
    expect(clusterDirOf(dataDir)).toBe(first);
    mkdirSync(first, { recursive: true });
    rmSync(dataDir, { recursive: true });
    mkdirSync(dataDir);
    claimClusterDir(dataDir);
    expect(clusterDirOf(dataDir)).toBe(first.replace(/\/pg$/, '-2/pg'));
    rmSync(join(first, '..'), { recursive: true });
  });

  test('an ordinary account runs its own, from the same programs', async () => {
    const dataDir = join(base, 'ordinary');
    mkdirSync(dataDir);
    execFileSync('chown', ['65534:65534', dataDir]);
    const script = `
      import { EmbeddedPostgres } from '${import.meta.dirname}/embedded-postgres.ts';
      const own = new EmbeddedPostgres({ dataDir: '${dataDir}', cacheDir: '${dataDir}/cache' });
      console.log(await own.start());
      await own.stop();`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      uid: 65_534,
      gid: 65_534,
      env: { PATH: process.env.PATH, TMPDIR: dataDir, HOME: dataDir },
    });
    let said = '';
    child.stdout.on('data', (part) => {
      said += part;
    });
    child.stderr.on('data', (part) => {
      said += part;
    });
    await new Promise((resolve) => child.once('close', resolve));
    expect(said.trim()).toBe('started');
  });

  test('programs that the account cannot reach are copied', async () => {
    const closed = join(base, 'cache-test');
    const own = new EmbeddedPostgres({ dataDir: join(base, 'copied'), cacheDir: closed });
    running.push(own);
    await own.start();
    const { postgresBinaries } = await import('./postgres-binaries.ts');
    const copy = postgresBinaries({ uid: 65_534, gid: 65_534 }, closed);
    expect(execFileSync(join(copy.folder, 'bin', 'postgres'), ['--version'], { encoding: 'utf8' })).toContain(
      'PostgreSQL',
    );
  });
});
