import { DayWindow } from '@bourse/core/spot/day-window.ts';
import type { LevelNow } from '@bourse/core/trading/event.ts';
import { Reached } from '../../../engine/projection/reached.ts';
import type { Projected, Trading } from '../../../engine/trading.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { type Db, isDatabaseAway } from '../../../platform/db/db.ts';
import { readMarketData } from '../queries/market-data/market-data.query.ts';
import { MarketState, PRINTS_MAX } from './market-state.ts';

const RETRY_MS = 250;
/** The shortest time between two updates of a book. */
const BOOK_MS = 100;

export interface MarketDataDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly trading: Pick<Trading, 'onProjected' | 'waitForRows'>;
}

/** What changed in a book between two sequences. */
export interface BookDelta {
  readonly market: number;
  readonly previous: number;
  readonly sequence: number;
  /** The changed levels as they are now; 0 lots if a level is gone. */
  readonly levels: readonly LevelNow[];
}

export interface MarketDataListener {
  /**
   * Called with each step after the states include it; with null if a step was missed and everything was read again.
   */
  onStep?(step: Projected | null): void;
  /** Called if a step was missed, so that its orders and trades were sent to nobody. */
  onMissed?(): void;
  onBook?(delta: BookDelta): void;
}

/**
 * Books, last trades, charts and figures of all markets in memory. They are read from the rows at the start and then
 * updated by each step of the projection. If a step was missed, the rows are read again.
 *
 * @invariant it agrees with the committed rows
 */
export class MarketData {
  readonly #deps: MarketDataDeps;
  readonly #listeners = new Set<MarketDataListener>();
  #states = new Map<number, MarketState>();
  /** When each book may be sent again, by a clock that never goes back. */
  readonly #booksDueAtMs = new Map<number, number>();
  readonly #bookTimers = new Map<number, NodeJS.Timeout>();
  #sequence = 0;
  readonly #reached = new Reached();
  /** Steps that arrived while the rows were being read; null if nothing is being read. */
  #waiting: Projected[] | null = null;
  #reading: Promise<void> = Promise.resolve();
  #stopListening: (() => void) | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isStopped = false;

  constructor(deps: MarketDataDeps) {
    this.#deps = deps;
  }

  /** The last sequence that everything here includes. */
  get sequence(): number {
    return this.#sequence;
  }

  /** Resolves when everything includes this sequence. @throws OutcomeUnknown after some seconds */
  async waitFor(sequence: number): Promise<void> {
    await this.#deps.trading.waitForRows(sequence);
    await this.#reached.wait(sequence);
  }

  /** Reads the rows, and follows the steps from there on. */
  async start(): Promise<void> {
    this.#isStopped = false;
    this.#stopListening = this.#deps.trading.onProjected((step) => this.#hear(step));
    await this.#reload();
  }

  /** Reads the rows again, because an import of a chart's past is in no step. */
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

  /** @returns a function that stops listening */
  listen(listener: MarketDataListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The state of a market; undefined if the trading core does not know it yet. */
  find(market: number): MarketState | undefined {
    const state = this.#states.get(market);
    return state?.isTold ? state : undefined;
  }

  /** The state of a market; empty and halted if the trading core does not know it yet. */
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

  /**
   * Whether a market's last price changed without a trade: its base coin was merged, and its charts changed with it.
   */
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

  /** Reads the rows again. Only one reading runs at a time; steps that arrive meanwhile wait for it. */
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
      // If the reading failed, the next step notices that steps were missed and reads again.
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
    for (const level of step.levels) this.state(level.market).keep(level, step.sequence);
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

  /** Updates the book: at once if it was not updated for a while, otherwise when its time has come. */
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
    // Nothing is pending, because everything was read again meanwhile.
    if (!state.hasPending) return;
    this.#booksDueAtMs.set(market, performance.now() + BOOK_MS);
    const delta = { market, ...state.settle() };
    for (const listener of this.#listeners) listener.onBook?.(delta);
  }
}
