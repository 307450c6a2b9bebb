import { isQuiet, type Kline, type KlineInterval, klineNextOpen, klineOpenOf, quietKline, withKline } from './kline.ts';

/** A step of a chart as it is now, and which trades it is made of. */
export interface ToldKline {
  readonly kline: Kline;
  /** The first trade in it; 0 where there is none. */
  readonly firstTradeId: number;
  /** True once no trade can come to it any more. */
  readonly isClosed: boolean;
}

/** What a running step begins with. */
export interface KlineSeed {
  /** What was before the running piece; null where nothing changed hands. */
  readonly done: Kline | null;
  /** The running piece; null where nothing changed hands in it. */
  readonly piece: Kline | null;
  readonly pieceOpenMs: number;
  /** The last price before all of that, 0 where there was none. */
  readonly closeTicks: number;
  /** The first trade of the step, 0 where there is none. */
  readonly firstTradeId: number;
}

/** So many steps without a trade are told one by one; a process that slept longer goes on from where the clock is. */
const QUIET_STEPS_MAX = 60;

/**
 * The running step of a chart, kept from pieces that come as they are now: rows of the same step, or minutes where the step is
 * folded from them.
 *
 * @invariant a step that has ended is what klinesOf makes of the trades in it
 */
export class RunningKline {
  readonly #interval: KlineInterval;
  readonly #zoneMs: number;
  #openMs: number;
  #done: Kline | null;
  #piece: Kline;
  #firstTradeId: number;
  #ended: ToldKline[] = [];
  #told: Kline | null = null;

  constructor(chart: { readonly interval: KlineInterval; readonly zoneMs: number }, seed: KlineSeed) {
    this.#interval = chart.interval;
    this.#zoneMs = chart.zoneMs;
    this.#openMs = klineOpenOf(chart.interval, seed.pieceOpenMs, chart.zoneMs);
    this.#done = seed.done;
    this.#piece = seed.piece ?? quietKline(seed.pieceOpenMs, seed.done?.closeTicks ?? seed.closeTicks);
    this.#firstTradeId = seed.firstTradeId;
  }

  /**
   * Takes a piece as it is now; one that is older than what is known changes nothing.
   *
   * @param firstTradeId  a trade in it, before which the step has none unless one is known
   */
  take(piece: Kline, firstTradeId: number): void {
    const { openAtMs, tradeCount } = this.#piece;
    if (piece.openAtMs < openAtMs || (piece.openAtMs === openAtMs && piece.tradeCount < tradeCount)) return;
    this.#goTo(klineOpenOf(this.#interval, piece.openAtMs, this.#zoneMs));
    if (this.#piece.openAtMs < piece.openAtMs) this.#done = this.#sum();
    this.#piece = piece;
    if (this.#firstTradeId === 0) this.#firstTradeId = firstTradeId;
  }

  /** The running step is told once more, whether it changed or not. */
  repeat(): void {
    this.#told = null;
  }

  /** What is new to tell at a moment: steps that have ended since, and the running one where it changed. */
  tell(nowMs: number): ToldKline[] {
    const open = klineOpenOf(this.#interval, nowMs, this.#zoneMs);
    if (open > this.#openMs) this.#goTo(open);
    const told = this.#ended;
    this.#ended = [];
    const running = this.#now(false);
    if (running.kline.closeTicks === 0 || (this.#told && isSame(this.#told, running.kline))) return told;
    this.#told = running.kline;
    return [...told, running];
  }

  /** Ends what runs, and every step up to the one that begins at `openMs`. */
  #goTo(openMs: number): void {
    for (let count = 0; this.#openMs < openMs; count += 1) {
      const ended = this.#now(true);
      if (ended.kline.closeTicks > 0 && count < QUIET_STEPS_MAX) this.#ended.push(ended);
      const next = klineNextOpen(this.#interval, this.#openMs, this.#zoneMs);
      this.#openMs = count < QUIET_STEPS_MAX ? next : openMs;
      this.#done = null;
      this.#piece = quietKline(this.#openMs, ended.kline.closeTicks);
      this.#firstTradeId = 0;
    }
  }

  #sum(): Kline | null {
    if (isQuiet(this.#piece)) return this.#done;
    return this.#done ? withKline(this.#done, this.#piece) : this.#piece;
  }

  #now(isClosed: boolean): ToldKline {
    const kline = { ...(this.#sum() ?? this.#piece), openAtMs: this.#openMs };
    return { kline, firstTradeId: kline.tradeCount === 0 ? 0 : this.#firstTradeId, isClosed };
  }
}

const isSame = (one: Kline, other: Kline): boolean =>
  one.openAtMs === other.openAtMs &&
  one.quoteMinor === other.quoteMinor &&
  one.tradeCount === other.tradeCount &&
  one.closeTicks === other.closeTicks;
