import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@bourse/core/calendar/durations.ts';
import { advanceClock } from '../../platform/clock/demo-clock.ts';
import { findMode } from '../../platform/db/installation-mode.ts';
import { demoLogins } from '../../platform/demo/demo-logins.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';
import type { Command } from '../command.ts';
import { modeBeside } from '../installation.ts';
import { withDatabase } from '../with-database.ts';

const UNITS_MS: Readonly<Record<string, number>> = { s: SECOND_MS, m: MINUTE_MS, h: HOUR_MS, d: DAY_MS };
const YEARS_10_MS = 3_650 * DAY_MS;

/** Reads a duration such as 90d, 12h, 30m or 45s in milliseconds. @throws OperatorFault for anything else */
function parseDuration(text: string): number {
  const [, count, unit] = /^(\d{1,9})([smhd])$/.exec(text) ?? [];
  const ms = Number(count) * (UNITS_MS[unit ?? ''] ?? Number.NaN);
  if (Number.isSafeInteger(ms) && ms > 0 && ms <= YEARS_10_MS) return ms;
  throw new OperatorFault(
    `A duration is a whole number with s, m, h or d, such as 90d, and at most ten years; it was "${text}".`,
  );
}

export const clockAdvance: Command = {
  name: 'clock advance',
  positions: ['DURATION'],
  says: "Moves the demo's clock ahead, for instance by 90d. Only the demo has such a clock, and it never goes back.",
  async run(given) {
    const byMs = parseDuration(given.positions[0] ?? '');
    return withDatabase(given, async ({ db }) => {
      // A production server ignores the offset, and production refuses data whose clock was moved.
      const mode = (await findMode(db)) ?? modeBeside(given);
      const isDemo = mode === undefined ? (await demoLogins(db)).length > 0 : mode === 'demo';
      if (!isDemo) throw new OperatorFault('The clock only moves in the demo, and this data is not of the demo.');
      const offsetMs = await advanceClock(db, byMs);
      const nowMs = Date.now() + offsetMs;
      return {
        json: { offsetMs, nowMs },
        lines: [`The clock now shows ${new Date(nowMs).toISOString()}. A running server follows within a second.`],
      };
    });
  },
};
