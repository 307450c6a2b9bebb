import { kindOf, lengthOf, WordBuffer } from '../../journal/words.ts';
import { writeChanges } from '../journal/changes.ts';
import { decodeCommand } from '../journal/command-codec.ts';
import { COMMAND } from '../journal/command-words.ts';
import type { FuturesCommand } from './command.ts';
import { DEFAULT_FUTURES_LIMITS, type FuturesLimits } from './limits.ts';
import { Grants } from './money/grants.ts';
import { Rules } from './money/rules.ts';
import { Settings } from './money/settings.ts';
import { Transfers } from './money/transfers.ts';
import { Orders } from './orders/orders.ts';
import { Funding } from './risk/funding.ts';
import { Marks } from './risk/marks.ts';
import { FuturesState } from './state.ts';

const { CANCEL, PLACE } = COMMAND;

/** What people and the operator set. */
type SettingCommand = Extract<
  FuturesCommand,
  {
    readonly kind:
      | 'open'
      | 'mode'
      | 'marginMode'
      | 'leverage'
      | 'margin'
      | 'contract'
      | 'contractStatus'
      | 'fees'
      | 'feeLevel';
  }
>;

/**
 * The futures core: contracts, accounts, positions, orders and liquidations as one machine that changes only by batches of commands. The
 * same commands with the same times give the same events, bit by bit, in any process. Its rules are in `README.md`.
 */
export class FuturesCore {
  readonly state: FuturesState;
  readonly orders: Orders;
  private readonly transfers: Transfers;
  private readonly grants: Grants;
  private readonly settings: Settings;
  private readonly rules: Rules;
  private readonly marks: Marks;
  private readonly funding: Funding;
  private readonly changes = new WordBuffer();

  constructor(limits: FuturesLimits = DEFAULT_FUTURES_LIMITS) {
    this.state = new FuturesState(limits);
    this.orders = new Orders(this.state);
    this.transfers = new Transfers(this.state);
    this.grants = new Grants(this.state);
    this.settings = new Settings(this.state);
    this.rules = new Rules(this.state);
    this.marks = new Marks(this.state, this.orders);
    this.funding = new Funding(this.state);
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
    return this.marks.isDue || this.orders.isDue;
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
      this.applyOne(words, at);
      this.orders.wakeDue();
      state.sequence += 1;
      at = end;
    }
    return events.view();
  }

  /**
   * Names each account's money, each stake and each price level that changed since the last call, once, as it is now. Call it between
   * batches, as rarely as you like.
   *
   * @returns  words for `readChanges`; the next call writes over them
   */
  takeChanges(): Uint32Array {
    this.changes.length = 0;
    writeChanges(this.state, this.changes);
    return this.changes.view();
  }

  private applyOne(words: Uint32Array, at: number): boolean {
    switch (kindOf(words[at]!)) {
      case PLACE:
        return this.orders.desk.place(words, at);
      case CANCEL:
        return this.orders.desk.cancel(words, at);
      default:
        return this.applyDecoded(decodeCommand(words, at));
    }
  }

  private applyDecoded(command: FuturesCommand): boolean {
    const { desk } = this.orders;
    switch (command.kind) {
      case 'place':
      case 'cancel':
        throw new Error('orders and cancels are read from their words');
      case 'placeStops':
        return desk.placeStops(command);
      case 'cancelAll':
        return desk.cancelAll(command);
      case 'amend':
        return desk.amend(command);
      case 'credit':
      case 'debit':
        return this.transfers.move(command);
      case 'creditPot':
      case 'debitPot':
        return this.transfers.movePot(command);
      case 'grant':
        return this.grants.grant(command);
      case 'expire':
      case 'revoke':
        return this.grants.end(command);
      case 'mark':
        return this.marks.mark(command) && this.orders.noteMark(command.contract);
      case 'freeze':
        return this.marks.freeze(command);
      case 'continue':
        return this.marks.continue();
      case 'fund':
        return this.funding.fund(command);
      default:
        return this.set(command);
    }
  }

  private set(command: SettingCommand): boolean {
    const { settings, rules } = this;
    switch (command.kind) {
      case 'open':
        return settings.open(command);
      case 'mode':
        return settings.mode(command);
      case 'marginMode':
        return settings.marginMode(command);
      case 'leverage':
        return settings.leverage(command);
      case 'margin':
        return settings.margin(command);
      case 'contract':
        return rules.contract(command);
      case 'contractStatus':
        return rules.contractStatus(command);
      case 'fees':
        return rules.fees(command);
      case 'feeLevel':
        return rules.feeLevel(command);
    }
  }
}
