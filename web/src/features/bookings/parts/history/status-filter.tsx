import { useWalletText } from '../../../balances/public.ts';
import { RECORD_STATUSES } from '../../rules/record-filter.ts';
import { FilterMenu } from './filter-menu.tsx';
import type { HistoryFilter } from './history-filter.model.ts';

/** Whatever has become of a record, or one end of it. */
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
