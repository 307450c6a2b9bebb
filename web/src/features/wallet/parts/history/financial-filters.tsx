import { useWalletText } from '../../wallet-text.ts';
import { FilterMenu } from './filter-menu.tsx';
import type { HistoryFilter } from './history-filter.model.ts';
import { HistoryFilters } from './history-filters.tsx';

interface FinancialFiltersProps {
  readonly filter: HistoryFilter;
  readonly coins: readonly string[];
  readonly kind: 'ONCHAIN' | 'INTERNAL' | null;
  readonly onKind: (kind: string | null) => void;
}

/** The filters of deposits and withdrawals: as every history, and on chain or internal. */
export function FinancialFilters({ filter, coins, kind, onKind }: FinancialFiltersProps) {
  const t = useWalletText();
  return (
    <HistoryFilters filter={filter} coins={coins}>
      <FilterMenu
        label={t('wallet.history.kind')}
        all={t('wallet.history.allKinds')}
        value={kind}
        options={[
          { value: 'ONCHAIN', label: t('wallet.history.kind.ONCHAIN') },
          { value: 'INTERNAL', label: t('wallet.history.kind.INTERNAL') },
        ]}
        onChange={onKind}
      />
    </HistoryFilters>
  );
}
