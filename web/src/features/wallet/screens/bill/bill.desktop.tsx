import { Card } from '../../../../kit/card.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { BillTable } from '../../parts/bill-records.tsx';
import { AccountFilter } from '../../parts/history/account-filter.tsx';
import { PAGE_SIZE } from '../../parts/history/history-filter.model.ts';
import { HistoryFilters } from '../../parts/history/history-filters.tsx';
import { HistoryPager } from '../../parts/history/history-pager.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { useWalletText } from '../../wallet-text.ts';
import { BILL_ACCOUNTS, useBillModel } from './bill.model.ts';

export default function BillDesktop() {
  const t = useWalletText();
  const { view, filter, commands } = useBillModel();
  return (
    <div data-room="wallet/screens/bill">
      <PageHead title={t('wallet.bill.title')} />
      <HistoryFilters filter={filter} coins={view.coins}>
        <AccountFilter accounts={BILL_ACCOUNTS} value={view.account} onChange={commands.setAccount} />
      </HistoryFilters>
      <Card padding="none">
        {view.load.state === 'failed' ? (
          <Loaded load={view.load} skeleton={null}>
            {null}
          </Loaded>
        ) : (
          <BillTable
            rows={view.rows}
            emptyText={t('wallet.bill.none')}
            {...(view.load.state === 'loading' && { loading: PAGE_SIZE })}
          />
        )}
        <HistoryPager filter={filter} count={view.rows.length} next={view.next} />
      </Card>
    </div>
  );
}
