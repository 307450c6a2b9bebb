import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '../../core/src/calendar/durations.ts';
import { type Part, StartCommandRig } from '../../server/src/boot/process/start-command.rig.ts';

/** The parts that are killed in turn; those of one list together. */
export const RECOVERY_VICTIMS: readonly (readonly Part[])[] = [
  ['server'],
  ['postgres'],
  ['eth'],
  ['base'],
  ['btc'],
  ['tempo'],
  ['server', 'postgres'],
];
/** The exchange must answer again within this time. */
export const RECOVERY_MS_MAX = 10_000;
const GIVE_UP_MS = MINUTE_MS;
const START_MS_MAX = 3 * MINUTE_MS;
const POLL_MS = 20;
/** The longest random pause before a kill, so that kills hit different moments. */
const BETWEEN_MS_MAX = 2_000;

export interface Recovery {
  readonly victims: readonly Part[];
  /** The time from the kill to the first answer from the part and from `/readyz`. */
  readonly tookMs: number;
}

/** Starts the exchange as `npm start` does, kills its parts one after the other with kill -9, and times their recovery. */
export async function recoveries(
  count: number,
  random: () => number,
  say: (line: string) => void,
): Promise<readonly Recovery[]> {
  if (count === 0) return [];
  const rig = await StartCommandRig.open();
  try {
    rig.start();
    await until(() => rig.isReady(), START_MS_MAX, 'the first start');
    const all: Recovery[] = [];
    for (let round = 0; round < count; round++) {
      await wait(random() * BETWEEN_MS_MAX);
      const victims = RECOVERY_VICTIMS[round % RECOVERY_VICTIMS.length]!;
      const tookMs = Math.round(await killAndTime(rig, victims));
      all.push({ victims, tookMs });
      say(`recovery ${round + 1}, kill -9 of ${victims.join(' and ')}: ready again after ${tookMs} ms`);
    }
    return all;
  } finally {
    await rig.close();
  }
}

async function killAndTime(rig: StartCommandRig, victims: readonly Part[]): Promise<number> {
  const before = victims.map((part) => rig.pidOf(part));
  const startedMs = performance.now();
  for (const pid of before) process.kill(pid, 'SIGKILL');
  await until(
    async () => (await Promise.all(victims.map((part, at) => rig.isBack(part, before[at]!)))).every(Boolean),
    GIVE_UP_MS,
    `the return of ${victims.join(' and ')}`,
  );
  return performance.now() - startedMs;
}

async function until(isSo: () => Promise<boolean>, withinMs: number, what: string): Promise<void> {
  const deadlineMs = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > deadlineMs) throw new Error(`${what} took longer than ${withinMs} ms`);
    await wait(POLL_MS);
  }
}
