export interface QuietMinerOptions {
  /** The time between blocks while there is something to confirm; 0 mines nothing. */
  readonly everySeconds: number;
  /** Whether a transaction waits for a block. */
  readonly hasWaiting: () => Promise<boolean>;
  readonly mine: () => Promise<unknown>;
}

/**
 * After a transaction this many blocks are made at full pace: more than any deposit or withdrawal of the demo waits
 * for.
 */
const BUSY_BLOCKS = 30;
/** Each block enlarges a state file, so empty ones are made only this often, to show that the chain is alive. */
const IDLE_SECONDS = 30;

/** Makes the blocks of a dev chain: at full pace while somebody waits for one, otherwise rarely. */
export class QuietMiner {
  readonly #options: QuietMinerOptions;
  #busyBlocks = 0;
  #restedSeconds = 0;
  #isAtWork = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(options: QuietMinerOptions) {
    this.#options = options;
  }

  start(): void {
    const { everySeconds } = this.#options;
    if (everySeconds <= 0) return;
    this.#timer = setInterval(() => void this.tick(), everySeconds * 1_000);
    this.#timer.unref();
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  /** One beat: makes a block, or not. */
  async tick(): Promise<void> {
    if (this.#isAtWork) return;
    this.#isAtWork = true;
    try {
      const { everySeconds, hasWaiting, mine } = this.#options;
      this.#restedSeconds += everySeconds;
      this.#busyBlocks = (await hasWaiting()) ? BUSY_BLOCKS : this.#busyBlocks;
      if (this.#busyBlocks === 0 && this.#restedSeconds < IDLE_SECONDS) return;
      await mine();
      this.#busyBlocks = Math.max(0, this.#busyBlocks - 1);
      this.#restedSeconds = 0;
    } catch {
      // If a block cannot be made now (the node is restarting), the next beat makes it.
    } finally {
      this.#isAtWork = false;
    }
  }
}
