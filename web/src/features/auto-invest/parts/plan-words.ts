import { exactAmount } from '../../../lib/format.ts';
import { type AutoInvestText, useAutoInvestText } from '../auto-invest-text.ts';

/** What makes the name of a plan: it has no other. */
export interface PlanName {
  readonly amount: string;
  readonly period: 'day' | 'week' | 'month';
  readonly weekday: number | null;
  readonly day: number | null;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** No month has a later day, so a plan of this one runs on the last. */
const LAST_DAY = 31;

function nameOf(t: AutoInvestText, plan: PlanName): string {
  const amount = exactAmount(plan.amount);
  if (plan.period === 'day') return t('autoInvest.plan.day', { amount });
  if (plan.period === 'week') {
    const weekday = WEEKDAYS.find((each) => each === plan.weekday) ?? 1;
    return t(`autoInvest.plan.week.${weekday}`, { amount });
  }
  const day = plan.day ?? 1;
  return day === LAST_DAY ? t('autoInvest.plan.monthEnd', { amount }) : t('autoInvest.plan.month', { amount, day });
}

/** A plan in words: “100 USDT every Monday”. */
export function usePlanName(): (plan: PlanName) => string {
  const t = useAutoInvestText();
  return (plan) => nameOf(t, plan);
}
