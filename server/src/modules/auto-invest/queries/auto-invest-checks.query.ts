import { type BookCheck, sqlCheck } from '../../../ledger/reconcile/book-check.ts';

/** Only in whole runs, because the cost grows with the number of runs of plans. */
const wholeCheck = (sql: string): BookCheck => sqlCheck({ kind: 'ROWS_DIFFER', isWhole: true, sql });
/** Columns `asset`, `account` and `entry_id` of a difference found for a run `r`. */
const PLACE = `'USDT' as asset, 'user:' || r.uid || ':auto-invest:' || r.id as account, null as entry_id`;

/** What auto-invest's rows, transfers and the trading core must agree on. */
export const autoInvestChecks: readonly BookCheck[] = [
  // A coin of a run must say what its order did, and no order of a run may be missing.
  wholeCheck(`
    select l.asset, 'user:' || r.uid || ':auto-invest:' || r.id as account, null as entry_id,
           concat_ws(' ', o.traded_units * m.unit_minor, o.traded_lots * m.lot_minor, o.fee_minor, o.id) as expected,
           concat_ws(' ', l.spent_minor, l.gross_minor, l.fee_minor, l.order_id) as found
      from auto_invest.leg l join auto_invest.run r on r.id = l.run_id
      left join trading.order o on o.account = r.uid::bigint and o.client_id = l.client_id::text
      left join trading.market m on m.market = o.market
     where l.status <> 'WAITING' and (coalesce(o.traded_units * m.unit_minor, 0) <> l.spent_minor
       or coalesce(o.traded_lots * m.lot_minor, 0) <> l.gross_minor or coalesce(o.fee_minor, 0) <> l.fee_minor
       or o.id is distinct from l.order_id or o.is_buy is false or (o.id is not null and o.market is distinct from l.market))
     limit $1`),
  // The coins of a run must add up to it: their parts of the amount by their shares, and what was spent.
  wholeCheck(`
    select ${PLACE}, concat_ws(' ', s.planned, s.spent) as expected, concat_ws(' ', r.amount_minor, r.spent_minor) as found
      from auto_invest.run r
      join lateral (select sum(l.planned_minor) as planned, sum(l.spent_minor) as spent,
          bool_or(l.place < n.last and l.planned_minor <> div(r.amount_minor * l.percent, 100)) as is_uneven
        from auto_invest.leg l, (select max(place) as last from auto_invest.leg where run_id = r.id) n where l.run_id = r.id) s on true
     where s.planned <> r.amount_minor or s.is_uneven or (r.step = 'ENDED' and coalesce(s.spent, 0) <> r.spent_minor)
        or (s.planned is null and r.status <> 'MISSED')
     limit $1`),
  // What a run took from funding must be a transfer of the person's that arrived, and the other way round.
  wholeCheck(`
    select ${PLACE}, coalesce(t.minor, 0)::text as expected, r.transfer_minor::text as found
      from auto_invest.run r
      left join lateral (select sum(t.amount_minor) as minor from wallet.transfer t
        where t.uid = r.uid and t.request_id = r.transfer_id::text and t.asset = 'USDT' and t.from_account = 'funding' and t.to_account = 'spot'
          and t.state = 'DONE') t on true
     where r.step = 'ENDED' and coalesce(t.minor, 0) <> r.transfer_minor limit $1`),
  // The outcome of a run must follow from its coins.
  wholeCheck(`
    select ${PLACE}, s.status as expected, r.status as found
      from auto_invest.run r
      join lateral (select case when count(*) = 0 or r.started_ms is null then 'MISSED'
          when r.reason in ('INSUFFICIENT', 'TRANSFER', 'FROZEN') and bool_and(l.status = 'WAITING') then 'FAILED'
          when bool_and(l.status = 'DONE') then 'SUCCESS' when sum(l.spent_minor) = 0 then 'FAILED' else 'PARTIAL' end as status
        from auto_invest.leg l where l.run_id = r.id) s on true
     where r.step = 'ENDED' and (s.status <> r.status or (r.status = 'MISSED'
       and r.reason is distinct from case r.kind when 'now' then 'EXPIRED' else 'LATE' end)) limit $1`),
];
