import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../../../kit/card.tsx';
import { cx } from '../../../../kit/cx.ts';
import { formatShortTime } from '../../../../lib/format.ts';
import { hasText, t } from '../../../../lib/i18n.ts';
import { isApproval } from '../../rules/approvals.ts';
import type { ReviewDetail } from './review-detail.ts';

interface Step {
  readonly key: string;
  readonly title: string;
  readonly sub?: ReactNode;
  readonly atMs?: number;
}

/** The title of a decision. The first of two approvals is named so, because it does not yet release the money. */
function titleOf(each: ReviewDetail['decisions'][number], { decisions, approvalsNeeded }: ReviewDetail): string {
  if (approvalsNeeded > 1 && isApproval(each) && decisions.find(isApproval) === each) {
    return t('console.decision.first');
  }
  const key = `console.decision.${each.decision.toLowerCase()}`;
  return hasText(key) ? t(key as 'console.decision.approve') : each.decision;
}

/** What has happened so far, colleagues' decisions included, and that a decision comes next. */
export function ReviewTimeline({ detail }: { readonly detail: ReviewDetail }) {
  const steps: Step[] = [
    ...detail.timeline.map(({ state, atMs }) => ({ key: `${state}${atMs}`, title: t(`console.state.${state}`), atMs })),
    ...detail.decisions.map((each) => {
      const sub = (
        <>
          <span className="font-medium text-text" title={each.staffId}>
            {each.staff}
          </span>{' '}
          · {each.reason}
        </>
      );
      return { key: `${each.staffId}${each.atMs}`, title: titleOf(each, detail), sub, atMs: each.atMs };
    }),
  ].sort((a, b) => a.atMs - b.atMs);
  const isOpen = detail.state === 'IN_REVIEW';
  const next = detail.approvals > 0 ? t('console.withdrawals.secondDecision') : t('console.withdrawals.nextDecision');
  return (
    <Card title={t('console.withdrawals.timeline')}>
      <ol className="flex flex-col">
        {steps.map((step, index) => (
          <Line key={step.key} step={step} isLast={!isOpen && index === steps.length - 1}>
            <span className="grid size-5 place-items-center rounded-pill bg-ok-soft text-ok">
              <Check aria-hidden="true" className="size-3" strokeWidth={3} />
            </span>
          </Line>
        ))}
        {isOpen && (
          <Line step={{ key: 'next', title: next }} isLast>
            <span className="grid size-5 place-items-center rounded-pill bg-accent-soft">
              <span className="size-1.5 rounded-pill bg-accent" />
            </span>
          </Line>
        )}
      </ol>
    </Card>
  );
}

function Line({
  step,
  isLast,
  children,
}: {
  readonly step: Step;
  readonly isLast: boolean;
  readonly children: ReactNode;
}) {
  return (
    <li className="flex gap-3">
      <span className="flex flex-col items-center">
        {children}
        {!isLast && <span className="my-1 min-h-3 w-px flex-1 bg-line-strong" />}
      </span>
      <span className={cx('flex min-w-0 flex-1 justify-between gap-3', !isLast && 'pb-3')}>
        <span className="min-w-0">
          <span className="block">{step.title}</span>
          {step.sub && <span className="block text-12 text-text-muted">{step.sub}</span>}
        </span>
        {step.atMs && <span className="num text-12 text-text-muted">{formatShortTime(step.atMs)}</span>}
      </span>
    </li>
  );
}
