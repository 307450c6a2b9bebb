import { setTimeout as wait } from 'node:timers/promises';
import type { LedgerAnswer, LedgerCommand, LedgerRefusal } from '@bourse/core/ledger/command.ts';
import { refuse } from '@bourse/core/result.ts';
import { type Db, isDatabaseAway, sqlState } from '../platform/db/db.ts';
import type { AccountIds } from './account-ids.ts';
import { applyCommands, lookup, pathsOf } from './apply.ts';
import {
  BATCH_SQL,
  type BatchCommand,
  type BatchRow,
  batchAnswers,
  batchValues,
  isBatchable,
  type Prepared,
  prepare,
} from './batch.ts';

export interface LaneOptions {
  /** How long the first command of a batch waits for others. */
  readonly gatherMs?: number;
  /** Commands of one commit at most. */
  readonly batchMax?: number;
  /** Commands waiting at most; beyond it the answer is BUSY. */
  readonly queueMax?: number;
  /** How long the database may be away before callers hear that the outcome is unknown. */
  readonly recoverMs?: number;
}

export type LaneAnswer = LedgerAnswer<LedgerRefusal | 'BUSY'>;

/** The database stayed away. The command may or may not be in the books: ask again with the same key. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

interface Waiting<Command extends LedgerCommand = LedgerCommand> {
  readonly prepared: Prepared<Command>;
  readonly resolve: (answer: LaneAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** While the database works on one batch, the next is already written: it never waits for this process. */
const IN_FLIGHT_MAX = 2;
const ATTEMPTS_MAX = 6;
const DEPENDENT_BATCH_MAX = 100;
/** Says that the statement was undone and may be sent again: serialization, deadlock, lock timeout. */
const RETRYABLE = new Set(['40001', '40P01', '55P03']);
const UNIQUE_VIOLATION = '23505';

type Client = Awaited<ReturnType<Db['raw']>>;

/**
 * Group commit: commands of many callers that arrive within about a millisecond go to the database in one commit, and each
 * caller gets an answer of its own, after the disk has it.
 */
export class Lane {
  readonly #db: Db;
  readonly #ids: AccountIds;
  readonly #options: Required<LaneOptions>;
  #queue: Waiting<BatchCommand>[] = [];
  #dependents: Waiting[] = [];
  #inFlight = 0;
  #isDependentRunning = false;
  #timer: NodeJS.Timeout | null = null;
  #client: Promise<Client> | null = null;

  constructor(db: Db, ids: AccountIds, options: LaneOptions = {}) {
    this.#db = db;
    this.#ids = ids;
    this.#options = { gatherMs: 1, batchMax: 512, queueMax: 20_000, recoverMs: 10_000, ...options };
  }

  /** Commands that wait for a batch. */
  get depth(): number {
    return this.#queue.length + this.#dependents.length;
  }

  /**
   * Asks the books; the promise resolves after the commit.
   *
   * Commands that are asked for without waiting for each other's answers may be applied in any order.
   *
   * @refuses  as Ledger.apply, and BUSY when too many wait: nothing was done, the same key may be used again.
   * @throws   OutcomeUnknown when the database stays away
   */
  submit(command: LedgerCommand): Promise<LaneAnswer> {
    return new Promise((resolve, reject) => {
      // A command that is a bug throws here, and so rejects its own promise only.
      const waiting = { prepared: prepare(command), resolve, reject };
      if (this.depth >= this.#options.queueMax) {
        resolve(refuse('BUSY', { queueMax: this.#options.queueMax }));
        return;
      }
      if (isBatchable(waiting.prepared)) {
        this.#queue.push(waiting as Waiting<BatchCommand>);
        this.#schedule();
      } else {
        this.#dependents.push(waiting);
        if (!this.#isDependentRunning) void this.#runDependents();
      }
    });
  }

  #schedule(): void {
    if (this.#queue.length >= this.#options.batchMax && this.#inFlight < IN_FLIGHT_MAX) {
      this.#dispatch();
    } else {
      this.#timer ??= setTimeout(() => {
        this.#timer = null;
        this.#dispatch();
      }, this.#options.gatherMs);
    }
  }

  /** A second batch goes out beside a running one only when it is worth a commit of its own. */
  #dispatch(): void {
    while (
      this.#queue.length > 0 &&
      (this.#inFlight === 0 || (this.#inFlight < IN_FLIGHT_MAX && this.#queue.length * 2 >= this.#options.batchMax))
    ) {
      this.#inFlight++;
      void this.#run(this.#take()).finally(() => this.#landed());
    }
  }

  #landed(): void {
    this.#inFlight--;
    if (this.#queue.length > 0) {
      if (this.#inFlight === 0) this.#dispatch();
      else this.#schedule();
    } else if (this.#inFlight === 0) {
      this.#release(this.#client, undefined);
    }
  }

  /** The oldest commands; a key that comes twice waits for the next batch, so that it finds what the first one did. */
  #take(): Waiting<BatchCommand>[] {
    const batch: Waiting<BatchCommand>[] = [];
    const later: Waiting<BatchCommand>[] = [];
    const keys = new Set<string>();
    let taken = 0;
    for (; taken < this.#queue.length && batch.length < this.#options.batchMax; taken++) {
      const waiting = this.#queue[taken]!;
      if (keys.has(waiting.prepared.command.key)) later.push(waiting);
      else batch.push(waiting);
      keys.add(waiting.prepared.command.key);
    }
    this.#queue = later.concat(this.#queue.slice(taken));
    return batch;
  }

  /**
   * Sends a batch until its outcome is known. A lost connection leaves it unknown; sending the same keys again decides it,
   * because what was committed answers as a repeat. Never rejects: every caller hears on its own promise.
   */
  async #run(batch: readonly Waiting<BatchCommand>[]): Promise<void> {
    const deadlineMs = performance.now() + this.#options.recoverMs;
    let expectsNew = true;
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#send(batch, expectsNew);
      } catch (error) {
        const wasExpected = expectsNew;
        // From now on some of the keys may be in the books.
        expectsNew = false;
        if (wasExpected && sqlState(error) === UNIQUE_VIOLATION) continue;
        if (isDatabaseAway(error)) {
          if (performance.now() > deadlineMs)
            return failAll(batch, new OutcomeUnknown('the database is away', { cause: error }));
          await wait(50);
        } else if (!RETRYABLE.has(sqlState(error)) || attempt >= ATTEMPTS_MAX) {
          return this.#isolate(batch, error as Error);
        }
      }
    }
  }

  async #send(batch: readonly Waiting<BatchCommand>[], expectsNew: boolean): Promise<void> {
    const prepared = batch.map((waiting) => waiting.prepared);
    const idOf = lookup(await this.#ids.open(this.#db, pathsOf(prepared), true));
    const connecting = this.#connect();
    try {
      const client = await connecting;
      const query = { name: 'ledger_apply_batch', text: BATCH_SQL, values: batchValues(prepared, idOf, expectsNew) };
      const { rows } = await client.query<BatchRow>(query);
      const answers = batchAnswers(prepared, rows[0]!, idOf);
      for (const [at, waiting] of batch.entries()) waiting.resolve(answers[at]!);
    } catch (error) {
      if (isDatabaseAway(error)) this.#release(connecting, error as Error);
      throw error;
    }
  }

  /** One command that the books cannot take (a bug) must not fail its neighbours: halves are tried by themselves. */
  async #isolate(batch: readonly Waiting<BatchCommand>[], error: Error): Promise<void> {
    if (batch.length === 1) return failAll(batch, error);
    const middle = batch.length >> 1;
    await this.#run(batch.slice(0, middle));
    await this.#run(batch.slice(middle));
  }

  async #runDependents(): Promise<void> {
    this.#isDependentRunning = true;
    // What arrives in the same moment shares the commit.
    await wait(this.#options.gatherMs);
    while (this.#dependents.length > 0) await this.#settleDependents(this.#dependents.splice(0, DEPENDENT_BATCH_MAX));
    this.#isDependentRunning = false;
  }

  async #settleDependents(batch: readonly Waiting[]): Promise<void> {
    const deadlineMs = performance.now() + this.#options.recoverMs;
    const commands = batch.map((waiting) => waiting.prepared.command);
    for (;;) {
      try {
        const answers = await this.#db.tx((tx) => applyCommands(tx, this.#ids, commands));
        for (const [at, waiting] of batch.entries()) waiting.resolve(answers[at]!);
        return;
      } catch (error) {
        if (!isDatabaseAway(error)) {
          if (batch.length === 1) return failAll(batch, error as Error);
          for (const waiting of batch) await this.#settleDependents([waiting]);
          return;
        }
        if (performance.now() > deadlineMs)
          return failAll(batch, new OutcomeUnknown('the database is away', { cause: error }));
        await wait(50);
      }
    }
  }

  /** One connection while there is work; it goes back to the pool when there is none. */
  #connect(): Promise<Client> {
    if (this.#client) return this.#client;
    const connecting = this.#db.raw();
    // A connection that fails to open must not be handed out again.
    connecting.catch(() => {
      if (this.#client === connecting) this.#client = null;
    });
    this.#client = connecting;
    return connecting;
  }

  /** Gives a connection back once; a broken one (`error`) is closed. Two batches may share it and both see it break. */
  #release(connecting: Promise<Client> | null, error: Error | undefined): void {
    if (!connecting || this.#client !== connecting) return;
    this.#client = null;
    connecting.then(
      (client) => client.release(error),
      () => {},
    );
  }
}

function failAll(batch: readonly Waiting[], error: Error): void {
  for (const waiting of batch) waiting.reject(error);
}
