import { LIST_IDS, ORDER_IDS, type RememberedId, TRANSFER_IDS } from '@bourse/core/journal/remembered.ts';
import { ANSWERS, detailOf, kindOf, lengthOf, textAt, wideAt } from '@bourse/core/journal/words.ts';
import { CLOSE_REASONS, TRADING_REFUSALS } from '@bourse/core/trading/event.ts';
import { decodeCommand, listPartsAt } from '@bourse/core/trading/journal/command-codec.ts';
import { COMMAND } from '@bourse/core/trading/journal/command-words.ts';
import { contentOf, listContent, orderContent } from '@bourse/core/trading/journal/content.ts';
import { readChanges } from '@bourse/core/trading/journal/event-reader.ts';
import { CLOSED_DETAIL, EVENT } from '@bourse/core/trading/journal/event-writer.ts';
import { termsOf } from '@bourse/core/trading/orders/terms.ts';
import type { TradingCore } from '@bourse/core/trading/trading-core.ts';
import type { JournalPlace } from '../../../journal/place.ts';
import type { CollectedRow } from '../../rows.ts';
import type { AmendmentNow, PreventedNow } from '../../trading.ts';
import { type About, amendmentOf, marketRow, preventedOf, tradeRow } from './event-rows.ts';
import { type Arrival, orderRow } from './order-row.ts';
import { addTo, addTrade, changeOf, noSum, type OrderSum } from './order-sum.ts';
import type { ListRow, OrderChange, OrderRow, Step, TradeRow, TransferRow } from './step.ts';

const { ACCEPTED, TRADE, CLOSED, TRIGGERED, DONE, PREVENTED, AMENDED, LISTED, ACTIVATED, SHOWN, TRACKING } = EVENT;
const { REPLACE, REPLACE_PLACE, PLACE_ACCOUNT, PLACE_TERMS } = COMMAND;

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
    else if (kind === PREVENTED) this.#prevented.push(preventedOf(events, at, about));
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
    const { commands, head, place, end, id } = arrival;
    const row = orderRow(events, at, arrival);
    this.#orders.set(id, row);
    const { account, clientId } = row;
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

  #trade(events: Uint32Array, at: number, about: About): void {
    const row = tradeRow(events, at, about);
    const { market, makerOrder, takerOrder, ticks, lots } = row;
    this.#markets.add(market);
    this.#trades.push(row);
    const [maker, taker] = [this.#sumOf(makerOrder, about.atMs), this.#sumOf(takerOrder, about.atMs)];
    addTrade(maker, lots, ticks * lots, wideAt(events, at + 11), wideAt(events, at + 13));
    addTrade(taker, lots, ticks * lots, wideAt(events, at + 20), wideAt(events, at + 22));
  }

  #amend(events: Uint32Array, at: number, about: About): void {
    const amendment = amendmentOf(events, at, about);
    this.#sumOf(amendment.orderId, about.atMs).lots = amendment.lots;
    this.#amendments.push(amendment);
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
