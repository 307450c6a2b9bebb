import type { MarketFeed } from '../ports.ts';

const ADDRESSES_MAX = 10_000;

/**
 * Remembers how much each address has been told, so that its next public read includes it: public calls do not say who
 * makes them. It knows only what this process has answered.
 */
export class Told {
  readonly #feed: Pick<MarketFeed, 'sequence' | 'waitFor'>;
  readonly #sequences = new Map<string, number>();

  constructor(feed: Pick<MarketFeed, 'sequence' | 'waitFor'>) {
    this.#feed = feed;
  }

  /** Notes that an address was answered with everything up to a sequence. */
  note(ip: string, sequence: number): void {
    if (sequence <= (this.#sequences.get(ip) ?? 0)) return;
    if (this.#sequences.size >= ADDRESSES_MAX) this.#sequences.clear();
    this.#sequences.set(ip, sequence);
  }

  /**
   * Resolves when public data includes everything that an address was told; null if it does already.
   *
   * @throws  OutcomeUnknown after some seconds
   */
  waitUntilTold(ip: string): Promise<void> | null {
    const sequence = this.#sequences.get(ip);
    if (sequence === undefined) return null;
    if (sequence > this.#feed.sequence()) return this.#feed.waitFor(sequence);
    this.#sequences.delete(ip);
    return null;
  }
}
