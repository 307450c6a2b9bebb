import { Ledger } from '../../ledger/ledger.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { LocalTrading } from '../local-trading.ts';
import type { FromCore, Line, ToCore } from './line.ts';
import { serveLine } from './serve-line.ts';
import { type Address, addressText, listenForLines } from './socket-line.ts';

export interface CoreHostParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly holder: string;
  /** Where other processes may ask; null where nobody may. */
  readonly listen: { readonly address: Address; readonly token: Buffer } | null;
  readonly failed: (error: Error) => void;
}

/** A trading core and its ears: it tells everybody where it is as soon as it leads. */
export interface CoreHost {
  readonly trading: LocalTrading;
  stop(): Promise<void>;
}

/** Starts a core; resolves when it leads or follows. */
export async function startCoreHost({ db, clock, holder, listen, failed }: CoreHostParts): Promise<CoreHost> {
  const early: Line<FromCore, ToCore>[] = [];
  let trading: LocalTrading | null = null;
  const ears = listen
    ? await listenForLines<FromCore, ToCore>(listen.address, listen.token, (line) => {
        if (trading) serveLine(trading, line);
        else early.push(line);
      })
    : null;
  const address = ears && listen ? addressText({ host: listen.address.host, port: ears.port }) : null;
  trading = new LocalTrading({ db, ledger: new Ledger(db), clock, holder, failed, address });
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
