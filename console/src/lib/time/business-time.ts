import { BUSINESS_OFFSET_MS } from '@bourse/core/calendar/business-day.ts';

const FIELD = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u;
const FIELD_LENGTH = 16;

/** UTC milliseconds of the business time in a browser's date-time field, 2026-11-20T14:30; null for an empty field. */
export function readBusinessTime(text: string): number | null {
  // Date.parse accepts other forms too, which are no valid input here.
  const atMs = FIELD.test(text) ? Date.parse(`${text}:00Z`) : Number.NaN;
  return Number.isNaN(atMs) ? null : atMs - BUSINESS_OFFSET_MS;
}

/** A moment in the form of a browser's date-time field, in business time: 2026-11-20T14:30. */
export const writeBusinessTime = (atMs: number): string =>
  new Date(atMs + BUSINESS_OFFSET_MS).toISOString().slice(0, FIELD_LENGTH);
