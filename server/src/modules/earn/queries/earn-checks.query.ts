import { type BookCheck, houseCheck, sqlCheck } from '../../../ledger/reconcile/book-check.ts';

/** Only in whole runs, because the cost grows with the number of orders. */
const wholeOnly = (check: BookCheck): BookCheck => ({ ...check, isWhole: true });

/** What Earn's rows and the books must agree on. */
export const earnChecks: readonly BookCheck[] = [
  // A person's Earn account must have what their orders earn on plus what waits to be paid out.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      with said as (
        select uid, asset, sum(minor) as minor from (
          select uid, asset, principal_minor - coalesce(leaving_minor, 0) as minor from earn.position where principal_minor <> 0
          union all
          select uid, asset, amount_minor from earn.redemption where state <> 'PAID') r
         group by uid, asset having sum(minor) <> 0),
      booked as (
        select a.uid, a.asset, b.available_minor + b.held_minor as minor
          from ledger.account a join ledger.balance b on b.account_id = a.id
         where a.uid is not null and a.account = 'earn' and b.available_minor + b.held_minor <> 0)
      select coalesce(s.asset, b.asset) as asset, concat_ws(':', 'user', coalesce(s.uid, b.uid), 'earn', coalesce(s.asset, b.asset)) as account,
             null as entry_id, coalesce(s.minor, 0)::text as expected, coalesce(b.minor, 0)::text as found
        from said s full join booked b on b.uid = s.uid and b.asset = s.asset where s.minor is distinct from b.minor limit $1`,
  }),
  // A product's account must have what it was given minus what was credited from it.
  wholeOnly(
    houseCheck({
      kind: 'ROWS_DIFFER',
      account: 'earn_interest',
      sql: `
      select asset, sub, sum(minor) as minor from (
        select asset, product_id as sub, amount_minor as minor from earn.funding
        union all
        select p.asset, p.product_id, -p.interest_minor from earn.position p where p.interest_minor > 0
        union all
        select r.reward_asset, p.product_id, -p.reward_minor from earn.position p join earn.product r on r.id = p.product_id
         where p.reward_minor > 0) r
       group by asset, sub having sum(minor) <> 0`,
    }),
  ),
  // What a product has sold must be the sum of what its orders count.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select r.asset, r.id as account, null as entry_id, coalesce(s.minor, 0)::text as expected, r.sold_minor::text as found
        from earn.product r left join (select product_id, sum(sold_minor) as minor from earn.position group by product_id) s
          on s.product_id = r.id
       where r.sold_minor <> coalesce(s.minor, 0) limit $1`,
  }),
  // What reached the owner of an order must be the credits of its days, and each credit an entry.
  sqlCheck({
    kind: 'ROW_NOT_ENTRY',
    isWhole: true,
    sql: `
      select p.asset, p.id::text as account, null as entry_id, p.interest_minor::text as expected, coalesce(c.minor, 0)::text as found
        from earn.position p left join (
          select position_id, sum(compounded_minor + paid_minor) as minor from earn.credit group by position_id) c on c.position_id = p.id
       where p.interest_minor <> coalesce(c.minor, 0)
      union all
      select p.asset, p.id::text, c.entry_id::text, (c.compounded_minor + c.paid_minor)::text, coalesce(-e.minor, 0)::text
        from earn.credit c join earn.position p on p.id = c.position_id
        left join lateral (
          select sum(g.available_minor) as minor from ledger.posting g join ledger.account a on a.id = g.account_id
           where g.entry_seq = c.entry_id and a.account = 'earn_interest' and a.sub = p.product_id and a.asset = p.asset) e on true
       where c.compounded_minor + c.paid_minor <> coalesce(-e.minor, 0)
      limit $1`,
  }),
  // A day's credit must be what its hours earned plus the remainder before, minus the remainder after.
  sqlCheck({
    kind: 'ROW_NOT_ENTRY',
    isWhole: true,
    sql: `
      select p.asset, p.id::text as account, null as entry_id, coalesce(s.atto, 0)::text as expected,
             (coalesce(c.atto, 0) + p.accrued_atto)::text as found
        from earn.position p
        left join (select position_id, sum(hours * hour_atto) as atto from earn.segment group by position_id) s on s.position_id = p.id
        left join (select position_id, sum(accrued_atto - carry_atto) as atto from earn.credit group by position_id) c
          on c.position_id = p.id
       where p.hour is not null and coalesce(s.atto, 0) <> coalesce(c.atto, 0) + p.accrued_atto limit $1`,
  }),
  // The used budget of a hybrid must be what its days were covered with.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select r.reward_asset as asset, r.id as account, null as entry_id, coalesce(w.atto, 0)::text as expected,
             r.reward_used_atto::text as found
        from earn.product r left join (select product_id, sum(covered_atto) as atto from earn.reward group by product_id) w
          on w.product_id = r.id
       where r.reward_used_atto <> coalesce(w.atto, 0) limit $1`,
  }),
  // An hour must have earned what its principal earns at the rates of that hour.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select p.asset, s.position_id::text as account, null as entry_id, w.atto::text as expected, s.hour_atto::text as found
        from earn.segment s join earn.position p on p.id = s.position_id join assets.coin c on c.asset = p.asset
        join earn.rate r on r.id = s.rate_id
        cross join lateral (
          select div(sum(greatest(least(s.least_minor, coalesce(t.upper, s.least_minor)) - t.lower, 0) * t.bps)
                   * trunc(power(10::numeric, 18 - c.ledger_scale)), 10000 * 8760) as atto
            from (select u.upper, u.bps, coalesce(lag(u.upper) over (order by u.at), 0) as lower
                    from unnest(r.up_to_minor, r.rate_bps) with ordinality as u (upper, bps, at)) t) w
       where s.hour_atto <> w.atto limit $1`,
  }),
  // A day's credit must be in whole minor units, and the remainder carried on.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select p.asset, d.position_id::text as account, d.entry_id::text,
             (d.accrued_atto - d.carry_atto)::text as expected,
             ((d.compounded_minor + d.paid_minor) * power(10::numeric, 18 - c.ledger_scale))::numeric(57, 0)::text as found
        from earn.credit d join earn.position p on p.id = d.position_id join assets.coin c on c.asset = p.asset
       where p.hour is not null
         and d.accrued_atto - d.carry_atto <> (d.compounded_minor + d.paid_minor) * power(10::numeric, 18 - c.ledger_scale) limit $1`,
  }),
  // What was added to an order, and what went to its owner's funding account, must be so in the entry.
  sqlCheck({
    kind: 'ROW_NOT_ENTRY',
    isWhole: true,
    sql: `
      select p.asset, d.position_id::text as account, d.entry_id::text, d.compounded_minor::text as expected,
             coalesce(e.minor, 0)::text as found
        from earn.credit d join earn.position p on p.id = d.position_id
        left join lateral (
          select sum(g.available_minor) as minor from ledger.posting g join ledger.account a on a.id = g.account_id
           where g.entry_seq = d.entry_id and a.uid = p.uid and a.account = 'earn' and a.asset = p.asset) e on true
       where p.hour is not null and d.entry_id is not null and d.compounded_minor <> coalesce(e.minor, 0) limit $1`,
  }),
  // A redemption must have left the account in the entry of its payment.
  sqlCheck({
    kind: 'ROW_NOT_ENTRY',
    isWhole: true,
    sql: `
      select r.asset, r.id::text as account, r.entry_id::text, r.amount_minor::text as expected, coalesce(-e.minor, 0)::text as found
        from earn.redemption r
        left join lateral (
          select sum(g.available_minor + g.held_minor) as minor from ledger.posting g join ledger.account a on a.id = g.account_id
           where g.entry_seq = r.entry_id and a.uid = r.uid and a.account = 'earn' and a.asset = r.asset) e on true
       where r.state = 'PAID' and r.amount_minor <> coalesce(-e.minor, 0) limit $1`,
  }),
  // The hours of the present day must be those counted so far.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select p.asset, p.id::text as account, null as entry_id, coalesce(s.minor, 0)::text as expected, p.hours_minor::text as found
        from earn.position p
        left join lateral (select sum(s.hours * s.least_minor) as minor from earn.segment s
                            where s.position_id = p.id and s.from_hour >= p.day * 24 - 8) s on true
       where p.hour is not null and p.hours_minor <> coalesce(s.minor, 0) limit $1`,
  }),
  // A day's reward must follow from what was in the order at the recorded prices and rate, and no more may be covered.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select p.asset, w.position_id::text as account, null as entry_id, n.atto::text as expected, w.earned_atto::text as found
        from earn.reward w join earn.position p on p.id = w.position_id join assets.coin c on c.asset = p.asset
        cross join lateral (select div(w.hours_minor * w.price_units * w.rate_bps * trunc(power(10::numeric, 18)),
          nullif(w.reward_price_units * trunc(power(10::numeric, c.ledger_scale)) * 10000 * 365 * 24, 0)) as atto) n
       where w.earned_atto is not null and w.price_scale > 0 and (w.earned_atto <> n.atto or w.covered_atto > w.earned_atto) limit $1`,
  }),
  // A covered reward must have reached its owner or wait in the order; after an early end there must be neither.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select r.reward_asset as asset, p.id::text as account, null as entry_id, coalesce(w.atto, 0)::text as expected,
             (p.reward_minor * power(10::numeric, 18 - c.ledger_scale) + p.reward_atto)::numeric(57, 0)::text as found
        from earn.position p join earn.product r on r.id = p.product_id
        join assets.coin c on c.asset = coalesce(r.reward_asset, r.asset)
        left join (select position_id, sum(covered_atto) as atto from earn.reward group by position_id) w on w.position_id = p.id
       where p.reward_minor * power(10::numeric, 18 - c.ledger_scale) + p.reward_atto <> coalesce(w.atto, 0)
         and not exists (select 1 from earn.redemption e where e.position_id = p.id and e.kind in ('early', 'cancel')) limit $1`,
  }),
  // Hours and days must belong to an order, and hours must have rates. Checked here, because constraints would look
  // that up a million times an hour.
  sqlCheck({
    kind: 'ROW_NOT_ENTRY',
    isWhole: true,
    sql: `
      select coalesce(p.asset, '') as asset, s.position_id::text as account, null as entry_id, '1' as expected, '0' as found
        from earn.segment s left join earn.position p on p.id = s.position_id left join earn.rate r on r.id = s.rate_id
       where p.id is null or r.id is null
      union all
      select '', c.position_id::text, c.entry_id::text, '1', '0'
        from earn.credit c left join earn.position p on p.id = c.position_id where p.id is null
      limit $1`,
  }),
  // Each hour of an order must be counted once, from the start of its interest to where it is counted.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select p.asset, s.position_id::text as account, null as entry_id, s.until::text as expected, (s.from_hour + s.hours)::text as found
        from (select position_id, from_hour, hours,
                     lead(from_hour) over (partition by position_id order by from_hour) as until from earn.segment) s
        join earn.position p on p.id = s.position_id
       where s.from_hour + s.hours > coalesce(s.until, p.hour) or s.from_hour * 3600000::bigint < p.interest_start_ms limit $1`,
  }),
  // The principal of an order without a term must be what was put in plus what was added, minus what was taken out.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select p.asset, p.id::text as account, null as entry_id, n.minor::text as expected,
             (p.principal_minor - p.leaving_minor)::text as found
        from earn.position p
        left join (select position_id, sum(amount_minor) as minor from earn.request where redemption_id is null group by position_id) q
          on q.position_id = p.id
        left join (select position_id, sum(compounded_minor) as minor from earn.credit group by position_id) c on c.position_id = p.id
        left join (select position_id, sum(amount_minor) as minor from earn.redemption group by position_id) r on r.position_id = p.id
        cross join lateral (select coalesce(q.minor, 0) + coalesce(c.minor, 0) - coalesce(r.minor, 0) as minor) n
       where p.hour is not null
         and (p.principal_minor - p.leaving_minor <> n.minor or p.least_minor > p.principal_minor
              or p.sold_minor > p.principal_minor - p.leaving_minor) limit $1`,
  }),
  // What has come back to an order because its payment failed must be the redemptions that failed.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select p.asset, p.id::text as account, null as entry_id, coalesce(r.minor, 0)::text as expected, p.late_minor::text as found
        from earn.position p
        left join (select position_id, sum(amount_minor) as minor from earn.redemption where earns group by position_id) r
          on r.position_id = p.id
       where p.late_minor <> coalesce(r.minor, 0) limit $1`,
  }),
  // A term has its days, what stands in it is what was sold, and its end brought what that earns at the rate that it was made with.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select p.asset, p.id::text as account, null as entry_id, w.minor::text as expected, p.interest_minor::text as found
        from earn.position p join earn.product t on t.id = p.product_id join earn.rate r on r.id = p.rate_id
        cross join lateral (
          select div(sum(greatest(least(p.sold_minor, coalesce(u.upper, p.sold_minor)) - u.lower, 0) * u.bps) * t.term_days,
                     10000 * 365) as minor
            from (select v.upper, v.bps, coalesce(lag(v.upper) over (order by v.at), 0) as lower
                    from unnest(r.up_to_minor, r.rate_bps) with ordinality as v (upper, bps, at)) u) w
       where p.matures_at_ms is not null
         and (p.matures_at_ms - p.interest_start_ms <> t.term_days * 86400000::bigint
              or p.counts and p.principal_minor <> p.sold_minor
              or not p.counts and p.interest_minor <> case when exists (
                select 1 from earn.redemption e where e.position_id = p.id and e.kind in ('early', 'cancel')) then 0 else w.minor end)
       limit $1`,
  }),
  // A day's reward must be based on what was in the order on that day.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select p.asset, w.position_id::text as account, null as entry_id, n.minor::text as expected, w.hours_minor::text as found
        from earn.reward w join earn.position p on p.id = w.position_id
        cross join lateral (
          select case when p.hour is null then p.sold_minor * 24 else coalesce((
            select sum(s.hours * s.least_minor) from earn.segment s
             where s.position_id = p.id and s.from_hour >= w.day * 24 - 8 and s.from_hour < w.day * 24 + 16), 0) end as minor) n
       where w.hours_minor <> n.minor limit $1`,
  }),
];
