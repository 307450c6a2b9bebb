import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { clusterDirOf } from '../platform/db/cluster-place.ts';
import { livePostmaster } from '../platform/db/postmaster.ts';
import { isPidAlive } from '../platform/process/process-identity.ts';
import { runningServer } from './server-lock.ts';

/** Ten seconds are promised on a machine that has nothing else to do; a test run is no such machine. */
const BACK_WITHIN_MS = 40_000;
/** A first start on two busy cores, without the fill of the demo. */
const START_WITHIN_MS = 110_000;

let dataDir: string;
let port: number;
let command: ChildProcess;
let said = '';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port: free } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return free;
}

function startCommand(): ChildProcess {
  said = '';
  const child = spawn(process.execPath, ['scripts/start.mjs', '--port', String(port), '--data', dataDir], {
    env: { ...process.env, DEMO_USERS: 'false', NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => {
      said += part;
    });
  }
  return child;
}

async function isReady(): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

const untilReady = (timeout: number) =>
  vi.waitFor(async () => expect(await isReady(), said).toBe(true), { timeout, interval: 50 });
const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
const nodePid = (network: string) =>
  JSON.parse(readFileSync(join(dataDir, 'chains', network, 'node.json'), 'utf8')).pid as number;

/** Every process that names the data folder in its command line: server, PostgreSQL, chain nodes. */
function processesOfFolder(): readonly string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((name) => {
      try {
        const line = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return line.includes(dataDir) ? [`${name} ${line}`] : [];
      } catch {
        return [];
      }
    });
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'bourse-start-'));
  spawnSync('chmod', ['755', dataDir]);
  port = await freePort();
  command = startCommand();
  await untilReady(START_WITHIN_MS);
}, START_WITHIN_MS);
afterAll(async () => {
  if (command.exitCode === null) {
    command.kill('SIGINT');
    await ended(command);
  }
  rmSync(dataDir, { recursive: true, force: true });
});

describe('one command keeps the exchange running', () => {
  test('it tells the address and its own time', () => {
    expect(said).toMatch(new RegExp(`Bourse runs at http://localhost:${port} {3}\\(ready after \\d+\\.\\d s\\)`));
  });

  test('the server is back after kill -9', async () => {
    const before = runningServer(dataDir)?.pid ?? 0;
    process.kill(before, 'SIGKILL');
    await vi.waitFor(() => expect(isPidAlive(before)).toBe(false));
    await untilReady(BACK_WITHIN_MS);
    expect(runningServer(dataDir)?.pid).not.toBe(before);
  });

  test('PostgreSQL is back after kill -9, under the same server', async () => {
    const server = runningServer(dataDir)?.pid;
    const before = livePostmaster(clusterDirOf(dataDir))?.pid ?? 0;
    process.kill(before, 'SIGKILL');
    await vi.waitFor(() => expect(livePostmaster(clusterDirOf(dataDir))?.pid ?? before).not.toBe(before), {
      timeout: BACK_WITHIN_MS,
    });
    await untilReady(BACK_WITHIN_MS);
    expect(runningServer(dataDir)?.pid).toBe(server);
  });

  test('server and PostgreSQL are back after both were killed', async () => {
    process.kill(livePostmaster(clusterDirOf(dataDir))?.pid ?? 0, 'SIGKILL');
    process.kill(runningServer(dataDir)?.pid ?? 0, 'SIGKILL');
    await untilReady(BACK_WITHIN_MS);
  });

  test.each(['eth', 'btc', 'tempo'])('the node of %s is back after kill -9', async (network) => {
    const before = nodePid(network);
    process.kill(before, 'SIGKILL');
    await vi.waitFor(
      () => {
        const now = nodePid(network);
        expect(now !== before && isPidAlive(now)).toBe(true);
      },
      { timeout: BACK_WITHIN_MS, interval: 100 },
    );
  });

  test('a second one on the same folder is refused and the first goes on', async () => {
    const other = await freePort();
    const result = spawnSync(process.execPath, ['scripts/start.mjs', '--port', String(other), '--data', dataDir], {
      encoding: 'utf8',
    });
    expect(result.status).toBe(78);
    expect(result.stderr).toContain(`The data folder ${dataDir} is in use by another server`);
    await untilReady(BACK_WITHIN_MS);
  });

  test('a server whose command was killed stops by itself, and the next start waits for it', async () => {
    const server = runningServer(dataDir)?.pid ?? 0;
    command.kill('SIGKILL');
    await ended(command);
    command = startCommand();
    await vi.waitFor(() => expect(isPidAlive(server)).toBe(false), { timeout: 30_000 });
    await vi.waitFor(() => expect(said).toContain('Bourse runs at'), { timeout: 60_000 });
    await untilReady(BACK_WITHIN_MS);
  });

  test('Ctrl-C ends every process of it', async () => {
    command.kill('SIGINT');
    expect(await ended(command)).toBe(0);
    expect(processesOfFolder()).toEqual([]);
  });
});
