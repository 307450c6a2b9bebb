import { type BookCheck, houseCheck, sqlCheck } from '../../../../ledger/reconcile/book-check.ts';
import { HAS_UNPROTECTED, MAY_STILL_SELL } from '../money-move.query.ts';
import { samplesCheck } from './samples-check.query.ts';

/** What price protections and the books must agree on. */
export const protectionChecks: readonly BookCheck[] = [
  // What is put aside for a protection must be what was put aside, minus what people were paid of it and what was taken back.
  {
    ...houseCheck({
      kind: 'ROWS_DIFFER',
      account: 'launch_protection',
      sql: `
      select asset, sub, sum(minor) as minor from (
        select asset, project_id as sub, amount_minor as minor from launch.funding where account = 'launch_protection'
        union all
        select asset, project_id, -amount_minor from launch.payout where account = 'launch_protection'
        union all
        select p.pay_asset, p.id, -c.credit_minor from launch.protection_credit c
          join launch.subscription s on s.id = c.subscription_id join launch.project p on p.id = s.project_id) r
       group by asset, sub having sum(minor) <> 0`,
    }),
    isWhole: true,
  },
  // The hour that it is of must be one of those from the first delivery on, but where staff let another one count.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select p.token as asset, d.project_id as account, null as entry_id, 'an hour from ' || u.unlock_at_ms as expected,
             d.from_ms::text as found
        from launch.protection_price d join launch.project p on p.id = d.project_id
        join launch.schedule u on u.project_id = p.id and u.place = 1
       where (d.from_ms - u.unlock_at_ms / 60000 * 60000) % 3600000 <> 0
          or not d.by_staff and d.from_ms < u.unlock_at_ms / 60000 * 60000 limit $1`,
  }),
  // What it follows from must be what was recorded, as long as that is kept.
  samplesCheck('launch.protection_price d join launch.project p on p.id = d.project_id', {
    account: 'd.project_id',
    asset: 'p.token',
    fromMs: 'd.from_ms',
  }),
  // The market’s price must follow from its samples.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select p.token as asset, d.project_id as account, null as entry_id, s.samples || ' samples, ' || s.sum as expected,
             d.sample_count || ' samples, ' || d.sum_e8 as found
        from launch.protection_price d join launch.project p on p.id = d.project_id
        cross join lateral (select count(each) as samples, coalesce(sum(each), 0) as sum from unnest(d.samples_e8) each) s
       where d.sample_count <> s.samples or d.sum_e8 <> s.sum limit $1`,
  }),
  // What a purchase was given must follow from what was paid, what it was worth and how much of a loss is made good.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select p.pay_asset as asset, s.id::text as account, null as entry_id, w.minor || ', ' || coalesce(l.minor::text, 'nothing') as expected,
             c.worth_minor || ', ' || c.credit_minor as found
        from launch.protection_credit c join launch.subscription s on s.id = c.subscription_id
        join launch.project p on p.id = s.project_id left join launch.protection_price d on d.project_id = p.id
        join assets.coin t on t.asset = p.token join assets.coin y on y.asset = p.pay_asset
        cross join lateral (
          select s.got_minor * d.sum_e8 * trunc(power(10::numeric, y.ledger_scale)) as up,
                 d.sample_count * trunc(power(10::numeric, t.ledger_scale + 8)) as down) x
        cross join lateral (select case when d.sample_count = 0 then 1 else div(x.up + x.down - 1, nullif(x.down, 0)) end as minor) w
        cross join lateral (select div(greatest(s.cost_minor - w.minor, 0) * p.protection_bps, 10000) as minor) l
       where s.state <> 'COMPLETED' or c.worth_minor is distinct from w.minor or c.credit_minor is distinct from l.minor limit $1`,
  }),
  // One that has come to its end is looked at by nobody any more, so it must owe nobody anything.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select p.pay_asset as asset, p.id as account, null as entry_id, 'no end' as expected, p.protected_ms::text as found
        from launch.project p
       where p.protected_ms is not null and p.cancelled_ms is null and (${MAY_STILL_SELL} or ${HAS_UNPROTECTED}) limit $1`,
  }),
  // What was given must be so in its entry.
  sqlCheck({
    kind: 'ROW_NOT_ENTRY',
    isWhole: true,
    sql: `
      select p.pay_asset as asset, s.id::text as account, c.entry_id::text, c.credit_minor::text as expected,
             coalesce(e.minor, 0)::text as found
        from launch.protection_credit c join launch.subscription s on s.id = c.subscription_id
        join launch.project p on p.id = s.project_id
        left join lateral (
          select sum(g.available_minor) as minor from ledger.posting g join ledger.account a on a.id = g.account_id
           where g.entry_seq = c.entry_id and a.account = 'funding' and a.uid = s.uid and a.asset = p.pay_asset) e on true
       where c.credit_minor <> coalesce(e.minor, 0) limit $1`,
  }),
];
