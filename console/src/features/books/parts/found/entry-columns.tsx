import { Button } from '../../../../kit/button.tsx';
import { formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import type { EntryHead } from '../../screens/books/books.model.ts';

/** The columns that every list of entries has. */
export const entryColumns = <Row extends EntryHead>(onOpen: (entryId: string) => void) => [
  {
    key: 'entry',
    head: t('console.books.entry'),
    cell: (row: Row) => (
      <Button kind="link" onClick={() => onOpen(row.entryId)}>
        <span className="num">{row.entryId}</span>
      </Button>
    ),
  },
  {
    key: 'time',
    head: t('console.alarms.time'),
    cell: (row: Row) => <span className="num">{formatTime(row.atMs)}</span>,
  },
  { key: 'kind', head: t('console.books.kind'), cell: (row: Row) => row.kind },
  {
    key: 'ref',
    head: t('console.alarmDetail.ref'),
    cell: (row: Row) => <span className="block max-w-70 text-12 break-all text-text-muted">{row.ref}</span>,
  },
];
