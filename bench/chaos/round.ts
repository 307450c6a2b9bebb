import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '../../core/src/calendar/durations.ts';
import { EmbeddedPostgres } from '../../server/src/platform/db/postgres/embedded-postgres.ts';
import { throwAwayFolder } from '../ledger/throw-away-books.ts';
import { type Load, wholeLines } from './load.ts';
import type { Verdict } from './verdict.ts';

/** What is killed: the requesting process, all of PostgreSQL, one of its backends, or both processes. */
export const VICTIMS = ['writer', 'postmaster', 'backend', 'both'] as const;
export type Victim = (typeof VICTIMS)[number];

const CALLERS = 32;
/** How many requests are acknowledged before anything is killed. */
export const ACKNOWLEDGED_MIN = 1_000;
const DEADLINE_MS = MINUTE_MS;

export interface Kill {
  readonly victim: Victim;
  /** How long to continue after the first thousand, so that each kill hits a different moment. */
  readonly extraMs: number;
  readonly seed: number;
  readonly load: Load;
}

/** One round: new books, many callers, a kill -9 under load, a restart, and a check of all that was acknowledged. */
export async function killRound({ victim, extraMs, seed, load }: Kill): Promise<Verdict> {
  const folder = throwAwayFolder('chaos');
  const postgres = new EmbeddedPostgres({ dataDir: folder });
  const acks = join(folder, 'acknowledged');
  let writer: ChildProcess | undefined;
  try {
    await postgres.start();
    await load.open(postgres);
    writer = startWriter(load, postgres, acks, seed);
    await untilAcknowledged(acks, ACKNOWLEDGED_MIN, writer);
    await wait(extraMs);
    await kill(victim, postgres, writer);
    if (victim === 'postmaster' || victim === 'backend') {
      // The writer survives and must reconnect by itself, without losing or repeating anything.
      const before = wholeLines(readFileSync(acks, 'utf8')).length;
      if (victim === 'postmaster') await postgres.start();
      await untilAcknowledged(acks, before + ACKNOWLEDGED_MIN / 2, writer);
    }
    await killHard(writer);
    await postgres.start();
    return await load.verify(postgres.connection(), wholeLines(readFileSync(acks, 'utf8')));
  } finally {
    if (writer) await killHard(writer);
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts the requesting process, which writes a line to `acks` for each answer. */
export function startWriter(load: Load, postgres: EmbeddedPostgres, acks: string, seed: number): ChildProcess {
  writeFileSync(acks, '', { flag: 'a' });
  const { host, port, user } = postgres.connection();
  const args = ['--import', 'tsx', load.program, host, String(port), user, acks, String(CALLERS), String(seed)];
  return spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: join(import.meta.dirname, '../..'),
  });
}

/** Waits until `count` lines are written. A writer that ends by itself fails the round. */
export async function untilAcknowledged(acks: string, count: number, writer: ChildProcess): Promise<void> {
  const deadlineMs = performance.now() + DEADLINE_MS;
  for (;;) {
    // A line has at least 20 bytes, so the file is read only once it can be long enough.
    if (statSync(acks).size >= count * 20 && wholeLines(readFileSync(acks, 'utf8')).length >= count) return;
    if (writer.exitCode !== null) throw new Error(`the writer ended by itself with ${writer.exitCode}`);
    if (performance.now() > deadlineMs) throw new Error(`fewer than ${count} acknowledged after ${DEADLINE_MS} ms`);
    await wait(5);
  }
}

/** Sends kill -9 and waits until the process is gone. */
export async function killHard(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

async function kill(victim: Victim, postgres: EmbeddedPostgres, writer: ChildProcess): Promise<void> {
  const postmaster = postmasterPid(postgres);
  if (victim === 'writer' || victim === 'both') writer.kill('SIGKILL');
  if (victim === 'postmaster' || victim === 'both') await killPostmaster(postmaster);
  if (victim === 'backend') killBackend(postmaster);
  if (victim === 'writer' || victim === 'both') await killHard(writer);
}

/** Kills PostgreSQL and waits for the kernel to end it, because a restart before that would see a live process. */
async function killPostmaster(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL');
  const deadlineMs = performance.now() + DEADLINE_MS;
  while (existsSync(`/proc/${pid}`)) {
    if (performance.now() > deadlineMs) throw new Error(`the postmaster ${pid} did not end`);
    await wait(1);
  }
}

function postmasterPid(postgres: EmbeddedPostgres): number {
  return Number(readFileSync(join(postgres.clusterDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Kills one backend that serves a client, as an out-of-memory killer would. */
function killBackend(postmaster: number): void {
  for (const pid of readdirSync('/proc').filter((name) => /^[0-9]+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      if (parent !== postmaster || !readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('bourse postgres')) continue;
      process.kill(Number(pid), 'SIGKILL');
      return;
    } catch {
      // The process ended in the meantime.
    }
  }
  throw new Error('no backend was found');
}
