import type { Clock } from '../../platform/clock/clock.ts';
import type { FiatQuote, PriceSource, Quote } from './ports.ts';
import { DELAYED_AFTER_MS } from './pricing.ts';

/**
 * Prices of a source, less those that the operator does not trust at the moment: such a coin counts as without a price, so
 * nothing of it leaves, since no limit can be checked. What it cost before stays as it was.
 */
export class StoppedPrices implements PriceSource {
  readonly #inner: PriceSource;
  readonly #clock: Clock;
  readonly #stopped: () => string | null;

  /** @param parts.stopped  the codes, with commas between them; null for none */
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
}
