import type { Queryable } from './db.ts';

/**
 * Columns as read. Names of times end in `_ms`, names of amounts in `_minor`; an amount's coin is in the column
 * `asset`.
 */
export type PlainRow = Readonly<Record<string, unknown>>;

/** Where a list goes on after its last row, in whatever form the list uses. */
export type RecordPlace = Readonly<Record<string, string | number>>;

interface RecordAsk {
  /** The person whose records to read. */
  readonly uid: string;
  /** Included; null means from the first one on. */
  readonly fromMs: number | null;
  /** The end of the range, itself excluded. */
  readonly toMs: number;
  readonly after: RecordPlace | null;
  readonly limit: number;
}

interface RecordPage {
  readonly rows: readonly PlainRow[];
  /** Null after the last row. */
  readonly next: RecordPlace | null;
}

/** Everything that one table keeps of a person, page by page, oldest first: for a file with all data of a person. */
export interface RecordList {
  readonly name: string;
  read(q: Queryable, ask: RecordAsk): Promise<RecordPage>;
}

/** A list as parts of SQL. All parts are ours; `$1` is the person. */
export interface RecordSource {
  readonly name: string;
  readonly columns: string;
  /** The table and its alias, with its joins. */
  readonly from: string;
  readonly where: string;
  /** When a record began. */
  readonly time: string;
  /**
   * The time to compare with the beginning of the range, if it differs from `time`: a session that began earlier is in
   * the range if it was used later. Null for records that never end, such as an address.
   */
  readonly since?: string | null;
  readonly id: string;
  readonly idType?: 'uuid' | 'bigint';
  /** Whether the index that finds a person's rows has them sorted by id, which is in the order of time. */
  readonly isById?: boolean;
}

/** Makes a list from its SQL. */
export function recordList(source: RecordSource): RecordList {
  const { name, columns, from, where, time, id, since = time, idType = 'uuid', isById = false } = source;
  const begins = since === null ? '$2::bigint is null or true' : `$2::bigint is null or ${since} >= $2`;
  const behind = isById ? `${id} > $5::${idType}` : `(${time}, ${id}) > ($4, $5::${idType})`;
  const sql = `select ${columns}, ${time} as place_at_ms, ${id} as place_id from ${from}
    where ${where} and (${begins}) and ${time} < $3 and ($4::bigint is null or ${behind})
    order by ${isById ? id : `${time}, ${id}`} limit $6`;
  return {
    name,
    async read(q, { uid, fromMs, toMs, after, limit }) {
      const values = [uid, fromMs, toMs, after?.atMs ?? null, after?.id ?? null, limit];
      const found = await q.query<PlainRow & { place_at_ms: string; place_id: string }>(sql, values);
      const last = found.at(-1);
      return {
        rows: found.map(({ place_at_ms: _at, place_id: _id, ...row }) => row),
        next: last && found.length === limit ? { atMs: last.place_at_ms, id: last.place_id } : null,
      };
    },
  };
}

/** A list whose rows get more than their table has, looked up for a whole page at once. */
export const withMore = (
  list: RecordList,
  more: (q: Queryable, rows: readonly PlainRow[]) => Promise<readonly PlainRow[]>,
): RecordList => ({
  name: list.name,
  async read(q, ask) {
    const page = await list.read(q, ask);
    return page.rows.length === 0 ? page : { ...page, rows: await more(q, page.rows) };
  },
});
