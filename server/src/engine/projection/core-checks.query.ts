import { type BookCheck, sqlCheck } from '../../ledger/reconcile/book-check.ts';
import { HELD_JOINS, heldMinor } from './held-minor.ts';
import { feeAsset } from './told-rows.ts';

/** The account in the books that corresponds to an account of the core. */
const PATH = `'user:' || lpad(coalesce(b.account, h.account)::text, 9, '0') || ':spot:' || a.asset`;

/** What open orders hold, by account. */
const RESERVED = `
  select o.account, case when o.is_buy then m.quote else m.base end as asset, sum(${heldMinor('o.lots - o.traded_lots')}) as minor
    from trading.order o ${HELD_JOINS}
   where o.closed_at_ms is null group by 1, 2`;

/** The sum of everything that happened to each account: transfers, trades, and fees, which go to the house. */
const HISTORY = `
  select account, asset, sum(minor) as minor from (
    select account, asset, sum(case when is_credit then amount_minor else -amount_minor end) as minor
      from trading.transfer group by account, asset
    union all
    select s.account, s.asset, sum(s.minor)
      from trading.trade t join trading.market m on m.market = t.market
      cross join lateral (values
        (t.maker_account, m.base, case when t.is_buyer_taker then -1 else 1 end * t.lots * m.lot_minor),
        (t.taker_account, m.base, case when t.is_buyer_taker then 1 else -1 end * t.lots * m.lot_minor),
        (t.maker_account, m.quote, case when t.is_buyer_taker then 1 else -1 end * t.ticks::numeric * t.lots * m.unit_minor),
        (t.taker_account, m.quote, case when t.is_buyer_taker then -1 else 1 end * t.ticks::numeric * t.lots * m.unit_minor),
        (t.maker_account, ${feeAsset('maker')}, -t.maker_fee_minor), (t.taker_account, ${feeAsset('taker')}, -t.taker_fee_minor),
        (0, ${feeAsset('maker')}, t.maker_fee_minor), (0, ${feeAsset('taker')}, t.taker_fee_minor)
      ) s (account, asset, minor) group by s.account, s.asset
  ) parts group by account, asset`;

/** What each order traded, according to the trades of both sides. */
const TRADED = `
  select s.id, s.account, t.market, sum(t.lots) as lots, sum(t.ticks::numeric * t.lots) as units, sum(s.fee) as fee
    from trading.trade t
    cross join lateral (values (t.maker_order, t.maker_account, t.maker_fee_minor),
                               (t.taker_order, t.taker_account, t.taker_fee_minor)) s (id, account, fee)
   group by s.id, s.account, t.market`;

/** What reconciliation compares the rows of the trading core with. */
export const coreChecks: readonly BookCheck[] = [
  sqlCheck({
    kind: 'CORE_HELD_NOT_ORDERS',
    isWhole: false,
    sql: `
      select a.asset, ${PATH} as account, null as entry_id, coalesce(h.minor, 0)::text as expected,
             coalesce(b.held_minor, 0)::text as found
        from (select * from trading.balance where held_minor <> 0) b
        full join (${RESERVED}) h on h.account = b.account and h.asset = b.asset
        join trading.asset a on a.number = coalesce(b.asset, h.asset)
       where coalesce(h.minor, 0) <> coalesce(b.held_minor, 0) limit $1`,
  }),
  sqlCheck({
    kind: 'CORE_NOT_HISTORY',
    isWhole: true,
    sql: `
      select a.asset, ${PATH} as account, null as entry_id, coalesce(h.minor, 0)::text as expected,
             coalesce(b.available_minor + b.held_minor, 0)::text as found
        from trading.balance b full join (${HISTORY}) h on h.account = b.account and h.asset = b.asset
        join trading.asset a on a.number = coalesce(b.asset, h.asset)
       where coalesce(h.minor, 0) <> coalesce(b.available_minor + b.held_minor, 0) limit $1`,
  }),
  // What an order says that it traded must equal its trades, which must be in its market and of its account.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      with traded as (${TRADED}),
      told as (
        select o.id, o.account, o.market, o.traded_lots as lots, o.traded_units as units, o.fee_minor as fee
          from trading.order o)
      select null as asset, null as account, null as entry_id,
             coalesce(t.lots, 0) || ' lots for ' || coalesce(t.units, 0) || ', fee ' || coalesce(t.fee, 0) as expected,
             coalesce(o.lots, 0) || ' lots for ' || coalesce(o.units, 0) || ', fee ' || coalesce(o.fee, 0)
               || ' in order ' || coalesce(o.id, t.id) as found
        from told o full join traded t on t.id = o.id and t.account = o.account and t.market = o.market
       where (o.id is not null or exists (select from told where id = t.id))
         and (coalesce(t.lots, 0), coalesce(t.units, 0), coalesce(t.fee, 0))
          <> (coalesce(o.lots, 0), coalesce(o.units, 0), coalesce(o.fee, 0)) limit $1`,
  }),
  // The sums kept of forgotten orders must equal the trades whose order is gone.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      with left_over as (
        select t.account, t.market, sum(t.lots) as lots, sum(t.units) as units, sum(t.fee) as fee
          from (${TRADED}) t where not exists (select from trading.order o where o.id = t.id)
         group by t.account, t.market)
      select null as asset, null as account, null as entry_id,
             coalesce(t.lots, 0) || ' lots for ' || coalesce(t.units, 0) || ', fee ' || coalesce(t.fee, 0) as expected,
             coalesce(f.lots, 0) || ' lots for ' || coalesce(f.units, 0) || ', fee ' || coalesce(f.fee_minor, 0)
               || ' of forgotten orders, account ' || coalesce(f.account, t.account)
               || ', market ' || coalesce(f.market, t.market) as found
        from trading.forgotten f full join left_over t on t.account = f.account and t.market = f.market
       where (coalesce(t.lots, 0), coalesce(t.units, 0), coalesce(t.fee, 0))
          <> (coalesce(f.lots, 0), coalesce(f.units, 0), coalesce(f.fee_minor, 0)) limit $1`,
  }),
  // A fee table must have a row for every level from 0, because orders name the level.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: false,
    sql: `
      select null as asset, null as account, null as entry_id, (count(*) - 1)::text as expected,
             min(level) || ' to ' || max(level) || ' in fee table ' || version as found
        from trading.fee group by version having min(level) <> 0 or max(level) <> count(*) - 1 limit $1`,
  }),
  // Money that the core took in or paid out must be an entry of the books.
  sqlCheck({
    kind: 'ROW_NOT_ENTRY',
    isWhole: true,
    sql: `
      with booked as (
        select e.seq, e.key, a.asset, p.available_minor as minor
          from ledger.account a join ledger.posting p on p.account_id = a.id join ledger.entry e on e.seq = p.entry_seq
         where not a.is_user and a.account = 'trading' and e.kind in ('trading.credit', 'trading.debit')),
      moved as (
        select 'trading:' || t.number as key, a.asset, case when t.is_credit then t.amount_minor else -t.amount_minor end as minor
          from trading.transfer t join trading.asset a on a.number = t.asset)
      select coalesce(b.asset, m.asset) as asset, null as account, b.seq::text as entry_id, coalesce(b.minor, 0)::text as expected,
             coalesce(m.minor, 0) || ' as ' || coalesce(m.key, b.key) as found
        from booked b full join moved m on m.key = b.key and m.asset = b.asset
       where b.minor is distinct from m.minor limit $1`,
  }),
];
