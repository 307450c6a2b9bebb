import { Download } from 'lucide-react';
import { IconButton } from '../../../../kit/button.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { Loaded } from '../../../balances/public.ts';
import { LazyExportsDialog, preloadExports } from '../../../statement/public.ts';
import { useBookingsText } from '../../bookings-text.ts';
import { AccountFilter } from '../../parts/history/account-filter.tsx';
import { HistoryFilters } from '../../parts/history/history-filters.tsx';
import { HistoryPager } from '../../parts/history/history-pager.tsx';
import { RecordList } from '../../parts/history-records/record-list.tsx';
import { MoveMoney } from '../../parts/move-money.tsx';
import { BILL_ACCOUNTS, useBillModel } from './bill.model.ts';

export default function BillH5() {
  const t = useBookingsText();
  const { view, filter, commands, exports } = useBillModel();
  return (
    <H5Page
      title={t('bookings.bill.title')}
      action={
        <IconButton
          label={t('bookings.history.export')}
          icon={<Download aria-hidden="true" />}
          onTouchStart={preloadExports}
          onClick={exports.openExport}
        />
      }
    >
      <div data-room="bookings/screens/bill">
        <HistoryFilters filter={filter} coins={view.coins}>
          <AccountFilter accounts={BILL_ACCOUNTS} value={view.account} onChange={commands.setAccount} />
        </HistoryFilters>
        <div className="px-4">
          <Loaded load={view.load} skeleton={<ListSkeleton rows={8} />}>
            <RecordList
              label={t('bookings.bill.title')}
              rows={view.records}
              emptyText={t('bookings.bill.none')}
              emptyAction={<MoveMoney to="deposit" />}
            />
          </Loaded>
        </div>
        <HistoryPager filter={filter} count={view.records.length} next={view.next} />
      </div>
      <LazyExportsDialog {...exports.dialog} />
    </H5Page>
  );
}
