import { type BookCheck, houseCheck, sqlCheck } from '../../../ledger/reconcile/book-check.ts';
import { priceChecks } from './price/price-checks.query.ts';
import { protectionChecks } from './price/protection-checks.query.ts';

/** Only in whole runs, because the cost grows with all that was ever sold. */
const wholeOnly = (check: BookCheck): BookCheck => ({ ...check, isWhole: true });

/** What Launch's rows and the books must agree on. */
export const launchChecks: readonly BookCheck[] = [
  ...priceChecks,
  ...protectionChecks,
  // A project's tokens must be those that were put aside, minus those that people have bought and those that were taken back.
  wholeOnly(
    houseCheck({
      kind: 'ROWS_DIFFER',
      account: 'launch_supply',
      sql: `
      select asset, sub, sum(minor) as minor from (
        select asset, project_id as sub, amount_minor as minor from launch.funding where account = 'launch_supply'
        union all
        select asset, project_id, -amount_minor from launch.payout where account = 'launch_supply'
        union all
        select p.token, s.project_id, -s.got_minor from launch.subscription s join launch.project p on p.id = s.project_id
         where s.state = 'COMPLETED') r
       group by asset, sub having sum(minor) <> 0`,
    }),
  ),
  // A project's proceeds must be what people have paid, minus what was paid out.
  wholeOnly(
    houseCheck({
      kind: 'ROWS_DIFFER',
      account: 'launch_proceeds',
      sql: `
      select asset, sub, sum(minor) as minor from (
        select p.pay_asset as asset, s.project_id as sub, s.cost_minor as minor
          from launch.subscription s join launch.project p on p.id = s.project_id where s.state = 'COMPLETED'
        union all
        select asset, project_id, -amount_minor from launch.payout where account = 'launch_proceeds') r
       group by asset, sub having sum(minor) <> 0`,
    }),
  ),
  // A payment, and a refund, must be so in its entry.
  sqlCheck({
    kind: 'ROW_NOT_ENTRY',
    isWhole: true,
    sql: `
      select p.pay_asset as asset, s.id::text as account, s.entry_id::text, s.cost_minor::text as expected,
             coalesce(abs(e.minor), 0)::text as found
        from launch.subscription s join launch.project p on p.id = s.project_id
        left join lateral (
          select sum(g.available_minor) as minor from ledger.posting g join ledger.account a on a.id = g.account_id
           where g.entry_seq = s.entry_id and a.account = 'launch_proceeds' and a.sub = s.project_id and a.asset = p.pay_asset) e on true
       where s.entry_id is not null and s.cost_minor <> coalesce(abs(e.minor), 0) limit $1`,
  }),
  // What was committed must be so in its hold, of the same coin and person, also after that has ended.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select coalesce(b.asset, p.pay_asset) as asset, s.id::text as account, null as entry_id,
             coalesce(h.amount_minor, 0) || ' ' || coalesce(a.asset, '-') || ' of ' || coalesce(a.uid::text, '-') as expected,
             s.commit_minor || ' ' || coalesce(b.asset, p.pay_asset) || ' of ' || s.uid as found
        from launch.subscription s join launch.project p on p.id = s.project_id
        left join launch.boost b on b.project_id = s.project_id and b.number = s.round
        left join ledger.hold h on h.key = 'launch-commit:' || s.id || ':' || s.version
        left join ledger.account a on a.id = h.account_id
       where (s.commit_minor, coalesce(b.asset, p.pay_asset), s.uid::text)
               is distinct from (h.amount_minor, a.asset, a.uid::text) limit $1`,
  }),
  // What was bought must have cost what the round's price says, rounded up once; where there is none, nothing.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select p.pay_asset as asset, s.id::text as account, null as entry_id, w.minor::text as expected, s.cost_minor::text as found
        from launch.subscription s join launch.project p on p.id = s.project_id
        join launch.round r on r.project_id = s.project_id and r.number = s.round
        join assets.coin t on t.asset = p.token join assets.coin c on c.asset = p.pay_asset
        cross join lateral (
          select s.got_minor * r.base_units * (10000 - r.discount_bps) * (10000 - s.vip_bps)
                   * trunc(power(10::numeric, c.ledger_scale)) as up,
                 trunc(power(10::numeric, t.ledger_scale + r.base_scale + 8)) as down) f
        cross join lateral (select coalesce(div(f.up + f.down - 1, f.down), 0) as minor) w
       where s.cost_minor <> w.minor limit $1`,
  }),
  // A reward must be so in its entry.
  sqlCheck({
    kind: 'ROW_NOT_ENTRY',
    isWhole: true,
    sql: `
      select p.token as asset, s.id::text as account, s.entry_id::text, s.got_minor::text as expected,
             coalesce(e.minor, 0)::text as found
        from launch.subscription s join launch.project p on p.id = s.project_id
        join launch.boost b on b.project_id = s.project_id and b.number = s.round
        left join lateral (
          select sum(g.available_minor) as minor from ledger.posting g join ledger.account a on a.id = g.account_id
           where g.entry_seq = s.entry_id and a.account = 'funding' and a.uid = s.uid and a.asset = p.token) e on true
       where s.entry_id is not null and s.got_minor <> coalesce(e.minor, 0) limit $1`,
  }),
  // What was bought must be the sum of the parts that are unlocked in time; a reward has none.

  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select p.token as asset, s.id::text as account, null as entry_id, s.got_minor::text as expected,
             coalesce(u.minor, 0)::text as found
        from launch.subscription s join launch.project p on p.id = s.project_id
        left join (select subscription_id, sum(amount_minor) as minor from launch.unlock group by 1) u on u.subscription_id = s.id
        left join launch.boost b on b.project_id = s.project_id and b.number = s.round
       where s.state in ('COMPLETED', 'REFUNDED')
         and case when b.asset is null then s.got_minor else 0 end <> coalesce(u.minor, 0) limit $1`,
  }),
  // The lots of a flash round must be those of its tickets, and its quota that of the round.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select p.token as asset, f.project_id || '/' || f.number as account, null as entry_id,
             t.paid || ' paid, ' || t.paying || ' paying' as expected,
             f.paid_lots || ' paid, ' || f.paying_lots || ' paying' as found
        from launch.flash f join launch.project p on p.id = f.project_id
        join launch.round r on r.project_id = f.project_id and r.number = f.number
        cross join lateral (
          select coalesce(sum(lots) filter (where state = 'PAID'), 0) as paid,
                 coalesce(sum(lots) filter (where state = 'PAYING'), 0) as paying
            from launch.ticket where project_id = f.project_id and round = f.number and state in ('PAID', 'PAYING')) t
       where (f.paid_lots, f.paying_lots) <> (t.paid, t.paying) or r.quota_minor <> f.quota_lots * f.lot_minor limit $1`,
  }),
  // A ticket must cost what its lots cost, and one that is paid must be so in what was bought.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select p.pay_asset as asset, k.id::text as account, null as entry_id, w.minor::text as expected,
             k.cost_minor::text as found
        from launch.ticket k join launch.project p on p.id = k.project_id
        join launch.round r on r.project_id = k.project_id and r.number = k.round
        join launch.flash f on f.project_id = k.project_id and f.number = k.round
        join assets.coin t on t.asset = p.token join assets.coin c on c.asset = p.pay_asset
        left join launch.subscription s on s.id = k.id
        cross join lateral (
          select k.lots * f.lot_minor * r.base_units * (10000 - r.discount_bps) * (10000 - k.vip_bps)
                   * trunc(power(10::numeric, c.ledger_scale)) as up,
                 trunc(power(10::numeric, t.ledger_scale + r.base_scale + 8)) as down) x
        cross join lateral (select div(x.up + x.down - 1, x.down) as minor) w
       where k.cost_minor <> w.minor
          or (k.state = 'PAID') <> (s.id is not null)
          or s.got_minor <> k.lots * f.lot_minor or s.cost_minor <> k.cost_minor limit $1`,
  }),
  // Whoever has tickets must hold what they cost, and get what those of them buy that were drawn.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select p.pay_asset as asset, s.id::text as account, null as entry_id,
             w.minor || ', ' || coalesce(d.wins, 0) || ' won' as expected,
             s.commit_minor || ', ' || trim_scale(s.got_minor / l.ticket_minor) || ' won' as found
        from launch.lottery l join launch.project p on p.id = l.project_id
        join launch.round r on r.project_id = l.project_id and r.number = l.number
        join launch.subscription s on s.project_id = l.project_id and s.round = l.number
        join assets.coin t on t.asset = p.token join assets.coin c on c.asset = p.pay_asset
        left join lateral (
          select count(*) as tickets, count(v.number) as wins from launch.draw_ticket k
            left join launch.draw_winner v on v.project_id = k.project_id and v.round = k.round and v.number = k.number
           where k.subscription_id = s.id) d on true
        cross join lateral (
          select s.tickets * l.ticket_minor * r.base_units * (10000 - r.discount_bps) * (10000 - s.vip_bps)
                   * trunc(power(10::numeric, c.ledger_scale)) as up,
                 trunc(power(10::numeric, t.ledger_scale + r.base_scale + 8)) as down) x
        cross join lateral (select div(x.up + x.down - 1, x.down) as minor) w
       where s.commit_minor is distinct from w.minor
          or s.got_minor <> coalesce(d.wins, 0) * l.ticket_minor and s.state not in ('SUBSCRIBED', 'CANCELLED')
          or l.frozen_ms is not null and s.state <> 'CANCELLED' and d.tickets <> s.tickets limit $1`,
  }),
  // The quota of a lottery must be what its winners buy, and its list as long as it was frozen.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select p.token as asset, l.project_id || '/' || l.number as account, null as entry_id,
             l.winners * l.ticket_minor || ', ' || coalesce(l.ticket_count, 0) || ' tickets' as expected,
             r.quota_minor || ', ' || k.tickets || ' tickets' as found
        from launch.lottery l join launch.project p on p.id = l.project_id
        join launch.round r on r.project_id = l.project_id and r.number = l.number
        cross join lateral (
          select count(*) as tickets from launch.draw_ticket where project_id = l.project_id and round = l.number) k
       where r.quota_minor <> l.winners * l.ticket_minor or k.tickets <> coalesce(l.ticket_count, 0) limit $1`,
  }),
  // What a round has sold must be what it gave to people.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select p.token as asset, r.project_id || '/' || r.number as account, null as entry_id, coalesce(s.minor, 0)::text as expected,
             r.sold_minor::text as found
        from launch.round r join launch.project p on p.id = r.project_id
        left join (select project_id, round, sum(got_minor) as minor from launch.subscription group by 1, 2) s
          on s.project_id = r.project_id and s.round = r.number
        left join launch.flash f on f.project_id = r.project_id and f.number = r.number
        where r.sold_minor <> coalesce(s.minor, 0)
         -- A flash round that is not counted has given its tokens out already.
         and not (f.paid_lots * f.lot_minor = s.minor and r.sold_minor = 0 and r.state in ('OPEN', 'CALCULATING', 'CANCELLED'))
       limit $1`,
  }),
  // What was paid out must be so in its entry, and have gone to whom it names.
  sqlCheck({
    kind: 'ROW_NOT_ENTRY',
    isWhole: true,
    sql: `
      select f.asset, f.id::text as account, f.entry_id::text, f.amount_minor::text as expected, coalesce(e.minor, 0)::text as found
        from launch.payout f
        left join lateral (
          select -sum(g.available_minor) as minor from ledger.posting g join ledger.account a on a.id = g.account_id
           where g.entry_seq = f.entry_id and a.account = f.account and a.sub = f.project_id and a.asset = f.asset) e on true
        left join lateral (
          select sum(g.available_minor) as minor from ledger.posting g join ledger.account a on a.id = g.account_id
           where g.entry_seq = f.entry_id and a.asset = f.asset and a.uid is not distinct from f.uid
             and a.account = case when f.uid is null then 'equity' else 'funding' end) w on true
       where f.amount_minor <> coalesce(e.minor, 0) or f.amount_minor <> coalesce(w.minor, 0) limit $1`,
  }),
  // Tokens that were put aside must be so in their entry.
  sqlCheck({
    kind: 'ROW_NOT_ENTRY',
    isWhole: true,
    sql: `
      select f.asset, f.id::text as account, f.entry_id::text, f.amount_minor::text as expected, coalesce(e.minor, 0)::text as found
        from launch.funding f
        left join lateral (
          select sum(g.available_minor) as minor from ledger.posting g join ledger.account a on a.id = g.account_id
           where g.entry_seq = f.entry_id and a.account = f.account and a.sub = f.project_id and a.asset = f.asset) e on true
       where f.amount_minor <> coalesce(e.minor, 0) limit $1`,
  }),
];
