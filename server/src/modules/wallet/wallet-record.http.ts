import type { wallet as walletContract } from '@bourse/contract/wallet.ts';
import type { transferRow } from '@bourse/contract/wallet-shapes.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { z } from 'zod';
import type { Handlers } from '../../platform/request/context.ts';
import { readBookingNumber } from './booking-number.ts';
import { cutPage, type Keyset, pageLimitOf, readKeyset } from './keyset.ts';
import type { HistoryFilter } from './queries/history-source.ts';
import { findIncoming } from './queries/incoming-history.query.ts';
import { isBookingCursor } from './queries/own-statement.query.ts';
import { findTransfers, type ShownTransfer } from './queries/transfer.query.ts';
import { findWithdrawals } from './queries/withdrawal.query.ts';
import { readBills } from './usecases/read-bills.ts';
import { valueAt } from './valuation.ts';
import { amountText, depositOut, usdtText, withdrawalOut } from './views.ts';
import type { WalletDeps } from './wallet-deps.ts';

type RecordKeys = 'deposits' | 'withdrawals' | 'transfers' | 'records';

/** How many a page of deposits or of withdrawals shows beside its form. */
const RECENT = 10;

type Asked = Omit<HistoryFilter, 'uid' | 'before' | 'limit'> & {
  readonly before?: string | undefined;
  readonly limit?: number | undefined;
};
/** A row and where it stands. */
interface Placed<Row> extends Keyset {
  readonly row: Row;
}
interface Page<Row> {
  readonly rows: Row[];
  readonly next: string | null;
}

/** The histories of a person's records: one way to ask, one order, one kind of page. */
export function recordHttp(deps: WalletDeps): Pick<Handlers<typeof walletContract>, RecordKeys> {
  return {
    deposits: (input, { uid }) => pageOf(uid, input, RECENT, (filter) => deposits(deps, filter)),
    withdrawals: (input, { uid }) => pageOf(uid, input, RECENT, (filter) => withdrawals(deps, filter)),
    transfers: (input, { uid }) => pageOf(uid, input, undefined, (filter) => transfers(deps, filter)),
    records: (input, { uid }) =>
      input.search === undefined
        ? pageOf(uid, input, undefined, (filter) => records(deps, filter))
        : search(deps, uid, { ...input, search: input.search }),
  };
}

type AnyRecord = z.output<(typeof walletContract)['records']['output']>['rows'][number];

/** Each of the three lists gives its newest; the page is cut from all of them. */
async function records(deps: WalletDeps, filter: HistoryFilter): Promise<Placed<AnyRecord>[]> {
  const [came, left, moved] = await Promise.all([
    deposits(deps, filter),
    withdrawals(deps, filter),
    transfers(deps, filter),
  ]);
  return [
    ...came.map(({ row, ...place }) => ({ ...place, row: { type: 'deposit' as const, row } })),
    ...left.map(({ row, ...place }) => ({ ...place, row: { type: 'withdrawal' as const, row } })),
    ...moved.map(({ row, ...place }) => ({ ...place, row: { type: 'transfer' as const, row } })),
  ].sort(newestFirst);
}

/** A cursor before the first id there is. */
const NO_ID = '00000000-0000-0000-0000-000000000000';
const NOT_A_CURSOR = refuse('FIELD_INVALID', { field: 'before', reason: 'NOT_A_CURSOR' });

/**
 * A page of whatever a text names: records, and bookings that belong to none of them, the newest first and of one moment the
 * records first. The cursor says where each of the two goes on.
 */
async function search(
  deps: WalletDeps,
  uid: string,
  input: Asked & { readonly search: string },
): Promise<Result<Page<AnyRecord>, 'FIELD_INVALID'>> {
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
      // No record that was shown: those of this moment would have been.
      if (inFound === 0 && before.value === null) place = { atMs: bill!.atMs, id: NO_ID };
      inBills += 1;
    }
  }
  const isMore = inFound < found.length || inBills < bills.rows.length || bills.next !== null;
  return ok({ rows, next: isMore && place ? `${place.atMs}.${place.id}_${behind}` : null });
}

/** Bookings that a text names, from where a page goes on: with those of the moment of its last record where none was shown. */
async function numbered(
  deps: WalletDeps,
  uid: string,
  { search: text, asset, status, fromMs, toMs }: Asked & { readonly search: string },
  { behind, atMs, limit }: { readonly behind: string; readonly atMs: number | null; readonly limit: number },
): ReturnType<typeof readBills> {
  const number = readBookingNumber(text);
  if (!number) return { rows: [], behind: [], next: null };
  const untilMs = behind === '' && atMs !== null ? Math.min(toMs ?? Number.MAX_SAFE_INTEGER, atMs + 1) : toMs;
  return readBills(deps, {
    ...{ uid, number, limit },
    ...(asset ? { asset } : {}),
    ...(status ? { status } : {}),
    ...(fromMs === undefined ? {} : { fromMs }),
    ...(untilMs === undefined ? {} : { toMs: untilMs }),
    ...(behind === '' ? {} : { before: behind }),
  });
}

const newestFirst = (one: Keyset, other: Keyset): number =>
  other.atMs - one.atMs || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0);

async function pageOf<Row>(
  uid: string,
  input: Asked,
  byDefault: number | undefined,
  find: (filter: HistoryFilter) => Promise<readonly Placed<Row>[]>,
): Promise<Result<Page<Row>, 'FIELD_INVALID'>> {
  const before = readKeyset(input.before);
  if (!before.ok) return before;
  const limit = pageLimitOf(input.limit, byDefault);
  const found = await find({ ...input, uid, before: before.value, limit: limit + 1 });
  const page = cutPage(found, limit, ({ atMs, id }) => ({ atMs, id }));
  return ok({ rows: page.rows.map(({ row }) => row), next: page.next });
}

async function deposits(deps: WalletDeps, filter: HistoryFilter) {
  const rows = await findIncoming(deps.db, filter);
  return rows.map((row) => ({ atMs: row.atMs, id: row.id, row: depositOut(deps, row) }));
}

async function withdrawals(deps: WalletDeps, filter: HistoryFilter) {
  const rows = await findWithdrawals(deps.db, filter);
  return rows.map((view) => ({
    ...{ atMs: view.withdrawal.createdAtMs, id: view.withdrawal.id },
    row: withdrawalOut(deps, view),
  }));
}

async function transfers(deps: WalletDeps, filter: HistoryFilter) {
  const rows = await findTransfers(deps.db, filter);
  return rows.map((row) => ({ atMs: row.createdAtMs, id: row.id, row: transferOut(deps, row) }));
}

function transferOut(deps: WalletDeps, row: ShownTransfer): z.output<typeof transferRow> {
  const { id, asset, from, to, entryId } = row;
  // What leaves the spot account comes to the books by the funding account.
  const account = from === 'spot' ? 'funding' : from;
  const scale = deps.assets.coin(asset)?.ledgerScale;
  const value = scale === undefined ? null : valueAt(deps.pricing, asset, row.amountMinor, scale, row.createdAtMs);
  return {
    ...{ id, asset, from, to },
    amount: amountText(deps, asset, row.amountMinor),
    state: row.state === 'LEAVING' ? 'LEAVING' : 'DONE',
    billId: entryId === null ? null : `${entryId}-${account}-${asset}`,
    valueUsdt: value === null ? null : usdtText(value),
    atMs: row.createdAtMs,
  };
}
