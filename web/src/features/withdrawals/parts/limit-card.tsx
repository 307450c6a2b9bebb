import { Link } from 'wouter';
import { Badge } from '../../../kit/badge.tsx';
import { buttonClass } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { ProgressBar } from '../../../kit/progress/progress-bar.tsx';
import { amount, dateTime } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/links.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useBalancesText, useMoneyLook } from '../../balances/public.ts';
import { type LimitLine, limitPercent } from '../rules/limit.ts';

/** How much may still leave within 24 hours, and when more is freed. */
export function LimitCard({
  limit,
  title,
  hasMonth = true,
}: {
  readonly limit: LimitLine;
  readonly title: string;
  readonly hasMonth?: boolean;
}) {
  const t = useBalancesText();
  const look = useMoneyLook();
  return (
    <Card
      room="withdrawals/parts/limit-card"
      title={title}
      action={<Badge>{t('balances.limit.vip', { level: limit.vipLevel })}</Badge>}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span className="num text-20 font-semibold">{look.usdt(limit.remainingUsdt)}</span>
        <span className="text-13 text-text-muted">{t('balances.limit.left')}</span>
      </div>
      <div className="mt-2 mb-2">
        <ProgressBar percent={limitPercent(limit)} label={title} />
      </div>
      <p className="flex flex-wrap justify-between gap-x-2 text-13 text-text-muted">
        <span className="num">{t('balances.limit.used', { amount: look.usdt(limit.usedUsdt) })}</span>
        <span className="num">
          {t('balances.limit.of', { amount: amount(limit.limitUsdt, { places: 2, trims: true }) })}
        </span>
      </p>
      <div className="mt-4 border-t border-line pt-3">
        <LimitMore limit={limit} hasMonth={hasMonth} />
      </div>
    </Card>
  );
}

/** When the next part is freed, the 30-day limit if that is shown too, and how to get higher limits. */
export function LimitMore({ limit, hasMonth }: { readonly limit: LimitLine; readonly hasMonth: boolean }) {
  const t = useBalancesText();
  const look = useMoneyLook();
  const locale = useLocale();
  return (
    <div className="flex flex-col gap-3">
      {limit.nextFreeAtMs !== null && limit.nextFreeUsdt !== null && (
        <p className="text-13 text-text-muted">
          {t('balances.limit.frees', {
            amount: look.usdt(limit.nextFreeUsdt),
            time: dateTime(limit.nextFreeAtMs, locale),
          })}
        </p>
      )}
      {hasMonth && limit.limit30dUsdt !== null && (
        <p className="text-13 text-text-muted">
          {t('balances.limit.used30d', {
            used: look.usdt(limit.used30dUsdt),
            limit: amount(limit.limit30dUsdt, { places: 2, trims: true }),
          })}{' '}
          {limit.nextFree30dAtMs !== null &&
            t('balances.amount.limitFrees', { time: dateTime(limit.nextFree30dAtMs, locale) })}
        </p>
      )}
      <p className="flex flex-wrap gap-4">
        <Link href={pathTo('identity.security')} className={buttonClass({ kind: 'link', size: 'small' })}>
          {t('balances.limit.raiseLimit')}
        </Link>
        <Link href={pathTo('identity.vip')} className={buttonClass({ kind: 'link', size: 'small' })}>
          {t('balances.limit.vipLevels')}
        </Link>
      </p>
    </div>
  );
}
