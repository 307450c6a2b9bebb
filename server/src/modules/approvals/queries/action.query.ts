import type { StaffRole } from '@bourse/contract/endpoint.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import type { PlainRecord } from '../staff-action.ts';
import type { ActionState } from '../store/action.store.ts';

export interface ShownAction {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly uid: string | null;
  /** The login of the member of staff whom it is about, if any. */
  readonly subjectLogin: string | null;
  readonly before: PlainRecord;
  readonly after: PlainRecord;
  readonly contentHash: string;
  readonly reason: string;
  readonly state: ActionState;
  readonly proposedBy: string;
  readonly proposer: string;
  readonly proposerRole: StaffRole;
  readonly proposedAtMs: number;
  readonly decider: string | null;
  readonly decisionReason: string | null;
  readonly decidedAtMs: number | null;
  /** Whether it is about an account on which the reader may not act. */
  readonly isOwnAccount: boolean;
  /** Whether it is about the reader. */
  readonly isOwnStaffAccount: boolean;
}

interface Wanted {
  /** The kinds to show. */
  readonly kinds: readonly string[];
  /** Which list: what waits, what this member asked for, or what is decided. */
  readonly tab: 'waiting' | 'asked' | 'decided';
  readonly staffId: string;
  /** The id of the last one seen. */
  readonly before: string | null;
  readonly limit: number;
}

interface Row {
  id: string;
  kind: string;
  subject: string;
  uid: string | null;
  subject_login: string | null;
  before_text: string;
  after_text: string;
  content_hash: string;
  reason: string;
  state: ActionState;
  proposed_by: string;
  proposer: string;
  proposer_role: StaffRole;
  proposed_at_ms: string;
  decider: string | null;
  decision_reason: string | null;
  decided_at_ms: string | null;
  is_own_account: boolean;
  is_own_staff_account: boolean;
}

/** Actions that staff asked for, newest first. The list of waiting ones leaves out the reader's own. */
export async function listActions(q: Queryable, wanted: Wanted): Promise<ShownAction[]> {
  const rows = await q.query<Row>(
    `select a.id, a.kind, a.subject, a.uid, o.login as subject_login, a.before_text, a.after_text, a.content_hash, a.reason,
       a.state, a.proposed_by, p.login as proposer, p.role as proposer_role, a.proposed_at_ms, d.login as decider,
       a.decision_reason, a.decided_at_ms,
       exists (select 1 from approvals.staff_person r where r.staff_id = $2 and r.uid = a.uid) as is_own_account,
       a.subject = 'staff:' || $2 as is_own_staff_account
     from approvals.action a join approvals.staff p on p.id = a.proposed_by
       left join approvals.staff d on d.id = a.decided_by
       left join approvals.staff o on a.subject = 'staff:' || o.id
     where a.kind = any ($1::text[]) and ($3::uuid is null or a.id < $3)
       and case $4 when 'waiting' then a.state = 'WAITING' and a.proposed_by <> $2
                   when 'asked' then a.proposed_by = $2
                   else a.state <> 'WAITING' end
     order by a.id desc limit $5`,
    [wanted.kinds, wanted.staffId, wanted.before, wanted.tab, wanted.limit],
  );
  return rows.map(actionOf);
}

function actionOf(row: Row): ShownAction {
  return {
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    uid: row.uid,
    subjectLogin: row.subject_login,
    before: JSON.parse(row.before_text) as PlainRecord,
    after: JSON.parse(row.after_text) as PlainRecord,
    contentHash: row.content_hash,
    reason: row.reason,
    state: row.state,
    proposedBy: row.proposed_by,
    proposer: row.proposer,
    proposerRole: row.proposer_role,
    proposedAtMs: Number(row.proposed_at_ms),
    decider: row.decider,
    decisionReason: row.decision_reason,
    decidedAtMs: row.decided_at_ms === null ? null : Number(row.decided_at_ms),
    isOwnAccount: row.is_own_account,
    isOwnStaffAccount: row.is_own_staff_account,
  };
}
