import { accountPath, type SystemAccount, systemAccount } from '@bourse/core/ledger/account.ts';
import type { Queryable } from '../../platform/db/db.ts';
import type { Difference, DifferenceKind } from './reconcile.ts';

/** What a check found; its kind is the check's. */
export type Found = Omit<Difference, 'kind'>;

/** A question to which the books and rows beside them must answer the same. */
export interface BookCheck {
  readonly kind: DifferenceKind;
  /** Only a whole run asks it: what it costs grows with history. */
  readonly isWhole: boolean;
  /** What does not agree, in both directions, in the snapshot of `q`; no more than `limit`. */
  find(q: Queryable, limit: number): Promise<readonly Found[]>;
}

/**
 * A check in one statement.
 *
 * @param sql  gives `asset`, `account`, `entry_id`, `expected` and `found`, at most $1 of them
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
 * One of the house's accounts and the rows that explain all of it.
 *
 * @param sql  gives `asset`, `sub` where the account has one, else null, and `minor`
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
