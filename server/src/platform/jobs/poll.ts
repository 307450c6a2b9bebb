/**
 * Calls a function again and again, `everyMs` after the last call has ended, without keeping the process alive. Errors
 * are ignored, because the database may be unreachable: the next call tries again.
 */
export class Poll {
  readonly #everyMs: number;
  readonly #look: () => Promise<void>;
  #timer: NodeJS.Timeout | null = null;
  #isStopped = true;

  constructor(everyMs: number, look: () => Promise<void>) {
    this.#everyMs = everyMs;
    this.#look = look;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** The first call is `everyMs` from now. */
  start(): void {
    this.#isStopped = false;
    this.#schedule();
  }

  stop(): void {
    this.#isStopped = true;
    if (this.#timer) clearTimeout(this.#timer);
  }

  #schedule(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      void this.#look()
        .catch(() => {})
        .finally(() => this.#schedule());
    }, this.#everyMs);
    this.#timer.unref();
  }
}
