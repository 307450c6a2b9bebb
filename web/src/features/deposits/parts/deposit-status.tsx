import { Status } from '../../../kit/badge.tsx';
import { ConfirmationRing } from '../../../kit/progress/progress.tsx';
import { amount } from '../../../lib/format.ts';
import { stateText, useDepositsText } from '../deposits-text.ts';
import { confirmationsOf, type Deposit, depositTone } from '../rules/deposit-status.ts';

/** The state of a deposit, with its confirmations while they come in. */
export function DepositStatus({ row, isLong = false }: { readonly row: Deposit; readonly isLong?: boolean }) {
  const t = useDepositsText();
  const { done, needed } = confirmationsOf(row);
  const tone = depositTone(row.state);
  if (row.state === 'CONFIRMING' || row.state === 'CREDITED' || row.finalOnly !== null) {
    return (
      <Status tone={tone} icon={<ConfirmationRing done={done} needed={needed} />}>
        {stateText(t, row)}
      </Status>
    );
  }
  if (row.state === 'BELOW_MIN' && isLong) {
    const values = { amount: amount(row.amount, { trims: true }), min: amount(row.minimum, { trims: true }) };
    return <Status tone={tone}>{t('deposits.state.BELOW_MIN_detail', values)}</Status>;
  }
  return <Status tone={tone}>{stateText(t, row)}</Status>;
}
