import type { UserAccount } from '@bourse/core/ledger/account.ts';
import type { BalanceRow } from '../../../ledger/balances.query.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { IS_ALLOTTED, IS_IN_TRANSIT, isAllocationOf } from './in-transit.ts';

interface Row {
  readonly uid: string;
  readonly account: UserAccount;
  readonly asset: string;
  readonly available_minor: string;
  readonly held_minor: string;
}

/** One statement reads both sides, because a transfer could move from one side to the other between two statements. */
const BALANCES_SQL = `
  select uid, account, asset, sum(available_minor) as available_minor, sum(held_minor) as held_minor from (
    select a.uid, a.account, a.asset, b.available_minor, b.held_minor
      from ledger.account a join ledger.balance b on b.account_id = a.id
     where a.uid = any ($1::text[])
    union all
    select b.account::text, 'spot', n.asset, b.available_minor, b.held_minor
      from trading.balance b join trading.asset n on n.number = b.asset
     where b.account = any ($1::text[]::bigint[])
    union all
    select p.uid, 'spot', n.asset, 0, b.available_minor + b.held_minor
      from unnest($1::text[]) as p (uid) join trading.balance b on ${isAllocationOf('b.account', 'p.uid::bigint')}
      join trading.asset n on n.number = b.asset
    union all
    select p.uid, 'in_transit', n.asset, 0, sum(case when m.is_credit then -m.amount_minor else m.amount_minor end)
      from unnest($1::text[]) as p (uid)
      cross join lateral (
        select asset, amount_minor, is_credit from trading.transfer where account = p.uid::bigint and ${IS_ALLOTTED}
        union all
        select asset, amount_minor, is_credit from trading.transfer
         where ${isAllocationOf('account', 'p.uid::bigint')} and ${IS_ALLOTTED}) m
      join trading.asset n on n.number = m.asset
     where $2 group by p.uid, n.asset having sum(case when m.is_credit then -m.amount_minor else m.amount_minor end) > 0
    union all
    select t.uid, 'in_transit', t.asset, 0, t.amount_minor from wallet.transfer t
     where $2 and t.uid = any ($1::text[]) and t.state in ('LEAVING', 'ASKED') and ${IS_IN_TRANSIT}
  ) own group by uid, account, asset order by uid, asset, account`;

/**
 * The balances of some people: accounts of the books; the spot account, kept by the trading core, with allocations
 * counted as held; and money between the two, as held in `in_transit`. Minor units; a person without an account has no
 * entry.
 */
export async function findOwnBalances(
  q: Queryable,
  uids: readonly string[],
  { withTransit = true } = {},
): Promise<ReadonlyMap<string, readonly BalanceRow[]>> {
  const rows = await q.query<Row>(BALANCES_SQL, [uids, withTransit]);
  const byUid = new Map<string, BalanceRow[]>();
  for (const row of rows) {
    const balance: BalanceRow = {
      account: row.account,
      asset: row.asset,
      availableMinor: BigInt(row.available_minor),
      heldMinor: BigInt(row.held_minor),
    };
    const own = byUid.get(row.uid);
    if (own) own.push(balance);
    else byUid.set(row.uid, [balance]);
  }
  return byUid;
}

/** Like `findOwnBalances`, for one person. */
export async function findOwnBalance(q: Queryable, uid: string): Promise<readonly BalanceRow[]> {
  return (await findOwnBalances(q, [uid])).get(uid) ?? [];
}
