import type { Clock } from '../../platform/clock/clock.ts';
import type { Queryable } from '../../platform/db/db.ts';
import type { FiatQuote, MinuteSample, PriceSource, Quote } from './ports.ts';
import { DELAYED_AFTER_MS } from './pricing.ts';

/**
 * The prices of a source, without those that the operator does not trust at the moment. Such a coin counts as having no
 * price, so none of it can leave, because no limit can be checked. Its past prices stay.
 */
export class StoppedPrices implements PriceSource {
  readonly #inner: PriceSource;
  readonly #clock: Clock;
  readonly #stopped: () => string | null;

  /** @param parts.stopped the codes, separated by commas; null for none */
  constructor(parts: { readonly inner: PriceSource; readonly clock: Clock; readonly stopped: () => string | null }) {
    this.#inner = parts.inner;
    this.#clock = parts.clock;
    this.#stopped = parts.stopped;
  }

  quote(asset: string, atMs: number): Quote | null {
    const isOfNow = atMs > this.#clock.nowMs() - DELAYED_AFTER_MS;
    if (isOfNow && this.#stopped()?.split(',').includes(asset)) return null;
    return this.#inner.quote(asset, atMs);
  }

  fiat(atMs: number): readonly FiatQuote[] {
    return this.#inner.fiat(atMs);
  }

  /** What was recorded while a price was trusted; while it was not, nothing was. */
  async minutes(q: Queryable, asset: string, fromMs: number, toMs: number): Promise<readonly MinuteSample[]> {
    return (await this.#inner.minutes?.(q, asset, fromMs, toMs)) ?? [];
  }
}
