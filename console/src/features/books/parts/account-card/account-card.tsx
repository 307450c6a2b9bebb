import { Inbox } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Card, Pairs } from '../../../../kit/card.tsx';
import { List } from '../../../../kit/list-page.tsx';
import { Bones, Failed } from '../../../../kit/states.tsx';
import { Table } from '../../../../kit/table.tsx';
import type { StaffOutput } from '../../../../lib/client.ts';
import { formatAmount, formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { listWords } from '../../../../lib/lists/list-words.ts';
import { type AccountEntry, useAccountModel } from '../../screens/books/books.model.ts';
import { Amount } from '../found/amount.tsx';
import { entryColumns } from '../found/entry-columns.tsx';

interface AccountCardProps {
  readonly path: string;
  readonly onEntry: (entryId: string) => void;
  readonly onClose: () => void;
}

/** One account: its balance, every hold on it, and its entries. */
export function AccountCard({ path, onEntry, onClose }: AccountCardProps) {
  const { account, state, retry, entries, file, mayExport } = useAccountModel(path);
  return (
    <>
      <Card
        title={<span className="code text-14 break-all">{path}</span>}
        action={
          <span className="flex shrink-0 gap-2">
            {mayExport && (
              <Button kind="secondary" small disabled={file.rowsSoFar !== null} onClick={file.save}>
                {file.rowsSoFar === null
                  ? t('console.books.export')
                  : t('console.books.exporting', { rows: formatAmount(String(file.rowsSoFar)) })}
              </Button>
            )}
            <Button kind="secondary" small onClick={onClose}>
              {t('console.close')}
            </Button>
          </span>
        }
      >
        {state === 'loading' && <Bones rows={2} height={40} />}
        {state === 'failed' && (
          <Failed text={t('console.books.accountFailed')} retryLabel={t('console.retry')} onRetry={retry} />
        )}
        {account && (
          <>
            <Pairs
              columns={2}
              rows={[
                {
                  label: t('console.books.available'),
                  value: <Amount text={account.available} asset={account.asset} />,
                },
                { label: t('console.books.held'), value: <Amount text={account.held} asset={account.asset} /> },
              ]}
            />
            {account.holds.length > 0 && <Holds holds={account.holds} onEntry={onEntry} />}
          </>
        )}
      </Card>
      {account && (
        <List
          label={t('console.books.entries')}
          view={entries.view}
          commands={entries.commands}
          emptyIcon={<Inbox className="size-5" />}
          words={listWords(t('console.books.noEntries'), t('console.books.failed'))}
          rowKey={(row) => row.entryId}
          columns={[
            ...entryColumns<AccountEntry>(onEntry),
            {
              key: 'available',
              head: t('console.books.available'),
              cell: (row) => <Amount text={row.available} />,
            },
            { key: 'held', head: t('console.books.held'), cell: (row) => <Amount text={row.held} /> },
          ]}
        />
      )}
    </>
  );
}

interface HoldsProps {
  readonly holds: StaffOutput<'staffBooks.account'>['holds'];
  readonly onEntry: (entryId: string) => void;
}

function Holds({ holds, onEntry }: HoldsProps) {
  return (
    <Table
      label={t('console.books.holds')}
      rows={holds}
      rowKey={(hold) => hold.key}
      columns={[
        { key: 'reason', head: t('console.books.hold'), cell: (hold) => hold.reason },
        { key: 'left', head: t('console.books.left'), cell: (hold) => <Amount text={hold.left} /> },
        {
          key: 'ref',
          head: t('console.alarmDetail.ref'),
          cell: (hold) => <span className="text-12 break-all text-text-muted">{hold.ref}</span>,
        },
        {
          key: 'release',
          head: t('console.books.release'),
          cell: (hold) => (
            <span className="num">{hold.releaseAtMs === null ? t('console.none') : formatTime(hold.releaseAtMs)}</span>
          ),
        },
        {
          key: 'entry',
          head: t('console.books.entry'),
          cell: (hold) => (
            <Button kind="link" onClick={() => onEntry(hold.entryId)}>
              <span className="num">{hold.entryId}</span>
            </Button>
          ),
        },
      ]}
    />
  );
}
