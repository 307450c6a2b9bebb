import type { UserAccount } from '@bourse/core/ledger/account.ts';
import type { Ledger } from '../../../ledger/ledger.ts';
import { isStatementCursor, placeFrom, type StatementFilter } from '../../../ledger/statement.query.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import type { BookingNumber } from '../booking-number.ts';
import { findNumberedEntries } from './numbered-entry.query.ts';
import { readSpotPlace, type SpotPlace, spotPlaceText } from './spot-place.ts';
import { findSpotStatement } from './spot-statement.query.ts';

/** One booking seen from one account of a person, of the books or of the trading core. */
export interface Booking {
  /** Names what happened; the two or three sides of a trade have names of their own. */
  readonly entryId: string;
  readonly kind: string;
  readonly ref: string;
  readonly account: UserAccount;
  readonly asset: string;
  /** Change of the account's total, minor units, signed. */
  readonly amountMinor: bigint;
  readonly atMs: number;
}

/** With `kinds` only entries of the books are listed: what the trading core does has kinds of no product's own. */
export type BookingFilter = Omit<StatementFilter, 'includeHolds'> & {
  /** Lists only what this number names. */
  readonly number?: BookingNumber | undefined;
};

export interface BookingPage {
  readonly rows: readonly Booking[];
  /** For each row, the `before` that asks for the rows behind it. */
  readonly behind: readonly string[];
  /** Pass as `before` to go on; null on the last page. */
  readonly next: string | null;
}

/** A booking and where its own list goes on: behind it, and at it. */
interface Placed {
  readonly booking: Booking;
  readonly behind: string;
  readonly from: string;
}

/** The cursor of an account that has nothing more: nothing is older than it. */
const NOTHING_OLDER = { books: '0-0', spot: '0.0.0' } as const;

/** True for a text that can be passed as `before`: what comes from outside is checked by this first. */
export function isBookingCursor(text: string): boolean {
  const [books, spot, ...more] = text.split('_');
  return more.length === 0 && isStatementCursor(books!) && spot !== undefined && readSpotPlace(spot) !== null;
}

/**
 * A page of a person's history, the newest first: entries of the books, and what the trading core did to the spot account,
 * each read where it is and joined by time. The cursor says where each of the two goes on, and rows of each become visible
 * in its own order, so walking on neither misses nor repeats a row, however many are added meanwhile.
 *
 * The two have clocks of their own, that of who posts and that of who leads, and neither ever goes back within its own rows.
 * Time only says which of the two is shown first: a range is cut in each by its own numbers, and so is the next page. Clocks
 * that differ put a row a little higher or lower, never out of the list.
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
  // A number is also looked up inside a transaction, whose one connection answers one question after the other.
  const [{ rows: books, goesOn: booksGoOn }, spot] = filter.number
    ? [await ofBooks(), await ofSpot()]
    : await Promise.all([ofBooks(), ofSpot()]);
  const rows: Booking[] = [];
  const behind: string[] = [];
  let [inBooks, inSpot] = [0, 0];
  while (rows.length < limit) {
    const [one, other] = [books[inBooks], spot[inSpot]];
    if (!one && !other) break;
    // Bookings of the books come first within one moment, always: an order that a cursor cuts must be the same on the
    // next page.
    if (one && (!other || one.booking.atMs >= other.booking.atMs)) rows.push(books[inBooks++]!.booking);
    else rows.push(spot[inSpot++]!.booking);
    behind.push(`${goesOn(books, inBooks, NOTHING_OLDER.books)}_${goesOn(spot, inSpot, NOTHING_OLDER.spot)}`);
  }
  const isMore = booksGoOn || inBooks < books.length || inSpot < spot.length;
  return { rows, behind, next: isMore ? (behind.at(-1) ?? null) : null };
}

/**
 * The cursor behind the last row shown. Where no row was shown it stands at the first, so that what comes later is not
 * taken for older.
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
  // The books give a thousand at most, so only they know whether that was all.
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

/** Like `readBooks`, for the entries that a number names: these are few. */
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
