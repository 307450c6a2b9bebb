import { type Db, isDatabaseAway, type Tx } from '../db/db.ts';

/** Work in rows, each of which is somebody's own money. */
interface Apart<Row> {
  /** The name of a row in errors, such as `day of order`. */
  readonly what: string;
  /** How many rows one transaction handles. */
  readonly batch: number;
  /** Locks the next rows that are due, except some. */
  readonly take: (tx: Tx, limit: number, except: readonly string[]) => Promise<readonly Row[]>;
  readonly idOf: (row: Row) => string;
  readonly work: (tx: Tx, rows: readonly Row[]) => Promise<void>;
}

/**
 * Makes a job that works rows off in batches. If a batch fails, its rows are taken one by one, so that a failing row
 * does not hold up the others. Failing rows are skipped until all others are done, then reported in one error, and
 * tried again.
 *
 * @returns one run of the job, which returns true if there may be more
 */
export function apart<Row>(db: Db, { what, batch, take, idOf, work }: Apart<Row>): () => Promise<boolean> {
  const failed = new Map<string, unknown>();

  const next = (limit: number, noteId: (id: string) => void) =>
    db.tx(async (tx) => {
      const rows = await take(tx, limit, [...failed.keys()]);
      for (const row of rows) noteId(idOf(row));
      if (rows.length > 0) await work(tx, rows);
      return rows.length;
    });

  /** @returns false if nothing is left */
  async function one(): Promise<boolean> {
    let id: string | null = null;
    try {
      return (await next(1, (taken) => (id = taken))) > 0;
    } catch (error) {
      // Without the database nothing can be done, and an error while reading is no single row's fault.
      if (id === null || isDatabaseAway(error)) throw error;
      failed.set(id, error);
      return true;
    }
  }

  async function oneByOne(): Promise<boolean> {
    for (let left = batch; left > 0; left -= 1) if (!(await one())) return false;
    return true;
  }

  return async () => {
    const isMore = await next(batch, () => {})
      .then((count) => count > 0)
      .catch((error: unknown) => (isDatabaseAway(error) ? Promise.reject(error) : oneByOne()));
    if (isMore || failed.size === 0) return isMore;
    const told = [...failed].map(([id, error]) => `${what} ${id}: ${error instanceof Error ? error.message : error}`);
    failed.clear();
    throw new Error(told.slice(0, TOLD_MAX).join('; '));
  };
}

/** How many rows an error names. */
const TOLD_MAX = 5;
