import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { LaunchDeps } from '../../src/modules/launch/launch-deps.ts';
import { takeTurns } from '../../src/modules/launch/usecases/flash/take-turns.ts';
import { ManualClock } from '../../src/platform/clock/clock.ts';
import { Db } from '../../src/platform/db/db.ts';

/** A process that serves the queues of flash rounds until nothing is left, or until it is killed. */
const [, , url, nowMs] = process.argv;
const db = new Db({ connectionString: url!, role: 'bourse_app', poolMax: 2, connectTimeoutMs: MINUTE_MS });
const deps = { db, clock: new ManualClock(Number(nowMs)) } as unknown as LaunchDeps;
process.send?.('begun');
while (await takeTurns(deps)) process.send?.('turn');
process.exit(0);
