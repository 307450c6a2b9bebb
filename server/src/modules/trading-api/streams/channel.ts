import { type Kline, type KlineInterval, klineNextOpen, klineOpenOf, quietKline } from '@bourse/core/spot/kline.ts';
import type { LevelNow } from '@bourse/core/trading/event.ts';
import type { ApiMarket, BookChange, MarketView, PublicTrade } from '../ports.ts';
import { aggregated, dayOf, levelsOf } from '../shapes/market-shapes.ts';
import {
  aggregateEvent,
  bookTickerEvent,
  depthEvent,
  klineEvent,
  miniTickerEvent,
  tickerEvent,
  tradeEvent,
} from '../shapes/stream-events.ts';
import type { StreamKind } from './stream-name.ts';

/** Hears the events of a stream, each as JSON. */
export type Listener = (name: string, json: string) => void;

/** What a channel looks at when it has something to say. */
export interface Sight {
  readonly market: ApiMarket;
  readonly view: MarketView;
  readonly nowMs: number;
}

/** One stream that somebody follows. Each event is made once, for all who follow. */
export class Channel {
  readonly name: string;
  readonly stream: StreamKind;
  readonly #listeners = new Set<Listener>();
  readonly #chart: Chart | null;
  readonly #slow: SlowBook | null;
  /** Something changed since the last beat; at first everything has. */
  #isDue = true;

  constructor(name: string, stream: StreamKind) {
    this.name = name;
    this.stream = stream;
    this.#chart = stream.kind === 'kline' ? new Chart(stream.interval) : null;
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

  /** Something was read again, or changed in a way that nobody can tell. */
  markDue(): void {
    this.#isDue = true;
  }

  /** Trades of its market, in order. */
  takeTrades(trades: readonly PublicTrade[], { market, nowMs }: Sight): void {
    this.#isDue = true;
    if (this.stream.kind === 'trade') for (const trade of trades) this.#say(tradeEvent(market, trade, nowMs));
    if (this.stream.kind === 'aggTrade')
      for (const trade of aggregated(trades)) this.#say(aggregateEvent(market, trade, nowMs));
  }

  takeKline(kline: Kline): void {
    this.#chart?.take(kline);
  }

  takeBook(change: BookChange, sight: Sight): void {
    this.#isDue = true;
    const { stream } = this;
    if (this.#slow) this.#slow.take(change);
    else if (stream.kind === 'depth') this.#say(depthEvent(sight.market, change, sight.nowMs));
    else if (stream.kind === 'levels' && stream.isQuick) this.#sayLevels(stream.levels, sight);
    else if (stream.kind === 'bookTicker') this.#say(bookTickerEvent(sight.market, sight.view));
  }

  /** Called once a second, for what is told no faster than that. */
  beat(sight: Sight): void {
    const { stream } = this;
    const { market, view, nowMs } = sight;
    if (this.#chart) {
      for (const told of this.#chart.beat(view, nowMs)) this.#say(klineEvent(market, told, nowMs));
      return;
    }
    if (!this.#isDue) return;
    this.#isDue = false;
    if (stream.kind === 'ticker') this.#say(tickerEvent(market, dayOf(view, nowMs), nowMs));
    if (stream.kind === 'miniTicker') this.#say(miniTickerEvent(market, dayOf(view, nowMs), nowMs));
    if (stream.kind === 'levels') this.#sayLevels(stream.levels, sight);
    const change = this.#slow?.cut();
    if (change) this.#say(depthEvent(market, change, nowMs));
  }

  /** True for a chart that nobody traded in since this process began: its last step has to be read. */
  get needsKline(): boolean {
    return this.#chart?.isEmpty ?? false;
  }

  #sayLevels(count: number, { market, view }: Sight): void {
    this.#say({
      lastUpdateId: view.bookSequence,
      bids: levelsOf(market, view.bids.best(count)),
      asks: levelsOf(market, view.asks.best(count)),
    });
  }

  #say(event: object): void {
    const json = JSON.stringify(event);
    for (const listener of this.#listeners) listener(this.name, json);
  }
}

/** Gathers what changes in a book between two beats. */
class SlowBook {
  #levels = new Map<string, LevelNow>();
  #previous: number | null = null;
  #sequence = 0;

  take({ previous, sequence, levels }: BookChange): void {
    // Where a change is missing, what was gathered is told with its gap, so that a program that keeps a book sees it.
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

interface ToldKline {
  readonly interval: KlineInterval;
  readonly kline: Kline;
  readonly isClosed: boolean;
}

/** The running step of a chart, told when it changed and once more when it ended. */
class Chart {
  readonly #interval: KlineInterval;
  #running: Kline | null = null;
  #ended: Kline[] = [];
  #told: Kline | null = null;

  constructor(interval: KlineInterval) {
    this.#interval = interval;
  }

  get isEmpty(): boolean {
    return this.#running === null;
  }

  take(kline: Kline): void {
    if (this.#running && this.#running.openAtMs < kline.openAtMs) this.#ended.push(this.#running);
    if (!this.#running || this.#running.openAtMs <= kline.openAtMs) this.#running = kline;
  }

  beat(view: MarketView, nowMs: number): ToldKline[] {
    const found = view.klines.get(this.#interval);
    if (found && !this.#running) this.#running = found;
    const running = this.#running;
    if (!running) return [];
    const nowOpenMs = klineOpenOf(this.#interval, nowMs);
    if (klineNextOpen(this.#interval, running.openAtMs) <= nowOpenMs)
      this.take(quietKline(nowOpenMs, running.closeTicks));
    const told = this.#ended.map((kline) => ({ interval: this.#interval, kline, isClosed: true }));
    this.#ended = [];
    if (this.#running !== this.#told) {
      this.#told = this.#running;
      told.push({ interval: this.#interval, kline: this.#running!, isClosed: false });
    }
    return told;
  }
}
