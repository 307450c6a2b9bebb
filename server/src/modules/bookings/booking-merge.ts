import type { UserAccount } from '@bourse/core/ledger/account.ts';
import type { ListBooking, ListLine } from './queries/booking-list.query.ts';

/** Identifies the last line that was taken from a list. */
export type ListPlace = readonly [sequence: number, second: number];
const LIST_START: ListPlace = [-1, -1];

/** A list of bookings, oldest first, fetched as needed. */
export interface BookingList {
  /** Its name within places. */
  readonly name: string;
  readonly account: UserAccount;
  /** When bookings of two lists have the same time, the list with the lower rank comes first. */
  readonly rank: number;
  fetch(after: ListPlace, limit: number): Promise<readonly ListLine[]>;
}

export interface MergedBooking extends ListBooking {
  readonly account: UserAccount;
  readonly atMs: number;
}

/** Bookings of many lists in the order of time, and for each list the last line that is included so far. */
export interface MergedPart {
  readonly bookings: readonly MergedBooking[];
  readonly places: Readonly<Record<string, ListPlace>>;
}

/** How many lines are kept in memory for all lists together, and the fewest to fetch from one list. */
const KEPT_MAX = 8_000;
const FETCH_MIN = 100;
const FETCH_MAX = 2_000;

/**
 * Merges lists by time. Each line of each list is fetched once, whatever the other lists contain.
 *
 * @param places  where each list goes on; a list without a place begins at its start
 * @param size    how many bookings each part has at least, except the last; a line is never split between parts
 */
export async function* mergeBookings(
  lists: readonly BookingList[],
  places: Readonly<Record<string, ListPlace>>,
  size: number,
): AsyncGenerator<MergedPart> {
  const fetchSize = Math.min(FETCH_MAX, Math.max(FETCH_MIN, Math.floor(KEPT_MAX / Math.max(1, lists.length))));
  const heads = lists.map((list) => new Head(list, places[list.name] ?? LIST_START, fetchSize));
  for (const head of heads) await head.fill();
  const open = heads.filter((head) => head.line).sort(byTime);
  let bookings: MergedBooking[] = [];
  const part = (): MergedPart => ({
    bookings,
    places: Object.fromEntries(heads.map(({ list, place }) => [list.name, place])),
  });
  while (open.length > 0) {
    const first = open[0]!;
    const { line } = first;
    for (const booking of line!.bookings) {
      bookings.push({ ...booking, account: first.list.account, atMs: line!.atMs });
    }
    await first.next();
    settle(open);
    if (bookings.length >= size) {
      yield part();
      bookings = [];
    }
  }
  if (bookings.length > 0) yield part();
}

/** Moves the first list back to its place in time after its next line was taken; drops it if it has no line left. */
function settle(open: Head[]): void {
  const moved = open[0]!;
  if (!moved.line) {
    open.shift();
    return;
  }
  let at = 0;
  while (at + 1 < open.length && byTime(open[at + 1]!, moved) < 0) {
    open[at] = open[at + 1]!;
    at++;
  }
  open[at] = moved;
}

function byTime(one: Head, other: Head): number {
  const [a, b] = [one.line!, other.line!];
  return (
    a.atMs - b.atMs ||
    one.list.rank - other.list.rank ||
    a.sequence - b.sequence ||
    a.second - b.second ||
    (one.list.name < other.list.name ? -1 : 1)
  );
}

/** A list and its next unread line. */
class Head {
  readonly list: BookingList;
  place: ListPlace;
  #lines: readonly ListLine[] = [];
  #at = 0;
  readonly #limit: number;

  constructor(list: BookingList, place: ListPlace, limit: number) {
    this.list = list;
    this.place = place;
    this.#limit = limit;
  }

  get line(): ListLine | undefined {
    return this.#lines[this.#at];
  }

  async fill(): Promise<void> {
    this.#lines = await this.list.fetch(this.place, this.#limit);
    this.#at = 0;
  }

  async next(): Promise<void> {
    const { sequence, second } = this.line!;
    this.place = [sequence, second];
    this.#at++;
    if (this.#at === this.#lines.length && this.#lines.length === this.#limit) await this.fill();
  }
}
