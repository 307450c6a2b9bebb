import type { Kline } from '@bourse/core/spot/kline.ts';
import { type KlineSeed, RunningKline, type ToldKline } from '@bourse/core/spot/running-kline.ts';
import type { LevelNow } from '@bourse/core/trading/event.ts';
import type { ApiMarket, BookChange, MarketView, PublicTrade } from '../ports.ts';
import { aggregated, levelsOf } from '../shapes/market-shapes.ts';
import {
  aggregateEvent,
  averageEvent,
  bookTickerEvent,
  depthEvent,
  klineEvent,
  miniTickerEvent,
  rollingEvent,
  tickerEvent,
  tradeEvent,
} from '../shapes/stream-events.ts';
import { averageNow, dayOf } from '../shapes/ticker-shapes.ts';
import type { StreamKind } from './stream-name.ts';

/** How long after its end a step of a chart is closed: its last trades arrive with their rows. */
const LATE_MS = 250;

/** Receives the events of a stream, each as JSON. */
export type Listener = (name: string, json: string) => void;

/** What a channel needs to see when it makes an event. */
export interface Sight {
  readonly market: ApiMarket;
  readonly view: MarketView;
  readonly nowMs: number;
}

/** One stream that somebody follows. Each event is made once for all followers. */
export class Channel {
  readonly name: string;
  readonly stream: StreamKind;
  readonly #listeners = new Set<Listener>();
  readonly #chart: Chart | null;
  readonly #slow: SlowBook | null;
  /** The average price that was sent last. */
  #average = '';
  /** True if something changed since the last beat; at first everything has. */
  #isDue = true;

  constructor(name: string, stream: StreamKind) {
    this.name = name;
    this.stream = stream;
    this.#chart = stream.kind === 'kline' ? new Chart(stream) : null;
    this.#slow = stream.kind === 'depth' && !stream.isQuick ? new SlowBook() : null;
  }

  get isIdle(): boolean {
    return this.#listeners.size === 0;
  }

  add(listener: Listener): void {
    this.#listeners.add(listener);
  }

  delete(listener: Listener): void {
    this.#listeners.delete(listener);
  }

  /** A new follower must be sent the present state. */
  markDue(): void {
    this.#isDue = true;
    this.#chart?.repeat();
  }

  /** Takes trades of its market, in order. */
  takeTrades(trades: readonly PublicTrade[], { market, nowMs }: Sight): void {
    this.#isDue = true;
    if (this.stream.kind === 'trade') for (const trade of trades) this.#say(tradeEvent(market, trade, nowMs));
    if (this.stream.kind === 'aggTrade')
      for (const trade of aggregated(trades)) this.#say(aggregateEvent(market, trade, nowMs));
  }

  /** Takes what moves its chart. `firstTradeId` shows whether trades before it may be missing. */
  takeKline(piece: Kline, firstTradeId: number): void {
    this.#chart?.take(piece, firstTradeId);
  }

  /** Gives its chart what it continues from. */
  seed(seed: KlineSeed): void {
    this.#chart?.begin(seed);
  }

  /** Steps were missed, so its chart may lack trades. */
  forget(): void {
    this.#isDue = true;
    this.#chart?.forget();
  }

  takeBook(change: BookChange, sight: Sight): void {
    const { stream } = this;
    // Some streams do not depend on the book.
    if (stream.kind !== 'rolling' && stream.kind !== 'avgPrice') this.#isDue = true;
    if (this.#slow) this.#slow.take(change);
    else if (stream.kind === 'depth') this.#say(depthEvent(sight.market, change, sight.nowMs));
    else if (stream.kind === 'levels' && stream.isQuick) this.#sayLevels(stream.levels, sight);
    else if (stream.kind === 'bookTicker') this.#say(bookTickerEvent(sight.market, sight.view));
  }

  /** Called once a second, for events that are sent at most that often. */
  beat(sight: Sight): void {
    const { stream } = this;
    const { market, view, nowMs } = sight;
    if (this.#chart) {
      for (const told of this.#chart.tell(nowMs - LATE_MS))
        this.#say(klineEvent(market, this.#chart.grid, told, nowMs));
      return;
    }
    if (stream.kind === 'avgPrice') this.#sayAverage(sight);
    if (!this.#isDue) return;
    this.#isDue = false;
    if (stream.kind === 'ticker') this.#say(tickerEvent(market, dayOf(view, nowMs), nowMs));
    if (stream.kind === 'miniTicker') this.#say(miniTickerEvent(market, dayOf(view, nowMs), nowMs));
    if (stream.kind === 'rolling') this.#say(rollingEvent(market, { window: stream.window, view }, nowMs));
    if (stream.kind === 'levels') this.#sayLevels(stream.levels, sight);
    const change = this.#slow?.cut();
    if (change) this.#say(depthEvent(market, change, nowMs));
  }

  /** The chart for which a seed must be read; null if none is needed. */
  get chartToRead(): Chart['grid'] | null {
    return this.#chart?.isSeeded === false ? this.#chart.grid : null;
  }

  #sayLevels(count: number, { market, view }: Sight): void {
    this.#say({
      lastUpdateId: view.bookSequence,
      bids: levelsOf(market, view.bids.best(count)),
      asks: levelsOf(market, view.asks.best(count)),
    });
  }

  /** The average also changes as minutes leave it, so it is sent whenever it differs. */
  #sayAverage({ market, view, nowMs }: Sight): void {
    const average = averageNow(market, view, nowMs);
    const told = `${average.price} ${average.lastTradeAtMs}`;
    if (!this.#isDue && told === this.#average) return;
    this.#average = told;
    this.#say(averageEvent(market, average, nowMs));
  }

  #say(event: object): void {
    const json = JSON.stringify(event);
    for (const listener of this.#listeners) listener(this.name, json);
  }
}

/** Collects the changes of a book between two beats. */
class SlowBook {
  #levels = new Map<string, LevelNow>();
  #previous: number | null = null;
  #sequence = 0;

  take({ previous, sequence, levels }: BookChange): void {
    // If a change was missed, the gap between the sequences stays visible, so that programs which keep a book notice
    // it.
    this.#previous ??= previous;
    this.#sequence = sequence;
    for (const level of levels) this.#levels.set(`${level.side}${level.ticks}`, level);
  }

  cut(): { previous: number; sequence: number; levels: LevelNow[] } | null {
    if (this.#previous === null) return null;
    const cut = { previous: this.#previous, sequence: this.#sequence, levels: [...this.#levels.values()] };
    this.#levels = new Map();
    this.#previous = null;
    return cut;
  }
}

type Grid = Extract<StreamKind, { readonly kind: 'kline' }>;

/**
 * A chart whose running step is sent when it changed, and once more when it ended. Nothing is sent before it has a
 * seed.
 */
class Chart {
  readonly grid: Pick<Grid, 'interval' | 'zoneMs'>;
  #running: RunningKline | null = null;
  /** What arrived while the seed was being read. */
  #waiting: { readonly piece: Kline; readonly firstTradeId: number }[] = [];

  constructor({ interval, zoneMs }: Grid) {
    this.grid = { interval, zoneMs };
  }

  get isSeeded(): boolean {
    return this.#running !== null;
  }

  begin(seed: KlineSeed): void {
    this.#running = new RunningKline(this.grid, seed);
    for (const { piece, firstTradeId } of this.#waiting) this.#running.take(piece, firstTradeId);
    this.#waiting = [];
  }

  repeat(): void {
    this.#running?.repeat();
  }

  forget(): void {
    this.#running = null;
    this.#waiting = [];
  }

  take(piece: Kline, firstTradeId: number): void {
    if (this.#running) this.#running.take(piece, firstTradeId);
    else this.#waiting.push({ piece, firstTradeId });
  }

  tell(nowMs: number): ToldKline[] {
    return this.#running?.tell(nowMs) ?? [];
  }
}
