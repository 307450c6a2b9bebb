import { Download } from 'lucide-react';
import { IconButton } from '../../../../kit/button.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { Loaded, NotOpened } from '../../../balances/public.ts';
import { LazyExportsDialog, preloadExports } from '../../../statement/public.ts';
import { useBookingsText } from '../../bookings-text.ts';
import { EmptyAction } from '../../parts/history/empty-action.tsx';
import { FinancialFilters } from '../../parts/history/financial-filters.tsx';
import { HistoryPager } from '../../parts/history/history-pager.tsx';
import { RecordList } from '../../parts/history-records/record-list.tsx';
import { useFinancialModel } from './financial.model.ts';

export default function FinancialH5() {
  const t = useBookingsText();
  const { view, filter, commands, exports } = useFinancialModel();
  return (
    <H5Page
      title={t('bookings.history.title')}
      action={
        view.isOpen && (
          <IconButton
            label={t('bookings.history.export')}
            icon={<Download aria-hidden="true" />}
            onTouchStart={preloadExports}
            onClick={exports.openExport}
          />
        )
      }
    >
      <Tabs
        inset
        label={t('bookings.history.tabs')}
        value={view.tab}
        onChange={commands.setTab}
        options={view.tabs.map((tab) => ({ value: tab, label: t(`bookings.tab.${tab}`) }))}
      />
      <div data-room="bookings/screens/financial">
        {view.isOpen ? (
          <>
            <FinancialFilters
              filter={filter}
              coins={view.coins}
              direction={view.direction}
              onDirection={commands.setDirection}
              kinds={view.hasKinds ? { value: view.kind, onChange: commands.setKind } : null}
              hasRecords={view.hasRecords}
            />
            <div className="px-4">
              <Loaded load={view.load} skeleton={<ListSkeleton rows={8} />}>
                <RecordList
                  label={t(`bookings.tab.${view.tab}`)}
                  rows={view.records}
                  emptyText={view.empty ? t(`bookings.history.${view.empty}`) : t('bookings.bill.none')}
                  emptyAction={<EmptyAction empty={view.empty} onClear={commands.clear} />}
                />
              </Loaded>
            </div>
            <HistoryPager filter={filter} count={view.records.length} next={view.next} />
          </>
        ) : (
          <NotOpened name={t(`bookings.tab.${view.tab}`)} />
        )}
      </div>
      <LazyExportsDialog {...exports.dialog} />
    </H5Page>
  );
}
