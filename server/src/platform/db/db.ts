import { AsyncLocalStorage } from 'node:async_hooks';
import type { Result } from '@bourse/core/result.ts';
import pg from 'pg';

/**
 * What a store or a query may do: run one parameterised statement and get rows. numeric and bigint arrive as strings.
 */
export interface Queryable {
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/**
 * A statement that each connection parses and plans once, for the few that run many times a second. One plan must suit
 * all values, and it must name its columns, because `*` may change after it was prepared.
 */
export interface Prepared {
  /** Unique in the whole program. */
  readonly name: string;
  readonly text: string;
}

/** Something that can run prepared statements too. */
interface Preparing {
  queryPrepared<Row extends object>(statement: Prepared, values: readonly unknown[]): Promise<Row[]>;
}

/** One SQL transaction. A use case passes it through; a store never opens one. */
export interface Tx extends Queryable, Preparing {
  readonly inTransaction: true;
}

export interface DbOptions {
  readonly connectionString?: string;
  readonly host?: string;
  readonly port?: number;
  readonly user?: string;
  readonly password?: string;
  readonly database?: string;
  readonly poolMax?: number;
  /**
   * The role that every connection takes before its first statement: the application's role has no DDL and cannot
   * update entries.
   */
  readonly role?: string;
  readonly statementTimeoutMs?: number;
  /** How long a call waits for one of the pool's connections. */
  readonly connectTimeoutMs?: number;
  readonly applicationName?: string;
  /**
   * If true, asking for a second connection inside a transaction throws, for tests: if all connections wait for a
   * locked row whose holder waits for one more connection, everything stands still.
   */
  readonly refusesNested?: boolean;
}

/** SQLSTATEs after which the same transaction may be tried again: serialization failure, deadlock, lock timeout. */
export const RETRYABLE: ReadonlySet<string> = new Set(['40001', '40P01', '55P03']);
/** The SQLSTATE of a row that violates a unique index. */
export const UNIQUE_VIOLATION = '23505';
/**
 * SQLSTATEs and socket errors which mean that the database cannot be reached; HTTP answers them with 503 and
 * Retry-After.
 */
const AWAY = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
]);
const ATTEMPTS_MAX = 6;

/** The only way to PostgreSQL: only this folder imports `pg`. */
export class Db implements Queryable, Preparing {
  /**
   * For one short statement outside the transaction that the caller may be in: it does not see that transaction's
   * changes, and remains if it is rolled back. It needs no connection of the pool, so the holder of a lock can use it
   * while everybody else waits for that lock.
   */
  readonly beside: Queryable;
  readonly #pool: pg.Pool;
  readonly #besidePool: pg.Pool;
  readonly #under: AsyncLocalStorage<{ isOpen: boolean }> | null;
  readonly #brokenListeners = new Set<() => void>();

  constructor(options: DbOptions) {
    const { role, statementTimeoutMs, connectTimeoutMs, poolMax, applicationName, refusesNested, ...rest } = options;
    this.#under = refusesNested ? new AsyncLocalStorage() : null;
    const settings = [`-c lock_timeout=5s`, `-c idle_in_transaction_session_timeout=30s`];
    if (role) settings.push(`-c role=${role}`);
    const common = {
      ...rest,
      application_name: applicationName ?? 'bourse',
      statement_timeout: statementTimeoutMs ?? 15_000,
      connectionTimeoutMillis: connectTimeoutMs ?? 5_000,
      options: settings.join(' '),
    };
    this.#pool = new pg.Pool({ ...common, max: poolMax ?? 12 });
    this.#besidePool = new pg.Pool({ ...common, max: 1 });
    this.beside = {
      query: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
        (await this.#besidePool.query(text, values as unknown[])).rows as Row[],
    };
    for (const pool of [this.#pool, this.#besidePool]) {
      // The pool drops an idle connection that breaks, such as after a restart of the database; without a listener the
      // error would end the process.
      pool.on('error', () => this.#tellBroken());
      // The same for one that breaks between two statements of a transaction; the next statement then fails, and that
      // is handled.
      pool.on('connect', (client) => client.on('error', () => this.#tellBroken()));
    }
  }

  /**
   * Calls back when a connection breaks, as all of them do in a crash of the database: what did not wait for the disk may be
   * gone.
   *
   * @returns a function that stops listening
   */
  onBroken(listener: () => void): () => void {
    this.#brokenListeners.add(listener);
    return () => this.#brokenListeners.delete(listener);
  }

  #tellBroken(): void {
    for (const listener of this.#brokenListeners) listener();
  }

  async query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    this.#assertFree();
    const result = await this.#pool.query(text, values as unknown[]);
    return result.rows as Row[];
  }

  async queryPrepared<Row extends object>(statement: Prepared, values: readonly unknown[]): Promise<Row[]> {
    this.#assertFree();
    const result = await this.#pool.query({ ...statement, values: values as unknown[] });
    return result.rows as Row[];
  }

  /**
   * Runs `work` in one transaction and commits when it returns. Serialization failures and deadlocks are retried a few
   * times, so `work` must have no effect outside the transaction.
   */
  async tx<Value>(work: (tx: Tx) => Promise<Value>): Promise<Value> {
    return this.#run(work, () => true);
  }

  /** Like `tx`, but a refusal rolls back, so that a use case that refuses has changed nothing. */
  async decide<Value, Code extends string>(
    work: (tx: Tx) => Promise<Result<Value, Code>>,
  ): Promise<Result<Value, Code>> {
    return this.#run(work, (result) => result.ok);
  }

  async #run<Value>(work: (tx: Tx) => Promise<Value>, keeps: (value: Value) => boolean): Promise<Value> {
    this.#assertFree();
    for (let attempt = 1; ; attempt++) {
      const client = await this.#pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('begin');
        const value = await this.#watched(() => work(asTx(client)));
        const end = await client.query(keeps(value) ? 'commit' : 'rollback');
        // After a failed statement PostgreSQL turns "commit" into a rollback without an error.
        if (keeps(value) && end.command !== 'COMMIT') throw new Error('the transaction was rolled back at commit');
        return value;
      } catch (error) {
        await client.query('rollback').catch((failure: Error) => {
          broken = failure;
        });
        if (attempt < ATTEMPTS_MAX && RETRYABLE.has(sqlState(error))) continue;
        throw error;
      } finally {
        client.release(broken);
      }
    }
  }

  /** Whether the database answers now. */
  async isReady(): Promise<boolean> {
    return this.query('select 1').then(
      () => true,
      () => false,
    );
  }

  /** A raw client, for COPY and LISTEN; the caller must call `release`. */
  async raw(): Promise<pg.PoolClient> {
    return this.#pool.connect();
  }

  async end(): Promise<void> {
    await Promise.all([this.#pool.end(), this.#besidePool.end()]);
  }

  async #watched<Value>(work: () => Promise<Value>): Promise<Value> {
    if (!this.#under) return work();
    const transaction = { isOpen: true };
    // Work started inside without being awaited, such as a loop, may go on after the transaction has ended.
    return this.#under.run(transaction, work).finally(() => {
      transaction.isOpen = false;
    });
  }

  #assertFree(): void {
    if (this.#under?.getStore()?.isOpen)
      throw new Error('a second connection was asked for in the midst of a transaction');
  }
}

function asTx(client: pg.PoolClient): Tx {
  return {
    inTransaction: true,
    async query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
      const result = await client.query(text, values as unknown[]);
      return result.rows as Row[];
    },
    async queryPrepared<Row extends object>(statement: Prepared, values: readonly unknown[]): Promise<Row[]> {
      const result = await client.query({ ...statement, values: values as unknown[] });
      return result.rows as Row[];
    },
  };
}

/** The SQLSTATE or system error code of a database error; otherwise an empty text. */
export function sqlState(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** Whether an error means that the database cannot be reached now. */
export function isDatabaseAway(error: unknown): boolean {
  if (AWAY.has(sqlState(error))) return true;
  const message = error instanceof Error ? error.message : '';
  return /Connection terminated|not queryable|Client was closed|timeout exceeded when trying to connect|the database system is/i.test(
    message,
  );
}
