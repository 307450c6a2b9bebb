import { TRANSFER_IDS } from '../journal/remembered.ts';
import { detailOf, kindOf, lengthOf, wideAt } from '../journal/words.ts';
import { WARM_MAX } from '../matching/order-pool.ts';
import { TICKS_LIMIT } from '../matching/price-levels.ts';
import { AMOUNT_MAX, highOf, lowOf, minorOf } from './amount.ts';
import { PART } from './balances.ts';
import type {
  FeesCommand,
  LastPriceCommand,
  MarketCommand,
  MarketStatusCommand,
  ReferenceCommand,
  TakeMarketCommand,
} from './command.ts';
import { type CoreLimits, CoreState, DEFAULT_LIMITS } from './core-state.ts';
import { isRate } from './fees.ts';
import { decodeCommand } from './journal/command-codec.ts';
import { COMMAND } from './journal/command-words.ts';
import { transferContent } from './journal/content.ts';
import { EventWriter } from './journal/event-writer.ts';
import { isMarket, Market } from './market.ts';
import { Desk } from './orders/desk.ts';
import { TERM } from './orders/terms.ts';

const { AVAILABLE, HELD } = PART;

const { AMEND, CANCEL, CANCEL_ALL, CANCEL_LIST, CANCEL_ORDER, CREDIT, DEBIT, FEE_LEVEL, PLACE, PLACE_LIST, REPLACE } =
  COMMAND;
const { WAKE } = COMMAND;

/** Up to this many orders (64 bytes each) fit into the processor's cache and need no prefetch. */
const NEAR_ORDERS = 32_768;

/**
 * The trading core: accounts, orders and books as one machine that changes only by batches of commands. The same commands
 * with the same times give the same events, bit by bit, in any process.
 * @invariant  per asset, all balances sum to what was credited less what was debited
 * @invariant  no balance is below zero; what is held is explained by open orders
 * @invariant  after each command no book is crossed or locked
 */
export class TradingCore {
  readonly state: CoreState;
  readonly desk: Desk;
  private readonly changes = new EventWriter();
  private readonly cancels = new Float64Array(WARM_MAX);
  private readonly lasts = new Int32Array(WARM_MAX);
  /** What `warm` has read. Kept only so that the reads are not optimised away. */
  protected warmth = 0;

  constructor(limits: CoreLimits = DEFAULT_LIMITS) {
    this.state = new CoreState(limits);
    this.desk = new Desk(this.state);
  }

  /** Commands applied so far: the number of the last one. */
  get sequence(): number {
    return this.state.sequence;
  }

  /** Time of the last batch, UTC milliseconds. A batch with an earlier time gets this one. */
  get atMs(): number {
    return this.state.atMs;
  }

  /** Markets with reached stops that are still asleep: each needs a `wake` next. */
  dueMarkets(): number[] {
    return this.state.markets.flatMap((market) => (market?.isDue && !market.isStill ? [market.id] : []));
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
    if (state.pool.size > NEAR_ORDERS) this.warmth = this.warm(words);
    for (let at = 0; at < words.length; ) {
      events.beginCommand();
      const head = words[at]!;
      const end = at + lengthOf(head);
      if (end > words.length || end === at) throw new Error('a command is cut off');
      this.applyOne(kindOf(head), words, at, end);
      state.sequence += 1;
      at = end;
    }
    return events.view();
  }

  /**
   * Names each balance and price level that changed since the last call, once, with its current value. A projector writes
   * these in the transaction that stores this sequence, and live books send them. Call it between batches, as rarely as you
   * like; it changes nothing that is hashed.
   *
   * @returns  words for `readChanges`; the next call writes over them
   */
  takeChanges(): Uint32Array {
    this.changes.length = 0;
    this.tellChanges(this.changes);
    return this.changes.view();
  }

  /** Reads what the batch's orders and cancels will touch, before the batch begins: in a deep book this halves the time. */
  private warm(words: Uint32Array): number {
    const { pool, markets } = this.state;
    let count = 0;
    let lastCount = 0;
    for (let at = 0; at < words.length && count + lastCount < WARM_MAX; ) {
      const head = words[at]!;
      if (kindOf(head) === CANCEL) this.cancels[count++] = wideAt(words, at + CANCEL_ORDER);
      else if (kindOf(head) === PLACE) {
        const terms = words[at + COMMAND.PLACE_TERMS]!;
        const book = markets[terms & TERM.MARKET_MASK]?.book;
        const side = (terms & TERM.IS_BUY) !== 0 ? book?.bids : book?.asks;
        this.lasts[lastCount++] = side?.lastAt(words[at + COMMAND.PLACE_TICKS]!) ?? 0;
      }
      at += lengthOf(head) || words.length;
    }
    return pool.warm(this.cancels, count, this.lasts, lastCount);
  }

  private applyOne(kind: number, words: Uint32Array, at: number, end: number): boolean {
    switch (kind) {
      case PLACE:
        return this.desk.place(words, at, end);
      case CANCEL:
        return this.desk.cancel(words, at);
      case CANCEL_ALL:
        return this.desk.cancelAll(words, at);
      case REPLACE:
        return this.desk.replace(words, at);
      case PLACE_LIST:
        return this.desk.placeList(words, at);
      case CANCEL_LIST:
        return this.desk.cancelList(words, at);
      case AMEND:
        return this.desk.amend(words, at);
      case WAKE:
        return this.desk.wake(words, at);
      case CREDIT:
      case DEBIT:
        return this.transfer(kind === CREDIT, words, at, end);
      default:
        return this.rule(words, at);
    }
  }

  private tellChanges(events: EventWriter): void {
    const { balances, accounts, markets } = this.state;
    balances.takeTouched((slot) => {
      events.writeBalance(
        accounts.idAt(balances.accountOf(slot)),
        balances.assetOf(slot),
        balances.high(slot, AVAILABLE),
        balances.low(slot, AVAILABLE),
        balances.high(slot, HELD),
        balances.low(slot, HELD),
      );
    });
    for (const market of markets) {
      if (market === undefined) continue;
      market.book.bids.takeTouched((ticks, lots) => events.writeLevel(market.id, true, ticks, lots));
      market.book.asks.takeTouched((ticks, lots) => events.writeLevel(market.id, false, ticks, lots));
      market.stopsAbove.takeTouched(tellNobody);
      market.stopsBelow.takeTouched(tellNobody);
    }
  }

  /** Takes money in from the books outside, or gives it out to them, once for each id. */
  private transfer(isCredit: boolean, words: Uint32Array, at: number, end: number): boolean {
    const { state } = this;
    const { events, balances, remembered, issuedMinor } = state;
    const account = wideAt(words, at + 1);
    const asset = words[at + 3]!;
    const high = wideAt(words, at + 4);
    const low = wideAt(words, at + 6);
    const amountMinor = minorOf(high, low);
    if (at + 8 >= end || amountMinor === 0n) return events.writeRefused('INVALID_TRANSFER');
    const content = transferContent(words, at);
    const place = remembered.find(account, TRANSFER_IDS, words, at + 8, end);
    if (place >= 0) {
      if (remembered.contentAt(place) === content) return events.writeRepeated(remembered.idAt(place));
      return events.writeRefused('IDEMPOTENCY_MISMATCH', 0, remembered.idAt(place));
    }
    const issued = issuedMinor.get(asset) ?? 0n;
    if (isCredit && issued + amountMinor > AMOUNT_MAX) {
      const left = AMOUNT_MAX - issued;
      return events.writeRefused('AMOUNT_TOO_LARGE', highOf(left), lowOf(left), 0, 0, asset);
    }
    const owner = isCredit ? state.accounts.placeOf(account) : state.accounts.find(account);
    const slot = owner < 0 ? -1 : isCredit ? balances.slotOf(owner, asset) : balances.find(owner, asset);
    if (!isCredit && !balances.isAtLeast(slot, AVAILABLE, high, low)) {
      const there = balances.low(slot, AVAILABLE);
      return events.writeRefused('INSUFFICIENT_BALANCE', high, low, balances.high(slot, AVAILABLE), there, asset);
    }
    issuedMinor.set(asset, isCredit ? issued + amountMinor : issued - amountMinor);
    if (isCredit) balances.add(slot, AVAILABLE, high, low);
    else balances.subtract(slot, AVAILABLE, high, low);
    const id = state.nextId++;
    remembered.put(account, TRANSFER_IDS, words, at + 8, end, content, id);
    return events.writeDone(id);
  }

  private rule(words: Uint32Array, at: number): boolean {
    const { events, accounts } = this.state;
    const kind = kindOf(words[at]!);
    if (kind === FEE_LEVEL) {
      accounts.setLevel(accounts.placeOf(wideAt(words, at + 1)), detailOf(words[at]!));
      return events.writeDone();
    }
    const command = decodeCommand(words, at);
    if (command.kind === 'market') return this.defineMarket(command);
    if (command.kind === 'fees') return this.putFees(command);
    if (!('market' in command) || command.kind === 'place' || command.kind === 'cancelAll' || command.kind === 'wake') {
      throw new Error(`unknown kind ${kind}`);
    }
    return this.ruleMarket(command);
  }

  private ruleMarket(command: MarketStatusCommand | TakeMarketCommand | ReferenceCommand | LastPriceCommand): boolean {
    const { events, markets } = this.state;
    const market = markets[command.market];
    if (market === undefined) return events.writeRefused('MARKET_NOT_FOUND');
    switch (command.kind) {
      case 'lastPrice':
        return this.setLastPrice(market, command.ticks);
      case 'reference':
        market.referenceTicks = command.ticks;
        return events.writeDone();
      case 'marketStatus':
        if (market.takenFor !== 0) return events.writeRefused('MARKET_TAKEN');
        market.isHalted = command.status === 'halted';
        return events.writeDone();
      case 'takeMarket':
        if (market.takenFor !== 0 && market.takenFor !== command.asset) return events.writeRefused('MARKET_TAKEN');
        market.takenFor = command.asset;
        return events.writeDone();
      case 'giveMarket':
        if (market.takenFor === command.asset) market.takenFor = 0;
        return events.writeDone();
    }
  }

  /** Refused while there are orders: the new price might have woken them, or they were placed by the old one. */
  private setLastPrice(market: Market, ticks: number): boolean {
    const { events } = this.state;
    if (!market.isStill || market.hasOrders || this.desk.execution.lists.isAnyDue(market.id))
      return events.writeRefused('MARKET_IN_USE');
    if (ticks >= TICKS_LIMIT) return events.writeRefused('INVALID_MARKET');
    market.lastTicks = ticks;
    return events.writeDone();
  }

  private defineMarket(command: MarketCommand): boolean {
    const { events, markets } = this.state;
    const known = markets[command.market];
    if (!isMarket(command) || (known !== undefined && !known.isCountedAs(command))) {
      return events.writeRefused('INVALID_MARKET');
    }
    const market = known ?? new Market(command, this.state);
    market.minNotionalUnits = command.minNotionalUnits;
    market.bandPpm = command.bandPpm;
    markets[command.market] = market;
    return events.writeDone();
  }

  private putFees({ version, levels }: FeesCommand): boolean {
    const { events, fees } = this.state;
    const areRates = levels.every((level) => isRate(level.makerPpm) && isRate(level.takerPpm));
    if (version <= fees.version || levels.length === 0 || !areRates) return events.writeRefused('INVALID_FEES');
    fees.put(version, levels);
    return events.writeDone();
  }
}

const tellNobody = (): void => {};
