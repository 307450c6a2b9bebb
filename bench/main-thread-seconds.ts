import { readFileSync } from 'node:fs';

/** The main thread's processor time in seconds, from the kernel, so that other load on the machine does not count. */
export function mainThreadSeconds(): number {
  const [nanoseconds] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e9;
}
