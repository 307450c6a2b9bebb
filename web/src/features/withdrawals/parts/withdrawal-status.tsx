import { Status } from '../../../kit/badge.tsx';
import { useWalletText } from '../../balances/public.ts';
import { type Withdrawal, withdrawalTone } from '../rules/withdrawal-status.ts';

/** The state of a withdrawal. */
export function WithdrawalStatus({ row }: { readonly row: Pick<Withdrawal, 'state'> }) {
  const t = useWalletText();
  return <Status tone={withdrawalTone(row.state)}>{t(`wallet.withdrawalState.${row.state}`)}</Status>;
}
