import { Button } from '../../../../kit/button.tsx';
import { Card, Pairs } from '../../../../kit/card.tsx';
import { Bones, Failed } from '../../../../kit/states.tsx';
import { Table } from '../../../../kit/table.tsx';
import { formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { useEntryModel } from '../../screens/books/books.model.ts';
import { Amount } from '../found/amount.tsx';

interface EntryCardProps {
  readonly entryId: string;
  readonly onAccount: (path: string) => void;
  readonly onClose: () => void;
}

/** One entry: what it was for, and what it did to each account. */
export function EntryCard({ entryId, onAccount, onClose }: EntryCardProps) {
  const { entry, state, retry } = useEntryModel(entryId);
  const close = (
    <Button kind="secondary" small onClick={onClose}>
      {t('console.close')}
    </Button>
  );
  return (
    <Card title={`${t('console.books.entry')} ${entryId}`} action={close}>
      {state === 'loading' && <Bones rows={3} height={40} />}
      {state === 'failed' && (
        <Failed text={t('console.books.entryFailed')} retryLabel={t('console.retry')} onRetry={retry} />
      )}
      {entry && (
        <div className="flex flex-col gap-4">
          <Pairs
            columns={2}
            rows={[
              { label: t('console.books.kind'), value: entry.kind },
              { label: t('console.alarms.time'), value: <span className="num">{formatTime(entry.atMs)}</span> },
              { label: t('console.alarmDetail.ref'), value: <Long text={entry.ref} /> },
              { label: t('console.books.key'), value: <Long text={entry.key} /> },
              { label: t('console.books.hold'), value: <Long text={entry.holdKey ?? t('console.none')} /> },
              {
                label: entry.reversedBy ? t('console.books.reversedBy') : t('console.books.reverses'),
                value: <Long text={entry.reversedBy ?? entry.reverses ?? t('console.none')} />,
              },
            ]}
          />
          <Table
            label={t('console.books.changes')}
            rows={entry.changes}
            rowKey={(row) => row.path}
            columns={[
              {
                key: 'account',
                head: t('console.books.account'),
                cell: (row) => (
                  <Button kind="link" onClick={() => onAccount(row.path)}>
                    <span className="code whitespace-normal break-all text-left">{row.path}</span>
                  </Button>
                ),
              },
              {
                key: 'available',
                isFigure: true,
                head: t('console.books.available'),
                cell: (row) => <Amount text={row.available} asset={row.asset} />,
              },
              {
                key: 'held',
                isFigure: true,
                head: t('console.books.held'),
                cell: (row) => <Amount text={row.held} asset={row.asset} />,
              },
            ]}
          />
        </div>
      )}
    </Card>
  );
}

const Long = ({ text }: { readonly text: string }) => <span className="code text-12 break-all">{text}</span>;
