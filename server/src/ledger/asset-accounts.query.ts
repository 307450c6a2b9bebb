import { type AccountRef, parseAccountPath } from '@bourse/core/ledger/account.ts';
import type { Queryable, Tx } from '../platform/db/db.ts';

/** The balance of one account in a coin, in minor units. */
export interface AssetAccount {
  readonly account: AccountRef;
  readonly availableMinor: bigint;
  readonly heldMinor: bigint;
}

const PEOPLE_SQL = `
  select ledger.lock_accounts(array(
    select a.id from ledger.account a join ledger.balance b on b.account_id = a.id where a.asset = $1 order by a.id),
    '{}'::text[], '{}'::bigint[])`;

const ACCOUNTS_SQL = `
  select a.path, b.available_minor, b.held_minor
    from ledger.account a join ledger.balance b on b.account_id = a.id where a.asset = $1
  union all
  select a.path, sum(p.available_minor), 0
    from ledger.account a join ledger.posting p on p.account_id = a.id
   where a.asset = $1 and not a.is_user group by a.path
  order by 1`;

/**
 * Every account with a balance in a coin, people's and the house's.
 *
 * @invariant their sum is zero
 */
export async function findAccountsOf(q: Queryable, asset: string): Promise<AssetAccount[]> {
  const rows = await q.query<{ path: string; available_minor: string; held_minor: string }>(ACCOUNTS_SQL, [asset]);
  return rows
    .map((row) => ({
      account: parseAccountPath(row.path),
      availableMinor: BigInt(row.available_minor),
      heldMinor: BigInt(row.held_minor),
    }))
    .filter(({ availableMinor, heldMinor }) => availableMinor !== 0n || heldMinor !== 0n);
}

/** Like `findAccountsOf`, but locks people's accounts until the caller's transaction ends. */
export async function lockAccountsOf(tx: Tx, asset: string): Promise<AssetAccount[]> {
  await tx.query(PEOPLE_SQL, [asset]);
  return findAccountsOf(tx, asset);
}
