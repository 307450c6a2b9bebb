import { Link } from 'wouter';
import { Notice } from '../../../../kit/states.tsx';
import { Table } from '../../../../kit/table.tsx';
import type { StaffOutput } from '../../../../lib/client.ts';
import { formatAmount } from '../../../../lib/format.ts';
import { hasText, t } from '../../../../lib/i18n.ts';
import { Amount } from '../found/amount.tsx';

type Report = StaffOutput<'staffBooks.run'>;
const FIGURES = ['liabilities', 'custody', 'over', 'held', 'inCore', 'inTransit', 'sum'] as const;

/** The result of one comparison: each difference, and the sums of every coin. */
export function RunReport({ run }: { readonly run: Report }) {
  if (run.state !== 'DONE') return null;
  return (
    <>
      <BalancedNotice isBalanced={run.balanced === true} entries={run.entryCount} />
      {run.notCompared.map(({ part, because }) => (
        <Notice key={part} tone="warn">
          {t('console.books.notCompared', { part, because })}
        </Notice>
      ))}
      {run.found.length > 0 && <Differences found={run.found} />}
      <section className="rounded-card border border-line bg-surface">
        <Table
          label={t('console.books.sums')}
          rows={run.sums}
          rowKey={(row) => row.asset}
          columns={[
            {
              key: 'asset',
              head: t('console.alarmDetail.asset'),
              cell: (row) => (
                <Link href={`/books?tab=find&q=${row.asset}`} className="font-medium text-accent-text">
                  {row.asset}
                </Link>
              ),
            },
            ...FIGURES.map((figure) => ({
              key: figure,
              isFigure: true,
              head: t(`console.books.${figure}`),
              cell: (row: Report['sums'][number]) => <Amount text={row[figure]} isShort />,
            })),
          ]}
        />
      </section>
    </>
  );
}

function Differences({ found }: { readonly found: Report['found'] }) {
  return (
    <section className="rounded-card border border-line bg-surface">
      <Table
        label={t('console.books.differenceList')}
        rows={found}
        rowKey={(row) => `${row.kind} ${row.account} ${row.entryId} ${row.asset} ${row.expected}`}
        columns={[
          {
            key: 'kind',
            head: t('console.alarms.what'),
            cell: (row) => <span className="font-medium">{differenceText(row.kind)}</span>,
          },
          { key: 'asset', head: t('console.alarmDetail.asset'), cell: (row) => row.asset ?? t('console.none') },
          {
            key: 'where',
            head: t('console.books.where'),
            cell: (row) => (
              <span className="code text-12 break-all">
                {row.account && (
                  <Link
                    href={`/books?tab=find&account=${encodeURIComponent(row.account)}`}
                    className="text-accent-text"
                  >
                    {row.account}
                  </Link>
                )}
                {row.entryId && (
                  <Link href={`/books?tab=find&entry=${row.entryId}`} className="text-accent-text">
                    {row.entryId}
                  </Link>
                )}
              </span>
            ),
          },
          {
            key: 'expected',
            isFigure: true,
            head: t('console.books.expected'),
            cell: (row) => <span className="num">{row.expected}</span>,
          },
          {
            key: 'found',
            isFigure: true,
            head: t('console.books.found'),
            cell: (row) => <span className="num">{row.found}</span>,
          },
        ]}
      />
    </section>
  );
}

/** A difference in words; its plain kind where a newer server has one without words. */
function differenceText(kind: string): string {
  const key = `console.difference.${kind}`;
  return hasText(key) ? t(key as 'console.difference.NEGATIVE') : kind;
}

/** The overall result of a comparison. */
function BalancedNotice({ isBalanced, entries }: { readonly isBalanced: boolean; readonly entries: number }) {
  const count = formatAmount(String(entries));
  return isBalanced ? (
    <Notice tone="ok">{t('console.books.allRight', { entries: count })}</Notice>
  ) : (
    <Notice tone="danger">{t('console.books.notRight', { entries: count })}</Notice>
  );
}
