import { BUSINESS_OFFSET_MS } from '@bourse/core/calendar/business-day.ts';

const FIELD = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u;
const FIELD_LENGTH = 16;

/** A business time as the browser's own field writes it, 2026-11-20T14:30, as UTC milliseconds; null for an empty field. */
export function readBusinessTime(text: string): number | null {
  // Other texts that the browser's reader would take for a time are none here.
  const atMs = FIELD.test(text) ? Date.parse(`${text}:00Z`) : Number.NaN;
  return Number.isNaN(atMs) ? null : atMs - BUSINESS_OFFSET_MS;
}

/** A moment as the browser's own field shows it, in business time: 2026-11-20T14:30. */
export const writeBusinessTime = (atMs: number): string =>
  new Date(atMs + BUSINESS_OFFSET_MS).toISOString().slice(0, FIELD_LENGTH);
