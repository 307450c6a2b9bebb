import { lengthOf } from '../../journal/words.ts';
import { decodeCommand } from '../journal/command-codec.ts';
import type { FuturesCommand } from './command.ts';
import { DEFAULT_FUTURES_LIMITS, type FuturesLimits } from './limits.ts';
import { Orders } from './orders/orders.ts';
import { FuturesState } from './state.ts';

/**
 * The futures core: contracts, accounts, positions, orders and liquidations as one machine that changes only by batches of commands. The
 * same commands with the same times give the same events, bit by bit, in any process. Its rules are in `README.md`.
 */
export class FuturesCore {
  readonly state: FuturesState;
  readonly orders: Orders;

  constructor(limits: FuturesLimits = DEFAULT_FUTURES_LIMITS) {
    this.state = new FuturesState(limits);
    this.orders = new Orders(this.state);
  }

  /** Commands applied so far: the number of the last one. */
  get sequence(): number {
    return this.state.sequence;
  }

  /** Time of the last batch, UTC milliseconds. A batch with an earlier time gets this one. */
  get atMs(): number {
    return this.state.atMs;
  }

  /** Whether `continue` has work: units that wait for their liquidation, or stops that are due and asleep. */
  get isDue(): boolean {
    return this.state.queue.length > 0 || this.orders.isDue;
  }

  /**
   * Applies the commands that follow each other in `words`, in order.
   *
   * @param words  commands, from `encodeCommand`
   * @param atMs   when the batch was put in sequence, UTC milliseconds
   * @returns      its events, for `readEvents`; the next call writes over them
   */
  apply(words: Uint32Array, atMs: number): Uint32Array {
    const { state } = this;
    const { events } = state;
    events.length = 0;
    if (atMs > state.atMs) state.atMs = atMs;
    for (let at = 0; at < words.length; ) {
      const end = at + lengthOf(words[at]!);
      if (end > words.length || end === at) throw new Error('a command is cut off');
      events.beginCommand();
      this.applyOne(decodeCommand(words, at));
      this.orders.wakeDue();
      state.sequence += 1;
      at = end;
    }
    return events.view();
  }

  private applyOne(command: FuturesCommand): boolean {
    const { desk } = this.orders;
    switch (command.kind) {
      case 'place':
        return desk.place(command);
      case 'placeStops':
        return desk.placeStops(command);
      case 'cancel':
        return desk.cancel(command);
      case 'cancelAll':
        return desk.cancelAll(command);
      case 'amend':
        return desk.amend(command);
      default:
        throw new Error(`unknown kind ${command.kind}`);
    }
  }
}
