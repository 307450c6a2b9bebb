import type { UserAccount } from '@bourse/core/ledger/account.ts';
import type { HoldReason } from '@bourse/core/ledger/command.ts';
import type { Queryable } from '../platform/db/db.ts';

/** A person's balance in one account, in minor units. The total is the sum of both fields. */
export interface BalanceRow {
  readonly account: UserAccount;
  readonly asset: string;
  readonly availableMinor: bigint;
  readonly heldMinor: bigint;
}

/** Money that is held, and why. */
export interface HoldRow {
  readonly holdKey: string;
  readonly reason: HoldReason;
  readonly ref: string;
  readonly account: UserAccount;
  readonly asset: string;
  /** The amount that was held at first. */
  readonly amountMinor: bigint;
  /** The amount that is still held. */
  readonly leftMinor: bigint;
  readonly releaseAtMs: number | null;
  readonly createdAtMs: number;
}

/** All accounts of a person that were ever used, in one snapshot. */
export async function findBalances(q: Queryable, uid: string): Promise<BalanceRow[]> {
  const rows = await q.query<{ account: UserAccount; asset: string; available_minor: string; held_minor: string }>(
    `select a.account, a.asset, b.available_minor, b.held_minor
       from ledger.account a join ledger.balance b on b.account_id = a.id
      where a.uid = $1 order by a.asset, a.account`,
    [uid],
  );
  return rows.map((row) => ({
    account: row.account,
    asset: row.asset,
    availableMinor: BigInt(row.available_minor),
    heldMinor: BigInt(row.held_minor),
  }));
}

/** What each person has available in one kind of account; zero balances are left out. */
export async function findBalancesIn(
  q: Queryable,
  account: UserAccount,
): Promise<{ readonly uid: string; readonly asset: string; readonly availableMinor: bigint }[]> {
  const rows = await q.query<{ uid: string; asset: string; available_minor: string }>(
    `select a.uid, a.asset, b.available_minor from ledger.account a join ledger.balance b on b.account_id = a.id
      where a.is_user and a.account = $1 and b.available_minor > 0 order by a.uid, a.asset`,
    [account],
  );
  return rows.map((row) => ({ uid: row.uid, asset: row.asset, availableMinor: BigInt(row.available_minor) }));
}

/** A person's open holds, newest first. */
export async function findOpenHolds(
  q: Queryable,
  filter: { readonly uid: string; readonly asset?: string },
): Promise<HoldRow[]> {
  const rows = await q.query<{
    key: string;
    reason: HoldReason;
    ref: string;
    account: UserAccount;
    asset: string;
    amount_minor: string;
    left_minor: string;
    release_at_ms: string | null;
    created_at_ms: string;
  }>(
    `select h.key, h.reason, h.ref, a.account, a.asset, h.amount_minor, h.left_minor, h.release_at_ms, h.created_at_ms
       from ledger.account a join ledger.hold h on h.account_id = a.id and h.left_minor > 0
      where a.uid = $1 and ($2::text is null or a.asset = $2)
      order by h.entry_seq desc`,
    [filter.uid, filter.asset ?? null],
  );
  return rows.map((row) => ({
    holdKey: row.key,
    reason: row.reason,
    ref: row.ref,
    account: row.account,
    asset: row.asset,
    amountMinor: BigInt(row.amount_minor),
    leftMinor: BigInt(row.left_minor),
    releaseAtMs: row.release_at_ms === null ? null : Number(row.release_at_ms),
    createdAtMs: Number(row.created_at_ms),
  }));
}

/**
 * The balance of one of the house's accounts, as the sum of its postings. Custody is negative, because it stands for
 * money that the house holds.
 */
export async function findSystemBalance(q: Queryable, path: string): Promise<bigint> {
  const rows = await q.query<{ minor: string }>('select minor from ledger.house_balance where path = $1', [path]);
  return BigInt(rows[0]?.minor ?? 0);
}
