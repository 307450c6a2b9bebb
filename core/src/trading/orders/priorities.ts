const CHUNK_BITS = 10;
const CHUNK = 1 << CHUNK_BITS;

/**
 * The queue places of open orders that were stops, or show their next part: they arrived when they woke, or were shown. The place
 * of any other order is its id.
 *
 * They stand by slot in chunks, which are there where an order needs one. A map of a hundred thousand takes ten milliseconds
 * each time it grows, and nobody is served in that time.
 */
export class Priorities {
  private readonly chunks: (Float64Array | undefined)[] = [];
  private count = 0;

  /** The place of the order in a slot; 0 where that is its id. */
  at(slot: number): number {
    if (this.count === 0) return 0;
    const chunk = this.chunks[slot >>> CHUNK_BITS];
    return chunk === undefined ? 0 : chunk[slot & (CHUNK - 1)]!;
  }

  /** @param place  above 0 */
  put(slot: number, place: number): void {
    const { chunks } = this;
    const which = slot >>> CHUNK_BITS;
    while (chunks.length <= which) chunks.push(undefined);
    const chunk = chunks[which] ?? new Float64Array(CHUNK);
    chunks[which] = chunk;
    if (chunk[slot & (CHUNK - 1)] === 0) this.count += 1;
    chunk[slot & (CHUNK - 1)] = place;
  }

  /** The order in a slot has ended. */
  drop(slot: number): void {
    if (this.at(slot) === 0) return;
    this.count -= 1;
    this.chunks[slot >>> CHUNK_BITS]![slot & (CHUNK - 1)] = 0;
  }
}
