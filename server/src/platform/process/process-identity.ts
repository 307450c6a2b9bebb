import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Identifies a process, distinguishing it from a later one with the same pid. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it started, in a form that is equal only for the same process; empty if the system does not say. */
  readonly startedAt: string;
}

export function thisProcess(): ProcessIdentity {
  return identityOf(process.pid);
}

export function identityOf(pid: number): ProcessIdentity {
  return { pid, startedAt: startOf(pid) };
}

/** Whether this very process is alive. A zombie counts as dead: it answers signals but does nothing any more. */
export function isAlive(identity: ProcessIdentity): boolean {
  if (!isPidAlive(identity.pid)) return false;
  return identity.startedAt === '' || startOf(identity.pid) === identity.startedAt;
}

/**
 * The same for checks several times a second. If the start of a process cannot be read from a file, asking for it would
 * start a process each time; and between two such checks nobody else gets the pid.
 */
export function isStillAlive(identity: ProcessIdentity): boolean {
  return process.platform === 'linux' ? isAlive(identity) : isPidAlive(identity.pid);
}

export function isPidAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !/^\d+ \(.*\) [ZX] /s.test(procStat(pid));
}

function startOf(pid: number): string {
  const stat = procStat(pid);
  if (stat) return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  return process.platform === 'linux' ? '' : said('lstart', pid);
}

/** The name of a process's program; empty if unknown. */
export function programOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
  const path = said('comm', pid);
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The command line of a process, its words joined by spaces; empty if unknown. */
export function commandLineOf(pid: number): string {
  return said('args', pid);
}

/** What `ps` prints about a process, in a fixed time zone and language, because answers are compared. */
function said(column: 'lstart' | 'comm' | 'args', pid: number): string {
  try {
    return execFileSync('ps', ['-ww', '-o', `${column}=`, '-p', String(pid)], {
      encoding: 'utf8',
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

function procStat(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}
