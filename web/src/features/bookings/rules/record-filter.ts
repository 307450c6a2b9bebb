const SEARCH = /^(?:[A-Za-z0-9:._-]{8,120}|[0-9]{1,18}|t[0-9]{1,16}\.[0-9]{1,16}\.[0-9])$/;

/**
 * What was typed as a question: the beginning of a number, an address, or the number of an order or a booking, which may be
 * short; null while it is too short to be one.
 */
export function readSearch(typed: string): string | null {
  const text = typed.trim();
  return SEARCH.test(text) ? text : null;
}
