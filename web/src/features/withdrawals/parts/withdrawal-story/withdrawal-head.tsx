import { Badge } from '../../../../kit/badge.tsx';
import { Money } from '../../../../kit/numbers/money.tsx';
import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import { exactAmount } from '../../../../lib/format.ts';
import { worth } from '../../../balances/public.ts';
import { type Withdrawal, withdrawalTone } from '../../rules/withdrawal-status.ts';
import { useWithdrawalsText } from '../../withdrawals-text.ts';

/** How much leaves, what it was worth, and its state. */
export function WithdrawalHead({ row }: { readonly row: Withdrawal }) {
  const t = useWithdrawalsText();
  return (
    <div className="flex flex-col items-center gap-1 text-center">
      <CoinIcon coin={row.asset} size={40} />
      <span className="mt-2">
        <Money size="receipt" text={`\u2212${exactAmount(row.amount)}`} unit={row.asset} />
      </span>
      {row.valueUsdt !== null && (
        <span className="num text-13 text-text-muted">
          {t('deposits.value.atThatTime', { value: worth(row.valueUsdt).replace(/^≈ /u, '') })}
        </span>
      )}
      <span aria-live="polite" className="mt-1">
        <Badge tone={withdrawalTone(row.state)}>{t(`withdrawals.state.${row.state}`)}</Badge>
      </span>
    </div>
  );
}
