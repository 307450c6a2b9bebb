import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface Column<Row> {
  readonly key: string;
  readonly head: string;
  /** Figures are aligned right, so that their digits line up. */
  readonly isFigure?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

const CELL = 'px-1.5 first:pl-5 last:pr-5 xl:px-3';

/** A table with rows 44 px high, and a hairline above each. */
export function Table<Row>({ label, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <div className="overflow-x-auto">
      <table aria-label={label} className="w-full border-collapse text-left text-13">
        <thead>
          <tr className="h-9 text-12 text-text-faint">
            {columns.map(({ key, head, isFigure }) => (
              <th key={key} scope="col" className={cx(CELL, 'font-normal', isFigure && 'text-right')}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="h-11 border-t border-line hover:bg-row-hover">
              {columns.map(({ key, cell, isFigure }) => (
                <td key={key} className={cx(CELL, 'py-1.5', isFigure && 'text-right')}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
