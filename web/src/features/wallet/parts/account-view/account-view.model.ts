import { loadOf } from '../../api/load.ts';
import { useAccount } from '../../api/queries.ts';
import { type AccountName, type AccountTab, isOpenTab } from '../../rules/accounts.ts';
import { useAssetTableModel } from '../asset-table/asset-table.model.ts';

/** The coins of one account. Accounts that are not open yet are not asked for. */
export function useAccountViewModel(tab: AccountTab) {
  const isOpen = isOpenTab(tab);
  const account: AccountName = tab === 'spot' || tab === 'p2p' ? tab : 'funding';
  const query = useAccount(account, isOpen);
  const table = useAssetTableModel(query.data?.assets ?? []);
  return { view: { isOpen, account, load: loadOf(query), valueUsdt: query.data?.valueUsdt ?? null }, table };
}
