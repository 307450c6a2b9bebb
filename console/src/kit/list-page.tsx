import type { ReactNode } from 'react';
import { type ListProps, Page, Paged } from './page.tsx';
import { type Column, Table } from './table.tsx';

interface TableListProps<Row> extends ListProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
}
const BONES = { rows: 6, height: 44 };

/** A table that is loaded page by page, in each of its states. */
export function List<Row>({ label, columns, rowKey, ...list }: TableListProps<Row>) {
  return (
    <section className="rounded-card border border-line bg-surface">
      <Paged {...list} bones={BONES}>
        <Table label={label} rows={list.view.rows} rowKey={rowKey} columns={columns} />
      </Paged>
    </section>
  );
}

interface ListPageProps<Row> extends Omit<TableListProps<Row>, 'label'> {
  readonly title: string;
  readonly room: string;
  /** Shown between the title and the table. */
  readonly top?: ReactNode;
  /** Dialogs. */
  readonly children?: ReactNode;
}

/** A page of the console that is one table. */
export function ListPage<Row>({ title, room, top, children, ...list }: ListPageProps<Row>) {
  return (
    <Page title={title} room={room}>
      {top}
      <List label={title} {...list} />
      {children}
    </Page>
  );
}
