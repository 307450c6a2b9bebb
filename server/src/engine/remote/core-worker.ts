import { parentPort, workerData } from 'node:worker_threads';
import { SystemClock } from '../../platform/clock/clock.ts';
import { Db, type DbOptions } from '../../platform/db/db.ts';
import { portLine } from '../../platform/line/port-line.ts';
import type { Address } from '../../platform/line/socket-line.ts';
import { isUntrusted } from '../untrusted.ts';
import { type Dead, startCoreHost } from './core-host.ts';
import type { FromCore, ToCore } from './line.ts';
import { serveLine } from './serve-line.ts';

/** What the thread of the core gets at its start. */
export interface CoreWorkerData {
  readonly db: DbOptions;
  readonly holder: string;
  readonly dead: Dead;
  readonly clockOffsetMs: number;
  readonly listen: { readonly address: Address; readonly key: Uint8Array } | null;
}

const data = workerData as CoreWorkerData;
const line = portLine<FromCore, ToCore>(parentPort!);
const db = new Db(data.db);
const clock = new SystemClock();
clock.setOffsetMs(data.clockOffsetMs);

const starting = startCoreHost({
  db,
  clock,
  holder: data.holder,
  dead: data.dead,
  // Between threads a Buffer becomes a plain Uint8Array.
  listen: data.listen && { address: data.listen.address, key: Buffer.from(data.listen.key) },
  onFailed: (error) => line.send({ kind: 'broken', message: error.message, isForOperator: isUntrusted(error) }),
});

line.onMessage((message) => {
  if (message.kind === 'clock') clock.setOffsetMs(message.offsetMs);
  else if (message.kind === 'stop') void stop();
});
serveLine((await starting).trading, line);

async function stop(): Promise<void> {
  await (await starting).stop();
  await db.end();
  line.send({ kind: 'stopped' });
  line.close();
}
