import { WITHDRAWAL_STATES } from '@bourse/core/wallet/record-status.ts';
import type { WithdrawalState } from '@bourse/core/wallet/withdrawal-state.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { type HistoryFilter, type HistorySource, historySql, historyValues } from '../../balances/public.ts';
import { asWithdrawal, WITHDRAWAL_COLUMNS, type Withdrawal, type WithdrawalRow } from './withdrawal-row.ts';

export interface WithdrawalStep {
  readonly state: WithdrawalState;
  readonly atMs: number;
}
/** A question of a reviewer to the owner, and the answer. */
interface WithdrawalQuestion {
  readonly id: string;
  readonly question: 'PURPOSE' | 'RECIPIENT' | 'SOURCE_OF_FUNDS' | 'RECENT_CHANGES' | 'OTHER';
  readonly note: string | null;
  readonly askedAtMs: number;
  readonly answer: string | null;
  readonly answeredAtMs: number | null;
}
/** A withdrawal with everything that a screen shows beside it. */
export interface WithdrawalView {
  readonly withdrawal: Withdrawal;
  readonly steps: readonly WithdrawalStep[];
  /** Confirmations of its payment; null while there is none. */
  readonly confirmations: number | null;
  readonly questions: readonly WithdrawalQuestion[];
  readonly returnAskedAtMs: number | null;
}

interface QuestionJson {
  id: string;
  question: WithdrawalQuestion['question'];
  note: string | null;
  asked_at_ms: string;
  answer: string | null;
  answered_at_ms: string | null;
}
interface ViewRow extends WithdrawalRow {
  steps: { state: WithdrawalState; at_ms: string }[];
  confirmations: number | null;
  questions: QuestionJson[];
  return_asked_at_ms: string | null;
}

/** Orders questions asked at one moment as the form does. `q` is the table. */
export const QUESTION_ORDER =
  "array_position(array['PURPOSE', 'RECIPIENT', 'SOURCE_OF_FUNDS', 'RECENT_CHANGES', 'OTHER'], q.question)";

// Times are text in JSON, as everywhere else.
const COLUMNS = `w.*,
    (select coalesce(json_agg(json_build_object('state', s.state, 'at_ms', s.at_ms::text) order by s.step_no), '[]')
       from wallet.withdrawal_step s where s.withdrawal_id = w.id) as steps,
    (select greatest(c.head_height - p.mined_height + 1, 0)::int from wallet.payment p
       join wallet.network_cursor c on c.network = p.network
      where p.kind = 'withdrawal' and p.ref = w.id::text and p.state <> 'FAILED' and p.mined_height is not null
      limit 1) as confirmations,
    (select coalesce(json_agg(json_build_object('id', q.id, 'question', q.question, 'note', q.note,
         'asked_at_ms', q.asked_at_ms::text, 'answer', q.answer, 'answered_at_ms', q.answered_at_ms::text)
         order by q.asked_at_ms, ${QUESTION_ORDER}), '[]')
       from wallet.withdrawal_question q where q.withdrawal_id = w.id) as questions,
    (select r.asked_at_ms from wallet.return_request r where r.withdrawal_id = w.id) as return_asked_at_ms`;

const asView = (row: ViewRow): WithdrawalView => ({
  withdrawal: asWithdrawal(row),
  steps: row.steps.map((step) => ({ state: step.state, atMs: Number(step.at_ms) })),
  confirmations: row.confirmations,
  questions: row.questions.map((each) => ({
    id: each.id,
    question: each.question,
    note: each.note,
    askedAtMs: Number(each.asked_at_ms),
    answer: each.answer,
    answeredAtMs: each.answered_at_ms === null ? null : Number(each.answered_at_ms),
  })),
  returnAskedAtMs: row.return_asked_at_ms === null ? null : Number(row.return_asked_at_ms),
});

/** The withdrawal that a request id has already made. */
export async function findByRequest(
  q: Queryable,
  request: { readonly uid: string; readonly operation: Withdrawal['operation']; readonly requestId: string },
): Promise<Withdrawal | null> {
  const rows = await q.query<WithdrawalRow>(
    `select ${WITHDRAWAL_COLUMNS} from wallet.withdrawal where uid = $1 and operation = $2 and request_id = $3`,
    [request.uid, request.operation, request.requestId],
  );
  return rows[0] ? asWithdrawal(rows[0]) : null;
}

/** One of the person's own withdrawals, by its id or its request's id; null for another person's. */
export async function findOwnWithdrawal(
  q: Queryable,
  uid: string,
  by: { readonly id?: string | undefined; readonly requestId?: string | undefined },
): Promise<WithdrawalView | null> {
  if (by.id === undefined && by.requestId === undefined) return null;
  const rows = await q.query<ViewRow>(
    `select ${COLUMNS} from wallet.withdrawal w
     where w.uid = $1 and ($2::uuid is null or w.id = $2) and ($3::text is null or w.request_id = $3)
     order by w.created_at_ms desc, w.id desc limit 1`,
    [uid, by.id ?? null, by.requestId ?? null],
  );
  return rows[0] ? asView(rows[0]) : null;
}

/** The condition for what a person has sent. */
export const SENT: HistorySource = {
  columns: COLUMNS,
  from: 'wallet.withdrawal w',
  alias: 'w',
  where: 'w.uid = $1',
  time: 'created_at_ms',
  kind: 'w.kind',
  states: WITHDRAWAL_STATES,
  txId: 'txid',
  address: 'address',
};

/** Withdrawals and sends, newest first. */
export async function findWithdrawals(q: Queryable, filter: HistoryFilter): Promise<WithdrawalView[]> {
  const rows = await q.query<ViewRow>(historySql(SENT, filter), historyValues(filter));
  return rows.map(asView);
}
