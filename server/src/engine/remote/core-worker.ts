import { parentPort, workerData } from 'node:worker_threads';
import { Ledger } from '../../ledger/ledger.ts';
import { SystemClock } from '../../platform/clock/clock.ts';
import { Db, type DbOptions } from '../../platform/db/db.ts';
import { LocalTrading } from '../local-trading.ts';
import type { FromCore, ToCore } from './line.ts';
import { portLine } from './port-line.ts';
import { serveLine } from './serve-line.ts';

/** What the thread of the core is given at its start. */
export interface CoreWorkerData {
  readonly db: DbOptions;
  readonly holder: string;
  readonly clockOffsetMs: number;
}

const { db: dbOptions, holder, clockOffsetMs } = workerData as CoreWorkerData;
const line = portLine<FromCore, ToCore>(parentPort!);
const db = new Db(dbOptions);
const clock = new SystemClock();
clock.setOffsetMs(clockOffsetMs);

const trading = new LocalTrading({
  db,
  ledger: new Ledger(db),
  clock,
  holder,
  failed: (error) => line.send({ kind: 'broken', error }),
});

line.onMessage((message) => {
  if (message.kind === 'clock') clock.setOffsetMs(message.offsetMs);
  else if (message.kind === 'stop') void stop();
});
await trading.start();
serveLine(trading, line);

async function stop(): Promise<void> {
  await trading.stop();
  await db.end();
  line.send({ kind: 'stopped' });
  line.close();
}
