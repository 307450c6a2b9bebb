import { idsBeginningWith } from './queries/record-history.ts';
import { readSpotPlace, type SpotPlace } from './queries/spot-place.ts';

/** What a text may name among a person's bookings; a text of digits may be several of these. */
export interface BookingNumber {
  /** An entry of the books. */
  readonly entry: string | null;
  /** A part of what the trading core did. */
  readonly place: SpotPlace | null;
  /** An order, and so all of its trades. */
  readonly order: string | null;
  /** The first and the last of the ids that begin with it, 32 hexadecimal digits each. */
  readonly ids: readonly [first: string, last: string] | null;
  /** What the keys of entries begin with whose next part may be one of these ids; words of our own, never what was typed. */
  readonly keys: readonly string[];
}

/** `entry-account-COIN`, as a page names a booking, or the first part of it alone. */
const BOOKING = /^([0-9]{1,18}|t[0-9]{1,16}\.[0-9]{1,16}\.[0-9])(?:-[a-z0-9_]{2,20}-[A-Za-z0-9]{2,12})?$/i;
/** The number of a merge, as the history of the spot account shows it. */
const MERGE = /^m:([0-9a-f]{32})$/i;

/**
 * Null for a text that can name no booking.
 *
 * @param keys  what the keys of numbered entries begin with, as the products say
 */
export function readBookingNumber(text: string, keys: readonly string[]): BookingNumber | null {
  const named = BOOKING.exec(text)?.[1]?.toLowerCase();
  const place = named?.startsWith('t') ? readSpotPlace(named.slice(1)) : null;
  const entry = named === undefined || place ? null : named;
  const [first, last] = idsBeginningWith(MERGE.exec(text)?.[1] ?? text);
  const ids = first === null || last === null ? null : ([first, last] as const);
  if (entry === null && place === null && ids === null) return null;
  return { entry, place, order: /^[0-9]{1,16}$/.test(text) ? text : null, ids, keys };
}
