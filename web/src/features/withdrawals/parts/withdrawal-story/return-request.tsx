import { Undo2 } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { dateTime } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import type { Withdrawal } from '../../rules/withdrawal-status.ts';
import { useWithdrawalsText } from '../../withdrawals-text.ts';

interface ReturnRequestProps {
  readonly row: Withdrawal;
  readonly isBusy: boolean;
  readonly failure: string;
  readonly onAsk: () => void;
}

/** A send is final, but its sender may ask once for it back. */
export function ReturnRequest({ row, isBusy, failure, onAsk }: ReturnRequestProps) {
  const t = useWithdrawalsText();
  const locale = useLocale();
  if (row.returnAskedAtMs !== null) {
    return (
      <p className="text-center text-13 text-text-muted">
        {t('withdrawals.return.asked', { time: dateTime(row.returnAskedAtMs, locale) })}
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      <p className="text-13 text-text-muted">{t('withdrawals.return.text')}</p>
      <Button kind="secondary" wide busy={isBusy} icon={<Undo2 aria-hidden="true" />} onClick={onAsk}>
        {t('withdrawals.return.ask')}
      </Button>
      {failure && (
        <p role="alert" className="text-12 text-danger">
          {failure}
        </p>
      )}
    </div>
  );
}
