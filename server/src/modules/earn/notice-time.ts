import { BUSINESS_OFFSET_MS } from '@bourse/core/calendar/business-day.ts';

/** A time as notices show it, in UTC+8: `2026-11-26 15:00`. The text of the notice names the time zone. */
export const businessTime = (atMs: number): string =>
  new Date(atMs + BUSINESS_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');
