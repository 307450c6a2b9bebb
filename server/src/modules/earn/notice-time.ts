import { BUSINESS_OFFSET_MS } from '@bourse/core/calendar/business-day.ts';

/** A moment as a notice says it, UTC+8: `2026-11-26 15:00`. The words beside it say which clock that is. */
export const businessTime = (atMs: number): string =>
  new Date(atMs + BUSINESS_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');
