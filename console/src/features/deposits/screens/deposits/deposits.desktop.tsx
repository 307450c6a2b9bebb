import { ArrowDownToLine } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { ListPage } from '../../../../kit/list-page.tsx';
import { formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { amountColumn } from '../../../../lib/lists/columns.tsx';
import { listWords } from '../../../../lib/lists/list-words.ts';
import { LongId } from '../../../../lib/lists/long-id.tsx';
import type { ReviewedDeposit } from '../../api/deposits.ts';
import { reasonBadge } from '../../parts/deposit-release/deposit-facts.tsx';
import { DepositRelease } from '../../parts/deposit-release/deposit-release.tsx';
import { useDepositsModel } from './deposits.model.ts';

export function DepositsDesktop() {
  const model = useDepositsModel();
  return (
    <ListPage
      title={t('console.deposits.title')}
      room="deposits/screens/deposits"
      view={model.view}
      commands={model.commands}
      emptyIcon={<ArrowDownToLine className="size-5" />}
      words={listWords(t('console.deposits.empty'), t('console.alarms.unattributedFailed'))}
      rowKey={(row) => row.id}
      columns={[
        {
          key: 'time',
          head: t('console.alarms.time'),
          cell: (row) => <span className="num">{formatTime(row.atMs)}</span>,
        },
        { key: 'uid', head: t('console.user.uid'), cell: (row) => <span className="num">{row.uid}</span> },
        amountColumn<ReviewedDeposit>(({ networkName }) => networkName),
        {
          key: 'from',
          head: t('console.deposits.from'),
          cell: (row) => (row.fromAddress === null ? t('console.none') : <LongId id={row.fromAddress} />),
        },
        { key: 'why', head: t('console.alarms.why'), cell: reasonBadge },
        {
          key: 'source',
          head: t('console.deposits.source'),
          cell: ({ source }) =>
            source === null ? (
              t('console.none')
            ) : (
              <span className="block max-w-56 break-words">
                <span className="block text-12 text-text-muted">{t(`console.source.${source.source}`)}</span>
                {source.statement}
              </span>
            ),
        },
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
            model.mayRelease && (
              <span className="flex flex-col gap-1">
                <Button kind="secondary" small onClick={() => model.start(row, 'release')}>
                  {t('console.deposits.release')}
                </Button>
                <Button kind="ghost" small onClick={() => model.start(row, 'return')}>
                  {t('console.deposits.return')}
                </Button>
              </span>
            ),
        },
      ]}
    >
      <DepositRelease {...model} />
    </ListPage>
  );
}
