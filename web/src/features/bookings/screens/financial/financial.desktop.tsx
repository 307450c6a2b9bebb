import { Download } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import { NotOpened, Unloaded } from '../../../balances/public.ts';
import { LazyExportsDialog, preloadExports } from '../../../statement/public.ts';
import { useBookingsText } from '../../bookings-text.ts';
import { EmptyAction } from '../../parts/history/empty-action.tsx';
import { FinancialFilters } from '../../parts/history/financial-filters.tsx';
import { PAGE_SIZE } from '../../parts/history/history-filter.model.ts';
import { HistoryPager } from '../../parts/history/history-pager.tsx';
import { RecordTable } from '../../parts/history-records/record-table.tsx';
import { useFinancialModel } from './financial.model.ts';

export default function FinancialDesktop() {
  const t = useBookingsText();
  const { view, filter, commands, exports } = useFinancialModel();
  return (
    <div data-room="bookings/screens/financial">
      <PageHead
        title={t('bookings.history.title')}
        action={
          view.isOpen && (
            <Button
              kind="secondary"
              size="small"
              icon={<Download aria-hidden="true" />}
              onPointerEnter={preloadExports}
              onClick={exports.openExport}
            >
              {t('bookings.history.export')}
            </Button>
          )
        }
      />
      <Tabs
        label={t('bookings.history.tabs')}
        value={view.tab}
        onChange={commands.setTab}
        options={view.tabs.map((tab) => ({ value: tab, label: t(`bookings.tab.${tab}`) }))}
      />
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
          <Card padding="none">
            {view.load.state === 'failed' ? (
              <Unloaded load={view.load} />
            ) : (
              <RecordTable
                label={t(`bookings.tab.${view.tab}`)}
                rows={view.records}
                emptyText={view.empty ? t(`bookings.history.${view.empty}`) : t('bookings.bill.none')}
                emptyAction={<EmptyAction empty={view.empty} onClear={commands.clear} />}
                {...(view.load.state === 'loading' && { loading: PAGE_SIZE })}
              />
            )}
            <HistoryPager filter={filter} count={view.records.length} next={view.next} />
          </Card>
        </>
      ) : (
        <div className="mt-5">
          <NotOpened name={t(`bookings.tab.${view.tab}`)} />
        </div>
      )}
      <LazyExportsDialog {...exports.dialog} />
    </div>
  );
}
