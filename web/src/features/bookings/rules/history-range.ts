import { BUSINESS_OFFSET_MS } from '@bourse/core/calendar/business-day.ts';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';

/** Preset ranges of histories, and a custom one. */
export const RANGES = ['1w', '2w', '1m', '3m', '6m', 'custom'] as const;
export type RangeName = (typeof RANGES)[number];

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

const businessDayStartMs = (atMs: number): number =>
  Math.floor((atMs + BUSINESS_OFFSET_MS) / DAY_MS) * DAY_MS - BUSINESS_OFFSET_MS;

/** The business day of a moment, `2026-11-20`. */
export const dayOf = (atMs: number): string => new Date(atMs + BUSINESS_OFFSET_MS).toISOString().slice(0, 10);

/** The first moment of a business day, or null where the text is not a day. */
export function dayStartMs(day: string): number | null {
  if (!ISO_DAY.test(day)) return null;
  const startMs = Date.parse(`${day}T00:00:00+08:00`);
  return Number.isNaN(startMs) || dayOf(startMs) !== day ? null : startMs;
}

/** The same day of an earlier month, or that month's last day where it has fewer. */
function monthsBeforeMs(dayMs: number, months: number): number {
  const date = new Date(dayMs + BUSINESS_OFFSET_MS);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() - BUSINESS_OFFSET_MS;
}

export interface Range {
  readonly fromMs: number;
  /** The last moment that belongs to the range. */
  readonly toMs: number;
}

/**
 * The range of a choice, in whole business days that end today.
 *
 * @param custom  days as `2026-11-20`, both included; used by the name `custom` only
 * @returns       null where the custom days are not days or stand the wrong way round
 */
export function rangeOf(name: RangeName, nowMs: number, custom: { from: string; to: string }): Range | null {
  const todayMs = businessDayStartMs(nowMs);
  const toMs = todayMs + DAY_MS - 1;
  switch (name) {
    case '1w':
      return { fromMs: todayMs - 7 * DAY_MS, toMs };
    case '2w':
      return { fromMs: todayMs - 14 * DAY_MS, toMs };
    case '1m':
      return { fromMs: monthsBeforeMs(todayMs, 1), toMs };
    case '3m':
      return { fromMs: monthsBeforeMs(todayMs, 3), toMs };
    case '6m':
      return { fromMs: monthsBeforeMs(todayMs, 6), toMs };
    case 'custom': {
      const fromMs = dayStartMs(custom.from);
      const lastMs = dayStartMs(custom.to);
      if (fromMs === null || lastMs === null || fromMs > lastMs) return null;
      return { fromMs, toMs: lastMs + DAY_MS - 1 };
    }
  }
}
