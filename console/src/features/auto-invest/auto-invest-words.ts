import { t } from '../../lib/i18n.ts';
import type { PlanRow, RunRow } from './api/auto-invest.ts';

/** How a run ended, and why. */
export const resultText = ({ status, reason }: Pick<RunRow, 'status' | 'reason'>): string => {
  const text = t(`console.autoInvest.status.${status}`);
  return reason === null ? text : `${text}: ${t(`console.autoInvest.reason.${reason}`)}`;
};

/** When a plan runs, on the clocks of its zone. */
export function whenText({ period, weekday, day, hour: at }: PlanRow): string {
  const hour = String(at).padStart(2, '0');
  if (period === 'day') return t('console.autoInvest.when.day', { hour });
  if (period === 'week') return t('console.autoInvest.when.week', { hour, day: String(weekday) });
  return t('console.autoInvest.when.month', { hour, day: String(day) });
}
