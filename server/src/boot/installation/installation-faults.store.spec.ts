import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { findCommand, readGiven } from '../../cli/command.ts';
import { COMMANDS } from '../../cli/commands.ts';
import { advanceClock } from '../../platform/clock/demo-clock.ts';
import { readConfig } from '../../platform/config/config.ts';
import { Db } from '../../platform/db/db.ts';
import { clusterDirOf } from '../../platform/db/postgres/cluster-place.ts';
import { livePostmaster } from '../../platform/db/postgres/postmaster.ts';
import { noteDemoLogin } from '../../platform/demo/demo-logins.ts';
import { ANN, installationRig, log } from './installation.rig.ts';
import { openInstallation } from './open-installation.ts';
import { takeServerLock } from './server-lock.ts';

const { base, dataDir, port, configOf, opened, bourse, refusalOf } = await installationRig();

// The data of a demo, as its first start and an operator leave it behind.
beforeAll(() =>
  opened(dataDir, async ({ database }) => {
    await noteDemoLogin(database.db, ANN);
    await advanceClock(database.db, DAY_MS);
  }),
);

const isRoot = process.geteuid?.() === 0;

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

  // Only root may mount a disk.
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
