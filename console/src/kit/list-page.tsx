import type { ReactNode } from 'react';
import { Page, Paged } from './page.tsx';
import { type Column, Table } from './table.tsx';

/** What a list that comes in pages has and is doing. */
export interface ListView<Row> {
  readonly rows: readonly Row[];
  readonly state: 'loading' | 'failed' | 'ready';
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
}
export interface ListCommands {
  readonly retry: () => void;
  readonly more: () => void;
}

interface ListProps<Row> {
  readonly label: string;
  readonly view: ListView<Row>;
  readonly commands: ListCommands;
  readonly emptyIcon: ReactNode;
  readonly words: { readonly empty: string; readonly failed: string; readonly retry: string; readonly more: string };
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
}

/** A table that comes in pages, in each of its states. */
export function List<Row>({ label, view, commands, emptyIcon, words, columns, rowKey }: ListProps<Row>) {
  return (
    <Paged
      state={view.state}
      isEmpty={view.rows.length === 0}
      emptyIcon={emptyIcon}
      emptyText={words.empty}
      failedText={words.failed}
      retryLabel={words.retry}
      onRetry={commands.retry}
      moreLabel={words.more}
      hasMore={view.hasMore}
      isLoadingMore={view.isLoadingMore}
      onMore={commands.more}
    >
      <Table label={label} rows={view.rows} rowKey={rowKey} columns={columns} />
    </Paged>
  );
}

interface ListPageProps<Row> extends Omit<ListProps<Row>, 'label'> {
  readonly title: string;
  readonly room: string;
  /** Between the title and the table. */
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
