import type { MarketFeed } from '../ports.ts';

const ADDRESSES_MAX = 10_000;

/**
 * Up to where each address has been answered, so that what is read from there next has it, although whoever reads what
 * everybody may know does not say who they are. It lives in one process, and in the one that answered.
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
   * Resolves when what everybody may know has all that an address was told; null where it has.
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
