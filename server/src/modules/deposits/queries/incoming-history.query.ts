import type { FinalOnly } from '@bourse/core/wallet/early-credit.ts';
import { DEPOSIT_STATES, type DepositState, WITHDRAWAL_STATES } from '@bourse/core/wallet/record-status.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { type HistoryFilter, type HistorySource, historySql, historyValues } from '../../balances/public.ts';
import { type FinalOnlyRow, finalOnlyOf } from '../store/early-credit.store.ts';

/** Money that came, from a chain or from another person. */
export interface Incoming {
  readonly id: string;
  readonly kind: 'ONCHAIN' | 'INTERNAL' | 'LINKED';
  readonly asset: string;
  readonly network: string;
  readonly address: string;
  readonly memo: string | null;
  readonly txId: string;
  readonly amountMinor: bigint;
  readonly state: DepositState;
  readonly confirmations: number;
  readonly creditAt: number;
  readonly unlockAt: number;
  /** Why it is credited only once it is final; null if it is not held for that, or is credited already. */
  readonly finalOnly: FinalOnly | null;
  /** The masked sender of an internal receipt. */
  readonly counterparty: string | null;
  readonly atMs: number;
  readonly updatedAtMs: number;
}

interface Row extends FinalOnlyRow {
  id: string;
  kind: Incoming['kind'];
  asset: string;
  network: string;
  address: string;
  memo: string | null;
  tx_id: string;
  amount_minor: string;
  state: Incoming['state'];
  confirmations: number;
  credit_at: number;
  unlock_at: number;
  counterparty: string | null;
  at_ms: string;
  updated_at_ms: string;
}

const DEPOSIT_KIND = `case when d.link_id is null then 'ONCHAIN' else 'LINKED' end`;
const WAITS = `case when d.state in ('DETECTED', 'CONFIRMING') then d.final_only_reason end as final_only_reason`;
/**
 * Deposits of the house have no uid, so this finds people's only. No condition is added to say so: the planner would
 * then underestimate how many rows a person has.
 */
export const DEPOSIT: HistorySource = {
  columns: `d.id, ${DEPOSIT_KIND} as kind, d.asset, d.network, d.address, nullif(d.memo, '') as memo,
    case when d.output_key like 'balance:%' then '' else d.tx_hash end as tx_id,
    d.amount_minor, d.state, d.confirmations, d.credit_at, d.unlock_at, ${WAITS},
    d.final_only_worth_minor, d.final_only_limit_minor, null as counterparty, d.detected_at_ms as at_ms,
    d.updated_at_ms`,
  from: 'wallet.deposit d',
  alias: 'd',
  where: 'd.uid = $1',
  time: 'detected_at_ms',
  kind: DEPOSIT_KIND,
  states: DEPOSIT_STATES,
  txId: 'tx_hash',
  address: 'address',
};
/** Only what one person sends to another has a recipient, so no condition on the kind is needed. */
export const RECEIPT: HistorySource = {
  columns: `w.id, 'INTERNAL' as kind, w.asset, '' as network, '' as address, null as memo, '' as tx_id,
    w.amount_minor - w.fee_minor, w.state, 0 as confirmations, 0 as credit_at, 0 as unlock_at, null as final_only_reason,
    null::numeric as final_only_worth_minor, null::numeric as final_only_limit_minor, w.from_masked as counterparty,
    w.created_at_ms as at_ms, w.updated_at_ms`,
  from: 'wallet.withdrawal w',
  alias: 'w',
  where: 'w.to_uid = $1',
  time: 'created_at_ms',
  kind: `'INTERNAL'`,
  states: WITHDRAWAL_STATES,
};

function asIncoming(row: Row): Incoming {
  return {
    id: row.id,
    kind: row.kind,
    asset: row.asset,
    network: row.network,
    address: row.address,
    memo: row.memo,
    txId: row.tx_id,
    amountMinor: BigInt(row.amount_minor),
    state: row.state,
    confirmations: row.confirmations,
    creditAt: row.credit_at,
    unlockAt: row.unlock_at,
    finalOnly: finalOnlyOf(row),
    counterparty: row.counterparty,
    atMs: Number(row.at_ms),
    updatedAtMs: Number(row.updated_at_ms),
  };
}

/**
 * Incoming money, newest first. Each source yields its newest rows by its own index, and the merged list is cut to the
 * page.
 */
export async function findIncoming(q: Queryable, filter: HistoryFilter): Promise<Incoming[]> {
  const rows = await q.query<Row>(
    `select * from (${historySql(DEPOSIT, filter)} union all ${historySql(RECEIPT, filter)}) came
      order by at_ms desc, id desc limit $8`,
    historyValues(filter),
  );
  return rows.map(asIncoming);
}

/** One of the person's own; null for another person's. */
export async function findOwnIncoming(q: Queryable, uid: string, id: string): Promise<Incoming | null> {
  const one = (source: HistorySource) =>
    `select ${source.columns} from ${source.from} where ${source.where} and ${source.alias}.id = $2`;
  const rows = await q.query<Row>(`${one(DEPOSIT)} union all ${one(RECEIPT)} limit 1`, [uid, id]);
  return rows[0] ? asIncoming(rows[0]) : null;
}
