import type { Prepared, Tx } from '../../../platform/db/db.ts';
import type { Columns } from './columns.ts';

/** How rows of one kind are written to their table. */
export interface Target {
  /** `into trading.trade` */
  readonly into: string;
  readonly names: string;
  readonly columnCount: number;
  selectBehind(before: number): string;
  /** What happens to a row that exists, and what the statement returns. */
  readonly rest: string;
}

/** Rows of one kind to write. */
export interface Rows {
  readonly target: Target;
  readonly count: number;
  values(): string[];
}

/** Makes a table a target for rows. */
export function targetOf<Row>(
  table: string,
  columns: Columns<Row>,
  rest = '',
): Target & { rows(rows: readonly Row[]): Rows } {
  const target: Target = {
    into: `into trading.${table}`,
    names: columns.names,
    columnCount: columns.count,
    selectBehind: (before) => columns.selectBehind(before),
    rest,
  };
  return { ...target, rows: (rows) => ({ target, count: rows.length, values: () => columns.values(rows) }) };
}

/**
 * Writes rows of several kinds with one statement, because a round trip costs as much as ten rows. The statement is
 * prepared for each combination of kinds that occurs: parsing and planning it would cost more than running it.
 */
export class PutRows {
  readonly #name: string;
  readonly #statements = new Map<number, Prepared>();

  /** @param name prefix for the names of the statements */
  constructor(name: string) {
    this.#name = name;
  }

  /**
   * @param all  always the same kinds in the same order; some may have no rows
   * @returns    what the last kind returns, if it has rows
   */
  async put<Returned extends object>(tx: Tx, all: readonly Rows[]): Promise<Returned[]> {
    const there = all.filter(({ count }) => count > 0);
    if (there.length === 0) return [];
    let which = 0;
    for (const [at, { count }] of all.entries()) if (count > 0) which |= 1 << at;
    let statement = this.#statements.get(which);
    if (!statement) {
      statement = { name: `${this.#name}_${which.toString(2)}`, text: sqlOf(there.map(({ target }) => target)) };
      this.#statements.set(which, statement);
    }
    const answered = await tx.queryPrepared<Returned>(
      statement,
      there.flatMap((rows) => rows.values()),
    );
    return all.at(-1)!.count > 0 ? answered : [];
  }
}

/** All inserts but the last become parts of a `with`. That is right because none reads what another one writes. */
function sqlOf(targets: readonly Target[]): string {
  let before = 0;
  const inserts = targets.map(({ into, names, columnCount, selectBehind, rest }) => {
    const sql = `insert ${into} (${names}) ${selectBehind(before)} ${rest}`;
    before += columnCount;
    return sql;
  });
  const parts = inserts.slice(0, -1).map((sql, at) => `part${at} as (${sql})`);
  return `${parts.length > 0 ? `with ${parts.join(', ')} ` : ''}${inserts.at(-1)}`;
}
