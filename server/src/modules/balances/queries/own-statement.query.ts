import type { Ledger } from '../../../ledger/ledger.ts';
import { isStatementCursor, placeFrom } from '../../../ledger/statement.query.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import type { BookingNumber } from '../booking-number.ts';
import type { Booking, BookingFilter } from './booking.ts';
import { findNumberedEntries } from './numbered-entry.query.ts';
import { readSpotPlace, type SpotPlace, spotPlaceText } from './spot-place.ts';
import { findSpotStatement } from './spot-statement.query.ts';

export interface BookingPage {
  readonly rows: readonly Booking[];
  /** For each row, the `before` that asks for the rows after it. */
  readonly behind: readonly string[];
  /** Pass as `before` to go on; null on the last page. */
  readonly next: string | null;
}

/** A booking, and the cursors of its own list after it and at it. */
interface Placed {
  readonly booking: Booking;
  readonly behind: string;
  readonly from: string;
}

/** The cursors of lists that have nothing more. */
const NOTHING_OLDER = { books: '0-0', spot: '0.0.0' } as const;

/** Whether a text can be passed as `before`. Check anything that comes from outside with this first. */
export function isBookingCursor(text: string): boolean {
  const [books, spot, ...more] = text.split('_');
  return more.length === 0 && isStatementCursor(books!) && spot !== undefined && readSpotPlace(spot) !== null;
}

/**
 * A page of a person's history, newest first: entries of the books and what the trading core did to the spot account,
 * joined by time. The cursor says where each of the two lists goes on, and each list shows its rows in its own order,
 * so paging neither misses nor repeats a row, however many are added meanwhile.
 *
 * The two lists take their times from different clocks: that of the process that posts, and that of the leading engine.
 * Within one list time never goes back. Time only decides which list's row is shown first; ranges and pages are cut by
 * each list's own numbers. So clocks that differ move a row a little up or down, but never out of the list.
 */
export async function findOwnStatement(
  q: Queryable,
  ledger: Pick<Ledger, 'statement'>,
  filter: BookingFilter,
): Promise<BookingPage> {
  const { limit, account, kinds } = filter;
  const [booksBefore, spotBefore] = filter.before?.split('_') ?? [];
  const more = { ...filter, limit: limit + 1 };
  const ofBooks = () => readBooks(q, ledger, more, booksBefore);
  const ofSpot = async () =>
    kinds === undefined && (account === undefined || account === 'spot')
      ? readSpot(q, more, spotBefore === undefined ? null : readSpotPlace(spotBefore))
      : [];
  // One after the other, because this may run inside a transaction, which has only one connection.
  const [{ rows: books, goesOn: booksGoOn }, spot] = filter.number
    ? [await ofBooks(), await ofSpot()]
    : await Promise.all([ofBooks(), ofSpot()]);
  const rows: Booking[] = [];
  const behind: string[] = [];
  let [inBooks, inSpot] = [0, 0];
  while (rows.length < limit) {
    const [one, other] = [books[inBooks], spot[inSpot]];
    if (!one && !other) break;
    // At the same time bookings of the books always come first: the order must be the same on the next page, because
    // the cursor cuts it.
    if (one && (!other || one.booking.atMs >= other.booking.atMs)) rows.push(books[inBooks++]!.booking);
    else rows.push(spot[inSpot++]!.booking);
    behind.push(`${goesOn(books, inBooks, NOTHING_OLDER.books)}_${goesOn(spot, inSpot, NOTHING_OLDER.spot)}`);
  }
  const isMore = booksGoOn || inBooks < books.length || inSpot < spot.length;
  return { rows, behind, next: isMore ? (behind.at(-1) ?? null) : null };
}

/**
 * The cursor after the last row shown. If no row was shown it stays at the first one, so that rows added later are not
 * taken for older ones.
 */
function goesOn(rows: readonly Placed[], shown: number, nothingOlder: string): string {
  if (shown > 0) return rows[shown - 1]!.behind;
  return rows[0]?.from ?? nothingOlder;
}

async function readBooks(
  q: Queryable,
  ledger: Pick<Ledger, 'statement'>,
  filter: BookingFilter,
  before?: string,
): Promise<{ readonly rows: readonly Placed[]; readonly goesOn: boolean }> {
  const { before: _, number, ...rest } = filter;
  if (number) return { rows: await readNumbered(q, { ...rest, before, number }), goesOn: false };
  // The books return a thousand rows at most, so only they know whether there are more.
  const page = await ledger.statement(q, { ...rest, ...(before === undefined ? {} : { before }) });
  const rows = page.rows.map((row) => ({ booking: row, behind: row.place, from: placeFrom(row.place) }));
  return { rows, goesOn: page.next !== null };
}

async function readSpot(q: Queryable, filter: BookingFilter, before: SpotPlace | null): Promise<Placed[]> {
  const rows = await findSpotStatement(q, { ...filter, before });
  return rows.map(({ booking, place }) => ({
    booking,
    behind: spotPlaceText(place),
    from: spotPlaceText({ ...place, part: place.part + 1 }),
  }));
}

/** Like `readBooks`, for the few entries that a number refers to. */
async function readNumbered(
  q: Queryable,
  filter: Omit<BookingFilter, 'before' | 'number'> & {
    readonly before: string | undefined;
    readonly number: BookingNumber;
  },
): Promise<Placed[]> {
  const rows = await findNumberedEntries(q, filter);
  return rows.map(({ place, ...booking }) => ({ booking, behind: place, from: placeFrom(place) }));
}
