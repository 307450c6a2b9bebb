import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '../../core/src/calendar/durations.ts';
import { EmbeddedPostgres } from '../../server/src/platform/db/postgres/embedded-postgres.ts';
import { throwAwayFolder } from '../ledger/throw-away-books.ts';
import { type Load, wholeLines } from './load.ts';
import type { Verdict } from './verdict.ts';

/** What is killed: the process that asks, PostgreSQL as a whole, one of its backends, or all at once. */
export const VICTIMS = ['writer', 'postmaster', 'backend', 'both'] as const;
export type Victim = (typeof VICTIMS)[number];

const CALLERS = 32;
/** Acknowledged before anything is killed. */
export const ACKNOWLEDGED_MIN = 1_000;
const DEADLINE_MS = MINUTE_MS;

export interface Kill {
  readonly victim: Victim;
  /** How long to go on after the first thousand, so that the moment of the kill is a different one each time. */
  readonly extraMs: number;
  readonly seed: number;
  readonly load: Load;
}

/** One round: new books, many callers, a kill -9 under load, a restart, and a look at all that was acknowledged. */
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
      // The writer lives on: it has to find its way back by itself, without losing or repeating anything.
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

/** Starts the process that asks; it writes a line to `acks` for each answer. */
export function startWriter(load: Load, postgres: EmbeddedPostgres, acks: string, seed: number): ChildProcess {
  writeFileSync(acks, '', { flag: 'a' });
  const { host, port, user } = postgres.connection();
  const args = ['--import', 'tsx', load.program, host, String(port), user, acks, String(CALLERS), String(seed)];
  return spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: join(import.meta.dirname, '../..'),
  });
}

/** Waits until so many lines are written; a writer that ended by itself is a failure of the round. */
export async function untilAcknowledged(acks: string, count: number, writer: ChildProcess): Promise<void> {
  const deadlineMs = performance.now() + DEADLINE_MS;
  for (;;) {
    // A line has at least 20 bytes: the file is read only when it can be enough.
    if (statSync(acks).size >= count * 20 && wholeLines(readFileSync(acks, 'utf8')).length >= count) return;
    if (writer.exitCode !== null) throw new Error(`the writer ended by itself with ${writer.exitCode}`);
    if (performance.now() > deadlineMs) throw new Error(`fewer than ${count} acknowledged after ${DEADLINE_MS} ms`);
    await wait(5);
  }
}

/** kill -9, and waits until it is gone. */
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

/** Until the kernel has ended the process, a start would take it for a live one. */
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

/** Kills one child of the postmaster that serves a client, as an out-of-memory killer would. */
function killBackend(postmaster: number): void {
  for (const pid of readdirSync('/proc').filter((name) => /^[0-9]+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      if (parent !== postmaster || !readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('bourse postgres')) continue;
      process.kill(Number(pid), 'SIGKILL');
      return;
    } catch {
      // The process ended while we looked at it.
    }
  }
  throw new Error('no backend was found');
}
