import { Button } from '../../../../kit/button.tsx';
import { useBookingsText } from '../../bookings-text.ts';
import { MoveMoney } from '../move-money.tsx';

interface EmptyActionProps {
  readonly empty: 'nothingMatches' | 'noDeposits' | 'noWithdrawals' | null;
  readonly onClear: () => void;
}

/** What to offer where a history is empty: clear the filters if there are any, otherwise move money. */
export function EmptyAction({ empty, onClear }: EmptyActionProps) {
  const t = useBookingsText();
  if (empty !== 'nothingMatches') return <MoveMoney to={empty === 'noWithdrawals' ? 'withdraw' : 'deposit'} />;
  return (
    <Button kind="secondary" onClick={onClear}>
      {t('balances.action.clearFilters')}
    </Button>
  );
}
