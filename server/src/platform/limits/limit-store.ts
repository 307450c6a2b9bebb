import { sha256 } from '../crypto/digest.ts';
import type { Db } from '../db/db.ts';

/** What a process counted of one window, from the beginning of the window or of its own counting. */
export interface Count {
  readonly key: string;
  /** Who counted; a name that counts a key from nothing again is a new one. */
  readonly writer: string;
  readonly used: number;
  /** How long the count is kept from when it is first told. */
  readonly keepMs: number;
}

/** Counts that several processes share. */
export interface LimitStore {
  /**
   * Tells what was counted. To tell it again changes nothing, and what is told late does not undo what was told after it.
   *
   * @returns  for each count, what all writers have told of its key
   */
  tell(counts: readonly Count[]): Promise<readonly number[]>;
  /** Removes counts that are over, and those beyond what there is room for. */
  tidy(): Promise<void>;
}

/** Longer keys are known by their hash. Ours are much shorter, whatever a caller sends. */
const KEY_LENGTH_MAX = 200;
/** About 150 MB. Beyond it the counts that end first are forgotten: whoever has so many addresses is not slowed by counting. */
const ROWS_MAX = 1_000_000;

/**
 * Counts in `platform.limit_told`, one statement for as many as there are. All that was told of a key stands in one row, so
 * that processes that tell of it at once do so one after the other, and the later one hears of the earlier.
 */
export class SharedLimitStore implements LimitStore {
  readonly #db: Db;
  readonly #rowsMax: number;

  constructor(db: Db, { rowsMax = ROWS_MAX }: { readonly rowsMax?: number } = {}) {
    this.#db = db;
    this.#rowsMax = rowsMax;
  }

  async tell(counts: readonly Count[]): Promise<readonly number[]> {
    const keys = counts.map(({ key }) => storedKey(key));
    const told = new Map<string, { readonly used: Record<string, number>; readonly expiresAtMs: number }>();
    for (const [at, { writer, used, keepMs }] of counts.entries()) {
      const row = told.get(keys[at]!) ?? { used: {}, expiresAtMs: Date.now() + keepMs };
      row.used[writer] = Math.max(row.used[writer] ?? 0, used);
      told.set(keys[at]!, row);
    }
    // In one order by all processes, so that none waits for a row of another that waits for one of its own.
    const sorted = [...told.keys()].sort();
    const rows = await this.#db.query<{ key: string; total: number }>(TELL, [
      sorted,
      sorted.map((key) => JSON.stringify(told.get(key)!.used)),
      sorted.map((key) => told.get(key)!.expiresAtMs),
    ]);
    const totals = new Map(rows.map(({ key, total }) => [key, total]));
    return keys.map((key) => totals.get(key)!);
  }

  async tidy(): Promise<void> {
    await this.#db.query('delete from platform.limit_told where expires_at_ms < $1', [Date.now()]);
    await this.#db.query(
      `delete from platform.limit_told where key in
         (select key from platform.limit_told order by expires_at_ms desc offset $1)`,
      [this.#rowsMax],
    );
  }
}

const TELL = `
  insert into platform.limit_told as kept (key, used, expires_at_ms)
  select * from unnest($1::text[], $2::jsonb[], $3::bigint[])
  on conflict (key) do update set used = (
    select jsonb_object_agg(writer, used)
    from (
      select writer, max(used::bigint) as used
      from (select * from jsonb_each_text(kept.used) union all select * from jsonb_each_text(excluded.used))
        as told (writer, used)
      group by writer
    ) as larger)
  returning key, (select sum(told.value::bigint)::float8 from jsonb_each_text(kept.used) as told) as total`;

/** What the database takes for a text: no zero, and not so long that it cannot be indexed. */
function storedKey(key: string): string {
  const text = key.replaceAll('\0', '');
  return text.length <= KEY_LENGTH_MAX ? text : sha256(text).toString('base64url');
}
