interface Waiting<Value> {
  readonly promise: Promise<Value>;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Answers many callers with few statements. A call never shares a read that began before it, so that everybody sees
 * what they have just done. Calls that arrive during a read are answered together by the next one.
 */
export class ReadTogether<Key, Value> {
  readonly #read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;
  readonly #lanesMax: number;
  readonly #keysMax: number;
  #waiting = new Map<Key, Waiting<Value>>();
  #running = 0;

  /**
   * @param read      must answer every key that it is given
   * @param lanesMax  reads that may run at the same time
   * @param keysMax   the most keys of one read
   */
  constructor(
    read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
    { lanesMax = 2, keysMax = 64 }: { readonly lanesMax?: number; readonly keysMax?: number } = {},
  ) {
    this.#read = read;
    this.#lanesMax = lanesMax;
    this.#keysMax = keysMax;
  }

  load(key: Key): Promise<Value> {
    const waiting = this.#waiting.get(key);
    if (waiting) return waiting.promise;
    let settle: Omit<Waiting<Value>, 'promise'> | undefined;
    const promise = new Promise<Value>((resolve, reject) => {
      settle = { resolve, reject };
    });
    this.#waiting.set(key, { promise, ...settle! });
    if (this.#running < this.#lanesMax) void this.#drain();
    return promise;
  }

  async #drain(): Promise<void> {
    this.#running++;
    // Waits one turn of the event loop, so that callers of the same moment share a read.
    await new Promise(setImmediate);
    while (this.#waiting.size > 0) {
      const batch = new Map([...this.#waiting].slice(0, this.#keysMax));
      for (const key of batch.keys()) this.#waiting.delete(key);
      try {
        const values = await this.#read([...batch.keys()]);
        for (const [key, caller] of batch) caller.resolve(values.get(key) as Value);
      } catch (error) {
        for (const caller of batch.values()) caller.reject(error);
      }
    }
    this.#running--;
  }
}
