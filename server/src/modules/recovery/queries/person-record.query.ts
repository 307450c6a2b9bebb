import { recordList } from '../../../platform/db/record-list.ts';

/** A person's recovery cases, for the record that is kept of them. */
export const recoveryCases = recordList({
  name: 'recovery_cases',
  columns: `c.id, c.asset, c.network, c.tx_hash, c.amount_text as amount, c.problem, c.note, c.return_address, c.return_memo,
    c.confirmed_at_ms, c.signed_by, c.state, c.explanation, c.deposit_id, c.created_at_ms, c.updated_at_ms`,
  from: 'recovery.deposit_case c',
  where: 'c.uid = $1',
  time: 'c.created_at_ms',
  id: 'c.id',
});
