import { loadOf } from '../../../balances/public.ts';
import { useAccount, useOverview } from '../../api/queries.ts';
import { type AccountTab, accountCells, accountOfTab, isOpenTab } from '../../rules/accounts.ts';
import { useAssetTableModel } from '../asset-table/asset-table.model.ts';

/** The coins of one account. For an account that is not open nothing is loaded beyond the overview. */
export function useAccountViewModel(tab: AccountTab) {
  const isOpen = isOpenTab(tab);
  const account = accountOfTab(tab);
  const query = useAccount(account, isOpen);
  const overview = useOverview().data;
  const table = useAssetTableModel(query.data?.assets ?? []);
  const cell = accountCells(overview?.accounts ?? []).find((each) => each.tab === tab);
  const closedUsdt = tab === 'bonus' ? overview?.bonusUsdt : overview && (cell?.value ?? '0');
  return {
    view: {
      isOpen,
      account,
      load: loadOf(query),
      valueUsdt: (isOpen ? query.data?.valueUsdt : closedUsdt) ?? null,
    },
    table,
  };
}
