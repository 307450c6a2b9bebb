import { DAY_MS } from '@bourse/core/calendar/durations.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** When the business day (UTC+8) of a date field begins; null where the field has no day. */
export function dayStartMs(day: string): number | null {
  if (!DAY.test(day)) return null;
  const atMs = Date.parse(`${day}T00:00:00+08:00`);
  return Number.isNaN(atMs) ? null : atMs;
}

/** When that day has ended. */
export function dayEndMs(day: string): number | null {
  const startMs = dayStartMs(day);
  return startMs === null ? null : startMs + DAY_MS;
}
