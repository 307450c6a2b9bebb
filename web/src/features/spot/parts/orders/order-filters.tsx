import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { FilterMenu, type HistoryFilter, RangeFilter } from '../../../bookings/public.ts';
import { useOrdersText } from '../../orders-text.ts';
import { pairOf } from '../../rules/market.ts';
import { ENDS, ORDER_TYPES, type OrderTab, SIDES } from '../../rules/order-lists.ts';

interface OrderFiltersProps {
  readonly filter: HistoryFilter;
  readonly tab: OrderTab;
  readonly symbols: readonly string[];
}

/** Filters by pair, side, type, outcome and, for lists of the past, time. The URL has all of them. */
export function OrderFilters({ filter, tab, symbols }: OrderFiltersProps) {
  const t = useOrdersText();
  const isTouch = useDensity() === 'touch';
  const { query, commands } = filter;
  const menu = <Value extends string>(
    name: string,
    label: string,
    all: string,
    values: readonly Value[],
    word: (value: Value) => string,
  ) => (
    <FilterMenu
      label={label}
      all={all}
      value={values.find((value) => value === query.get(name)) ?? null}
      options={values.map((value) => ({ value, label: word(value) }))}
      onChange={(value) => commands.set({ [name]: value })}
    />
  );
  return (
    <div
      data-room="spot/parts/orders"
      className={cx('flex flex-wrap items-center', isTouch ? 'gap-2 px-4 py-3' : 'gap-3 py-4')}
    >
      {(tab === 'history' || tab === 'trades') && <RangeFilter filter={filter} />}
      <span className={isTouch ? 'contents' : 'ml-auto flex flex-wrap items-center gap-2'}>
        {menu('symbol', t('spot.orders.column.pair'), t('spot.orders.filter.allPairs'), symbols, pairOf)}
        {menu('side', t('spot.orders.column.side'), t('spot.orders.filter.allSides'), SIDES, (side) =>
          t(`spot.orders.side.${side}`),
        )}
        {menu('type', t('spot.orders.column.type'), t('spot.orders.filter.allTypes'), ORDER_TYPES, (type) =>
          t(`spot.orders.type.${type}`),
        )}
        {tab === 'history' &&
          menu('status', t('spot.orders.column.status'), t('spot.orders.filter.allStatuses'), ENDS, (end) =>
            t(`spot.orders.status.${end}`),
          )}
      </span>
    </div>
  );
}
