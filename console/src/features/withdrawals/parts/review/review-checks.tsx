import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Card } from '../../../../kit/card.tsx';
import { daysBetween, formatAmount } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { serverNowMs } from '../../../../lib/time/clock.ts';
import type { ReviewDetail } from './review-detail.ts';

type Reason = ReviewDetail['reasons'][number];

/** Every check of a withdrawal, in the order in which they are made. */
const CHECKS: readonly Reason[] = [
  'AMOUNT',
  'NEW_DEVICE',
  'NEW_ADDRESS',
  'NEW_ACCOUNT',
  'DISPUTE',
  'FAST_EXIT',
  'HOT_WALLET_SHORT',
  'RECEIVABLE',
];

/** Why staff must decide: first the findings, then the checks without one. */
export function ReviewChecks({ detail }: { readonly detail: ReviewDetail }) {
  const passed = CHECKS.filter((check) => !detail.reasons.includes(check));
  return (
    <Card title={t('console.withdrawals.why')}>
      <ul className="flex flex-col gap-2.5">
        {detail.reasons.map((reason) => (
          <li key={reason} className="flex items-start gap-2.5">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
            <span className="min-w-0 flex-1">{reasonText(reason, detail)}</span>
            <span className="num text-13 text-text-muted">{figureOf(reason, detail)}</span>
          </li>
        ))}
        {passed.map((check) => (
          <li key={check} className="flex items-start gap-2.5">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ok" />
            <span className="min-w-0 flex-1">{t(`console.check.${check}`)}</span>
            <span className="text-13 text-text-muted">{t('console.withdrawals.passed')}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const reasonText = (reason: Reason, { thresholds }: ReviewDetail): string =>
  reason === 'AMOUNT'
    ? t('console.reason.AMOUNT', { from: formatAmount(thresholds.AMOUNT) })
    : t(`console.reason.${reason}`);

/** The numbers behind a finding, where the page has them. */
function figureOf(reason: Reason, { valueUsdt, person, thresholds }: ReviewDetail): string | null {
  if (reason === 'AMOUNT') return formatAmount(valueUsdt, 2);
  if (reason === 'DISPUTE' || reason === 'HOT_WALLET_SHORT' || reason === 'RECEIVABLE') return null;
  const from = t('console.withdrawals.fromValue', { from: formatAmount(thresholds[reason]) });
  if (reason !== 'NEW_ACCOUNT') return from;
  return `${t('console.withdrawals.ageDays', { count: daysBetween(person.createdAtMs, serverNowMs()) })} · ${from}`;
}
