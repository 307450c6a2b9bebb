import type { Db } from '../db/db.ts';
import { type Loop, startLoop } from '../jobs/loop.ts';
import type { Logger } from '../log/log.ts';
import type { SystemClock } from './clock.ts';

const POLL_MS = 500;

/** Reads once how far ahead the demo's clock runs. */
export async function readClockOffsetMs(db: Db): Promise<number> {
  const [row] = await db.query<{ offset_ms: string }>('select offset_ms from platform.clock_offset');
  return Number(row?.offset_ms ?? 0);
}

/** Moves the demo's clock ahead, for all processes. @returns the new total offset */
export async function advanceClock(db: Db, byMs: number): Promise<number> {
  if (!Number.isSafeInteger(byMs) || byMs <= 0) throw new Error('a clock only moves ahead');
  const [row] = await db.query<{ offset_ms: string }>(
    'update platform.clock_offset set offset_ms = offset_ms + $1 returning offset_ms',
    [byMs],
  );
  return Number(row?.offset_ms ?? 0);
}

/** Follows the stored offset, so that a command can move the clock of a running server. Only in the demo. */
export function followClockOffset(db: Db, clock: SystemClock, log: Logger): Loop {
  return startLoop({
    name: 'clock offset',
    everyMs: POLL_MS,
    log,
    async run() {
      clock.setOffsetMs(await readClockOffsetMs(db));
      return 'idle';
    },
  });
}
