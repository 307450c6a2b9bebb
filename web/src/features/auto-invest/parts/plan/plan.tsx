import { Button } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { directionOf, percent } from '../../../../lib/format.ts';
import { subtractText, useMoneyLook } from '../../../balances/public.ts';
import type { Plan } from '../../api/queries.ts';
import { useAutoInvestText } from '../../auto-invest-text.ts';
import { Figure } from '../figure.tsx';
import { When } from '../plans/plans.tsx';
import { Bought } from './bought.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { Growth } from './growth.tsx';
import { NextRun } from './next-run.tsx';
import type { ActionsModel } from './plan.model.ts';
import { StateBadge } from './plan-bits.tsx';
import { RunNowDialog } from './run-now-dialog.tsx';

interface PlanProps {
  readonly plan: Plan;
  readonly actions: ActionsModel;
}

/** One plan: what it is worth, what each coin cost, what the next run needs, and what every run did. */
export function PlanDetails({ plan, actions }: PlanProps) {
  const isTouch = useDensity() === 'touch';
  const gap = !isTouch && 'gap-4';
  const hasNext = plan.state === 'ACTIVE';
  return (
    <div data-room="auto-invest/parts/plan" className={cx('flex flex-col', gap)}>
      <Warnings plan={plan} actions={actions} />
      <Figures plan={plan} />
      <div
        className={cx(
          !isTouch && 'grid items-start gap-4',
          !isTouch && hasNext && 'xl:grid-cols-[minmax(0,1fr)_340px]',
        )}
      >
        <Growth plan={plan} />
        {hasNext && <NextRun plan={plan} actions={actions} />}
      </div>
      <Bought plan={plan} />
      {actions.view.asked === 'run' && <RunNowDialog plan={plan} onClose={actions.commands.stopAsking} />}
      {actions.view.asked === 'delete' && <DeleteDialog model={actions} />}
    </div>
  );
}

/** What keeps a plan from buying, and what can be done about it. */
function Warnings({ plan, actions: { view, commands } }: PlanProps) {
  const t = useAutoInvestText();
  const isTouch = useDensity() === 'touch';
  const isOften = view.noticeAfter !== null && plan.insufficientInRow >= view.noticeAfter && plan.state === 'ACTIVE';
  const isKept = plan.state !== 'DELETED';
  const said = [
    ...(isOften
      ? [
          <Notice
            key="often"
            tone="warn"
            action={
              <Button kind="link" size="small" onClick={() => void commands.pause()}>
                {t('autoInvest.pause')}
              </Button>
            }
          >
            {t('autoInvest.failedInRow', { count: plan.insufficientInRow })}
          </Notice>,
        ]
      : []),
    ...(plan.state === 'PAUSED'
      ? [
          <Notice key="paused" tone="info">
            {t('autoInvest.pausedText')}
          </Notice>,
        ]
      : []),
    ...(isKept && view.isLocked
      ? [
          <Notice key="locked" tone="info">
            {t('autoInvest.locked')}
          </Notice>,
        ]
      : []),
    ...(isKept && !view.isOpen
      ? [
          <Notice key="closed" tone="warn">
            {t('autoInvest.closed')}
          </Notice>,
        ]
      : []),
  ];
  if (said.length === 0) return null;
  return <div className={cx('flex flex-col gap-3', isTouch && 'bg-surface p-4 pb-0')}>{said}</div>;
}

const INK = { up: 'text-up', down: 'text-down', none: 'text-text-muted' } as const;

function Figures({ plan }: { readonly plan: Plan }) {
  const t = useAutoInvestText();
  const look = useMoneyLook();
  const isTouch = useDensity() === 'touch';
  const worth = (
    <Figure
      isFirst
      label={`${t('autoInvest.worth')} (USDT)`}
      value={look.usdt(plan.value)}
      note={look.fiat(plan.value)}
    />
  );
  return (
    <Card>
      {isTouch && (
        <div className="mb-4 flex items-start justify-between gap-3">
          <dl>{worth}</dl>
          <StateBadge state={plan.state} />
        </div>
      )}
      <dl className={cx('gap-x-12 gap-y-4', isTouch ? 'grid grid-cols-2' : 'flex flex-wrap')}>
        {!isTouch && worth}
        <Figure
          label={t('autoInvest.paidIn')}
          value={look.usdt(plan.invested)}
          note={t('autoInvest.purchases', { count: plan.bought })}
        />
        <Figure
          label={t('autoInvest.result')}
          value={look.usdt(plan.value === null ? null : subtractText(plan.value, plan.invested), true)}
          note={
            plan.roiPercent !== null && (
              <span className={INK[directionOf(plan.roiPercent)]}>
                {t('autoInvest.ofPaidIn', { percent: percent(plan.roiPercent) })}
              </span>
            )
          }
          tone={directionOf(plan.roiPercent)}
        />
        <Figure label={t('autoInvest.fees')} value={look.usdt(plan.fees)} note={t('autoInvest.feesNote')} />
        <When plan={plan} />
      </dl>
    </Card>
  );
}
