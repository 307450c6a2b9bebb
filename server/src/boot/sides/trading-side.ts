import { EitherTrading } from '../../engine/remote/either-trading.ts';
import { FarTrading } from '../../engine/remote/far-trading.ts';
import { WorkerTrading } from '../../engine/remote/worker-trading.ts';
import type { Trading } from '../../engine/trading.ts';
import type { SystemClock } from '../../platform/clock/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Secrets } from '../../platform/config/secrets.ts';
import type { Db, DbOptions } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids/ids.ts';
import { parseAddress } from '../../platform/line/socket-line.ts';
import type { Logger } from '../../platform/log/log.ts';
import { tradingSequence, tradingUp } from '../../platform/metrics/metrics.ts';

const MEASURE_MS = 1_000;

/** The trading core, for the rest of the process. */
export interface TradingSide {
  readonly trading: Trading;
  /** False if orders would not be answered now. */
  isReady(): boolean;
  /** Writes the waiting commands; call it when nobody asks any more. */
  stop(): Promise<void>;
}

export interface TradingSideParts {
  readonly config: Pick<Config, 'role' | 'coreListen' | 'databaseUrl'>;
  readonly db: Db;
  readonly dbOptions: DbOptions;
  readonly secrets: Secrets;
  readonly clock: SystemClock;
  readonly log: Logger;
}

/** The key by which this installation's cores and their callers recognise each other. */
const coreLineKey = (secrets: Secrets): Buffer => secrets.key('core.line');

/** Where other processes may ask this process's core, with which key. */
export function coreListening({ coreListen }: Pick<Config, 'coreListen'>, secrets: Secrets) {
  const address = coreListen === null ? null : parseAddress(coreListen);
  return address && { address, key: coreLineKey(secrets) };
}

/** Reports the core in `/metrics`. */
function measure(side: TradingSide): TradingSide {
  side.trading.onProjected(({ sequence }) => tradingSequence.set(sequence));
  const timer = setInterval(() => tradingUp.set(side.isReady() ? 1 : 0), MEASURE_MS);
  timer.unref();
  return {
    ...side,
    async stop() {
      clearInterval(timer);
      await side.stop();
    },
  };
}

/** Finds or starts the trading core. If it is a thread of this process, it leads or follows when this resolves. */
export async function startTradingSide(parts: TradingSideParts): Promise<TradingSide> {
  const { config, db, secrets, log } = parts;
  const key = coreLineKey(secrets);
  if (config.role === 'api') {
    const far = new FarTrading({ db, key, log });
    far.start();
    return measure({ trading: far.trading, isReady: () => far.trading.isLeading, stop: () => far.stop() });
  }
  const own = ownWorker(parts);
  await own.start();
  const far = new FarTrading({ db, key, log, isWanted: () => !own.trading.isLeading });
  far.start();
  const trading = new EitherTrading(own.trading, far.trading);
  return measure({
    trading,
    isReady: () => trading.isLeading,
    async stop() {
      await far.stop();
      await own.stop();
    },
  });
}

function ownWorker({ config, dbOptions, secrets, clock, log }: TradingSideParts): WorkerTrading {
  return new WorkerTrading({
    db: dbOptions,
    listen: coreListening(config, secrets),
    isAlone: config.databaseUrl === null,
    clock,
    log,
    newHolder: () => newId(clock.nowMs()),
    onFailed(error) {
      log.error({ err: error }, 'the trading core cannot go on');
      // Nothing may go on without the core; the next start finds everything in the journal.
      throw error;
    },
  });
}
