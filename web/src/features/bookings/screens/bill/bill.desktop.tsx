import { Download } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { Unloaded } from '../../../balances/public.ts';
import { LazyExportsDialog, preloadExports } from '../../../statement/public.ts';
import { useBookingsText } from '../../bookings-text.ts';
import { AccountFilter } from '../../parts/history/account-filter.tsx';
import { PAGE_SIZE } from '../../parts/history/history-filter.model.ts';
import { HistoryFilters } from '../../parts/history/history-filters.tsx';
import { HistoryPager } from '../../parts/history/history-pager.tsx';
import { RecordTable } from '../../parts/history-records/record-table.tsx';
import { MoveMoney } from '../../parts/move-money.tsx';
import { BILL_ACCOUNTS, useBillModel } from './bill.model.ts';

export default function BillDesktop() {
  const t = useBookingsText();
  const { view, filter, commands, exports } = useBillModel();
  return (
    <div data-room="bookings/screens/bill">
      <PageHead
        title={t('bookings.bill.title')}
        action={
          <Button
            kind="secondary"
            size="small"
            icon={<Download aria-hidden="true" />}
            onPointerEnter={preloadExports}
            onClick={exports.openExport}
          >
            {t('bookings.history.export')}
          </Button>
        }
      />
      <HistoryFilters filter={filter} coins={view.coins}>
        <AccountFilter accounts={BILL_ACCOUNTS} value={view.account} onChange={commands.setAccount} />
      </HistoryFilters>
      <Card padding="none">
        {view.load.state === 'failed' ? (
          <Unloaded load={view.load} />
        ) : (
          <RecordTable
            label={t('bookings.bill.title')}
            rows={view.records}
            emptyText={t('bookings.bill.none')}
            emptyAction={<MoveMoney to="deposit" />}
            {...(view.load.state === 'loading' && { loading: PAGE_SIZE })}
          />
        )}
        <HistoryPager filter={filter} count={view.records.length} next={view.next} />
      </Card>
      <LazyExportsDialog {...exports.dialog} />
    </div>
  );
}
