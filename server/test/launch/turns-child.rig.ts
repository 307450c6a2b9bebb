import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { LaunchDeps } from '../../src/modules/launch/launch-deps.ts';
import { createDrandBeacon } from '../../src/modules/launch/public.ts';
import { hearBeacons } from '../../src/modules/launch/usecases/flash/hear-beacons.ts';
import { takeTurns } from '../../src/modules/launch/usecases/flash/take-turns.ts';
import { ManualClock } from '../../src/platform/clock/clock.ts';
import { Db } from '../../src/platform/db/db.ts';

/** A process that hears the beacon and serves the queues of flash rounds until nothing is left, or until it is killed. */
const [, , url, nowMs, ...relays] = process.argv;
const db = new Db({ connectionString: url!, role: 'bourse_app', poolMax: 2, connectTimeoutMs: MINUTE_MS });
const beacon = createDrandBeacon({ urls: relays });
// What turns and beacons read of a house; the rest of one is not started in a process that is there to be killed.
const deps = { db, clock: new ManualClock(Number(nowMs)), beacon } as unknown as LaunchDeps;
const hear = hearBeacons(deps);
process.send?.('begun');
while ((await hear()) || (await takeTurns(deps))) process.send?.('turn');
process.exit(0);
