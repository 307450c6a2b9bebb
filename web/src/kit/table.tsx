import { ArrowDown, ArrowUp, ChevronRight } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from './cx.ts';
import { numClass } from './numbers/num.ts';
import { Skeleton } from './skeleton.tsx';

export interface Column<Row> {
  readonly key: string;
  readonly head: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers are aligned right. */
  readonly align?: 'left' | 'right';
  /** Any CSS width, such as `120px` or `20%`. */
  readonly width?: string;
  readonly sort?: 'ascending' | 'descending' | 'none';
  readonly onSort?: () => void;
}

interface TableProps<Row> {
  /** What the table contains, for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** In px: 44, or 56 where a cell has two lines. */
  readonly height?: 44 | 56 | 64;
  /** Opens a row, by click or by Enter; a chevron at the end of each row shows that it can be opened. */
  readonly onRow?: (row: Row) => void;
  /** How many placeholder rows to show in place of `rows`. */
  readonly loading?: number;
  /** Shown in place of the body when there are no rows. */
  readonly empty?: ReactNode;
}

const ROW_HEIGHT = { 44: 'h-11', 56: 'h-14', 64: 'h-16' } as const;

/** A table for the desktop: text at the left, numbers at the right, a hairline above each row. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, height = 44, onRow, loading, empty } = props;
  const cell = 'px-1.5 first:pl-5 last:pr-5 xl:px-3';
  const isEmpty = !loading && rows.length === 0;
  return (
    <div className="overflow-x-auto">
      <table
        aria-label={label}
        aria-busy={loading ? true : undefined}
        className="w-full border-collapse text-13 xl:text-14"
      >
        <thead>
          <tr className="h-9 text-12 text-text-faint">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={column.sort}
                style={column.width ? { width: column.width } : undefined}
                className={cx(
                  cell,
                  'py-1 font-normal text-balance break-keep',
                  column.align === 'right' ? 'text-right' : 'text-left',
                )}
              >
                <ColumnHead column={column} />
              </th>
            ))}
            {onRow && <td aria-hidden="true" className="w-10" />}
          </tr>
        </thead>
        <tbody>
          {loading
            ? Array.from({ length: loading }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: grey rows have no identity.
                <tr key={index} className={cx('border-t border-line', ROW_HEIGHT[height])}>
                  {columns.map((column) => (
                    <td key={column.key} className={cell}>
                      <span className={cx('flex', column.align === 'right' && 'justify-end')}>
                        <Skeleton width={column.align === 'right' ? 88 : 72} lines={height === 44 ? 1 : 2} />
                      </span>
                    </td>
                  ))}
                  {onRow && <td aria-hidden="true" />}
                </tr>
              ))
            : rows.map((row) => (
                <tr
                  key={rowKey(row)}
                  className={cx(
                    'border-t border-line hover:bg-row-hover',
                    ROW_HEIGHT[height],
                    onRow && 'cursor-pointer focus-visible:-outline-offset-2',
                  )}
                  tabIndex={onRow && 0}
                  onClick={onRow && ((event) => !isOwnControl(event.target) && onRow(row))}
                  onKeyDown={onRow && ((event) => isEnterOnRow(event) && onRow(row))}
                >
                  {columns.map((column) => {
                    const content = column.cell(row);
                    const align = column.align === 'right' ? cx(numClass(content), 'text-right') : 'text-left';
                    return (
                      <td key={column.key} className={cx(cell, align)}>
                        {content}
                      </td>
                    );
                  })}
                  {onRow && (
                    <td aria-hidden="true" className="pr-4 text-text-faint">
                      <ChevronRight className="size-4" />
                    </td>
                  )}
                </tr>
              ))}
        </tbody>
      </table>
      {isEmpty && <div className="border-t border-line">{empty}</div>}
    </div>
  );
}

/** True for a click on a link or button inside a row, which handles the click itself. */
const isOwnControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a,button,input,label') !== null;

const isEnterOnRow = (event: KeyboardEvent): boolean => event.key === 'Enter' && event.target === event.currentTarget;

function ColumnHead<Row>({ column }: { readonly column: Column<Row> }) {
  const Arrow = column.sort === 'ascending' ? ArrowUp : ArrowDown;
  const isSorted = column.sort && column.sort !== 'none';
  if (!column.onSort) {
    return isSorted ? (
      <span className="inline-flex items-center gap-1 text-text">
        {column.head}
        <Arrow aria-hidden="true" className="size-3" />
      </span>
    ) : (
      column.head
    );
  }
  return (
    <button
      type="button"
      onClick={column.onSort}
      className={cx('inline-flex items-center gap-1 hover:text-text', isSorted && 'text-text')}
    >
      {column.head}
      <Arrow aria-hidden="true" className={cx('size-3', !isSorted && 'hidden')} />
    </button>
  );
}
