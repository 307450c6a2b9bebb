import type { Db } from '../../platform/db/db.ts';
import { type Loop, startLoop } from '../../platform/jobs/loop.ts';
import type { Line } from '../../platform/line/line.ts';
import { openLine, parseAddress } from '../../platform/line/socket-line.ts';
import type { Logger } from '../../platform/log/log.ts';
import { findLeader } from '../projection/leader.ts';
import type { FromCore, ToCore } from './line.ts';
import { RemoteTrading } from './remote-trading.ts';

export interface FarTradingParts {
  readonly db: Db;
  readonly key: Buffer;
  readonly log: Logger;
  /** Whether another process should be asked now; always, if this process has no core of its own. */
  readonly isWanted?: () => boolean;
}

const LOOK_MS = 200;

/** The trading core in another process: connects to the one that leads, and to the next one when that changes. */
export class FarTrading {
  readonly trading = new RemoteTrading();
  readonly #parts: FarTradingParts;
  #line: Line<ToCore, FromCore> | null = null;
  /** Epoch and address of the core to which the line goes. */
  #to = '';
  #loop: Loop | null = null;

  constructor(parts: FarTradingParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#loop = startLoop({
      name: 'leader of trading',
      everyMs: LOOK_MS,
      log: this.#parts.log,
      run: () => this.#look(),
    });
  }

  async stop(): Promise<void> {
    await this.#loop?.stop();
    this.#cut();
  }

  async #look(): Promise<'idle'> {
    const { db, isWanted = () => true, key } = this.#parts;
    if (!isWanted()) {
      this.#cut();
      return 'idle';
    }
    const leader = await findLeader(db);
    const to = leader?.address ? `${leader.epoch} ${leader.address}` : '';
    // A leader that hangs keeps its line open, so the row in the database decides who leads, not the line.
    if (to === this.#to) return 'idle';
    this.#cut();
    const address = leader?.address ? parseAddress(leader.address) : null;
    if (!address) return 'idle';
    const line = await openLine<ToCore, FromCore>(address, key).catch(() => null);
    if (!line) return 'idle';
    this.#line = line;
    this.#to = to;
    line.onClose(() => {
      if (this.#line === line) this.#cut();
    });
    this.trading.attach(line);
    return 'idle';
  }

  #cut(): void {
    const line = this.#line;
    this.#line = null;
    this.#to = '';
    this.trading.detach();
    line?.close();
  }
}
