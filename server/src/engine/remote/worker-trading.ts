import { setTimeout as wait } from 'node:timers/promises';
import type { SystemClock } from '../../platform/clock/clock.ts';
import type { DbOptions } from '../../platform/db/db.ts';
import type { Line } from '../../platform/line/line.ts';
import { portLine } from '../../platform/line/port-line.ts';
import type { Logger } from '../../platform/log/log.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';
import { startThread } from '../../platform/process/thread.ts';
import { faultOf } from '../untrusted.ts';
import type { CoreWorkerData } from './core-worker.ts';
import type { FromCore, ToCore } from './line.ts';
import { RemoteTrading } from './remote-trading.ts';

export interface WorkerTradingParts {
  /** Database settings for the thread's own pool. */
  readonly db: DbOptions;
  readonly clock: SystemClock;
  readonly log: Logger;
  /** Where other processes may ask this core; null if they may not. */
  readonly listen: CoreWorkerData['listen'];
  /** True if nobody else can hold the lease, because the data folder belongs to this process alone. */
  readonly isAlone?: boolean;
  /** Makes a new holder's name for each thread that is started. */
  readonly newHolder: () => string;
  /** Called when the core cannot go on, whatever thread it runs in. */
  readonly onFailed: (error: Error) => void;
}

const RESTART_MS = 100;
const POOL_MAX = 5;

/** The trading core in its own thread, restarted when it dies. */
export class WorkerTrading {
  readonly trading = new RemoteTrading();
  readonly #parts: WorkerTradingParts;
  #line: Line<ToCore, FromCore> | null = null;
  #isStopping = false;
  /** The holder of the lease in the previous thread. */
  #holder: string | null = null;
  #gone: Promise<void> = Promise.resolve();

  constructor(parts: WorkerTradingParts) {
    this.#parts = parts;
  }

  /** Starts the thread; resolves when the core leads or follows. */
  async start(): Promise<void> {
    const { clock, db, newHolder, onFailed: failed, log, listen, isAlone = false } = this.#parts;
    const before = this.#holder;
    this.#holder = newHolder();
    const data: CoreWorkerData = {
      db: { ...db, poolMax: POOL_MAX, applicationName: 'bourse core' },
      holder: this.#holder,
      dead: isAlone ? 'anybody' : before === null ? null : { holder: before },
      clockOffsetMs: clock.offsetMs,
      listen,
    };
    const worker = startThread(new URL('./core-worker.ts', import.meta.url), data);
    const line = portLine<ToCore, FromCore>(worker);
    this.#line = line;
    clock.onOffset((offsetMs) => line.send({ kind: 'clock', offsetMs }));
    worker.on('error', (error) => log.error({ err: error }, 'the thread of the trading core ended with an error'));
    let isReady = false;
    const ready = new Promise<void>((resolve, reject) => {
      line.onMessage((message) => {
        isReady ||= message.kind === 'standing';
        if (message.kind === 'standing') resolve();
        else if (message.kind === 'broken') (isReady ? failed : reject)(faultOf(message));
      });
      line.onClose(() => reject(new Error('the thread of the trading core did not start')));
    });
    this.#gone = new Promise<void>((resolve) => line.onClose(resolve));
    this.trading.attach(line);
    await ready;
    line.onClose(() => void this.#startAgain());
  }

  /** Writes the waiting commands, then ends the thread. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#line?.send({ kind: 'stop' });
    await this.#gone;
  }

  /** Ends the thread as a crash would. */
  async killThread(): Promise<void> {
    this.#line?.close();
    await this.#gone;
  }

  async #startAgain(): Promise<void> {
    while (!this.#isStopping) {
      this.#parts.log.warn('the thread of the trading core is gone and is started again');
      await wait(RESTART_MS);
      try {
        if (!this.#isStopping) await this.start();
        return;
      } catch (error) {
        if (error instanceof OperatorFault) {
          this.#parts.onFailed(error);
          return;
        }
        this.#parts.log.error({ err: error }, 'the thread of the trading core could not be started; trying on');
      }
    }
  }
}
