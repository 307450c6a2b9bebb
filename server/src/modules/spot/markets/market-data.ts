import { DayWindow } from '@bourse/core/spot/day-window.ts';
import type { LevelNow } from '@bourse/core/trading/event.ts';
import { Reached } from '../../../engine/projection/reached.ts';
import type { Projected, Trading } from '../../../engine/trading.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { type Db, isDatabaseAway } from '../../../platform/db/db.ts';
import { readMarketData } from '../queries/market-data/market-data.query.ts';
import { MarketState, PRINTS_MAX } from './market-state.ts';

const RETRY_MS = 250;
/** A book is told at most this often. */
const BOOK_MS = 100;

export interface MarketDataDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly trading: Pick<Trading, 'onProjected' | 'waitForRows'>;
}

/** What changed in a book, from one sequence to another. */
export interface BookDelta {
  readonly market: number;
  readonly previous: number;
  readonly sequence: number;
  /** Levels as they are now; 0 lots where one is gone. */
  readonly levels: readonly LevelNow[];
}

export interface MarketDataListener {
  /** Hears of a step after the states have it; null where one was missed and everything was read again. */
  onStep?(step: Projected | null): void;
  /** A step was missed: what happened in it is told to nobody. */
  onMissed?(): void;
  onBook?(delta: BookDelta): void;
}

/**
 * Books, last trades, charts and figures of all markets, in memory: read from the rows at the start, then moved by each step
 * of the projection. Where a step was missed, the rows are read again.
 *
 * @invariant  what it says is what the committed rows say
 */
export class MarketData {
  readonly #deps: MarketDataDeps;
  readonly #listeners = new Set<MarketDataListener>();
  #states = new Map<number, MarketState>();
  /** When each book may be told again, on the clock that only runs forward. */
  readonly #booksDueAtMs = new Map<number, number>();
  readonly #bookTimers = new Map<number, NodeJS.Timeout>();
  #sequence = 0;
  readonly #reached = new Reached();
  /** Steps that came while the rows were being read; null where nothing is read. */
  #waiting: Projected[] | null = null;
  #reading: Promise<void> = Promise.resolve();
  #stopListening: (() => void) | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isStopped = false;

  constructor(deps: MarketDataDeps) {
    this.#deps = deps;
  }

  /** The sequence that everything is of. */
  get sequence(): number {
    return this.#sequence;
  }

  /** Resolves when everything is of a sequence or a later one. @throws OutcomeUnknown after some seconds */
  async waitFor(sequence: number): Promise<void> {
    await this.#deps.trading.waitForRows(sequence);
    await this.#reached.wait(sequence);
  }

  /** Reads the rows, and follows from there on. */
  async start(): Promise<void> {
    this.#isStopped = false;
    this.#stopListening = this.#deps.trading.onProjected((step) => this.#hear(step));
    await this.#reload();
  }

  /** Reads the rows again: a chart was put before a market's first trade, which no step tells. */
  async reread(): Promise<void> {
    await this.#reload();
  }

  stop(): void {
    this.#isStopped = true;
    this.#stopListening?.();
    if (this.#timer) clearTimeout(this.#timer);
    for (const timer of this.#bookTimers.values()) clearTimeout(timer);
    this.#bookTimers.clear();
  }

  /** @returns ends the listening */
  listen(listener: MarketDataListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** What is known of a market, or undefined where the trading core has not heard of it yet. */
  find(market: number): MarketState | undefined {
    const state = this.#states.get(market);
    return state?.isTold ? state : undefined;
  }

  /** What is known of a market; empty and halted where the trading core has not heard of it yet. */
  state(market: number): MarketState {
    const found = this.#states.get(market);
    if (found) return found;
    const made = new MarketState();
    made.bookSequence = this.#sequence;
    this.#states.set(market, made);
    return made;
  }

  #hear(step: Projected): void {
    if (this.#waiting) this.#waiting.push(step);
    else if (step.sequence <= this.#sequence) return;
    else if (step.previous > this.#sequence || this.#isCountedAnew(step)) this.#readMissed();
    else this.#take(step);
  }

  /** Whether a market's last price moved without a trade: its base was counted anew, and its charts with it. */
  #isCountedAnew({ markets, trades }: Projected): boolean {
    const traded = new Set(trades.map(({ market }) => market));
    return markets.some(({ market, lastTicks }) => {
      const found = this.#states.get(market);
      return found?.isTold === true && found.lastTicks !== lastTicks && !traded.has(market);
    });
  }

  #readMissed(): void {
    this.#reload().then(
      () => {
        for (const listener of this.#listeners) listener.onMissed?.();
      },
      (error: Error) => {
        if (!isDatabaseAway(error)) throw error;
        if (!this.#isStopped) this.#timer = setTimeout(() => this.#readMissed(), RETRY_MS);
      },
    );
  }

  /** One after the other: what comes while rows are read waits for them. */
  #reload(): Promise<void> {
    this.#reading = this.#reading.catch(() => {}).then(() => this.#readRows());
    return this.#reading;
  }

  async #readRows(): Promise<void> {
    this.#waiting = [];
    const waiting = this.#waiting;
    try {
      await this.#load();
    } finally {
      // If the rows could not be read, the next step sees that these steps were missed and reads again.
      this.#waiting = null;
    }
    for (const listener of this.#listeners) listener.onStep?.(null);
    for (const step of waiting) this.#hear(step);
  }

  async #load(): Promise<void> {
    const sinceMs = DayWindow.firstKeptAt(this.#deps.clock.nowMs());
    const rows = await readMarketData(this.#deps.db, { sinceMs, printCount: PRINTS_MAX });
    const states = new Map<number, MarketState>();
    for (const rules of rows.rules) {
      const state = new MarketState();
      states.set(rules.market, state);
      state.bookSequence = rows.sequence;
      state.isTold = true;
      state.isHalted = rules.isHalted;
      state.referenceTicks = rules.referenceTicks;
      state.lastTicks = rules.lastTicks;
      state.lastTradeId = rules.lastTradeId;
      const minutes = rows.minutes.filter(({ market }) => market === rules.market);
      const before = rows.closes.find(({ market }) => market === rules.market);
      state.day = new DayWindow(minutes, before?.closeTicks ?? 0);
    }
    for (const { market, isBuy, ticks, lots } of rows.levels) {
      states
        .get(market)
        ?.side(isBuy ? 'buy' : 'sell')
        .set(ticks, lots);
    }
    for (const print of rows.prints) states.get(print.market)?.addPrint(print);
    this.#states = states;
    this.#sequence = rows.sequence;
    this.#reached.advance(rows.sequence);
  }

  #take(step: Projected): void {
    for (const { market, isHalted, referenceTicks, lastTicks } of step.markets) {
      Object.assign(this.state(market), { isTold: true, isHalted, referenceTicks, lastTicks });
    }
    for (const level of step.levels) this.state(level.market).await(level, step.sequence);
    for (const trade of step.trades) {
      const state = this.state(trade.market);
      const { market, tradeId, atMs, ticks, lots, isBuyerTaker } = trade;
      state.addPrint({ market, tradeId, atMs, ticks, lots, isBuyerTaker });
      state.lastTicks = trade.ticks;
      state.lastTradeId = tradeId;
    }
    for (const kline of step.klines) {
      const state = this.state(kline.market);
      if (kline.interval === '1m') state.day.put(kline);
      const running = state.klines.get(kline.interval);
      if (!running || running.openAtMs <= kline.openAtMs) state.klines.set(kline.interval, kline);
    }
    this.#sequence = step.sequence;
    for (const market of new Set(step.levels.map((level) => level.market))) this.#tellBook(market);
    for (const listener of this.#listeners) listener.onStep?.(step);
    this.#reached.advance(step.sequence);
  }

  /** Puts what changed into the book, at once where it was quiet, else when the time has come. */
  #tellBook(market: number): void {
    if (this.#bookTimers.has(market)) return;
    const waitMs = (this.#booksDueAtMs.get(market) ?? 0) - performance.now();
    if (waitMs <= 0) {
      this.#settleBook(market);
      return;
    }
    const timer = setTimeout(() => {
      this.#bookTimers.delete(market);
      this.#settleBook(market);
    }, waitMs);
    this.#bookTimers.set(market, timer);
  }

  #settleBook(market: number): void {
    const state = this.state(market);
    // Everything was read again meanwhile.
    if (!state.isAwaiting) return;
    this.#booksDueAtMs.set(market, performance.now() + BOOK_MS);
    const delta = { market, ...state.settle() };
    for (const listener of this.#listeners) listener.onBook?.(delta);
  }
}
