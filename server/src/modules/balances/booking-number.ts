import { idsBeginningWith } from './queries/record-history.ts';
import { readSpotPlace, type SpotPlace } from './queries/spot-place.ts';

/** What a text that somebody typed can refer to among a person's bookings. Plain digits may be several of these. */
export interface BookingNumber {
  /** An entry of the books. */
  readonly entry: string | null;
  /** The place of a row that the trading core made. */
  readonly place: SpotPlace | null;
  /** An order, which stands for all of its trades. */
  readonly order: string | null;
  /** The first and the last possible id that begin with the text, 32 hexadecimal digits each. */
  readonly ids: readonly [first: string, last: string] | null;
  /**
   * Prefixes of entry keys that one of these ids may follow. They are our own words, never what was typed, so they are
   * safe in SQL.
   */
  readonly keys: readonly string[];
}

/** `entry-account-COIN`, as pages name a booking, or only its first part. */
const BOOKING = /^([0-9]{1,18}|t[0-9]{1,16}\.[0-9]{1,16}\.[0-9])(?:-[a-z0-9_]{2,20}-[A-Za-z0-9]{2,12})?$/i;
/** The id of a merge, as the history of the spot account shows it. */
const MERGE = /^m:([0-9a-f]{32})$/i;

/**
 * Reads what somebody typed as the number of a booking; null if it cannot be one.
 *
 * @param keys  prefixes of the keys of numbered entries, as the products declare them
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
