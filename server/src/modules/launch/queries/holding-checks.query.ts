import { type BookCheck, sqlCheck } from '../../../ledger/reconcile/book-check.ts';
import { digestSql, ROWS_SQL } from '../store/snapshot.store.ts';

/** What snapshots have read must be what they wrote down of it. Only in whole runs, because the cost grows with all that is kept. */
export const holdingChecks: readonly BookCheck[] = [
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select asset, 'snapshot ' || hour_ms as account, null as entry_id, coalesce(encode(s.digest, 'hex'), 'none') as expected,
             coalesce(encode(${digestSql('s.people', 'w.rows')}, 'hex'), 'rows of no snapshot') as found
        from launch.snapshot s
        full join (select asset, hour_ms, ${ROWS_SQL} as rows from launch.snapshot_balance group by asset, hour_ms) w
          using (asset, hour_ms)
       where s.digest is distinct from ${digestSql('s.people', 'w.rows')} or (s.digest is null and w.rows is not null) limit $1`,
  }),
];
