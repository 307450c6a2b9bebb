import { Button } from '../../../../kit/button.tsx';
import { Surface } from '../../../../kit/page.tsx';
import { Table } from '../../../../kit/table.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import { formatAmount } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { waitWords } from '../../../../lib/lists/list-words.ts';
import { useCustodyModel } from '../../screens/books/books.model.ts';
import { Amount } from '../found/amount.tsx';

/** For every coin of a network: the balance in the books, and the balances of our keys. */
export function Custody() {
  const model = useCustodyModel();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Tabs
          label={t('console.alarms.networks')}
          value={model.network}
          options={model.networks.map(({ network, name }) => ({ value: network, label: name }))}
          onChange={model.select}
        />
        <Button kind="secondary" small busy={model.isReading} onClick={model.retry}>
          {t('console.books.askChain')}
        </Button>
      </div>
      <Surface state={model.state} rows={4} words={waitWords(t('console.books.custodyFailed'))} onRetry={model.retry}>
        <Table
          label={t('console.books.tab.custody')}
          rows={model.rows}
          rowKey={(row) => row.asset}
          columns={[
            {
              key: 'asset',
              head: t('console.alarmDetail.asset'),
              cell: (row) => <span className="font-medium">{row.asset}</span>,
            },
            {
              key: 'booked',
              isFigure: true,
              head: t('console.books.booked'),
              cell: (row) => <Amount text={row.booked} />,
            },
            { key: 'hot', isFigure: true, head: t('console.books.hot'), cell: (row) => <Amount text={row.hot} /> },
            {
              key: 'deposits',
              isFigure: true,
              head: t('console.books.onAddresses'),
              cell: (row) => (
                <>
                  <span className="block">
                    <Amount text={row.deposits} />
                  </span>
                  <span className="block text-12 text-text-muted">
                    {t('console.books.addressCount', { count: row.depositAddresses })}
                  </span>
                </>
              ),
            },
            {
              key: 'explained',
              isFigure: true,
              head: t('console.books.explained'),
              cell: (row) => <Amount text={row.explained} />,
            },
            {
              key: 'surplus',
              isFigure: true,
              head: t('console.books.surplus'),
              cell: (row) => <Amount text={row.surplus} />,
            },
            {
              key: 'difference',
              isFigure: true,
              head: t('console.books.difference'),
              cell: (row) => (
                <span className={/[1-9]/u.test(row.difference) ? 'num font-medium text-danger' : 'num text-ok'}>
                  {formatAmount(row.difference)}
                </span>
              ),
            },
          ]}
        />
      </Surface>
    </>
  );
}
