import { setTimeout as wait } from 'node:timers/promises';
import type { LedgerCommand } from '@bourse/core/ledger/command.ts';
import { refuse } from '@bourse/core/result.ts';
import { type Db, isDatabaseAway, RETRYABLE, sqlState, UNIQUE_VIOLATION } from '../platform/db/db.ts';
import { OutcomeUnknown } from '../platform/db/outcome-unknown.ts';
import type { AccountIds } from './account-ids.ts';
import { applyCommands, lookup, pathsOf } from './apply.ts';
import {
  BATCH_SQL,
  type BatchCommand,
  type BatchRow,
  batchAnswers,
  batchValues,
  isBatchable,
  prepare,
} from './batch.ts';
import { failAll, type LaneAnswer, noteCut, orSilence, type Waiting } from './lane-waiting.ts';

export interface LaneOptions {
  /** How long the first command of a batch waits for others. */
  readonly gatherMs?: number;
  /** The most commands in one commit. */
  readonly batchMax?: number;
  /** The most commands that may wait; beyond that the answer is BUSY. */
  readonly queueMax?: number;
  /** How long the database may be unreachable before callers are told that the outcome is unknown. */
  readonly recoverMs?: number;
}

/** While the database works on one batch, the next one is already sent, so that it never waits for this process. */
const IN_FLIGHT_MAX = 2;
const ATTEMPTS_MAX = 6;
const APART_BATCH_MAX = 100;
const APART_RUNNING_MAX = 3;
const LOCK_TIMEOUT = '55P03';
/** A batch that waits for one busy account keeps hundreds of commands waiting, so it gives up soon and is split. */
const LOCK_TIMEOUT_MS = 500;

type Client = Awaited<ReturnType<Db['raw']>>;

/**
 * Group commit: commands of many callers that arrive within about a millisecond go to the database in one commit, and
 * each caller gets their own answer once the disk has it.
 */
export class Lane {
  readonly #db: Db;
  readonly #ids: AccountIds;
  readonly #options: Required<LaneOptions>;
  #queue: Waiting<BatchCommand>[] = [];
  /** Commands that depend on what the books contain, or whose account is busy; they run in separate transactions. */
  #apart: Waiting[] = [];
  #inFlight = 0;
  #apartRunning = 0;
  #timer: NodeJS.Timeout | null = null;
  #client: Promise<Client> | null = null;

  constructor(db: Db, ids: AccountIds, options: LaneOptions = {}) {
    this.#db = db;
    this.#ids = ids;
    this.#options = { gatherMs: 1, batchMax: 512, queueMax: 20_000, recoverMs: 10_000, ...options };
  }

  /** How many commands wait for a batch. */
  get depth(): number {
    return this.#queue.length + this.#apart.length;
  }

  /**
   * Asks the books. Resolves after the commit.
   *
   * Commands sent without waiting for each other's answers may be applied in any order.
   *
   * @refuses  as Ledger.apply, and BUSY if too many wait: nothing was done, and the same key may be used again.
   * @throws   OutcomeUnknown if the database stays unreachable
   */
  submit(command: LedgerCommand): Promise<LaneAnswer> {
    return new Promise((resolve, reject) => {
      // A command that is a bug throws here, and so rejects only its own promise.
      const waiting = { prepared: prepare(command), resolve, reject };
      if (this.depth >= this.#options.queueMax) {
        resolve(refuse('BUSY'));
        return;
      }
      if (isBatchable(waiting.prepared)) {
        this.#queue.push(waiting as Waiting<BatchCommand>);
        this.#schedule();
      } else {
        this.#setApart(waiting);
      }
    });
  }

  /** Resolves when nothing waits or runs. Before stopping the server, stop asking and then await this. */
  async drain(): Promise<void> {
    while (this.depth > 0 || this.#inFlight > 0 || this.#apartRunning > 0) await wait(5);
  }

  #schedule(): void {
    if (this.#queue.length >= this.#options.batchMax) {
      this.#dispatch();
    } else {
      this.#timer ??= setTimeout(() => {
        this.#timer = null;
        this.#dispatch();
      }, this.#options.gatherMs);
    }
  }

  /** A second batch is sent beside a running one only if it is large enough to be worth its own commit. */
  #dispatch(): void {
    while (
      this.#queue.length > 0 &&
      (this.#inFlight === 0 || (this.#inFlight < IN_FLIGHT_MAX && this.#queue.length * 2 >= this.#options.batchMax))
    ) {
      this.#inFlight++;
      void this.#run(this.#take()).finally(() => this.#land());
    }
  }

  #land(): void {
    this.#inFlight--;
    if (this.#queue.length > 0) {
      if (this.#inFlight === 0) this.#dispatch();
      else this.#schedule();
    } else if (this.#inFlight === 0) {
      this.#release(this.#client, undefined);
    }
  }

  /** Takes the oldest commands. A repeated key waits for the next batch, so that it finds what the first one did. */
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
   * Sends a batch until its outcome is known. After a lost connection it is unknown, and sending the same keys again
   * decides it, because committed commands answer as repeats. Never rejects: every caller is told by its own promise.
   */
  async #run(batch: readonly Waiting<BatchCommand>[]): Promise<void> {
    const deadlineMs = performance.now() + this.#options.recoverMs;
    let expectsNew = true;
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#send(batch, expectsNew);
      } catch (error) {
        const wasExpected = expectsNew;
        // From here on some of the keys may be in the books already.
        expectsNew = false;
        if (wasExpected && sqlState(error) === UNIQUE_VIOLATION) continue;
        const state = sqlState(error);
        if (isDatabaseAway(error)) {
          noteCut(batch);
          if (performance.now() > deadlineMs) {
            return failAll(batch, new OutcomeUnknown('the database is away', { cause: error }));
          }
          await wait(50);
        } else if (batch.length > 1 && (!RETRYABLE.has(state) || state === LOCK_TIMEOUT || attempt >= ATTEMPTS_MAX)) {
          return this.#runHalves(batch);
        } else if (!RETRYABLE.has(state)) {
          return failAll(batch, error as Error);
        } else if (state === LOCK_TIMEOUT) {
          return this.#setApart(batch[0]!);
        } else if (attempt >= ATTEMPTS_MAX) {
          return this.#sayBusy(batch);
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
      const { rows } = await orSilence(client.query<BatchRow>(query));
      const answers = batchAnswers(prepared, rows[0]!, idOf);
      for (const [at, waiting] of batch.entries()) waiting.resolve(answers[at]!);
    } catch (error) {
      if (isDatabaseAway(error)) this.#release(connecting, error as Error);
      throw error;
    }
  }

  /**
   * Splits a batch, so that one command which the books cannot take (a bug, a busy account) does not fail the others.
   */
  async #runHalves(batch: readonly Waiting<BatchCommand>[]): Promise<void> {
    const middle = batch.length >> 1;
    await this.#run(batch.slice(0, middle));
    await this.#run(batch.slice(middle));
  }

  /** Every try was rolled back by the database, so nothing was done, unless one try was interrupted. */
  #sayBusy(batch: readonly Waiting[]): void {
    for (const waiting of batch) {
      if (waiting.wasCut) waiting.reject(new OutcomeUnknown('a try was cut off, and no other came through'));
      else waiting.resolve(refuse('BUSY'));
    }
  }

  /** Runs a few of these at once, so that one busy account does not delay everybody's withdrawals. */
  #setApart(waiting: Waiting): void {
    this.#apart.push(waiting);
    if (this.#apartRunning < APART_RUNNING_MAX) void this.#runApart();
  }

  async #runApart(): Promise<void> {
    this.#apartRunning++;
    // Waits a moment, so that commands arriving together share the commit.
    await wait(this.#options.gatherMs);
    while (this.#apart.length > 0) await this.#applyApart(this.#apart.splice(0, APART_BATCH_MAX));
    this.#apartRunning--;
  }

  async #applyApart(batch: readonly Waiting[]): Promise<void> {
    const deadlineMs = performance.now() + this.#options.recoverMs;
    const commands = batch.map((waiting) => waiting.prepared.command);
    for (;;) {
      try {
        const answers = await this.#db.tx(async (tx) => {
          await tx.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
          return applyCommands(tx, this.#ids, commands);
        });
        for (const [at, waiting] of batch.entries()) waiting.resolve(answers[at]!);
        return;
      } catch (error) {
        if (!isDatabaseAway(error)) {
          if (batch.length === 1) {
            return RETRYABLE.has(sqlState(error)) ? this.#sayBusy(batch) : failAll(batch, error as Error);
          }
          for (const waiting of batch) await this.#applyApart([waiting]);
          return;
        }
        noteCut(batch);
        if (performance.now() > deadlineMs)
          return failAll(batch, new OutcomeUnknown('the database is away', { cause: error }));
        await wait(50);
      }
    }
  }

  /** Takes one connection while there is work; it returns to the pool when there is none. */
  #connect(): Promise<Client> {
    if (this.#client) return this.#client;
    const connecting = this.#db.raw().then(async (client) => {
      await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
      return client;
    });
    // A connection that could not be opened must not be reused.
    connecting.catch(() => {
      if (this.#client === connecting) this.#client = null;
    });
    this.#client = connecting;
    return connecting;
  }

  /**
   * Returns a connection once; a broken one (`error`) is closed. Two batches may share it, and both may see it break.
   */
  #release(connecting: Promise<Client> | null, error: Error | undefined): void {
    if (!connecting || this.#client !== connecting) return;
    this.#client = null;
    connecting.then(
      async (client) => {
        const failure = error ?? (await client.query('reset lock_timeout').catch((reason: Error) => reason));
        client.release(failure instanceof Error ? failure : undefined);
      },
      () => {},
    );
  }
}
