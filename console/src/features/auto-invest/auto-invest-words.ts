import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { languageTag } from '@bourse/i18n/locales.ts';
import { getLocale, t } from '../../lib/i18n.ts';
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
  if (period === 'week') return t('console.autoInvest.when.week', { hour, day: weekdayText(weekday ?? 1) });
  return t('console.autoInvest.when.month', { hour, day: String(day) });
}

/** A Sunday. */
const SUNDAY_MS = 3 * DAY_MS;

/** The name of a day of the week, Monday is 1. */
const weekdayText = (weekday: number): string =>
  new Intl.DateTimeFormat(languageTag(getLocale()), { weekday: 'long', timeZone: 'UTC' }).format(
    SUNDAY_MS + weekday * DAY_MS,
  );
