import { ArrowDownToLine } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Page, Paged } from '../../../../kit/page.tsx';
import { Table } from '../../../../kit/table.tsx';
import { formatAmount, formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { LongId, reasonBadge } from '../../parts/deposit-release/deposit-facts.tsx';
import { DepositRelease } from '../../parts/deposit-release/deposit-release.tsx';
import { useDepositsModel } from './deposits.model.ts';

export function DepositsDesktop() {
  const model = useDepositsModel();
  const { view, commands } = model;
  return (
    <Page title={t('console.deposits.title')} room="wallet/screens/deposits">
      <Paged
        state={view.state}
        isEmpty={view.rows.length === 0}
        emptyIcon={<ArrowDownToLine className="size-5" />}
        emptyText={t('console.deposits.empty')}
        failedText={t('console.alarms.unattributedFailed')}
        retryLabel={t('console.retry')}
        onRetry={commands.retry}
        moreLabel={t('console.more')}
        hasMore={view.hasMore}
        isLoadingMore={view.isLoadingMore}
        onMore={commands.more}
      >
        <Table
          label={t('console.deposits.title')}
          rows={view.rows}
          rowKey={(row) => row.id}
          columns={[
            {
              key: 'time',
              head: t('console.alarms.time'),
              cell: (row) => <span className="num">{formatTime(row.atMs)}</span>,
            },
            { key: 'uid', head: t('console.user.uid'), cell: (row) => <span className="num">{row.uid}</span> },
            {
              key: 'amount',
              head: t('console.alarms.amount'),
              cell: (row) => (
                <>
                  <span className="num block font-medium whitespace-nowrap">
                    {formatAmount(row.amount)} {row.asset}
                  </span>
                  <span className="block text-12 text-text-muted">{row.networkName}</span>
                </>
              ),
            },
            {
              key: 'from',
              head: t('console.deposits.from'),
              cell: (row) => (row.fromAddress === null ? t('console.none') : <LongId id={row.fromAddress} />),
            },
            { key: 'why', head: t('console.alarms.why'), cell: reasonBadge },
            {
              key: 'tx',
              head: t('console.alarms.tx'),
              cell: (row) => (
                <>
                  <LongId id={row.txId} />
                  <span className="block text-12 text-text-muted">
                    {t('console.deposits.confirmations')}{' '}
                    <span className="num">
                      {row.confirmations}/{row.creditAt}
                    </span>
                  </span>
                </>
              ),
            },
            {
              key: 'release',
              head: '',
              cell: (row) =>
                view.mayRelease && (
                  <Button kind="secondary" small onClick={() => commands.start(row)}>
                    {t('console.deposits.release')}
                  </Button>
                ),
            },
          ]}
        />
      </Paged>
      <DepositRelease {...model} />
    </Page>
  );
}
