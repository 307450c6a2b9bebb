import type { Projected } from '../../../engine/trading.ts';
import type { Logger } from '../../../platform/log/log.ts';
import type { ApiMarket, BookChange, PublicTrade } from '../ports.ts';
import { dayOf } from '../shapes/market-shapes.ts';
import { miniTickerEvent, tickerEvent } from '../shapes/stream-events.ts';
import type { TradingApiDeps } from '../trading-api-deps.ts';
import { Channel, type Listener, type Sight } from './channel.ts';
import { readStreamName } from './stream-name.ts';

const BEAT_MS = 1_000;

interface OfAll {
  readonly listeners: Set<Listener>;
  readonly event: typeof tickerEvent;
}

/** Every stream that somebody follows; what nobody follows costs nothing. */
export class StreamHub {
  readonly #deps: TradingApiDeps;
  readonly #log: Logger;
  /** Channels by market, then by the name of the stream. */
  readonly #channels = new Map<number, Map<string, Channel>>();
  readonly #ofAll: Readonly<Record<'ticker' | 'miniTicker', OfAll>> = {
    ticker: { listeners: new Set(), event: tickerEvent },
    miniTicker: { listeners: new Set(), event: miniTickerEvent },
  };
  /** Markets whose figures changed since the last beat. */
  #moved = new Set<number>();
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

  /** @returns false where there is no such stream */
  follow(name: string, listener: Listener): boolean {
    const read = readStreamName(name);
    if (!read) return false;
    if (read.isOfAll) {
      this.#ofAll[read.kind].listeners.add(listener);
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
    if (channel.needsKline) this.#readKline(market, channel);
    return true;
  }

  leave(name: string, listener: Listener): void {
    const read = readStreamName(name);
    if (!read) return;
    if (read.isOfAll) {
      this.#ofAll[read.kind].listeners.delete(listener);
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

  #readKline({ market }: ApiMarket, channel: Channel): void {
    if (channel.stream.kind !== 'kline') return;
    const { interval } = channel.stream;
    const toMs = this.#deps.clock.nowMs() + 1;
    this.#deps.feed.klines({ market, interval, toMs, limit: 1 }).then(
      (klines) => {
        for (const kline of klines) channel.takeKline(kline);
      },
      (error: Error) => this.#log.warn({ err: error }, 'a chart could not be read'),
    );
  }

  #takeStep(step: Projected | null): void {
    if (step === null) {
      for (const { market } of this.#deps.symbols.all()) this.#moved.add(market);
      for (const ofMarket of this.#channels.values()) for (const channel of ofMarket.values()) channel.markDue();
      return;
    }
    const byMarket = new Map<number, PublicTrade[]>();
    for (const trade of step.trades) {
      this.#moved.add(trade.market);
      if (!this.#channels.has(trade.market)) continue;
      const trades = byMarket.get(trade.market) ?? [];
      byMarket.set(trade.market, trades);
      trades.push(trade);
    }
    for (const kline of step.klines) {
      for (const channel of this.#channels.get(kline.market)?.values() ?? []) {
        if (channel.stream.kind === 'kline' && channel.stream.interval === kline.interval) channel.takeKline(kline);
      }
    }
    for (const [market, trades] of byMarket)
      this.#tellChannels(market, (channel, sight) => channel.takeTrades(trades, sight));
  }

  #takeBook(change: BookChange): void {
    this.#moved.add(change.market);
    this.#tellChannels(change.market, (channel, sight) => channel.takeBook(change, sight));
  }

  #beat(): void {
    for (const market of this.#channels.keys()) this.#tellChannels(market, (channel, sight) => channel.beat(sight));
    const moved = this.#moved;
    this.#moved = new Set();
    for (const [kind, { listeners, event }] of Object.entries(this.#ofAll)) {
      if (listeners.size === 0 || moved.size === 0) continue;
      const nowMs = this.#deps.clock.nowMs();
      const rows = [...moved].flatMap((number) => {
        const market = this.#deps.symbols.at(number);
        return market ? [event(market, dayOf(this.#deps.feed.state(number), nowMs), nowMs)] : [];
      });
      const json = JSON.stringify(rows);
      for (const listener of listeners) listener(`!${kind}@arr`, json);
    }
  }

  #tellChannels(number: number, tell: (channel: Channel, sight: Sight) => void): void {
    const channels = this.#channels.get(number);
    const market = channels && this.#deps.symbols.at(number);
    if (!channels || !market) return;
    const sight = { market, view: this.#deps.feed.state(number), nowMs: this.#deps.clock.nowMs() };
    for (const channel of channels.values()) tell(channel, sight);
  }
}
