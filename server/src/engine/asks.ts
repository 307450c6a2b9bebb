import { ok, type Refusal, type Result } from '@bourse/core/result.ts';
import type { Answered, Machine, MachineTypes } from './machine.ts';
import type { EngineRefusal } from './trading.ts';

/** Somebody who asks the engine, in this thread or at the other end of a line, and who numbers their own commands. */
export interface Asker {
  /**
   * The journal has these commands, one directly after the other.
   *
   * @param atMs    when they happened, by the journal
   * @param events  what they did, valid until this returns
   */
  complete(numbers: readonly number[], firstSequence: number, atMs: number, events: Uint32Array): void;
  /** Answers that nothing was done, and never will be. */
  refuse(numbers: readonly number[], refusal: Refusal<EngineRefusal>): void;
  /** Answers that the outcome is unknown, or that the command is a bug. */
  fail(numbers: readonly number[], error: Error): void;
}

interface Open<Outcome> {
  readonly resolve: (answer: Result<Answered<Outcome>, EngineRefusal>) => void;
  readonly reject: (error: Error) => void;
}

/** Questions that wait for their answers, by number. */
export class Asks<M extends MachineTypes> implements Asker {
  readonly #machine: Pick<Machine<M>, 'read'>;
  readonly #open = new Map<number, Open<M['outcome']>>();
  #last = 0;

  constructor(machine: Pick<Machine<M>, 'read'>) {
    this.#machine = machine;
  }

  get size(): number {
    return this.#open.size;
  }

  /** Opens a new question; numbers are consecutive. */
  open(): { readonly number: number; readonly answer: Promise<Result<Answered<M['outcome']>, EngineRefusal>> } {
    this.#last += 1;
    const number = this.#last;
    const answer = new Promise<Result<Answered<M['outcome']>, EngineRefusal>>((resolve, reject) => {
      this.#open.set(number, { resolve, reject });
    });
    return { number, answer };
  }

  complete(numbers: readonly number[], firstSequence: number, atMs: number, events: Uint32Array): void {
    for (const [at, outcome] of this.#machine.read(events).entries()) {
      this.#take(numbers[at]!)?.resolve(ok({ sequence: firstSequence + at, atMs, outcome }));
    }
  }

  refuse(numbers: readonly number[], refusal: Refusal<EngineRefusal>): void {
    for (const number of numbers) this.#take(number)?.resolve({ ok: false, refusal });
  }

  fail(numbers: readonly number[], error: Error): void {
    for (const number of numbers) this.#take(number)?.reject(error);
  }

  /** Fails every open question, because nobody will answer them. */
  abandon(error: Error): void {
    this.fail([...this.#open.keys()], error);
  }

  #take(number: number): Open<M['outcome']> | undefined {
    const open = this.#open.get(number);
    this.#open.delete(number);
    return open;
  }
}
