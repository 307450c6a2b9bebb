import type { DrawnScale } from '../market.ts';
import { type BookDelta, type BookSnapshot, OrderBook } from './order-book.ts';

export interface BookFeedDeps {
  fetch(): Promise<BookSnapshot>;
  /** Subscribes to the deltas; returns a function that ends the subscription. */
  subscribe(listener: (delta: BookDelta) => void): () => void;
  setTimer(callback: () => void, delayMs: number): () => void;
}

export type FeedState = 'loading' | 'failed' | 'ready';

/** After a gap a snapshot is requested at once, then more and more rarely, so that a broken server is not flooded. */
const RETRY_MS = [0, 500, 1_500, 4_000] as const;

/**
 * Keeps an order book up to date: applies deltas, and requests a new snapshot where one is missing. Meanwhile the old book
 * stays visible.
 */
export class BookFeed {
  readonly book: OrderBook;
  #state: FeedState = 'loading';
  #listeners = new Set<() => void>();
  #stop: (() => void) | null = null;
  #cancelTimer: (() => void) | null = null;
  #isAsking = false;
  #failures = 0;
  readonly #deps: BookFeedDeps;

  constructor(scale: DrawnScale, deps: BookFeedDeps) {
    this.book = new OrderBook(scale);
    this.#deps = deps;
  }

  get state(): FeedState {
    return this.#state;
  }

  /** Calls back after every change; the caller decides how often to draw. */
  onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start(): void {
    if (this.#stop) return;
    this.#stop = this.#deps.subscribe((delta) => this.#hear(delta));
    this.refetch();
  }

  stop(): void {
    this.#stop?.();
    this.#stop = null;
    this.#cancelTimer?.();
    this.#cancelTimer = null;
    this.book.lose();
  }

  /** Requests a snapshot: after a gap, after a lost connection, or because somebody pressed Retry. */
  refetch = (): void => {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
    void this.#ask();
  };

  #hear(delta: BookDelta): void {
    const heard = this.book.take(delta);
    if (heard === 'gap') this.refetch();
    if (heard === 'applied') this.#tell();
  }

  async #ask(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    const isWhole = await this.#deps.fetch().then(
      (snapshot) => (this.#stop ? this.book.begin(snapshot) : true),
      () => null,
    );
    this.#isAsking = false;
    if (!this.#stop) return;
    if (isWhole) this.#failures = 0;
    else {
      const delayMs = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)] ?? 0;
      this.#failures += 1;
      this.#cancelTimer = this.#deps.setTimer(this.refetch, delayMs);
    }
    if (isWhole !== null) this.#state = 'ready';
    else if (this.#state !== 'ready' && this.#failures > 1) this.#state = 'failed';
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
