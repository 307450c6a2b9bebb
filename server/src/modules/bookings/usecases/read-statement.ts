import type { UserAccount } from '@bourse/core/ledger/account.ts';
import type { StatementBalance } from '@bourse/core/statement/statement-file.ts';
import type { StatementRow } from '@bourse/core/statement/statement-row.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { keepOneMoment } from '../../../platform/db/one-moment.ts';
import type {
  Kept,
  PickShelf,
  StatementPart,
  StatementPlan,
  StatementQuery,
  StatementSource,
} from '../../statement/public.ts';
import { bookingFacts } from '../booking-facts.ts';
import { type BookingList, type ListPlace, type MergedBooking, mergeBookings } from '../booking-merge.ts';
import type { BookingsDeps } from '../bookings-deps.ts';
import { type ListSpan, listEntries, listSpotTransfers, listTrades } from '../queries/booking-list.query.ts';
import { findRecords } from '../queries/booking-record.query.ts';
import { type EntrySums, findSpans, type SpotSums, sumEntries, sumSpot } from '../queries/booking-sum.query.ts';
import { countBookingsOf, findUnfinishedRecords } from '../queries/unfinished-record.query.ts';
import { kindsInScope } from '../statement-scope.ts';
import { isPicked, planPicked, readPicked } from './read-picked-statement.ts';

/** How many rows a part has: few enough that writing them does not block the process. */
const PART_SIZE = 2_000;

type Deps = Pick<BookingsDeps, 'assets' | 'pricing' | 'products'>;

/** What the plan keeps for the reading: each account of the books with its span, and that of the trading core. */
type Bounds = {
  readonly books: readonly {
    readonly id: number;
    readonly account: UserAccount;
    readonly asset: string;
    readonly span: ListSpan;
  }[];
  /** Null if nothing of the spot account is asked for. */
  readonly spotSpan: ListSpan | null;
  /**
   * The kinds of a product's history; null for the house's own scopes. Kept because a later release may list other
   * kinds under the same name.
   */
  readonly kinds: readonly string[] | null;
  /** How many parts of the shelf list records to leave out, because they are not completed. */
  readonly unfinishedParts: number;
};

/**
 * Every booking of a person for an export: entries of the books and what the trading core did to the spot account,
 * merged by time, oldest first.
 */
export function createStatementSource(deps: Deps, { partSize = PART_SIZE } = {}): StatementSource {
  return {
    plan: (db, query, shelf) =>
      isPicked(query) ? planPicked(deps, db, query, shelf, partSize) : plan(deps, db, query, shelf),
    read: (db, query, made, place, shelf) =>
      isPicked(query)
        ? readPicked(deps, db, { uid: query.uid, plan: made, place }, shelf)
        : read(deps, partSize, db, { query, bounds: made.bounds as Bounds, place, shelf }),
  };
}

const hasSpot = ({ scope, account }: StatementQuery): boolean =>
  (account === null || account === 'spot') && (scope === 'all' || scope === 'transfer' || scope === 'trade');

/** @invariant bounds, counts and balances are all read at one moment */
async function plan(
  { assets, products }: Deps,
  db: Db,
  query: StatementQuery,
  shelf: PickShelf,
): Promise<StatementPlan> {
  const kinds = kindsInScope(products, query.scope);
  const { entries, spot, spans, unfinished } = await db.tx(async (tx) => {
    await keepOneMoment(tx);
    const found = await findSpans(tx, query.fromMs, query.toMs);
    const sums = await sumEntries(tx, { ...query, kinds, span: found.books });
    return {
      spans: found,
      entries: sums,
      spot: hasSpot(query) ? await sumSpot(tx, { ...query, span: found.spot }) : [],
      unfinished: await leaveUnfinished(tx, query, found, sums, shelf),
    };
  });
  for (const row of [...entries, ...spot]) assertExplained(row);
  const rows = [...entries, ...spot.map((row) => ({ ...row, account: 'spot' as const }))].filter(hasPart);
  const bounds: Bounds = {
    books: entries.map(({ id, account, asset, lastSeq }) => {
      const { from, to } = spans.books;
      return { id, account, asset, span: { from, to: Math.min(to, lastSeq) } };
    }),
    spotSpan: hasSpot(query) ? spans.spot : null,
    kinds,
    unfinishedParts: unfinished.parts,
  };
  const balances = (of: (row: SpotSums) => bigint): StatementBalance[] => addUp(assets, rows, of);
  return {
    rowCount: rows.reduce((sum, { count }) => sum + count, 0) - unfinished.bookingCount,
    bounds,
    balances:
      query.scope === 'all' && query.status === null
        ? { opening: balances((row) => row.openingMinor), closing: balances((row) => row.closingMinor) }
        : null,
  };
}

/**
 * If only completed bookings are asked for, keeps the list of records that are not completed at this moment, so that
 * their later progress does not change the file. They are few.
 */
async function leaveUnfinished(
  tx: Tx,
  query: StatementQuery,
  spans: Awaited<ReturnType<typeof findSpans>>,
  entries: readonly EntrySums[],
  shelf: PickShelf,
): Promise<{ readonly parts: number; readonly bookingCount: number }> {
  // Trades are always completed.
  if (query.status === null || query.scope === 'trade') return { parts: 0, bookingCount: 0 };
  const { uid, asset } = query;
  const refs = await findUnfinishedRecords(tx, uid);
  let parts = 0;
  for (let from = 0; from < refs.length; from += PART_SIZE) {
    await shelf.put(
      tx,
      parts++,
      refs.slice(from, from + PART_SIZE).map((ref) => ({ ref })),
    );
  }
  const accounts = entries.map(({ id }) => id);
  const of = { uid, asset, accounts, books: spans.books, spot: hasSpot(query) ? spans.spot : null };
  return { parts, bookingCount: await countBookingsOf(tx, refs, of) };
}

/** An account with nothing before and nothing in the range is left out of the file. */
const hasPart = ({ openingMinor, closingMinor, count }: SpotSums): boolean =>
  openingMinor !== 0n || closingMinor !== 0n || count > 0;

/** Throws if a balance differs from the sum of its movements: no file may be made from it. */
function assertExplained({ asset, balanceMinor, totalMinor }: SpotSums): void {
  if (balanceMinor !== totalMinor) throw new Error(`an account of ${asset} has other than what its bookings say`);
}

/**
 * Adds up to one balance per account and coin: the spot account may have older entries in the books and newer ones in
 * the core.
 */
function addUp(
  assets: Deps['assets'],
  rows: readonly (SpotSums & Pick<EntrySums, 'account'>)[],
  of: (row: SpotSums) => bigint,
): StatementBalance[] {
  const sums = new Map<string, StatementBalance>();
  for (const row of rows) {
    const { account, asset } = row;
    const key = `${account}:${asset}`;
    const scale = assets.coin(asset)?.ledgerScale ?? 0;
    sums.set(key, { account, asset, scale, minor: (sums.get(key)?.minor ?? 0n) + of(row) });
  }
  return [...sums.values()];
}

async function* read(
  deps: Deps,
  partSize: number,
  db: Db,
  {
    query,
    bounds,
    place,
    shelf,
  }: {
    readonly query: StatementQuery;
    readonly bounds: Bounds;
    readonly place: Kept | null;
    readonly shelf: PickShelf;
  },
): AsyncGenerator<StatementPart> {
  const left = await readUnfinished(db, bounds, shelf);
  const places = (place ?? {}) as Readonly<Record<string, ListPlace>>;
  for await (const part of mergeBookings(listsOf(db, query, bounds), places, partSize)) {
    const bookings = left.size === 0 ? part.bookings : part.bookings.filter(({ ref }) => !left.has(ref));
    const records = await findRecords(
      db,
      query.uid,
      bookings.map(({ ref }) => ref),
    );
    const told = bookings.map((booking) => rowOf(deps, booking, records));
    // Shows each record's status as of the plan, not as of now.
    const rows = query.status === null ? told : told.map((row) => ({ ...row, status: query.status! }));
    yield { rows, place: part.places };
  }
}

async function readUnfinished(db: Db, { unfinishedParts }: Bounds, shelf: PickShelf): Promise<ReadonlySet<string>> {
  const refs = new Set<string>();
  // Plans of an older release do not have this field.
  for (let number = 0; number < (unfinishedParts ?? 0); number++) {
    for (const { ref } of await shelf.get(db, number)) refs.add(ref as string);
  }
  return refs;
}

function listsOf(db: Db, { uid, scope, asset }: StatementQuery, bounds: Bounds): BookingList[] {
  // Plans of an older release cover only the house's own scopes.
  const kinds = bounds.kinds ?? null;
  const books = bounds.books.map(
    ({ id, account, asset: coin, span }): BookingList => ({
      name: `b${id}`,
      account,
      rank: 1,
      fetch: ([after], limit) => listEntries(db, { uid, id, asset: coin }, { scope, kinds, after, span, limit }),
    }),
  );
  const { spotSpan: span } = bounds;
  if (!span) return books;
  // At the same time the trading core's rows come first. On pages, which begin with the newest, the books' rows come
  // first.
  const spot = (name: string, fetch: BookingList['fetch']): BookingList => ({ name, account: 'spot', rank: 0, fetch });
  const trades = (side: 'maker' | 'taker'): BookingList =>
    spot(side, (after, limit) => listTrades(db, side, { uid, asset, after, span, limit }));
  return [
    ...books,
    ...(scope === 'transfer' ? [] : [trades('maker'), trades('taker')]),
    ...(scope === 'trade'
      ? []
      : [spot('transfer', ([after], limit) => listSpotTransfers(db, { uid, asset, after, span, limit }))]),
  ];
}

function rowOf(deps: Deps, booking: MergedBooking, records: Awaited<ReturnType<typeof findRecords>>): StatementRow {
  const { entryId, kind, ref, account, asset, amountMinor, atMs } = booking;
  const facts = bookingFacts(deps, booking, records.get(ref));
  return {
    atMs,
    asset,
    amountMinor,
    account,
    type: kind,
    scale: deps.assets.coin(asset)?.ledgerScale ?? 0,
    feeMinor: facts.feeMinor,
    counterparty: facts.counterparty ?? '',
    txId: facts.txId ?? '',
    status: facts.status,
    usdtMinor: facts.usdtMinor,
    id: `${entryId}-${account}-${asset}`,
    reference: ref,
    balanceMinor: null,
  };
}
