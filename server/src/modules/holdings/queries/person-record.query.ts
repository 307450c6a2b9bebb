import { type RecordList, recordList } from '../../../platform/db/record-list.ts';
import { findOwnBalance } from '../../balances/public.ts';

/** What the person has now, account by account; the range does not matter. */
const balances: RecordList = {
  name: 'balances',
  read: async (q, { uid }) => ({
    rows: (await findOwnBalance(q, uid)).map(({ account, asset, availableMinor, heldMinor }) => {
      return { account, asset, availableMinor, heldMinor };
    }),
    next: null,
  }),
};

const depositAddresses = recordList({
  name: 'deposit_addresses',
  columns: 'a.id, a.family, a.address, a.memo, a.is_current, a.created_at_ms',
  from: 'wallet.deposit_address a',
  where: 'a.uid = $1',
  time: 'a.created_at_ms',
  since: null,
  id: 'a.id',
});

const savedAddresses = recordList({
  name: 'saved_addresses',
  columns: `a.id, a.kind, a.asset, a.network, a.address, a.memo, a.account_type, a.account, a.remark, a.source,
    a.created_at_ms, a.active_from_ms, a.deleted_at_ms`,
  from: 'wallet.address_entry a',
  where: 'a.uid = $1',
  time: 'a.created_at_ms',
  since: null,
  id: 'a.id',
});

const deposits = recordList({
  name: 'deposits',
  columns: `d.id, d.asset, d.amount_minor, d.network, d.from_address, d.address, d.memo, d.tx_hash, d.state, d.state_reason,
    d.block_height, d.link_id, d.detected_at_ms, d.credited_at_ms, d.completed_at_ms, d.leaves_from_ms,
    (select coalesce(json_agg(json_build_object('source', s.source, 'statement', s.statement, 'at_ms', s.at_ms::text)
       order by s.at_ms, s.id), '[]') from wallet.source_of_funds s where s.deposit_id = d.id) as sources_of_funds,
    (select coalesce(json_agg(json_build_object('address', r.to_address, 'amount_minor', r.amount_minor::text, 'state', r.state,
       'tx_hash', r.tx_hash, 'at_ms', r.created_at_ms::text) order by r.created_at_ms, r.id), '[]')
     from wallet.deposit_return r where r.deposit_id = d.id) as returns`,
  from: 'wallet.deposit d',
  where: 'd.uid = $1',
  time: 'd.detected_at_ms',
  id: 'd.id',
});

const withdrawals = recordList({
  name: 'withdrawals',
  columns: `w.id, w.kind, w.asset, w.amount_minor, w.fee_minor, w.usdt_value_minor, w.network, w.address, w.memo, w.txid,
    w.state, w.address_risk, w.is_first_use, w.device_seen_at_ms, w.country_seen_at_ms, w.review_reasons, w.reject_code,
    w.reject_reason, w.failure_code, w.created_at_ms, w.approved_at_ms, w.completed_at_ms,
    (select coalesce(json_agg(json_build_object('state', s.state, 'at_ms', s.at_ms::text) order by s.step_no), '[]')
       from wallet.withdrawal_step s where s.withdrawal_id = w.id) as steps,
    (select coalesce(json_agg(json_build_object('question', q.question, 'note', q.note, 'asked_at_ms', q.asked_at_ms::text,
       'answer', q.answer, 'answered_at_ms', q.answered_at_ms::text) order by q.asked_at_ms, q.id), '[]')
       from wallet.withdrawal_question q where q.withdrawal_id = w.id) as questions`,
  from: 'wallet.withdrawal w',
  where: `w.uid = $1 and w.kind <> 'INTERNAL'`,
  time: 'w.created_at_ms',
  id: 'w.id',
});

/** What people sent each other, with the uid of the other person. */
const internalTransfers = recordList({
  name: 'internal_transfers',
  columns: `w.id, case when w.uid = $1 then 'sent' else 'received' end as direction,
    case when w.uid = $1 then w.to_uid else w.uid end as counterparty_uid, w.asset, w.amount_minor, w.usdt_value_minor, w.state,
    w.created_at_ms, w.completed_at_ms`,
  from: 'wallet.withdrawal w',
  where: `w.kind = 'INTERNAL' and (w.uid = $1 or w.to_uid = $1)`,
  time: 'w.created_at_ms',
  id: 'w.id',
});

/** Everything that these rooms keep of a person beside bookings. */
export const walletRecords = {
  balances,
  depositAddresses,
  savedAddresses,
  deposits,
  withdrawals,
  internalTransfers,
} as const;
