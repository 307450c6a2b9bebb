import { ArrowLeftRight, Download } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { Unloaded } from '../../../balances/public.ts';
import { LazyExportsDialog, preloadExports } from '../../../statement/public.ts';
import { LazyTransferDialog, preloadTransfer } from '../../../transfers/public.ts';
import { useBookingsText } from '../../bookings-text.ts';
import { PAGE_SIZE } from '../../parts/history/history-filter.model.ts';
import { HistoryFilters } from '../../parts/history/history-filters.tsx';
import { HistoryPager } from '../../parts/history/history-pager.tsx';
import { RecordSearch } from '../../parts/history/record-search.tsx';
import { StatusFilter } from '../../parts/history/status-filter.tsx';
import { RecordTable } from '../../parts/history-records/record-table.tsx';
import { useTransferHistoryModel } from './transfer-history.model.ts';

export default function TransferHistoryDesktop() {
  const t = useBookingsText();
  const { view, filter, commands, exports } = useTransferHistoryModel();
  return (
    <div data-room="bookings/screens/transfer-history">
      <PageHead
        title={t('balances.transferHistory')}
        action={
          <div className="flex items-center gap-3">
            <Button
              kind="secondary"
              icon={<Download aria-hidden="true" />}
              onPointerEnter={preloadExports}
              onClick={exports.openExport}
            >
              {t('bookings.history.export')}
            </Button>
            <Button
              icon={<ArrowLeftRight aria-hidden="true" />}
              onPointerEnter={preloadTransfer}
              onClick={commands.openTransfer}
            >
              {t('balances.action.transfer')}
            </Button>
          </div>
        }
      />
      <HistoryFilters filter={filter} coins={view.coins}>
        <StatusFilter filter={filter} />
        <RecordSearch filter={filter} label={t('balances.column.orderNo')} />
      </HistoryFilters>
      <Card padding="none">
        {view.load.state === 'failed' ? (
          <Unloaded load={view.load} />
        ) : (
          <RecordTable
            label={t('balances.transferHistory')}
            rows={view.records}
            emptyText={t(view.isAsked ? 'bookings.history.nothingMatches' : 'transfers.none')}
            emptyAction={
              <Button kind="secondary" onClick={view.isAsked ? commands.clear : commands.openTransfer}>
                {t(view.isAsked ? 'balances.action.clearFilters' : 'balances.action.transfer')}
              </Button>
            }
            {...(view.load.state === 'loading' && { loading: PAGE_SIZE })}
          />
        )}
        <HistoryPager filter={filter} count={view.records.length} next={view.next} />
      </Card>
      <LazyExportsDialog {...exports.dialog} />
      <LazyTransferDialog open={view.isTransferring} onClose={commands.closeTransfer} />
    </div>
  );
}
