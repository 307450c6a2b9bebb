import type { Result } from '@bourse/core/result.ts';
import type { Command } from '@bourse/core/trading/command.ts';
import { OutcomeUnknown } from '../../platform/db/outcome-unknown.ts';
import type { Answer, EngineRefusal, Projected, Trading } from '../trading.ts';
import type { RemoteTrading } from './remote-trading.ts';

/** Asks the core of this process while it leads, and otherwise the core that does. */
export class EitherTrading implements Trading {
  readonly #own: RemoteTrading;
  readonly #far: RemoteTrading;

  constructor(own: RemoteTrading, far: RemoteTrading) {
    this.#own = own;
    this.#far = far;
  }

  get isLeading(): boolean {
    return this.#own.isLeading || this.#far.isLeading;
  }

  submit(command: Command): Promise<Result<Answer, EngineRefusal>> {
    return (this.#own.isLeading ? this.#own : this.#far).submit(command);
  }

  waitForRows(sequence: number, timeoutMs?: number): Promise<void> {
    if (this.#own.isLeading) return this.#own.waitForRows(sequence, timeoutMs);
    if (this.#far.isLeading) return this.#far.waitForRows(sequence, timeoutMs);
    // Nobody leads at this moment; the next leader will say how far the rows are.
    return Promise.any([this.#own, this.#far].map((one) => one.waitForRows(sequence, timeoutMs))).catch(() => {
      throw new OutcomeUnknown(`the rows do not have ${sequence} yet`);
    });
  }

  onProjected(listener: (step: Projected) => void): () => void {
    const endings = [this.#own, this.#far].map((one) => one.onProjected(listener));
    return () => {
      for (const end of endings) end();
    };
  }
}
