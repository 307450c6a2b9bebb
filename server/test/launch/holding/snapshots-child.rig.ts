import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { takeSnapshots } from '../../../src/modules/launch/usecases/holding/take-snapshots.ts';
import { ManualClock } from '../../../src/platform/clock/clock.ts';
import { Db } from '../../../src/platform/db/db.ts';

/** A process that reads what people hold, and tells when it has written that and not committed yet. It then waits to be killed. */
const [, , url, nowMs] = process.argv;
const db = new Db({ connectionString: url!, role: 'bourse_app', poolMax: 2, connectTimeoutMs: MINUTE_MS });
// What snapshots read of a house; the rest of one is not started in a process that is there to be killed.
const waiting = {
  query: db.query.bind(db),
  tx: <Value>(work: (tx: Parameters<Parameters<Db['tx']>[0]>[0]) => Promise<Value>) =>
    db.tx(async (tx) => {
      await work(tx);
      process.send?.('written');
      return new Promise<Value>(() => {});
    }),
} as unknown as Db;
setInterval(() => {}, MINUTE_MS);
await takeSnapshots({ db: waiting, clock: new ManualClock(Number(nowMs)) });
