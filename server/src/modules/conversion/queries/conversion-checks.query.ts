import { type BookCheck, sqlCheck } from '../../../ledger/reconcile/book-check.ts';

/** What reconciliation compares: a conversion must have booked what its quote said, coin by coin. */
export const conversionChecks: readonly BookCheck[] = [
  sqlCheck({
    kind: 'ROW_NOT_ENTRY',
    isWhole: true,
    sql: `
      with said as (
        select r.entry_id, s.account, s.asset, sum(s.minor) as minor
          from conversion.run r join conversion.quote_leg l on l.quote_id = r.quote_id
          cross join lateral (values
            ('conversion', l.asset, l.amount_minor), ('funding', l.asset, -l.amount_minor), ('conversion', 'USDT', -l.gross_minor),
            ('funding', 'USDT', l.gets_minor), ('fees', 'USDT', l.fee_minor), ('rounding', 'USDT', l.rounding_minor)
          ) s (account, asset, minor)
         group by r.entry_id, s.account, s.asset having sum(s.minor) <> 0),
      booked as (
        select p.entry_seq::text as entry_id, a.account, a.asset, sum(p.available_minor) as minor
          from ledger.posting p join ledger.account a on a.id = p.account_id
         where p.entry_seq in (select entry_id::bigint from conversion.run) group by p.entry_seq, a.account, a.asset)
      select coalesce(s.asset, b.asset) as asset, null as account, coalesce(s.entry_id, b.entry_id) as entry_id,
             coalesce(b.minor, 0) || ' in ' || coalesce(b.account, s.account) as expected, coalesce(s.minor, 0)::text as found
        from said s full join booked b on b.entry_id = s.entry_id and b.account = s.account and b.asset = s.asset
       where s.minor is distinct from b.minor limit $1`,
  }),
];
