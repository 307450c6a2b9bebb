type Value = string | number | bigint | boolean | null;
type Type = 'bigint' | 'integer' | 'numeric' | 'boolean' | 'text' | 'bytea';

/** One column of a table: its name, its type, and what a row has for it. */
export type Column<Row> = readonly [name: string, type: Type, read: (row: Row) => Value];

/**
 * Many rows as one parameter for each column: one statement, whatever their number. The arrays are written as text here,
 * because a driver that looks at each element takes longer than the database.
 */
export class Columns<Row> {
  readonly #columns: readonly Column<Row>[];

  constructor(columns: readonly Column<Row>[]) {
    this.#columns = columns;
  }

  /** `a, b, c` */
  get names(): string {
    return this.#columns.map(([name]) => name).join(', ');
  }

  get count(): number {
    return this.#columns.length;
  }

  /** `unnest($1::bigint[], ...)` */
  get unnest(): string {
    return `unnest(${this.#columns.map(([, type], at) => `$${at + 1}::${type}[]`).join(', ')})`;
  }

  /**
   * `select unnest($1::bigint[]), ...`, where the statement has so many parameters before these. A tenth cheaper than the same
   * rows out of one `unnest`, which the database writes down before it reads them; but it knows nothing of their names.
   */
  selectBehind(before: number): string {
    return `select ${this.#columns.map(([, type], at) => `unnest($${before + at + 1}::${type}[])`).join(', ')}`;
  }

  values(rows: readonly Row[]): string[] {
    return this.#columns.map(([, type, read]) => {
      const write = type === 'text' ? quoted : String;
      return `{${rows.map((row) => write(read(row))).join(',')}}`;
    });
  }
}

/** Null is written without quotes. */
const quoted = (value: Value): string => (value === null ? 'null' : `"${String(value).replace(/["\\]/g, '\\$&')}"`);
