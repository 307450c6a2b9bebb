import { ProgressBar } from '../../../kit/progress/progress-bar.tsx';
import { amount } from '../../../lib/format.ts';
import { useMoneyLook } from '../../balances/public.ts';
import { type LimitLine, LimitMore, limitPercent } from '../../withdrawals/public.ts';
import { useOverviewText } from '../overview-text.ts';

/** How much may still leave within 24 hours. */
export function LimitStrip({ limit }: { readonly limit: LimitLine }) {
  const t = useOverviewText();
  const look = useMoneyLook();
  return (
    <div className="rounded-card border border-line p-3" data-room="holdings/parts/limit-card">
      <p className="mb-2 flex flex-wrap justify-between gap-x-3 text-13 text-text-muted">
        {t('balances.limit.limitLeft')}
        <span className="num">
          <span className="font-medium text-text">{look.usdt(limit.remainingUsdt)}</span> /{' '}
          {amount(limit.limitUsdt, { places: 2, trims: true })}
        </span>
      </p>
      <ProgressBar percent={limitPercent(limit)} label={t('balances.limit.limitLeft')} />
      <div className="mt-2 flex flex-col gap-3">
        <p className="num text-13 text-text-muted">{t('balances.limit.used', { amount: look.usdt(limit.usedUsdt) })}</p>
        <LimitMore limit={limit} hasMonth={false} />
      </div>
    </div>
  );
}
