import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { Ledger } from '../../src/ledger/ledger.ts';
import type { EarnDeps } from '../../src/modules/earn/earn-deps.ts';
import { creditDays } from '../../src/modules/earn/usecases/credit-days.ts';
import { ManualClock } from '../../src/platform/clock/clock.ts';
import { Db } from '../../src/platform/db/db.ts';

/** A process that credits the days of Earn until nothing is left, or until it is killed. */
const [, , url, nowMs] = process.argv;
const db = new Db({ connectionString: url!, role: 'bourse_app', poolMax: 2, connectTimeoutMs: MINUTE_MS });
// What crediting reads of a house; the rest of one is not started in a process that is there to be killed.
const deps = {
  db,
  ledger: new Ledger(db),
  clock: new ManualClock(Number(nowMs)),
  assets: { coin: () => ({ asset: 'USDT', ledgerScale: 6 }) },
} as unknown as EarnDeps;
process.send?.('begun');
const credit = creditDays(deps, 50);
while (await credit()) process.send?.('batch');
process.exit(0);
