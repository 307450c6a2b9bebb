import type { FeedState } from '../book/book-feed.ts';
import type { KlineRow } from '../market.ts';
import { CandleSeries } from './candles.ts';

/** Steps loaded at once: more than a wide screen shows. */
export const PAGE_ROWS = 500;

export interface CandleFeedDeps {
  /** Steps that open before `toMs` (up to now where it is null), oldest first. */
  fetch(toMs: number | null): Promise<readonly KlineRow[]>;
  subscribe(listener: (rows: readonly KlineRow[]) => void): () => void;
}

/** A chart's steps: the latest page, older pages on demand, and live steps. */
export class CandleFeed {
  readonly series: CandleSeries;
  #state: FeedState = 'loading';
  #hasOlder = true;
  #isAsking = false;
  #stop: (() => void) | null = null;
  #listeners = new Set<(older: number, newer: number) => void>();
  readonly #deps: CandleFeedDeps;

  /** @param filledEveryMs  see CandleSeries */
  constructor(priceScale: number, deps: CandleFeedDeps, filledEveryMs: number | null = null) {
    this.series = new CandleSeries(priceScale, filledEveryMs);
    this.#deps = deps;
  }

  get state(): FeedState {
    return this.#state;
  }

  /** Whether the oldest loaded step is the first that exists. */
  get isWhole(): boolean {
    return this.#state === 'ready' && !this.#hasOlder;
  }

  /** Calls back after every change, with how many steps were added before and after. */
  onChange = (listener: (older: number, newer: number) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start(): void {
    if (this.#stop) return;
    this.#stop = this.#deps.subscribe((rows) => {
      // Before the first page is loaded, a live step alone would look like the whole chart.
      if (this.#state === 'ready') this.#merge(rows);
    });
    this.refetch();
  }

  stop(): void {
    this.#stop?.();
    this.#stop = null;
  }

  refetch = (): void => void this.#ask(null);

  /** Loads the page before the oldest step, if there may be one. */
  fetchOlder(): void {
    const first = this.series.all[0];
    if (first && this.#hasOlder) void this.#ask(first.atMs);
  }

  async #ask(toMs: number | null): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    if (this.#state === 'failed') this.#set('loading');
    const rows = await this.#deps.fetch(toMs).catch(() => null);
    this.#isAsking = false;
    if (!this.#stop) return;
    if (!rows) {
      if (this.#state !== 'ready') this.#set('failed');
      return;
    }
    if (toMs !== null || this.#state !== 'ready') this.#hasOlder = rows.length >= PAGE_ROWS;
    this.#state = 'ready';
    this.#merge(rows);
  }

  #merge(rows: readonly KlineRow[]): void {
    const had = this.series.all.length;
    const older = this.series.merge(rows);
    const newer = had === 0 ? 0 : this.series.all.length - had - older;
    for (const listener of this.#listeners) listener(older, newer);
  }

  #set(state: FeedState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener(0, 0);
  }
}
