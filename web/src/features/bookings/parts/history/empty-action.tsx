import { Button } from '../../../../kit/button.tsx';
import { useBookingsText } from '../../bookings-text.ts';
import { MoveMoney } from '../move-money.tsx';

interface EmptyActionProps {
  readonly empty: 'nothingMatches' | 'noDeposits' | 'noWithdrawals' | null;
  readonly onClear: () => void;
}

/** What helps where a history shows nothing: without the filters there may be something, and money that moves is in it. */
export function EmptyAction({ empty, onClear }: EmptyActionProps) {
  const t = useBookingsText();
  if (empty !== 'nothingMatches') return <MoveMoney to={empty === 'noWithdrawals' ? 'withdraw' : 'deposit'} />;
  return (
    <Button kind="secondary" onClick={onClear}>
      {t('balances.action.clearFilters')}
    </Button>
  );
}
