import { encodeCommand } from '../../core/src/futures/journal/command-codec.ts';
import type { FuturesCommand, PlaceCommand } from '../../core/src/futures/machine/command.ts';
import { FuturesCore } from '../../core/src/futures/machine/futures-core.ts';
import { LONG, SHORT } from '../../core/src/futures/machine/stakes.ts';
import { tiersOf } from '../../core/src/futures/tiers.ts';
import { layRow, NO_HASH } from '../../core/src/journal/journal-row.ts';
import { WordBuffer } from '../../core/src/journal/words.ts';

/** Bitcoin: a lot is 0.00001, a tick 0.1 USDT, so that a tick × a lot is a minor unit of USDT. */
export const CONTRACT = 1;
export const MARK_TICKS = 1_000_000;
const BATCH = 256;
/** Changes are read every so many batches, as a projector and a live book do. */
const CHANGES_EVERY = 16;
const AT_MS = 1_790_000_000_000;
const USDT = 1_000_000n;

/** A futures core that is given commands in batches; each batch is laid out as the journal keeps it. */
export class Exchange {
  readonly core = new FuturesCore();
  private readonly commands = new WordBuffer();
  private pending = 0;
  private batches = 0;
  private transfers = 0;

  /** With one contract, at a leverage of up to 125, and a fund. */
  constructor() {
    this.send({
      kind: 'contract',
      contract: CONTRACT,
      unitMinor: 1,
      minNotionalMinor: 100_000,
      maxLots: 10_000_000,
      bandPpm: 100_000,
      marketBandPpm: 50_000,
      closeFeePpm: 600,
      liquidationFeePpm: 5_000,
      tiers: tiersOf([
        { upToMinor: 50_000n * USDT, maxLeverage: 125, maintenancePpm: 4_000n },
        { upToMinor: 1_000_000n * USDT, maxLeverage: 50, maintenancePpm: 10_000n },
        { upToMinor: 100_000_000n * USDT, maxLeverage: 10, maintenancePpm: 50_000n },
      ]),
    });
    const levels = [200, 180, 160].map((makerPpm) => ({ makerPpm, takerPpm: makerPpm + 300 }));
    this.send({ kind: 'fees', version: 1, levels });
    this.mark(MARK_TICKS);
  }

  send(command: FuturesCommand): void {
    encodeCommand(command, this.commands);
    this.pending += 1;
    if (this.pending === BATCH) this.flush();
  }

  flush(): void {
    if (this.pending === 0) return;
    const { core } = this;
    const commands = this.commands.view();
    const firstSequence = core.sequence + 1;
    const events = core.apply(commands, AT_MS + core.sequence);
    layRow({ firstSequence, count: this.pending, atMs: core.atMs, previousHash: NO_HASH, commands, events });
    this.batches += 1;
    if (this.batches % CHANGES_EVERY === 0) core.takeChanges();
    this.commands.length = 0;
    this.pending = 0;
  }

  mark(ticks: number): void {
    this.send({ kind: 'mark', contract: CONTRACT, indexTicks: ticks, markTicks: ticks });
  }

  /** An account with this much money. */
  open(account: number, amountMinor: number, leverage: number): void {
    this.send({ kind: 'open', account });
    this.send({ kind: 'feeLevel', account, level: account % 3 });
    this.transfers += 1;
    this.send({ kind: 'credit', account, amountMinor, transferId: `in ${this.transfers}`, voidsCredit: false });
    this.send({ kind: 'leverage', account, contract: CONTRACT, leverage });
  }

  /** Two accounts open the two sides of a position at a price. */
  meet(short: number, long: number, ticks: number, lots: number): void {
    this.send(order(short, 'sell', ticks, lots));
    this.send(order(long, 'buy', ticks, lots));
  }

  /** Lots of all positions of a side. */
  openLots(side: typeof LONG | typeof SHORT): number {
    const { stakes } = this.core.state;
    let sum = 0;
    for (let stake = 0; stake < stakes.size; stake += 1) sum += stakes.lotsOf(stake, side);
    return sum;
  }

  /** How many positions are open. */
  positionCount(): number {
    const { stakes } = this.core.state;
    let count = 0;
    for (let stake = 0; stake < stakes.size; stake += 1)
      for (const side of [LONG, SHORT]) if (stakes.lotsOf(stake, side) > 0) count += 1;
    return count;
  }
}

/** An order that opens; at a price of 0 it takes what there is at once. */
export const order = (account: number, side: 'buy' | 'sell', ticks: number, lots: number): PlaceCommand => ({
  kind: 'place',
  account,
  contract: CONTRACT,
  side,
  position: side === 'buy' ? 'LONG' : 'SHORT',
  type: ticks > 0 ? 'limit' : 'market',
  timeInForce: ticks > 0 ? 'gtc' : 'ioc',
  postOnly: false,
  reduceOnly: false,
  selfTrade: 'expireTaker',
  ticks,
  lots,
  clientId: '',
});
