const KEYS_MAX = 20_000;
const BATCH_MAX = 1_000;

interface Entry<Value> {
  readonly value: Value;
  readonly readAtMs: number;
  /** True if it was asked for since it was read. */
  isUsed: boolean;
}

interface Reading<Value> {
  /** Keys whose answers may be cached. */
  readonly keys: Set<string>;
  readonly values: Promise<ReadonlyMap<string, Value>>;
}

/**
 * A short cache by key, for facts that every call needs. When one entry is too old, all entries used since they were
 * read are refreshed with it, so that a thousand busy people cost one query instead of a thousand. Ages are measured
 * with a clock that never goes back.
 *
 * @invariant no entry is used longer than `freshMs` after its query began, or after `forget`
 */
export class RecentReads<Value> {
  readonly #freshMs: number;
  readonly #read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;
  readonly #entries = new Map<string, Entry<Value>>();
  #wanted: Reading<Value> | null = null;
  readonly #running = new Set<Reading<Value>>();

  /** @param read must answer for every key that it is given */
  constructor(freshMs: number, read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>) {
    this.#freshMs = freshMs;
    this.#read = read;
  }

  /** The cached value; undefined if it must be read. */
  cached(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry || performance.now() - entry.readAtMs > this.#freshMs) return undefined;
    entry.isUsed = true;
    return entry.value;
  }

  async find(key: string): Promise<Value> {
    const cached = this.cached(key);
    if (cached !== undefined) return cached;
    const reading = this.#reading(key);
    return (await reading.values).get(key) as Value;
  }

  /** Call after the commit that changed what belongs to a key. */
  forget(key: string): void {
    this.#entries.delete(key);
    for (const reading of this.#running) reading.keys.delete(key);
  }

  /**
   * The reading that includes this key: one that is under way, or the next, which keys asked for at the same moment
   * share.
   */
  #reading(key: string): Reading<Value> {
    for (const reading of this.#running) if (reading.keys.has(key)) return reading;
    const wanted = this.#wanted ?? this.#open();
    wanted.keys.add(key);
    if (wanted.keys.size >= BATCH_MAX) this.#wanted = null;
    return wanted;
  }

  #open(): Reading<Value> {
    const keys = new Set<string>();
    const reading: Reading<Value> = { keys, values: Promise.resolve().then(() => this.#run(reading)) };
    this.#wanted = reading;
    return reading;
  }

  async #run(reading: Reading<Value>): Promise<ReadonlyMap<string, Value>> {
    if (this.#wanted === reading) this.#wanted = null;
    this.#takeAlong(reading.keys);
    this.#running.add(reading);
    const readAtMs = performance.now();
    try {
      const values = await this.#read([...reading.keys]);
      if (this.#entries.size >= KEYS_MAX) this.#entries.clear();
      for (const key of reading.keys) {
        const value = values.get(key) as Value;
        this.#entries.set(key, { value, readAtMs, isUsed: false });
      }
      return values;
    } finally {
      this.#running.delete(reading);
    }
  }

  /** Adds entries that were used since they were read; drops old ones that nobody has used since. */
  #takeAlong(keys: Set<string>): void {
    const oldMs = performance.now() - this.#freshMs / 2;
    for (const [key, entry] of this.#entries) {
      if (entry.readAtMs > oldMs) continue;
      if (!entry.isUsed) this.#entries.delete(key);
      else if (keys.size < BATCH_MAX) keys.add(key);
    }
  }
}
