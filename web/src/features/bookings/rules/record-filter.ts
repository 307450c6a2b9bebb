const SEARCH = /^(?:[A-Za-z0-9:._-]{8,120}|[0-9]{1,18}|t[0-9]{1,16}\.[0-9]{1,16}\.[0-9])$/;

/**
 * The search for a typed text: the beginning of a number, an address, or the number of an order or booking, which may be
 * short. Null while the text is too short to be any of these.
 */
export function readSearch(typed: string): string | null {
  const text = typed.trim();
  return SEARCH.test(text) ? text : null;
}
