import { CalendarClock } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { Segment } from '../../../../kit/tabs.tsx';
import { dateTime, directionOf, percent } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { MoreButton } from '../../../../lib/parts/more-button.tsx';
import { useMoneyLook } from '../../../balances/public.ts';
import type { Plan } from '../../api/queries.ts';
import { useAutoInvestText } from '../../auto-invest-text.ts';
import { wallTime, zoneName } from '../../rules/zone.ts';
import { Figure } from '../figure.tsx';
import { CoinFiguresList } from '../plan/coins.tsx';
import { CoinStack, StateBadge } from '../plan/plan-bits.tsx';
import { usePlanName } from '../plan-words.ts';
import { usePlansModel } from './plans.model.ts';

interface PlansProps {
  readonly areDeleted: boolean;
  readonly onDeleted: (areDeleted: boolean) => void;
  readonly onPlan: (planId: string) => void;
  readonly onNew: () => void;
}

/** A person's plans, those that are kept or those that were deleted, each with what it has bought. */
export function Plans({ areDeleted, onDeleted, onPlan, onNew }: PlansProps) {
  const t = useAutoInvestText();
  const isTouch = useDensity() === 'touch';
  const { query, rows, hasMore, isLoadingMore, more } = usePlansModel(areDeleted);
  return (
    <section data-room="auto-invest/parts/plans" className={cx('flex flex-col', !isTouch && 'gap-4')}>
      <div className={cx('flex flex-wrap items-center justify-between gap-3', isTouch && 'bg-surface p-4')}>
        <Segment
          label={t('autoInvest.which')}
          options={[
            { value: 'current', label: t('autoInvest.current') },
            { value: 'history', label: t('autoInvest.history') },
          ]}
          value={areDeleted ? 'history' : 'current'}
          onChange={(next) => onDeleted(next === 'history')}
        />
        <p className="text-12 text-text-muted">{t('autoInvest.kept')}</p>
      </div>
      <Loaded query={query} skeleton={<Grey />} isMoney>
        {() => (
          <>
            {rows.length === 0 && (
              <Card>
                <Empty
                  icon={<CalendarClock />}
                  text={t(areDeleted ? 'autoInvest.noneDeleted' : 'autoInvest.none')}
                  action={!areDeleted && <Button onClick={onNew}>{t('autoInvest.new')}</Button>}
                />
              </Card>
            )}
            {rows.map((plan) => (
              <PlanCard key={plan.id} plan={plan} onOpen={() => onPlan(plan.id)} />
            ))}
            {hasMore && <MoreButton busy={isLoadingMore} onClick={more} />}
          </>
        )}
      </Loaded>
    </section>
  );
}

const Grey = () => (
  <div className="flex flex-col gap-4">
    <Skeleton height={220} />
    <Skeleton height={220} />
  </div>
);

function PlanCard({ plan, onOpen }: { readonly plan: Plan; readonly onOpen: () => void }) {
  const t = useAutoInvestText();
  const name = usePlanName();
  const look = useMoneyLook();
  const isTouch = useDensity() === 'touch';
  return (
    <Card
      title={
        <h2 className="min-w-0 text-16 font-semibold">
          <button type="button" onClick={onOpen} className="flex items-center gap-3 text-left hover:underline">
            <CoinStack coins={plan.coins} />
            {name(plan)}
          </button>
        </h2>
      }
      action={<StateBadge state={plan.state} />}
    >
      <div className="flex flex-col gap-4">
        <dl className={cx('gap-x-10 gap-y-3', isTouch ? 'grid grid-cols-2' : 'flex flex-wrap')}>
          <Figure
            label={t('autoInvest.paidIn')}
            value={look.usdt(plan.invested)}
            note={t('autoInvest.purchases', { count: plan.bought })}
          />
          <Figure label={`${t('autoInvest.worth')} (USDT)`} value={look.usdt(plan.value)} />
          <Figure label={t('autoInvest.result')} value={percent(plan.roiPercent)} tone={directionOf(plan.roiPercent)} />
          <When plan={plan} />
        </dl>
        {plan.figures.length > 0 && <CoinFiguresList plan={plan} />}
      </div>
    </Card>
  );
}

/** When it runs next, by its own clock; or since when it is no more. */
export function When({ plan }: { readonly plan: Plan }) {
  const t = useAutoInvestText();
  const locale = useLocale();
  if (plan.deletedAtMs !== null) {
    const date = dateTime(plan.deletedAtMs, locale, { noTime: true, withYear: true });
    return <Figure label={t('autoInvest.state.DELETED')} value={date} />;
  }
  if (plan.nextRunAtMs === null) return <Figure label={t('autoInvest.nextRun')} value="--" />;
  return (
    <Figure
      label={t('autoInvest.nextRun')}
      value={wallTime(plan.nextRunAtMs, plan.zone, locale, { withWeekday: true })}
      note={zoneName(plan.zone, locale, plan.nextRunAtMs)}
    />
  );
}
