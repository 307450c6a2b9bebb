import { Download, ListX } from 'lucide-react';
import { IconButton } from '../../../../kit/button.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { HistoryPager } from '../../../bookings/public.ts';
import { useOrdersText } from '../../orders-text.ts';
import { CancelListDialog } from '../../parts/order-list/list-link.tsx';
import { CancelAll } from '../../parts/orders/cancel-all.tsx';
import { OrderCards } from '../../parts/orders/order-cards.tsx';
import { OrderFilters } from '../../parts/orders/order-filters.tsx';
import { TradeCards } from '../../parts/orders/trade-records.tsx';
import { TradeTotals } from '../../parts/orders/trade-totals.tsx';
import { ORDER_TABS } from '../../rules/order-lists.ts';
import { useOrdersModel } from './orders.model.ts';

export default function OrdersH5() {
  const t = useOrdersText();
  const { view, filter, list, commands } = useOrdersModel();
  const label = t(`spot.orders.tab.${view.tab}`);
  const emptyText = t(`spot.orders.empty.${view.tab}`);
  return (
    <H5Page
      title={t('spot.orders.title')}
      action={
        view.canExport ? (
          <IconButton
            label={t('spot.orders.export')}
            icon={<Download aria-hidden="true" />}
            disabled={view.count === 0 || view.isExporting}
            onClick={commands.exportAll}
          />
        ) : (
          view.tab === 'current' && (
            <IconButton
              label={t('spot.orders.cancelAll')}
              icon={<ListX aria-hidden="true" />}
              disabled={view.count === 0}
              onClick={commands.askAll}
            />
          )
        )
      }
    >
      <Tabs
        inset
        label={t('spot.orders.tabs')}
        value={view.tab}
        onChange={commands.setTab}
        options={ORDER_TABS.map((tab) => ({ value: tab, label: t(`spot.orders.tab.${tab}`) }))}
      />
      <div data-room="spot/screens/orders">
        {view.tab !== 'etfBonus' && <OrderFilters filter={filter} tab={view.tab} symbols={view.symbols} />}
        {view.tab === 'trades' && <TradeTotals rows={view.totals} />}
        <Loaded
          query={list}
          isMoney
          skeleton={
            <div className="px-4">
              <ListSkeleton rows={8} hasIcon={false} />
            </div>
          }
        >
          {() =>
            view.tab === 'trades' ? (
              <TradeCards label={label} rows={view.trades} emptyText={emptyText} />
            ) : (
              <OrderCards
                label={label}
                rows={view.orders}
                emptyText={emptyText}
                cancelling={view.cancelling}
                {...(view.tab === 'current' && { onCancel: commands.cancel })}
              />
            )
          }
        </Loaded>
        <HistoryPager filter={filter} count={view.count} next={view.next} />
      </div>
      <CancelListDialog model={view.cancels} />
      <CancelAll
        open={view.isAsking}
        isBusy={view.isCancellingAll}
        onClose={commands.keepAll}
        onConfirm={commands.cancelAll}
      />
    </H5Page>
  );
}
