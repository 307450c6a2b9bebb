import { useServerNow } from '../../../../lib/calls/server-time.ts';
import { countdown, dateTime, exactAmount } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import type { WithdrawInfo } from '../../rules/withdraw-info.ts';
import { useWithdrawalsText } from '../../withdrawals-text.ts';

/** Purchases whose value may not leave yet, each with the remaining time. */
export function LockedLots({ lots }: { readonly lots: WithdrawInfo['lots'] }) {
  const t = useWithdrawalsText();
  const locale = useLocale();
  const nowMs = useServerNow();
  const locked = lots.filter(({ unlockAtMs }) => unlockAtMs > nowMs);
  if (locked.length === 0) return null;
  return (
    <section aria-label={t('withdrawals.lots')} className="mt-3 border-t border-line pt-3 text-13">
      <h3 className="font-medium">{t('withdrawals.lots')}</h3>
      <p className="mb-2 text-12 text-text-muted">{t('withdrawals.lotsWhy')}</p>
      <ul className="flex flex-col gap-2">
        {locked.map((lot) => (
          <li key={lot.id} className="flex items-start justify-between gap-3">
            <span className="flex min-w-0 flex-col">
              <span className="num font-medium">
                {exactAmount(lot.amount)} {lot.asset}
              </span>
              <span className="num text-12 text-text-faint">
                {t('withdrawals.lotPrice', { price: exactAmount(lot.priceUsdt) })}
              </span>
            </span>
            <span className="flex shrink-0 flex-col items-end">
              <span className="num font-medium" role="timer">
                {countdown(lot.unlockAtMs - nowMs)}
              </span>
              <span className="num text-12 text-text-faint">{dateTime(lot.unlockAtMs, locale)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
