import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { sha256 } from '../crypto/digest.ts';
import type { Db, Prepared } from '../db/db.ts';

/** Counts that several processes share. */
export interface LimitStore {
  /**
   * Adds to the count of a key, which starts at zero.
   *
   * @param keepMs  how long the count is kept from its beginning
   * @returns       the count of all processes afterwards
   */
  add(key: string, amount: number, keepMs: number): Promise<number>;
  /** Deletes expired counts, and those for which there is no room. */
  tidy(): Promise<void>;
}

/** Longer keys are replaced by their hash. Ours are much shorter, whatever a caller sends. */
const KEY_LENGTH_MAX = 200;
/**
 * About 100 MB. Beyond it the counts that end first are deleted: an attacker with so many addresses is not stopped by
 * counting.
 */
const ROWS_MAX = 1_000_000;

/** Counts in `platform.limit_use`, with one statement for each addition. */
export class SharedLimitStore implements LimitStore {
  readonly #db: Db;
  readonly #rowsMax: number;
  readonly #counts: RateLimiterPostgres;

  constructor(db: Db, { rowsMax = ROWS_MAX }: { readonly rowsMax?: number } = {}) {
    this.#db = db;
    this.#rowsMax = rowsMax;
    this.#counts = new RateLimiterPostgres({
      storeClient: { query: (one: Statement) => db.queryPrepared(one, one.values).then((rows) => ({ rows })) },
      storeType: 'pool',
      schemaName: 'platform',
      tableName: 'limit_use',
      tableCreated: true,
      // A job does it, so that staff can see whether it runs.
      clearExpiredByTimeout: false,
      keyPrefix: '',
      // The limit is checked by our code rather than by the store, because it differs from key to key.
      points: 1,
      duration: 0,
    });
  }

  async add(key: string, amount: number, keepMs: number): Promise<number> {
    const use = { customDuration: keepMs / 1_000 };
    const { consumedPoints } = await this.#counts.penalty(storedKey(key), amount, use);
    return consumedPoints;
  }

  async tidy(): Promise<void> {
    await this.#db.query('delete from platform.limit_use where expire < $1', [Date.now()]);
    await this.#db.query(
      `delete from platform.limit_use where key in
         (select key from platform.limit_use order by expire desc offset $1)`,
      [this.#rowsMax],
    );
  }
}

interface Statement extends Prepared {
  readonly values: readonly unknown[];
}

/** A key that the database accepts as text: without NUL, and short enough to be indexed. */
function storedKey(key: string): string {
  const text = key.replaceAll('\0', '');
  return text.length <= KEY_LENGTH_MAX ? text : sha256(text).toString('base64url');
}
