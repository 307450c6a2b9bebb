import { Status } from '../../../kit/badge.tsx';
import { type Withdrawal, withdrawalTone } from '../rules/withdrawal-status.ts';
import { useWithdrawalsText } from '../withdrawals-text.ts';

/** The state of a withdrawal. */
export function WithdrawalStatus({ row }: { readonly row: Pick<Withdrawal, 'state'> }) {
  const t = useWithdrawalsText();
  return <Status tone={withdrawalTone(row.state)}>{t(`withdrawals.state.${row.state}`)}</Status>;
}
