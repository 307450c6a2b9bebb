import { RECORD_STATUSES } from '@bourse/core/wallet/record-status.ts';
import { useBookingsText } from '../../bookings-text.ts';
import { FilterMenu } from './filter-menu.tsx';
import type { HistoryFilter } from './history-filter.model.ts';

/** Filters records by status. */
export function StatusFilter({ filter }: { readonly filter: HistoryFilter }) {
  const t = useBookingsText();
  return (
    <FilterMenu
      label={t('balances.column.status')}
      all={t('bookings.history.allStatuses')}
      value={filter.view.status}
      options={RECORD_STATUSES.map((status) => ({
        value: status,
        label: t(status === 'COMPLETED' ? 'withdrawals.state.COMPLETED' : `bookings.history.status.${status}`),
      }))}
      onChange={(status) => filter.commands.set({ status })}
    />
  );
}
