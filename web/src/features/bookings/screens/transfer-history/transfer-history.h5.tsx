import { Download } from 'lucide-react';
import { Button, IconButton } from '../../../../kit/button.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { Loaded } from '../../../balances/public.ts';
import { LazyExportsDialog, preloadExports } from '../../../statement/public.ts';
import { LazyTransferDialog, preloadTransfer } from '../../../transfers/public.ts';
import { useBookingsText } from '../../bookings-text.ts';
import { HistoryFilters } from '../../parts/history/history-filters.tsx';
import { HistoryPager } from '../../parts/history/history-pager.tsx';
import { RecordSearch } from '../../parts/history/record-search.tsx';
import { StatusFilter } from '../../parts/history/status-filter.tsx';
import { RecordList } from '../../parts/history-records/record-list.tsx';
import { useTransferHistoryModel } from './transfer-history.model.ts';

export default function TransferHistoryH5() {
  const t = useBookingsText();
  const { view, filter, commands, exports } = useTransferHistoryModel();
  return (
    <H5Page
      title={t('balances.transferHistory')}
      action={
        <IconButton
          label={t('bookings.history.export')}
          icon={<Download aria-hidden="true" />}
          onTouchStart={preloadExports}
          onClick={exports.openExport}
        />
      }
      foot={
        <Button size="large" wide onTouchStart={preloadTransfer} onClick={commands.openTransfer}>
          {t('balances.action.transfer')}
        </Button>
      }
    >
      <div data-room="bookings/screens/transfer-history">
        <HistoryFilters filter={filter} coins={view.coins}>
          <StatusFilter filter={filter} />
          <RecordSearch filter={filter} label={t('balances.column.orderNo')} />
        </HistoryFilters>
        <div className="px-4">
          <Loaded load={view.load} skeleton={<ListSkeleton rows={8} />}>
            {/* Without an action, because the bar at the bottom has it already. */}
            <RecordList
              label={t('balances.transferHistory')}
              rows={view.records}
              emptyText={t(view.isAsked ? 'bookings.history.nothingMatches' : 'transfers.none')}
              emptyAction={
                view.isAsked && (
                  <Button kind="secondary" onClick={commands.clear}>
                    {t('balances.action.clearFilters')}
                  </Button>
                )
              }
            />
          </Loaded>
        </div>
        <HistoryPager filter={filter} count={view.records.length} next={view.next} />
      </div>
      <LazyExportsDialog {...exports.dialog} />
      <LazyTransferDialog open={view.isTransferring} onClose={commands.closeTransfer} />
    </H5Page>
  );
}
