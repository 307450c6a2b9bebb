import { WordBuffer } from '@bourse/core/journal/words.ts';
import { type Result, refuse } from '@bourse/core/result.ts';
import type { Command } from '@bourse/core/trading/command.ts';
import { encodeCommand } from '@bourse/core/trading/journal/command-codec.ts';
import { OutcomeUnknown } from '../../platform/db/outcome-unknown.ts';
import type { Line } from '../../platform/line/line.ts';
import { Asks } from '../asks.ts';
import { Reached } from '../projection/reached.ts';
import { SPOT_MACHINE, type SpotTypes } from '../spot-machine.ts';
import type { Answer, EngineRefusal, Projected, Trading } from '../trading.ts';
import type { FromCore, ToCore } from './line.ts';

/** The most commands that may wait for an answer; the core has a limit of its own. */
const OPEN_MAX = 50_000;

/**
 * The trading core at the other end of a line. The line may break and another one be attached: the outcome of what was
 * asked over the first is then unknown, and later commands go over the second.
 */
export class RemoteTrading implements Trading {
  readonly #buffer = new WordBuffer();
  readonly #listeners = new Set<(step: Projected) => void>();
  #reached = new Reached();
  #asks = new Asks<SpotTypes>(SPOT_MACHINE);
  #line: Line<ToCore, FromCore> | null = null;
  #isLeading = false;
  #first = 0;
  #count = 0;
  #flushing: NodeJS.Immediate | null = null;
  /** True if the core was told that somebody waits for the next step. */
  #isHurried = false;

  /** True while the process at the other end leads. */
  get isLeading(): boolean {
    return this.#isLeading;
  }

  /** Uses this line from now on, until it closes. */
  attach(line: Line<ToCore, FromCore>): void {
    this.detach();
    this.#line = line;
    this.#isHurried = false;
    line.onMessage((message) => {
      if (this.#line === line) this.#hear(message);
    });
    line.onClose(() => {
      if (this.#line === line) this.detach();
    });
  }

  /** Stops asking; the outcome of open questions is unknown. */
  detach(): void {
    if (!this.#line) return;
    this.#line = null;
    this.#isLeading = false;
    this.#drop();
    const asks = this.#asks;
    this.#asks = new Asks<SpotTypes>(SPOT_MACHINE);
    asks.abandon(new OutcomeUnknown('the trading core is away'));
  }

  submit(command: Command): Promise<Result<Answer, EngineRefusal>> {
    if (!this.#line || !this.#isLeading) return Promise.resolve(refuse('NOT_LEADING'));
    if (this.#asks.size >= OPEN_MAX) return Promise.resolve(refuse('BUSY', { queueMax: OPEN_MAX }));
    const before = this.#buffer.length;
    try {
      encodeCommand(command, this.#buffer);
    } catch (error) {
      this.#buffer.length = before;
      return Promise.reject(error);
    }
    const { number, answer } = this.#asks.open();
    if (this.#count === 0) this.#first = number;
    this.#count += 1;
    // All commands of this turn of the event loop are sent in one message.
    this.#flushing ??= setImmediate(() => this.#flush());
    return answer;
  }

  waitForRows(sequence: number, timeoutMs?: number): Promise<void> {
    if (sequence > this.#reached.sequence) this.#hurry();
    return this.#reached.wait(sequence, timeoutMs);
  }

  onProjected(listener: (step: Projected) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Sent once for each step: others who begin to wait meanwhile are covered by the same step, or ask again after it.
   */
  #hurry(): void {
    if (this.#isHurried) return;
    this.#isHurried = true;
    this.#line?.send({ kind: 'hurry' });
  }

  #flush(): void {
    const words = this.#buffer.view().slice();
    const [first, count] = [this.#first, this.#count];
    this.#drop();
    this.#line?.send({ kind: 'ask', first, count, words }, [words.buffer]);
  }

  #drop(): void {
    if (this.#flushing) clearImmediate(this.#flushing);
    this.#flushing = null;
    this.#buffer.length = 0;
    this.#count = 0;
  }

  #hear(message: FromCore): void {
    switch (message.kind) {
      case 'done':
        this.#asks.complete(message.numbers, message.firstSequence, message.atMs, message.events);
        return;
      case 'refused':
        this.#asks.refuse(message.numbers, message.refusal);
        return;
      case 'failed':
        this.#asks.fail(
          message.numbers,
          message.isUnknown ? new OutcomeUnknown(message.message) : new Error(message.message),
        );
        return;
      case 'projected':
        this.#isHurried = false;
        this.#reached.advance(message.step.sequence);
        for (const listener of this.#listeners) listener(message.step);
        return;
      case 'standing':
        this.#isLeading = message.isLeading;
        this.#reached.advance(message.projected);
        return;
    }
  }
}
