import type { bookings as contract } from '@bourse/contract/bookings.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { z } from 'zod';
import { type Keyset, pageLimitOf, readKeyset } from '../../platform/db/keyset.ts';
import type { Handlers } from '../../platform/request/context.ts';
import {
  type HistoryFilter,
  type HistoryPage,
  type HistoryQuestion,
  historyPage,
  isBookingCursor,
  type Placed,
  readBookingNumber,
} from '../balances/public.ts';
import { depositRows } from '../deposits/public.ts';
import { historyKinds, numberedKeys } from '../products/public.ts';
import { transferRows } from '../transfers/public.ts';
import { withdrawalRows } from '../withdrawals/public.ts';
import type { BookingsDeps } from './bookings-deps.ts';
import { readBill, readBills } from './usecases/read-bills.ts';

/** Endpoints for the history of a person's money. */
export function bookingsHttp(deps: BookingsDeps): Handlers<typeof contract> {
  return {
    bills: async (input, { uid }) => {
      if (input.before !== undefined && !isBookingCursor(input.before)) {
        return refuse('FIELD_INVALID', { field: 'before', reason: 'NOT_A_CURSOR' });
      }
      const kinds = input.history === undefined ? undefined : historyKinds(deps.products, input.history);
      if (kinds === null) return refuse('FIELD_INVALID', { field: 'history', reason: 'NOT_A_HISTORY' });
      const page = await readBills(deps, {
        uid,
        limit: pageLimitOf(input.limit),
        ...(kinds && { kinds }),
        ...(input.status ? { status: input.status } : {}),
        ...(input.asset ? { asset: input.asset } : {}),
        ...(input.account ? { account: input.account } : {}),
        ...(input.fromMs === undefined ? {} : { fromMs: input.fromMs }),
        ...(input.toMs === undefined ? {} : { toMs: input.toMs }),
        ...(input.before === undefined ? {} : { before: input.before }),
      });
      return ok({ rows: page.rows, next: page.next });
    },
    bill: async ({ id }, { uid }) => readBill(deps, uid, id),
    records: (input, { uid }) =>
      input.search === undefined
        ? historyPage(uid, input, undefined, (filter) => records(deps, filter))
        : search(deps, uid, { ...input, search: input.search }),
  };
}

type AnyRecord = z.output<(typeof contract)['records']['output']>['rows'][number];

/** Each of the three histories yields its newest rows; the page is cut from all of them. */
async function records(deps: BookingsDeps, filter: HistoryFilter): Promise<Placed<AnyRecord>[]> {
  const [came, left, moved] = await Promise.all([
    depositRows(deps, filter),
    withdrawalRows(deps, filter),
    transferRows(deps, filter),
  ]);
  return [
    ...came.map(({ row, ...place }) => ({ ...place, row: { type: 'deposit' as const, row } })),
    ...left.map(({ row, ...place }) => ({ ...place, row: { type: 'withdrawal' as const, row } })),
    ...moved.map(({ row, ...place }) => ({ ...place, row: { type: 'transfer' as const, row } })),
  ].sort(newestFirst);
}

/** Smaller than any real id. */
const NO_ID = '00000000-0000-0000-0000-000000000000';
const NOT_A_CURSOR = refuse('FIELD_INVALID', { field: 'before', reason: 'NOT_A_CURSOR' });

/**
 * A page of what a text refers to: records, and bookings that have no record, newest first, and records first within
 * one moment. The cursor says where each of the two lists goes on.
 */
async function search(
  deps: BookingsDeps,
  uid: string,
  input: HistoryQuestion & { readonly search: string },
): Promise<Result<HistoryPage<AnyRecord>, 'FIELD_INVALID'>> {
  const [first = '', ...others] = input.before?.split('_') ?? [];
  const before = readKeyset(input.before && first);
  if (!before.ok) return before;
  let behind = others.join('_');
  if (behind !== '' && !isBookingCursor(behind)) return NOT_A_CURSOR;
  const limit = pageLimitOf(input.limit);
  const [found, bills] = await Promise.all([
    records(deps, { ...input, uid, before: before.value, limit: limit + 1 }),
    numbered(deps, uid, input, { behind, atMs: before.value?.atMs ?? null, limit: limit + 1 }),
  ]);
  const rows: AnyRecord[] = [];
  let place = before.value;
  let [inFound, inBills] = [0, 0];
  while (rows.length < limit) {
    const [record, bill] = [found[inFound], bills.rows[inBills]];
    if (!record && !bill) break;
    if (record && (!bill || record.atMs >= bill.atMs)) {
      rows.push(record.row);
      place = { atMs: record.atMs, id: record.id };
      inFound += 1;
    } else {
      rows.push({ type: 'booking', row: bill! });
      behind = bills.behind[inBills]!;
      // No record of this moment is left to show: it would have come before the booking.
      if (inFound === 0 && before.value === null) place = { atMs: bill!.atMs, id: NO_ID };
      inBills += 1;
    }
  }
  const isMore = inFound < found.length || inBills < bills.rows.length || bills.next !== null;
  return ok({ rows, next: isMore && place ? `${place.atMs}.${place.id}_${behind}` : null });
}

/**
 * Bookings that a text refers to, for the next page. If none was shown yet, it begins with those of the moment of the
 * last record.
 */
async function numbered(
  deps: BookingsDeps,
  uid: string,
  { search: text, asset, status, fromMs, toMs }: HistoryQuestion & { readonly search: string },
  { behind, atMs, limit }: { readonly behind: string; readonly atMs: number | null; readonly limit: number },
): ReturnType<typeof readBills> {
  const number = readBookingNumber(text, numberedKeys(deps.products));
  if (!number) return { rows: [], behind: [], next: null };
  const untilMs = behind === '' && atMs !== null ? Math.min(toMs ?? Number.MAX_SAFE_INTEGER, atMs + 1) : toMs;
  return readBills(deps, {
    uid,
    number,
    limit,
    ...(asset ? { asset } : {}),
    ...(status ? { status } : {}),
    ...(fromMs === undefined ? {} : { fromMs }),
    ...(untilMs === undefined ? {} : { toMs: untilMs }),
    ...(behind === '' ? {} : { before: behind }),
  });
}

const newestFirst = (one: Keyset, other: Keyset): number =>
  other.atMs - one.atMs || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0);
