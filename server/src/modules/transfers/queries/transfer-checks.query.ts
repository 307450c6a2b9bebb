import { type BookCheck, sqlCheck } from '../../../ledger/reconcile/book-check.ts';

/** What reconciliation compares transfer rows with; money in transit is compared elsewhere. */
export const transferChecks: readonly BookCheck[] = [
  sqlCheck({
    kind: 'ROW_NOT_ENTRY',
    isWhole: true,
    sql: `
      with first as (
        select t.id, t.asset, t.state, t.amount_minor, e.seq from wallet.transfer t
          left join ledger.entry e on e.key = 'transfer:' || t.id || ':0'),
      booked as (
        select entry_seq, sum(greatest(available_minor, 0)) as minor from ledger.posting
         where entry_seq in (select seq from first) group by entry_seq)
      select f.asset, null as account, f.seq::text as entry_id, coalesce(b.minor, 0)::text as expected,
             f.amount_minor || ' for transfer ' || f.id as found
        from first f left join booked b on b.entry_seq = f.seq
       where (f.seq is not null or f.state = 'DONE') and b.minor is distinct from f.amount_minor limit $1`,
  }),
];
