import { readdirSync, readFileSync } from 'node:fs';

// Processor time from the kernel, in nanoseconds: what others do on the machine is not in it.

export const threadsOf = (pid: number): number[] => readdirSync(`/proc/${pid}/task`).map(Number);

/** Each thread of a process that lives. */
export function threadTimes(pid: number): ReadonlyMap<number, number> {
  return new Map(threadsOf(pid).map((thread) => [thread, nanosecondsOf(`/proc/${pid}/task/${thread}/schedstat`)]));
}

/** Each process that a process has started and that lives. */
export function childTimes(pid: number): ReadonlyMap<number, number> {
  const children = readdirSync('/proc').filter((name) => /^[0-9]+$/.test(name) && parentOf(name) === pid);
  return new Map(children.map((child) => [Number(child), nanosecondsOf(`/proc/${child}/schedstat`)]));
}

/** What was added to each since an earlier look; one that is new had nothing then. */
export function addedSince(before: ReadonlyMap<number, number>, now: ReadonlyMap<number, number>): Map<number, number> {
  return new Map([...now].map(([id, nanoseconds]) => [id, nanoseconds - (before.get(id) ?? 0)]));
}

function nanosecondsOf(schedstat: string): number {
  return Number(textOf(schedstat).split(' ')[0]);
}

function parentOf(pid: string): number {
  // The name stands in brackets and may hold anything; behind it follow state and parent.
  return Number(textOf(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[1]);
}

/** Empty where it has ended meanwhile. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
