export type Phase = 'starting' | 'ready' | 'stopping';

export interface HealthReport {
  readonly phase: Phase;
  readonly isReady: boolean;
  /** One line for each part: true, or what is wrong with it. */
  readonly parts: Readonly<Record<string, true | string>>;
}

/**
 * Whether this process should get traffic. A part that is away makes it not ready; it is alive all the same, and
 * killing it would not bring the part back.
 */
export class Health {
  #phase: Phase = 'starting';
  readonly #parts = new Map<string, () => true | string>();

  /** Adds a part that is asked at each report; the answer must be at hand, not waited for. */
  watch(name: string, ask: () => true | string): void {
    this.#parts.set(name, ask);
  }

  enter(phase: Phase): void {
    this.#phase = phase;
  }

  report(): HealthReport {
    const parts = Object.fromEntries([...this.#parts].map(([name, ask]) => [name, ask()]));
    return {
      phase: this.#phase,
      isReady: this.#phase === 'ready' && Object.values(parts).every((part) => part === true),
      parts,
    };
  }
}
