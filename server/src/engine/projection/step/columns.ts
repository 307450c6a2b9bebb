type Value = string | number | bigint | boolean | null;
type Type = 'bigint' | 'integer' | 'numeric' | 'boolean' | 'text' | 'bytea';

/** One column of a table: its name, its type, and how to read its value from a row. */
export type Column<Row> = readonly [name: string, type: Type, read: (row: Row) => Value];

/**
 * Passes many rows as one array parameter per column, so that one statement is enough for any number. The arrays are
 * written as text here, because the driver, which looks at each element, would take longer than the database.
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
   * `select unnest($1::bigint[]), ...` for a statement with `before` parameters before these. It is a tenth cheaper
   * than one `unnest` of all arrays, whose rows the database stores first, but it gives the columns no names.
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

/** Quotes an element of an array; null is written without quotes. */
const quoted = (value: Value): string => (value === null ? 'null' : `"${String(value).replace(/["\\]/g, '\\$&')}"`);
