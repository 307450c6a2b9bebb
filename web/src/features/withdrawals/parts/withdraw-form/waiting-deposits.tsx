import { dateTime, exactAmount } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import type { WithdrawInfo } from '../../rules/withdraw-info.ts';
import { useWithdrawalsText } from '../../withdrawals-text.ts';

/** Deposits whose value may not leave yet, swapped ones included, each with what it still waits for. */
export function WaitingDeposits({ deposits }: { readonly deposits: WithdrawInfo['unconfirmedDeposits'] }) {
  const t = useWithdrawalsText();
  const locale = useLocale();
  if (deposits.length === 0) return null;
  return (
    <section aria-label={t('withdrawals.waiting')} className="mt-3 border-t border-line pt-3 text-13">
      <h3 className="font-medium">{t('withdrawals.waiting')}</h3>
      <p className="mb-2 text-12 text-text-muted">{t('withdrawals.waitingWhy')}</p>
      <ul className="flex flex-col gap-2">
        {deposits.map((each) => (
          <li key={`${each.asset} ${each.network}`} className="flex items-start justify-between gap-3">
            <span className="num min-w-0 font-medium">
              {exactAmount(each.amount)} {each.asset}
            </span>
            <span className="flex shrink-0 flex-col items-end">
              {each.confirmationsLeft > 0 && (
                <span className="num">{t('withdrawals.waitingLeft', { count: each.confirmationsLeft })}</span>
              )}
              <span className="num text-12 text-text-faint">
                {t('withdrawals.waitingAbout', { time: dateTime(each.aboutAtMs, locale) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
