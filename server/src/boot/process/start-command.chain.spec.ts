import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../chains/dev/node-process.ts';
import { isPidAlive } from '../../platform/process/process-identity.ts';
import { runningServer } from '../installation/server-lock.ts';
import { exitOf, type Part, StartCommandRig } from './start-command.rig.ts';

/**
 * Shows that it returns by itself. How soon (10 s on a quiet machine) is measured by `npm run -s chaos --
 * --recoveries`; several parts at once: `bench/chaos/chaos.long.spec.ts`.
 */
const BACK_MS_MAX = 60_000;
/** A first start on two busy cores, without the fill of the demo. */
const START_WITHIN_MS = 110_000;

let rig: StartCommandRig;

const untilReady = (timeout: number) =>
  vi.waitFor(async () => expect(await rig.isReady(), rig.said).toBe(true), { timeout, interval: 50 });
const untilBack = (part: Part, before: number) =>
  vi.waitFor(async () => expect(await rig.isBack(part, before), rig.said).toBe(true), {
    timeout: BACK_MS_MAX,
    interval: 50,
  });

beforeAll(async () => {
  rig = await StartCommandRig.open();
});
afterAll(() => rig.close());

/** Ctrl-C once a line was said; each stands before a step that takes a while, in which newcomers press it. */
async function interruptAt(line: string) {
  await vi.waitFor(() => expect(rig.said).toContain(line), { timeout: START_WITHIN_MS, interval: 20 });
  const ended = exitOf(rig.child);
  rig.child.kill('SIGINT');
  expect(await ended, rig.said).toBe(0);
  expect(rig.processes()).toEqual([]);
  expect(runningServer(rig.dataDir)).toBeNull();
}

// One folder from its first start to its last: a start takes several seconds of the processor.
describe('one command keeps the exchange running', () => {
  test('Ctrl-C while a first start starts the chain nodes leaves no process behind', async () => {
    rig.start();
    await interruptAt('starting the chain nodes');
  });

  test('the next start goes on from there, and tells the address and its own time', async () => {
    rig.start();
    await untilReady(START_WITHIN_MS);
    await vi.waitFor(() =>
      expect(rig.said).toMatch(
        new RegExp(`Bourse runs at http://localhost:${rig.port} {3}\\(ready after \\d+\\.\\d s\\)`),
      ),
    );
  });

  test.each(['postgres', 'eth', 'btc', 'tempo'] as const)(
    '%s is back after kill -9, under the same server',
    async (part) => {
      const server = rig.pidOf('server');
      const before = rig.pidOf(part);
      process.kill(before, 'SIGKILL');
      await untilBack(part, before);
      expect(rig.pidOf('server')).toBe(server);
    },
  );

  test('the server is back after kill -9', async () => {
    const before = rig.pidOf('server');
    process.kill(before, 'SIGKILL');
    await untilBack('server', before);
  });

  test('a second one on the same folder is refused and the first goes on', async () => {
    const other = await freePort();
    const result = spawnSync(process.execPath, ['scripts/start/start.mjs', '--port', String(other), '--data', rig.dataDir], {
      encoding: 'utf8',
    });
    expect(result.status).toBe(78);
    expect(result.stderr).toContain(`The data folder ${rig.dataDir} is in use by another server`);
    await untilReady(BACK_MS_MAX);
  });

  test('a server whose command was killed stops by itself, and the next start waits for it', async () => {
    const server = rig.pidOf('server');
    const ended = exitOf(rig.child);
    rig.child.kill('SIGKILL');
    await ended;
    rig.start();
    await vi.waitFor(() => expect(isPidAlive(server)).toBe(false), { timeout: 60_000 });
    await vi.waitFor(() => expect(rig.said).toContain('Bourse runs at'), { timeout: 60_000 });
    await untilReady(BACK_MS_MAX);
  });

  test('Ctrl-C ends every process of it', () => interruptAt('Bourse runs at'));

  test('Ctrl-C while the demo is filled leaves no process behind', async () => {
    rig.start({ fillsDemo: true });
    await interruptAt('opening the demo accounts');
  });
});
