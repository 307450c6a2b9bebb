import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process that is told apart from a later one that got the same pid. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it started, in a form that only compares equal for the same process; empty where the system does not say. */
  readonly startedAt: string;
}

export function thisProcess(): ProcessIdentity {
  return { pid: process.pid, startedAt: startOf(process.pid) };
}

/** True while the very same process lives. A zombie counts as dead: it answers signals but does nothing more. */
export function isAlive(identity: ProcessIdentity): boolean {
  if (!isPidAlive(identity.pid)) return false;
  return identity.startedAt === '' || startOf(identity.pid) === identity.startedAt;
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
  if (process.platform === 'linux') return '';
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** The name of a process's program, or an empty text. */
export function programOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
    const path = execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return path.slice(path.lastIndexOf('/') + 1);
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
