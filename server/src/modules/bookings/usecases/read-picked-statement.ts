import { isOwnScope, type OwnScope } from '@bourse/contract/statement-scopes.ts';
import type { UserAccount } from '@bourse/core/ledger/account.ts';
import type { StatementRow } from '@bourse/core/statement/statement-row.ts';
import { findStatement } from '../../../ledger/statement.query.ts';
import type { Db, Queryable } from '../../../platform/db/db.ts';
import type { Keyset } from '../../../platform/db/keyset.ts';
import { keepOneMoment, walkIndexes } from '../../../platform/db/one-moment.ts';
import { type Booking, findOwnStatement, readBookingNumber } from '../../balances/public.ts';
import { numberedKeys } from '../../products/public.ts';
import type { Kept, PickShelf, StatementPart, StatementPlan, StatementQuery } from '../../statement/public.ts';
import { bookingFacts, bookingStatus, recordStatusOf } from '../booking-facts.ts';
import type { BookingsDeps } from '../bookings-deps.ts';
import { type BookingRecord, findRecords } from '../queries/booking-record.query.ts';
import {
  findPickedRecords,
  findRecordKeys,
  type PickedRecord,
  type RecordType,
} from '../queries/picked-record.query.ts';
import { kindsInScope } from '../statement-scope.ts';

type Deps = Pick<BookingsDeps, 'assets' | 'pricing'>;

/** One row of a file as its plan chose it: what it is, and how far it had come at that moment. */
type Choice =
  | { readonly type: RecordType; readonly id: string; readonly status: string; readonly account: UserAccount }
  | { readonly type: 'booking'; readonly status: string; readonly booking: KeptBooking };
/** A booking never changes, so the plan keeps all of it; amounts are text in JSON. */
type KeptBooking = Omit<Booking, 'amountMinor'> & { readonly amount: string };
type Placed = { readonly atMs: number; readonly pick: Choice };

/**
 * Whether a file lists the records of a filtered page, row by row, instead of the bookings of a range. This is needed
 * because a record under way has no booking yet. Completed records, and what has no record (trades, products'
 * histories), are written as bookings.
 */
export function isPicked({ scope, status, search, kind, side }: StatementQuery): boolean {
  if (search !== null || kind !== null || side !== null) return true;
  return status !== null && !(status === 'COMPLETED' && (scope === 'all' || recordsIn(scope).length === 0));
}

/** The record types that a page of each scope lists. */
const RECORDS: Readonly<Record<OwnScope, readonly RecordType[]>> = {
  all: ['deposit', 'receipt', 'withdrawal', 'transfer'],
  deposit: ['deposit', 'receipt'],
  withdraw: ['withdrawal'],
  external: ['deposit', 'withdrawal'],
  transfer: ['transfer'],
  trade: [],
};
/** A product's history has bookings and no records. */
const recordsIn = (scope: string): readonly RecordType[] => (isOwnScope(scope) ? RECORDS[scope] : []);
const OF_SIDE = { deposit: ['deposit', 'receipt'], withdraw: ['withdrawal'] } as const;

/** @invariant everything is chosen at one moment, by the same rules as the pages that show it */
export async function planPicked(
  deps: Pick<BookingsDeps, 'products'>,
  db: Db,
  query: StatementQuery,
  shelf: PickShelf,
  size: number,
): Promise<StatementPlan> {
  return db.tx(async (tx) => {
    await keepOneMoment(tx);
    await walkIndexes(tx);
    let [rowCount, parts] = [0, 0];
    let picks: Choice[] = [];
    const put = () => shelf.put(tx, parts++, picks);
    for await (const { pick } of newestFirst(records(tx, query, size), bookings(tx, deps.products, query, size))) {
      picks.push(pick);
      rowCount += 1;
      if (picks.length < size) continue;
      await put();
      picks = [];
    }
    if (picks.length > 0) await put();
    return { rowCount, bounds: { parts }, balances: null };
  });
}

/** Within one moment records come first, as on the page. */
async function* newestFirst(...lists: readonly AsyncGenerator<Placed>[]): AsyncGenerator<Placed> {
  const heads: IteratorResult<Placed>[] = [];
  for (const list of lists) heads.push(await list.next());
  for (;;) {
    let first = -1;
    for (const [at, head] of heads.entries()) {
      if (!head.done && (first < 0 || head.value.atMs > (heads[first]!.value as Placed).atMs)) first = at;
    }
    if (first < 0) return;
    yield heads[first]!.value as Placed;
    heads[first] = await lists[first]!.next();
  }
}

async function* records(q: Queryable, query: StatementQuery, limit: number): AsyncGenerator<Placed> {
  const { uid, scope, side, account } = query;
  const types = recordsIn(scope).filter(
    (type) => side === null || (OF_SIDE[side] as readonly RecordType[]).includes(type),
  );
  const filter = {
    uid,
    limit,
    ...rangeOf(query),
    kind: scope === 'external' ? 'LINKED' : (query.kind ?? undefined),
    status: query.status ?? undefined,
    search: query.search ?? undefined,
  };
  let before: Keyset | null = null;
  for (;;) {
    const keys = await findRecordKeys(q, types, { ...filter, before });
    for (const { type, id, state, atMs, from, to } of keys) {
      const status = type === 'transfer' ? bookingStatus({ type, status: state }) : state;
      // A transfer is two rows, as in every file. The order is reversed later, so that the row that left comes first.
      for (const each of type === 'transfer' ? [to, from] : ['funding']) {
        if (account !== null && each !== account) continue;
        yield { atMs, pick: { type, id, status, account: each as UserAccount } };
      }
    }
    const last = keys.at(-1);
    if (keys.length < limit || !last) return;
    before = { atMs: last.atMs, id: last.id };
  }
}

/** Bookings that a number refers to; those with a record are left out, because the record itself is found. */
async function* bookings(
  q: Queryable,
  products: BookingsDeps['products'],
  query: StatementQuery,
  limit: number,
): AsyncGenerator<Placed> {
  const { uid, scope, search, status, account } = query;
  const number = search === null ? null : readBookingNumber(search, numberedKeys(products));
  const isOfRecords = scope !== 'all' && recordsIn(scope).length > 0;
  if (!number || isOfRecords || query.kind !== null || query.side !== null) return;
  const kinds = kindsInScope(products, scope);
  const filter = { uid, number, limit, ...rangeOf(query), ...(account && { account: account as UserAccount }) };
  let next: string | null = null;
  do {
    const page = await findOwnStatement(
      q,
      { statement: findStatement },
      next === null ? filter : { ...filter, before: next },
    );
    const found = await findRecords(
      q,
      uid,
      page.rows.map(({ ref }) => ref),
    );
    for (const { amountMinor, ...row } of page.rows) {
      const told = bookingStatus(found.get(row.ref));
      if (kinds !== null && !kinds.includes(row.kind)) continue;
      if (scope === 'trade' && !row.kind.startsWith('trade.')) continue;
      if (status !== null && recordStatusOf(told) !== status) continue;
      yield { atMs: row.atMs, pick: { type: 'booking', status: told, booking: { ...row, amount: `${amountMinor}` } } };
    }
    next = page.next;
  } while (next !== null);
}

const rangeOf = ({ fromMs, toMs, asset }: StatementQuery) => ({
  ...(fromMs !== null && { fromMs }),
  ...(toMs !== null && { toMs }),
  ...(asset !== null && { asset }),
});

/**
 * Where reading goes on: how many parts are left. It counts down because parts are stored newest first and a file
 * begins with the oldest.
 */
type Left = { readonly left: number };

/** The rows of a plan of `planPicked`, oldest first. */
export async function* readPicked(
  deps: Deps,
  db: Db,
  { uid, plan, place }: { readonly uid: string; readonly plan: StatementPlan; readonly place: Kept | null },
  shelf: PickShelf,
): AsyncGenerator<StatementPart> {
  let left = place === null ? (plan.bounds as { parts: number }).parts : (place as Left).left;
  while (left > 0) {
    left -= 1;
    // The shelf returns what `planPicked` put there, so the type is known.
    const picks = ((await shelf.get(db, left)) as readonly Choice[]).toReversed();
    yield { rows: await rowsOf(deps, db, uid, picks), place: { left } satisfies Left };
  }
}

async function rowsOf(deps: Deps, db: Db, uid: string, picks: readonly Choice[]): Promise<StatementRow[]> {
  const ids = [...new Set(picks.flatMap((pick) => (pick.type === 'booking' ? [] : [pick.id])))];
  const refs = picks.flatMap((pick) => (pick.type === 'booking' ? [pick.booking.ref] : []));
  const [picked, told] = await Promise.all([findPickedRecords(db, uid, ids), findRecords(db, uid, [...ids, ...refs])]);
  return picks.map((pick) => {
    if (pick.type === 'booking') {
      const { amount, ...rest } = pick.booking;
      const { entryId, account, asset, ref } = rest;
      const booking = { ...rest, amountMinor: BigInt(amount) };
      return rowOf(deps, booking, told.get(ref), { status: pick.status, id: `${entryId}-${account}-${asset}` });
    }
    const [record, facts] = [picked.get(pick.id), told.get(pick.id)];
    if (!record || !facts) throw new Error(`the ${pick.type} ${pick.id} that was chosen is not there`);
    const booking = effectOf(pick, record, facts);
    return rowOf(deps, booking, facts, { status: pick.status, id: `${pick.id}-${booking.account}-${booking.asset}` });
  });
}

/** What a record does to an account, or will do: its status is shown beside it. */
function effectOf(
  { type, id, account }: Extract<Choice, { readonly id: string }>,
  { asset, amountMinor, feeMinor, atMs }: PickedRecord,
  { kind, to }: BookingRecord,
): Omit<Booking, 'entryId'> {
  const base = { ref: id, account, asset, atMs };
  switch (type) {
    case 'deposit':
      return { ...base, kind: 'deposit', amountMinor };
    case 'receipt':
      return { ...base, kind: 'internal', amountMinor: amountMinor - feeMinor };
    case 'withdrawal':
      return { ...base, kind: kind === 'INTERNAL' ? 'internal' : 'withdrawal', amountMinor: -amountMinor };
    case 'transfer':
      return { ...base, kind: 'transfer', amountMinor: account === to ? amountMinor : -amountMinor };
  }
}

function rowOf(
  deps: Deps,
  booking: Omit<Booking, 'entryId'>,
  record: BookingRecord | undefined,
  { status, id }: { readonly status: string; readonly id: string },
): StatementRow {
  const { kind, ref, account, asset, amountMinor, atMs } = booking;
  const facts = bookingFacts(deps, booking, record);
  return {
    atMs,
    asset,
    amountMinor,
    account,
    status,
    id,
    type: kind,
    scale: deps.assets.coin(asset)?.ledgerScale ?? 0,
    feeMinor: facts.feeMinor,
    counterparty: facts.counterparty ?? '',
    txId: facts.txId ?? '',
    usdtMinor: facts.usdtMinor,
    reference: ref,
    balanceMinor: null,
  };
}
