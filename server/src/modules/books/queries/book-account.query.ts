import type { Queryable } from '../../../platform/db/db.ts';
import { isAllocationOf } from '../../balances/public.ts';

/** The balance of an account in minor units. Accounts of the trading core have no entries here. */
export interface BookAccount {
  readonly path: string;
  readonly asset: string;
  readonly keptBy: 'BOOKS' | 'CORE';
  readonly availableMinor: bigint;
  readonly heldMinor: bigint;
}

interface Row {
  path: string;
  asset: string;
  kept_by: 'BOOKS' | 'CORE';
  available_minor: string;
  held_minor: string;
}

const asAccount = (row: Row): BookAccount => ({
  path: row.path,
  asset: row.asset,
  keptBy: row.kept_by,
  availableMinor: BigInt(row.available_minor),
  heldMinor: BigInt(row.held_minor),
});

/**
 * Every account of a person, read in one statement because a transfer may cross between the books and the trading core
 * at any time. What strategies have of the spot account counts as held.
 */
export async function findAccountsOf(q: Queryable, uid: string): Promise<BookAccount[]> {
  const rows = await q.query<Row>(
    `select a.path, a.asset, 'BOOKS' as kept_by, b.available_minor, b.held_minor
       from ledger.account a join ledger.balance b on b.account_id = a.id where a.uid = $1
     union all
     select 'user:' || $1 || ':spot:' || n.asset, n.asset, 'CORE', sum(case when b.account = $1::bigint then b.available_minor else 0 end),
            sum(case when b.account = $1::bigint then b.held_minor else b.available_minor + b.held_minor end)
       from trading.balance b join trading.asset n on n.number = b.asset
      where b.account = $1::bigint or ${isAllocationOf('b.account', '$1::bigint')} group by n.asset
     order by 1`,
    [uid],
  );
  return rows.map(asAccount);
}

/** The house's accounts in a coin, summed up from their postings, because the house's accounts keep no balance. */
export async function findHouseAccounts(q: Queryable, asset: string | null): Promise<BookAccount[]> {
  const rows = await q.query<Row>(
    `select a.path, a.asset, 'BOOKS' as kept_by, coalesce(sum(p.available_minor), 0) as available_minor,
       coalesce(sum(p.held_minor), 0) as held_minor
     from ledger.account a left join ledger.posting p on p.account_id = a.id
     where not a.is_user and a.account <> 'receivable' and ($1::text is null or a.asset = $1)
     group by a.id, a.path, a.asset order by a.asset, a.path limit 500`,
    [asset],
  );
  return rows.map(asAccount);
}

/** One account of the books with the id of its row; null if there is none with this path. */
export async function findAccount(q: Queryable, path: string): Promise<(BookAccount & { readonly id: string }) | null> {
  const [row] = await q.query<Row & { id: string }>(
    `select a.id, a.path, a.asset, 'BOOKS' as kept_by,
       coalesce(b.available_minor, (select coalesce(sum(available_minor), 0) from ledger.posting where account_id = a.id))
         as available_minor,
       coalesce(b.held_minor, (select coalesce(sum(held_minor), 0) from ledger.posting where account_id = a.id)) as held_minor
     from ledger.account a left join ledger.balance b on b.account_id = a.id where a.path = $1`,
    [path],
  );
  return row ? { ...asAccount(row), id: row.id } : null;
}

/** The row id and the coin of an account, without the balance, which for the house's accounts is a long sum. */
export async function findAccountRow(
  q: Queryable,
  path: string,
): Promise<{ readonly id: string; readonly asset: string } | null> {
  const [row] = await q.query<{ id: string; asset: string }>('select id, asset from ledger.account where path = $1', [
    path,
  ]);
  return row ?? null;
}

export interface BookHold {
  readonly key: string;
  readonly reason: string;
  readonly ref: string;
  readonly entryId: string;
  readonly amountMinor: bigint;
  readonly leftMinor: bigint;
  readonly createdAtMs: number;
  readonly releaseAtMs: number | null;
}

/** Open holds of an account, newest first. */
export async function findHolds(q: Queryable, accountId: string, limit: number): Promise<BookHold[]> {
  const rows = await q.query<{
    key: string;
    reason: string;
    ref: string;
    entry_seq: string;
    amount_minor: string;
    left_minor: string;
    created_at_ms: string;
    release_at_ms: string | null;
  }>(
    `select key, reason, ref, entry_seq, amount_minor, left_minor, created_at_ms, release_at_ms from ledger.hold
     where account_id = $1 and left_minor > 0 order by entry_seq desc limit $2`,
    [accountId, limit],
  );
  return rows.map((row) => ({
    key: row.key,
    reason: row.reason,
    ref: row.ref,
    entryId: row.entry_seq,
    amountMinor: BigInt(row.amount_minor),
    leftMinor: BigInt(row.left_minor),
    createdAtMs: Number(row.created_at_ms),
    releaseAtMs: row.release_at_ms === null ? null : Number(row.release_at_ms),
  }));
}
