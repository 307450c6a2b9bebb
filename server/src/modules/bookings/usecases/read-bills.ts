import type { bill } from '@bourse/contract/booking-shapes.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { RecordStatus } from '@bourse/core/wallet/record-status.ts';
import type { z } from 'zod';
import { amountText, explorerUrl, usdtText } from '../../assets/public.ts';
import {
  type Booking,
  type BookingFilter,
  type EntryPosting,
  findEntryPostings,
  findOwnStatement,
  readSpotPlace,
  type SpotPlace,
} from '../../balances/public.ts';
import { bookingFacts, recordStatusOf } from '../booking-facts.ts';
import type { BookingsDeps } from '../bookings-deps.ts';
import { listSpotTransfers, listTrades } from '../queries/booking-list.query.ts';
import { type BookingRecord, findRecords } from '../queries/booking-record.query.ts';
import { findSpotBalancesBehind } from '../queries/booking-sum.query.ts';

type Deps = Pick<BookingsDeps, 'db' | 'ledger' | 'assets' | 'pricing'>;
type Bill = z.output<typeof bill>;

interface BillPage {
  readonly rows: Bill[];
  /** For each row, the `before` that asks for the rows after it. */
  readonly behind: string[];
  readonly next: string | null;
}
/**
 * How often a page reads on to fill itself with bookings of one status. After that it returns what it has, perhaps
 * fewer than asked for.
 */
const READ_ON_MAX = 10;

/** A page of a person's bookings, each with its record, its fee and its worth at its time. */
export async function readBills(
  deps: Deps,
  { status, ...filter }: BookingFilter & { readonly status?: RecordStatus | undefined },
): Promise<BillPage> {
  if (status === undefined) return readPage(deps, filter);
  const rows: Bill[] = [];
  const behind: string[] = [];
  let next: string | null = null;
  let tries = 0;
  do {
    const rest = { ...filter, limit: filter.limit - rows.length };
    const page: BillPage = await readPage(deps, next === null ? rest : { ...rest, before: next });
    for (const [at, row] of page.rows.entries()) {
      if (recordStatusOf(row.status) !== status) continue;
      rows.push(row);
      behind.push(page.behind[at]!);
    }
    next = page.next;
    tries += 1;
  } while (next !== null && rows.length < filter.limit && tries < READ_ON_MAX);
  return { rows, behind, next };
}

async function readPage(deps: Deps, filter: BookingFilter): Promise<BillPage> {
  const { rows, behind, next } = await findOwnStatement(deps.db, deps.ledger, filter);
  const refs = rows.map(({ ref }) => ref);
  const records = await findRecords(deps.db, filter.uid, refs);
  return { rows: rows.map((row) => billOut(deps, row, records.get(row.ref))), behind: [...behind], next };
}

function billOut(deps: Deps, row: Booking, record: BookingRecord | undefined): Bill {
  const facts = bookingFacts(deps, row, record);
  return {
    id: `${row.entryId}-${row.account}-${row.asset}`,
    entryId: row.entryId,
    kind: row.kind,
    account: row.account,
    asset: row.asset,
    amount: amountText(deps, row.asset, row.amountMinor),
    fee: amountText(deps, row.asset, facts.feeMinor),
    feeAsset: row.asset,
    counterparty: facts.counterparty,
    network: record?.network ? (deps.assets.network(record.network)?.name ?? record.network) : null,
    txId: facts.txId,
    status: facts.status,
    valueUsdt: facts.usdtMinor === null ? null : usdtText(facts.usdtMinor),
    ref: row.ref,
    record: record?.type ?? (row.kind.startsWith('trade.') && row.account === 'spot' ? 'order' : null),
    atMs: row.atMs,
  };
}

/** A posting of an entry, or a part of a trade, with the balance after it. */
interface Part {
  readonly booking: Booking;
  readonly afterMinor: bigint;
  readonly availableMinor: bigint | null;
  readonly heldMinor: bigint | null;
}

export interface BillDetail {
  readonly bill: Bill;
  readonly explorerUrl: string | null;
  readonly reverses: string | null;
  readonly holdKey: string | null;
  readonly postings: {
    readonly account: string;
    readonly asset: string;
    readonly kind: string;
    readonly amount: string;
    readonly available: string | null;
    readonly frozen: string | null;
    readonly before: string;
    readonly after: string;
  }[];
}

/**
 * One booking with all details of its entry.
 *
 * @param id  `entry-account-COIN`, as a page of bookings names it
 * @refuses   BILL_UNKNOWN, also for another person's booking
 */
export async function readBill(deps: Deps, uid: string, id: string): Promise<Result<BillDetail, 'BILL_UNKNOWN'>> {
  const [entryId, account, asset] = id.split('-') as [string, string, string];
  const place = entryId.startsWith('t') ? readSpotPlace(entryId.slice(1)) : null;
  const entry = place ? [] : await findEntryPostings(deps.db, uid, entryId);
  const parts = place ? await partsOfSpot(deps, uid, place) : entry.map((row) => partOfEntry(entryId, row));
  const asked = parts.find(
    ({ booking }) => booking.entryId === entryId && booking.account === account && booking.asset === asset,
  );
  if (!asked) return refuse('BILL_UNKNOWN');
  const record = (await findRecords(deps.db, uid, [asked.booking.ref])).get(asked.booking.ref);
  const told = billOut(deps, asked.booking, record);
  return ok({
    bill: told,
    explorerUrl: explorerUrl(deps, record?.network ?? null, told.txId),
    reverses: entry[0]?.reverses ?? null,
    holdKey: entry[0]?.holdKey ?? null,
    postings: parts.map((part) => postingOut(deps, part)),
  });
}

function postingOut(deps: Deps, { booking, afterMinor, availableMinor, heldMinor }: Part) {
  const { account, asset, kind, amountMinor } = booking;
  const text = (minor: bigint): string => amountText(deps, asset, minor);
  return {
    account,
    asset,
    kind,
    amount: text(amountMinor),
    available: availableMinor === null ? null : text(availableMinor),
    frozen: heldMinor === null ? null : text(heldMinor),
    before: text(afterMinor - amountMinor),
    after: text(afterMinor),
  };
}

function partOfEntry(entryId: string, row: EntryPosting): Part {
  const { kind, ref, account, asset, atMs, availableMinor, heldMinor, afterMinor } = row;
  const booking = { entryId, kind, ref, account, asset, atMs, amountMinor: availableMinor + heldMinor };
  return { booking, afterMinor, availableMinor, heldMinor };
}

/** All parts of a trade, or the only one of a transfer. */
async function partsOfSpot({ db }: Deps, uid: string, place: SpotPlace): Promise<Part[]> {
  const [sequence, trade] = [Number(place.sequence), Number(place.trade)];
  const list = { uid, asset: null, span: { from: sequence, to: sequence }, limit: 1 };
  const after = [sequence, trade - 1] as const;
  const lines =
    place.part === 0
      ? await listSpotTransfers(db, { ...list, after: sequence - 1 })
      : [
          ...(await listTrades(db, 'maker', { ...list, after })),
          ...(await listTrades(db, 'taker', { ...list, after })),
        ].filter(({ second }) => second === trade);
  const parts: Part[] = [];
  for (const { atMs, bookings } of lines) {
    for (const each of bookings) {
      const behind = await findSpotBalancesBehind(db, uid, readSpotPlace(each.entryId.slice(1))!);
      const booking: Booking = { ...each, account: 'spot', atMs };
      parts.push({ booking, afterMinor: behind.get(each.asset) ?? 0n, availableMinor: null, heldMinor: null });
    }
  }
  return parts;
}
