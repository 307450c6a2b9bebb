/** How far a record can have come, as a history is asked for it. */
export const RECORD_STATUSES = ['UNDER_WAY', 'COMPLETED', 'NOT_COMPLETED'] as const;
export type RecordStatus = (typeof RECORD_STATUSES)[number];

const SEARCH = /^[A-Za-z0-9:-]{8,120}$/;

/** What was typed as a question: the beginning of a number, or an address; null while it is too short to be one. */
export function readSearch(typed: string): string | null {
  const text = typed.trim();
  return SEARCH.test(text) ? text : null;
}
