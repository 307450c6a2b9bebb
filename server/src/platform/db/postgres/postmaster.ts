import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { commandLineOf, isPidAlive, programOf } from '../../process/process-identity.ts';

/** What a running PostgreSQL wrote to its own lock file. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly socketDir: string;
  readonly isReady: boolean;
}

const POLL_MS = 10;

/**
 * The live postmaster of a data folder, or null. A lock file whose pid is dead, or belongs to another program now
 * (after a restart of a container), is removed, because PostgreSQL would refuse to start for ever.
 */
export function livePostmaster(dataDir: string): Postmaster | null {
  const lines = lockFileLines(dataDir);
  const pid = Number(lines?.[0]);
  if (!lines || !Number.isInteger(pid) || pid <= 0) return null;
  if (!isPostmasterOf(pid, dataDir)) {
    rmSync(join(dataDir, 'postmaster.pid'), { force: true });
    return null;
  }
  return {
    pid,
    port: Number(lines[3] ?? 0),
    socketDir: lines[4] ?? '',
    isReady: (lines[7] ?? '').trim() === 'ready',
  };
}

/** Waits until the postmaster reports that it is ready; null if it died or the time is over. */
export async function readyPostmaster(
  dataDir: string,
  timeoutMs: number,
  hasFailed: () => boolean = () => false,
): Promise<Postmaster | null> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline && !hasFailed()) {
    const found = livePostmaster(dataDir);
    if (found?.isReady) return found;
    await wait(POLL_MS);
  }
  return null;
}

/**
 * Stops a postmaster, first with a fast shutdown. That can hang for ever during crash recovery, so an immediate one
 * follows, and finally a kill. Data is safe in every case, because PostgreSQL recovers from its log.
 */
export async function stopPostmaster(pid: number, patienceMs = { fast: 15_000, immediate: 5_000 }): Promise<void> {
  const steps = [
    ['SIGINT', patienceMs.fast],
    ['SIGQUIT', patienceMs.immediate],
    ['SIGKILL', 5_000],
  ] as const;
  for (const [signal, waitMs] of steps) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    const deadline = performance.now() + waitMs;
    while (performance.now() < deadline) {
      if (!isPidAlive(pid)) return;
      await wait(POLL_MS);
    }
  }
}

function lockFileLines(dataDir: string): readonly string[] | null {
  try {
    return readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
}

/**
 * Judged by the command line, which everybody may read: the working folder of another account's process is hidden even
 * from root in a container without the right to trace.
 */
function isPostmasterOf(pid: number, dataDir: string): boolean {
  if (!isPidAlive(pid) || !programOf(pid).startsWith('postgres')) return false;
  try {
    const folder = process.platform === 'linux' ? folderOfWords(pid) : folderIn(commandLineOf(pid));
    return folder !== undefined && realpathSync(folder) === realpathSync(dataDir);
  } catch {
    return false;
  }
}

function folderOfWords(pid: number): string | undefined {
  const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  return words[words.indexOf('-D') + 1];
}

/**
 * The folder that we passed to PostgreSQL, from a command line whose words may contain spaces; our settings follow it.
 */
export function folderIn(commandLine: string): string | undefined {
  return / -D (.+?) -c /.exec(commandLine)?.[1];
}
