import { minorOf } from '@bourse/core/trading/amount.ts';
import { CLOSE_REASONS, TRADING_REFUSALS } from '@bourse/core/trading/event.ts';
import {
  clientEndOf,
  decodeCommand,
  displayLotsOf,
  listPartsAt,
  trailBpsOf,
} from '@bourse/core/trading/journal/command-codec.ts';
import { COMMAND } from '@bourse/core/trading/journal/command-words.ts';
import { contentOf, listContent, orderContent } from '@bourse/core/trading/journal/content.ts';
import { readChanges } from '@bourse/core/trading/journal/event-reader.ts';
import { ANSWERS, CLOSED_DETAIL, EVENT, TRADE_DETAIL } from '@bourse/core/trading/journal/event-writer.ts';
import { marketImage } from '@bourse/core/trading/journal/snapshot.ts';
import { detailOf, kindOf, lengthOf, textAt, wideAt } from '@bourse/core/trading/journal/words.ts';
import type { Market } from '@bourse/core/trading/market.ts';
import { SELF_TRADES, termsOf } from '@bourse/core/trading/orders/terms.ts';
import { LIST_IDS, ORDER_IDS, type RememberedId, TRANSFER_IDS } from '@bourse/core/trading/remembered.ts';
import type { TradingCore } from '@bourse/core/trading/trading-core.ts';
import type { JournalPlace } from '../../../journal/place.ts';
import type { AmendmentNow, PreventedNow } from '../../trading.ts';
import { trailText } from '../trails.ts';
import { addTo, addTrade, changeOf, noSum, type OrderSum } from './order-sum.ts';
import type { ListRow, MarketRow, OrderChange, OrderRow, Step, TradeRow, TransferRow } from './step.ts';

const marketRow = (market: Market): MarketRow => ({
  ...marketImage(market),
  buyTrail: trailText(market.buyTrail),
  sellTrail: trailText(market.sellTrail),
});

/** The parts of a journal row from which rows of the database are made. */
export interface CollectedRow {
  readonly firstSequence: number;
  readonly count: number;
  readonly atMs: number;
  readonly commands: Uint32Array;
  readonly events: Uint32Array;
}

/** The commands, sequence and time that events belong to. */
interface About {
  commands: Uint32Array;
  at: number;
  end: number;
  sequence: number;
  atMs: number;
}

/** An order within a command: from `place` to `end`. */
interface Arrival {
  readonly commands: Uint32Array;
  /** The first word of its command. */
  readonly head: number;
  readonly place: number;
  readonly end: number;
  readonly id: number;
  readonly atMs: number;
  readonly listId: number;
  readonly isPending: boolean;
}

const { ACCEPTED, TRADE, CLOSED, TRIGGERED, DONE, PREVENTED, AMENDED, LISTED, ACTIVATED, SHOWN, TRACKING } = EVENT;
const { REPLACE, REPLACE_PLACE, PLACE_ACCOUNT, PLACE_CLIENT, PLACE_QUANTITY } = COMMAND;
const { PLACE_STOP_TICKS, PLACE_TERMS, PLACE_TICKS } = COMMAND;

/**
 * Collects what rows of the journal change in the rows of the database, until a step is cut. It reads the core's
 * encoded words directly: it runs beside the core, and decoding everything into objects would cost more than the
 * matching itself.
 */
export class Collector {
  #count = 0;
  #orders = new Map<number, OrderRow>();
  #lists: ListRow[] = [];
  #sums = new Map<number, OrderSum>();
  #trades: TradeRow[] = [];
  #prevented: PreventedNow[] = [];
  #amendments: AmendmentNow[] = [];
  #transfers: TransferRow[] = [];
  #remembered: RememberedId[] = [];
  #fees: Step['fees'][number][] = [];
  readonly #feeLevels = new Map<number, number>();
  readonly #markets = new Set<number>();

  /** How many commands were collected since the last step. */
  get count(): number {
    return this.#count;
  }

  take({ commands, events, atMs, firstSequence, count }: CollectedRow): void {
    const about: About = { commands, at: 0, end: 0, sequence: firstSequence - 1, atMs };
    for (let at = 0; at < events.length; at += lengthOf(events[at]!)) {
      const head = events[at]!;
      if ((detailOf(head) & ANSWERS) !== 0) {
        about.at = about.end;
        about.end += lengthOf(commands[about.at]!);
        about.sequence += 1;
      }
      this.#takeEvent(kindOf(head), events, at, about);
    }
    this.#count += count;
  }

  /**
   * Ends a step and begins the next one.
   *
   * @param core   must have applied exactly what was collected
   * @param place  its place in the journal
   */
  cut(core: TradingCore, previous: number, place: JournalPlace): Step {
    const { state } = core;
    const changes: OrderChange[] = [];
    for (const [id, sum] of this.#sums) {
      const order = this.#orders.get(id);
      if (order) addTo(order, sum);
      else changes.push(changeOf(id, sum));
    }
    const step: Step = {
      previous,
      place,
      atMs: core.atMs,
      nextId: state.nextId,
      markets: [...this.#markets].map((market) => marketRow(state.markets[market]!)),
      fees: this.#fees,
      feeLevels: [...this.#feeLevels].map(([account, level]) => ({ account, level })),
      lists: this.#lists,
      orders: [...this.#orders.values()],
      changes,
      trades: this.#trades,
      prevented: this.#prevented,
      amendments: this.#amendments,
      transfers: this.#transfers,
      remembered: this.#remembered,
      ...readChanges(core.takeChanges()),
    };
    this.clear();
    return step;
  }

  clear(): void {
    this.#count = 0;
    this.#orders = new Map();
    this.#lists = [];
    this.#sums = new Map();
    this.#trades = [];
    this.#prevented = [];
    this.#amendments = [];
    this.#transfers = [];
    this.#remembered = [];
    this.#fees = [];
    this.#feeLevels.clear();
    this.#markets.clear();
  }

  #takeEvent(kind: number, events: Uint32Array, at: number, about: About): void {
    if (kind === ACCEPTED) this.#accept(events, at, about);
    else if (kind === TRADE) this.#trade(events, at, about);
    else if (kind === CLOSED) this.#close(events, at, about);
    else if (kind === TRIGGERED || kind === ACTIVATED) {
      const sum = this.#sumOf(wideAt(events, at + 1), about.atMs);
      sum.priority = wideAt(events, at + 3);
      if (kind === TRIGGERED) sum.isWoken = true;
      else sum.isActivated = true;
    } else if (kind === SHOWN) {
      const sum = this.#sumOf(wideAt(events, at + 1), about.atMs);
      sum.priority = wideAt(events, at + 3);
      sum.hiddenLots = wideAt(events, at + 5);
    } else if (kind === TRACKING) {
      const sum = this.#sumOf(wideAt(events, at + 1), about.atMs);
      sum.priority = wideAt(events, at + 3);
      sum.trackingAtMs = about.atMs;
      this.#markets.add(events[at + 5]!);
    } else if (kind === LISTED) this.#list(events, at, about);
    else if (kind === PREVENTED) this.#prevent(events, at, about);
    else if (kind === AMENDED) this.#amend(events, at, about);
    else if (kind === DONE) this.#rule(wideAt(events, at + 1), about);
  }

  #accept(events: Uint32Array, at: number, { commands, at: commandAt, end, atMs }: About): void {
    const head = commands[commandAt]!;
    const place = kindOf(head) === REPLACE ? commandAt + REPLACE_PLACE : commandAt;
    const id = wideAt(events, at + 1);
    this.#takeOrder(events, at, { commands, head, place, end, id, atMs, listId: 0, isPending: false });
  }

  /** Collects a list. Its orders follow one another in the command, and their ids follow that of the list. */
  #list(events: Uint32Array, at: number, { commands, at: commandAt, atMs }: About): void {
    const id = wideAt(events, at + 1);
    const parts = listPartsAt(commands, commandAt);
    const { contingency, clientAt, clientEnd, places } = parts;
    const clientId = textAt(commands, clientAt, clientEnd);
    const account = wideAt(commands, places[0]! + PLACE_ACCOUNT);
    const { market } = termsOf(commands[places[0]! + PLACE_TERMS]!);
    this.#lists.push({ id, account, market, contingency, clientId, createdAtMs: atMs });
    if (clientId !== '')
      this.#remembered.push({ account, kind: LIST_IDS, text: clientId, content: listContent(commands, parts), id });
    for (const [which, place] of places.entries()) {
      const head = commands[place]!;
      const end = place + lengthOf(head);
      const isPending = which > 0 && contingency !== 'oco';
      this.#takeOrder(events, at, { commands, head, place, end, id: id + 1 + which, atMs, listId: id, isPending });
    }
  }

  /** Collects an order as it arrived; `at` is the event that names its fees. */
  #takeOrder(events: Uint32Array, at: number, arrival: Arrival): void {
    const { commands, head, place, end, id, atMs, listId, isPending } = arrival;
    const terms = termsOf(commands[place + PLACE_TERMS]!);
    const quantity = wideAt(commands, place + PLACE_QUANTITY);
    const account = wideAt(commands, place + PLACE_ACCOUNT);
    const clientId = textAt(commands, place + PLACE_CLIENT, clientEndOf(head, end));
    this.#orders.set(id, {
      id,
      account,
      market: terms.market,
      isBuy: terms.side === 'buy',
      isMarket: terms.type === 'market',
      timeInForce: terms.timeInForce,
      isPostOnly: terms.postOnly,
      trigger: terms.trigger,
      isWaiting: terms.trigger !== 'none' || isPending,
      ticks: commands[place + PLACE_TICKS]!,
      stopTicks: commands[place + PLACE_STOP_TICKS]!,
      lots: terms.byQuote ? 0 : quantity,
      quoteUnits: terms.byQuote ? quantity : 0,
      displayLots: displayLotsOf(commands, head, end),
      trailBps: trailBpsOf(commands, head, end),
      trackingAtMs: 0,
      hiddenLots: 0,
      clientId,
      feeFrom: terms.feeFrom,
      selfTrade: terms.selfTrade,
      priority: id,
      feeVersion: events[at + 3]!,
      feeLevel: detailOf(events[at]!) & ~ANSWERS,
      tradedLots: 0,
      tradedUnits: 0n,
      feeMinor: 0n,
      closeReason: null,
      closeRefusal: null,
      listId,
      isPending,
      createdAtMs: atMs,
      updatedAtMs: atMs,
      closedAtMs: null,
    });
    if (clientId === '') return;
    const content = orderContent(commands, place, head, end);
    this.#remembered.push({ account, kind: ORDER_IDS, text: clientId, content, id });
  }

  #close(events: Uint32Array, at: number, { atMs }: About): void {
    const detail = detailOf(events[at]!);
    const sum = this.#sumOf(wideAt(events, at + 1), atMs);
    sum.closeReason = CLOSE_REASONS[detail & CLOSED_DETAIL.REASON]!;
    sum.closedAtMs = atMs;
    if (sum.closeReason !== 'notPlaced') return;
    sum.closeRefusal = TRADING_REFUSALS[(detail >>> CLOSED_DETAIL.REFUSAL_SHIFT) & CLOSED_DETAIL.REFUSAL]!;
  }

  #trade(events: Uint32Array, at: number, { sequence, atMs }: About): void {
    const market = events[at + 1]!;
    const ticks = events[at + 2]!;
    const lots = wideAt(events, at + 5);
    this.#markets.add(market);
    this.#trades.push({
      market,
      tradeId: wideAt(events, at + 3),
      sequence,
      atMs,
      ticks,
      lots,
      isBuyerTaker: (detailOf(events[at]!) & TRADE_DETAIL.TAKER_BUYS) !== 0,
      isBuyerFeeInBase: (detailOf(events[at]!) & TRADE_DETAIL.BUYER_FEE_IN_BASE) !== 0,
      ...this.#sides(events, at, ticks * lots, lots, atMs),
    });
  }

  #prevent(events: Uint32Array, at: number, { sequence, atMs }: About): void {
    this.#prevented.push({
      id: wideAt(events, at + 1),
      market: events[at + 3]!,
      ticks: events[at + 4]!,
      account: wideAt(events, at + 5),
      makerOrder: wideAt(events, at + 7),
      takerOrder: wideAt(events, at + 9),
      makerLots: wideAt(events, at + 11),
      takerLots: wideAt(events, at + 13),
      selfTrade: SELF_TRADES[detailOf(events[at]!) & ~ANSWERS]!,
      sequence,
      atMs,
    });
  }

  #amend(events: Uint32Array, at: number, { sequence, atMs }: About): void {
    const orderId = wideAt(events, at + 1);
    const lots = wideAt(events, at + 8);
    this.#sumOf(orderId, atMs).lots = lots;
    this.#amendments.push({
      sequence,
      orderId,
      account: wideAt(events, at + 3),
      market: events[at + 5]!,
      lotsBefore: wideAt(events, at + 6),
      lots,
      atMs,
    });
  }

  /** Adds a trade to the orders of both sides, and returns the sides. */
  #sides(events: Uint32Array, at: number, units: number, lots: number, atMs: number) {
    const makerOrder = wideAt(events, at + 7);
    const takerOrder = wideAt(events, at + 16);
    const [makerHigh, makerLow] = [wideAt(events, at + 11), wideAt(events, at + 13)];
    const [takerHigh, takerLow] = [wideAt(events, at + 20), wideAt(events, at + 22)];
    addTrade(this.#sumOf(makerOrder, atMs), lots, units, makerHigh, makerLow);
    addTrade(this.#sumOf(takerOrder, atMs), lots, units, takerHigh, takerLow);
    return {
      makerOrder,
      takerOrder,
      makerAccount: wideAt(events, at + 9),
      takerAccount: wideAt(events, at + 18),
      makerFeeMinor: minorOf(makerHigh, makerLow),
      takerFeeMinor: minorOf(takerHigh, takerLow),
      makerFeeVersion: events[at + 15]!,
      takerFeeVersion: events[at + 24]!,
    };
  }

  #sumOf(id: number, atMs: number): OrderSum {
    let sum = this.#sums.get(id);
    if (sum === undefined) {
      sum = noSum(atMs);
      this.#sums.set(id, sum);
    }
    sum.updatedAtMs = atMs;
    return sum;
  }

  /** Collects what is neither an order nor a cancel. It is rare compared with these, so it is decoded. */
  #rule(number: number, { commands, at, sequence, atMs }: About): void {
    if (kindOf(commands[at]!) === COMMAND.CANCEL_ALL) return;
    const command = decodeCommand(commands, at);
    switch (command.kind) {
      case 'credit':
      case 'debit': {
        const { kind, account, asset, amountMinor, transferId } = command;
        const isCredit = kind === 'credit';
        const content = contentOf(commands, at);
        this.#transfers.push({ number, transferId, account, asset, amountMinor, isCredit, sequence, atMs });
        this.#remembered.push({ account, kind: TRANSFER_IDS, text: transferId, content, id: number });
        return;
      }
      case 'market':
      case 'marketStatus':
      case 'takeMarket':
      case 'giveMarket':
      case 'reference':
      case 'lastPrice':
      case 'wake':
        this.#markets.add(command.market);
        return;
      case 'fees':
        this.#fees.push({ version: command.version, levels: command.levels });
        return;
      case 'feeLevel':
        this.#feeLevels.set(command.account, command.level);
        return;
    }
  }
}
