import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/** Rows of 44 with a hairline above each. */
export function Table<Row>({ label, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <div className="overflow-x-auto">
      <table aria-label={label} className="w-full border-collapse text-left text-13">
        <thead>
          <tr className="h-9 text-12 text-text-faint">
            {columns.map(({ key, head }) => (
              <th key={key} scope="col" className="px-1.5 font-normal first:pl-5 last:pr-5 xl:px-3">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="h-11 border-t border-line hover:bg-row-hover">
              {columns.map(({ key, cell }) => (
                <td key={key} className="px-1.5 py-1.5 first:pl-5 last:pr-5 xl:px-3">
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
