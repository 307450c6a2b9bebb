import type { Command, PlaceCommand, TransferCommand } from '@bourse/core/trading/command.ts';
import { decodeCommand } from '@bourse/core/trading/command-codec.ts';
import { contentOf } from '@bourse/core/trading/content.ts';
import type { AcceptedEvent, ClosedEvent, Outcome, TradeEvent, TriggeredEvent } from '@bourse/core/trading/event.ts';
import { readChanges, readEvents } from '@bourse/core/trading/event-reader.ts';
import { ORDER_IDS, type RememberedId, TRANSFER_IDS } from '@bourse/core/trading/remembered.ts';
import { marketImage } from '@bourse/core/trading/snapshot.ts';
import type { TradingCore } from '@bourse/core/trading/trading-core.ts';
import { lengthOf } from '@bourse/core/trading/words.ts';
import type { JournalPlace } from '../../journal/place.ts';
import type { OrderChange, OrderRow, Step, TradeRow, TransferRow } from './step.ts';

/** A row of the journal, as far as the rows of the database are made of it. */
export interface CollectedRow {
  readonly firstSequence: number;
  readonly count: number;
  readonly atMs: number;
  readonly commands: Uint32Array;
  readonly events: Uint32Array;
}

/** Gathers what rows of the journal do to the rows of the database, until somebody cuts a step. */
export class Collector {
  #count = 0;
  #orders = new Map<number, OrderRow>();
  #changes = new Map<number, OrderChange>();
  #trades: TradeRow[] = [];
  #transfers: TransferRow[] = [];
  #remembered: RememberedId[] = [];
  #fees: Step['fees'][number][] = [];
  readonly #feeLevels = new Map<number, number>();
  readonly #markets = new Set<number>();

  /** Commands since the last step. */
  get count(): number {
    return this.#count;
  }

  take(row: CollectedRow): void {
    const { commands, atMs } = row;
    let at = 0;
    let sequence = row.firstSequence;
    for (const outcome of readEvents(row.events)) {
      this.#takeOne(decodeCommand(commands, at), outcome, { sequence, atMs, content: () => contentOf(commands, at) });
      at += lengthOf(commands[at]!);
      sequence += 1;
    }
    this.#count += row.count;
  }

  /**
   * Ends a step and begins the next one.
   *
   * @param core   has applied exactly what was taken
   * @param place  where it stands in the journal
   */
  cut(core: TradingCore, previous: number, place: JournalPlace): Step {
    const { state } = core;
    const step: Step = {
      previous,
      place,
      atMs: core.atMs,
      nextId: state.nextId,
      markets: [...this.#markets].map((market) => marketImage(state.markets[market]!)),
      fees: this.#fees,
      feeLevels: [...this.#feeLevels].map(([account, level]) => ({ account, level })),
      orders: [...this.#orders.values()],
      changes: [...this.#changes.values()],
      trades: this.#trades,
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
    this.#changes = new Map();
    this.#trades = [];
    this.#transfers = [];
    this.#remembered = [];
    this.#fees = [];
    this.#feeLevels.clear();
    this.#markets.clear();
  }

  #takeOne(command: Command, outcome: Outcome, about: About): void {
    const accepted = outcome.find((event) => event.kind === 'accepted');
    if (accepted) this.#accept(command.kind === 'replace' ? command.place : (command as PlaceCommand), accepted, about);
    for (const event of outcome) {
      if (event.kind === 'trade') this.#trade(event, about);
      else if (event.kind === 'closed') this.#close(event, about);
      else if (event.kind === 'triggered') this.#wake(event, about);
    }
    const [answer] = outcome;
    if (answer!.kind === 'done') this.#rule(command, answer!.id, about);
  }

  #accept(place: PlaceCommand, { orderId, feeVersion, feeLevel }: AcceptedEvent, { atMs, content }: About): void {
    this.#orders.set(orderId, {
      id: orderId,
      account: place.account,
      market: place.market,
      isBuy: place.side === 'buy',
      isMarket: place.type === 'market',
      timeInForce: place.timeInForce,
      isPostOnly: place.postOnly,
      trigger: place.trigger,
      isWaiting: place.trigger !== 'none',
      ticks: place.ticks,
      stopTicks: place.stopTicks,
      lots: place.lots,
      quoteUnits: place.quoteUnits,
      clientId: place.clientId,
      priority: orderId,
      feeVersion,
      feeLevel,
      tradedLots: 0,
      tradedUnits: 0n,
      feeMinor: 0n,
      closeReason: null,
      createdAtMs: atMs,
      updatedAtMs: atMs,
      closedAtMs: null,
    });
    const { account, clientId } = place;
    if (clientId !== '')
      this.#remembered.push({ account, kind: ORDER_IDS, text: clientId, content: content(), id: orderId });
  }

  #trade(event: TradeEvent, { sequence, atMs }: About): void {
    const { kind: _kind, takerSide, makerOrderId, takerOrderId, ...rest } = event;
    const isBuyerTaker = takerSide === 'buy';
    this.#trades.push({
      ...rest,
      sequence,
      atMs,
      isBuyerTaker,
      makerOrder: makerOrderId,
      takerOrder: takerOrderId,
    });
    this.#markets.add(event.market);
    const units = BigInt(event.ticks) * BigInt(event.lots);
    for (const [id, feeMinor] of [
      [makerOrderId, event.makerFeeMinor],
      [takerOrderId, event.takerFeeMinor],
    ] as const) {
      const order = this.#change(id, atMs);
      order.tradedLots += event.lots;
      order.tradedUnits += units;
      order.feeMinor += feeMinor;
    }
  }

  #close({ orderId, reason }: ClosedEvent, { atMs }: About): void {
    const order = this.#change(orderId, atMs);
    order.closeReason = reason;
    order.closedAtMs = atMs;
  }

  #wake({ orderId, priority }: TriggeredEvent, { atMs }: About): void {
    const order = this.#change(orderId, atMs);
    order.priority = priority;
    if ('isWaiting' in order) order.isWaiting = false;
  }

  /** The row of this step, or what the step adds to a row that is there. */
  #change(id: number, atMs: number): OrderRow | OrderChange {
    const order: OrderRow | OrderChange = this.#orders.get(id) ?? this.#changes.get(id) ?? noChange(id);
    order.updatedAtMs = atMs;
    if (!('isWaiting' in order)) this.#changes.set(id, order);
    return order;
  }

  #rule(command: Command, id: number, about: About): void {
    if (command.kind === 'credit' || command.kind === 'debit') this.#transfer(command, id, about);
    else if (command.kind === 'market' || command.kind === 'marketStatus' || command.kind === 'reference') {
      this.#markets.add(command.market);
    } else if (command.kind === 'fees') this.#fees.push({ version: command.version, levels: command.levels });
    else if (command.kind === 'feeLevel') this.#feeLevels.set(command.account, command.level);
  }

  #transfer({ kind, account, asset, amountMinor, transferId }: TransferCommand, number: number, about: About): void {
    const { sequence, atMs, content } = about;
    const isCredit = kind === 'credit';
    this.#transfers.push({ number, transferId, account, asset, amountMinor, isCredit, sequence, atMs });
    this.#remembered.push({ account, kind: TRANSFER_IDS, text: transferId, content: content(), id: number });
  }
}

interface About {
  readonly sequence: number;
  readonly atMs: number;
  readonly content: () => number;
}

const noChange = (id: number): OrderChange => ({
  id,
  tradedLots: 0,
  tradedUnits: 0n,
  feeMinor: 0n,
  priority: 0,
  closeReason: null,
  closedAtMs: null,
  updatedAtMs: 0,
});
