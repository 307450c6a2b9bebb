import type { ReactNode } from 'react';
import { useDensity } from '../../../../kit/density.tsx';
import { useBookingsText } from '../../bookings-text.ts';
import { FilterMenu } from './filter-menu.tsx';
import type { HistoryFilter } from './history-filter.model.ts';
import { RangeFilter } from './range-filter.tsx';

interface HistoryFiltersProps {
  readonly filter: HistoryFilter;
  readonly coins: readonly string[];
  /** Further filters of this list only. */
  readonly children?: ReactNode;
}

/** Filters by range, days and coin. */
export function HistoryFilters({ filter, coins, children }: HistoryFiltersProps) {
  const t = useBookingsText();
  const isTouch = useDensity() === 'touch';
  const coin = (
    <FilterMenu
      label={t('balances.column.coin')}
      all={t('bookings.history.allCoins')}
      value={filter.view.asset}
      options={coins.map((asset) => ({ value: asset, label: asset }))}
      onChange={(asset) => filter.commands.set({ asset })}
    />
  );
  if (isTouch) {
    return (
      <div data-room="bookings/parts/history" className="flex flex-wrap items-center gap-2 px-4 py-3">
        <RangeFilter filter={filter} />
        {coin}
        {children}
      </div>
    );
  }
  return (
    <div data-room="bookings/parts/history" className="flex flex-wrap items-center gap-x-3 gap-y-2 py-4">
      <RangeFilter filter={filter} />
      {/* Filters that do not fit beside the time wrap as a group. */}
      <span className="flex grow items-center justify-end gap-2">
        {coin}
        {children}
      </span>
    </div>
  );
}
