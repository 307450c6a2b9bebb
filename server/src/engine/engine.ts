import { setTimeout as wait } from 'node:timers/promises';
import { WordBuffer } from '@bourse/core/journal/words.ts';
import type { Refusal, Result } from '@bourse/core/result.ts';
import { AppendUnknown, type Journal } from '../journal/journal.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { isPassing } from '../platform/db/passing.ts';
import type { Lease } from '../platform/jobs/lease.ts';
import { answerRuns } from './answer-runs.ts';
import { Asks } from './asks.ts';
import type { Answered, Machine, MachineTypes } from './machine.ts';
import { ProgressMoved } from './projection/step/write-step.ts';
import { type KeptState, Replica, type StateHash } from './replica.ts';
import type { Agreed, Rows } from './rows.ts';
import type { EngineRefusal } from './trading.ts';
import { ownAsk, tellRefused, tellUnknown, type Waiting } from './waiting.ts';

export interface EngineParts<M extends MachineTypes> {
  readonly machine: Machine<M>;
  readonly journal: Journal;
  /** The lease of the journal; it must be renewed within `leaseMs`. */
  readonly lease: Lease;
  readonly leaseMs: number;
  readonly clock: Clock;
  /**
   * Called when the engine ends for a reason that needs a person: a broken journal, another program's journal, a bug.
   */
  readonly onFailed: (error: Error) => void;
  /** Called when this engine begins to lead under an epoch, before it answers anybody. */
  readonly announce?: (epoch: bigint) => Promise<void>;
  /** Called when this engine begins or stops leading. */
  readonly onStanding?: (isLeading: boolean) => void;
  /** Writes rows about what the core does; without one there is only the journal. */
  readonly projection?: Rows<M['core']>;
  /** A state to start from, so that not the whole journal has to be replayed. */
  readonly keptState?: () => Promise<KeptState<M['image']> | null>;
  /** The most commands in one row of the journal. */
  readonly batchMax?: number;
  /** The most commands that may wait. */
  readonly queueMax?: number;
}

const FOLLOW_MS = 100;

/**
 * Runs a core, or follows it as a warm standby. Commands are put in sequence, applied in memory, written with
 * one durable commit for all that arrived meanwhile, and only then answered.
 *
 * @invariant  nobody is answered before the journal has their command; memory that ran ahead of the journal is dropped
 * @invariant  of all engines on one database only one writes; the others follow and take over when its lease expires
 */
export class Engine<M extends MachineTypes> {
  readonly #parts: EngineParts<M> & { readonly batchMax: number; readonly queueMax: number };
  readonly #replica: Replica<M>;
  readonly #buffer = new WordBuffer();
  readonly #asks: Asks<M>;
  readonly #single = new WordBuffer(64);
  #queue: Waiting[] = [];
  #isLeading = false;
  #isStopping = false;
  /** True while the core has applied something that the journal may not have. */
  #isAhead = false;
  #wake: () => void = () => {};
  #running: Promise<void> = Promise.resolve();
  #tellReady: (error?: Error) => void = () => {};
  /** Resolves when this engine leads or follows for the first time; rejects if it cannot. */
  readonly ready = new Promise<void>((resolve, reject) => {
    this.#tellReady = (error) => (error ? reject(error) : resolve());
  });

  constructor(parts: EngineParts<M>) {
    this.#parts = { batchMax: 1_024, queueMax: 20_000, ...parts };
    this.#asks = new Asks(parts.machine);
    this.#replica = new Replica(parts.machine, parts.journal, parts.keptState);
    this.ready.catch(() => {});
  }

  get isLeading(): boolean {
    return this.#isLeading;
  }

  /** The number of the last command that this engine knows, and the hash of its state. */
  stateHash(): StateHash {
    return this.#replica.stateHash();
  }

  /** Starts to follow the journal, and to lead whenever nobody else does. */
  start(): void {
    this.#running = this.#run().catch((error: Error) => this.#fail(error));
  }

  /** Writes the waiting commands, then releases the lease. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#wake();
    await this.#running;
    await this.#parts.lease.release();
  }

  /**
   * Asks the core. Resolves once the journal has the command.
   *
   * @refuses  NOT_LEADING | BUSY: this call did nothing and never will. A refusal by the core itself is an outcome
   * @throws   OutcomeUnknown: this command, or an earlier one with the same id, may be in the journal
   */
  submit(command: M['command']): Promise<Result<Answered<M['outcome']>, EngineRefusal>> {
    this.#single.length = 0;
    try {
      this.#parts.machine.encode(command, this.#single);
    } catch (error) {
      return Promise.reject(error);
    }
    const words = this.#single.view().slice();
    const { number, answer } = this.#asks.open();
    this.ask({ asker: this.#asks, number, words, from: 0, end: words.length });
    return answer;
  }

  /** Like `submit`, for a command that is already encoded; the answer goes to its asker. */
  ask(waiting: Waiting): void {
    const refusal = this.#refusal();
    if (refusal) {
      waiting.asker.refuse([waiting.number], refusal);
      return;
    }
    this.#queue.push(waiting);
    this.#wake();
  }

  #refusal(): Refusal<EngineRefusal> | null {
    if (!this.#isLeading || this.#isStopping) return { code: 'NOT_LEADING' };
    const { queueMax, projection } = this.#parts;
    const isFull = this.#queue.length >= queueMax || projection?.isFull;
    return isFull ? { code: 'BUSY', details: { queueMax } } : null;
  }

  async #run(): Promise<void> {
    while (!this.#isStopping) {
      try {
        await this.#replica.follow();
        if ((await this.#parts.lease.hold()) === null) {
          this.#tellReady();
          await this.#rest(FOLLOW_MS);
          continue;
        }
        // Reads what the last leader wrote in its last moments.
        await this.#replica.follow();
        await this.#lead();
      } catch (error) {
        if (!isPassing(error)) throw error;
        await this.#rest(FOLLOW_MS);
      }
    }
  }

  /** Leads until the lease is lost or the engine stops. */
  async #lead(): Promise<void> {
    const { journal, lease, leaseMs, projection } = this.#parts;
    let isHeld = true;
    const renewing = setInterval(() => {
      // If the database cannot be reached, the lease may still hold; the next append will tell.
      lease.hold().then(
        (epoch) => {
          isHeld &&= epoch !== null;
          if (!isHeld) this.#wake();
        },
        () => {},
      );
    }, leaseMs / 3);
    const stopLeading = (error: Error) => {
      isHeld = false;
      this.#wake();
      if (!isPassing(error) && !(error instanceof ProgressMoved)) this.#fail(error);
    };
    try {
      await projection?.begin(journal, () => this.#agreed(), stopLeading);
      await this.#parts.announce?.(lease.grip!.epoch);
      this.#stand(true);
      while (isHeld && !(this.#isStopping && this.#queue.length === 0)) {
        const batch = this.#nextBatch();
        if (batch.length === 0) await this.#rest(this.#isDue ? FOLLOW_MS : undefined);
        else if (!(await this.#write(batch))) break;
      }
    } finally {
      clearInterval(renewing);
      this.#stand(false);
      for (const { asker, number } of this.#queue.splice(0)) asker.refuse([number], { code: 'NOT_LEADING' });
      await projection?.end({ flush: this.#isStopping });
      // A new start needs all changes since the last step, so the replica begins anew from the rows.
      if (projection && !this.#isStopping) this.#replica.forget();
    }
  }

  get #isDue(): boolean {
    return this.#due.length > 0;
  }

  get #due(): readonly M['command'][] {
    return this.#parts.machine.due(this.#replica.core);
  }

  /** The next commands: a few of the engine's own, which finish what earlier ones left, and then those that wait. */
  #nextBatch(): Waiting[] {
    const { batchMax, machine, projection } = this.#parts;
    const due = projection?.isFull ? [] : this.#due;
    return [...due.map((command) => ownAsk(machine, command)), ...this.#queue.splice(0, batchMax)];
  }

  #stand(isLeading: boolean): void {
    if (this.#isLeading === isLeading) return;
    this.#isLeading = isLeading;
    this.#tellReady();
    this.#parts.onStanding?.(isLeading);
  }

  #agreed(): Agreed<M['core']> | null {
    return this.#isAhead ? null : this.#replica;
  }

  /** Stops everything after a bug, or when the journal cannot be trusted. */
  #fail(error: Error): void {
    this.#isStopping = true;
    this.#tellReady(error);
    this.#parts.onFailed(error);
  }

  /** Applies a batch, writes it and answers. @returns false if nothing more may be written */
  async #write(batch: readonly Waiting[]): Promise<boolean> {
    const { machine, journal, lease, clock, projection } = this.#parts;
    const { core, place } = this.#replica;
    const commands = this.#joined(batch);
    this.#isAhead = true;
    const events = core.apply(commands, clock.nowMs());
    try {
      const row = { count: batch.length, atMs: core.atMs, commands, events };
      const written = await journal.append(lease, place, row);
      if (written.ok) {
        this.#replica.notePlace(written.value);
        this.#isAhead = false;
        const firstSequence = place.sequence + 1;
        for (const run of answerRuns(batch, firstSequence, events)) {
          run.asker.complete(run.numbers, run.firstSequence, row.atMs, run.events);
        }
        projection?.collect({ ...row, firstSequence });
        projection?.pump();
        return true;
      }
      tellRefused(machine, batch, events);
    } catch (error) {
      for (const one of batch) tellUnknown(one, error);
      if (!(error instanceof AppendUnknown)) throw error;
    } finally {
      if (this.#replica.place === place) this.#replica.forget();
      this.#isAhead = false;
    }
    return false;
  }

  /** The words of a batch joined into one buffer, which the next batch overwrites. */
  #joined(batch: readonly Waiting[]): Uint32Array {
    const buffer = this.#buffer;
    buffer.length = 0;
    for (const { words, from, end } of batch) {
      let into = buffer.claim(end - from);
      for (let at = from; at < end; at += 1) {
        buffer.words[into] = words[at]!;
        into += 1;
      }
    }
    return buffer.view();
  }

  /** Waits until there is a command, but no longer than `ms`. */
  async #rest(ms?: number): Promise<void> {
    const woken = new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    await (ms === undefined ? woken : Promise.race([woken, wait(ms)]));
  }
}
