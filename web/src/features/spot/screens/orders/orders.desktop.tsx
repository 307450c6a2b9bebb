import { Download, ListX } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { HistoryPager, PAGE_SIZE } from '../../../bookings/public.ts';
import { useOrdersText } from '../../orders-text.ts';
import { CancelListDialog } from '../../parts/order-list/list-link.tsx';
import { CancelAll } from '../../parts/orders/cancel-all.tsx';
import { OrderFilters } from '../../parts/orders/order-filters.tsx';
import { OrderTable } from '../../parts/orders/order-table.tsx';
import { TradeTable } from '../../parts/orders/trade-records.tsx';
import { TradeTotals } from '../../parts/orders/trade-totals.tsx';
import { ORDER_TABS } from '../../rules/order-lists.ts';
import { useOrdersModel } from './orders.model.ts';

export default function OrdersDesktop() {
  const t = useOrdersText();
  const { view, filter, list, commands } = useOrdersModel();
  const label = t(`spot.orders.tab.${view.tab}`);
  const emptyText = t(`spot.orders.empty.${view.tab}`);
  const loading = list.data === undefined && { loading: PAGE_SIZE / 2 };
  return (
    <div data-room="spot/screens/orders">
      <PageHead
        title={t('spot.orders.title')}
        action={
          view.canExport ? (
            <Button
              kind="secondary"
              size="small"
              busy={view.isExporting}
              disabled={view.count === 0}
              icon={<Download aria-hidden="true" />}
              onClick={commands.exportAll}
            >
              {t('spot.orders.export')}
            </Button>
          ) : (
            view.tab === 'current' && (
              <Button
                kind="secondary"
                size="small"
                disabled={view.count === 0}
                icon={<ListX aria-hidden="true" />}
                onClick={commands.askAll}
              >
                {t('spot.orders.cancelAll')}
              </Button>
            )
          )
        }
      />
      <Tabs
        label={t('spot.orders.tabs')}
        value={view.tab}
        onChange={commands.setTab}
        options={ORDER_TABS.map((tab) => ({ value: tab, label: t(`spot.orders.tab.${tab}`) }))}
      />
      {view.tab === 'etfBonus' ? (
        <div className="pt-4" />
      ) : (
        <OrderFilters filter={filter} tab={view.tab} symbols={view.symbols} />
      )}
      {view.tab === 'trades' && view.totals.length > 0 && (
        <div className="mb-4">
          <Card padding="none">
            <TradeTotals rows={view.totals} />
          </Card>
        </div>
      )}
      <Card padding="none">
        {list.error && list.data === undefined ? (
          <Loaded query={list} skeleton={null} isMoney>
            {() => null}
          </Loaded>
        ) : view.tab === 'trades' ? (
          <TradeTable label={label} rows={view.trades} emptyText={emptyText} {...loading} />
        ) : (
          <OrderTable
            label={label}
            rows={view.orders}
            emptyText={emptyText}
            cancelling={view.cancelling}
            {...loading}
            {...(view.tab === 'current' && { onCancel: commands.cancel })}
          />
        )}
        <HistoryPager filter={filter} count={view.count} next={view.next} />
      </Card>
      <CancelListDialog model={view.cancels} />
      <CancelAll
        open={view.isAsking}
        isBusy={view.isCancellingAll}
        onClose={commands.keepAll}
        onConfirm={commands.cancelAll}
      />
    </div>
  );
}
