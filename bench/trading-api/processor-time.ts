import { readdirSync, readFileSync } from 'node:fs';

// Processor time from the kernel in nanoseconds, so that other load on the machine does not count.

export const threadsOf = (pid: number): number[] => readdirSync(`/proc/${pid}/task`).map(Number);

/** The time of each living thread of a process. */
export function threadTimes(pid: number): ReadonlyMap<number, number> {
  return new Map(threadsOf(pid).map((thread) => [thread, nanosecondsOf(`/proc/${pid}/task/${thread}/schedstat`)]));
}

/** The time of each living child process. */
export function childTimes(pid: number): ReadonlyMap<number, number> {
  const children = readdirSync('/proc').filter((name) => /^[0-9]+$/.test(name) && parentOf(name) === pid);
  return new Map(children.map((child) => [Number(child), nanosecondsOf(`/proc/${child}/schedstat`)]));
}

/** The difference of each since an earlier reading; new ones started from zero. */
export function addedSince(before: ReadonlyMap<number, number>, now: ReadonlyMap<number, number>): Map<number, number> {
  return new Map([...now].map(([id, nanoseconds]) => [id, nanoseconds - (before.get(id) ?? 0)]));
}

function nanosecondsOf(schedstat: string): number {
  return Number(textOf(schedstat).split(' ')[0]);
}

function parentOf(pid: string): number {
  // The name is in brackets and may contain anything; the state and the parent come after it.
  return Number(textOf(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[1]);
}

/** Empty where the process or thread has ended in the meantime. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
