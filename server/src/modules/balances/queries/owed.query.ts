import type { Queryable } from '../../../platform/db/db.ts';
import { coreAccountOf, HOUSE_UIDS, IS_ALLOTTED, IS_IN_TRANSIT, ownerSql } from './in-transit.ts';

/** The last entry and the last command that one snapshot of the database includes. */
export interface CountedTo {
  /** The last entry of the books. One that was just being written may have a smaller number and not be included. */
  readonly ledgerSequence: string;
  /** The last command of the trading core whose rows are included. */
  readonly tradingSequence: string;
}

/** What one person is owed in all accounts: minor units by coin, as `BTC=150000,USDT=2500000`, sorted by coin. */
export interface Owed {
  readonly uid: string;
  readonly amounts: string;
}

const HOUSE_NAMES = HOUSE_UIDS.map((uid) => `'${uid}'`).join(', ');
const HOUSE_NUMBERS = HOUSE_UIDS.map(coreAccountOf).join(', ');

/** Everybody to whom anything is owed. The house's own accounts in the trading core and its transfers are left out. */
const OWED_SQL = `
  select uid, string_agg(asset || '=' || minor, ',' order by asset collate "C") as amounts from (
    select uid, asset, sum(minor) as minor from (
      select a.uid, a.asset, b.available_minor + b.held_minor as minor
        from ledger.balance b join ledger.account a on a.id = b.account_id
      union all
      select (${ownerSql('b.account')})::text, n.asset, b.available_minor + b.held_minor
        from trading.balance b join trading.asset n on n.number = b.asset where b.account not in (${HOUSE_NUMBERS})
      union all
      select (${ownerSql('m.account')})::text, n.asset, sum(case when m.is_credit then -m.amount_minor else m.amount_minor end)
        from trading.transfer m join trading.asset n on n.number = m.asset where ${IS_ALLOTTED} group by 1, 2
      union all
      select t.uid, t.asset, t.amount_minor from wallet.transfer t
       where t.uid not in (${HOUSE_NAMES}) and t.state in ('LEAVING', 'ASKED', 'REFUSED') and ${IS_IN_TRANSIT}
    ) each group by uid, asset having sum(minor) <> 0
  ) own group by uid`;

/**
 * What everybody is owed: accounts of the books, spot accounts and money in transit. Call it inside one snapshot of the
 * database.
 */
export function findOwed(q: Queryable): Promise<Owed[]> {
  return q.query<Owed>(OWED_SQL);
}

export async function findCountedTo(q: Queryable): Promise<CountedTo> {
  const [row] = await q.query<{ ledger: string; trading: string }>(
    `select (select coalesce(max(seq), 0) from ledger.entry)::text as ledger,
            (select coalesce(max(sequence), 0) from trading.progress)::text as trading`,
  );
  return { ledgerSequence: row!.ledger, tradingSequence: row!.trading };
}
