import { Loader } from 'lucide-react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../../../kit/button.tsx';
import { KeyValue } from '../../../../kit/card.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { clockTime, exactAmount, shortened } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useWithdrawalsText } from '../../withdrawals-text.ts';
import type { PendingOut } from './pending-out.ts';

interface UnknownOutcomeProps {
  readonly pending: PendingOut;
  /** The server has said that it never got the request. */
  readonly wasLost: boolean;
  readonly onBack: () => void;
}

/** Shown while the answer is missing. Asks with the same request id until it is known, and offers no second payment. */
export function UnknownOutcome({ pending, wasLost, onBack }: UnknownOutcomeProps) {
  const t = useWithdrawalsText();
  const shell = useShellText();
  const words = { amount: exactAmount(pending.amount), asset: pending.asset };
  return (
    <div className="flex flex-col gap-4" data-room="withdrawals/parts/money-out" aria-live="polite">
      {wasLost ? (
        <Notice tone="warn">{t('withdrawals.unknownNever')}</Notice>
      ) : (
        <Notice tone="info" icon={<Loader aria-hidden="true" className="animate-spin" />}>
          <strong className="font-semibold">{t('withdrawals.unknownTitle')}</strong>{' '}
          {t('withdrawals.unknownText', words)}
        </Notice>
      )}
      <KeyValue
        rows={[
          {
            label: t('withdrawals.unknownRequest'),
            value: <span className="code">{shortened(pending.requestId, 4, 4)}</span>,
          },
          {
            label: t('withdrawals.unknownSent'),
            value: <span className="num">{clockTime(pending.sentAtMs)}</span>,
          },
        ]}
      />
      {wasLost ? (
        <Button kind="secondary" wide onClick={onBack}>
          {shell('shell.action.back')}
        </Button>
      ) : (
        <Link
          href={pathTo('bookings.financial', { tab: 'withdraw' })}
          className={buttonClass({ kind: 'secondary', wide: true })}
        >
          {t('withdrawals.see')}
        </Link>
      )}
    </div>
  );
}
