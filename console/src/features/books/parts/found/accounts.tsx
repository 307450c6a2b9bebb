import { Badge } from '../../../../kit/badge.tsx';
import { Button } from '../../../../kit/button.tsx';
import { Table } from '../../../../kit/table.tsx';
import { t } from '../../../../lib/i18n.ts';
import type { Balance } from '../../screens/books/books.model.ts';
import { Amount } from './amount.tsx';

interface AccountsProps {
  readonly rows: readonly Balance[];
  readonly onOpen: (path: string) => void;
}

/** Accounts with their balances. Accounts in the trading core have no entries here. */
export function Accounts({ rows, onOpen }: AccountsProps) {
  return (
    <section className="rounded-card border border-line bg-surface">
      <Table
        label={t('console.books.accounts')}
        rows={rows}
        rowKey={(row) => `${row.path} ${row.keptBy}`}
        columns={[
          {
            key: 'path',
            head: t('console.books.account'),
            cell: (row) =>
              row.keptBy === 'CORE' ? (
                <span className="code flex flex-wrap items-center gap-2 break-all">
                  {row.path} <Badge tone="info">{t('console.books.core')}</Badge>
                </span>
              ) : (
                <Button kind="link" onClick={() => onOpen(row.path)}>
                  <span className="code whitespace-normal break-all text-left">{row.path}</span>
                </Button>
              ),
          },
          {
            key: 'available',
            isFigure: true,
            head: t('console.books.available'),
            cell: (row) => <Amount text={row.available} />,
          },
          { key: 'held', isFigure: true, head: t('console.books.held'), cell: (row) => <Amount text={row.held} /> },
          { key: 'asset', head: t('console.alarmDetail.asset'), cell: (row) => row.asset },
        ]}
      />
    </section>
  );
}
