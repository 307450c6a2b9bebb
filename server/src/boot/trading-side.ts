import { WorkerTrading } from '../engine/remote/worker-trading.ts';
import type { Trading } from '../engine/trading.ts';
import type { SystemClock } from '../platform/clock/clock.ts';
import type { DbOptions } from '../platform/db/db.ts';
import { newId } from '../platform/ids/ids.ts';
import type { Logger } from '../platform/log/log.ts';

/** The trading core as the rest of the process has it. */
export interface TradingSide {
  readonly trading: Trading;
  /** False where an order would not be answered now. */
  isReady(): boolean;
  /** Writes what waits; call when nobody asks any more. */
  stop(): Promise<void>;
}

export interface TradingSideParts {
  readonly dbOptions: DbOptions;
  readonly clock: SystemClock;
  readonly log: Logger;
}

/** Starts the trading core in a thread of its own, and waits until it answers. */
export async function startTradingSide({ dbOptions, clock, log }: TradingSideParts): Promise<TradingSide> {
  const worker = new WorkerTrading({
    db: dbOptions,
    clock,
    log,
    newHolder: () => newId(clock.nowMs()),
    failed(error) {
      log.error({ err: error }, 'the trading core cannot go on');
      // Nothing may go on without it; the next start finds everything in the journal.
      throw error;
    },
  });
  await worker.start();
  const { trading } = worker;
  return { trading, isReady: () => trading.isLeading, stop: () => worker.stop() };
}
