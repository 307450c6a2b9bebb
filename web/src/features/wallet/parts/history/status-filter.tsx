import { RECORD_STATUSES } from '../../rules/record-filter.ts';
import { useWalletText } from '../../wallet-text.ts';
import { FilterMenu } from './filter-menu.tsx';
import type { HistoryFilter } from './history-filter.model.ts';

/** Chooses records in any state, or with one outcome. */
export function StatusFilter({ filter }: { readonly filter: HistoryFilter }) {
  const t = useWalletText();
  return (
    <FilterMenu
      label={t('wallet.column.status')}
      all={t('wallet.history.allStatuses')}
      value={filter.view.status}
      options={RECORD_STATUSES.map((status) => ({
        value: status,
        label: t(status === 'COMPLETED' ? 'wallet.withdrawalState.COMPLETED' : `wallet.history.status.${status}`),
      }))}
      onChange={(status) => filter.commands.set({ status })}
    />
  );
}
