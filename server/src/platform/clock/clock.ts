/** The only source of time. `nowMs` never decreases, even if the machine's clock does. */
export interface Clock {
  nowMs(): number;
}

/** Real time plus an adjustable offset (only in the demo), made to never go back. */
export class SystemClock implements Clock {
  #offsetMs = 0;
  #lastMs = 0;
  #listener: (offsetMs: number) => void = () => {};

  nowMs(): number {
    this.#lastMs = Math.max(this.#lastMs, Date.now() + this.#offsetMs);
    return this.#lastMs;
  }

  /** How far ahead of real time this clock runs. */
  get offsetMs(): number {
    return this.#offsetMs;
  }

  /** Sets how far ahead of real time this clock runs. Only the demo's clock job calls this. */
  setOffsetMs(offsetMs: number): void {
    if (this.#offsetMs === offsetMs) return;
    this.#offsetMs = offsetMs;
    this.#listener(offsetMs);
  }

  /** Calls back with each new offset, to keep other clocks of this process in step. */
  onOffset(listener: (offsetMs: number) => void): void {
    this.#listener = listener;
  }
}

/** A clock for tests; it stands still until it is moved. */
export class ManualClock implements Clock {
  #ms: number;

  constructor(startMs: number) {
    this.#ms = startMs;
  }

  nowMs(): number {
    return this.#ms;
  }

  advanceMs(ms: number): void {
    this.#ms += ms;
  }

  setMs(ms: number): void {
    this.#ms = ms;
  }
}
