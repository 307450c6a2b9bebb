const KEYS_MAX = 20_000;
const BATCH_MAX = 1_000;

interface Entry<Value> {
  readonly value: Value;
  readonly readAtMs: number;
  /** Asked for since it was read. */
  isUsed: boolean;
}

interface Reading<Value> {
  /** Keys whose answers may be kept. */
  readonly keys: Set<string>;
  readonly values: Promise<ReadonlyMap<string, Value>>;
}

/**
 * What was read a moment ago, by key, for facts that every call needs. When one of them is too old, all that were asked for
 * since their last reading are read again with it, so that a thousand busy people cost one query and not a thousand. Ages are
 * measured on the clock that only runs forward.
 *
 * @invariant  nothing is believed for longer than `freshMs` after its query began, or after `forget`
 */
export class RecentReads<Value> {
  readonly #freshMs: number;
  readonly #read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;
  readonly #entries = new Map<string, Entry<Value>>();
  #wanted: Reading<Value> | null = null;
  readonly #running = new Set<Reading<Value>>();

  /** @param read  answers for every key that it is asked for */
  constructor(freshMs: number, read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>) {
    this.#freshMs = freshMs;
    this.#read = read;
  }

  /** What was read a moment ago; undefined where it has to be read. */
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

  /** Called after the commit that changed what is known of a key. */
  forget(key: string): void {
    this.#entries.delete(key);
    for (const reading of this.#running) reading.keys.delete(key);
  }

  /** The reading that has this key: one that is under way, or the next one, which takes along who asks in the same moment. */
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

  /** What was used since it was read goes along; what nobody asked for since then is dropped when it is too old. */
  #takeAlong(keys: Set<string>): void {
    const oldMs = performance.now() - this.#freshMs / 2;
    for (const [key, entry] of this.#entries) {
      if (entry.readAtMs > oldMs) continue;
      if (!entry.isUsed) this.#entries.delete(key);
      else if (keys.size < BATCH_MAX) keys.add(key);
    }
  }
}
