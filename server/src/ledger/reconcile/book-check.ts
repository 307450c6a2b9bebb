import { accountPath, type SystemAccount, systemAccount } from '@bourse/core/ledger/account.ts';
import type { Queryable } from '../../platform/db/db.ts';
import type { Difference, DifferenceKind } from './difference.ts';

/** What a check found; the kind of the difference is the check's. */
type Found = Omit<Difference, 'kind'>;

/** A comparison of the books with other rows, which must agree. */
export interface BookCheck {
  readonly kind: DifferenceKind;
  /** True if only whole runs make it, because its cost grows with history. */
  readonly isWhole: boolean;
  /** The differences, in both directions, in the snapshot of `q`; at most `limit`. */
  find(q: Queryable, limit: number): Promise<readonly Found[]>;
}

/**
 * A check that is one statement.
 *
 * @param sql  must select `asset`, `account`, `entry_id`, `expected` and `found`, at most $1 rows
 */
export function sqlCheck({ kind, isWhole, sql }: Omit<BookCheck, 'find'> & { readonly sql: string }): BookCheck {
  return {
    kind,
    isWhole,
    async find(q, limit) {
      const rows = await q.query<{
        asset: string | null;
        account: string | null;
        entry_id: string | null;
        expected: string;
        found: string;
      }>(sql, [limit]);
      return rows.map(({ entry_id: entryId, ...row }) => ({ ...row, entryId }));
    },
  };
}

/**
 * Compares one of the house's accounts with the rows that must explain all of it.
 *
 * @param sql  must select `asset`, `sub` (null if the account has none) and `minor`
 */
export function houseCheck({
  kind,
  account,
  sql,
}: {
  readonly kind: DifferenceKind;
  readonly account: SystemAccount;
  readonly sql: string;
}): BookCheck {
  return {
    kind,
    isWhole: false,
    async find(q, limit) {
      const rows = await q.query<HouseRow>(
        `select coalesce(h.asset, e.asset) as asset, coalesce(h.sub, e.sub) as sub,
                coalesce(h.minor, 0) as found, coalesce(e.minor, 0) as expected
           from (select asset, coalesce(sub, '') as sub, minor from ledger.house_balance where account = $1) h
           full join (select asset, coalesce(sub, '') as sub, minor from (${sql}) rows) e on e.asset = h.asset and e.sub = h.sub
          where coalesce(h.minor, 0) <> coalesce(e.minor, 0) order by 1, 2 limit $2`,
        [account, limit],
      );
      return rows.map((row) => houseFound(account, row));
    },
  };
}

interface HouseRow {
  readonly asset: string;
  readonly sub: string;
  readonly found: string;
  readonly expected: string;
}

function houseFound(account: SystemAccount, { asset, sub, expected, found }: HouseRow): Found {
  const path = accountPath(sub === '' ? systemAccount(account, asset) : systemAccount(account, asset, sub));
  return { asset, account: path, entryId: null, expected, found };
}
