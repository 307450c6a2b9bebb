import { useBookingsText } from '../../bookings-text.ts';
import { FilterMenu } from './filter-menu.tsx';
import type { HistoryFilter } from './history-filter.model.ts';
import { HistoryFilters } from './history-filters.tsx';
import { RecordSearch } from './record-search.tsx';
import { StatusFilter } from './status-filter.tsx';

interface FinancialFiltersProps {
  readonly filter: HistoryFilter;
  readonly coins: readonly string[];
  /** The chosen direction on a tab with both; null on a tab with one. */
  readonly direction: 'deposit' | 'withdraw' | null;
  readonly onDirection: (direction: string | null) => void;
  /** Null on a tab with a single kind. */
  readonly kinds: {
    readonly value: 'ONCHAIN' | 'INTERNAL' | null;
    readonly onChange: (kind: string | null) => void;
  } | null;
  /** False on a tab of bookings: these are always done, and are searched by number among all bookings. */
  readonly hasRecords: boolean;
}

/** The filters of deposits and withdrawals: time, coin, on-chain or internal, direction, status and number. */
export function FinancialFilters({ filter, coins, direction, onDirection, kinds, hasRecords }: FinancialFiltersProps) {
  const t = useBookingsText();
  return (
    <HistoryFilters filter={filter} coins={coins}>
      {direction && (
        <FilterMenu<'deposit' | 'withdraw'>
          label={t('balances.column.type')}
          value={direction}
          options={[
            { value: 'deposit', label: t('bookings.tab.deposit') },
            { value: 'withdraw', label: t('bookings.tab.withdraw') },
          ]}
          onChange={onDirection}
        />
      )}
      {kinds && (
        <FilterMenu
          label={t('bookings.history.kind')}
          all={t('bookings.history.allKinds')}
          value={kinds.value}
          options={[
            { value: 'ONCHAIN', label: t('bookings.history.kind.ONCHAIN') },
            { value: 'INTERNAL', label: t('bookings.history.kind.INTERNAL') },
          ]}
          onChange={kinds.onChange}
        />
      )}
      {hasRecords && (
        <>
          <StatusFilter filter={filter} />
          <RecordSearch filter={filter} label={t('bookings.history.search')} />
        </>
      )}
    </HistoryFilters>
  );
}
