import { useBookingsText } from '../../bookings-text.ts';
import { FilterMenu } from './filter-menu.tsx';

interface AccountFilterProps {
  readonly accounts: readonly ('funding' | 'spot' | 'p2p')[];
  readonly value: string | null;
  readonly onChange: (account: string | null) => void;
}

/** Chooses all accounts or one. */
export function AccountFilter({ accounts, value, onChange }: AccountFilterProps) {
  const t = useBookingsText();
  return (
    <FilterMenu
      label={t('balances.column.account')}
      all={t('bookings.history.allAccounts')}
      value={value}
      options={accounts.map((account) => ({ value: account, label: t(`balances.account.${account}`) }))}
      onChange={onChange}
    />
  );
}
