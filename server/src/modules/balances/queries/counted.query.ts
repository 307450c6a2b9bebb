import { coreAccountOf, HOUSE_UIDS, IS_ALLOTTED, IS_IN_TRANSIT, ownerSql } from './in-transit.ts';

const HOUSE_NAMES = HOUSE_UIDS.map((uid) => `'${uid}'`).join(', ');
const HOUSE_NUMBERS = HOUSE_UIDS.map(coreAccountOf).join(', ');

/**
 * SQL for what each person has of some coins that is their own and that nobody is owed: funding and Earn, whole; the spot account,
 * whole, with what strategies hold of it; what is available for P2P; and what is between these. Rows of `uid`, `asset`, `minor`,
 * none of them zero. All of it is one statement, so that money on its way from one account to another counts once.
 *
 * @param assets  SQL for the coins, text[]
 */
export const countedSql = (assets: string): string => `
  select uid, asset, sum(minor) as minor from (
    select a.uid, a.asset, b.available_minor + case a.account when 'p2p' then 0 else b.held_minor end as minor
      from ledger.account a join ledger.balance b on b.account_id = a.id
     where a.is_user and a.account in ('funding', 'earn', 'p2p') and a.asset = any (${assets})
    union all
    select (${ownerSql('b.account')})::text, n.asset, b.available_minor + b.held_minor
      from trading.asset n join trading.balance b on b.asset = n.number
     where n.asset = any (${assets}) and b.account not in (${HOUSE_NUMBERS})
    union all
    select (${ownerSql('m.account')})::text, n.asset, sum(case when m.is_credit then -m.amount_minor else m.amount_minor end)
      from trading.asset n join trading.transfer m on m.asset = n.number
     where n.asset = any (${assets}) and ${IS_ALLOTTED} group by 1, 2
    union all
    select t.uid, t.asset, t.amount_minor from wallet.transfer t
     where t.asset = any (${assets}) and t.uid not in (${HOUSE_NAMES})
       and t.state in ('LEAVING', 'ASKED', 'REFUSED') and ${IS_IN_TRANSIT}
  ) each group by uid, asset having sum(minor) > 0`;
