import type { Worker } from 'node:worker_threads';
import type { Line } from '../../platform/line/line.ts';
import { portLine } from '../../platform/line/port-line.ts';
import type { Logger } from '../../platform/log/log.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';
import { startThread } from '../../platform/process/thread.ts';
import type { SignerPlace } from '../open-signer.ts';
import { FarSigner, type SignerLine } from './far-signer.ts';
import type { Answer, Question } from './line-messages.ts';

export type ThreadStanding =
  | { readonly standing: 'ready' }
  | { readonly standing: 'broken'; readonly message: string; readonly isForOperator: boolean };

/**
 * Starts the signer in its own thread; if it dies, the next question starts it again.
 *
 * @throws OperatorFault if the seed or the signer's own files do not open
 */
export async function startThreadSigner(
  place: SignerPlace,
  log: Logger,
): Promise<{ readonly signer: FarSigner; stop(): Promise<void> }> {
  let worker: Worker | null = null;
  const signer = new FarSigner(async () => {
    worker = startThread(new URL('./signer-worker.ts', import.meta.url), place);
    worker.on('error', (error) => log.error({ err: error }, 'the thread of the signer ended with an error'));
    return readyLine(worker);
  });
  await signer.start();
  return {
    signer,
    async stop() {
      const ending = worker;
      if (!ending) return;
      const gone = new Promise<void>((resolve) => ending.once('exit', () => resolve()));
      ending.postMessage({ ask: 'stop' });
      await gone;
    },
  };
}

async function readyLine(worker: Worker): Promise<SignerLine> {
  const line = portLine<Question, Answer | ThreadStanding>(worker);
  await new Promise<void>((resolve, reject) => {
    line.onMessage((message) => {
      if (!('standing' in message)) return;
      if (message.standing === 'ready') resolve();
      else reject(message.isForOperator ? new OperatorFault(message.message) : new Error(message.message));
    });
    line.onClose(() => reject(new Error('the thread of the signer did not start')));
  });
  return line as Line<Question, Answer>;
}
