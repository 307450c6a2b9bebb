import { Ledger } from '../../ledger/ledger.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { isPassing } from '../../platform/db/passing.ts';
import { endLease } from '../../platform/jobs/lease.ts';
import type { Line } from '../../platform/line/line.ts';
import { type Address, addressText, listenForLines } from '../../platform/line/socket-line.ts';
import { LEASE_NAME, LocalTrading } from '../local-trading.ts';
import type { FromCore, ToCore } from './line.ts';
import { serveLine } from './serve-line.ts';

/** Which holders of the lease are known to be dead: one, any, or none. */
export type Dead = { readonly holder: string } | 'anybody' | null;

export interface CoreHostParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly holder: string;
  /** Whose lease may be taken over at once, because its holder is dead. */
  readonly dead?: Dead;
  /** Where other processes may ask; null if they may not. */
  readonly listen: { readonly address: Address; readonly key: Buffer } | null;
  readonly onFailed: (error: Error) => void;
}

/** A trading core that others can ask; it announces its address as soon as it leads. */
export interface CoreHost {
  readonly trading: LocalTrading;
  stop(): Promise<void>;
}

/** Starts a core; resolves when it leads or follows. */
export async function startCoreHost(parts: CoreHostParts): Promise<CoreHost> {
  const { db, clock, holder, listen, onFailed: failed, dead = null } = parts;
  if (dead) {
    await endLease(db, LEASE_NAME, dead === 'anybody' ? null : dead.holder).catch((error: Error) => {
      // If this fails, the lease simply expires by itself.
      if (!isPassing(error)) throw error;
    });
  }
  const early: Line<FromCore, ToCore>[] = [];
  let trading: LocalTrading | null = null;
  const ears = listen
    ? await listenForLines<FromCore, ToCore>(listen.address, listen.key, (line) => {
        if (trading) serveLine(trading, line);
        else early.push(line);
      })
    : null;
  const address = ears && listen ? addressText({ host: listen.address.host, port: ears.port }) : null;
  trading = new LocalTrading({ db, ledger: new Ledger(db), clock, holder, onFailed: failed, address });
  for (const line of early) serveLine(trading, line);
  await trading.start();
  const started = trading;
  return {
    trading: started,
    async stop() {
      await started.stop();
      ears?.close();
    },
  };
}
