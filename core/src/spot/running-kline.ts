import { isQuiet, type Kline, type KlineInterval, klineNextOpen, klineOpenOf, quietKline, withKline } from './kline.ts';

/** A step of a chart as it is now, with its range of trades. */
export interface ToldKline {
  readonly kline: Kline;
  /** The first trade in it; 0 where there is none. */
  readonly firstTradeId: number;
  /** True once no trade can come to it any more. */
  readonly isClosed: boolean;
}

/** What a running step starts from. */
export interface KlineSeed {
  /** The part of the step before the running piece; null where it was quiet. */
  readonly done: Kline | null;
  /** The running piece; null where it was quiet. */
  readonly piece: Kline | null;
  readonly pieceOpenMs: number;
  /** The last price before both, 0 where there was none. */
  readonly closeTicks: number;
  /** The first trade of the step, 0 where there is none. */
  readonly firstTradeId: number;
}

/** At most this many steps without a trade are told one by one; after a longer pause telling resumes at the present. */
const QUIET_STEPS_MAX = 60;

/**
 * The running step of a chart. It is fed with the latest state of its pieces: rows of the same interval, or minutes
 * where the interval is folded from minutes.
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
   * Takes the latest state of a piece. One that is older than what is known changes nothing.
   *
   * @param firstTradeId  a trade in the piece; becomes the first trade of the step where none is known yet
   */
  take(piece: Kline, firstTradeId: number): void {
    const { openAtMs, tradeCount } = this.#piece;
    if (piece.openAtMs < openAtMs || (piece.openAtMs === openAtMs && piece.tradeCount < tradeCount)) return;
    this.#goTo(klineOpenOf(this.#interval, piece.openAtMs, this.#zoneMs));
    if (this.#piece.openAtMs < piece.openAtMs) this.#done = this.#sum();
    this.#piece = piece;
    if (this.#firstTradeId === 0) this.#firstTradeId = firstTradeId;
  }

  /** Makes `tell` give the running step again, even if it did not change. */
  repeat(): void {
    this.#told = null;
  }

  /** What is new at a moment: steps that ended since the last call, and the running one if it changed. */
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

  /** Ends the running step, and every step before the one that begins at `openMs`. */
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
