import { ListSkeleton } from '../../../../kit/list.tsx';
import { H5Page } from '../../../../lib/h5-page.tsx';
import { BillList } from '../../parts/bill-records.tsx';
import { AccountFilter } from '../../parts/history/account-filter.tsx';
import { HistoryFilters } from '../../parts/history/history-filters.tsx';
import { HistoryPager } from '../../parts/history/history-pager.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { useWalletText } from '../../wallet-text.ts';
import { BILL_ACCOUNTS, useBillModel } from './bill.model.ts';

export default function BillH5() {
  const t = useWalletText();
  const { view, filter, commands } = useBillModel();
  return (
    <H5Page title={t('wallet.bill.title')}>
      <div data-room="wallet/screens/bill">
        <HistoryFilters filter={filter} coins={view.coins}>
          <AccountFilter accounts={BILL_ACCOUNTS} value={view.account} onChange={commands.setAccount} />
        </HistoryFilters>
        <div className="px-4">
          <Loaded load={view.load} skeleton={<ListSkeleton rows={8} />}>
            <BillList rows={view.rows} emptyText={t('wallet.bill.none')} />
          </Loaded>
        </div>
        <HistoryPager filter={filter} count={view.rows.length} next={view.next} />
      </div>
    </H5Page>
  );
}
