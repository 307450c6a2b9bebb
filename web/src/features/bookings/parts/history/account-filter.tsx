import { useWalletText } from '../../../balances/public.ts';
import { FilterMenu } from './filter-menu.tsx';

interface AccountFilterProps {
  readonly accounts: readonly ('funding' | 'spot' | 'p2p')[];
  readonly value: string | null;
  readonly onChange: (account: string | null) => void;
}

/** All accounts, or one. */
export function AccountFilter({ accounts, value, onChange }: AccountFilterProps) {
  const t = useWalletText();
  return (
    <FilterMenu
      label={t('wallet.column.account')}
      all={t('wallet.history.allAccounts')}
      value={value}
      options={accounts.map((account) => ({ value: account, label: t(`wallet.account.${account}`) }))}
      onChange={onChange}
    />
  );
}
