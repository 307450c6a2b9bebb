import type { Queryable } from '../../../platform/db/db.ts';

export interface EntryHead {
  readonly entryId: string;
  readonly key: string;
  readonly kind: string;
  readonly ref: string;
  readonly atMs: number;
}

interface HeadRow {
  seq: string;
  key: string;
  kind: string;
  ref: string;
  at_ms: string;
}

const asHead = (row: HeadRow): EntryHead => ({
  entryId: row.seq,
  key: row.key,
  kind: row.kind,
  ref: row.ref,
  atMs: Number(row.at_ms),
});

/** Digits that fit into a bigint, because somebody may type more. */
export const SEQ = /^[1-9][0-9]{0,17}$/;

/**
 * Entries whose number, key or reference is exactly this text, newest first; `before` is the number of the last one
 * seen. Each of the three has an index.
 */
export async function searchEntries(
  q: Queryable,
  { search, before, limit }: { readonly search: string; readonly before: string | null; readonly limit: number },
): Promise<EntryHead[]> {
  const rows = await q.query<HeadRow>(
    `select seq, key, kind, ref, at_ms from (
       select seq, key, kind, ref, at_ms from ledger.entry where seq = $2::bigint
       union
       select seq, key, kind, ref, at_ms from ledger.entry where key = $1
       union
       (select seq, key, kind, ref, at_ms from ledger.entry
         where ref = $1 and ($3::bigint is null or seq < $3) order by seq desc limit $4)
     ) found where $3::bigint is null or seq < $3 order by seq desc limit $4`,
    [search, SEQ.test(search) ? search : null, before, limit],
  );
  return rows.map(asHead);
}

/** The entry that reverses another one; null if none. */
export async function findReversal(q: Queryable, entryId: string): Promise<string | null> {
  const [row] = await q.query<{ seq: string }>('select seq from ledger.entry where reverses = $1', [entryId]);
  return row?.seq ?? null;
}

export interface AccountEntry extends EntryHead {
  readonly availableMinor: bigint;
  readonly heldMinor: bigint;
}

/** What entries did to one account, newest first; `before` is the number of the last entry seen. */
export async function findAccountEntries(
  q: Queryable,
  { accountId, before, limit }: { readonly accountId: string; readonly before: string | null; readonly limit: number },
): Promise<AccountEntry[]> {
  const rows = await q.query<HeadRow & { available_minor: string; held_minor: string }>(
    `select e.seq, e.key, e.kind, e.ref, e.at_ms, p.available_minor, p.held_minor
       from (select entry_seq, available_minor, held_minor from ledger.posting
              where account_id = $1 and ($2::bigint is null or entry_seq < $2) order by entry_seq desc limit $3) p
       join ledger.entry e on e.seq = p.entry_seq order by e.seq desc`,
    [accountId, before, limit],
  );
  return rows.map((row) => ({
    ...asHead(row),
    availableMinor: BigInt(row.available_minor),
    heldMinor: BigInt(row.held_minor),
  }));
}
