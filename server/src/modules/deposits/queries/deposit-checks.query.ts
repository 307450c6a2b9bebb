import { type BookCheck, houseCheck, sqlCheck } from '../../../ledger/reconcile/book-check.ts';

/** What reconciliation compares deposit rows with. */
export const depositChecks: readonly BookCheck[] = [
  houseCheck({
    kind: 'SUSPENSE_NOT_DEPOSITS',
    account: 'deposit_suspense',
    sql: `select asset, network as sub, sum(amount_minor) as minor from wallet.deposit
           where state in ('BELOW_MIN', 'UNATTRIBUTED') and entry_id is not null group by asset, network`,
  }),
  houseCheck({
    kind: 'IN_FLIGHT_NOT_RETURNS',
    account: 'withdrawal_in_flight',
    sql: `select asset, network as sub, sum(amount_minor - fee_minor) as minor from wallet.deposit_return
           where state in ('APPROVED', 'SENDING') group by asset, network`,
  }),
  houseCheck({
    kind: 'RECEIVABLE_NOT_CLAIMS',
    account: 'receivable',
    sql: `select asset, uid as sub, -sum(amount_minor - paid_minor) as minor from wallet.claim
           where paid_minor < amount_minor group by asset, uid`,
  }),
  // The entry of a deposit must take exactly its amount from custody, or from the account where the deposit waited.
  sqlCheck({
    kind: 'ROW_NOT_ENTRY',
    isWhole: true,
    sql: `
      with taken as (
        select p.entry_seq, a.asset, a.sub, -sum(p.available_minor) as minor
          from ledger.posting p join ledger.account a on a.id = p.account_id
         where not a.is_user and a.account in ('custody', 'deposit_suspense') and p.available_minor < 0
           and p.entry_seq in (select entry_id::bigint from wallet.deposit)
         group by p.entry_seq, a.asset, a.sub)
      select d.asset, null as account, d.entry_id, coalesce(t.minor, 0)::text as expected,
             d.amount_minor || ' for deposit ' || d.id as found
        from wallet.deposit d
        left join taken t on t.entry_seq = d.entry_id::bigint and t.asset = d.asset and t.sub = d.network
       where (d.entry_id is not null or d.state in ('CREDITED', 'COMPLETED')) and t.minor is distinct from d.amount_minor
       limit $1`,
  }),
  sqlCheck({
    kind: 'ROW_NOT_ENTRY',
    isWhole: true,
    sql: `
      with booked as (
        select p.entry_seq, -sum(p.available_minor) filter (where a.account <> 'fees') as taken,
               coalesce(sum(p.available_minor) filter (where a.account = 'fees'), 0) as fee
          from ledger.posting p join ledger.account a on a.id = p.account_id
         where not a.is_user and a.account in ('custody', 'deposit_suspense', 'fees')
           and p.entry_seq in (select entry_id::bigint from wallet.deposit_return)
         group by p.entry_seq)
      select r.asset, null as account, r.entry_id, b.taken || ', fee ' || b.fee as expected,
             r.amount_minor || ', fee ' || r.fee_minor || ' for return ' || r.id as found
        from wallet.deposit_return r left join booked b on b.entry_seq = r.entry_id::bigint
       where (b.taken, b.fee) is distinct from (r.amount_minor, r.fee_minor) limit $1`,
  }),
];
