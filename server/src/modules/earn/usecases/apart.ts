import { type Db, isDatabaseAway, type Tx } from '../../../platform/db/db.ts';

/** Work that comes in rows, each of which is somebody else's money. */
interface Apart<Row> {
  /** What an error calls a row, such as `day of order`. */
  readonly what: string;
  /** Rows in one transaction. */
  readonly batch: number;
  /** Locks the next rows whose turn it is, without some. */
  readonly take: (tx: Tx, limit: number, except: readonly string[]) => Promise<readonly Row[]>;
  readonly idOf: (row: Row) => string;
  readonly work: (tx: Tx, rows: readonly Row[]) => Promise<void>;
}

/**
 * Makes a job that works rows off a batch at a time. Where a batch fails its rows are taken one by one, so that a row that cannot be
 * worked on keeps no other from its turn. Such rows are left alone until all others are done; then they are told in one error, and
 * tried again.
 *
 * @returns  one run of the job: true where more may wait
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

  /** @returns false where nothing is left */
  async function one(): Promise<boolean> {
    let id: string | null = null;
    try {
      return (await next(1, (taken) => (id = taken))) > 0;
    } catch (error) {
      // Nobody can be worked on without the database, and what cannot even be read is no row's fault.
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

/** An error names so many. */
const TOLD_MAX = 5;
