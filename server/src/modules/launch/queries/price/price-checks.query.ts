import { type BookCheck, sqlCheck } from '../../../../ledger/reconcile/book-check.ts';
import { samplesCheck } from './samples-check.query.ts';

/** What the prices of rounds and what they were fixed from must agree on. */
export const priceChecks: readonly BookCheck[] = [
  // What was fixed must follow from its samples, rounded up once, and be what its round sells at.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select f.asset, f.project_id || '/' || f.number as account, null as entry_id,
             s.samples || ' samples, ' || s.sum || ', ' || coalesce(w.units::text, 'no price') as expected,
             f.sample_count || ' samples, ' || f.sum_e8 || ', ' || coalesce(f.base_units::text, 'no price') || ', sold at '
               || coalesce(r.base_units::text, 'none') as found
        from launch.price_fixing f join launch.round r on r.project_id = f.project_id and r.number = f.number
        cross join lateral (select count(each) as samples, coalesce(sum(each), 0) as sum from unnest(f.samples_e8) each) s
        cross join lateral (
          select r.usdt_units * s.samples * trunc(power(10::numeric, 26)) as up,
                 trunc(power(10::numeric, r.usdt_scale)) * s.sum as down) x
        cross join lateral (
          select case when f.failure is null then div(x.up + x.down - 1, nullif(x.down, 0)) end as units) w
       where f.sample_count <> s.samples or f.sum_e8 <> s.sum or f.base_units is distinct from w.units
          or f.failure is null and (r.base_units is distinct from f.base_units or s.samples < 1368
            or f.to_ms <> launch.price_day_end(r.start_ms)) limit $1`,
  }),
  // What it was fixed from must be what was recorded, as long as that is kept.
  samplesCheck('launch.price_fixing f', {
    account: "f.project_id || '/' || f.number",
    asset: 'f.asset',
    fromMs: 'f.to_ms - 86400000',
  }),
  // A round that is offered in another coin must have no price that was not fixed.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select p.pay_asset as asset, r.project_id || '/' || r.number as account, null as entry_id, 'no price' as expected,
             r.base_units::text as found
        from launch.round r join launch.project p on p.id = r.project_id
       where r.usdt_units is not null and r.base_units is not null and not exists (
         select from launch.price_fixing f
          where f.project_id = r.project_id and f.number = r.number and f.base_units = r.base_units) limit $1`,
  }),
];
