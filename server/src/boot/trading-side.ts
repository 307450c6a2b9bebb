import { LocalTrading } from '../engine/local-trading.ts';
import type { Trading } from '../engine/trading.ts';
import { Ledger } from '../ledger/ledger.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db } from '../platform/db/db.ts';
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
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Starts the trading core and waits until it answers. */
export async function startTradingSide({ db, clock, log }: TradingSideParts): Promise<TradingSide> {
  const trading = new LocalTrading({
    db,
    ledger: new Ledger(db),
    clock,
    holder: newId(clock.nowMs()),
    failed(error) {
      log.error({ err: error }, 'the trading core cannot go on');
      // Nothing may go on without it; the next start finds everything in the journal.
      throw error;
    },
  });
  await trading.start();
  return { trading, isReady: () => trading.isLeading, stop: () => trading.stop() };
}
