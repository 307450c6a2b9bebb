import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { Projected } from '../../../engine/trading.ts';
import type { Logger } from '../../../platform/log/log.ts';
import { pieceOf } from '../../spot/public.ts';
import type { ApiMarket, BookChange, PublicTrade } from '../ports.ts';
import { bookTickerEvent, miniTickerEvent, rollingEvent, tickerEvent } from '../shapes/stream-events.ts';
import { dayOf, lastOf } from '../shapes/ticker-shapes.ts';
import type { TradingApiDeps } from '../trading-api-deps.ts';
import { Channel, type Listener, type Sight } from './channel.ts';
import { OF_ALL, type OfAllKind, readStreamName } from './stream-name.ts';

const BEAT_MS = 1_000;
/** How long after a minute its rows may still arrive; sums made earlier may lack its last trades. */
const TURN_MS = 1_000;

/** A stream of all markets, and its followers. */
interface OfAll {
  readonly name: string;
  readonly stream: OfAllKind;
  readonly listeners: Set<Listener>;
}

/** Every stream that somebody follows; the others cost nothing. */
export class StreamHub {
  readonly #deps: TradingApiDeps;
  readonly #log: Logger;
  /** Channels by market, then by name of the stream. */
  readonly #channels = new Map<number, Map<string, Channel>>();
  readonly #ofAll: readonly OfAll[] = [...OF_ALL].map(([name, stream]) => ({ name, stream, listeners: new Set() }));
  /** Channels whose chart is being read. */
  readonly #reading = new Set<Channel>();
  /** Markets whose figures changed since the last beat. */
  #moved = new Set<number>();
  /** Those of them in which somebody traded. */
  #traded = new Set<number>();
  #stopListening: (() => void) | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(deps: TradingApiDeps, log: Logger) {
    this.#deps = deps;
    this.#log = log;
  }

  start(): void {
    this.#stopListening = this.#deps.feed.listen({
      onStep: (step) => this.#takeStep(step),
      onBook: (change) => this.#takeBook(change),
    });
    this.#timer = setInterval(() => this.#beat(), BEAT_MS);
    this.#timer.unref();
  }

  stop(): void {
    this.#stopListening?.();
    if (this.#timer) clearInterval(this.#timer);
  }

  /** @returns false if there is no such stream */
  follow(name: string, listener: Listener): boolean {
    const read = readStreamName(name);
    if (!read) return false;
    if (read.isOfAll) {
      this.#ofAll.find((each) => each.name === name)?.listeners.add(listener);
      return true;
    }
    const market = this.#deps.symbols.find(read.symbol);
    if (!market) return false;
    const ofMarket = this.#channels.get(market.market) ?? new Map<string, Channel>();
    this.#channels.set(market.market, ofMarket);
    const channel = ofMarket.get(name) ?? new Channel(name, read.stream);
    ofMarket.set(name, channel);
    channel.add(listener);
    channel.markDue();
    this.#readChart(market, channel);
    return true;
  }

  leave(name: string, listener: Listener): void {
    const read = readStreamName(name);
    if (!read) return;
    if (read.isOfAll) {
      this.#ofAll.find((each) => each.name === name)?.listeners.delete(listener);
      return;
    }
    const market = this.#deps.symbols.find(read.symbol);
    const ofMarket = market && this.#channels.get(market.market);
    const channel = ofMarket?.get(name);
    if (!market || !ofMarket || !channel) return;
    channel.delete(listener);
    if (channel.isIdle) ofMarket.delete(name);
    if (ofMarket.size === 0) this.#channels.delete(market.market);
  }

  /** Reads what a chart continues from, if it is not known yet. */
  #readChart({ market }: ApiMarket, channel: Channel): void {
    const chart = channel.chartToRead;
    const nowMs = this.#deps.clock.nowMs();
    if (!chart || this.#reading.has(channel)) return;
    const isFolded = pieceOf(chart) !== chart.interval;
    if (isFolded && nowMs % MINUTE_MS < TURN_MS) return;
    const closeTicks = lastOf(this.#deps.feed.state(market), nowMs);
    this.#reading.add(channel);
    this.#deps.feed
      .klineSeed({ market, ...chart, nowMs, closeTicks })
      .then(
        (seed) => channel.seed(seed),
        // The next beat tries again.
        (error: Error) => this.#log.warn({ err: error }, 'a chart could not be read'),
      )
      .finally(() => this.#reading.delete(channel));
  }

  #takeStep(step: Projected | null): void {
    if (step === null) {
      for (const { market } of this.#deps.symbols.all()) this.#moved.add(market);
      for (const { market } of this.#deps.symbols.all()) this.#traded.add(market);
      for (const ofMarket of this.#channels.values()) for (const channel of ofMarket.values()) channel.forget();
      return;
    }
    const byMarket = new Map<number, PublicTrade[]>();
    for (const trade of step.trades) {
      this.#moved.add(trade.market);
      this.#traded.add(trade.market);
      if (!this.#channels.has(trade.market)) continue;
      const trades = byMarket.get(trade.market) ?? [];
      byMarket.set(trade.market, trades);
      trades.push(trade);
    }
    for (const kline of step.klines) {
      for (const channel of this.#channels.get(kline.market)?.values() ?? []) {
        if (channel.stream.kind !== 'kline' || pieceOf(channel.stream) !== kline.interval) continue;
        const first = step.trades.find(({ market, atMs }) => market === kline.market && atMs >= kline.openAtMs);
        channel.takeKline(kline, first?.tradeId ?? 0);
      }
    }
    for (const [market, trades] of byMarket)
      this.#tellChannels(market, (channel, sight) => channel.takeTrades(trades, sight));
  }

  #takeBook(change: BookChange): void {
    this.#moved.add(change.market);
    this.#tellChannels(change.market, (channel, sight) => channel.takeBook(change, sight));
    const market = this.#deps.symbols.at(change.market);
    for (const { name, stream, listeners } of this.#ofAll) {
      if (stream.kind !== 'bookTicker' || listeners.size === 0 || !market) continue;
      const json = JSON.stringify(bookTickerEvent(market, this.#deps.feed.state(change.market)));
      for (const listener of listeners) listener(name, json);
    }
  }

  #beat(): void {
    for (const number of this.#channels.keys()) {
      this.#tellChannels(number, (channel, sight) => {
        this.#readChart(sight.market, channel);
        channel.beat(sight);
      });
    }
    const [moved, traded] = [this.#moved, this.#traded];
    this.#moved = new Set();
    this.#traded = new Set();
    for (const { name, stream, listeners } of this.#ofAll) {
      if (listeners.size === 0 || stream.kind === 'bookTicker') continue;
      const rows = this.#rowsOf(stream, stream.kind === 'rolling' ? traded : moved);
      if (rows.length === 0) continue;
      const json = JSON.stringify(rows);
      for (const listener of listeners) listener(name, json);
    }
  }

  /** The rows that a stream of all markets sends about some of them. */
  #rowsOf(stream: OfAllKind, numbers: Iterable<number>): object[] {
    const nowMs = this.#deps.clock.nowMs();
    return [...numbers].flatMap((number) => {
      const market = this.#deps.symbols.at(number);
      if (!market) return [];
      const view = this.#deps.feed.state(number);
      if (stream.kind === 'rolling') return [rollingEvent(market, { window: stream.window, view }, nowMs)];
      return [(stream.kind === 'ticker' ? tickerEvent : miniTickerEvent)(market, dayOf(view, nowMs), nowMs)];
    });
  }

  #tellChannels(number: number, tell: (channel: Channel, sight: Sight) => void): void {
    const channels = this.#channels.get(number);
    const market = channels && this.#deps.symbols.at(number);
    if (!channels || !market) return;
    const sight = { market, view: this.#deps.feed.state(number), nowMs: this.#deps.clock.nowMs() };
    for (const channel of channels.values()) tell(channel, sight);
  }
}
