import { type BookCheck, sqlCheck } from '../../../ledger/reconcile/book-check.ts';

/** What reconciliation compares cases with: the outcome must match the deposit's entry, or its return. */
export const recoveryChecks: readonly BookCheck[] = [
  sqlCheck({
    kind: 'ROW_NOT_ENTRY',
    isWhole: true,
    sql: `
      with given as (
        select c.id, e.seq from recovery.deposit_case c
          left join ledger.entry e on e.key = 'deposit:' || c.deposit_id || ':given' where c.state = 'CREDITED'),
      booked as (
        select p.entry_seq, coalesce(sum(p.available_minor) filter (where a.is_user), 0) as got,
               coalesce(sum(p.available_minor) filter (where a.account = 'fees'), 0) as fee
          from ledger.posting p join ledger.account a on a.id = p.account_id
         where p.entry_seq in (select seq from given) group by p.entry_seq),
      came as (
        select g.id, g.seq::text as entry_id, b.got, b.fee from given g left join booked b on b.entry_seq = g.seq
        union all
        select c.id, r.entry_id, r.amount_minor - r.fee_minor, r.fee_minor
          from recovery.deposit_case c left join wallet.deposit_return r on r.id = c.return_id
         where c.state in ('RETURNING', 'RETURNED'))
      select c.deposit_asset as asset, null as account, m.entry_id,
             coalesce(m.got, 0) || ', fee ' || coalesce(m.fee, 0) as expected,
             coalesce(c.recovered_minor, 0) || ', fee ' || coalesce(c.fee_minor, 0) || ' for case ' || c.id as found
        from came m join recovery.deposit_case c on c.id = m.id
       where (coalesce(m.got, 0), coalesce(m.fee, 0)) <> (coalesce(c.recovered_minor, 0), coalesce(c.fee_minor, 0)) limit $1`,
  }),
];
