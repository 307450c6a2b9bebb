import type { UserAccount } from '@bourse/core/ledger/account.ts';
import { isStatementCursor } from '../../../ledger/statement.query.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import type { BookingNumber } from '../booking-number.ts';

/** A booking in the books and its position, as a page of the books has it. */
export interface NumberedEntry {
  readonly place: string;
  readonly entryId: string;
  readonly kind: string;
  readonly ref: string;
  readonly account: UserAccount;
  readonly asset: string;
  readonly amountMinor: bigint;
  readonly atMs: number;
}

interface Filter {
  readonly uid: string;
  readonly number: BookingNumber;
  readonly account?: string | undefined;
  readonly asset?: string | undefined;
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
  /** Only rows after this position. */
  readonly before?: string | undefined;
  readonly limit: number;
}

interface Row {
  readonly entry_seq: string;
  readonly account_id: string;
  readonly kind: string;
  readonly ref: string;
  readonly account: UserAccount;
  readonly asset: string;
  readonly minor: string;
  readonly at_ms: string;
}

const dashed = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');

/**
 * A person's bookings of the entries that a number names, newest first. Entries are found by their unique keys and
 * numbers, so the cost does not grow with the books.
 */
export async function findNumberedEntries(q: Queryable, filter: Filter): Promise<NumberedEntry[]> {
  const { uid, account, asset, fromMs, toMs, before, limit } = filter;
  if (before !== undefined && !isStatementCursor(before)) throw new Error('not a statement cursor');
  const seqs = await findSeqs(q, filter.number);
  if (seqs.length === 0) return [];
  const [beforeSeq, beforeAccount] = before?.split('-') ?? [null, null];
  const rows = await q.query<Row>(
    `select p.entry_seq, a.id as account_id, e.kind, e.ref, a.account, a.asset, p.available_minor + p.held_minor as minor, e.at_ms
       from ledger.account a
       join ledger.posting p on p.account_id = a.id and p.entry_seq = any ($2::bigint[])
       join ledger.entry e on e.seq = p.entry_seq
      where a.uid = $1 and ($3::text is null or a.account = $3) and ($4::text is null or a.asset = $4)
        and ($5::bigint is null or e.at_ms >= $5) and ($6::bigint is null or e.at_ms < $6)
        and ($7::bigint is null or (p.entry_seq, a.id) < ($7, $8::bigint)) and p.available_minor + p.held_minor <> 0
      order by p.entry_seq desc, a.id desc limit $9`,
    [uid, seqs, account ?? null, asset ?? null, fromMs ?? null, toMs ?? null, beforeSeq, beforeAccount, limit],
  );
  return rows.map((row) => ({
    place: `${row.entry_seq}-${row.account_id}`,
    entryId: row.entry_seq,
    kind: row.kind,
    ref: row.ref,
    account: row.account,
    asset: row.asset,
    amountMinor: BigInt(row.minor),
    atMs: Number(row.at_ms),
  }));
}

/** Finds entries of anybody; the caller keeps only those in which the person has a booking. */
async function findSeqs(q: Queryable, { entry, ids, keys }: BookingNumber): Promise<string[]> {
  const first = ids && dashed(ids[0]);
  // A letter is greater, in every collation, than anything that can follow the id in a key.
  const last = ids && `${dashed(ids[1])}z`;
  const rows = await q.query<{ seq: string }>(
    `select seq from ledger.entry where seq = $1::bigint
     ${keys.map((key) => `union select seq from ledger.entry where key between '${key}:' || $2 and '${key}:' || $3`).join(' ')}`,
    [entry, first, last],
  );
  return rows.map(({ seq }) => seq);
}
