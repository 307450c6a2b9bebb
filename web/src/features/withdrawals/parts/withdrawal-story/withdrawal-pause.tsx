import { PausedNotice } from '../../../balances/public.ts';
import type { Withdrawal } from '../../rules/withdrawal-status.ts';
import { useWithdrawalsText } from '../../withdrawals-text.ts';

/** Says that a withdrawal waits, why, until when, and that nothing is lost by it. */
export function WithdrawalPause({ row }: { readonly row: Pick<Withdrawal, 'asset' | 'networkName' | 'pause'> }) {
  const t = useWithdrawalsText();
  if (row.pause === null) return null;
  const what =
    row.pause.reason === null
      ? t('withdrawals.stopped')
      : t('withdrawals.paused', { asset: row.asset, network: row.networkName ?? '' });
  return (
    <div role="status" className="flex flex-col gap-2">
      <PausedNotice what={what} pause={row.pause} />
      <p className="text-12 text-text-muted">{t('withdrawals.waitsForPause')}</p>
    </div>
  );
}
