import { readFileSync } from 'node:fs';

/** Seconds that the main thread has had of a processor, from the kernel: what others do on the machine is not in it. */
export function mainThreadSeconds(): number {
  const [nanoseconds] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e9;
}
