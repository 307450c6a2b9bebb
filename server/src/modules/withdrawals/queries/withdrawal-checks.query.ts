import { type BookCheck, sqlCheck } from '../../../ledger/reconcile/book-check.ts';
import { IS_UNDER_WAY } from './withdrawal-states.ts';

const contentSql = (which: string): string => `
  select w.asset, null as account, w.entry_id, 'what was asked for' as expected, 'withdrawal ' || w.id as found
    from wallet.withdrawal w where w.seal <> wallet.withdrawal_seal(w) and ${which} limit $1`;

/** What reconciliation compares withdrawal rows with. Their open holds are checked by the owner of the holds. */
export const withdrawalChecks: readonly BookCheck[] = [
  sqlCheck({ kind: 'CONTENT_CHANGED', isWhole: false, sql: contentSql(IS_UNDER_WAY) }),
  sqlCheck({ kind: 'CONTENT_CHANGED', isWhole: true, sql: contentSql(`not ${IS_UNDER_WAY}`) }),
  // Each withdrawal's hold must be what its owner asked for, and no hold may be anybody else's.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select coalesce(w.asset, a.asset) as asset, a.path as account, h.entry_seq::text as entry_id,
             coalesce(w.amount_minor::text, 'no withdrawal') as expected,
             coalesce(h.amount_minor::text, 'nothing') || ' held for ' || coalesce(h.key, w.hold_key) as found
        from (select hold_key, uid, asset, amount_minor from wallet.withdrawal where hold_key is not null) w
        full join (select * from ledger.hold where reason = 'WITHDRAWAL') h on h.key = w.hold_key
        left join ledger.account a on a.id = h.account_id
       where (h.amount_minor, a.uid, a.asset) is distinct from (w.amount_minor, w.uid, w.asset) limit $1`,
  }),
  // A completed withdrawal must have taken its amount from the payer and given the house its fee.
  sqlCheck({
    kind: 'ROW_NOT_ENTRY',
    isWhole: true,
    sql: `
      with booked as (
        select p.entry_seq, a.uid, -sum(p.available_minor + p.held_minor) filter (where a.is_user) as taken,
               coalesce(sum(p.available_minor) filter (where a.account = 'fees'), 0) as fee
          from ledger.posting p join ledger.account a on a.id = p.account_id
         where (a.is_user or a.account = 'fees')
           and p.entry_seq in (select entry_id::bigint from wallet.withdrawal where state = 'COMPLETED')
         group by p.entry_seq, a.uid)
      select w.asset, null as account, w.entry_id, coalesce(b.taken, 0) || ', fee ' || coalesce(f.fee, 0) as expected,
             w.amount_minor || ', fee ' || w.fee_minor || ' for withdrawal ' || w.id as found
        from wallet.withdrawal w
        left join booked b on b.entry_seq = w.entry_id::bigint and b.uid = w.uid
        left join booked f on f.entry_seq = w.entry_id::bigint and f.uid is null
       where w.state = 'COMPLETED'
         and (coalesce(b.taken, 0), coalesce(f.fee, 0)) is distinct from (w.amount_minor, w.fee_minor) limit $1`,
  }),
];
