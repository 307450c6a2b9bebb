import { type BookCheck, sqlCheck } from '../../../ledger/reconcile/book-check.ts';

/** What reconciliation compares the rows of spot with. */
export const spotChecks: readonly BookCheck[] = [
  // A market in the catalog must be the one that the core trades.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: false,
    sql: `
      select s.base as asset, null as account, null as entry_id, t.lot_minor || ' a lot' as expected,
             s.lot_minor || ' a lot in ' || s.symbol as found
        from spot.market s join trading.market t on t.market = s.market where s.lot_minor <> t.lot_minor limit $1`,
  }),
  // A merge must have taken from each account of the core what its share says.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select m.token as asset, null as account, null as entry_id,
             coalesce(t.amount_minor, 0) || ' taken, ' || div(s.before_minor, m.ratio) || ' left' as expected,
             s.before_minor - s.after_minor || ' taken, ' || s.after_minor || ' left of account ' || s.account as found
        from spot.token_merge m join spot.token_merge_share s on s.merge_id = m.id
        left join trading.transfer t on t.account = s.account and t.transfer_id = 'm:' || replace(m.id::text, '-', '')
       where s.after_minor <> div(s.before_minor, m.ratio)
          or (t.number is not null or m.booked_at_ms is not null) and s.before_minor - s.after_minor <> coalesce(t.amount_minor, 0)
       limit $1`,
  }),
];
