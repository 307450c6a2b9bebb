import { parentPort, workerData } from 'node:worker_threads';
import { Db } from '../../platform/db/db.ts';
import { portLine } from '../../platform/line/port-line.ts';
import { createLog } from '../../platform/log/log.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';
import { openServed, type SignerPlace } from '../open-signer.ts';
import type { Answer, Question } from './line-messages.ts';
import { serveSigner } from './serve-signer.ts';
import type { ThreadStanding } from './thread-signer.ts';

/** The signer of the one-process demo: only this thread opens the seed. */
const place = workerData as SignerPlace;
const line = portLine<Answer | ThreadStanding, Question | { readonly ask: 'stop' }>(parentPort!);

try {
  // Between threads a Buffer becomes a plain Uint8Array.
  const db = new Db(place.db);
  const served = await openServed({ ...place, sealKey: Buffer.from(place.sealKey) }, db);
  line.onMessage((message) => {
    if (message.ask === 'stop') void db.end().then(() => line.close());
  });
  const log = createLog({ level: place.logLevel });
  if (served.refusal) log.error(served.refusal, 'the signer runs and will not sign');
  serveSigner({ ...served, log }, questions());
  line.send({ standing: 'ready' });
} catch (error) {
  line.send({ standing: 'broken', message: (error as Error).message, isForOperator: error instanceof OperatorFault });
}

/** The line without the message to stop, which is not a question to the signer. */
function questions() {
  return {
    ...line,
    onMessage: (listener: (message: Question) => void) =>
      line.onMessage((message) => {
        if (message.ask !== 'stop') listener(message);
      }),
  };
}
